"""The small print beside choices: what they cost and bring as things stand."""

import msgspec
import pytest

from bot.text import texts
from games.engine import Argument, Ask, Detail, Event, Illegal, ways
from games.engine.numbering import numbered
from games.nusfjord import GAME, data, scoring, small_print
from games.nusfjord.building import FreeSpaces
from tests.games.nusfjord.given import Given, display, given


def detail(game: Given, choice: str) -> Ask | None:
    return GAME.detail(game.table, 0, choice)


@pytest.mark.parametrize(
    ("choice", "kind", "facts"),
    [
        ("place:transfer_reserve", "goods", {"wood": 1, "fish": 2, "gold": 3}),
        ("place:serve_fish", "next_plate", {"fish": 2, "left": 6, "gold": 1}),
        ("place:buy_shares", "shares", {"count": 3, "gold": 2, "points": 3}),
        ("place:thin_out", "goods_with_loss", {"wood": 3, "fish": 0, "gold": 0, "lost": 1}),
        ("place:deforest", "felled_with_loss", {"wood": 3, "strips": 1, "loss": 0, "lost": 2}),
        ("place:issue_share", "issued", {"gold": 2, "left": 2, "points": 1}),
        ("place:reforest", "forests", {"strips": 2, "points": 2}),
        ("place:build_ship", "ships", {"ships": ["sloop", "cutter", "schooner"]}),
        ("place:take_elder", "stacks", {"count": 6, "plates": 1}),
        ("elder:harbor_master", "effect", {"elder": "harbor_master", "plates": 1, "idle": 0}),
        (
            "convert:B122:gold:2",
            "swap",
            {"wood": 0, "fish": 8, "gold": 0, "get_wood": 0, "get_fish": 0, "get_gold": 2, "free": 1},
        ),
        ("trade:B223:sloop", "sale", {"gold": 2}),
    ],
)
def test_a_turn_shows_what_a_space_or_use_brings(choice: str, kind: str, facts: dict[str, Argument]) -> None:
    mine = display(
        buildings=["B122", "B223"], wood=9, fish=8, gold=3, reserve=(1, 2, 3), ships={"sloop": 1},
        elders={"harbor_master": 0},
    )  # fmt: skip
    game = given(mine, display(), round=4, market={0: 1, 1: 2})
    assert choice in game.options()
    assert detail(game, choice) == Ask(kind, facts)
    assert detail(game, "skip") is None
    assert detail(game, "place:take_gold") is None


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("built", "left", "lost"),
    [
        ("A110", "", "thin_out"),
        ("B323", "", ""),
        ("A101", "", ""),
        ("B324", "A103", "build_building"),  # 1 wood, and 2 less
        ("B324", "A102", ""),  # 3 wood, 2 fish
    ],
)
def test_declining_an_action_of_a_card_is_asked_about_if_it_would_cost_nothing(
    built: str, left: str, lost: str
) -> None:
    game = given(display(wood=9, fish=9, gold=9), display(), offered=[built, left] if left else [built])
    game.play("place:build_building", *([f"build:{built}"] if left else []), "at:a2")
    assert game.options()[-1] == "decline"
    assert GAME.careful(game.table, 0, game.options()) == (["decline"] if lost else [])
    assert detail(game, "decline") == (Ask("given_up", {"action": lost}) if lost else None)


@pytest.mark.rule("X11", "G1")
@pytest.mark.parametrize(
    ("number", "passed", "solo", "last"),
    [(7, 2, False, True), (7, 1, False, False), (6, 2, False, False), (7, 2, True, True), (7, 1, True, False)],
)
def test_in_the_last_turn_not_to_use_a_new_elder_is_asked_about_and_promises_no_later_use(
    number: int, passed: int, solo: bool, last: bool
) -> None:
    seats = [display(placed=passed)] * (1 if solo else 2)
    game = given(*seats, round=number, plates=3, turn=passed * len(seats))
    game.play("place:take_elder")
    take = next(each for each in game.options() if each.startswith("take:"))
    game.play(take)
    elder = take.split(":")[1]
    assert game.options() == [f"now:{elder}", "decline"]
    assert GAME.careful(game.table, 0, game.options()) == (["decline"] if last else [])
    assert detail(game, "decline") == (Ask("elder_unused", {"elder": elder}) if last else None)
    step = GAME.step(game.table, 0)
    assert step is not None
    for language, later in (("en", "later"), ("de", "später")):
        words = texts().words(language).of(GAME.id, ["Anna", "Ben"])
        assert (later in words.answer(step.ask(game.table), "decline")) is not last


@pytest.mark.rule("A5")
@pytest.mark.parametrize("buildings", [["B122"], ["B223"], ["B122", "B223", "B229"]])
def test_to_end_the_turn_is_usual_whatever_could_be_used(buildings: list[str]) -> None:
    game = given(display(buildings=buildings, fish=4, ships={"cutter": 1}), display())
    assert GAME.usual(game.table, 0, game.options()) == [], "the worker comes first"
    game.play("place:take_gold")
    assert game.options() != ["done"], "something is left to use"
    assert GAME.usual(game.table, 0, game.options()) == ["done"]


def test_a_turn_shows_how_many_buildings_are_within_reach() -> None:
    game = given(display(wood=2, fish=1), display(), offered=["A103", "A104", "C148"])
    assert detail(game, "place:build_building") == Ask("affordable", {"count": 2})


def test_what_is_built_without_asking_is_named_with_its_price() -> None:
    game = given(display(wood=1, fish=0), display(), offered=["A103", "A104", "C148"])
    only = {"building": "A103", "wood": 1, "fish": 0, "gold": 0, "points": 0}
    assert detail(game, "place:build_building") == Ask("only_building", only)
    game = given(display(wood=8, fish=3, gold=5), display(), offered=["C148"])
    worth = {"building": "C148", "wood": 8, "fish": 3, "gold": 5, "points": 8}
    assert detail(game, "place:build_building") == Ask("only_building", worth)
    game = given(display(wood=5, fish=3, gold=1), display(), round=4, offered=["C151"])
    star = {"building": "C151", "wood": 5, "fish": 3, "gold": 1, "points": 0}
    assert detail(game, "place:build_building") == Ask("only_star_building", star)
    game = given(display(wood=2, fish=2), display())
    ship = {"ship": "sloop", "wood": 2, "fish": 2, "gold": 0, "haul": 5, "points": 1}
    assert detail(game, "place:build_ship") == Ask("only_ship", ship)


