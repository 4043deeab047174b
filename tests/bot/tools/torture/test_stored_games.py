"""What the reckoning of the crash test reads from the database."""

from __future__ import annotations

from bot.outbox.delivery import sent_under
from bot.tools.torture.stored_games import other_messages
from db.store import Store
from tests.db.making import DAWN, post, running


async def test_a_reminder_and_a_direct_call_are_known_though_nobody_heard_that_they_came(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("g1-1", "turn")])
    await store.outbox.post(None, [post("g1-2m", "reminder")])
    board, reminder = await store.outbox.due(DAWN)
    await store.outbox.failed(board.id, "the answer was lost", DAWN)
    await store.outbox.sent(reminder.id, None)
    assert await other_messages(store) == [f"{sent_under(board)}d", sent_under(reminder)]
