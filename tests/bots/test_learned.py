"""Learned players: a network that plays at once, and a search by its judgement."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots import tiny_network
from tworivers.bots.bot import Bot, Budget
from tworivers.bots.learned import ladder, network
from tworivers.bots.learned.looking import chances
from tworivers.bots.learned.network import BadNetwork, Network, has_network, network_of
from tworivers.bots.learned.policy import LearnedPolicy
from tworivers.bots.learned.search import LearnedSearch
from tworivers.bots.levels import LEVELS
from tworivers.bots.playing import play, shares
from tworivers.bots.registry import bot_named, levels_of
from tworivers.engine.compiled import JIT
from tworivers.engine.dice import dice_from_number
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers_wells import GAME as WELLS

native = pytest.mark.skipif(not JIT, reason="takes whole games")
PLAYOUTS = 40 if JIT else 6
SEARCHING = f"network:{PLAYOUTS}"
SIZES = [("amyitis", 2), ("amyitis", 4), ("mesopotamia", 3), ("mesopotamia", 8)]


def compiled(game: str) -> Any:
    """The search of Mesopotamia takes most of a minute to compile, and no level there has a network as yet."""
    return pytest.mark.soak if JIT and game == "mesopotamia" else ()


def forget() -> None:
    for known in (network._read, network._plays, ladder._read, bot_named):
        known.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of networks."""
    monkeypatch.setenv(network.OTHER_FOLDER, str(tmp_path))
    forget()
    yield tmp_path
    forget()


def redrawn(table: Table, seat: int, number: int) -> Any:
    """The position with everything that seat can't know drawn anew."""
    records = table.game.new_records(1)
    table.game.native.copy_at(table.records, 0, records, 0)
    table.game.native.hide_at(records, 0, seat, dice_from_number(number, 99))
    return records


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        *((game, seats, "network") for game, seats in SIZES),
        *(pytest.param(game, seats, SEARCHING, marks=compiled(game)) for game, seats in SIZES),
    ],
)
def test_learned_players_answer_with_legal_actions_the_same_for_a_seed(
    folder: Path, game: str, seats: int, name: str
) -> None:
    tiny_network.write(GAMES[game], folder)
    table, luck = Table(GAMES[game], seats, seed=seats), random.Random(seats)
    bot = bot_named(game, name, seats)
    for number in range(4):
        for _ in range(20 if JIT else 5):
            table.apply(table.actors()[0], luck.choice(table.legal(table.actors()[0]).tolist()))
        seat = table.actors()[0]
        action = bot.choose(table.records, seat, number)
        assert action in table.legal(seat)
        assert action == bot.choose(table.records, seat, number)


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        ("mesopotamia", 4, "network"),
        pytest.param("mesopotamia", 4, "network:9", marks=compiled("mesopotamia")),
        ("wells", 3, "network"),
        ("wells", 3, "network:9"),
    ],
)
def test_what_is_hidden_does_not_change_a_choice(folder: Path, game: str, seats: int, name: str) -> None:
    """Two games that look the same to a seat are the same to it."""
    rules = WELLS if game == "wells" else GAMES[game]
    found = Network(rules, tiny_network.write(rules, folder))
    bot = LearnedPolicy(found, 0.5) if name == "network" else LearnedSearch(found, seats, Budget(9))
    table, seat, changed = Table(rules, seats, seed=5), -1, False
    for step in range(200 if JIT else 30):
        if table.over:
            break
        seat = next((actor for actor in table.actors() if actor > seat), table.actors()[0])
        records = [redrawn(table, seat, number) for number in range(3)]
        changed = changed or len({record.tobytes() for record in records}) > 1
        choices = {bot.choose(record, seat, step) for record in records}
        assert len(choices) == 1
        table.apply(seat, choices.pop())
    assert changed, "nothing was hidden: the test can't fail"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_networks_that_come_with_the_program_fit_it(game: str) -> None:
    """And are no larger than a page's picture or two."""
    path = network.FOLDER / f"{game}.onnx"
    levels = ladder._read(path.with_suffix(".toml")).get("levels", {})
    if not path.exists():
        assert not levels
        return
    assert path.stat().st_size <= 4_000_000
    found = Network(GAMES[game], path)
    assert all(found.knows(seats) for seats in GAMES[game].seats)
    assert found.made["command"].startswith(f"tworivers train {game} ")
    assert list(levels) == [level for level in LEVELS if level in levels]
    for name, settings in levels.items():
        bot = ladder.learned_bot(found, 2, 1.0, settings)
        assert isinstance(bot, LearnedSearch if "playouts" in settings else LearnedPolicy), name


@native
def test_a_search_beats_the_network_it_goes_by(folder: Path) -> None:
    found = Network(WELLS, tiny_network.write(WELLS, folder))
    alone, thinking, won = LearnedPolicy(found), LearnedSearch(found, 2, Budget(200)), 0.0
    for number in range(40):
        table, seat = Table(WELLS, 2, seed=number), number % 2
        bots: list[Bot] = [alone, thinking] if seat else [thinking, alone]
        for _ in play(table, bots, random.Random(number)):
            pass
        won += shares(table.scores())[seat]
    assert won > 28


