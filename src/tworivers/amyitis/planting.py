"""Planting: what happens on a square of the gardens once a plant is bought (amyitis.de §Anpflanzen)."""

from __future__ import annotations

from tworivers.amyitis.caravan import plant_level
from tworivers.amyitis.court import card_obstacle, spend_gardeners, take_card
from tworivers.amyitis.garden import gardeners_needed, irrigation_bonus, square_obstacle, squares_for
from tworivers.amyitis.names import EMPTY, Bonus, Court, Event, Obstacle, Source, Square, Task
from tworivers.amyitis.record import State
from tworivers.amyitis.supply import gain_camels, gain_prestige, gain_talents
from tworivers.amyitis.todo import later
from tworivers.engine.compiled import rule
from tworivers.engine.events import Log, note


@rule
def planting_obstacle(g: State, seat: int, city: int, square: int) -> int:
    """Whether the plant that a city sells can stand on a square."""
    return square_obstacle(g, seat, square, plant_level(g, city))


@rule
def plantable(g: State, seat: int, city: int) -> int:
    """The squares where it can, as bits."""
    return squares_for(g, seat, plant_level(g, city))


@rule
def plant(g: State, seat: int, square: int, log: Log) -> None:
    """Plant what was bought: gardeners go back, then tile, irrigation bonus, water between plants, card."""
    city = int(g.caravan)
    spend_gardeners(g, seat, gardeners_needed(g, square, plant_level(g, city)), log)
    g.square[square] = Square.PLANTED
    g.ready_squares = int(g.ready_squares) & ~(1 << square)
    g.tiles[seat] += 1
    note(log, Event.PLANTED, seat, square, plant_level(g, city), 0, 0)
    later(g, Task.FLIP_CARD, seat, city)
    later(g, Task.WATER_BETWEEN, seat, square)
    later(g, Task.IRRIGATION_BONUS, seat, square)
    take_tile(g, seat, square, log)


@rule
def pay_irrigation_bonus(g: State, square: int, log: Log) -> None:
    """The new plant's own level counts, not the square's."""
    irrigation_bonus(g, square, plant_level(g, int(g.caravan)), log)


@rule
def take_tile(g: State, seat: int, square: int, log: Log) -> None:
    """A tile's prestige, then its bonuses without a choice, then those with one."""
    for _ in range(g.tile_bonus[square, Bonus.COURT]):
        later(g, Task.COURT, seat, EMPTY)
    for _ in range(g.tile_bonus[square, Bonus.GOOD]):
        later(g, Task.GOOD, seat, 0)
    gain_prestige(g, seat, int(g.tile_prestige[square]), Source.TILE, log)
    gain_camels(g, seat, int(g.tile_bonus[square, Bonus.CAMEL]), log)
    gain_talents(g, seat, int(g.tile_bonus[square, Bonus.TALENT]), log)
    take_bonus_cards(g, seat, Court.BANKER, int(g.tile_bonus[square, Bonus.BANKER]), log)
    take_bonus_cards(g, seat, Court.LEADER, int(g.tile_bonus[square, Bonus.LEADER]), log)
    take_bonus_cards(g, seat, Court.PALACE, int(g.tile_bonus[square, Bonus.PALACE]), log)


@rule
def take_bonus_cards(g: State, seat: int, kind: int, count: int, log: Log) -> None:
    """A court card as a bonus is the next of its kind, or nothing if that is gone."""
    for _ in range(count):
        if card_obstacle(g, seat, kind) == Obstacle.NONE:
            take_card(g, seat, kind, log)
        else:
            note(log, Event.BONUS_LOST, seat, kind, 0, 0, 0)
