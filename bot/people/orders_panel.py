"""The part of /settings about standing orders: what stands there, and the panel in which they are given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, MENU, button, layout, menu, rows, text
from bot.ledger.orders import SENSIBLE, orders_of
from bot.people.preferences import Preferences
from bot.text import Words
from games.engine import registry

BETWEEN = "."
"""Stands between a kind of game and an order in what a menu offers."""


class Given(NamedTuple):
    """An order that can be given for a kind of game, and whether it is."""

    kind: str
    order: str
    on: bool

    @property
    def value(self) -> str:
        """As the menu has it."""
        return f"{self.kind}{BETWEEN}{self.order}"

    def said(self, words: Words) -> str:
        """What is to be done, in a few words."""
        return words("order-sensible" if self.order == SENSIBLE else f"{self.kind}-order-{self.order}")

    def waits(self, words: Words) -> str:
        """When it leaves the decision to its person all the same, if that has to be said."""
        key = f"{self.kind}-order-{self.order}.waits"
        return words(key) if words.has(key) else ""


def all_orders(preferences: Preferences) -> Iterator[Given]:
    """Every order that can be given, a kind of game after the other."""
    for kind, game in registry().items():
        given = preferences.orders.get(kind, ())
        for order in orders_of(game):
            yield Given(kind, order, order in given)


def orders_with(preferences: Preferences, value: str) -> dict[str, tuple[str, ...]] | None:
    """The person's orders once this one is given, or taken back if it was given before; None if there is none such.
    What this version doesn't know is kept."""
    found = next((each for each in all_orders(preferences) if each.value == value), None)
    if found is None:
        return None
    others = tuple(order for order in preferences.orders.get(found.kind, ()) if order != found.order)
    changed = preferences.orders | {found.kind: others if found.on else (*others, found.order)}
    return {kind: orders for kind, orders in changed.items() if orders}


def orders_lines(preferences: Preferences, words: Words) -> list[str]:
    """The orders that are given, a line a kind of game; in one line that there are none."""
    lines: list[str] = []
    for kind in registry():
        said = [each.said(words) for each in all_orders(preferences) if each.on and each.kind == kind]
        if said:
            lines.append(f"📌 **{words(f'{kind}-title')}**: {'; '.join(said)}")
    return lines or [words("orders-none")]


def orders_button(words: Words) -> ui.Button[ui.LayoutView]:
    """Leads from the settings to the orders."""
    return button(control(OWN, 0, "@orders"), words("button-orders"))


def orders_view(preferences: Preferences, words: Words) -> ui.LayoutView:
    """The orders that are given, and a menu of all that can be given or taken back."""
    parts: list[ui.Item[ui.LayoutView]] = [
        text("\n".join([f"## {words('orders-title')}", *orders_lines(preferences, words), f"-# {words('orders-how')}"]))
    ]
    offered = list(all_orders(preferences))
    for start in range(0, len(offered), MENU):
        some: Sequence[Given] = offered[start : start + MENU]
        entries = [
            (
                each.value,
                f"{words(f'{each.kind}-title')}: {each.said(words)}",
                " · ".join(filter(None, [words("order-on" if each.on else "order-off"), each.waits(words)])),
            )
            for each in some
        ]
        place = control(OWN, 0, f"@order.{start}" if start else "@order")
        parts.append(menu(place, words("orders-pick"), entries))
    back = button(control(OWN, 0, "@settings"), words("button-settings-back"), discord.ButtonStyle.primary)
    return layout(*parts, *rows([back]), accent=ACCENT)
