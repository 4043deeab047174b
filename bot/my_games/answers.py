"""A person's games on all servers: the list behind /games, and the way from one game to the next that waits."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.gateway.heading import linked_title, opponents
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.waiting import saved_of, waiting_for, waits_since
from bot.my_games.panel import ListedGame, Page, Press, games_view
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown
from db.records import GameSummary, OwnGame
from db.store import Store
from games.engine import is_in_window

YOUR_TURN, OTHERS_TURN, LOBBY, FOLLOWED = range(4)
"""The groups of the list in their order."""
LABEL, SERVER, PEOPLE, QUESTION = 60, 30, 60, 60
"""So many characters of each fit when ten games stand on a page and every one must be escaped."""


class MyGamesAnswers:
    """Answers to /games and to *Next game*."""

    def __init__(self, store: Store, ledger: Ledger, client: discord.Client, panel: SeatPanel) -> None:
        self._store = store
        self._ledger = ledger
        self._client = client
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """The list turns its pages in place; the next game takes the place of the panel of the one before."""
        return {
            "@games": Answer("panel", lambda reply, press: self.show(reply, press.revision), "anybody"),
            "@next": Answer("panel", lambda reply, _: self.next(reply), "anybody"),
        }

    async def show(self, reply: Reply, page: int = 0) -> None:
        """One page of the list."""
        reply.acknowledge()
        found = await self._in_order(reply.interaction.user.id)
        at = Page.turned_to(page, len(found))
        entries: list[ListedGame] = []
        for group, game_id in found[at.games]:  # no other game need be read whole
            with sparing(f"game {game_id}"):
                loaded = await self._ledger.load(game_id)
                followed = group == FOLLOWED
                line = (
                    self._line(reply, loaded, "games-here-followed") if followed else await self._entry(reply, loaded)
                )
                entries.append(line)
        await reply.show(games_view(entries, await self._kept(reply), at, reply.words))

    async def next(self, reply: Reply) -> None:
        """The panel of the game that has waited longest for this person. Raises `Sorry` when none does any more."""
        reply.acknowledge()
        waiting = await waiting_for(self._store.games, reply.interaction.user.id)
        if not waiting:
            raise Sorry("next-none")
        await self._panel.play(reply, waiting[0].game_id, listed=True)

    async def _in_order(self, person_id: int) -> list[tuple[int, str]]:
        """All of a person's games with their groups, in the order of the list: by group, then what has waited longest
        or is oldest. It is found out without reading their tables."""
        mine = await self._store.games.own(person_id)
        ranked = {game.id: _ranked(game) for game in mine}
        called = await self._store.games.times_of({each: at.posted for each, at in ranked.items() if at.posted >= 0})
        found = [
            (at.group, called[game_id].timestamp() if game_id in called else at.since, game_id)
            for game_id, at in ranked.items()
        ]
        for game in await self._store.follows.followed(person_id, ("running",)):
            if game.id not in ranked:
                found.append((FOLLOWED, game.created_at.timestamp(), game.id))
        return [(group, game_id) for group, _, game_id in sorted(found)]

    async def _entry(self, reply: Reply, loaded: Loaded) -> ListedGame:
        """A game's line in the list."""
        row, words = loaded.row, loaded.words(reply.words.language)
        if row.state == "lobby":
            taken, seats = len(loaded.seats), loaded.options.seats
            return self._line(reply, loaded, "games-here-lobby", taken=taken, seats=seats)
        if loaded.standing_still:
            return self._line(reply, loaded, "games-here-paused", press="look")
        waiting, owing = loaded.waiting(), loaded.saved.owing
        seat = loaded.seat_of(reply.interaction.user.id)
        if seat in waiting and loaded.person_at(seat) is not None:
            owes = owing[seat] if seat < len(owing) else None
            since = owes.since if owes is not None else row.created_at.timestamp()
            question = clipped(_question(loaded, seat, words), QUESTION)
            return self._line(reply, loaded, "games-here-waits", press="play", since=_ago(since), question=question)
        people = in_markdown(clipped(words.listed([loaded.names[each] for each in waiting]), PEOPLE))
        began = await self._since(loaded)
        key = "games-here-window" if began is None else "games-here-turn"
        return self._line(reply, loaded, key, waiting, press="look", awaited=people, since=_ago(began or 0))

    async def _since(self, loaded: Loaded) -> float | None:
        """Since when a game waits for whom it waits for; None if that is not known.

        In a window it is when everybody was called, also by what was taken back since: when somebody answers a part of
        it, or thinks again, is nobody's business.
        """
        if loaded.table.lanes is None:
            owing = [owes.since for owes in loaded.saved.owing if owes is not None]
            return min(owing, default=None)
        called = await self._store.games.times_of({loaded.id: loaded.saved.posted})
        return called[loaded.id].timestamp() if called else None

    def _line(
        self,
        reply: Reply,
        loaded: Loaded,
        key: str,
        named: Sequence[int] = (),
        *,
        press: Press = "",
        **args: int | str,
    ) -> ListedGame:
        """The line of a game; those at the seats `named` stand in it anyhow, and nobody twice."""
        words = loaded.words(reply.words.language)
        seat = loaded.seat_of(reply.interaction.user.id)
        others = opponents(loaded, words, seat, *named)
        server = self._server(loaded.row, reply)
        round_ = loaded.game.round_of(loaded.table) if loaded.table is not None else 0
        args |= {
            "people": others,
            "others": len(others),
            "server": server,
            "round": round_,
            "seated": len(loaded.seats),
        }
        line = words(key, game=linked_title(loaded, words), **args)
        everybody = opponents(loaded, words, seat)
        title = words.short_title(loaded.row.kind)
        label = clipped(f"{title} · {everybody}" if everybody else title, LABEL)
        return ListedGame(loaded.id, line, label, press)

    def _server(self, row: GameSummary, reply: Reply) -> str:
        """Where a game is played, in a word or two; of a run, that it is one."""
        if is_run(row.id):
            return reply.words("games-run")
        if row.guild_id is None:
            return reply.words("games-direct")
        guild = self._client.get_guild(row.guild_id)
        return in_markdown(clipped(guild.name, SERVER)) if guild is not None else reply.words("games-other-server")

    async def _kept(self, reply: Reply) -> list[str]:
        """What the person has kept from earlier games, such as ranks, as far as there are words for it."""
        words = reply.words
        kept = [
            (row, f"{row.kind}-kept-{row.key}") for row in await self._store.people.progress(reply.interaction.user.id)
        ]
        return [
            words("games-kept", game=words(f"{row.kind}-title"), kept=words(key, value=row.value))
            for row, key in kept
            if words.has(key)
        ]


