"""A small language for situations of Captains of the Gulf: boats, sea, ports, cards, and what is then played.
Cards are asked for by what they show: an id (`G17`), fishing icons (`sso`), or an item (`crab_license`, `galley`)."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from games.captains_gulf import GAME, data, phases
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import CARDS, PLACE_INDEX, PLACES, PORTS, SEAFOOD, SPACES
from games.captains_gulf.fishing import Voyage
from games.captains_gulf.table import Step, Table, blank_table
from games.captains_gulf.trading import Sell, Shipyard
from games.captains_gulf.view import View
from games.engine import Ask, Event, Illegal, Luck, Result, ScriptedLuck, Telling

LICENSE = {name: f"{name}_license" for name in SEAFOOD}
MAIN: dict[str, int] = {name: number for number, name in enumerate(SPACES)}


def shows(card: int, wanted: str) -> bool:
    """Whether a card is, shows or could become what is wanted."""
    return wanted in (
        CARDS[card],
        data.FISH[card],
        data.LICENSES[data.LICENSE_OF[card]],
        data.CREW[data.CREW_OF[card]],
        data.UPGRADES[data.UPGRADE_OF[card]],
    )


class Situation:
    """A table in the middle of a game, played on through the game's own loop."""

    def __init__(
        self,
        *boats: Mapping[str, Any],
        seats: int = 2,
        card: str = "",
        round_: int = 1,
        sea: Mapping[str, str] | None = None,
        depletion: Mapping[str, int] | None = None,
        recovery: Sequence[str] = (),
        tastes: Sequence[str] = ("oyster", "crab", "shrimp"),
        rewards: Sequence[Sequence[str]] = (("", ""), ("", ""), ("", "")),
        seafood_disc: str = "shrimp",
        direction_disc: str = "same",
        timer: int = 0,
        schools: Sequence[str] = (),
        coming: Sequence[str] = (),
        deck: Sequence[str] = (),
        luck: Luck | None = None,
    ) -> None:
        self.luck = luck or ScriptedLuck()
        self.events: list[Event] = []
        self.tell = Telling()
        table = self.table = blank_table(max(seats, len(boats)), GAME.rules, [])
        self.tell.at(table)
        self._unused = list(range(len(CARDS)))
        for captain, wanted in zip(table.captains, boats, strict=False):
            self._board(captain, wanted)
        for captain, wanted in zip(table.captains, [*boats, *[{}] * seats], strict=False):
            captain.hand = [self.card(each) for each in wanted.get("hand", ())]
        self.seafood(sea or {})
        for hex_, number in (depletion or {}).items():
            table.depletion[PLACE_INDEX[hex_]] = number
        for hex_ in recovery:
            table.recovery[PLACE_INDEX[hex_]] = 1
        table.tastes = [data.TASTE_OF.index(SEAFOOD.index(taste)) for taste in tastes]
        table.rewards = [[data.REWARDS.index(tile) if tile else -1 for tile in row] for row in rewards]
        table.round, table.timer = round_, timer
        table.card = data.ROUND_CARDS.index(card) if card else -1
        table.seafood_disc = SEAFOOD.index(seafood_disc)
        table.direction_disc = data.DIRECTIONS.index(direction_disc)
        playing = data.SCHOOLS_OF[table.seats]
        first = [data.SCHOOLS.index(school) for school in schools]
        table.schools = (first + [school for school in playing if school not in first])[::-1]
        self._round_cards(card, coming)
        top = [self.card(each) for each in deck]
        table.deck = (top + self._unused)[::-1]
        self._unused = []

    def _board(self, captain: Captain, wanted: Mapping[str, Any]) -> None:
        captain.money = wanted.get("money", 0)
        captain.fuel = wanted.get("fuel", captain.fuel)
        captain.at = PLACE_INDEX[wanted.get("at", "morgan_city")]
        wheel = wanted.get("wheel", "market")
        captain.wheel = SPACES.index(wheel) if wheel else -1
        captain.tiles = wanted.get("tiles", 0)
        captain.loans = wanted.get("loans", 0)
        captain.used = wanted.get("used", 0)
        captain.tracks = list(wanted.get("tracks", captain.tracks))
        raw, cooked = wanted.get("raw", ""), wanted.get("cooked", "")
        captain.hold = [*(raw.count(each) for each in data.LETTERS), *(cooked.count(each) for each in data.LETTERS)]
        for kind, name in enumerate(SEAFOOD):
            self.table.supply[kind] -= raw.count(data.LETTERS[kind]) + cooked.count(data.LETTERS[kind])
            for _ in range(wanted.get("licenses", ()).count(name)):
                captain.license_cards.append(self.card(LICENSE[name]))
                captain.licensed[kind] += 1
        for name in wanted.get("crew", ()):
            captain.crew_cards.append(self.card(name))
            captain.crew |= data.crew(name)
        for name in wanted.get("upgrades", ()):
            captain.upgrade_cards.append(self.card(name))
            kind = data.upgrade(name)
            captain.fitted[kind] += 1
            captain.boxes += data.BOXES[kind]
            captain.tank = max(captain.tank, data.TANKS[kind])

    def _round_cards(self, card: str, coming: Sequence[str]) -> None:
        """The active card and those to come, the next one first; the others of each back left the game."""
        table = self.table
        table.shown_cards = [table.card] if card else []
        wanted = [data.ROUND_CARDS.index(name) for name in coming]
        for back, cards in data.BACKS.items():
            first = [each for each in wanted if each in cards]
            rest = [each for each in cards if each not in first and each != table.card]
            left = max(0, 4 - table.round) if back == "A" else min(4, 8 - table.round)
            order = first + rest
            table.coming.append(order[:left][::-1])
            table.removed.append(order[left:])

    def card(self, wanted: str) -> int:
        """An unused card that shows this."""
        found = next(card for card in self._unused if shows(card, wanted))
        self._unused.remove(found)
        return found

    def seafood(self, sea: Mapping[str, str]) -> None:
        """Put tiles on hexes."""
        for hex_, tiles in sea.items():
            for kind, letter in enumerate(data.LETTERS):
                self.table.sea[kind][PLACE_INDEX[hex_]] += tiles.count(letter)
                self.table.supply[kind] -= tiles.count(letter)

    # -- what happens -----------------------------------------------------------------------------------------

    def go(self, *following: Step) -> Situation:
        """Put these steps next and run until somebody must decide."""
        self.table.then(*following)
        GAME.settle(self.table, self.luck, self.tell)
        self.events += self.tell.events
        self.tell.events.clear()
        return self

    def turn(self, seat: int = 0) -> Situation:
        """It is the turn of `seat`."""
        return self.go(phases.Turn(seat))

    def at_action(self, space: str, seat: int = 0) -> Situation:
        """The wheel marker of `seat` has just been moved to this space."""
        self.table.space = MAIN[space]
        self.table.captains[seat].wheel = MAIN[space]
        return self.go(phases.main_step(MAIN[space], seat), phases.After(seat))

    def reset(self, seat: int = 1) -> Situation:
        """The Reset Phase, after which `seat` begins."""
        return self.go(phases.Reset(seat))

    def play(self, seat: int, *choices: str) -> Situation:
        """Play these choices for a seat."""
        self.table.ask_anew()  # a test may have changed it
        for choice in choices:
            self.events += GAME.apply(self.table, seat, choice, self.luck)
        return self

    def fish(self, place: str, seat: int = 0) -> Situation:
        """Fish at this hex with the first card and handful offered."""
        self.play(seat, f"fish:{place}")
        return self.play(seat, self.options(seat)[0])

    # -- questions --------------------------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Captain:
        return self.table.captains[seat]

    def options(self, seat: int = 0, verb: str = "") -> list[str]:
        self.table.ask_anew()  # a test may have changed it
        return [each for each in GAME.options(self.table, seat) if each.startswith(verb)]

    def refused(self, choice: str, seat: int = 0) -> tuple[str, str]:
        """The reason and rule with which this choice is refused; fails if it is not."""
        self.table.ask_anew()  # a test may have changed it
        reason = GAME.why_not(self.table, seat, choice)
        assert reason is not None, f"{choice} is legal"
        return reason.reason, reason.rule

    def refusal(self, choice: str, seat: int = 0) -> Illegal:
        reason = GAME.why_not(self.table, seat, choice)
        assert reason is not None
        return reason

    def ask(self, seat: int = 0) -> Ask:
        step = GAME.step(self.table, seat)
        assert step is not None
        return step.ask(self.table)

    def detail(self, choice: str, seat: int = 0) -> dict[str, Any]:
        found = GAME.detail(self.table, seat, choice)
        assert found is not None
        return {"kind": found.kind, **found.args}

    def view(self, seat: int | None = 0) -> View:
        return GAME.view(self.table, seat)

    def waiting(self) -> list[int]:
        return sorted(GAME.waiting(self.table))

    def hex(self, name: str) -> str:
        """The tiles on a hex."""
        return "".join(letter * self.table.sea[kind][PLACE_INDEX[name]] for kind, letter in enumerate(data.LETTERS))

    def marks(self, name: str) -> tuple[int, int]:
        """Depletion and repopulation tiles on a hex."""
        return self.table.depletion[PLACE_INDEX[name]], self.table.recovery[PLACE_INDEX[name]]

    def place(self, seat: int = 0) -> str:
        return PLACES[self[seat].at]

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in self[seat].hand]

    def choice(self, item: str, seat: int = 0) -> str:
        """The one option that adds this item, or plays or drops a card showing it."""
        found = [each for each in self.options(seat) if item in each.split(":")]
        assert found, f"{item} is in none of {self.options(seat)}"
        return found[0]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind, with their seat."""
        return [{"seat": event.seat, **event.args} for event in self.events if event.kind == kind]

    def result(self) -> Result:
        result = GAME.result(self.table)
        assert result is not None
        return result


def given(*boats: Mapping[str, Any], **situation: Any) -> Situation:
    """A situation with these boats, by seat; see `Situation`."""
    return Situation(*boats, **situation)


def boat(**wanted: Any) -> dict[str, Any]:
    """A boat with these things; it lies in Morgan City with a full tank and nothing else unless told otherwise."""
    return wanted


def new_game(seats: int, luck: Luck | None = None) -> Situation:
    """A game from its very beginning."""
    fresh = Situation(seats=seats)
    fresh.luck = luck or ScriptedLuck()
    fresh.table, fresh.events = GAME.setup(seats, {}, fresh.luck)
    return fresh


def other_figures(monkeypatch: pytest.MonkeyPatch, group: str, **figures: Any) -> None:
    """Play with other figures in a group of the data file: `SETUP`, `RULES`, ..."""
    printed = getattr(data, group)
    for name, module in list(sys.modules.items()):
        if name.startswith("games.captains_gulf") and getattr(module, group, None) is printed:
            monkeypatch.setattr(module, group, msgspec.structs.replace(printed, **figures))


def inventory(table: Table) -> dict[str, Any]:
    """Everything that must never change in number: cards, seafood, round and seafood cards."""
    kinds = range(len(SEAFOOD))
    return {
        "cards": sorted(
            table.deck
            + table.discards
            + [
                card
                for each in table.captains
                for card in each.hand + each.license_cards + each.crew_cards + each.upgrade_cards
            ]
        ),
        "seafood": [
            table.supply[kind]
            + sum(table.sea[kind])
            + sum(each.hold[kind] + each.hold[len(kinds) + kind] for each in table.captains)
            for kind in kinds
        ],
        "schools": sorted(table.schools + table.shown_schools),
        "round_cards": sorted(table.shown_cards + [card for pile in table.coming + table.removed for card in pile]),
        "ports": len(PORTS),
    }


__all__ = ["Sell", "Shipyard", "Situation", "Voyage", "boat", "given", "inventory", "new_game", "other_figures"]
