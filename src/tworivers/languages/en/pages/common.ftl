# The pages' own words in English. What belongs to a game stands in the game's catalogue.

skip = Skip to the content
loading = One moment …
close = Close
save = Save
home = Home
copy = Copy
copied = Copied
send = Send
you = you

# The rule book

book = Rule book
book-of = The rule book of { $game }
book-other = The rule book of { $game } instead
book-lead = Complete, with examples from real games. Type into the search, or follow the links.
book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [0] Nothing found. Try a part of the word.
    [one] One place
   *[other] { $count } places
}
book-print = Print
book-printing = Drawing the figures …
book-whole = Open the whole book
book-look = Look it up in the rules: { $about }
book-link-to = Link to “{ $section }”
book-ruling = Our ruling
book-mark = Mark
book-mark-note = Where the number comes from: S printed, X from one outside source, R our reconstruction
book-mark-s = S: printed in the rulebook
book-mark-x = X: from one outside source
book-mark-r = R: our reconstruction
book-box-download = Download the component file
book-box-try = Play with your file
book-before = Before
book-step = Step { $step } of { $steps }
book-step-back = One step back
book-next = Next
book-again = From the start
book-earlier = Before this: { $chapter }
book-later = After this: { $chapter }
help-how = How it is played
help-dismiss = Don’t show this again

# Home

learn-to-play = Learn to play
play-now = Play now
play-now-note = “Play now” begins at once, against two computer opponents. No account needed.
new-table = New table
my-tables = My tables
my-tables-none = Nothing yet. Your games will be kept here.
my-tables-all = Show all { $count }
my-tables-removed = { $count ->
    [one] Show one removed table again
   *[other] Show { $count } removed tables again
}
table-remove = Remove from this list
table-changed = Last move
table-since = since { $time }
table-set-up = Set up
table-done = Take off the list or delete
table-delete = Delete
table-delete-note = A table of yours alone is gone for good, with all its moves. A game with others stays for them and leaves only your list. From a table that still waits you stand up.
game-seats = { $least } to { $most } players
watch = Watch a game
watch-none = Nobody is playing in public right now.
lobby = Lobby
lobby-lead = Play with whoever is looking for a game, now or over days.
lobby-find = Find me a game
lobby-find-note = You sit down where somebody waits for just such a game. If nobody does, you wait at a table of your own, which others find here.
lobby-open = Open tables
lobby-none = No open table fits just now. Have a game found for you, or set up a table for everybody.
lobby-any = Any
lobby-language = Language
lobby-rules = Rules
lobby-usual = The usual ones
lobby-own = own rules
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-call = Find opponents
other-games = Another game
open-save = Open a save file
open-save-note = to replay a game or to go on with it; or drop the file here
footer = { $games }: board games of the ancient land between two rivers, free to play. An unofficial implementation; the names belong to their owners.
table-waiting = { $count ->
    [one] waits for one player
   *[other] waits for { $count } players
}
table-over = finished
table-moves = { $moves ->
    [0] just begun
    [one] 1 move
   *[other] { $moves } moves
}

# New table

which-game = Game
who-plays = Who plays?
how-many = Number of players
options = Rules
public = Anybody may join and watch
public-note = The table is in the lobby: strangers can sit down on open seats and look on. Otherwise only those find it to whom you send the link. Nobody sees hidden things.
own-box = Your own component file
own-box-note = Other numbers: download the file, correct it and choose it here.
own-box-download = Download it
own-box-choose = Choose a file
own-box-without = Play as printed
hints = Hints and winning chances
hints-note = On request the computer suggests a move; a bar shows how everybody stands. Nobody learns hidden things by it.
hints-off = only once the game is over
chat-on = Talk at the table
chat-on-note = A chat beside the board: to all, or to one player alone.
play-here = Play on this device
play-here-note = No server: it goes on without a connection and is kept in this browser only. Everybody plays at your screen, or is a computer opponent.
play-here-open = On this device every seat is yours, somebody’s at your screen, or a computer opponent’s.
alone = There is no connection to the server: you play on this device. Your tables at the server are here again once the connection is.
files-alone = This site has no server: you play on your own device, and your games stay in this browser. A save file takes one elsewhere.
chat-off = none at this table
table-pace = Pace
pace-none = No limit
pace-live = Live
pace-days = By days
pace-none-note = Everybody takes the time they like. Whoever is away and keeps the others waiting for ten minutes can be replaced by a computer opponent, and may come back at any time.
pace-live-note = { $minutes } minutes for the whole game; { $increment } seconds come back after each turn. When the time is up, a computer opponent takes over.
pace-days-note = { $hours } hours for each decision, and { $reserve } hours in reserve for the whole game. When both are used up, a computer opponent takes over.
pace-time = Time for each
pace-live-is = { $minutes } min + { $increment } s
pace-days-is = { $hours } h + { $reserve } h
create = Begin
create-and-invite = Set up and invite
seat-kind = Who plays { $seat }?
seat-kind-me = Me
seat-kind-bot = Computer
seat-kind-open = A friend, by link
seat-kind-screen = A friend at this screen
seat-level = How well the computer plays { $seat }
seat-name = Name
seat-name-of = Name of whoever plays { $seat }
seat-open-note = You get a link to send.
seat-level-all = All computers
seat-level-mixed = different
readings = Readings of the rulebook
readings-note = Where the book can be read in several ways, your table may choose. What is chosen here is what we think it means.
more-rules = More rules
seat-number = Seat { $seat }
open-seat = Free seat
bot-name = { $level } (computer)
guest = Guest
level-random = Gambler
level-apprentice = Apprentice
level-scribe = Scribe
level-merchant = Merchant
level-steward = Steward
level-governor = Governor
level-vizier = Vizier
level-sage = Sage
level-random-note = Plays at random.
level-apprentice-note = Knows the rules and errs often.
level-scribe-note = Plays its own turn well.
level-merchant-note = Feels how a game goes, and often lets a chance slip.
level-steward-note = Thinks a little ahead for everybody.
level-governor-note = Has played millions of games and rarely lets a chance slip.
level-vizier-note = Thinks hard about every decision.
level-sage-note = Knows how games end and thinks about it before every decision.
level-strength = Strength { $rating } ± { $around }.

