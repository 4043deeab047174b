"""Somebody who takes a lesson without Discord: presses what the last page offers, and sees the next one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import discord
from discord import ui

from bot.gateway.controls import read
from bot.gateway.press import Press
from bot.gateway.reply import Reply
from bot.learn.answers import LearnAnswers
from bot.learn.open_tables import OpenTables
from bot.text import texts
from bot.tools.blank_studio import Blank

NAME = "Maximiliane von Hohenstein"


class Choice(NamedTuple):
    """A button, or an entry of a menu."""

    custom_id: str
    value: str = ""


class Page(NamedTuple):
    """What is shown, and everything that can be pressed there."""

    view: ui.LayoutView
    choices: list[Choice]

    @property
    def text(self) -> str:
        return "\n".join(part.content for part in self.view.walk_children() if isinstance(part, ui.TextDisplay))

    def leads(self, style: discord.ButtonStyle = discord.ButtonStyle.success) -> Choice:
        """The button that leads on."""
        buttons = [part for part in self.view.walk_children() if isinstance(part, ui.Button)]
        (found,) = [Choice(each.custom_id or "") for each in buttons if each.style is style]
        return found


class _Reply:
    """An answer that is kept instead of being sent."""

    def __init__(self, language: str, *, text_first: bool) -> None:
        self.words = texts().words(language)
        self.interaction = SimpleNamespace(user=SimpleNamespace(display_name=NAME, id=1), guild_id=None)
        self.shown: list[ui.LayoutView] = []
        self._text_first = text_first

    def acknowledge(self) -> None:
        """Nobody waits."""

    async def text_first(self) -> bool:
        return self._text_first

    async def show(self, view: ui.LayoutView, *files: discord.File) -> None:
        self.shown.append(view)

    async def add(self, view: ui.LayoutView) -> None:
        self.shown.append(view)


class _NoTables:
    async def lines(self, reply: Reply, kind: str) -> list[str]:
        return []


class Learner:
    """Reads one language, and words before pictures or not."""

    def __init__(self, language: str = "en", *, text_first: bool = False) -> None:
        self._language, self._text_first = language, text_first
        answers = LearnAnswers(Blank(), cast(OpenTables, _NoTables()))
        self._begin, self._answers = answers.begin, answers.answers()

    async def begins(self, kind: str) -> Page:
        """The first page of a lesson."""
        reply = self._reply()
        await self._begin(cast(Reply, reply), kind)
        return _page(reply.shown[-1])

    async def presses(self, choice: Choice) -> Page:
        """What a press leads to. Raises `Sorry`."""
        control, reply = read(choice.custom_id), self._reply()
        assert control is not None
        press = Press(control, [choice.value] if choice.value else [])
        await self._answers[control.action].give(cast(Reply, reply), press)
        return _page(reply.shown[0])

    def _reply(self) -> Any:
        return _Reply(self._language, text_first=self._text_first)


def _page(view: ui.LayoutView) -> Page:
    found: list[Choice] = []
    for part in view.walk_children():
        if isinstance(part, ui.Button):
            found.append(Choice(part.custom_id or ""))
        elif isinstance(part, ui.Select):
            found += [Choice(part.custom_id, option.value) for option in part.options]
    return Page(view, found)
