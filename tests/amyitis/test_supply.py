"""The option `supply`: talents, camels and goods may run out, as they do in the box.

The books put them out as one supply ("als allgemeiner Vorrat auf dem Tisch bereitgelegt") and take everything from it
("aus dem allgemeinen Vorrat"), but don't say what happens when it is empty: rules/amyitis.md §The box says what we do.
"""

from __future__ import annotations

import random

import pytest

from amyitis.layout import (
    BANKER,
    BARLEY,
    BLACK,
    BLUE,
    DATES,
    FARMER,
    ISHTAR,
    LEADER,
    MARDUK,
    MERCHANT,
    PALM,
    PRIEST,
    RED,
    SALT,
    TAMMOUZ,
    WHITE,
    WINE,
    Layout,
    lay,
)
from amyitis.moves import (
    CAMEL,
    KEEP,
    LOWER,
    PASS,
    TALENT,
    UPPER,
    ask_ishtar,
    discard,
    farm,
    plant,
    recruit,
    swap,
    take_card,
    take_good,
    take_leader_with,
    travel,
    worship,
)
from tworivers.amyitis import GAME, supply
from tworivers.amyitis.names import Bonus, City, Event, Good, Short, Task
from tworivers.engine.conformance import Case
from tworivers.engine.messages import words
from tworivers.engine.rules import BadOption
from tworivers.engine.table import Table


def boxed(seats: int = 4, start: int = BLUE) -> Layout:
    """A table whose supply is that of the box."""
    return lay(seats, start, supply="box")


def left(table: Layout) -> tuple[int, int]:
    """Talents and camels in the supply."""
    return int(supply.talents_left(table.g)), int(supply.camels_left(table.g))


def goods_left(table: Layout) -> list[int]:
    """What is left of each good."""
    return [int(supply.goods_left(table.g, good)) for good in Good]


def why(table: Layout, seat: int, action: int, language: str = "en") -> str:
    reason = GAME.why_not(table.g, seat, action)
    assert reason is not None
    return words(language, GAME.catalogue).say(reason)


def told(table: Layout, language: str = "en") -> list[str]:
    """What the log says of the last action where the supply was short."""
    say = words(language, GAME.catalogue).say
    return [say(GAME.event_words(table.g, event)) for event in table.table.events() if event[0] == Event.SHORT]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_supply_is_what_the_box_holds_and_nobody_was_dealt(seats: int) -> None:
    """amyitis.de §Inhalt: "30 Münzen (Talente)", "14 Kamelplättchen", "35 Warenplättchen mit 5 verschiedenen Waren";
    §Vorbereitung: everybody gets 4 talents and 1 camel.
    """
    table = boxed(seats)

    assert left(table) == (30 - 4 * seats, 14 - seats)
    assert goods_left(table)[WINE] == 7


def test_goods_on_caravan_leaders_come_out_of_the_supply() -> None:
    """amyitis.de §Vorbereitung: one of each good but wine is taken "aus dem allgemeinen Vorrat"; those that lie on no
    card go back.
    """
    table = boxed().leaders_carry(DATES, SALT)

    assert goods_left(table) == [7, 6, 6, 7, 7]


def test_without_the_option_nothing_runs_out() -> None:
    """rules/amyitis.md §The box: option supply, unlimited by default."""
    table = lay().talents(RED, 100).camels(RED, 100).goods(RED, *[SALT] * 20)

    table.do(BLUE, recruit(0, FARMER), farm(UPPER)).do(RED, recruit(1, MERCHANT))

    assert table.stock(BLUE) == [SALT]
    assert table.g.camels[RED] == 101


def test_version_1_of_the_rules_knows_no_such_option() -> None:
    """Games of version 1 were played without a limit, and their files don't name the option."""
    assert "supply" not in GAME.complete_options({}, version=1)
    assert GAME.encode_options({}, version=1).tolist() == [0, 0, 1]
    with pytest.raises(BadOption, match="no option 'supply'"):
        GAME.complete_options({"supply": "box"}, version=1)


