"""A PostgreSQL server of our own, where the machine has the programs.

`python -m server.storage.cluster` (in tests/) starts one, says its address and ends it when its input ends.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def run(*command: str | Path) -> None:
    """Run one of PostgreSQL's programs; none of them likes the administrator."""
    user = "postgres" if os.getuid() == 0 else None
    subprocess.run(
        [str(part) for part in command],
        check=True,
        user=user,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=60,
    )


class Cluster:
    """A PostgreSQL server of our own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        run(programs / "initdb", "-D", folder / "data", "-U", "tworivers", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """Its address behind another port."""
        return f"postgresql://tworivers@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        data, log = self.folder / "data", self.folder / "log"
        run(self.programs / "pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        run(self.programs / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All of its processes stand still while the block lasts: connections are taken, and nothing is answered."""
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split("\n")[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children")
        processes = [postmaster]
        os.kill(postmaster, signal.SIGSTOP)
        processes += [int(child) for child in children.read_text().split()]
        for process in processes[1:]:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """A cluster while the block lasts; raises `OSError`, `LookupError` or `SubprocessError` where there can be none."""
    if not PROGRAMS:
        raise OSError("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="tworivers-pg-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, "postgres")
        started = Cluster(PROGRAMS[-1].parent, folder)
        try:
            yield started
        finally:
            started.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    with own_cluster() as cluster:
        print(cluster.url, flush=True)
        sys.stdin.read()
