"""What is pressed below a puzzle. Only whoever presses sees what comes of it; nothing is counted for anybody."""

from __future__ import annotations

import asyncio

from bot.errors import Sorry
from bot.gateway.layout import TEXT, layout, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.visibility import Spot, Visibility
from bot.pictures.studio import Studio, attach_all
from bot.pictures.table_in_words import pages, table_in_words
from bot.puzzles.daily import DailyPuzzles
from bot.puzzles.lines import rules_about
from bot.puzzles.panel import ACTION, IN_WORDS, MENU_OF, WHOLE, Posing, answer_view, table_view
from bot.puzzles.puzzle import ReadPuzzle
from db.puzzle_records import Posed
from db.store import Store
from render import painter, table


class PuzzleAnswers:
    """Takes answers."""

    def __init__(self, store: Store, daily: DailyPuzzles, visibility: Visibility, studio: Studio) -> None:
        self._store = store
        self._daily = daily
        self._visibility = visibility
        self._studio = studio

    def answers(self) -> dict[str, Answer]:
        """The menu and the button below it."""
        return {ACTION: Answer("private", self.press, "watcher")}

    async def press(self, reply: Reply, press: Press) -> None:
        """Answer, or look at the table in words. Raises `Sorry` for whoever can't see the puzzle, and for what is not
        there."""
        reply.acknowledge()
        posed = await self._store.puzzles.posed(press.game_id)
        if posed is None:
            raise Sorry("puzzle-gone")
        await self._visibility.admit(reply.interaction, Spot(posed.guild_id, posed.channel_id), belongs=False)
        puzzle = await self._daily.puzzle_of(posed)
        if puzzle is None:
            raise Sorry("puzzle-gone")
        match press.argument:
            case str(argument) if argument == MENU_OF:
                await self._answer(reply, posed, puzzle, press.value)
            case str(argument) if argument == IN_WORDS:
                await self._in_words(reply, posed, puzzle)
            case str(argument) if argument == WHOLE:
                await self._whole(reply, posed, puzzle)
            case _:
                raise Sorry("error-unknown-control")

    async def _answer(self, reply: Reply, posed: Posed, puzzle: ReadPuzzle, choice: str) -> None:
        """Take an answer, and say what the captain does. The first one counts."""
        if choice not in puzzle.puzzle.options:
            raise Sorry("error-unknown-value")
        person_id, answer = reply.interaction.user.id, puzzle.puzzle.answer
        stored = await self._store.puzzles.answer(posed.id, person_id, choice)
        if stored is None:
            raise Sorry("puzzle-over")
        said, first = stored
        others = await self._store.puzzles.tally(posed.id, answer, person_id)
        posing = await asyncio.to_thread(Posing, puzzle, posed.id, reply.words.language)
        rules = rules_about(puzzle.game, answer, posing.words)
        said = said if said in posing.options else choice  # a damaged row
        await reply.show(answer_view(posing, said, others, first=first, rules=rules))

    async def _whole(self, reply: Reply, posed: Posed, puzzle: ReadPuzzle) -> None:
        """All that the seat saw, as a picture."""
        posing = await asyncio.to_thread(Posing, puzzle, posed.id, reply.words.language)
        loaded = posing.loaded
        view, paint = loaded.game.view(loaded.table, puzzle.puzzle.seat), painter(loaded.row.kind)
        files = attach_all([await self._studio.draw(table, paint, view, posing.words, names=loaded.names)], "table").all
        await reply.show(table_view(posing, files), *files)

    async def _in_words(self, reply: Reply, posed: Posed, puzzle: ReadPuzzle) -> None:
        """All that the seat saw, as text, with its choices."""
        posing = await asyncio.to_thread(Posing, puzzle, posed.id, reply.words.language)
        loaded, seat = posing.loaded, puzzle.puzzle.seat
        said = table_in_words(loaded, loaded.game.view(loaded.table, seat), posing.words, seat)
        choices = "\n".join(
            f"{each.number} · {each.label}{f' — {each.detail}' if each.detail else ''}"
            for each in posing.options.values()
        )
        first, *others = pages(["\n".join(posing.moment()), *said.paragraphs, choices], TEXT)
        await reply.show(layout(text(first)))
        for page in others:
            await reply.add(layout(text(page)))
