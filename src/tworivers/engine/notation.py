"""A match as readable text, one move a line (`move_text.py`), and back. docs/notation.md shows one.

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

from tworivers.engine.dice import seed_hash
from tworivers.engine.match import BadName, Match
from tworivers.engine.messages import Message, Values
from tworivers.engine.move_text import MoveLine, MoveReader, MoveText, commented, play, written
from tworivers.engine.objections import BadBox, FileName, Objection, quote
from tworivers.engine.positions import BadPosition
from tworivers.engine.rules import BadOption, Game
from tworivers.engine.save_faults import BadSave as BadSave
from tworivers.engine.save_faults import Fault, bad, fault

REQUIRED = ("Game", "Rules", "Seats", "Options", "Names", "SeedHash", "Box")
OPTIONAL = ("Seed", "Position", "Result")
SET_UP = "set up"
"""The value of `Position`; what is set up follows on lines of its own."""
WRITTEN_OUT = {"Box": "custom", "Position": SET_UP}
"""The headers behind which lines may follow that begin with `%`, with these values."""
DIGITS = 16
ITS_BOX = Message("wrong-file-its-box")
"""What the component file within a saved game is called in messages."""

_TAG = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\.)*)"\]')
_END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{16})")
_ITEM = re.compile(r"(?:[^,\\]|\\.)+")


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
class SaveFile:
    """A save file taken apart; whether its moves can be played is not yet known."""

    name: FileName
    tags: Mapping[str, Tag]
    box_text: str | None
    position: str | None
    """What was set up by hand."""
    text: MoveText
    """The moves of the game, with what is said of them."""
    end: int
    changed: bool
    """Whether the digest on the end line doesn't fit the text above it."""

    @property
    def moves(self) -> tuple[MoveLine, ...]:
        """The moves of the game."""
        return tuple(self.text.moves)


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
        *([_tag("Position", SET_UP), *(f"% {line}" for line in match.position.split("\n"))] if match.position else []),
        *([_tag("Result", " ".join(str(points) for points in match.scores))] if match.over else []),
        "",
        *written(game, match.moves, match.commentary),
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
        tags, written_out, moves_text = _parse_lines(lines[:last])
        if int(end[1]) != len(moves_text.moves):
            raise fault(last + 1, "wrong-save-count", counted=int(end[1]), moves=len(moves_text.moves))
    except Fault as found:
        raise bad(_changed(name) if changed else name, found) from None
    box_text, position = ("\n".join(written_out[tag]) if tag in written_out else None for tag in WRITTEN_OUT)
    return SaveFile(name, tags, box_text, position, moves_text, last + 1, changed)


def standard_box_hash(game: Game) -> str:
    """The mark by which a save file knows the standard box again: of its values, so that comments may change."""
    return hashlib.sha256(game.box.tobytes()).hexdigest()[:8]


def _parse_lines(lines: list[str]) -> tuple[dict[str, Tag], dict[str, list[str]], MoveText]:
    """Headers, the lines behind those that have some, and the moves."""
    tags: dict[str, Tag] = {}
    behind: dict[str, list[str]] = {}
    reader = MoveReader()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if line.startswith("["):
            _parse_tag(number, line, tags, in_moves=reader.begun)
        elif line.startswith("%"):
            last = next(reversed(tags), "")
            if last not in WRITTEN_OUT or tags[last].text != WRITTEN_OUT[last]:
                raise fault(number, "wrong-save-no-box")
            behind.setdefault(last, []).append(line[1:].removeprefix(" "))
        else:
            reader.read(number, line)
    for name in REQUIRED:
        if name not in tags:
            raise fault(1 + max(tag.line for tag in tags.values()), "wrong-save-missing", header=name)
    for name, value in WRITTEN_OUT.items():
        if name in tags and tags[name].text == value:
            behind.setdefault(name, [""])
    return tags, behind, reader.finished()


def _parse_tag(number: int, line: str, tags: dict[str, Tag], in_moves: bool) -> None:
    tag = _TAG.fullmatch(line)
    if tag is None:
        raise fault(number, "wrong-save-header", found=quote(line))
    if tag[1] not in REQUIRED + OPTIONAL:
        raise fault(number, "wrong-save-unknown-header", header=tag[1], headers=", ".join(REQUIRED + OPTIONAL))
    if tag[1] in tags:
        raise fault(number, "wrong-save-twice", header=tag[1], first=str(tags[tag[1]].line))
    if in_moves:
        raise fault(number, "wrong-save-header-late", header=tag[1])
    tags[tag[1]] = Tag(number, tag[2])


