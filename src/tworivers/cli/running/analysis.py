"""`tworivers analyse`: from a saved game to its judgement in words."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tworivers.analysis.report import Judged, Moment, Report
from tworivers.analysis.reporting import answered_here, judged
from tworivers.bots.registry import JUDGEMENTS
from tworivers.cli.running.errors import refuse
from tworivers.cli.running.matches import load_match
from tworivers.cli.running.progress import prepare, progress
from tworivers.cli.running.words import move_words, said
from tworivers.engine.match import Match
from tworivers.engine.messages import COMMON_WORDS, Message, Value, Words, own_catalogue, words

ANALYSIS_WORDS = own_catalogue("analysis")


def run(talk: Words, file: str, moves: bool, as_json: bool) -> Iterator[str]:
    """The judgement of a saved game, line by line; with every move, if `moves`."""
    match = load_match(talk, file)
    if match.game.name not in JUDGEMENTS:
        refuse(talk, "cli-no-analysis", game=match.game.name, games=", ".join(JUDGEMENTS))
    if not match.over:
        refuse(talk, "cli-analysis-unfinished", file=file)
    prepare(talk, match.game, thinking=True)
    with progress(said(talk, "cli-analysing"), None) as answered:
        report = answered_here(judged(match), answered)
    catalogues = (ANALYSIS_WORDS, JUDGEMENTS[match.game.name].catalogue, match.game.catalogue, COMMON_WORDS)
    telling = _Telling(match, report, words(talk.language, *catalogues))
    yield from [json.dumps(telling.as_json())] if as_json else telling.lines(moves)


class _Telling:
    """A report in a language."""

    def __init__(self, match: Match, report: Report, talk: Words) -> None:
        self.match, self.report, self.talk = match, report, talk

    def lines(self, moves: bool) -> Iterator[str]:
        """All of it, as a terminal shows it."""
        if moves:
            yield from self._moves()
            yield ""
        yield from (self._of_seat(seat) for seat in range(self.match.seats))
        if self.report.moments:
            yield ""
            yield self._say("analysis-moments")
        for moment in self.report.moments:
            yield ""
            yield from self._moment(moment)

    def as_json(self) -> dict[str, object]:
        """The same for programs."""
        return {
            "course": [{"number": number, "chances": chances} for number, chances in self.report.course],
            "decisions": [self._decision_json(one) for one in self.report.decisions],
            "accuracies": self.report.accuracies,
            "moments": [self._moment_json(moment) for moment in self.report.moments],
        }

    def _moves(self) -> Iterator[str]:
        decisions = {judged.number: judged for judged in self.report.decisions}
        course = dict(self.report.course)
        for step in self.match.steps():
            told = decisions.get(step.number)
            chance = f"{_percent(course[step.number][step.move.seat])} %" if step.number in course else ""
            mark = f"{self._say(f'verdict-{told.verdict}')} −{_percent(told.cost)} %" if told and told.best else ""
            yield f"{chance:>5}  {move_words(self.talk, self.match.game, step)}{mark and f'  ({mark})'}"

    def _of_seat(self, seat: int) -> str:
        accuracy = self.report.accuracies[seat]
        counts: dict[str, Value] = {str(verdict): count for verdict, count in self.report.counted(seat).items()}
        if accuracy is None:
            return self._say("analysis-undecided", who=self._who(seat))
        return self._say("analysis-accuracy", who=self._who(seat), percent=_percent(accuracy), **counts)

    def _moment(self, moment: Moment) -> Iterator[str]:
        values: dict[str, Value] = {
            "number": moment.number,
            "who": self._who(moment.mover),
            "other": self._who(moment.seat),
            "action": moment.action,
            "before": _percent(moment.before),
            "after": _percent(moment.after),
        }
        yield self._say("analysis-luck" if moment.luck else "analysis-decision", **values)
        if moment.better is not None:
            yield f"  {self._say('analysis-better', better=moment.better)}"
        for reason in moment.reasons:
            yield f"  · {self.talk.say(reason.words)}"

    def _decision_json(self, judged: Judged) -> dict[str, object]:
        best = None if judged.best is None else self.match.game.notation(judged.best)
        return {
            "number": judged.number,
            "seat": judged.seat,
            "verdict": judged.verdict,
            "cost": round(judged.cost, 4),
            "best": best,
        }

    def _moment_json(self, moment: Moment) -> dict[str, object]:
        return {
            "number": moment.number,
            "luck": moment.luck,
            "seat": moment.seat,
            "before": round(moment.before, 4),
            "after": round(moment.after, 4),
            "action": self.talk.say(moment.action),
            "better": moment.better and self.talk.say(moment.better),
            "reasons": [self.talk.say(reason.words) for reason in moment.reasons],
        }

    def _who(self, seat: int) -> Message:
        return self.match.game.seat_words(self.match.table.g, seat)

    def _say(self, key: str, **values: Value) -> str:
        return self.talk.say(Message(key, values))


def _percent(part: float) -> int:
    return round(100 * part)
