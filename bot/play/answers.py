"""What people do at a table: look at it, decide, take back, read the log. Each answer is one private message.
Commands and buttons both come here; the manager alone changes games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import Refused, Sorry, Stale
from bot.gateway.layout import layout, picture, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.loaded import Decided, Loaded
from bot.my_games.waiting import waiting_for
from bot.pictures.replays import Order
from bot.pictures.studio import attach
from bot.plans.panel import plan_parts
from bot.play.panel import offered, panel_view, sure_view, why_view
from bot.play.primer import primer_view
from bot.play.table import WHOLE, sheet_view, table_view
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.text.story import tell
from db.errors import DoubledInteraction
from games.engine import Record
from render import InParts, painter, parts

if TYPE_CHECKING:
    from bot.client import QuaysideClient


class TableService:
    """Answers at running and finished games."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed at a table. A panel is answered in place; what is looked up beside it is a message apart."""
        return {
            "": Answer(
                "panel",
                lambda reply, press: self.decide(reply, press.game_id, press.control.choice, press.revision),
                "mover",
            ),
            "@pick": Answer("panel", self._pick, "mover"),
            "@sure": Answer(
                "panel",
                lambda reply, press: self.ask_again(reply, press.game_id, press.argument, press.revision),
                "mover",
            ),
            "@play": Answer("panel", lambda reply, press: self.play(reply, press.game_id), "player"),
            "@fresh": Answer(
                "panel", lambda reply, press: self.play(reply, press.game_id, look=not press.argument), "player"
            ),
            "@undo": Answer("panel", lambda reply, press: self.undo(reply, press.game_id, press.revision), "present"),
            "@redo": Answer("panel", lambda reply, press: self.redo(reply, press.game_id, press.revision), "present"),
            "@table": Answer("private", lambda reply, press: self.table(reply, press.game_id), "watcher"),
            "@part": Answer("panel", lambda reply, press: self.table(reply, press.game_id, press.value), "watcher"),
            "@sheet": Answer("private", lambda reply, press: self.sheet(reply, press.game_id), "watcher"),
            "@whose": Answer("panel", self.whose, "watcher"),
            "@replay": Answer("private", lambda reply, press: self.replay(reply, press.game_id), "watcher"),
            "@watch": Answer("private", lambda reply, press: self.replay(reply, press.game_id), "watcher"),
            "@text": Answer("private", lambda reply, press: self.board_text(reply, press.game_id), "watcher"),
            "@primer": Answer("private", lambda reply, press: self.primer(reply, press.game_id), "watcher"),
            "@why": Answer("private", lambda reply, press: self.why_menu(reply, press.game_id), "player"),
            "@whynot": Answer("private", lambda reply, press: self.why(reply, press.game_id, press.value), "player"),
        }

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
        await self.show_panel(reply, loaded, seat, notice=notice)

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
            reply.played = True
            await self._show_fresh(reply, game_id, notice="")
            return
        self._stored(reply, decided)
        words = decided.loaded.words(reply.words.language)
        public = [event for event in decided.events if not event.hushed]
        said = tell(public or decided.events, words)
        await self.show_panel(
            reply, decided.loaded, decided.seat, said, before=decided.before, before_move=decided.first
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
            reply.played = True
            await self._show_fresh(reply, game_id, notice="")
            return
        self._stored(reply, decided)
        await self.show_panel(reply, decided.loaded, decided.seat, [reply.words(said)], before_move=decided.first)

    def _stored(self, reply: Reply, decided: Decided) -> None:
        reply.played = True
        if decided.shown:
            self._client.announcer.draw_ahead(decided.loaded)

    async def _show_fresh(self, reply: Reply, game_id: str, notice: str = "error-stale") -> None:
        loaded = await self._client.manager.load(game_id)
        seat = self._seat(loaded, reply)
        loaded, back = await self._back_home(reply, loaded, seat)
        sentences = [reply.words(notice) if notice else "", back]
        await self.show_panel(reply, loaded, seat, notice=" ".join(filter(None, sentences)))

    async def show_panel(
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
        """The private panel of a seat, with its own sheet as a picture; changes are marked against `before`.

        `said` tells what the person has just done with move `before_move` and later ones; above it stands what they
        had not been shown of what came before.
        """
        words = loaded.words(reply.words.language)
        news = await self._news(reply, loaded, seat, before_move)
        news += ["", *said] if news and said else said
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
        plan = plan_parts(
            loaded,
            words,
            manager.plan_of(loaded, seat),
            manager.dropped_of(loaded, seat),
            manager.can_plan(loaded, seat),
        )
        panel = panel_view(
            loaded,
            seat,
            words,
            options=options,
            news=news,
            file=file,
            back=back,
            plan=plan,
            notice=notice,
            elsewhere=0 if options else await self._elsewhere(reply, loaded),
        )
        await reply.show(panel, file)
        self._client.glances.note(reply.interaction.user.id, loaded)

    async def _elsewhere(self, reply: Reply, loaded: Loaded) -> int:
        """How many other games wait for this person."""
        waiting = await waiting_for(self._client.store, reply.interaction.user.id)
        return sum(each.game_id != loaded.id for each in waiting)

    async def _news(
        self, reply: Reply, loaded: Loaded, viewer: int | None, before_move: int | None = None
    ) -> list[str]:
        """Since you last looked: what this person was not shown yet, up to the move before `before_move`.

        Whoever only watches has no news the first time.
        """
        seen = await self._client.glances.of(reply.interaction.user.id, loaded.id)
        last = loaded.row.revision if before_move is None else before_move - 1
        if seen >= last or (viewer is None and not seen):
            return []
        words = loaded.words(reply.words.language)
        lines = tell(await self._client.manager.story(loaded, viewer, since=seen, until=last), words)
        return [words("panel-news"), *lines] if lines else []

    async def table(self, reply: Reply, game_id: str, part: str = WHOLE) -> None:
        """The whole table or a part of it, privately, as the person may see it."""
        reply.acknowledge()
        loaded = await self.dealt(game_id)
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
        news = await self._news(reply, loaded, viewer)
        watches = viewer is None and loaded.row.state == "running"
        await reply.show(table_view(loaded, words, file, there, news, watches=watches), file)
        self._client.glances.note(reply.interaction.user.id, loaded)

    async def parts(self, game_id: str, person_id: int, language: str) -> list[tuple[str, str]]:
        """The parts of a table that this person can look at alone, as (id, name)."""
        loaded = await self.dealt(game_id)
        words = loaded.words(language)
        view = loaded.game.view(loaded.table, loaded.seat_of(person_id))
        return [(part, words.part(part)) for part in parts(painter(loaded.row.kind), view)]

    async def sheet(self, reply: Reply, game_id: str, of_person: int | None = None) -> None:
        """A sheet, large: the person's own, or somebody else's; for who only watches, that of who decides."""
        reply.acknowledge()
        loaded = await self.dealt(game_id)
        seat = loaded.seat_of(reply.interaction.user.id if of_person is None else of_person)
        if seat is None:
            if of_person is not None:
                raise Sorry("error-they-have-no-seat")
            seat = next(iter(loaded.waiting()), 0)
        await self._show_sheet(reply, loaded, seat)

    async def whose(self, reply: Reply, press: Press) -> None:
        """The sheet picked in the menu below another one."""
        reply.acknowledge()
        loaded = await self.dealt(press.game_id)
        if press.value not in map(str, range(len(loaded.seats))):
            raise Sorry("error-unknown-control")
        await self._show_sheet(reply, loaded, int(press.value))

    async def _show_sheet(self, reply: Reply, loaded: Loaded, seat: int) -> None:
        words = loaded.words(reply.words.language)
        view = loaded.game.view(loaded.table, loaded.seat_of(reply.interaction.user.id))
        drawn = await self._client.studio.draw(painter(loaded.row.kind).sheet, view, seat, words, names=loaded.names)
        file = attach(drawn, "sheet")
        await reply.show(sheet_view(loaded, words, file), file)

    async def replay(self, reply: Reply, game_id: str) -> None:
        """The game so far as an animation of what everybody could see."""
        reply.acknowledge()
        loaded = await self.dealt(game_id)
        file = await self.animation(loaded, loaded.words(reply.words.language))
        await reply.show(layout(picture(file)), file)

    async def animation(self, loaded: Loaded, words: Words) -> discord.File:
        """The replay as an attachment. Raises `Sorry` as `record` does."""
        record = await self.record(loaded)
        drawn = await self._client.studio.animate(Order(record, loaded.names, words.language))
        return attach(drawn, "replay")

    async def record(self, loaded: Loaded) -> Record:
        """What the game can be played again from; its secret stays in the house.

        Raises `Sorry` when it was played by rules or data of before.
        """
        record, game = await self._client.manager.record(loaded), loaded.game
        if (record.rules, record.shape, record.data) != (game.rules, game.shape, game.digest):
            raise Sorry("error-replay-old")
        return record

    async def board_text(self, reply: Reply, game_id: str) -> None:
        """Everything public as text."""
        reply.acknowledge()
        loaded = await self.dealt(game_id)
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
        loaded = await self.dealt(game_id)
        seat = self._seat(loaded, reply)
        words = loaded.words(reply.words.language)
        refused = self.refused(loaded, seat, words)
        if not refused:
            raise Sorry("why-nothing")
        await reply.show(why_view(loaded, words, refused))

    async def why(self, reply: Reply, game_id: str, choice: str) -> None:
        """One sentence with the rule number: why this choice is not possible now."""
        reply.acknowledge()
        loaded = await self.dealt(game_id)
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

    async def dealt(self, game_id: str) -> Loaded:
        """A game that has a table. Raises `Sorry`."""
        loaded = await self._client.manager.load(game_id)
        self._check_dealt(loaded)
        return loaded

    @staticmethod
    def _check_dealt(loaded: Loaded) -> None:
        if loaded.table is None:
            raise Sorry("error-not-started" if loaded.row.state == "lobby" else "error-cancelled")

    def _seat(self, loaded: Loaded, reply: Reply) -> int:
        self._check_dealt(loaded)
        if loaded.row.state == "cancelled":
            raise Sorry("error-cancelled")
        seat = loaded.seat_of(reply.interaction.user.id)
        if seat is None:
            raise Sorry("error-no-seat")
        return seat
