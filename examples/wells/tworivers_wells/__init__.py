"""Wells: 2 or 3 players fill their wells, as high as they dare. `rules.py` is the whole game on one page."""

from pathlib import Path

from tworivers.engine.rules import Game, Option
from tworivers_wells import box, rules, view, words

HERE = Path(__file__).parent

GAME = Game(
    name="wells",
    version=3,
    seats=(2, 3),
    seat_names=words.SEAT_NAMES,
    record=rules.RECORD,
    actions=rules.ACTIONS,
    observation=rules.OBSERVATION,
    rules={
        "setup": rules.setup,
        "actors": rules.actors,
        "legal": rules.legal,
        "apply": rules.apply,
        "scores": rules.scores,
        "hide": rules.hide,
        "observe": rules.observe,
        "audit": rules.audit,
    },
    options=(Option("start", ("first", "thrown")),),
    laws=rules.LAWS,
    standard_box=HERE / "box.toml",
    read_box=box.read_box,
    scene=lambda text: {"words": {}},
    notation=words.notation,
    action_words=words.action_words,
    target=lambda code: None,
    events=tuple(event.name.lower() for event in rules.Event),
    event_words=words.event_words,
    hears=lambda event, seat: True,
    touches=lambda event: [],
    secrets=True,
    seat_words=lambda g, seat: words.seat_word(seat),
    question_words=words.question_words,
    why_not=words.why_not,
    round_number=lambda g: 1,
    view=view.view,
    board=view.board,
    catalogue=HERE / "catalogue" / "{language}.ftl",
)
