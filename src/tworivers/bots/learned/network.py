"""A network that judges positions, read from a file that learning wrote (`tworivers train`), by ONNX Runtime.

It sees what `observe` writes and which actions are legal, a row a position, and says what speaks for each action and
for each seat's winning. Seats are counted from the one that decides.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tworivers.engine.messages import Message
from tworivers.engine.objections import Objection, failure
from tworivers.engine.rules import Game

FOLDER = Path(__file__).parent.parent / "networks"
"""The networks that come with the program, `GAME.onnx`; beside each, how it was made."""
OTHER_FOLDER = "TWORIVERS_NETWORKS"
"""The environment variable that names another folder of networks, such as one's own."""
INPUT, POLICY, WINNING = "seen", "policy", "winning"
FAR = -1e9
"""Stands for impossible among logits."""

Numbers = NDArray[np.float32]

log = logging.getLogger("tworivers.bots")


class BadNetwork(Objection):
    """A network that can't be played by; the message says why."""


class Network:
    """A network that has been read. One thread works on a question, so that others have theirs."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game, self.path = game, path
        self._session = _session(path)
        self.facts: Mapping[str, str] = dict(self._session.get_modelmeta().custom_metadata_map)
        self.most_seats = len(game.seat_names)
        self.width = game.observation + game.actions
        _check(self, self._session)

    @property
    def made(self) -> Mapping[str, Any]:
        """How it was made, as its file says."""
        told = json.loads(self.facts.get("made", "{}"))
        return told if isinstance(told, dict) else {}

    def knows(self, seats: int) -> bool:
        """Whether it was taught to play with so many players."""
        return seats in json.loads(self.facts.get("seats", json.dumps(self.game.seats)))

    def judge(self, seen: Numbers, temperature: float = 1.0) -> tuple[Numbers, Numbers]:
        """For each row of observation and mask: how likely each action is, and how strongly each seat is to win.

        The second are logits, counted from the seat that decides, also for seats that nobody has.
        """
        policy, winning = self._session.run([POLICY, WINNING], {INPUT: seen})
        masked = np.where(seen[:, self.game.observation :] > 0.5, policy / np.float32(temperature), np.float32(FAR))
        return softmax(masked), winning


def softmax(logits: Numbers) -> Numbers:
    """Likelihoods of logits, row by row."""
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def network_file(game: Game) -> Path:
    """Where a game's network lies, if it has one."""
    return Path(os.environ.get(OTHER_FOLDER) or FOLDER) / f"{game.name}.onnx"


@lru_cache(maxsize=8)
def _read(game: Game, path: Path) -> Network:
    return Network(game, path)


def network_of(game: Game) -> Network:
    """A game's network, read once in a process; `BadNetwork` if there is none or it can't be played by."""
    return _read(game, network_file(game))


@lru_cache(maxsize=8)
def _plays(game: Game, path: Path) -> bool:
    if not path.exists():
        return False
    try:
        _read(game, path)
    except BadNetwork as problem:
        log.warning("%s. The levels play without it.", problem)
        return False
    return True


def has_network(game: Game) -> bool:
    """Whether a game has a network that can be played by. If its file can't be, a warning says so, once."""
    return _plays(game, network_file(game))


def network_plays(game: Game, seats: int) -> bool:
    """Whether a game has a network for so many players."""
    return has_network(game) and network_of(game).knows(seats)


def _session(path: Path) -> Any:
    """The file, read; what can't be is told in a sentence."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadNetwork(Message("wrong-network-file", {"file": str(path), "reason": failure(error)})) from None
    try:
        import onnxruntime
    except ImportError as error:
        raise BadNetwork(Message("wrong-network-runtime", {"file": str(path), "reason": str(error)})) from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    try:
        return onnxruntime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    except Exception:  # the runtime has no common base for what it raises about a file
        raise BadNetwork(Message("wrong-network-damaged", {"file": str(path)})) from None


def _check(network: Network, session: Any) -> None:
    """Refuse the network of another game, of other rules, or of another shape."""
    game, facts = network.game, network.facts
    if facts.get("game") != game.name:
        other = facts.get("game") or "?"
        raise BadNetwork(Message("wrong-network-game", {"file": str(network.path), "other": other, "game": game.name}))
    shapes = {one.name: one.shape[-1] for one in [*session.get_inputs(), *session.get_outputs()]}
    expected = {INPUT: network.width, POLICY: game.actions, WINNING: network.most_seats}
    if facts.get("version") != str(game.version) or any(shapes.get(name) != size for name, size in expected.items()):
        values = {"file": str(network.path), "game": game.name, "version": facts.get("version", "?")}
        raise BadNetwork(Message("wrong-network-rules", {**values, "now": str(game.version)}))
