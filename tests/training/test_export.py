"""The file that plays says the same as the network that was taught, in at most 4 MB."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from training.taught import torch
from tworivers.games import GAMES
from tworivers.research.batch import Batch
from tworivers.training.export import write_network
from tworivers.training.habits import Habits
from tworivers.training.network import PlayerNetwork


@pytest.mark.parametrize("name", ["amyitis", "mesopotamia"])
def test_the_file_says_what_the_network_says(name: str, tmp_path: Path) -> None:
    runtime = pytest.importorskip("onnxruntime")
    game, habits = GAMES[name], name == "mesopotamia"
    torch.manual_seed(1)
    network = PlayerNetwork(game, 32, 2, habits)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    path = tmp_path / "made" / "network.onnx"
    write_network(game, network, path, {"seed": 1})
    batch = Batch(game, 6, 3, seed=2, threads=1)
    parts = [batch.observations, batch.masks.astype(np.float32)]
    seen = np.concatenate([*parts, *([Habits(batch).look()] if habits else [])], 1)
    session = runtime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    found = session.run(["policy", "winning", "lead"], {"seen": seen})
    with torch.no_grad():
        taught = network(torch.from_numpy(seen))
    for one, two in zip(found, taught, strict=True):
        assert one.shape == two.shape
        assert np.abs(one - two.numpy()).mean() < 0.02 * np.abs(two.numpy()).mean() + 1e-3
    facts = session.get_modelmeta().custom_metadata_map
    assert facts["game"] == name
    assert facts["version"] == str(game.version)
    assert (int(facts["observation"]), int(facts["actions"])) == (game.observation, game.actions)
    assert facts["habits"] == str(int(habits))
    assert json.loads(facts["made"]) == {"seed": 1}


@pytest.mark.parametrize("name", ["amyitis", "mesopotamia"])
def test_the_file_is_small(name: str, tmp_path: Path) -> None:
    from tworivers.training.settings import settings_for

    settings = settings_for(GAMES[name], (3,))
    network = PlayerNetwork(GAMES[name], settings.width, settings.blocks, settings.habits)
    write_network(GAMES[name], network, tmp_path / "network.onnx", {})
    assert (tmp_path / "network.onnx").stat().st_size <= 4_000_000
