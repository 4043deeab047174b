"""The captain's advice on a stored table: legal choices, each once."""

from __future__ import annotations

import pytest

from bot import hints
from bot.hints import Question, adviser, think
from games.engine import Luck, registry


def test_the_best_choices_are_legal_and_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry()["montego_bay"]
    assert adviser(game.id) is not None
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    table, _ = game.setup(2, {}, Luck(b"advice"))
    seat = min(game.waiting(table))
    found = think(Question(game.id, game.save(table), seat, "seed"))
    assert 1 <= len(found) <= hints.BEST
    assert {each.choice for each in found} <= set(game.options(table, seat))
    assert len({each.choice for each in found}) == len(found)
