"""What parties know of each other's cards and stacks, and that what a rival is about to do is given to nobody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from mesopotamia.layout import ASSUR, BABYLON, CHARIOT, ESHNUNNA, FLOUR, FOOT, MARI, METAL, WOOD, Layout, lay, turn_of
from mesopotamia.moves import (
    ADD_BLANK,
    ATTACK,
    DECLARE_WAR,
    DONE,
    PROPOSE_ALLIANCE,
    RAISE_CHARIOT,
    RAISE_FOOT,
    SEND,
    SMELT,
    accept,
    ask,
    bank,
    card,
    demand,
    give,
    give_card,
    mill,
    party,
    place,
    trade,
    unit,
)
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import SHOWN, dice_from_number
from tworivers.engine.table import Table
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.names import Card, Event, Phase, Province, Reason, Task, Tribe, Unit

KISH, SIPPAR, BAGDAD = Province.KISH, Province.SIPPAR, Province.BAGDAD
SPECTATOR = -1


def known(board: Layout, seat: int, rival: int = MARI) -> dict[str, int]:
    """The cards a seat (or a spectator) knows in a rival's hand."""
    found: dict[str, int] = GAME.view(board.g, seat)["parties"][rival]["known_cards"]
    return found


def imagined(board: Layout, seat: int, number: int = 0) -> bytes:
    """The position as a bot in a seat is given it."""
    twin = board.copy()
    GAME.native.hide_at(twin.table.records, 0, seat, dice_from_number(7, number))
    return bytes(twin.table.records.tobytes())


def gift(board: Layout, *cards: Card) -> Layout:
    """Babylon gives Mari cards, for all to see."""
    return board.do(BABYLON, trade(MARI), *(give_card(kind) for kind in cards), SEND).do(MARI, accept(BABYLON))


def cards(*hand: Card) -> Layout:
    """Babylon's turn; it has caravans and spies, Mari holds these cards."""
    return turn_of(BABYLON, 4, True).hand(BABYLON, Card.CARAVAN, Card.CARAVAN, Card.SPIES).hand(MARI, *hand)


def test_cards_traded_openly_are_counted() -> None:
    """rules/mesopotamia.md §Secrets: what changes hands on the table everybody has seen."""
    board = gift(cards(), Card.CARAVAN, Card.CARAVAN)

    assert [known(board, seat) for seat in (SPECTATOR, BABYLON, ASSUR)] == [{"caravan": 2}] * 3
    for number in range(12):
        twin = board.copy()
        GAME.native.hide_at(twin.table.records, 0, ASSUR, dice_from_number(7, number))
        assert twin.cards(MARI) == [Card.CARAVAN, Card.CARAVAN]


@pytest.mark.parametrize("secret", [(), (Card.CARAVAN,)], ids=["none-left", "another-left"])
def test_a_card_played_doesnt_say_whether_there_is_another(secret: tuple[Card, ...]) -> None:
    """rules/mesopotamia.md §Secrets: own: hand."""
    board = gift(cards(Card.LOCUSTS, *secret), Card.CARAVAN)
    board = board.march(MARI).do(MARI, card(Card.CARAVAN))

    assert [known(board, seat) for seat in (SPECTATOR, BABYLON, ASSUR)] == [{}] * 3


def test_of_a_card_that_spies_take_others_dont_learn_the_kind() -> None:
    """rules/mesopotamia.md §Cards: spies (take one card); §Secrets: own: hand.
    Babylon has seen Mari's hand before Assur's spies take from it.
    """
    found = []
    for taken in (Card.LOCUSTS, Card.INTRIGUE):
        board = cards(Card.LOCUSTS, Card.INTRIGUE, Card.ENVOYS).hand(ASSUR, Card.SPIES)
        board.do(BABYLON, card(Card.SPIES), party(MARI), card(Card.ENVOYS))
        assert known(board, BABYLON) == {"locusts": 1, "intrigue": 1}
        board.march(ASSUR).do(ASSUR, card(Card.SPIES), party(MARI), card(taken))
        assert known(board, ASSUR) == {card.name.lower(): 1 for card in (Card.LOCUSTS, Card.INTRIGUE) if card != taken}
        assert known(board, MARI, ASSUR) == {taken.name.lower(): 1}
        found.append(
            (known(board, BABYLON), known(board, SPECTATOR), imagined(board, BABYLON), imagined(board, ESHNUNNA))
        )

    assert found[0][:2] == ({}, {})
    assert found[0] == found[1]


