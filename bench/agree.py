"""Do plain Python, native code, WebAssembly and a GPU play the same games, bit for bit?

    python bench/agree.py [--games 1000] [--wasm] [--chromium] [--cuda]

`--wasm` runs WebAssembly in wasmtime, `--chromium` in a browser. `--no-plain` leaves plain Python out, which takes
longest by far; `--searches 1000` lets bots think, too, natively and in WebAssembly, and compares what they found.

Plays the same numbered games at every player count and option in each way, half of them cut short at a decision of
their own so that middles are compared as well as ends, and compares a hash of each final record. The dice of matches,
by which simulations don't throw, are compared throw by throw.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

SIDES = (2, 6, 18, 1 << 31)
THROWS = 24
"""Throws of each match's dice."""


def configurations(name: str) -> list[tuple[int, dict[str, str]]]:
    """Player counts and options to compare with."""
    from tworivers.engine.conformance import settings_of
    from tworivers.games import GAMES

    return settings_of(GAMES[name])


def hashes(
    name: str, seats: int, options: dict[str, str], seed: int, games: int, first: int = 0, device: str = "cpu"
) -> list[str]:
    """A hash of each record."""
    from tworivers.engine import cuda, simulate
    from tworivers.games import GAMES

    limits = np.array([1 << 40 if number % 2 else number * 7 % 400 for number in range(first, first + games)], np.int64)
    if device in ("wasm", "chromium"):
        return wasm_hashes(module_of(name, device), name, seats, options, seed, limits)
    if device == "cuda":
        played = cuda.simulate(GAMES[name], seats, games, seed, options, limits=limits, keep=True)
    else:
        played = simulate.simulate(GAMES[name], seats, games, seed, options, limits=limits, first=first, keep=True)
    return [hashlib.sha256(record.tobytes()).hexdigest() for record in played.records]


@cache
def chromium_page() -> Any:
    """A page of a Chromium that lives as long as this program."""
    from playwright.sync_api import sync_playwright

    started = sync_playwright().start()
    return started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"]).new_page()


@cache
def module_of(name: str, device: str = "wasm") -> Any:
    """A game's module, running."""
    from tworivers.browser.build import FOR_BROWSERS
    from tworivers.browser.in_chromium import ChromiumModule
    from tworivers.browser.in_wasmtime import Module

    with tempfile.TemporaryDirectory() as folder:
        # as pages get it
        environment = {**os.environ, **FOR_BROWSERS}
        subprocess.run([sys.executable, "-m", "tworivers.browser.build", folder, name], check=True, env=environment)
        code = (Path(folder) / f"{name}.wasm").read_bytes()
    return Module(code) if device == "wasm" else ChromiumModule(chromium_page(), code)


def wasm_hashes(module: Any, name: str, seats: int, options: dict[str, str], seed: int, limits: Any) -> list[str]:
    """The same by a game's module."""
    from tworivers.browser.in_wasmtime import play
    from tworivers.games import GAMES

    found = []
    for number, limit in enumerate(limits):
        record, _ = play(module, GAMES[name], seats, options, seed, number, min(int(limit), 1 << 30))
        found.append(hashlib.sha256(record).hexdigest())
    return found


