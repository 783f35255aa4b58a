"""What a party's place on the map is worth, told before anybody chooses it: the land around, and its rights."""

from __future__ import annotations

from tworivers.engine.messages import Message
from tworivers.engine.rules import Place
from tworivers.mesopotamia.names import PROVINCES, TRIBES, Party, Task
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.todo import waits
from tworivers.mesopotamia.words import name_of, seat_word, tribe_word


def places(g: State) -> tuple[Place, ...]:
    """The place of each seat, of a game that has just been laid out."""
    return tuple(
        Place(name_of(Party(g.party[seat])), seat_word(g, seat), tuple(_traits(g, seat))) for seat in range(g.seats)
    )


def _traits(g: State, seat: int) -> list[Message]:
    """What tells this place from the others: cores are furnished alike."""
    steps = _steps_from(g, _core(g, seat))
    near = [province for province, step in steps.items() if step == 1]
    land = {
        "irrigable": sum(int(g.irrigable[province]) for province in near),
        "trees": sum(int(g.trees[province]) for province in near),
    }
    traits = [Message("place-land", land)]
    mines = [step for province, step in steps.items() if int(g.mines) >> province & 1]
    if mines:
        traits.append(Message("place-mine", {"steps": min(mines)}))
    rivals = {steps[_core(g, other)]: other for other in reversed(range(int(g.seats))) if other != seat}
    nearest = min(rivals)
    traits.append(Message("place-rival", {"party": seat_word(g, rivals[nearest]), "steps": nearest}))
    for tribe in range(TRIBES):
        if int(g.tribe_at[tribe]) in near:
            traits.append(Message("place-tribe", {"tribe": tribe_word(tribe)}))
    if g.free_metal[seat] > 0:
        traits.append(Message("place-metal", {"count": int(g.free_metal[seat])}))
    if waits(g, seat, Task.NOMAD_CARD):
        traits.append(Message("place-card"))
    return traits


def _core(g: State, seat: int) -> int:
    return next(province for province in range(PROVINCES) if g.owner[province] == seat)


def _steps_from(g: State, core: int) -> dict[int, int]:
    """How many borders lie between a province and all others."""
    steps, edge = {core: 0}, [core]
    while edge:
        edge = [
            other
            for province in edge
            for other in range(PROVINCES)
            if int(g.border[province]) >> other & 1
            and other not in steps
            and steps.setdefault(other, steps[province] + 1)
        ]
    return steps
