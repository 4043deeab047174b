"""`/health`, and the message to the owner of the bot when a game is set aside."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

import discord

from bot.errors import Sorry
from bot.gateway.layout import layout, text
from bot.gateway.reply import Reply
from bot.health.health import Trouble, Vitals
from bot.play.board import ACCENT
from bot.text import Words, language_of, texts
from db.records import PostRow

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
GOOD, BAD, MIDDLING = "✅", "❌", "⚠️"
SHOWN = 10
"""So many games that are set aside are named."""


class HealthService:
    """Tells the owners."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    @property
    def owners(self) -> list[int]:
        """Who owns the application: the person, or the members of the team, its owner first."""
        application = self._client.application
        if application is None:
            return []
        if application.team is None:
            return [application.owner.id]
        members = {member.id for member in application.team.members}
        first = [application.team.owner_id] if application.team.owner_id is not None else []
        return [*first, *sorted(members.difference(first))]

    async def show(self, reply: Reply) -> None:
        """The private panel. Raises `Sorry` for everybody who is no owner."""
        reply.acknowledge()
        if reply.interaction.user.id not in self.owners:
            raise Sorry("health-owners-only")
        lines = _lines(await self._client.health.look(), reply.words)
        await reply.show(layout(text("\n".join(lines)[:3900]), accent=ACCENT))

    async def tell_owner(self, row: PostRow) -> int | None:
        """A direct message about a game that was set aside."""
        for owner in self.owners[:1]:
            known = await self._client.store.person(owner)
            words = texts().words(language_of(known.locale if known is not None else None))
            kind = str(row.payload["kind"])
            title = words(f"{kind}-title") if words.has(f"{kind}-title") else kind
            said = words("health-set-aside", title=title, game=row.game_id or "", code=str(row.payload["code"]))
            try:
                direct = await self._client.create_dm(discord.Object(owner))
                return (await direct.send(view=layout(text(said), accent=ACCENT), nonce=row.nonce[:25])).id
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("the owner can't be told: %s", error)
        return None


def _lines(vitals: Vitals, words: Words) -> list[str]:
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
