"""`quayside puzzle`: the same games have the same puzzles, told for machines and for people."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.puzzles.search import searched

ASKED = ["puzzle", "--game", "montego_bay", "--seed", "c", "--games", "1", "--most", "30"]


@pytest.mark.slow
def test_puzzles_of_games_among_computers_are_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tools.puzzle.searched", cache(searched))  # once for both languages
    assert main([*ASKED, "--json"]) == 0
    told: dict[str, Any] = msgspec.json.decode(capsys.readouterr().out)
    assert told["games"]["value"] == 1
    assert told["puzzles"], "in this game there is one"
    for each in told["puzzles"]:
        assert each["behind"][each["second"]]["mean"] >= 3
        assert {each["answer"], *each["behind"]} == set(each["options"])
        assert "table" not in each
    assert main([*ASKED, "--lang", "de"]) == 0
    assert "Spieler" in capsys.readouterr().out
