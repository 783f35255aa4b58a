"""A match as readable text, one move a line, and back. docs/notation.md shows one.

Reading has two steps: `parse_text` turns text into a `SaveFile` without knowing any game, then the moves are replayed
and every claim of the file (seed, box, result, digest) is checked. What is wrong with a file becomes one `BadSave` that
names the line.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from tworivers.engine.boxes import BadBox
from tworivers.engine.compiled import PACKAGE
from tworivers.engine.dice import seed_hash
from tworivers.engine.match import BadName, IllegalMove, Match
from tworivers.engine.messages import words
from tworivers.engine.rules import BadOption, Game

COMMON_WORDS = PACKAGE / "words"
"""The catalogues that every game shares."""

REQUIRED = ("Game", "Rules", "Seats", "Options", "Names", "SeedHash", "Box")
OPTIONAL = ("Seed", "Result")
DIGITS = 16
MOST_MOVES = 50_000
"""Moves of a saved game; the longest games have less than a third of them."""
CHANGED = "The file was changed after it was saved."

_TAG = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]')
_END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{16})")
_MOVE = re.compile(r"([0-9]{1,9}) (\S+) (\S.*)")
_ITEM = re.compile(r"(?:[^,\\]|\\.)+")


class BadSave(ValueError):
    """A file that isn't a sound saved game; the text names the file, the line and the reason."""

    def __init__(self, name: str, line: int | None, reason: str) -> None:
        self.name, self.line, self.reason = name, line, " ".join(reason.split())
        super().__init__(": ".join([name, *([f"line {line}"] if line else []), self.reason]))


class _Fault(Exception):
    """What is wrong at a line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line, self.reason = line, reason


@dataclass(frozen=True)
class Tag:
    """A header's value, still escaped, and its line."""

    line: int
    raw: str

    @property
    def text(self) -> str:
        """The value."""
        return _unescape(self.raw)

    @property
    def items(self) -> list[str]:
        """The value as a list."""
        return [_unescape(item.strip()) for item in _ITEM.findall(self.raw)]


@dataclass(frozen=True)
class MoveLine:
    """A move as it stands in the file."""

    line: int
    seat: str
    action: str


@dataclass(frozen=True)
class SaveFile:
    """A save file taken apart; whether its moves can be played is not yet known."""

    name: str
    tags: Mapping[str, Tag]
    box_text: str | None
    moves: tuple[MoveLine, ...]
    end: int
    changed: bool
    """Whether the digest on the end line doesn't fit the text above it."""


def save_text(match: Match, reveal_seed: bool = True) -> str:
    """The match as a save file. Without the seed it can be read, not replayed: for games still running elsewhere."""
    game = match.game
    standard = match.box_text is None
    lines = [
        _tag("Game", _escape(game.name)),
        _tag("Rules", str(match.version)),
        _tag("Seats", str(match.seats)),
        _tag("Options", ", ".join(f"{name}={value}" for name, value in match.options.items())),
        _tag("Names", ", ".join(_escape(name).replace(",", "\\,") for name in match.names)),
        _tag("SeedHash", match.seed_hash),
        *([_tag("Seed", _escape(match.seed))] if reveal_seed else []),
        _tag("Box", f"standard {standard_box_hash(game)}" if standard else "custom"),
        *(f"% {line}" if line else "%" for line in (match.box_text or "").split("\n") if not standard),
        *([_tag("Result", " ".join(str(points) for points in match.scores))] if match.over else []),
        "",
        *(
            f"{number} {game.seat_names[move.seat]} {game.notation(move.action)}"
            for number, move in enumerate(match.moves, 1)
        ),
    ]
    above = "\n".join(lines) + "\n"
    return f"{above}end {len(match.moves)} {_digest(above)}\n"


def load_text(text: str, name: str, games: Mapping[str, Game]) -> Match:
    """The match that a save file's text tells of, replayed and checked."""
    return replay(parse_text(text, name), games)


