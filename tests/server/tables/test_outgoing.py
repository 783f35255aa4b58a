"""Nothing hidden leaves the server: all traffic of all seats and a spectator over whole games, checked byte by byte.

Every message is compared with what follows from a record in which everything the viewer can't know was drawn anew: if
anything in it came from what is hidden, it would differ. What isn't a position (log, history) is compared with what the
viewer may be told, part by part.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from server.running_server import GAMES_HERE, ME, OPEN, Json, RunningServer, Socket, Visitor, quiet_settings, serving
from tworivers.engine.dice import SHOWN, THROWS, dice_from_number
from tworivers.engine.match import Match
from tworivers.engine.table import Table
from tworivers.server.tables.outgoing import barred_actions

SEED = "sesame, flax and tamarisk"
REDRAWS = 2
SPECTATOR = -1

TABLE_KEYS = {
    *(
        "id",
        "game",
        "version",
        "options",
        "custom_box",
        "public",
        "hints",
        "chat",
        "state",
        "moves",
        "seats",
        "turn",
        "scores",
        "winners",
    ),
    *("seed_hash", "seed", "seed_chosen", "seed_told", "save", "created", "changed"),
    *("time_control", "ended", "language", "rated", "rating_from", "rating_to", "rematch"),
}
SEAT_KEYS = {
    *("seat", "id", "kind", "name", "level", "yours", "taken", "online"),
    *("since", "clock", "replaceable", "stand_in", "gone", "agrees", "kept", "kept_for_you"),
}


class Tapped:
    """A game at a real server, with a person on each seat and one who watches, and a copy of the match to check by."""

    def __init__(self, server: RunningServer, name: str, chance: random.Random) -> None:
        self.game = GAMES_HERE[name]
        self.chance = chance
        self.match = Match(self.game, self.game.seats[0], SEED)
        self.people = [server.visitor(f"Player {seat}") for seat in range(self.match.seats)]
        self.people.append(server.visitor("Spectator"))
        self.table = self.people[0].table(name, ME, *[OPEN] * (self.match.seats - 1), seed=SEED)
        for seat in range(1, self.match.seats):
            self.people[seat].post(f"/api/tables/{self.table}/seats/{seat}/join")
        self.sockets = [person.socket(self.table, seat) for seat, person in self.viewers()]
        for socket in self.sockets:
            socket.wait("state", lambda state: state["table"]["state"] == "playing")

    def viewers(self) -> list[tuple[int | None, Visitor]]:
        """Everybody, with the seat they look from."""
        return [(place if place < self.match.seats else None, person) for place, person in enumerate(self.people)]

    def decide(self) -> None:
        """One decision at random, by REST or by socket; everybody gets the state after it and is checked."""
        number = len(self.match.moves)
        seat = self.chance.choice(self.match.table.actors())
        action = int(self.chance.choice(list(self.match.table.legal(seat))))
        if self.chance.random() < 0.5:
            self.people[seat].move(self.table, seat, number, action)
        else:
            self.sockets[seat].send(type="move", seat=seat, number=number, action=action)
        self.match.play(seat, action)
        for (viewer, _), socket in zip(self.viewers(), self.sockets, strict=True):
            state = socket.state_of(number + 1)
            self.check_state(state, viewer)
            assert [entry["number"] for entry in state["log"]] == [number + 1]
            self.check_log(state["log"], viewer)

    def redrawn(self, viewer: int | None, count: int | None = None) -> list[Table]:
        """Positions that look to the viewer (for a spectator: to some seat) like the one after `count` moves."""
        before = self.match.table if count is None else self.match.at(count)
        hidden = []
        for redraw in range(REDRAWS):
            table = before.copy()
            seat = self.chance.randrange(self.match.seats) if viewer is None else viewer
            self.game.native.hide_at(table.records, 0, seat, dice_from_number(self.chance.getrandbits(60), redraw))
            hidden.append(table)
        return hidden

    def check_state(self, state: Json, viewer: int | None, count: int | None = None) -> None:
        """A state holds nothing but what follows from every position the viewer takes for possible."""
        state = {name: value for name, value in state.items() if name != "type"}
        assert set(state) == {"table", "number", "seat", "view", "undo", "log", "turn"}
        assert state["seat"] == viewer
        self.check_table(state["table"])
        own_last = viewer is not None and count is None and self.match.can_undo(viewer)
        assert state["undo"] == own_last
        for table in self.redrawn(viewer, count):
            assert state["view"] == as_json(self.game.view(table.g, SPECTATOR if viewer is None else viewer))
            if not self.match.over:
                assert state["turn"] == table.actors()
                assert count is not None or state["table"]["scores"] == table.scores()

    def check_table(self, info: Json) -> None:
        """A table holds what everybody knows."""
        assert set(info) == TABLE_KEYS
        assert all(set(seat) == SEAT_KEYS for seat in info["seats"])
        assert info["seed"] == (SEED if self.match.over else None)
        assert info["seed_hash"] == self.match.seed_hash
        assert info["save"] == ("whole" if self.match.over else "none" if self.game.secrets else "moves")
        assert not info["seed_told"]
        assert info["winners"] == (self.match.winners if self.match.over else None)

    def check_log(self, log: list[Json], viewer: int | None) -> None:
        """A log holds the events the viewer may hear, and actions only of themselves while there are secrets."""
        seat = SPECTATOR if viewer is None else viewer
        for entry in log:
            assert set(entry) == {"number", "seat", "action", "events"}
            number = entry["number"]
            heard = [event for event in self.match.events_of(number) if self.match.over or self.game.hears(event, seat)]
            assert [(event["kind"], event["seat"], event["values"]) for event in entry["events"]] == [
                (self.game.events[event[0]], event[1], list(event[2:])) for event in heard
            ]
            after = self.match.at(number)
            assert [event["words"] for event in entry["events"]] == [
                as_json(self.game.event_words(after.g, event).as_json()) for event in heard
            ]
            if number == 0 or (
                self.game.secrets and not self.match.over and self.match.moves[number - 1].seat != viewer
            ):
                assert entry["action"] is None
            assert entry["seat"] == (self.match.moves[number - 1].seat if number else None)

    def check_requests(self) -> list[str]:
        """Everything a viewer can ask for; returns all text that was answered."""
        texts = []
        number = len(self.match.moves)
        for viewer, person in self.viewers():

            def ask(path: str, person: Visitor = person, **query: object) -> Json:
                response = person.http.get(
                    f"/api/tables/{self.table}{path}", params={n: str(v) for n, v in query.items() if v is not None}
                )
                assert response.status_code == 200, response.text
                texts.append(response.text)
                answer: Json = response.json()
                return answer

            self.check_table(ask(""))
            if not self.match.over:
                taking = person.http.post(f"/api/tables/{self.table}/save")
                assert taking.status_code == 403
                texts.append(taking.text)
            self.check_state(ask("/state", seat=viewer), viewer)
            earlier = self.chance.randrange(number + 1)
            if earlier < number:
                self.check_state(ask("/state", seat=viewer, at=earlier), viewer, earlier)
            self.check_log(ask("/log", seat=viewer)["log"][-5:], viewer)
            history = ask("/history")["history"]
            for entry in self.chance.sample(history, min(3, len(history))):
                assert all(entry["scores"] == table.scores() for table in self.redrawn(viewer, entry["number"]))
            if viewer is not None and viewer in self.match.table.actors():
                self.check_own_requests(ask("/why", seat=viewer, number=number), viewer)
                action = int(self.chance.choice(list(self.match.table.legal(viewer))))
                self.check_preview(ask("/preview", seat=viewer, number=number, action=action), viewer, action)
        lists = [person.http.get("/api/tables").text for person in self.people]
        for text in lists:
            for info in json.loads(text)["mine"]:
                self.check_table(info)
        return texts + lists

    def check_own_requests(self, answer: Json, seat: int) -> None:
        """Reasons follow from what the seat knows."""
        for table in self.redrawn(seat):
            assert answer["actions"] == as_json(barred_actions(table, seat))

    def check_preview(self, answer: Json, seat: int, action: int) -> None:
        """So do previews, and whether there is one."""
        for table in self.redrawn(seat):
            table.dice = dice_from_number(self.chance.getrandbits(60), 0)
            table.apply(seat, action)
            known = not (table.over or table.dice[THROWS] or table.dice[SHOWN])
            assert answer["view"] == (as_json(self.game.view(table.g, seat)) if known else None)

    def raw(self) -> list[tuple[Socket, str]]:
        """All text that came through sockets."""
        return [(socket, text) for socket in self.sockets for text in socket.raw]


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


def play_and_check(folder: Path, name: str, moves: int, every: int) -> Tapped:
    """Play a game (or its first moves) with everything recorded and checked."""
    with serving(quiet_settings(folder)) as server:
        tapped = Tapped(server, name, random.Random(f"{name} {moves}"))
        texts = []
        while not tapped.match.over and len(tapped.match.moves) < moves:
            if len(tapped.match.moves) % every == 0:
                texts += tapped.check_requests()
            tapped.decide()
        running = [text for _, text in tapped.raw() if json.loads(text).get("table", {}).get("state") != "over"]
        assert running
        for text in running + texts:
            assert SEED not in text
        if tapped.match.over:
            tapped.check_requests()
        return tapped


@pytest.mark.parametrize("name", sorted(GAMES_HERE))
def test_nothing_hidden_is_in_any_message(tmp_path: Path, name: str) -> None:
    tapped = play_and_check(
        tmp_path,
        name,
        {"wells": 1000, "amyitis": 60, "mesopotamia": 25}[name],
        {"wells": 1, "amyitis": 20, "mesopotamia": 12}[name],
    )
    assert len(tapped.match.moves) > 5


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(GAMES_HERE))
def test_nothing_hidden_is_in_any_message_of_whole_games(tmp_path: Path, name: str) -> None:
    tapped = play_and_check(tmp_path, name, 100_000, 40)
    assert tapped.match.over


def test_the_check_would_notice(tmp_path: Path) -> None:
    """A view of another seat, put in place of one's own, doesn't pass."""
    with serving(quiet_settings(tmp_path)) as server:
        tapped = Tapped(server, "wells", random.Random(3))
        own = tapped.people[0].state(tapped.table, 0)
        tapped.check_state(own, 0)
        other = tapped.people[1].state(tapped.table, 1)
        with pytest.raises(AssertionError):
            tapped.check_state({**own, "view": {**own["view"], "wells": other["view"]["wells"]}}, 0)
        with pytest.raises(AssertionError):
            tapped.check_state({**own, "dice": 3}, 0)
