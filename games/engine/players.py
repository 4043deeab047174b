"""Computer players: the contract of quick ones and of those that think (`search.py`), and the deckhand, who plays at
random but knows every rule. Their randomness is their own and never the game's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

if TYPE_CHECKING:
    from games.engine.game import Game


@runtime_checkable
class Player(Protocol):
    """A quick player: chooses from what its seat may know, within milliseconds; it never sees a table."""

    name: str

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        ...


class Budget(msgspec.Struct, frozen=True):
    """How long a player may think about one decision: seconds of its thread's CPU time, and playouts at most.

    If the playouts end a thought and not the clock, the same `rng` gives the same answer. Each game's judge says how
    many playouts a decision is worth (`Judge.playouts`); this is the limit for all of them.
    """

    seconds: float = 1.0
    playouts: int = 100_000


class Weighed(msgspec.Struct, frozen=True):
    """A choice that was tried out: the own points it is expected to end with, what it was ranked by, and how often.

    `value` is in points as well, less what the others are expected to get; only differences mean something.
    """

    choice: str
    points: float
    value: float
    tries: int


class Searching(Protocol):
    """A player that thinks. It sees no table but those that `imagined` makes up: its seat can't tell them from the
    real one."""

    name: str

    def weigh(
        self,
        game: Game[Any, Any],
        imagined: Callable[[Random], Any],
        view: Any,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> list[Weighed]:
        """The choices worth a thought, best first, one at least; `game` are the rules, `view` the seat's own."""
        ...


class Deckhand:
    """Any legal choice, all verbs being equally likely, so that rare verbs are played as well."""

    name = "deckhand"

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        verbs = sorted({option.partition(":")[0] for option in options})
        verb = verbs[rng.randrange(len(verbs))]
        matching = [option for option in options if option.partition(":")[0] == verb]
        return matching[rng.randrange(len(matching))]
