"""Which game a command means: the one named, the one of this channel, or the only one that fits the person."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from discord.app_commands import Choice

from bot.challenges.deal import is_run
from bot.errors import Sorry
from bot.gateway.reply import Interaction
from bot.ledger.loaded import Loaded
from bot.text import texts
from db.errors import StoreError
from db.records import OPEN, GameSummary

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
SUGGESTIONS = 25
SEEN = (*OPEN, "finished")


async def find_game(client: QuaysideClient, interaction: Interaction, named: str | None, kind: str = "") -> str:
    """The id of the game meant. Raises `Sorry` when there is none, which is unclear, or it is not theirs to see."""
    game_id = named or await _meant(client, interaction, kind)
    await client.door.check(interaction, game_id)
    return game_id


async def _meant(client: QuaysideClient, interaction: Interaction, kind: str) -> str:
    here = await _here(client, interaction, kind)
    mine = [game for game in here if await _sits(client, game.id, interaction.user.id)]
    open_to_all = [game for game in here if not is_run(game.id)]
    for found in (mine, open_to_all):
        running = [game for game in found if game.state == "running"]
        if len(running) == 1:
            return running[0].id
        if len(found) == 1 or (found and not running):
            return found[0].id
        if len(running) > 1:
            raise Sorry("error-which-game")
    mine = await client.store.games_of(interaction.user.id, ("running",))
    mine = [game for game in mine if kind in ("", game.kind)]
    if len(mine) == 1:
        return mine[0].id
    raise Sorry("error-which-game" if mine else "error-no-game-here")


async def kind_here(client: QuaysideClient, interaction: Interaction) -> str | None:
    """Which game is played on the table here, such as `nusfjord`; None when there is none or several."""
    try:
        return (await client.manager.load(await find_game(client, interaction, None))).row.kind
    except Sorry:
        return None


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


async def suggest_games(client: QuaysideClient, interaction: Interaction, current: str) -> list[Choice[str]]:
    """The person's games and those of this channel, to choose from."""
    words = texts().words(interaction.locale.value)
    games = {game.id: game for game in await _here(client, interaction, "") if not is_run(game.id)}
    games |= {game.id: game for game in await client.store.games_of(interaction.user.id, SEEN)}
    found: list[Choice[str]] = []
    for game in games.values():
        try:
            loaded = await client.manager.load(game.id)
        except Sorry:  # set aside
            continue
        label = game_label(loaded, interaction.locale.value)
        if current.casefold() in label.casefold() or current == game.id:
            found.append(Choice(name=f"{label} ({words(f'state-{game.state}')})"[:100], value=game.id))
    return found[:SUGGESTIONS]


def game_label(loaded: Loaded, locale: str) -> str:
    """A game in a few words: its name and who plays."""
    words = loaded.words(locale)
    names = ", ".join(str(seat.notes.get("name", "?")) for seat in loaded.seats)
    return f"{words(f'{loaded.row.kind}-title')}: {names}"


async def _here(client: QuaysideClient, interaction: Interaction, kind: str) -> list[GameSummary]:
    if interaction.channel_id is None:
        return []
    games = await client.store.in_channel(interaction.channel_id, SEEN)
    in_thread = [game for game in games if game.thread_id == interaction.channel_id]
    return [game for game in in_thread or games if kind in ("", game.kind)]


async def _sits(client: QuaysideClient, game_id: str, person_id: int) -> bool:
    return any(seat.person_id == person_id for seat in await client.store.seats(game_id))
