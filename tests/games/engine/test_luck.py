"""Keyed luck: uniform, independent by purpose and key, the same for the same secret, scripted for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

import pytest

from games.engine import Luck, ScriptedLuck, commitment, new_secret

SECRET = bytes(range(32))
# 99.99 % quantiles of chi-square: a fixed secret makes the outcome a fact, the bound says that it is a likely one
CHI_SQUARE = {1: 15.14, 5: 25.74, 9: 33.72, 23: 57.0, 35: 74.93}


def chi_square(outcomes: Iterable[object], kinds: int) -> float:
    """The distance of the outcomes from equal shares."""
    counts = Counter(outcomes)
    assert len(counts) == kinds, "every outcome occurs"
    share = sum(counts.values()) / kinds
    return sum((count - share) ** 2 / share for count in counts.values())


@pytest.mark.parametrize("limit", [2, 6, 10])
def test_numbers_are_uniform(limit: int) -> None:
    luck = Luck(SECRET)
    assert chi_square((luck.below(limit, "test", n) for n in range(6000)), limit) < CHI_SQUARE[limit - 1]


def test_dice_of_one_throw_are_independent() -> None:
    luck = Luck(SECRET)
    pairs = [tuple(luck.dice("pair", "abcdef", 2, n)) for n in range(12000)]
    assert chi_square(pairs, 36) < CHI_SQUARE[35]


def test_shuffles_reach_every_order_equally() -> None:
    luck = Luck(SECRET)
    orders = [tuple(luck.shuffle("order", "wxyz", n)) for n in range(9600)]
    assert set(orders) == set(permutations("wxyz"))
    assert chi_square(orders, 24) < CHI_SQUARE[23]


def test_numbers_too_high_are_drawn_again() -> None:
    """Of two thirds of all words the rest would be taken for numbers of the lower half, which came twice as often."""
    luck, limit = Luck(SECRET), 2**65 // 3
    halves = [luck.below(limit, "test", n) * 2 // limit for n in range(6000)]
    assert chi_square(halves, 2) < CHI_SQUARE[1]


def test_the_same_purpose_and_key_give_the_same_draw_whatever_was_drawn_before() -> None:
    fresh, used = Luck(SECRET), Luck(SECRET)
    for n in range(50):
        used.dice("other", "abc", 3, n)
    assert used.dice("boat", "abcdef", 5, 3) == fresh.dice("boat", "abcdef", 5, 3)
    assert used.shuffle("deck", range(30)) == fresh.shuffle("deck", range(30))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((SECRET, "", "boat", (1,)), (SECRET, "", "boat", (2,))),
        ((SECRET, "", "boat", (1,)), (SECRET, "", "town", (1,))),
        ((SECRET, "", "boat", (1,)), (SECRET, "salt", "boat", (1,))),
        ((SECRET, "", "boat", (1,)), (SECRET[::-1], "", "boat", (1,))),
        ((SECRET, "", "boat", (1, 12)), (SECRET, "", "boat", (11, 2))),
        ((SECRET, "", "boat", ("a", "b")), (SECRET, "", "boat", ("b", "a"))),
    ],
)
def test_another_purpose_key_salt_or_secret_is_another_draw(
    one: tuple[bytes, str, str, tuple[int | str, ...]], other: tuple[bytes, str, str, tuple[int | str, ...]]
) -> None:
    draws = [Luck(secret, salt).below(2**60, purpose, *key) for secret, salt, purpose, key in (one, other)]
    assert draws[0] != draws[1]


def test_stored_games_are_dealt_as_ever() -> None:
    """Games are played again from their secret, also those of earlier versions: no draw may ever change."""
    luck = Luck(SECRET, "salt")
    assert [luck.below(1000, "test", number, "key") for number in range(4)] == [59, 263, 498, 775]
    assert luck.dice("boat", "abcdef", 8, 3) == list("cabbddff")
    assert luck.shuffle("deck", range(8), 2) == [2, 1, 4, 7, 3, 0, 5, 6]
    assert Luck(SECRET * 3).below(1000, "test") == Luck(SECRET * 2).below(1000, "test") == 403
    assert commitment(SECRET) == "dd372b9d848628ebabdca7f534d7758ea4297a84483750ada6a6380d1153136b"


def test_a_shuffle_keeps_its_items_and_leaves_the_original_alone() -> None:
    items = [3, 1, 2, 2]
    shuffled = Luck(SECRET).shuffle("x", items)
    assert (sorted(shuffled), items) == ([1, 2, 2, 3], [3, 1, 2, 2])
    assert Luck(SECRET).shuffle("x", []) == []


def test_a_shuffle_that_looks_more_closely_at_every_number_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    quickly = Luck(SECRET).shuffle("deck", range(60), 3)
    monkeypatch.setattr("games.engine.luck.SURELY_FAIR", 0)
    assert Luck(SECRET).shuffle("deck", range(60), 3) == quickly


def test_a_commitment_fits_its_secret_only_and_does_not_show_it() -> None:
    secrets = [new_secret() for _ in range(50)]
    assert len({commitment(secret) for secret in secrets}) == len(set(secrets)) == 50
    assert all(len(secret) == 32 for secret in secrets)
    published = commitment(SECRET)
    assert (published, len(published)) == (commitment(bytes(range(32))), 64)
    assert SECRET.hex() not in published


def test_scripted_luck_shows_what_is_scripted_and_draws_the_rest() -> None:
    luck = ScriptedLuck(dice={"any": "a", ("boat", 3): ["c", "b"]}, orders={"deck": [3, 1]})
    assert luck.dice("boat", "abc", 2, 3) == ["c", "b"]
    assert luck.dice("any", "abc", 1, 7) == ["a"]
    assert luck.dice("boat", "abc", 2, 4) == ScriptedLuck().dice("boat", "abc", 2, 4)
    assert luck.shuffle("deck", [1, 2, 3, 4])[:2] == [3, 1]
    assert sorted(luck.shuffle("deck", [1, 2, 3, 4])) == [1, 2, 3, 4]


@pytest.mark.parametrize("script", [["a"], ["a", "x"]])
def test_a_script_that_does_not_fit_the_dice_is_refused(script: Sequence[str]) -> None:
    with pytest.raises(ValueError, match="script for boat"):
        ScriptedLuck(dice={"boat": script}).dice("boat", "abc", 2)
