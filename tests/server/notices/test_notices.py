"""People who have left are told once that it is their turn: by letter and by Web Push, and of nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from server.local_mail import SITE, MailBox, mail_box
from server.notices.push_service import Phone, PushService, push_service
from server.running_server import ME, OPEN, RunningServer, Visitor, quiet_settings, serving
from tworivers.engine.messages import Message, words
from tworivers.languages import LANGUAGES
from tworivers.server.mail.letters import MAIL_WORDS
from tworivers.server.notices.quiet_hours import quiet_until
from tworivers.server.storage import store
from tworivers.server.storage.models import NoticeRow

PASSWORD = "eight letters"
HOUR = 3600_000
SOON = 30.0


class World:
    """A server with a mail server, a push service and a clock of its own."""

    def __init__(self, server: RunningServer, box: MailBox, service: PushService) -> None:
        self.server, self.box, self.service = server, box, service
        self.time = int(time.time() * 1000)
        self.set_clock()

    def set_clock(self) -> None:
        self.server.visitor()  # it answers: so it has started
        self.server.services.notifier.clock = lambda: self.time

    def person(self, account: str, language: str = "en", mail: bool = True) -> Visitor:
        """Somebody with an account, and if wished letters."""
        person = self.server.visitor(account)
        person.post("/api/accounts", {"account": account, "password": PASSWORD})
        if mail:
            wish = {"email": f"{account.lower()}@example.org", "password": PASSWORD, "language": language}
            person.post("/api/address", wish)
            person.post("/api/address/confirm", {"token": self.box.letters[-1].link})
            self.box.letters.clear()
            person.post("/api/notices", {"mail": True, "language": language})
        return person

    def phone(self, person: Visitor, name: str) -> Phone:
        """A device of somebody."""
        phone = self.service.phone(name)
        person.post("/api/notices/devices", phone.as_json())
        return phone

    def pass_time(self, milliseconds: int) -> None:
        self.time += milliseconds


@contextmanager
def world_of(folder: Path) -> Iterator[tuple[World, Callable[[], None]]]:
    """The world, and how its server is started anew."""
    with mail_box() as (box, mail), push_service() as service:
        settings = replace(quiet_settings(folder), mail=mail, push_services=(service.origin,), notice_every=0.02)
        running = serving(settings)
        world = World(running.__enter__(), box, service)

        def restart() -> None:
            nonlocal running
            port = world.server.server.socket.getsockname()[1]
            running.__exit__(None, None, None)
            running = serving(settings, port)
            world.server = running.__enter__()
            world.set_clock()

        try:
            yield world, restart
        finally:
            running.__exit__(None, None, None)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with world_of(tmp_path) as (found, _):
        yield found


def soon(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def table_of_two(ada: Visitor, ben: Visitor) -> str:
    """A game that Ada begins."""
    table = ada.table("amyitis", ME, OPEN, seed="4")
    ben.post(f"/api/tables/{table}/seats/1/join")
    return table


def is_noted(world: World, table: str, seat: int = 0) -> bool:
    """Whether it is known that somebody is to be told of a seat's turn now."""

    def look(db: Connection) -> bool:
        found = store.find_header(db, table)
        began = found[0].since[seat] if found else None
        wanted = select(NoticeRow.way).where(NoticeRow.table_id == table, NoticeRow.began == began)
        return db.execute(wanted.where(NoticeRow.seat == seat)).first() is not None

    return world.server.services.database.now(look)


def ada_moves(ada: Visitor, table: str) -> None:
    """Ada plays until it isn't her turn any more."""
    chance = random.Random(1)
    while ada.get(f"/api/tables/{table}")["turn"] == [0]:
        ada.play_on(table, 1, chance, (0,))


def has_come(world: World, phone: Phone, letters: int, pushes: int) -> bool:
    return (len(world.box.letters), len(phone.messages)) == (letters, pushes)


