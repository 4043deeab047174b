"""Keyed luck: every draw depends on the game's secret and on its purpose, not on what was drawn before.
So the same secret gives the same dice in round 3 whatever was chosen until then, and replays are exact."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
_WORD = 1 << 64
SURELY_FAIR = _WORD - (1 << 32)
"""No lower number is drawn again, unless it is for a limit above 2^32."""
_number_in = Struct("<Q").unpack


def new_secret() -> bytes:
    """32 unguessable bytes: the secret of one game."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """The fingerprint of `secret` that is published before anybody joins; the secret itself follows at the end."""
    return hashlib.sha256(b"quayside luck " + secret).hexdigest()


class Luck:
    """Exactly uniform draws from a secret and a salt.

    The salt mixes in what nobody could foresee when the commitment was published, so that whoever knows the secret
    can't pick the deal by it.
    """

    __slots__ = ("_keyed",)

    def __init__(self, secret: bytes, salt: str = "") -> None:
        key = hashlib.blake2b(salt.encode(), key=secret[:64], digest_size=32).digest()
        self._keyed = hashlib.blake2b(key=key, digest_size=8)  # what every draw goes on from, with its own label

    def below(self, limit: int, purpose: str, *key: int | str) -> int:
        """A number from 0 to `limit` - 1, the same for the same purpose and key."""
        return _draw(limit, self._keyed, f"{purpose}|{'|'.join(map(str, key))}|".encode())

    def dice(self, purpose: str, faces: Sequence[str], count: int, *key: int | str) -> list[str]:
        """`count` dice with these faces, die by die."""
        return [faces[self.below(len(faces), purpose, *key, die)] for die in range(count)]

    def shuffle(self, purpose: str, items: Sequence[T], *key: int | str) -> list[T]:
        """A new list of `items` in a random order (Fisher-Yates)."""
        shuffled = list(items)
        labeled = self._keyed.copy()
        labeled.update(f"{'|'.join(map(str, (purpose, *key)))}|".encode())
        for last in range(len(shuffled) - 1, 0, -1):
            hashed = labeled.copy()  # a draw by itself: most of the time that a deal takes goes by here
            hashed.update(b"%d|0" % last)
            (number,) = _number_in(hashed.digest())
            other = number % (last + 1) if number < SURELY_FAIR else _draw(last + 1, labeled, b"%d|" % last)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled


def _draw(limit: int, begun: hashlib.blake2b, label: bytes) -> int:
    """A number from 0 to `limit` - 1 from what was hashed so far and the label."""
    top = _WORD - _WORD % limit
    attempt = 0
    while True:
        hashed = begun.copy()
        hashed.update(b"%b%d" % (label, attempt))
        (number,) = _number_in(hashed.digest())
        if number < top:  # rejection keeps the draw exactly uniform
            return number % limit
        attempt += 1


class ScriptedLuck(Luck):
    """Luck with chosen outcomes, for tests and worked examples.

    `dice` maps a purpose, or a purpose with its key such as `("boat", 3)`, to the faces to show; `orders` maps a
    purpose to a whole order. Everything else is drawn as usual.
    """

    __slots__ = ("_dice", "_orders")

    def __init__(
        self,
        dice: Mapping[str | tuple[int | str, ...], Sequence[str]] | None = None,
        orders: Mapping[str, Sequence[object]] | None = None,
        secret: bytes = b"scripted",
    ) -> None:
        super().__init__(secret)
        self._dice = dict(dice or {})
        self._orders = dict(orders or {})

    def dice(self, purpose: str, faces: Sequence[str], count: int, *key: int | str) -> list[str]:
        script = self._dice.get((purpose, *key), self._dice.get(purpose))
        if script is None:
            return super().dice(purpose, faces, count, *key)
        if len(script) != count or any(face not in faces for face in script):
            raise ValueError(f"script for {purpose} {key}: {count} of {sorted(set(faces))} needed, {script} given")
        return list(script)

    def shuffle(self, purpose: str, items: Sequence[T], *key: int | str) -> list[T]:
        order = self._orders.get(purpose)
        if order is None:
            return super().shuffle(purpose, items, *key)
        rest = [item for item in super().shuffle(purpose, items, *key) if item not in order]
        return [item for wanted in order for item in items if item == wanted] + rest
