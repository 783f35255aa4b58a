"""What the view tells a seat before it decides: chances, raids, food, phases and wars, from the box's own numbers."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from tworivers.engine.messages import catalogue_file
from tworivers.engine.table import Table
from tworivers.languages import LANGUAGES
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import EMPTY, FOOT_BITS, NOMADS, Card, Material, Province, Symbol, Task, Tribe
from tworivers.mesopotamia.odds import battle_chance, duel_chance, roll_chance
from tworivers.mesopotamia.packing import pack_tribe
from tworivers.mesopotamia.view import view

PRINTED = GAME.standard_box.read_text(encoding="utf-8")
BATTLEFIELD = Province.KISH
ATTACKER, DEFENDER, BYSTANDER = 0, 1, 2
IDLE = ("done", "no", "mill 0")


def own_box(**numbers: int) -> str:
    """The printed box with an owner's numbers."""
    text = PRINTED
    for name, value in numbers.items():
        text, changed = re.subn(rf"^{name} = \{{ value = -?\d+", f"{name} = {{ value = {value}", text, flags=re.M)
        assert changed == 1, name
    return text


@cache
def _asked(task: str, box: str) -> tuple[Table, int]:
    """A table at which a seat is asked this, and the seat."""
    table = Table(GAME, 3, 1, {}, GAME.read_box(box, "box.toml"))
    while True:
        seat = table.actors()[0]
        shown = view(table.g, seat)
        if shown["question"]["task"] == task:
            return table, seat
        texts = {action["text"]: action["code"] for action in shown["actions"]}
        table.apply(seat, next((texts[text] for text in IDLE if text in texts), min(texts.values())))


def asked(task: str, **numbers: int) -> tuple[Any, int]:
    """A record in which a seat is asked this, with an owner's numbers, and the seat."""
    table, seat = _asked(task, own_box(**numbers))
    return table.copy().g, seat


def at_battle(foot: int = 1, chariots: int = 0, gathering: bool = False, **numbers: int) -> Any:
    """The first seat attacks the second in Kish: a wall, and a hidden stack of a foot, a chariot and a blank."""
    g, _ = asked("campaign", **numbers)
    for seat in range(3):
        g.todo[seat] = 0
    g.active, g.battle_at, g.foe, g.raider = ATTACKER, BATTLEFIELD, DEFENDER, EMPTY
    g.attack_foot, g.attack_chariots = foot, chariots
    g.walls[BATTLEFIELD] = 1
    g.stack[DEFENDER, BATTLEFIELD] = 1 | 1 << FOOT_BITS | 1 << 2 * FOOT_BITS
    g.todo[ATTACKER] = 1
    g.todo_task[ATTACKER, 0] = Task.COMMIT if gathering else Task.DUEL
    return g


def battle_seen(g: Any, seat: int) -> Any:
    """What a seat is told of the battle."""
    return view(g, seat)["odds"]["battle"]


def test_a_roll() -> None:
    """rules/mesopotamia.md §Policy: success on 4+."""
    assert roll_chance(4) == 1 / 2
    assert roll_chance(4, 1) == pytest.approx(2 / 3)
    assert (roll_chance(4, 9), roll_chance(7)) == (1, 0)


def test_a_duel_rolls_ties_again() -> None:
    """rules/mesopotamia.md §Movement and battle: both roll and add, ties are rolled again."""
    assert duel_chance(0, 0) == 1 / 2
    assert duel_chance(1, 0) == pytest.approx(21 / 31)
    assert duel_chance(1, 3) == pytest.approx(6 / 32)
    assert duel_chance(1, 3) + duel_chance(3, 1) == pytest.approx(1)
    assert (duel_chance(9, 0), duel_chance(0, 9)) == (1, 0)


def test_in_a_battle_every_unit_fights_until_it_falls() -> None:
    """rules/mesopotamia.md §Movement and battle: a battle is a row of duels."""
    win = duel_chance(1, 0)
    assert battle_chance([win], 2) == pytest.approx(win**2)
    assert battle_chance([win] * 2, 1) == pytest.approx(1 - (1 - win) ** 2)
    assert battle_chance([win] * 2, 2) == pytest.approx(win**2 + 2 * win**2 * (1 - win))
    assert battle_chance([0.8, 0.6], 2) == pytest.approx(battle_chance([0.6, 0.8], 2))
    assert (battle_chance([], 1), battle_chance([], 0)) == (0, 1)


def test_a_campaign_follows_the_box_and_the_own_symbols() -> None:
    """rules/mesopotamia.md §Policy: success on 4+; +1 per three own Ishtar (alliance) or Marduk symbols."""
    g, seat = asked("campaign")
    g.frame_owner[:4], g.frame_symbol[:4] = seat, Symbol.MARDUK
    printed = view(g, seat)["odds"]["campaigns"]
    assert printed["alliance"] | {"rivals": []} == {"needed": 4, "bonus": 0, "chance": 1 / 2, "rivals": []}
    assert printed["war"]["bonus"] == 1

    g, seat = asked("campaign", campaign_roll=5, campaign_bonus=2)
    g.frame_owner[:4], g.frame_symbol[:4] = seat, Symbol.MARDUK
    own = view(g, seat)["odds"]["campaigns"]
    assert (own["alliance"]["needed"], own["alliance"]["chance"]) == (5, pytest.approx(1 / 3))
    assert (own["war"]["bonus"], own["war"]["chance"]) == (2, pytest.approx(2 / 3))


