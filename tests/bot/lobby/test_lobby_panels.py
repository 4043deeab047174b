"""The lobby and the panel of its options, whatever is chosen: within Discord's limits, and nothing in it is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import msgspec
import pytest
from discord import ui

from bot.gateway.catalog import offered_games
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, changed_options, usual_options, written
from bot.lobby.options_panel import changed_names, options_view
from bot.lobby.panel import lobby_message
from bot.text import LANGUAGES, texts
from bot.text.clipping import clipped
from bot.tools.check.limits import check_fits, check_message_fits, random_settings
from db.records import GameRow, SeatRow

CUT = clipped("x" * 30, 20)[-1]


def _lobbies(kind: str) -> Iterator[Loaded]:
    """Lobbies of a game with everything changed that can be, for every number of seats."""
    game, rng = offered_games()[kind], Random(kind)
    for seats in game.seats:
        settings = random_settings(game, seats, rng)
        chosen = Options(seats=seats, settings=settings, clock="brisk", tempo="evening", rated=False, hints=True)
        changed = changed_options(Options(), chosen)
        people = [SeatRow("a" * 10, 0, 1, None, None, 0, "active", {"name": "W" * 32})]
        values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
        values |= {"id": "a" * 10, "kind": kind, "state": "lobby", "host_id": 1, "locale": "de", "commitment": "c" * 64}
        values |= {"updated_at": datetime(2026, 5, 1, tzinfo=UTC), "version": 1}
        for options in (chosen, Options(seats=seats, settings=settings, changed=tuple(changed)), usual_options(game)):
            yield Loaded(GameRow(**{**values, "options": written(options)}), people)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(offered_games()))
def test_lobby_and_options_fit_and_cut_nothing_off(kind: str, language: str) -> None:
    words = texts().words(language)
    for loaded in _lobbies(kind):
        check_message_fits(lobby_message(loaded, words, {}), f"{kind} {language}")
        panel = options_view(loaded, words)
        check_fits(panel, f"{kind} {language}")
        for menu in (part for part in panel.walk_children() if isinstance(part, ui.Select)):
            said = [menu.placeholder or "", *(one.label for one in menu.options)]
            assert not [each for each in said if each.endswith(CUT)]


def test_what_was_changed_is_named_once_and_nothing_else_is() -> None:
    game = offered_games()["nusfjord"]
    usual = usual_options(game)
    other = Options(seats=2, settings={**usual.settings, "deck": "cod"}, hints=True)
    assert changed_options(usual, usual) == []
    assert changed_options(usual, other) == ["seats", "hints", "deck"]


def test_a_stored_name_that_no_option_has_is_left_out() -> None:
    words = texts().words("en")
    loaded = next(_lobbies("nusfjord"))
    options = {**loaded.row.options, "changed": ["seats", "nonsense"]}
    damaged = Loaded(msgspec.structs.replace(loaded.row, options=options), loaded.seats)
    assert changed_names(damaged, words) == ["Seats"]
    check_message_fits(lobby_message(damaged, words, {}), "nusfjord en")
