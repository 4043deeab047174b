"""The pages of somebody's list of games."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.my_games.panel import PAGE, ListedGame, Page, games_view
from bot.text import texts


def _games(count: int) -> list[ListedGame]:
    return [ListedGame(f"g{number}", f"line {number}.", f"game {number}", "play") for number in range(count)]


def _view(count: int, page: int, kept: Sequence[str] = ()) -> ui.LayoutView:
    """A page of a list of so many games."""
    at = Page.turned_to(page, count)
    return games_view(_games(count)[at.games], kept, at, texts().words("en"))


def _buttons(view: ui.LayoutView) -> dict[str, bool]:
    """What can be pressed, and whether it can."""
    return {
        item.custom_id: not item.disabled
        for item in view.walk_children()
        if isinstance(item, ui.Button) and item.custom_id is not None
    }


def test_a_page_has_ten_games_and_the_way_to_the_next() -> None:
    found = _buttons(_view(PAGE + 1, 0))
    assert [each for each in found if "@play" in each] == [f"q:g{number}:0:@play.listed" for number in range(PAGE)]
    assert {each.rpartition(".")[2]: can for each, can in found.items() if "@games" in each} == {
        "back": False,
        "forth": True,
    }


def test_a_page_behind_the_last_one_is_the_last_one() -> None:
    found = _buttons(_view(PAGE + 1, 9))
    assert [each for each in found if "@play" in each] == [f"q:g{PAGE}:0:@play.listed"]
    assert not found["q:me:2:@games.forth"]


def test_few_games_are_on_one_page_without_turning() -> None:
    found = _buttons(_view(2, 0))
    assert len(found) == 2


def test_what_was_kept_stands_below_the_last_page_alone() -> None:
    for page, kept in ((0, False), (1, True)):
        view = _view(PAGE + 1, page, ["a rank"])
        said = "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
        assert ("a rank" in said) is kept