def test_after_an_alliance_war_waits_for_the_next_round() -> None:
    """rules/mesopotamia.md §Policy: war between the two may be declared from the next round."""
    g, seat = asked("campaign")
    others = [other for other in range(3) if other != seat]
    g.parted[seat] = 1 << others[0]
    campaigns = view(g, seat)["odds"]["campaigns"]
    assert campaigns["war"]["rivals"] == [GAME.seat_names[others[1]]]
    assert campaigns["break"]["rivals"] == []


def test_a_building_needs_less_beside_its_like() -> None:
    """rules/mesopotamia.md §11A: 4+ puts the symbol on the frame, 2+ beside an own matching one; both are the box's."""
    g, seat = asked("build", frame_roll=5, frame_roll_beside=3)
    assert view(g, seat)["odds"]["frame"]["marduk"] == {"needed": 5, "chance": pytest.approx(1 / 3)}
    g.frame_owner[0], g.frame_symbol[0] = seat, Symbol.MARDUK
    frame = view(g, seat)["odds"]["frame"]
    assert (frame["marduk"]["needed"], frame["ishtar"]["needed"]) == (3, 5)
    g.frame_owner[:], g.frame_symbol[:] = seat, Symbol.CANAL
    assert view(g, seat)["odds"]["frame"] == {}


def test_a_battle_follows_the_box() -> None:
    """rules/mesopotamia.md §Movement and battle: foot adds 1, chariots 2, walls 1 each for the defender."""
    printed = battle_seen(at_battle(1, 1), DEFENDER)
    assert printed["bonus"] == {"foot": 1, "chariot": 2, "nomad": 2}
    assert (printed["foot"], printed["chariots"], printed["defenders"], printed["defence"]) == (1, 1, 2, 1)
    assert printed["duels"]["foot"] == 1 / 2
    assert printed["chance"] == pytest.approx(battle_chance([duel_chance(2, 1), 1 / 2], 2))

    own = battle_seen(at_battle(1, 1, foot_attack=3, chariot_attack=5), DEFENDER)
    assert own["bonus"]["foot"] == 3
    assert own["duels"]["chariot"] == pytest.approx(duel_chance(5, 1))
    assert own["chance"] > printed["chance"]


def test_only_those_who_know_a_stack_count_without_its_blanks() -> None:
    """rules/mesopotamia.md §Secrets: others see the height of a stack."""
    g = at_battle()
    assert (battle_seen(g, DEFENDER)["defenders"], battle_seen(g, DEFENDER)["hidden"]) == (2, False)
    assert (battle_seen(g, ATTACKER)["defenders"], battle_seen(g, ATTACKER)["hidden"]) == (3, True)
    g.open_stacks[DEFENDER] = 1 << BATTLEFIELD
    assert (battle_seen(g, ATTACKER)["defenders"], battle_seen(g, ATTACKER)["hidden"]) == (2, False)


def test_who_gathers_an_attack_keeps_its_units_to_himself() -> None:
    """rules/mesopotamia.md §Secrets: others see heights, until the battle opens."""
    g = at_battle(1, 2, gathering=True)
    assert (battle_seen(g, ATTACKER)["foot"], battle_seen(g, ATTACKER)["chariots"]) == (1, 2)
    assert (battle_seen(g, DEFENDER)["foot"], battle_seen(g, DEFENDER)["chariots"]) == (3, 0)
    assert "joined" not in battle_seen(g, DEFENDER)


