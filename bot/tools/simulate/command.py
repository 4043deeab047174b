"""The subcommand: reads what is to be played, prints tables for people or one JSON object for machines."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from typing import Any

from bot.players.registry import players_of, simulated
from bot.tools.report import Report
from bot.tools.simulate.expectations import held
from bot.tools.simulate.figures import Figures, Spread, Wins, figures
from bot.tools.simulate.playing import play_many
from games.engine import RANDOM, Budget, Game, Illegal, registry

GAMES = 500
BEATS = 95.0
"""Per cent of two-player games that a game's best quick player should win against who plays at random."""


def simulate(given: argparse.Namespace) -> int:
    """Play and print; returns the exit code."""
    if given.days is not None:
        return _days(given)
    if given.game is None:
        print("quayside: name a game, or give --days", file=sys.stderr)
        return 2
    game = registry()[given.game]
    given.games = GAMES if given.games is None else given.games
    try:
        players = _players(game, given.players, given.seats)
        settings = _settings(given.settings)
        game.check(len(players), settings)
    except (ValueError, Illegal) as error:
        print(f"quayside: {error}", file=sys.stderr)
        return 2
    began = time.perf_counter()
    found = figures(play_many(game.id, players, settings, given.seed, given.games, Budget(given.budget)))
    report = Report("simulate", game=game.id, players=players, settings=settings, games=given.games, seed=given.seed)
    report.figure("seconds", time.perf_counter() - began, "s")
    _tell_figures(report, found)
    _hold_to_aims(report, game, players, settings, found)
    if given.json:
        print(report.json())
    else:
        print("\n".join(_tables(game, players, found, report)))
    return 0


def _days(given: argparse.Namespace) -> int:
    from bot.tools.simulate.month import simulate_days  # noqa: PLC0415 - brings the whole bot along

    if given.game is not None or given.players or given.settings or given.seats is not None:
        print("quayside: --days plays all games; give --games, --seed and --json at most", file=sys.stderr)
        return 2
    return simulate_days(given)


def _players(game: Game[Any, Any], named: str, seats: int | None) -> list[str]:
    known = simulated(game.id)
    names = [name for name in named.split(",") if name]
    if unknown := [name for name in names if name not in known]:
        raise ValueError(f"{game.id} has no player {unknown[0]}; it has {', '.join(known)}")
    if not names:
        names = [list(players_of(game.id))[-1]] * (seats or max(2, game.seats[0]))
    if seats is not None and len(names) == 1:
        names *= seats
    if seats is not None and len(names) != seats:
        raise ValueError(f"--seats {seats} and --players {named} do not go together")
    return names


def _settings(given: str) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for entry in filter(None, given.split(",")):
        name, equals, value = entry.partition("=")
        if not equals:
            raise ValueError(f"--settings takes name=value,name=value, not {entry}")
        chosen[name] = value
    return chosen


def _tell_figures(report: Report, found: Figures) -> None:
    """Everything that was counted."""
    _tell(report, "total", found.totals)
    _tell(report, "winning total", found.winning_totals)
    for place, each in enumerate(found.totals_by_place, 1):
        _tell(report, f"place {place} total", each)
    for seat, each in enumerate(found.totals_by_seat):
        _tell(report, f"seat {seat + 1} total", each)
        _tell_wins(report, f"seat {seat + 1}", found.wins_by_seat[seat])
    for turn, each in enumerate(found.totals_by_turn):
        _tell(report, f"turn {turn + 1} total", each)
        _tell_wins(report, f"turn {turn + 1}", found.wins_by_turn[turn])
    for kind, each in found.totals_by_kind.items():
        _tell(report, f"{kind} total", each)
        _tell_wins(report, kind, found.wins_by_kind[kind])
        for category, points in found.categories_by_kind[kind].items():
            _tell(report, f"{kind} {category}", points)
    _tell(report, "decisions a game", found.decisions, "decisions")
    for name, each in found.measures.items():
        _tell(report, name, each, "a game")
    for length, count in found.chains.items():
        report.figure(f"chains of {length}", count, "chains")
    report.figure("options a decision", found.options_a_decision, "options")
    report.figure("forced decisions", found.forced, "decisions")
    report.figure("ties", found.ties, "games")


