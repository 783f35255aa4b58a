"""Random agents play Mesopotamia through PettingZoo: masks say what each can do, observations only what it may know."""

from tworivers.research import pettingzoo_env

env = pettingzoo_env.env("mesopotamia", seats=3, options={"years": "2"}, longest=500)
env.reset(seed=7)
total = dict.fromkeys(env.possible_agents, 0.0)

for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    total[agent] += reward
    if terminated or truncated:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)

print("scores", info["scores"], "rewards", total)
