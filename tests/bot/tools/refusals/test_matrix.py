"""What the matrix is made of, and that a sample has something of each route."""

from __future__ import annotations

from bot.sandbox.rest.routes import ROUTES
from bot.tools.refusals.answers import LASTING, answers, cells, sample
from games.engine import registry


def test_the_stand_in_knows_every_route_of_the_matrix() -> None:
    known = {f"{route.method} {route.path}" for route in ROUTES}
    assert {route.asks for route in answers().route} <= known


def test_every_code_fits_a_route_that_there_is_and_is_listed_once() -> None:
    routes = {route.id for route in answers().route}
    codes = [code.code for code in answers().code]
    assert len(codes) == len(set(codes))
    for code in answers().code:
        assert code.fits, code
        assert set(code.fits) <= {*routes, "all"}, code
        assert all(400 <= status < 600 for status in code.status), code


def test_every_route_is_refused_in_every_way_that_fits_it_and_for_each_time() -> None:
    everything = cells()
    assert len({cell.name for cell in everything}) == len(everything)
    for route in answers().route:
        for trouble in answers().trouble:
            for place in route.places:
                found = {
                    cell.lasting
                    for cell in everything
                    if (cell.route, cell.place, cell.refusal.name) == (route, place, trouble.name)
                }
                assert found == set(LASTING)
    assert {cell.kind for cell in everything} == set(registry())
    assert {cell.seats for cell in everything} == {1, 2, 3}


def test_a_small_sample_has_something_of_each_route_and_is_drawn_by_its_seed() -> None:
    everything = cells()
    routes = len(answers().route)
    drawn = sample(everything, routes, "2026-11-22")
    assert len({cell.route.id for cell in drawn}) == routes
    assert sample(everything, routes, "2026-11-22") == drawn
    assert sample(everything, routes, "2026-11-23") != drawn
    assert len(sample(everything, len(everything) + 1, "2026-11-22")) == len(everything)