# Places, where seats differ
places-drawn = Draw the places
places-drawn-note = Who gets which place is drawn by lot when the table is set up.
place-strengths = How { $place } begins
place-take = Take this place

# Settings

settings = Settings
own-name = Your name
language = Language
theme = Appearance
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
pace = Computer opponents play
pace-instant = At once
pace-quick = Quickly
pace-told = Slowly
skip-bots = Skip ahead
confirm-turn = Ask before my turn ends
confirm-turn-note = A last look at moves that can’t be taken back.
moments = Dice and battles over the board
moments-told = Told
moments-quick = Quick
moments-off = Off
show-again = Show again
guide-decisions = Explain decisions
guide-decisions-note = A card says what each new kind of decision is for, until you know it.
show-chances = Show winning chances
show-chances-note = A bar beside the board, where the table has it.
think-here = Find advice on this device
think-here-note = Hints and winning chances then come from this browser, about 7 MB once, and answer without the server.
notify = Notify me when it is my turn
notify-note = While this page is in the background.
sound = Sound when it is my turn
keys = Keys: 1 to 9, then letters, choose; Enter confirms, Esc chooses again, U takes back, H asks for a hint, ? explains the game; in a replay the arrows step and the space bar plays.
account = Account
account-note = Not needed to play. With an account you find your tables in every browser.
account-is = You are signed in as { $name }.
account-name = Account name
account-make = Make this account
password = Password
login = Sign in
logout = Sign out
account-sessions = Signed in with
session-this = This browser
session-seen = last seen { $when }
session-unknown = Unknown browser
sessions-end = Sign out everywhere else
sessions-ended = You are signed in with this browser only.
session-over = This session was ended. You are a guest here now.
password-change = Change the password
password-old = Password so far
password-new = New password
password-changed = The password has been changed. Everywhere else you are signed out.

# Waiting room and seats

waiting-title = Waiting for players
waiting-invited = You are invited
waiting-note = { $count ->
    [0] Everybody is here.
    [one] The game begins as soon as one more player sits down.
   *[other] The game begins as soon as { $count } more players sit down.
}
waiting-for = waiting …
sit-down = Sit down
invite = Invite
invite-note = Whoever opens this link can take a free seat or watch.
qr = Show as a QR code
qr-of = QR code of the link to this table
watch-link = Whoever opens this link can watch.
hand-over = Hand the seat on
hand-over-of = Hand { $seat } on
hand-over-note = Whoever opens this link sits here instead of you. It works once, and only the newest link counts. You can use it yourself to go on in another browser.
waiting-no-more = Nobody coming?
waiting-computers = Begin with computers
waiting-computers-note = A new table like this one, with computers on the free seats.
waiting-leave = To the first page
waiting-leave-note = You find this table again under “My tables”.
sit-title = A seat is kept for you
sit-note = Sit down to play on from here. Whoever sat on this seat before leaves it.
sit-used = No seat here any more
seat-lost = Somebody else sits on your seat now: the link to it was used. You can go on watching. If it was you in another browser, play on there.

# At the table

