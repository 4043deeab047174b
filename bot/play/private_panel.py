"""The private panel of a seat, where its player decides: opened, and shown again after each press, never out of date.
What stands in it is gathered in `panel_contents.py`; what is pressed in it, `answers.py` does."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.errors import Sorry, Stale
from bot.gateway.interaction_data import has_control
from bot.gateway.reply import Reply
from bot.ledger.loaded import Decided, Loaded
from bot.my_games.button import LIST
from bot.play.news import News
from bot.play.own_seat import OwnSeat
from bot.play.panel_contents import PanelContents
from db.errors import DuplicateInteraction

log = logging.getLogger(__name__)
WAITING = 500
"""So many panels in which somebody waits are remembered."""


class _Told(NamedTuple):
    """What a panel says above its question: a sentence about what was just pressed, what had happened before, and what
    the person has done themselves."""

    notice: str = ""
    news: Sequence[str] = ()
    own: Sequence[str] = ()


class _Waiting(NamedTuple):
    """A panel in which whoever plays at `seat` waits, and what it says."""

    reply: Reply
    seat: int
    told: _Told


class PrivatePanel:
    """The panel of whoever sits at a table, as the answer to an interaction of theirs.

    `draw_ahead` lets the board that everybody will see be drawn while the panel is still on its way.
    """

    def __init__(
        self, seats: OwnSeat, news: News, contents: PanelContents, draw_ahead: Callable[[Loaded], None]
    ) -> None:
        self._seats = seats
        self._news = news
        self._contents = contents
        self._draw_ahead = draw_ahead
        self._waiting = OrderedDict[tuple[str, int], _Waiting]()
        self._renewed = OrderedDict[tuple[str, int], tuple[int | None, Loaded]]()

    async def play(self, reply: Reply, game_id: str, *, look: bool = False, listed: bool = False) -> None:
        """Open the panel of the person's seat; unless they only `look`, they play again themselves.

        One that is `listed` leads back to the list of the person's games, and so does what becomes of it.
        """
        reply.acknowledge()
        loaded, seat = await (self._seats.look if look else self._seats.take)(reply, game_id)
        await self.show(reply, loaded, seat, listed=listed)

    async def show_outcome(
        self, reply: Reply, game_id: str, deciding: Awaitable[Decided], tell: Callable[[Decided], Sequence[str]]
    ) -> None:
        """Show what comes of a decision of the person, `tell` says in which words; the panel as it is now if it was
        overtaken or its interaction arrives for the second time. Raises what `deciding` does besides.
        """
        reply.acknowledge()
        try:
            decided = await deciding
        except Stale:
            await self.show_fresh(reply, game_id)
            return
        except DuplicateInteraction:  # its twin was played, but perhaps this one was acknowledged
            reply.played = True
            await self.show_fresh(reply, game_id, notice="")
            return
        reply.played = True
        if decided.shown:
            self._draw_ahead(decided.loaded)
        said = tell(decided)
        await self._show(
            reply,
            decided.loaded,
            decided.seat,
            said,
            own=said,
            before=decided.before,
            before_move=decided.first,
        )

    async def show_fresh(self, reply: Reply, game_id: str, notice: str = "error-stale") -> None:
        """The panel as it is now instead of the one that was pressed, with the sentence `notice` (a key; may be empty).

        Raises `Sorry` as `seat_of` does.
        """
        loaded, seat = await self._seats.take(reply, game_id)
        await self.show(reply, loaded, seat, notice=reply.words(notice) if notice else "")

    async def show(
        self,
        reply: Reply,
        loaded: Loaded,
        seat: int,
        said: Sequence[str] = (),
        *,
        notice: str = "",
        listed: bool = False,
    ) -> None:
        """The panel of a seat, with its own sheet as a picture. `said` tells what the person has just done; below it
        stands what they had not been shown of what came before.
        """
        await self._show(reply, loaded, seat, said, notice=notice, listed=listed)

    async def _show(
        self,
        reply: Reply,
        loaded: Loaded,
        seat: int,
        said: Sequence[str] = (),
        *,
        own: Sequence[str] = (),
        notice: str = "",
        before: Any = None,
        before_move: int | None = None,
        listed: bool = False,
    ) -> None:
        """The same; changes are marked against the view `before`. `said` tells of move `before_move` and later ones,
        `own` of those of them that the person will not be told again."""
        self._seen(reply, loaded.id)
        news = await self._unseen(reply, loaded, seat, before_move=before_move)
        told = _own_first(said, news)
        panel, file = await self._drawn(reply, loaded, seat, told, notice=notice, before=before, listed=listed)
        await reply.show(panel, file)
        self._shown(reply, loaded, seat, _Told(notice, news, own))

    async def go_on(self, posted: Loaded) -> None:
        """A turn has passed on, or the game has ended: whoever decides now, or all at its end, see it in the panel in
        which they waited, if that is still open.

        It may have taken a while to say so: asked is what is asked now, not what was when the game was `posted`.
        """
        if not any(self._waiting_at(posted, seat) for seat in _concerned(posted)):
            return
        try:
            loaded = await self._seats.goes_on(posted.id)
        except Sorry:
            return
        for seat in _concerned(loaded) if loaded is not None else ():
            assert loaded is not None
            waiting = self._waiting_at(loaded, seat)
            if waiting is None:
                continue
            try:
                await self._renew(waiting, loaded, seat)
            except Exception:  # the board is there, which leads to the panel as well
                log.exception("a panel of game %s does not go on", loaded.id)

    def _waiting_at(self, loaded: Loaded, seat: int) -> _Waiting | None:
        """The panel in which whoever plays at this seat waits, if it still stands there."""
        person_id = loaded.person_at(seat)
        waiting = self._waiting.get((loaded.id, person_id)) if person_id is not None else None
        return waiting if waiting is not None and waiting.reply.is_shown else None

    async def _renew(self, waiting: _Waiting, loaded: Loaded, seat: int) -> None:
        """Let the panel ask what is asked now. What was pressed in it may have been shown for a moment only, so that
        stays, above what has happened since."""
        reply, key = waiting.reply, (loaded.id, waiting.reply.interaction.user.id)
        earlier = waiting.told if waiting.seat == seat else _Told()
        news = await self._unseen(reply, loaded, seat)
        if news and not earlier.news and earlier.own:  # whoever waits there is looking
            news = [loaded.words(reply.words.language)("panel-then"), *news[1:]]
        since = news[1:] if earlier.news else news  # under one heading
        told = _own_first(earlier.own, [*earlier.news, *since])
        panel, file = await self._drawn(reply, loaded, seat, told, notice=earlier.notice)
        if self._waiting.get(key) is not waiting or not reply.is_shown:
            return  # something was pressed there meanwhile
        del self._waiting[key]
        if not await reply.renew(panel, file):
            return  # what is new was seen by nobody
        while len(self._renewed) >= WAITING:
            self._renewed.popitem(last=False)
        self._renewed[key] = (reply.shown_in, loaded)  # seen once something is pressed there

    def _shown(self, reply: Reply, loaded: Loaded, seat: int, told: _Told) -> None:
        """Remember that a panel was shown, and in which ones somebody waits to go on."""
        person_id = reply.interaction.user.id
        self._news.shown(person_id, loaded)
        if loaded.row.state == "running" and loaded.game.step(loaded.table, seat) is None:
            self._waiting[loaded.id, person_id] = _Waiting(reply, seat, told)
        if len(self._waiting) > WAITING:
            self._waiting.popitem(last=False)

    def _seen(self, reply: Reply, game_id: str) -> None:
        """What somebody has pressed in a panel that went on by itself they were shown there."""
        pressed, person_id = reply.interaction.message, reply.interaction.user.id
        self._waiting.pop((game_id, person_id), None)
        message_id, loaded = self._renewed.pop((game_id, person_id), (None, None))
        if loaded is not None and pressed is not None and pressed.id == message_id:
            self._news.shown(person_id, loaded)

    async def _unseen(
        self, reply: Reply, loaded: Loaded, seat: int, *, before_move: int | None = None
    ) -> Sequence[str]:
        """What the person was not shown yet, under its heading."""
        words, person_id = loaded.words(reply.words.language), reply.interaction.user.id
        return await self._news.unseen(person_id, loaded, seat, words, before_move=before_move)

    async def _drawn(
        self,
        reply: Reply,
        loaded: Loaded,
        seat: int,
        told: Sequence[str],
        *,
        notice: str = "",
        before: Any = None,
        listed: bool = False,
    ) -> tuple[ui.LayoutView, discord.File]:
        """The panel with its picture."""
        return await self._contents.view(
            loaded,
            seat,
            reply.interaction.user.id,
            loaded.words(reply.words.language),
            news=told,
            notice=notice,
            before=before,
            listed=listed or has_control(reply.interaction.message, LIST),
            text_first=await reply.text_first(),
        )


def _concerned(loaded: Loaded) -> Sequence[int]:
    """The seats whose panels have something else to say than that it is not their turn."""
    return range(len(loaded.seats)) if loaded.row.state == "finished" else loaded.waiting()


def _own_first(own: Sequence[str], news: Sequence[str]) -> Sequence[str]:
    """What the person has done, and below it the news under their heading, so that nobody takes the one for the other.
    Where there is no room for all of it, the panel shows what comes first and last."""
    return [*own, "", *news] if own and news else own or news
