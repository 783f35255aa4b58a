"""Every game as an environment of PettingZoo: agents act one after the other (AEC), with action masks.

    from tworivers.research import pettingzoo_env

    env = pettingzoo_env.env("amyitis", seats=3)

An observation is a dictionary: "observation", the numbers that the seat may know, and "action_mask", 1 for each action
that it can take now; the mask of who isn't asked is all 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tworivers.bots.playing import LONGEST
from tworivers.research.episode import LARGEST, NOBODY, Episode
from tworivers.research.setting import Box, setting_of

Observation: TypeAlias = dict[str, Any]


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers, which complain about calls in the wrong order.

    It takes what `TableEnv` takes.
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(TableEnv(game, seats, **settings)))


class TableEnv(AECEnv):
    """A table with an agent on every seat: `player_0`, `player_1` and so on.

    The reward is the agent's share of the win, when the game ends: 1 for a winner, split among several. `score_weight`
    adds the change of the agent's score, times itself, after every decision of anybody. `infos` hold the scores.

    An action that isn't legal raises `IllegalAction`, which says why, and changes nothing. PettingZoo's
    `TerminateIllegalWrapper` makes it the end of the game instead.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: Box = None,
        score_weight: float = 0.0,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """Choose what is played.

        Options are those of the game by name, `box` is a component file. After `longest` decisions a game is truncated.
        """
        super().__init__()
        self.setting = setting_of(game, seats, options, box)
        self.score_weight = score_weight
        self.longest = longest
        self.render_mode = render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        rules = self.setting.game
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, (rules.observation,), np.float32),
                    "action_mask": spaces.Box(0, 1, (rules.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(rules.actions) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Numbers and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's table of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; `options` are unused. A seed also decides the games after this one."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.episode = Episode(self.setting.table(int(self.chance.integers(1 << 62))), self.longest)
        self.scores = self.episode.scores()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"scores": self.scores} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it can do if it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent, and select the next."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.episode.apply(self.episode.check(action))
        before, self.scores = self.scores, self.episode.scores()
        self._cumulative_rewards[self.agent_selection] = 0.0
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self.score_weight * (self.scores[seat] - before[seat])
            self.infos[agent] = {"scores": self.scores}
        if self.episode.seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        """Everybody's game is over, or broken off."""
        over = self.episode.over
        for agent, share in zip(self.agents, self.episode.shares(), strict=True):
            self.rewards[agent] += share if over else 0.0
            self.terminations[agent] = over
            self.truncations[agent] = not over
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the selected agent sees it, as lines of text, with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return self.episode.drawing(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing is held open."""
