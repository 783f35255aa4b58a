# What can be wrong with something that people bring: a saved game, a component file, options, seats, names.
# Headers, keys and values of the files themselves stay as they are in every language.

## Where it is wrong

wrong-in-file = { $file }: { $reason }
wrong-in-line = { $file }: line { $line }: { $reason }
wrong-line = line { $line }: { $reason }
wrong-file-yours = the file
wrong-file-box = the box
wrong-file-its-box = the box in this file
wrong-file-changed = { $file } (changed after it was saved)
wrong-file-other-version = { $file } (played by version { $played } of the rules; this program has version { $version })
wrong-unreadable = can't be read: { $reason }

## Options, seats and names

wrong-option = { $game } has no option { $name }; it has { $options }
wrong-option-none = { $game } has no option { $name }; it has none
wrong-option-value = option { $name }: { $value } is not one of { $values }
wrong-version = version { $version } of { $game }'s rules isn't known here; the newest is { $newest }
wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }
wrong-seat-level = seat { $seat }: only bots have a level
wrong-seat-open = seat { $seat } is open: on a device nobody can join
wrong-box-in-page = a box of one’s own is read by the server only
wrong-names = { $names ->
    [one] one name
   *[other] { $names } names
  } for { $seats } seats
wrong-name = name { $text }: expected printable characters, not empty, without spaces around them
wrong-seed = seed { $text }: expected printable characters, not empty, without spaces around them
wrong-bot = { $game } has no bot { $name }; it has { $bots }
wrong-bot-thinking = { $game } has no bot { $name }; it has { $bots }, { $greedy }, { $search } (1 to { $most }), { $network } and { $searching } where it has a network
wrong-network-file = { $file }: the network can't be read: { $reason }
wrong-network-runtime = { $file }: the network needs ONNX Runtime, which can't be loaded ({ $reason }); install it with: pip install onnxruntime
wrong-network-damaged = { $file }: this is no network, or it is damaged: ONNX Runtime can't read it
wrong-network-game = { $file }: a network for { $other }, not for { $game }
wrong-network-rules = { $file }: a network for other rules of { $game } (version { $version }; this program has version { $now }); train one anew
wrong-network-seats = { $file }: this network wasn't taught to play with { $seats } players
wrong-game-twice = { $packages } bring a game named { $name }: uninstall all but one
wrong-game = the game { $name } of { $package } ({ $place }) can't be used: { $reason }
wrong-game-name = expected a name of small letters, digits and hyphens
wrong-game-kind = expected a { $expected }, found { $found }
wrong-game-other-name = the game calls itself { $name }

## Saved games

wrong-save-empty = the file is empty; expected a saved game
wrong-save-large = too large to be a saved game
wrong-save-no-text = not a saved game: this isn't text (UTF-8)
wrong-save-first = not a saved game: expected [Game "..."], found { $found }
wrong-save-breaks-off = the file breaks off: expected "end", the number of moves and a digest behind the last line, { $found }
wrong-save-after-end = text after the end line: { $found }
wrong-save-count = the end line counts { $counted } moves, the file has { $moves }
wrong-save-no-box = a line that begins with %, but no [Box "custom"] or [Position "set up"] before it
wrong-save-many-moves = expected at most { $most } moves, found more
wrong-save-missing = [{ $header } "..."] is missing
wrong-save-header = expected [Name "value"], found { $found }
wrong-save-unknown-header = unknown header { $header }; expected one of { $headers }
wrong-save-twice = { $header } stands here a second time; the first is in line { $first }
wrong-save-header-late = the header { $header } stands among the moves
wrong-save-move-form = expected "{ $number }", a seat and an action, found { $found }
wrong-save-move-number = expected move { $number }, found { $found }
wrong-save-note = a note has printable characters only, found { $found }
wrong-save-no-variation = ")" ends a variation, but none has begun with "("
wrong-save-empty-variation = the variation that begins here has no moves
wrong-save-open-variation = the variation that begins here isn't ended by ")"
wrong-save-deep-variation = expected at most { $most } variations within each other, found more
wrong-save-many-variations = expected at most { $most } variations, found more
wrong-save-digest = the digest doesn't fit the text above
wrong-save-game = unknown game { $game }; this program has { $games }
wrong-save-rules = expected the version of the rules, found { $found }
wrong-save-seats = expected the number of players, found { $found }
wrong-save-names = { $seats ->
    [one] expected one name
   *[other] expected { $seats } names
  }, found { $names }
