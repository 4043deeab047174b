"""The room of what people set for themselves: what it offers to the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.gateway.room import Room
from bot.people.answers import SettingsAnswers, Vacations
from bot.people.command import register
from db.store import Store


def room(
    store: Store,
    vacations: Vacations,
    *,
    set_alarms: Callable[[int], Awaitable[None]],
    set_digests: Callable[[int], Awaitable[None]],
) -> Room:
    """How a person wants to be called, and when not at all."""
    answers = SettingsAnswers(store, vacations, [set_alarms, set_digests])
    return Room(name="people", answers=answers.answers(), commands=[lambda tree: register(tree, answers)])
