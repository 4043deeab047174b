"""What shows that luck was fixed before it was played with, in words: of a game, or of a challenge."""

from __future__ import annotations

from typing import Literal

from bot.text import Words
from games.engine.luck import commitment


def proof_lines(
    words: Words, place: Literal["lobby", "challenge"], *, published: str, secret: bytes, salt: str
) -> list[str]:
    """Whether the secret fits the fingerprint that was published in that place, with the figures to check that; and how
    to check all the rest."""
    fits = "yes" if commitment(secret) == published else "no"
    said = words("proof-said", fits=fits, place=place, commitment=published, secret=secret.hex(), salt=salt)
    return [said, words("proof-check", place=place)]
