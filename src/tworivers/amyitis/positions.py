"""Positions of Amyitis set up by hand: always before a noble's turn.

What isn't a thing here follows: cubes that lie nowhere are at home, court cards that nobody has are left. Which tile
lies on a square, which card in a city, and which good on a caravan leader, is as the table was laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from tworivers.amyitis.garden import corner_mask, corners_reached, survey_water
from tworivers.amyitis.laws import cubes_of
from tworivers.amyitis.names import (
    BRINGS,
    EMPTY,
    GROUP_CARDS,
    NEUTRAL,
    ROW_FIELDS,
    ROWS,
    SQUARES,
    TEMPLE_SPACES,
    ZONES,
    City,
    Court,
    Craft,
    Good,
    Square,
    Supply,
    Task,
    Temple,
    Trade,
)
from tworivers.amyitis.supply import camels_left, goods_left, talents_left
from tworivers.amyitis.todo import later
from tworivers.amyitis.words import (
    ROW_NAMES,
    SEAT_NAMES,
    city_word,
    court_word,
    craft_word,
    good_word,
    seat_word,
    square_name,
    temple_word,
    zone_name,
)
from tworivers.engine.compiled import plain
from tworivers.engine.dice import Dice
from tworivers.engine.messages import Message
from tworivers.engine.messages import Values as Placed
from tworivers.engine.position_fields import Choice, Field, Positions
from tworivers.engine.records import reading

Group = Iterator[Field]
MOST_PRESTIGE, MOST_OF_A_STOCK = 999, 99
NOBODY = Choice("-", Message("position-nobody"))
NO, YES = Choice("no", Message("position-no")), Choice("yes", Message("position-yes"))
WITHOUT_CUBE = Choice("without-cube", Message("position-without-cube"))


def fields(g: Any, box: Any) -> Sequence[Field]:
    """All things, in the order in which somebody would put them on the table."""
    return [
        *_course(g),
        *(one for seat in range(int(g.seats)) for one in _noble(g, seat)),
        *_garden(g),
        *_channels(g),
        *_fields(g),
        *_temples(g),
        *_crafts(g),
        *_cities(g),
    ]


def _owners(g: Any, grey: bool = False) -> list[Choice]:
    seats = [Choice(SEAT_NAMES[seat], seat_word(seat)) for seat in range(int(g.seats))]
    return [NOBODY, *seats, *([Choice("grey", seat_word(NEUTRAL))] if grey else [])]


def _number(name: str, group: Message, words: Message, path: tuple[Any, ...], most: int, least: int = 0) -> Field:
    """A number that stands somewhere in the record."""
    return Field(name, group, words, partial(_read, path), partial(_write, path), least, most)


def _read(path: tuple[Any, ...], g: Any) -> int:
    values = g[path[0]]
    return int(values[path[1:]] if path[1:] else values)


def _write(path: tuple[Any, ...], g: Any, number: int) -> None:
    if path[1:]:
        g[path[0]][path[1:]] = number
    else:
        g[path[0]] = number


def _owner(name: str, group: Message, words: Message, path: tuple[Any, ...], choices: Sequence[Choice]) -> Field:
    """Whose cube lies somewhere."""
    grey = len(choices) - 1 if choices[-1].value == "grey" else -1

    def get(g: Any) -> int:
        owner = _read(path, g)
        return 0 if owner < 0 else grey if owner == NEUTRAL else owner + 1

    def put(g: Any, place: int) -> None:
        _write(path, g, EMPTY if place == 0 else NEUTRAL if place == grey else place - 1)

    return Field(name, group, words, get, put, choices=choices)


def _course(g: Any) -> Group:
    """Round, start player, turn, caravan."""
    group, seats = Message("position-course"), _owners(g)[1:]
    yield _number("round", group, Message("position-round"), ("round_number",), int(g.last_round), 1)
    yield Field("start", group, Message("position-start"), *_at(("start",)), choices=seats)
    yield Field("turn", group, Message("position-turn"), *_at(("todo_seat", 0)), choices=seats)
    cities = [Choice(city.name.lower(), city_word(city)) for city in City]
    yield Field("caravan", group, Message("position-caravan"), *_at(("caravan",)), choices=cities)


def _at(path: tuple[Any, ...]) -> tuple[Callable[[Any], int], Callable[[Any, int], None]]:
    return partial(_read, path), partial(_write, path)


def _noble(g: Any, seat: int) -> Group:
    """What a noble has."""
    group, name = seat_word(seat), SEAT_NAMES[seat]
    for key, most in (("prestige", MOST_PRESTIGE), ("talents", MOST_OF_A_STOCK), ("camels", MOST_OF_A_STOCK)):
        yield _number(f"{name}.{key}", group, Message(f"board-column-{key}"), (key, seat), most)
    for good in Good:
        yield _number(
            f"{name}.{good.name.lower()}", group, good_word(good), ("goods", seat, int(good)), MOST_OF_A_STOCK
        )
    for kind in BRINGS:
        words = Message("position-level", {"card": court_word(kind)})
        yield _number(
            f"{name}.{kind.name.lower()}", group, words, ("court_level", seat, int(kind)), int(g.top_level[kind])
        )
    gardeners = int(g.court_cards[Court.GARDENER, 0])
    yield _number(f"{name}.gardeners", group, Message("board-column-gardeners"), ("gardeners", seat), gardeners)
    yield _number(f"{name}.tiles", group, Message("board-column-tiles"), ("tiles", seat), int(g.tiles_laid))

    def passed(g: Any) -> int:
        return 0 if not g.passed[seat] else 1 if g.pass_cube[seat] else 2

    def passes(g: Any, number: int) -> None:
        g.passed[seat], g.pass_cube[seat] = int(number > 0), int(number == 1)

    yield Field(f"{name}.passed", group, Message("board-passed"), passed, passes, choices=(NO, YES, WITHOUT_CUBE))


def _garden(g: Any) -> Group:
    """Where tiles lie and where plants stand."""
    choices = (Choice("tile", Message("position-tile")), Choice("plant", Message("position-plant")))
    for square in range(SQUARES):
        if g.square[square] != Square.UNUSED:
            words = Message("position-square", {"square": square_name(square), "level": int(g.level[square])})

            def get(g: Any, square: int = square) -> int:
                return int(g.square[square] == Square.PLANTED)

            def put(g: Any, planted: int, square: int = square) -> None:
                g.square[square] = Square.PLANTED if planted else Square.TILE

            yield Field(f"garden.{square_name(square)}", Message("position-garden"), words, get, put, choices=choices)


def _channels(g: Any) -> Group:
    """Whose cubes are the water."""
    choices = _owners(g, grey=True)
    for zone in range(ZONES):
        if g.zone[zone] >= EMPTY:
            words = Message("position-here", {"name": zone_name(zone)})
            yield _owner(f"channel.{zone_name(zone)}", Message("position-channels"), words, ("zone", zone), choices)


def _fields(g: Any) -> Group:
    """Cubes in the farmers' rows."""
    choices = _owners(g)
    for row in range(ROWS):
        for place in range(ROW_FIELDS):
            words = Message(f"position-field-{ROW_NAMES[row]}", {"place": place + 1})
            name = f"field.{ROW_NAMES[row]}-{place + 1}"
            yield _owner(name, Message("position-fields"), words, ("field", row, place), choices)


