"""Are hints what a person would say? Taken at positions of bots' games, checked by rule, and printed to be read.

    python -m bench.hints amyitis mesopotamia --hints 200
    python -m bench.hints mesopotamia --hints 40 --show 40 --language de

Seeds are fresh unless `--seed` is given. Rules: one to three reasons, each with a number and its unit; a whole thing to
do, whose steps are legal one after the other; what is told speaks for the choice, or for it beside another one; all of
it can be said in every language. Questions that are rare in games are asked about as often as common ones.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from tworivers.bots.hints import PLAYOUTS, Hint, hint, warm_up_hints
from tworivers.bots.playing import show
from tworivers.bots.registry import JUDGEMENTS, bot_named, read_record
from tworivers.bots.telling import MOST, NOTICED, reading
from tworivers.bots.turns import longest_waiting
from tworivers.engine.dice import dice_from_number
from tworivers.engine.events import new_log
from tworivers.engine.messages import COMMON_WORDS, Message, Words, words
from tworivers.engine.table import Table
from tworivers.games import GAMES
from tworivers.languages import LANGUAGE_FACTS

BARE = ("do-place", "do-party", "do-unit", "do-move-unit", "do-done", "do-yes", "do-no")
"""Words of actions that say nothing by themselves."""
OFTEN = 0.6
"""How likely a hint is asked for where a question is as rare as the rarest so far."""


@dataclass(frozen=True)
class Asked:
    """A hint, and where it was asked for."""

    game: str
    record: bytes
    seats: int
    seat: int
    question: Message
    hint: Hint
    seconds: float


def said_in(game: str, language: str) -> Words:
    """The words of a game's hints in a language."""
    return words(language, JUDGEMENTS[game].catalogue, GAMES[game].catalogue, COMMON_WORDS)


def asked(game: str, count: int, luck: random.Random, seconds: float | None, playouts: int) -> Iterator[Asked]:
    """Hints at positions of games among sensible bots."""
    kinds: Counter[str] = Counter()
    found = 0
    while found < count:
        seats = luck.choice(range(GAMES[game].seats[0], GAMES[game].seats[-1] + 1))
        table, last = Table(GAMES[game], seats, seed=luck.getrandbits(63)), [-1] * seats
        bot, shown, number = bot_named(game, "greedy", seats), GAMES[game].new_records(1), 0
        rest = luck.random()
        while not table.over and found < count:
            seat, number = longest_waiting(table.actors(), last), number + 1
            last[seat] = number
            show(table, seat, luck.getrandbits(63), shown)
            question = GAMES[game].question_words(reading(GAMES[game], shown), seat)
            rare = (1 + min(kinds.values(), default=0)) / (1 + kinds[question.key])
            kinds[question.key] += 0
            if len(table.legal(seat)) > 1 and luck.random() < OFTEN * rare * rest:
                record = bytes(shown.tobytes())
                began = time.perf_counter()
                made = hint(game, record, seats, seat, luck.getrandbits(62), playouts, seconds)
                kinds[question.key] += 1
                found += 1
                yield Asked(game, record, seats, seat, question, made, time.perf_counter() - began)
            table.apply(seat, bot.choose(shown, seat, luck.getrandbits(63)))


def faults(one: Asked, languages: Sequence[str] = tuple(LANGUAGE_FACTS)) -> list[str]:
    """What is wrong with a hint."""
    found, made, english = [], one.hint, said_in(one.game, "en")
    if not 1 <= len(made.reasons) <= MOST:
        found.append(f"{len(made.reasons)} reasons")
    told = [english.say(reason.words) for reason in made.reasons]
    found += [f"no number with a unit: {text}" for text in told if not re.search(r"\d+( %)?\S* \w|\w \d", text)]
    if len(set(told)) < len(told):
        found.append("a reason twice")
    if made.suggestion.key in BARE or " " not in english.say(made.suggestion):
        found.append(f"bare: {english.say(made.suggestion)}")
    if sum(reason.points for reason in made.reasons) <= 0.0:
        found.append("argues against itself")
    if made.reasons and made.reasons[0].points <= 0.0:
        found.append("begins with what speaks against it")
    if made.next is not None and made.next == made.suggestion and one.game == "amyitis":
        found.append("expects what it has suggested")
    if made.instead is None and any(reason.words.key == "reason-prestige-more" for reason in made.reasons):
        found.append("prestige from nowhere")
    for reason in made.reasons:
        if reason.words.key == "hint-fares" and reason.words.values["percent"] < reason.words.values["other"] + NOTICED:  # type: ignore[operator]
            found.append("a difference that nobody can know")
    found += _unsayable(one, languages)
    return found + _illegal(one)


