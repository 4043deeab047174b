"""What a review's pages say, word for word."""

from __future__ import annotations

from bot.review.pages import (
    balance_line,
    curve,
    decision_lines,
    end_lines,
    marked,
    named_parts,
    rivals_part,
    turn_lines,
)  # fmt: skip
from bot.review.reviews import rest_of_turn
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import Luck, Record, registry
from games.engine.review import Course, Decisions, Turn, Weighed
from games.engine.review.course import Point
from games.engine.review.luck import Fate
from games.engine.review.paired import Gap
from games.montego_bay.phases import OpenCards
from render.theme import PLAYERS
from tests.games.montego_bay.given import given as montego_given


def _turned(
    names: list[str],
    language: str = "en",
    *,
    leads: int = 0,
    swing: float = 7.5,
    ahead: float = 0.0,
    kind: str = "nusfjord",
) -> str:
    company = len(names) > 1
    turn = Turn(at=0, round=2, seat=0, swing=swing, error=2.5, leads=leads, company=company)
    points = [Point(number=1, round=1, points=[ahead, *[0.0] * (len(names) - 1)], errors=[0.0] * len(names))]
    (line,) = turn_lines(Course(points, [turn]), texts().words(language).of(kind, names))
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


def test_who_led_already_extends_the_lead() -> None:
    extended = "**1** · round 2: **Anna** extended the lead over Ben by 7.5 points (±\xa02.5)."
    assert _turned(["Anna", "Ben"], ahead=0.5) == extended
    assert _turned(["Anna", "Ben"], "de", ahead=0.5).endswith(
        "baute den Vorsprung auf Ben um 7,5 Punkte (±\xa02,5) aus."
    )
    assert _turned(["Anna", "Ben", "Carla"], ahead=3.0).endswith(
        "over the best of the others by 7.5 points (±\xa02.5)."
    )
    assert _turned(["Anna", "Ben"], ahead=-0.5).endswith("on Ben and led after that."), "only now in front"


def test_who_falls_behind_or_plays_alone_has_no_rival() -> None:
    assert _turned(["Anna", "Ben"], swing=-3.0).endswith("fell 3.0 points (± 2.5) behind what was expected.")
    assert _turned(["Anna"]).endswith("gained 7.5 points (± 2.5) on what was expected.")


def _balance(
    *costs: float,
    luck: Fate | None = None,
    unit: str = "lead",
    language: str = "en",
    error: float = 1.0,
    kind: str = "nusfjord",
) -> str:
    measured = [
        Weighed(number, number, 1, (), (), Gap(cost, error, cost, 30), True) for number, cost in enumerate(costs)
    ]
    return balance_line(Decisions(20, 20, measured), luck, unit, texts().words(language).of(kind, ["Anna"]))


def test_what_decisions_and_luck_came_to_is_said_where_there_was_any() -> None:
    assert _balance(2.0, 1.5, luck=Fate(3.4, 1.2)) == (
        "2 of your decisions clearly cost you something. Together: **−3.5 (±\xa01.4)** points of lead. "
        "Luck: **+3.4 (±\xa01.2)**."
    )
    assert _balance(2.0, unit="own", language="de") == (
        "Eine deiner Entscheidungen war nachweislich teuer: **−2,0 (±\xa01,0)** Punkte."
    )
    assert _balance() == "", "and no sum of nothing"
    assert _balance(2.0, error=0.0).endswith("something: **−2.0** points of lead."), "chance had no part in it"
    assert "Luck" not in _balance(2.0, luck=Fate(0.04, 0.0)), "dice that brought nothing are no luck"


def test_count_and_sum_are_those_of_the_decisions_that_are_shown() -> None:
    dear, doubtful = (Weighed(1, 1, 1, (), (), Gap(mean, 1.0, mean, 30), mean > 0) for mean in (15.1, -1.0))
    found = Decisions(20, 20, [dear, doubtful])
    said = balance_line(found, None, "lead", texts().words("de").of("nusfjord", ["Anna"]))
    assert said == "Eine deiner Entscheidungen war nachweislich teuer: **−15,1 (±\xa01,0)** Punkte Vorsprung."
    fourth = Decisions(20, 20, [dear] * 4)
    assert balance_line(fourth, None, "lead", texts().words("de").of("nusfjord", ["Anna"])).startswith("3 deiner")


def test_what_was_played_is_named_with_what_followed_in_the_same_turn() -> None:
    game, luck = registry()["nusfjord"], Luck(b"followed")
    settings = {each.id: each.values[0] for each in game.settings}
    table, _ = game.setup(1, settings, luck)
    choices: list[tuple[int, str]] = []
    for _ in range(12):
        options = game.options(table, 0)
        choices.append((0, next((each for each in options if each in ("place:take_elder", "decline")), options[-1])))
        game.apply(table, 0, choices[-1][1], luck)
    taking = choices.index((0, "place:take_elder"))
    record = Record(
        game=game.id, rules=game.rules, shape=game.shape, seats=1, settings=settings, data=game.digest,
        secret=b"followed", salt="", choices=choices,
    )  # fmt: skip
    weighed = Weighed(taking + 1, 1, 1, ("place:take_elder",), (), Gap(1.0, 0.1, 1.0, 30), True)
    followed = rest_of_turn(game, record, weighed)
    assert followed[0] == choices[taking + 1][1]
    assert followed[0].startswith("take:")
    assert not any(each.startswith(("place:", "skip")) for each in followed), (
        "alone, the next turn is one's own as well"
    )


