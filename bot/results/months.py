"""Months as a server's clocks have them: which one it is, when it begins and ends."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

_WRITTEN = re.compile(r"(\d{4})-(0[1-9]|1[0-2])")


def month_of(moment: datetime, zone: str) -> str:
    """The month a moment lies in, such as 2026-11."""
    return f"{moment.astimezone(_zone(zone)):%Y-%m}"


def begins(month: str, zone: str) -> datetime:
    """The first moment of a month, in UTC."""
    year, number = map(int, month.split("-"))
    return datetime(year, number, 1, tzinfo=_zone(zone)).astimezone(UTC)


def ends(month: str, zone: str) -> datetime:
    """The first moment after a month, in UTC."""
    return begins(after(month), zone)


def after(month: str, by: int = 1) -> str:
    """The month so many months later."""
    year, number = map(int, month.split("-"))
    months = year * 12 + number - 1 + by
    return f"{months // 12:04}-{months % 12 + 1:02}"


def is_month(text: str) -> bool:
    """Whether this is how months are written here."""
    return _WRITTEN.fullmatch(text) is not None


def _zone(zone: str) -> ZoneInfo:
    return ZoneInfo(zone or "UTC")
