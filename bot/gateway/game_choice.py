"""Which game a command means: the one named, the one of this channel, or the only one that fits the person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import Any

from discord.app_commands import Choice

from bot.chores.sparing import sparing
from bot.errors import Candidate, Sorry, WhichGame
from bot.gateway.access import What
from bot.gateway.controls import LIMIT, which_control
from bot.gateway.reply import MOST_AT_ONCE, Answering, Interaction, Reply, check_room
from bot.gateway.visibility import Visibility
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.waiting import waiting_for
from bot.text import Words, texts
from db.errors import StoreError
from db.games import GameRepository
from db.records import OPEN, GameSummary, SeatRow, State

log = logging.getLogger(__name__)
SUGGESTIONS = 25
LONGEST = 100
MOST_SUGGESTED = MOST_AT_ONCE // 2
"""Nothing is suggested while so much of one person's is answered: whoever types quickly can still press."""
SEEN: tuple[State, ...] = (*OPEN, "finished")
STOPPED: tuple[State, ...] = ("cancelled", "aside")
"""Games that came to no end: in its thread a command means such a one, elsewhere it never does."""


MeantAnswer = Callable[[Reply, str, str], Awaitable[None]]
"""What a command does for the game with this id, with what it was given besides."""
Find = Callable[[int, Collection[State]], Awaitable[list[GameSummary]]]
"""The games of a channel in one of these states."""


