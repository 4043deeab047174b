"""Ids of games: short, each another one, and those of runs are known by themselves."""

from __future__ import annotations

from bot.ledger.ids import is_run, new_id, new_run_id


def test_a_run_is_known_by_its_id_and_no_other_game_is() -> None:
    assert is_run(new_run_id())
    assert not is_run(new_id())
    assert not is_run("run4567890")
    assert not is_run("runanything-longer")
