"""Moments of games that computer players play by seed, to be drawn or measured. Works for every game alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bot.players.registry import players_of, simulated
from games.engine import Game, Illegal, Luck, Player, Record

PEOPLE = ("Maximiliane von Hohenstein", "Ægir Þórðarson", "Łucja", "Ben", "Jördis", "Quentin-Alexander")
"""Long and unusual names, which pictures must bear."""


class Moment(msgspec.Struct, frozen=True):
    """A table in a game, an independent copy, and what was chosen to get there."""

    table: Any
    choices: int
    share: float
    """How much of the game is over, from 0 to 1."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A whole game: its record and its table before every decision and at the end."""

    record: Record
    moments: list[Moment]


def richest(game: Game[Any, Any], seats: int) -> dict[str, str]:
    """The table options with the most in them that go with so many seats: each at its last value where it may be."""
    settings: dict[str, str] = {}
    for setting in game.settings:
        try:
            game.check(seats, settings | {setting.id: setting.values[-1]})
        except Illegal:
            continue
        settings[setting.id] = setting.values[-1]
    return settings


def play(
    game: Game[Any, Any], seats: int, seed: str, *, settings: dict[str, str] | None = None, player: str = ""
) -> PlayedGame:
    """A game by this seed; `player` is the game's best quick one unless named."""
    settings = richest(game, seats) if settings is None else settings
    acting = simulated(game.id)[player or list(players_of(game.id))[-1]]
    assert isinstance(acting, Player), "it chooses at once"
    secret = hashlib.sha256(f"moments {game.id} {seats} {seed}".encode()).digest()
    record = Record(
        game=game.id, rules=game.rules, shape=game.shape, seats=seats, settings=settings,
        data=game.digest, secret=secret, salt="", choices=[],
    )  # fmt: skip
    luck, rng = Luck(secret), Random(seed)
    table, _ = game.setup(seats, settings, luck)
    tables = [table.clone()]
    while waiting := game.waiting(table):
        seat = rng.choice(sorted(waiting))
        choice = acting.choose(game.view(table, seat), game.options(table, seat), rng)
        game.apply(table, seat, choice, luck)
        record.choices.append((seat, choice))
        tables.append(table.clone())
    last = max(1, len(tables) - 1)
    return PlayedGame(record, [Moment(each, number, number / last) for number, each in enumerate(tables)])


def fullness(game: Game[Any, Any], moment: Moment) -> int:
    """How much there is to see: the size of everybody's view."""
    return len(msgspec.json.encode(game.view(moment.table, None)))


def fullest(game: Game[Any, Any], seats: int, seeds: Sequence[str]) -> list[Moment]:
    """The fullest moment of each of these games at which somebody decides."""
    found: list[Moment] = []
    for seed in seeds:
        deciding = [moment for moment in play(game, seats, seed).moments if game.waiting(moment.table)]
        found.append(max(deciding[len(deciding) // 2 :], key=lambda moment: fullness(game, moment)))
    return found


def with_most_choices(game: Game[Any, Any], moments: Sequence[Moment]) -> dict[str, tuple[Moment, int]]:
    """For every question that is asked in these moments, the one with the most answers and the seat that is asked."""
    best: dict[str, tuple[int, Moment, int]] = {}
    for moment, seat, kind, count in _asked(game, moments):
        if kind not in best or count > best[kind][0]:
            best[kind] = (count, moment, seat)
    return {kind: (moment, seat) for kind, (_, moment, seat) in sorted(best.items())}


def _asked(game: Game[Any, Any], moments: Sequence[Moment]) -> Iterator[tuple[Moment, int, str, int]]:
    for moment in moments:
        for seat, step in game.waiting(moment.table).items():
            yield moment, seat, step.ask(moment.table).kind, len(step.options(moment.table))
