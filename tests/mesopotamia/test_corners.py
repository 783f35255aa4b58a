"""Corners of the rules between the other files' subjects: tolls' limits, cards of the round, the frame's far side, nomads' wars."""

from __future__ import annotations

import pytest

from mesopotamia.layout import (
    ASSUR,
    BABYLON,
    BLANK,
    CHARIOT,
    ESHNUNNA,
    FLOUR,
    FOOT,
    MARI,
    METAL,
    WOOD,
    Layout,
    front,
    lay,
    turn_of,
)
from mesopotamia.moves import (
    ATTACK,
    BUILD_MARDUK,
    DECLARE_WAR,
    DROP,
    NO,
    PROPOSE_ALLIANCE,
    RAISE_FOOT,
    SEND,
    SMELT,
    TOLLS,
    WITHDRAW,
    YES,
    accept,
    ask,
    ask_card,
    bank,
    card,
    demand,
    give,
    give_card,
    let_pass,
    mill,
    party,
    pay,
    place,
    slot,
    trade,
    unit,
)
from tworivers.mesopotamia import GAME
from tworivers.mesopotamia.state import (
    EMPTY,
    Card,
    Event,
    Material,
    OfferState,
    Phase,
    Province,
    Reason,
    Symbol,
    Task,
    Tribe,
)
from tworivers.mesopotamia.view import SPECTATOR

KISH, BAGDAD, SIPPAR, LULLUBUM = Province.KISH, Province.BAGDAD, Province.SIPPAR, Province.LULLUBUM
AROUND_BABYLON = (KISH, SIPPAR, Province.MARAD, Province.NIPPUR)
MARDUK, MILITARY = Symbol.MARDUK, Symbol.MILITARY


def caravan(cards: bool = False, give: int = give(METAL), *hand: Card) -> Layout:
    """Babylon has sent Eshnunna an offer through the land of Mari."""
    board = turn_of(BABYLON, cards=cards).owns(MARI, *AROUND_BABYLON).hand(BABYLON, *hand)
    return board.do(BABYLON, trade(ESHNUNNA), give, ask(WOOD), SEND)


@pytest.mark.parametrize("material", list(Material))
def test_a_toll_holds_nine_of_one_material_at_most(material: Material) -> None:
    """rules/mesopotamia.md §Trade: a toll (a basket); at most 9 of one material on a side."""
    board = caravan().do(MARI, demand(BABYLON), *[ask(material)] * 9)

    assert not board.can(MARI, ask(material))


def test_an_empty_toll_is_free_passage() -> None:
    """rules/mesopotamia.md §Trade: a toll counts when it is paid; then the partner answers."""
    board = caravan().do(MARI, demand(BABYLON), SEND)
    assert board.g.offer[BABYLON] == OfferState.SENT

    board.do(ESHNUNNA, accept(BABYLON))

    assert board.g.strict[MARI] == 0


def test_a_card_isnt_both_goods_and_toll() -> None:
    """rules/mesopotamia.md §Trade: checked at the moment it is accepted: all of it happens or nothing."""
    board = caravan(True, give_card(Card.SPIES), Card.SPIES).do(MARI, demand(BABYLON), ask_card(Card.SPIES), SEND)
    before = board.stocks()

    board.do(BABYLON, TOLLS).do(ESHNUNNA, accept(BABYLON))

    assert board.cards(BABYLON) == [Card.SPIES]
    assert board.stocks() == before
    assert board.g.strict[MARI] == 0


def test_a_draft_that_is_dropped_is_no_offer_sent() -> None:
    """rules/mesopotamia.md §Trade: at most 6 offers sent per party and round."""
    board = turn_of(BABYLON)
    for _ in range(5):
        board.do(BABYLON, trade(MARI), give(METAL), SEND, WITHDRAW)

    board.do(BABYLON, trade(MARI), DROP)

    assert board.can(BABYLON, trade(MARI))