def _temples(g: Any) -> Group:
    """Cubes in the temples, the newest first."""
    choices = _owners(g, grey=True)
    for temple in Temple:
        for space in range(TEMPLE_SPACES):
            words = Message("position-place", {"name": temple_word(temple), "place": space + 1})
            name = f"temple.{temple.name.lower()}-{space + 1}"
            yield _owner(name, Message("position-temples"), words, ("temple", int(temple), space), choices)


def _crafts(g: Any) -> Group:
    """The cards of each group that lie face up; the others were recruited and show their talent."""
    for group in range(int(g.seats)):
        for craft in Craft:
            words = Message("position-craft", {"group": group + 1, "craft": craft_word(craft)})
            name, path = f"group-{group + 1}.{craft.name.lower()}", ("face_up", group, int(craft))

            def put(g: Any, number: int, group: int = group, path: tuple[Any, ...] = path) -> None:
                _write(path, g, number)
                g.turned[group] = max(0, GROUP_CARDS - int(g.face_up[group].sum()))

            yield Field(name, Message("position-groups"), words, partial(_read, path), put, most=GROUP_CARDS)


def _cities(g: Any) -> Group:
    """Which side of a city's plant card lies up."""
    choices = (Choice("first", Message("position-first-side")), Choice("second", Message("position-second-side")))
    for city in City:
        if g.trade[city] == Trade.PLANT:
            name = f"card.{city.name.lower()}"
            yield Field(
                name, Message("position-cities"), city_word(city), *_at(("card_side", int(city))), choices=choices
            )


def fault(g: Any, box: Any) -> Message | None:
    """The first thing that is impossible."""
    read = reading(g)
    return next((found for found in _faults(g, read) if found is not None), None)


def _faults(g: Any, read: Any) -> Iterator[Message | None]:
    seats = range(int(g.seats))
    turn = int(g.todo_seat[0])
    if g.passed[turn]:
        yield Message("position-turn-passed", {"who": seat_word(turn)})
    for seat in seats:
        placed = plain(cubes_of)(read, seat) - int(g.cubes[seat])
        if placed > g.cubes_each:
            values: Placed = {"who": seat_word(seat), "placed": placed, "cubes": int(g.cubes_each)}
            yield Message("position-cubes", values)
    planted = sum(int(g.square[square] == Square.PLANTED) for square in range(SQUARES))
    taken = sum(int(g.tiles[seat]) for seat in seats)
    if planted != taken:
        yield Message("position-tiles", {"planted": planted, "taken": taken})
    yield from _rows_and_temples(g)
    yield from _court(g)
    yield from _groups(g)
    yield from _water(g, read)
    yield from _stocks(g, read)