def test_income_goes_round_from_the_start_player_while_it_lasts() -> None:
    """amyitis.de §I 2: "Jeder Spieler erhält aus dem allgemeinen Vorrat Talente"; one gets what is left, in turn order
    (rules/amyitis.md §The box).
    """
    table = boxed(start=RED).court(BLUE, BANKER, 2).court(BLACK, BANKER, 1).court(WHITE, BANKER, 2)
    table.talents(BLUE, 9).talents(RED, 9).talents(BLACK, 5).talents(WHITE, 5)
    assert left(table)[0] == 2

    table.passed(RED, WHITE, BLUE).turn(BLACK).end_round()

    assert table.asked() == (Task.TURN, BLACK)
    assert list(table.g.talents) == [9, 9, 6, 6]
    assert told(table) == [
        "The supply is short: 1 talent fewer for White.",
        "The supply is short: 2 talents fewer for Blue.",
    ]


def test_a_banker_pays_prestige_from_an_empty_supply_too() -> None:
    """amyitis.de §I 2: talents come from the supply, "sowie eventuell Prestigepunkte"."""
    table = boxed(2).court(BLUE, BANKER, 3).talents(BLUE, 20).talents(RED, 10).end_round()

    assert (table.g.talents[BLUE], table.g.prestige[BLUE]) == (20, 2)


def test_who_has_passed_takes_the_last_talent_in_turn() -> None:
    """amyitis.de §A Passen: "nimmt er sich ein Talent aus dem allgemeinen Vorrat"."""
    table = boxed().talents(BLUE, 25).passed(RED, BLACK).talents(RED, 0).talents(BLACK, 0).talents(WHITE, 4)
    assert left(table)[0] == 1

    table.do(BLUE, recruit(0, PRIEST), worship(MARDUK))

    assert list(table.g.talents) == [25, 1, 0, 4]
    assert told(table) == ["The supply is short: 1 talent fewer for Black."]


def test_talents_paid_go_back_and_can_be_taken_again() -> None:
    """amyitis.de §B Rekrutieren: "zahlt er in den allgemeinen Vorrat"."""
    table = boxed().talents(BLUE, 22).talents(RED, 0).passed(RED).group(0, FARMER, PRIEST, PRIEST, turned=1)
    assert left(table)[0] == 0

    table.do(BLUE, recruit(0, PRIEST), worship(MARDUK))

    assert list(table.g.talents) == [21, 1, 4, 4]


def test_without_a_camel_left_no_merchant_finds_work() -> None:
    """amyitis.de §4 Händler: "nimmt sich ein Kamelplättchen aus dem allgemeinen Vorrat"; a craft whose effect can't be
    carried out can't be recruited (rules/amyitis.md §II).
    """
    table = boxed().camels(RED, 10).camels(BLUE, 1)
    assert left(table)[1] == 1
    assert table.copy().do(BLUE, recruit(1, MERCHANT)).g.camels[BLUE] == 2

    table.camels(BLUE, 2)

    assert not table.can(BLUE, recruit(1, MERCHANT))
    assert why(table, BLUE, recruit(1, MERCHANT)) == "No camel is left in the supply."
    assert why(table, BLUE, recruit(1, MERCHANT), "de") == "Im Vorrat ist kein Kamel mehr."
    assert table.can(BLUE, recruit(0, FARMER))


def test_camels_spent_go_back() -> None:
    """amyitis.de §C: camels are given up ("pro Kamel, das er ausgibt"), so the next merchant finds one."""
    table = boxed().camels(BLUE, 3).camels(RED, 9).goods(BLUE, SALT).caravan(City.NINOUA).water(RED, "d1-d2")
    assert left(table)[1] == 0

    table.do(BLUE, travel(City.BABYLON))

    assert left(table)[1] == 1


def without_salt() -> Layout:
    """Red and Black hold all salt, and may keep it."""
    table = boxed().court(RED, LEADER, 2).court(BLACK, LEADER, 2)
    return table.goods(RED, *[SALT] * 4).goods(BLACK, *[SALT] * 3)


