"""Random whole games at every seat count and variant: conservation, saving, copies, replay, secrecy, windows, ends."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.engine import RANDOM, Illegal, Luck, Record, digest, replay, visible
from games.nusfjord import GAME, data, scoring
from games.nusfjord.table import Table
from tests.games.nusfjord.given import display, given

rule = pytest.mark.rule

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"solo": "advanced", "deck": "cod"}),
    (1, {"mixed": "yes", "deck": "mackerel"}),
    (1, {"series": "campaign", "deck": "mackerel"}),
    (1, {"series": "campaign", "solo": "advanced"}),
    (2, {"deck": "cod"}),
    (2, {"series": "return", "deck": "mackerel"}),
    (3, {"deck": "mackerel"}),
    (3, {"mixed": "yes"}),
    (4, {"deck": "cod"}),
    (5, {}),
    (5, {"mixed": "yes", "deck": "cod"}),
]
each_table = pytest.mark.parametrize(
    ("seats", "settings"), TABLES, ids=lambda value: str(value) if isinstance(value, int) else "-".join(value.values())
)


def random_game(seats: int, settings: dict[str, str], seed: int):
    """A random game, ply by ply: table, seat to decide, its options; playing goes on with the next ply."""
    rng, luck = Random(seed), Luck(seed.to_bytes(8, "big"))
    table, events = GAME.setup(seats, settings, luck)
    while GAME.waiting(table):
        seat = rng.choice(sorted(GAME.waiting(table)))
        yield table, seat, events
        choice = RANDOM.choose(None, GAME.options(table, seat), rng)
        events = GAME.apply(table, seat, choice, luck)
    yield table, None, events


def check_pieces(table: Table) -> None:
    """C1 to C6: every limited piece is somewhere, exactly once, and no count is out of its bounds."""
    seats = len(table.players)
    setup = data.SETUPS[seats]
    for ship in range(3):
        assert table.ships[ship] + sum(player.ships[ship] for player in table.players) == setup.ships_per_type
        assert table.ships[ship] >= 0
    for seat, player in enumerate(table.players):
        assert player.unissued + table.market[seat] + sum(other.shares[seat] for other in table.players) == 5
        assert all(amount >= 0 for amount in player.goods)
        assert player.goods[0] <= player.wood_cap()
        stilts = sum(data.PLACEMENTS[building] == "track" for building in player.buildings)
        lengths = sum(number * length for number, length in zip(player.ships, data.LENGTHS, strict=True))
        assert player.width == lengths + 3 * stilts <= 14
        assert len(player.elders) <= 5
        assert all(0 <= fish < 3 for fish in player.elder_fish)
        check_board(player)
    elders = [elder for stack in table.stacks for elder in stack]
    elders += [elder for player in table.players for elder in player.elders]
    assert sorted(data.ELDERS[elder].number for elder in elders) == list(range(1, setup.elders_up_to + 1))
    assert 0 <= table.plates <= 7
    cards = table.open_a + table.open_b + table.open_c + table.deck_a + table.deck_b + table.deck_c
    cards += [card for player in table.players for card in player.hand + player.buildings]
    assert len(cards) == len(set(cards))
    workers = sum(map(len, table.spaces)) + sum(map(len, table.imitation))
    workers += sum(worker >= 0 for player in table.players for worker in player.elder_workers)
    if seats > 1:
        assert workers == sum(player.placed for player in table.players)
    assert workers <= 3 * (seats if seats > 1 else 3 if table.advanced else 2)


def check_board(player: Any) -> None:
    """Each building space carries a building, lies under forest, or is free."""
    covered = 0
    for double, mask in enumerate(data.DOUBLE_MASKS):
        if player.forests[double]:
            covered |= mask
    built = 0
    for building, site in zip(player.buildings, player.sites, strict=True):
        placement = data.PLACEMENTS[building]
        if placement in ("normal", "double"):
            mask = data.SPACES[site] if placement == "normal" else data.DOUBLE_MASKS[data.DOUBLE_INDEX[site]]
            assert not built & mask
            built |= mask
        elif placement == "forest":
            assert player.forests[data.DOUBLE_INDEX[site]] > 0
    assert not covered & built
    assert player.free == data.ALL_SPACES & ~covered & ~built


@rule("C1", "C2", "C3", "C5", "C6", "A11")
@each_table
def test_no_piece_is_ever_lost_or_made(seats: int, settings: dict[str, str]) -> None:
    for seed in range(8):
        for table, seat, _ in random_game(seats, settings, seed):
            check_pieces(table)
            if seat is not None:
                options = GAME.options(table, seat)
                assert len(options) == len(set(options)) > 1
                assert len(options) <= 40
                assert all(option.isascii() and len(option) <= 40 for option in options)
                known = {verb.name: len(verb.arguments) for verb in GAME.verbs}
                assert all(len(option.split(":")) - 1 <= known[option.split(":")[0]] for option in options)
            if seat is None:
                result = GAME.result(table)
                assert result is not None
                assert all(score.total == sum(score.categories.values()) for score in result.scores)


@each_table
def test_a_table_is_saved_and_loaded_at_every_ply(seats: int, settings: dict[str, str]) -> None:
    for table, seat, _ in random_game(seats, settings, 11):
        loaded = GAME.load(GAME.save(table))
        assert loaded == table
        if seat is not None:
            assert GAME.options(loaded, seat) == GAME.options(table, seat)


@each_table
def test_copies_are_equal_and_independent(seats: int, settings: dict[str, str]) -> None:
    copies: list[tuple[Table, bytes]] = []
    for number, (table, _, _) in enumerate(random_game(seats, settings, 12)):
        if number % 7 == 0:
            copy = table.clone()
            assert copy == table
            copies.append((copy, GAME.save(copy)))
    assert all(GAME.save(copy) == before for copy, before in copies)


@each_table
def test_remembered_options_are_those_of_a_fresh_table(seats: int, settings: dict[str, str]) -> None:
    for table, seat, _ in random_game(seats, settings, 13):
        if seat is not None:
            assert GAME.options(table, seat) == GAME.options(table.clone(), seat)


@each_table
def test_a_replayed_record_gives_the_same_table(seats: int, settings: dict[str, str]) -> None:
    rng, secret = Random(14), b"replay"
    luck = Luck(secret)
    table, _ = GAME.setup(seats, settings, luck)
    choices: list[tuple[int, str]] = []
    while GAME.waiting(table):
        seat = rng.choice(sorted(GAME.waiting(table)))
        choice = RANDOM.choose(None, GAME.options(table, seat), rng)
        GAME.apply(table, seat, choice, luck)
        choices.append((seat, choice))
    record = Record(
        game=GAME.id, rules=GAME.rules, shape=GAME.shape, seats=seats, settings=settings, data=GAME.digest,
        secret=secret, salt="", choices=choices,
    )  # fmt: skip
    assert digest(GAME, replay(GAME, record)[0]) == digest(GAME, table)


@rule("P5")
@each_table
def test_an_imagined_world_cannot_be_told_from_the_real_one(seats: int, settings: dict[str, str]) -> None:
    different = False
    for seed in range(2):
        rng = Random(seed)
        for number, (table, _, _) in enumerate(random_game(seats, settings, 20 + seed)):
            if number % 3 and table.lanes is None:
                continue
            before = GAME.save(table)
            for seat in range(seats):
                world = GAME.imagine(table, seat, rng)
                assert GAME.view(world, seat) == GAME.view(table, seat)
                assert GAME.options(world, seat) == GAME.options(table, seat)
                real, imagined = GAME.step(table, seat), GAME.step(world, seat)
                assert (real is None) == (imagined is None)
                if real is not None and imagined is not None:
                    assert real.ask(table) == imagined.ask(world)
                different |= world != table
                if table.lanes is None:
                    check_pieces(world)
            assert GAME.save(table) == before
    assert different, "what is hidden was imagined anew"


@rule("P5")
def test_a_spectator_and_the_others_never_see_a_hand_or_a_covered_elder() -> None:
    for table, _, events in random_game(5, {}, 5):
        for viewer in (None, 0, 1, 2, 3, 4):
            seen = GAME.view(table, viewer)
            assert all(not player.hand for seat, player in enumerate(seen.players) if seat != viewer)
            assert not any(data.ELDERS[e].hidden for stack in seen.stacks for e in stack[:-1] if e)
        for event in visible(events, None):
            assert event.kind != "hand_dealt"


@rule("P5", "Q17")
@each_table
def test_whatever_reveals_something_is_a_barrier(seats: int, settings: dict[str, str]) -> None:
    seen: set[str] = set()
    hands: set[str] = set()
    for table, _, events in random_game(seats, settings, 6):
        for event in events:
            if event.kind in ("cards_revealed", "hands_dealt", "hand_dealt", "hand_laid_out", "elder_revealed"):
                assert event.barrier, event
                seen.add(event.kind)
            if event.kind == "building_paid" and not event.hushed:
                assert event.barrier == (event.args["building"] in hands)
        hands = {card for player in table.players for card in player.hand}
    assert "cards_revealed" in seen
    assert ("hand_dealt" in seen) == (seats > 1)


@rule("X4")
@each_table
def test_refusing_a_choice_changes_nothing_and_names_a_rule(seats: int, settings: dict[str, str]) -> None:
    rng = Random(3)
    tried = [
        f"{verb.name}:{argument}" for verb in GAME.verbs for argument in ("1", "thin_out", "A103", "sloop", "b1b2")
    ]
    tried += ["skip", "done", "decline", "", "nonsense", "convert:B122:gold:1", "elder:skipper", "build:C148", "at:a2"]
    for number, (table, seat, _) in enumerate(random_game(seats, settings, 31)):
        if seat is None or number % 5:
            continue
        options = GAME.options(table, seat)
        for choice in rng.sample(tried, 25):
            if choice in options:
                continue
            before = GAME.save(table)
            with pytest.raises(Illegal) as refused:
                GAME.apply(table, seat, choice, Luck(b""))
            assert refused.value.rule
            assert GAME.save(table) == before


@rule("F9", "Q25")
def test_answers_in_a_window_commute() -> None:
    windows = 0
    council = {"contractor": 0, "constructor": 1, "shipwright": 2, "builder": 0}
    other = {"sailor": 2, "broker": 2, "steward": 1, "mayor": 0}
    cottage = display(buildings=["A203", "A215", "A213"], reserve=(0, 3, 0), elders=council)
    seller = display(buildings=["B122", "B124", "A204"], wood=7, fish=9, reserve=(0, 7, 0), elders=other)
    for seed in range(12):
        for game in (
            given(cottage, seller, cottage | {"elders": {}}, display(), at="fishing"),
            given(seller, cottage, seller | {"elders": {}}, display(), at="end", round=7),
        ):
            windows += 1
            ends: list[Any] = []
            for order in (0, -1):
                world, luck = game.table.clone(), Luck(b"w")
                answers = {seat: Random(seed + seat) for seat in range(4)}
                while world.lanes is not None:
                    seat = sorted(GAME.waiting(world))[order]
                    GAME.apply(world, seat, answers[seat].choice(GAME.options(world, seat)), luck)
                ends.append(msgspec.to_builtins(world.players))
            assert ends[0] == ends[1]
    assert windows == 24


@rule("A5", "A11")
@pytest.mark.parametrize("seed", range(30))
def test_free_uses_never_leave_a_decision_without_an_answer(seed: int) -> None:
    """Players with many free uses and elders, who like to use them in the middle of everything else."""
    rng = Random(seed)
    usable = sorted({*data.ANYTIME, *data.ONCE} - {"A204"})
    others = [card for card in data.BUILDINGS if data.PLACEMENTS[card] == "normal" and card not in usable]
    displays = [
        display(
            wood=rng.randrange(12), fish=rng.randrange(16), gold=rng.randrange(9), reserve=(3, 7, 2),
            ships={"sloop": 1, "cutter": 1}, forests={"a3a4": 1, "b1b2": 1},
            buildings=[*rng.sample(usable, 3), "A213", rng.choice(["A218", "A216", "B129"]), rng.choice(others)],
            elders=dict.fromkeys(elders, 2), unissued=2,
        )
        for elders in (["builder", "broker", "forest_warden"], ["fish_seller", "constructor", "mayor"])
    ]  # fmt: skip
    game = given(*displays, round=6, plates=6, market={0: 1}, offered=rng.sample([*others, "B228", "C341", "C243"], 14))
    for _ in range(3000):
        if not game.waiting:
            break
        seat = game.waiting[0]
        options = GAME.options(game.table, seat)
        assert len(options) > 1
        uses = [option for option in options if option.startswith(("use:", "convert:", "trade:"))]
        choice = rng.choice(uses if uses and rng.random() < 0.3 else options)
        game.play(choice, seat=seat)
        assert all(amount >= 0 for player in game.table.players for amount in player.goods)
    assert not game.waiting


@rule("G2")
def test_results_equal_a_slow_recount_from_the_last_view() -> None:
    for seed in range(10):
        *_, (table, _, _) = random_game(3, {}, seed)
        result, view = GAME.result(table), GAME.view(table, None)
        assert result is not None
        for score, player in zip(result.scores, view.players, strict=True):
            ships = sum(n * points for n, points in zip(player.ships, (1, 2, 4), strict=True))
            fortress = any(building == "C147" for building, _ in player.buildings)
            total = ships + sum(player.building_points) + sum(player.shares) + player.supply[2] - player.unissued
            assert score.total == total - (0 if fortress else len(player.free))


def test_scores_name_their_categories() -> None:
    assert scoring.CATEGORIES == ("ships", "buildings", "shares", "gold", "spaces", "unissued")
