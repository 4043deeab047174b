"""What panels and boards are tried with: whole games with long names and much news, and what Discord takes of them."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import discord
from discord import ui

from bot.gateway.layout import ENTRY, MENU, PARTS, TEXT
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.outbox.forms import Way, as_layout, to_send
from bot.outbox.public_message import CONTENT, PublicMessage
from bot.pictures.studio import Attached
from bot.sandbox.component_rules import check_message_components
from bot.sandbox.errors import Form
from db.records import GameRow, SeatRow
from games.engine import Game, Illegal
from games.engine.conformance.playing import must

NEWS = ["**Somebody with a rather long name** does a great many things at once, and then some more."] * 40


def loaded_game(game: Game[Any, Any], table: Any, seats: int, number: int) -> Loaded:
    """A running game after move `number`, with hints, between people with the longest names."""
    values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    saved = Saved(game.save(table), [number] * seats)
    values |= {"id": "a" * 10, "kind": game.id, "state": "running", "revision": number, "host_id": 1}
    values |= {"table_blob": encode_saved(saved), "options": {"seats": seats, "hints": True}}
    people = [
        SeatRow("a" * 10, seat, seat + 1, None, None, seat, "active", {"name": "W" * 32}) for seat in range(seats)
    ]
    return Loaded(GameRow(**values), people)


def random_settings(game: Game[Any, Any], seats: int, rng: Random) -> dict[str, str]:
    """Table options that go together with this number of players."""
    while True:
        settings = {setting.id: rng.choice(setting.values) for setting in game.settings}
        try:
            game.check(seats, settings)
        except Illegal:
            continue
        return settings


def empty_file() -> discord.File:
    """What stands for a picture where nobody looks at it."""
    return discord.File(io.BytesIO(b""), "sheet.png", description="a sheet")


FILES = Attached([empty_file() for _ in range(3)], empty_file(), empty_file())
"""As many pictures as a board can have."""


def check_message_fits(message: PublicMessage, moment: str) -> None:
    """Discord takes the message in both of its forms. Raises `Broken`."""
    check_fits(as_layout(message)[0], moment)
    sent = to_send(message, Way("ordinary"))
    must(0 < len(sent["content"]) <= CONTENT, f"{moment}: {len(sent['content'])} characters, at most {CONTENT}")
    must(len(sent["view"].to_components()) <= 5, f"{moment}: more than 5 rows of controls")
    must(all(f"<@{person}>" in sent["content"] for person in message.pings), f"{moment}: somebody is not mentioned")


def check_fits(view: ui.LayoutView, moment: str) -> None:
    """Discord takes the message, and every control is one of its own that says what it does. Raises `Broken`."""
    parts = list(view.walk_children())
    must(len(parts) <= PARTS, f"{moment}: {len(parts)} components, at most {PARTS}")
    must(view.content_length() <= TEXT, f"{moment}: {view.content_length()} characters, at most {TEXT}")
    form = Form()
    check_message_components(
        form, json.loads(json.dumps(view.to_components())), v2=True
    )  # also how many bytes they have
    must(not form.tree, f"{moment}: Discord refuses it: {form.tree}")
    ids = [part.custom_id for part in parts if isinstance(part, ui.Button | ui.Select) and part.custom_id]
    must(len(ids) == len(set(ids)), f"{moment}: two controls have one id: {ids}")
    for part in parts:
        if isinstance(part, ui.Select):
            must(1 <= len(part.options) <= MENU, f"{moment}: a menu of {len(part.options)}, at most {MENU}")
            must(len({option.value for option in part.options}) == len(part.options), f"{moment}: a value stands twice")
            for option in part.options:
                fits = 1 <= len(option.label) <= ENTRY and len(option.value) <= ENTRY
                must(fits, f"{moment}: {option.label!r} of a menu is too long, or empty")
        elif isinstance(part, ui.Button):
            must(bool(part.label), f"{moment}: a button says nothing")
