"""Rows of the outbox find whoever delivers their kind; what nobody can deliver is never tried again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, written
from bot.ledger.post import Delivery, Heard, Post
from bot.ledger.quarantine import Quarantine
from bot.outbox.courier import Courier
from bot.outbox.errors import Shut, Undeliverable, Unreadable
from bot.outbox.places import Places
from bot.play.kinds import Board, ComputerTurn, Look, Notice
from bot.results.kinds import MonthOver
from db.records import NewGame, PostRow
from db.store import Store
from tests.bot.outbox.making import row

GAME, MESSAGE = "abcdefghij", 77


class Gone(Places):
    """The bot is on no server any more."""

    def away(self, guild_id: int | None) -> bool:
        return guild_id is not None


class Shelf(Ledger):
    """Notes which games are set aside."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.aside: list[str] = []

    async def set_aside(self, game_id: str, why: BaseException) -> bool:
        del why
        self.aside.append(game_id)
        return True


class PostOffice:
    """Notes what is handed over to be said."""

    def __init__(self, store: Store) -> None:
        self.ledger = Shelf(store.games, self._nothing, Quarantine(store, self._nothing))
        self.places = Places(discord.Client(intents=discord.Intents.none()), None, store.now)
        self.said: list[Post] = []
        self.heard: list[str] = []

    def courier(self, *deliveries: Delivery, heard: type[Post] | None = None) -> Courier:
        told: dict[type[Post], list[Heard]] = {heard: [self._hear]} if heard is not None else {}
        return Courier(self.ledger, self.places, deliveries, told)

    def game(self, post: type[Post]) -> Delivery:
        async def say(loaded: Loaded, post: Post, row: PostRow) -> int:
            assert loaded.id == row.game_id == GAME
            self.said.append(post)
            return MESSAGE

        return Delivery(post, game=say)

    def plain(self, post: type[Post]) -> Delivery:
        async def say(post: Post, row: PostRow) -> int:
            self.said.append(post)
            return MESSAGE + row.id

        return Delivery(post, plain=say)

    async def _hear(self, loaded: Loaded) -> None:
        self.heard.append(loaded.id)

    @staticmethod
    def _nothing() -> None:
        """Nobody waits for rows here."""


@pytest.fixture
async def office(migrated_sqlite_url: str) -> AsyncIterator[PostOffice]:
    """Beside a lobby on server 5."""
    async with await Store.open(migrated_sqlite_url) as store:
        await store.lobbies.create_game(
            NewGame(
                id=GAME,
                kind="fleet_dice",
                rules=1,
                shape=1,
                digest="",
                options=written(Options(2)),
                guild_id=5,
                channel_id=6,
                thread_id=None,
                host_id=11,
                locale="en",
                secret=bytes(32),
                commitment="",
            )
        )
        yield PostOffice(store)


async def test_a_post_of_a_game_is_delivered_with_its_game_and_then_heard_of(office: PostOffice) -> None:
    courier = office.courier(office.game(Board), office.game(Look), heard=Board)
    assert await courier.deliver(row("turn", {"since": 1, "number": 2, "pings": [11]}, game=GAME)) == MESSAGE
    assert await courier.deliver(row("look", {}, game=GAME)) == MESSAGE
    assert office.said == [Board(since=1, number=2, pings=[11]), Look()]
    assert office.heard == [GAME]


async def test_a_post_of_no_game_is_delivered_by_itself(office: PostOffice) -> None:
    courier = office.courier(office.plain(MonthOver))
    assert await courier.deliver(row("season", {"guild": 5, "month": "2026-11"}, number=3)) == MESSAGE + 3
    assert office.said == [MonthOver(guild=5, month="2026-11")]


async def test_a_kind_that_nobody_knows_can_never_be_said(office: PostOffice) -> None:
    courier = office.courier(office.game(Board))
    with pytest.raises(Undeliverable, match="unknown kind smoke"):
        await courier.deliver(row("smoke", {}, game=GAME))
    assert courier.merged(row("smoke", {}, number=2), [row("smoke", {})]) == (row("smoke", {}, number=2), [])


async def test_a_payload_that_cannot_be_read_can_never_be_said(office: PostOffice) -> None:
    with pytest.raises(Unreadable, match=r"`\$\.pings`"):
        await office.courier(office.game(Board)).deliver(row("turn", {"pings": "all"}, game=GAME))
    assert office.said == []


def test_two_who_deliver_the_same_kind_are_a_mistake(office: PostOffice) -> None:
    with pytest.raises(ValueError, match="two deliver turn"):
        office.courier(office.game(Board), office.plain(MonthOver), office.game(Board))


async def test_a_game_goes_on_without_what_keeps_nothing_waiting(office: PostOffice) -> None:
    courier = office.courier(office.game(Board), office.game(Look))
    await courier.broken(row("look", {}, game=GAME), KeyError("smoke"))
    assert office.ledger.aside == []
    await courier.broken(row("turn", {}, game=GAME), KeyError("smoke"))
    assert office.ledger.aside == [GAME]


async def test_only_what_is_shown_at_the_games_place_waits_until_the_bot_is_back(office: PostOffice) -> None:
    office.places = Gone(discord.Client(intents=discord.Intents.none()), None, lambda: datetime.now(UTC))
    courier = office.courier(office.game(Board), office.game(ComputerTurn), heard=Board)
    with pytest.raises(Shut):
        await courier.deliver(row("turn", {}, game=GAME))
    assert office.heard == []
    assert await courier.deliver(row("player", {"seat": 1}, game=GAME)) == MESSAGE
    assert office.said == [ComputerTurn(seat=1)]


def test_of_boards_that_are_held_the_newest_tells_what_those_before_it_would_have(office: PostOffice) -> None:
    courier = office.courier(office.game(Board), office.game(Notice))
    held = [
        row("turn", {"since": 2, "number": 4, "pings": [12]}, number=1),
        row("notice", {"number": 5, "pings": []}, number=2),
        row("turn", {"since": 4, "number": 6, "pings": [11]}, number=3),
        row("turn", {"since": 8, "number": 9, "pings": [12]}, number=5),
    ]
    newer = row("turn", {"since": 6, "number": 8, "pings": [11]}, number=4)
    kept, instead_of = courier.merged(newer, held)
    assert kept == row("turn", {"since": 2, "number": 8, "pings": [11]}, number=4)
    assert instead_of == [1, 3]


def test_what_each_must_be_said_of_is_held_beside_what_was_held_before(office: PostOffice) -> None:
    courier = office.courier(office.game(Board), office.game(Notice))
    notice = row("notice", {"number": 7, "pings": [11]}, number=4)
    assert courier.merged(notice, [row("notice", {"number": 5, "pings": []}, number=2)]) == (notice, [])
    board = row("turn", {"since": 6, "number": 8, "pings": [11]}, number=4)
    assert courier.merged(board, []) == (board, [])


def test_a_kind_says_whether_later_posts_of_its_game_wait_for_it(office: PostOffice) -> None:
    class Aside(Post, frozen=True):
        kind = "aside-remark"
        holds_up = False

    assert office.courier(office.game(Board), office.game(Aside)).passing == ["aside-remark"]