@pytest.mark.rule("A13")
@pytest.mark.parametrize(
    ("built", "told"),
    [
        ("A107", Ask("forests", {"strips": 2, "points": 2})),
        ("B324", Ask("only_building", {"building": "A103", "wood": 0, "fish": 0, "gold": 0, "points": 0})),
        ("B323", Ask("next_plate", {"fish": 2, "left": 5, "gold": 1})),
    ],
    ids=["as on the board", "2 wood off", "a fish off each plate"],
)
def test_an_action_of_a_card_tells_what_it_brings_on_the_cards_terms(built: str, told: Ask) -> None:
    game = given(display(wood=9, fish=9, gold=9), display(), offered=[built, "A103"], plates=2)
    game.play("place:build_building", f"build:{built}", "at:a2")
    assert detail(game, game.options()[0]) == told


@pytest.mark.rule("W2", "W5")
def test_a_turn_tells_the_full_spaces_with_their_workers_and_whether_they_can_be_copied() -> None:
    four = [display() for _ in range(4)]
    game = given(*four, workers={"thin_out": "2", "build_ship": "13", "deforest": "1"})
    full = {"actions": ["thin_out"], "seats": [2], "copy": "possible"}
    ships = {"actions": ["build_ship"], "seats": [1, 3], "copy": "impossible"}  # nobody can pay for one
    assert GAME.remarks(game.table, 0) == [Ask("blocked", full), Ask("blocked", ships)]
    assert GAME.remarks(game.table, 1) == []
    game = given(display(buildings=["A117"]), *four[1:], workers={"build_ship": "13", "thin_out": "2"})
    game.table.imitation[0] = "3"
    game.table.ask_anew()
    assert GAME.remarks(game.table, 0) == [Ask("blocked", full | {"copy": "impossible"})]
    game.play("place:deforest")
    assert GAME.remarks(game.table, 0) == []


@pytest.mark.rule("W2")
def test_the_full_spaces_of_the_same_workers_are_told_together() -> None:
    taken = {"take_gold": "1", "thin_out": "0", "build_ship": "1", "serve_fish": "1", "deforest": "0"}
    game = given(display(), display(), workers=taken)
    ours = {"actions": ["deforest", "thin_out"], "seats": [0], "copy": "impossible"}
    theirs = {"actions": ["take_gold", "serve_fish", "build_ship"], "seats": [1], "copy": "impossible"}
    assert GAME.remarks(game.table, 0) == [Ask("blocked", theirs), Ask("blocked", ours)]


@pytest.mark.rule("P1")
@pytest.mark.parametrize("number", [1, 6, 7])
def test_a_turn_of_the_last_round_says_that_it_is_one(number: int) -> None:
    game = given(display(), display(), round=number)
    assert (Ask("last_round", {}) in GAME.remarks(game.table, 0)) == (number == 7)


@pytest.mark.rule("G2", "X7")
@pytest.mark.parametrize(
    ("built", "forests", "loss"),
    [
        ([], {"a3a4": 1, "b3b4": 1}, 1),
        ([], {"a3a4": 2, "b3b4": 1}, 0),
        (["SPARED"], {"a3a4": 1, "b3b4": 1}, 0),
    ],
    ids=["whichever it is", "not all", "a building that spares it"],
)
def test_felling_tells_what_the_spaces_cost_that_it_frees(built: list[str], forests: dict[str, int], loss: int) -> None:
    spared = next(iter(data.NO_PENALTY))
    mine = display(buildings=[spared] if built else [], forests=forests)
    game = given(mine, display(), round=4)
    assert detail(game, "place:deforest") == Ask("felled", {"wood": 5, "strips": 1, "loss": loss})
    game.play("place:deforest")
    assert detail(game, "fell:b3b4") == Ask("strips", {"strips": 1, "loss": 0 if built else 1})


@pytest.mark.rule("X11", "E3")
@pytest.mark.parametrize(
    ("ships", "buildings", "idle"), [({}, [], 1), ({"sloop": 1}, [], 0), ({}, ["GIVES"], 0)],
    ids=["no ship", "a ship", "a building may bring something in between"],
)  # fmt: skip
def test_an_elder_who_can_be_taken_and_could_do_nothing_now_is_told_so(
    ships: dict[str, int], buildings: list[str], idle: int
) -> None:
    watching = next(iter(data.HOOKS["after:take_elder"]))
    mine = display(wood=4, ships=ships, buildings=[watching] if buildings else [])
    game = given(mine, display(), plates=0)
    game.table.stacks[0] = ("shipwright",)
    game.table.ask_anew()
    game.play("place:take_elder")
    assert detail(game, "take:shipwright") == Ask("effect", {"elder": "shipwright", "plates": 0, "idle": idle})


def test_buildings_and_ships_show_cost_and_worth() -> None:
    rich = display(wood=12, fish=20, gold=12)
    game = given(rich, display(ships={"cutter": 1}), display(), round=4, offered=["A103", "C244", "C151", "C148"])
    game.play("place:build_building")
    assert detail(game, "build:A103") == Ask("building", {"wood": 1, "fish": 0, "gold": 0, "points": 0, "hand": 0})
    assert detail(game, "build:C151") == Ask("star_building", {"wood": 5, "fish": 3, "gold": 1, "hand": 0, "points": 0})
    assert detail(game, "build:C148") == Ask("building", {"wood": 8, "fish": 3, "gold": 5, "points": 8, "hand": 0})
    assert detail(game, "build:C244") == Ask("building", {"wood": 4, "fish": 6, "gold": 0, "points": 7, "hand": 0})
    game.table.players[0].hand.append("C151")
    assert detail(game, "build:C151") == Ask("star_building", {"wood": 5, "fish": 3, "gold": 1, "hand": 1, "points": 0})
    game.play("build:C244")
    assert detail(game, "other:blue") == Ask("price", {"wood": 4, "fish": 9, "gold": 0})
    game = given(rich, display())
    game.play("place:build_ship")
    assert detail(game, "ship:schooner_gold") == Ask("ship", {"wood": 0, "fish": 0, "gold": 4, "haul": 6, "points": 4})


