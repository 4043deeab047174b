"""What Discord may answer to what the bot asks, as `answers.toml` has it, and the cells of the matrix made of that.
What a cell is held to stands in `playing.py` and `starting.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain, zip_longest
from random import Random
from typing import Literal

import msgspec

from bot.sandbox.faults import Fault, Faults, Odd
from games.engine import registry

Scene = Literal[
    "start", "table", "refused", "restarted", "lost replies", "lost post", "asleep", "forum", "challenge",
    "from outside", "shut",
]  # fmt: skip
Extent = Literal["", "thread", "thread and channel", "everywhere to players"]
Garbled = Literal["", "half"] | Odd
"""An answer that can't be read: half of the right one, or something else instead of it."""
Lasting = Literal["once", "for an hour", "for ever"]
LASTING: tuple[Lasting, ...] = ("once", "for an hour", "for ever")
PATIENCE_S = 5.0
"""After so many seconds a request that comes too often may come again, unless something else is said."""
SEATS = (2, 1, 3)
"""How many play, in turn, as far as the game has so many seats."""


class Route(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request of the bot, and the scene in which it asks it."""

    id: str
    asks: str
    scene: Scene
    places: tuple[Extent, ...] = ("",)
    nobody: bool = False
    last: bool = False

    @property
    def pattern(self) -> str:
        """The request as faults are ordered: * for each id."""
        method, _, path = self.asks.partition(" ")
        return f"{method} {'/'.join('*' if part.startswith('{') else part for part in path.split('/'))}"


class Code(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of Discord's own codes, with each status it may come with, and the routes it fits."""

    code: int
    says: str
    status: tuple[int, ...]
    fits: tuple[str, ...]
    seen: str = ""


class Trouble(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What any request may be answered: a limit, an error of Discord's own, what can't be read, nothing at all."""

    name: str
    limit: Literal["", "user", "global", "shared", "cloudflare"] = ""
    lasts_s: float = PATIENCE_S
    status: int = 0
    html: bool = False
    dropped: bool = False
    garbled: Garbled = ""


class Answers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in the file."""

    route: tuple[Route, ...]
    trouble: tuple[Trouble, ...]
    code: tuple[Code, ...]


class Refusal(msgspec.Struct, frozen=True):
    """One answer that refuses something."""

    name: str
    status: int = 0
    code: int = 0
    limit: str = ""
    lasts_s: float = PATIENCE_S
    html: bool = False
    dropped: bool = False
    garbled: Garbled = ""

    def order(self, faults: Faults, route: str, times: int | None) -> Fault:
        """Let requests be answered so: the next ones, or all of them for None."""
        if self.dropped:
            return faults.lose_request(route, times)
        if self.garbled == "half":
            return faults.cut_reply(route, times)
        if self.garbled:
            return faults.show_page(route, times, self.garbled)
        if self.status == 429:
            return faults.rate_limit(
                route,
                times,
                retry_after=self.lasts_s,
                is_global=self.limit == "global",
                is_shared=self.limit == "shared",
                code=self.code,
                via=self.limit != "cloudflare",
            )
        return faults.fail(route, times, status=self.status, code=self.code, html=self.html)


class Cell(msgspec.Struct, frozen=True):
    """One route, one answer, how long, and the game that is played meanwhile."""

    route: Route
    place: Extent
    refusal: Refusal
    lasting: Lasting
    kind: str
    seats: int

    @property
    def name(self) -> str:
        where = f" ({', '.join(filter(None, [self.route.id, self.place]))})"
        played = "" if self.route.scene == "start" else f", {self.kind} with {self.seats}"
        return f"{self.route.asks}{where} answered with {self.refusal.name} {self.lasting}{played}"


@cache
def answers() -> Answers:
    """The file. Raises `msgspec.ValidationError` for one that can't be understood."""
    return msgspec.toml.decode((files("bot.tools.refusals") / "answers.toml").read_bytes(), type=Answers)


def cells(known: Answers | None = None) -> list[Cell]:
    """The whole matrix; the games take turns."""
    known = known or answers()
    kinds = sorted(registry())
    found: list[Cell] = []
    for route in known.route:
        for refusal in _refusals(known, route):
            for place in route.places:
                for lasting in LASTING:
                    number = len(found)
                    kind = kinds[number % len(kinds)]
                    possible = registry()[kind].seats
                    seats = SEATS[number // len(kinds) % len(SEATS)]
                    found.append(Cell(route, place, refusal, lasting, kind, seats if seats in possible else 2))
    return found


def sample(everything: Sequence[Cell], size: int, seed: str) -> list[Cell]:
    """So many of them, drawn; all routes take turns, so that a small sample has something of each."""
    rng = Random(seed)
    by_route: dict[str, list[Cell]] = {}
    for cell in everything:
        by_route.setdefault(cell.route.id, []).append(cell)
    for of_route in by_route.values():
        rng.shuffle(of_route)
    order = list(by_route.values())
    rng.shuffle(order)
    rounds = chain.from_iterable(zip_longest(*order))
    return [cell for cell in rounds if cell is not None][:size]


def _refusals(known: Answers, route: Route) -> Iterator[Refusal]:
    for code in known.code:
        if route.id in code.fits or "all" in code.fits:
            for status in code.status:
                yield Refusal(f"{status}, code {code.code} ({code.says})", status, code.code)
    for trouble in known.trouble:
        status = 429 if trouble.limit else trouble.status
        yield Refusal(
            trouble.name,
            status,
            limit=trouble.limit,
            lasts_s=trouble.lasts_s,
            html=trouble.html,
            dropped=trouble.dropped,
            garbled=trouble.garbled,
        )
