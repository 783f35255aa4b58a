"""A game's module run by a browser, with the interface of `in_wasmtime.Module`; and how fast it plays there."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tworivers.browser.in_wasmtime import ALIGNED
from tworivers.engine.dice import dice_from_number, spread
from tworivers.engine.rules import Game

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOAD = """async code => {
    const bytes = text => Uint8Array.from(atob(text), one => one.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes(code), {});
    const { memory, ...kernels } = instance.exports;
    const put = writes => { for (const [at, text] of writes) {
        const data = bytes(text), short = at + data.length - memory.buffer.byteLength;
        if (short > 0) memory.grow(Math.ceil(short / 65536) + 16);
        new Uint8Array(memory.buffer).set(data, at);
    } };
    window.module = {
        call(writes, name, given) { put(writes); return kernels[name](...given) ?? null; },
        read(writes, at, size) {
            put(writes);
            let text = '';
            for (const one of new Uint8Array(memory.buffer, at, size)) text += String.fromCharCode(one);
            return btoa(text);
        },
        time(writes, games, setup, play, dice, choices, at, drawn, size) {
            put(writes);
            const memory_ = () => new Uint8Array(memory.buffer);
            let made = 0;
            const began = performance.now();
            for (let game = 0; game < games; game++) {
                // a game begins in an empty record
                memory_().fill(0, setup[0], setup[0] + size);
                memory_().copyWithin(at, dice + 40 * game, dice + 40 * game + 40);
                memory_().copyWithin(drawn, choices + 40 * game, choices + 40 * game + 40);
                kernels.setup_at(...setup);
                made += Number(kernels.play_on(...play));
            }
            return [made, performance.now() - began];
        },
    };
    return instance.exports.__heap_base.value;
}"""


class ChromiumModule:
    """A running module. What is written waits until something is called or read."""

    def __init__(self, page: Page, code: bytes) -> None:
        self.page = page
        self.top = int(page.evaluate(LOAD, base64.b64encode(code).decode()))
        self.waiting: list[tuple[int, str]] = []

    def room(self, array: NDArray[Any]) -> int:
        """An address with room for an array, which is written there."""
        at = -(-self.top // ALIGNED) * ALIGNED
        self.top = at + array.nbytes
        self.write(at, array)
        return at

    def write(self, at: int, array: NDArray[Any]) -> None:
        """Put an array at an address."""
        self.waiting.append((at, base64.b64encode(array.tobytes()).decode()))

    def read(self, at: int, like: NDArray[Any]) -> NDArray[Any]:
        """The array at an address."""
        text = self._ask("given => window.module.read(...given)", at, like.nbytes)
        return np.frombuffer(base64.b64decode(text), like.dtype).reshape(like.shape)

    def call(self, name: str, *given: int | float) -> Any:
        """Call a kernel with plain numbers."""
        return self._ask("given => window.module.call(...given)", name, list(given))

    def _ask(self, script: str, *given: Any) -> Any:
        writes, self.waiting = self.waiting, []
        return self.page.evaluate(script, [writes, *given])


def timed_games(module: ChromiumModule, game: Game, seats: int, seed: int, games: int) -> tuple[int, float]:
    """How many decisions random games had, and the seconds they took in the page."""
    dice, choices = np.zeros((games, 5), np.int64), np.zeros((games, 5), np.int64)
    for number in range(games):
        spread(dice_from_number(seed, 0), number, dice[number], choices[number])
    record, chosen = game.new_records(1), game.encode_options({})
    before = module.top
    g, box, wish = (module.room(array) for array in (record, game.box, chosen))
    at, drawn = module.room(dice[0]), module.room(choices[0])
    out, told = module.room(np.zeros(game.actions, np.int64)), module.room(np.zeros((1, 6), np.int32))
    all_dice, all_choices = module.room(dice), module.room(choices)
    setup = [g, 1, 0, box, 1, seats, wish, len(chosen), at, 5, told, 1]
    play = [g, at, 5, drawn, 5, told, 1, out, game.actions, 1 << 30, 0]
    made, milliseconds = module._ask(
        "given => window.module.time(...given)", games, setup, play, all_dice, all_choices, at, drawn, record.nbytes
    )
    module.top = before
    return int(made), milliseconds / 1000
