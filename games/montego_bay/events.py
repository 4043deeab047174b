"""What happens in a game of Montego Bay, as the rules tell it. Stored games have these tags and names of fields."""

from __future__ import annotations

from typing import Literal

from games.engine import Happening

Why = Literal["full", "cast_off", "end"]


class FigureHappening(Happening, frozen=True, kw_only=True):
    """Something that happens to a figure (`figure_args`), which it names last."""

    figure: str
    colour: str
    size: str


class Loaded(Happening, frozen=True, tag="loaded"):
    ship: str
    barrels: int


class BarrelsTakenBack(Happening, frozen=True, tag="barrels_taken_back"):
    ship: str
    barrels: int


class ShipSailed(Happening, frozen=True, tag="ship_sailed"):
    """`barrels` by seat; `why` is `full`, `cast_off` or `end`."""

    whole = True
    ship: str
    barrels: list[int]
    why: Why


class ShipArrived(Happening, frozen=True, tag="ship_arrived"):
    """`below` is the ship that can be seen next; empty if there is none."""

    whole = True
    comes_of_it = True
    ship: str
    pier: int
    below: str


class RoomEmptied(FigureHappening, frozen=True, tag="room_emptied"):
    space: str
    barrels: int
    broken: int
    coins: int


class CoinsTaken(Happening, frozen=True, tag="coins_taken"):
    coins: int


class NoCoinsLeft(Happening, frozen=True, tag="no_coins_left"):
    """The bank has none for a figure's room."""


class ShipScored(Happening, frozen=True, tag="ship_scored"):
    """`extra` of the `points` are for the last barrel."""

    comes_of_it = True
    ship: str
    points: int
    extra: int


class BarrelsToTavern(Happening, frozen=True, tag="barrels_to_tavern"):
    """There is no ship for them."""

    barrels: int


class BarrelsLapsed(Happening, frozen=True, tag="barrels_lapsed"):
    """There is neither a ship nor a barrel for them."""

    barrels: int


class WarehousesDealt(Happening, frozen=True, tag="warehouses_dealt"):
    """`turned` says of each whether its other side lies in the north."""

    whole = True
    warehouses: list[str]
    turned: list[int]


class TilesLaid(Happening, frozen=True, tag="tiles_laid"):
    """The order tiles, drawn by lot."""

    whole = True
    order: list[str]


class OrderDrawnAnew(Happening, frozen=True, tag="order_drawn_anew"):
    """M8.2, A17: why the order tiles are drawn by lot once more."""

    whole = True


class ShipsArrived(Happening, frozen=True, tag="ships_arrived"):
    whole = True
    ships: list[str]


class RoundBegan(Happening, frozen=True, tag="round_began"):
    whole = True
    round: int


class LastRound(Happening, frozen=True, tag="last_round"):
    """M9.1: this round is the last one for sure, from its beginning or from now on."""

    whole = True


class NoMoreShips(Happening, frozen=True, tag="no_more_ships"):
    """M7.6: the last ship of both stacks has arrived."""

    whole = True
    comes_of_it = True


class JackHired(Happening, frozen=True, tag="jack_hired"):
    cost: int


class CardTurned(FigureHappening, frozen=True):
    """A figure's card: from where, to where, and where it would have been without set-backs."""

    card: int
    start: str
    place: str
    landing: str


class Moved(CardTurned, frozen=True, tag="moved"):
    """It went there."""


class Stayed(CardTurned, frozen=True, tag="stayed"):
    """It stays where it was."""

    whole = True


class SetBack(CardTurned, frozen=True, tag="set_back"):
    """It was set back."""


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Fewer ships than that are left to sail."""

    whole = True


class JackIdle(Happening, frozen=True, tag="jack_idle"):
    """Nobody wants Lazy Jack."""

    whole = True


class JackWanted(Happening, frozen=True, tag="jack_wanted"):
    """Whether or not he comes."""


class Pushed(FigureHappening, frozen=True, tag="pushed"):
    whole = True
    comes_of_it = True
    place: str


class PilotLeft(Happening, frozen=True, tag="pilot_left"):
    """Phase 5 of the first round."""

    whole = True


class TilesMoved(FigureHappening, frozen=True, tag="tiles_moved"):
    """M8.2: the last figure is the first one now."""

    whole = True


class TavernScored(Happening, frozen=True, tag="tavern_scored"):
    points: int
    barrels: int


class ColourChosen(Happening, frozen=True, tag="colour_chosen"):
    colour: str


class ThirdFigure(FigureHappening, frozen=True, tag="third_figure"):
    """M10.1: the figure is this seat's."""


class JackPlaced(FigureHappening, frozen=True, tag="jack_placed"):
    place: str
