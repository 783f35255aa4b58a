"""A server to be measured: started from any checkout, on one core, with the people who use it on the others."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

BY_ADDRESS = (
    "guests_per_hour_and_address",
    "tables_per_hour_and_address",
    "joins_per_minute_and_address",
    "sockets_per_address",
)
"""Limits by address, for everybody here comes from one."""
PLENTY = 1_000_000
HERE = Path(__file__).resolve().parent.parent


def cores(servers: int = 1) -> tuple[set[int], set[int]]:
    """The cores of the servers and those of everybody else; the same where there are too few, or none can be chosen."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    all_cores = sorted(os.sched_getaffinity(0))
    return set(all_cores[:servers]), set(all_cores[servers:] or all_cores)


def stay_on(chosen: set[int]) -> None:
    """Keep this process on some cores, where the system can."""
    if chosen:
        os.sched_setaffinity(0, chosen)


def many_files() -> None:
    """Allow as many open connections as the system gives."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def running_server(
    checkout: Path, pause: float | None, workers: int, database: str | None, alone: bool = True, among: int = 1
) -> Iterator[tuple[str, int]]:
    """The address and the process of a server, while the block lasts; `alone` with its workers on one core.

    `pause`: of bots, in seconds; None for what is usual at that checkout. `among`: how many share the database, and as
    many cores.
    """
    packages = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--db", database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"]
        options += ["--workers", str(workers), *(("--pause", str(pause)) if pause is not None else ())]
        options += ["--shared"] if among > 1 else []
        if (checkout / "src/tworivers/server/rations.py").exists():
            options += [part for limit in BY_ADDRESS for part in ("--limit", f"{limit}={PLENTY}")]
        server = subprocess.Popen(
            [sys.executable, "-m", "tworivers", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), *packages])},
            preexec_fn=lambda: stay_on(cores(among)[0] if alone else set()),
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server didn't start"
            yield found[0].replace("localhost", "127.0.0.1"), server.pid
        finally:
            server.terminate()
            server.wait(30)


@contextmanager
def running_servers(
    checkout: Path, pause: float | None, workers: int, database: str | None, count: int
) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses and the processes of servers over one database, while the block lasts."""
    with ExitStack() as stack:
        found = [
            stack.enter_context(running_server(checkout, pause, workers, database, among=count)) for _ in range(count)
        ]
        yield [address for address, _ in found], [process for _, process in found]


@contextmanager
def checked_out(name: str | None) -> Iterator[Path | None]:
    """A folder with another version of the program, while the block lasts: a checkout, or one made of a commit."""
    if name is None or Path(name).is_dir():
        yield None if name is None else Path(name).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", name, "src"], check=True, stdout=subprocess.PIPE, cwd=HERE).stdout
        subprocess.run(["tar", "--extract"], check=True, input=archive, cwd=folder)
        yield Path(folder)


def processor_time(process: int) -> float:
    """Seconds a process has worked, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def processor_time_of_all(process: int) -> float:
    """The same for a process and those it has started, which bots think in."""
    started = []
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        started += [int(child) for child in tasks.read_text().split()]
    return processor_time(process) + sum(map(processor_time, started))
