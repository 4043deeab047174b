"""Leafing through a game, running or over: every picture is the table as its viewer could see it then.
The game is played again for each step; nothing is kept between two of them."""

from __future__ import annotations

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.history.panel import SHEET, TABLE, history_view
from bot.history.replaying import Replaying
from bot.ledger.ledger import Ledger
from bot.pictures.replayed_turns import chapter
from bot.pictures.studio import Studio, attach, attach_all, board_pictures
from bot.pictures.table_in_words import TableInWords, table_in_words
from render import painter


class HistoryAnswers:
    """Answers to /history and to what is pressed in it."""

    def __init__(self, ledger: Ledger, studio: Studio, replaying: Replaying) -> None:
        self._ledger = ledger
        self._studio = studio
        self._replaying = replaying

    def answers(self) -> dict[str, Answer]:
        """The history is a message of its own; its steps change it in place."""
        return {
            "@history": Answer("private", lambda reply, press: self.show(reply, press.game_id), "watcher"),
            "@step": Answer("panel", self.step, "watcher"),
        }

    async def step(self, reply: Reply, press: Press) -> None:
        """Go to the turn a button or the menu names, or look at something else in the same one."""
        way, _, what = press.argument.partition(".")
        if way == "jump" and not (press.value.isascii() and press.value.isdigit() and len(press.value) < 7):
            raise Sorry("error-unknown-control")
        turn = int(press.value) if way == "jump" else None if way == "last" else press.revision
        await self.show(reply, press.game_id, turn, what)

    async def show(self, reply: Reply, game_id: str, turn: int | None = None, what: str = TABLE) -> None:
        """One turn of the game as the person may see it; the newest if none is named.

        Raises `Sorry` for a game that has not begun or was played by rules or data of before.
        """
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        record = await self._replaying.record(loaded)
        viewer = loaded.seat_of(reply.interaction.user.id)
        found = await self._studio.apart(chapter, loaded.game, record, viewer, turn)
        words, paint, draw = loaded.words(reply.words.language), painter(loaded.row.kind), self._studio.draw
        if what == SHEET and viewer is not None:
            drawn = await draw(paint.sheet, found.view, viewer, words, names=loaded.names, changed=found.before)
            files = [attach(drawn, "sheet")]
        else:
            what = TABLE
            some = await draw(board_pictures, paint, found.view, words, names=loaded.names, changed=found.before)
            files = attach_all(some, "table").all
        in_words: TableInWords | None = None
        if await reply.text_first():
            in_words = table_in_words(loaded, found.view, words, viewer)
        view = history_view(loaded, words, found, files, what, viewer=viewer, in_words=in_words)
        await reply.show(view, *files)
