"""The choices of Montego Bay, a type for each verb. Ships, colors, figures and workers are named by their ids."""

from __future__ import annotations

from games.engine import Pick, Picks


class Colour(Pick, frozen=True, tag="colour"):
    colour: str


class Figure(Pick, frozen=True, tag="figure"):
    """The third figure, with two players."""

    figure: str


class Hire(Pick, frozen=True, tag="hire"):
    """Asking for Lazy Jack."""


class Pass(Pick, frozen=True, tag="pass"):
    """Not asking for him."""


class Place(Pick, frozen=True, tag="place"):
    """The worker whom Lazy Jack joins."""

    worker: str


class Card(Pick, frozen=True, tag="card"):
    """A movement card for a worker, or for Lazy Jack."""

    worker: str
    card: int


class Done(Pick, frozen=True, tag="done"):
    """The cards lie as they shall."""


class Load(Pick, frozen=True, tag="load"):
    """Everything that fits."""

    ship: str
    number: int


class Split(Pick, frozen=True, tag="split"):
    """Fewer barrels than would fit, and then another ship."""

    ship: str
    number: int


class Remove(Pick, frozen=True, tag="remove"):
    """Own barrels back into the supply."""

    ship: str
    number: int


PICKS = Picks(Colour, Figure, Hire, Pass, Place, Card, Done, Load, Split, Remove)
