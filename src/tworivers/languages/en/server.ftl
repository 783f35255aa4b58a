# What the server says when something can't be done.

server-malformed = The request isn't understood: { $reason }
server-bad-cookie = This cookie isn't from here, or its session has ended. It has been taken away; try again.
server-wrong-origin = The request comes from another site's page ({ $origin }).
server-wrong-host = This server doesn't know itself as { $host }. If that is its name, start it with --allowed-host { $host }.
server-not-json = The request must carry JSON (content type application/json).
server-too-large = The request is too large: at most { $most } bytes.
server-too-often = Too many requests of this kind in a short time. Wait a little and try again.
server-no-such-page = There is nothing at this address.
server-no-such-method = This address doesn't know the method { $method }.
server-no-such-table = There is no such table.
server-no-such-game = There is no game { $name }; there is { $games }.
server-preparing = The rules of { $name } are being prepared for this machine, which takes some minutes the first time. Try again shortly.
server-preparing-failed = The rules of { $name } couldn't be prepared for this machine. The server tries again by itself; its log says what went wrong. Meanwhile other games can be played.
server-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
server-no-such-level = { $name } has no computer opponent { $level }; it has { $levels }.
server-no-such-lesson = There is no lesson { $name }.
server-no-such-puzzle = There is no puzzle { $number }.
server-no-such-position = This game has { $moves ->
    [one] one move
   *[other] { $moves } moves
  }; there is no position after { $at }.
server-bad-table = No table can be set up like this: { $reason }
server-bad-name = This can't be a name: { $reason ->
    [long] it has more than { $most } characters
    [written-out] written out it has more than { $most } characters
    [bot] it reads like a computer opponent's
   *[unseen] it needs characters that can be seen, on one line
  }.
server-bad-token = This link has been used already, or a newer one has replaced it.
server-bad-save = This file can't be opened: { $reason }
server-slow-file = Reading this file was given up: it took longer than { $seconds } seconds, or more memory than a file may take. Saved games and component files of the usual kind are read at once.
server-not-your-seat = This seat isn't yours.
server-seat-taken = Somebody else already sits there.
server-seat-not-open = This seat isn't open to others.
server-seat-kept = This seat is kept for { $name }.
server-seat-not-kept = This seat isn’t kept for anybody.
server-seat-left = A computer opponent plays on this seat for you. Take it back first.
server-seat-not-left = Nobody plays on this seat for you: you have it already.
server-not-seated = Only those who play at this table can do that.
server-not-away = Nobody can be replaced there now. That is possible at a table without a pace, once the game has waited ten minutes for somebody who is away.
server-time-up = Your time is up: a computer opponent takes over. You can take your seat back at once.
server-over = The game is over.
server-others-play = Others play this game with you. Resign first, or vote to stop.
server-waiting = The game begins once every seat is taken.
server-begun = The game has begun: everybody stays where they sit.
server-gone-on = The table has gone on: it has { $moves ->
    [one] one move
   *[other] { $moves } moves
  } now, and the request was made after { $number }.
server-secret-save = This game has secrets: it can be saved once it is over.
server-shared-save = Others play here too, or a seat is open for them: the file that goes on holds the dice to come, so there is none before the end.
server-seed-told = You have downloaded this game with the dice to come, so nobody else can sit down at it any more.
server-not-your-offer = A note goes with an offer of yours, to one party.
server-no-hints = For { $name } there are no hints and no winning chances: the computer can’t judge its positions.
server-no-chat = This table is played without chat; nothing can be said here.
server-long-note = A note with an offer has at most { $most } characters.
server-hints-off = This table is played without hints and winning chances. They can be seen once the game is over.
server-not-to-move = It isn’t this seat’s turn.
server-not-over = That can be told once the game is over.
server-no-answer = The computer found no answer in time. Try again.
server-account-taken = This account name is taken.
server-has-account = You have an account already: { $account }.
server-wrong-password = The account name or the password is wrong.
server-bad-password = This can't be a password: { $reason ->
    [short] it needs at least { $least } characters
    [common] it is one of those that are tried first
    [account] it is the account's name
   *[repeated] it is one character, repeated
  }.
server-no-account = That needs an account.
server-no-mail = This server sends no letters, so it can’t do that. Whoever runs it can set up a mail server (--mail).
server-no-address = For letters your account needs an e-mail address that you have confirmed.
server-no-push-service = This server doesn’t know the service by which this browser is told something. Have letters sent instead.
server-bad-address = No letter can be sent there. An e-mail address looks like ada@example.org.
server-old-link = This link has been used already, is too old, or a newer one has replaced it. Ask for a new one.
server-mail-failed = The letter could not be sent. Look whether the address is right, and try again later.
server-rated-account = A rated game needs an account: only then is it known whose rating changes.
server-rated-seats = At a rated table everybody has one seat and keeps it: yours, others’ and computer opponents’, none at the same screen.
server-rated-own = A rated game has the standard components and dice that nobody chose.
server-rated-over = This rated game is over and has been counted; nothing is taken back any more.
server-no-such-person = Nobody here has an account { $name }.
server-no-such-line = There is no such message.
server-nobody-there = Nobody sits there whom this could mean.
server-yourself = That is you yourself.
server-not-friends = Only friends can be invited. Others can be sent the table’s link.
server-no-such-friend = There is nobody among your friends or questions whom this could mean.
server-too-many-people = Your list is full. Take somebody off it first.
server-no-free-seat = No seat is free at this table any more.
server-muted = You can’t write here until { $until }.{ $given ->
    [yes] { " " }The reason: { $reason }
   *[no] { "" }
  }
server-banned = You can’t play here until { $until }.{ $given ->
    [yes] { " " }The reason: { $reason }
   *[no] { "" }
  }
server-range-account = This table asks for a rating of { $kind ->
    [least] at least { $least }
    [most] at most { $most }
   *[between] { $least } to { $most }
  }. For that you need an account.
server-range-missed = This table asks for a rating of { $kind ->
    [least] at least { $least }
    [most] at most { $most }
   *[between] { $least } to { $most }
  }; yours is { $points }.
server-bad-range = The lower rating is above the upper one.
server-crowded = Too many people are watching this table right now.
server-too-many-sockets = There are { $most } live connections from you or your network already, and no more are possible. Close some pages and try again.
server-not-looking = Say first from where you look: send a message of type look.
server-not-kept = The server can't reach its database right now. Nothing has changed; try again later.
server-in-doubt = The server has lost its database while it was writing, and can't tell whether this was kept. Look at the table before you try again.
server-other-request = This key was sent before, with another request. Every request needs a key of its own.
server-broken = Something went wrong on the server. It has been noted; tell the host this number: { $request }.

# What a link says of itself where it is shared

share-house = Two Rivers
share-house-note = Board games of the ancient land between two rivers, in your browser: alone, with friends, against the computer.
share-table = A table of { $game } — Two Rivers
share-table-note = Sit down or watch. No account needed.
share-replay = A game of { $game }, move by move — Two Rivers
share-replay-note = Every move, every point, and who was winning when.
share-rules = The rule book of { $game } — Two Rivers
share-rules-note = Complete, with examples from real games, to be searched and printed.
share-seat = A seat at a table — Two Rivers
share-seat-note = Whoever opens this link first can play there.
