"""What the reckoning of the crash test reads from the database."""

from __future__ import annotations

import msgspec

from bot.outbox.delivery import sent_under
from bot.tools.torture.stored_games import NONCE, other_messages
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
