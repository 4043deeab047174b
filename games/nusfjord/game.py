"""Nusfjord as the engine plays it: seats, table options, verbs, setup and what a caller may ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from games.engine import (
    Ask,
    Captain,
    Choice,
    Deckhand,
    Detail,
    Game,
    Illegal,
    Luck,
    Player,
    Provenance,
    Remark,
    Result,
    Searching,
    Setting,
    Settings,
    Statistics,
    Telling,
    provenance_of,
    verb_in,
)
from games.engine.sayings import kind_of
from games.nusfjord import data, events, picks, refusals, scoring, shipping
from games.nusfjord.building import Build, FreeSpaces, Site, missing, offered
from games.nusfjord.deciding import DECLINE
from games.nusfjord.details import blocked_spaces, detail, felled_in_vain, given_up, room_for_forest
from games.nusfjord.glance import OVERLOOKED, SLIP, Glance
from games.nusfjord.judging import NusfjordJudge
from games.nusfjord.phases import OpenGame
from games.nusfjord.picks import PICKS
from games.nusfjord.planning import plannable
from games.nusfjord.player import new_player
from games.nusfjord.players import Mate
from games.nusfjord.ranking import ranked
from games.nusfjord.shipping import BuildShip
from games.nusfjord.small_print import ONLY_BUILDINGS, LastRound, OnlyShip
from games.nusfjord.stack import Step
from games.nusfjord.statistics import NusfjordStatistics
from games.nusfjord.steps import DONE, SKIP, Turn
from games.nusfjord.table import Table, TableOf
from games.nusfjord.terms import PLAIN, STORED
from games.nusfjord.view import View, view

FIRST_DATA = frozenset({"a821e7dc44ed6507c1129c24d7d3a8592a62bac9a60a3dd2d7b539711dc43403"})
"""Those with figures that nothing read, of which nothing else was another."""


class Nusfjord(Game[Table, View]):
    """The whole rulebook: 1 to 5 players, three decks, mixed game, return match, both solo games, campaign."""

    id: ClassVar[str] = "nusfjord"
    rules: ClassVar[int] = 3
    earlier_rules: ClassVar[frozenset[int]] = frozenset({2})
    shape: ClassVar[int] = 1
    seats: ClassVar[range] = data.SEATS
    closing: ClassVar[frozenset[str]] = frozenset({verb_in(DONE)})
    free: ClassVar[frozenset[str]] = frozenset({"use", "convert", "trade"})
    alike: ClassVar[frozenset[str]] = frozenset({"place", "elder"})
    asks_openly: ClassVar[bool] = True
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("deck", tuple(data.DECK_IDS)),
        Setting("mixed", ("no", "yes")),
        Setting("series", ("single", "return", "campaign")),
        Setting("solo", ("basic", "advanced")),
    )
    verbs = PICKS.verbs
    table_type = TableOf[Step]
    players: ClassVar[tuple[Player, ...]] = (Deckhand(Glance(), SLIP, OVERLOOKED), Mate())
    searching: ClassVar[tuple[Searching, ...]] = (Captain(NusfjordJudge()),)
    statistics: ClassVar[Statistics] = NusfjordStatistics()
    turns: ClassVar[frozenset[str]] = frozenset({"turn"})
    opens: ClassVar[frozenset[str]] = frozenset(
        map(kind_of, (events.Fished, events.Placed, events.Imitated, events.ElderUsed, events.Skipped))
    )
    round_ends: ClassVar[tuple[str, str]] = ("", kind_of(events.RoundBegan))

    def usual(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """To end the turn: what buildings allow can be done on the next one as well. Not to fell a forest in vain."""
        if DECLINE in options and felled_in_vain(table, seat, options):
            return [DECLINE]
        return [DONE] if DONE in options else []

    def steady(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """The actions to place a worker on."""
        return [*data.PLACE.values()] if any(map(picks.Place.read, options)) else []

    def ranked(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Buildings, those first that promise most."""
        return ranked(table, self.step(table, seat), options)

    def rare(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Exchanging goods, which may be done at any time; building spaces that do the same as another one; copying,
        where a worker can also be placed."""
        alike = FreeSpaces.among(options).alike()
        rare = (picks.Convert, picks.Copy) if any(map(picks.Place.read, options)) else picks.Convert
        return [option for option in options if option in alike or isinstance(PICKS.read(option), rare)]

    def same(self, table: Table, seat: int, options: Sequence[str]) -> list[list[str]]:
        """Building spaces that leave as much room for forest."""
        return FreeSpaces.among(options).same()

    def followed_by(self, told: Ask) -> str:
        """To build the only building or ship there is to choose from."""
        if told.kind in ONLY_BUILDINGS:
            return data.BUILD[str(told.args["building"])]
        if told.kind == kind_of(OnlyShip):
            return data.SHIP[str(told.args["ship"])]
        for told_of in ("", "next_"):
            if told.args.get(f"{told_of}does") == "build_building":
                return data.BUILD[str(told.args[f"{told_of}thing"])]
        return ""

    def in_turn(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """One building space: of those that do the same, and of those that leave most room for forest. What is built
        matters far more, and each building stands there once."""
        free = FreeSpaces.among(options)
        others = {*free.alike(), *free.dividing()}
        return [option for option in options if option not in others]

    def careful(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Skipping gives up a worker's turn; declining, an action that would cost nothing, or the last use of an
        elder; felling that brings nothing, a forest."""
        return given_up(table, self.step(table, seat), options)

    def costly(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Building spaces that leave less room for forest, where another one doesn't; to fell a forest in vain."""
        return [*FreeSpaces.among(options).dividing(), *felled_in_vain(table, seat, options)]

    def holdings(self, table: Table, seat: int) -> Mapping[str, int]:
        """Goods in the supply and on the Reserve, shares that are not issued, strips of forest, building spaces; and
        fish that no elder takes (F2)."""
        player = table.players[seat]
        return dict(zip(STORED, player.goods, strict=True)) | {
            "unissued": player.unissued,
            "strips": sum(player.forests),
            "spaces": player.free.bit_count(),
            "kept from elders": -len(player.elders),
        }

    @property
    def digest(self) -> str:
        return data.DIGEST

    @property
    def raw(self) -> dict[str, Any]:
        return data.RAW

    @property
    def earlier(self) -> frozenset[str]:
        return FIRST_DATA if self.provenance == "ours" else frozenset()

    @property
    def provenance(self) -> Provenance:
        return provenance_of(data.GENERAL, data.CARDS, data.COUNCIL)

    def check(self, seats: int, settings: Settings) -> None:
        """V1 to V5: which table options go with which number of players, and with each other."""
        super().check(seats, settings)
        series, mixed = settings.get("series", "single"), settings.get("mixed") == "yes"
        if series == "return" and seats != 2:
            raise Illegal(refusals.ReturnMatchNeedsTwo())
        if series == "campaign" and seats != 1:
            raise Illegal(refusals.CampaignIsSolo())
        if mixed and series != "single":
            raise Illegal(refusals.MixedNeedsSingleGame())
        if seats != 1 and settings.get("solo") == "advanced":
            raise Illegal(refusals.AdvancedIsSolo())

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        """S6, S9: the chosen deck or decks, and a random first player."""
        table: Table = TableOf(
            rules=self.rules,
            stack=[OpenGame()],
            players=[],
            deck=settings.get("deck", data.DECK_IDS[0]),
            mixed=settings.get("mixed") == "yes",
            advanced=settings.get("solo") == "advanced",
            series=settings.get("series", "single"),
        )
        table.opener = luck.below(seats, "first player")
        table.players = [new_player(seat, seats) for seat in range(seats)]
        return table

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        """P5: other hands, face-down decks and elders, and the others' answers in an open window are imagined anew.

        What is shuffled is sorted before: how it lies in truth leaves no trace.
        """
        world = table.clone()
        hidden = [card for other, player in enumerate(world.players) if other != seat for card in player.hand]
        cards = sorted(hidden + world.deck_c)
        rng.shuffle(cards)
        for other, player in enumerate(world.players):
            if other != seat:
                player.hand = [cards.pop() for _ in player.hand]
        world.deck_c = cards
        for deck in (world.deck_a, world.deck_b):
            deck.sort()
            rng.shuffle(deck)
        self._imagine_elders(world, rng)
        if world.lanes is not None:
            world.lanes.hushed = [event for event in world.lanes.hushed if event.seat == seat]
            for other, shown in enumerate(world.shown or ()):
                if other != seat:
                    hand, done = world.players[other].hand, not world.lanes.stacks[other]
                    world.players[other] = shown.clone()
                    world.players[other].hand = hand
                    self.replay_lane(world, other, done, rng)
        if world.shown is not None:
            for shown, player in zip(world.shown, world.players, strict=True):
                shown.hand = player.hand[:]
        return world

    def _imagine_elders(self, world: Table, rng: Random) -> None:
        """S5: covered face-down elders change places."""
        covered = [
            number for number, stack in enumerate(world.stacks) if len(stack) > 1 and data.ELDERS[stack[0]].hidden
        ]
        elders = sorted(world.stacks[number][0] for number in covered)
        rng.shuffle(elders)
        for number, elder in zip(covered, elders, strict=True):
            world.stacks[number] = (elder, *world.stacks[number][1:])

    def keeps(self, settings: Settings) -> str:
        """V5, Q37: a campaign's rank, one for each solo level."""
        return f"rank_{settings.get('solo', 'basic')}" if settings.get("series") == "campaign" else ""

    def kept(self, table: Table, seat: int, before: int) -> int:
        """V5: the rank after all three games."""
        return scoring.new_rank(before, scoring.final(table).scores[seat].total)

    def small_print(self, table: Table, step: Choice, choice: str) -> Detail | None:
        return detail(table, step, choice)

    def beside(self, table: Table, seat: int) -> Sequence[Remark]:
        """At a turn: that it is one of the last round, and the spaces that are full. Of a place for a building: where
        it leaves room for forest."""
        step = self.step(table, seat)
        if isinstance(step, Site):
            return room_for_forest(step.options(table))
        if not isinstance(step, Turn):
            return []
        last = [LastRound()] if table.round == data.ROWS.meta.rounds else []
        return [*last, *blocked_spaces(table, seat, self.options(table, seat))]

    def suggestion(self, table: Table, seat: int) -> str:
        """Skip, finish, decline; short of fish, the elder closest to being cleared; else the first answer."""
        options = self.options(table, seat)
        for tame in (SKIP, DONE, DECLINE):
            if tame in options:
                return tame
        if picks.Feed.read(options[0]):
            player = table.players[seat]
            fish = dict(zip(player.elders, player.elder_fish, strict=True))
            return max(options, key=lambda choice: fish[picks.Feed.of(choice).elder])
        return options[0]

    def rolls_back(self, table: Table, seat: int) -> bool:
        """U6: within a turn, wherever it can be neither skipped nor ended."""
        options = self.options(table, seat) if table.lanes is None else []
        return bool(options) and not {SKIP, DONE} & set(options)

    def conceivable(self, table: Table, seat: int) -> list[str]:
        """At a turn all spaces and own elders, legal or not, and the ships and buildings that can't be had; at a
        construction all buildings in sight or those ships, then all the spaces of the Harbor board."""
        step = self.step(table, seat)
        if isinstance(step, Turn):
            copies = data.COPY.values() if table.imitation else ()
            ships = shipping.missing(table, seat, PLAIN)
            elders = map(data.ELDER.__getitem__, table.players[seat].elders)
            return [*data.PLACE.values(), *elders, *copies, *missing(table, seat, PLAIN), *ships]
        if isinstance(step, BuildShip):
            return shipping.missing(table, seat, step.terms)
        if isinstance(step, Build):
            return [data.BUILD[building] for cards in offered(table, seat) for building in cards]
        return step.every() if isinstance(step, Site) else []

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return plannable(table, seat)

    def result(self, table: Table) -> Result | None:
        return scoring.final(table) if table.over else None


GAME = Nusfjord()
