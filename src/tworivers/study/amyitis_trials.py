"""Changed boxes that the study of Amyitis tries: numbers that are reconstructed."""

from __future__ import annotations

from tworivers.study.trials import Edit, Trial


def zones(name: str, old: str, new: str) -> Edit:
    """Other numbers of channels between squares."""
    return Edit("[garden]", f'{name} = {{ value = {old}, mark = "R" }}', f'{name} = {{ value = {new}, mark = "R" }}')


def copies(part: str, old: str, new: str) -> Edit:
    """Another number of cards."""
    return Edit(part, f"copies = {{ by_players = {old}", f"copies = {{ by_players = {new}")


RIGHT, BELOW = "[[2, 2, 1], [2, 2, 1], [1, 1, 1], [1, 1, 1]]", "[[2, 2, 1, 1], [2, 2, 1, 1], [1, 1, 1, 1]]"
ONES_RIGHT, ONES_BELOW = RIGHT.replace("2", "1"), BELOW.replace("2", "1")
ORDER = 'order = { value = ["babylon", "eshnunna", "susa", "ur", "uruk", "mari", "palmyra", "khorsabad", "ninoua"'
OTHER_ORDER = 'order = { value = ["babylon", "susa", "eshnunna", "uruk", "ur", "palmyra", "mari", "ninoua", "khorsabad"'

TRIALS: tuple[Trial, ...] = (
    Trial("single-channels", (zones("zones_right", RIGHT, ONES_RIGHT), zones("zones_below", BELOW, ONES_BELOW))),
    Trial(
        "other-circuit",
        (Edit("[circuit]", ORDER, OTHER_ORDER),),
    ),
    Trial("more-gardeners", (copies("[gardener]", "[2, 3, 4]", "[4, 6, 8]"),)),
    Trial("more-bankers", (copies("[[banker]]\nlevel = 3", "[1, 1, 1]", "[2, 2, 2]"),)),
    Trial(
        "fewer-palaces",
        (Edit("[[palace]]\nlevel = 6", "prestige = 10", "prestige = 8"),),
    ),
)
"""By their names in the catalogue of studies."""
