"""Notes: kept with the game, given to whoever wrote them, gone with the game's end or on demand."""

from __future__ import annotations

import pytest
from sqlalchemy import delete, select, text

from db.damage import DamagedRow
from db.store import Store
from db.tables import games, notes
from tests.db.making import ANN, BEN, CLEO, Ticking, all_about, running
from tests.db.test_archive import ended


async def _all(store: Store) -> list[str]:
    return list(await store.read(lambda connection: connection.execute(select(notes.c.note)).scalars().all()))


async def test_everybody_has_a_note_of_their_own_for_each_game(store: Store) -> None:
    await running(store)
    await running(store, "g2")
    await store.notes.set_note(ANN, "g1", "Häfen – 港 ⚓")
    await store.notes.set_note(ANN, "g2", "another one")
    await store.notes.set_note(BEN, "g1", "his")
    assert await store.notes.note_of(ANN, "g1") == "Häfen – 港 ⚓"
    assert await store.notes.note_of(ANN, "g2") == "another one"
    assert await store.notes.note_of(BEN, "g1") == "his"
    assert await store.notes.note_of(CLEO, "g1") == ""


async def test_a_new_note_replaces_the_old_one_and_an_empty_one_leaves_nothing(store: Store) -> None:
    await running(store)
    await store.notes.set_note(ANN, "g1", "one")
    await store.notes.set_note(ANN, "g1", "two")
    assert await _all(store) == ["two"]
    await store.notes.set_note(ANN, "g1", "")
    await store.notes.set_note(BEN, "g1", "")
    assert await _all(store) == []


async def test_a_note_is_in_the_data_of_whoever_wrote_it_alone(store: Store) -> None:
    await running(store)
    await store.notes.set_note(ANN, "g1", "Mind the lobster.")
    assert (await all_about(store, ANN))["notes"] == [{"person_id": ANN, "game_id": "g1", "note": "Mind the lobster."}]
    assert "lobster" not in repr(await all_about(store, BEN))


async def test_whoever_is_forgotten_leaves_no_note(store: Store) -> None:
    await ended(store)
    await store.notes.set_note(CLEO, "g1", "hers")
    await store.notes.set_note(BEN, "g1", "his")
    assert await store.personal_data.forget(CLEO, {"g1": "someone"})
    assert await _all(store) == ["his"]


async def test_notes_go_when_the_game_is_put_away_or_deleted(store: Store, clock: Ticking) -> None:
    for game_id in ("g1", "g2"):
        await ended(store, game_id)
        await store.notes.set_note(ANN, game_id, game_id)
    await running(store, "g3")
    await store.notes.set_note(ANN, "g3", "g3")
    assert sorted(await _all(store)) == ["g1", "g2", "g3"]
    assert await store.archive.put_away(clock.go(days=1)) == 2
    assert await _all(store) == ["g3"]
    await store.write(lambda connection: connection.execute(delete(games).where(games.c.id == "g3")).rowcount)
    assert await _all(store) == []


async def test_a_note_that_is_no_text_counts_as_none_and_its_row_is_told(store: Store, url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("only SQLite takes anything for a text")
    told: list[DamagedRow] = []
    store.damage.told = told.append
    await running(store)
    await store.notes.set_note(ANN, "g1", "one")
    await store.write(lambda connection: connection.execute(text("UPDATE notes SET note = x'ff'")).rowcount)
    assert await store.notes.note_of(ANN, "g1") == ""
    assert told == [DamagedRow("notes", f"{ANN}, g1", "note")]