def test_who_can_still_join_eats_first() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves this turn; two walls bar chariots."""
    g = at_battle(0, 0, gathering=True)
    near = next(place for place in Province if int(g.border[BATTLEFIELD]) >> place & 1)
    g.stack[ATTACKER, :] = 0
    g.stack[ATTACKER, near] = 3 | 1 << FOOT_BITS
    g.stock[ATTACKER, Material.FLOUR] = 2
    seen = battle_seen(g, ATTACKER)
    assert seen["chance"] == 0
    assert seen["joined"] == pytest.approx(battle_chance([duel_chance(2, 1), duel_chance(1, 1)], 3))
    g.walls[BATTLEFIELD] = 2
    assert battle_seen(g, ATTACKER)["joined"] == pytest.approx(battle_chance([duel_chance(1, 2)] * 2, 3))


def test_tribes_defend_without_walls() -> None:
    """rules/mesopotamia.md §Nomads: walls never help them."""
    g = at_battle()
    g.foe = NOMADS
    g.tribe_at[Tribe.GUTIANS], g.tribe_units[Tribe.GUTIANS] = BATTLEFIELD, 3
    assert (battle_seen(g, BYSTANDER)["defenders"], battle_seen(g, BYSTANDER)["defence"]) == (3, 0)


def test_a_raid_is_weighed_before_the_step() -> None:
    """rules/mesopotamia.md §Nomads: a tribe adds 2; it attacks where a party's city stands."""
    for attack in (2, 4):
        g, seat = asked("campaign", nomad_attack=attack)
        other = (seat + 1) % 3
        goal = next(place for place in Province if int(g.realm[other]) >> place & 1 and g.cities[place])
        g.tribe_at[Tribe.GUTIANS] = next(place for place in Province if int(g.border[goal]) >> place & 1)
        g.todo_task[seat, int(g.todo[seat])], g.todo_value[seat, int(g.todo[seat])] = (
            Task.NOMAD_STEP,
            pack_tribe(Tribe.GUTIANS, 0),
        )
        g.todo[seat] += 1
        g.walls[goal] = 1
        g.stack[other, goal], g.open_stacks[other] = 2, 1 << goal
        raids = view(g, seat)["odds"]["raids"]
        expected = battle_chance([duel_chance(attack, 1)] * int(g.tribe_units[Tribe.GUTIANS]), 2)
        assert raids[goal.name.lower()] == pytest.approx(expected)


def test_what_an_attack_lacks() -> None:
    """rules/mesopotamia.md §Movement and battle: attack whom you are at war with, or a tribe that holds a city."""
    g, seat = asked("move")
    g.at_war[:] = 0
    g.tribe_at[:] = g.tribe_home
    assert view(g, seat)["odds"]["attack_lacks"] == "foe"
    g.at_war[seat] = 1 << (seat + 1) % 3
    assert view(g, seat)["odds"]["attack_lacks"] == "declaration"
    g.fought_before[seat] = 1 << (seat + 1) % 3
    assert view(g, seat)["odds"]["attack_lacks"] == "reach"
    g.stock[seat, Material.FLOUR] = 0
    assert view(g, seat)["odds"]["attack_lacks"] == "flour"


def test_food_for_the_own_cities() -> None:
    """rules/mesopotamia.md §A round, phases 6 and 7: a millstone grinds the box's number, each city eats 1 flour."""
    g, seat = asked("mill", mill_grain=2)
    g.stock[seat, Material.GRAIN] = 50
    own = view(g, seat)["parties"][seat]
    stones = sum(int(g.millstones[place]) for place in Province if g.owner[place] == seat)
    food = own["food"]
    assert (food["need"], food["millable"], food["fed"]) == (sum(g.cities[g.owner == seat]), 2 * stones, False)
    assert "food" not in view(g, (seat + 1) % 3)["parties"][seat]


def test_the_phases_of_a_season_are_the_boxs() -> None:
    """rules/mesopotamia.md §A round: the seasons of a phase stand in the component file."""
    g, seat = asked("mill")
    phases = view(g, seat)["phases"]
    assert "ore" in phases
    assert "free_trade" not in phases, "not in the first year"
    assert "harvest" not in phases
    box = PRINTED.replace('harvest = { value = ["autumn"]', 'harvest = { value = ["spring"]')
    table, seat = _asked("mill", box)
    assert "harvest" in view(table.g, seat)["phases"]


def test_when_a_war_lapses() -> None:
    """rules/mesopotamia.md §Policy: at the end of the first whole round without a fight between the two."""
    g, seat = asked("campaign")
    other = (seat + 1) % 3
    g.at_war[seat], g.at_war[other] = 1 << other, 1 << seat
    now = int(g.round_number)
    assert view(g, seat)["parties"][seat]["wars_lapse"] == {GAME.seat_names[other]: now}
    g.fought[seat] = g.fought[other] = 1 << other | 1 << seat
    assert view(g, seat)["parties"][seat]["wars_lapse"] == {GAME.seat_names[other]: now + 1}


def test_spectators_are_told_no_odds() -> None:
    """rules/mesopotamia.md §Secrets."""
    shown = view(at_battle(), -1)
    assert (shown["odds"], shown["journeys"]) == ({}, [])


def test_numbers_and_prices_of_the_box_go_with_the_map() -> None:
    """rules/mesopotamia.md, head: every R number lives in the component files."""
    assert GAME.scene(PRINTED)["numbers"]["bank_rate"] == 3
    assert GAME.scene(own_box(bank_rate=4, wall_price=3))["numbers"]["bank_rate"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", Card)
def test_every_card_has_a_name_and_says_what_it_does(card: Card, language: str) -> None:
    """rules/mesopotamia.md §Cards."""
    words = catalogue_file(GAME.catalogue, language).read_text(encoding="utf-8")
    name = card.name.lower().replace("_", "-")
    assert re.search(rf"^card-{name} = .", words, re.M)
    note = re.search(rf"^card-{name}-note = (.*)", words, re.M)
    assert note is not None
    numbers = set(re.findall(r"\{ \$(\w+) \}", note[1]))
    assert numbers <= set(GAME.scene(PRINTED)["numbers"]), "the page gives it the box's numbers"
