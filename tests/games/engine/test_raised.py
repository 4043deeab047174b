"""Whatever somebody else's code raises becomes one line that can be printed."""

from __future__ import annotations

from games.engine.raised import LONGEST, one_line


def test_a_long_text_is_cut_to_the_last_letter_that_fits() -> None:
    assert one_line("x" * LONGEST) == "x" * LONGEST
    assert one_line("x" * (LONGEST + 1)) == "x" * (LONGEST - 1) + "…"


def test_lines_and_what_a_terminal_would_obey_become_blanks() -> None:
    assert one_line("no\nsuch\x1b[2Jtide \t here") == "no such [2Jtide here"
