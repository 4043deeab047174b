"""How long a game will take, as its lobby says it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.gateway.catalog import offered_games
from bot.ledger.options import Options
from bot.ledger.tempo import TEMPOS
from bot.ledger.time_bank import PACES
from bot.lobby.duration import duration_line, durations
from bot.people.preferences import INTERVALS_H, Preferences, at_tempo
from bot.text import texts
from db.records import SeatRow

OURS = ("captains_gulf", "fleet_dice", "montego_bay", "nusfjord")


@dataclass
class _Row:
    kind: str


@dataclass
class _Lobby:
    """A lobby, as far as its duration goes."""

    row: _Row
    options: Options
    seats: list[SeatRow]


def _said(
    kind: str, seats: int, tempo: str = "", computers: int = 0, language: str = "en", people: int = 2
) -> list[str]:
    sitting = [SeatRow("g", each, None, "mate", None, each, "active", {"name": "x"}) for each in range(computers)]
    sitting += [
        SeatRow("g", computers + each, 1 + each, None, None, each, "active", {"name": "y"}) for each in range(people)
    ]
    lobby = _Lobby(_Row(kind), Options(seats=seats, tempo=tempo), sitting)
    return duration_line(lobby, texts().words(language).of(kind))  # pyright: ignore[reportArgumentType]


def test_every_table_of_ours_was_measured() -> None:
    wanted = {(kind, seats) for kind in OURS for seats in offered_games()[kind].seats if seats > 1}
    assert set(durations()) == wanted


def test_who_looks_more_often_plays_fewer_days() -> None:
    assert all(each.three_looks <= each.one_look for each in durations().values())


@pytest.mark.parametrize(
    ("kind", "seats", "language", "said"),
    [
        ("montego_bay", 2, "en", "about an hour"),
        ("nusfjord", 2, "de", "etwa eine Stunde"),
        ("fleet_dice", 3, "en", "about 3 hours"),
        ("captains_gulf", 4, "en", "Longer than one evening"),
        ("captains_gulf", 4, "de", "Länger als ein Abend"),
    ],
)
def test_a_lobby_promises_no_evening_that_is_too_short(kind: str, seats: int, language: str, said: str) -> None:
    (line,) = _said(kind, seats, "evening", language=language)
    assert said in line
    assert str(round(durations()[kind, seats].waits)) in line
    assert ("Longer" in line or "Länger" in line) is (kind == "captains_gulf")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lobby_tells_days_at_its_pace(language: str) -> None:
    known = durations()["fleet_dice", 2]
    (line,) = _said("fleet_dice", 2, "one", language=language)
    assert str(5 * round(known.one_look / 5)) in line
    (line,) = _said("fleet_dice", 2, "evening", language=language)
    assert str(round(known.waits)) in line
    (line,) = _said("fleet_dice", 2, language=language)
    assert str(5 * round(known.one_look / 5)) in line
    assert str(5 * round(known.three_looks / 5)) in line


def test_computer_players_keep_nobody_waiting_and_alone_there_is_nothing_to_tell() -> None:
    assert _said("fleet_dice", 3, "one", computers=1) == _said("fleet_dice", 2, "one")
    assert _said("fleet_dice", 1, people=1) == []
    assert _said("fleet_dice", 2, computers=1, people=1) == []


def test_who_sits_there_with_computer_players_alone_is_promised_no_days() -> None:
    """Seats may still be free, but that is not whom they wait for."""
    assert _said("fleet_dice", 4, computers=1, people=1) == []
    assert _said("fleet_dice", 4, people=1) == _said("fleet_dice", 4)
    assert _said("fleet_dice", 4, computers=1, people=2) == _said("fleet_dice", 3)


def test_a_pace_brings_a_clock_and_reminders_to_who_has_chosen_none() -> None:
    assert all(tempo.clock in PACES and tempo.every_h in INTERVALS_H for tempo in TEMPOS.values())
    assert at_tempo(Preferences(), "evening").every_h == TEMPOS["evening"].every_h
    assert at_tempo(Preferences(every_h=48), "evening").every_h == 48
    assert at_tempo(Preferences(every_h=0), "evening").every_h == 0
    assert at_tempo(Preferences(), "").every_h == 24
