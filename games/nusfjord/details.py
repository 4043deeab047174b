"""What a choice of Nusfjord would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Ask, Choice

if TYPE_CHECKING:
    from games.nusfjord.table import Table


def detail(table: Table, step: Choice, choice: str) -> Ask | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    return None
