"""From a table of decisions, the functions through which native code reaches the rules.

Native code knows no tables of functions, so they are written out as text, one function a question and one that selects
among them, and compiled like any rule; `Dispatch.source` shows the text. Small functions matter: the compiler does less
with large ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, cast

from tworivers.engine.codes import ActionTable, Block
from tworivers.engine.compiled import plain, rule
from tworivers.engine.decisions import MANY, NONE, Answer, BadTable, Question, Rule
from tworivers.engine.masks import lowest_bit
from tworivers.engine.records import written

BITS = 63
PIECE = 60
"""Codes that fit into the bits of one integer."""

_PASSED_ON = ("g", "seat", "dice", "log")


@dataclass(frozen=True)
class Dispatch:
    """What native code calls. `task` and `value` are the question's; for any other task nothing is legal."""

    legal_answers: Rule
    """(g, seat, task, value, out) -> how many codes are legal; they are written into `out`."""
    single_answer: Rule
    """(g, seat, task, value) -> the only legal code, or NONE, or MANY."""
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
    standing: Question | None = None,
) -> Dispatch:
    """The functions of a game's table, which stands in a module. `finish` takes the answered question off the stack.

    The answers of `standing` are open beside those of every question, and where there is no question; no question has
    answers between their codes. Its task is ignored.
    """
    writer = _Writer(module, codes, finish, int(other_question), standing)
    return Dispatch(
        legal_answers=writer.legal_answers(questions),
        single_answer=writer.single_answer(questions),
        obstacle=writer.obstacle(questions),
        carry_out=writer.carry_out(questions),
        do_step=writer.do_step(steps),
        source="\n\n".join(writer.texts),
    )


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
    """Writes the functions of a table; `scope` holds the rules they call and what is written already."""

    def __init__(
        self, module: str, codes: ActionTable, finish: Rule, other_question: int, standing: Question | None
    ) -> None:
        self.module = module
        self.codes = codes
        self.finish = finish
        self.other_question = other_question
        self.standing = standing
        self.scope: dict[str, Any] = {"lowest_bit": lowest_bit}
        self.texts: list[str] = []

    def legal_answers(self, questions: Sequence[Question]) -> Rule:
        """Write down each answer's legal codes, one answer after the other."""
        given = "g, seat, value, out, count"
        end = 0 if self.standing is None else self._standing_codes().stop
        late = [question for question in questions if end and any(answer.code >= end for answer in question.answers)]
        for question in self._all(questions):
            early = [answer for answer in self._ordered(question) if question not in late or answer.code < end]
            self._write_legal(f"legal_{self._label(question)}", question, early)
            if question in late:
                rest = [answer for answer in question.answers if answer not in early]
                self._write_legal(f"legal_late_{self._label(question)}", question, rest)
        lines = ["count = 0", *_branches(questions, lambda question: f"count = legal_{self._label(question)}({given})")]
        if self.standing is not None:
            lines.append(f"count = legal_standing({given})")
            lines += _branches(late, lambda question: f"count = legal_late_{self._label(question)}({given})")
        return self._define("legal_answers", "g, seat, task, value, out", [*lines, "return count"])

    def _write_legal(self, name: str, question: Question, answers: Sequence[Answer]) -> None:
        """The function that writes the legal codes of some answers to a question behind the first `count` codes."""
        lines = [line for answer in answers for line in self._write_down(question, answer)]
        self._define(name, "g, seat, value, out, count", [*lines, "return count"], question)

    def single_answer(self, questions: Sequence[Question]) -> Rule:
        """Stop at the second legal code."""
        for question in questions:
            lines = [f"found = {MANY if question.asked else NONE}"]
            for answer in () if question.asked else self._ordered(question):
                for first, text in self._places(question, answer):
                    lines += [*text, "if mask != 0:", f"    if found != {NONE} or mask & (mask - 1) != 0:"]
                    lines += [f"        return {MANY}", f"    found = {first} + lowest_bit(mask)"]
            self._define(f"single_{self._label(question)}", "g, seat, value", [*lines, "return found"], question)
        branches = _branches(questions, lambda question: f"return single_{self._label(question)}(g, seat, value)")
        return self._define("single_answer", "g, seat, task, value", [*branches, f"return {NONE}"])

    def obstacle(self, questions: Sequence[Question]) -> Rule:
        """What stands in an answer's way."""
        other = f"return {self.other_question}"
        for question in self._all(questions):
            lines = []
            for answer in self._ordered(question):
                block = self.codes.block(answer.code)
                text = []
                if answer.gate is not None:
                    text = [f"closed = {self._call(question, block, answer.gate)}", "if closed != 0:"]
                    text += ["    return closed"]
                text.append(f"return {self._call(question, block, answer.obstacle)}")
                lines += [f"if {block.first} <= action < {block.end}:", *_indented([*self._number(block), *text])]
            self._define(f"obstacle_{self._label(question)}", "g, seat, value, action", [*lines, other], question)
        lines = self._if_standing("return obstacle_standing(g, seat, value, action)")
        lines += _branches(
            questions, lambda question: f"return obstacle_{self._label(question)}(g, seat, value, action)"
        )
        return self._define("obstacle", "g, seat, task, value, action", [*lines, other])

    def carry_out(self, questions: Sequence[Question]) -> Rule:
        """What an answer does."""
        for question in self._all(questions):
            lines = [] if question.stays else [self._call(question, None, self.finish)]
            if question.first is not None:
                lines.append(self._call(question, None, question.first))
            for answer in self._ordered(question):
                block = self.codes.block(answer.code)
                text = [*self._number(block), self._call(question, block, answer.carry_out), "return"]
                lines += [f"if action < {block.end}:", *_indented(text)]
            self._define(f"carry_out_{self._label(question)}", self._given(question), [*lines, "return"], question)
        lines = self._if_standing(*([self._do(self.standing), "return"] if self.standing is not None else []))
        lines += [*_branches(questions, self._do), "return"]
        return self._define("carry_out", "g, seat, task, value, action, dice, log", lines)

    def do_step(self, steps: Mapping[int, Rule]) -> Rule:
        """What does itself."""
        lines = []
        for task, act in steps.items():
            given = [name if name in _PASSED_ON else "value" for name in _parameters(act)]
            lines += [f"if task == {int(task)}:", f"    {self._name(act)}({', '.join(given)})", "    return"]
        return self._define("do_step", "g, seat, task, value, dice, log", [*lines, "return"])

    def _all(self, questions: Sequence[Question]) -> list[Question]:
        return [*questions, *([] if self.standing is None else [self.standing])]

    def _label(self, question: Question) -> str:
        """A question's name in the names of its functions."""
        if question is self.standing:
            return "standing"
        return str(getattr(question.task, "name", int(question.task))).lower()

    def _define(self, name: str, parameters: str, lines: Sequence[str], question: Question | None = None) -> Rule:
        """Compile a function. It begins by giving the numbers beside a question their names, if it uses any."""
        if question is not None and any("value_" in line for line in lines):
            lines = [*self._unpack(question), *lines]
        text = "\n".join([f"def {name}({parameters}):", *_indented(lines), ""])
        self.texts.append(text)
        self.scope[name] = rule(written(self.module, name, text, self.scope))
        return cast(Rule, self.scope[name])

    def _unpack(self, question: Question) -> list[str]:
        if question.unpack is not None:
            names = ", ".join(f"value_{name}" for name in question.values)
            return [f"{names} = {self._name(question.unpack)}({', '.join(_parameters(question.unpack))})"]
        return [f"value_{name} = value" for name in question.values]

    def _if_standing(self, *lines: str) -> list[str]:
        """Lines for actions that are standing answers."""
        if self.standing is None:
            return []
        codes = self._standing_codes()
        return [f"if {codes.start} <= action < {codes.stop}:", *_indented(lines)]

    def _standing_codes(self) -> range:
        """From the first code of the standing answers to their last: no question has an answer in between."""
        blocks = [self.codes.block(answer.code) for answer in self.standing.answers] if self.standing else []
        return range(blocks[0].first, blocks[-1].end)

    def _do(self, question: Question) -> str:
        return f"carry_out_{self._label(question)}({self._given(question)})"

    def _given(self, question: Question) -> str:
        """What is passed on to carry out an answer: dice and log only where a rule asks for them."""
        rules = [self.finish, question.first, *(answer.carry_out for answer in question.answers)]
        asked = {name for act in rules if act is not None for name in _parameters(act)}
        return ", ".join(["g", "seat", "value", "action", *(name for name in ("dice", "log") if name in asked)])

    def _write_down(self, question: Question, answer: Answer) -> list[str]:
        """Lines that write an answer's legal codes after the first `count` codes."""
        if answer.possible is None and answer.up_to is None:
            return self._scan(question, answer, [f"out[count] = {answer.code} + number", "count += 1"])
        lines = []
        for first, text in self._places(question, answer):
            write = [f"out[count] = {first} + lowest_bit(mask)", "mask &= mask - 1", "count += 1"]
            lines += [*text, "while mask != 0:", *_indented(write)]
        return lines

    def _places(self, question: Question, answer: Answer) -> list[tuple[int, list[str]]]:
        """An answer's codes in pieces that fit into bits: the first code of each, and the lines that set `mask`."""
        block = self.codes.block(answer.code)
        self._check(question, answer, block)
        if answer.up_to is not None:
            most = self._call(question, block, answer.up_to)
            return [
                (block.first + start, [f"mask = (1 << max(0, min({PIECE}, {most} + 1 - {start}))) - 1"])
                for start in range(0, block.size, PIECE)
            ]
        if answer.possible is None:
            return [(block.first, ["mask = 0", *self._scan(question, answer, ["mask |= 1 << number"])])]
        if "half" not in _parameters(answer.possible):
            return [(block.first, [f"mask = {self._call(question, block, answer.possible)}"])]
        half = block.size // 2
        return [
            (block.first + number * half, [f"mask = {self._call(question, block, answer.possible, str(number))}"])
            for number in range(2)
        ]

    def _check(self, question: Question, answer: Answer, block: Block) -> None:
        """Refuse what would be silently wrong in native code."""
        halved = answer.possible is not None and "half" in _parameters(answer.possible)
        if answer.gate is not None and (answer.possible is not None or answer.up_to is not None):
            raise BadTable(f"question {question.task!r}: a gate goes with an obstacle alone")
        if halved and block.size % 2 == 1:
            raise BadTable(f"question {question.task!r}: a block of {block.size} codes has no halves")
        if answer.up_to is None and block.size // (2 if halved else 1) > BITS:
            raise BadTable(f"question {question.task!r}: {block.size} codes don't fit into the bits of one integer")

    def _scan(self, question: Question, answer: Answer, lines: list[str]) -> list[str]:
        """Lines that do something for every legal number of a block."""
        block = self.codes.block(answer.code)
        if answer.obstacle is not None:
            lines = [f"if {self._call(question, block, answer.obstacle)} == 0:", *_indented(lines)]
        lines = [f"for number in range({block.size}):", *_indented([*self._take_apart(block), *lines])]
        if answer.gate is None:
            return lines
        return [f"if {self._call(question, block, answer.gate)} == 0:", *_indented(lines)]

    def _ordered(self, question: Question) -> Sequence[Answer]:
        firsts = [answer.code for answer in question.answers]
        if firsts != sorted(firsts) or any(self.codes.block(code).first != code for code in firsts):
            raise BadTable(f"question {question.task!r}: its answers must name blocks of codes in their order")
        if self.standing is not None and question is not self.standing:
            if any(code in self._standing_codes() for code in firsts):
                raise BadTable(f"question {question.task!r}: its codes stand among those of standing answers")
        return question.answers

    def _name(self, function: Rule) -> str:
        """The name under which the written functions call a rule."""
        wanted = f"{plain(function).__module__.rpartition('.')[2]}_{plain(function).__name__}"
        if self.scope.setdefault(wanted, function) is not function:
            raise BadTable(f"two rules are called {wanted}")
        return wanted

    def _call(self, question: Question, block: Block | None, function: Rule | None, half: str = "") -> str:
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

    def _number(self, block: Block) -> list[str]:
        """Lines that find an answer's number from its code."""
        return [f"number = action - {block.first}", *self._take_apart(block)]

    def _take_apart(self, block: Block) -> list[str]:
        """The line that unpacks an answer's number, if it holds several."""
        return [] if block.parts is None else [f"parts = {self._name(block.parts)}(number)"]


def _branches(questions: Sequence[Question], text: Callable[[Question], str]) -> list[str]:
    """One branch a question."""
    lines: list[str] = []
    for question in questions:
        lines += [f"{'elif' if lines else 'if'} task == {int(question.task)}:", f"    {text(question)}"]
    return lines


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _parameters(function: Rule) -> list[str]:
    code = cast(FunctionType, plain(function)).__code__
    return list(code.co_varnames[: code.co_argcount])
