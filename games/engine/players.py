"""Computer players: the contract, and the deckhand, who plays at random but knows every rule.
Their randomness is their own and never the game's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Player(Protocol):
    """Chooses from what its seat may know; it never sees a table."""

    name: str

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        ...


class Deckhand:
    """Any legal choice, all verbs being equally likely, so that rare verbs are played as well."""

    name = "deckhand"

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        verbs = sorted({option.partition(":")[0] for option in options})
        verb = verbs[rng.randrange(len(verbs))]
        matching = [option for option in options if option.partition(":")[0] == verb]
        return matching[rng.randrange(len(matching))]
