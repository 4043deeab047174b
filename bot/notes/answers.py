"""Answers to /note and to the button in the private panel: the form, and what was written in it."""

from __future__ import annotations

import discord

from bot.gateway.forms import filled_in
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.notes.notes import Notes
from bot.notes.panel import NOTE, note_modal


class NoteAnswers:
    """Writing a note, changing it, taking it away."""

    def __init__(self, ledger: Ledger, notes: Notes, panel: SeatPanel) -> None:
        self._ledger = ledger
        self._notes = notes
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """The button opens the form, the sent form is taken."""
        return {"@note": Answer("panel", self._note, "player", opens_form=True)}

    async def write(self, reply: Reply, game_id: str, written: str) -> None:
        """Let this be the person's note; they see it in their panel."""
        reply.acknowledge()
        person_id = reply.interaction.user.id
        loaded = await self._notes.write(game_id, person_id, written)
        reply.played = True
        await self._panel.show(reply, loaded, loaded.seat_held(person_id))

    async def _note(self, reply: Reply, press: Press) -> None:
        if reply.interaction.type is discord.InteractionType.modal_submit:
            await self.write(reply, press.game_id, filled_in(reply.interaction).get(NOTE, ""))
            return
        loaded = await self._ledger.load(press.game_id)
        note = await self._notes.read(loaded, reply.interaction.user.id)
        loaded.check_begun()
        await reply.interaction.response.send_modal(note_modal(loaded, reply.words, note))
