"""The worked cases of `vectors.toml`: wheel, sails, sales, tracks, prices, round cards, the map."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.captains_gulf import data, phases, repopulating, round_cards, scoring, selling, wheel
from games.captains_gulf.data import LETTERS, PLACE_INDEX, SEAFOOD, SPACES
from games.captains_gulf.gulf import DISTANCE
from tests.games.captains_gulf.given import LICENSE, boat, given

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text())["vector"]


def of_kind(*kinds: str) -> Any:
    found = [vector for vector in VECTORS if vector["kind"] in kinds]
    return pytest.mark.parametrize("vector", found, ids=[vector["id"] for vector in found])


def letters(names: list[str]) -> str:
    return "".join(sorted((LETTERS[SEAFOOD.index(name)] for name in names), key=LETTERS.index))


def test_all_vectors_are_known() -> None:
    kinds = {vector["kind"] for vector in VECTORS}
    assert len(VECTORS) == 45
    assert kinds == {
        "wheel_cost", "wheel_move", "sail", "sale", "dockside_limit", "track", "track_score", "price",
        "round_card_money", "population", "repopulate", "depletion", "distance",
    }  # fmt: skip


@of_kind("wheel_cost")
def test_wheel_costs(vector: dict[str, Any]) -> None:
    game = given(boat(wheel="market", crew=vector["crew"], money=9), card=vector["round_card"], round_=5)
    costs = [wheel.wheel_move(game.table.card, game[0], space)[1] for space in range(6)]
    assert costs == vector["expect"]


@of_kind("wheel_move")
def test_wheel_moves(vector: dict[str, Any]) -> None:
    start, expect = vector["from"], vector["expect"]
    game = given(boat(wheel=SPACES[start], money=9), boat()).turn().play(0, f"go:{SPACES[expect['to']]}")
    assert (start + vector["steps"]) % 6 == expect["to"] == game[0].wheel
    assert bool(game.told("spoke_crossed")) is expect["crossed"]
    assert game.told("wheel_moved")[0]["steps"] == vector["steps"]


@of_kind("sail")
def test_sails(vector: dict[str, Any]) -> None:
    at, port = next(
        (at, port) for at in range(35) for port in range(35, 38) if DISTANCE[at][port] == vector["distance"]
    )
    aboard = boat(fuel=vector["fuel"], money=vector["money"], crew=vector["crew"], upgrades=vector["upgrades"])
    game = given({**aboard, "at": data.HEXES[at]}, card=vector["round_card"], round_=5).at_action("sail_to_port")
    game.play(0, f"sail:{data.PLACES[port]}")
    captain = game[0]
    assert {"fuel": captain.fuel, "money": captain.money, "loans": captain.loans} == vector["expect"]


@of_kind("sale")
def test_sales(vector: dict[str, Any]) -> None:
    raw, cooked = letters(vector["tiles"]), letters(vector["cooked"])
    tastes = [vector["taste"], *(name for name in SEAFOOD if name != vector["taste"])]
    aboard = boat(
        raw=raw, cooked=cooked, crew=vector["crew"], tiles=int(vector["bonus_tile"]), upgrades=["storage_small"]
    )
    game = given(aboard, tastes=tastes, card=vector["round_card"], round_=5).at_action("market")
    game.play(0, f"sell:{raw or 'none'}:{cooked or 'none'}")
    if vector["bonus_tile"]:
        game.play(0, "boost:morgan_city")
    assert {"money": game[0].money, "advance": game[0].tracks[0] - 1} == vector["expect"]


@of_kind("dockside_limit")
def test_dockside_limits(vector: dict[str, Any]) -> None:
    assert given(boat(crew=vector["crew"]))[0].dockside_limit() == vector["expect"]


@of_kind("track")
def test_tracks(vector: dict[str, Any]) -> None:
    rewards = [["R1" if 7 in vector["tiles_left"] else "", "R2" if 11 in vector["tiles_left"] else ""]] + [["", ""]] * 2
    other = boat(tracks=[16 if vector["last_taken"] else 1, 1, 1])
    game = given(boat(tracks=[vector["from"], 1, 1]), other, rewards=rewards)
    found = selling.advance(game.table, 0, 0, vector["advance"], game.tell)
    spaces = {data.REWARDS.index("R1"): 7, data.REWARDS.index("R2"): 11}
    assert {"to": game[0].tracks[0], "rewards": [spaces[tile] for tile in found]} == vector["expect"]


@of_kind("track_score")
def test_track_scores(vector: dict[str, Any]) -> None:
    assert sum(scoring.track_points(vector["positions"])) == vector["expect"]


@of_kind("price")
def test_prices(vector: dict[str, Any]) -> None:
    items = [(LICENSE.get(name, name), section) for section, name in (each.split(":") for each in vector["cards"])]
    aboard = boat(money=30, crew=vector["crew"], upgrades=vector["upgrades"], hand=[name for name, _ in items])
    game = given(aboard, card=vector["round_card"], round_=5)
    choices = [f"{section}:{card}:{name}" for card, (name, section) in zip(game.hand(), items, strict=True)]
    match vector["where"]:
        case "setup":
            game.go(phases.FirstLicense(0))  # the only card is taken without asking
        case "shipyard":
            game.at_action("shipyard").play(0, *choices)
            if len(choices) == 1 and game.options(verb="done"):
                game.play(0, "done")
        case where:
            game.turn().play(0, f"bonus:{where}")
            if game.options(verb=choices[0]):
                game.play(0, choices[0])
    assert 30 - game[0].money == vector["expect"]


@of_kind("round_card_money")
def test_round_card_money(vector: dict[str, Any]) -> None:
    game = given(boat(licenses=vector["licenses"], crew=vector["crew"], upgrades=vector["upgrades"]))
    assert round_cards.card_money(data.round_card(vector["round_card"]), game[0]) == vector["expect"]


@of_kind("population")
def test_populations(vector: dict[str, Any]) -> None:
    game = given(seats=vector["players"], schools=vector["cards"])
    repopulating.populate(game.table, game.tell)
    placed = [[e.args["place"], e.args["seafood"], e.args["number"]] for e in game.tell.events]
    assert placed == vector["expect"]
    assert SEAFOOD[game.table.seafood_disc] == vector["expect_seafood_disc"]


@of_kind("repopulate")
def test_repopulations(vector: dict[str, Any]) -> None:
    card = next(
        school
        for school, row in enumerate(data.ROWS.seafood_card)
        if (row.move, row.quantity) == (vector["card"]["move"], vector["card"]["quantity"])
    )
    game = given(seats=3, seafood_disc=vector["seafood_disc"], direction_disc=vector["direction_disc"])
    repopulating.repopulate_from(game.table, PLACE_INDEX[vector["trigger"]], card, game.tell)
    expect = vector["expect"]
    kind = LETTERS[SEAFOOD.index(expect["seafood"])]
    assert game.hex(expect["hex"]) == kind * expect["quantity"]
    assert data.DIRECTIONS[game.table.direction_disc] == expect["direction_disc"]


@of_kind("depletion")
def test_depletions(vector: dict[str, Any]) -> None:
    game = given(boat(), depletion={"E2": vector["start"][0]}, recovery=["E2"] * vector["start"][1])
    for expected in vector["expect"]:
        before = len(game.tell.events)
        repopulating.repopulate(game.table, game.luck, game.tell)
        if expected == "trigger":
            assert "repopulated" in [event.kind for event in game.tell.events[before:]]
        else:
            assert list(game.marks("E2")) == expected


@of_kind("distance")
def test_distances(vector: dict[str, Any]) -> None:
    assert all(DISTANCE[PLACE_INDEX[a]][PLACE_INDEX[b]] == steps_ for a, b, steps_ in vector["pairs"])
