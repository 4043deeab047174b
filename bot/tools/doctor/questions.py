"""Part C: what no answer of Discord's says, because only somebody with a phone and a desktop sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import discord
import msgspec

from bot.outbox.forms import Way, to_edit, to_send
from bot.outbox.public_message import PublicMessage, kept
from bot.pictures.replays import Order
from bot.pictures.studio import Studio, attach, board_pictures
from bot.text import texts
from bot.tools.doctor.examination import Check, Examination
from bot.tools.gallery.moments import PlayedGame, play
from bot.workers import queue
from games.engine import registry
from render import Picture, painter

TALL, MOVING = "nusfjord", "fleet_dice"
NAMES = ("Anna", "Ben")
CHOICES = 24
"""So many decisions of a game are in the replay."""
ARRIVES_S = 5.0
"""So long a phone may take to ring."""


class Asker(Protocol):
    """Asks somebody, on the server or in the terminal. `called` is who is mentioned by what is asked about."""

    @property
    def called(self) -> int: ...

    async def choose(self, sentence: str, answers: Sequence[tuple[str, str]], /) -> str:
        """The name of the answer, of (name, words). Raises `NobodyThere`."""
        ...


class Questions:
    """The four questions. `studio` draws what they are about."""

    def __init__(self, studio: Studio, asker: Asker) -> None:
        self._studio = studio
        self._asker = asker

    def checks(self) -> list[Check]:
        """All of them, in their order."""
        return [Check(("phone", "inbox", "readable"), self._call), Check(("replay",), self._replay)]

    async def _call(self, at: Examination) -> None:
        picture = await self._table()
        await self._asker.choose(
            "There are four questions left. Lock your phone, press Ready, and watch what the phone shows.",
            [("ready", "Ready")],
        )
        person = discord.Object(self._asker.called)
        head = f"<@{person.id}> · Nusfjord, round 3: choose an action."
        message = PublicMessage(content=f"{head}\nAnna caught 4 fish.", pings=[person.id], pictures=kept([picture]))
        calls = discord.AllowedMentions(users=[person])
        answer = await at.ask(at.channel.send(**to_send(message, Way("ordinary")), allowed_mentions=calls))
        if not answer.taken:
            at.findings.judge("phone", answer)
            return
        await asyncio.sleep(ARRIVES_S)
        await self._decide(
            at, "phone", "What did your phone show?",
            [("sentence", "Who, which game, what to do"), ("empty", "A name and nothing else"), ("silence", "Nothing")],
        )  # fmt: skip
        edited: discord.Message = answer.value
        later = msgspec.structs.replace(message, content=f"{head}\nAnna caught 5 fish.")
        await at.ask(edited.edit(**to_edit(later, Way("ordinary")), allowed_mentions=calls))
        await self._decide(
            at, "inbox", "The message was edited. Is it (still) in your inbox, under Mentions?",
            [("there", "It is there"), ("gone", "It is not")],
        )  # fmt: skip
        await self._decide(
            at, "readable", "On a desktop: can you read the numbers in the picture without a click?",
            [("read", "I can"), ("small", "They are too small")],
        )  # fmt: skip

    async def _replay(self, at: Examination) -> None:
        played = await self._studio.draw(_game, MOVING)
        record = msgspec.structs.replace(played.record, choices=played.record.choices[:CHOICES])
        replay = await self._studio.animate(Order(record, list(NAMES), "en"), queue.Asker(None, "doctor"))
        answer = await at.ask(at.channel.send(file=attach(replay, "replay"), silent=True))
        if not answer.taken:
            at.findings.judge("replay", answer)
            return
        await self._decide(at, "replay", "Does this replay move?", [("moves", "It moves"), ("stands", "It does not")])

    async def _decide(self, at: Examination, probe: str, question: str, answers: Sequence[tuple[str, str]]) -> None:
        """Ask; the first answer is the expected one."""
        unknown = ("unknown", "I can't tell")
        given = await self._asker.choose(question, [*answers, unknown])
        said = dict(answers)
        if given not in said:
            at.findings.not_tried(probe, "nobody could tell")
            return
        faults = [] if given == answers[0][0] else [f"the answer was: {said[given]}"]
        at.findings.judge(probe, faults=faults)

    async def _table(self) -> discord.File:
        """The board of a game in its middle."""

        def drawn() -> list[Picture]:
            played = _game(TALL)
            game, words = registry()[TALL], texts().words("en").of(TALL, NAMES)
            view = game.view(played.moments[len(played.moments) // 2].table, None)
            return board_pictures(painter(TALL), view, words, names=NAMES, changed=None)

        return attach((await self._studio.draw(drawn))[-1], "table")


def _game(name: str) -> PlayedGame:
    return play(registry()[name], len(NAMES), "doctor", player="random")
