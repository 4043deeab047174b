"""Who gives hints, and where there is anything to advise."""

from __future__ import annotations

import pytest

from bot.hints.hints import adviser, has_alternatives
from tests.bot.ledger.making import dealt, held, play
from tests.toy.tides import GAME


@pytest.mark.parametrize(("players", "name"), [([], None), (["mate", "captain"], "captain")])
def test_hints_come_from_the_strongest_that_thinks(
    players: list[str], name: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hints.hints.searching_players", lambda kind: dict.fromkeys(players))
    assert adviser(GAME.id) == name


@pytest.mark.usefixtures("tides")
def test_where_one_thing_alone_can_be_done_there_is_nothing_to_advise(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = held(play(dealt(), 2))
    seat = min(loaded.waiting())
    assert has_alternatives(loaded, seat)
    monkeypatch.setattr(type(GAME), "options", lambda *_: ["only"])
    assert not has_alternatives(loaded, seat)
