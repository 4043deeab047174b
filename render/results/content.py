"""What stands in a picture of results, in the reader's language: tiles, panels with plots, and leaderboards.
Plain structs; nothing is drawn here.
"""

from __future__ import annotations

import msgspec

from render.theme import Player


class Tile(msgspec.Struct, frozen=True):
    """A figure with what it is, and in small print what belongs to it."""

    label: str
    value: str
    note: str = ""


class Entry(msgspec.Struct, frozen=True):
    """Something with a value: `said` is how it is written."""

    label: str
    value: float
    said: str


class Game(msgspec.Struct, frozen=True):
    """A game in the course of time; `won` ones bear a star."""

    label: str
    value: float
    won: bool


class Course(msgspec.Struct, frozen=True):
    """Points game by game, oldest first, with the mean of the last ones; `legend` says what star and line are."""

    title: str
    legend: tuple[str, str]
    games: list[Game]


class Columns(msgspec.Struct, frozen=True):
    """A column for each entry, such as how often which place."""

    title: str
    entries: list[Entry]


class Bars(msgspec.Struct, frozen=True):
    """A bar for each entry, one below the other; `note` stands below them."""

    title: str
    entries: list[Entry]
    note: str = ""


class Stacks(msgspec.Struct, frozen=True):
    """Columns made of several kinds: `columns` are labels with a number for each of `kinds`."""

    title: str
    kinds: list[str]
    columns: list[tuple[str, list[int]]]


class Rows(msgspec.Struct, frozen=True):
    """A small table; the first column is names."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Remark(msgspec.Struct, frozen=True):
    """A figure on a line between two ends, the middle being what was to be expected, and what it means."""

    title: str
    text: str
    share: float
    ends: tuple[str, str]


Panel = Course | Columns | Bars | Stacks | Rows | Remark


class Page(msgspec.Struct, frozen=True):
    """Statistics: a heading, tiles, and panels one below the other; without a title, the panels of one that goes on."""

    title: str
    subtitle: str
    tiles: list[Tile]
    panels: list[Panel]
    alt: list[str]


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard. `strength` and `within` are a rating and how sure it is; `place` is empty for
    computer players, who are `computer`."""

    place: str
    name: str
    points: str
    games: str
    wins: str
    computer: bool = False
    mine: bool = False
    strength: float | None = None
    within: float = 0.0
    said: str = ""


class Board(msgspec.Struct, frozen=True):
    """A leaderboard: `heads` name place, name, points, games, wins and, where there are ratings, those."""

    title: str
    subtitle: str
    heads: list[str]
    lines: list[Line]
    note: str
    alt: list[str]


class CurveLine(msgspec.Struct, frozen=True):
    """One seat's way through a game: a value at every stop; `said` is the last one as it is written. `look` is the
    seat's color and emblem in the pictures of its game."""

    name: str
    look: Player
    values: list[float]
    said: str


class Curve(msgspec.Struct, frozen=True):
    """How a game went: `stops` are the labels below, `turns` the gaps between two stops in which something turned,
    numbered in their order; `note` says what the lines are."""

    title: str
    subtitle: str
    note: str
    stops: list[str]
    lines: list[CurveLine]
    turns: list[int]
    alt: list[str]
