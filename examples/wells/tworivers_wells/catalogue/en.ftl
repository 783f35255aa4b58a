seat-ash = Ash
seat-bay = Bay
seat-cob = Cob
ask-guess = Is your neighbour's well shallow or deep?
ask-turn = Your turn.
do-guess-shallow = Guess that your neighbour's well is shallow
do-guess-deep = Guess that your neighbour's well is deep
do-add = { $count ->
    [one] Drop a pebble
   *[other] Drop { $count } pebbles
  }
do-peek = Look into your neighbour's well
do-roll = Throw the die and end your turn
do-stop = Stop, with { $water }
event-guessed = { $who } guessed.
event-guesses-shown = The guesses are shown.
event-added = { $who } dropped { $count }.
event-peeked = { $who } looked into { $whose } well.
event-rolled = { $who } threw { $count }.
event-spilled = { $who } went over the rim.
event-stopped = { $who } stopped.
event-over = The game is over.
why-over = The game is over.
why-guessing = First everybody guesses.
why-guessed = You have guessed already.
why-not-guessing = The guesses are made.
why-other-seat = It is { $who } who decides now.
why-pebbles = You have { $have } pebbles, not { $need }.
why-rim = That would go over the rim of { $rim }.
why-peeked = You have seen it already.
option-start = Who begins
option-start-first = the first seat
option-start-thrown = the die says
