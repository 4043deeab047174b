"""What a review's pages say, word for word."""

from __future__ import annotations

from bot.review.pages import turn_lines
from bot.text import texts
from games.engine.review import Course, Turn
from games.engine.review.course import Point


def _turned(names: list[str], language: str = "en", *, leads: int = 0, swing: float = 7.5) -> str:
    company = len(names) > 1
    turn = Turn(at=0, round=2, seat=0, swing=swing, error=2.5, leads=leads, company=company)
    points = [Point(number=1, round=1, points=[0.0] * len(names), errors=[0.0] * len(names))]
    (line,) = turn_lines(Course(points, [turn]), texts().words(language).of("nusfjord", names))
    return line


def test_the_only_rival_is_called_by_name() -> None:
    assert _turned(["Anna", "Ben"]) == "**1** · round 2: **Anna** gained 7.5 points (± 2.5) on Ben and led after that."
    assert (
        _turned(["Anna", "Ben"], "de")
        == "**1** · Runde 2: **Anna** machte 7,5 Punkte (± 2,5) auf Ben gut und lag danach vorn."
    )


def test_of_several_rivals_the_best_counts_and_who_leads_is_named() -> None:
    assert _turned(["Anna", "Ben", "Carla"], leads=2).endswith("on the best of the others, but Carla still led.")
    assert _turned(["Anna", "Ben", "Carla"], "de", leads=2).endswith(
        "auf die Besten der anderen gut, aber Carla lag noch vorn."
    )


def test_who_falls_behind_or_plays_alone_has_no_rival() -> None:
    assert _turned(["Anna", "Ben"], swing=-3.0).endswith("fell 3.0 points (± 2.5) behind what was expected.")
    assert _turned(["Anna"]).endswith("gained 7.5 points (± 2.5) on what was expected.")
