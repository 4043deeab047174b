"""Every game keeps the contract; and the suite that says so catches games that do not."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.engine import Game, registry
from games.engine import conformance as suite
from games.engine.conformance.playing import difference, must_be_alike, must_be_one_table
from tests.param import slow
from tests.toy import GAME as TOY
from tests.toy import faulty

GAMES: dict[str, Game[Any, Any]] = {**registry(), TOY.id: TOY}


def _is_told_apart(name: str, seats: int, settings: dict[str, str]) -> bool:
    """The plain game at every table, each option on its own where one or two play, for those games are short, and at
    the largest table all options at once, or the last one of those that exclude each other."""
    last = suite.every_option(GAMES[name])[-1]
    return not settings or (seats, settings) == last or (seats <= 2 and len(settings) == 1)


CASES = [
    (name, *case) for name, game in GAMES.items() for case in suite.every_option(game) if _is_told_apart(name, *case)
]


def _is_everyday(name: str, seats: int, settings: dict[str, str]) -> bool:
    """The plain game of the fewest players, and that of the most with all options."""
    fewest, *_, most = GAMES[name].seats
    return (seats == fewest and not settings) or (seats == most and len(settings) == len(GAMES[name].settings))


ENDS = [case if _is_everyday(*case) else slow(*case) for case in CASES]
Check = Callable[[Game[Any, Any], int, suite.Settings, int], None]


def _label(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{k}={v}" for k, v in value.items()) or "plain"
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", suite.CHECKS, ids=_label)
@pytest.mark.parametrize(("name", "seats", "settings"), ENDS, ids=_label)
def test_every_game_keeps_the_contract(name: str, seats: int, settings: dict[str, str], check: Check) -> None:
    check(GAMES[name], seats, settings, 11)


@pytest.mark.parametrize("name", sorted(registry()))
@pytest.mark.parametrize("seed", [0, slow(1), slow(2)])
def test_results_equal_an_independent_recount(name: str, seed: int) -> None:
    """`tests/games/<game>/recount.py` counts the totals from the final view, by its own way."""
    recount = importlib.import_module(f"tests.games.{name}.recount").recount
    for seats, settings in suite.every_option(GAMES[name]):
        suite.check_result(GAMES[name], seats, settings, seed, recount)


def test_a_recount_that_differs_is_reported() -> None:
    with pytest.raises(suite.Broken, match="the recount"):
        suite.check_result(TOY, 2, {}, 1, lambda view: [points + 1 for points in view.points])


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (
            {"hands": [[1, 2], [3, 4]], "round": 1},
            {"hands": [[1, 2], [5, 4]], "round": 2},
            "hands[1][0] is 3 instead of 5",
        ),
        ({"deck": [1, 2, 3]}, {"deck": [1, 2]}, "deck is [1,2,3] instead of [1,2]"),
        ([True], [1], "[0] is true instead of 1"),
        (["a" * 99 + "b" * 99], ["a" * 198], f"[0] is ...{'a' * 50}{'b' * 50}... instead of ...{'a' * 100}..."),
    ],
)
def test_what_differs_is_named_by_its_field(one: object, other: object, told: str) -> None:
    with pytest.raises(suite.Broken, match=re.escape(f"it shows: {told}")):
        must_be_alike(suite.plain(one), suite.plain(other), "it shows")
    must_be_alike(suite.plain(one), suite.plain(one), "it shows")
    with pytest.raises(suite.Broken, match=re.escape(f"another table: {told}")):
        must_be_one_table(msgspec.msgpack.encode(one), msgspec.msgpack.encode(other), "another table")


def test_what_is_no_plain_data_and_differs_is_quoted() -> None:
    assert difference(b"boats 3", b"boats 4") == ": boats 3 instead of boats 4"


def test_every_case_is_covered() -> None:
    for name, game in GAMES.items():
        assert {seats for each, seats, _ in CASES if each == name} == set(game.seats)
        for setting in game.settings:
            tried = {settings.get(setting.id, setting.values[0]) for each, _, settings in CASES if each == name}
            assert tried == set(setting.values)


@pytest.mark.parametrize(
    ("game", "check", "complaint"),
    [
        (faulty.LeakyView, suite.check_secrecy, "tells the real table from an imagined one"),
        (faulty.LeakyView, suite.check_windows_hush, "is seen by spectators"),
        (faulty.LeakyDeck, suite.check_secrecy, "the spectators' view tells the real table from an imagined one"),
        (faulty.LeakyHand, suite.check_secrecy, "its own view tells the real table from an imagined one"),
        (faulty.LeakyOptions, suite.check_secrecy, "the options tell"),
        (faulty.LeakyRefusal, suite.check_answers, r"why 'offer:\d+' is refused tells .*: all of it is \"not_"),
        (faulty.LeakyHabit, suite.check_answers, "what is usual tells the real table from an imagined one"),
        (faulty.LeakyPlans, suite.check_plans, "what can be planned tells"),
        (faulty.HastyPlans, suite.check_plans, "asking what can be planned changed"),
        (faulty.VainPlans, suite.check_plans, "is no choice"),
        (faulty.EndlessPlans, suite.check_plans, "after the end"),
        (faulty.NoBarrier, suite.check_secrecy, "reveals something without saying so"),
        (faulty.LaneTouchesOthers, suite.check_lanes_commute, "another table"),
        (faulty.ToldToAnother, suite.check_windows_hush, "is told to seat 0"),
        (faulty.SharedHands, suite.check_clones, "changed while the game went on"),
        (faulty.Accommodating, suite.check_illegal, "is not among the options, yet accepted"),
        (faulty.ChangedByRefusal, suite.check_illegal, r"seat \d: '.*' was refused and changed the table$"),
        (faulty.Crashing, suite.check_illegal, "raises ValueError"),
        (faulty.Forgetful, suite.check_replay, "leads|tells"),
        (faulty.Forgetful, suite.check_no_hidden_state, "not the same"),
        (faulty.Repetitive, suite.check_options, "options twice"),
        (faulty.Wordy, suite.check_options, "has 2 arguments, not 1"),
        (faulty.Joining, suite.check_options, r"'boast:\+1' has a \+"),
        (faulty.WrongSum, suite.check_result, "are not the total"),
        (faulty.WrongPlaces, suite.check_result, "scores are better|a better place with fewer"),
        (faulty.EarlyResult, suite.check_result, "a result before the end"),
        (faulty.Aliasing, suite.check_imagined_apart, "returns the real table itself"),
        (faulty.HalfAliasing, suite.check_imagined_apart, "changes the real table"),
        (faulty.Sorting, suite.check_asking, "asking for the small print changed the table"),
        (faulty.SameTides, suite.check_same_luck, "tide 1 0 is drawn twice"),
        (faulty.Fickle, suite.check_same_luck, "order 2 comes in another order"),
        (faulty.FalseProphet, suite.check_endings, "said to end the game, and doesn't"),
        (faulty.TrueToTheDeck, suite.check_imagined_alike, "sort it before it is shuffled"),
        (faulty.Unimaginative, suite.check_secrecy, "imagining changed the table"),
        (faulty.Overpromising, suite.check_small_print, r"'draw' promises CardsLeft\(cards=\d+\), and comes to"),
        (faulty.Nameless, suite.check_told, "the event 'kept' has no seat"),
        (faulty.Miscited, suite.check_illegal, "unruly 2 cites a rule it does not declare"),
    ],
    ids=_label,
)
def test_the_suite_catches(game: type[Game[Any, Any]], check: Check, complaint: str) -> None:
    def check_some_games() -> None:
        for seed in range(6):
            check(game(), 3, {}, seed)

    with pytest.raises(suite.Broken, match=complaint):
        check_some_games()


def test_small_print_that_comes_true_is_not_complained_of() -> None:
    for seed in range(3):
        suite.check_small_print(faulty.Promising(), 3, {}, seed)


@pytest.mark.parametrize("name", sorted(registry()))
def test_every_game_of_ours_has_small_print_that_is_held_against_what_comes(name: str) -> None:
    game, compared = GAMES[name], Counter[str]()
    seats = game.seats[-1]
    played = suite.play_through(game, seats, {}, 1)
    for ply in played.plies:
        table = game.load(ply.before)
        step = game.step(table, ply.seat)
        assert step is not None
        if (promised := game.small_print(table, step, ply.choice)) is not None:
            after = table.clone()
            told = game.apply(after, ply.seat, ply.choice, played.record.luck)
            came = promised.outcome(ply.seat, game.view(table, ply.seat), game.view(after, ply.seat), told)
            compared[promised.kind] += came is not None
    assert len(+compared) > 1, compared


def test_the_suite_catches_a_secret_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = suite.play_through(TOY, 2, {}, 5).record.secret

    def tell_tale(*_: object) -> dict[str, str]:
        return {"salted": secret.hex()}

    monkeypatch.setattr(TOY.__class__, "view", tell_tale)
    with pytest.raises(suite.Broken, match="a view holds the secret"):
        suite.check_secret_kept(TOY, 2, {}, 5)


def test_the_suite_catches_a_secret_that_is_told() -> None:
    harmless, tell_tale = faulty.Talkative(), faulty.Talkative()
    tell_tale.told = suite.play_through(TOY, 2, {}, 5).record.secret.hex()
    suite.check_secret_kept(harmless, 2, {}, 5)
    with pytest.raises(suite.Broken, match="an event holds the secret"):
        suite.check_secret_kept(tell_tale, 2, {}, 5)
