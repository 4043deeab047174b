"""Whatever somebody else's code raises becomes one line that can be printed."""

from __future__ import annotations

from pathlib import Path

from games.engine.raised import LONGEST, Unfit, caught, in_one_line, one_line


def test_a_long_text_is_cut_to_the_last_letter_that_fits() -> None:
    assert one_line("x" * LONGEST) == "x" * LONGEST
    assert one_line("x" * (LONGEST + 1)) == "x" * (LONGEST - 1) + "…"


def test_lines_and_what_a_terminal_would_obey_become_blanks() -> None:
    assert one_line("no\nsuch\x1b[2Jtide \t here") == "no such [2Jtide here"


def test_of_a_very_long_text_only_the_beginning_is_looked_at() -> None:
    assert one_line(" " * (4 * LONGEST - 1) + "xy") == "x"


def test_where_it_was_raised_is_told_if_it_was_in_the_folder(tmp_path: Path) -> None:
    here = Path(__file__)
    try:
        raise ValueError("no\ntide")
    except ValueError as raised:
        error = raised
    line = error.__traceback__.tb_lineno if error.__traceback__ is not None else 0
    assert in_one_line(error) == in_one_line(error, tmp_path) == "ValueError: no tide"
    assert in_one_line(error, here.parent) == f"ValueError: no tide ({here.name}, line {line})"
    assert in_one_line(ValueError()) == "ValueError"
    assert in_one_line(Unfit("no\ntide"), here.parent) == "no tide"


def test_all_complaints_are_lines_and_so_is_what_is_raised() -> None:
    assert caught(lambda: ["no\ntide", "no ship"]) == ["no tide", "no ship"]
    assert caught(lambda: [str(1 // each) for each in (1, 0)]) == [
        "ZeroDivisionError: integer division or modulo by zero"
    ]