def replay(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """Play the moves of a save file and check what it claims."""
    try:
        match = _seat_players(file, games)
    except Fault as found:
        raise bad(_shown_name(file), found) from None
    try:
        play(file.text, match)
        _check_result(file, match)
        match.commentary = commented(file.text, match)
    except Fault as found:
        raise bad(_shown_name(file, match.game), found) from None
    if file.changed:
        raise bad(_shown_name(file), fault(file.end, "wrong-save-digest"))
    return match


def _seat_players(file: SaveFile, games: Mapping[str, Game]) -> Match:
    """The match before its first move, from the headers."""
    tags = file.tags
    game = games.get(tags["Game"].text)
    if game is None:
        found = quote(tags["Game"].text)
        raise fault(tags["Game"].line, "wrong-save-game", game=found, games=", ".join(games))
    with _blaming(tags["Rules"], BadOption):
        version = game.known_version(_number(tags["Rules"], "wrong-save-rules"))
    with _blaming(tags["Seats"], BadOption):
        game.check_seats(seats := _number(tags["Seats"], "wrong-save-seats"))
    with _blaming(tags["Options"], BadOption):
        game.complete_options(options := _options(tags["Options"]), version)
    if len(tags["Names"].items) != seats:
        raise fault(tags["Names"].line, "wrong-save-names", seats=seats, names=len(tags["Names"].items))
    _check_box(file, game)
    seed = _seed(file)
    where = tags.get("Position", tags["Names"])
    if "Position" in tags and not file.position:
        raise fault(where.line, "wrong-save-position", found=quote(where.text))
    with _blaming(tags["Names"], BadName), _blaming(where, BadPosition):
        names = tags["Names"].items
        return Match(game, seats, seed, options, file.box_text, names, version=version, position=file.position)


def _check_box(file: SaveFile, game: Game) -> None:
    tag = file.tags["Box"]
    if file.box_text is not None:
        with _blaming(tag, BadBox):
            game.read_box(file.box_text, ITS_BOX)
    elif not re.fullmatch("standard [0-9a-f]{8}", tag.text):
        raise fault(tag.line, "wrong-save-box", found=quote(tag.text))
    elif tag.text.split()[1] != (today := standard_box_hash(game)):
        raise fault(tag.line, "wrong-save-other-box", today=today, then=tag.text.split()[1])


def _seed(file: SaveFile) -> str:
    claim = file.tags["SeedHash"]
    if "Seed" not in file.tags:
        raise fault(claim.line, "wrong-save-no-seed")
    seed = file.tags["Seed"]
    if not seed.text.isprintable() or seed_hash(seed.text) != claim.text:
        raise fault(seed.line, "wrong-save-seed", line=str(claim.line))
    return seed.text


def _check_result(file: SaveFile, match: Match) -> None:
    claim = file.tags.get("Result")
    scores = " ".join(str(points) for points in match.scores)
    if claim is None and match.over:
        raise fault(file.end, "wrong-save-no-result", scores=scores)
    if claim is not None and not match.over:
        raise fault(claim.line, "wrong-save-early-result")
    if claim is not None and claim.text != scores:
        raise fault(claim.line, "wrong-save-result", result=quote(claim.text), scores=quote(scores))


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
            raise fault(tag.line, "wrong-save-options", found=quote(item))
        options[name] = value
    return options


def _number(tag: Tag, wrong: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", tag.text):
        raise fault(tag.line, wrong, found=quote(tag.text))
    return int(tag.text)


@contextmanager
def _blaming(tag: Tag, kind: type[Objection]) -> Iterator[None]:
    try:
        yield
    except kind as error:
        raise Fault(tag.line, error.message, *error.catalogues) from None


def _tag(name: str, escaped: str) -> str:
    return f'[{name} "{escaped}"]'


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _unescape(raw: str) -> str:
    return re.sub(r"\\(.)", r"\1", raw)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()[:DIGITS]
