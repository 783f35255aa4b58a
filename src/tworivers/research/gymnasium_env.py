"""Every game as an environment of Gymnasium: a learner on one seat, computer opponents on the others.

Importing this module registers the games:

    import gymnasium
    import tworivers.research.gymnasium_env

    env = gymnasium.make("tworivers/Amyitis-v0", seats=3, opponents=("greedy", "random"))
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tworivers.bots import bot_named
from tworivers.bots.bot import Bot
from tworivers.bots.playing import LONGEST, show
from tworivers.games import GAMES
from tworivers.research.episode import LARGEST, NOBODY, Episode, IllegalAction
from tworivers.research.setting import Box, setting_of


class SeatEnv(gymnasium.Env):
    """One seat of a table. A step is the learner's decision and all of the others' until the learner is asked again.

    The observation holds the numbers that the seat may know. `info` has "action_mask", 1 for each action that can be
    taken now; "seat", where the learner sits; and "scores" by seat. `action_masks()` is the mask as sb3-contrib's
    `MaskablePPO` asks for it.

    An action that isn't legal changes nothing: the reward is `illegal_reward`, and `info["illegal"]` says why.
    Without an `illegal_reward` it raises `IllegalAction`.

    The reward is the learner's share of the win, when the game ends; `score_weight` adds the change of the learner's
    score, times itself, since the last step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        box: Box = None,
        score_weight: float = 0.0,
        illegal_reward: float | None = -1.0,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """Choose what is played, and against whom.

        Opponents are bots, or their names ("random", "greedy", "search:200", a level such as "scribe"): one for all
        other seats, or one for each, in the order in which they sit after the learner. No seat: another one, at random,
        in every game. After `longest` decisions of all seats together a game is truncated.
        """
        self.setting = setting_of(game, seats, options, box)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise ValueError(f"there is no seat {seat}: they are 0 to {self.setting.seats - 1}")
        self.opponents = _bots(game, self.setting.seats, opponents)
        self.chosen_seat = seat
        self.score_weight = score_weight
        self.illegal_reward = illegal_reward
        self.longest = longest
        self.render_mode = render_mode
        rules = self.setting.game
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (rules.observation,), np.float32)
        self.action_space = spaces.Discrete(rules.actions)
        self.shown = rules.new_records(1)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game, up to the learner's first decision; `options` are unused."""
        super().reset(seed=seed)
        self.luck = random.Random(int(self.np_random.integers(1 << 62)))
        drawn = int(self.np_random.integers(self.setting.seats))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        self.episode = Episode(self.setting.table(int(self.np_random.integers(1 << 62))), self.longest)
        self._let_others_play(self.episode)
        self.score = self.episode.scores()[self.seat]
        return self.episode.observation(self.seat), self._info(self.episode)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, then the others', until the learner is asked again or the game ends."""
        episode = self._begun()
        try:
            episode.apply(episode.check(action))
        except IllegalAction as illegal:
            if self.illegal_reward is None or not self.action_space.contains(action):
                raise
            info = {**self._info(episode), "illegal": str(illegal)}
            return episode.observation(self.seat), self.illegal_reward, False, False, info
        self._let_others_play(episode)
        info = self._info(episode)
        before, self.score = self.score, info["scores"][self.seat]
        reward = self.score_weight * (self.score - before)
        over = episode.over
        if over:
            reward += episode.shares()[self.seat]
        return episode.observation(self.seat), reward, over, episode.seat == NOBODY and not over, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action can be taken now."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, as lines of text, with `render_mode="ansi"`."""
        return None if self.render_mode is None else self._begun().drawing(self.seat)

    def _let_others_play(self, episode: Episode) -> None:
        """Until the learner is asked, or nobody; each opponent is shown what it may know."""
        while episode.seat not in (self.seat, NOBODY):
            bot = self.opponents[(episode.seat - self.seat) % self.setting.seats - 1]
            show(episode.table, episode.seat, self.luck.getrandbits(63), self.shown)
            episode.apply(bot.choose(self.shown, episode.seat, self.luck.getrandbits(63)))

    def _info(self, episode: Episode) -> dict[str, Any]:
        return {"action_mask": episode.mask(self.seat), "seat": self.seat, "scores": episode.scores()}

    def _mask(self) -> NDArray[np.int8]:
        return self._begun().mask(self.seat)

    def _begun(self) -> Episode:
        """The game, which must have begun."""
        if self.episode is None:
            raise gymnasium.error.ResetNeeded("no game has begun: reset first")
        return self.episode


def _bots(game: str, seats: int, opponents: str | Bot | Sequence[str | Bot]) -> list[Bot]:
    """The opponents, in the order in which they sit after the learner."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        chosen: list[str | Bot] = [opponents] * (seats - 1)
    else:
        chosen = list(opponents)
    if len(chosen) != seats - 1:
        raise ValueError(f"{game} with {seats} seats has {seats - 1} opponents, not {len(chosen)}")
    return [bot_named(game, bot, seats) if isinstance(bot, str) else bot for bot in chosen]


def environment_name(game: str) -> str:
    """The name by which Gymnasium makes a game: "tworivers/Amyitis-v0"."""
    return f"tworivers/{''.join(part.capitalize() for part in game.split('-'))}-v0"


for _name in GAMES.names():
    gymnasium.register(environment_name(_name), f"{__name__}:SeatEnv", kwargs={"game": _name})
