# The help of the command `tworivers`. Names of commands, options and values stay as they are.

help-usage = Usage:
help-any-options = [OPTIONS]
help-any-command = COMMAND [ARGUMENTS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [otherwise: { $value }]
help-help = show this help
help-version = show the version
help-or = { $names } or { $last }
help-and = { $names } and { $last }

help-game = { $games }
help-file = a saved game
help-lang = language; otherwise that of the environment
help-as-json = one JSON object instead of a table
help-option = an option of the game, the first value being the default; may be given several times. { $options }
help-box = your own component file; start from `tworivers box GAME`
help-seed = a number; the same one gives the same games

command-tworivers = { $games }: play them in the browser, simulate them, study them. Without a command: start, and open the browser.
command-serve = Serve the games to browsers. Every move is kept before it counts.
help-serve-host = address to listen on; 0.0.0.0 for all of this machine's
help-serve-port = port to listen on; 0 for any that is free
help-serve-db = PostgreSQL or SQLite address; otherwise { $tables }
help-serve-shared = other servers use the same PostgreSQL, each with this option
help-serve-workers = processes that think for bots; otherwise one for each processor
help-serve-think-elsewhere = strong bots think in processes of `tworivers think`, on whatever machine
help-serve-pause = seconds after what people see a bot do
help-serve-allowed-host = a name that browsers find this server by; *.NAME for all below it, * for any
help-serve-trusted-proxy = a web server in front, which says where requests come from; otherwise one on this machine
help-serve-limit = another limit than the usual one, like chat_per_minute=60
help-serve-metrics = where Prometheus finds the figures of this server, like 127.0.0.1:9100; never an address that strangers reach
help-serve-log = how lines of the log look: plain for people, json for programs
help-serve-log-level = what the log tells: error, warning, or with info every request
help-serve-mail = a mail server for letters to people, like smtp://user@mail.example.org; its password may stand in TWORIVERS_SMTP_PASSWORD
help-serve-mail-sender = who letters are from, like "Two Rivers <play@example.org>"
help-serve-public-address = where people find the pages, for the links in letters, like https://play.example.org
help-serve-browser = open the browser

command-think = Think for the bots of servers, on whatever machine.
help-think-db = the PostgreSQL address that the servers have
help-think-workers = processes that think; otherwise one for each processor

command-export-site = Write a site of files alone, which any web server can hand out: everybody plays on their own device there.
help-export-site-folder = where to write it: a folder that is new, empty, or has an earlier site

command-play = Play in the terminal, together at one keyboard and against bots. Every move is saved at once.
help-play-game = { $games }; not needed with --resume
help-play-seats = who plays: human, human:NAME, or a bot by its level ({ $levels }), separated by commas; otherwise one human and two random bots
help-play-seed = any text; otherwise a secret one
help-play-resume = go on with a saved game
help-play-save = where to keep the game; otherwise in a new file in { $games }
help-play-draw = draw who sits where, and so who has which colour or party

command-simulate = Play many games between bots and count. A tie counts as won for each of the winners.
help-simulate-seats = number of players
help-simulate-games = number of games, 1,000,000,000 at most
help-simulate-bots = who sits where, separated by commas: levels, greedy, search:PLAYOUTS; again from the first where there are more seats
help-simulate-threads = 1,024 at most, 256 for bots that think; otherwise one for each processor
help-simulate-device = where to play

command-replay = Show a saved game: its moves in words and the position after them.
help-replay-at = the position after N moves; otherwise the last

command-verify = Replay a saved game and check everything it claims: moves, dice, result.

command-analyse = Judge a finished game: every decision, everybody's accuracy, and the moments that decided it.
help-analyse-moves = list every move with its verdict

command-puzzles = Let strong bots play, and keep the positions in which one choice is clearly the best.
help-puzzles-seats = numbers of players; may be given several times, otherwise all there are
help-puzzles-count = how many the file shall have in the end
help-puzzles-minutes = stop after so many minutes
help-puzzles-out = where to keep them; a file that has some gets more. Otherwise with the program

command-bench = Measure how fast the rules run on this machine.
help-bench-cold = also compile everything anew, and time that

command-tournament = Let bots play each other, seats in turn, and rate them. Ctrl-C ends it early and keeps what was played.
help-tournament-game = { $games }; not needed with --repeat
help-tournament-bots = who plays, separated by commas: levels, greedy, search:PLAYOUTS
help-tournament-seats = number of players at a table; otherwise the fewest the game can be played by
help-tournament-games = number of games; otherwise 100
help-tournament-processes = 256 at most; otherwise one for each processor
help-tournament-ray = play on a Ray cluster: its address, auto for the one around, local for this machine's own
help-tournament-out = where to write report.json and report.html
help-tournament-repeat = play the games of a report.json again, and compare

command-study = Let bots play many games, and report in Markdown how lively the game is and how even its parties are.
help-study-games = games at each number of parties
help-study-bot = who plays, in all seats: a level, greedy, search:PLAYOUTS, network
help-study-keep = a folder in which what was played is kept, so that a study that was broken off goes on
help-study-out = where to write it; an earlier report's figures are renewed there

command-train = Teach a network a game by letting it play against itself, and write it as a file that plays.
help-train-seats = numbers of players to learn, separated by commas
help-train-minutes = of learning in all; what a folder holds counts
help-train-out = for checkpoints, the report and the network; learning goes on there
help-train-device = where to learn
help-train-small = a small network and few games, for trying it out
help-train-against = the bot by which strength is measured
help-train-measure = games for each measurement
help-train-seed = a number; the same one begins alike

command-box = Print the game's component file; change a copy of it and play with --box.

command-admin = Look after a server: reports, mutes, bans, tables, people’s data. It works beside the server, which heeds it within seconds.
command-admin-reports = List what people have reported, the last first.
help-admin-reports-everything = also those that are done
command-admin-done = Note that reports are dealt with.
help-admin-done-numbers = their numbers, as tworivers admin reports shows them
command-admin-mute = Let somebody write nothing for a time.
command-admin-ban = Sign a person out and refuse them for a time, or everybody at a network address.
help-admin-ban-whom = an account’s name, an id, or an address like 203.0.113.7 or 203.0.113.0/24
command-admin-lift = Let somebody write and play again before the time is over.
help-admin-lift-whom = an account’s name, an id, or an address like 203.0.113.7 or 203.0.113.0/24
command-admin-close = End the game at a table as it stands, for good. It changes nobody’s rating.
help-admin-close-table = its id, or the address of its page
command-admin-export = Write everything that is known of a person, as JSON; without passwords and other secrets.
help-admin-export-out = a file to write to; otherwise it is printed
command-admin-erase = Erase all that is known of a person, for good. Their games stay, without their name.
help-admin-erase-yes = really do it
help-person = an account’s name, or an id as reports show it
help-long = how long: 30m, 12h, 7d, 2w
help-reason = why; whoever is meant reads it
help-db = PostgreSQL or SQLite address of the server’s database; otherwise { $tables }
