"""A study of a game: what it counts and compares, and its report in Markdown, the same for every game.

What came of each contest can be kept in a folder; a study that was broken off goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tworivers.bots.registry import warm_up
from tworivers.engine.rules import Game
from tworivers.study.contest import Contest, Subject, Wish, contests
from tworivers.study.figures import Telling, table
from tworivers.study.trials import Trial

Figure = tuple[str, int, Callable[[Contest], float]]
"""Words, digits, figure."""


@dataclass(frozen=True, eq=False)
class Study:
    """A game as its report looks at it."""

    subject: Subject
    bot: str
    """Who plays, in all seats, unless somebody else is asked for."""
    trials: Sequence[Trial]
    compared: Sequence[Figure]
    """What trials are compared by."""
    names: Callable[[Telling, int], list[str]]
    """Language, players -> what the seats are called."""
    figures: Callable[[Telling, Sequence[Contest]], list[str]]
    """What was counted with the standard box, as paragraphs."""

    @property
    def game(self) -> Game:
        """What is studied."""
        return self.subject.game

    @property
    def contests(self) -> int:
        """How many contests a report takes."""
        return len(self.game.seats) * (1 + len(self.trials))


@dataclass(frozen=True)
class Asked:
    """What somebody wants to know."""

    games: int
    seed: int
    bot: str
    keep: Path | None = None
    """The folder in which contests are kept."""
    out: str | None = None
    """The report's file, as it was typed."""


def report(study: Study, telling: Telling, asked: Asked, findings: str, played: Callable[[], None]) -> str:
    """The whole study as Markdown; `played` hears of each of its contests."""
    game = study.game
    text = game.standard_box.read_text(encoding="utf-8")
    boxes = [None, *(trial.box(text) for trial in study.trials)]
    results = []
    warm_up(game.name)
    wishes = [Wish(seats, asked.games, asked.seed, asked.bot, box) for box in boxes for seats in game.seats]
    for result in contests(study.subject, wishes, keep=asked.keep):
        if not result.ended:
            raise RuntimeError(f"{game.name}, {result.seats} players: a game did not end")
        results.append(result)
        played()
    tables = len(game.seats)
    standard, *changed = [results[first : first + tables] for first in range(0, len(results), tables)]
    return "\n".join(
        [
            f"# {telling.say('title')}\n",
            telling.say("introduction", games=asked.games, bot=f"`{asked.bot}`") + "\n",
            telling.say("again", command=f"`{command(study, asked)}`") + "\n",
            findings,
            *study.figures(telling, standard),
            telling.heading("trials") + "\n",
            telling.say("trials-lead") + "\n",
            *(_trial(study, telling, trial, standard, one) for trial, one in zip(study.trials, changed, strict=True)),
        ]
    )


def command(study: Study, asked: Asked) -> str:
    """What plays it again."""
    bot = "" if asked.bot == study.bot else f" --bot {asked.bot}"
    out = asked.out or f"docs/studies/{study.game.name}.md"
    return f"tworivers study {study.game.name} --games {asked.games} --seed {asked.seed}{bot} --out {out}"


def _trial(
    study: Study, telling: Telling, trial: Trial, standard: Sequence[Contest], changed: Sequence[Contest]
) -> str:
    """What a changed box does, beside the standard one."""
    rows = []
    for before, after in zip(standard, changed, strict=True):
        shares = [telling.percent(after.won[seat] / after.games, 0) for seat in range(after.seats)]
        names = study.names(telling, after.seats)
        wins = ", ".join(f"{name} {share}" for name, share in zip(names, shares, strict=True))
        pairs = [
            f"{telling.number(figure(before), digits)} → {telling.number(figure(after), digits)}"
            for _, digits, figure in study.compared
        ]
        rows.append((before.seats, *pairs, wins))
    edits = "\n".join(f"- `{edit.said}`" for edit in trial.edits)
    head = [telling.say("players"), *(telling.say(key) for key, _, _ in study.compared), telling.say("wins-changed")]
    title, why = telling.say(f"trial-{trial.name}"), telling.say(f"trial-{trial.name}-why")
    return f"### {title}\n\n{why}\n\n{edits}\n\n{table(telling, head, rows)}\n"


def is_report(telling: Telling, text: str) -> bool:
    """Whether a text is an earlier report in this language."""
    return telling.heading("findings") in text and telling.heading("overview") in text


def kept_findings(telling: Telling, text: str) -> str:
    """The findings of an earlier report: they are written by people, and stay when the figures are renewed."""
    findings = telling.heading("findings")
    if not is_report(telling, text):
        return findings + "\n"
    return text[text.index(findings) : text.index(telling.heading("overview"))].rstrip() + "\n"
