"""Why a plan stops before a choice that is possible: it is no longer what its owner planned, or gives something up."""

from __future__ import annotations

from typing import Any

from bot.ledger.plan import Wish
from games.engine import Game, Luck
from games.engine.numbering import asked_twice

CHANGED, CUT, GIVES_UP = "changed", "cut", "gives-up"
_ANY_LUCK = Luck(bytes(32))


def stopped_before(game: Game[Any, Any], table: Any, seat: int, wish: Wish) -> str:
    """`CHANGED` if what the choice costs, gives or does is not what it was when it was planned; `CUT` if there is
    something else to choose from after it by now, and nothing of it was planned; `GIVES_UP` if its owner would be asked
    about it once more; nothing if it is to be played."""
    if wish.choice in asked_twice(game, table, seat, game.options(table, seat)):
        return GIVES_UP
    meant = wish.meant.detail if wish.meant is not None else None
    if not game.still_means(table, seat, wish.choice, meant):
        return CHANGED
    as_it_was = game.detail(table, seat, wish.choice) == meant
    return "" if as_it_was or not wish.then or _leads_on(game, table, seat, wish) else CUT


def _leads_on(game: Game[Any, Any], table: Any, seat: int, wish: Wish) -> bool:
    """Whether something of what was planned to follow on the same turn is possible there. What the choice reveals comes
    out when it is played, not before."""
    ahead = table.clone()
    told = game.apply(ahead, seat, wish.choice, _ANY_LUCK)
    if any(event.barrier for event in told) or game.step(ahead, seat) is None:
        return True
    options = game.options(ahead, seat)
    return any(each.choice in options for each in wish.then)