@pytest.mark.parametrize("kind", [Card.SPIES, Card.LOCUSTS])
def test_cards_dont_touch_a_party_that_is_out(kind: Card) -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions."""
    board = front(cards=True).hand(BABYLON, kind).hand(ESHNUNNA, Card.GUTIANS).realm(ESHNUNNA, BAGDAD).no_troops()
    board.troops(BABYLON, KISH, foot=1).attack(BABYLON, BAGDAD, (FOOT, KISH))

    board.do(BABYLON, card(kind))

    assert board.parties(BABYLON) == {MARI, ASSUR}


def test_cards_are_played_before_feeding_too() -> None:
    """rules/mesopotamia.md §Cards: non-military cards at any own main decision; §A round is a season, 7 Feeding."""
    board = lay(cards=True).hand(BABYLON, Card.CARAVAN).walk(BABYLON, Phase.MILLING).set_stock(BABYLON, FLOUR, 0)
    board.walk(BABYLON, Phase.FEEDING)

    assert board.task(BABYLON) == Task.FEED
    assert board.can(BABYLON, card(Card.CARAVAN))


def test_a_blessing_is_the_card_of_the_round() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round; blessing."""
    board = turn_of(BABYLON, cards=True).hand(BABYLON, Card.BLESSING, Card.CARAVAN)
    board.do(BABYLON, BUILD_MARDUK).answer(BABYLON, Task.ERECT_AT, place(Province.BABYLON)).do(BABYLON, YES)

    assert not board.can(BABYLON, card(Card.CARAVAN))


def test_envoys_are_the_card_of_the_round_and_dont_pay_for_the_campaign() -> None:
    """rules/mesopotamia.md §Cards: one card per party and round; envoys; §Policy: pay 1 metal or wood or flour."""
    board = turn_of(BABYLON, cards=True).policy(BABYLON).hand(BABYLON, Card.ENVOYS, Card.CARAVAN)
    wood = board.has(BABYLON, WOOD)

    board.do(BABYLON, DECLARE_WAR, party(ESHNUNNA), pay(WOOD), YES)

    assert board.at_war(BABYLON, ESHNUNNA)
    assert board.has(BABYLON, WOOD) == wood - 1
    assert not board.can(BABYLON, card(Card.CARAVAN))


def test_a_second_wind_blows_for_the_same_two_units() -> None:
    """rules/mesopotamia.md §Cards: second wind (after a lost duel: it is rolled again); both have picked already."""
    board = front(cards=True).hand(BABYLON, Card.SECOND_WIND).troops(BABYLON, KISH, foot=1, chariots=1)
    board.troops(ESHNUNNA, BAGDAD, foot=1, chariots=1).attack(BABYLON, BAGDAD, (FOOT, KISH), (CHARIOT, KISH))
    board.do(BABYLON, unit(FOOT)).loaded(1, 6).do(ESHNUNNA, unit(CHARIOT))

    board.loaded(6, 1).do(BABYLON, YES)

    assert board.units(ESHNUNNA, BAGDAD) == (1, 0, 0)
    assert board.committed() == 2


def test_no_chariot_deserts() -> None:
    """rules/mesopotamia.md §Cards: deserters (one foot of a stack leaves)."""
    board = front(cards=True).hand(BABYLON, Card.DESERTERS).troops(ESHNUNNA, BAGDAD, chariots=1, blanks=1)

    board.do(BABYLON, card(Card.DESERTERS)).answer(BABYLON, Task.DESERTERS_AT, place(BAGDAD))

    assert board.units(ESHNUNNA, BAGDAD) == (0, 1, 1)
    assert board.cards(BABYLON) == []


def test_blanks_keep_pace_on_a_forced_march() -> None:
    """rules/mesopotamia.md §Movement and battle: blanks move like foot; §Cards: forced march (foot may move 2)."""
    board = front(cards=True).hand(BABYLON, Card.FORCED_MARCH).troops(BABYLON, Province.BABYLON, foot=1, blanks=1)
    flour = board.has(BABYLON, FLOUR)

    board.do(BABYLON, card(Card.FORCED_MARCH)).move(BABYLON, BLANK, Province.BABYLON, KISH, SIPPAR)

    assert board.owner(SIPPAR) == EMPTY
    assert board.has(BABYLON, FLOUR) == flour - 1
    assert board.may_move(BABYLON, BLANK, SIPPAR) == set()