def test_plates_exchanges_payments_and_shortages_show_their_figures() -> None:
    game = given(display(fish=9), display(), plates=2)
    game.play("place:serve_fish")
    assert detail(game, "serve:2") == Ask("plates", {"fish": 6, "gold": 2})
    game = given(display(elders={"wood_dealer": 0}, wood=6), display(), plates=1)
    game.play("elder:wood_dealer")
    swap: dict[str, Argument] = {"wood": 6, "fish": 0, "gold": 0, "get_wood": 0, "get_fish": 0, "get_gold": 4}
    swap["free"] = 0  # it is part of an action
    assert detail(game, "times:2") == Ask("swap", swap)
    game = given(display(buildings=["A218"], wood=2, fish=2, reserve=(2, 0, 0)), display())
    game.play("place:build_ship")
    assert detail(game, "reserve:0") == Ask("from_supply", {"amount": 2, "good": "wood"})
    council = {"contractor": 0, "constructor": 1, "shipwright": 2, "builder": 0}
    game = given(display(elders=council), display(), at="fishing")
    assert detail(game, "feed:shipwright") == Ask("elder_fish", {"fish": 2})
    red = display(shares={}, unissued=0, elders={"contractor": 0})
    others = [display(shares={0: 2, 1: 2}), display(shares={0: 3, 2: 2})]
    game = given(red, *others, at="fishing")
    assert detail(game, "dividend:yellow") == Ask("owed", {"shares": 3})
    game = given(display(), display())
    game.play("place:deforest")
    assert detail(game, "fell:a3a4") == Ask("strips", {"strips": 2, "loss": 0})


def test_of_spaces_that_do_the_same_one_is_enough() -> None:
    """B1, B4: a lone space is like another one, and so are the halves of doubles, which forest may cover."""
    game = given(display(wood=12), display(), offered=["A103"])
    game.play("place:build_building")
    spaces = GAME.options(game.table, 0)
    assert spaces == ["at:a2", "at:b1", "at:b2", "at:c1", "at:c2"]
    assert GAME.rare(game.table, 0, spaces) == ["at:b2", "at:c1", "at:c2"]
    assert GAME.costly(game.table, 0, spaces) == ["at:b1", "at:b2", "at:c1", "at:c2"]
    assert GAME.remarks(game.table, 0) == [Ask("room_for_forest", {"spaces": ["a2"]})]
    assert GAME.costly(game.table, 0, spaces[1:]) == spaces[2:], "all cost room for forest: one is enough"
    game.play("at:b1")
    assert GAME.rare(game.table, 0, ["at:a2", "at:b2", "at:c1", "at:c2"]) == ["at:b2", "at:c2"]
    assert GAME.rare(game.table, 0, ["at:a3a4", "at:b3b4"]) == []  # B2, B3: whole doubles


@pytest.mark.rule("B1", "B4")
@pytest.mark.parametrize(
    ("taken", "spaces"),
    [([], {"at:a2": 0}), (["b1", "c1"], {"at:a2": 3}), (["a2"], {"at:b1": 4}), (["a2", "b2"], {"at:b1": 0})],
    ids=["one alone", "three alone", "only halves", "the other half of one"],
)
def test_a_way_takes_a_space_that_leaves_most_room_for_forest_and_says_of_how_many_that_do_it_is_one(
    taken: list[str], spaces: dict[str, int]
) -> None:
    built: dict[str, str] = dict(zip(("A105", "A106", "A112"), taken, strict=False))
    mine = display(wood=9, fish=9, gold=9, buildings=list(built), sites=built)
    game = given(mine, display(), offered=["A103", "A104", "C148"])
    (build,) = [each for each in ways(GAME, game.table, 0) if each.choice == "place:build_building"]
    found = {way.choices[2]: way.alike[2] for way in build.ways if len(way.choices) > 2}
    assert found == spaces
    assert all(len(way.alike) == len(way.choices) and not any(way.alike[:2]) for way in build.ways)


@pytest.mark.rule("B1", "B4")
@pytest.mark.parametrize(
    ("taken", "free"),
    [(["a2"], ["at:b1", "at:b2", "at:c1", "at:c2"]), (["b2", "c1", "c2"], ["at:a2", "at:b1"])],
)
def test_where_all_spaces_leave_as_much_room_for_forest_only_that_they_divide_a_double_is_said(
    taken: list[str], free: list[str]
) -> None:
    built: dict[str, str] = dict(zip(("A105", "A106", "A112"), taken, strict=False))
    game = given(display(wood=12, buildings=list(built), sites=built), display(), offered=["A103"])
    game.play("place:build_building")
    assert game.options() == free
    divided = any({f"at:{half}" for half in double} <= {*free} for double in data.ROWS.harbor.doubles)
    assert GAME.remarks(game.table, 0) == ([Ask("no_room_for_forest", {})] if divided else [])


def test_what_is_planned_shows_what_it_costs_before_anybody_is_asked() -> None:
    rich = display(wood=12, fish=20, gold=12, elders={"contractor": 0, "shipbuilder": 0})
    game = given(rich, display(), plates=1, offered=["A102"])
    assert detail(game, "build:A102") == Ask("building", {"wood": 3, "fish": 2, "gold": 0, "points": 0, "hand": 0})
    assert detail(game, "ship:sloop") == Ask("ship", {"wood": 2, "fish": 2, "gold": 0, "haul": 5, "points": 1})
    assert detail(game, "serve:2") == Ask("plates", {"fish": 5, "gold": 2})
    for choice in ("times:2", "reserve:1", "other:blue", "upgrade:sloop", "do:buy_shares", "decline"):
        assert detail(game, choice) is None, "this depends on a question that nobody asks"
    assert GAME.detail(game.table, 1, "place:build_ship") is None, "it is not this seat's turn"


