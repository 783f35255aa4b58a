"""A server of several is killed, stands still or stops: the others go on with its tables, and nobody loses anything."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from server.peers.several import leave, until
from server.running_server import BOT, ME, SCREEN, Visitor
from server.storage.killed_server import Process

SOON = 5.0
"""Seconds within which the others go on, on a machine that isn't busy."""
BUSY = 20.0
"""What the tests allow."""


@contextmanager
def processes(url: str, count: int = 2) -> Iterator[list[Process]]:
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            found.append(Process(url, shared=True, bots=True))
            stack.callback(found[-1].kill)
        yield found


def moves_of(person: Visitor, table: str) -> int:
    return int(person.get(f"/api/tables/{table}")["moves"])


@pytest.mark.parametrize("how", ["killed", "stopped", "frozen"])
def test_bots_go_on_at_another_server(own_url: str, how: str) -> None:
    with processes(own_url) as (one, other):
        ada = Visitor(one.address, "Ada")
        table = ada.table("amyitis", BOT, BOT, BOT)
        until(lambda: moves_of(ada, table) > 3)
        watcher = Visitor(other.address)
        socket = watcher.socket(table)
        socket.wait("state", lambda message: message["number"] > 3)
        known = ada.get(f"/api/tables/{table}/history")["history"]
        if how == "killed":
            one.kill()
        elif how == "stopped":
            one.stop()
        else:
            assert one.process.pid is not None
            os.kill(one.process.pid, signal.SIGSTOP)
        began = time.monotonic()
        stands = moves_of(watcher, table)
        socket.wait("state", lambda message: message["number"] > stands + 1 or message["table"]["state"] == "over")
        took = time.monotonic() - began
        print(f"{how}: the bots went on after {took:.1f} s (wanted: {SOON:g})")
        assert took < BUSY
        later = watcher.get(f"/api/tables/{table}/history")["history"]
        assert later[: len(known)] == known, "what was there has changed"
        if how == "frozen":
            assert one.process.pid is not None
            os.kill(one.process.pid, signal.SIGCONT)
            number = moves_of(watcher, table)
            until(lambda: moves_of(watcher, table) > number or watcher.get(f"/api/tables/{table}")["state"] == "over")
            until(lambda: moves_of(ada, table) >= number, BUSY)


PACE = {"kind": "live", "minutes": 5, "increment": 0}


def test_time_runs_out_at_another_server(own_url: str) -> None:
    with processes(own_url) as (one, other):
        ada = Visitor(one.address, "Ada")
        table = ada.table("amyitis", ME, SCREEN, time_control=PACE)
        watcher = Visitor(other.address)
        leave(own_url, table, 2000)
        one.kill()
        began = time.monotonic()
        until(lambda: watcher.get(f"/api/tables/{table}")["seats"][0]["gone"] == "time", 2.0 + BUSY)
        print(f"killed: time was up after {time.monotonic() - began:.1f} s (wanted: {2 + SOON:g})")


@pytest.mark.soak
def test_no_seat_is_lost_on_time_that_a_server_was_down(own_url: str) -> None:
    """Somebody whose server is killed when they have half a second left decides at another one, a second later."""
    with processes(own_url) as (one, other):
        ada = Visitor(one.address, "Ada")
        table = ada.table("amyitis", ME, SCREEN, time_control=PACE)
        socket = ada.socket(table, 0)
        state = socket.wait("state")
        Visitor(other.address).get(f"/api/tables/{table}")
        leave(own_url, table, 500)
        one.kill()
        time.sleep(1.0)
        elsewhere = Visitor(other.address, cookie=ada.cookie)
        seat = state["turn"][0]
        state = elsewhere.state(table, seat)
        assert elsewhere.move(table, seat, 0, state["view"]["actions"][0]["code"]) == 1
        time.sleep(3.0)
        assert elsewhere.get(f"/api/tables/{table}")["seats"][seat]["gone"] is None


def test_servers_are_replaced_one_after_the_other_without_loss(own_url: str) -> None:
    with processes(own_url) as found:
        servers = list(found)
        ada = Visitor(servers[0].address, "Ada")
        table = ada.table("amyitis", ME, SCREEN)
        cookie, number, chance = ada.cookie, 0, random.Random(5)
        for turn in range(4):
            place = turn % 2
            fresh = Process(own_url, shared=True, bots=True)
            try:
                person = Visitor(servers[place].address, cookie=cookie)
                for _ in range(3):
                    info = person.get(f"/api/tables/{table}")
                    assert info["moves"] == number
                    seat = info["turn"][0]
                    action = chance.choice(person.state(table, seat)["view"]["actions"])["code"]
                    number = person.move(table, seat, number, action)
                began = time.monotonic()
                servers[place].stop()
                print(f"stopped after {time.monotonic() - began:.1f} s")
                assert moves_of(Visitor(fresh.address, cookie=cookie), table) == number
            finally:
                servers.append(fresh)
            servers[place] = fresh
        for server in servers:
            server.kill()
