"""The private panel behind /table: who plays where, what a person may do about their seat, and a host to the game.
The questions asked once more before what can't be undone are here too."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import linked_title
from bot.gateway.layout import ACCENT, button, layout, menu, rows, text
from bot.ledger.loaded import Loaded
from bot.seats.seating import host_without
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown

YES, PAUSE = "yes", "pause"
"""The arguments of an action that was asked once more; the second one if all that was said of it was that the game
waits."""


class PersonAtTable(msgspec.Struct, frozen=True):
    """What a person is to a game: at which seat, whether its host, whether they manage the server it is played on."""

    person_id: int
    seat: int | None
    hosts: bool
    manages: bool

    @classmethod
    def of(cls, loaded: Loaded, person_id: int, *, manages: bool) -> PersonAtTable:
        return cls(person_id, loaded.seat_of(person_id), loaded.row.host_id == person_id, manages)


def seats_view(loaded: Loaded, words: Words, who: PersonAtTable, said: str = "") -> ui.LayoutView:
    """The panel as this person may use it; `said` is a sentence about what they have just done."""
    parts: list[ui.Item[ui.LayoutView]] = [text(said)] if said else []
    lines = [f"## {words('seats-title', game=linked_title(loaded, words))}", *seat_lines(loaded, words)]
    running = loaded.row.state == "running"
    if not running:
        lines.append(words("course-ended" if loaded.row.state == "cancelled" else "error-finished"))
    elif loaded.saved.course.paused:
        lines.append(words("course-paused"))
    elif loaded.unattended:
        lines.append(words("course-unattended"))
    parts.append(text("\n".join(lines)))
    if running:
        if who.seat is not None:
            parts += _own(loaded, words, who.seat)
        if who.hosts or who.manages:
            parts += _hosting(loaded, words, who)
    return layout(*parts, accent=ACCENT)


def seat_lines(loaded: Loaded, words: Words) -> list[str]:
    """Who plays at each seat, and who is asked to."""
    lines: list[str] = []
    for row in loaded.seats:
        name = in_markdown(loaded.names[row.seat])
        if loaded.is_kept(row.seat):
            line = words("seats-line-break" if loaded.unattended else "seats-line-kept", name=name)
        elif row.player is not None:
            line = words("lobby-player", name=name)
        else:
            line = words("seats-line-host" if row.person_id == loaded.row.host_id else "lobby-person", name=name)
        offer = loaded.saved.course.offers.get(row.seat)
        if offer is not None:
            asked = next(each.name for each in loaded.saved.course.named if each.person_id == offer.person_id)
            line += " · " + words("seats-line-asked", person=in_markdown(asked))
        lines.append(line)
    return lines


def _own(loaded: Loaded, words: Words, seat: int) -> list[ui.Item[ui.LayoutView]]:
    """What a person may do about their own seat."""
    style, kept = discord.ButtonStyle, loaded.is_kept(seat)
    home = button(_action(loaded, "@home"), words("button-home"), style.primary)
    play = button(_action(loaded, "@fresh"), words("button-play"), style.primary)
    alone = loaded.people(range(len(loaded.seats))) == loaded.people([seat])
    away = button(_action(loaded, "@away"), words("button-break" if alone else "button-away"))
    leave = button(_action(loaded, "@quit"), words("button-quit"), style.danger)
    hint = "seats-kept-for-you" if kept else "seats-break-hint" if alone else "seats-away-hint"
    parts: list[ui.Item[ui.LayoutView]] = [] if loaded.unattended else [text(words(hint))]
    parts += rows([home, leave] if kept else [play, away, leave])
    return parts + _offering(loaded, words, seat, words("seats-pick-own"))


def _hosting(loaded: Loaded, words: Words, who: PersonAtTable) -> list[ui.Item[ui.LayoutView]]:
    """What the host may do, or whoever manages the server."""
    style, paused = discord.ButtonStyle, loaded.saved.course.paused
    pause = button(_action(loaded, "@go-on"), words("button-go-on"), style.success) if paused else None
    parts: list[ui.Item[ui.LayoutView]] = [text(words("seats-host" if who.hosts else "seats-manager"))]
    parts += rows(
        [
            pause or button(_action(loaded, "@pause"), words("button-pause")),
            button(_action(loaded, "@end"), words("button-end"), style.danger),
        ]
    )
    if not who.hosts:
        return parts
    others = [
        (str(row.person_id), loaded.names[row.seat], "")
        for row in loaded.seats
        if row.person_id not in (None, who.person_id)
    ]
    if others:
        parts.append(menu(_action(loaded, "@hand-over"), words("seats-pick-host"), others))
    for row in loaded.seats:
        if row.person_id is None:
            parts += _offering(loaded, words, row.seat, words("seats-pick-for", name=loaded.names[row.seat]))
    return parts


def _offering(loaded: Loaded, words: Words, seat: int, heading: str) -> list[ui.Item[ui.LayoutView]]:
    """The menu of people to ask for a seat, and the way back while somebody is asked."""
    if loaded.row.guild_id is None:
        return []
    person: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=_action(loaded, f"@replace.{seat}"), placeholder=clipped(heading, 150)
    )
    parts: list[ui.Item[ui.LayoutView]] = [ui.ActionRow(person)]
    if seat in loaded.saved.course.offers:
        withdraw = words("button-withdraw", name=loaded.names[seat])
        parts += rows([button(_action(loaded, f"@withdraw.{seat}"), withdraw)])
    return parts


def away_view(loaded: Loaded, words: Words, *, alone: bool) -> ui.LayoutView:
    """Whether a computer player is to decide, and what comes of it; `alone`: nobody else plays in person."""
    if alone:
        return _asked(loaded, words, words("seats-away-sure-alone"), f"@away.{PAUSE}", "button-pause-sure", loses=False)
    return _asked(loaded, words, words("seats-away-sure"), f"@away.{YES}", "button-away-sure")


def quit_view(loaded: Loaded, words: Words, seat: int) -> ui.LayoutView:
    """Whether the person at `seat` really means to leave for good, what comes of it, and who may give their seat away
    then."""
    host = host_without(loaded, seat)
    if host is None:
        return _asked(loaded, words, words("seats-quit-alone"), f"@quit.{YES}", "button-quit-sure")
    becomes = "seats-quit-host" if host.person_id == loaded.row.host_id else "seats-quit-new-host"
    said = [words("seats-quit-sure"), words(becomes, host=in_markdown(loaded.names[host.seat]))]
    if loaded.waits_without(seat):
        said.append(words("seats-quit-waiting"))
    if loaded.keeps:
        said.append(words("seats-quit-keeps"))
    return _asked(loaded, words, " ".join(said), f"@quit.{YES}", "button-quit-sure")


def end_view(loaded: Loaded, words: Words) -> ui.LayoutView:
    """Whether ending the game is really meant."""
    return _asked(loaded, words, words("seats-end-sure"), f"@end.{YES}", "button-end-sure")


def _asked(loaded: Loaded, words: Words, question: str, action: str, yes: str, *, loses: bool = True) -> ui.LayoutView:
    """The question with the button that does it, red if it `loses` something that doesn't come back."""
    style = discord.ButtonStyle
    buttons: Sequence[ui.Button[ui.LayoutView]] = [
        button(_action(loaded, action), words(yes), style.danger if loses else style.secondary),
        button(_action(loaded, "@manage"), words("button-not-sure"), style.primary),
    ]
    return layout(text(question), *rows(buttons), accent=ACCENT)


def _action(loaded: Loaded, action: str) -> str:
    return control(loaded.id, 0, action)
