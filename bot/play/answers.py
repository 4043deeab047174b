"""What is pressed in the private panel: choices, also those that are asked about once more, and a look at it as it is
now. What is only looked at stands in `lookup_answers.py`; what becomes of a choice, in `deciding.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import Refused, Sorry
from bot.gateway.controls import LISTED, THEN
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Decided
from bot.play.deciding import Deciding
from bot.play.own_seat import seat_of
from bot.play.panel import sure_view
from bot.play.private_panel import PrivatePanel
from bot.text import Words
from bot.text.event_lines import tell
from games.engine import Event


class PlayAnswers:
    """Playing."""

    def __init__(self, ledger: Ledger, deciding: Deciding, panel: PrivatePanel) -> None:
        self._ledger = ledger
        self._deciding = deciding
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """The panel is answered in place."""
        play = self._panel.play
        return {
            "": Answer(
                "panel",
                lambda reply, press: self.decide(reply, press.game_id, press.control.choice, press.revision),
                "mover",
            ),
            "@pick": Answer("panel", self._pick, "mover"),
            "@sure": Answer("panel", self._sure, "mover"),
            "@play": Answer(
                "panel", lambda reply, press: play(reply, press.game_id, listed=press.argument == LISTED), "player"
            ),
            "@fresh": Answer(
                "panel",
                lambda reply, press: play(
                    reply, press.game_id, look=press.argument in ("", LISTED), listed=press.argument == LISTED
                ),
                "player",
            ),
        }

    async def _pick(self, reply: Reply, press: Press) -> None:
        if len(press.values) != 1:
            raise Sorry("error-unknown-control")
        await self.decide(reply, press.game_id, press.control.picked(press.value), press.revision)

    async def _sure(self, reply: Reply, press: Press) -> None:
        choice = press.value if press.values else press.argument
        await self.ask_again(reply, press.game_id, choice, press.revision)

    async def decide(self, reply: Reply, game_id: str, choice: str, revision: int | None) -> None:
        """Play a choice, or all of a way that was offered, and show what came of it."""
        interaction = reply.interaction
        choice, *then = choice.split(THEN) if revision is not None else [choice]
        deciding = self._deciding.decide(
            game_id, interaction.user.id, choice, revision=revision, interaction_id=interaction.id, then=then
        )

        def what_happened(decided: Decided) -> list[str]:
            in_window, words = decided.loaded.table.lanes is not None, decided.loaded.words(reply.words.language)
            told = told_to_whoever_decided(decided.events, decided.heard, in_window=in_window)
            return [*tell(told, words, decided.seat), *_no_way_back(decided, words)]

        await self._panel.show_outcome(reply, game_id, deciding, what_happened)

    async def typed(self, reply: Reply, game_id: str, choice: str) -> None:
        """Play a choice that was typed, asking once more where a button would."""
        loaded = await self._ledger.load(game_id)
        seat = seat_of(loaded, reply)
        if choice in loaded.careful(seat, loaded.game.options(loaded.table, seat)):
            await self.ask_again(reply, game_id, choice, None)
        else:
            await self.decide(reply, game_id, choice, None)

    async def ask_again(self, reply: Reply, game_id: str, choice: str, revision: int | None) -> None:
        """Ask whether a choice that gives something up is really meant; nothing is played yet."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        seat = seat_of(loaded, reply)
        if revision is not None and revision != loaded.saved.asked[seat]:
            await self._panel.show_fresh(reply, game_id)
            return
        illegal = loaded.game.why_not(loaded.table, seat, choice)
        if illegal is not None:
            raise Refused(loaded.row.kind, illegal)
        await reply.show(sure_view(loaded, seat, loaded.words(reply.words.language), choice))


def _no_way_back(decided: Decided, words: Words) -> list[str]:
    """That a step can't be taken back, and why, if something hidden was revealed with it; the game goes on."""
    shown = next((event for event in decided.events if event.barrier), None)
    if shown is None or decided.loaded.row.state != "running":
        return []
    return [words("panel-no-way-back", why=words.revealed(shown) or words("panel-was-revealed"))]


def told_to_whoever_decided(events: Sequence[Event], heard: Sequence[Event], *, in_window: bool) -> list[Event]:
    """What somebody hears of their own step, each thing once. What is hushed in a window was told nowhere yet; its
    public copy counts where the window has closed, also if it gave way to the next one at once. What they `heard`
    there before is not told again when their step closes it."""
    again = [_deed(event) for event in events if not event.hushed]
    if in_window or not again:
        news = [event for event in events if not event.hushed or _deed(event) not in again]
    else:
        news = [event for event in events if not event.hushed]
    for deed in map(_deed, heard):
        echo = next((at for at, event in enumerate(news) if not event.hushed and _deed(event) == deed), None)
        if echo is not None:
            del news[echo]
    return news


def _deed(event: Event) -> tuple[str, int | None, dict[str, Any]]:
    return event.kind, event.seat, event.args
