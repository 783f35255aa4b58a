"""Where requests come from: whom web servers in front name counts, whatever visitors write themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from server.running_server import RunningServer, quiet_settings, serving
from tworivers.server import running
from tworivers.server.fair_turns import Client
from tworivers.server.hosts import ON_A_SITE, network, places
from tworivers.server.pacing import BURST, Pace
from tworivers.server.proxies import BadProxy, TrustedProxies
from tworivers.server.running import CantServe

VISITOR = "203.0.113.7"
PROXY, FARTHER_PROXY = "10.0.0.2", "10.0.0.3"


@pytest.mark.parametrize(
    ("lines", "visitor"),
    [
        ([VISITOR], VISITOR),
        ([f"198.51.100.1, {VISITOR}"], VISITOR),  # the first was written by the visitor
        ([f"{PROXY}, {VISITOR}"], VISITOR),  # who would like to be taken for one of ours
        ([f"198.51.100.1, {VISITOR}, {FARTHER_PROXY}"], VISITOR),
        (["198.51.100.1", VISITOR], VISITOR),  # some add a line of their own
        ([f"{VISITOR}, {FARTHER_PROXY}", FARTHER_PROXY], VISITOR),
        ([f"{VISITOR}:49152"], VISITOR),  # some add the port
        (["[2001:db8::7]:49152"], "2001:db8::7"),
        (["2001:DB8:0::7"], "2001:db8::7"),
        ([f"::ffff:{VISITOR}"], VISITOR),
        (["fe80::1%eth0"], "fe80::1"),
        ([f'"{VISITOR}"'], VISITOR),
        (["unknown"], PROXY),  # no address: all such visitors count as one
        ([f"{VISITOR}, unknown"], PROXY),
        ([f"{VISITOR}, _hidden, {FARTHER_PROXY}"], FARTHER_PROXY),
        (["x" * 30_000], PROXY),
        ([""], PROXY),
        ([], PROXY),
        ([", ".join([VISITOR] * 5000)], VISITOR),
        ([FARTHER_PROXY], FARTHER_PROXY),
    ],
)
def test_the_last_address_that_isnt_ours_is_the_visitors(lines: list[str], visitor: str) -> None:
    assert TrustedProxies([PROXY, FARTHER_PROXY]).visitor(PROXY, lines) == visitor


def test_who_is_trusted() -> None:
    proxies = TrustedProxies(["10.0.0.0/24", "2001:db8::/64", "192.0.2.1"])
    for host in ("10.0.0.200", "::ffff:10.0.0.2", "2001:db8::5", "192.0.2.1"):
        assert proxies.include(host), host
    for host in ("10.0.1.1", "2001:db9::5", "192.0.2.2", "unknown", "", "127.0.0.1"):
        assert not proxies.include(host), host


def test_without_a_word_only_this_machine_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert TrustedProxies().include("127.0.0.1")
    assert TrustedProxies().include("::1")
    assert not TrustedProxies().include(PROXY)


def test_even_if_everybody_is_a_proxy_the_last_word_counts() -> None:
    """Otherwise a visitor behind one would choose their own address."""
    proxies = TrustedProxies(["*"])
    assert proxies.include("192.0.2.99")
    assert proxies.visitor(PROXY, [f"198.51.100.1, {VISITOR}"]) == VISITOR


def test_a_network_may_be_named_by_any_of_its_addresses() -> None:
    assert TrustedProxies(["10.0.0.2/24"]).include("10.0.0.77")


def test_what_is_no_address_is_refused_and_not_passed_over() -> None:
    for name in ("proxy.example.org", "10.0.0.0/33", ""):
        with pytest.raises(BadProxy):
            TrustedProxies([name])
    with pytest.raises(CantServe, match=r"proxy\.example\.org"):
        running.chosen_settings(None, None, 0.0, proxies=["proxy.example.org"])


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that lets three tables an hour be set up from one address; its proxy is on this machine."""
    settings = quiet_settings(tmp_path_factory.mktemp("strict"))
    with serving(replace(settings, tables_per_hour_and_address=3, trusted_proxies=("127.0.0.1",))) as running_here:
        yield running_here


def tables_set_up(server: RunningServer, headers: list[list[tuple[str, str]]]) -> int:
    """How many tables can be set up with these headers in turn, each time as somebody new."""
    wish = {"game": "wells", "seats": [{"kind": "screen"}, {"kind": "screen"}]}
    answers = [httpx.post(f"{server.address}/api/tables", json=wish, headers=some) for some in headers]
    assert {answer.status_code for answer in answers} <= {201, 429}
    return sum(answer.status_code == 201 for answer in answers)


