"""Reads the box: `box.toml` or an owner's corrected copy becomes the record that setup takes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NoReturn

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, model_validator

from tworivers.amyitis.names import BRINGS, CITIES, EMPTY, PLANT_CARDS, TILES, Bonus, City, Court, Craft, Good, Trade
from tworivers.amyitis.record import BOX
from tworivers.engine.boxes import BadBox, Mark, Marked, Part, Small, parse_box
from tworivers.engine.messages import Message, Value, own_catalogue
from tworivers.engine.objections import FileName, Objection

PLAYERS = (2, 3, 4)
WORDS = own_catalogue("amyitis-box")
"""What can be wrong with the box besides single values."""

GoodName = Literal["barley", "dates", "salt", "palm", "wine"]
PlainGood = Literal["barley", "dates", "salt", "palm"]
CityName = Literal["babylon", "eshnunna", "susa", "ur", "uruk", "mari", "palmyra", "khorsabad", "ninoua"]
OfferName = Literal["banker", "leader", "palace"]
BonusName = Literal["camel", "talent", "banker", "leader", "palace", "good", "court"]
ByPlayers = Annotated[list[Small], Field(min_length=3, max_length=3)]
Zones = Annotated[int, Field(ge=1, le=2)]


class MarkedByPlayers(Part):
    """A value for 2, 3 and 4 players, with one mark or one for each."""

    by_players: ByPlayers
    mark: Annotated[str, Field(pattern="^[SXR]([SXR][SXR])?$")]


class Player(Part):
    """What everybody begins with."""

    cubes: Marked[Annotated[int, Field(ge=1, le=1000)]]
    talents: Marked[Small]
    camels: Marked[Small]


class Garden(Part):
    """Terraces, channels and the river."""

    levels: Marked[
        Annotated[
            list[Annotated[list[Annotated[int, Field(ge=1, le=4)]], Field(min_length=4, max_length=4)]],
            Field(min_length=4, max_length=4),
        ]
    ]
    river: Marked[Annotated[list[Literal["top", "bottom", "left", "right"]], Field(min_length=1)]]
    zones_right: Marked[
        Annotated[list[Annotated[list[Zones], Field(min_length=3, max_length=3)]], Field(min_length=4, max_length=4)]
    ]
    zones_below: Marked[
        Annotated[list[Annotated[list[Zones], Field(min_length=4, max_length=4)]], Field(min_length=3, max_length=3)]
    ]
    unused_by_two: Marked[list[Annotated[str, Field(pattern="^[a-d][1-4]$")]]]


class Circuit(Part):
    """The caravan's way."""

    order: Marked[Annotated[list[CityName], Field(min_length=CITIES, max_length=CITIES)]]

    @model_validator(mode="after")
    def each_city_once(self) -> Circuit:
        """Refuse a city named twice."""
        twice = [name for name in self.order.value if self.order.value.count(name) > 1]
        if twice:
            raise Objection(Message("box-city-twice", {"city": twice[0]}), WORDS)
        return self


class CityPart(Part):
    """What a city asks and gives."""

    trade: Literal["sale", "court", "plant"]
    good: PlainGood | None = None
    offers: Annotated[list[OfferName], Field(min_length=2, max_length=2)] | None = None
    mark: Mark

    @model_validator(mode="after")
    def fits_its_trade(self) -> CityPart:
        """A court city has a good and two offers, a plant city a good, a sale neither."""
        if (self.good is None) != (self.trade == "sale"):
            raise Objection(Message("box-city-good"), WORDS)
        if (self.offers is None) != (self.trade != "court"):
            raise Objection(Message("box-city-offers"), WORDS)
        return self


class CardSide(Part):
    """One side of a plant card."""

    level: Annotated[int, Field(ge=1, le=3)]
    extra: PlainGood | None = None


class PlantCard(Part):
    """A plant card; with a city of its own it always lies there."""

    city: CityName | None = None
    sides: Annotated[list[CardSide], Field(min_length=2, max_length=2)]
    mark: Mark


class Fields(Part):
    """The two rows, left to right."""

    upper: Marked[Annotated[list[GoodName], Field(min_length=5, max_length=5)]]
    lower: Marked[Annotated[list[GoodName], Field(min_length=5, max_length=5)]]


