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
from pathlib import Path

from tworivers.engine.dice import seed_hash
from tworivers.engine.match import BadName, IllegalMove, Match
from tworivers.engine.messages import Message, Value, Values
from tworivers.engine.objections import BadBox, FileName, Objection, quote
from tworivers.engine.rules import BadOption, Game

REQUIRED = ("Game", "Rules", "Seats", "Options", "Names", "SeedHash", "Box")
OPTIONAL = ("Seed", "Result")
DIGITS = 16
MOST_MOVES = 50_000
"""Moves of a saved game; the longest games have less than a third of them."""
ITS_BOX = Message("wrong-file-its-box")
"""What the component file within a saved game is called in messages."""

_TAG = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]')
_END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{16})")
_MOVE = re.compile(r"([0-9]{1,9}) (\S+) (\S.*)")
_ITEM = re.compile(r"(?:[^,\\]|\\.)+")


class BadSave(Objection):
    """A file that isn't a sound saved game: its name, the line and the reason, with a game's own words for that."""

    def __init__(self, name: FileName, line: int | None, reason: Message, *catalogues: Path) -> None:
        if line is None:
            super().__init__(Message("wrong-in-file", {"file": name, "reason": reason}), *catalogues)
        else:
            place = {"file": name, "line": str(line), "reason": reason}
            super().__init__(Message("wrong-in-line", place), *catalogues)


class _Fault(Exception):
    """What is wrong at a line."""

    def __init__(self, line: int, reason: Message, *catalogues: Path) -> None:
        super().__init__(line, reason, *catalogues)
        self.line, self.reason, self.catalogues = line, reason, catalogues


def _fault(line: int, key: str, /, **values: Value) -> _Fault:
    return _Fault(line, Message(key, values))


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

    name: FileName
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


def load_text(text: str, name: FileName, games: Mapping[str, Game]) -> Match:
    """The match that a save file's text tells of, replayed and checked."""
    return replay(parse_text(text, name), games)


