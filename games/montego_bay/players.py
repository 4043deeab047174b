"""Computer players of Montego Bay; both see a view only, never a table.
`TimeOut` is no player but what happens for a seat that lets its time run out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.montego_bay.data import FIGURES, JACK
from games.montego_bay.steps import DONE, PASS, SLOTS
from games.montego_bay.view import View


def cards_missing(view: View) -> list[str]:
    """The slots (big, small, third, jack) of the viewer's figures that have no card yet, Jack last."""
    assert view.viewer is not None
    laid = {figure.id: figure.card for figure in view.figures}
    mine = dict(zip(SLOTS, view.players[view.viewer].workers, strict=False))
    if view.hirer == view.viewer:
        mine[SLOTS[-1]] = FIGURES[JACK]
    return [slot for slot, figure in mine.items() if not laid[figure]]


class TimeOut:
    """The defaults of every decision: cautious, easy to foresee, cards at random; what is already answered stays."""

    name = "timeout"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        assert view.viewer is not None
        match options[0].partition(":")[0]:
            case "figure":
                return rng.choice(options)
            case "hire":
                return PASS
            case "place":
                workers = view.players[view.viewer].workers
                front = next(tile for tile in view.tiles if tile in workers)
                return f"place:{SLOTS[workers.index(front)]}"
            case "card":
                missing = cards_missing(view)
                if not missing:
                    return DONE
                return rng.choice([option for option in options if option.startswith(f"card:{missing[0]}:")])
            case "load":
                ships = [ship for ship in view.harbour if ship.free]
                ship = next((ship.id for ship in ships if ship.free == 1), ships[0].id)
                return next(option for option in (f"split:{ship}:1", f"load:{ship}:1") if option in options)
            case "remove":
                ship = next(ship.id for ship in reversed(view.harbour) if ship.barrels[view.viewer])
                return f"remove:{ship}:1"
            case _:
                return options[0]
