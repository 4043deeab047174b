"""The private panel of a seat, where its player decides: opened, and shown again after each press, never out of date.
What stands in it is gathered in `panel_contents.py`; what is pressed in it, `answers.py` does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.errors import Stale
from bot.gateway.interaction_data import has_control
from bot.gateway.reply import Reply
from bot.ledger.loaded import Decided, Loaded
from bot.my_games.button import LIST
from bot.play.news import News
from bot.play.own_seat import OwnSeat
from bot.play.panel_contents import PanelContents
from db.errors import DuplicateInteraction


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

    async def play(self, reply: Reply, game_id: str, *, look: bool = False, listed: bool = False) -> None:
        """Open the panel of the person's seat; unless they only `look`, they play again themselves.

        One that is `listed` leads back to the list of the person's games, and so does what becomes of it.
        """
        reply.acknowledge()
        notice = ""
        if look:
            loaded, seat = await self._seats.look(reply, game_id)
        else:
            loaded, seat, notice = await self._seats.take(reply, game_id)
        await self.show(reply, loaded, seat, notice=notice, listed=listed)

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
        before, first = decided.before, decided.first
        await self.show(reply, decided.loaded, decided.seat, tell(decided), before=before, before_move=first)

    async def show_fresh(self, reply: Reply, game_id: str, notice: str = "error-stale") -> None:
        """The panel as it is now instead of the one that was pressed, with the sentence `notice` (a key; may be empty).

        Raises `Sorry` as `seat_of` does.
        """
        loaded, seat, back = await self._seats.take(reply, game_id)
        sentences = [reply.words(notice) if notice else "", back]
        await self.show(reply, loaded, seat, notice=" ".join(filter(None, sentences)))

    async def show(
        self,
        reply: Reply,
        loaded: Loaded,
        seat: int,
        said: Sequence[str] = (),
        *,
        notice: str = "",
        before: Any = None,
        before_move: int | None = None,
        listed: bool = False,
    ) -> None:
        """The panel of a seat, with its own sheet as a picture; changes are marked against the view `before`.

        `said` tells what the person has just done with move `before_move` and later ones; above it stands what they
        had not been shown of what came before.
        """
        words, person_id = loaded.words(reply.words.language), reply.interaction.user.id
        news = await self._news.unseen(person_id, loaded, seat, words, before_move=before_move)
        told = [*news, "", *said] if news and said else news or said
        panel, file = await self._contents.view(
            loaded,
            seat,
            person_id,
            words,
            news=told,
            notice=notice,
            before=before,
            listed=listed or has_control(reply.interaction.message, LIST),
        )
        await reply.show(panel, file)
        self._news.shown(person_id, loaded)
