"""Files whose reading goes wrong in its process."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

from tworivers.engine.messages import Message
from tworivers.engine.objections import Objection
from tworivers.engine.rules import Game
from tworivers.server.workers.files import FindGame, Played, Unreadable


@dataclass(frozen=True)
class OddFile:
    """What happens when it is read: "sound", "endless", "huge", "deadly", "broken" or "unsound"."""

    what: str

    def game(self, find: FindGame) -> Game | None:
        """It is of no game."""
        return None

    def read(self, find: FindGame) -> Played:
        """Do as it says; a sound file tells which process read it."""
        if self.what == "endless":
            time.sleep(1000)
        if self.what == "huge":
            [bytearray(1 << 28) for _ in range(40)]
        if self.what == "deadly":
            os._exit(1)
        if self.what == "broken":
            raise ZeroDivisionError
        if self.what == "unsound":
            raise Unreadable(Objection(Message("wrong-value-say")))
        return Played("chess", 1, {}, None, str(os.getpid()), (), (), [], [], False)
