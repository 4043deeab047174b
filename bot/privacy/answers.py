"""What people may ask of the bot about themselves and about their games: a file with all of it, or to be forgotten."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.challenges.seal import check_unsealed
from bot.errors import Sorry
from bot.gateway.controls import control
from bot.gateway.layout import button, layout, rows, text
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.people.panel import OWN
from bot.play.board import ACCENT
from bot.records.record_file import record_file, written

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
FORMAT = "quayside-person/1"


class OwnService:
    """Answers to /export and /forget-me. Everything is private."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed when the bot asks whether it is really to forget somebody."""
        return {
            "@forget": Answer("panel", lambda reply, press: self.forget(reply), "anybody"),
            "@remember": Answer("panel", lambda reply, press: self.remember(reply), "anybody"),
        }

    async def game(self, reply: Reply, game_id: str) -> None:
        """The record of a game that is over, as a file. Raises `Sorry` for any other."""
        reply.acknowledge()
        manager = self._client.manager
        loaded = await manager.load(game_id)
        if loaded.table is None:
            raise Sorry("error-not-started" if loaded.row.state == "lobby" else "error-cancelled")
        if loaded.row.state not in ("finished", "cancelled"):
            raise Sorry("export-running")
        await check_unsealed(self._client.store, loaded.id)
        words = loaded.words(reply.words.language)
        data = written(record_file(loaded, await manager.record(loaded)))
        said = words("export-game", game=words(f"{loaded.row.kind}-title"))
        await self._give(reply, said, data, f"quayside-{loaded.row.kind}-{loaded.id}.json")

    async def oneself(self, reply: Reply) -> None:
        """Everything that is stored about the person, as a file."""
        reply.acknowledge()
        stored = await self._client.store.all_of(reply.interaction.user.id)
        file = {"format": FORMAT, "id": reply.interaction.user.id, "at": self._client.store.now(), **stored}
        data = msgspec.json.format(msgspec.json.encode(file), indent=1)
        await self._give(reply, reply.words("export-me"), data, "quayside-me.json")

    async def ask(self, reply: Reply) -> None:
        """`/forget-me`: say what will happen, and ask once more."""
        reply.acknowledge()
        words, person_id = reply.words, reply.interaction.user.id
        games = await self._client.store.games_of(person_id)
        counts = {state: sum(game.state == state for game in games) for state in ("running", "lobby")}
        lines = [words("forget-question"), words("forget-goes"), words("forget-games", **counts), words("forget-stays")]
        style = discord.ButtonStyle
        buttons = [
            button(control(OWN, 0, "@forget"), words("button-forget"), style.danger),
            button(control(OWN, 0, "@remember"), words("button-remember"), style.primary),
        ]
        await reply.show(layout(text("\n".join(lines)), *rows(buttons), accent=ACCENT))

    async def forget(self, reply: Reply) -> None:
        """Do it."""
        reply.acknowledge()
        client, person_id = self._client, reply.interaction.user.id
        await client.glances.forget(person_id)
        for game_id in await client.manager.forget(person_id):
            try:
                await client.announcer.update_lobby(await client.manager.load(game_id))
            except (Sorry, discord.HTTPException) as error:
                log.info("the lobby of game %s could not be shown anew: %s", game_id, error)
        log.info("somebody was forgotten")
        await reply.show(layout(text(reply.words("forget-done"))))

    async def remember(self, reply: Reply) -> None:
        """Don't."""
        await reply.show(layout(text(reply.words("forget-not"))))

    @staticmethod
    async def _give(reply: Reply, said: str, data: bytes, name: str) -> None:
        file = discord.File(io.BytesIO(data), name)
        attached: discord.ui.File[discord.ui.LayoutView] = discord.ui.File(file)
        await reply.show(layout(text(said), attached), file)
