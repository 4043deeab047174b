"""`quayside ladder --book`: each strategy of a game's book among computer players of one level. None should win more
than its share against the captain."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.players.registry import book_of, seatable
from bot.tools.report import Report
from bot.tools.simulate.matches import Match, Outcome

BEGIN, END = "<!-- made by `quayside ladder --book --table docs/ladder/book` -->", "<!-- end -->"


class Tried(msgspec.Struct, frozen=True):
    """What became of one strategy."""

    strategy: str
    against: str
    seats: int
    outcome: Outcome


class Stored(msgspec.Struct, frozen=True):
    """What the table needs of a printed report."""

    game: str
    measured: str
    strategies: list[Tried]


def strategies(kind: str, named: str) -> list[str]:
    """The strategies to try: those named, or the whole book."""
    known = book_of(kind)
    names = [name for name in named.split(",") if name] or known
    if unknown := [name for name in names if name not in known]:
        raise ValueError(f"the book of {kind} has no {unknown[0]}; it has {', '.join(known)}")
    if not names:
        raise ValueError(f"{kind} has no strategy book")
    return names


def level(kind: str, named: str) -> str:
    """The level to try them against: the one named, or the strongest."""
    known = seatable(kind)
    if named and named not in known:
        raise ValueError(f"{kind} has no player {named}; it has {', '.join(known)}")
    return named or known[-1]


def tell(report: Report, came: Sequence[tuple[Match, Outcome]]) -> None:
    """What was found, held against what is hoped for."""
    report.fact("strategies", [Tried(match.player, match.others, match.seats, each) for match, each in came])
    for match, each in came:
        name = f"{match.name}, wins: high end of the 95 % interval"
        report.aim(name, each.high, "<=", 100 / match.seats, "%")


def document(folder: Path) -> str:
    """The table in Markdown, of all reports of books in a folder, as it stands in `docs/figures.md`.

    Raises `OSError`, `ValueError` or `msgspec.MsgspecError` where there are none, or others.
    """
    found = [msgspec.json.decode(file.read_bytes(), type=Stored) for file in sorted(folder.glob("*.json"))]
    if not found:
        raise ValueError(f"{folder}: no report of a book lies there")
    tried = [(each.game, one) for each in found for one in each.strategies]
    levels = sorted({one.against for _, one in tried}, key=lambda name: (name == "captain", name))
    cells = {(game, one.seats, one.strategy, one.against): _cell(one) for game, one in tried}
    lines = [
        "| game | seats | strategy |" + "".join(f" wins against {name}s (95 % interval); points |" for name in levels),
        "|---|---|---|" + "---|" * len(levels),
    ]
    for row in sorted(dict.fromkeys(key[:3] for key in cells), key=lambda row: row[:2]):
        game, seats, strategy = row
        told = [cells.get((*row, name), "") for name in levels]
        lines.append(f"| {game} | {seats} | {strategy} |" + "".join(f" {cell} |" if cell else " |" for cell in told))
    return "\n".join([BEGIN, "", *lines, "", END])


def _cell(one: Tried) -> str:
    """Whoever wins more than the fair share for sure stands out."""
    came, fair = one.outcome, 100 / one.seats
    told = f"{came.rate:.1f} % of {came.games} ({came.low:.1f} to {came.high:.1f})"
    return f"{f'**{told}**' if came.low > fair else told}; {came.points:.0f}, {came.points_of_others:.0f}"
