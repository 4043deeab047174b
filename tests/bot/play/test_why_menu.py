"""Menus of what is not possible name what their choices have in common once."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.play.lookup_answers import why_not
from bot.play.panel import why_view
from bot.text import texts
from db.records import GameRow
from games.engine import Illegal, Luck, registry
from games.engine.refusals import GameOver
from games.nusfjord import refusals


def _menus(*impossible: str) -> list[ui.Select[Any]]:
    game = registry()["nusfjord"]
    table, _ = game.setup(1, {}, Luck(bytes(32)))
    values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    values |= {"id": "a" * 10, "kind": game.id, "state": "running", "revision": 0, "host_id": 1}
    values |= {"options": {"seats": 1}, "table_blob": encode_saved(Saved(game.save(table), [0]))}
    words = texts().words("de").of(game.id)
    shown = why_view(Loaded(GameRow(**values), []), words, [(each, words.choice(each)) for each in impossible])
    return [part for part in shown.walk_children() if isinstance(part, ui.Select)]


def test_choices_of_one_kind_do_not_repeat_the_heading_of_their_menu() -> None:
    (menu,) = _menus("place:build_ship", "place:buy_shares")
    assert menu.placeholder == "Arbeiter einsetzen"
    assert [option.description for option in menu.options] == [None, None]


def test_choices_of_several_kinds_say_of_which_they_are() -> None:
    (menu,) = _menus("place:build_ship", "take:broker")
    assert [option.description for option in menu.options] == ["Arbeiter einsetzen", "Ältesten nehmen"]


@pytest.mark.parametrize(
    ("language", "reason", "other"),
    [
        (
            "en",
            "**Yard** costs more than you have: you are 1 gold short. (Rule X4: Build a Building)",
            "**Broker**: This game is over.",
        ),
        (
            "de",
            "„**Hof**“ ist zu teuer: Du brauchst noch 1 Gold. (Regel X4: Gebäudebau)",
            "**Makler**: Diese Partie ist zu Ende.",
        ),
    ],
)
def test_a_reason_that_names_the_choice_is_not_headed_by_its_name(language: str, reason: str, other: str) -> None:
    words = texts().words(language).of("nusfjord", ["Anna"])
    dear = Illegal(refusals.BuildingTooDear(building="A104", wood=0, fish=0, gold=1), "X4")
    assert why_not(words, "build:A104", dear, 0) == reason
    assert why_not(words, "take:broker", Illegal(GameOver()), 0) == other
