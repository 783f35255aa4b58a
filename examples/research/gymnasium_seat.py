"""A learner's loop in Gymnasium: one seat of Amyitis against a greedy bot and a random one."""

import gymnasium

import tworivers.research.gymnasium_env as environments

gymnasium.register_envs(environments)  # importing the module has registered the games
env = gymnasium.make("tworivers/Amyitis-v0", seats=3, opponents=("greedy", "random"), score_weight=0.01)
observation, info = env.reset(seed=7)
env.action_space.seed(7)
total, decisions, over = 0.0, 0, False

while not over:
    action = env.action_space.sample(info["action_mask"])  # here a learner would choose
    observation, reward, terminated, truncated, info = env.step(action)
    total, decisions, over = total + float(reward), decisions + 1, terminated or truncated

print(decisions, "decisions, scores", info["scores"], "reward", round(total, 2))