def test_where_money_wins_a_review_counts_money_and_speaks_of_no_points() -> None:
    """CG1.5: dollars are the only victory points."""
    assert _turned(["Anna", "Ben"], kind="captains_gulf").endswith("gained $7.5 (±\xa0$2.5) on Ben and led after that.")
    assert _turned(["Anna", "Ben"], "de", kind="captains_gulf").endswith(
        "machte 7,5\xa0$ (±\xa02,5\xa0$) auf Ben gut und lag danach vorn."
    )
    assert _balance(2.0, luck=Fate(3.4, 1.2), kind="captains_gulf") == (
        "One of your decisions clearly cost you something: **−$2.0 (±\xa0$1.0)** of lead. Luck: **+$3.4 (±\xa0$1.2)**."
    )
    assert _balance(2.0, kind="captains_gulf", language="de").endswith(
        "teuer: **−2,0\xa0$ (±\xa01,0\xa0$)** Vorsprung."
    )
    words = texts().words("de").of("captains_gulf", ["Anna", "Ben"])
    assert named_parts({"stars": -3.0}, words) == ["Sterne −3,0\xa0$"]
    points = [Point(number, number, [21.4, -2.0], [0.0, 0.0]) for number in (1, 2)]
    shown = curve("captains_gulf", Course(points, []), PLAYERS[:2], words)
    assert [line.said for line in shown.lines] == ["21\xa0$", "−2\xa0$"]
    assert shown.note.startswith("Das Geld, mit dem alle am Ende rechnen konnten")
    assert end_lines(Course(points, []), words) == [
        "Anna: am Anfang 21,4\xa0$ zu erwarten, am Ende 21\xa0$.",
        "Ben: am Anfang −2,0\xa0$ zu erwarten, am Ende −2\xa0$.",
    ]


def test_elsewhere_the_ends_of_a_curve_are_bare_figures() -> None:
    words = texts().words("en").of("nusfjord", ["Anna", "Ben"])
    points = [Point(number, number, [21.4, -2.0], [0.0, 0.0]) for number in (1, 2)]
    shown = curve("nusfjord", Course(points, []), PLAYERS[:2], words)
    assert [line.said for line in shown.lines] == ["21", "−2"]


def test_what_of_a_lead_is_what_a_rival_would_not_have_had_is_told() -> None:
    def told(gap: Gap, names: list[str], language: str = "en", kind: str = "nusfjord") -> list[str]:
        return rivals_part(gap, len(names), 0, texts().words(language).of(kind, names))

    dear = Gap(mean=6.0, error=0.0, points=3.0, worlds=1, parts={"buildings": 3.0})
    two, three = ["Anna", "Ben"], ["Anna", "Ben", "Carla"]
    assert told(dear, two) == ["Ben would have got about 3.0 points less with it."]
    assert told(dear, two, "de") == ["Ben hätte dabei etwa 3,0 Punkte weniger bekommen."]
    assert told(dear, three, "de") == ["Die Besten der anderen hätten dabei etwa 3,0 Punkte weniger bekommen."]
    shared = Gap(mean=2.0, error=0.0, points=3.0, worlds=1, parts={"buildings": 3.0})
    assert told(shared, two) == ["Ben would have got about 1.0 points more with it."]
    assert told(Gap(mean=3.2, error=0.0, points=3.0, worlds=1, parts={"buildings": 3.0}), two) == [], "next to nothing"
    assert told(Gap(mean=6.0, error=0.0, points=3.0, worlds=1), two) == [], "not all worlds came to the end"


def test_of_two_cards_each_is_told_and_marked_where_they_differ_and_not_that_they_were_all() -> None:
    at = {"blue_big": "N1", "blue_small": "S6"}
    game = montego_given(seats=3, at=at, first_stack=["S13"]).go(OpenCards())
    loaded = loaded_game(registry()["montego_bay"], game.table, 3, 1)
    words = texts().words("en").of("montego_bay", loaded.names)
    played = ("card:big:3", "card:small:4", "done")
    better = ("card:big:5", "card:small:4", "done")
    weighed = Weighed(1, 1, 1, played, better, Gap(5.0, 0.1, 5.0, 30), True)
    _, was, instead, *_ = decision_lines(loaded, 0, weighed, game.table, words)
    assert "**Big worker: card 3 and Small worker: card 4** — big N4: " in was
    assert " · small S2: " in was
    assert "— big N6: " in instead
    assert "Done" not in was + instead
    assert marked(loaded.game, game.table, 0, weighed) == {"card:big:3": 1, "card:big:5": 2}, "the same small one"
    other = Weighed(1, 1, 1, ("card:big:3", "card:small:4", "done"), ("card:big:5", "card:small:2", "done"),
                    weighed.gap, True)  # fmt: skip
    numbers = {"card:big:3": 1, "card:small:4": 1, "card:big:5": 2, "card:small:2": 2}
    assert marked(loaded.game, game.table, 0, other) == numbers
    assert game.options(0)[0] == "card:big:1", "nothing was played"