def compare_thoughts(name: str, seed: int, searches: int, device: str) -> int:
    """Let bots think at every number of players; return how many searches differ."""
    from tworivers.browser.in_wasmtime import compare_searches
    from tworivers.games import GAMES

    game, different = GAMES[name], 0
    for seats in game.seats:
        made, wrong = compare_searches(module_of(name, device), game, seats, seed, -(-searches // len(game.seats)), 64)
        different += wrong
        print(f"{name} {seats} seats seed {seed}: {made} searches, native and {device}: {wrong} differ", flush=True)
    return different


def throws(seed: int, matches: int, device: str = "cpu") -> list[list[int]]:
    """Throws of the dice of matches, counted and keyed ones by turns."""
    from tworivers.engine.dice import dice_from_text

    dice = np.array([dice_from_text(f"{seed} {number}") for number in range(matches)])
    dice[:, 2] = np.arange(matches) % 3  # the stream
    out = np.zeros((matches, THROWS), np.int64)
    if device == "cuda":
        throw_on_gpu(dice, out)
    else:
        for number in range(matches):
            throw_all(dice[number], SIDES, out[number])
    return [[int(thrown) for thrown in row] for row in out]


def throw_all(dice: Any, sides: Any, out: Any) -> None:
    """Fill `out` with throws."""
    from tworivers.engine.dice import throw, throw_keyed

    for place in range(0, THROWS, 2):
        out[place] = throw(dice, sides[place // 2 % 4])
        out[place + 1] = throw_keyed(dice, place, sides[place // 2 % 4])


def throw_on_gpu(dice: Any, out: Any) -> None:
    """The same, a match a thread."""
    from tworivers.engine.cuda import numba_cuda
    from tworivers.engine.dice import throw, throw_keyed

    cuda = numba_cuda()

    @cuda.jit  # type: ignore[untyped-decorator]
    def throw_matches(dice: Any, sides: Any, out: Any) -> None:
        number = cuda.grid(1)
        if number < dice.shape[0]:
            for place in range(0, THROWS, 2):
                out[number, place] = throw(dice[number], sides[place // 2 % 4])
                out[number, place + 1] = throw_keyed(dice[number], place, sides[place // 2 % 4])

    throw_matches[(len(dice) + 127) // 128, 128](dice, np.array(SIDES, np.int64), out)


def in_plain_python(*asked: Any) -> Any:
    """What this file finds in a process of its own, in plain Python."""
    call = [sys.executable, __file__, "--part", json.dumps(asked)]
    environment = {**os.environ, "TWORIVERS_JIT": "0"}
    return json.loads(subprocess.run(call, env=environment, check=True, capture_output=True, text=True).stdout)


def plain_hashes(name: str, seats: int, options: dict[str, str], seed: int, games: int) -> list[str]:
    """The same in plain Python: as many processes as there are cores."""

    def part(first: int) -> list[str]:
        return list(in_plain_python("hashes", name, seats, options, seed, min(chunk, games - first), first))

    cores = os.cpu_count() or 1
    chunk = max(1, min(20, games // cores))
    with ThreadPoolExecutor(cores) as pool:
        return [digest for found in pool.map(part, range(0, games, chunk)) for digest in found]


def compare_throws(seed: int, matches: int, cuda: bool) -> int:
    """Throw in each way and tell; return how many matches' dice fell differently."""
    native = throws(seed, matches)
    others = {"plain": in_plain_python("throws", seed, matches)}
    if cuda:
        others["cuda"] = throws(seed, matches, "cuda")
    different = 0
    for way, found in others.items():
        wrong = [number for number in range(matches) if found[number] != native[number]]
        different += len(wrong)
        what = f"dice of matches, seed {seed}: {matches} times {THROWS} throws"
        print(f"{what}, native and {way}: {len(wrong)} differ {wrong[:5] or ''}", flush=True)
    return different


def main() -> int:
    """Play, compare, tell; exit code 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="amyitis")
    parser.add_argument("--games", type=int, default=1000, help="in all, spread over player counts and options")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--only", nargs="*", help="only where these options are chosen")
    parser.add_argument("--cuda", action="store_true", help="compare a GPU too")
    parser.add_argument("--wasm", action="store_true", help="compare WebAssembly too")
    parser.add_argument("--chromium", action="store_true", help="compare WebAssembly in Chromium too")
    parser.add_argument("--no-plain", action="store_true", help="leave plain Python out, which takes longest by far")
    parser.add_argument("--searches", type=int, default=0, help="of bots, compared natively and in WebAssembly")
    parser.add_argument("--part", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        what, *asked = json.loads(given.part)
        print(json.dumps(hashes(*asked) if what == "hashes" else throws(*asked)))
        return 0
    compared = [
        (seats, options)
        for seats, options in configurations(given.game)
        if given.only is None or set(options) & set(given.only)
    ]
    devices = [device for device in ("wasm", "chromium", "cuda") if getattr(given, device)]
    each = -(-given.games // len(compared))
    different = compare_throws(given.seed, given.games, given.cuda)
    for seats, options in compared:
        native = hashes(given.game, seats, options, given.seed, each)
        others = {}
        if not given.no_plain:
            others["plain"] = plain_hashes(given.game, seats, options, given.seed, each)
        for device in devices:
            others[device] = hashes(given.game, seats, options, given.seed, each, device=device)
        for way, found in others.items():
            wrong = [number for number in range(each) if found[number] != native[number]]
            different += len(wrong)
            what = f"{given.game} {seats} seats {options} seed {given.seed}"
            print(f"{what}: {each} games, native and {way}: {len(wrong)} differ {wrong[:5] or ''}", flush=True)
    if given.searches:
        for device in [one for one in devices if one != "cuda"] or ["wasm"]:
            different += compare_thoughts(given.game, given.seed, given.searches, device)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
