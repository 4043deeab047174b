"""Tides with one mistake each. Every one of them must be caught by the conformance suite."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from games.engine import Ask, Choice, Detail, Event, Illegal, Luck, Refusal, Result
from games.engine.game import Ending
from games.engine.refusals import NotYourTurn
from tests.toy.tides import Table, Tides, View


class LeakyView(Tides):
    """Shows what others offer while the window is open."""

    def view(self, table: Table, seat: int | None) -> View:
        return msgspec.structs.replace(super().view(table, seat), offered=table.offered[:])


class LeakyDeck(Tides):
    """Shows spectators the top card of the deck."""

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        return msgspec.structs.replace(shown, deck=table.deck[-1]) if table.deck and seat is None else shown


class LeakyHand(Tides):
    """Shows the top card of the deck to who sits at the table."""

    def view(self, table: Table, seat: int | None) -> View:
        shown = super().view(table, seat)
        return msgspec.structs.replace(shown, deck=table.deck[-1]) if table.deck and seat is not None else shown


class Talkative(Tides):
    """Tells something of its own with each decision."""

    told = ""

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        return [*super().apply(table, seat, choice, luck), Event("kept", seat, {"told": self.told})]


class LeakyOptions(Tides):
    """Refuses to draw a bad card, and so betrays it."""

    def options(self, table: Table, seat: int) -> list[str]:
        options = super().options(table, seat)
        return ["draw", "keep", "draw"][table.deck[-1] > 12 :][:2] if options == ["draw", "keep"] else options


class Joining(Tides):
    """Has a + in a choice, with which the bot joins choices."""

    def options(self, table: Table, seat: int) -> list[str]:
        return [option.replace("boast:yes", "boast:+1") for option in super().options(table, seat)]

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        return super().apply(table, seat, choice.replace("boast:+1", "boast:yes"), luck)


class LeakyRefusal(Tides):
    """Refuses a card in another's hand otherwise than one in the deck."""

    def conceivable(self, table: Table, seat: int) -> list[str]:
        return [f"offer:{card}" for card in range(1, 25)] if self.options(table, seat) else []

    def why_not(self, table: Table, seat: int, choice: str) -> Illegal | None:
        refused = super().why_not(table, seat, choice)
        taken = any(choice == f"offer:{card}" for card in sum(table.hands, list[int]()))
        return Illegal(NotYourTurn()) if refused is not None and taken else refused


