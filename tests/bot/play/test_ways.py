"""Menus of ways in words: what is told of each, and how much where there is little room."""

from __future__ import annotations

from bot.play.ways import Detail, Entry, WaysMenu, fitting
from bot.text import texts
from bot.text.clipping import clipped

WORDS = texts().words("en").of("fleet_dice", ["Anna", "Ben"])


def _entry(label: str, *told: tuple[str, str], choices: tuple[str, ...]) -> Entry:
    number = 1 if choices[0] == "die:cod" else 2
    details = tuple(Detail(*each) for each in told)
    return Entry("+".join(choices), choices, (number, choices[0]), label, "", details, "")


def test_what_ways_share_is_told_of_the_first_of_them() -> None:
    entries = [
        _entry("a", ("", ""), ("box 4", "much"), ("1 coin", ""), choices=("die:cod", "mark:cod", "use:coin")),
        _entry("b", ("", ""), ("box 4", "much"), ("box 1", ""), choices=("die:cod", "mark:cod", "mark:lobster")),
        _entry("c", ("", ""), ("1 coin", ""), ("1 coin", ""), choices=("die:cod", "use:coin", "use:coin")),
    ]
    (shown,) = fitting([WaysMenu("", entries)], 9000, WORDS)
    assert [detail for _, _, detail in shown.rows] == ["box 4: much · 1 coin", "box 1", "1 coin · 1 coin"]


def test_where_there_is_little_room_effects_go_first_and_the_heading_names_what_is_left() -> None:
    effect = "x" * 90
    entries = [
        _entry(str(number), ("", ""), ("2 wood", effect), choices=(die, f"build:{number}"))
        for number, die in enumerate(["die:cod"] * 4 + ["die:lobster"] * 4)
    ]
    (all_told,) = fitting([WaysMenu("", entries)], 9000, WORDS)
    assert effect[:50] in all_told.rows[0][2]
    (told,) = fitting([WaysMenu("", entries)], 1000, WORDS)
    assert [detail for _, _, detail in told.rows] == ["2 wood"] * 8
    (few,) = fitting([WaysMenu("", entries)], 540, WORDS)
    assert 0 < len(few.rows) <= 4
    assert "die:lobster" in told.heading
    assert "die:lobster" not in few.heading


def test_a_text_that_is_cut_ends_with_a_whole_word_that_says_something() -> None:
    assert clipped("When you remove a forest: +2 wood", 29) == "When you remove a forest…"
    assert clipped("short", 5) == "short"
    assert clipped("x" * 20, 10) == "x" * 9 + "…"


def test_a_choice_says_once_where_there_is_a_word_for_one() -> None:
    nusfjord = texts().words("en").of("nusfjord", ["Anna"])
    assert [nusfjord.choice(f"times:{times}") for times in (1, 2, 3)] == ["Once", "Twice", "3 times"]
