"""The two players of M11: those with whom the house figures were made and checked. People never meet them;
they are there so that anybody can play the table of M11 again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.montego_bay import data, picks
from games.montego_bay.foresight import Mind
from games.montego_bay.picks import PICKS
from games.montego_bay.players import Glancing, TimeOut
from games.montego_bay.view import View


class AtRandom:
    """A random card for every figure, every barrel by itself onto a random ship, Jack by the toss of a coin."""

    name = "blind"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        match PICKS.read(options[0]):
            case picks.Card():
                return TimeOut().choose(view, options, rng)
            case picks.Load():
                return rng.choice([option for option in options if _is_one_barrel(option)])
            case _:
                return rng.choice(options)


def _is_one_barrel(option: str) -> bool:
    asked = PICKS.read(option)
    return isinstance(asked, picks.Load | picks.Split) and asked.number == 1


class Greedy:
    """Takes what looks best if the others lay any cards, and reckons less with what is still to come than the mate did.

    The table of M11 says no more of its player than that it is greedy; with these numbers it plays alike. The more
    others there are, the less it minds what one of them gets.
    """

    name = "greedy"

    def __init__(self) -> None:
        self._by_seats = {
            seats: Glancing(effort=1000, mind=Mind(keen=0.0, heed=0.6, coin=1.0, others=0.6 / (seats - 1)))
            for seats in data.SEATS
        }

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        return self._by_seats[view.seats].choose(view, options, rng)
