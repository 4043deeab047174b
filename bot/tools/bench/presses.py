"""`bench presses`: how often a person presses in a game. Computer players decide; counted is what a person who decides
the same presses in the panels as they are offered, and what it would be with one decision a press."""

from __future__ import annotations

import argparse
import hashlib
import io
from collections.abc import Sequence
from random import Random
from typing import Any

import discord
import msgspec
from discord import ui

from bot.gateway.choices import offered
from bot.gateway.controls import THEN, read
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.play.panel import panel_view
from bot.play.ways import ways_menus
from bot.players.registry import players_of, simulated
from bot.text import texts
from bot.text.texts import LANGUAGES
from bot.tools.report import Report
from bot.tools.simulate.days import Decision
from db.records import GameRow, SeatRow
from games.engine import Budget, Game, Illegal, Luck, answer, registry

NEWS = ["x" * 60] * 8
"""What stands above the question, as it takes room from the menus: lines of what has happened."""
AIM = 2 / 3
"""So much of the presses of one decision each is enough."""
_ANY_LUCK = Luck(bytes(32))


class Presses(msgspec.Struct):
    """What the people of some games did: how often they opened their panel, decided, and pressed to decide."""

    people: int = 0
    visits: int = 0
    decisions: int = 0
    presses: int = 0


def bench_presses(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    kinds = [given.game] if given.game else sorted(registry())
    report = Report("bench presses", games=given.games, seats=given.seats, kinds=kinds, seed=given.seed)
    for kind in kinds:
        found = Presses()
        for number in range(given.games):
            language = LANGUAGES[number % len(LANGUAGES)]
            log = _played(registry()[kind], given.seats, f"{given.seed}/{number}")
            count(found, registry()[kind], given.seats, log, language)
        before, now = found.visits + found.decisions, found.visits + found.presses
        report.figure(f"{kind}: visits a person", found.visits / found.people, "presses of Play")
        report.figure(f"{kind}: decisions a person", found.decisions / found.people, "decisions")
        report.figure(f"{kind}: presses a person, one decision each", before / found.people, "presses")
        report.figure(f"{kind}: presses a person", now / found.people, "presses")
        report.aim(f"{kind}: share of presses", now / before, "<=", AIM)
    print(report.json())
    return 0


def _played(game: Game[Any, Any], seats: int, name: str) -> list[Decision]:
    """All decisions of a game of the best quick players, the same for the same name."""
    luck, rng = Luck(hashlib.sha256(name.encode()).digest()), Random(name)
    player = simulated(game.id)[list(players_of(game.id))[-1]]
    table, _ = game.setup(seats, {}, luck)
    log: list[Decision] = []
    while waiting := game.waiting(table):
        last = log[-1].seat if log else -1
        seat = last if last in waiting else rng.choice(sorted(waiting))  # people finish what they have begun
        choice = answer(player, game, table, seat, rng, Budget())
        log.append(Decision(seat, choice, game.save(table)))
        game.apply(table, seat, choice, luck)
    return log


def count(found: Presses, game: Game[Any, Any], seats: int, log: Sequence[Decision], language: str) -> None:
    """Add what the people of this game did."""
    found.people += seats
    place = 0
    while place < len(log):
        seat, end = log[place].seat, place
        while end < len(log) and log[end].seat == seat:
            end += 1
        found.visits += 1
        while place < end:
            loaded = _loaded(game, game.load(log[place].table), seats)
            at_once = _at_once(loaded, seat, [each.choice for each in log[place:end]], language)
            found.decisions += at_once
            found.presses += 1
            place += at_once


def _at_once(loaded: Loaded, seat: int, choices: Sequence[str], language: str) -> int:
    """So many of these decisions one press of the panel takes, or leads to where they would have led."""
    offers = _offers(loaded, seat, language) if len(choices) > 1 else []
    if not offers:
        return 1
    game, table = loaded.game, loaded.table
    reached = {_reached(game, table, seat, way) for way in offers}
    for most in range(len(choices), 1, -1):
        some = list(choices[:most])
        if some in offers or (_reached(game, table, seat, some) or b"") in reached:
            return most
    return 1


def _offers(loaded: Loaded, seat: int, language: str) -> list[list[str]]:
    """What the menus of the seat's panel offer to do in one press."""
    words = texts().words(language).of(loaded.row.kind, loaded.names)
    options = offered(loaded, seat, words)
    together = ways_menus(loaded, seat, words, {each.choice: each.number for each in options})
    if not together:
        return []
    file = discord.File(io.BytesIO(b""), "question.png", description="x" * 500)
    panel = panel_view(loaded, seat, words, options=options, news=NEWS, file=file, back=["undo"], together=together)
    shown = [each for each in panel.walk_children() if isinstance(each, ui.Select)]
    menus = [(each, control) for each in shown if (control := read(each.custom_id)) is not None]
    values = [control.picked(option.value) for menu, control in menus for option in menu.options]
    return [value.split(THEN) for value in values if THEN in value]


def _loaded(game: Game[Any, Any], table: Any, seats: int) -> Loaded:
    """The table as a running game between people."""
    values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    saved = encode_saved(Saved(game.save(table), [10**8] * seats))
    values |= {"id": "a" * 10, "kind": game.id, "state": "running", "revision": 1, "host_id": 1, "table_blob": saved}
    values |= {"options": {"seats": seats}}
    people = [
        SeatRow("a" * 10, seat, seat + 1, None, None, seat, "active", {"name": f"Person {seat}"})
        for seat in range(seats)
    ]
    return Loaded(GameRow(**values), people)


def _reached(game: Game[Any, Any], table: Any, seat: int, choices: Sequence[str]) -> bytes | None:
    """The table these decisions lead to, if they show nothing on the way."""
    after = game.load(game.save(table))
    window = after.lanes
    for choice in choices:
        try:
            events = game.apply(after, seat, choice, _ANY_LUCK)
        except Illegal:
            return None
        if any(event.barrier for event in events) or after.lanes is not window:
            return None
    return game.save(after)
