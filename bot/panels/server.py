"""The panel behind /server: what holds for games there, each thing a menu of its own."""

from __future__ import annotations

import discord
from discord import ui

from bot.days.clocks import CLOCKS
from bot.days.server import DAYS, HOSTS, ServerRules
from bot.panels.board import ACCENT
from bot.panels.controls import OWN, control
from bot.panels.layout import button, clipped, layout, menu, rows, text
from bot.text import LANGUAGES, Words

AUTO = "auto"
"""The server's own language."""
PLACES = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]


def server_view(rules: ServerRules, language: str, channel_id: int, words: Words) -> ui.LayoutView:
    """The server's settings as they are; `language` is empty for the server's own, `channel_id` 0 for every channel."""
    place = words("server-channel", channel=f"<#{channel_id}>") if channel_id else words("server-no-channel")
    lines = [
        f"## {words('server-title')}",
        words("server-language", language=language or AUTO),
        words("server-clock", clock=words(f"clock-{rules.clock}")),
        words(f"server-hosts-{rules.hosts}"),
        words("server-vacation", days=rules.vacation_days),
        place,
        words("server-new-games"),
    ]
    languages = [(each, words(f"server-language-{each}"), "") for each in (AUTO, *LANGUAGES)]
    clocks = [(each, words(f"clock-{each}.terms"), "") for each in CLOCKS]
    hosts = [(each, words(f"server-hosts-{each}.label"), "") for each in HOSTS]
    days = [(str(each), words("server-days", days=each), "") for each in DAYS]
    channel: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=_control("channel"), placeholder=clipped(words("server-pick-channel"), 150), channel_types=PLACES
    )
    everywhere = [button(_control("everywhere"), words("button-everywhere"))] if channel_id else []
    return layout(
        text("\n".join(lines)),
        menu(_control("language"), words("server-pick-language"), languages),
        menu(_control("clock"), words("server-pick-clock"), clocks),
        menu(_control("hosts"), words("server-pick-hosts"), hosts),
        menu(_control("vacation"), words("server-pick-vacation"), days),
        ui.ActionRow(channel),
        *rows(everywhere),
        accent=ACCENT,
    )


def _control(what: str) -> str:
    return control(OWN, 0, f"@server.{what}")
