"""Tides as a package of `games`, found by its place alone."""

from tests.toy.tides import GAME

__all__ = ["GAME"]
