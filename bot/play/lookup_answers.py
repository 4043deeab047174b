"""What can be looked up at a table: all of it or a part, sheets, the board as text, the rules in a minute, and why
something is not possible now. Nothing here changes a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from bot.errors import Sorry
from bot.gateway.choices import offered, question_of, refused
from bot.gateway.heading import game_heading
from bot.gateway.layout import TEXT, layout, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.pictures.studio import Studio, attach, attach_all
from bot.pictures.table_in_words import pages, sheet_in_words, table_in_words
from bot.play.news import News
from bot.play.own_seat import seat_of
from bot.play.panel import DASH, why_view
from bot.play.primer import primer_view
from bot.play.provenance import of_a_game
from bot.play.table import WHOLE, sheet_view, table_view
from bot.text import Words
from bot.text.markdown import in_markdown
from games.engine import Illegal, arguments_in
from render import InParts, Picture, painter, parts, table

PARAGRAPH = 1500
"""So many letters a paragraph has at most that lists what can be chosen."""


def why_not(words: Words, choice: str, illegal: Illegal, reader: int) -> str:
    """A choice and why it is not possible; where the reason names it, only there."""
    label, reason = words.choice(choice), words.reason(illegal, reader)
    said = re.sub(rf"\b{re.escape(label)}\b", lambda found: f"**{found[0]}**", reason, count=1)
    return said if said != reason else words("why-answer", choice=label, reason=reason)


def cards_offered(loaded: Loaded, seat: int, words: Words, told: str) -> list[str]:
    """Where a seat may choose between cards of which what was `told` says less than they do: all that it may choose, in
    paragraphs that are no longer than a message."""
    options = offered(loaded, seat, words)
    texts = (words.text(card) for option in options for card in arguments_in(option.choice))
    if all(said in told for said in texts):
        return []
    lines = [f"**{words.ask(question_of(loaded, seat))}**"]
    lines += [f"**{each.number}** {each.label}{f'{DASH}{each.detail}' if each.detail else ''}" for each in options]
    found = [lines[0]]
    for line in lines[1:]:
        if len(found[-1]) + len(line) < PARAGRAPH:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


class LookupAnswers:
    """Shows running and finished games to whoever may see them. `trouble` says what keeps a game from being shown where
    it is played, if anything."""

    def __init__(self, ledger: Ledger, studio: Studio, news: News, trouble: Callable[[Loaded, Words], str]) -> None:
        self._ledger = ledger
        self._studio = studio
        self._news = news
        self._trouble = trouble

    def answers(self) -> dict[str, Answer]:
        """What is looked up is a message apart, in which menus lead on."""
        return {
            "@table": Answer("private", lambda reply, press: self.table(reply, press.game_id), "watcher"),
            "@part": Answer("panel", lambda reply, press: self.table(reply, press.game_id, press.value), "watcher"),
            "@sheet": Answer("private", lambda reply, press: self.sheet(reply, press.game_id), "watcher"),
            "@whose": Answer("panel", self.whose, "watcher"),
            "@text": Answer("private", lambda reply, press: self.board_text(reply, press.game_id), "watcher"),
            "@primer": Answer("private", lambda reply, press: self.primer(reply, press.game_id), "watcher"),
            "@why": Answer("private", lambda reply, press: self.why_menu(reply, press.game_id), "player"),
            "@whynot": Answer("private", self.why_picked, "player"),
        }

    # -- the table ----------------------------------------------------------------------------------------------

    async def table(self, reply: Reply, game_id: str, part: str = WHOLE) -> None:
        """The whole table or a part of it, privately, as the person may see it."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        words, person_id = loaded.words(reply.words.language), reply.interaction.user.id
        viewer = loaded.seat_of(person_id)
        view, before = loaded.game.view(loaded.table, viewer), loaded.view_before(viewer)
        paint, draw = painter(loaded.row.kind), self._studio.draw
        there = parts(paint, view)
        if part == WHOLE:
            drawn = await draw(table, paint, view, words, names=loaded.names, changed=before)
        else:
            drawn = await self._part(loaded, view, part, words, before)
        files = attach_all([drawn], "table").all
        news = await self._news.unseen(person_id, loaded, viewer, words)
        watches = viewer is None and loaded.row.state == "running"
        trouble = self._trouble(loaded, words)
        in_words = table_in_words(loaded, view, words, viewer) if part == WHOLE and await reply.text_first() else None
        shown = table_view(loaded, words, files, there, news, watches=watches, trouble=trouble, in_words=in_words)
        await reply.show(shown, *files)
        self._news.shown(person_id, loaded)

    async def parts(self, game_id: str, person_id: int, language: str) -> list[tuple[str, str]]:
        """The parts of a table that this person can look at alone, as (id, name)."""
        loaded = await self._ledger.dealt(game_id)
        words = loaded.words(language)
        view = loaded.game.view(loaded.table, loaded.seat_of(person_id))
        return [(part, words.part(part)) for part in parts(painter(loaded.row.kind), view)]

    async def board_text(self, reply: Reply, game_id: str, part: str = WHOLE) -> None:
        """Everything the person may see of the table or a `part` of it as text, in as many messages as that takes."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        words = loaded.words(reply.words.language)
        seat = loaded.seat_of(reply.interaction.user.id)
        view = loaded.game.view(loaded.table, seat)
        trouble = self._trouble(loaded, words)
        head = "\n".join([game_heading(loaded, words), *([f"⚠️ {trouble}"] if trouble else [])])
        if part != WHOLE:
            said = (await self._part(loaded, view, part, words)).sentences
            await self._in_pages(reply, [f"{head}\n**{words.part(part)}**", *map(in_markdown, said)])
            return
        paragraphs = list(table_in_words(loaded, view, words, seat).paragraphs)
        if (result := loaded.game.result(loaded.table)) is not None:  # what whoever looks finds in the final picture
            scoring = painter(loaded.row.kind).scoring
            drawn = await self._studio.draw(scoring, view, result, words, names=loaded.names)
            paragraphs.insert(1, in_markdown(drawn.alt))
        if seat is not None and loaded.row.state == "running" and not loaded.saved.course.paused:
            paragraphs[1:1] = cards_offered(loaded, seat, words, "\n".join(paragraphs))
        if parts(painter(loaded.row.kind), view):
            paragraphs.append(words("text-parts"))
        if not await reply.text_first():
            paragraphs.append(words("text-always"))
        paragraphs += of_a_game(loaded.row.kind, words)
        await self._in_pages(reply, [f"{head}\n{paragraphs[0]}", *paragraphs[1:]])

    async def _part(self, loaded: Loaded, view: Any, part: str, words: Words, changed: Any = None) -> Picture:
        """A part of the table, large. Raises `Sorry` where it has none of that name."""
        paint = painter(loaded.row.kind)
        if not isinstance(paint, InParts) or part not in parts(paint, view):
            raise Sorry("error-no-part")
        return await self._studio.draw(paint.part, view, part, words, names=loaded.names, changed=changed)

    async def _in_pages(self, reply: Reply, paragraphs: Sequence[str]) -> None:
        first, *others = pages(paragraphs, TEXT)
        await reply.show(layout(text(first)))
        for page in others:
            await reply.add(layout(text(page)))

    # -- sheets -------------------------------------------------------------------------------------------------

    async def sheet(self, reply: Reply, game_id: str, of_person: int | None = None) -> None:
        """A sheet, large: the person's own, or somebody else's; for who only watches, that of who decides."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        seat = loaded.seat_of(reply.interaction.user.id if of_person is None else of_person)
        if seat is None:
            if of_person is not None:
                raise Sorry("error-they-have-no-seat")
            seat = next(iter(loaded.waiting()), 0)
        await self._show_sheet(reply, loaded, seat)

    async def whose(self, reply: Reply, press: Press) -> None:
        """The sheet picked in the menu below another one."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(press.game_id)
        if press.value not in map(str, range(len(loaded.seats))):
            raise Sorry("error-unknown-control")
        await self._show_sheet(reply, loaded, int(press.value))

    async def _show_sheet(self, reply: Reply, loaded: Loaded, seat: int) -> None:
        words = loaded.words(reply.words.language)
        viewer = loaded.seat_of(reply.interaction.user.id)
        view = loaded.game.view(loaded.table, viewer)
        options = loaded.numbers(seat) if seat == viewer else dict[str, int]()
        draw = painter(loaded.row.kind).sheet
        drawn = await self._studio.draw(draw, view, seat, words, names=loaded.names, options=options)
        file = attach(drawn, "sheet")
        said = sheet_in_words(loaded, view, words, seat) if await reply.text_first() else ""
        await reply.show(sheet_view(loaded, words, file, said), file)

    # -- rules --------------------------------------------------------------------------------------------------

    async def primer(self, reply: Reply, game_id: str) -> None:
        """The rules in a minute, for a game that has them; in a lobby, too."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        words = loaded.words(reply.words.language)
        if not words.has(f"{loaded.row.kind}-primer"):
            raise Sorry("error-unknown-control")
        await reply.show(primer_view(loaded, words))

    async def why_picked(self, reply: Reply, press: Press) -> None:
        """The same for what was picked in a menu; the menus of now where that one has been overtaken."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(press.game_id)
        if press.value in loaded.game.conceivable(loaded.table, seat_of(loaded, reply)):
            await self.why(reply, press.game_id, press.value)
        else:
            await self.why_menu(reply, press.game_id, reply.words("why-outdated"))

    async def why_menu(self, reply: Reply, game_id: str, notice: str = "") -> None:
        """Everything the person may wonder about that is not possible now, to pick from."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        seat = seat_of(loaded, reply)
        words = loaded.words(reply.words.language)
        impossible = refused(loaded, seat, words)
        if not impossible:
            raise Sorry("why-nothing" if seat in loaded.game.waiting(loaded.table) else "why-not-your-turn")
        await reply.show(why_view(loaded, words, impossible, notice))

    async def why(self, reply: Reply, game_id: str, choice: str) -> None:
        """One sentence with the rule number: why this choice is not possible now."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        seat = seat_of(loaded, reply)
        words = loaded.words(reply.words.language)
        if choice not in loaded.game.conceivable(loaded.table, seat):
            raise Sorry("why-unknown")
        illegal = loaded.game.why_not(loaded.table, seat, choice)
        answer = why_not(words, choice, illegal, seat) if illegal is not None else ""
        await reply.show(layout(text(answer or words("why-possible", choice=words.choice(choice)))))
