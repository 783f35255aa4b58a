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
from tworivers.training.network import TRUST, PlayerNetwork

OPSET = 17
INPUT, POLICY, WINNING, LEAD = "seen", "policy", "winning", "lead"
LAST = 1 << 40
"""More columns than any input has."""


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

    def columns(self, name: str, first: int, end: int) -> str:
        """Some columns of the input."""
        bounds = {"first": [first], "end": [end], "axis": [1]}
        parts = [self.constant(f"{name}.{part}", np.array(value, np.int64)) for part, value in bounds.items()]
        return self.add("Slice", [INPUT, *parts], name)

    def norm(self, name: str, source: str, layer: Any) -> str:
        """A layer that evens out."""
        weight = self.constant(f"{name}.weight", layer.weight.detach().float().cpu().numpy())
        bias = self.constant(f"{name}.bias", layer.bias.detach().float().cpu().numpy())
        return self.add("LayerNormalization", [source, weight, bias], f"{name}.out", axis=-1, epsilon=layer.eps)


def write_network(game: Game, network: PlayerNetwork, path: Path, made: Mapping[str, Any]) -> None:
    """Write the file; `made` says how the network was made."""
    graph = _Graph()
    inner = graph.linear("entry", graph.columns("known", 0, network.width), network.entry)
    for number, block in enumerate(network.blocks):
        name = f"block{number}"
        first = graph.linear(f"{name}.first", graph.norm(f"{name}.norm", inner, block.norm), block.first)
        second = graph.linear(f"{name}.second", graph.add("Relu", [first], f"{name}.relu"), block.second)
        inner = graph.add("Add", [inner, second], f"{name}.sum")
    inner = graph.add("Relu", [graph.norm("norm", inner, network.norm)], "inner")
    ends = {POLICY: network.policy, WINNING: network.winning, LEAD: network.lead}
    for name, layer in ends.items():
        found = graph.linear(f"{name}.end", inner, layer)
        if name == POLICY and network.habits:
            trust = graph.constant("trust", np.array(TRUST, np.float32))
            found = graph.add(
                "Add",
                [found, graph.add("Mul", [graph.columns("habits", network.width, LAST), trust], "trusted")],
                "learnt",
            )
        graph.add("Identity", [found], name)
    width = network.width + (game.actions if network.habits else 0)
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
    facts = {
        "game": game.name,
        "version": game.version,
        "observation": game.observation,
        "actions": game.actions,
        "habits": int(network.habits),
        "made": json.dumps(made),
    }
    helper.set_model_props(model, {name: str(value) for name, value in facts.items()})
    onnx.checker.check_model(model)
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, path)
