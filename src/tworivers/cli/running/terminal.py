"""A game in the terminal: the board, one question at a time, numbered choices.

Every move is on disk before anything of it shows and before the next is asked. What bots do unseen, drafts of offers
say, is kept with the next thing that shows.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from tworivers.bots.levels import LABELS
from tworivers.cli.players import BOT, HUMAN, RANDOM
from tworivers.cli.running.matches import FileTaken, save_new
from tworivers.cli.running.words import move_words, said, shortened
from tworivers.engine.dice import seed_hash
from tworivers.engine.match import IllegalMove, Match, NothingToUndo, Step
from tworivers.engine.messages import Message, Value, Words
from tworivers.engine.objections import failure, quote
from tworivers.engine.rules import ELSEWHERE
from tworivers.engine.saves import save
from tworivers.engine.table import Table

SPECTATOR = -1
LATELY = 12
"""Moves that `l` tells."""
ALIKE = 6
"""Actions barred for like reasons that `w` alone names; more are counted."""
QUIT = ("q", "quit")


class TerminalGame:
    """A match at this terminal, between people who share the keyboard and bots."""

    def __init__(self, match: Match, path: Path, console: Console, words: Words) -> None:
        self.match = match
        self.path = path
        self.console = console
        self.words = words
        people = [seat for seat in range(match.seats) if not self._is_bot(seat)]
        self.curtain = match.game.secrets and len(people) > 1
        self.viewer = people[0] if people and not self.curtain else SPECTATOR
        self.seen = [len(match.moves)] * match.seats
        self.kept = False
        """Whether the file holds the match as it stands."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            **dict.fromkeys(("u", "undo"), self._undo),
            **dict.fromkeys(("w", "why"), self._why_not),
            **dict.fromkeys(("b", "board"), self._show_question),
            **dict.fromkeys(("l", "log"), self._log),
            **dict.fromkeys(("s", "save"), self._save_copy),
            **dict.fromkeys(("h", "help", "?"), self._help),
        }

    def run(self) -> None:
        """Play until the game is over or the players leave; either way it is kept."""
        try:
            self._keep()
            self._welcome()
            while not self.match.over:
                seat = self._who_decides()
                if self._is_bot(seat):
                    self._play(seat, self._bots_choice(seat))
                elif not self._ask(seat):
                    self._leave()
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave()
            return
        self._finish()

    def _welcome(self) -> None:
        match = self.match
        players = ", ".join(self._player(seat) for seat in range(match.seats))
        self._say("cli-welcome", style="bold", game=match.game.name.capitalize(), players=players)
        self._say("cli-seed-hash", hash=match.seed_hash)
        self._say("cli-kept-in", file=str(self.path))
        if match.moves:
            self._say("cli-goes-on", moves=len(match.moves))
        else:
            self._tell(match.table, match.events_of(0))

    def _who_decides(self) -> int:
        """Of several, a bot goes first: it needs no time. Then whoever sits at the keyboard."""
        return min(self.match.table.actors(), key=lambda seat: (not self._is_bot(seat), seat != self.viewer, seat))

    def _is_bot(self, seat: int) -> bool:
        return self.match.names[seat].startswith(BOT)

    def _bots_choice(self, seat: int) -> int:
        """What a bot decides.

        Its chance is drawn from the seed and the number of the move: the same seed and the same answers give the same
        game, unless a bot thinks by the clock.
        """
        chance = random.Random(f"{self.match.seed} {len(self.match.moves)}")
        level = self.match.names[seat].removeprefix(BOT)
        if level == RANDOM:
            return int(chance.choice(self.match.table.legal(seat)))
        from tworivers.bots.playing import decide
        from tworivers.bots.registry import bot_named

        return decide(bot_named(self.match.game.name, level, self.match.seats), self.match.table, seat, chance)

    def _play(self, seat: int, action: int) -> None:
        """Play a move and tell what it brought about; what somebody at this terminal did or hears of is kept first."""
        events = self.match.play(seat, action)
        self.kept = False
        if not self._is_bot(seat) or any(self.match.game.hears(event, self.viewer) for event in events):
            self._keep()
        self._tell(self.match.table, events)

    def _ask(self, seat: int) -> bool:
        """Ask until seat has decided (or taken something back); False if the players want to leave."""
        self._keep()
        if self.curtain and seat != self.viewer:
            self._hand_over(seat)
        self._show_question(seat)
        moves = self.match.moves
        while self.match.moves == moves:
            line = self.console.input(escape(self.words.say(Message("cli-choose"))) + " ").strip()
            if line.lower() in QUIT:
                return False
            self._answer(seat, line)
        return True

    def _hand_over(self, seat: int) -> None:
        """Others' secrets leave the screen; the next player comes alone and is told what happened since they looked."""
        if self.viewer != SPECTATOR:
            self.seen[self.viewer] = len(self.match.moves)
        self.console.clear()
        self.console.input(escape(said(self.words, "cli-hand-over", who=self._player(seat))) + " ")
        self.viewer = seat
        for step in self.match.steps(self.seen[seat] + 1):
            self._tell(step.after, step.after.events())

    def _choices(self, seat: int) -> list[int]:
        return [int(code) for code in self.match.table.legal(seat)]

    def _show_question(self, seat: int, _: str = "") -> None:
        """The table, what is asked, and the choices."""
        table = self.match.table
        self.console.print()
        show_board(self.console, self.words, table, seat)
        self.console.print()
        question = self.words.say(self.match.game.question_words(table.g, seat))
        self._say("cli-question", style="bold", who=self._player(seat), question=question)
        self._list_choices(seat, self._choices(seat))

    def _answer(self, seat: int, line: str) -> None:
        """A choice by its number or its text, or a command."""
        choices = self._choices(seat)
        command, _, rest = line.partition(" ")
        if (number := _number(line)) and number <= len(choices):
            self._play(seat, choices[number - 1])
        elif line in self.match.game.codes:
            try:
                self._play(seat, self.match.game.codes[line])
            except IllegalMove as illegal:
                self._print(self.words.say(illegal.message))
        elif command.lower() in self.commands:
            self.commands[command.lower()](seat, rest.strip())
        elif line:
            self._say("cli-not-a-choice", text=quote(line), last=len(choices))

    def _list_choices(self, seat: int, choices: Sequence[int]) -> None:
        """Numbered, every kind of action on lines of its own, in as many columns as fit."""
        game, g = self.match.game, self.match.table.g
        texts = [
            f"{number:>3}  {self.words.say(game.action_words(g, seat, code))}  "
            for number, code in enumerate(choices, 1)
        ]
        width = max(cell_len(text) for text in texts)
        columns = max(1, min(3, self.console.width // width))
        kinds = [game.notation(code).split()[0] for code in choices]
        for _, places in groupby(range(len(texts)), key=lambda place: kinds[place]):
            kind = [texts[place] for place in places]
            rows = -(-len(kind) // columns)
            for row in range(rows):
                self._print("".join(set_cell_size(text, width) for text in kind[row::rows]).rstrip())

    def _undo(self, seat: int, _: str) -> None:
        """Whoever of the people here decided last takes it back; behind a curtain only the one who looks."""
        match = self.match
        last = match.moves[-1].seat if match.moves and not self.curtain else seat
        try:
            move = match.undo(seat if self._is_bot(last) else last)
        except NothingToUndo as nothing:
            self._print(self.words.say(nothing.message))
            return
        self.kept = False
        self._keep()
        self._say("cli-undone", action=self._action(match.table, move.seat, move.action))

    def _why_not(self, seat: int, wanted: str) -> None:
        """Why the actions whose text begins with `wanted` can't be taken.

        Without a text: some of those that would answer the question.
        """
        legal = [self.match.game.notation(code) for code in self._choices(seat)]
        reasons = list(self._obstacles(seat, wanted.lower()))
        if wanted.lower() in legal:
            self._say("cli-legal-now", number=legal.index(wanted.lower()) + 1)
        elif wanted and not reasons:
            self._say("cli-why-unknown", text=quote(wanted))
        if not wanted:
            reasons = [(text, reason) for text, reason in reasons if not reason.key.startswith(ELSEWHERE)]
            if not reasons:
                self._say("cli-why-nothing")
        for key in dict.fromkeys(reason.key for _, reason in reasons):
            alike = [(text, self.words.say(reason)) for text, reason in reasons if reason.key == key]
            shown = alike if wanted else alike[:ALIKE]
            for reason, told in groupby(shown, key=lambda one: one[1]):
                self._print(f"{', '.join(text for text, _ in told)}: {reason}")
            if len(alike) > len(shown):
                self._say("cli-why-more", count=len(alike) - len(shown))

    def _obstacles(self, seat: int, beginning: str) -> Iterator[tuple[str, Message]]:
        """The actions that can't be taken now, and why."""
        for text, code in self.match.game.codes.items():
            if text.lower().startswith(beginning) and (reason := self.match.why_not(seat, code)):
                yield text, reason

    def _log(self, _: int, count: str) -> None:
        """What happened lately."""
        if not self.match.moves:
            self._say("cli-nothing-yet")
        for step in self.match.steps(max(1, len(self.match.moves) - (_number(count) or LATELY) + 1)):
            own = step.move.seat == self.viewer or not self.match.game.secrets
            self._print(move_words(self.words, self.match.game, step) if own else self._unseen(step), style="bold")
            self._tell(step.after, step.after.events())

    def _save_copy(self, _: int, name: str) -> None:
        """A copy in another file; files that exist are left alone."""
        if not name:
            self._say("cli-save-which", file=str(self.path))
            return
        try:
            path = Path(name).expanduser().absolute()
            save_new(self.match, path)
            self._say("cli-saved", file=str(path))
        except FileTaken:
            self._say("cli-file-exists", file=name)
        except (OSError, ValueError, RuntimeError) as error:  # also a name no file can have, or ~ of a stranger
            self._say("cli-file-unwritable", file=name, reason=failure(error))

    def _help(self, _: int, __: str) -> None:
        self._say("cli-help")

    def _keep(self) -> None:
        """Put the match on disk; a full disk must not end the game, but be told."""
        if self.kept:
            return
        try:
            save(self.match, self.path)
            self.kept = True
        except OSError as error:
            self._say("cli-not-kept", style="bold red", file=str(self.path), reason=failure(error))

    def _leave(self) -> None:
        self._keep()
        self._say("cli-left", file=str(self.path))

    def _finish(self) -> None:
        """The final table, the winners, and the seed that proves the dice."""
        match = self.match
        self._keep()
        self.console.print()
        show_board(self.console, self.words, match.table, -1)
        grid = Grid(title=self.words.say(Message("cli-final")), title_style="bold")
        grid.add_column(self.words.say(Message("cli-player")))
        grid.add_column(self.words.say(Message("cli-score")), justify="right")
        for seat in sorted(range(match.seats), key=lambda seat: -match.scores[seat]):
            grid.add_row(
                escape(self._player(seat)), str(match.scores[seat]), style="bold" if seat in match.winners else None
            )
        self.console.print()
        self.console.print(grid)
        self._say(
            "cli-winners",
            style="bold",
            count=len(match.winners),
            names=self._listed([self._player(seat) for seat in match.winners]),
        )
        assert seed_hash(match.seed) == match.seed_hash
        self._say("cli-seed-fits", seed=repr(match.seed), hash=match.seed_hash)
        self._say("cli-kept-in", file=str(self.path))

    def _unseen(self, step: Step) -> str:
        """A move of somebody who has secrets: that it was made."""
        return said(self.words, "cli-move-unseen", number=step.number, who=self._player(step.move.seat))

    def _tell(self, table: Table, events: list[tuple[int, ...]]) -> None:
        """Events in words, as far as whoever looks may hear of them."""
        game = self.match.game
        for event in (event for event in events if game.hears(event, self.viewer)):
            self._print("  " + self.words.say(game.event_words(table.g, event)), style="dim")

    def _action(self, before: Table, seat: int, action: int) -> str:
        return self.words.say(self.match.game.action_words(before.g, seat, action))

    def _player(self, seat: int) -> str:
        """A seat and who sits there."""
        name, word = self.match.names[seat], self.words.say(self.match.game.seat_words(self.match.table.g, seat))
        if name in (HUMAN, self.match.game.seat_names[seat]):
            return word
        known = LABELS.get(name.removeprefix(BOT)) if self._is_bot(seat) else None
        return f"{word} ({self.words.say(Message(known)) if known else shortened(name, 40)})"

    def _listed(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self.words.say(Message("cli-and", {"names": ", ".join(names[:-1]), "last": names[-1]}))

    def _say(self, key: str, style: str | None = None, **values: Value) -> None:
        self._print(said(self.words, key, **values), style, whole=not {"file", "hash"}.isdisjoint(values))

    def _print(self, text: str, style: str | None = None, whole: bool = False) -> None:
        """Say it; what people may want to copy stays in one piece."""
        self.console.print(text, style=style, markup=False, highlight=False, soft_wrap=whole)


def show_board(console: Console, words: Words, table: Table, seat: int) -> None:
    """The table as seat sees it."""
    for line in table.game.board(table.g, seat, words, console.width):
        console.print(line, highlight=False, no_wrap=True, overflow="ignore", crop=False)


def _number(text: str) -> int | None:
    """What somebody typed, if it is a number of a sane length."""
    return int(text) if text.isdecimal() and len(text) <= 6 else None