def test_what_others_spies_found_is_not_given_to_third_parties() -> None:
    """rules/mesopotamia.md §Cards: spies (see a rival's hand)."""
    boards = [
        cards(Card.ENVOYS, other).do(BABYLON, card(Card.SPIES), party(MARI), card(Card.ENVOYS))
        for other in (Card.LOCUSTS, Card.INTRIGUE)
    ]

    assert imagined(boards[0], ASSUR) == imagined(boards[1], ASSUR)
    assert imagined(boards[0], BABYLON) != imagined(boards[1], BABYLON)


def test_a_raid_that_shows_a_stack_cant_be_taken_back() -> None:
    """rules/mesopotamia.md §Secrets: own: what is in a stack; nomads that meet it show it to all."""
    board = (
        turn_of(BABYLON, 4, True)
        .march(BABYLON)
        .hand(BABYLON, Card.SUTAEANS)
        .owns(MARI, SIPPAR)
        .troops(MARI, SIPPAR, foot=1, chariots=1)
    )
    board.tribe(Tribe.SUTAEANS, Province.SUTAEANS, 4).do(BABYLON, card(Card.SUTAEANS))
    before = int(board.table.dice[SHOWN])

    board.answer(BABYLON, Task.NOMAD_STEP, place(SIPPAR))

    [stack] = GAME.view(board.g, BABYLON)["provinces"][SIPPAR]["stacks"]
    assert stack["units"] == {"foot": 1, "chariot": 1, "blank": 0}
    assert board.table.dice[SHOWN] == before + 1


def test_a_new_round_shows_nothing_and_feeding_does() -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock; feeding shows who is short of flour and can't be taken back."""
    board = turn_of(BABYLON)
    shown = int(board.table.dice[SHOWN])

    board.end_round().until(BABYLON, Task.FEED)
    assert board.table.dice[SHOWN] == shown
    board.do(BABYLON, DONE)

    assert board.table.dice[SHOWN] > shown


def forge(*, foot: int, chariots: int = 0, blanks: int = 0) -> Layout:
    """Mari, with two forges, chooses its works; its stack in Sippar is hidden."""
    board = (
        lay(4)
        .owns(MARI, SIPPAR)
        .buildings(SIPPAR, forges=1)
        .buildings(Province.MARI, forges=1)
        .troops(MARI, SIPPAR, foot, chariots, blanks)
    )
    return board.stock(MARI, flour=9, ore=9, metal=9, wood=9).walk(MARI, Phase.FORGES)


def campaign() -> Layout:
    """Mari may begin a campaign."""
    return turn_of(MARI).stock(MARI, metal=9, wood=9, flour=9).policy(MARI)


def army(*, foot: int = 2, chariots: int = 2, blanks: int = 2) -> Layout:
    """Mari, at war with Babylon, marches with a hidden stack in Sippar next to Bagdad, Kish and Babylon."""
    board = turn_of(MARI).march(MARI).war(MARI, BABYLON).owns(MARI, SIPPAR, BAGDAD).owns(BABYLON, KISH).no_troops()
    board.troops(MARI, SIPPAR, foot, chariots, blanks)
    return board.set_stock(MARI, FLOUR, 9)