def _rows_and_temples(g: Any) -> Iterator[Message]:
    for row in range(ROWS):
        cubes = [int(owner) for owner in g.field[row]]
        if EMPTY not in cubes:
            yield Message("position-row-full")
        elif any(owner != EMPTY for owner in cubes[cubes.index(EMPTY) :]):
            yield Message("position-row-gap")
    for temple in Temple:
        cubes = [int(owner) for owner in g.temple[temple]]
        if EMPTY in cubes and any(owner != EMPTY for owner in cubes[cubes.index(EMPTY) :]):
            yield Message("position-temple-gap", {"temple": temple_word(temple)})


def _court(g: Any) -> Iterator[Message]:
    """More cards than there are: who has a level has those below it too."""
    held = sum(int(g.gardeners[seat]) for seat in range(int(g.seats)))
    if held > g.court_cards[Court.GARDENER, 0]:
        yield Message("position-gardeners", {"held": held, "cards": int(g.court_cards[Court.GARDENER, 0])})
    for kind in BRINGS:
        for level in range(1, int(g.top_level[kind]) + 1):
            held = sum(int(g.court_level[seat, kind] >= level) for seat in range(int(g.seats)))
            if held > g.court_cards[kind, level]:
                values: Placed = {"card": court_word(kind), "level": level, "held": held}
                yield Message("position-court", {**values, "cards": int(g.court_cards[kind, level])})


def _groups(g: Any) -> Iterator[Message]:
    for group in range(int(g.seats)):
        if g.face_up[group].sum() > GROUP_CARDS:
            yield Message("position-group", {"group": group + 1, "cards": GROUP_CARDS})
    for craft in Craft:
        shown = sum(int(g.face_up[group, craft]) for group in range(int(g.seats)))
        if shown > g.crafts_in_play[craft]:
            values: Placed = {"craft": craft_word(craft), "shown": shown, "cards": int(g.crafts_in_play[craft])}
            yield Message("position-crafts", values)


def _water(g: Any, read: Any) -> Iterator[Message]:
    """Nobles' water comes from the river; plants need water."""
    reached = plain(corners_reached)(read)
    for zone in range(ZONES):
        if 0 <= g.zone[zone] < NEUTRAL and not reached & plain(corner_mask)(zone // 2):
            yield Message("position-dry-channel", {"zone": zone_name(zone)})


def _stocks(g: Any, read: Any) -> Iterator[Message]:
    if g.supply != Supply.BOX:
        return
    if plain(talents_left)(read) < 0:
        yield Message("position-supply", {"thing": Message("board-column-talents"), "most": int(g.all_talents)})
    if plain(camels_left)(read) < 0:
        yield Message("position-supply", {"thing": Message("board-column-camels"), "most": int(g.all_camels)})
    for good in Good:
        if plain(goods_left)(read, good) < 0:
            yield Message("position-supply", {"thing": good_word(good), "most": int(g.all_of_a_good)})


def settle(g: Any, box: Any, dice: Dice) -> None:
    """What follows: cubes at home, cards left, water, and that the turn is asked."""
    seats = range(int(g.seats))
    for seat in seats:
        g.cubes[seat] = int(g.cubes_each) - (plain(cubes_of)(reading(g), seat) - int(g.cubes[seat]))
    for kind in Court:
        for level in range(g.court_cards.shape[1]):
            held = sum(
                int(g.gardeners[seat])
                if kind == Court.GARDENER
                else int(g.court_level[seat, kind] >= level and (level > 0 or kind == Court.LEADER))
                for seat in seats
            )
            held = held if kind != Court.GARDENER or level == 0 else 0
            g.court_left[kind, level] = int(g.court_cards[kind, level]) - held
    spare = int(sum(int(g.leader_good[good]) for good in range(Good.WINE))) - int(g.court_left[Court.LEADER, 2])
    for good in range(Good.WINE):
        if spare > 0 and g.leader_good[good]:
            g.leader_good[good] -= 1
            spare -= 1
    _put_away(g)
    plain(survey_water)(g)
    turn = int(g.todo_seat[0])
    g.todo = 0
    plain(later)(g, Task.TURN, turn, 0)


def _put_away(g: Any) -> None:
    """The cards in no group: as many as lay out, of crafts of which not all are shown."""
    groups = range(int(g.seats))
    unseen = [
        int(g.crafts_in_play[craft]) - sum(int(g.face_up[group, craft]) for group in groups) for craft in range(4)
    ]
    if all(g.undealt[craft] <= unseen[craft] for craft in range(4)):
        return
    left = sum(int(g.undealt[craft]) for craft in range(4))
    for craft in range(4):
        g.undealt[craft] = 0
    while left:
        craft = max(range(4), key=lambda one: unseen[one] - int(g.undealt[one]))
        g.undealt[craft] += 1
        left -= 1


def how() -> Positions:
    """How positions of Amyitis are set up."""
    return Positions(fields, settle, fault)
