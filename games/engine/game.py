"""A game: on the first page what each says of itself; then setup, the loop that runs steps until somebody must decide,
and everything a caller may ask. The rules themselves are the steps of each game; nothing here knows one of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.engine.event import Event
from games.engine.illegal import Illegal
from games.engine.luck import Luck
from games.engine.picks import Verb
from games.engine.players import Deckhand, Player, Searching
from games.engine.provenance import Provenance
from games.engine.refusals import GameOver, NotYourTurn, WrongSeats, WrongSetting
from games.engine.result import Result
from games.engine.sayings import Detail, Remark, Tell
from games.engine.statistics import Statistics
from games.engine.step import Ask, Choice
from games.engine.table import MAIN, Table
from games.engine.telling import Telling

T = TypeVar("T", bound=Table[Any])
V = TypeVar("V")
Settings = Mapping[str, str]
Ending = Literal["round", "game"]
_ANY_LUCK = Luck(bytes(32))
MOST_STEPS = range(10_000)
"""So many steps may follow one another without a decision: more never come to an end."""


class Endless(RuntimeError):
    """Rules that go on for ever by themselves; the message says with what."""


class Setting(msgspec.Struct, frozen=True):
    """A table option of `/new`: its values in order, the first being the default. On and off are `yes` and `no`."""

    id: str
    values: tuple[str, ...]


class Game(ABC, Generic[T, V]):
    """The contract every game fulfils. One instance per game, without state of its own."""

    id: ClassVar[str]
    rules: ClassVar[int]  # bumped only when behavior changes
    earlier_rules: ClassVar[frozenset[int]] = frozenset()  # those by which games that began with them are played still
    shape: ClassVar[int]  # bumped only when the saved table's fields change
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    verbs: ClassVar[tuple[Verb, ...]]
    table_type: ClassVar[type[Any]]
    players: ClassVar[tuple[Player, ...]] = (Deckhand(),)  # quick computer players, weakest first
    searching: ClassVar[tuple[Searching, ...]] = ()  # those that think for a while, weakest first
    former: ClassVar[tuple[Player, ...]] = ()  # whom challenges begun by an earlier version are played against
    orders: ClassVar[tuple[str, ...]] = ()  # standing orders that people may give for it
    alike: ClassVar[frozenset[str]] = frozenset()  # verbs of which none is likelier than another
    closing: ClassVar[frozenset[str]] = frozenset()  # verbs that end one's own turn: they stand last, apart
    side_by_side: ClassVar[tuple[str, ...]] = ()  # verbs that stand in this order, as what they choose is printed
    free: ClassVar[frozenset[str]] = frozenset()  # verbs of what may be done besides, and need never be
    asks_to_end: ClassVar[frozenset[str]] = frozenset()  # questions that are themselves whether to end it: asked once
    round_ends: ClassVar[tuple[str, str]] = ("", "")  # kinds of events: who ended a round, and the next one
    turns: ClassVar[frozenset[str]] = frozenset()  # questions with which a turn begins, each told from the next one
    opens: ClassVar[frozenset[str]] = frozenset()  # kinds of events: with them begins what a seat does next, or a phase
    asks_openly: ClassVar[bool] = False  # whether everybody may know what a seat is asked, but for windows
    statistics: ClassVar[Statistics] = Statistics()  # for balance and statistics; no rule and nobody who plays needs it

    def __init__(self) -> None:
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(self.table_type)

    # -- what each game says: this page is the contract, of which six things must be said ----------------------

    @abstractmethod
    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> T:
        """A table ready for its first step."""

    @abstractmethod
    def view(self, table: T, seat: int | None) -> V:
        """What `seat` (None: a spectator) may know, built up from what is allowed."""

    @abstractmethod
    def imagine(self, table: T, seat: int, rng: Random) -> T:
        """A table that `seat` cannot tell from the real one."""

    @abstractmethod
    def result(self, table: T) -> Result | None:
        """Places and points, once the game is over."""

    @property
    @abstractmethod
    def digest(self) -> str:
        """The fingerprint of the data this game plays with."""

    @property
    @abstractmethod
    def raw(self) -> dict[str, Any]:
        """The rows of the data as they stand in the file, names and texts in all languages included."""

    @property
    def earlier(self) -> frozenset[str]:
        """The fingerprints of earlier data of ours: games that began with them play on as they began (see `as_begun`).
        None by default: then they play on with the data of today, and nothing of them can be played again."""
        return frozenset()

    def as_begun(self, table: T, data: str) -> None:
        """Let a table that was dealt a moment ago be as those were that began with these `earlier` data."""

    @property
    def provenance(self) -> Provenance:
        """Whose figures it plays with: those of its own data unless it says otherwise (`games.engine.provenance`)."""
        return "ours"

    def check(self, seats: int, settings: Settings) -> None:
        """Raise `Illegal` when these seats or table options do not go together."""
        if seats not in self.seats:
            raise Illegal(WrongSeats(self.seats[0], self.seats[-1]))
        known = {setting.id: setting for setting in self.settings}
        for name, value in settings.items():
            if name not in known or value not in known[name].values:
                raise Illegal(WrongSetting(name, value))

    def small_print(self, table: T, step: Choice, choice: str) -> Detail | None:
        """What `choice`, an answer to `step`, would mean now, for the small print beside its button; None if its name
        says it all."""
        return None

    def beside(self, table: T, seat: int) -> Sequence[Remark]:
        """What `seat`, which owes a decision, should see beside its question though it cannot be chosen."""
        return ()

    def usual(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` that nearly everybody chooses: they stand first and stand out. None by
        default: then those do that come first."""
        return []

    def steady(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Choices that come up again and again, such as the spaces of a board, as they lie there: those of a kind that
        is among the `options` of `seat`, possible now or not. Each keeps its number however many of them are possible.
        None by default: then the choices are numbered as they stand."""
        return []

    def ranked(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` that stand in this order among others of their verb, before all that are not
        ranked: what promises most first. None by default: then they stand as the rules list them."""
        return []

    def promising(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """The `options` of `seat` in the order in which they stay where there is no room for all of what may follow:
        what most will choose first. Nothing by default: then nobody can say."""
        return []

    def rare(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` that few choose, or of which a list would only be long: all of a verb stand
        in a menu, which alone tells of them. None by default."""
        return []

    def same(self, table: T, seat: int, options: Sequence[str]) -> list[list[str]]:
        """Those of the `options` of `seat` that do the same, each such set together. Of a set that has `rare` ones, a
        way that goes on may go on with the others alone, and says of how many it takes one; nothing where all that is
        asked for is one such set (`is_moot`). None by default."""
        return []

    def in_turn(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` with which a way begins or goes on, where several things are decided in any
        order and a way that takes them one by one leads everywhere, such as a card for each figure; or where some
        answers are left to their buttons, as others matter more, which menus then say. All by default."""
        return [*options]

    def halfway(self, before: T, after: T, seat: int) -> bool:
        """Whether what `seat` has decided between these two tables is but a part of what it is asked, of which the rest
        comes next, such as one ship of several for a load: no way ends there. Never by default."""
        return False

    def holding(self, choices: Sequence[str]) -> list[str]:
        """Those of the `choices` that a seat has made in a window which still hold: all by default. Where one can
        replace another, such as a card for the same figure, the last one does."""
        return [*choices]

    def followed_by(self, told: Ask) -> str:
        """The choice that is made by itself after one with this small print, such as the only thing there is to build:
        a row of steps names it, and its effect is told too. Empty if there is none, which is the default."""
        return ""

    def careful(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` that give something up for nothing, such as an action or a whole turn: they
        stand apart, and a person is asked once more. None by default."""
        return []

    def costly(self, table: T, seat: int, options: Sequence[str]) -> list[str]:
        """Those of the `options` of `seat` that cost more than they promise, such as a loan: they may be the only ones,
        but don't stand out. None by default."""
        return []

    def holdings(self, table: T, seat: int) -> Mapping[str, int]:
        """How much `seat` has of each thing that it may want to keep, such as money and goods, always under the same
        names: no standing order spends any of it unasked (`spends`). Nothing by default."""
        return {}

    def idle(self, table: T, seat: int, choice: str) -> Illegal:
        """Why a seat that owes no decision may not play this choice; a game may name the rule against it."""
        return Illegal(GameOver() if table.over else NotYourTurn())

    def conceivable(self, table: T, seat: int) -> list[str]:
        """Choices a player may wonder about in this game, legal now or not; `why_not` explains those that are not."""
        return []

    def plannable(self, table: T, seat: int) -> dict[str, Ask | None]:
        """What `seat`, which owes no decision, may plan for its next ones: choices that may come up, with the small
        print each would have now. Empty where nothing can be planned, which is the default.

        Only what the seat may know goes into it: a table it can't tell from the real one gives the same.
        """
        return {}

    def ordered(self, table: T, seat: int, order: str) -> str:
        """What one of the `orders` answers to the decision that `seat` owes; empty where it says nothing, and the
        player decides. Only what the seat may know goes into it."""
        return ""

    def suggestion(self, table: T, seat: int) -> str:
        """What is played for `seat` when its player stays away: the tamest of its options, the first by default."""
        return self.options(table, seat)[0]

    def rolls_back(self, table: T, seat: int) -> bool:
        """Whether `seat`, whose player stays away, is within a turn that is taken back before it is skipped."""
        return False

    def endings(self, table: T, seat: int, options: Sequence[str]) -> dict[str, Ending]:
        """Those of the `options` of `seat` after which the round or the whole game is over before anybody decides
        again, as far as the seat can know; by default they are tried out in a world that it imagines."""
        return self._endings(table, seat, options)

    def hides_answers(self, table: T, seat: int) -> bool:
        """Whether a window is open in which others than `seat` may have answered without its knowing."""
        lanes = table.lanes
        return lanes is not None and any(lane for other, lane in enumerate(lanes.opened) if other != seat)

    def turn_order(self, table: T) -> list[int]:
        """The seats in the order in which they begin a new game; empty where seats alone say it, or nobody begins."""
        return []

    def round_of(self, table: T) -> int:
        """The round the table is in, for whoever leafs through a game; 0 where there are none."""
        return getattr(table, "round", 0)

    def keeps(self, settings: Settings) -> str:
        """What stays with each person after a game with these table options, such as a rank; empty for nothing."""
        return ""

    def kept(self, table: T, seat: int, before: int) -> int:
        """Its value for `seat` after this finished game; `before` is 0 at first. Asked only if `keeps` names it."""
        raise NotImplementedError  # pragma: no cover - only for games that keep something

    # -- what every game does alike -------------------------------------------------------------------------

    def concerns(self, setting: Setting, seats: int) -> bool:
        """Whether there is anything to choose of a table option with so many seats."""
        return sum(self._goes_with(seats, {setting.id: value}) for value in setting.values) > 1

    def _goes_with(self, seats: int, settings: Settings) -> bool:
        try:
            self.check(seats, settings)
        except Illegal:
            return False
        return True

    def plays(self, data: str) -> bool:
        """Whether games that began with the data of this fingerprint can be played again from their choices."""
        return data == self.digest or data in self.earlier

    def plays_by(self, rules: int) -> bool:
        """Whether games that began with the rules of this number can be played again from their choices."""
        return rules == self.rules or rules in self.earlier_rules

    def setup(
        self, seats: int, settings: Settings, luck: Luck, data: str = "", rules: int = 0
    ) -> tuple[T, list[Event]]:
        """A new game at its first decision, and what happened on the way there: with the data and by the rules of
        today, or with the `earlier` data of this fingerprint and by the `earlier_rules` of this number."""
        self.check(seats, settings)
        tell = Telling()
        table = self.deal(seats, settings, luck, tell)
        if data in self.earlier:
            self.as_begun(table, data)
        if rules in self.earlier_rules:
            table.rules = rules
        tell.at(table)
        self.settle(table, luck, tell)
        return table, tell.events

    def waiting(self, table: T) -> dict[int, Choice]:
        """Who owes which decision, by seat. Empty exactly when the game is over."""
        if table.lanes is not None:
            return {seat: stack[-1] for seat, stack in enumerate(table.lanes.stacks) if stack}  # type: ignore[misc]
        if table.stack:
            step = table.stack[-1]
            assert step.decides, f"the loop stopped at {step}"
            return {step.seat: step}
        return {}

    def step(self, table: T, seat: int) -> Choice | None:
        """The decision `seat` owes, if any."""
        if table.lanes is not None:
            stack = table.lanes.stacks[seat]
            return stack[-1] if stack else None
        step = table.stack[-1] if table.stack else None
        return step if step is not None and step.seat == seat else None

    def options(self, table: T, seat: int) -> list[str]:
        """Every legal choice of `seat` now, in a fixed order; empty when it owes no decision."""
        asked = self._asked(table, seat)
        return asked[1].copy() if asked is not None else []

    def detail(self, table: T, seat: int, choice: str) -> Ask | None:
        """The small print of `choice` for `seat` now; None if there is none, or if the seat owes no decision."""
        step = self.step(table, seat)
        found = self.small_print(table, step, choice) if step is not None else None
        return Ask.of(found) if found is not None else None

    def still_means(self, table: T, seat: int, choice: str, meant: Ask | None) -> bool:
        """Whether the small print of `choice` for `seat` has the gist now that it had when it was `meant`. What an
        earlier version did not tell yet, nobody has gone by: it is as if it had been the same."""
        step = self.step(table, seat)
        found = self.small_print(table, step, choice) if step is not None else None
        if found is None or meant is None:
            return found is meant is None
        if meant.kind == found.kind and meant.args:
            meant = Ask(meant.kind, {**found.args, **meant.args})
        return found.gist() == found.gist_of(meant)

    def remarks(self, table: T, seat: int) -> list[Ask]:
        """What `seat` sees beside its question; nothing if it owes no decision."""
        return [Ask.of(remark) for remark in self.beside(table, seat)] if self.step(table, seat) is not None else []

    def apply(self, table: T, seat: int, choice: str, luck: Luck) -> list[Event]:
        """Play `choice` for `seat` and everything that follows by itself; returns what happened.

        Raises `Illegal`, and only that, for a choice that is not among the options; the table is then unchanged.
        """
        asked = self._asked(table, seat)
        if asked is None:
            raise self.idle(table, seat, choice)
        step, options = asked
        if choice not in options:
            raise step.why_not(table, choice)
        telling = Telling(table)
        if table.lanes is not None:
            table.lane = seat
            table.lanes.stacks[seat].pop()
        else:
            table.stack.pop()
        step.resolve(table, choice, luck, telling.tell)
        self.settle(table, luck, telling)
        return telling.events

    def why_not(self, table: T, seat: int, choice: str) -> Illegal | None:
        """Why `seat` may not play `choice` now; None if it may."""
        asked = self._asked(table, seat)
        if asked is None:
            return self.idle(table, seat, choice)
        step, options = asked
        return None if choice in options else step.why_not(table, choice)

    def _asked(self, table: T, seat: int) -> tuple[Choice, list[str]] | None:
        """The decision `seat` owes, if any, and what may be answered. That is found out once: nothing changes while a
        decision waits."""
        stack = table.stack if table.lanes is None else table.lanes.stacks[seat]
        if not stack or stack[-1].seat != seat:
            return None
        step, asked = stack[-1], table.asked
        if asked is None or asked[0] is not step:
            asked = step, step.options(table)
            table.asked = asked  # type: ignore[misc]
        return asked

    def replay_lane(self, table: T, seat: int, done: bool, rng: Random) -> None:
        """Begin the lane of `seat` in the open window anew; if it is `done`, answer it at random to its end.

        For `imagine`: what another seat answered in a window is not known, that it is done may be.
        """
        lanes = table.lanes
        assert lanes is not None, "no window is open"
        luck, tell = Luck(rng.randbytes(32)), Telling(table).tell
        stack = lanes.stacks[seat]
        stack[:] = lanes.opened[seat][::-1]
        table.lane = seat
        self._run(table, stack, luck, tell)
        while done and stack:
            step = stack.pop()
            step.resolve(table, rng.choice(step.options(table)), luck, tell)
            self._run(table, stack, luck, tell)
        table.lane = MAIN
        table.ask_anew()

    def _endings(self, table: T, seat: int, options: Sequence[str]) -> dict[str, Ending]:
        """None in a window with others: that they have answered is not to be seen."""
        before = self.round_of(table)
        if self.hides_answers(table, seat) or not before:
            return {}
        world, found = self.save(self.imagine(table, seat, Random(0))), dict[str, Ending]()
        for option in options:
            after = self.load(world)
            with suppress(Illegal):  # in another world than the imagined one it is possible
                self.apply(after, seat, option, _ANY_LUCK)
                if after.over:
                    found[option] = "game"
                elif self.round_of(after) != before:
                    found[option] = "round"
        return found

    def save(self, table: T) -> bytes:
        """The table as bytes."""
        return self._encoder.encode(table)

    def load(self, data: bytes) -> T:
        """The table `save` was given."""
        return self._decoder.decode(data)

    def settle(self, table: T, luck: Luck, telling: Telling) -> None:
        """Run automatic steps and take choices that have one option, until somebody really decides. Raises `Endless` if
        nobody ever does."""
        tell = telling.tell
        if table.lanes is not None:  # a choice in a window was resolved: its lane goes on
            self._run(table, table.lanes.stacks[table.lane], luck, tell)
            table.lane = MAIN
        for _ in MOST_STEPS:
            lanes = table.lanes
            if lanes is None:
                self._run(table, table.stack, luck, tell)
                lanes = table.lanes
                if lanes is None:
                    return
                for seat, stack in enumerate(lanes.stacks):  # a window has just opened
                    table.lane = seat
                    self._run(table, stack, luck, tell)
                table.lane = MAIN
            if any(lanes.stacks):
                return
            table.lanes = None
            telling.events.extend(sorted(lanes.hushed, key=_by_seat))
        raise Endless("windows open and close, and nobody is ever asked")

    def _run(self, table: T, stack: list[Any], luck: Luck, tell: Tell) -> None:
        """Work one stack off until it is empty, waits for a decision, or a window opens above it."""
        for _ in MOST_STEPS:
            if not stack:
                return
            step = stack.pop()
            if step.decides:
                options = step.options(table)
                if len(options) != 1:
                    stack.append(step)
                    table.asked = (step, options)  # type: ignore[misc]
                    return
                step.resolve(table, options[0], luck, tell)
            else:
                step.run(table, luck, tell)
                if table.lanes is not None and table.lane == MAIN:
                    return
        following = type(stack[-1]).__name__ if stack else "nothing"
        raise Endless(f"steps follow one another, and nobody is ever asked: {following} is next")


def _by_seat(event: Event) -> int:
    return -1 if event.seat is None else event.seat
