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
    Trial("harvest-summer-winter", (seasons("harvest", '"autumn"', '"summer", "winter"'),)),
    Trial("harvest-spring-autumn", (seasons("harvest", '"autumn"', '"spring", "autumn"'),)),
    Trial("feeding", (seasons("feeding", EVERY, '"summer", "winter"'),)),
    Trial("ore", (seasons("ore", '"spring"', '"spring", "autumn"'),)),
    Trial("less-wood", (trees("lagash", 1, 0),)),
    Trial(
        "more-wood",
        (
            trees("der", 0, 1),
            trees("meturan", 1, 2),
            trees("arrapha", 0, 1),
            trees("hatra", 0, 1),
            trees("karana", 0, 1),
        ),
    ),
)
"""By their names in the catalogue of studies."""
