"""The games that are studied, by name."""

from tworivers.study.contest import Subject
from tworivers.study.mesopotamia import SUBJECT as MESOPOTAMIA

SUBJECTS: dict[str, Subject] = {subject.game.name: subject for subject in (MESOPOTAMIA,)}