class GameChoice:
    """Finds the game a person means."""

    def __init__(self, games: GameRepository, ledger: Ledger, visibility: Visibility) -> None:
        self._games = games
        self._ledger = ledger
        self._visibility = visibility
        self._commands: dict[str, MeantAnswer] = {}
        self.takes: dict[str, What] = {}
        """The shares of which a part is taken when a game was picked for these commands."""

    def leads_to(self, command: str, answer: MeantAnswer, takes: What | None = None) -> None:
        """Let whoever picks a game after `command`, because several were meant, get this answer."""
        self._commands[command] = answer
        if takes is not None:
            self.takes[command] = takes

    async def picked(self, reply: Reply, game_id: str, then: str) -> None:
        """Do what was asked for, with the game that was picked. Raises `Sorry`."""
        command, _, given = then.partition(".")
        answer = self._commands.get(command)
        if answer is None or not game_id:
            raise Sorry("error-unknown-control")
        await answer(reply, await self.find(reply.interaction, game_id), given)

    async def find(
        self, interaction: Interaction, named: str | None, kind: str = "", *, dealt: bool = False, then: str = ""
    ) -> str:
        """The id of the game meant; where it must be `dealt`, a lobby only if there is nothing else.

        Raises `WhichGame` when several may be meant, which leads on to `then` (see `leads_to`), and `Sorry` when there
        is none, or it is not theirs to see.
        """
        game_id = named or await self._meant(interaction, kind, then, dealt=dealt)
        await self._visibility.check(interaction, game_id)
        return game_id

    async def kind_here(self, interaction: Interaction) -> str | None:
        """Which game is played on the table here, such as `nusfjord`, or on all of several tables; None when there is
        none, or games differ."""
        try:
            meant = [await self.find(interaction, None)]
        except WhichGame as which:
            meant = [each.game_id for each in which.games]
        except Sorry:
            return None
        kinds = {(await self._ledger.load(game_id)).row.kind for game_id in meant}
        return kinds.pop() if len(kinds) == 1 else None

    async def suggest(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """The person's games and those of this channel, to choose from."""
        words = texts().words(interaction.locale.value)
        games = {
            game.id: game for game in await self._here(interaction, "", self._games.in_channel) if not is_run(game.id)
        }
        games |= {game.id: game for game in await self._games.of_person(interaction.user.id, SEEN)}
        seated = await self._games.seated_at(games)
        found: list[Choice[str]] = []
        for game in games.values():
            with sparing(f"game {game.id}"):
                label = game_label(game, seated[game.id], interaction.locale.value)
                if current.casefold() in label.casefold() or current == game.id:
                    found.append(Choice(name=f"{label} ({words(f'state-{game.state}')})"[:100], value=game.id))
        return found[:SUGGESTIONS]

    async def _meant(self, interaction: Interaction, kind: str, then: str, *, dealt: bool) -> str:
        """The person's own game here comes first, then the one that is played here. Only who plays nowhere else means
        what is not under way here: the lobby, or the last game, of somebody else."""
        here = await self._here(interaction, kind, self._games.in_channel)
        mine = await self._here(interaction, kind, partial(self._games.seated_in_channel, interaction.user.id))
        if dealt:
            here, mine = ([game for game in found if game.state != "lobby"] or found for found in (here, mine))
        open_to_all = [game for game in here if not is_run(game.id)]
        played_here = [game for game in open_to_all if self._is_place_of(interaction, game)]
        looked_at = [mine, played_here]
        if any(game.thread_id == interaction.channel_id for game in here):
            looked_at = [_open(mine), _open(open_to_all), *looked_at]
        for found in looked_at:
            if found:
                return await self._only_one(interaction, found, then)
        elsewhere = await self._games.of_person(interaction.user.id, ("running",))
        elsewhere = [game for game in elsewhere if kind in ("", game.kind)]
        if len(elsewhere) == 1:
            return elsewhere[0].id
        if elsewhere:
            raise await self._which(interaction, elsewhere, then)
        if not open_to_all:
            raise Sorry("error-no-game-here")
        return await self._only_one(interaction, open_to_all, then)

    async def _only_one(self, interaction: Interaction, found: Sequence[GameSummary], then: str) -> str:
        """The id of the game that is meant: the one that runs, or else the newest. Raises `WhichGame` when several
        run."""
        running = [game for game in found if game.state == "running"]
        if len(running) > 1:
            raise await self._which(interaction, running, then)
        return (running or found)[0].id

    async def _which(self, interaction: Interaction, found: Sequence[GameSummary], then: str) -> WhichGame:
        """What is to be picked: those games that wait for the person come first. Of many only those are read."""
        person_id, games = interaction.user.id, list[Candidate]()
        waiting = {each.game_id for each in await waiting_for(self._games, person_id)}
        for game in sorted(found, key=lambda each: each.id not in waiting)[:SUGGESTIONS]:
            with sparing(f"game {game.id}"):
                loaded = await self._ledger.load(game.id)
                games.append(_candidate(loaded, loaded.words(interaction.locale.value), person_id))
        return WhichGame(games, then if len(which_control(then)) <= LIMIT else "")

    @staticmethod
    def _is_place_of(interaction: Interaction, game: GameSummary) -> bool:
        """Whether what is typed here is typed at this game: it is played here, or had the thread for itself."""
        return game.state == "running" or game.thread_id == interaction.channel_id

    @staticmethod
    async def _here(interaction: Interaction, kind: str, find: Find) -> list[GameSummary]:
        """Those that `find` finds here, what runs first; those that stopped only where there is nothing else."""
        here = interaction.channel_id
        if here is None:
            return []
        running = await find(here, ("running",))
        games = [*running, *(game for game in await find(here, SEEN) if game.state != "running")]
        found = games or await find(here, STOPPED)
        in_thread = [game for game in found if game.thread_id == here]
        return [game for game in in_thread or games if kind in ("", game.kind)]


def _open(games: Sequence[GameSummary]) -> list[GameSummary]:
    """Those that are not over: in a thread where one was played to its end, a newer one is meant, such as a rematch,
    also by those who don't sit there yet."""
    return [game for game in games if game.state in OPEN]


def _candidate(loaded: Loaded, words: Words, person_id: int) -> Candidate:
    """A game as a menu shows it to a person."""
    waiting = [] if loaded.standing_still else loaded.waiting()
    seat = loaded.seat_of(person_id)
    others = words.listed([loaded.names[each.seat] for each in loaded.seats if each.seat != seat])
    title = words.short_title(loaded.row.kind)
    people = words.listed([loaded.names[each] for each in waiting])
    detail = words(
        "which-detail",
        round=loaded.game.round_of(loaded.table),
        state="mine" if seat in waiting else "theirs" if waiting else "still",
        people=people,
    )
    return Candidate(loaded.id, f"{title} · {others}" if others else title, detail)


def suggesting(
    suggest: Callable[[Interaction, str], Awaitable[list[Choice[str]]]],
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    """Suggestions that are empty when there is nothing to suggest, or when something fails: never no answer."""

    async def suggested(interaction: Interaction, current: str) -> list[Choice[str]]:
        client: Answering = interaction.client
        task = asyncio.current_task()
        try:
            if client.closing:
                return []
            check_room(interaction, MOST_SUGGESTED)
            client.under_way[task] = interaction.user.id
            return [each for each in await suggest(interaction, current) if _fits(each)][:SUGGESTIONS]
        except Sorry:
            return []
        except StoreError as error:
            log.warning("nothing can be suggested: %s", error)
            return []
        except Exception:
            log.exception("suggestions for %s failed", interaction.data)
            return []
        finally:
            client.under_way.pop(task, None)

    return suggested


def _fits(choice: Choice[str]) -> bool:
    """Whether Discord takes it: one that it does not take, such as a damaged id, would keep it from taking the rest."""
    return 0 < len(choice.name) <= LONGEST and 0 < len(choice.value) <= LONGEST


def game_label(game: GameSummary, seats: Sequence[SeatRow], locale: str) -> str:
    """A game in a few words: its name and who plays. Its table need not be read for that."""
    names = ", ".join(str(seat.notes.get("name", "?")) for seat in seats)
    return f"{texts().words(locale)(f'{game.kind}-title')}: {names}"
