"""What a reminder says: who has owed what for how long, in words that a phone's notification shows."""

from __future__ import annotations

import pytest

from bot.reminders.panel import reminder_message
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import Luck, registry

HOUR = 3600


@pytest.mark.parametrize(
    ("waited", "english", "german"),
    [
        (60, "an hour", "einer Stunde"),
        (2 * HOUR - 1, "an hour", "einer Stunde"),
        (2 * HOUR, "2 hours", "2 Stunden"),
        (48 * HOUR - 1, "47 hours", "47 Stunden"),
        (48 * HOUR, "2 days", "2 Tagen"),
        (72 * HOUR - 1, "2 days", "2 Tagen"),
        (72 * HOUR, "3 days", "3 Tagen"),
    ],
)
@pytest.mark.parametrize("direct", [False, True])
def test_a_reminder_says_in_words_how_long_it_has_waited(
    waited: float, english: str, german: str, *, direct: bool
) -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    loaded = loaded_game(game, table, 2, 0)
    seat = loaded.waiting()[0]
    for language, said in (("en", f"for {english}."), ("de", f"seit {german} auf dich.")):
        words = texts().words(language).of("fleet_dice", loaded.names)
        last = ["Ben took a card."]
        content = reminder_message(loaded, words, seat, waited, last, direct=direct).content
        assert content.endswith(said)
        assert content.split("\n")[1] == "Ben took a card."
        assert "<t:" not in content
