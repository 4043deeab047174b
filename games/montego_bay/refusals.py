"""Why a choice is refused in Montego Bay, each with the rules that may stand behind it."""

from __future__ import annotations

from games.engine import Refusal


class OtherVerb(Refusal, frozen=True, tag="other_verb"):
    """Everything that fits is loaded, not split off, and fewer the other way round."""

    rules = ("M6.2",)

    most: int


class TooManyRemoved(Refusal, frozen=True, tag="too_many_removed"):
    rules = ("M6.4",)
    left: int


class LoadFirst(Refusal, frozen=True, tag="load_first"):
    rules = ("M6.2",)
    left: int


class PilotBoat(Refusal, frozen=True, tag="pilot_boat"):
    rules = ("M6.2",)


class ShipNotHere(Refusal, frozen=True, tag="ship_not_here"):
    rules = ("M6.2",)
    ship: str


class TooFewSlots(Refusal, frozen=True, tag="too_few_slots"):
    rules = ("M6.2",)
    ship: str
    free: int


class TooFewBarrels(Refusal, frozen=True, tag="too_few_barrels"):
    rules = ("A7",)
    supply: int


class TooManyBarrels(Refusal, frozen=True, tag="too_many_barrels"):
    rules = ("M6.2",)
    left: int


class RemoveFirst(Refusal, frozen=True, tag="remove_first"):
    rules = ("M6.4",)
    left: int


class NotSoManyAboard(Refusal, frozen=True, tag="not_so_many_aboard"):
    rules = ("M6.4",)
    ship: str
    mine: int


class ColourFirst(Refusal, frozen=True, tag="colour_first"):
    rules = ("M2.0",)


class ThirdFigureFirst(Refusal, frozen=True, tag="third_figure_first"):
    rules = ("M10.1",)


class HireOrPass(Refusal, frozen=True, tag="hire_or_pass"):
    rules = ("M3.1",)


class PlaceJackFirst(Refusal, frozen=True, tag="place_jack_first"):
    rules = ("M3.4",)


class CardInUse(Refusal, frozen=True, tag="card_in_use"):
    rules = ("M4.3",)
    card: int


class ColourTaken(Refusal, frozen=True, tag="colour_taken"):
    rules = ("M2.0",)
    colour: str


class FigureTaken(Refusal, frozen=True, tag="figure_taken"):
    rules = ("M10.1",)
    figure: str


class CardsMissing(Refusal, frozen=True, tag="cards_missing"):
    rules = ("M4.2",)


class ChooseCards(Refusal, frozen=True, tag="choose_cards"):
    rules = ("M4.2",)
    least: int
    most: int


class NotYourJack(Refusal, frozen=True, tag="not_your_jack"):
    """He works for the player at one of the `seats`."""

    rules = ("M4.3",)
    seats: list[int]


class JackNotHired(Refusal, frozen=True, tag="jack_not_hired"):
    rules = ("M3.1",)


class NoThirdFigure(Refusal, frozen=True, tag="no_third_figure"):
    rules = ("M10.1",)


class CardLiesThere(Refusal, frozen=True, tag="card_lies_there"):
    rules = ("M4.2",)
    card: int


class BidLies(Refusal, frozen=True, tag="bid_lies"):
    rules = ("A1",)


class BidsOpen(Refusal, frozen=True, tag="bids_open"):
    rules = ("M3.3",)


class JackTooDear(Refusal, frozen=True, tag="jack_too_dear"):
    rules = ("M3.1",)
    coins: int
    cost: int


class CardsLie(Refusal, frozen=True, tag="cards_lie"):
    rules = ("M4.2",)


class CardsOpen(Refusal, frozen=True, tag="cards_open"):
    rules = ("M5.1",)