class LeakyHabit(Tides):
    """Takes it for usual to draw only where a good card lies ready."""

    def usual(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        return [option for option in options if option == "draw" and table.deck[-1] > 12]


class LeakyPlans(Tides):
    """Lets only those plan to draw for whom a good card lies ready."""

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return {"draw": None} if table.deck and table.deck[-1] > 12 else {}


class HastyPlans(Tides):
    """Looks at the deck by taking a card."""

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return {"draw": None} if table.deck and table.deck.pop() else {}


class VainPlans(Tides):
    """Offers plans for what nobody can ever do."""

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return {"sink:everything": None}


class EndlessPlans(Tides):
    """Plans beyond the end."""

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return {"draw": None}


class NoBarrier(Tides):
    """Lets a drawn card be taken back."""

    fault: ClassVar[str] = "no barrier"


class LaneTouchesOthers(Tides):
    """Pays who answers first."""

    fault: ClassVar[str] = "lane touches others"


class ToldToAnother(Tides):
    """Tells seat 0 what the others offer."""

    fault: ClassVar[str] = "told to another"


class SharedHands(Tides):
    """Clones that share their hands."""

    fault: ClassVar[str] = "shared hands"


class Accommodating(Tides):
    """Plays something legal instead of refusing."""

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        options = self.options(table, seat)
        return super().apply(table, seat, choice if choice in options or not options else options[0], luck)


class ChangedByRefusal(Tides):
    """Counts attempts on the table."""

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        table.points[seat] += choice not in self.options(table, seat) and not table.over
        return super().apply(table, seat, choice, luck)


class Crashing(Tides):
    """Falls over a choice it can't parse."""

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        if choice.startswith("offer:"):
            int(choice.partition(":")[2])
        return super().apply(table, seat, choice, luck)


class Forgetful(Tides):
    """Keeps a part of the game outside of the table."""

    bonus = 0

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        events = super().apply(table, seat, choice, luck)
        self.bonus += choice == "boast:yes"
        if self.bonus % 3 == 2:
            table.points[seat] += 1
        return events


class Repetitive(Tides):
    """Offers the same choice twice."""

    def options(self, table: Table, seat: int) -> list[str]:
        options = super().options(table, seat)
        return options + options[:1]


class Wordy(Tides):
    """Adds an argument the verb does not declare."""

    def options(self, table: Table, seat: int) -> list[str]:
        return [option.replace("boast:", "boast:very:") for option in super().options(table, seat)]

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        return super().apply(table, seat, choice.replace("boast:very:", "boast:"), luck)


class WrongSum(Tides):
    """Adds a point to the total that no category has."""

    def result(self, table: Table) -> Result | None:
        result = super().result(table)
        if result is None:
            return None
        return Result([msgspec.structs.replace(score, total=score.total + 1) for score in result.scores])


class WrongPlaces(Tides):
    """Everybody is first."""

    def result(self, table: Table) -> Result | None:
        result = super().result(table)
        if result is None:
            return None
        return Result([msgspec.structs.replace(score, place=1 + (score.seat == 0)) for score in result.scores])


class EarlyResult(Tides):
    """Has a result before the end."""

    def result(self, table: Table) -> Result | None:
        return super().result(msgspec.structs.replace(table.clone(), stack=[], lanes=None))


class Aliasing(Tides):
    """Imagines the real table itself."""

    def imagine(self, table: Table, seat: int, rng: Any) -> Table:
        return table


class HalfAliasing(Tides):
    """Imagines a world that shares its points with the real table."""

    def imagine(self, table: Table, seat: int, rng: Any) -> Table:
        world = super().imagine(table, seat, rng)
        world.points = table.points
        return world


class Sorting(Tides):
    """Sorts a hand when somebody asks what a card would mean."""

    def detail(self, table: Table, seat: int, choice: str) -> Ask | None:
        table.hands[seat].sort()
        return None


class SameTides(Tides):
    """Rolls the same tide in every round."""

    fault: ClassVar[str] = "same tides"


class Fickle(Tides):
    """Shuffles the deck as it lies after everything that was chosen before."""

    fault: ClassVar[str] = "fickle"


class FalseProphet(Tides):
    """Says of everything that it ends the game."""

    def endings(self, table: Table, seat: int, options: Sequence[str]) -> dict[str, Ending]:
        return dict.fromkeys(options, "game") if table.lanes is None else {}


class CardsLeft(Detail, frozen=True, tag="left"):
    """How many cards the deck has afterwards."""

    cards: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> CardsLeft:
        return CardsLeft(after.deck)


class Promising(Tides):
    """Says how many cards will be left."""

    drawn = 1

    def small_print(self, table: Table, step: Choice, choice: str) -> CardsLeft | None:
        return CardsLeft(len(table.deck) - self.drawn) if choice == "draw" else None


class Overpromising(Promising):
    """Forgets the card that is drawn."""

    drawn = 0


class Nameless(Tides):
    """Tells of nobody what is declared to follow a name."""

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        return [*super().apply(table, seat, choice, luck), Event("kept", None)]


class Unruly(Refusal, frozen=True, tag="unruly"):
    rules = ("1",)


class Miscited(Tides):
    """Cites a rule that the refusal does not declare."""

    def why_not(self, table: Table, seat: int, choice: str) -> Illegal | None:
        return Illegal(Unruly(), "2") if super().why_not(table, seat, choice) is not None else None

    def apply(self, table: Table, seat: int, choice: str, luck: Luck) -> list[Event]:
        if (refused := self.why_not(table, seat, choice)) is not None:
            raise refused
        return super().apply(table, seat, choice, luck)


class TrueToTheDeck(Tides):
    """Imagines the deck one way or the other, as the real one has it."""

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        world = super().imagine(table, seat, rng)
        if table.deck and table.deck[-1] % 2:
            world.deck.reverse()
        return world


class Unimaginative(Tides):
    """Imagines the real table: what it does not know, it knows."""

    def imagine(self, table: Table, seat: int, rng: Any) -> Table:
        table.deck.reverse()
        return table.clone()
