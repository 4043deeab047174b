"""Whatever two people choose who play alone with the same secret: the same dice, the same cards in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from games.engine import Event, Game, Illegal, Luck, registry
from games.engine.players import RANDOM

GIVEN = ("captain_dealt", "trophies_revealed", "start_rolled")
"""What is dealt before anybody chooses."""
SECRET, SALT = b"the same for everybody", "challenge 1"


def _solo() -> Iterator[tuple[str, dict[str, str]]]:
    """Every way to play a game alone."""
    for game in registry().values():
        for values in product(*(setting.values for setting in game.settings)):
            settings = dict(zip([setting.id for setting in game.settings], values, strict=True))
            try:
                game.check(1, settings)
            except Illegal:
                continue
            yield game.id, settings


def _course(game: Game[Any, Any], settings: dict[str, str], chooser: int) -> tuple[list[Event], list[str]]:
    """All that happens when the choices come from `chooser`, and the choices."""
    luck, rng, player = Luck(SECRET, SALT), Random(chooser), RANDOM
    table, told = game.setup(1, settings, luck)
    choices: list[str] = []
    while game.waiting(table):
        choices.append(player.choose(game.view(table, 0), game.options(table, 0), rng))
        told += game.apply(table, 0, choices[-1], luck)
    return told, choices


def _dice(told: list[Event]) -> list[tuple[str, list[str]]]:
    """Every throw that nobody asked for, in order."""
    return [(event.args["phase"], sorted(event.args["dice"])) for event in told if event.kind == "rolled"]


def _cards(told: list[Event]) -> dict[tuple[int, str], list[str]]:
    """The cards and elders that came to light, in their order, game by game of a series."""
    found: dict[tuple[int, str], list[str]] = {}
    number = 0
    for event in told:
        match event.kind:
            case "game_began":
                number = event.args["game"]
            case "cards_revealed":
                found.setdefault((number, event.args["letter"]), []).extend(event.args["cards"])
            case "elder_revealed":
                found.setdefault((number, "elders"), []).append(event.args["elder"])
            case _:
                pass
    return found


@pytest.mark.parametrize(("kind", "settings"), list(_solo()), ids=str)
def test_two_people_with_different_choices_have_the_same_luck(kind: str, settings: dict[str, str]) -> None:
    game = registry()[kind]
    (told, choices), (others_told, others_choices) = (_course(game, settings, chooser) for chooser in (1, 2))
    assert choices != others_choices
    assert [event for event in told if event.kind in GIVEN] == [event for event in others_told if event.kind in GIVEN]
    if kind == "fleet_dice":
        assert len(_dice(told)) >= 10
        assert _dice(told) == _dice(others_told)
        return
    mine, theirs = _cards(told), _cards(others_told)
    assert set(mine) >= {(1, "A"), (1, "B")}
    for (number, letter), cards in mine.items():
        others = theirs.get((number, letter), [])
        if letter == "elders":  # each stack shows its next one when somebody takes the one above
            continue
        if number == 1:
            length = min(len(cards), len(others))
            assert cards[:length] == others[:length], (number, letter)
        both = set(cards) & set(others)
        assert [card for card in cards if card in both] == [card for card in others if card in both], (number, letter)


def test_a_game_of_a_series_deals_in_the_same_order_whatever_was_built_before() -> None:
    """V5: what was built leaves the campaign; what stays must not be shuffled anew by that."""
    game = registry()["nusfjord"]
    orders: list[list[str]] = []
    for chooser in (1, 2):
        luck, rng, player = Luck(SECRET, SALT), Random(chooser), RANDOM
        table, _ = game.setup(1, {"series": "campaign"}, luck)
        while game.waiting(table) and table.game == 1:
            game.apply(table, 0, player.choose(game.view(table, 0), game.options(table, 0), rng), luck)
        orders.append(table.deck_c[:])
    mine, theirs = orders
    assert mine != theirs, "something else was built"
    both = set(mine) & set(theirs)
    assert len(both) > 10
    assert [card for card in mine if card in both] == [card for card in theirs if card in both]


def test_every_way_to_play_alone_is_compared() -> None:
    ways = list(_solo())
    assert {kind for kind, _ in ways} == {game.id for game in registry().values() if 1 in game.seats}
    nusfjord = [settings for kind, settings in ways if kind == "nusfjord"]
    assert {settings["series"] for settings in nusfjord} == {"single", "campaign"}
    assert {settings["solo"] for settings in nusfjord} == {"basic", "advanced"}