def _tell(report: Report, name: str, of: Spread, unit: str = "points") -> None:
    report.figure(f"{name} mean", of.mean, unit)
    report.figure(f"{name} standard deviation", of.deviation, unit)
    for share, value in (("least", of.least), ("p5", of.p5), ("median", of.median), ("p95", of.p95)):
        report.figure(f"{name} {share}", value, unit)
    report.figure(f"{name} most", of.most, unit)


def _tell_wins(report: Report, name: str, of: Wins) -> None:
    report.figure(f"{name} win rate", 100 * of.rate, "%")
    report.figure(f"{name} win rate low", 100 * of.low, "%")
    report.figure(f"{name} win rate high", 100 * of.high, "%")


def _hold_to_aims(
    report: Report, game: Game[Any, Any], players: Sequence[str], settings: dict[str, str], found: Figures
) -> None:
    """What the game and its computer players promise of such a series."""
    report.aim("nobody is asked where there is one answer", found.forced, "==", 0, "decisions")
    best = list(players_of(game.id))[-1]
    if sorted(players) == sorted([RANDOM.name, best]) and best != RANDOM.name:
        report.aim(f"{best} against {RANDOM.name}, wins", 100 * found.wins_by_kind[best].rate, ">=", BEATS, "%")
    for searching in game.searching if len(players) > 1 else ():
        if set(players) == {searching.name, best}:
            fair = 100 * players.count(searching.name) / len(players)
            low = 100 * found.wins_by_kind[searching.name].low
            report.aim(f"{searching.name} against {best}, wins: low end of the 95 % interval", low, ">", fair, "%")
    for each in game.statistics.expected:
        if tuple(players) == each.players and not any(value == "yes" for value in settings.values()):
            value, allowed = held(found, each)
            name = f"{each.figure} of {each.of}, {value:.4g}: away from {each.value:.4g} ({each.rule})"
            report.aim(name, abs(value - each.value), "<=", allowed)


_HEAD = "".join(f"{column:>8}" for column in ("mean", "sd", "least", "p5", "median", "p95", "most"))


def _tables(game: Game[Any, Any], players: Sequence[str], found: Figures, report: Report) -> Iterable[str]:
    """Tables for a terminal."""
    games = found.wins_by_seat[0].games
    yield f"{game.id}: {games} games of {', '.join(players)}"
    yield from _points(found)
    yield f"\n{'length':<24}{_HEAD}"
    yield _line("decisions", found.decisions)
    if found.measures:
        yield f"\n{'a game':<40}{_HEAD}"
        for name, each in found.measures.items():
            yield f"{name:<40}{_line('', each)[24:]}"
    total = sum(found.chains.values())
    yield "\ndecisions of one seat in a row: " + ", ".join(
        f"{length}: {100 * count / total:.1f} %" for length, count in found.chains.items()
    )
    yield f"options a decision: {found.options_a_decision:.1f}; forced decisions: {found.forced}; ties: {found.ties}"
    for each in report.aims:
        yield f"{'met   ' if each.met else 'MISSED'} {each.name}: {each.value:g} ({each.aim})"


def _points(found: Figures) -> Iterable[str]:
    """The points of all, by place, seat, turn and computer player."""
    yield f"\n{'points':<24}{_HEAD}   wins (95 % interval)"
    yield _line("all", found.totals)
    yield _line("winners", found.winning_totals)
    for place, each in enumerate(found.totals_by_place, 1):
        yield _line(f"place {place}", each)
    for seat, each in enumerate(found.totals_by_seat):
        yield _line(f"seat {seat + 1}", each, found.wins_by_seat[seat])
    for turn, each in enumerate(found.totals_by_turn):
        yield _line(f"turn {turn + 1}", each, found.wins_by_turn[turn])
    for kind, each in found.totals_by_kind.items():
        yield _line(kind, each, found.wins_by_kind[kind])
        for category, points in found.categories_by_kind[kind].items():
            yield _line(f"  {category}", points)


def _line(name: str, of: Spread, wins: Wins | None = None) -> str:
    values = (of.mean, of.deviation, of.least, of.p5, of.median, of.p95, of.most)
    shown = f"{name:<24}" + "".join(f"{value:8.1f}" for value in values)
    if wins is not None:
        shown += f"   {100 * wins.rate:5.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
    return shown