def test_a_field_without_goods_left_is_worked_for_the_row_alone() -> None:
    """amyitis.de §1 Bauer: the good is taken "aus dem allgemeinen Vorrat"; the cube counts for the gardener all the
    same, and the row goes on to its next field (rules/amyitis.md §The box).
    """
    table = without_salt().do(BLUE, recruit(0, FARMER), farm(UPPER))

    assert table.stock(BLUE) == []
    assert table.row(UPPER) == [BLUE]
    assert told(table) == ["The supply is short: no salt left for Blue."]
    assert told(table, "de") == ["Der Vorrat ist knapp: Für Blau ist davon nichts mehr da: Salz."]


def test_tammouz_first_is_a_farmer_here_too() -> None:
    """amyitis.de §III 2, Tammouz: the first takes the good "aus dem allgemeinen Vorrat (siehe „Bauer“)"."""
    table = without_salt().temple(TAMMOUZ, BLUE).end_round().do(BLUE, farm(UPPER))

    assert table.stock(BLUE) == []
    assert table.row(UPPER) == [BLUE]


def test_goods_sold_and_paid_can_be_had_again() -> None:
    """amyitis.de §a: goods are sold "an den allgemeinen Vorrat"; §b: "zahlt er an den allgemeinen Vorrat"."""
    table = boxed().goods(BLUE, *[SALT] * 6).goods(RED, SALT).leaders_carry(DATES, PALM).camels(BLUE, 2)
    assert goods_left(table)[SALT] == 0

    table.caravan(City.PALMYRA).do(BLUE, travel(City.NINOUA), take_card(LEADER))

    assert goods_left(table)[SALT] == 1
    assert table.do(RED, recruit(1, FARMER), farm(UPPER)).stock(RED) == [SALT, SALT]


def test_the_good_on_a_leader_comes_from_the_card() -> None:
    """amyitis.de §b, note: "legt er das darauf befindliche Warenplättchen in seinen Vorrat": no supply is asked."""
    table = boxed().court(BLUE, LEADER, 1).leaders_carry(SALT, DATES).goods(RED, *[SALT] * 6).goods(BLUE, DATES)
    assert goods_left(table)[SALT] == 0

    table.camels(BLUE, 1).caravan(City.UR).do(BLUE, travel(City.URUK), take_card(LEADER), take_leader_with(SALT))

    assert table.stock(BLUE) == [SALT]
    assert goods_left(table)[SALT] == 0


def with_tile(*bonuses: Bonus) -> Layout:
    """Blue plants on d1, whose tile has these bonuses."""
    table = boxed().camels(BLUE, 1).goods(BLUE, BARLEY).caravan(City.URUK).water(RED, "d1-d2").tile("d1", 3, *bonuses)
    return table.leaders_carry(DATES, SALT)


def test_a_tile_brings_what_is_left() -> None:
    """amyitis.nl §Planten, example: 2 coins "uit de algemene voorraad"; one gets what is left."""
    table = with_tile(Bonus.TALENT, Bonus.TALENT, Bonus.CAMEL, Bonus.CAMEL).talents(RED, 17).camels(RED, 10)
    assert left(table) == (1, 1)

    table.do(BLUE, travel(City.MARI), plant("d1"))

    assert (table.g.talents[BLUE], table.g.camels[BLUE]) == (5, 2)
    assert told(table) == ["The supply is short: 1 talent fewer for Blue."], "the camel ridden to Mari was there again"


def test_a_good_of_choice_is_one_that_is_left() -> None:
    """amyitis.de §Symbole: "eine Ware (eine beliebige)": of those that are there."""
    table = with_tile(Bonus.GOOD).goods(RED, *[DATES] * 6, *[WINE] * 7)

    table.do(BLUE, travel(City.MARI), plant("d1"))

    assert table.legal(BLUE) == {take_good(good) for good in (BARLEY, SALT, PALM)}
    assert why(table, BLUE, take_good(WINE)) == "The supply has no wine left."
    assert why(table, BLUE, take_good(WINE), "de") == "Davon ist im Vorrat nichts mehr: Wein."


