"""What was chosen when a game was opened, as it is stored with it: the table options of its rules, and the bot's."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, TypeAlias

import msgspec

from bot.ledger.chosen import read_chosen
from bot.ledger.tempo import ANY_TEMPO, TempoName
from bot.ledger.time_bank import PACES
from games.engine import Game

NO_CLOCK = "none"
CLOCKS = (NO_CLOCK, *PACES)
"""How fast a game may go, the gentlest first."""
Clock: TypeAlias = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(CLOCKS)})\Z")]
CHOSEN = ("seats", "tempo", "clock", "rated", "hints")
"""What people choose of every game besides the table options of its rules."""
LAST_S = 220_000_000_000
"""A moment some seven thousand years after 1970, behind which there are no dates."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seats` is how many may sit down, and once the game has begun how many do; `settings` are the table options.

    `clock` names how much time everybody has, `tempo` how fast the table means to play. `rated` games count for
    ratings, `hints` says that the table allows them.
    `changed` names what the host has changed in the lobby since others sat down there; a game that began has none.
    `follows` is the finished game after which it was opened; empty for all others.
    A run of a challenge knows its `deal` and when that `closes` (seconds since 1970; 0 for all other games).
    """

    seats: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    settings: dict[str, str] = {}
    clock: Clock = NO_CLOCK
    tempo: TempoName = ANY_TEMPO
    rated: bool = True
    hints: bool = False
    changed: tuple[str, ...] = ()
    follows: str = ""
    deal: str = ""
    closes: Annotated[int, msgspec.Meta(ge=0, le=LAST_S)] = 0

    @property
    def closes_at(self) -> datetime | None:
        """When the challenge of a run closes; None for other games."""
        return datetime.fromtimestamp(self.closes, UTC) if self.closes else None


def usual_options(game: Game[Any, Any]) -> Options:
    """What a game is opened with where nobody says otherwise."""
    settings = {setting.id: setting.values[0] for setting in game.settings}
    return Options(seats=min(4, game.seats[-1]), settings=settings)


def changed_options(before: Options, after: Options) -> list[str]:
    """What of the options that people choose differs, by the name of the field or of the table option."""
    fields = [name for name in CHOSEN if getattr(before, name) != getattr(after, name)]
    names = {**before.settings, **after.settings}
    return fields + [name for name in names if before.settings.get(name) != after.settings.get(name)]


def read_options(stored: Mapping[str, Any]) -> Options:
    """The options of a game as they stand in its row. What of them can't be read is as usual: the game goes on."""
    return read_chosen(stored, Options)


def written(options: Options) -> dict[str, Any]:
    """What to store; what every game chooses is always told."""
    chosen = {"seats": options.seats, "settings": options.settings, "clock": options.clock}
    return chosen | msgspec.to_builtins(options)
