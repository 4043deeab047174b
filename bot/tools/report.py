"""What a measuring command prints for machines: one JSON object with every figure, its unit, and the aims."""

from __future__ import annotations

import os
import platform
import sys
from typing import Any, Literal

import msgspec

Relation = Literal["<=", ">=", "==", ">"]


class Aim(msgspec.Struct, frozen=True):
    """A figure held against what it should be."""

    name: str
    value: float
    aim: str
    met: bool


class Report:
    """Collects figures under plain names. `given` is how the command was called."""

    def __init__(self, command: str, **given: Any) -> None:
        self._facts: dict[str, Any] = {"command": command, "given": given, "machine": machine()}
        self.aims: list[Aim] = []

    def fact(self, name: str, value: Any) -> None:
        """Something that is no number."""
        self._facts[name] = value

    def figure(self, name: str, value: float, unit: str) -> float:
        """A figure with its unit; returns it."""
        self._facts[name] = {"value": rounded(value), "unit": unit}
        return value

    def aim(self, name: str, value: float, relation: Relation, target: float, unit: str = "") -> bool:
        """Hold `value` against `target`; returns whether the aim is met."""
        met = {"<=": value <= target, ">=": value >= target, "==": value == target, ">": value > target}[relation]
        self.aims.append(Aim(name, rounded(value), f"{relation} {rounded(target):.10g} {unit}".rstrip(), met))
        return met

    def lines(self) -> list[str]:
        """Figures and aims for a terminal."""
        told = [f"{name}: {_plain(value)}" for name, value in self._facts.items() if name not in ("given", "machine")]
        return told + [
            f"{'met   ' if aim.met else 'MISSED'} {aim.name}: {aim.value:g} ({aim.aim})" for aim in self.aims
        ]

    def json(self) -> str:
        """Everything as one JSON object over several lines."""
        whole = self._facts | {"aims": self.aims}
        return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def _plain(value: Any) -> str:
    return f"{value['value']:g} {value['unit']}".rstrip() if isinstance(value, dict) else str(value)


def machine() -> dict[str, Any]:
    """What figures depend on and a reader can't guess."""
    return {
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "system": sys.platform,
        "load_before": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def rounded(value: float) -> float:
    """Four significant digits at least, no digit that means nothing."""
    return float(f"{value:.5g}") if isinstance(value, float) else value