@pytest.mark.parametrize(
    ("begin", "one", "other", "asked"),
    [
        (lambda: forge(foot=3), [RAISE_FOOT], [SMELT], Task.WORK_AT),
        (
            lambda: forge(foot=3),
            [RAISE_FOOT, place(SIPPAR)],
            [ADD_BLANK, place(SIPPAR)],
            Task.FORGE,
        ),
        (
            lambda: forge(foot=3),
            [RAISE_FOOT, place(SIPPAR)],
            [RAISE_CHARIOT, place(SIPPAR)],
            Task.FORGE,
        ),
        (lambda: forge(foot=3), [SMELT, place(SIPPAR)], [], Task.FORGE),
        (campaign, [PROPOSE_ALLIANCE], [DECLARE_WAR], Task.RIVAL),
        (campaign, [PROPOSE_ALLIANCE, party(ASSUR)], [], Task.PAY),
        (army, [unit(FOOT)], [unit(CHARIOT)], Task.MOVE_TO),
        (army, [unit(FOOT), place(BAGDAD)], [unit(CHARIOT), place(BAGDAD)], Task.MOVE),
        (army, [unit(FOOT), place(BAGDAD)], [unit(Unit.BLANK), place(BAGDAD)], Task.MOVE),
        (army, [ATTACK], [], Task.ATTACK_AT),
        (campaign, [trade(BABYLON), give(WOOD)], [trade(ASSUR), ask(METAL)], Task.DRAFT),
        (lambda: forge(foot=3), [trade(BABYLON)], [trade(ASSUR)], Task.DRAFT),
    ],
    ids=[
        "work",
        "foot-or-blank",
        "foot-or-chariot",
        "smelting",
        "campaign",
        "payment",
        "march",
        "marched",
        "blank-marched",
        "target",
        "draft",
        "drafting",
    ],
)
def test_what_a_rival_chooses_secretly_is_given_to_nobody(
    begin: Callable[[], Layout], one: list[int], other: list[int], asked: Task
) -> None:
    """rules/mesopotamia.md §Secrets: own: stock, hand, what is in a stack; and nobody reads thoughts."""
    boards = begin().do(MARI, *one), begin().do(MARI, *other)

    assert boards[0].task(MARI) == asked
    for seat in (BABYLON, ASSUR):
        assert GAME.view(boards[0].g, seat) == GAME.view(boards[1].g, seat)
        assert imagined(boards[0], seat) == imagined(boards[1], seat)


@pytest.mark.parametrize(
    ("begin", "chain"),
    [
        (forge, [RAISE_FOOT]),
        (army, [unit(FOOT)]),
        (army, [unit(FOOT), place(BAGDAD)]),
        (army, [ATTACK, place(Province.BABYLON)]),
        (army, [ATTACK, place(Province.BABYLON), place(SIPPAR)]),
    ],
    ids=["work", "march", "marched", "attack", "attackers"],
)
def test_stacks_are_hidden_at_every_question(begin: Callable[..., Layout], chain: list[int]) -> None:
    """rules/mesopotamia.md §Secrets: own: what is in a stack; others see the height of each stack."""
    stacks = [{"foot": 4, "chariots": 1, "blanks": 1}, {"foot": 3, "chariots": 2, "blanks": 1}]
    boards = [begin(**stack).do(MARI, *chain) for stack in stacks]

    for seat in (BABYLON, ASSUR):
        assert GAME.view(boards[0].g, seat) == GAME.view(boards[1].g, seat)
        assert imagined(boards[0], seat) == imagined(boards[1], seat)
        assert len({imagined(boards[0], seat, number) for number in range(8)}) > 1


def test_a_toll_is_hidden_until_it_is_demanded() -> None:
    """rules/mesopotamia.md §Trade: transit: free pass, toll or refusal."""
    board = caravan_through_mari()
    twin = board.copy().do(MARI, demand(BABYLON), ask(METAL), ask(METAL))

    assert GAME.view(board.g, BABYLON) == GAME.view(twin.g, BABYLON)
    assert imagined(board, BABYLON) == imagined(twin, BABYLON)
    assert imagined(board, BABYLON) != imagined(twin.do(MARI, SEND), BABYLON)


def caravan_through_mari() -> Layout:
    """Babylon's caravan to Assur asks Mari to let it pass."""
    around = [province for province in Province if GAME.box[0]["border"][Province.BABYLON] >> province & 1]
    board = turn_of(BABYLON).realm(BABYLON, Province.BABYLON).owns(MARI, *around)
    return board.do(BABYLON, trade(ASSUR), give(METAL), SEND)


