"""Amounts of money: in German the sign stands behind the figure, and no line ends between the two."""

from __future__ import annotations

import re

from bot.text import files

APART = re.compile(r"[}\d] \$(?!\w)")
"""A figure, or what stands for one, and the sign behind a space at which a line may end; not a variable."""


def test_no_amount_is_broken_off_from_its_sign() -> None:
    assert APART.search("{ $cost } $ und"), "it would be found"
    broken = [
        (file.name, line) for file in files("de") for line in file.read_text("utf-8").splitlines() if APART.search(line)
    ]
    assert broken == []
