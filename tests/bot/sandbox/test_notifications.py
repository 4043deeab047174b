"""What a phone shows of a message that calls somebody."""

from __future__ import annotations

import pytest

from bot.sandbox.notifications import plain_text


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("**Carla** takes the die.", "Carla takes the die."),
        ("-# Davor:\n**Du** *nimmst* __ihn__", "Davor:\nDu nimmst ihn"),
        ("# Ends\n> as ~~was~~ `said` ||here||", "Ends\nas was said here"),
        ("**\\*star\\*** snake_case_name \\_x", "*star* snake_case_name _x"),
        ("[the rules](https://a.example/b)", "the rules"),
        ("until <t:1700000000:f>", "until <t:1700000000:f>"),
        ("2 * 3", "2 * 3"),
    ],
)
def test_markdown_is_plain_text_there(written: str, shown: str) -> None:
    assert plain_text(written) == shown
