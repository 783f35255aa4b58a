"""What a seat sees: the one JSON picture of the game that pages, bots over the network and logs all use.

Of others it holds the number of cards, the height of stacks and all that lies open; exact stocks only with the option
`open-stocks`. What a seat should know before it decides is reckoned in odds.py, the ways of caravans in journeys.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from tworivers.engine.compiled import plain
from tworivers.engine.records import reading
from tworivers.mesopotamia import actions, codes, policy, war
from tworivers.mesopotamia.decisions import question_words
from tworivers.mesopotamia.economy import ROUNDS_A_YEAR, season_of, year_of
from tworivers.mesopotamia.frame import next_slot
from tworivers.mesopotamia.journeys import journeys
from tworivers.mesopotamia.knowledge import known_cards, known_stacks
from tworivers.mesopotamia.names import (
    EMPTY,
    NOMADS,
    PROVINCES,
    Card,
    Material,
    OfferState,
    Party,
    Phase,
    Province,
    Season,
    Stage,
    Symbol,
    Task,
    Tribe,
    Unit,
)
from tworivers.mesopotamia.odds import food, free_trade, odds, phases_played, wars_lapse
from tworivers.mesopotamia.offer_limits import basket_room, offers_a_round
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.rounds import YEARLY, YEARS_MOST
from tworivers.mesopotamia.troops import unpack
from tworivers.mesopotamia.words import SEAT_NAMES, basket, task_of

SPECTATOR = -1
VOTES = (None, "once", "yearly")
"""When the length of the game is voted upon: never, after the first year, after each."""
BEFORE_MARCHES = (Task.BUILD, Task.CAMPAIGN, Task.RIVAL, Task.PAY)
PROVINCE_NAMES = tuple(province.name.lower() for province in Province)
COUNTED = {
    "city_count": "cities",
    "irrigable": "irrigable",
    "holes": "holes",
    "trees": "trees",
    "walls": "walls",
    "forges": "forges",
    "millstones": "millstones",
    "canals": "canals",
}
"""What is counted on a province: its name in a view, and the record's field."""
UNITS = {int(unit): unit.name.lower() for unit in Unit}
CARDS = {int(card): card.name.lower() for card in Card}
MATERIALS = {int(material): material.name.lower() for material in Material}
SYMBOLS = {int(symbol): symbol.name.lower() for symbol in Symbol}


def view(g: State, seat: int) -> dict[str, Any]:
    """The game as seat (or a spectator) sees it, with the seat's legal actions in words."""
    table = reading(g)
    over = bool(table.over)
    mask = actions.actors(g)
    symbols = Counter(zip(table.frame_owner.tolist(), table.frame_symbol.tolist(), strict=True))
    return {
        "game": "mesopotamia",
        "seat": None if seat == SPECTATOR else SEAT_NAMES[seat],
        "seats": list(SEAT_NAMES[: table.seats]),
        "round": max(1, int(table.round_number)),
        "rounds": _rounds(table),
        "vote": VOTES[table.vote],
        "basket_room": basket_room(g),
        "year": plain(year_of)(table),
        "season": Season(plain(season_of)(table)).name.lower(),
        "phases": phases_played(table),
        "stage": Stage(table.stage).name.lower(),
        "over": over,
        "active": _seat(table.active),
        "direction": table.direction,
        "deciding": _seats(table, mask),
        "question": None if over else _question(g, seat),
        "actions": [
            codes.TABLE.as_json(g, seat, action) for action in ([] if seat == SPECTATOR else legal_codes(g, seat))
        ],
        "parties": [_party(g, table, other, seat, symbols) for other in range(table.seats)],
        "provinces": _land(table, seat),
        "tribes": [_tribe(table, tribe) for tribe in Tribe],
        "frame": {"size": table.frame_size, "next": plain(next_slot)(table), "slots": _frame(table)},
        "cards_played": {name: int(table.played[card]) for card, name in CARDS.items() if table.played[card]},
        "battle": _battle(table),
        "marches": _marches(g, seat),
        "offers": _offers(table, seat),
        "odds": {} if seat == SPECTATOR or over else odds(g, table, seat, task_of(g, seat)),
        "journeys": [] if seat == SPECTATOR or over else journeys(g, seat),
    }


def legal_codes(g: State, seat: int) -> list[int]:
    """The legal actions of a seat as a list."""
    out = np.zeros(codes.ACTIONS, np.int64)
    return [int(code) for code in out[: actions.legal(g, seat, out)]]