wrong-save-box = expected "standard" with eight hexadecimal digits or "custom", found { $found }
wrong-save-other-box = the standard box has other values today ({ $today }) than when this was played ({ $then }), so it can't be replayed
wrong-save-no-seed = the seed is withheld, as while a game runs; the moves can be read, but not replayed without it
wrong-save-seed = the seed doesn't fit the SeedHash of line { $line }
wrong-save-seat = unknown seat { $seat }; expected { $seats }
wrong-save-action = unknown action { $action }; expected one like { $actions }
wrong-save-move = { $seat } can't play { $action }: { $reason }
wrong-save-no-result = the game is over, but [Result "{ $scores }"] is missing
wrong-save-early-result = a Result, but the game isn't over after the last move
wrong-save-result = the Result is { $result }, the moves give { $scores }
wrong-save-options = expected every option once as name=value, found { $found }
wrong-save-played = it was played by version { $played } of the rules, this is { $version }: { $reason }

## Component files, and values anywhere

wrong-box-large = too large: expected at most { $most } characters, found more
wrong-box-long-word = expected a key or a number of at most { $most } characters
wrong-box-deep-key = expected keys of at most { $most } parts
wrong-box-deep = expected at most { $most } brackets inside each other
wrong-box-many-keys = expected at most { $most } keys

wrong-toml = not a TOML file: { $fault }
wrong-toml-at = not a TOML file: line { $line }, column { $column }: { $fault }
wrong-toml-end = not a TOML file: at its end: { $fault }
wrong-toml-statement = expected a key, a heading in brackets or a comment
wrong-toml-newline = expected the end of the line
wrong-toml-twice = this stands in the file already
wrong-toml-heading = the brackets of this heading don't close
wrong-toml-equals = expected "=" behind the key
wrong-toml-key = a key can't begin like this
wrong-toml-array = this list doesn't close
wrong-toml-table = this table in braces doesn't close
wrong-toml-string = this text doesn't end
wrong-toml-escape = no such sign behind "\"
wrong-toml-character = this character can't stand here
wrong-toml-date = there is no such date or time
wrong-toml-value = expected a value: a number, a text in quotes, true or false, or a list
wrong-toml-other = something isn't as TOML has it

wrong-key = { $key } is { $value }: { $expected }
wrong-place = { $key }: { $expected }
wrong-key-missing = { $key } is missing
wrong-key-unknown = { $key } is not a key of this file
wrong-value-integer = expected an integer
wrong-value-number = expected a number
wrong-value-switch = expected true or false
wrong-value-text = expected a text
wrong-value-list = expected a list
wrong-value-table = expected a table of keys and values
wrong-value-choice = expected one of { $expected }
wrong-value-kind = expected { $expected }
wrong-value-more = expected more than { $expected }
wrong-value-least = expected { $expected } or more
wrong-value-less = expected less than { $expected }
wrong-value-most = expected { $expected } or less
wrong-value-few = { $expected ->
    [one] expected at least one value
   *[other] expected at least { $expected } values
  }
wrong-value-many = { $expected ->
    [one] expected at most one value
   *[other] expected at most { $expected } values
  }
wrong-value-short = { $expected ->
    [one] expected at least one character
   *[other] expected at least { $expected } characters
  }
wrong-value-long = { $expected ->
    [one] expected at most one character
   *[other] expected at most { $expected } characters
  }
wrong-value-form = expected a text of the form { $expected }
wrong-value-json = expected JSON
wrong-value-say = expected something to read
wrong-value-other = { $reason }

## What the system says

system-missing = no such file or folder
system-forbidden = that isn't permitted
system-folder = it is a folder
system-no-folder = a part of the path isn't a folder
system-exists = it exists already
system-full = there is no room left
system-read-only = nothing can be written there
system-long-name = the name is too long
system-links = its links lead in a circle
system-many-files = too many files are open
system-device = the device failed
system-address-taken = something else listens there already
system-no-address = this machine doesn't have that address
system-other = the system refuses it ({ $reason })

## Positions set up by hand

wrong-position-none = positions of { $game } can’t be set up by hand
wrong-position-name = there is no such thing in this position: { $name }
wrong-position-value = { $group }, { $thing }: expected one of { $values }, found { $value }
wrong-position-number = { $group }, { $thing }: expected a number from { $least } to { $most }, found { $value }
wrong-position-line = expected a thing and its value, each thing once, found { $found }
wrong-position-law = the parts don’t add up (law { $law } of this game)
wrong-position = { $reason }
wrong-save-position = expected [Position "set up"] and then its lines, found { $found }
