"""A player from outside: sits down by a seat's secret link and plays to the end. Only `choose` is this bot's own.

Needs httpx and websockets. For example: python examples/bot.py http://127.0.0.1:8000/sit/TOKEN
"""

import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> int:
    """Any action, but to pass or to haggle only when there is nothing else to do."""
    last_resort = ("pass", "trade", "counter", "free", "demand")
    actions = [action for action in view["actions"] if action["text"].split()[0] not in last_resort]
    return int(random.choice(actions or view["actions"])["code"])


def sit_down(http: httpx.Client, token: str) -> tuple[str, int]:
    """The table and the seat a link stands for. From now on the client's cookie is whose seat it is."""
    answer = http.post("/api/claim", json={"token": token, "name": "Example"}).json()
    if "error" in answer:
        sys.exit(answer["error"]["text"])
    return answer["table"]["id"], answer["seat"]


def play(http: httpx.Client, table: str, seat: int) -> list[int]:
    """Decide whenever asked; returns the scores at the end."""
    live, moves = http.base_url.copy_with(scheme="ws" + http.base_url.scheme[4:], path=f"/api/tables/{table}/live"), 0
    cookie = {"Cookie": f"tworivers={http.cookies['tworivers']}"}
    with connect(str(live), additional_headers=cookie, max_size=None) as socket:
        socket.send(json.dumps({"type": "look", "seat": seat}))
        for state in map(json.loads, socket):
            if state["type"] != "state" or state["number"] < moves:
                continue  # somebody came or left, or our last move isn't in it yet
            if state["table"]["state"] == "over":
                return list(state["table"]["scores"])
            if seat in state["turn"]:
                move = {"seat": seat, "number": state["number"], "action": choose(state["view"])}
                answer = http.post(f"/api/tables/{table}/moves", json=move)
                if answer.status_code != 409:  # then the table has gone on, and a newer state comes
                    moves = answer.raise_for_status().json()["number"]
    raise ConnectionError("the server said goodbye")


if __name__ == "__main__":
    address, _, token = sys.argv[-1].partition("/sit/")
    if not token:
        sys.exit("Give a seat's link, such as http://127.0.0.1:8000/sit/TOKEN")
    client = httpx.Client(base_url=address, timeout=60)
    place, scores = sit_down(client, token), None
    while scores is None:
        try:
            scores = play(client, *place)
        except (WebSocketException, OSError, httpx.HTTPError):
            time.sleep(1)  # the server is away: come back and go on
    print("Scores:", *scores)