def _rounds(g: State) -> int | None:
    """How many rounds are played; None as long as a vote is still to decide it."""
    last = YEARS_MOST if g.vote == YEARLY else 2
    return None if g.vote and g.round_number <= ROUNDS_A_YEAR * (last - 1) else int(g.rounds)


def _seat(seat: int) -> str | None:
    return None if seat < 0 else "nomads" if seat == NOMADS else SEAT_NAMES[seat]


def _bits(mask: int) -> list[int]:
    return [place for place in range(PROVINCES) if mask >> place & 1]


def _provinces(mask: int) -> list[str]:
    return [PROVINCE_NAMES[place] for place in _bits(mask)]


def _seats(g: State, mask: int) -> list[str]:
    return [SEAT_NAMES[other] for other in range(g.seats) if mask >> other & 1]


def _question(g: State, seat: int) -> dict[str, Any]:
    """What is asked of the seat itself; whoever waits or looks on learns only what the round is about."""
    task = task_of(g, seat) if seat != SPECTATOR else None
    return {"task": None if task is None else task.name.lower(), "words": question_words(g, seat).as_json()}


def _party(record: State, g: State, other: int, seat: int, symbols: Counter[tuple[int, int]]) -> dict[str, Any]:
    """A party: to itself whole, to others without its secrets; g is a reading of the record."""
    own = other == seat
    shown: dict[str, Any] = {
        "seat": SEAT_NAMES[other],
        "party": Party(g.party[other]).name.lower(),
        "living": bool(int(g.living) >> other & 1),
        "phase": _phase(g, other).name.lower(),
        "marching": _marching(g, other),
        "writing": bool(g.offer[other] == OfferState.DRAFT),
        "symbols": {name: symbols[other, symbol] for symbol, name in SYMBOLS.items()},
        "score": sum(symbols[other, symbol] for symbol in SYMBOLS),
        "provinces": _provinces(int(g.realm[other])),
        "allies": _seats(g, int(g.allied[other])),
        "at_war": _seats(g, int(g.at_war[other])),
        "may_attack": _seats(g, policy.may_attack(record, other)),
        "wars_lapse": wars_lapse(g, other),
        "cards": int(g.hand[other].sum()),
        "card_played": bool(g.card_played[other]),
        "free_metal": int(g.free_metal[other]),
        "strict": bool(int(g.strict[other]) & 0x1E),
        "free_trade": free_trade(g, other),
        "offers_left": offers_a_round(record) - int(g.sent[other]),
    }
    if own or g.open_stocks == 1:
        shown["stock"] = {name: int(g.stock[other, material]) for material, name in MATERIALS.items()}
    if own:
        shown["hand"] = {name: int(g.hand[other, card]) for card, name in CARDS.items() if g.hand[other, card]}
        shown["blanks"] = int(g.blanks_home[other])
        shown["food"] = food(g, other)
    else:
        known = {name: plain(known_cards)(g, seat, other, card) for card, name in CARDS.items()}
        shown["known_cards"] = {name: count for name, count in known.items() if count}
    return shown


def _phase(g: State, other: int) -> Phase:
    """Where a party stands in the round; whoever has its turn builds as long as that decision lies on its stack."""
    if g.stage != Stage.TURNS or g.active != other:
        return Phase(g.phase[other])
    return Phase.BUILDING if Task.BUILD in g.todo_task[other, : int(g.todo[other])] else Phase.POLICY


def _marching(g: State, other: int) -> bool:
    """Whether whoever has its turn is done with building and campaigns."""
    left = g.todo_task[other, : int(g.todo[other])]
    return bool(g.stage == Stage.TURNS and g.active == other and not np.isin(left, BEFORE_MARCHES).any())


def _land(g: State, seat: int) -> list[dict[str, Any]]:
    """The provinces: what stands on them, whose they are, stacks by height and, where known, by content."""
    land, origins, mines, built = int(g.land), int(g.origins), int(g.mines), int(g.built)
    counts = {name: getattr(g, field).tolist() for name, field in COUNTED.items()}
    counts |= {"marduk": g.temples[0].tolist(), "ishtar": g.temples[1].tolist()}
    stacks: dict[int, list[dict[str, Any]]] = {}
    for province, other in np.argwhere(g.stack.T).tolist():
        stacks.setdefault(province, []).append(_stack(g, other, province, seat))
    return [
        {
            "name": name,
            "owner": _seat(owner),
            "in_play": bool(land >> province & 1),
            "origin": bool(origins >> province & 1),
            "mine": bool(mines >> province & 1),
            "built": bool(built >> province & 1),
            **{name: values[province] for name, values in counts.items()},
            "stacks": stacks.get(province, []),
        }
        for province, (name, owner) in enumerate(zip(PROVINCE_NAMES, g.owner.tolist(), strict=True))
    ]


