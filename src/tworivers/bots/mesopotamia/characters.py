"""What the rulers are like when bots play them: all know the same, but each likes some things a little more.

Who is what leans on what is told of them: Shamshi-Adad took the north, Hammurabi dug canals and built temples, Mari's
and Qatna's merchants went everywhere, and nobody had as many kings in his train as Yarim-Lim.
"""

from __future__ import annotations

from enum import StrEnum

from tworivers.bots.judgement import Characters
from tworivers.bots.mesopotamia.terms import Term
from tworivers.mesopotamia.names import Party
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.words import name_of


class Character(StrEnum):
    """What a ruler is like."""

    BUILDER = "builder"
    TRADER = "trader"
    WARLORD = "warlord"
    DIPLOMAT = "diplomat"


FACTORS: dict[str, dict[int, float]] = {
    Character.BUILDER: {Term.SITES: 1.8, Term.WORKS: 1.8, Term.WALLS: 1.6},
    Character.TRADER: {Term.BARGAIN: 0.5, Term.SHARE: 0.7},
    Character.WARLORD: {Term.CONQUEST: 1.8, Term.ENMITY: 1.4, Term.TROOPS: 1.1},
    Character.DIPLOMAT: {Term.PEACE: 2.0, Term.DANGER: 1.4},
}
"""How many times as much as usual a term counts."""

OF_PARTY: dict[Party, Character] = {
    Party.LARSA: Character.BUILDER,
    Party.BABYLON: Character.BUILDER,
    Party.MARI: Character.TRADER,
    Party.QATNA: Character.TRADER,
    Party.ESHNUNNA: Character.DIPLOMAT,
    Party.YAMHAD: Character.DIPLOMAT,
    Party.ASSUR: Character.WARLORD,
    Party.SUSA: Character.WARLORD,
}
"""At every number of players there are at least three kinds."""


def place_of(g: State, seat: int) -> str:
    """The id of a seat's place."""
    return name_of(Party(g.party[seat]))


CHARACTERS = Characters(FACTORS, {name_of(party): character.value for party, character in OF_PARTY.items()}, place_of)
