"""What the decisions of Montego Bay ask."""

from __future__ import annotations

from games.engine import Question


class FigureQuestion(Question, frozen=True, kw_only=True):
    """A question that a figure asks (`figure_args`), which it names last."""

    figure: str
    colour: str
    size: str


class Load(FigureQuestion, frozen=True, tag="load"):
    left: int


class Remove(FigureQuestion, frozen=True, tag="remove"):
    left: int


class Colour(Question, frozen=True, tag="colour"):
    """Before the first round."""


class ThirdFigure(Question, frozen=True, tag="third_figure"):
    """With two players."""


class Hire(Question, frozen=True, tag="hire"):
    coins: int
    cost: int


class PlaceJack(Question, frozen=True, tag="place_jack"):
    """Which own figure he goes with."""


class Cards(Question, frozen=True, tag="cards"):
    missing: int


class CardsDone(Question, frozen=True, tag="cards_done"):
    """All cards lie there."""