@pytest.mark.parametrize("number", [49, 50, 99])
@pytest.mark.parametrize(("kind", "built"), [(MARDUK, {"marduk": 1}), (MILITARY, {})])
def test_symbols_are_picked_all_around_the_frame(kind: Symbol, built: dict[str, int], number: int) -> None:
    """rules/mesopotamia.md §Movement and battle: he picks; §Board: 100 slots."""
    board = front().buildings(BAGDAD, **built).troops(BABYLON, KISH, foot=1)
    board.frame(*[(ESHNUNNA, kind) if at in (0, number) else (MARI, Symbol.CANAL) for at in range(100)])
    board.loaded(1).attack(BABYLON, BAGDAD, (FOOT, KISH))
    assert board.legal(BABYLON) == {slot(0), slot(number)}

    board.do(BABYLON, slot(number))

    assert board.slots()[0] == (ESHNUNNA, kind)
    assert board.slots()[number] == (BABYLON, kind)


def test_a_raid_of_nomads_is_no_fight_between_the_two() -> None:
    """rules/mesopotamia.md §Nomads: no war or alliance matters; §Policy: war lapses without a fight between the two."""
    board = (
        turn_of(BABYLON, cards=True).march(BABYLON).hand(BABYLON, Card.SUTAEANS).owns(MARI, SIPPAR).war(BABYLON, MARI)
    )
    board.do(BABYLON, card(Card.SUTAEANS), place(SIPPAR))
    assert board.owner(SIPPAR) == EMPTY

    board.end_round()

    assert not board.at_war(BABYLON, MARI)


def test_nomads_cross_the_cards_players_own_land_without_a_city() -> None:
    """rules/mesopotamia.md §Nomads: they may cross parties' provinces that have no city."""
    board = turn_of(BABYLON, cards=True).march(BABYLON).hand(BABYLON, Card.TURUKKAEANS).owns(BABYLON, LULLUBUM)

    board.do(BABYLON, card(Card.TURUKKAEANS), place(LULLUBUM)).do(BABYLON, place(Province.SIMURRUM))

    assert board.g.tribe_at[Tribe.TURUKKAEANS] == Province.SIMURRUM
    assert board.owner(LULLUBUM) == BABYLON


@pytest.mark.parametrize("walls", [1, 2])
def test_chariots_dont_attack_nomads_behind_two_walls(walls: int) -> None:
    """rules/mesopotamia.md §Movement and battle: no chariot may attack where 2 or more walls stand; nobody's walls are excepted."""
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .owns(BABYLON, KISH)
        .tribe(Tribe.SUTAEANS, BAGDAD, 1)
        .buildings(BAGDAD, walls=walls)
    )
    board.troops(BABYLON, KISH, chariots=1)

    assert (BAGDAD in board.may_attack(BABYLON)) == (walls < 2)


def test_war_is_declared_only_where_there_is_none() -> None:
    """rules/mesopotamia.md §Policy: war lapses after a round without a fight; declaring it again doesn't prolong it."""
    board = turn_of(BABYLON).policy(BABYLON).war(BABYLON, ESHNUNNA)

    assert board.do(BABYLON, DECLARE_WAR).parties(BABYLON) == {MARI, ASSUR}


def test_a_refused_alliance_forbids_nothing() -> None:
    """rules/mesopotamia.md §Policy: then the partner may agree; only a broken alliance makes war wait."""
    board = turn_of(BABYLON).policy(BABYLON).do(BABYLON, PROPOSE_ALLIANCE, party(ESHNUNNA))
    board.loaded(4).do(BABYLON, pay(WOOD)).do(ESHNUNNA, NO).policy(ESHNUNNA)

    assert BABYLON in board.do(ESHNUNNA, DECLARE_WAR).parties(ESHNUNNA)


