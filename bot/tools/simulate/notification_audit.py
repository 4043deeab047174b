"""What people hear of their games during a simulated month, held against what they owe: the judge of `month.py`.
Calls are read off the requests Discord gets; debts off the games as they are stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

import msgspec

from bot.gateway.controls import read
from bot.ledger.loaded import Loaded
from bot.people.preferences import MOST_REMINDERS, Preferences
from bot.people.quiet_hours import after_quiet
from bot.sandbox.bot_server import Exchange
from bot.sandbox.encoding import Json
from db.records import State

PATIENCE = timedelta(minutes=10)
"""So long a call may take where nothing is in its way."""


FAULTS = (
    "decisions nobody was called to",
    "calls too many",
    "reminders of nothing",
    "reminders too many",
    "reminders to who wants none",
    "reminders at night",
    "reminders on vacation",
)


def is_message(exchange: Exchange) -> bool:
    """Whether a request of the bot made a message."""
    return exchange.method == "POST" and exchange.route.endswith("/messages") and exchange.status == 200


def called_by(exchange: Exchange) -> list[int]:
    """The people whom a message calls, in the request that made it."""
    body: Json = exchange.body or {}
    allowed: Json = body.get("allowed_mentions") or {}
    people: list[str] = allowed.get("users") or []
    return [int(person) for person in people]


def board_of(exchange: Exchange) -> int | None:
    """The number of the board that a message is; None for what is none."""
    body: Json = exchange.body or {}
    found = [read(custom_id) for custom_id in _custom_ids(body.get("components") or [])]
    return next((control.revision for control in found if control is not None and control.choice == "@play"), None)


def _custom_ids(components: Iterable[Json]) -> Iterator[str]:
    for component in components:
        if "custom_id" in component:
            yield str(component["custom_id"])
        yield from _custom_ids(component.get("components") or [])


class OwedDecision(msgspec.Struct):
    """A decision somebody owes since `at`, when board `board` was the newest: how often they were called to it, when
    they were reminded."""

    at: datetime
    board: int
    asked: int
    calls: int = 0
    reminders: list[datetime] = []
    closed: datetime | None = None


class NotificationAudit:
    """Notes debts and calls. `faults` counts what should not have been, by its name."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.habits: dict[int, Preferences] = {}
        self.deaf: list[tuple[set[int], datetime, datetime]] = []
        """Channels the bot could not post in, from when to when."""
        self.examples: dict[str, str] = {}
        self._open: dict[tuple[str, int], OwedDecision] = {}
        self._places: dict[str, int] = {}
        self._asked: dict[str, list[int]] = {}
        self._early: set[tuple[str, int, int]] = set()

    def fault(self, name: str, what: str) -> None:
        """Count what should not have been, and remember the first time."""
        self.faults[name] += 1
        self.examples.setdefault(name, what)

    def stored(self, loaded: Loaded, state: State, now: datetime) -> None:
        """A game is changed, and comes into this state: note who owes what from now on."""
        self._places[loaded.id] = loaded.row.channel_id
        vote = loaded.saved.course.vote
        self._asked[loaded.id] = loaded.people([seat for seat in vote.asked if seat not in vote.cast]) if vote else []
        course = loaded.saved.course
        standing = state != "running" or course.paused or course.resting
        owing = {} if standing else {
            person: loaded.saved.asked[seat]
            for seat in loaded.waiting()
            if (person := loaded.person_at(seat)) is not None
        }  # fmt: skip
        for key in [key for key in self._open if key[0] == loaded.id and owing.get(key[1]) != self._open[key].asked]:
            self._close(key, now, goes_on=key[1] in owing)
        for person, asked in owing.items():
            if (loaded.id, person) not in self._open:
                self.counts["decisions that came to people"] += 1
                early = (loaded.id, person, loaded.board) in self._early  # the call was quicker than this note
                self._open[loaded.id, person] = OwedDecision(now, loaded.board, asked, calls=int(early))

    def _close(self, key: tuple[str, int], now: datetime, *, goes_on: bool) -> None:
        debt = self._open.pop(key)
        if goes_on and debt.calls:  # the same person goes on deciding with the panel open
            self._open[key] = OwedDecision(now, debt.board, -1, calls=1)
        if not debt.calls and self._should_have_been_called(key, debt, now):
            self.fault("decisions nobody was called to", f"{key} from {debt.at} to {now}")

    def _should_have_been_called(self, key: tuple[str, int], debt: OwedDecision, now: datetime) -> bool:
        game_id, person = key
        if now - debt.at < PATIENCE or game_id in self._habits(person).muted:
            return False
        place = self._places[game_id]
        hindered = any(place in channels and begin < now and debt.at < end for channels, begin, end in self.deaf)
        return not hindered

    def _habits(self, person: int) -> Preferences:
        return self.habits.get(person, Preferences())

    def is_wanted(self, person: int) -> bool:
        """Whether anything waits for this person: a decision or a question."""
        return any(key[1] == person for key in self._open) or any(person in asked for asked in self._asked.values())

    # -- what Discord hears -----------------------------------------------------------------------------------------

    def said(self, exchange: Exchange, now: datetime) -> None:
        """A request reached Discord: if it is a message that calls people, hold it against what they owe."""
        if not is_message(exchange):
            return
        self.counts["messages"] += 1
        body: Json = exchange.body or {}
        game_id, _, kind = str(body.get("nonce", "")).partition("-")
        for person in called_by(exchange):
            self._called(game_id, person, kind, board_of(exchange), now)

    def _called(self, game_id: str, person: int, kind: str, board: int | None, now: datetime) -> None:
        if "m" in kind:
            self._reminded(game_id, person, now)
            return
        debt = self._open.get((game_id, person))
        if "n" in kind:
            self.counts["questions put to people"] += 1
        elif debt is None or (board is not None and board < debt.board):
            if board is not None:
                self._early.add((game_id, person, board))
            self.counts["calls at the end, and answered before they arrived"] += 1
        else:
            self.counts["calls to decisions"] += 1
            debt.calls += 1
            if debt.calls > 1 and debt.asked != -1:
                self.fault("calls too many", f"{game_id} {person} {kind} at {now}")

    def _reminded(self, game_id: str, person: int, now: datetime) -> None:
        self.counts["reminders"] += 1
        debt, habits = self._open.get((game_id, person)), self._habits(person)
        said = f"{game_id} {person} at {now}"
        if debt is None:
            self.fault("reminders of nothing", said)
            return
        debt.reminders.append(now)
        last = debt.reminders[-2] if len(debt.reminders) > 1 else debt.at
        if len(debt.reminders) > MOST_REMINDERS or now - last < timedelta(hours=habits.every_h) - PATIENCE:
            self.fault("reminders too many", said)
        if game_id in habits.muted or not habits.every_h:
            self.fault("reminders to who wants none", said)
        if after_quiet(now, habits.quiet, habits.zone) != now:
            self.fault("reminders at night", said)
        if habits.away_until(now) is not None:
            self.fault("reminders on vacation", said)

    def end(self, now: datetime) -> None:
        """The month is over: what is still owed should have been told."""
        for key in list(self._open):
            self._close(key, now, goes_on=False)
