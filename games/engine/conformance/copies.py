"""Checks of saving, loading, cloning and replaying: the same game again, to the byte."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import msgspec

from games.engine.conformance.playing import (
    AnyGame,
    Settings,
    must,
    must_be_one_table,
    play_through,
    played_anew,
)
from games.engine.event import Event
from games.engine.record import Record, replay
from games.engine.table import Table


def check_save_and_load(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A saved and loaded table is the same table, before every decision, and the game goes on from it alike."""
    played = play_through(game, seats, settings, seed)
    for number, ply in enumerate(played.plies):
        table = game.load(ply.before)
        must(game.save(table) == ply.before, f"ply {number}: saving what was loaded gives other bytes")
        events = game.apply(table, ply.seat, ply.choice, played.record.luck)
        following = played.plies[number + 1].before if number + 1 < len(played.plies) else played.final
        must_be_one_table(
            following, game.save(table), f"ply {number}: {ply.choice!r} leads elsewhere from a loaded table"
        )
        must(events == ply.events, f"ply {number}: {ply.choice!r} tells other events from a loaded table")


def check_clones(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A clone equals its table, shares nothing that changes, and no later step touches an earlier copy."""
    played = play_through(game, seats, settings, seed)
    luck = played.record.luck
    table, _ = game.setup(seats, settings, luck)
    copies: list[tuple[Any, bytes]] = []
    for number, ply in enumerate(played.plies):
        copy = table.clone()
        must_be_one_table(game.save(table), game.save(copy), f"ply {number}: the clone differs")
        copies.append((copy, ply.before))
        game.apply(table, ply.seat, ply.choice, luck)
    for number, (copy, saved) in enumerate(copies):
        must_be_one_table(
            saved,
            game.save(copy),
            f"the clone of ply {number} changed while the game went on: it shares something",
        )
    for number, (copy, _) in enumerate(copies[:-1]):
        game.apply(copy, played.plies[number].seat, played.plies[number].choice, luck)
        following = copies[number + 1][1]
        must_be_one_table(following, game.save(copy), f"ply {number}: the clone does not play on like its table")
    must(game.save(table) == played.final, "playing on copies changed the table")


def check_replay(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """The record gives the same table to the byte and the same events, whole and up to any choice."""
    played = play_through(game, seats, settings, seed)
    record = msgspec.json.decode(msgspec.json.encode(played.record), type=Record)
    table, told = replay(game, record)
    must_be_one_table(played.final, game.save(table), "the record leads to another table")
    must(told == [played.setup, *(ply.events for ply in played.plies)], "the record tells other events")
    for number in Random(seed).sample(range(len(played.plies)), min(8, len(played.plies))):
        table, _ = replay(game, record, until=number)
        must_be_one_table(
            played.plies[number].before, game.save(table), f"the record up to choice {number} leads elsewhere"
        )
    events = msgspec.json.decode(msgspec.json.encode([e for ply in told for e in ply]), type=list[Event])
    must(events == [e for ply in told for e in ply], "events are not plain data")


def check_no_hidden_state(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A game depends on its luck and choices only: not on Python's own randomness nor on games played meanwhile."""
    first = played_anew(game, seats, settings, seed)
    random.seed(seed)
    played_anew(game, seats, settings, seed + 1)
    again = played_anew(game, seats, settings, seed)
    must_be_one_table(first.final, again.final, "the same game twice is not the same")
    must(again.record == first.record, "the same game twice is not the same: others choose")
    must(isinstance(game.load(first.final), Table), "a table is a `Table`")
