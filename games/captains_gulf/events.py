"""What happens in a game of Captains of the Gulf, as the rules tell it. Stored games have
these tags and names of fields."""

from __future__ import annotations

from games.engine import Happening


class LicenseAdded(Happening, frozen=True, tag="license_added"):
    card: str
    license: str
    money: int


class CrewAdded(Happening, frozen=True, tag="crew_added"):
    card: str
    crew: str
    money: int


class UpgradeAdded(Happening, frozen=True, tag="upgrade_added"):
    card: str
    upgrade: str
    money: int


class UpgradeReplaced(Happening, frozen=True, tag="upgrade_replaced"):
    card: str
    upgrade: str


class BonusAction(Happening, frozen=True, tag="bonus_action"):
    action: str


class TileGained(Happening, frozen=True, tag="tile_gained"):
    tiles: int


class Labored(Happening, frozen=True, tag="labored"):
    money: int


class Cooked(Happening, frozen=True, tag="cooked"):
    number: int
    money: int


class Drew(Happening, frozen=True, tag="drew"):
    number: int


class DrewCards(Happening, frozen=True, tag="drew_cards"):
    cards: list[str]


class DeckReshuffled(Happening, frozen=True, tag="deck_reshuffled"):
    """The discarded cards are the deck again."""

    whole = True
    cards: int


class Caught(Happening, frozen=True, tag="caught"):
    """`haul` are the tiles as a choice names them; `wild` of them were made possible by bonus tiles."""

    place: str
    haul: str
    number: int
    cards: list[str]
    wild: int


class Idled(Happening, frozen=True, tag="idled"):
    place: str
    fuel: int


class Sailed(Happening, frozen=True, tag="sailed"):
    place: str
    fuel: int


class LoanRepaid(Happening, frozen=True, tag="loan_repaid"):
    money: int
    loans: int


class LoansTaken(Happening, frozen=True, tag="loans_taken"):
    number: int
    money: int
    loans: int


class FirstRoundCard(Happening, frozen=True, tag="first_round_card"):
    """It is known before the first licenses are chosen."""

    whole = True
    card: str


class RoundBegan(Happening, frozen=True, tag="round_began"):
    whole = True
    round: int
    card: str


class StartingPlayer(Happening, frozen=True, tag="starting_player"):
    """The seat begins."""


class WheelMoved(Happening, frozen=True, tag="wheel_moved"):
    space: str
    cost: int
    steps: int


class RoundEnded(Happening, frozen=True, tag="round_ended"):
    """The seat ends it."""

    round: int


class SecondMarker(Happening, frozen=True, tag="second_marker"):
    whole = True
    number: int


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Scores follow."""

    whole = True


class PortOpened(Happening, frozen=True, tag="port_opened"):
    """What a port likes, and the rewards on its track."""

    whole = True
    port: str
    seafood: str
    rewards: list[str]


class Dealt(Happening, frozen=True, tag="dealt"):
    cards: list[str]


class SpokeCrossed(Happening, frozen=True, tag="spoke_crossed"):
    timer: int
    spaces: int


class FinalSale(Happening, frozen=True, tag="final_sale"):
    port: str
    number: int
    money: int


class KeptCatch(Happening, frozen=True, tag="kept_catch"):
    number: int


class Repopulated(Happening, frozen=True, tag="repopulated"):
    """`trigger` is the hex from which the `direction` leads to `place`."""

    whole = True
    trigger: str
    place: str
    seafood: str
    number: int
    direction: str
    school: str


class Migrated(Happening, frozen=True, tag="migrated"):
    whole = True
    seafood: str
    direction: str
    places: list[str]


class Selected(Happening, frozen=True, tag="selected"):
    whole = True
    seafood: str
    places: list[str]


class Populated(Happening, frozen=True, tag="populated"):
    whole = True
    place: str
    seafood: str
    number: int
    school: str


class SchoolsReshuffled(Happening, frozen=True, tag="schools_reshuffled"):
    """The schools shown are hidden again."""

    whole = True


class DepletionEased(Happening, frozen=True, tag="depletion_eased"):
    """Depletion tiles turned, and those taken away."""

    whole = True
    turned: list[str]
    cleared: list[str]


class CardEarned(Happening, frozen=True, tag="card_earned"):
    card: str
    money: int


class CardPaid(Happening, frozen=True, tag="card_paid"):
    card: str
    money: int


class Inspected(Happening, frozen=True, tag="inspected"):
    fuel: int
    money: int


class Towed(Happening, frozen=True, tag="towed"):
    """`missing` fuel, and what it costs."""

    missing: int
    money: int


class EngineerEarned(Happening, frozen=True, tag="engineer_earned"):
    money: int


class Advanced(Happening, frozen=True, tag="advanced"):
    port: str
    start: int
    space: int


class RewardMoney(Happening, frozen=True, tag="reward_money"):
    tile: str
    money: int


class RewardFuel(Happening, frozen=True, tag="reward_fuel"):
    tile: str
    fuel: int


class RewardCard(Happening, frozen=True, tag="reward_card"):
    tile: str
    number: int


class Sold(Happening, frozen=True, tag="sold"):
    """`raw` and `cooked` are the tiles as a choice names them."""

    port: str
    raw: str
    cooked: str
    number: int
    money: int


class SurchargePaid(Happening, frozen=True, tag="surcharge_paid"):
    money: int


class TruckPaid(Happening, frozen=True, tag="truck_paid"):
    port: str
    money: int


class TileForTrack(Happening, frozen=True, tag="tile_for_track"):
    left: int


class Forfeited(Happening, frozen=True, tag="forfeited"):
    space: str


class Refueled(Happening, frozen=True, tag="refueled"):
    fuel: int
    tank: int


class FuelBought(Happening, frozen=True, tag="fuel_bought"):
    fuel: int
    money: int


class Discarded(Happening, frozen=True, tag="discarded"):
    card: str


class TileForCard(Happening, frozen=True, tag="tile_for_card"):
    left: int
