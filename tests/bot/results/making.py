"""Results of games, as the store keeps them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from db.records import ResultRow

BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BEN, CARLA = 1, 2, 3
MATE = "mate"


def game(number: int, *seats: tuple[int | str | None, int], rated: bool = True) -> list[ResultRow]:
    """The results of a game that ended on day `number`: who came to which place (None: somebody forgotten)."""
    return [
        ResultRow(
            game_id=f"game{number:03}", seat=seat, guild_id=7, kind="fleet_dice", settings={}, seats=len(seats),
            person_id=who if isinstance(who, int) else None, player=who if isinstance(who, str) else None,
            name={ANNA: "Anna", BEN: "Ben", CARLA: "Carla"}.get(who, "") if isinstance(who, int) else str(who or ""),
            place=place, total=100 - place, categories={"fish": 60, "boats": 40 - place},
            finished_at=BEGIN + timedelta(days=number), rated=rated, shown_from=None, decisions=10,
            thought_s=600.0 * place, luck=None, waits=40 + number, lasted_s=86400.0 * number,
        )
        for seat, (who, place) in enumerate(seats)
    ]  # fmt: skip
