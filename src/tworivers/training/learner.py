"""Learning by self-play: lessons, the steps that follow from them, checkpoints, and how strength grows.

Proximal policy optimisation: each lesson makes actions that turned out better than expected a little likelier. On
several GPUs or machines (`torchrun`), each process plays its own games and gradients are averaged.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel

from tworivers.engine.messages import Message
from tworivers.engine.objections import TERMINAL_WORDS, Objection
from tworivers.engine.rules import Game
from tworivers.research.batch import Batch
from tworivers.training.lessons import Lesson, Playground
from tworivers.training.network import PlayerNetwork
from tworivers.training.seats import FAR
from tworivers.training.settings import Settings

CHECKPOINT = "checkpoint.pt"
REMEMBER_EVERY = 45.0
"""Seconds of learning after which the past is nearer again."""
KEEP_EVERY = 60.0
"""Seconds between two checkpoints."""
LONGEST_STEP = 0.5
"""Gradients are cut to this length."""


class OtherSettings(Objection):
    """A folder holds a checkpoint of other settings; the text says which."""


@dataclass
class Progress:
    """How far learning is."""

    seconds: float = 0.0
    lessons: int = 0
    decisions: int = 0
    games: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)
    """What was noted on the way, for the report."""


class Learner:
    """A network that is being taught, in a folder where it is kept."""

    def __init__(self, game: Game, settings: Settings, folder: Path, device: str) -> None:
        """Go on with the folder's checkpoint, or begin."""
        self.game, self.settings, self.folder = game, settings, folder
        self.rank, self.machines = int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", 1))
        self.device = _device(device)
        if self.machines > 1:
            torch.distributed.init_process_group("nccl" if self.device.type == "cuda" else "gloo")
        torch.manual_seed(settings.seed)
        self.network = PlayerNetwork(game, settings.width, settings.blocks, settings.habits).to(self.device)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), settings.rate, weight_decay=1e-4, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.progress = Progress()
        self._resume()
        torch.manual_seed(settings.seed + 1000 * self.progress.lessons + self.rank)
        self.taught: nn.Module = DistributedDataParallel(self.network) if self.machines > 1 else self.network
        self.playground = Playground(self._batch(), settings, self.device)
        self._past = PlayerNetwork(game, settings.width, settings.blocks, settings.habits).to(self.device)
        self._remember()
        self._kept = time.monotonic()

    def _batch(self) -> Batch:
        """The games; another series each time learning goes on, and for each process."""
        settings = self.settings
        seed = (settings.seed << 32) + (self.progress.lessons << 8) + self.rank
        if self.device.type == "cuda":
            from tworivers.research.cuda_batch import CudaBatch

            return CudaBatch(self.game, settings.games, settings.seats, seed, longest=settings.longest)
        return Batch(self.game, settings.games, settings.seats, seed, longest=settings.longest)

    def learn(self, note: Callable[[Progress, dict[str, float]], None]) -> None:
        """Learn until the time is up; `note` is called after each lesson."""
        self.playground.stray(self.network)
        while self.progress.seconds < 60 * self.settings.minutes:
            began = time.perf_counter()
            lesson = self.playground.lesson(self.network, self._past)
            learnt = self._learn_from(lesson)
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            progress = self.progress
            progress.seconds += time.perf_counter() - began
            progress.lessons += 1
            progress.decisions += len(lesson.actions) * self.machines
            progress.games += lesson.ended * self.machines
            note(progress, {**learnt, "points": lesson.points, "against-habit": lesson.won})
            if progress.seconds - self._remembered > REMEMBER_EVERY:
                self._remember()
            if time.monotonic() - self._kept > KEEP_EVERY:
                self.keep()
        self.keep()

    def _learn_from(self, lesson: Lesson) -> dict[str, float]:
        """Steps over a lesson, in an order of their own."""
        settings, done = self.settings, min(1.0, self.progress.seconds / (60 * self.settings.minutes))
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * (1 - (1 - settings.last_rate) * done)
        curiosity = settings.curiosity * (1 - (1 - settings.last_curiosity) * done)
        playing = 0.0 if self.progress.lessons < settings.judging else 1.0
        order = torch.randperm(len(lesson.actions), device=self.device)
        told: dict[str, Tensor] = {}
        for part in order.split(settings.minibatch):
            told = self._losses(lesson, part)
            acting = told["policy"] - curiosity * told["evenness"]
            loss = playing * acting + 0.5 * told["winning"] + 0.5 * told["lead"]
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            length = nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_STEP)
            if torch.isfinite(length):
                self.optimizer.step()
        return {name: value.item() for name, value in told.items()}

    def _losses(self, lesson: Lesson, part: Tensor) -> dict[str, Tensor]:
        """What is to become smaller, surprise at better actions, winners and leads; and how even choices are."""
        seen, own_decision = lesson.seen[part], lesson.own[part]
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, winning, lead = self.taught(seen)
        taken = lesson.taken[part]
        width = self.network.width
        logits = logits.float().masked_fill(seen[:, width - self.game.actions : width] == 0, FAR)
        likelihoods = logits.log_softmax(-1)
        own = likelihoods.gather(1, lesson.actions[part][:, None])[:, 0]
        ratio = (own - lesson.likelihoods[part]).clamp(-4, 4).exp()
        advantage = lesson.advantages[part].clamp(-6, 6)
        clip = self.settings.clip
        winners = winning.float().masked_fill(~taken, FAR).log_softmax(-1).masked_fill(~taken, 0.0)
        better = torch.min(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        evenness = -(likelihoods.exp() * likelihoods.clamp_min(-50)).sum(-1)
        decided = own_decision.sum().clamp_min(1)
        return {
            "policy": -(better * own_decision).sum() / decided,
            "winning": -(lesson.wins[part] * winners).sum(-1).mean(),
            "lead": ((lead.float() - lesson.leads[part]).square() * taken).sum(-1).div(taken.sum(-1)).mean(),
            "evenness": (evenness * own_decision).sum() / decided,
        }

    def _remember(self) -> None:
        """From now on the past plays as the network does now."""
        self._past.load_state_dict(self.network.state_dict())
        self._remembered = self.progress.seconds

    def keep(self) -> None:
        """Keep everything on disk, whole or not at all."""
        self._kept = time.monotonic()
        if self.rank == 0:
            self.folder.mkdir(parents=True, exist_ok=True)
            kept = {
                "settings": json.dumps(asdict(self.settings)),
                "network": self.network.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "progress": asdict(self.progress),
            }
            torch.save(kept, self.folder / "checkpoint.new")
            os.replace(self.folder / "checkpoint.new", self.folder / CHECKPOINT)

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return
        kept = torch.load(path, map_location=self.device, weights_only=True)
        before = json.loads(kept["settings"])
        now = json.loads(json.dumps(asdict(self.settings)))
        changed = [name for name in now if name not in ("minutes", "games") and before.get(name) != now[name]]
        if changed:
            was = ", ".join(f"{name}={before.get(name)} ({now[name]})" for name in changed)
            raise OtherSettings(Message("wrong-learnt", {"file": str(path), "settings": was}), TERMINAL_WORDS)
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.progress = Progress(**kept["progress"])


def _device(name: str) -> torch.device:
    """The device to learn on; several processes of one machine have one each."""
    if name != "cuda":
        return torch.device("cpu")
    number = int(os.environ.get("LOCAL_RANK", 0))
    torch.cuda.set_device(number)
    from tworivers.engine.cuda import numba_cuda

    numba_cuda().select_device(number)
    return torch.device("cuda", number)
