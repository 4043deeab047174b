"""Taking back and playing again, as it is pressed or typed: one's own last step at once; beyond it, what would be taken
back and who would be asked is shown first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Decided
from bot.text.event_lines import tell
from bot.undo.panel import back_view
from bot.undo.undo import Undo


class UndoAnswers:
    """Answers to *Undo*, *Redo* and their commands."""

    def __init__(self, ledger: Ledger, undo: Undo, panel: SeatPanel) -> None:
        self._ledger = ledger
        self._undo = undo
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """What is pressed; the panel of the seat is the answer, in place."""
        return {
            "@undo": Answer(
                "panel", lambda reply, press: self.undo(reply, press.game_id, press.revision), "present", "undo"
            ),
            "@redo": Answer(
                "panel", lambda reply, press: self.redo(reply, press.game_id, press.revision), "present", "undo"
            ),
            "@back": Answer(
                "panel", lambda reply, press: self.ask_back(reply, press.game_id, press.revision), "present", "call"
            ),
        }

    async def undo(self, reply: Reply, game_id: str, revision: int | None) -> None:
        """Take the last step back and ask again."""
        await self._step(reply, game_id, revision, self._undo.undo, "panel-undone")

    async def redo(self, reply: Reply, game_id: str, revision: int | None = None) -> None:
        """Play again what was taken back."""
        await self._step(reply, game_id, revision, self._undo.redo, "panel-redone")

    async def _step(
        self, reply: Reply, game_id: str, revision: int | None, step: Callable[..., Awaitable[Decided]], said: str
    ) -> None:
        interaction = reply.interaction
        stepping = step(game_id, interaction.user.id, revision=revision, interaction_id=interaction.id)

        def what(decided: Decided) -> list[str]:
            lines = tell(decided.events, decided.loaded.words(reply.words.language), decided.seat)
            return [reply.words(f"{said}.named", what=" ".join(lines)) if lines else reply.words(said)]

        await self._panel.show_outcome(reply, game_id, stepping, what)

    async def back(self, reply: Reply, game_id: str) -> None:
        """`/undo`: at once where that touches nobody, else say what would be taken back and who would be asked."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        seat = loaded.seat_held(reply.interaction.user.id)
        loaded.check_dealt(reply.interaction.user.id)
        if self._undo.can_undo(loaded, seat):
            await self.undo(reply, game_id, None)
            return
        back = await self._undo.taking_back(loaded, seat)
        await reply.show(back_view(loaded, seat, back, loaded.words(reply.words.language)))

    async def ask_back(self, reply: Reply, game_id: str, made: int) -> None:
        """Ask those whom it touches to take back what happened since the person's last decision, the `made`-th."""
        reply.acknowledge()
        interaction = reply.interaction
        loaded = await self._undo.ask_back(game_id, interaction.user.id, made, interaction.id)
        reply.played = True
        said = "undo-is-asked" if loaded.saved.course.vote is not None else "panel-undone"
        await self._panel.show(reply, loaded, loaded.seat_held(interaction.user.id), [reply.words(said)])
