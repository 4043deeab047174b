"""The pages of a log."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from discord.ui import TextDisplay
from hypothesis import given
from hypothesis import strategies as st

from bot.history.log_panel import ROOM, log_view, page_of
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import registry
from tests.games.nusfjord import given as nusfjord

LINES = st.lists(st.integers(1, 2 * ROOM), min_size=1, max_size=40)


@given(LINES)
def test_going_back_page_by_page_shows_every_line_once(lengths: list[int]) -> None:
    first, end = page_of(lengths, "")
    seen = list(range(first, end))
    while first > 0:
        first, end = page_of(lengths, f"b{first}")
        seen = [*range(first, end), *seen]
    assert seen == list(range(len(lengths)))


@given(LINES, st.integers(0, 50), st.sampled_from("bf"))
def test_a_page_has_a_line_at_least_and_room_for_all_of_several(lengths: list[int], number: int, way: str) -> None:
    first, end = page_of(lengths, f"{way}{number}")
    assert 0 <= first < end <= len(lengths)
    assert end - first == 1 or sum(lengths[first:end]) + end - first - 1 <= ROOM


def test_what_names_no_page_leads_to_the_newest() -> None:
    lengths = [ROOM - 1] * 4
    assert {page_of(lengths, nonsense) for nonsense in ("", "b", "x3", "b-1", "f²", "b1234567")} == {(3, 4)}


def test_an_empty_log_has_an_empty_page() -> None:
    assert page_of([], "") == page_of([], "f3") == page_of([], "b2") == (0, 0)


@pytest.mark.parametrize(
    ("minutes", "until"), [(0, ""), (6, " to <t:1795869960:t>"), (60 * 24, " to <t:1795956000:f>")],
    ids=["the same minute", "the same half a day", "days later"],
)  # fmt: skip
def test_a_page_of_one_evening_names_its_date_once(minutes: int, until: str) -> None:
    since = datetime(2026, 11, 28, 12, 40, tzinfo=UTC)
    loaded = loaded_game(registry()["nusfjord"], nusfjord.given(nusfjord.display(), nusfjord.display()).table, 2, 0)
    lines = [(since, "one"), (since + timedelta(minutes=minutes), "other")]
    view = log_view(loaded, texts().words("en").of("nusfjord"), lines, "")
    said = [each.content for each in view.walk_children() if isinstance(each, TextDisplay)]
    assert said[-1] == f"-# 1–2 of 2 · <t:{round(since.timestamp())}:f>{until}"
