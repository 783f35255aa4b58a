# What can be wrong with what was typed in a terminal, and with the machine. Names of commands and options stay as they are.

## What was typed

wrong-typed-option = there is no option { $option }
wrong-typed-option-like = there is no option { $option }; like it: { $options }
wrong-typed-command = there is no command { $command }; tworivers --help lists them
wrong-typed-command-like = there is no command { $command }; like it: { $commands }
wrong-typed-no-option = option { $name } is missing
wrong-typed-no-argument = { $name } is missing
wrong-typed-no-value = option { $option } needs a value behind it
wrong-typed-switch = option { $option } takes no value
wrong-typed-more = { $text } is more than this command takes

wrong-limit = --limit { $text }: there is no limit { $name }; there are { $limits }
wrong-limit-number = --limit { $text }: expected a number from 1 on, like { $name }=100
wrong-trusted-proxy = --trusted-proxy { $text }: expected an address or a network, like 10.0.0.2 or 10.0.0.0/24
wrong-metrics = --metrics { $text }: expected an address and a port, like 127.0.0.1:9100
wrong-metrics-place = can't listen on { $text }: { $reason }. Choose another with --metrics
wrong-mail-server = --mail { $address }: expected a mail server’s address, like smtp://user@mail.example.org or smtps://user@mail.example.org:465
wrong-mail-sender = --mail-sender { $address }: expected the address that letters are from, like "Two Rivers <play@example.org>"
wrong-public-address = --public-address { $address }: expected the address under which people find the pages, for the links in letters, like https://play.example.org
wrong-measure = { $game } has no bot { $name } to measure strength by
wrong-learnt = { $file } was learnt with other settings than now (in brackets): { $settings }. Go on with those, or name another folder

## What the machine can't do

not-installed = tworivers, not installed
wrong-no-memory = there isn't enough memory
wrong-device-python = TWORIVERS_JIT=0 asks for plain Python; a GPU runs compiled rules only
wrong-device-none = no NVIDIA GPU that { $program } can use
wrong-extra = the extra '{ $extra }' is needed: { $command } ({ $reason })
wrong-cache = no place to keep compiled rules: can't write { $folders }; set TWORIVERS_CACHE to a folder that can be written
wrong-cache-foreign = { $folder } belongs to somebody else: native code from there would run as us
wrong-ray = --ray { $address }: no cluster there: { $reason }
wrong-ray-missing = --ray: Ray isn't installed; install it with: pip install 'tworivers[ray]'
wrong-host = can't listen on { $host }: there is no such address here
wrong-port = can't listen on { $place }: { $reason }. Choose another with --port, or stop what runs there
wrong-database = { $database }: can't be opened: { $reason }
wrong-database-kind = { $database }: can't be opened: expected the address of SQLite or PostgreSQL
wrong-database-taken = { $database }: another server uses it already. Stop that one, or choose another with --db
wrong-database-newer = a newer version of this program has changed it (its form is { $form })
wrong-database-shared = { $database }: only PostgreSQL can be shared by several servers
wrong-database-others = this version must change it in a way that the servers that use it now can't live with. Stop all of them first
wrong-site-pages = the pages aren't built: in the repository, `make pages` builds them
wrong-site-engine = what pages need to play without a server isn't built: in the repository, `make pages` builds it
wrong-site-folder = { $folder }: has other files in it. Choose a folder that is new or empty

## A tournament's report that is to be repeated

wrong-record-no-text = not text (UTF-8)
wrong-record-json = not JSON from line { $line } on
wrong-record-kind = not a tournament: expected an object with the key 'tournament'
wrong-record-format = tournament is { $found }; this program reads { $format }
wrong-record-plan = plan: expected 2 to { $bots } bots and 1 to { $games } games
wrong-record-seats = played, game { $game }: expected { $seats } seats
wrong-record-game = played, game { $game }: expected a game and bots of the plan

## What the command says besides

cli-serving = Two Rivers is at { $address }
cli-thinking = Two Rivers thinks for bots. Processes: { $processes }
cli-site-written = The site is in { $folder }: { $files } files, { $size } MB. To try it: python -m http.server --directory { $folder }

train-title = Learning by self-play
train-won = Won against the measuring bot
train-points = Points
train-evenness = Evenness of choices
train-made = How it was made
train-nothing = Nothing was measured.
train-players = { $seats } players
train-seconds = { $seconds } s

## The operator's commands

wrong-database-none = { $database }: there is no such database. Name the server’s with --db
wrong-database-form = { $database }: it has another form than this program knows. The server brings it to that when it starts; stop the old one, start the new one once
admin-report = { $number } · { $when } · { $about ->
    [person] { $whom }
    [line] { $whom } at table { $table }
   *[table] table { $table }
  } · { $reason ->
    [insult] insults
    [cheating] cheats
    [stalling] keeps others waiting
    [spam] advertises
   *[other] something else
  } · reported by { $by }{ $done ->
    [yes] { " " }· done
   *[no] { "" }
  }
admin-report-line = { "    " }said: { $text }
admin-report-words = { "    " }note: { $text }
admin-no-reports = No reports are open.
admin-none-open = none of these reports is open; tworivers admin reports lists those that are
admin-done = { $count ->
    [one] One report is done.
   *[other] { $count } reports are done.
  }
admin-muted = { $whom } can’t write anything until { $until }.
admin-banned = { $whom } is signed out and refused until { $until }.
admin-lifted = { $whom } may play and write again.
admin-nothing-lifted = { $whom } is neither muted nor banned
admin-closed = Table { $table } is closed.
admin-over = the game at table { $table } is over already
admin-no-table = there is no table { $table }
admin-exported = What is known of { $whom } is in { $file }.
admin-erased = { $whom } is erased. { $tables ->
    [0] They sat at no table.
    [one] One table stays without their name.
   *[other] { $tables } tables stay without their name.
  }
admin-unsure = { $whom } would be erased for good; say --yes if that is meant
admin-nobody = there is nobody { $whom }: expected an account’s name, or an id as reports show it
admin-wrong-time = --for { $time }: expected a time like 30m, 12h, 7d or 2w, 100 years at most