def parse_text(text: str, name: str) -> SaveFile:
    """Take a save file apart, checking its form."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.split("\n")
    filled = [place for place, line in enumerate(lines) if line.strip()]
    if not filled:
        raise BadSave(name, None, "the file is empty; expected a saved game")
    first = _TAG.fullmatch(lines[filled[0]])
    if first is None or first[1] != "Game":
        raise BadSave(name, filled[0] + 1, f'not a saved game: expected [Game "..."], found {quote(lines[filled[0]])}')
    last = next((place for place in filled if _END.fullmatch(lines[place])), filled[-1])
    end = _END.fullmatch(lines[last])
    if end is None:
        expected = 'expected "end", the number of moves and a digest behind the last line'
        raise BadSave(name, last + 1, f"the file breaks off: {expected}, {quote(lines[last])}")
    if last != filled[-1]:
        after = next(place for place in filled if place > last)
        raise BadSave(name, after + 1, f"text after the end line: {quote(lines[after])}")
    changed = _digest("\n".join(lines[:last]) + "\n") != end[2]
    try:
        tags, box_text, moves = _parse_lines(lines[:last])
        if int(end[1]) != len(moves):
            raise _Fault(last + 1, f"the end line counts {end[1]} moves, the file has {len(moves)}")
    except _Fault as fault:
        raise _bad(name, fault, changed) from None
    return SaveFile(name, tags, box_text, tuple(moves), last + 1, changed)


def standard_box_hash(game: Game) -> str:
    """The mark by which a save file knows the standard box again: of its values, so that comments may change."""
    return hashlib.sha256(game.box.tobytes()).hexdigest()[:8]


def _parse_lines(lines: list[str]) -> tuple[dict[str, Tag], str | None, list[MoveLine]]:
    tags: dict[str, Tag] = {}
    box: list[str] = []
    moves: list[MoveLine] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if line.startswith("["):
            _parse_tag(number, line, tags, in_moves=bool(moves))
        elif line.startswith("%"):
            if list(tags)[-1:] != ["Box"] or tags["Box"].text != "custom":
                raise _Fault(number, 'a line of a box file, but no [Box "custom"] before it')
            box.append(line[1:].removeprefix(" "))
        elif len(moves) == MOST_MOVES:
            raise _Fault(number, f"expected at most {MOST_MOVES:,} moves, found more")
        else:
            moves.append(_parse_move(number, line, len(moves) + 1))
    for name in REQUIRED:
        if name not in tags:
            raise _Fault(1 + max(tag.line for tag in tags.values()), f'[{name} "..."] is missing')
    return tags, "\n".join(box) if tags["Box"].text == "custom" else None, moves


def _parse_tag(number: int, line: str, tags: dict[str, Tag], in_moves: bool) -> None:
    tag = _TAG.fullmatch(line)
    if tag is None:
        raise _Fault(number, f'expected [Name "value"], found {quote(line)}')
    if tag[1] not in REQUIRED + OPTIONAL:
        raise _Fault(number, f"unknown header {tag[1]}; expected one of {', '.join(REQUIRED + OPTIONAL)}")
    if tag[1] in tags:
        raise _Fault(number, f"{tag[1]} stands here a second time; the first is in line {tags[tag[1]].line}")
    if in_moves:
        raise _Fault(number, f"the header {tag[1]} stands among the moves")
    tags[tag[1]] = Tag(number, tag[2])


def _parse_move(number: int, line: str, expected: int) -> MoveLine:
    move = _MOVE.fullmatch(line)
    if move is None:
        raise _Fault(number, f'expected "{expected}", a seat and an action, found {quote(line)}')
    if int(move[1]) != expected:
        raise _Fault(number, f"expected move {expected}, found {move[1]}")
    return MoveLine(number, move[2], move[3])


def replay(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """Play the moves of a save file and check what it claims."""
    try:
        match = _seat_players(file, games)
        try:
            _play_moves(file, match)
            _check_result(file, match)
        except _Fault as fault:
            raise _Fault(fault.line, _sentences(fault.reason, _versions(file, match.game))) from None
        if file.changed:
            raise _Fault(file.end, "the digest doesn't fit the text above")
    except _Fault as fault:
        raise _bad(file.name, fault, file.changed) from None
    return match


def _seat_players(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """The match before its first move, from the headers."""
    tags = file.tags
    game = games.get(tags["Game"].text)
    if game is None:
        raise _Fault(tags["Game"].line, f"unknown game {quote(tags['Game'].text)}; this program has {', '.join(games)}")
    with _blaming(tags["Rules"], BadOption):
        version = game.known_version(_number(tags["Rules"], "the version of the rules"))
    with _blaming(tags["Seats"], BadOption):
        game.check_seats(seats := _number(tags["Seats"], "the number of players"))
    with _blaming(tags["Options"], BadOption):
        game.complete_options(options := _options(tags["Options"]), version)
    if len(tags["Names"].items) != seats:
        raise _Fault(tags["Names"].line, f"expected {seats} names, found {len(tags['Names'].items)}")
    _check_box(file, game)
    seed = _seed(file)
    with _blaming(tags["Names"], BadName):
        return Match(game, seats, seed, options, file.box_text, tags["Names"].items, version=version)


def _check_box(file: SaveFile, game: Game) -> None:
    tag = file.tags["Box"]
    if file.box_text is not None:
        with _blaming(tag, BadBox):
            game.read_box(file.box_text, "the box in this file")
    elif not re.fullmatch("standard [0-9a-f]{8}", tag.text):
        raise _Fault(
            tag.line, f'expected "standard" with eight hexadecimal digits or "custom", found {quote(tag.text)}'
        )
    elif tag.text.split()[1] != (today := standard_box_hash(game)):
        then = tag.text.split()[1]
        reason = f"the standard box has other values today ({today}) than when this was played ({then})"
        raise _Fault(tag.line, f"{reason}, so it can't be replayed")


def _seed(file: SaveFile) -> str:
    claim = file.tags["SeedHash"]
    if "Seed" not in file.tags:
        raise _Fault(
            claim.line, "the seed is withheld, as while a game runs; the moves can be read, but not replayed without it"
        )
    seed = file.tags["Seed"]
    if not seed.text.isprintable() or seed_hash(seed.text) != claim.text:
        raise _Fault(seed.line, f"the seed doesn't fit the SeedHash of line {claim.line}")
    return seed.text


def _play_moves(file: SaveFile, match: Match) -> None:
    game = match.game
    seats = {name: seat for seat, name in enumerate(game.seat_names[: match.seats])}
    for move in file.moves:
        if move.seat not in seats:
            raise _Fault(move.line, f"unknown seat {quote(move.seat)}; expected {', '.join(seats)}")
        if move.action not in game.codes:
            raise _Fault(move.line, f"unknown action {quote(move.action)}; expected one like {_examples(match)}")
        try:
            match.play(seats[move.seat], game.codes[move.action])
        except IllegalMove as illegal:
            reason = words("en", COMMON_WORDS, game.catalogues).say(illegal.message)
            raise _Fault(move.line, f"{move.seat} can't play {quote(move.action)}: {reason}") from None


def _check_result(file: SaveFile, match: Match) -> None:
    claim = file.tags.get("Result")
    scores = " ".join(str(points) for points in match.scores)
    if claim is None and match.over:
        raise _Fault(file.end, f'the game is over, but [Result "{scores}"] is missing')
    if claim is not None and not match.over:
        raise _Fault(claim.line, "a Result, but the game isn't over after the last move")
    if claim is not None and claim.text != scores:
        raise _Fault(claim.line, f"the Result is {quote(claim.text)}, the moves give {quote(scores)}")


def _examples(match: Match) -> str:
    """Some action texts that fit the position."""
    fitting = [int(code) for seat in match.table.actors() for code in match.table.legal(seat)]
    return ", ".join(quote(match.game.notation(code)) for code in (fitting or range(match.game.actions))[:3])


def _versions(file: SaveFile, game: Game) -> str:
    played = int(file.tags["Rules"].text)
    return (
        ""
        if played == game.version
        else f"It was played by version {played} of the rules, this program has version {game.version}."
    )


def _options(tag: Tag) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in tag.items:
        name, equals, value = item.partition("=")
        if not equals or name in options:
            raise _Fault(tag.line, f"expected every option once as name=value, found {quote(item)}")
        options[name] = value
    return options


def _number(tag: Tag, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", tag.text):
        raise _Fault(tag.line, f"expected {what}, found {quote(tag.text)}")
    return int(tag.text)


@contextmanager
def _blaming(tag: Tag, kind: type[Exception]) -> Iterator[None]:
    try:
        yield
    except kind as error:
        raise _Fault(tag.line, str(error)) from None


def _bad(name: str, fault: _Fault, changed: bool) -> BadSave:
    return BadSave(name, fault.line, _sentences(fault.reason, CHANGED if changed else ""))


def _sentences(reason: str, more: str) -> str:
    """A reason and what is to be added to it, if anything."""
    return f"{reason.rstrip('.')}. {more}" if more else reason


def _tag(name: str, escaped: str) -> str:
    return f'[{name} "{escaped}"]'


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _unescape(raw: str) -> str:
    return re.sub(r"\\(.)", r"\1", raw)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()[:DIGITS]


def quote(text: str) -> str:
    """What somebody wrote, for a message: not too long, nothing unprintable."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
