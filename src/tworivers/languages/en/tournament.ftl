# Tournaments: the command, its tables and the page.

tournament-title = { $game }: a tournament
tournament-facts = { $bots ->
    [one] One bot
   *[other] { $bots } bots
  }, tables of { $seats }, { $games ->
    [one] one game
   *[other] { $games } games
  }
tournament-stopped = Stopped before the end: { $played } of { $games } games were played.
tournament-percent = { $percent }%
tournament-interval = { $low } to { $high }
tournament-elo = Elo
tournament-seat = Seat { $seat }

tournament-ratings = Ratings
tournament-ratings-lead = On the Elo scale, 0 being the mean of all: with 100 points more, one finishes before the other in 64% of their meetings. The bars hold the true value with a probability of 95%.
tournament-cross = Who beats whom
tournament-cross-lead = How often the bot of a row finished before the bot of a column; a shared place is half for each.
tournament-scores = Scores
tournament-scores-lead = How the points of each bot spread over its games; the golden mark is the mean.
tournament-seats = Seats
tournament-seats-lead = The share of tables, in per cent, that were won from each seat, in the order of seats at the start; the golden mark is what would be even. Bots sat everywhere in turn, so this says nothing about them.
tournament-repeat = To repeat it
tournament-repeat-lead = The same plan gives the same games, unless a bot thinks by the clock.

tournament-column-bot = Bot
tournament-column-elo = Elo
tournament-column-interval = 95%
tournament-column-games = Seats
tournament-column-won = Won
tournament-column-score = Score
tournament-column-spread = Spread
tournament-column-thought = ms a choice

tournament-fact-command = Command
tournament-fact-seed = Seed
tournament-fact-options = Options
tournament-fact-box = Box
tournament-fact-rules = Version of the rules
tournament-fact-program = Program
tournament-fact-cycle = Games until all is even
tournament-fact-clock = Think by the clock
tournament-standard-box = the standard one
tournament-own-box = one of your own, kept in report.json

tournament-playing = Playing
tournament-written = Written: { $files }
tournament-broken-off = Stopped: { $played } of { $games } games were played.
tournament-lost = A process that played ended by itself, perhaps for want of memory; what was played before is kept.
tournament-nothing = Stopped before the first game was over; nothing is written.
tournament-same = Repeated: all { $games } games went the same way.
tournament-differs = Repeated: { $count } of { $games } games went another way, the first is game { $first }.
tournament-differs-clock = These bots think by the clock and may decide otherwise each time: { $bots }.

tournament-few-bots = --bots names { $count ->
    [0] nobody
    [one] one bot
   *[other] { $count } bots
  }; expected at least two different ones, separated by commas
tournament-many-bots = --bots names { $count } bots; at most { $most } can play each other
tournament-bot-twice = bot { $name } is named twice
tournament-missing = { $option } is missing; expected { $expected }
tournament-what-bots = bots separated by commas, such as random,greedy
tournament-repeat-fixed = { $option } stands in { $file } and can't be given again
tournament-repeat-rules = { $file } was played by version { $rules } of the rules; this program has version { $current }
tournament-many-processes = --processes is { $processes }; at most { $most } are possible
tournament-both = --processes and --ray say where to play; give one of them
