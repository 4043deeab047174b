"""Who owes a decision, as the status card says it, and how a game ended."""

from __future__ import annotations

import pytest

from bot.ledger.owing import Owing
from bot.lobby.status_card import finished_line, owing_lines
from bot.text import Words, texts
from bot.text.score_line import score_line
from games.engine import Result, Score
from tests.bot.ledger.making import held

SINCE = 1_800_000_000.0


def _words() -> Words:
    return texts().words("en").of("fleet_dice", ["Ann", "Ben"])


@pytest.mark.usefixtures("tides")
def test_in_a_window_nobody_reads_since_when_somebody_owes_their_answer() -> None:
    loaded = held()
    assert loaded.table.lanes is not None
    loaded.saved.owing = [Owing(SINCE), Owing(SINCE)]
    (line,) = owing_lines(loaded, _words())
    assert "**Ann** and **Ben**, who decide at the same time" in line
    assert str(round(SINCE)) not in line


@pytest.mark.usefixtures("tides")
def test_of_whoever_is_reminded_of_nothing_it_is_said_that_they_think() -> None:
    loaded = held()
    loaded.saved.owing = [None]
    said = set(owing_lines(loaded, _words()))
    assert said == {_words()("status-thinks", name=name) for name in ("Ann", "Ben")}


def test_all_winners_are_named_and_a_game_alone_has_points() -> None:
    shared = Result([Score(seat, total=30, categories={}, place=1) for seat in (0, 1)])
    assert "Ann and Ben" in finished_line(shared, _words(), "<#5>")
    assert "41" in finished_line(Result([Score(0, total=41, categories={}, place=1)]), _words(), "<#5>")


def test_everybody_stands_in_the_score_with_what_the_game_counts() -> None:
    result = Result([Score(1, total=-51, categories={}, place=2), Score(0, total=-43, categories={}, place=1)])
    assert score_line(result, _words()) == "Ann: −43\u00a0VP, Ben: −51\u00a0VP"
    for language, said in (("en", "Ann: −$43, Ben: −$51"), ("de", "Ann: −43\u00a0$, Ben: −51\u00a0$")):
        words = texts().words(language).of("captains_gulf", ["Ann", "Ben"])
        assert score_line(result, words) == said