@pytest.mark.rule("A13")
def test_discounts_of_the_card_that_asks_are_in_the_price() -> None:
    rich = display(wood=12, fish=20, gold=12, elders={"contractor": 0, "shipbuilder": 0})
    game = given(rich, display(), plates=1, offered=["A102", "A103"])
    game.play("elder:contractor")
    printed: dict[str, Argument] = {"printed_wood": 3, "printed_fish": 2, "printed_gold": 0}
    built: dict[str, Argument] = {"wood": 1, "fish": 2, "gold": 0, "points": 0, "hand": 0}
    assert detail(game, "build:A102") == Ask("building_for_less", built | printed)
    words = {language: texts().words(language).of(GAME.id) for language in ("en", "de")}
    told = {language: each.detail(Ask("building_for_less", built | printed)) for language, each in words.items()}
    assert told == {
        "en": "1 wood and 2 fish instead of 3 wood and 2 fish · 0 VP",
        "de": "1 Holz und 2 Fische statt 3 Holz und 2 Fische · 0 SP",
    }
    game = given(rich, display(), plates=1)
    game.play("elder:shipbuilder")
    printed = {"printed_wood": 6, "printed_fish": 0, "printed_gold": 1}
    built = {"wood": 4, "fish": 0, "gold": 0, "haul": 6, "points": 2}
    assert detail(game, "ship:cutter") == Ask("ship_for_less", built | printed)
    assert words["de"].detail(Ask("ship_for_less", built | printed)).startswith("4 Holz statt 6 Holz und 1 Gold ·")
    game = given(rich, display(), plates=1, offered=["C347"])
    game.play("place:build_building", "at:a2", "do:serve_fish")
    assert detail(game, "serve:2") == Ask("plates", {"fish": 5, "gold": 4})


def test_the_last_plate_is_shown_and_none_on_a_full_table() -> None:
    for plates, shown in ((6, Ask("next_plate", {"fish": 5, "left": 1, "gold": 1})), (7, None)):
        assert detail(given(display(), display(), plates=plates), "place:serve_fish") == shown


def test_conversions_show_all_that_is_got_for_all_that_is_given() -> None:
    game = given(display(buildings=["B123"], wood=3, fish=4), display())
    nothing: dict[str, Argument] = dict.fromkeys(("wood", "fish", "gold", "get_wood", "get_fish", "get_gold"), 0)
    nothing["free"] = 1
    assert detail(game, "convert:B123:wood:2") == Ask("swap", nothing | {"fish": 4, "get_wood": 2})
    assert detail(game, "convert:B123:fish:3") == Ask("swap", nothing | {"wood": 3, "get_fish": 3})


def _follows(
    does: str, thing: str = "", count: int = 0, wood: int = 0, fish: int = 0, gold: int = 0
) -> dict[str, Argument]:
    return {"does": does, "thing": thing, "count": count, "wood": wood, "fish": fish, "gold": gold}


@pytest.mark.rule("A12", "E2")
@pytest.mark.parametrize(
    ("elder", "mine", "follows"),
    [
        ("constructor", {"gold": 5}, _follows("build_ship", "schooner", gold=4)),
        ("contractor", {"wood": 1}, _follows("build_building", "A102", wood=1, fish=2)),
        ("broker", {"gold": 3, "unissued": 0}, _follows("buy_shares", count=3, gold=2)),
        ("sailor", {"fish": 5}, _follows("serve_fish", count=1, fish=4)),
        ("constructor", {"gold": 5, "wood": 2, "fish": 2}, None),
        ("broker", {"gold": 3, "unissued": 1}, None),
    ],
)
def test_what_an_elder_spends_without_asking_is_told_before(
    elder: str, mine: dict[str, int], follows: dict[str, Argument] | None
) -> None:
    own = display(elders={elder: 0}, **({"fish": 2} if elder == "contractor" else {}), **mine)  # type: ignore[arg-type]
    game = given(own, display(), display(), offered=["A102"], plates=5, market={1: 1, 2: 2})
    saved, before = GAME.save(game.table), game.view(0)
    promised = detail(game, f"elder:{elder}")
    assert GAME.save(game.table) == saved, "it is only tried out"
    who: dict[str, Argument] = {"elder": elder, "plates": 5}
    if follows is None:
        assert promised == Ask("effect", {**who, "idle": 0})
        return
    assert promised is not None
    assert promised == Ask("effect_follows", follows | who)
    step = GAME.step(game.table, 0)
    assert step is not None
    small, told = GAME.small_print(game.table, step, f"elder:{elder}"), len(game.events)
    assert small is not None
    game.play(f"elder:{elder}")
    assert small.outcome(0, before, game.view(0), game.events[told:]) == small
    assert small.outcome(1, before, game.view(0), game.events[told:]) is None, "somebody else paid"
    built = follows["does"] == "build_building"
    assert GAME.followed_by(promised) == ("build:A102" if built else "")


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("language", "said", "sure"),
    [
        (
            "en",
            "the action is lost; by itself then: 3 shares for 2 gold",
            "“Issue a Share” costs you nothing, and you lose it. By itself then: 3 shares for 2 gold.",
        ),
        (
            "de",
            "die Aktion verfällt; dann von selbst: 3 Anteile für 2 Gold",
            "„Anteil realisieren“ kostet dich nichts und verfällt damit. Dann von selbst: 3 Anteile für 2 Gold.",
        ),
    ],
)
def test_who_declines_one_action_is_told_that_the_other_one_happens_by_itself(
    language: str, said: str, sure: str
) -> None:
    game = given(display(gold=3, elders={"broker": 0}), display(), display(), plates=3, market={1: 1, 2: 2})
    game.play("elder:broker")
    told, words = detail(game, "decline"), texts().words(language).of(GAME.id, ["Anna", "Ben", "Cleo"])
    assert told is not None
    assert (words.detail(told), words.lost("decline", told)) == (said, sure)
    game.play("decline")
    assert game.table.players[0].goods[2] == 1


