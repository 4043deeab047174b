"""Whole random games of every kind: each panel and board that could be shown fits into a message of Discord."""

from __future__ import annotations

from random import Random

import pytest

from bot.gateway.catalog import offered_games as playable
from bot.my_games.answers import LABEL, PEOPLE, SERVER
from bot.my_games.panel import PAGE, ListedGame, Page, games_view
from bot.play.ways import ways_menus
from bot.text import texts
from bot.text.markdown import in_markdown
from bot.text.texts import LANGUAGES
from bot.tools.check.limits import check_fits, loaded_game, random_settings
from bot.tools.check.panels import check_messages, check_panel, check_plans_fit
from games.engine import Luck, registry
from tests.today import ALL_TURNS, TODAY


def test_what_no_menu_can_stand_for_makes_no_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat, words = min(game.waiting(table)), texts().words("en").of(game.id, ["Anna", "Ben"])
    loaded = loaded_game(game, table, 2, 0)
    numbers = {choice: number for number, choice in enumerate(game.options(table, seat), 1)}
    assert ways_menus(loaded, seat, words, numbers)
    monkeypatch.setattr("bot.play.ways.VALUE", 1)
    assert ways_menus(loaded, seat, words, numbers) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "language", "some"),
    [(kind, language, 1 if ALL_TURNS else 16) for kind in sorted(playable()) for language in LANGUAGES],
)
def test_every_panel_and_board_of_random_games_fits_into_a_message(kind: str, language: str, some: int) -> None:
    """What is shown at every so many-th moment, each day at others: at the largest table in German, which is longer,
    and at the smallest in English; one after the other in both if there is time."""
    game = registry()[kind]
    rng = Random(f"{kind} {language}")
    fewest, *_, most = game.seats
    for seats in (fewest, most) if ALL_TURNS else (most if language == "de" else fewest,):
        settings = random_settings(game, seats, rng)
        luck = Luck(rng.randbytes(32))
        table, _ = game.setup(seats, settings, luck)
        number = 0
        while waiting := sorted(game.waiting(table)):
            seat = rng.choice(waiting)
            if (number - TODAY) % some == 0:
                loaded = loaded_game(game, table, seats, number)
                words = texts().words(language).of(kind, loaded.names)
                moment = f"{kind} {language} move {number}: {game.options(table, seat)}"
                check_panel(loaded, seat, words, rng, moment)
                if (number - TODAY) % (10 * some) == 0:
                    check_messages(loaded, seat, words, moment)
                if idle := [each for each in range(seats) if each not in waiting]:
                    check_plans_fit(loaded, rng.choice(idle), words, rng, moment)
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            number += 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_page_of_ones_games_fits_into_a_message(language: str) -> None:
    words = texts().words(language)
    line = words(
        "games-here-turn",
        game=in_markdown("_" * LABEL),
        server=in_markdown("*" * SERVER),
        place="<#1234567890123456789>",
        people=in_markdown("_" * PEOPLE),
        since="<t:1234567890:R>",
    )
    entries = [ListedGame(f"game{number}", line, "W" * 200) for number in range(PAGE)]
    assert PAGE * len(line) < 3900
    check_fits(games_view(entries, [], Page(1, 3), words), language)
