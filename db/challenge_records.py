"""What goes into the store and comes out of it about challenges: small frozen structs, fields named like columns.
No database here, as in `db.records`."""

from __future__ import annotations

from datetime import datetime
from typing import Any, ClassVar, Literal

import msgspec

from db.records import Usual

DealState = Literal["open", "closed"]
SeriesState = Literal["running", "ended"]
RunState = Literal["running", "finished", "cancelled"]
Repeat = Literal["once", "daily", "weekly"]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One luck for everybody: what is played with it, against which computer players, and until when.

    `key` is the same for servers that share the luck; None for a server's own. `yardsticks` are the computer players'
    results on it, once it is closed.
    """

    id: str
    kind: str
    digest: str
    settings: dict[str, str]
    opponents: list[str]
    opens_at: datetime
    closes_at: datetime
    commitment: str
    salt: str
    key: str | None = None
    state: DealState = "open"
    yardsticks: list[dict[str, Any]] | None = None

    usual: ClassVar[Usual] = {"yardsticks": lambda: None}


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What a server has asked for. `days` is the length of a single challenge; `hour`, in `zone`, when those of a day
    or a week begin and end."""

    id: str
    guild_id: int
    channel_id: int
    person_id: int | None
    kind: str
    settings: dict[str, str]
    opponents: list[str]
    repeat: Repeat
    days: int
    hour: int
    zone: str
    is_global: bool
    locale: str
    state: SeriesState = "running"


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A deal on one server: the `number`-th of its series, its card, and the thread of those who are through."""

    id: str
    series_id: str
    deal_id: str
    number: int
    guild_id: int
    channel_id: int
    message_id: int | None = None
    thread_id: int | None = None


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """A person's game with a deal. `name` is what stands at its seat now; `counted` that it was over in time."""

    game_id: str
    deal_id: str
    person_id: int | None
    seat: int
    state: RunState
    started_at: datetime
    finished_at: datetime | None
    total: int | None
    categories: dict[str, int] | None
    counted: bool
    name: str = ""

    usual: ClassVar[Usual] = {"categories": lambda: None}


class Score(msgspec.Struct, frozen=True):
    """What came of a run."""

    total: int
    categories: dict[str, int]


class Past(msgspec.Struct, frozen=True):
    """A run that counted: whose, in which challenge of a series, with how many points."""

    person_id: int
    number: int
    total: int
