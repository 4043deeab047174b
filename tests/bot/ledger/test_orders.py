"""What standing orders answer, and what they leave to whoever gave them."""

from __future__ import annotations

from bot.ledger.orders import SENSIBLE, ordered_choice
from games.captains_gulf import GAME
from tests.games.captains_gulf.given import boat, given


def test_no_order_takes_a_bonus_action_because_the_turn_could_only_be_ended_besides() -> None:
    game = given(boat(at="morgan_city", fuel=2, money=5, markers=1), boat()).turn()
    game.play(0, "go:fuel_dock")
    options = GAME.options(game.table, 0)
    assert "end" in GAME.careful(game.table, 0, options)
    for bonus in [each for each in options if each.startswith("bonus:")][1:]:
        options.remove(bonus)
    game.table.asked = (game.table.stack[-1], options)  # type: ignore[assignment]
    assert [each for each in options if each != "end"] == options[:1], "one bonus action, or the end"
    assert ordered_choice(GAME, game.table, 0, [SENSIBLE]) == ""
