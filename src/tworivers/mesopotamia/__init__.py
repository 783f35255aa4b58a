"""Mesopotamia: 3 to 8 rulers of Hammurabi's time build, trade, ally and fight for the frame of the board."""

from pathlib import Path

from tworivers.engine.late import late
from tworivers.engine.messages import own_catalogue
from tworivers.engine.rules import Game, Option
from tworivers.mesopotamia import (
    actions,
    codes,
    decisions,
    events,
    features,
    hiding,
    laws,
    names,
    record,
    scoring,
    words,
)
from tworivers.mesopotamia.places import places
from tworivers.mesopotamia.view import view
from tworivers.mesopotamia.why import why_not

_HERE = Path(__file__).parent

GAME = Game(
    name="mesopotamia",
    version=3,
    keyed_dice_from=3,
    seats=(3, 4, 5, 6, 7, 8),
    seat_names=words.SEAT_NAMES,
    record=record.RECORD,
    actions=codes.ACTIONS,
    observation=int(features.OBSERVATION),
    rules={
        "setup": actions.setup,
        "actors": actions.actors,
        "legal": actions.legal,
        "apply": actions.apply,
        "scores": scoring.scores,
        "hide": hiding.hide,
        "observe": features.observe,
        "audit": laws.audit,
    },
    options=(
        Option("years", ("2", "3", "4", "vote", "yearly")),
        Option("cards", ("on", "off")),
        Option("open-stocks", ("off", "on")),
        Option("wall-bonus", ("1", "3")),
        Option("six", ("list", "table")),
        Option("walls-stop-nomads", ("off", "on")),
        Option("harvests", ("one", "two")),
        Option("attack", ("book", "war"), since=3, earlier="war"),
        Option("offers", ("free", "limited"), since=3, earlier="limited"),
        Option("bank-flour", ("take", "give", "neither"), since=3),
        Option("second-wind", ("attacker", "both"), since=3),
        Option("smelting", ("all", "choose"), since=3),
        Option("may", ("must", "may"), since=3),
        Option("absent-cores", ("empty", "furnished"), since=3),
        Option("board", ("whole", "part"), since=3),
        Option("interrupts", ("on", "own"), since=3, earlier="own"),
    ),
    laws=laws.LAWS,
    standard_box=_HERE / "box.toml",
    read_box=late("tworivers.mesopotamia.box:read_box"),
    scene=late("tworivers.mesopotamia.box:scene"),
    notation=codes.TABLE.notation,
    action_words=codes.TABLE.words,
    target=codes.TABLE.target,
    events=tuple(event.name.lower() for event in names.Event),
    event_words=events.event_words,
    hears=events.hears,
    touches=events.touches,
    secrets=True,
    seat_words=words.seat_word,
    question_words=decisions.question_words,
    why_not=why_not,
    view=view,
    board=late("tworivers.mesopotamia.terminal_board:board"),
    round_number=lambda g: int(g.round_number),
    places=places,
    at_once=lambda g: bool(g.stage == names.Stage.PARALLEL),
    catalogue=own_catalogue("mesopotamia"),
    lessons=_HERE / "lessons",
    rulebook=_HERE / "rulebook",
    box_tables=late("tworivers.mesopotamia.book_tables:box_tables"),
    positions=late("tworivers.mesopotamia.positions:how"),
)
