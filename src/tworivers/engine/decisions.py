"""A game's decisions as one table: which answers a question takes, what forbids each and what each does.

From the table follow the functions through which native code reaches the rules (`Dispatch`). Native code knows no
tables of functions, so they are written out, one branch a question, and compiled like any rule; `Dispatch.source` shows
the text.

A rule takes what it needs by the names of its parameters: `g`, `seat`, `dice`, `log`, and the names under which its
question keeps numbers (`Question.values`). Whatever other parameters it has are the answer itself: the number in the
block of codes, or, in order, the numbers packed in it (`Block.parts`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tworivers.engine.codes import ActionTable, Block
from tworivers.engine.compiled import plain, rule
from tworivers.engine.masks import emit, lowest_bit
from tworivers.engine.messages import Message
from tworivers.engine.records import written

Rule: TypeAlias = Callable[..., Any]

NONE = -1
"""No answer is possible."""
MANY = -2
"""More than one answer is possible, or the question is asked even if there is one."""

PIECE = 60
"""Codes that fit into the bits of one integer."""

_PASSED_ON = ("g", "seat", "dice", "log")


class BadTable(TypeError):
    """A table whose entries don't fit together; the text names the entry."""


@dataclass(frozen=True)
class Answer:
    """One block of codes as an answer to a question."""

    code: int
    """The first code of the block."""
    carry_out: Rule | None
    """What the answer does; None: nothing but ending the question."""
    obstacle: Rule | None = None
    """Why it isn't legal, 0 if it is; None: it always is. It must not name `dice` or `log`."""
    possible: Rule | None = None
    """The legal numbers of the block as bits, where that is quicker than asking `obstacle` for each. With a parameter
    `half`, those of the block's first half (0) or second half (1).
    """
    up_to: Rule | None = None
    """Instead of `possible`: the largest legal number; all from 0 on are legal."""


@dataclass(frozen=True)
class Question:
    """A decision that waits for an answer."""

    task: int
    answers: Sequence[Answer]
    """In the order of their codes."""
    values: tuple[str, ...] = ()
    """Names for the number that stands beside the task, or for the numbers packed in it."""
    unpack: Rule | None = None
    """Takes that number apart, if it holds several: a rule of `g`, `seat` and `value`, or some of them. It may also
    look up what several answers need."""
    asked: bool = False
    """Whether it is asked even if one answer alone is possible."""
    stays: bool = False
    """Whether it stays on the stack until a rule takes it off."""
    first: Rule | None = None
    """What is done before any answer is carried out."""
    words: Callable[[Any, int, int], Message] | None = None
    """Record, seat, the number beside the task -> the question; None: the message named after the task."""


@dataclass(frozen=True)
class Dispatch:
    """What native code calls. `task` and `value` are the question's; for any other task nothing is legal."""

    legal_answers: Rule
    """(g, seat, task, value, out, count) -> count: the legal codes are written behind `count` others."""
    single_answer: Rule
    """(g, seat, task, value) -> the only legal code, or NONE, or MANY."""
    answers: Rule
    """(task, action) -> whether a code is an answer to a question at all."""
    obstacle: Rule
    """(g, seat, task, value, action) -> why it isn't legal, `other_question` where it answers another; 0 if it is."""
    carry_out: Rule
    """(g, seat, task, value, action, dice, log): do what was chosen."""
    do_step: Rule
    """(g, seat, task, value, dice, log): do what needs no decision."""
    source: str = field(repr=False)
    """The text they were compiled from."""


def dispatch(
    module: str,
    codes: ActionTable,
    questions: Sequence[Question],
    steps: Mapping[int, Rule],
    finish: Rule,
    other_question: int,
) -> Dispatch:
    """The functions of a game's table, which stands in a module. `finish` takes the answered question off the stack."""
    writer = _Writer(codes, finish, other_question)
    texts = {
        "legal_answers": writer.legal_answers(questions),
        "single_answer": writer.single_answer(questions),
        "answers": writer.answers(questions),
        "obstacle": writer.obstacle(questions),
        "carry_out": writer.carry_out(questions),
        "do_step": writer.do_step(steps),
    }
    functions = {name: rule(written(module, name, text, writer.scope)) for name, text in texts.items()}
    return Dispatch(**functions, source="\n\n".join(texts.values()))


