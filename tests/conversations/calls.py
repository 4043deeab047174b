"""Counting to whom decisions come, as a guest of the ledger."""

from __future__ import annotations

from collections import Counter

from bot.ledger.entry import Entry


class DecisionsThatCame:
    """`due` counts decisions that came to somebody, `going_on` those of somebody who had just acted: they are called
    too, unless they have answered already."""

    def __init__(self) -> None:
        self.due: Counter[str] = Counter()
        self.going_on: Counter[str] = Counter()

    async def attend(self, entry: Entry) -> None:
        """With every change."""
        loaded = entry.loaded
        new = [seat for seat in loaded.waiting() if seat not in entry.before.waiting]
        self.due.update(str(person) for person in loaded.people(new))
        if loaded.people(new) and not entry.change.quiet:
            others = [seat for seat in loaded.waiting() if seat not in new]
            self.going_on.update(str(person) for person in loaded.people(others))
