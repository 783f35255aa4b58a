"""The board for terminals: lines of Rich markup, drawn from the view and the printed map, as wide as the screen."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.text import Text

from tworivers.engine.messages import Message, Words
from tworivers.mesopotamia.record import State
from tworivers.mesopotamia.terminal_map import land, pad, paint
from tworivers.mesopotamia.view import view

SYMBOL = {"marduk": "M", "ishtar": "I", "canal": "≈", "military": "⚔"}
MATERIALS = ("grain", "flour", "ore", "metal", "wood")
ROW = 50
INDENT = 11


def board(g: State, seat: int, words: Words, width: int) -> list[str]:
    """The whole board as seat sees it."""
    shown = view(g, seat)
    party = {entry["seat"]: entry["party"] for entry in shown["parties"]}
    return [
        _title(shown, words),
        "",
        *_parties(shown, words, width),
        "",
        *land(g, shown, words, width),
        "",
        *_frame(shown, party, words),
        *_folded(_offers(shown, party, words), width),
        *_folded(_hand(shown, words), width),
    ]


def _folded(lines: list[str], width: int) -> list[str]:
    """Long lines, the rest of each below its beginning."""
    return [part for line in lines for part in wrap(line, width, subsequent_indent="  ")]


def _say(words: Words, key: str, **values: int | str) -> str:
    return words.say(Message(key, values))


def _title(shown: dict[str, Any], words: Words) -> str:
    told = {"season": words.say(Message(f"season-{shown['season']}")), "year": shown["year"], "round": shown["round"]}
    if shown["rounds"] is None:
        return f"[bold]{_say(words, 'board-title-vote' + ('-yearly' if shown['vote'] == 'yearly' else ''), **told)}[/]"
    return f"[bold]{_say(words, 'board-title', **told, rounds=shown['rounds'])}[/]"


def _parties(shown: dict[str, Any], words: Words, width: int) -> list[str]:
    """A line a party: score, land, cards, treaties, and the stock where it is known; what has no room goes below."""
    party = {entry["seat"]: entry["party"] for entry in shown["parties"]}
    name = {seat: words.say(Message(f"party-{key}")) for seat, key in party.items()}
    lines = []
    for entry in shown["parties"]:
        mark = "►" if entry["seat"] in shown["deciding"] else " "
        you = "*" if entry["seat"] == shown["seat"] else " "
        line = f"{mark}{you}{pad(paint(entry['party'], name[entry['seat']]), 11)}"
        line += _say(
            words, "board-party", score=entry["score"], provinces=len(entry["provinces"]), cards=entry["cards"]
        )
        more = []
        if "stock" in entry:
            more.append(
                " ".join(
                    f"{entry['stock'][material]} {words.say(Message('material-' + material))}" for material in MATERIALS
                )
            )
        if entry["allies"]:
            more.append(_say(words, "board-allies", names=", ".join(name[other] for other in entry["allies"])))
        if entry["at_war"]:
            more.append(
                "[red]" + _say(words, "board-war", names=", ".join(name[other] for other in entry["at_war"])) + "[/]"
            )
        if entry["may_attack"]:
            names = ", ".join(name[other] for other in entry["may_attack"])
            more.append("[red]" + _say(words, "board-may-attack", names=names) + "[/]")
        if not entry["living"]:
            more.append("[dim]" + _say(words, "board-out") + "[/]")
        for part in more:
            if Text.from_markup(line).cell_len + 2 + Text.from_markup(part).cell_len > width:
                lines.append(line)
                line = " " * INDENT
            line += "  " + part
        lines.append(line)
    return lines


def _frame(shown: dict[str, Any], party: dict[str, str], words: Words) -> list[str]:
    """The slots of the frame up to the last one used."""
    slots = shown["frame"]["slots"]
    used = max((place + 1 for place, slot in enumerate(slots) if slot), default=0)
    signs = [
        "[dim]·[/]" if slot is None else paint(party[slot["seat"]], SYMBOL[slot["symbol"]]) for slot in slots[:used]
    ]
    lines = [_say(words, "board-frame", symbols=sum(slot is not None for slot in slots), size=shown["frame"]["size"])]
    return lines + ["  " + "".join(signs[start : start + ROW]) for start in range(0, used, ROW)]


def _basket(content: dict[str, dict[str, int]], words: Words) -> str:
    parts = [
        f"{count} {words.say(Message('material-' + material))}" for material, count in content["materials"].items()
    ]
    parts += [f"{count}× {words.say(Message('card-' + card))}" for card, count in content["cards"].items()]
    return ", ".join(parts) or "—"


def _offers(shown: dict[str, Any], party: dict[str, str], words: Words) -> list[str]:
    lines = []
    for offer in shown["offers"]:
        names = {key: words.say(Message(f"party-{party[offer[key]]}")) for key in ("proposer", "partner")}
        line = _say(words, "board-offer", state=words.say(Message(f"offer-{offer['state']}")), **names)
        if "gives" in offer:
            line += " " + _say(
                words, "board-baskets", gives=_basket(offer["gives"], words), asks=_basket(offer["asks"], words)
            )
        for taker, toll in offer["tolls"].items():
            line += " " + _say(
                words, "board-toll", who=words.say(Message(f"party-{party[taker]}")), toll=_basket(toll, words)
            )
        lines.append(line)
    return lines


def _hand(shown: dict[str, Any], words: Words) -> list[str]:
    own = [entry for entry in shown["parties"] if "hand" in entry]
    if not own or not own[0]["hand"]:
        return []
    cards = ", ".join(
        f"{count}× {words.say(Message('card-' + card.replace('_', '-')))}" for card, count in own[0]["hand"].items()
    )
    return [_say(words, "board-hand", cards=cards)]
