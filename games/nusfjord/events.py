"""What happens in a game of Nusfjord, as the rules tell it. Stored games have it by these tags and names of fields."""

from __future__ import annotations

from games.engine import Happening
from games.nusfjord.terms import GoodId, ShipId


class ShareIssued(Happening, frozen=True, tag="share_issued"):
    company: str


class SharesBought(Happening, frozen=True, tag="shares_bought"):
    """As games of before told it."""

    count: int
    gold: int


class SharesBoughtOf(SharesBought, frozen=True, tag="shares_bought_of"):
    """Shares with whose they are: each company once."""

    companies: list[str]


class Served(Happening, frozen=True, tag="served"):
    plates: int
    fish: int
    filled: int


class BuildingPaid(Happening, frozen=True, tag="building_paid"):
    building: str
    wood: int
    fish: int
    gold: int


class BuildingPlaced(Happening, frozen=True, tag="building_placed"):
    building: str
    site: str


class PaidFromReserve(Happening, frozen=True, tag="paid_from_reserve"):
    good: GoodId
    amount: int


class Gave(Happening, frozen=True, tag="gave"):
    wood: int
    fish: int
    gold: int
    source: str


class ShipTaken(Happening, frozen=True, tag="ship_taken"):
    ship: str
    haul: int
    source: str


class ShipUpgraded(Happening, frozen=True, tag="ship_upgraded"):
    ship: str
    new: ShipId
    haul: int
    source: str


class ShipSold(Happening, frozen=True, tag="ship_sold"):
    ship: str
    haul: int
    source: str


class ShareTaken(Happening, frozen=True, tag="share_taken"):
    company: str
    source: str


class Copied(Happening, frozen=True, tag="copied"):
    action: str


class ElderFed(Happening, frozen=True, tag="elder_fed"):
    elder: str
    filled: int


class ElderCleared(Happening, frozen=True, tag="elder_cleared"):
    elder: str


class ElderTaken(Happening, frozen=True, tag="elder_taken"):
    elder: str


class ElderRevealed(Happening, frozen=True, tag="elder_revealed"):
    whole = True
    elder: str


class ElderDeclined(Happening, frozen=True, tag="elder_declined"):
    elder: str


class GameBegan(Happening, frozen=True, tag="game_began"):
    """`game` counts those of a return match or campaign."""

    whole = True
    game: int


class CardsRevealed(Happening, frozen=True, tag="cards_revealed"):
    whole = True
    letter: str
    cards: list[str]


class HandsDealt(Happening, frozen=True, tag="hands_dealt"):
    """So many cards each."""

    whole = True
    count: int


class HandDealt(Happening, frozen=True, tag="hand_dealt"):
    cards: list[str]


class HandLaidOut(Happening, frozen=True, tag="hand_laid_out"):
    cards: list[str]


class UsedOnce(Happening, frozen=True, tag="used_once"):
    building: str


class Declined(Happening, frozen=True, tag="declined"):
    source: str


class Fished(Happening, frozen=True, tag="fished"):
    """F2 to F6: what became of a haul."""

    haul: int
    elders: int
    board: int
    others: int
    own: int
    stored: int
    bycatch: int


class ElderChosen(Happening, frozen=True, tag="elder_chosen"):
    """F7: he gets a fish of a haul too small for all elders, as its owner chose."""

    elder: str


class HolderPaid(Happening, frozen=True, tag="holder_paid"):
    """F7: what a holder of shares got of a haul too small for all of them, as its owner chose."""

    company: str
    fish: int


class Dividends(Happening, frozen=True, tag="dividends"):
    fish: int


class ForestRemoved(Happening, frozen=True, tag="forest_removed"):
    double: str
    left: int


class ForestPlanted(Happening, frozen=True, tag="forest_planted"):
    double: str
    strips: int


class Transferred(Happening, frozen=True, tag="transferred"):
    wood: int
    fish: int
    gold: int


class Moved(Happening, frozen=True, tag="moved"):
    good: GoodId
    amount: int


class SetAside(Happening, frozen=True, tag="set_aside"):
    good: GoodId
    amount: int


class Gained(Happening, frozen=True, tag="gained"):
    """`source` is the card or action that gave it."""

    wood: int
    fish: int
    gold: int
    source: str


class Stored(Happening, frozen=True, tag="stored"):
    wood: int
    fish: int
    gold: int
    source: str


class WoodLost(Happening, frozen=True, tag="wood_lost"):
    wood: int


class RoundBegan(Happening, frozen=True, tag="round_began"):
    whole = True
    round: int


class Leads(Happening, frozen=True, tag="leads"):
    """The seat is the first player of this round."""


class WorkersHome(Happening, frozen=True, tag="workers_home"):
    """H1: the workers of this color."""

    whole = True
    color: str


class Scored(Happening, frozen=True, tag="scored"):
    points: int


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Scores follow."""

    whole = True


class ShipBuilt(Happening, frozen=True, tag="ship_built"):
    ship: str
    wood: int
    fish: int
    gold: int
    haul: int


class Skipped(Happening, frozen=True, tag="skipped"):
    """W1: no worker is placed."""


class ElderUsed(Happening, frozen=True, tag="elder_used"):
    elder: str


class Placed(Happening, frozen=True, tag="placed"):
    action: str


class Imitated(Happening, frozen=True, tag="imitated"):
    action: str
