"""Panels and boards with all that time may add to them still fit: clocks, vacations, an open question, a pause."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.ledger.course import Course
from bot.ledger.loaded import Loaded
from bot.ledger.time_bank import DAY, TimeBank
from bot.ledger.vote import Vote
from bot.lobby.catalog import offered as playable
from bot.lobby.panel import lobby_view
from bot.people.panel import habits_view
from bot.people.preferences import Habits
from bot.people.quiet_hours import QuietHours
from bot.people.vacation import vacation_until
from bot.play.board import board_view
from bot.play.panel import offered, panel_view
from bot.text import LANGUAGES, texts
from games.engine import Luck, registry
from tests.bot.gateway.test_panel_limits import NEWS, _file, _fits, _loaded, _settings

NOW = datetime(2027, 3, 28, tzinfo=UTC)


def _eventful(loaded: Loaded) -> Loaded:
    """Everybody's clock runs, everybody is away, all are asked about the last seat."""
    seats = len(loaded.seats)
    others = tuple(range(seats - 1))
    loaded.saved.course = Course(
        vote=Vote("late", 1, seats - 1, others, ("wait", "skip", "player")),
        pace="brisk",
        banks=[TimeBank(float(DAY), NOW) for _ in range(seats)],
        away={seat + 1: NOW.timestamp() for seat in range(seats)},
    )
    loaded.row.options.update(clock="relaxed")
    return loaded


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(playable()))
def test_everything_at_once_fits(kind: str, language: str) -> None:
    game = registry()[kind]
    rng = Random(f"{kind} {language} late")
    seats = game.seats[-1]
    settings = _settings(game, seats, rng)
    luck = Luck(rng.randbytes(32))
    table, _ = game.setup(seats, settings, luck)
    number = 0
    while waiting := sorted(game.waiting(table)):
        seat = rng.choice(waiting)
        bare = _loaded(game, table, seats, number)
        row = {name: getattr(bare.row, name) for name in bare.row.__struct_fields__}
        row |= {"options": {"seats": seats, "settings": settings}, "channel_id": 1}
        loaded = _eventful(Loaded(type(bare.row)(**row), bare.seats))
        words = texts().words(language).of(kind, loaded.names)
        moment = f"{kind} {language} move {number}"
        options = offered(loaded, seat, words)
        panel = panel_view(
            loaded, seat, words, options=options, news=NEWS, file=_file(), back=["undo"], notice="x" * 120
        )
        _fits(panel, moment)
        if number % 20 == 0:
            _fits(board_view(loaded, words, NEWS, [_file()] * 4, ["<@123456789012345678>"] * seats), moment)
            _fits(lobby_view(loaded, words, {}), moment)
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        number += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_fit_with_many_games(language: str) -> None:
    habits = Habits(
        zone="America/Argentina/Buenos_Aires",
        quiet=QuietHours(0, 60),
        muted=tuple(map(str, range(25))),
        vacations=(vacation_until(NOW.date(), NOW, "Europe/London"),),
    )
    games = [(str(number), "A game of five · " + "W" * 60) for number in range(25)]
    view = habits_view(habits, texts().words(language), games, "x" * 120, now=NOW, limit=30)
    _fits(view, language)
