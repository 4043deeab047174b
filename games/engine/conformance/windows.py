"""Checks of simultaneous windows: any order of answers, silence until they close, taking back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.engine.conformance.playing import (
    AnyGame,
    Playthrough,
    Settings,
    must,
    must_be_alike,
    must_be_one_table,
    plain,
    play_through,
    tables_of,
)
from games.engine.event import Event, visible
from games.engine.record import replay


def _windows(played: Playthrough) -> list[range]:
    """The plies of each simultaneous window; its last one closes it."""
    spans: list[range] = []
    first = 0
    for number, ply in enumerate(played.plies):
        if not ply.window:
            first = number + 1
        elif ply.closed:
            spans.append(range(first, number + 1))
            first = number + 1
    return spans


def check_lanes_commute(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """In a window, any order of answers leads to the same table and tells everybody the same."""
    played = play_through(game, seats, settings, seed)
    rng, luck = Random(seed), played.record.luck
    for window in _windows(played):
        plies = played.plies[window.start : window.stop]
        if len({ply.seat for ply in plies}) < 2:
            continue
        queues = {seat: [ply.choice for ply in plies if ply.seat == seat] for seat in sorted({p.seat for p in plies})}
        order = [seat for seat, queue in queues.items() for _ in queue]
        rng.shuffle(order)
        table = game.load(plies[0].before)
        told: list[Event] = []
        for seat in order:
            told += game.apply(table, seat, queues[seat].pop(0), luck)
        where = f"window at ply {window.start}, answered in the order {order}"
        after = played.plies[window.stop].before if window.stop < len(played.plies) else played.final
        must_be_one_table(after, game.save(table), f"{where}: another table")
        must(visible(told, None) == visible([e for p in plies for e in p.events], None), f"{where}: other events")


def check_windows_hush(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """While a window is open, nobody reads or sees anything of what the others answer. Nothing of a game of one is
    hidden."""
    played = play_through(game, seats, settings, seed)
    tables = tables_of(game, played)
    for window in _windows(played):
        for number in window:
            ply = played.plies[number]
            if number == window[-1]:
                continue
            for other in (None, *(seat for seat in range(seats) if seat != ply.seat)):
                where = f"ply {number}: what seat {ply.seat} answers in a window"
                leaked = visible(ply.events, other)
                reader = "spectators" if other is None else f"seat {other}"
                must(not leaked, f"{where} is told to {reader}: {leaked}")
                must(
                    all(event.to == ply.seat for event in ply.events if event.hushed),
                    f"{where} is hushed for another seat",
                )
                if seats == 1:
                    continue
                before, after = (_without_waiting(game.view(tables[n], other)) for n in (number, number + 1))
                must_be_alike(before, after, f"{where} is seen by {reader}")


def _without_waiting(view: Any) -> bytes:
    """A view without who is done, which everybody may see."""
    fields = msgspec.to_builtins(view)
    fields.pop("waiting", None)
    return plain(fields)


def check_take_back(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """In a window, the last answer of a seat can be taken back: replaying the others' answers without it is legal,
    shows that seat what it saw before, and answering again alike leads to the same table."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for window in _windows(played):
        if len(window) < 2:
            continue
        upto = rng.choice(window[1:])
        answered = range(window.start, upto)
        seat = played.plies[rng.choice(answered)].seat
        last = max(n for n in answered if played.plies[n].seat == seat)
        kept = [choice for n, choice in enumerate(played.record.choices[:upto]) if n != last]
        table, _ = replay(game, msgspec.structs.replace(played.record, choices=kept))
        where = f"seat {seat} takes back choice {last} at ply {upto}"
        was = game.load(played.plies[last].before)
        views = [_without_waiting(game.view(each, seat)) for each in (was, table)]
        must_be_alike(views[0], views[1], f"{where}: another view")
        must(game.options(table, seat) == played.plies[last].options, f"{where}: other options")
        rest = [played.record.choices[last], *played.record.choices[upto : window.stop]]
        for who, choice in rest:
            game.apply(table, who, choice, played.record.luck)
        after = played.plies[window.stop].before if window.stop < len(played.plies) else played.final
        must_be_one_table(after, game.save(table), f"{where}: answering alike leads elsewhere")
