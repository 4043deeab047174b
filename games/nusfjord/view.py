"""What a seat or a spectator may know of a game of Nusfjord, built up from what is allowed (P5)."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from games.engine import Choice
from games.nusfjord import data, scoring
from games.nusfjord.player import Player
from games.nusfjord.table import Table
from games.nusfjord.terms import RESERVE

_ENCODER = msgspec.msgpack.Encoder()


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A display. Lists follow the order of `games.nusfjord.data` (goods, companies, ships, double spaces)."""

    company: str
    supply: list[int]
    reserve: list[int]
    wood_cap: int
    reserve_cap: int
    shares: list[int]
    unissued: int
    ships: list[int]
    width: int
    haul: int
    forests: list[int]
    kept: list[bool]
    free: list[str]
    buildings: list[tuple[str, str]]  # each with its place
    building_points: list[int]
    uses: list[str]
    elders: list[str]
    elder_fish: list[int]
    elder_workers: list[str]  # the color of the worker on each, or nothing
    hand: list[str]
    hand_size: int
    placed: int
    points: dict[str, int]
    past: int  # points of earlier games of a series


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One viewer's knowledge. `viewer` is a seat or None for a spectator; `waiting` are the seats that owe a decision.

    `spaces` lists, for each action, its spaces as (capacity, colors of the workers on it). `stacks` shows each stack
    of elders from below, a covered face-down one as "". `asked` is the kind of the viewer's question, if any, and
    `pending` are the viewer's own open steps as bytes, from which a computer player can think ahead.
    """

    viewer: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    first: int
    turn: int
    players: list[PlayerView]
    plates: int
    market: list[int]
    ships: list[int]
    stacks: list[list[str]]
    spaces: dict[str, list[tuple[int, list[str]]]]
    imitation: list[list[str]]
    open_a: list[str]
    open_b: list[str]
    open_c: list[str]
    decks: list[int]
    waiting: list[int]
    window: bool
    asked: str = ""
    asked_args: dict[str, int | str | list[str] | list[int]] = {}
    deck: str
    mixed: bool
    series: str
    advanced: bool
    game: int
    games: int
    over: bool = False
    pending: bytes = b""


def player_view(table: Table, seat: int, player: Player, mine: bool) -> PlayerView:
    """A display as it may be seen; the hand by its owner only."""
    points = scoring.points(table, seat)
    return PlayerView(
        data.COMPANIES[seat],
        player.goods[:RESERVE],
        player.goods[RESERVE:],
        player.wood_cap(),
        player.reserve_cap(),
        player.shares[:],
        player.unissued,
        player.ships[:],
        player.width,
        player.haul(),
        player.forests[:],
        [bool(player.kept >> double & 1) for double in range(len(data.DOUBLES))],
        player.free_spaces(),
        list(zip(player.buildings, player.sites, strict=True)),
        [scoring.building_points(table, seat, building) for building in player.buildings],
        player.uses[:],
        player.elders[:],
        player.elder_fish[:],
        ["" if worker < 0 else data.COMPANIES[worker] for worker in player.elder_workers],
        player.hand[:] if mine else [],
        len(player.hand),
        player.placed,
        dict(zip(scoring.CATEGORIES, points, strict=True)),
        sum(table.past[seat]) if table.past else 0,
    )


def view(table: Table, seat: int | None) -> View:
    """What `seat` may know: while a window is open the others' displays are those from before it."""
    seen = table
    if table.shown is not None:
        seen = table.clone()
        seen.players = [table.players[each] if each == seat else shown for each, shown in enumerate(table.shown)]
    asked = _asked(table, seat)
    question = asked.ask(table) if asked is not None else None
    return View(
        viewer=seat,
        seats=len(table.players),
        round=table.round,
        rounds=data.ROWS.meta.rounds,
        phase=table.phase,
        first=table.first,
        turn=table.turn,
        players=[player_view(seen, each, player, each == seat) for each, player in enumerate(seen.players)],
        plates=table.plates,
        market=table.market[:],
        ships=table.ships[:],
        stacks=[_stack(stack) for stack in table.stacks],
        spaces={
            action: [(capacity, _colors(table.spaces[slot])) for slot, capacity in slots]
            for action, slots in data.SLOTS[len(table.players)].items()
        },
        imitation=[_colors(workers) for workers in table.imitation],
        open_a=table.open_a[:],
        open_b=table.open_b[:],
        open_c=table.open_c[:],
        decks=[len(table.deck_a), len(table.deck_b), len(table.deck_c)],
        waiting=_waiting(table),
        window=table.lanes is not None,
        asked=question.kind if question is not None else "",
        asked_args=question.args if question is not None else {},
        deck=table.deck,
        mixed=table.mixed,
        series=table.series,
        advanced=table.advanced,
        game=table.game,
        games=data.GAMES[table.series],
        over=table.over,
        pending=_pending(table, seat) if asked is not None else b"",
    )


def _colors(workers: str) -> list[str]:
    return [data.COMPANIES[int(worker)] for worker in workers]


def _stack(stack: tuple[str, ...]) -> list[str]:
    """S5: of the face-down elders only one that lies on top is seen."""
    return ["" if data.ELDERS[elder].hidden and elder != stack[-1] else elder for elder in stack]


def _asked(table: Table, seat: int | None) -> Choice | None:
    if seat is None:
        return None
    stack = table.lanes.stacks[seat] if table.lanes is not None else table.stack
    step = stack[-1] if stack else None
    return step if isinstance(step, Choice) and step.seat == seat else None


def _pending(table: Table, seat: int | None) -> bytes:
    """The steps of the viewer's own move that are still to come."""
    assert seat is not None
    stack = table.lanes.stacks[seat] if table.lanes is not None else table.stack
    own = list(takewhile(lambda step: getattr(step, "seat", None) == seat, reversed(stack)))
    return _ENCODER.encode(own[::-1])


def _waiting(table: Table) -> list[int]:
    if table.lanes is not None:
        return [seat for seat, stack in enumerate(table.lanes.stacks) if stack]
    return [table.stack[-1].seat] if table.stack else []  # type: ignore[union-attr]
