"""Amyitis: 2 to 4 nobles of Babylon irrigate and plant the Hanging Gardens."""

from pathlib import Path

from tworivers.amyitis import actions, features, laws, rounds, state
from tworivers.amyitis.box import read_box
from tworivers.engine.rules import Game, Option

_HERE = Path(__file__).parent

GAME = Game(
    name="amyitis",
    version=1,
    seats=(2, 3, 4),
    seat_names=("blue", "red", "black", "white"),
    record=state.RECORD,
    actions=actions.ACTIONS,
    observation=features.OBSERVATION,
    rules={
        "setup": actions.setup,
        "actors": actions.actors,
        "legal": actions.legal,
        "apply": actions.apply,
        "scores": rounds.scores,
        "hide": features.hide,
        "observe": features.observe,
        "audit": laws.audit,
    },
    options=(Option("procession", ("right-of-start", "last-to-pass")),),
    laws=laws.LAWS,
    standard_box=_HERE / "box.toml",
    read_box=read_box,
    notation=None, action_words=None, event_words=None, why_not=None, view=None, board=None, catalogues=_HERE / "words"
)
