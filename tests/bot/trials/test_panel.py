"""What a trial shows: all that can be chosen, each behind its number."""

from __future__ import annotations

import discord
import msgspec
import pytest
from discord import ui

from bot.gateway.choices import offered
from bot.ledger.options import Options
from bot.ledger.unstored import sitting, unstored
from bot.play.panel import panel_view
from bot.tools.check.limits import empty_file, loaded_game
from bot.trials.panel import Shown, trial_view
from bot.trials.trial import Attempt, Trial
from games.engine import Luck
from games.fleet_dice import GAME
from tests.games.fleet_dice.given import given, sheet


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_begins_with_the_first_choice_though_it_has_no_small_print(language: str) -> None:
    luck = Luck(bytes(32))
    table, _ = GAME.setup(2, {}, luck)
    while len(waiting := GAME.waiting(table)) != 1 or len(GAME.options(table, min(waiting))) < 3:
        GAME.apply(table, min(waiting), GAME.options(table, min(waiting))[0], luck)
    (seat,) = waiting
    people = [sitting(each, f"P{each}") for each in range(2)]
    loaded = unstored(GAME, GAME.save(table), Options(seats=2), people, language)
    words = loaded.words(language)
    first, *others = offered(loaded, seat, words)
    options = [msgspec.structs.replace(first, detail=""), *others]
    attempt = Attempt(kind=GAME.id, world=b"", seat=seat, steps=(), played=True)
    view = trial_view(Shown(loaded, attempt, Trial(b"", b"", [], []), 1, options, empty_file()), words, [])
    listed = [line for part in view.walk_children() if isinstance(part, ui.TextDisplay)
              for line in part.content.splitlines() if line[:5] == "-# **" and line[5].isdigit()]  # fmt: skip
    assert [line.split("**")[1] for line in listed] == [str(each.number) for each in options]
    assert listed[0] == f"-# **{first.number}** {first.label}"


def test_a_button_stands_out_where_it_does_in_the_panel() -> None:
    state = sheet(complete=["casino", "smokehouse"], boats={"cod": [4, 4]})
    table = given(state, sheet(), at="town", dice=["market", "market", "cod"]).play(0, "die:market").table
    loaded = loaded_game(GAME, table, 2, 1)
    options = offered(loaded, 0, loaded.words("en"))
    attempt = Attempt(kind=GAME.id, world=b"", seat=0, steps=(), played=True)
    tried = trial_view(
        Shown(loaded, attempt, Trial(b"", b"", [], []), 1, options, empty_file()), loaded.words("en"), []
    )
    real = panel_view(loaded, 0, loaded.words("en"), options=options, news=[], file=empty_file(), back=[])
    styles = [
        {
            str(part.label).partition(" — ")[0]: part.style
            for part in view.walk_children()
            if isinstance(part, ui.Button) and " · " in str(part.label)
        }
        for view in (tried, real)
    ]
    assert styles[0] == styles[1]
    assert {*styles[0].values()} == {discord.ButtonStyle.primary, discord.ButtonStyle.secondary}