@pytest.mark.rule("A12", "A13")
def test_a_branch_of_a_card_tells_what_its_action_costs() -> None:
    game = given(display(wood=1, gold=5, elders={"constructor": 0}), display(), offered=["A103"], plates=3)
    game.play("elder:constructor")
    ship = {"ship": "schooner", "wood": 0, "fish": 0, "gold": 4, "haul": 6, "points": 4}
    assert detail(game, "choose:build_ship") == Ask("only_ship", ship)
    assert detail(game, "choose:build_building") == Ask(
        "only_building", {"building": "A103", "wood": 1, "fish": 0, "gold": 0, "points": 0}
    )


@pytest.mark.rule("C3", "A6")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "6 fish → 3 wood (without a worker) · 2 wood lost: no room"),
        ("de", "6 Fische → 3 Holz (ohne Arbeiter) · 2 Holz verfallen: kein Platz"),
    ],
)
def test_an_exchange_tells_the_wood_that_there_is_no_room_for(language: str, said: str) -> None:
    game = given(display(buildings=["B123"], wood=11, fish=6), display())
    promised, before = detail(game, "convert:B123:wood:3"), game.view(0)
    assert promised is not None
    assert promised.args["lost"] == 2
    assert texts().words(language).of(GAME.id, ["Anna", "Ben"]).detail(promised) == said
    once = detail(game, "convert:B123:wood:1")
    assert once is not None
    assert once.kind == "swap", "there is room for one"
    step, told_before = GAME.step(game.table, 0), len(game.events)
    assert step is not None
    swap = GAME.small_print(game.table, step, "convert:B123:wood:3")
    game.play("convert:B123:wood:3")
    assert swap is not None
    assert swap.outcome(0, before, game.view(0), game.events[told_before:]) == swap
    assert swap.outcome(1, before, game.view(0), game.events[told_before:]) is None, "somebody else exchanged"
    assert game.table.players[0].goods[0] == 12


@pytest.mark.rule("A10", "F7")
def test_what_was_answered_before_counts() -> None:
    game = given(display(buildings=["A218"], wood=2, fish=2, reserve=(2, 0, 0)), display())
    game.play("place:build_ship")
    assert detail(game, "reserve:2") == Ask("from_supply", {"amount": 0, "good": "wood"})
    red = display(shares={}, unissued=1)
    game = given(red, display(shares={0: 2, 1: 2}), display(shares={0: 2, 2: 2}), at="fishing")
    assert detail(game, "dividend:blue") == Ask("owed", {"shares": 2})
    game.play("dividend:blue")
    assert detail(game, "dividend:blue") == Ask("owed", {"shares": 1})


@pytest.mark.parametrize(
    ("language", "plates", "told"),
    [
        ("en", 2, "6 to choose from; you may use the one you take at once, if possible"),
        ("en", 0, "6 to choose from; none can be used at once (no fish on the Banquet Table)"),
        ("de", 0, "6 zur Wahl; sofort nutzen geht nicht (kein Fisch auf der Festtafel)"),
    ],
)
def test_to_take_an_elder_tells_when_no_fish_is_there_to_use_one(language: str, plates: int, told: str) -> None:
    game = given(display(), display(), plates=plates)
    words = texts().words(language).of(GAME.id, ["Anna", "Ben"])
    found = detail(game, "place:take_elder")
    assert found is not None
    assert words.detail(found) == told


@pytest.mark.rule("W2")
def test_of_two_everybody_is_named_whose_workers_lie_on_a_space() -> None:
    game = given(display(), display())
    game.table.place("thin_out", 1)
    assert game.table.seats_on("thin_out") == [1]
    alone = given(display())
    alone.table.place("thin_out", 1)
    assert alone.table.seats_on("thin_out") == [0], "all workers are the player's own"


def test_a_transfer_tells_only_the_wood_there_is_room_for() -> None:
    game = given(display(wood=10, reserve=(5, 2, 1)), display())
    told: dict[str, Argument] = {"wood": 2, "fish": 2, "gold": 1}
    assert detail(game, "place:transfer_reserve") == Ask("goods_with_loss", told | {"lost": 3})
    game = given(display(wood=10, reserve=(2, 2, 1)), display())
    assert detail(game, "place:transfer_reserve") == Ask("goods", told)


def test_elders_tell_what_they_cost_and_bring_besides() -> None:
    def used(elder: str, **others: int) -> Given:
        mine = display(fish=12, gold=9, ships={"sloop": 1, "cutter": 1}, elders={elder: 0}, **others)  # type: ignore[arg-type]
        return given(mine, display(), display(), market={1: 1, 2: 1}, plates=3).play(f"elder:{elder}")

    broker = used("broker").play("do:issue_share")
    assert detail(broker, "do:buy_shares") == Ask("shares", {"count": 3, "gold": 2, "points": 3})
    assert GAME.careful(broker.table, 0, broker.options()) == []
    broker.table.round = 7
    assert GAME.careful(broker.table, 0, broker.options()) == ["decline"], "they cost nothing"
    assert detail(used("sailor"), "serve:2") == Ask("plates_with_wood", {"fish": 6, "gold": 2, "wood": 2})
    assert detail(used("sailor", wood=11), "serve:2") == Ask(
        "plates_with_loss", {"fish": 6, "gold": 2, "wood": 1, "lost": 1}
    )
    shipwright = used("shipwright", wood=2)
    assert detail(shipwright, "upgrade:sloop") == Ask("price", {"wood": 2, "fish": 0, "gold": 0})
    shipwright.play("upgrade:sloop")
    assert shipwright.told("gave")[0].args == {"wood": 2, "fish": 0, "gold": 0, "source": "shipwright"}


