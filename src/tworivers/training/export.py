"""The network as a file that plays: ONNX, weights in eight bits, with what made it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from tworivers.engine.rules import Game
from tworivers.training.network import PlayerNetwork

OPSET = 17
INPUT, POLICY, WINNING, LEAD = "seen", "policy", "winning", "lead"


class _Graph:
    """An ONNX graph in the making."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.values: list[Any] = []

    def add(self, kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        """A node."""
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def constant(self, name: str, array: NDArray[Any]) -> str:
        """A constant."""
        self.values.append(numpy_helper.from_array(array, name))
        return name

    def linear(self, name: str, source: str, layer: Any) -> str:
        """A layer; each row of its weights in eight bits with a scale of its own."""
        weight = layer.weight.detach().float().cpu().numpy()
        scale = np.maximum(np.abs(weight).max(1), 1e-8) / 127
        rounded = np.clip(np.round(weight / scale[:, None]), -127, 127).astype(np.int8)
        parts = [
            self.constant(f"{name}.weight", rounded),
            self.constant(f"{name}.scale", scale.astype(np.float32)),
            self.constant(f"{name}.zero", np.zeros(len(scale), np.int8)),
        ]
        wide = self.add("DequantizeLinear", parts, f"{name}.wide", axis=0)
        bias = self.constant(f"{name}.bias", layer.bias.detach().float().cpu().numpy())
        return self.add("Gemm", [source, wide, bias], f"{name}.out", transB=1)

    def norm(self, name: str, source: str, layer: Any) -> str:
        """A layer that evens out."""
        weight = self.constant(f"{name}.weight", layer.weight.detach().float().cpu().numpy())
        bias = self.constant(f"{name}.bias", layer.bias.detach().float().cpu().numpy())
        return self.add("LayerNormalization", [source, weight, bias], f"{name}.out", axis=-1, epsilon=layer.eps)


def write_network(game: Game, network: PlayerNetwork, path: Path, made: Mapping[str, Any]) -> None:
    """Write the file; `made` says how the network was made."""
    graph = _Graph()
    inner = graph.linear("entry", INPUT, network.entry)
    for number, block in enumerate(network.blocks):
        name = f"block{number}"
        first = graph.linear(f"{name}.first", graph.norm(f"{name}.norm", inner, block.norm), block.first)
        second = graph.linear(f"{name}.second", graph.add("Relu", [first], f"{name}.relu"), block.second)
        inner = graph.add("Add", [inner, second], f"{name}.sum")
    inner = graph.add("Relu", [graph.norm("norm", inner, network.norm)], "inner")
    ends = {POLICY: network.policy, WINNING: network.winning, LEAD: network.lead}
    for name, layer in ends.items():
        graph.add("Identity", [graph.linear(f"{name}.end", inner, layer)], name)
    width = game.observation + game.actions
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            game.name,
            [helper.make_tensor_value_info(INPUT, TensorProto.FLOAT, ["positions", width])],
            [
                helper.make_tensor_value_info(name, TensorProto.FLOAT, ["positions", layer.out_features])
                for name, layer in ends.items()
            ],
            graph.values,
        ),
        opset_imports=[helper.make_opsetid("", OPSET)],
        producer_name="tworivers",
    )
    model.ir_version = 8
    helper.set_model_props(model, {"made": json.dumps(made), "game": game.name, "version": str(game.version)})
    onnx.checker.check_model(model)
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, path)
