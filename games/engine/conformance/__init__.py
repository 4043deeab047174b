"""What every game must keep, as checks that take any `Game`: choices, copies, replay, secrets, windows, results.
Tests call them for every game, seat count and option; no game's rules are known here."""

from __future__ import annotations

from collections.abc import Callable

from games.engine.conformance.asking import check_asking, check_imagined_apart
from games.engine.conformance.choices import check_illegal, check_options
from games.engine.conformance.copies import check_clones, check_no_hidden_state, check_replay, check_save_and_load
from games.engine.conformance.ending import check_result, check_suggestions_end
from games.engine.conformance.fate import Foretold, check_endings, check_same_luck, foretold
from games.engine.conformance.plans import check_plans
from games.engine.conformance.playing import AnyGame, Broken, Playthrough, Ply, Settings, plain, play_through
from games.engine.conformance.secrecy import (
    check_answers,
    check_imagined_alike,
    check_imagined_worlds_end,
    check_secrecy,
    check_secret_kept,
)
from games.engine.conformance.small_print import check_small_print
from games.engine.conformance.telling import check_told
from games.engine.conformance.windows import check_lanes_commute, check_take_back, check_windows_hush
from games.engine.illegal import Illegal

__all__ = [
    "CHECKS",
    "AnyGame",
    "Broken",
    "Foretold",
    "Playthrough",
    "Ply",
    "Settings",
    "check_answers",
    "check_asking",
    "check_clones",
    "check_endings",
    "check_illegal",
    "check_imagined_alike",
    "check_imagined_apart",
    "check_imagined_worlds_end",
    "check_lanes_commute",
    "check_no_hidden_state",
    "check_options",
    "check_plans",
    "check_replay",
    "check_result",
    "check_same_luck",
    "check_save_and_load",
    "check_secrecy",
    "check_secret_kept",
    "check_small_print",
    "check_suggestions_end",
    "check_take_back",
    "check_told",
    "check_windows_hush",
    "every_option",
    "foretold",
    "plain",
    "play_through",
]

CHECKS: tuple[Callable[[AnyGame, int, Settings, int], None], ...] = (
    check_options,
    check_illegal,
    check_save_and_load,
    check_clones,
    check_replay,
    check_secrecy,
    check_answers,
    check_imagined_worlds_end,
    check_imagined_alike,
    check_plans,
    check_secret_kept,
    check_lanes_commute,
    check_windows_hush,
    check_take_back,
    check_result,
    check_suggestions_end,
    check_no_hidden_state,
    check_asking,
    check_imagined_apart,
    check_same_luck,
    check_endings,
    check_small_print,
    check_told,
)


def every_option(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with the plain game, with each table option on its own, and with the last value of all."""
    cases: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        choices: list[dict[str, str]] = [{}]
        choices += [{setting.id: value} for setting in game.settings for value in setting.values[1:]]
        choices.append({setting.id: setting.values[-1] for setting in game.settings})
        for settings in choices:
            try:
                game.check(seats, settings)
            except Illegal:
                continue
            if (seats, settings) not in cases:
                cases.append((seats, settings))
    return cases