@pytest.mark.parametrize(
    ("before", "told", "after"),
    [
        (
            small_print.Building(wood=1, fish=2, gold=3, points=4, hand=1),
            Event("building_paid", 0, {"building": "A102", "wood": 5, "fish": 6, "gold": 7}),
            small_print.Building(wood=5, fish=6, gold=7, points=4, hand=1),
        ),
        (
            small_print.StarBuilding(wood=1, fish=2, gold=3, hand=1),
            Event("building_paid", 0, {"building": "C151", "wood": 5, "fish": 6, "gold": 7}),
            small_print.StarBuilding(wood=5, fish=6, gold=7, hand=1),
        ),
        (
            small_print.Price(wood=1, fish=2, gold=3),
            Event("building_paid", 0, {"building": "C244", "wood": 5, "fish": 6, "gold": 7}),
            small_print.Price(wood=5, fish=6, gold=7),
        ),
        (
            small_print.Ship(wood=1, fish=2, gold=3, haul=4, points=1),
            Event("ship_built", 0, {"ship": "sloop", "wood": 5, "fish": 6, "gold": 7, "haul": 8}),
            small_print.Ship(wood=5, fish=6, gold=7, haul=8, points=1),
        ),
        (
            small_print.Plates(fish=2, gold=1),
            Event("served", 0, {"plates": 1, "fish": 3, "filled": 1}),
            small_print.Plates(fish=3, gold=1),
        ),
        (
            small_print.PlatesWithWood(fish=2, gold=1, wood=2),
            Event("served", 0, {"plates": 1, "fish": 3, "filled": 1}),
            small_print.PlatesWithWood(fish=3, gold=1, wood=2),
        ),
        (
            small_print.Swap(wood=1, fish=2, gold=3, get_wood=4, get_fish=5, get_gold=6),
            Event("gave", 0, {"wood": 7, "fish": 8, "gold": 9, "source": "B122"}),
            small_print.Swap(wood=7, fish=8, gold=9, get_wood=4, get_fish=5, get_gold=6),
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_afterwards_the_small_print_tells_what_was_paid_if_anything_was(
    before: Detail, told: Event, after: Detail
) -> None:
    view = given(display(), display()).view(None)
    assert before.outcome(0, view, view, [told]) == after
    assert before.outcome(0, view, view, []) is None
    assert before.outcome(1, view, view, [told]) is None, "somebody else paid"


@pytest.mark.parametrize(
    ("one", "several", "more"),
    [
        (small_print.Affordable(count=1), small_print.Affordable(count=2), small_print.Affordable(count=3)),
        (small_print.Ships(ships=["sloop"]), small_print.Ships(ships=[]), small_print.Ships(ships=["sloop", "cutter"])),
        (
            small_print.Stacks(count=1, plates=1),
            small_print.Stacks(count=2, plates=1),
            small_print.Stacks(count=4, plates=3),
        ),
        (
            small_print.Stacks(count=1, plates=0),
            small_print.Stacks(count=2, plates=0),
            small_print.Stacks(count=6, plates=0),
        ),
    ],
)
def test_of_several_to_choose_from_it_does_not_matter_how_many(one: Detail, several: Detail, more: Detail) -> None:
    assert more.gist() == several == several.gist()
    assert one.gist() == one


@pytest.mark.rule("W1", "W5")
def test_actions_keep_their_numbers_and_what_else_a_worker_can_do_comes_next() -> None:
    game = given(display(elders={"builder": 0}, forests={"a3a4": 1}), workers={"take_gold": "1"}, plates=1)
    numbers = numbered(GAME, game.table, 0)
    assert numbers["place:deforest"] == 7
    first = len(data.PLACE) + 1
    assert (numbers["elder:builder"], numbers["copy:take_gold"]) == (first, first + 1)
    assert GAME.steady(game.table, 0, ["copy:deforest", "skip"]) == []


@pytest.mark.rule("W5")
def test_copying_is_rare_where_a_worker_can_be_placed_and_only_there() -> None:
    table = given(display(), display()).table
    assert GAME.rare(table, 0, ["place:deforest", "copy:thin_out", "skip"]) == ["copy:thin_out"]
    assert GAME.rare(table, 0, ["copy:thin_out", "copy:deforest"]) == []


STARS = [row.id for row in data.BUILDINGS.values() if row.vp is None]


@pytest.mark.rule("B6")
@pytest.mark.parametrize("card", STARS)
def test_a_star_building_is_said_to_be_worth_what_it_is_once_it_stands(card: str) -> None:
    rich = display(
        wood=12, fish=20, gold=12, reserve=(2, 4, 1), ships={"sloop": 2, "cutter": 1},
        buildings=["A103", "A104", "B122"],
        elders={"builder": 1, "fish_seller": 2}, shares={0: 2, 1: 1},
    )  # fmt: skip
    game = given(rich, display(), round=5, offered=[card, "A106"])
    game.play("place:build_building")
    said = detail(game, f"build:{card}")
    game.play(f"build:{card}")
    while game.asks() not in ("", "rest", "turn"):
        free = FreeSpaces.among(game.options()).alone
        game.play(f"at:{free[0]}" if free else game.options()[0])
    assert said is not None
    assert said.args["points"] == game.worth(card)


def test_that_a_star_building_is_worth_more_by_now_stops_no_plan() -> None:
    earlier, later = (small_print.StarBuilding(wood=1, fish=2, gold=3, points=points) for points in (4, 8))
    assert earlier.gist() == later.gist()
    stored = Ask("star_building", {"wood": 1, "fish": 2, "gold": 3, "hand": 0})  # by an earlier version
    assert later.gist() == small_print.StarBuilding.gist_of(stored)


@pytest.mark.rule("E2", "X11")
def test_to_use_an_elder_at_once_costs_a_fish_of_the_banquet_table() -> None:
    for plates, said in ((1, "(letzter Teller)"), (3, "(1 von 3 Tellern)")):
        game = given(display(), display(), plates=plates, stacks=[["fish_seller"], ["forest_warden"]])
        game.play("place:take_elder", "take:forest_warden")
        ask = detail(game, "now:forest_warden")
        assert ask is not None
        assert texts().words("de").of("nusfjord").on_label(ask) == said


@pytest.mark.rule("B4")
def test_which_forest_is_asked_with_what_all_of_them_bring() -> None:
    words = texts().words("en").of("nusfjord")
    game = given(display(elders={"forest_manager": 0}), display(), plates=1)
    game.play("elder:forest_manager")
    step = GAME.step(game.table, 0)
    assert step is not None
    said = "Forest Manager: which forest (1/2, then +5 wood and 1 gold)?"
    assert words.ask(step.ask(game.table)) == said
    game.play(game.options()[0])
    step = GAME.step(game.table, 0)
    assert step is not None
    assert "(2/2, " in words.ask(step.ask(game.table))


@pytest.mark.rule("V3")
def test_alone_no_row_of_steps_leads_into_the_next_turn() -> None:
    game = given(display(wood=9, fish=9), offered=["A103", "A104"])
    game.play("place:build_building", "build:A103")
    assert game.asks() == "site"
    assert not [way for each in ways(GAME, game.table, 0) for way in each.ways if len(way.choices) > 1]


@pytest.mark.rule("X10", "C8")
def test_why_not_a_ship_names_what_is_missing_for_it() -> None:
    game = given(display(wood=2, fish=2), display())
    with pytest.raises(Illegal) as refused:
        GAME.apply(game.table, 0, "ship:schooner", game.luck)
    said = texts().words("en").of("nusfjord").reason(refused.value)
    assert said == "You can't afford a schooner: you are 6 wood and 6 fish short. (Rule X10: Build a Ship)"


@pytest.mark.rule("C3", "X7", "X8")
@pytest.mark.parametrize(
    ("choice", "wood", "told", "question"),
    [
        ("place:deforest", 6, Ask("felled", {"wood": 5, "strips": 1, "loss": 0}), {"wood": 5, "lost": 0}),
        (
            "place:deforest",
            10,
            Ask("felled_with_loss", {"wood": 2, "strips": 1, "loss": 0, "lost": 3}),
            {"wood": 2, "lost": 3},
        ),
        (
            "place:deforest",
            12,
            Ask("felled_with_loss", {"wood": 0, "strips": 1, "loss": 0, "lost": 5}),
            {"wood": 0, "lost": 5},
        ),
        (
            "elder:forest_manager",
            7,
            Ask("effect", {"elder": "forest_manager", "plates": 3, "idle": 0}),
            {"wood": 5, "lost": 0},
        ),
        (
            "elder:forest_manager",
            10,
            Ask("effect_with_loss", {"elder": "forest_manager", "plates": 3, "idle": 0, "lost": 3}),
            {"wood": 2, "gold": 1, "lost": 3},
        ),
        (
            "elder:harbor_master",
            11,
            Ask("effect_with_loss", {"elder": "harbor_master", "plates": 3, "idle": 0, "lost": 1}),
            {},
        ),
    ],
)
def test_what_is_felled_tells_the_wood_that_comes_and_the_wood_that_is_lost(
    choice: str, wood: int, told: Ask, question: dict[str, int]
) -> None:
    mine = display(wood=wood, ships={"sloop": 1}, elders={"forest_manager": 0, "harbor_master": 0})
    game = given(mine, display(), plates=3)
    assert detail(game, choice) == told
    game.play(choice)
    step = GAME.step(game.table, 0)
    assert not question or (step is not None and question.items() <= step.ask(game.table).args.items())
    while game.waiting == [0]:
        game.play(game.options()[0])
    lost = [event.args["wood"] for event in game.told("wood_lost", 0)]
    assert lost == ([told.args["lost"]] if "lost" in told.args else [])


@pytest.mark.rule("X7", "C3")
@pytest.mark.parametrize(
    ("wood", "forests", "others", "first", "careful"),
    [
        (11, {"a3a4": 2}, [], "do:deforest", ["decline"]),  # a wood comes
        (12, {"a3a4": 2, "b3b4": 1}, [], "decline", []),  # two spaces may be free after it
        (12, {"a3a4": 2}, [], "decline", ["do:deforest"]),  # nothing at all
        (12, {"a3a4": 2}, ["A109"], "do:deforest", ["decline"]),  # 2 fish
        (12, {"a3a4": 2}, ["B127"], "decline", ["do:deforest"]),  # more wood, for which there is no room either
    ],
)
def test_felling_that_brings_nothing_is_neither_first_nor_blue_and_may_be_asked_about(
    wood: int, forests: dict[str, int], others: list[str], first: str, careful: list[str]
) -> None:
    mine = display(wood=wood, fish=1, forests=forests, buildings=others)
    game = given(mine, display(), offered=["A205"])
    in_vain = first == "decline"
    assert ("place:deforest" in GAME.costly(game.table, 0, game.options())) == in_vain
    assert ("place:deforest" in GAME.careful(game.table, 0, game.options())) == ("do:deforest" in careful)
    game.play("place:build_building", "at:c1")
    assert game.options() == ["do:deforest", "decline"]
    assert next(iter(numbered(GAME, game.table, 0))) == first
    assert ("do:deforest" in GAME.costly(game.table, 0, game.options())) == in_vain
    assert GAME.careful(game.table, 0, game.options()) == careful
    lost = Ask("given_up", {"action": "deforest"})
    assert detail(game, "decline") == (lost if "decline" in careful else None)


def _outcome(game: Given, choice: str) -> tuple[Detail | None, Detail | None]:
    """The small print of a choice, and how it came out."""
    step, before, told = GAME.step(game.table, 0), game.view(0), len(game.events)
    assert step is not None
    small = GAME.small_print(game.table, step, choice)
    assert small is not None
    game.play(choice)
    return small, small.outcome(0, before, game.view(0), game.events[told:])


@pytest.mark.rule("A5", "X10")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "6 wood → 2 gold (without a worker) · by itself then: Schooner for 4 gold"),
        ("de", "6 Holz → 2 Gold (ohne Arbeiter) · dann von selbst: Schoner für 4 Gold"),
    ],
)
def test_an_exchange_after_which_one_answer_is_left_tells_what_that_spends(language: str, said: str) -> None:
    game = given(display(buildings=["B124"], wood=6, fish=2, gold=3), display()).play("place:build_ship")
    assert game.options() == ["ship:sloop", "ship:cutter", "convert:B124:gold:1", "convert:B124:gold:2"]
    told = detail(game, "convert:B124:gold:1")
    assert told is not None
    assert told.kind == "swap", "a sloop or a schooner: that is asked"
    told = detail(game, "convert:B124:gold:2")
    assert told is not None
    assert texts().words(language).of(GAME.id, ["Anna", "Ben"]).detail(told) == said
    promised, came = _outcome(game, "convert:B124:gold:2")
    assert promised == came
    assert game.goods() == (0, 2, 1)


