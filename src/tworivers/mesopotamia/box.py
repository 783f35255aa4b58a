"""Reads the box: `box.toml` or an owner's corrected copy becomes the record that setup takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field

from tworivers.engine.boxes import Mark, Marked, Part, Small, parse_box
from tworivers.engine.objections import A_BOX, FileName
from tworivers.engine.records import single_fields
from tworivers.mesopotamia import land
from tworivers.mesopotamia.land import CORE_CITIES, Few, ProvincePart, refuse
from tworivers.mesopotamia.names import CARD_MOST, FRAME, SEATS, Card, Material, Party, Phase, Season, Tribe
from tworivers.mesopotamia.record import BOX, Printed

COUNTS = (8, 7, 6, 5, 4, 3)
MOST_CARDS = 127
"""What the record can count."""

PartyName = Literal["larsa", "babylon", "mari", "qatna", "eshnunna", "yamhad", "assur", "susa"]
SeasonName = Literal["spring", "summer", "autumn", "winter"]
Pips = Annotated[int, Field(ge=1, le=6)]
Seasons = Marked[list[SeasonName]]
Copies = Annotated[int, Field(ge=0, le=CARD_MOST)]
"""How many cards of a kind there are."""


class Stock(Part):
    """What every party begins with."""

    grain: Marked[Small]
    flour: Marked[Small]
    ore: Marked[Small]
    metal: Marked[Small]
    wood: Marked[Small]


class Core(Part):
    """What stands in a core province."""

    forges: Marked[Annotated[int, Field(ge=0, le=CORE_CITIES)]]
    millstones: Marked[Annotated[int, Field(ge=0, le=CORE_CITIES)]]
    chariots: Marked[Few]
    foot: Marked[Few]
    walls: Marked[Annotated[int, Field(ge=0, le=CORE_CITIES)]]


class Phases(Part):
    """When a phase is played."""

    felling: Seasons
    regrowth: Seasons
    free_trade: Seasons
    ore: Seasons
    harvest: Seasons
    harvest_twice: Seasons
    milling: Seasons
    feeding: Seasons
    forges: Seasons
    walls: Seasons
    works: Seasons
    building: Seasons
    policy: Seasons


class Economy(Part):
    """Yields and prices."""

    free_trade_year: Marked[Annotated[int, Field(ge=1, le=5)]]
    dice_yield: Marked[Annotated[list[Small], Field(min_length=6, max_length=6)]]
    mill_grain: Marked[Small]
    smelt_ore: Marked[Small]
    foot_price: Marked[Few]
    chariot_price: Marked[Few]
    wall_price: Marked[Few]
    works_price: Marked[Few]
    building_price: Marked[Few]


class Trade(Part):
    """The bank and offers."""

    bank_rate: Marked[Annotated[int, Field(ge=2, le=9)]]
    basket_most: Marked[Annotated[int, Field(ge=1, le=99)]]
    offers_most: Marked[Annotated[int, Field(ge=0, le=60)]]


class Frame(Part):
    """The board's frame."""

    size: Marked[Annotated[int, Field(ge=3, le=FRAME)]]
    frame_roll: Marked[Pips]
    frame_roll_beside: Marked[Pips]


class Policy(Part):
    """Campaigns."""

    campaign_roll: Marked[Pips]
    campaign_bonus: Marked[Annotated[int, Field(ge=1, le=100)]]


class War(Part):
    """Battles."""

    foot_attack: Marked[Few]
    chariot_attack: Marked[Few]
    chariot_ban: Marked[Few]
    destruction_roll: Marked[Annotated[int, Field(ge=0, le=6)]]
    blanks_each: Marked[Annotated[int, Field(ge=0, le=7)]]


class NomadNumbers(Part):
    """What a tribe can do."""

    nomad_units: Marked[Annotated[int, Field(ge=1, le=9)]]
    nomad_steps: Marked[Annotated[int, Field(ge=1, le=9)]]
    nomad_attack: Marked[Few]


class Tribes(Part):
    """Where the tribes come from."""

    sutaeans: Marked[str]
    hanaeans: Marked[str]
    yaminites: Marked[str]
    gutians: Marked[str]
    turukkaeans: Marked[str]


class Ruler(Part):
    """A party."""

    capital: str
    absent_at: list[Annotated[int, Field(ge=3, le=8)]]
    free_metal: Annotated[list[Small], Field(min_length=6, max_length=6)]
    mark: Mark


class Six(Part):
    """Who is left out with six parties, by the rulebook's list and by its table."""

    list: Marked[PartyName]
    table: Marked[PartyName]


class Cards(Part):
    """Cards in hand and what they bring."""

    each: Marked[Annotated[int, Field(ge=0, le=12)]]
    extra_nomad_card: Marked[PartyName]
    harvest_card: Marked[Small]
    vein_card: Marked[Small]
    rafts_card: Marked[Small]
    caravan_card: Marked[Small]
    mercenary_foot: Marked[Few]
    mercenary_metal: Marked[Few]


