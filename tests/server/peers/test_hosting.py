"""The recipe of docs/hosting.md: two servers behind nginx, units that systemd takes, a copy and its way back."""

from __future__ import annotations

import shutil
import socket as sockets
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.peers.test_standing_in import processes
from server.running_server import ME, SCREEN, Visitor
from server.storage.cluster import Cluster, run
from server.storage.killed_server import Process

HOSTING = Path(__file__).parents[3] / "examples" / "hosting"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")
ANALYZE = shutil.which("systemd-analyze")


def free_port() -> int:
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def nginx_before(servers: list[Process], folder: Path) -> Iterator[str]:
    """The example's configuration before these servers, without encryption."""
    port = free_port()
    site = (HOSTING / "nginx.conf").read_text()
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("play.example.org;", "127.0.0.1;")
    site = "\n".join(line for line in site.splitlines() if "ssl_certificate" not in line)
    for usual, server in zip(("127.0.0.1:8001", "127.0.0.1:8002"), servers, strict=True):
        assert usual in site
        site = site.replace(usual, server.address.removeprefix("http://"))
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid;\nerror_log {folder}/errors;\ndaemon off;\nworker_processes 1;\n"
        f"events {{ worker_connections 512; }}\nhttp {{ access_log off;\n{places}include {folder}/site.conf; }}\n"
    )
    web = subprocess.Popen([str(NGINX), "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                sockets.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        web.terminate()
        web.wait(30)


@pytest.mark.skipif(NGINX is None, reason="no nginx on this machine")
def test_behind_nginx_a_table_goes_on_when_its_server_is_killed(own_url: str, tmp_path: Path) -> None:
    with processes(own_url) as servers, nginx_before(servers, tmp_path) as address:
        ada = Visitor(address, "Ada")
        tables = [ada.table("amyitis", ME, SCREEN) for _ in range(6)]
        live = [ada.socket(table, 0) for table in tables]
        for socket in live:
            assert socket.wait("state")["number"] == 0
        direct = [Visitor(server.address) for server in servers]
        for table in tables:  # wherever somebody asks, the answer is the same
            assert {visitor.get(f"/api/tables/{table}")["moves"] for visitor in (*direct, ada)} == {0}
        servers[0].kill()
        for table, socket in zip(tables, live, strict=True):
            seat = ada.get(f"/api/tables/{table}")["turn"][0]
            move = {"seat": seat, "number": 0, "action": ada.state(table, seat)["view"]["actions"][0]["code"]}
            try:
                answer = socket.ask(type="move", **move)
            except ConnectionClosed:  # its server is gone: it comes back, as a page does
                answer = ada.socket(table, seat).ask(type="move", **move)
            assert answer["type"] == "ok", answer
            assert ada.get(f"/api/tables/{table}")["moves"] == 1


@pytest.mark.skipif(ANALYZE is None, reason="no systemd on this machine")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in HOSTING.glob("tworivers*"):
        told = unit.read_text().replace("/opt/tworivers/bin/tworivers", "/bin/true")
        name = unit.name.replace("@.", "@8001.")
        (tmp_path / name).write_text(told.replace("/usr/bin/pg_dump", "/bin/true"))
    for unit in sorted(tmp_path.iterdir()):
        done = subprocess.run([str(ANALYZE), "verify", "--man=no", str(unit)], capture_output=True, text=True)
        told = "\n".join(line for line in done.stderr.splitlines() if unit.stem.split("@")[0] in line)
        assert not told, told


def test_a_copy_made_while_servers_run_comes_back_whole(own_url: str, cluster: Cluster, tmp_path: Path) -> None:
    with processes(own_url) as servers:
        ada = Visitor(servers[0].address, "Ada")
        table = ada.table("amyitis", ME, SCREEN)
        seat = ada.get(f"/api/tables/{table}")["turn"][0]
        ada.move(table, seat, 0, ada.state(table, seat)["view"]["actions"][0]["code"])
        history = ada.get(f"/api/tables/{table}/history")["history"]
        where = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "tworivers"]
        copy = cluster.folder / "tables.dump"
        run(cluster.programs / "pg_dump", *where, "--format=custom", f"--file={copy}", "postgres")
        run(cluster.programs / "createdb", *where, "again")
        try:
            run(cluster.programs / "pg_restore", *where, "--no-owner", "--dbname=again", copy)
            other = Process(own_url.replace("/postgres", "/again"), shared=True)
            try:
                back = Visitor(other.address, cookie=ada.cookie)
                assert back.get(f"/api/tables/{table}/history")["history"] == history
            finally:
                other.kill()
        finally:
            run(cluster.programs / "dropdb", *where, "--force", "again")
