"""Custom ids of a trial: which table it is about and all that was chosen there stand in each, so that a trial goes on
after any restart, and a press that comes twice leads to the same as before."""

from __future__ import annotations

from string import ascii_lowercase, digits

from bot.errors import Sorry
from bot.gateway.controls import control
from bot.gateway.press import Press
from bot.trials.trial import DEEPEST, Steps

_FIGURES = digits + ascii_lowercase
MOST_OPTIONS = len(_FIGURES) ** 2
"""Two figures name one of so many options."""


def trial_control(game_id: str, mark: int, action: str, steps: Steps, menu: str = "") -> str:
    """A control that leads to these choices, or by what is picked in this `menu` a choice further."""
    written = ".".join(filter(None, [action, written_steps(steps) or ("-" if menu else ""), menu]))
    return control(game_id, mark, written)


def written_steps(steps: Steps) -> str:
    """Choices as a control or a menu's entry has them."""
    return "".join(_FIGURES[place // len(_FIGURES)] + _FIGURES[place % len(_FIGURES)] for place in steps)


def steps_of(press: Press) -> Steps:
    """The choices a control names, with what was picked. Raises `Sorry` for anything else."""
    written = press.argument.partition(".")[0].removeprefix("-") + press.value
    pairs = [written[start : start + 2] for start in range(0, len(written), 2)]
    if len(pairs) > DEEPEST or any(len(pair) < 2 or set(pair) - set(_FIGURES) for pair in pairs):
        raise Sorry("error-unknown-control")
    return tuple(_FIGURES.index(high) * len(_FIGURES) + _FIGURES.index(low) for high, low in pairs)
