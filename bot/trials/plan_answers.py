"""What somebody has tried out, made their plan."""

from __future__ import annotations

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.plans.plan_lines import choice_label
from bot.plans.plans import Plans
from bot.trials.controls import steps_of
from bot.trials.trials import TrialMoved, Trials


class TrialPlanAnswers:
    """Makes the choices of a trial a plan."""

    def __init__(self, ledger: Ledger, trials: Trials, plans: Plans, panel: SeatPanel) -> None:
        self._ledger = ledger
        self._trials = trials
        self._plans = plans
        self._panel = panel

    def answers(self) -> dict[str, Answer]:
        """The panel follows, in which the plan stands."""
        return {"@tried": Answer("panel", self._plan, "player")}

    async def _plan(self, reply: Reply, press: Press) -> None:
        """What names something that was made up is left out, and so is what comes after it. Raises `Sorry`: the table
        is another one by now, or nothing can be planned."""
        reply.acknowledge()
        loaded, person = await self._ledger.load(press.game_id), reply.interaction.user.id
        loaded.check_dealt()
        seat = loaded.seat_held(person)
        steps = steps_of(press)
        if not steps:
            raise Sorry("error-unknown-control")
        self._plans.plannable(loaded, seat)
        try:
            _, trial = await self._trials.trial(loaded, seat, press.revision, steps, reply.asker)
        except TrialMoved as moved:
            raise Sorry("trial-no-plan") from moved
        if not trial.sure:
            raise Sorry("trial-made-up")
        loaded = await self._plans.lead(loaded.id, person, trial.wishes[: trial.sure])
        reply.played = True
        left_out = trial.wishes[trial.sure :]
        words = loaded.words(reply.words.language)
        said = [words("trial-left-out", choice=choice_label(words, each.choice)) for each in left_out[:1]]
        await self._panel.show(reply, loaded, seat, said)
