"""The pages of a log."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.history.log_panel import ROOM, page_of

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