class Crafts(Part):
    """Craft cards in play."""

    farmer: MarkedByPlayers
    priest: MarkedByPlayers
    engineer: MarkedByPlayers
    merchant: MarkedByPlayers


class CourtCard(Part):
    """One level of a kind of court card; which values it has depends on the kind."""

    level: Annotated[int, Field(ge=0, le=6)]
    copies: MarkedByPlayers
    mark: Mark
    talents: Small = 0
    prestige: Small = 0
    spaces: Small = 0
    keeps: Small = 0


class Gardener(Part):
    """Gardeners in the supply."""

    copies: MarkedByPlayers


class Tile(Part):
    """A garden tile."""

    level: Annotated[int, Field(ge=1, le=3)]
    prestige: Small
    bonus: Annotated[list[BonusName], Field(max_length=4)]
    top: bool = False
    mark: Mark


class Scoring(Part):
    """Prestige that isn't on a card or tile."""

    engineer: Marked[Small]
    good_sold: Marked[Small]
    marduk: Marked[Annotated[list[Small], Field(min_length=2, max_length=2)]]
    good_left: Marked[Small]
    favour: Marked[Annotated[list[Small], Field(min_length=2, max_length=2)]]
    favour_small: MarkedByPlayers
    favour_large: MarkedByPlayers


class End(Part):
    """When the game ends."""

    tiles: MarkedByPlayers
    rounds: Marked[Annotated[int, Field(ge=1, le=1000)]]


class Box(Part):
    """The whole component file."""

    player: Player
    garden: Garden
    circuit: Circuit
    city: dict[CityName, CityPart]
    plant_card: Annotated[list[PlantCard], Field(min_length=PLANT_CARDS, max_length=PLANT_CARDS)]
    fields: Fields
    crafts: Crafts
    banker: list[CourtCard]
    leader: list[CourtCard]
    palace: list[CourtCard]
    gardener: Gardener
    tile: Annotated[list[Tile], Field(min_length=1, max_length=TILES)]
    scoring: Scoring
    end: End


def read_box(text: str, name: FileName) -> NDArray[Any]:
    """The box record from the text of a component file; `BadBox` says what is wrong with it."""
    box = parse_box(Box, text, name)
    _check(box, name)
    out = np.zeros(1, np.dtype((np.record, BOX)))
    record = out[0]
    record.cubes, record.talents, record.camels = (
        box.player.cubes.value,
        box.player.talents.value,
        box.player.camels.value,
    )
    _fill_garden(record, box)
    _fill_circuit(record, box)
    _fill_cards(record, box)
    _fill_scoring(record, box)
    return out


def _refuse(name: FileName, key: str, /, **values: Value) -> NoReturn:
    raise BadBox(name, Message(key, values), WORDS)


def _check(box: Box, name: FileName) -> None:
    """What no single key shows: parts that must fit each other."""
    for city in City:
        if city.name.lower() not in box.city:
            _refuse(name, "wrong-key-missing", key=f"city.{city.name.lower()}")
    plant_cities = {city for city, part in box.city.items() if part.trade == "plant"}
    if len(plant_cities) != PLANT_CARDS:
        _refuse(name, "box-plant-cities", cities=len(plant_cities), cards=PLANT_CARDS)
    own = [card.city for card in box.plant_card if card.city is not None]
    for city_name in own:
        if city_name not in plant_cities or own.count(city_name) > 1:
            _refuse(name, "box-card-city", city=repr(city_name))
    for kind, lowest in (("banker", 1), ("leader", 0), ("palace", 1)):
        levels = [card.level for card in getattr(box, kind)]
        if levels != list(range(lowest, lowest + len(levels))) or not levels:
            _refuse(name, "box-levels", kind=kind, levels=str(levels), expected=f"{lowest}, {lowest + 1}, ...")
    copies = box.leader[0].copies.by_players
    if any(count < players for count, players in zip(copies, PLAYERS, strict=True)):
        _refuse(name, "box-first-leaders", copies=str(copies))
    copies = box.leader[2].copies.by_players if len(box.leader) > 2 else [0]
    if max(copies) > Good.WINE:
        _refuse(name, "box-third-leaders", copies=str(copies), most=int(Good.WINE))
    squares = [level for row in box.garden.levels.value for level in row]
    if [tile.top for tile in box.tile].count(True) != squares.count(4):
        _refuse(name, "box-top-tiles")
    for players in PLAYERS:
        cards = sum(getattr(box.crafts, craft.name.lower()).by_players[players - 2] for craft in Craft)
        if cards < 3 * players:
            _refuse(name, "box-crafts", cards=cards, players=players, least=3 * players)
    for level in (1, 2, 3):
        tiles = sum(tile.level == level and not tile.top for tile in box.tile)
        if tiles < squares.count(level):
            _refuse(name, "box-tiles", tiles=tiles, level=level, least=squares.count(level))