def test_chances_are_by_seat_whoever_decides() -> None:
    logits = np.log(np.array([[0.5, 0.3, 0.2, 9.0]], np.float32))
    assert chances(logits, [0], 3)[0] == pytest.approx([0.5, 0.3, 0.2], abs=1e-6)
    assert chances(logits, [2], 3)[0] == pytest.approx([0.3, 0.2, 0.5], abs=1e-6)
    assert chances(logits, [1], 2)[0] == pytest.approx([0.375, 0.625], abs=1e-6)


def test_a_search_counts_its_playouts_and_leaves_the_position_alone(folder: Path) -> None:
    found = Network(GAMES["amyitis"], tiny_network.write(GAMES["amyitis"], folder))
    table = Table(GAMES["amyitis"], 3, seed=2)
    before = table.digest()
    thoughts = LearnedSearch(found, 3, Budget(PLAYOUTS)).think(table.records, table.actors()[0], 5)
    assert sum(thoughts.visits) == PLAYOUTS - 1  # the first one looks around
    assert thoughts.chances.sum() == pytest.approx(1.0)
    assert set(thoughts.actions) == set(table.legal(table.actors()[0]))
    assert table.digest() == before


def test_the_first_look_alone_takes_what_the_network_likes(folder: Path) -> None:
    found = Network(GAMES["amyitis"], tiny_network.write(GAMES["amyitis"], folder))
    table = Table(GAMES["amyitis"], 3, seed=2)
    seat = table.actors()[0]
    assert LearnedSearch(found, 3, Budget(1)).choose(table.records, seat, 5) == LearnedPolicy(found).choose(
        table.records, seat, 5
    )


@native
@pytest.mark.parametrize(("game", "seats"), [("amyitis", 3), pytest.param("mesopotamia", 4, marks=pytest.mark.soak)])
def test_games_with_learned_players_end(folder: Path, game: str, seats: int) -> None:
    tiny_network.write(GAMES[game], folder)
    names = ["network", "greedy", "random", "network:3"][:seats]
    table = Table(GAMES[game], seats, seed=4)
    for _ in play(table, [bot_named(game, name, seats) for name in names], random.Random(4)):
        assert GAMES[game].native.audit_at(table.records, 0) == 0
    assert table.over


def test_a_level_plays_as_the_ladder_beside_the_network_says(folder: Path) -> None:
    assert "sage" not in levels_of("amyitis")
    tiny_network.write(GAMES["amyitis"], folder)
    assert "sage" not in levels_of("amyitis"), "nobody has tuned it"
    (folder / "amyitis.toml").write_text("[levels.steward]\ntemperature = 0.5\n[levels.sage]\nplayouts = 30\n")
    forget()
    assert [name for name in levels_of("amyitis") if name not in levels_of("mesopotamia")] == ["sage"]
    assert isinstance(bot_named("amyitis", "steward", 2), LearnedPolicy)
    assert isinstance(bot_named("amyitis", "sage", 2), LearnedSearch)
    assert not isinstance(bot_named("amyitis", "scribe", 2), LearnedPolicy)


def test_levels_play_without_a_network_that_is_damaged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tiny_network.write(GAMES["amyitis"], folder)
    (folder / "amyitis.toml").write_text("[levels.steward]\ntemperature = 0.5\n[levels.sage]\nplayouts = 30\n")
    path.write_bytes(path.read_bytes()[:2000])
    forget()
    table = Table(GAMES["amyitis"], 2, seed=1)
    for level in ("steward", "sage"):
        bot = bot_named("amyitis", level, 2)
        assert not isinstance(bot, LearnedPolicy | LearnedSearch)
    assert bot_named("amyitis", "apprentice", 2).choose(table.records, table.actors()[0], 1) in table.legal(
        table.actors()[0]
    )
    assert [record.getMessage().partition(": ")[2] for record in caplog.records] == [
        "this is no network, or it is damaged: ONNX Runtime can't read it. The levels play without it."
    ]


def test_what_is_wrong_with_a_network_is_said(folder: Path) -> None:
    amyitis = GAMES["amyitis"]
    assert not has_network(amyitis)
    with pytest.raises(BadNetwork, match=r"amyitis\.onnx: the network can't be read: no such file or folder"):
        bot_named("amyitis", "network", 2)
    wrong = {
        "damaged": (b"nonsense", "this is no network, or it is damaged"),
        "foreign": (
            tiny_network.write(amyitis, folder / "1", named="chess").read_bytes(),
            "for chess, not for amyitis",
        ),
        "old": (tiny_network.write(amyitis, folder / "3", version="0").read_bytes(), r"\(version 0; this program has"),
        "other": (
            tiny_network.write(WELLS, folder / "4", "amyitis", version=str(amyitis.version)).read_bytes(),
            "other rules of amyitis",
        ),
    }
    for content, sentence in wrong.values():
        (folder / "amyitis.onnx").write_bytes(content)
        forget()
        with pytest.raises(BadNetwork, match=sentence):
            network_of(amyitis)
        assert not has_network(amyitis)


def test_a_network_plays_only_with_as_many_as_it_was_taught_with(folder: Path) -> None:
    tiny_network.write(GAMES["amyitis"], folder, seats="[2]")
    (folder / "amyitis.toml").write_text("[levels.steward]\ntemperature = 0.5\n")
    assert isinstance(bot_named("amyitis", "steward", 2), LearnedPolicy)
    assert not isinstance(bot_named("amyitis", "steward", 3), LearnedPolicy)
    with pytest.raises(BadNetwork, match="wasn't taught to play with 3 players"):
        bot_named("amyitis", "network", 3)
