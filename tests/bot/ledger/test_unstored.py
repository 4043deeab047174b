"""A table that is held as a game is, so that it can be shown."""

from __future__ import annotations

import pytest

from bot.ledger.options import Options, read_options
from bot.ledger.unstored import NOWHERE, sitting, unstored
from tests.bot.ledger.making import GAME, dealt, play

pytestmark = pytest.mark.usefixtures("tides")


def test_a_table_that_is_stored_nowhere_is_a_game_under_way_of_no_server_and_no_host() -> None:
    table, options = play(dealt(), 4), Options(seats=2, settings={"length": "short"})
    people = [sitting(0, "Ann"), sitting(1, "Mate", "deckhand")]
    loaded = unstored(GAME, GAME.save(table), options, people, "de")
    row = loaded.row
    assert (loaded.id, row.state, row.locale, read_options(row.options)) == (NOWHERE, "running", "de", options)
    assert (row.guild_id, row.channel_id, row.host_id, row.table_blob is None) == (None, 0, 0, False)
    assert (row.version, row.revision, row.checkpoint_revision, loaded.saved.asked) == (0, 0, 0, [0, 0])
    assert GAME.save(loaded.table) == GAME.save(table)
    assert (loaded.names, [seat.player for seat in loaded.seats]) == (["Ann", "Mate"], [None, "deckhand"])
