"""Every game as a game of OpenSpiel, written in Python there. Importing this module registers them:

    import pyspiel
    import tworivers.research.openspiel_game

    game = pyspiel.load_game("tworivers_mesopotamia(players=4,options=years:3;cards:off)")

Parameters: `players`; `options`, each as name:value, with ";" between them; `box`, the path of a component file.

Utilities are the shares of the win, which sum to 1. Chance is explicit: after a decision that throws dice come chance
nodes that draw them (chance_nodes.py). Where several seats may decide, the one that has waited longest is asked.
Observations are the game's numbers, as tensors. Information states are strings, fingerprints of all that a seat has
been told and sees; there is no tensor of them, since games are long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from tworivers.bots.playing import LONGEST
from tworivers.engine.rules import Game
from tworivers.games import GAMES
from tworivers.research.chance_nodes import SIDES, THROWS, Course
from tworivers.research.setting import Setting, setting_of

OUTCOMES = [(outcome, 1 / SIDES) for outcome in range(SIDES)]


def game_name(game: str) -> str:
    """The name by which OpenSpiel loads a game."""
    return f"tworivers_{game.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    information = kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=game_name(game.name),
        long_name=f"Two Rivers {game.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "box": ""},
    )


def read_options(text: str) -> dict[str, str]:
    """Options from "years:3;cards:off"."""
    chosen = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"an option is name:value, not {part!r}")
        chosen[name] = value
    return chosen


class TableGame(pyspiel.Game):
    """A game with its parameters; each game has a class of its own."""

    kind: pyspiel.GameType
    name: str
    """Our own name for the game."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        """Set up by OpenSpiel, with what `load_game` was told."""
        players = parameters.get("players", self.kind.min_num_players)
        options = read_options(parameters.get("options", ""))
        self.setting = setting_of(self.name, players, options, parameters.get("box") or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions,
            max_chance_outcomes=SIDES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(parameters))

    def new_initial_state(self) -> TableState:
        """A game before its setup."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows a state to a seat."""
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """At most those of every decision and of the setup."""
        return THROWS * (LONGEST + 1)


class TableState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: TableGame) -> None:
        """Only `TableGame.new_initial_state` makes one."""
        super().__init__(game)
        self.course = Course(game.setting)

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody at the end."""
        if self.course.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        """What the seat that is asked can do; OpenSpiel asks for no other."""
        assert self.course.episode is not None
        return [int(action) for action in self.course.episode.table.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A die of chance."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        """Chance has thrown a die, or the seat that is asked decides."""
        if self.course.at_chance:
            self.course.throw(action)
        else:
            self.course.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as saved games write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action}"
        return self.course.setting.game.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.over

    def returns(self) -> list[float]:
        """Each seat's share of the win, at the end."""
        if self.course.episode is None or not self.course.over:
            return [0.0] * self.course.setting.seats
        return self.course.episode.shares()

    def __str__(self) -> str:
        """The position in a line."""
        return str(self.course)


class Observer:
    """Shows a state to a seat, as OpenSpiel's observers do."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, parameters: Any) -> None:
        """Either all that the seat sees now, or, with perfect recall, all that it knows: that has no tensor."""
        if parameters:
            raise ValueError(f"observers have no parameters here, and not {parameters}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what is public and what a seat knows can't be observed apart")
        self.perfect_recall = kind.perfect_recall
        self.tensor = None if kind.perfect_recall else np.zeros(setting.game.observation, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self.tensor is not None:
            state.course.observe(player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat knows, or sees: the numbers that aren't 0, each with its place."""
        if self.tensor is None:
            return state.course.information(player)
        state.course.observe(player, self.tensor)
        return " ".join(f"{place}:{self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


for _name in GAMES:
    _kind = game_type(GAMES[_name])
    pyspiel.register_game(_kind, type(f"TableGame_{_name}", (TableGame,), {"kind": _kind, "name": _name}))
