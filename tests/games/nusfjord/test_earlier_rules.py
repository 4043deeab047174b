"""Games that began by the rules before these go on, and are played again, by those: at the end of a turn alone, whoever
had uses left was asked, though the next turn follows at once."""

from __future__ import annotations

from random import Random

import msgspec

from games.engine import Luck, Record, answer, is_played_still, replay
from games.nusfjord import GAME
from games.nusfjord.steps import DONE
from games.nusfjord.table import Table

BEFORE, SECRET, SALT = 2, bytes(range(32)), "earlier rules 2"


def _played(rules: int) -> tuple[Table, list[tuple[int, str]]]:
    """A game of one mate alone, and its choices."""
    luck, rng, choices = Luck(SECRET, SALT), Random(5), list[tuple[int, str]]()
    table, _ = GAME.setup(1, {}, luck, rules=rules)
    while not table.over:
        choice = answer(GAME.players[-1], GAME, table, 0, rng)
        GAME.apply(table, 0, choice, luck)
        choices.append((0, choice))
    return table, choices


def test_a_record_of_earlier_rules_is_played_again_by_them() -> None:
    table, choices = _played(BEFORE)
    assert table.rules == BEFORE
    record = Record(
        game=GAME.id, rules=BEFORE, shape=GAME.shape, seats=1, settings={}, data=GAME.digest, secret=SECRET, salt=SALT,
        choices=choices,
    )  # fmt: skip
    assert is_played_still(GAME, record)
    again, _ = replay(GAME, record)
    assert GAME.save(again) == GAME.save(table)
    asked_before = sum(choice == DONE for _, choice in choices)
    asked_now = sum(choice == DONE for _, choice in _played(GAME.rules)[1])
    assert asked_before > asked_now


def test_rules_that_nobody_knows_any_more_are_not_played() -> None:
    record = Record(
        game=GAME.id, rules=1, shape=GAME.shape, seats=1, settings={}, data=GAME.digest, secret=SECRET, salt=SALT
    )
    assert not is_played_still(GAME, record)
    assert is_played_still(GAME, msgspec.structs.replace(record, rules=GAME.rules))
