"""The private panel of a seat, where its player decides: opened, and shown again after each press, never out of date.
What stands in it is gathered in `panel_contents.py`; what is pressed in it, `answers.py` does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.errors import Sorry, Stale
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Decided, Loaded
from bot.play.news import News
from bot.play.panel_contents import PanelContents
from bot.seats.seating import Seating
from db.errors import DoubledInteraction


class PrivatePanel:
    """The panel of whoever sits at a table, as the answer to an interaction of theirs.

    `draw_ahead` lets the board that everybody will see be drawn while the panel is still on its way.
    """

    def __init__(
        self,
        ledger: Ledger,
        seating: Seating,
        news: News,
        contents: PanelContents,
        draw_ahead: Callable[[Loaded], None],
    ) -> None:
        self._ledger = ledger
        self._seating = seating
        self._news = news
        self._contents = contents
        self._draw_ahead = draw_ahead

    async def play(self, reply: Reply, game_id: str, *, look: bool = False) -> None:
        """Open the panel of the person's seat; unless they only `look`, they play again themselves."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        seat = self.seat_of(loaded, reply)
        notice = ""
        if not look:
            loaded, notice = await self._back_home(reply, loaded, seat)
        await self.show(reply, loaded, seat, notice=notice)

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
        except DoubledInteraction:  # its twin was played, but perhaps this one was acknowledged
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
        loaded = await self._ledger.load(game_id)
        seat = self.seat_of(loaded, reply)
        loaded, back = await self._back_home(reply, loaded, seat)
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
    ) -> None:
        """The panel of a seat, with its own sheet as a picture; changes are marked against the view `before`.

        `said` tells what the person has just done with move `before_move` and later ones; above it stands what they
        had not been shown of what came before.
        """
        words, person_id = loaded.words(reply.words.language), reply.interaction.user.id
        news = await self._news.unseen(person_id, loaded, seat, words, before_move=before_move)
        told = [*news, "", *said] if news and said else news or said
        panel, file = await self._contents.view(loaded, seat, person_id, words, news=told, notice=notice, before=before)
        await reply.show(panel, file)
        self._news.shown(person_id, loaded)

    @staticmethod
    def seat_of(loaded: Loaded, reply: Reply) -> int:
        """The seat of the person who asks. Raises `Sorry`: no table (any more), or no seat at it."""
        loaded.check_dealt()
        if loaded.row.state == "cancelled":
            raise Sorry("error-cancelled")
        return loaded.seat_held(reply.interaction.user.id)

    async def _back_home(self, reply: Reply, loaded: Loaded, seat: int) -> tuple[Loaded, str]:
        """Whoever wants to play has the seat back that a computer player kept; the game then, and what to say."""
        if not loaded.is_kept(seat) or loaded.row.state != "running":
            return loaded, ""
        interaction = reply.interaction
        try:
            loaded = await self._seating.come_back(loaded.id, interaction.user.id, interaction.id)
        except DoubledInteraction:
            loaded = await self._ledger.load(loaded.id)
        return loaded, reply.words("seats-back-home")