@pytest.mark.rule("E2", "Q10", "X10")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Now: 1 plate for 1 fish, then Schooner for 4 gold"),
        ("de", "Jetzt: 1 Teller für 1 Fisch, dann Schoner für 4 Gold"),
    ],
)
def test_an_elder_who_is_served_and_then_costs_more_tells_both(language: str, said: str) -> None:
    mine = display(buildings=["A216"], fish=1, gold=3, elders={"constructor": 0})
    game = given(mine, display(), plates=0, offered=[])
    told = detail(game, "elder:constructor")
    assert told is not None
    assert texts().words(language).of(GAME.id, ["Anna", "Ben"]).detail(told).endswith(said)
    promised, came = _outcome(game, "elder:constructor")
    assert promised == came
    assert game.goods() == (0, 0, 0)
    building = msgspec.structs.replace(promised, next_does="build_building", next_thing="A103")  # type: ignore[type-var]
    assert GAME.followed_by(Ask.of(building)) == "build:A103"


@pytest.mark.rule("E2", "Q9")
def test_a_plate_served_before_an_elder_tells_what_he_costs_then() -> None:
    mine = display(buildings=["A216"], wood=2, fish=3, ships={"sloop": 1}, elders={"shipwright": 0})
    game = given(mine, display(), plates=1).play("elder:shipwright")
    told = {f"next_{name}": value for name, value in _follows("exchange", wood=2).items()}
    assert detail(game, "serve:1") == Ask("plates_next", {"fish": 2, "gold": 1} | told)
    promised, came = _outcome(game, "serve:1")
    assert promised == came
    assert game.goods() == (0, 1, 1)


