"""Runs are alike: the same luck and seat for everybody, computer players that answer equal choices equally."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from bot.challenges.deal import (
    Reckoning,
    new_deal,
    own_seat,
    player_rng,
    players_by_seat,
    players_seed,
    quick_players,
    shared_key,
    yardsticks,
)
from bot.challenges.standings import standings, streak, streaks
from bot.players.registry import player_named, players_of
from db.challenge_records import Deal, Past, Run
from games.engine import RANDOM, Luck, commitment, registry

NOW = datetime(2026, 5, 1, tzinfo=UTC)


def _deal(kind: str, *opponents: str, key: str | None = None) -> tuple[Deal, bytes]:
    settings = {setting.id: setting.values[0] for setting in registry()[kind].settings}
    return new_deal(kind, settings, opponents, NOW, NOW, key)


def test_servers_with_the_same_wishes_come_to_the_same_deal_and_others_do_not() -> None:
    wishes = ("fleet_dice", {"trophies": "no", "captains": "yes"}, ["mate"], "daily", NOW)
    key = shared_key(*wishes)
    again = shared_key("fleet_dice", {"captains": "yes", "trophies": "no"}, ["mate"], "daily", NOW)
    other = shared_key("fleet_dice", {"captains": "yes", "trophies": "no"}, [], "daily", NOW)
    ids = [_deal("fleet_dice", key=each)[0].id for each in (key, again, other)]
    assert ids[0] == ids[1] != ids[2]
    deal, secret = _deal("fleet_dice")
    assert deal.commitment == commitment(secret)
    assert deal.id != _deal("fleet_dice")[0].id


def test_everybody_sits_at_the_same_seat() -> None:
    deal, secret = _deal("montego_bay", "mate", "deckhand")
    seated = players_by_seat(deal, secret)
    assert sorted(seat or "" for seat in seated) == ["", "deckhand", "mate"]
    assert seated.index(None) == own_seat(deal, secret)
    assert seated == players_by_seat(deal, secret)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_equal_choices_against_computer_players_lead_to_equal_games(kind: str) -> None:
    reckoning = Reckoning(*_deal(kind, "mate"))
    assert yardsticks(reckoning) == yardsticks(reckoning)
    assert {each["player"] for each in yardsticks(reckoning)} == set(quick_players(kind))


@pytest.mark.slow
def test_a_challenge_of_before_deckhands_learned_to_play_is_played_against_chance_and_none_is_begun_so() -> None:
    """Migration 0011 names such opponents; who has played before it met the same ones."""
    assert player_named("fleet_dice", "random") is RANDOM
    assert "random" not in quick_players("fleet_dice")
    deal, secret = _deal("fleet_dice", "random", "mate")
    beginners = msgspec.structs.replace(deal, opponents=["deckhand", "mate"])
    against_chance = yardsticks(Reckoning(deal, secret))
    assert {each["player"] for each in against_chance} == {"deckhand", "mate"}
    assert against_chance != yardsticks(Reckoning(beginners, secret))


def test_a_player_whose_name_was_given_up_is_the_weakest_one() -> None:
    assert player_named("fleet_dice", "admiral") is registry()["fleet_dice"].players[0]


def test_what_a_computer_player_does_depends_on_nobodys_speed() -> None:
    """Its chance is numbered by its own decisions, not by those of all."""
    deal, secret = _deal("montego_bay", "deckhand")
    game, seed = registry()["montego_bay"], players_seed(secret)
    answers: list[str] = []
    for person_first in (True, False):
        table, _ = game.setup(2, deal.settings, Luck(secret, deal.salt))
        own, other = own_seat(deal, secret), 1 - own_seat(deal, secret)
        player, made = players_of("montego_bay")["deckhand"], [0, 0]
        said: list[str] = []
        while game.waiting(table):
            seat = min(game.waiting(table), key=lambda seat: (seat == own) != person_first)
            chance = player_rng(seed if seat == other else "a person", seat, made[seat])
            choice = player.choose(game.view(table, seat), game.options(table, seat), chance)
            if seat == other:
                said.append(choice)
            made[seat] += 1
            game.apply(table, seat, choice, Luck(secret, deal.salt))
        answers.append(" ".join(said))
    assert answers[0] == answers[1]
    assert len(answers[0].split()) > 3


def _run(person: int, total: int, minute: int, *, counted: bool = True) -> Run:
    at = NOW.replace(minute=minute)
    return Run(
        game_id=f"g{person}", deal_id="d", person_id=person, seat=0, state="finished", started_at=NOW, finished_at=at,
        total=total, categories={"fish": total}, counted=counted,
    )  # fmt: skip


def test_equal_points_share_a_place_and_the_earlier_one_stands_first() -> None:
    runs = [_run(1, 40, 5), _run(2, 50, 9), _run(3, 50, 8), _run(4, 99, 1, counted=False)]
    past = [Past(1, 6, 30), Past(1, 7, 40), Past(2, 7, 50), Past(3, 7, 50), Past(3, 5, 60), Past(3, 4, 1)]
    found = standings(runs, past, 7)
    assert [(each.run.person_id, each.place, each.streak, each.before) for each in found] == [
        (3, 1, 1, 60),
        (2, 1, 1, None),
        (1, 3, 2, 30),
    ]
    assert [each.is_best for each in found] == [False, False, True]


def test_a_streak_ends_with_the_first_challenge_missed() -> None:
    assert streak({1, 2, 4, 5, 6}, 6) == 3
    assert streak({1, 2}, 4) == 0
    past = [
        Past(person, number, 1) for person, numbers in ((1, (1, 2, 3)), (2, (2, 3)), (3, (3,))) for number in numbers
    ]
    assert streaks(past, 3) == [(3, 1), (2, 2)]
