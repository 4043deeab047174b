"""What people do at a table: look at it, decide, take back, read the log. Each answer is one private message.
Commands and buttons both come here; the manager alone changes games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.answers import Answer, Press
from bot.errors import Refused, Sorry, Stale
from bot.games import Decided, Loaded
from bot.markdown import in_markdown
from bot.panels.layout import layout, picture, text
from bot.panels.play import offered, panel_view, sure_view, why_view
from bot.panels.primer import primer_view
from bot.panels.table import WHOLE, table_view
from bot.replays import Order
from bot.reply import Reply
from bot.story import shortened, tell
from bot.studio import attach
from bot.text import Words
from db.errors import DoubledInteraction
from render import InParts, painter, parts

if TYPE_CHECKING:
    from bot.client import QuaysideClient

LOG = 3800


class TableService:
    """Answers at running and finished games."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed at a table. A panel is answered in place; what is looked up beside it is a message apart."""
        return {
            "": Answer(
                "panel", lambda reply, press: self.decide(reply, press.game_id, press.control.choice, press.revision)
            ),
            "@pick": Answer("panel", self._pick),
            "@sure": Answer(
                "panel", lambda reply, press: self.ask_again(reply, press.game_id, press.argument, press.revision)
            ),
            "@play": Answer("panel", lambda reply, press: self.play(reply, press.game_id)),
            "@fresh": Answer("panel", lambda reply, press: self.play(reply, press.game_id, look=not press.argument)),
            "@undo": Answer("panel", lambda reply, press: self.undo(reply, press.game_id, press.revision)),
            "@redo": Answer("panel", lambda reply, press: self.redo(reply, press.game_id, press.revision)),
            "@table": Answer("private", lambda reply, press: self.table(reply, press.game_id)),
            "@part": Answer("panel", lambda reply, press: self.table(reply, press.game_id, press.value)),
            "@sheet": Answer("private", lambda reply, press: self.sheet(reply, press.game_id)),
            "@replay": Answer("private", lambda reply, press: self.replay(reply, press.game_id)),
            "@watch": Answer("private", lambda reply, press: self.replay(reply, press.game_id)),
            "@log": Answer("private", lambda reply, press: self.log(reply, press.game_id)),
            "@text": Answer("private", lambda reply, press: self.board_text(reply, press.game_id)),
            "@primer": Answer("private", lambda reply, press: self.primer(reply, press.game_id)),
            "@why": Answer("private", lambda reply, press: self.why_menu(reply, press.game_id)),
            "@whynot": Answer("private", lambda reply, press: self.why(reply, press.game_id, press.value)),
        }

    async def _choose(self, reply: Reply, press: Press) -> None:
        await self.decide(reply, press.game_id, press.control.choice, press.revision)

    async def _sure(self, reply: Reply, press: Press) -> None:
        await self.ask_again(reply, press.game_id, press.argument, press.revision)

    async def _pick(self, reply: Reply, press: Press) -> None:
        if len(press.values) != 1:
            raise Sorry("error-unknown-control")
        await self.decide(reply, press.game_id, press.value, press.revision)

    async def play(self, reply: Reply, game_id: str, *, look: bool = False) -> None:
        """Open the panel of the person's seat; unless they only `look`, they play again themselves."""
        reply.acknowledge()
        loaded = await self._client.manager.load(game_id)
        seat = self._seat(loaded, reply)
        notice = ""
        if not look:
            loaded, notice = await self._back_home(reply, loaded, seat)
        seen = await self._client.store.glance(reply.interaction.user.id, game_id)
        story = await self._client.manager.story(loaded, seat, since=seen) if seen < loaded.row.revision else []
        words = loaded.words(reply.words.language)
        news = tell(story, words)
        if news:
            news.insert(0, words("panel-news"))
        await self.show_panel(reply, loaded, seat, news, notice=notice)

    async def _back_home(self, reply: Reply, loaded: Loaded, seat: int) -> tuple[Loaded, str]:
        """Whoever wants to play has the seat back that a computer player kept; the game then, and what to say."""
        if not loaded.is_kept(seat) or loaded.row.state != "running":
            return loaded, ""
        interaction, manager = reply.interaction, self._client.manager
        try:
            loaded = await manager.come_back(loaded.id, interaction.user.id, interaction.id)
        except DoubledInteraction:
            loaded = await manager.load(loaded.id)
        return loaded, reply.words("seats-back-home")

    async def decide(self, reply: Reply, game_id: str, choice: str, revision: int | None) -> None:
        """Play a choice and show what came of it."""
        reply.acknowledge()
        interaction = reply.interaction
        manager = self._client.manager
        try:
            decided = await manager.decide(
                game_id, interaction.user.id, choice, revision=revision, interaction_id=interaction.id
            )
        except Stale:
            await self._show_fresh(reply, game_id)
            return
        except DoubledInteraction:  # its twin was played, but perhaps this one was acknowledged
            await self._show_fresh(reply, game_id, notice="")
            return
        self._stored(reply, decided)
        words = decided.loaded.words(reply.words.language)
        public = [event for event in decided.events if not event.hushed]
        await self.show_panel(
            reply, decided.loaded, decided.seat, tell(public or decided.events, words), before=decided.before
        )

    async def ask_again(self, reply: Reply, game_id: str, choice: str, revision: int | None) -> None:
        """Ask whether a choice that gives something up is really meant; nothing is played yet."""
        reply.acknowledge()
        loaded = await self._client.manager.load(game_id)
        seat = self._seat(loaded, reply)
        if revision is not None and revision != loaded.saved.asked[seat]:
            await self._show_fresh(reply, game_id)
            return
        illegal = loaded.game.why_not(loaded.table, seat, choice)
        if illegal is not None:
            raise Refused(loaded.row.kind, illegal)
        await reply.show(sure_view(loaded, seat, loaded.words(reply.words.language), choice))

    async def undo(self, reply: Reply, game_id: str, revision: int | None) -> None:
        """Take the last step back and ask again."""
        await self._step(reply, game_id, revision, self._client.manager.undo, "panel-undone")

    async def redo(self, reply: Reply, game_id: str, revision: int | None) -> None:
        """Play again what was taken back."""
        await self._step(reply, game_id, revision, self._client.manager.redo, "panel-redone")

    async def _step(
        self, reply: Reply, game_id: str, revision: int | None, step: Callable[..., Awaitable[Decided]], said: str
    ) -> None:
        reply.acknowledge()
        interaction = reply.interaction
        try:
            decided = await step(game_id, interaction.user.id, revision=revision, interaction_id=interaction.id)
        except Stale:
            await self._show_fresh(reply, game_id)
            return
        except DoubledInteraction:
            await self._show_fresh(reply, game_id, notice="")
            return
        self._stored(reply, decided)
        await self.show_panel(reply, decided.loaded, decided.seat, [reply.words(said)])

    def _stored(self, reply: Reply, decided: Decided) -> None:
        reply.played = True
        if decided.shown:
            self._client.announcer.draw_ahead(decided.loaded)

    async def _show_fresh(self, reply: Reply, game_id: str, notice: str = "error-stale") -> None:
        loaded = await self._client.manager.load(game_id)
        seat = self._seat(loaded, reply)
        loaded, back = await self._back_home(reply, loaded, seat)
        sentences = [reply.words(notice) if notice else "", back]
        await self.show_panel(reply, loaded, seat, [], notice=" ".join(filter(None, sentences)))

    async def show_panel(
        self, reply: Reply, loaded: Loaded, seat: int, news: Sequence[str], *, notice: str = "", before: Any = None
    ) -> None:
        """The private panel of a seat, with its own sheet as a picture; changes are marked against `before`."""
        words = loaded.words(reply.words.language)
        notice = notice or self._client.places.trouble(loaded, words)
        options = offered(loaded, seat, words)
        view = loaded.game.view(loaded.table, seat)
        numbers = {option.choice: option.number for option in options}
        drawn = await self._client.studio.draw(
            painter(loaded.row.kind).sheet,
            view,
            seat,
            words,
            names=loaded.names,
            options=numbers,
            changed=before or loaded.view_before(seat),
        )
        file = attach(drawn, "sheet")
        manager = self._client.manager
        back = [name for name, can in (("undo", manager.can_undo), ("redo", manager.can_redo)) if can(loaded, seat)]
        await reply.show(
            panel_view(loaded, seat, words, options=options, news=news, file=file, back=back, notice=notice), file
        )
        self._client.seen(reply.interaction.user.id, loaded)

    async def table(self, reply: Reply, game_id: str, part: str = WHOLE) -> None:
        """The whole table or a part of it, privately, as the person may see it."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        words = loaded.words(reply.words.language)
        viewer = loaded.seat_of(reply.interaction.user.id)
        view, before = loaded.game.view(loaded.table, viewer), loaded.view_before(viewer)
        paint, draw = painter(loaded.row.kind), self._client.studio.draw
        there = parts(paint, view)
        if part == WHOLE:
            drawn = await draw(paint.table, view, words, names=loaded.names, changed=before)
        elif isinstance(paint, InParts) and part in there:
            drawn = await draw(paint.part, view, part, words, names=loaded.names, changed=before)
        else:
            raise Sorry("error-no-part")
        file = attach(drawn, "table")
        await reply.show(table_view(loaded, words, file, there), file)

    async def parts(self, game_id: str, person_id: int, language: str) -> list[tuple[str, str]]:
        """The parts of a table that this person can look at alone, as (id, name)."""
        loaded = await self._dealt(game_id)
        words = loaded.words(language)
        view = loaded.game.view(loaded.table, loaded.seat_of(person_id))
        return [(part, words.part(part)) for part in parts(painter(loaded.row.kind), view)]

    async def sheet(self, reply: Reply, game_id: str, of_person: int | None = None) -> None:
        """One seat's sheet, large: the person's own, or somebody else's."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        viewer = loaded.seat_of(reply.interaction.user.id)
        seat = loaded.seat_of(of_person) if of_person is not None else viewer
        if seat is None:
            raise Sorry("error-no-seat" if of_person is None else "error-they-have-no-seat")
        words = loaded.words(reply.words.language)
        view = loaded.game.view(loaded.table, viewer)
        drawn = await self._client.studio.draw(painter(loaded.row.kind).sheet, view, seat, words, names=loaded.names)
        file = attach(drawn, "sheet")
        await reply.show(layout(picture(file)), file)

    async def log(self, reply: Reply, game_id: str) -> None:
        """What happened, as far as it fits, newest last."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        words = loaded.words(reply.words.language)
        events = await self._client.manager.story(loaded, loaded.seat_of(reply.interaction.user.id))
        await reply.show(layout(text(shortened(tell(events, words), words, LOG))))

    async def replay(self, reply: Reply, game_id: str) -> None:
        """The game so far as an animation of what everybody could see."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        file = await self.animation(loaded, loaded.words(reply.words.language))
        await reply.show(layout(picture(file)), file)

    async def animation(self, loaded: Loaded, words: Words) -> discord.File:
        """The replay as an attachment. Raises `Sorry` when the game was played by rules or data of before."""
        record, game = await self._client.manager.record(loaded), loaded.game
        if (record.rules, record.shape, record.data) != (game.rules, game.shape, game.digest):
            raise Sorry("error-replay-old")
        drawn = await self._client.studio.animate(Order(record, loaded.names, words.language))
        return attach(drawn, "replay")

    async def board_text(self, reply: Reply, game_id: str) -> None:
        """Everything public as text."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        words = loaded.words(reply.words.language)
        view = loaded.game.view(loaded.table, loaded.seat_of(reply.interaction.user.id))
        names = [in_markdown(name) for name in loaded.names]
        pages = painter(loaded.row.kind).text(view, words, names=names)
        await reply.show(layout(text(pages)))

    async def primer(self, reply: Reply, game_id: str) -> None:
        """The rules in a minute, for a game that has them; in a lobby, too."""
        reply.acknowledge()
        loaded = await self._client.manager.load(game_id)
        words = loaded.words(reply.words.language)
        if not words.has(f"{loaded.row.kind}-primer"):
            raise Sorry("error-unknown-control")
        await reply.show(primer_view(loaded, words))

    async def why_menu(self, reply: Reply, game_id: str) -> None:
        """Everything the person may wonder about that is not possible now, to pick from."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        seat = self._seat(loaded, reply)
        words = loaded.words(reply.words.language)
        refused = self.refused(loaded, seat, words)
        if not refused:
            raise Sorry("why-nothing")
        await reply.show(why_view(loaded, words, refused))

    async def why(self, reply: Reply, game_id: str, choice: str) -> None:
        """One sentence with the rule number: why this choice is not possible now."""
        reply.acknowledge()
        loaded = await self._dealt(game_id)
        seat = self._seat(loaded, reply)
        words = loaded.words(reply.words.language)
        if choice not in loaded.game.conceivable(loaded.table, seat):
            raise Sorry("why-unknown")
        illegal = loaded.game.why_not(loaded.table, seat, choice)
        key = "why-possible" if illegal is None else "why-answer"
        reason = words.reason(illegal) if illegal is not None else ""
        await reply.show(layout(text(words(key, choice=words.choice(choice), reason=reason))))

    @staticmethod
    def refused(loaded: Loaded, seat: int, words: Words) -> list[tuple[str, str]]:
        """What is not possible for the seat now, as (choice, label)."""
        options = set(loaded.game.options(loaded.table, seat))
        conceivable = loaded.game.conceivable(loaded.table, seat)
        return [(choice, words.choice(choice)) for choice in conceivable if choice not in options]

    async def _dealt(self, game_id: str) -> Loaded:
        loaded = await self._client.manager.load(game_id)
        if loaded.table is None:
            raise Sorry("error-not-started")
        return loaded

    def _seat(self, loaded: Loaded, reply: Reply) -> int:
        if loaded.table is None:
            raise Sorry("error-not-started" if loaded.row.state == "lobby" else "error-cancelled")
        if loaded.row.state == "cancelled":
            raise Sorry("error-cancelled")
        seat = loaded.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Sorry("error-no-seat")
        return seat
