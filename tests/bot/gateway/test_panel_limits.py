"""Whole random games of every kind: each panel and board that could be shown fits into a message of Discord."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.follow.panel import follow_view, news_message
from bot.gateway.catalog import offered_games as playable
from bot.history.log_panel import log_view
from bot.history.panel import history_view
from bot.ledger.loaded import Loaded
from bot.ledger.plan import MOST_WISHES, Dropped, Meaning, Plan, Wish
from bot.my_games.answers import LABEL, PEOPLE, SERVER
from bot.my_games.panel import PAGE, ListedGame, games_view
from bot.pictures.replayed_turns import Chapter
from bot.plans.panel import plan_view
from bot.plans.plan_lines import plan_parts
from bot.play.board_message import board_message
from bot.play.panel import offered, panel_view, refused, why_view
from bot.play.table import sheet_view, table_view
from bot.play.ways import ways_menus
from bot.text import Words, texts
from bot.text.markdown import in_markdown
from bot.text.texts import LANGUAGES
from games.engine import Event, Luck, registry
from render import painter, parts
from tests.bot.gateway.panels import (
    FILES,
    NEWS,
    check_fits,
    check_message_fits,
    empty_file,
    loaded_game,
    random_settings,
)
from tests.param import slow

NOW = datetime(2026, 1, 1, tzinfo=UTC)
QUICK = ("fleet_dice", "de")
"""The game that everybody tries; German is longer."""


def test_what_no_menu_can_stand_for_makes_no_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat, words = min(game.waiting(table)), texts().words("en").of(game.id, ["Anna", "Ben"])
    loaded = loaded_game(game, table, 2, 0)
    numbers = {choice: number for number, choice in enumerate(game.options(table, seat), 1)}
    assert ways_menus(loaded, seat, words, numbers)
    monkeypatch.setattr("bot.play.ways.VALUE", 1)
    assert ways_menus(loaded, seat, words, numbers) == []


@pytest.mark.parametrize(
    ("kind", "language"),
    [
        QUICK,
        *(slow(kind, language) for kind in sorted(playable()) for language in LANGUAGES if (kind, language) != QUICK),
    ],
)
def test_every_panel_and_board_of_random_games_fits_into_a_message(kind: str, language: str) -> None:
    game = registry()[kind]
    rng = Random(f"{kind} {language}")
    for seats in (game.seats[0], game.seats[-1]):
        settings = random_settings(game, seats, rng)
        luck = Luck(rng.randbytes(32))
        table, _ = game.setup(seats, settings, luck)
        number = 0
        while waiting := sorted(game.waiting(table)):
            seat = rng.choice(waiting)
            loaded = loaded_game(game, table, seats, number)
            words = texts().words(language).of(kind, loaded.names)
            options = offered(loaded, seat, words)
            moment = f"{kind} {language} move {number}: {[option.choice for option in options]}"
            missed = plan_parts(loaded, words, None, _missed(loaded, seat, rng.choice(options).choice), can=False)
            panel = panel_view(
                loaded,
                seat,
                words,
                options=options,
                news=NEWS,
                file=empty_file(),
                back=["undo"],
                plan=missed,
                notice="x" * 120,
                elsewhere=99,
                together=ways_menus(loaded, seat, words, {option.choice: option.number for option in options}),
            )
            check_fits(panel, moment)
            if number % 10 == 0:
                view = game.view(table, seat)
                told = [Event("@taken-back", each % seats) for each in range(60)]
                leafed = Chapter(number, view, None, told, list(range(number + 1)))
                check_fits(history_view(loaded, words, leafed, [empty_file()] * 4, "table", viewer=0), moment)
                there = parts(painter(kind), view)
                check_fits(table_view(loaded, words, [empty_file()] * 2, there, NEWS, watches=True), moment)
                check_fits(sheet_view(loaded, words, empty_file()), moment)
                check_fits(log_view(loaded, words, [(NOW, line) for line in NEWS] * 9, "b99"), moment)
                check_message_fits(news_message(loaded, words, NEWS, "W" * 200), moment)
                check_fits(
                    follow_view(loaded, words, "follow-daily", label="W" * 200, follows=True, daily=True), moment
                )
                everybody = loaded.people(loaded.waiting())
                check_message_fits(board_message(loaded, words, NEWS, FILES, everybody), moment)
                if impossible := refused(loaded, seat, words):
                    check_fits(why_view(loaded, words, impossible), moment)
            if idle := [each for each in range(seats) if each not in waiting]:
                _plans_fit(loaded, rng.choice(idle), words, rng, moment)
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            number += 1


def _missed(loaded: Loaded, seat: int, choice: str) -> Dropped:
    meaning = Meaning.of(loaded.game.detail(loaded.table, seat, choice))
    return Dropped(seat + 1, "changed", choice, meaning, meaning)


def _plans_fit(loaded: Loaded, seat: int, words: Words, rng: Random, moment: str) -> None:
    """The panel in which a plan of the most choices is made, and the waiting player's panel with it."""
    can = loaded.game.plannable(loaded.table, seat)
    chosen = rng.sample(list(can), min(len(can), MOST_WISHES))
    plan = Plan(seat + 1, tuple(Wish(choice, Meaning.of(can[choice])) for choice in chosen))
    check_fits(plan_view(loaded, words, plan, can, notice="x" * 120), moment)
    check_fits(plan_view(loaded, words, None, can), moment)
    parts = plan_parts(loaded, words, plan, None, can=True)
    file = empty_file()
    check_fits(panel_view(loaded, seat, words, options=[], news=NEWS, file=file, back=["undo"], plan=parts), moment)


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
    entries = [ListedGame(f"game{number}", line, "W" * 200) for number in range(3 * PAGE)]
    assert PAGE * len(line) < 3900
    check_fits(games_view(entries, [], 1, words), language)
