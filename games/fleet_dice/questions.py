"""What the decisions of Fleet ask."""

from __future__ import annotations

from games.engine import Question


class BoatOrLicense(Question, frozen=True, tag="boat_or_license"):
    type: str


class Bonus(Question, frozen=True, tag="bonus"):
    """Which King Crab bonus."""


class Oyster(Question, frozen=True, tag="oyster"):
    boat: int
    fish: int
    capacity: int


class Draft(Question, frozen=True, tag="draft"):
    """Which die."""


class UseDie(Question, frozen=True, tag="use_die"):
    face: str


class UseSharedDie(Question, frozen=True, tag="use_shared_die"):
    face: str


class SecondUse(Question, frozen=True, tag="second_use"):
    """What a shrimp license's second use is for."""


class Star(Question, frozen=True, tag="star"):
    """Which section."""