def test_who_is_hit_by_locusts_is_told_to_all_and_how_much_to_one() -> None:
    """rules/mesopotamia.md §Cards: locusts (a rival loses half his grain); §Secrets: own: exact stock."""
    board = turn_of(BABYLON, 4, True).hand(BABYLON, Card.LOCUSTS).do(BABYLON, card(Card.LOCUSTS), party(MARI))

    told = {Event(event[0]): event for event in board.table.events()}

    assert told[Event.LOCUSTS][1:3] == (BABYLON, MARI)
    assert all(GAME.hears(told[Event.LOCUSTS], seat) for seat in (SPECTATOR, BABYLON, MARI, ASSUR))
    assert [GAME.hears(told[Event.STOCK], seat) for seat in (SPECTATOR, BABYLON, MARI, ASSUR)] == [
        False,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_materials_change_only_by_a_logged_event(seats: int) -> None:
    """rules/mesopotamia.md §Materials: every change of a stock is an event of the log, and every event a change."""
    chance = random.Random(seats)
    table: Any = Table(GAME, seats, seed=seats)
    for _ in range(6000 if JIT else 150):
        if table.over:
            break
        expected = table.g.stock.copy()
        seat = chance.choice(table.actors())
        table.apply(seat, int(chance.choice(list(table.legal(seat)))))
        for kind, owner, material, amount, *_ in table.events():
            if kind == Event.STOCK:
                expected[owner, material] += amount
        assert (table.g.stock == expected).all()


def test_a_toll_is_for_its_taker_and_its_payer() -> None:
    """rules/mesopotamia.md §Secrets: others don't see what is in a basket."""
    board = caravan_through_mari().do(MARI, demand(BABYLON), ask(WOOD), SEND)

    tolls = [GAME.view(board.g, seat)["offers"][0]["tolls"] for seat in (BABYLON, MARI, ESHNUNNA, ASSUR)]

    assert [bool(toll) for toll in tolls] == [True, True, False, False]


@pytest.mark.parametrize("secret", ["bank", "mill", "smelt", "foot", "locusts", "spies"])
def test_secret_changes_are_told_to_their_party_only(secret: str) -> None:
    """rules/mesopotamia.md §Secrets: own: exact stock, hand."""
    board = lay(cards=True)
    if secret == "mill":
        board.walk(BABYLON, Phase.MILLING).do(BABYLON, mill(3))
    elif secret in ("locusts", "spies"):
        played = Card[secret.upper()]
        board.hand(BABYLON, Card.CARAVAN).hand(MARI, played).walk(MARI, Phase.FORGES).do(
            MARI, card(played), party(BABYLON)
        )
    else:
        board.walk(BABYLON, Phase.FORGES)
        board.do(
            BABYLON,
            {"bank": bank(METAL, WOOD), "smelt": SMELT, "foot": RAISE_FOOT}[secret],
        )

    told = [
        event
        for event in board.table.events()
        if event[0] in (Event.STOCK, Event.HAND) and event[1] == BABYLON and event[4] != Reason.FEEDING
    ]

    assert told
    assert all(
        GAME.hears(event, seat) == (seat == BABYLON) for event in told for seat in (SPECTATOR, BABYLON, MARI, ASSUR)
    )


def test_what_is_traded_is_told_to_all() -> None:
    """rules/mesopotamia.md §Secrets: a hand is secret, not what changes hands on the table."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.SPIES)
    board.do(BABYLON, trade(MARI), give_card(Card.SPIES), ask(WOOD), SEND).do(MARI, accept(BABYLON))

    told = [event for event in board.table.events() if event[0] in (Event.STOCK, Event.HAND)]

    assert len(told) == 4
    assert all(GAME.hears(event, seat) for event in told for seat in (SPECTATOR, BABYLON, MARI, ASSUR))
    known = [GAME.view(board.g, seat)["parties"][MARI]["known_cards"] for seat in (BABYLON, ASSUR, SPECTATOR)]
    assert known == [{"spies": 1}] * 3


def test_a_higher_stack_is_a_riddle_again() -> None:
    """rules/mesopotamia.md §Secrets: own: what is in a stack; at the start all know what stands in a core."""
    board = lay().walk(BABYLON, Phase.FORGES)
    shown = [
        stack
        for province in GAME.view(board.g, MARI)["provinces"]
        if province["name"] == "babylon"
        for stack in province["stacks"]
    ]
    assert shown[0]["units"] == {"foot": 2, "chariot": 1, "blank": 0}

    board.do(BABYLON, RAISE_FOOT)

    shown = [
        stack
        for province in GAME.view(board.g, MARI)["provinces"]
        if province["name"] == "babylon"
        for stack in province["stacks"]
    ]
    assert shown == [{"seat": "first", "height": 4}]