your-turn = Your turn
turn-of = { $who } to move
turn-of-several = { $count } players to move
to-move = to move
choices = What you can do
choices-as-text = All choices as text
confirm = Confirm
confirm-ends = This ends your turn.
confirm-final = This can’t be taken back.
take-back = Choose again
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-suggestion = Suggestion:
hint-instead = Rather than:
hint-next = Then perhaps:
hint-for = speaks for it
hint-against = speaks against it
hint-do = Do it
chances = Chance of winning
percent = { $part }%
percent-under = < { $part }%
percent-over = > { $part }%
chance-even = 1/{ $count }
sending = Sending …
sending-later = Will be sent as soon as the line is back.
not-now = { $count ->
    [one] Not possible now: one thing
   *[other] Not possible now: { $count } things
}
not-now-more = … and { $count } more.
info-rest = Point at anything to learn what it is.
board-whole = Whole board
tap-refused = That has just changed: look again.
board-choices = Choose in the panel.
panels = Players, log, chat and table
panel-players = Players
panel-log = Log
panel-chat = Chat
panel-table = Table
players = Players
log-earlier = Show earlier moves
log-large = Log by season and party
log-parties = Whose part is told
log-all = All
log-nothing = Nothing yet.
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-whom = To whom
chat-all = to all
chat-to = only to { $who }
chat-to-you = only to you
chat-with-offer = with an offer
score = Score
online = here
offline = away
look-from = Look from { $seat }
watching = You are watching
round = Round { $round }
line-lost = No connection. Nothing is lost; trying again …
line-lost-short = No connection …
clocks = Clocks
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
stand-in = { $name } (computer)
leave-game = Leave or stop
resign = Resign
resign-note = A computer opponent takes your seat over. You may come back as long as the game goes on.
resign-alone = You are the last person here: the game ends as it stands.
stop-vote = Vote to stop
stop-vote-note = The game ends as it stands once all who play agree.
stop-agree = Agree
stop-refuse = Play on
stop-wished = { $names } would like to end the game as it stands.
stop-waiting = You would like to end the game as it stands. Still to agree: { $names }.
left-resigned = You have resigned. A computer opponent plays for you.
left-time = Your time was up. A computer opponent plays for you.
left-away = You were away. A computer opponent plays for you.
come-back = Take the seat back
absent = { $name } is away, and the game waits. A computer opponent may play until they are back.
absent-replace = Let a computer play
final-stopped = The game was ended as it stood.
rematch = Rematch
rematch-join = To the rematch
seat-kept-for = kept for { $name }
seat-release = Let anybody sit here
curtain = Hand the screen to { $who }.
curtain-ready = I am { $who }
plain-board = This game’s board isn’t drawn yet; everything can be played in words.

# The end

game-over = The game is over
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
winner-points = { $points ->
    [one] with 1 point
   *[other] with { $points } points
}
how-points = How each point was made
points-other = other
points-total = Total
final-place = You are in place { $place } of { $seats }, { $gap } behind { $who }.
final-won = You have won, { $gap } ahead of { $who }.
final-shared = You share the win with { $who }.
final-why = What decided most: { $source }, { $own } to { $other }.
again = Play again
replay = Replay
download-save = Download the save file
save-whole = The game goes on from this file. It holds the dice to come, so no seat here can be handed to somebody else afterwards.
save-moves = Others play here too: until the end the file holds the moves to read, but no game goes on from it.
save-none = Others play here too and have secrets: there is a save file once the game is over.
to-server = Take it to the server
to-server-note = It goes on there as a table of yours, which you can reach from other browsers, too.
at-server = The game is at the server now. What was on this device is off your list.
fair = Fair dice
fair-note = All chance follows from a secret seed. Its hash was shown from the first move on, so nobody could change the seed later.
fair-hash = Hash, known from the start
fair-seed = Seed, shown at the end
fair-later = The seed is shown once the game is over.
fair-check = Check it in this browser
fair-fits = The seed fits the hash: nothing was changed.
fair-fails = The seed does not fit the hash.

# Replay

replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-round = Jump to a round
replay-moment = Moment
replay-at = { $at } of { $moves }
replay-setup = Everything stands ready.
replay-more = Link, save file, fair dice
analyse = Analyse
analyse-here = Analyse this moment
replay-link = A link to this moment
to-table = To the table
chart = Scores over time
chart-chances = Chances of winning over time
chart-kind = What the chart shows
chart-of-scores = Scores
chart-of-chances = Chances
swings = Moves that swung the game
swing-decision = decision
swing-luck = luck

# What can go wrong

problem-offline = The server can’t be reached. Try again in a moment.
problem-no-desk = This browser can’t play by itself: it is too old, or the files for it can’t be reached.
problem-no-server = This needs a server, and this site has none. Games on your own device and the rule books are here.
problem-unexpected = Something went wrong ({ $status }). Try again.
outdated = There is a newer version
unreachable = No connection
outdated-note = This page was open for long and no longer fits the server. Load it anew; your games are kept.
reload = Load anew
new-version = A new version is ready.
new-version-load = Load it
lost = Nothing here
lost-note = This address leads nowhere. Perhaps a link was cut off.
