"""Changed boxes that the study of Mesopotamia tries."""

from __future__ import annotations

from tworivers.study.trials import Edit, Trial


def seasons(phase: str, old: str, new: str) -> Edit:
    """A phase in other seasons."""
    return Edit(
        "[phases]", f'{phase} = {{ value = [{old}], mark = "R" }}', f'{phase} = {{ value = [{new}], mark = "R" }}'
    )


def trees(province: str, old: int, new: int) -> Edit:
    """Another number of trees."""
    return Edit(province, f"trees = {old}", f"trees = {new}")


EVERY = '"spring", "summer", "autumn", "winter"'

TRIALS: tuple[Trial, ...] = (
    Trial(
        "Harvest in summer and winter",
        "Grain is what all parties lack from winter to the next harvest. Two harvests half a year apart, neither in "
        "the season of ore.",
        (seasons("harvest", '"autumn"', '"summer", "winter"'),),
    ),
    Trial(
        "Harvest in spring and autumn",
        "The same with the autumn kept.",
        (seasons("harvest", '"autumn"', '"spring", "autumn"'),),
    ),
    Trial(
        "Feeding in summer and winter",
        "One harvest, but cities eat only twice a year.",
        (seasons("feeding", EVERY, '"summer", "winter"'),),
    ),
    Trial(
        "Ore in spring and autumn",
        "More metal instead of more grain.",
        (seasons("ore", '"spring"', '"spring", "autumn"'),),
    ),
    Trial(
        "Less wood for Larsa",
        "Larsa wins most often with 5 and 6 parties; the only trees beside its core stand in Lagash and Umma.",
        (trees("lagash", 1, 0),),
    ),
    Trial(
        "More wood for Eshnunna and Assur",
        "Both lack trees, and Assur wins least often with 5, 6 and 8 parties.",
        (
            trees("der", 0, 1),
            trees("meturan", 1, 2),
            trees("arrapha", 0, 1),
            trees("hatra", 0, 1),
            trees("karana", 0, 1),
        ),
    ),
)
