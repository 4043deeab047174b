"""What is pressed to try something out. Only whoever tries sees it."""

from __future__ import annotations

from typing import Any

from bot.gateway.choices import offered
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.pictures.studio import Studio, attach
from bot.pictures.table_in_words import table_in_words
from bot.plans.plans import Plans
from bot.text.event_lines import tell
from bot.trials.controls import steps_of
from bot.trials.panel import Shown, trial_view
from bot.trials.trial import Attempt, Steps, Trial
from bot.trials.trials import TrialMoved, Trials, mark_of
from render import Picture, painter, question, scores
from render.band import banded


class TrialAnswers:
    """Goes forth and back on a copy of a table."""

    def __init__(self, ledger: Ledger, trials: Trials, plans: Plans, studio: Studio) -> None:
        self._ledger = ledger
        self._trials = trials
        self._plans = plans
        self._studio = studio

    def answers(self) -> dict[str, Answer]:
        """A trial stands in the place of the panel, and leads back to it."""
        return {
            "@try": Answer("panel", self._show_pressed, "player", "hint"),
            "@untry": Answer("panel", self._show_pressed, "player"),
        }

    async def _show_pressed(self, reply: Reply, press: Press) -> None:
        """What comes of the choices that the control names; from the beginning if the table is another one by now."""
        reply.acknowledge()
        loaded, steps = await self._ledger.load(press.game_id), steps_of(press)
        try:
            await self._show(reply, loaded, press.revision, steps)
        except TrialMoved:
            await self._show(reply, loaded, 0, (), notice=reply.words("trial-moved-on"))

    async def _show(self, reply: Reply, loaded: Loaded, mark: int, steps: Steps, notice: str = "") -> None:
        loaded.check_dealt()
        seat = loaded.seat_held(reply.interaction.user.id)
        attempt, trial = await self._trials.trial(loaded, seat, mark, steps, reply.asker)
        tried, words = loaded.with_table(loaded.game.load(trial.table)), loaded.words(reply.words.language)
        options = offered(tried, seat, words) if not trial.end else []
        view = tried.game.view(tried.table, seat)
        drawn = await self._picture(tried, view, attempt, trial, reply, {each.choice: each.number for each in options})
        shown = Shown(
            loaded=tried,
            attempt=attempt,
            trial=trial,
            mark=mark_of(loaded, attempt),
            options=options,
            file=attach(drawn, "trial"),
            in_words=table_in_words(tried, view, words, seat) if await reply.text_first() else None,
            plans=self._plans.can_plan(loaded, seat),
        )
        await reply.show(trial_view(shown, words, tell(trial.told, words, seat), notice), shown.file)

    async def _picture(
        self, tried: Loaded, view: Any, attempt: Attempt, trial: Trial, reply: Reply, numbers: dict[str, int]
    ) -> Picture:
        """What the choice is about, in which changes by the last one are marked; the final scoring where it ends so.
        A band says that it is a trial."""
        paint, words, names = painter(attempt.kind), tried.words(reply.words.language), tried.names
        said = words("trial-band")
        result = tried.game.result(tried.table) if trial.end == "over" else None
        if result is not None:
            everybodys = tried.game.view(tried.table, None)
            return await self._studio.draw(banded, said, scores, paint, everybodys, result, words, names=names)
        before = tried.game.view(tried.game.load(trial.before), attempt.seat)
        return await self._studio.draw(
            banded, said, question, paint, view, attempt.seat, words, names=names, options=numbers, changed=before
        )