def test_no_good_of_choice_is_left_at_all() -> None:
    """rules/amyitis.md §The box: one gets what is left, here nothing; the game goes on."""
    table = with_tile(Bonus.GOOD).goods(BLUE, WINE).goods(RED, *[BARLEY] * 7, *[PALM] * 7, *[DATES] * 6, *[SALT] * 6)
    table.goods(BLACK, *[WINE] * 6)

    table.do(BLUE, travel(City.MARI))
    table.goods(BLACK, *[WINE] * 7).do(BLUE, plant("d1"))

    assert table.stock(BLUE) == []
    assert table.asked() == (Task.TURN, RED)
    assert told(table) == ["The supply is short: nothing left for Blue to choose from."]


def at_ishtar(camels: int, talents: int) -> Layout:
    """Blue is first and Red second in Ishtar's temple; so much is left when she rewards them."""
    table = boxed().temple(ISHTAR, BLUE, RED, BLUE).passed(BLUE, RED, BLACK).turn(WHITE)
    return table.talents(BLACK, 30 - 3 * 4 - talents).camels(BLACK, 14 - 3 - camels).end_round()


def test_ishtar_gives_the_first_what_is_there() -> None:
    """amyitis.de §III 2: "Der Erste erhält 1 Kamel oder 1 Talent aus dem allgemeinen Vorrat. Der Zweite bekommt die
    verbleibende der beiden Belohnungen": a single choice is made without asking, and what isn't there nobody gets.
    """
    no_camel = at_ishtar(camels=0, talents=5)
    assert (no_camel.g.talents[BLUE], no_camel.g.camels[BLUE]) == (5, 1)
    assert (no_camel.g.talents[RED], no_camel.g.camels[RED]) == (4, 1)
    assert told(no_camel) == ["The supply is short: 1 camel fewer for Red."]

    no_talent = at_ishtar(camels=5, talents=0)
    assert (no_talent.g.talents[BLUE], no_talent.g.camels[BLUE]) == (4, 2)
    assert (no_talent.g.talents[RED], no_talent.g.camels[RED]) == (4, 1)


def test_ishtar_with_nothing_to_give_goes_on() -> None:
    """rules/amyitis.md §The box: one gets what is left, here nothing."""
    table = at_ishtar(camels=0, talents=0)

    assert list(table.g.talents[:2]) == [4, 4]
    assert told(table) == ["The supply is short: nothing left for Blue to choose from."]
    assert table.asked()[0] is Task.TURN


def test_the_last_camel_and_the_last_talent_are_enough_for_two() -> None:
    """amyitis.de §III 2, Ishtar: the first chooses, the second gets the other."""
    table = at_ishtar(camels=1, talents=1)
    assert table.legal(BLUE) == {ask_ishtar(CAMEL), ask_ishtar(TALENT)}

    table.do(BLUE, ask_ishtar(CAMEL))

    assert (table.g.camels[BLUE], table.g.talents[RED]) == (2, 5)


def test_ishtar_says_what_is_missing() -> None:
    """A talent that isn't there can't be chosen, and one is told why."""
    table = at_ishtar(camels=1, talents=1).talents(BLACK, 18)

    assert why(table, BLUE, ask_ishtar(TALENT)) == "No talent is left in the supply."
    assert why(table, BLUE, ask_ishtar(TALENT), "de") == "Im Vorrat ist kein Talent mehr."
    assert why(table.camels(BLACK, 11), BLUE, ask_ishtar(CAMEL)) == "No camel is left in the supply."


def test_tammouz_swaps_for_what_is_left() -> None:
    """amyitis.de §III 2: "gegen eine beliebige Ware außer Wein (violett) aus dem allgemeinen Vorrat tauschen"."""
    table = boxed().leaders_carry(DATES, PALM).temple(TAMMOUZ, BLUE, BLUE, RED).goods(RED, WINE)
    table.court(BLACK, LEADER, 1).goods(BLACK, *[SALT] * 7).end_round().do(BLUE, farm(LOWER))

    assert table.legal(RED) == {KEEP, *(swap(WINE, good) for good in (BARLEY, DATES, PALM))}
    assert why(table, RED, swap(WINE, SALT)) == "The supply has no salt left."
    assert why(table, RED, swap(BARLEY, SALT)) == "You have no barley.", "what one lacks is told first"


