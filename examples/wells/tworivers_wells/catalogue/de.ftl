seat-ash = Esche
seat-bay = Lorbeer
seat-cob = Hasel
ask-guess = Ist der Brunnen nebenan flach oder tief?
ask-turn = Du bist am Zug.
do-guess-shallow = Rate: Der Brunnen nebenan ist flach
do-guess-deep = Rate: Der Brunnen nebenan ist tief
do-add = { $count ->
    [one] Einen Kiesel hineinwerfen
   *[other] { $count } Kiesel hineinwerfen
  }
do-peek = In den Brunnen nebenan schauen
do-roll = Würfeln und den Zug beenden
do-stop = Aufhören, mit { $water }
event-guessed = { $who } hat geraten.
event-guesses-shown = Die Tipps liegen offen.
event-added = { $who } wirft { $count } hinein.
event-peeked = { $who } schaut in den Brunnen von { $whose }.
event-rolled = { $who } würfelt { $count }.
event-spilled = Bei { $who } läuft der Brunnen über.
event-stopped = { $who } hört auf.
event-over = Das Spiel ist aus.
why-over = Das Spiel ist aus.
why-guessing = Erst raten alle.
why-guessed = Du hast schon geraten.
why-not-guessing = Das Raten ist vorbei.
why-other-seat = Jetzt entscheidet { $who }.
why-pebbles = Du hast { $have } Kiesel, nicht { $need }.
why-rim = Das ginge über den Rand von { $rim }.
why-peeked = Du hast ihn schon gesehen.
option-start = Wer beginnt
option-start-first = der erste Platz
option-start-thrown = der Würfel entscheidet
