"""What the reckoning of the crash test reads from the database."""

from __future__ import annotations

import msgspec

from bot.app import App
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.outbox.delivery import sent_under
from bot.tools.torture.stored_games import NONCE, other_messages, stored_games
from db.store import Store
from tests.db.making import DAWN, post, running


async def test_a_reminder_and_a_direct_call_are_known_though_nobody_heard_that_they_came(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("tideharbor-3fb9caaa", "turn")])
    await store.outbox.post(None, [post("tideharbor-2m", "reminder")])
    board, reminder = await store.outbox.due(DAWN)
    await store.outbox.failed(board.id, "the answer was lost", DAWN)
    await store.outbox.sent(reminder.id, None)
    assert await other_messages(store) == [f"{sent_under(board)}d", sent_under(reminder)]


async def test_what_calls_instead_of_a_board_has_a_nonce_of_its_own_whatever_the_boards_ends_with(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("tideharbor-3fbfcaaa", "turn")])
    [board] = await store.outbox.due(DAWN)
    under = sent_under(msgspec.structs.replace(board, game_id="tideharbor"))
    assert len(under) == len("tideharbor-") + 10, "the letters of hexadecimal digits mark nothing"
    assert len(f"{under}d") < NONCE, "Discord reads no more of it"


async def test_the_story_a_board_must_tell_has_no_seat_that_changes_hands_which_a_notice_tells(store: Store) -> None:
    parts = (app := App(store)).parts
    game_id = await parts.lobbies.open_lobby("fleet_dice", Options(2), Member(1, "Ann", 1), OpeningPlace(1, 2, "en"))
    await parts.lobbies.join(game_id, Member(2, "Ben", 2))
    await parts.lobbies.start(game_id, 1, 99)
    loaded = await app.ledger.load(game_id)
    (seat,) = loaded.waiting()
    decider = loaded.seats[seat].person_id
    assert decider is not None
    (other,) = {1, 2} - {decider}
    choice = loaded.game.options(loaded.table, seat)[0]
    await parts.deciding.decide(game_id, decider, choice, revision=None, interaction_id=None)
    (before,) = await stored_games(store, [game_id])
    await parts.seating.go_away(game_id, other, None)
    await parts.seating.come_back(game_id, other, None)
    (after,) = await stored_games(store, [game_id])
    assert after.revision > before.revision
    assert after.story == before.story != ""
