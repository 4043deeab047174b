"""Panels and boards with all that time may add to them still fit: clocks, vacations, an open question, a pause."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.gateway.catalog import offered_games as playable
from bot.gateway.choices import offered
from bot.ledger.course import Course
from bot.ledger.loaded import Loaded
from bot.ledger.time_bank import DAY, TimeBank
from bot.ledger.vote import Vote
from bot.lobby.panel import lobby_message
from bot.play.board_message import board_message
from bot.play.panel import panel_view
from bot.text import texts
from bot.text.event_lines import Story
from bot.tools.check.limits import (
    FILES,
    NEWS,
    check_fits,
    check_message_fits,
    empty_file,
    loaded_game,
    random_settings,
)
from games.engine import Luck, registry
from tests.param import slow

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
    return loaded


@pytest.mark.parametrize(("language", "some"), [slow("de", 2), ("de", 4)])  # German is longer
@pytest.mark.parametrize("kind", sorted(playable()))
def test_everything_at_once_fits(kind: str, language: str, some: int) -> None:
    """At every moment of a game, or at every so many-th."""
    game = registry()[kind]
    rng = Random(f"{kind} {language} late")
    seats = game.seats[-1]
    settings = random_settings(game, seats, rng)
    luck = Luck(rng.randbytes(32))
    table, _ = game.setup(seats, settings, luck)
    number = 0
    while waiting := sorted(game.waiting(table)):
        seat = rng.choice(waiting)
        if number % some:
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            number += 1
            continue
        bare = loaded_game(game, table, seats, number)
        row = {name: getattr(bare.row, name) for name in bare.row.__struct_fields__}
        row |= {
            "options": {"seats": seats, "settings": settings, "clock": "relaxed"},
            "channel_id": 1,
            "commitment": "c" * 64,
        }
        loaded = _eventful(Loaded(type(bare.row)(**row), bare.seats))
        words = texts().words(language).of(kind, loaded.names)
        moment = f"{kind} {language} move {number}"
        options = offered(loaded, seat, words)
        panel = panel_view(
            loaded, seat, words, options=options, news=NEWS, file=empty_file(), back=["undo"], notice="x" * 120
        )
        check_fits(panel, moment)
        if number % 20 == 0:
            everybody = loaded.people(loaded.waiting())
            paused = loaded.saved.course.paused
            board = board_message(loaded, words, Story(NEWS[:-1], NEWS[-1:]), FILES, [] if paused else everybody)
            check_message_fits(board, moment)
            check_message_fits(lobby_message(loaded, words, {}), moment)
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        number += 1