def test_siege_ladders_are_used_up_against_nomads_too() -> None:
    """rules/mesopotamia.md §Cards: siege ladders (walls and the chariot ban don't count in one battle)."""
    board = (
        front(cards=True).hand(BABYLON, Card.SIEGE_LADDERS).buildings(BAGDAD, walls=2).tribe(Tribe.SUTAEANS, SIPPAR, 1)
    )
    board.troops(BABYLON, KISH, chariots=2).do(BABYLON, card(Card.SIEGE_LADDERS))
    assert BAGDAD in board.may_attack(BABYLON)

    board.loaded(6, 1).attack(BABYLON, SIPPAR, (CHARIOT, KISH))

    assert board.owner(SIPPAR) == BABYLON
    assert BAGDAD not in board.may_attack(BABYLON)


def test_cityless_land_is_lost_like_any_other() -> None:
    """rules/mesopotamia.md §Movement and battle: losing one in battle: the attacker picks one of your military symbols; it counts as a fight."""
    board = (
        front()
        .owns(BABYLON, Province.SIMURRUM)
        .owns(ASSUR, LULLUBUM)
        .war(BABYLON, ASSUR)
        .frame((ASSUR, MILITARY), (MARI, MARDUK))
    )
    board.troops(BABYLON, LULLUBUM, foot=1)
    flour = board.has(BABYLON, FLOUR)

    board.attack(BABYLON, LULLUBUM, (FOOT, LULLUBUM))

    assert board.owner(LULLUBUM) == BABYLON
    assert board.slots() == [(BABYLON, MILITARY), (MARI, MARDUK)]
    assert board.has(BABYLON, FLOUR) == flour, "who stands there needn't march"
    assert board.end_round().at_war(BABYLON, ASSUR)


def test_a_caravan_doesnt_wait_for_a_party_that_has_fallen() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions; §Trade: neutral land is free."""
    board = front().war(BABYLON, MARI).no_troops().owns(EMPTY, KISH).owns(ASSUR, *AROUND_BABYLON).realm(MARI, KISH)
    board.troops(BABYLON, Province.BABYLON, foot=1).do(BABYLON, trade(ESHNUNNA), give(METAL), SEND)
    assert board.can(MARI, let_pass(BABYLON))

    board.attack(BABYLON, KISH, (FOOT, Province.BABYLON))

    assert not board.legal(MARI)
    assert board.can(ESHNUNNA, accept(BABYLON))


def test_a_toll_is_for_its_taker_and_its_payer() -> None:
    """rules/mesopotamia.md §Secrets: others don't see what is in a basket."""
    board = caravan().do(MARI, demand(BABYLON), ask(WOOD), SEND)

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


def test_a_toll_falls_with_its_taker() -> None:
    """rules/mesopotamia.md §A party without provinces: takes no more decisions; its former land is free to pass."""
    board = (
        turn_of(BABYLON)
        .march(BABYLON)
        .realm(MARI, *AROUND_BABYLON)
        .no_troops()
        .troops(BABYLON, Province.BABYLON, foot=4)
        .war(BABYLON, MARI)
    )
    board.do(BABYLON, trade(ESHNUNNA), give(METAL), ask(WOOD), SEND).do(MARI, demand(BABYLON), ask(WOOD))
    for written in (False, True):
        twin = board.copy()
        if written:
            twin.do(MARI, SEND)
        for province in AROUND_BABYLON:
            twin.attack(BABYLON, province, (FOOT, Province.BABYLON))

        assert not twin.can(BABYLON, TOLLS)
        assert twin.can(ESHNUNNA, accept(BABYLON))


def test_an_attack_nobody_can_be_sent_to_is_off() -> None:
    """rules/mesopotamia.md §Movement and battle: 1 flour per unit that moves this turn."""
    board = (
        front()
        .troops(BABYLON, KISH, foot=1)
        .owns(BABYLON, SIPPAR)
        .troops(BABYLON, SIPPAR, foot=1)
        .set_stock(BABYLON, FLOUR, 1)
    )
    board.do(BABYLON, trade(ESHNUNNA), give(FLOUR), ask(WOOD), SEND)
    board.do(BABYLON, ATTACK).answer(BABYLON, Task.ATTACK_AT, place(BAGDAD))
    assert board.task(BABYLON) == Task.COMMIT

    board.do(ESHNUNNA, accept(BABYLON))

    assert board.task(BABYLON) == Task.MOVE
    assert GAME.view(board.g, BABYLON)["battle"] is None


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