def _stack(g: State, other: int, province: int, seat: int) -> dict[str, Any]:
    stack = int(g.stack[other, province])
    content = {name: plain(unpack)(stack, unit) for unit, name in UNITS.items()}
    shown: dict[str, Any] = {"seat": SEAT_NAMES[other], "height": sum(content.values())}
    known = int(g.open_stacks[other]) if seat == SPECTATOR else plain(known_stacks)(g, seat, other)
    if other == seat or known >> province & 1:
        shown["units"] = content
    return shown


def _tribe(g: State, tribe: int) -> dict[str, Any]:
    return {
        "name": Tribe(tribe).name.lower(),
        "home": PROVINCE_NAMES[g.tribe_home[tribe]],
        "at": PROVINCE_NAMES[g.tribe_at[tribe]],
        "units": int(g.tribe_units[tribe]),
        "leader": _seat(int(g.tribe_leader[tribe])),
    }


def _frame(g: State) -> list[dict[str, str] | None]:
    return [
        None
        if g.frame_owner[slot] == EMPTY
        else {"seat": SEAT_NAMES[g.frame_owner[slot]], "symbol": SYMBOLS[int(g.frame_symbol[slot])]}
        for slot in range(g.frame_size)
    ]


def _battle(g: State) -> dict[str, Any] | None:
    """The battle that is on, or the attack that is being prepared."""
    if g.battle_at == EMPTY:
        return None
    return {
        "province": PROVINCE_NAMES[g.battle_at],
        "attacker": _seat(int(g.active if g.raider == EMPTY else g.tribe_leader[g.raider])),
        "tribe": None if g.raider == EMPTY else Tribe(g.raider).name.lower(),
        "foe": _seat(int(g.foe)),
        "committed": int(g.attack_foot) + int(g.attack_chariots),
    }


def _marches(g: State, seat: int) -> list[dict[str, Any]]:
    """Where the troops of a seat that is asked to move can go, how many are ready and have eaten, whom they reach."""
    if seat == SPECTATOR or task_of(g, seat) != Task.MOVE:
        return []
    foes = war.targets(g, seat)
    shown = []
    for unit in Unit:
        for province in _bits(war.ready(g, seat, int(unit))):
            fed = war.stepping_on(g, province, int(unit))
            fresh = min(war.fresh(g, seat, province, int(unit)), int(g.stock[seat, Material.FLOUR]))
            reached = [
                foe
                for foe in _bits(foes)
                if unit != Unit.BLANK and war.attackers_for(g, seat, foe, int(unit)) >> province & 1
            ]
            shown.append(
                {
                    "from": PROVINCE_NAMES[province],
                    "unit": unit.name.lower(),
                    "ready": fed + fresh,
                    "fed": fed,
                    "goals": _provinces(war.move_goals(g, seat, int(unit), province)),
                    "attacks": [PROVINCE_NAMES[foe] for foe in reached],
                }
            )
    return shown


def _offers(g: State, seat: int) -> list[dict[str, Any]]:
    """Open offers: everybody hears of them, the two know what is in them, a toll is known to its taker and payer."""
    shown = []
    for proposer in range(g.seats):
        state = OfferState(g.offer[proposer])
        if state == OfferState.NONE or (state == OfferState.DRAFT and proposer != seat):
            continue
        partner = int(g.partner[proposer])
        offer: dict[str, Any] = {
            "proposer": SEAT_NAMES[proposer],
            "partner": SEAT_NAMES[partner],
            "state": state.name.lower(),
            "waiting_for": _seats(g, int(g.transit[proposer])) if state == OfferState.TRANSIT else [],
        }
        if seat in (proposer, partner):
            offer["counter"] = bool(int(g.counters) >> proposer & 1)
            offer["gives"] = basket([int(count) for count in g.give[proposer]], int(g.give_cards[proposer]))
            offer["asks"] = basket([int(count) for count in g.ask[proposer]], int(g.ask_cards[proposer]))
        tolls = [
            other
            for other in range(g.seats)
            if g.toll_offer[other] == proposer and (other == seat or (seat == proposer and _demanded(g, other)))
        ]
        offer["tolls"] = {
            SEAT_NAMES[other]: basket([int(count) for count in g.toll[other]], int(g.toll_cards[other]))
            for other in tolls
        }
        shown.append(offer)
    return shown


def _demanded(g: State, taker: int) -> bool:
    """Whether a toll is written down to its end."""
    proposer = int(g.toll_offer[taker])
    return bool(int(g.transit[proposer]) >> taker & 1 == 0)
