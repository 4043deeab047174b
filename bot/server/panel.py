"""The panel behind /server: what holds for games there, each thing a menu of its own."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, button, layout, menu, rows, text
from bot.gateway.permissions import key
from bot.gateway.public_language import Source, language_line
from bot.ledger.options import CLOCKS
from bot.server.rules import DAYS, HOSTS, PUZZLE_HOUR, ServerRules
from bot.text import LANGUAGES, Words
from bot.text.clipping import clipped

AUTO = "auto"
"""No language is set for the server."""
ZONE = "zone"
PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]


def server_view(
    rules: ServerRules,
    spoken: tuple[str, Source],
    channel_id: int,
    words: Words,
    shut: Sequence[str] = (),
    *,
    forum: bool = False,
    lacking: Sequence[str] = (),
) -> ui.LayoutView:
    """The server's settings as they are; `spoken` is its public language, `channel_id` 0 for every channel, `shut` what
    keeps games from that channel, which may be a `forum`; `lacking` are rights without which no puzzle is posted."""
    key = "server-forum" if forum else "server-channel"
    place = words(key, channel=f"<#{channel_id}>") if channel_id else words("server-no-channel")
    lines = [
        f"## {words('server-title')}",
        language_line(spoken, words),
        words("server-clock", clock=words(f"clock-{rules.clock}")),
        words(f"server-hosts-{rules.hosts}"),
        words("server-vacation", days=rules.vacation_days),
        place,
        *shut,
        words("server-zone", zone=_zone(rules, words)),
        words("server-board", channel=f"<#{rules.board_channel}>") if rules.board_channel else words("server-no-board"),
        *_puzzle_lines(rules, words, lacking),
        words("server-new-games"),
    ]
    languages = [
        (AUTO, words("server-language-auto"), ""),
        *((each, words(f"language-{each}"), "") for each in LANGUAGES),
    ]
    clocks = [(each, words(f"clock-{each}.terms"), "") for each in CLOCKS]
    hosts = [(each, words(f"server-hosts-{each}.label"), "") for each in HOSTS]
    days = [(str(each), words("server-days", days=each), "") for each in DAYS]
    channel: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=_control("channel"), placeholder=clipped(words("server-pick-channel"), 150), channel_types=PLACES
    )
    board: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=_control("board"),
        placeholder=clipped(words("server-pick-board"), 150),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
    )
    puzzles: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=_control("puzzles"),
        placeholder=clipped(words("server-pick-puzzles"), 150),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
    )
    buttons = [button(_control("everywhere"), words("button-everywhere"))] if channel_id else []
    buttons.append(button(_control("zone"), words("button-server-zone")))
    buttons += [button(_control("noboard"), words("button-no-board"))] if rules.board_channel else []
    buttons += [button(_control("nopuzzles"), words("button-no-puzzles"))] if rules.puzzle_channel else []
    return layout(
        text("\n".join(lines)),
        menu(_control("language"), words("server-pick-language"), languages),
        menu(_control("clock"), words("server-pick-clock"), clocks),
        menu(_control("hosts"), words("server-pick-hosts"), hosts),
        menu(_control("vacation"), words("server-pick-vacation"), days),
        ui.ActionRow(channel),
        ui.ActionRow(board),
        ui.ActionRow(puzzles),
        *rows(buttons),
        accent=ACCENT,
    )


def _puzzle_lines(rules: ServerRules, words: Words, lacking: Sequence[str]) -> list[str]:
    """Where a puzzle is posted each day, and what keeps it from that."""
    if not rules.puzzle_channel:
        return [words("server-no-puzzles")]
    line = words("server-puzzles", channel=f"<#{rules.puzzle_channel}>", hour=PUZZLE_HOUR, zone=_zone(rules, words))
    rights = words.listed([f"**{words(key(right))}**" for right in lacking])
    return [line, *([f"❌ {words('server-puzzles-shut', rights=rights)}"] if lacking else [])]


def _zone(rules: ServerRules, words: Words) -> str:
    return rules.zone.replace("_", " ") or words("server-zone-usual")


def zone_modal(rules: ServerRules, words: Words) -> ui.Modal:
    """The form that asks for the place whose clock months go by."""
    modal = ui.Modal(title=words("server-zone-form"), custom_id=_control("zone"), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=ZONE, default=rules.zone or words("server-zone-usual"), max_length=60, required=True
    )
    label = words("server-zone-field")
    modal.add_item(ui.Label(text=label, description=words("server-zone-field.small"), component=field))
    modal.stop()
    return modal


def _control(what: str) -> str:
    return control(OWN, 0, f"@server.{what}")