class _Ranked(msgspec.Struct, frozen=True):
    """A game's group in the list, and its rank there: since when it waits, or when it was opened. `posted` is the move
    at which everybody was called, if it waits since that was made (else it is below zero)."""

    group: int
    since: float
    posted: int = -1


def _ranked(game: OwnGame) -> _Ranked:
    """Where a game stands in the list.

    Never by when it last changed: in a window that tells when others answer.
    """
    opened = game.created_at.timestamp()
    if game.state == "lobby":
        return _Ranked(LOBBY, opened)
    saved = saved_of(game)
    if saved is None:
        return _Ranked(OTHERS_TURN, opened)
    if (since := waits_since(game, saved)) is not None:
        return _Ranked(YOUR_TURN, since)
    try:
        in_window = is_in_window(saved.table)
    except msgspec.MsgspecError:  # whoever reads it whole will tell
        return _Ranked(OTHERS_TURN, opened)
    if saved.course.paused:
        return _Ranked(OTHERS_TURN, opened)
    if in_window:
        return _Ranked(OTHERS_TURN, opened, saved.posted)
    return _Ranked(OTHERS_TURN, min((owes.since for owes in saved.owing if owes is not None), default=opened))


def _question(loaded: Loaded, seat: int, words: Words) -> str:
    """What the seat is asked, as its own panel asks it."""
    step = loaded.game.step(loaded.table, seat)
    return words.ask(step.ask(loaded.table)) if step is not None else ""


def _ago(moment: float) -> str:
    return f"<t:{round(moment)}:R>"
