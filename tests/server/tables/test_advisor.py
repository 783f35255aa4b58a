"""The advisor: found by workers, kept for all who ask, and never knowing more than the seat that asks."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

import pytest

import tworivers.bots
from bots.wells import JUDGEMENT
from tworivers.bots.registry import JUDGEMENTS
from tworivers.engine.dice import dice_from_number
from tworivers.engine.match import Match
from tworivers.games import GAMES
from tworivers.server.problems import Problem
from tworivers.server.storage.entities import Header, Seat
from tworivers.server.tables.advisor import Advisor
from tworivers.server.tables.judging import viewpoint_of
from tworivers.server.tables.live_table import LiveTable
from tworivers.server.tables.outgoing import SPECTATOR
from tworivers.server.workers import questions
from tworivers.server.workers.pool import NoAnswer
from tworivers.server.workers.questions import Question
from tworivers.server.workers.thinking_queue import Asker
from tworivers_wells import GAME as WELLS


class AtOnce:
    """Thinks in this process."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def ask(self, question: Question, asker: Asker) -> Any:
        self.asked.append(question)
        return question.answer()


class Speechless(AtOnce):
    async def ask(self, question: Question, asker: Asker) -> Any:
        self.asked.append(question)
        raise NoAnswer("no idea")


def at_table(match: Match, over: bool = False, name: str = "table") -> LiveTable:
    """A table in memory, with no database behind it."""
    seats = [Seat(seat, "screen", "ada", None, None) for seat in range(match.seats)]
    header = Header(
        id=name,
        game=match.game.name,
        version=match.game.version,
        options=match.options,
        box=None,
        seed=match.seed,
        seed_chosen=False,
        seed_told=False,
        public=False,
        hints=True,
        chat=True,
        creator="ada",
        created=0,
        changed=0,
        moves=len(match.moves),
        chain="",
        turn=match.table.actors(),
        scores=match.scores,
        over=over,
        undone_to=None,
    )
    return LiveTable(
        cast(Any, None), header, seats, match, [cast(Any, None)] * (len(match.moves) + 1), lambda table: None
    )


def redrawn(match: Match, seat: int, luck: int) -> LiveTable:
    """The same match at another table, with everything that seat can't know drawn anew."""
    other = Match(match.game, match.seats, match.seed)
    WELLS.native.hide_at(other.table.records, 0, seat, dice_from_number(luck, 99))
    other._snapshots[0] = other._snapshot()
    return at_table(other)


@pytest.fixture
def wells_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that can judge Wells, in this process."""
    monkeypatch.setitem(JUDGEMENTS, "wells", JUDGEMENT)
    monkeypatch.setitem(cast(Any, GAMES), "wells", WELLS)
    monkeypatch.setattr(questions, "SECONDS", 1e9)
    monkeypatch.setattr("tworivers.bots.hint", partial(tworivers.bots.hint, playouts=8))


@pytest.mark.usefixtures("wells_judged")
@pytest.mark.parametrize("looking", [0, 1, SPECTATOR])
def test_advice_doesnt_depend_on_what_the_asking_seat_cant_know(looking: int) -> None:
    async def story() -> None:
        differ = False
        for seed in range(4):
            match = Match(WELLS, 2, f"wells {seed}")
            told_of = []
            records = set()
            for luck in range(4):
                live = redrawn(match, 2 if looking == SPECTATOR else looking, luck)
                records.add(live.match.table.digest())
                advisor = Advisor(cast(Any, AtOnce()))
                found: list[Any] = await advisor.chances(live, viewpoint_of(live, looking), [0])
                if looking != SPECTATOR:
                    found.append(await advisor.hint(live, looking))
                told_of.append(found)
            differ = differ or len(records) > 1
            assert all(one == told_of[0] for one in told_of)
        assert differ, "nothing was hidden: the test can't fail"

    asyncio.run(story())


def test_spectators_of_a_full_table_with_secrets_wait_for_the_end() -> None:
    full = Match(WELLS, 3, "full")
    with pytest.raises(Problem, match="once the game is over"):
        viewpoint_of(at_table(full), SPECTATOR)
    assert viewpoint_of(at_table(full), 1) == 1
    assert viewpoint_of(at_table(full, over=True), SPECTATOR) == 0


@pytest.mark.usefixtures("wells_judged")
def test_what_found_no_answer_can_be_asked_again() -> None:
    async def story() -> None:
        live = at_table(Match(WELLS, 2, "twice"))
        advisor = Advisor(cast(Any, Speechless()))
        for asked in (1, 2):
            with pytest.raises(Problem, match="no answer"):
                await advisor.chances(live, 0, [0])
            assert len(cast(Any, advisor.workers).asked) == asked
        advisor.workers = cast(Any, AtOnce())
        assert sum((await advisor.chances(live, 0, [0]))[0][1]) == pytest.approx(1.0)

    asyncio.run(story())


@pytest.mark.usefixtures("wells_judged")
def test_somebody_who_leaves_doesnt_stop_what_others_wait_for() -> None:
    class Slow(AtOnce):
        async def ask(self, question: Question, asker: Asker) -> Any:
            await going.wait()
            return await super().ask(question, asker)

    going = asyncio.Event()

    async def story() -> None:
        live = at_table(Match(WELLS, 2, "leaving"))
        advisor = Advisor(cast(Any, Slow()))
        one, other = (asyncio.create_task(advisor.chances(live, 0, [0])) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        await asyncio.sleep(0)
        going.set()
        assert sum((await other)[0][1]) == pytest.approx(1.0)
        assert len(cast(Any, advisor.workers).asked) == 1

    asyncio.run(story())


@pytest.mark.usefixtures("wells_judged")
def test_the_same_game_opened_again_is_judged_alike() -> None:
    async def story() -> None:
        found = []
        for name in ("one", "another"):
            live = at_table(Match(WELLS, 2, "again"), name=name)
            found.append(await Advisor(cast(Any, AtOnce())).chances(live, 0, [0]))
        assert found[0] == found[1]

    asyncio.run(story())
