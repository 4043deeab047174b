"""Which game a command means: the one named, the one of this channel, or the only one that fits the person."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from discord.app_commands import Choice

from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.gateway.reply import Interaction
from bot.gateway.visibility import Visibility
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.text import texts
from db.errors import RowDamaged, StoreError
from db.games import GameRepository
from db.records import OPEN, GameSummary, State

log = logging.getLogger(__name__)
SUGGESTIONS = 25
SEEN: tuple[State, ...] = (*OPEN, "finished")
STOPPED: tuple[State, ...] = ("cancelled", "aside")
"""Games that came to no end: in its thread a command means such a one, elsewhere it never does."""


class GameChoice:
    """Finds the game a person means."""

    def __init__(self, games: GameRepository, ledger: Ledger, visibility: Visibility) -> None:
        self._games = games
        self._ledger = ledger
        self._visibility = visibility

    async def find(self, interaction: Interaction, named: str | None, kind: str = "") -> str:
        """The id of the game meant. Raises `Sorry` when there is none, which is unclear, or it is not theirs to see."""
        game_id = named or await self._meant(interaction, kind)
        await self._visibility.check(interaction, game_id)
        return game_id

    async def kind_here(self, interaction: Interaction) -> str | None:
        """Which game is played on the table here, such as `nusfjord`; None when there is none or several."""
        try:
            return (await self._ledger.load(await self.find(interaction, None))).row.kind
        except Sorry:
            return None

    async def suggest(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """The person's games and those of this channel, to choose from."""
        words = texts().words(interaction.locale.value)
        games = {game.id: game for game in await self._here(interaction, "") if not is_run(game.id)}
        games |= {game.id: game for game in await self._games.of_person(interaction.user.id, SEEN)}
        found: list[Choice[str]] = []
        for game in games.values():
            with sparing(f"game {game.id}"):
                label = game_label(await self._ledger.load(game.id), interaction.locale.value)
                if current.casefold() in label.casefold() or current == game.id:
                    found.append(Choice(name=f"{label} ({words(f'state-{game.state}')})"[:100], value=game.id))
        return found[:SUGGESTIONS]

    async def _meant(self, interaction: Interaction, kind: str) -> str:
        here = await self._here(interaction, kind)
        mine = [game for game in here if await self._sits(game.id, interaction.user.id)]
        open_to_all = [game for game in here if not is_run(game.id)]
        for found in (mine, open_to_all):
            running = [game for game in found if game.state == "running"]
            if len(running) == 1:
                return running[0].id
            if len(found) == 1 or (found and not running):
                return found[0].id
            if len(running) > 1:
                raise Sorry("error-which-game")
        mine = await self._games.of_person(interaction.user.id, ("running",))
        mine = [game for game in mine if kind in ("", game.kind)]
        if len(mine) == 1:
            return mine[0].id
        raise Sorry("error-which-game" if mine else "error-no-game-here")

    async def _here(self, interaction: Interaction, kind: str) -> list[GameSummary]:
        here = interaction.channel_id
        if here is None:
            return []
        games = await self._games.in_channel(here, SEEN)
        found = games or await self._games.in_channel(here, STOPPED)
        in_thread = [game for game in found if game.thread_id == here]
        return [game for game in in_thread or games if kind in ("", game.kind)]

    async def _sits(self, game_id: str, person_id: int) -> bool:
        try:
            return any(seat.person_id == person_id for seat in await self._games.seats(game_id))
        except RowDamaged:  # it is nobody's for now
            return False


def suggesting(
    suggest: Callable[[Interaction, str], Awaitable[list[Choice[str]]]],
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    """Suggestions that are empty when there is nothing to suggest, or when something fails: never no answer."""

    async def suggested(interaction: Interaction, current: str) -> list[Choice[str]]:
        try:
            return (await suggest(interaction, current))[:SUGGESTIONS]
        except Sorry:
            return []
        except StoreError as error:
            log.warning("nothing can be suggested: %s", error)
            return []
        except Exception:
            log.exception("suggestions for %s failed", interaction.data)
            return []

    return suggested


def game_label(loaded: Loaded, locale: str) -> str:
    """A game in a few words: its name and who plays."""
    words = loaded.words(locale)
    names = ", ".join(str(seat.notes.get("name", "?")) for seat in loaded.seats)
    return f"{words(f'{loaded.row.kind}-title')}: {names}"