def test_forged_entries_dont_pass_a_limit_by(strict_server: RunningServer) -> None:
    forged = [[("x-forwarded-for", f"192.0.2.{number}, 203.0.113.20")] for number in range(8)]
    assert tables_set_up(strict_server, forged) == 3


def test_neither_do_forged_lines(strict_server: RunningServer) -> None:
    forged = [[("x-forwarded-for", f"192.0.2.{number}"), ("x-forwarded-for", "203.0.113.21")] for number in range(8)]
    assert tables_set_up(strict_server, forged) == 3


def test_nor_ports_nor_other_headers(strict_server: RunningServer) -> None:
    ports = [[("x-forwarded-for", f"203.0.113.22:{40_000 + number}")] for number in range(8)]
    assert tables_set_up(strict_server, ports) == 3
    others = [
        [
            ("forwarded", f"for=192.0.2.{number};proto=https"),
            ("x-real-ip", f"192.0.2.{number}"),
            ("x-client-ip", f"192.0.2.{number}"),
            ("x-forwarded-for", "203.0.113.23"),
        ]
        for number in range(8)
    ]
    assert tables_set_up(strict_server, others) == 3


def test_nor_the_second_half_of_ipv6_nor_words(strict_server: RunningServer) -> None:
    household = [[("x-forwarded-for", f"2001:db8:1:2::{number:x}")] for number in range(8)]
    assert tables_set_up(strict_server, household) == 3
    words = [[("x-forwarded-for", f"visitor{number}")] for number in range(8)]
    assert tables_set_up(strict_server, words) <= 3


def test_whoever_has_thousands_of_networks_isnt_thousands_of_people(strict_server: RunningServer) -> None:
    site = [[("x-forwarded-for", f"2001:db8:77:{number:x}::1")] for number in range(40)]
    assert tables_set_up(strict_server, site) == 3 * ON_A_SITE
    assert places("203.0.113.7") == (("203.0.113.7", 1),)
    assert places("2001:db8:77:5::1") == (("2001:db8:77:5::/64", 1), ("2001:db8:77::/48", ON_A_SITE))
    assert places(network("2001:db8:77:5::1")) == places("2001:db8:77:5::1")
    assert places("no address") == (("no address", 1),)
    pace = Pace(10)
    waits = [pace.delay(f"2001:db8:78:{number:x}::1", now=100.0) for number in range(1000)]
    assert waits[-1] == pytest.approx(1000 / (10 * ON_A_SITE) - BURST)


def test_a_household_has_one_turn_however_many_addresses_it_has(strict_server: RunningServer) -> None:
    seen: list[str] = []
    turns = strict_server.services.turns
    take = turns._take

    async def note(client: Client) -> None:
        seen.append(client.address)
        await take(client)

    turns._take = note  # type: ignore[method-assign]
    for number in (1, 2):
        headers = {"x-forwarded-for": f"2001:db8:1:9::{number}"}
        httpx.get(f"{strict_server.address}/api/games/wells/places?seats=2", headers=headers).raise_for_status()
    turns._take = take  # type: ignore[method-assign]
    assert seen == ["2001:db8:1:9::/64"] * 2


def test_real_visitors_behind_a_proxy_count_by_themselves(strict_server: RunningServer) -> None:
    visitors = [[("x-forwarded-for", f"198.51.100.{number}")] for number in range(8)]
    assert tables_set_up(strict_server, visitors) == 8


def test_strangers_name_nobody(tmp_path: Path) -> None:
    """Who isn't a proxy of ours is counted by their own address, and comes by the scheme they come by."""
    settings = replace(quiet_settings(tmp_path), tables_per_hour_and_address=3, trusted_proxies=(PROXY,))
    with serving(settings) as server:
        forged = [[("x-forwarded-for", f"192.0.2.{number}")] for number in range(8)]
        assert tables_set_up(server, forged) == 3
        answer = httpx.get(f"{server.address}/api/me", headers={"x-forwarded-proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_proxy_says_that_visitors_come_by_https(strict_server: RunningServer) -> None:
    for proto in ("https", "http, https", "HTTPS"):
        answer = httpx.get(f"{strict_server.address}/api/me", headers={"x-forwarded-proto": proto})
        assert "secure" in answer.headers["set-cookie"].lower(), proto


def test_addresses_of_both_kinds_count_as_one() -> None:
    assert network("::ffff:203.0.113.7") == network("203.0.113.7")
