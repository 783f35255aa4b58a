"""The games that can be studied."""

from __future__ import annotations

from tworivers.study import amyitis, mesopotamia
from tworivers.study.report import Study

STUDIES: dict[str, Study] = {study.game.name: study for study in (amyitis.STUDY, mesopotamia.STUDY)}