def _fill_garden(record: Any, box: Box) -> None:
    garden = box.garden
    record.level[:] = np.array(garden.levels.value).ravel()
    record.used[:] = 1
    for square in garden.unused_by_two.value:
        record.used[2, "abcd".index(square[0]) * 4 + int(square[1]) - 1] = 0
    record.edge_zones[:12] = np.array(garden.zones_right.value).ravel()
    record.edge_zones[12:] = np.array(garden.zones_below.value).ravel()
    corners = {
        "top": list(range(5)),
        "bottom": [20 + column for column in range(5)],
        "left": [5 * row for row in range(5)],
        "right": [5 * row + 4 for row in range(5)],
    }
    record.river = sum(1 << corner for corner in {corner for side in garden.river.value for corner in corners[side]})
    record.tile_count = len(box.tile)
    for place, tile in enumerate(box.tile):
        record.tile_level[place] = 4 if tile.top else tile.level
        record.tile_prestige[place] = tile.prestige
        for bonus in tile.bonus:
            record.tile_bonus[place, Bonus[bonus.upper()]] += 1


def _fill_circuit(record: Any, box: Box) -> None:
    for place, city_name in enumerate(box.circuit.order.value):
        record.place[City[city_name.upper()]] = place
    record.city_good[:] = EMPTY
    record.city_offer[:] = EMPTY
    for city in City:
        part = box.city[city.name.lower()]  # type: ignore[index]
        record.trade[city] = Trade[part.trade.upper()]
        if part.good is not None:
            record.city_good[city] = Good[part.good.upper()]
        if part.offers is not None:
            record.city_offer[city] = [Court[offer.upper()] for offer in part.offers]
    record.card_city[:] = EMPTY
    record.card_extra[:] = EMPTY
    for place, card in enumerate(box.plant_card):
        if card.city is not None:
            record.card_city[place] = City[card.city.upper()]
        for side, face in enumerate(card.sides):
            record.card_level[place, side] = face.level
            if face.extra is not None:
                record.card_extra[place, side] = Good[face.extra.upper()]
    for row, goods in enumerate((box.fields.upper.value, box.fields.lower.value)):
        record.field_good[row] = [Good[good.upper()] for good in goods]


def _fill_cards(record: Any, box: Box) -> None:
    for at, players in enumerate(PLAYERS):
        for craft in Craft:
            record.crafts[players, craft] = getattr(box.crafts, craft.name.lower()).by_players[at]
        for kind in BRINGS:
            for card in getattr(box, kind.name.lower()):
                record.court_cards[players, kind, card.level] = card.copies.by_players[at]
        for kind in set(Court) - set(BRINGS):
            record.court_cards[players, kind, 0] = getattr(box, kind.name.lower()).copies.by_players[at]
    record.top_level[:] = [getattr(box, kind.name.lower())[-1].level for kind in BRINGS]
    for card in box.banker:
        record.banker_talents[card.level] = card.talents
        record.banker_prestige[card.level] = card.prestige
    for card in box.leader:
        record.leader_spaces[card.level] = card.spaces
        record.leader_keeps[card.level] = card.keeps
    for card in box.palace:
        record.palace_prestige[card.level] = card.prestige


def _fill_scoring(record: Any, box: Box) -> None:
    scoring = box.scoring
    record.engineer_prestige = scoring.engineer.value
    record.sale_prestige = scoring.good_sold.value
    record.marduk_prestige[:] = scoring.marduk.value
    record.good_prestige = scoring.good_left.value
    record.favour_prestige[:] = scoring.favour.value
    for at, players in enumerate(PLAYERS):
        record.favour_tiles[players] = [scoring.favour_small.by_players[at], scoring.favour_large.by_players[at]]
        record.last_tiles[players] = box.end.tiles.by_players[at]
    record.last_round = box.end.rounds.value