def _messages(made: Hint) -> list[Message]:
    rest = [message for message in (made.note, made.instead, made.next) if message is not None]
    return [made.suggestion, *(reason.words for reason in made.reasons), *rest]


def _unsayable(one: Asked, languages: Sequence[str]) -> list[str]:
    """Messages that a language hasn't."""
    found = []
    for language in languages:
        for message in _messages(one.hint):
            try:
                said_in(one.game, language).say(message)
            except KeyError as missing:
                found.append(f"{language}: {missing}")
    return found


def _illegal(one: Asked) -> list[str]:
    """Steps that can't be taken one after the other."""
    game, records = GAMES[one.game], read_record(one.game, one.record)
    codes = [step.action for step in one.hint.steps]
    if not codes or codes[0] != one.hint.action:
        return ["the steps don't begin with the choice"]
    import numpy as np

    legal, dice = np.zeros(game.actions, np.int64), dice_from_number(0, 0)
    for step in one.hint.steps:
        count = game.native.legal_at(records, 0, one.seat, legal)
        if step.action not in legal[:count]:
            return [f"not legal: {game.notation(step.action)}"]
        if game.question_words(reading(game, records), one.seat) != step.question:
            return [f"asked otherwise: {game.notation(step.action)}"]
        game.native.apply_at(records, 0, one.seat, step.action, dice, new_log(0))
    return []


def read_out(one: Asked, language: str) -> str:
    """A hint as the pages show it."""
    said, game = said_in(one.game, language), GAMES[one.game]
    seat = game.seat_words(reading(game, read_record(one.game, one.record)), one.seat)
    made = one.hint
    lines = [f"[{said.say(seat)}] {said.say(one.question)}", f"  -> {capital(said.say(made.suggestion))}"]
    if made.instead is not None:
        lines.append(f"     Rather than: {said.say(made.instead)}")
    elif made.note is not None:
        lines.append(f"     {said.say(made.note)}")
    lines += [f"     * {said.say(reason.words)}   ({reason.points:+.2f})" for reason in made.reasons]
    if made.next is not None:
        lines.append(f"     Then perhaps: {said.say(made.next)}")
    return "\n".join([*lines, f"     steps: {len(made.steps)}, {one.seconds:.2f} s"])


def capital(text: str) -> str:
    """A sentence's beginning."""
    return text[:1].upper() + text[1:]


def main() -> int:
    """Take hints of each game, print some and whatever is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=list(JUDGEMENTS))
    parser.add_argument("--hints", type=int, default=200, help="of each game")
    parser.add_argument("--show", type=int, default=10, help="how many are printed")
    parser.add_argument("--language", default="en")
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGE_FACTS), help="in which all must be sayable")
    parser.add_argument("--seconds", type=float, default=1.0, help="of thought, as at a server; 0: all playouts")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    bad = 0
    for game in chosen.games:
        seed = random.randrange(1 << 32) if chosen.seed is None else chosen.seed
        warm_up_hints(game)
        times, first, following, rather = [], 0, 0, 0
        for number, one in enumerate(
            asked(game, chosen.hints, random.Random(seed), chosen.seconds or None, chosen.playouts)
        ):
            times.append(one.seconds)
            following += one.hint.next is not None
            rather += one.hint.instead is not None
            wrong = faults(one, chosen.languages)
            bad += bool(wrong)
            first += bool(wrong)
            if wrong or number < chosen.show:
                print(read_out(one, chosen.language), flush=True)
            for fault in wrong:
                print(f"     FAULT: {fault}", flush=True)
        times.sort()
        print(
            f"{game}: {len(times)} hints, {first} with a fault (seed {seed}); {following} name what may follow, "
            f"{rather} compare; seconds median {median(times):.2f}, 95 % {times[int(0.95 * len(times))]:.2f}, "
            f"slowest {times[-1]:.2f}"
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
