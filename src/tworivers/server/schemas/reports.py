"""Reports: what somebody wants operators to see."""

from __future__ import annotations

from typing import Literal

from tworivers.server.schemas.fields import Remark
from tworivers.server.schemas.friends import Whom


class ReportWish(Whom):
    """A report: of a person (by account or seat), of something they said (table and line), or of a table as a whole."""

    about: Literal["person", "line", "table"]
    reason: Literal["insult", "cheating", "stalling", "spam", "other"]
    words: Remark = ""