@pytest.mark.rule("X4", "G2")
@pytest.mark.parametrize(
    ("round_", "cards", "first"),
    [
        (7, ["A103", "A104", "C148", "A116"], "C148"),  # 8 points for 3 gold, at the end of the game
        (1, ["A112", "A105"], "A105"),
        (7, ["A103", "A201"], "A201"),  # 2 points less, but 3 gold
    ],
)
def test_of_buildings_those_come_first_that_promise_most(round_: int, cards: list[str], first: str) -> None:
    """On buttons, in menus and among what can be done in one press."""
    mine = display(wood=9, fish=9, gold=9)
    game = given(mine, display(), round=round_, offered=cards)
    (build,) = [each for each in ways(GAME, game.table, 0) if each.choice == "place:build_building"]
    assert build.ways[0].choices[1] == f"build:{first}"
    assert len({way.choices[1] for way in build.ways}) == len(cards), "each of them, on one space"
    game.play("place:build_building")
    assert next(iter(numbered(GAME, game.table, 0))) == f"build:{first}"
    assert game.options() == [f"build:{card}" for card in sorted(cards, key=lambda card: card[0])], "as ever"


@pytest.mark.rule("X7", "G2")
@pytest.mark.parametrize(
    ("passed", "forests", "buildings", "asked"),
    [
        (2, {"b3b4": 1}, [], True),  # two spaces stay empty, and wood scores nothing
        (1, {"b3b4": 1}, [], False),  # a turn is to come in which something can be built
        (2, {"a3a4": 2}, [], False),  # nothing is freed
        (2, {"b3b4": 1}, ["B124"], False),  # wood can still become gold
    ],
)
def test_felling_in_the_last_turn_is_asked_about_if_it_costs_points(
    passed: int, forests: dict[str, int], buildings: list[str], asked: bool
) -> None:
    mine = display(placed=passed, forests=forests, buildings=buildings)
    game = given(mine, display(placed=passed), round=7, turn=2 * passed, offered=[])
    careful = GAME.careful(game.table, 0, game.options())
    assert ("place:deforest" in careful) is asked
    assert "place:thin_out" not in careful
    before = sum(scoring.points(game.table, 0))
    game.play("place:deforest", *(["fell:b3b4"] if "fell:b3b4" in game.options() else []))
    if passed == 2 and not buildings:
        assert (sum(scoring.points(game.table, 0)) < before) is asked


@pytest.mark.rule("A12", "G2")
@pytest.mark.parametrize(
    ("passed", "buildings", "asked"), [(2, [], False), (1, [], True), (2, ["B124"], True)], ids=str
)
def test_declining_in_the_last_turn_what_brings_no_points_is_not_asked_about(
    passed: int, buildings: list[str], asked: bool
) -> None:
    """Thinning out brings wood alone."""
    mine = display(wood=3, fish=3, gold=3, placed=passed, buildings=buildings)
    game = given(mine, display(placed=passed), round=7, turn=2 * passed, offered=["A110"])
    game.play("place:build_building", "at:b1")
    assert game.options()[:2] == ["do:thin_out", "decline"]
    assert GAME.careful(game.table, 0, game.options()) == (["decline"] if asked else [])
