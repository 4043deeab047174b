"""What happens in a game of Fleet, as the rules tell it. Stored games have
these tags and names of fields."""

from __future__ import annotations

from typing import Literal

from games.engine import Happening

How = Literal["drafted", "shared"]
DicePhase = Literal["boat", "town"]


class StartingPlayer(Happening, frozen=True, tag="starting_player"):
    """The seat begins."""


class TrophiesRevealed(Happening, frozen=True, tag="trophies_revealed"):
    whole = True
    gold: str
    silver: str


class CaptainDealt(Happening, frozen=True, tag="captain_dealt"):
    captain: str


class Earned(Happening, frozen=True, tag="earned"):
    """`stars` of these coins reach a star; `why` names the source, such as `income`."""

    coins: int
    stars: int
    why: str


class Launched(Happening, frozen=True, tag="launched"):
    fleet: str
    boat: int


class Licensed(Happening, frozen=True, tag="licensed"):
    type: str
    level: int


class KingCrabLicensed(Happening, frozen=True, tag="king_crab_licensed"):
    """F11.2: a bonus is to be chosen."""


class Caught(Happening, frozen=True, tag="caught"):
    fish: int


class Marked(Happening, frozen=True, tag="marked"):
    section: str
    box: int


class BonusTaken(Happening, frozen=True, tag="bonus_taken"):
    bonus: str


class Completed(Happening, frozen=True, tag="completed"):
    section: str


class OysterSwapped(Happening, frozen=True, tag="oyster_swapped"):
    boat: int


class OysterFilled(Happening, frozen=True, tag="oyster_filled"):
    boat: int
    fish: int


class SilverWon(Happening, frozen=True, tag="silver_won"):
    trophy: str
    points: int


class PrivateFishing(Happening, frozen=True, tag="private_fishing"):
    """A box of fishing, for its owner alone."""


class Rolled(Happening, frozen=True, tag="rolled"):
    whole = True
    phase: DicePhase
    dice: list[str]


class RoundBegan(Happening, frozen=True, tag="round_began"):
    whole = True
    round: int


class SharedDie(Happening, frozen=True, tag="shared_die"):
    whole = True
    face: str


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """Scores follow."""

    whole = True


class StartRolled(Happening, frozen=True, tag="start_rolled"):
    face: str


class GoldWon(Happening, frozen=True, tag="gold_won"):
    trophy: str
    points: int


class StonesMoved(Happening, frozen=True, tag="stones_moved"):
    whole = True
    boat: str
    harbor: str
    wharf: str


class RuthStruckStar(Happening, frozen=True, tag="ruth_struck_star"):
    whole = True
    how: How
    face: str
    star: int


class RuthPassed(Happening, frozen=True, tag="ruth_passed"):
    """F15.3: nothing is open for her."""

    whole = True
    how: How
    face: str


class RuthStruck(Happening, frozen=True, tag="ruth_struck"):
    whole = True
    how: How
    face: str
    section: str
    boxes: int


class Drafted(Happening, frozen=True, tag="drafted"):
    face: str


class Rerolled(Happening, frozen=True, tag="rerolled"):
    old: str
    face: str


class SecondUseDeclined(Happening, frozen=True, tag="second_use_declined"):
    """F10.1."""


class StarUsed(Happening, frozen=True, tag="star_used"):
    """A box of the seat's choice is marked."""


class StarDeclined(Happening, frozen=True, tag="star_declined"):
    """R7."""


class StarLost(Happening, frozen=True, tag="star_lost"):
    """No box is open."""


class Recycled(Happening, frozen=True, tag="recycled"):
    uses: int


class HexFilled(Happening, frozen=True, tag="hex_filled"):
    type: str
    filled: int
