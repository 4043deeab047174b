"""What Discord was last told of each bot that works on this database."""

from __future__ import annotations

from db.store import Store


async def test_each_bot_has_its_own_commands_and_the_last_ones_count(store: Store) -> None:
    for application_id, fingerprint in ((1, "first"), (2, "other"), (1, "second")):
        await store.applications.set_commands(application_id, fingerprint)
    assert [await store.applications.commands(each) for each in (1, 2, 3)] == ["second", "other", None]
