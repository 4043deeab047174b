"""What is pressed in a lesson. A control names the step it stands at, so lessons go on after any restart, and a press
that comes twice or late leads to the same as before. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.errors import Sorry
from bot.gateway.choices import offered
from bot.gateway.layout import TEXT, layout, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.learn.lessons import Course, courses
from bot.learn.open_tables import OpenTables
from bot.learn.panel import PICK, TABLES, Page, aside_view, end_view, lessons_view, stage_view, tables_view
from bot.learn.table import as_loaded
from bot.ledger.loaded import Loaded
from bot.pictures.studio import Studio, attach
from bot.pictures.table_in_words import pages, table_in_words
from bot.text import Words
from bot.text.event_lines import tell
from games.engine import Event, Illegal, Stage
from render import painter, question


class LearnAnswers:
    """Leads through lessons."""

    def __init__(self, studio: Studio, tables: OpenTables) -> None:
        self._studio = studio
        self._tables = tables

    def answers(self) -> dict[str, Answer]:
        """A lesson goes on in place."""
        return {
            "@learn": Answer("panel", self.press, "anybody"),
            "@learntext": Answer("private", self.in_words, "anybody"),
        }

    async def begin(self, reply: Reply, kind: str | None) -> None:
        """The first step of a game's lesson; for None all lessons. Raises `Sorry` for a game without one."""
        reply.acknowledge()
        if kind is None:
            await reply.show(lessons_view(reply.words))
        else:
            await self._show(reply, _course(kind), 0)

    async def press(self, reply: Reply, press: Press) -> None:
        """Look at a step, or choose something there. Raises `Sorry` for a game without a lesson."""
        kind, _, what = press.argument.partition(".")
        course = _course(kind)
        step, choice = min(press.revision, course.end), press.value if what.startswith(PICK) else what
        reply.acknowledge()
        if what == TABLES:
            await reply.show(tables_view(kind, reply.words, await self._tables.lines(reply, kind)))
        elif not choice:
            await self._show(reply, course, step)
        else:
            await self._choose(reply, course, step, choice)

    async def in_words(self, reply: Reply, press: Press) -> None:
        """The table of a step as text."""
        course = _course(press.argument)
        reply.acknowledge()
        loaded, words = _table(reply, course, course.table(min(press.revision, course.end)))
        you = course.lesson.you
        said = table_in_words(loaded, course.game.view(loaded.table, you), words, you)
        first, *others = pages(said.paragraphs, TEXT)
        await reply.show(layout(text(first)))
        for page in others:
            await reply.add(layout(text(page)))

    async def _choose(self, reply: Reply, course: Course, step: int, choice: str) -> None:
        """Go on after the choice of the script; of another one tell what it would lead to. What is not possible there
        was offered by an earlier version of the lesson: the step is shown as it is now."""
        stage = course.stage(step)
        if stage is None:
            await self._show(reply, course, step)
        elif choice == stage.choice:
            await self._show(reply, course, step + 1)
        else:
            try:
                await self._aside(reply, course, step, stage, choice)
            except Illegal:
                await self._show(reply, course, step, notice=reply.words("learn-changed"))

    async def _show(self, reply: Reply, course: Course, step: int, notice: str = "") -> None:
        """A step of a lesson."""
        loaded, words = _table(reply, course, course.table(step))
        stage = course.stage(step)
        options = offered(loaded, course.lesson.you, words) if stage is not None else []
        numbers = {each.choice: each.number for each in options if stage is not None and each.choice == stage.choice}
        told, before = (course.moments[step].told, course.table(step - 1)) if step else ([], None)
        page = await self._page(reply, course, step, loaded, words, told, numbers, before)
        if stage is None:
            await reply.show(end_view(page), page.file)
        else:
            await reply.show(stage_view(page, stage, loaded, options, notice), page.file)

    async def _aside(self, reply: Reply, course: Course, step: int, stage: Stage, choice: str) -> None:
        """What a choice off course would lead to. Raises `Illegal`."""
        detour = course.detour(step, choice)
        before, words = _table(reply, course, course.table(step))
        options = {each.choice: each for each in offered(before, course.lesson.you, words)}
        loaded, _ = _table(reply, course, detour.table)
        page = await self._page(reply, course, step, loaded, words, detour.told, {}, before.table)
        step_after = course.game.step(detour.table, course.lesson.you)
        asked = words.ask(step_after.ask(detour.table)) if step_after is not None else ""
        await reply.show(aside_view(page, stage, options[choice], options[stage.choice], asked), page.file)

    async def _page(
        self,
        reply: Reply,
        course: Course,
        step: int,
        loaded: Loaded,
        words: Words,
        events: Sequence[Event],
        numbers: Mapping[str, int],
        before: Any,
    ) -> Page:
        """A table with its picture, in which what has changed since the one `before` is marked."""
        you, game = course.lesson.you, course.game
        view = game.view(loaded.table, you)
        changed = game.view(before, you) if before is not None else None
        paint, names = painter(game.id), loaded.names
        drawn = await self._studio.draw(
            question, paint, view, you, words, names=names, options=numbers, changed=changed
        )
        in_words = table_in_words(loaded, view, words, you) if await reply.text_first() else None
        return Page(course, step, words, tell(events, words, you), attach(drawn, "lesson"), in_words)


def _course(kind: str) -> Course:
    course = courses().get(kind)
    if course is None:
        raise Sorry("error-unknown-control")
    return course


def _table(reply: Reply, course: Course, table: Any) -> tuple[Loaded, Words]:
    """A table of a lesson with whoever presses at it, and their words for it."""
    loaded = as_loaded(course, table, reply.interaction.user.display_name, reply.words)
    return loaded, loaded.words(reply.words.language)
