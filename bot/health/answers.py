"""`/health`: how the bot itself is, for those who own it."""

from __future__ import annotations

import re
from contextlib import suppress

import discord

from bot.errors import Sorry
from bot.gateway.connection import FEW_STARTS
from bot.gateway.layout import ACCENT, layout, text
from bot.gateway.reply import Reply
from bot.health.health import Health, Trouble, Vitals
from bot.health.owners import owners_of
from bot.text import Words
from db.errors import StoreError
from db.people import PersonRepository

GOOD, BAD, MIDDLING = "✅", "❌", "⚠️"
SHOWN = 10
"""So many games that are set aside are named."""


class HealthAnswers:
    """Tells the owners."""

    def __init__(self, client: discord.Client, health: Health, people: PersonRepository) -> None:
        self._client = client
        self._health = health
        self._people = people

    async def show(self, reply: Reply) -> None:
        """The private panel. Raises `Sorry` for everybody who is no owner."""
        reply.acknowledge()
        if reply.interaction.user.id not in owners_of(self._client):
            raise Sorry("health-owners-only")
        user, language = reply.interaction.user, reply.interaction.locale.value
        with suppress(StoreError):  # they are told of troubles in this language from now on
            await self._people.set_person(user.id, name=user.display_name[:64], locale=language)
        lines = _lines(await self._health.look(), await self._health.starts(), reply.words)
        await reply.show(layout(text("\n".join(lines)[:3900]), accent=ACCENT))


def _lines(vitals: Vitals, starts: tuple[int, int] | None, words: Words) -> list[str]:
    """What the panel says, from what is most urgent to what is good to know."""
    lines = [f"## {words('health-title')}"]
    if vitals.gateway_s is None:
        lines.append(f"{MIDDLING} {words('health-gateway-unknown')}")
    else:
        lines.append(f"{GOOD} {words('health-gateway', ms=round(1000 * vitals.gateway_s))}")
    if vitals.database_s is None or vitals.backlog is None:
        lines.append(f"{BAD} {words('health-database-down')}")
    else:
        lines.append(f"{GOOD} {words('health-database', ms=f'{1000 * vitals.database_s:.1f}')}")
        backlog = vitals.backlog
        mark = MIDDLING if backlog.dead else GOOD
        counts = {"due": backlog.late, "held": backlog.held, "dead": backlog.dead}
        lines.append(f"{mark} {words('health-outbox', **counts)}")
        games = {state: vitals.games.get(state, 0) for state in ("running", "lobby", "finished", "aside")}
        lines.append(f"{MIDDLING if games['aside'] else GOOD} {words('health-games', **games)}")
    if starts is not None:
        left, total = starts
        lines.append(f"{GOOD if left > FEW_STARTS else MIDDLING} {words('health-starts', left=left, total=total)}")
    if vitals.rivals:
        lines.append(f"{MIDDLING} {words('health-rivals', count=vitals.rivals)}")
    if vitals.strangers:
        lines.append(f"{BAD} {words('health-strangers', count=vitals.strangers)}")
    if vitals.aside:
        named = ", ".join(f"`{game}`" for game in vitals.aside[:SHOWN])
        lines.append(words("health-aside", games=named, more=max(0, len(vitals.aside) - SHOWN)))
    if vitals.errors:
        lines.append(f"**{words('health-errors')}**")
        lines += [_trouble(each, words) for each in reversed(vitals.errors)]
    else:
        lines.append(words("health-no-errors"))
    hours, minutes = divmod(int(vitals.up_s) // 60, 60)
    lines.append(f"-# {words('health-version', version=vitals.version, hours=hours, minutes=minutes)}")
    return lines


def _trouble(each: Trouble, words: Words) -> str:
    """One error: when, its code, its kind, its game; the log has the rest."""
    kind = re.sub(r"[^\w.]", "", each.what)
    parts = [f"<t:{int(each.at.timestamp())}:R>", f"`{each.code}`" if each.code else "", f"`{kind}`"]
    if each.game:
        parts.append(words("health-in-game", game=f"`{each.game}`"))
    return "- " + " ".join(part for part in parts if part)