class Box(Part):
    """The whole component file."""

    stock: Stock
    core: Core
    phases: Phases
    economy: Economy
    trade: Trade
    frame: Frame
    policy: Policy
    war: War
    nomads: NomadNumbers
    tribe: Tribes
    party: dict[PartyName, Ruler]
    six: Six
    cards: Cards
    card: dict[str, Marked[Copies]]
    province: list[ProvincePart]


NUMBERS = ("free_trade_year", *single_fields(Printed))
"""Single numbers that stand in the box, in its record and in that of a game under the same name."""


def read_box(text: str, name: FileName) -> NDArray[Any]:
    """The box record from the text of a component file; `BadBox` says what is wrong with it."""
    box = parse_box(Box, text, name)
    _check_cards(box, name)
    homes = {tribe.name.lower(): getattr(box.tribe, tribe.name.lower()).value for tribe in Tribe}
    land.check_map(box.province, {ruler.capital for ruler in box.party.values()}, homes, name)
    _check_parties(box, name)
    out = np.zeros(1, BOX).view(np.recarray)
    _fill_map(out[0], box)
    _fill_parties(out[0], box)
    _fill_numbers(out[0], box)
    return out


def scene(text: str) -> dict[str, Any]:
    """The map of a box, for those who draw it, how many cards of each kind there are, and its numbers and prices."""
    box, record = parse_box(Box, text, A_BOX), read_box(text, A_BOX)[0]
    cards = {card.name.lower(): box.card[card.name.lower()].value for card in Card}
    return {
        **land.scene(box.province),
        "cards": cards,
        "numbers": {name: int(record[name]) for name in NUMBERS},
    }


def _check_parties(box: Box, name: FileName) -> None:
    for party in Party:
        if party.name.lower() not in box.party:
            refuse(name, "wrong-key-missing", key=f"party.{party.name.lower()}")
    for count in COUNTS:
        for out in {box.six.list.value, box.six.table.value} if count == 6 else {None}:
            present = [party for party, ruler in box.party.items() if count not in ruler.absent_at and party != out]
            if len(present) != count:
                refuse(name, "box-parties", present=len(present), count=count)


def _check_cards(box: Box, name: FileName) -> None:
    kinds = [card.name.lower() for card in Card]
    for kind in kinds:
        if kind not in box.card:
            refuse(name, "wrong-key-missing", key=f"card.{kind}")
    for kind in box.card:
        if kind not in kinds:
            refuse(name, "wrong-key-unknown", key=f"card.{kind}")
    cards = sum(box.card[card.name.lower()].value for card in Card)
    nomads = sum(box.card[tribe.name.lower()].value for tribe in Tribe)
    if cards < SEATS * box.cards.each.value + 1:
        refuse(name, "box-few-cards", cards=cards, least=SEATS * box.cards.each.value + 1)
    if cards > MOST_CARDS or nomads > MOST_CARDS:
        refuse(name, "box-many-cards", cards=cards, most=MOST_CARDS)


def _fill_map(record: Any, box: Box) -> None:
    places = land.places(box.province)
    for part in box.province:
        province = places[part.name]
        record.cities[province] = len(part.cities)
        record.irrigable[province] = sum(city.irrigable for city in part.cities)
        record.trees[province] = part.trees
        record.mine[province] = part.mine
        record.border[province] = sum(1 << places[other] for other in part.borders)
    for tribe in Tribe:
        record.tribe_home[tribe] = places[getattr(box.tribe, tribe.name.lower()).value]


def _fill_parties(record: Any, box: Box) -> None:
    places = land.places(box.province)
    for party in Party:
        ruler = box.party[party.name.lower()]  # type: ignore[index]
        record.capital[party] = places[ruler.capital]
        for count, metal in zip(COUNTS, ruler.free_metal, strict=True):
            record.in_play[count, party] = count not in ruler.absent_at
            record.free_metal[count, party] = metal
    record.six_list = Party[box.six.list.value.upper()]
    record.six_table = Party[box.six.table.value.upper()]
    record.extra_nomad_card = Party[box.cards.extra_nomad_card.value.upper()]
    record.cards_each = box.cards.each.value
    for card in Card:
        record.card_count[card] = box.card[card.name.lower()].value


def _mask(seasons: Seasons) -> int:
    """Seasons as a bit mask."""
    return sum(1 << season for season in Season if season.name.lower() in seasons.value)


def _fill_numbers(record: Any, box: Box) -> None:
    for material in Material:
        record.start_stock[material] = getattr(box.stock, material.name.lower()).value
    for phase in Phase:
        if phase != Phase.IDLE:
            record.phase_seasons[phase] = _mask(getattr(box.phases, phase.name.lower()))
    record.harvest_twice = _mask(box.phases.harvest_twice)
    record.dice_yield[:] = box.economy.dice_yield.value
    record.frame_size = box.frame.size.value
    for name in ("forges", "millstones", "chariots", "foot", "walls"):
        setattr(record, f"core_{name}", getattr(box.core, name).value)
    parts = (box.economy, box.trade, box.frame, box.policy, box.war, box.nomads, box.cards)
    for name in NUMBERS:
        setattr(record, name, next(getattr(part, name).value for part in parts if hasattr(part, name)))
