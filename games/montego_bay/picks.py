"""The choices of Montego Bay, a type for each verb. Ships, colors, figures and workers are named by their ids."""

from __future__ import annotations

from games.engine import Pick, Picks


class Colour(Pick, frozen=True, tag="colour"):
    rules = ("M2.0",)

    colour: str


class Figure(Pick, frozen=True, tag="figure"):
    """The third figure, with two players."""

    rules = ("M10.1",)

    figure: str


class Hire(Pick, frozen=True, tag="hire"):
    """Asking for Lazy Jack."""

    rules = ("M3.1", "M3.2")


class Pass(Pick, frozen=True, tag="pass"):
    """Not asking for him."""

    rules = ("M3.1",)


class Place(Pick, frozen=True, tag="place"):
    """The worker whom Lazy Jack joins."""

    rules = ("M3.4",)

    worker: str


class Card(Pick, frozen=True, tag="card"):
    """A movement card for a worker, or for Lazy Jack."""

    rules = ("M4.2", "M5.3")

    worker: str
    card: int


class Done(Pick, frozen=True, tag="done"):
    """The cards lie as they shall."""

    rules = ("M4.2",)


class Load(Pick, frozen=True, tag="load"):
    """Everything that fits."""

    rules = ("M6.2", "M6.3")

    ship: str
    number: int


class Split(Pick, frozen=True, tag="split"):
    """Fewer barrels than would fit, and then another ship."""

    rules = ("M6.2",)

    ship: str
    number: int


class Remove(Pick, frozen=True, tag="remove"):
    """Own barrels back into the supply."""

    rules = ("M6.4",)

    ship: str
    number: int


PICKS = Picks(Colour, Figure, Hire, Pass, Place, Card, Done, Load, Split, Remove)
