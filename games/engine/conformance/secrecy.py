"""Checks of what nobody may know: imagined worlds, unmarked revelations, the secret of the luck."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from games.engine.conformance.playing import (
    LONGEST_GAME,
    AnyGame,
    Settings,
    must,
    must_be_alike,
    must_be_one_table,
    plain,
    play_through,
    tables_of,
)
from games.engine.luck import Luck
from games.engine.players import RANDOM

WONDERED = 12
"""So many of the choices that a seat may wonder about are asked about at each ply."""


def check_secrecy(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """At every ply, a world imagined for a seat looks the same to that seat and to a spectator.

    View, options, question and small print are equal in both. A choice of that seat that reveals nothing by its own
    account (no barrier, no window closed) has the same visible consequence in both.
    """
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    luck = played.record.luck
    for number, table in enumerate(tables_of(game, played)):
        public = plain(game.view(table, None))
        for seat in range(seats):
            before = game.save(table)
            world = game.imagine(table, seat, rng)
            where = f"ply {number}, seat {seat}"
            must_be_one_table(before, game.save(table), f"{where}: imagining changed the table")
            own = plain(game.view(table, seat))
            for viewer, real, name in ((seat, own, "its own view"), (None, public, "the spectators' view")):
                dreamt = plain(game.view(world, viewer))
                must_be_alike(real, dreamt, f"{where}: {name} tells the real table from an imagined one")
            options = game.options(table, seat)
            must(game.options(world, seat) == options, f"{where}: the options tell the real table from an imagined one")
            must(
                sorted(game.waiting(world)) == sorted(game.waiting(table)), f"{where}: others wait in the imagined one"
            )
            if not options:
                continue
            asks = [game.waiting(each)[seat].ask(each) for each in (table, world)]
            must(asks[0] == asks[1], f"{where}: the question tells the real table from an imagined one")
            choice = rng.choice(options)
            details = [game.detail(each, seat, choice) for each in (table, world)]
            must(details[0] == details[1], f"{where}: the small print of {choice!r} tells them apart")
            _check_consequence(game, [table.clone(), world], seat, choice, luck, where)


def _check_consequence(game: AnyGame, worlds: list[Any], seat: int, choice: str, luck: Luck, where: str) -> None:
    """A choice that claims to reveal nothing does so in two worlds its seat can't tell apart."""
    seen: list[bytes] = []
    for world in worlds:
        lanes = world.lanes
        events = game.apply(world, seat, choice, luck)
        closed = lanes is not None and world.lanes is not lanes
        if any(event.barrier for event in events) or closed or world.over:
            return
        own = [event for event in events if event.to in (None, seat)]
        seen.append(plain([own, game.view(world, seat)]))
    must_be_alike(seen[0], seen[1], f"{where}: {choice!r} reveals something without saying so")


def check_answers(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Whatever else a seat is told or may ask is the same in a world imagined for it: small print and remarks, which
    choices are usual, rare, careful or costly, what it may wonder about, and why it may not play that."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for number, table in enumerate(tables_of(game, played)):
        seat = rng.randrange(seats)
        wondered = game.conceivable(table, seat)
        asked = rng.sample(wondered, min(WONDERED, len(wondered)))
        real, dreamt = (dict(_answers(game, each, seat, asked)) for each in (table, game.imagine(table, seat, rng)))
        for name, answer in real.items():
            told = f"ply {number}, seat {seat}: {name} tells the real table from an imagined one"
            must_be_alike(plain(answer), plain(dreamt.get(name)), told)


def _answers(game: AnyGame, table: Any, seat: int, asked: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """What a seat is answered, by what it asks for."""
    yield "what it may wonder about", game.conceivable(table, seat)
    for choice in asked:
        refused = game.why_not(table, seat, choice)
        yield f"why {choice!r} is refused", str(refused) if refused is not None else None
    if options := game.options(table, seat):
        yield from ((f"the small print of {choice!r}", game.detail(table, seat, choice)) for choice in options)
        yield "a remark", game.remarks(table, seat)
        yield "what is usual", game.usual(table, seat, options)
        yield "what is rare", game.rare(table, seat, options)
        yield "what is careful", game.careful(table, seat, options)
        yield "what does the same", game.same(table, seat, options)
        yield "what is costly", game.costly(table, seat, options)
    yield "what it has", dict(game.holdings(table, seat))


def check_imagined_alike(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """What is imagined with the same dice is the same for tables that the seat can't tell apart, however what is hidden
    lies in truth."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for number, table in enumerate(tables_of(game, played)):
        seat, dice = rng.randrange(seats), rng.random()
        other = game.imagine(table, seat, rng)
        worlds = [game.save(game.imagine(each, seat, Random(dice))) for each in (table, other)]
        must_be_one_table(
            worlds[0],
            worlds[1],
            f"ply {number}, seat {seat}: with the same dice `imagine` makes another table if what is hidden lies "
            "otherwise: sort it before it is shuffled",
        )


def check_imagined_worlds_end(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """An imagined world is a table: it is saved and loaded, and played on to its end."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for number in rng.sample(range(len(played.plies)), min(6, len(played.plies))):
        world = game.imagine(game.load(played.plies[number].before), rng.randrange(seats), rng)
        must(
            game.save(game.load(game.save(world))) == game.save(world),
            f"ply {number}: an imagined world is not savable",
        )
        luck = Luck(rng.randbytes(32))
        for _ in range(LONGEST_GAME):
            waiting = sorted(game.waiting(world))
            if not waiting:
                break
            seat = rng.choice(waiting)
            game.apply(world, seat, RANDOM.choose(None, game.options(world, seat), rng), luck)
        must(world.over and game.result(world) is not None, f"ply {number}: an imagined world has no end")


def check_secret_kept(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """The secret of the luck is in no saved table, no view and no event, in whatever spelling."""
    played = play_through(game, seats, settings, seed)
    secret = played.record.secret
    spellings = [secret, secret.hex().encode(), b64encode(secret), secret[:8], b64encode(secret[:12])]
    told = plain([played.setup, [ply.events for ply in played.plies]])
    must(not any(each in told for each in spellings), "an event holds the secret")
    for number, table in enumerate(tables_of(game, played)):
        views = [plain(game.view(table, viewer)) for viewer in (None, *range(seats))]
        for place, data in (("the saved table", game.save(table)), *(("a view", view) for view in views)):
            must(not any(each in data for each in spellings), f"ply {number}: {place} holds the secret")