def test_a_correspondence_game_over_a_week(tmp_path: Path) -> None:
    """Each turn is told once, to whose turn it is, by the ways they chose, not in quiet hours, also after restarts."""
    with world_of(tmp_path) as (world, restart):
        ada, ben = world.person("Ada", "de"), world.person("Ben", mail=False)
        quiet = {"mail": True, "quiet_from": 22 * 60, "quiet_to": 8 * 60, "zone": "UTC", "language": "de"}
        ada.post("/api/notices", quiet)
        phone = world.phone(ben, "ben")
        # somebody else who wants everything, at no table of theirs
        stranger = world.person("Nanna")
        strange = world.phone(stranger, "nanna")
        begun = world.time
        table = table_of_two(ada, ben)
        chance = random.Random(7)
        letters = pushes = turns = 0
        restarts = {3, 9}
        while world.time < begun + 7 * 24 * HOUR:
            info = ada.get(f"/api/tables/{table}")
            if info["state"] == "over":  # the same people begin anew
                table = table_of_two(ada, ben)
                info = ada.get(f"/api/tables/{table}")
            (seat,) = info["turn"]
            turns += 1
            letters, pushes = letters + (seat == 0), pushes + (seat == 1)
            soon(partial(is_noted, world, table, seat))
            if turns in restarts:
                restart()
            world.pass_time(2 * 60_000)
            hour = datetime.fromtimestamp(world.time / 1000, UTC).hour
            if seat == 0 and (hour >= 22 or hour < 8):
                time.sleep(0.2)
                assert len(world.box.letters) == letters - 1, "these are quiet hours"
                world.pass_time(11 * HOUR)
            soon(partial(has_come, world, phone, letters, pushes))
            world.pass_time(chance.randrange(4 * HOUR, 12 * HOUR))
            mover = (ada, ben)[seat]
            while (now := ada.get(f"/api/tables/{table}"))["turn"] == [seat] and now["state"] == "playing":
                mover.play_on(table, 1, chance, (seat,))
        time.sleep(0.3)
        assert turns > 12
        assert (len(world.box.letters), len(phone.messages)) == (letters, pushes)
        assert strange.messages == []
        for letter in world.box.letters:
            assert letter.to == ["ada@example.org"]
            assert letter.subject == "Du bist am Zug: Amyitis"
            lines = [line for line in letter.text.splitlines() if line]
            assert lines[0] == "Du bist am Zug: Amyitis, mit Ben."
            assert lines[1].startswith(f"{SITE}/t/")
            assert lines[2].startswith(f"Keine solchen E-Mails mehr: {SITE}/stop/")
            assert len(lines) == 3, "nothing else is told"
        for message in phone.messages:
            assert set(message) == {"title", "body", "url", "tag", "waiting"}
            assert (message["title"], message["body"]) == (
                "Your turn: Amyitis",
                "It is your turn at the table of Amyitis with Ada.",
            )
            assert message["url"] == f"/t/{message['tag']}"
        assert all(headers["authorization"].startswith("vapid t=") for headers in phone.headers)


