"""What a review's pages say, word for word."""

from __future__ import annotations

from bot.review.pages import balance_line, turn_lines
from bot.text import texts
from games.engine.review import Course, Decisions, Turn, Weighed
from games.engine.review.course import Point
from games.engine.review.luck import Fate
from games.engine.review.paired import Gap


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


def _balance(
    *costs: float, luck: Fate | None = None, unit: str = "lead", language: str = "en", error: float = 1.0
) -> str:
    measured = [
        Weighed(number, number, 1, (), (), Gap(cost, error, cost, 30), True) for number, cost in enumerate(costs)
    ]
    return balance_line(Decisions(20, 20, measured), luck, unit, texts().words(language).of("nusfjord", ["Anna"]))


def test_what_decisions_and_luck_came_to_is_said_where_there_was_any() -> None:
    assert _balance(2.0, 1.5, luck=Fate(3.4, 1.2)) == (
        "2 of your decisions looked costly and were played out again. Together: **−3.5 (±\xa01.4)** points of lead. "
        "Luck: **+3.4 (±\xa01.2)**."
    )
    assert _balance(2.0, unit="own", language="de") == (
        "Eine deiner Entscheidungen sah teuer aus und wurde noch einmal ausgespielt. "
        "Das ergab **−2,0 (±\xa01,0)** Punkte."
    )
    assert _balance() == "None of your decisions looked costly.", "and no sum of nothing"
    assert _balance(2.0, error=0.0).endswith("That came to **−2.0** points of lead."), "chance had no part in it"
    assert "Luck" not in _balance(2.0, luck=Fate(0.04, 0.0)), "dice that brought nothing are no luck"
