"""Amyitis: 2 to 4 nobles of Babylon irrigate and plant the Hanging Gardens."""

from pathlib import Path

from tworivers.amyitis import actions, codes, decisions, events, features, hiding, laws, names, record, scoring, words
from tworivers.amyitis.view import view
from tworivers.amyitis.why import why_not
from tworivers.engine.late import late
from tworivers.engine.messages import own_catalogue
from tworivers.engine.rules import Game, Option

_HERE = Path(__file__).parent

GAME = Game(
    name="amyitis",
    version=2,
    keyed_dice_from=2,
    seats=(2, 3, 4),
    seat_names=words.SEAT_NAMES,
    record=record.RECORD,
    actions=codes.ACTIONS,
    observation=features.OBSERVATION,
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
        Option("procession", ("right-of-start", "last-to-pass")),
        Option("supply", ("unlimited", "box"), since=2),
    ),
    laws=laws.LAWS,
    standard_box=_HERE / "box.toml",
    read_box=late("tworivers.amyitis.box:read_box"),
    scene=lambda text: {"words": {}},
    notation=codes.TABLE.notation,
    action_words=codes.TABLE.words,
    target=codes.TABLE.target,
    events=tuple(event.name.lower() for event in names.Event),
    event_words=events.event_words,
    hears=events.hears,
    touches=events.touches,
    secrets=False,
    seat_words=lambda g, seat: words.seat_word(seat),
    question_words=decisions.question_words,
    why_not=why_not,
    view=view,
    board=late("tworivers.amyitis.terminal_board:board"),
    round_number=lambda g: int(g.round_number),
    catalogue=own_catalogue("amyitis"),
    lessons=_HERE / "lessons",
    rulebook=_HERE / "rulebook",
    box_tables=late("tworivers.amyitis.book_tables:box_tables"),
    positions=late("tworivers.amyitis.positions:how"),
)