def test_whoever_is_there_isnt_told(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben", mail=False)
    table = table_of_two(ada, ben)
    socket = ada.socket(table, 0)
    socket.wait("state")
    soon(lambda: is_noted(world, table))
    world.pass_time(HOUR)
    time.sleep(0.3)
    socket.close()
    world.pass_time(HOUR)
    time.sleep(0.3)
    assert world.box.letters == []


def test_a_turn_that_is_over_isnt_told(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben", mail=False)
    table = table_of_two(ada, ben)
    soon(lambda: is_noted(world, table))
    ada_moves(ada, table)
    world.pass_time(HOUR)
    time.sleep(0.3)
    assert world.box.letters == []


def test_one_click_ends_letters(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben", mail=False)
    first = table_of_two(ada, ben)
    soon(lambda: is_noted(world, first))
    world.pass_time(HOUR)
    soon(lambda: len(world.box.letters) == 1)
    message = world.box.letters[0].message
    assert f"List-Unsubscribe: <{SITE}/unsubscribe/".encode() in world.box.letters[0].raw
    stop = str(message["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    assert str(message["List-Unsubscribe-Post"]) == "List-Unsubscribe=One-Click"
    assert "." not in stop, "pages aren't called like files"
    mail_program = world.server.visitor().http
    assert mail_program.post(stop[:-1] + "x", data={"List-Unsubscribe": "One-Click"}).status_code == 404
    assert mail_program.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ada.get("/api/notices")["mail"] is False
    assert mail_program.get(stop).headers["location"].startswith("/stop/")
    table_of_two(ada, ben)
    world.pass_time(HOUR)
    time.sleep(0.3)
    assert len(world.box.letters) == 1


def test_a_busy_mail_server_is_tried_again(world: World) -> None:
    ada, ben = world.person("Ada"), world.person("Ben", mail=False)
    world.box.busy = True
    table = table_of_two(ada, ben)
    soon(lambda: is_noted(world, table))
    world.pass_time(HOUR)
    time.sleep(0.5)
    world.box.busy = False
    world.pass_time(HOUR)
    soon(lambda: len(world.box.letters) == 1)
    world.pass_time(24 * HOUR)
    time.sleep(0.3)
    assert len(world.box.letters) == 1


def test_a_device_that_is_gone_is_forgotten(world: World) -> None:
    ada, ben = world.person("Ada", mail=False), world.person("Ben", mail=False)
    phone = world.phone(ada, "ada")
    phone.answer = 410
    table = table_of_two(ada, ben)
    soon(lambda: is_noted(world, table))
    world.pass_time(HOUR)
    soon(lambda: ada.get("/api/notices")["devices"] == 0)


def test_a_device_tells_whoever_used_it_last(world: World) -> None:
    ada, ben = world.person("Ada", mail=False), world.person("Ben", mail=False)
    phone = world.phone(ada, "shared")
    world.phone(ben, "shared")
    table = table_of_two(ada, ben)
    ada_moves(ada, table)
    soon(lambda: is_noted(world, table, 1))
    world.pass_time(HOUR)
    soon(lambda: len(phone.messages) == 1)
    assert "Ada" in phone.messages[0]["body"], "it is told as Ben's"
    assert ada.get("/api/notices")["devices"] == 0


def test_messages_go_to_push_services_only(server: RunningServer) -> None:
    ada = server.visitor("Ada")
    device = Phone("").as_json()
    for endpoint in ("http://127.0.0.1:1/x", "https://fcm.googleapis.com.example.org/x", "https://10.0.0.1/", "x", ""):
        refused = ada.refused("POST", "/api/notices/devices", {**device, "endpoint": endpoint})
        assert refused == (422, "no-push-service"), endpoint
    known = {**device, "endpoint": "https://fcm.googleapis.com/fcm/send/abc"}
    assert ada.post("/api/notices/devices", known)["devices"] == 1
    assert ada.post("/api/notices/devices/forget", {"endpoint": known["endpoint"]})["devices"] == 0


def test_letters_need_a_mail_server_and_an_address(server: RunningServer, world: World) -> None:
    assert server.visitor("Ada").refused("POST", "/api/notices", {"mail": True}) == (409, "no-mail")
    assert world.person("Ben", mail=False).refused("POST", "/api/notices", {"mail": True}) == (409, "no-address")


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_in_the_language_of_who_gets_them(language: str) -> None:
    told = words(language, MAIL_WORDS).say(Message("mail-turn", {"game": "Wells"}))
    assert "Wells" in told


def test_quiet_hours_end_in_the_morning_where_somebody_lives() -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).timestamp() * 1000)

    night = (22 * 60, 8 * 60, "Europe/Budapest")
    assert quiet_until(at("2026-01-10T12:00:00+01:00"), *night) == at("2026-01-10T12:00:00+01:00")
    assert quiet_until(at("2026-01-10T23:00:00+01:00"), *night) == at("2026-01-11T08:00:00+01:00")
    assert quiet_until(at("2026-01-11T03:00:00+01:00"), *night) == at("2026-01-11T08:00:00+01:00")
    assert quiet_until(at("2026-07-11T07:59:00+02:00"), *night) == at("2026-07-11T08:00:00+02:00")
    assert quiet_until(at("2026-07-11T08:00:00+02:00"), *night) == at("2026-07-11T08:00:00+02:00")
    day = (9 * 60, 17 * 60, "UTC")
    assert quiet_until(at("2026-01-10T10:00:00+00:00"), *day) == at("2026-01-10T17:00:00+00:00")
    assert quiet_until(at("2026-01-10T18:00:00+00:00"), *day) == at("2026-01-10T18:00:00+00:00")
    moment = at("2026-01-10T10:00:00+00:00")
    assert quiet_until(moment, None, None, "UTC") == quiet_until(moment, 60, 60, "UTC") == moment
    assert quiet_until(moment, 0, 1439, "No/Where") - moment == timedelta(hours=13, minutes=59) / timedelta(
        milliseconds=1
    )