def switch(
    module: str, name: str, parameters: Sequence[str], rules: Mapping[int, Rule], otherwise: int | None = None
) -> Rule:
    """A rule that calls one of several rules of a table in a module.

    The parameter other than `g`, `seat`, `dice` and `log` selects the rule, which takes those of the parameters that it
    names. For a number without a rule the result is `otherwise`; None: the rules return nothing.
    """
    key = next(parameter for parameter in parameters if parameter not in _PASSED_ON)
    scope: dict[str, Any] = {}
    lines = [f"def {name}({', '.join(parameters)}):"]
    for number, act in rules.items():
        called = plain(act).__name__
        if scope.setdefault(called, act) is not act:
            raise BadTable(f"{name}: two rules are called {called}")
        call = f"{called}({', '.join(_parameters(act))})"
        lines.append(f"    if {key} == {int(number)}:")
        lines += [f"        {call}", "        return"] if otherwise is None else [f"        return {call}"]
    lines.append("    return" if otherwise is None else f"    return {otherwise}")
    return rule(written(module, name, "\n".join([*lines, ""]), scope))


class _Writer:
    """Writes the functions of a table as text; `scope` holds the rules they call."""

    def __init__(self, codes: ActionTable, finish: Rule, other_question: int) -> None:
        self.codes = codes
        self.finish = finish
        self.other_question = int(other_question)
        self.scope: dict[str, Any] = {"emit": emit, "lowest_bit": lowest_bit}

    def legal_answers(self, questions: Sequence[Question]) -> str:
        """Writes out each answer's legal codes, one answer after the other."""
        lines = ["def legal_answers(g, seat, task, value, out, count):"]
        for question in questions:
            lines += self._branch(question)
            for first, text in self._all_places(question):
                lines += [f"        {line}" for line in [*text, f"count = emit(out, count, {first}, mask)"]]
            lines.append("        return count")
        return "\n".join([*lines, "    return count", ""])

    def single_answer(self, questions: Sequence[Question]) -> str:
        """Stops at the second legal code."""
        lines = ["def single_answer(g, seat, task, value):"]
        for question in questions:
            lines += self._branch(question)
            lines.append(f"        found = {MANY if question.asked else NONE}")
            for first, text in [] if question.asked else self._all_places(question):
                lines += [f"        {line}" for line in text]
                lines.append("        if mask != 0:")
                lines.append(f"            if found != {NONE} or mask & (mask - 1) != 0:")
                lines.append(f"                return {MANY}")
                lines.append(f"            found = {first} + lowest_bit(mask)")
            lines.append("        return found")
        return "\n".join([*lines, f"    return {NONE}", ""])

    def _all_places(self, question: Question) -> list[tuple[int, list[str]]]:
        return [place for answer in self._ordered(question) for place in self._places(question, answer)]

    def _places(self, question: Question, answer: Answer) -> list[tuple[int, list[str]]]:
        """An answer's codes in pieces that fit into bits: the first code of each, and the lines that set `mask`."""
        block = self.codes.block(answer.code)
        if answer.up_to is not None:
            most = self._call(question, block, answer.up_to, "")
            return [
                (block.first + start, [f"mask = (1 << max(0, min({PIECE}, {most} + 1 - {start}))) - 1"])
                for start in range(0, block.size, PIECE)
            ]
        if answer.possible is not None and "half" in _parameters(answer.possible):
            half = block.size // 2
            return [
                (block.first + number * half, [f"mask = {self._call(question, block, answer.possible, str(number))}"])
                for number in range(2)
            ]
        if answer.possible is not None:
            return [(block.first, [f"mask = {self._call(question, block, answer.possible, '')}"])]
        if answer.obstacle is None:
            return [(block.first, [f"mask = {(1 << block.size) - 1}"])]
        return [
            (
                block.first,
                [
                    "mask = 0",
                    f"for number in range({block.size}):",
                    *(f"    {line}" for line in self._take_apart(block)),
                    f"    if {self._call(question, block, answer.obstacle, '')} == 0:",
                    "        mask |= 1 << number",
                ],
            )
        ]

    def answers(self, questions: Sequence[Question]) -> str:
        """Whether a code belongs to a block that answers a question."""
        lines = ["def answers(task, action):"]
        for question in questions:
            lines.append(f"    if task == {int(question.task)}:")
            for answer in self._ordered(question):
                block = self.codes.block(answer.code)
                lines += [f"        if action >= {block.first} and action < {block.end}:", "            return True"]
        return "\n".join([*lines, "    return False", ""])

    def obstacle(self, questions: Sequence[Question]) -> str:
        """What stands in an answer's way."""
        lines = ["def obstacle(g, seat, task, value, action):"]
        for question in questions:
            lines += self._branch(question)
            for answer in self._ordered(question):
                block = self.codes.block(answer.code)
                lines.append(f"        if action >= {block.first} and action < {block.end}:")
                lines += [
                    f"            {line}" for line in [f"number = action - {block.first}", *self._take_apart(block)]
                ]
                lines.append(f"            return {self._call(question, block, answer.obstacle, '')}")
        return "\n".join([*lines, f"    return {self.other_question}", ""])

    def carry_out(self, questions: Sequence[Question]) -> str:
        """What an answer does."""
        lines = ["def carry_out(g, seat, task, value, action, dice, log):"]
        for question in questions:
            lines += self._branch(question)
            if not question.stays:
                lines.append(f"        {self._call(question, None, self.finish, '')}")
            if question.first is not None:
                lines.append(f"        {self._call(question, None, question.first, '')}")
            for answer in self._ordered(question):
                block = self.codes.block(answer.code)
                lines.append(f"        if action < {block.end}:")
                lines += [
                    f"            {line}" for line in [f"number = action - {block.first}", *self._take_apart(block)]
                ]
                lines.append(f"            {self._call(question, block, answer.carry_out, '')}")
                lines.append("            return")
            lines.append("        return")
        return "\n".join([*lines, ""])

    def do_step(self, steps: Mapping[int, Rule]) -> str:
        """What does itself."""
        lines = ["def do_step(g, seat, task, value, dice, log):"]
        for task, act in steps.items():
            question = Question(task, (), values=tuple(name for name in _parameters(act) if name not in _PASSED_ON))
            lines += [*self._branch(question), f"        {self._call(question, None, act, '')}", "        return"]
        return "\n".join([*lines, "    return", ""])

    def _branch(self, question: Question) -> list[str]:
        return [f"    if task == {int(question.task)}:", *(f"    {line}" for line in self._unpack(question))]

    def _unpack(self, question: Question) -> list[str]:
        """The lines that give the numbers beside a task their names."""
        if question.unpack is not None:
            names = ", ".join(f"value_{name}" for name in question.values)
            return [f"    {names} = {self._name(question.unpack)}({', '.join(_parameters(question.unpack))})"]
        return [f"    value_{name} = value" for name in question.values]

    def _ordered(self, question: Question) -> Sequence[Answer]:
        firsts = [answer.code for answer in question.answers]
        if firsts != sorted(firsts) or any(self.codes.block(code).first != code for code in firsts):
            raise BadTable(f"question {question.task!r}: its answers must name blocks of codes in their order")
        return question.answers

    def _name(self, function: Rule) -> str:
        """The name under which the written functions call a rule."""
        wanted = f"{plain(function).__module__.rpartition('.')[2]}_{plain(function).__name__}"
        if self.scope.setdefault(wanted, function) is not function:
            raise BadTable(f"two rules are called {wanted}")
        return wanted

    def _call(self, question: Question, block: Block | None, function: Rule | None, half: str) -> str:
        """The text of a call: parameters by their names, the rest from the answer's number."""
        if function is None:
            return "0"
        names = _parameters(function)
        rest = [name for name in names if name not in (*_PASSED_ON, *question.values, "half")]
        parts = {} if block is None else self._parts(block, rest)
        if len(parts) != len(rest):
            raise BadTable(f"{plain(function).__name__}: question {question.task!r} has nothing for {', '.join(rest)}")
        known = {name: name for name in _PASSED_ON} | {name: f"value_{name}" for name in question.values}
        known |= {"half": half} | parts
        return f"{self._name(function)}({', '.join(known[name] for name in names)})"

    def _parts(self, block: Block, rest: list[str]) -> dict[str, str]:
        """Where the answer's numbers come from."""
        if block.parts is None:
            return dict.fromkeys(rest[:1], "number")
        count = len(plain(block.parts)(0))
        return {name: f"parts[{place}]" for place, name in enumerate(rest[:count])}

    def _take_apart(self, block: Block) -> list[str]:
        """The line that unpacks an answer's number, if it holds several."""
        return [] if block.parts is None else [f"parts = {self._name(block.parts)}(number)"]


def _parameters(function: Rule) -> list[str]:
    return list(inspect.signature(plain(function)).parameters)
