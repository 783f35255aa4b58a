"""Positions set up by hand: what people put is there, what can't be is said, and saved games hold it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tworivers.engine.match import Match
from tworivers.engine.notation import BadSave, load_text, save_text
from tworivers.engine.positions import BadPosition, differing, laid, told, values_of
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import LANGUAGES

AMYITIS, MESOPOTAMIA = GAMES["amyitis"], GAMES["mesopotamia"]
SEED = "position"
SOME = {
    "amyitis": "round 5\nturn red\nred.talents 7\nred.prestige 12\nchannel.d1-d2 blue\ntemple.ishtar-1 grey",
    "mesopotamia": "season 2\nfirst.second war\nfirst.grain 20\nkish.owner first\nkish.foot 3\nframe.2 first-canal",
}
"""Something to put on the table, with three players."""


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_what_is_put_is_there_and_nothing_else_changes(game: Any) -> None:
    fresh = told(game, Table(game, 3, SEED))
    put = values_of(SOME[game.name])
    now = laid(game, Table(game, 3, SEED), put).values
    assert {name: now[name] for name in put} == put
    others = set(fresh) - set(put) - {"kish.troops"}
    assert {name: now[name] for name in others} == {name: fresh[name] for name in others}


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_a_game_goes_on_from_there_to_its_end_by_the_laws(game: Any) -> None:
    match, luck = Match(game, 3, SEED, position=SOME[game.name]), random.Random(3)
    for _ in range(60):
        if match.over:
            break
        seat = luck.choice(match.table.actors())
        match.play(seat, luck.choice(match.table.legal(seat).tolist()))
        assert game.native.audit_at(match.table.records, 0) == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_a_saved_game_holds_its_position(game: Any) -> None:
    match = Match(game, 3, SEED, position=SOME[game.name])
    seat = match.table.actors()[0]
    match.play(seat, int(match.table.legal(seat)[0]))
    text = save_text(match)
    assert '[Position "set up"]\n% ' in text
    again = load_text(text, "again.trg", GAMES)
    assert again.position == match.position
    assert again.table.digest() == match.table.digest()
    assert save_text(again) == text


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_without_a_position_a_saved_game_is_as_ever(game: Any) -> None:
    assert "Position" not in save_text(Match(game, 3, SEED))
    assert Match(game, 3, SEED, position="").position is None


def turn_begins(table: Table) -> bool:
    return int(table.g.todo) == 1 and int(table.g.todo_task[0]) == 0


def test_any_turn_of_amyitis_can_be_set_up_as_it_was() -> None:
    """But for what follows no more: who passed last, and the order of what nobody sees."""
    match, luck = Match(AMYITIS, 4, SEED), random.Random(7)
    fresh, left_out = told(AMYITIS, Table(AMYITIS, 4, SEED)), {"last_passed", "undealt", "leader_good"}
    met = 0
    while not match.over:
        if turn_begins(match.table):
            text = differing(fresh, told(AMYITIS, match.table))
            table = Table(AMYITIS, 4, SEED)
            assert laid(AMYITIS, table, values_of(text)).fault is None
            for name in set(AMYITIS.record.names or ()) - left_out:
                if not name.startswith("todo_"):
                    assert (table.records[0][name] == match.table.records[0][name]).all(), name
            met += 1
        seat = match.table.actors()[0]
        match.play(seat, luck.choice(match.table.legal(seat).tolist()))
    assert met > 50


CRAFTS = ("farmer", "priest", "engineer", "merchant")
FAULTS = {
    "amyitis": {
        "red.talents 5000": "wrong-position-number",
        "red.wings 1": "wrong-position-name",
        "round 3 4": "wrong-position-line",
        "caravan rome": "wrong-position-value",
        "turn red\nred.passed yes": "position-turn-passed",
        "garden.d1 plant": "position-tiles",
        "channel.a1-a2 red": "position-dry-channel",
        "temple.ishtar-3 red": "position-temple-gap",
        "field.upper-2 red": "position-row-gap",
        "\n".join(f"field.lower-{place} red" for place in range(1, 6)): "position-row-full",
        "\n".join(f"{seat}.banker 1" for seat in ("blue", "red", "black")): "position-court",
        "blue.gardeners 3\nred.gardeners 3\nblack.gardeners 3": "position-gardeners",
        "group-1.farmer 3\ngroup-1.priest 1": "position-group",
        "\n".join(
            f"group-{group}.{craft} {3 * (craft == 'farmer')}" for group in (1, 2) for craft in CRAFTS
        ): "position-crafts",
    },
    "mesopotamia": {
        "season 99": "wrong-position-number",
        "first.card-spies 2\nsecond.card-spies 2": "position-cards",
        "babylon.marduk 3\nbabylon.ishtar 2": "position-temples-fit",
        "babylon.troops second": "position-strangers",
        "babylon.blank 7\nmari.blank 7": "wrong-position-number",
        "babylon.blank 5\nkish.owner first\nkish.blank 5": "position-blanks",
    },
}


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, faults in FAULTS.items() for text in faults])
def test_what_cant_be_is_said_in_every_language(game: str, text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Match(GAMES[game], 3, SEED, position=text)
    message = caught.value.message
    reason = message.values.get("reason", message)
    assert getattr(reason, "key", None) == FAULTS[game][text]
    for language in LANGUAGES:
        assert "{" not in caught.value.said_in(language)


def test_more_cubes_than_there_are() -> None:
    channels = [name for name in told(AMYITIS, Table(AMYITIS, 3, SEED)) if name.startswith("channel.")]
    with pytest.raises(BadPosition, match="Too many cubes"):
        Match(AMYITIS, 3, SEED, position="\n".join(f"{name} red" for name in channels))


def test_a_supply_that_is_counted_can_run_out() -> None:
    text = "red.talents 20\nblue.talents 20"
    assert Match(AMYITIS, 3, SEED, position=text)
    with pytest.raises(BadPosition, match="More is out"):
        Match(AMYITIS, 3, SEED, {"supply": "box"}, position=text)


def test_who_has_no_province_is_out() -> None:
    lone = [f"{name} -" for name, value in told(MESOPOTAMIA, Table(MESOPOTAMIA, 3, SEED)).items() if value == "first"]
    with pytest.raises(BadPosition, match="no troops"):
        Match(MESOPOTAMIA, 3, SEED, position="\n".join(line for line in lone if ".owner" in line))
    assert MESOPOTAMIA.native.audit_at(Match(MESOPOTAMIA, 3, SEED, position="\n".join(lone)).table.records, 0) == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_whatever_is_put_is_refused_or_keeps_the_laws(game: Any) -> None:
    luck = random.Random(11)
    fields = laid(game, Table(game, 3, SEED), {}).fields
    sound = 0
    for _ in range(40):
        values = {}
        for one in luck.sample(list(fields), 3):
            words = [choice.value for choice in one.choices]
            values[one.name] = luck.choice(words) if words else str(luck.randint(one.least, one.most))
        found = laid(game, Table(game, 3, SEED), values)
        sound += found.fault is None
        if found.fault is not None:
            assert found.fault.message.key == "wrong-position", values
    assert sound > 5


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('[Position "set up"]', '[Position "laid"]', "begins with %"),
        ("% red.talents 7", "% red.talents 7000", "from 0 to 99"),
        ("% red.talents 7", "% garden.d1 plant", "planted"),
    ],
)
def test_a_file_whose_position_isnt_sound_is_refused_with_its_line(before: str, after: str, said: str) -> None:
    text = save_text(Match(AMYITIS, 3, SEED, position=SOME["amyitis"])).replace(before, after)
    with pytest.raises(BadSave, match="line ") as caught:
        load_text(text, "x.trg", GAMES)
    assert said in str(caught.value)
