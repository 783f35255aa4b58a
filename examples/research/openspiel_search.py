"""OpenSpiel's own tree search plays a few moves of Amyitis."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tworivers.research.openspiel_game  # noqa: F401, registers the games

game = pyspiel.load_game("tworivers_amyitis(players=2)")
random = np.random.RandomState(7)
bot = mcts.MCTSBot(game, 1.5, 10, mcts.RandomRolloutEvaluator(1, random), random_state=random)
state, moves = game.new_initial_state(), 0

while not state.is_terminal() and moves < 3:
    if state.is_chance_node():
        state.apply_action(int(random.choice([outcome for outcome, _ in state.chance_outcomes()])))
    else:
        player, action = state.current_player(), bot.step(state)
        print("player", player, "plays", state.action_to_string(player, action))
        state.apply_action(action)
        moves += 1
