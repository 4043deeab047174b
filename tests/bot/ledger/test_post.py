"""What is stored of posts: the same as ever for every kind, also where an earlier version said less."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from bot.app import App
from bot.challenges.kinds import CardDue, ChallengeOver, DealCloses, NextDue, RunLate, RunOver, RunThrough
from bot.digest.kinds import Digest
from bot.follow.kinds import FollowedGameOver, FollowerNews
from bot.health.damage_reports import DamageFound
from bot.health.rivals import RivalFound
from bot.history.kinds import Replay
from bot.ledger.post import Post, read_post
from bot.ledger.quarantine import SetAside
from bot.lobby.kinds import Expired, Status, Unstarted
from bot.outbox.refusals import RefusedRequest, Uncalled
from bot.places.kinds import Reopen
from bot.play.kinds import Board, ComputerTurn, Final, Look, Notice, Opening, Refresh
from bot.privacy.kinds import ForgetDue
from bot.puzzles.kinds import PuzzleDue, PuzzleWithdrawn, SolutionDue
from bot.reminders.kinds import Alarm, Reminder
from bot.results.kinds import FiguresDue, MonthOver
from bot.review.kinds import Shared
from bot.welcome.kinds import Invited
from db.store import Store
from tests.bot.outbox.making import claimed, row

STORED: list[tuple[Post, str, dict[str, Any]]] = [
    (Opening(pings=[11]), "open", {"pings": [11]}),
    (Board(since=2, number=7, pings=[11, 12]), "turn", {"since": 2, "number": 7, "pings": [11, 12]}),
    (Refresh(since=2, number=7), "refresh", {"since": 2, "number": 7}),
    (Final(since=9), "end", {"since": 9}),
    (Replay(), "replay", {}),
    (Notice(number=5, pings=[12]), "notice", {"number": 5, "pings": [12]}),
    (Notice(number=5, pings=[12], shown_as=3), "notice", {"number": 5, "pings": [12], "shown_as": 3}),
    (Look(), "look", {}),
    (ComputerTurn(seat=2), "player", {"seat": 2}),
    (Status(), "status", {}),
    (Unstarted(), "unstarted", {}),
    (Expired(), "expired", {}),
    (Reopen(guild_id=5), "reopen", {"guild_id": 5}),
    (Alarm(), "alarm", {}),
    (Reminder(seat=1, asked=8, since=1795000000.5), "reminder", {"seat": 1, "asked": 8, "since": 1795000000.5}),
    (FollowedGameOver(), "followers", {}),
    (Digest(person=11, at=1795000000.0), "digest", {"person": 11, "at": 1795000000.0}),
    (
        Reminder(seat=1, asked=8, since=1795000000.5, nudged=True),
        "reminder",
        {"seat": 1, "asked": 8, "since": 1795000000.5, "nudged": True},
    ),
    (
        FollowerNews(game="abc", person=11, since=3, until=9, end=True),
        "follower",
        {"game": "abc", "person": 11, "since": 3, "until": 9, "end": True},
    ),
    (SetAside(code="c0ffee", game="fleet_dice"), "aside", {"code": "c0ffee", "kind": "fleet_dice"}),
    (
        RefusedRequest(route="POST /api/v10/channels/*/messages", status=400, code=50035, error="no"),
        "refused",
        {"route": "POST /api/v10/channels/*/messages", "status": 400, "code": 50035, "error": "no"},
    ),
    (
        DamageFound(table="games", key="abcdefghij", column="options"),
        "damaged",
        {"table": "games", "key": "abcdefghij", "column": "options"},
    ),
    (RivalFound(stranger=True), "rival", {"stranger": True}),
    (
        Uncalled(game="fleet_dice", game_id="abcdefghij", guild_id=5, place_id=6, route="POST /x", status=403, code=7),
        "uncalled",
        {
            "game": "fleet_dice",
            "game_id": "abcdefghij",
            "guild_id": 5,
            "place_id": 6,
            "route": "POST /x",
            "status": 403,
            "code": 7,
            "seats": (),
        },
    ),
    (Shared(seat=1, page="course"), "review", {"seat": 1, "page": "course"}),
    (FiguresDue(), "figures", {}),
    (ForgetDue(person=11), "forget", {"person": 11}),
    (Invited(guild=5), "welcome", {"guild": 5}),
    (MonthOver(guild=5, month="2026-11"), "season", {"guild": 5, "month": "2026-11"}),
    (CardDue(id="abc"), "challenge", {"do": "card", "id": "abc"}),
    (NextDue(id="abc", number=4), "challenge", {"do": "next", "id": "abc", "number": 4}),
    (DealCloses(id="abc"), "challenge", {"do": "close", "id": "abc"}),
    (ChallengeOver(id="abc"), "challenge", {"do": "over", "id": "abc"}),
    (RunThrough(id="abc"), "challenge", {"do": "through", "id": "abc"}),
    (RunLate(id="abc"), "challenge", {"do": "late", "id": "abc"}),
    (RunOver(), "ran", {}),
    (PuzzleDue(guild=5), "puzzle", {"guild": 5}),
    (SolutionDue(id="abc"), "solution", {"id": "abc"}),
    (
        PuzzleWithdrawn(guild=5, channel=6, message=7, locale="de"),
        "withdrawn",
        {"guild": 5, "channel": 6, "message": 7, "locale": "de"},
    ),
]


@pytest.mark.parametrize(("post", "kind", "payload"), STORED, ids=[f"{kind} {told}" for _, kind, told in STORED])
def test_a_post_is_stored_as_ever_and_read_as_it_was(post: Post, kind: str, payload: dict[str, Any]) -> None:
    stored = post.row("abc-1")
    assert (stored.kind, stored.payload, stored.nonce, stored.due_at) == (kind, payload, "abc-1", None)
    assert read_post(claimed(stored), type(post)) == post


async def test_every_kind_that_is_delivered_is_compared_here(migrated_sqlite_url: str) -> None:
    async with await Store.open(migrated_sqlite_url) as store:
        assert set(App(store).courier.posts) == {type(post) for post, _, _ in STORED}


@pytest.mark.parametrize(
    ("kind", "payload", "meant"),
    [
        (Refresh, {"since": 2}, Refresh(since=2)),  # whichever board is the newest
        (Board, {"pings": [11]}, Board(pings=[11])),
        (Opening, {"pings": [11], "since": 0, "number": 0}, Opening(pings=[11])),
    ],
)
def test_what_an_earlier_version_left_out_or_added_does_no_harm(
    kind: type[Post], payload: dict[str, Any], meant: Post
) -> None:
    assert read_post(row(kind.kind, payload), kind) == meant


@pytest.mark.parametrize(
    ("kind", "payload"), [(ComputerTurn, {}), (Notice, {"number": "five"}), (MonthOver, {"guild": 5})]
)
def test_what_makes_no_sense_is_refused(kind: type[Post], payload: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_post(row(kind.kind, payload), kind)


def test_a_row_may_be_due_later() -> None:
    later = datetime(2026, 12, 1, tzinfo=UTC)
    assert Alarm().row("abc-a1", later).due_at == later


def test_of_several_boards_the_newest_tells_what_all_of_them_would_have() -> None:
    newest = Board(since=7, number=9, pings=[11])
    assert newest.telling_also([Board(since=4, number=5, pings=[12]), Board(since=5, number=7)]) == Board(
        since=4, number=9, pings=[11]
    )


def test_a_board_posted_anew_after_a_newer_one_shows_the_newer_one() -> None:
    again = Board(since=4, number=5, shown_as=3)
    assert again.telling_also([Board(since=5, number=9, shown_as=7)]) == Board(since=4, number=9, shown_as=7)


def test_each_notice_is_said() -> None:
    assert Notice(number=5).telling_also([Notice(number=3)]) is None