def parse_text(text: str, name: FileName) -> SaveFile:
    """Take a save file apart, checking its form."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.split("\n")
    filled = [place for place, line in enumerate(lines) if line.strip()]
    if not filled:
        raise BadSave(name, None, Message("wrong-save-empty"))
    first = _TAG.fullmatch(lines[filled[0]])
    if first is None or first[1] != "Game":
        raise BadSave(name, filled[0] + 1, Message("wrong-save-first", {"found": quote(lines[filled[0]])}))
    last = next((place for place in filled if _END.fullmatch(lines[place])), filled[-1])
    end = _END.fullmatch(lines[last])
    if end is None:
        raise BadSave(name, last + 1, Message("wrong-save-breaks-off", {"found": quote(lines[last])}))
    if last != filled[-1]:
        after = next(place for place in filled if place > last)
        raise BadSave(name, after + 1, Message("wrong-save-after-end", {"found": quote(lines[after])}))
    changed = _digest("\n".join(lines[:last]) + "\n") != end[2]
    try:
        tags, box_text, moves = _parse_lines(lines[:last])
        if int(end[1]) != len(moves):
            raise _fault(last + 1, "wrong-save-count", counted=int(end[1]), moves=len(moves))
    except _Fault as fault:
        raise _bad(_changed(name) if changed else name, fault) from None
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
                raise _fault(number, "wrong-save-no-box")
            box.append(line[1:].removeprefix(" "))
        elif len(moves) == MOST_MOVES:
            raise _fault(number, "wrong-save-many-moves", most=MOST_MOVES)
        else:
            moves.append(_parse_move(number, line, len(moves) + 1))
    for name in REQUIRED:
        if name not in tags:
            raise _fault(1 + max(tag.line for tag in tags.values()), "wrong-save-missing", header=name)
    return tags, "\n".join(box) if tags["Box"].text == "custom" else None, moves


def _parse_tag(number: int, line: str, tags: dict[str, Tag], in_moves: bool) -> None:
    tag = _TAG.fullmatch(line)
    if tag is None:
        raise _fault(number, "wrong-save-header", found=quote(line))
    if tag[1] not in REQUIRED + OPTIONAL:
        raise _fault(number, "wrong-save-unknown-header", header=tag[1], headers=", ".join(REQUIRED + OPTIONAL))
    if tag[1] in tags:
        raise _fault(number, "wrong-save-twice", header=tag[1], first=str(tags[tag[1]].line))
    if in_moves:
        raise _fault(number, "wrong-save-header-late", header=tag[1])
    tags[tag[1]] = Tag(number, tag[2])


def _parse_move(number: int, line: str, expected: int) -> MoveLine:
    move = _MOVE.fullmatch(line)
    if move is None:
        raise _fault(number, "wrong-save-move-form", number=str(expected), found=quote(line))
    if int(move[1]) != expected:
        raise _fault(number, "wrong-save-move-number", number=str(expected), found=move[1])
    return MoveLine(number, move[2], move[3])


def replay(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """Play the moves of a save file and check what it claims."""
    try:
        match = _seat_players(file, games)
    except _Fault as fault:
        raise _bad(_shown_name(file), fault) from None
    try:
        _play_moves(file, match)
        _check_result(file, match)
    except _Fault as fault:
        raise _bad(_shown_name(file, match.game), fault) from None
    if file.changed:
        raise _bad(_shown_name(file), _fault(file.end, "wrong-save-digest"))
    return match


def _seat_players(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """The match before its first move, from the headers."""
    tags = file.tags
    game = games.get(tags["Game"].text)
    if game is None:
        found = quote(tags["Game"].text)
        raise _fault(tags["Game"].line, "wrong-save-game", game=found, games=", ".join(games))
    with _blaming(tags["Rules"], BadOption):
        version = game.known_version(_number(tags["Rules"], "wrong-save-rules"))
    with _blaming(tags["Seats"], BadOption):
        game.check_seats(seats := _number(tags["Seats"], "wrong-save-seats"))
    with _blaming(tags["Options"], BadOption):
        game.complete_options(options := _options(tags["Options"]), version)
    if len(tags["Names"].items) != seats:
        raise _fault(tags["Names"].line, "wrong-save-names", seats=seats, names=len(tags["Names"].items))
    _check_box(file, game)
    seed = _seed(file)
    with _blaming(tags["Names"], BadName):
        return Match(game, seats, seed, options, file.box_text, tags["Names"].items, version=version)


def _check_box(file: SaveFile, game: Game) -> None:
    tag = file.tags["Box"]
    if file.box_text is not None:
        with _blaming(tag, BadBox):
            game.read_box(file.box_text, ITS_BOX)
    elif not re.fullmatch("standard [0-9a-f]{8}", tag.text):
        raise _fault(tag.line, "wrong-save-box", found=quote(tag.text))
    elif tag.text.split()[1] != (today := standard_box_hash(game)):
        raise _fault(tag.line, "wrong-save-other-box", today=today, then=tag.text.split()[1])


def _seed(file: SaveFile) -> str:
    claim = file.tags["SeedHash"]
    if "Seed" not in file.tags:
        raise _fault(claim.line, "wrong-save-no-seed")
    seed = file.tags["Seed"]
    if not seed.text.isprintable() or seed_hash(seed.text) != claim.text:
        raise _fault(seed.line, "wrong-save-seed", line=str(claim.line))
    return seed.text


def _play_moves(file: SaveFile, match: Match) -> None:
    game = match.game
    seats = {name: seat for seat, name in enumerate(game.seat_names[: match.seats])}
    for move in file.moves:
        if move.seat not in seats:
            raise _fault(move.line, "wrong-save-seat", seat=quote(move.seat), seats=", ".join(seats))
        if move.action not in game.codes:
            raise _fault(move.line, "wrong-save-action", action=quote(move.action), actions=_examples(match))
        try:
            match.play(seats[move.seat], game.codes[move.action])
        except IllegalMove as illegal:
            values: Values = {"seat": move.seat, "action": quote(move.action), "reason": illegal.message}
            raise _Fault(move.line, Message("wrong-save-move", values), game.catalogue) from None


def _check_result(file: SaveFile, match: Match) -> None:
    claim = file.tags.get("Result")
    scores = " ".join(str(points) for points in match.scores)
    if claim is None and match.over:
        raise _fault(file.end, "wrong-save-no-result", scores=scores)
    if claim is not None and not match.over:
        raise _fault(claim.line, "wrong-save-early-result")
    if claim is not None and claim.text != scores:
        raise _fault(claim.line, "wrong-save-result", result=quote(claim.text), scores=quote(scores))


def _examples(match: Match) -> str:
    """Some action texts that fit the position."""
    fitting = [int(code) for seat in match.table.actors() for code in match.table.legal(seat)]
    return ", ".join(quote(match.game.notation(code)) for code in (fitting or range(match.game.actions))[:3])


def _shown_name(file: SaveFile, game: Game | None = None) -> FileName:
    """What the file is called in messages: with what is strange about it besides, if it is told of a game's moves."""
    name = _changed(file.name) if file.changed else file.name
    played = file.tags["Rules"].text
    if game is None or int(played) == game.version:
        return name
    values: Values = {"file": name, "played": played, "version": str(game.version)}
    return Message("wrong-file-other-version", values)


def _changed(name: FileName) -> Message:
    """What a file is called whose digest doesn't fit."""
    return Message("wrong-file-changed", {"file": name})


def _options(tag: Tag) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in tag.items:
        name, equals, value = item.partition("=")
        if not equals or name in options:
            raise _fault(tag.line, "wrong-save-options", found=quote(item))
        options[name] = value
    return options


def _number(tag: Tag, wrong: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", tag.text):
        raise _fault(tag.line, wrong, found=quote(tag.text))
    return int(tag.text)


@contextmanager
def _blaming(tag: Tag, kind: type[Objection]) -> Iterator[None]:
    try:
        yield
    except kind as error:
        raise _Fault(tag.line, error.message, *error.catalogues) from None


def _bad(name: FileName, fault: _Fault) -> BadSave:
    return BadSave(name, fault.line, fault.reason, *fault.catalogues)


def _tag(name: str, escaped: str) -> str:
    return f'[{name} "{escaped}"]'


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _unescape(raw: str) -> str:
    return re.sub(r"\\(.)", r"\1", raw)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()[:DIGITS]
