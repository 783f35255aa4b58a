# What every game shares: the match and the command line.

match-over = The game is over.
match-unknown-seat = There is no seat { $seat }; the seats are 0 to { $last }.
match-unknown-action = There is no action { $action }.
match-not-legal = That can't be done now.
lesson-not-here = This is not part of the lesson.
match-undo-nothing = Nothing has been decided yet.
match-undo-other = The last decision was another player's.
match-undo-over = The game is over and its seed is known, so nothing can be taken back.
match-undo-known = Chance had its say or something hidden was shown, so this can't be taken back.

cli-preparing = Preparing the rules for this machine
cli-simulating = Playing

cli-unknown-game = unknown game { $name }; there is { $games }
cli-no-game = which game? There is { $games }
cli-unknown-language = unknown language { $name }; there is { $languages }
cli-unknown-seat = seat { $name }: expected { $kinds }
cli-unknown-device = unknown device { $name }; there is { $devices }
cli-unknown-bot = bot { $name }: expected { $kinds }
cli-bots-count = { $bots } bots for { $seats } seats; expected one for each, or fewer, who then sit in turn
cli-bots-device = --device { $device } has only { $bots } bots; let others play with --device cpu
cli-process-lost = a process that played ended by itself, perhaps for lack of memory; try fewer with --threads
cli-no-study = there is no study of { $game }; there is one of { $games }
cli-train-seats = --seats { $text }: expected numbers of players, separated by commas; there is { $seats }
cli-train-learning = Learning
cli-train-strength = { $seconds } s, { $games } games, { $speed } decisions/s: with { $seats } players { $won } ± { $error }% won against { $against }, { $points } points to { $others }
cli-train-written = The network, its checkpoint and the report lie in { $folder }
cli-option-form = option { $text }: expected name=value
cli-option-twice = option { $name } is given twice
cli-empty-path = { $what }: expected the name of a file, found nothing
cli-too-many-games = --games is { $games }; at most { $most } can be played at a time
cli-too-many-threads = --threads is { $threads }; at most { $most } are possible
cli-no-memory = there isn't enough memory for { $games } games at a time; choose fewer
cli-box-unreadable = { $file }: can't be read: { $reason }
cli-box-no-text = { $file }: can't be read: it isn't text (UTF-8)
cli-file-exists = { $file } exists already and is left as it is; choose another name
cli-file-unwritable = { $file }: can't be written: { $reason }
cli-resume-other-game = { $file } is a game of { $game }, not of { $wanted }
cli-resume-fixed = { $option } can't be changed in a game that goes on
cli-no-such-move = { $file } has { $moves ->
    [one] one move
   *[other] { $moves } moves
  }; there is no position after move { $at }

cli-welcome = { $game }: { $players }
cli-seed-hash = All chance follows from a seed, shown at the end. Its hash: { $hash }
cli-kept-in = Every move is kept in { $file }
cli-goes-on = The game goes on after move { $moves }.
cli-choose = Number, or h for help:
cli-question = { $who }: { $question }
cli-hand-over = The keyboard goes to { $who }. Nobody else looks? Then press Enter.
cli-not-a-choice = { $text } is not a choice. Type a number from 1 to { $last }, or h for help.
cli-help =
    1, 2, 3 …      take that choice; its text in a save file works too
    b, board       show the board, the question and the choices again
    u, undo        take back your last choice, unless something became known or another player decided since
    w, why         why not? What would answer the question but can't be done now
    w TEXT         the same for all actions whose text in a save file begins with TEXT
    l, log         what happened lately; l and a number: that many moves
    s, save FILE   save a copy in FILE
    h, help, ?     this help
    q, quit        quit; the game is kept
cli-undone = Taken back: { $action }
cli-saved = Saved in { $file }
cli-save-which = The game is kept in { $file }; s and a file name saves a copy there.
cli-legal-now = You can do that: it is choice { $number }.
cli-why-more = … and { $count } more for reasons like this; w and the beginning of their text shows them
cli-why-nothing = All that would answer this question can be done; w and the beginning of an action's text tells about others.
cli-why-unknown = No action that can't be done now begins with { $text }.
cli-nothing-yet = Nothing has happened yet.
cli-left = The game is kept. Go on with: tworivers play --resume { $file }
cli-not-kept = The game could not be kept: { $file }: { $reason }

cli-bot-random = random bot
cli-bot-apprentice = apprentice
cli-bot-scribe = scribe
cli-bot-merchant = merchant
cli-bot-steward = steward
cli-bot-governor = governor
cli-bot-vizier = vizier
cli-bot-sage = sage

cli-final = The game is over
cli-player = Player
cli-score = Score
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
cli-seed-fits = The seed was { $seed }; its hash is the one shown at the start, { $hash }.
cli-and = { $names } and { $last }

cli-sim-games = Games
cli-sim-decisions = Decisions
cli-sim-speed = Decisions a second
cli-sim-seconds = Seconds
cli-sim-seed = Seed
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-mean = Mean score
cli-sim-sd = Spread
cli-sim-wins = Games won
cli-sim-share = { $wins } ({ $percent }%)

cli-replay-title = After { $at ->
    [one] one move
   *[other] { $at } moves
  } of { $moves }
cli-move-unseen = { $number }. { $who }
cli-move = { $number } { $who }: { $action }

cli-verified = { $file }: sound
cli-verified-game = { $game }, { $seats } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }, all legal
cli-verified-rules = played by version { $rules } of the rules, which is this program's
cli-verified-other-rules = played, and replayed, by version { $rules } of the rules; new games are played by version { $current }
cli-verified-seed = the seed fits its hash { $hash }
cli-verified-result = result { $scores }
cli-verified-running = not finished; scores now { $scores }

# Figures of `tworivers bench`

cli-bench-random = Random play, { $seats } seats: { $median } million decisions/s on one core ({ $low } to { $high })
cli-bench-copy = A state copied in native code: { $median } ns ({ $low } to { $high })
cli-bench-python = legal + apply from Python: { $median } µs ({ $low } to { $high })
cli-bench-threads = Two threads: { $median } times one ({ $low } to { $high })
cli-bench-start = Start-up to the first move: { $median } s ({ $low } to { $high })
cli-bench-compile = Compiling everything anew: { $median } s

# Hints: several things in one sentence, and what a search says where no change speaks for a choice

hint-and = { $one } and { $other }
hint-list = { $one }, { $other }
hint-last-step = { $one }, then { $other }
hint-steps = { $one }, { $other }
hint-fares = In games played on in thought you win { $percent }% with this, { $other }% with the other.
hint-even = It makes little difference: in games played on in thought you win about { $percent }% either way.
hint-only = { $count ->
    [one] There is only 1 choice.
   *[other] All { $count } choices come to the same.
}