def test_goods_discarded_can_be_had_again() -> None:
    """amyitis.de §III 3: "in den allgemeinen Vorrat zurückgelegt"."""
    table = boxed().leaders_carry(DATES, PALM).goods(BLUE, *[SALT] * 4, *[WINE] * 3).end_round()
    assert goods_left(table)[SALT] == 3

    table.do(BLUE, discard(SALT), discard(SALT), discard(SALT))

    assert goods_left(table)[SALT] == 6


def test_a_box_that_deals_out_more_holds_more() -> None:
    """rules/amyitis.md §The box is data: an owner's box is played with, whatever the option."""
    rich = GAME.standard_box.read_text(encoding="utf-8").replace("talents = { value = 4", "talents = { value = 9")
    table = lay(supply="box", box=GAME.read_box(rich, "my-box.toml"))

    assert left(table)[0] == 0
    assert GAME.rules["audit"](table.g) == 0


def test_everybody_sees_what_is_left() -> None:
    """The supply lies on the table."""
    table = boxed(2).leaders_carry(DATES).goods(RED, WINE)
    goods = {"barley": 7, "dates": 6, "salt": 7, "palm": 7, "wine": 6}
    assert GAME.view(table.g, -1)["supply"] == {"talents": 22, "camels": 12, "goods": goods}
    assert GAME.view(lay().g, BLUE)["supply"] is None
    shown = "\n".join(GAME.board(table.g, BLUE, words("en", GAME.catalogue), 120))
    assert "Supply left: talents 22 · camels 12 · barley 7 · dates 6 · salt 7 · palm 7 · wine 6" in shown
    assert "Supply left" not in "\n".join(GAME.board(lay().g, BLUE, words("en", GAME.catalogue), 120))


def out(table: Table) -> list[int]:
    """Talents, camels and each good outside the supply."""
    g = table.g
    goods = [int(g.goods[:, good].sum()) + int(g.leader_good[good]) for good in Good]
    return [int(g.talents.sum()), int(g.camels.sum()), *goods]


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_never_take_more_than_there_is(seats: int) -> None:
    """rules/amyitis.md §The box, at every step of random games; the supply does run short in them."""
    all_there_is = [30, 14, 7, 7, 7, 7, 7]
    most, short = [0] * 7, set()
    for seed in range(3):
        for table in Case(GAME, seats, {"supply": "box"}, seed).positions():
            most = [max(pair) for pair in zip(most, out(table), strict=True)]
            short |= {Short(event[2]) for event in table.events() if event[0] == Event.SHORT}
    assert all(held <= there for held, there in zip(most, all_there_is, strict=True))
    assert most[0] == 30
    assert Short.TALENTS in short


def test_random_games_without_the_option_would_take_more() -> None:
    """What the test above would find if the supply had no limit."""
    assert max(out(table)[0] for table in Case(GAME, 3, {}, 0).positions()) > 30


def test_greed_never_overdraws_the_supply() -> None:
    """Everybody grabs what there is, camels above all; the laws hold at every step."""
    table, chance = Table(GAME, 4, seed=1, options={"supply": "box"}), random.Random(1)
    grabbing = [recruit(group, MERCHANT) for group in range(4)]
    fewest = 14
    for _ in range(3000):
        if table.over:
            break
        seat = table.actors()[0]
        legal = [int(code) for code in table.legal(seat)]
        camels = [code for code in legal if code in grabbing or code == ask_ishtar(CAMEL)]
        table.apply(seat, camels[0] if camels else PASS if PASS in legal else chance.choice(legal))
        assert GAME.rules["audit"](table.g) == 0
        fewest = min(fewest, int(supply.camels_left(table.g)))
    assert fewest == 0
