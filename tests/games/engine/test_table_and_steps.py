"""The loop of the engine: steps in playing order, windows, hushed events, refusals, records, the registry."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, cast

import msgspec
import pytest

from games.engine import (
    RANDOM,
    Ask,
    Auto,
    Detail,
    Event,
    Happening,
    Illegal,
    Luck,
    Record,
    RecordMismatch,
    Refusal,
    Result,
    Score,
    Statistics,
    Tally,
    Tell,
    Telling,
    commitment,
    digest,
    is_in_window,
    is_played_still,
    registry,
    replay,
    visible,
)
from games.engine import Table as EngineTable
from games.engine.conformance import play_through
from games.engine.game import Endless
from games.engine.refusals import GameOver
from tests.toy import GAME as TOY
from tests.toy.tides import Boast, Boasted, Dealt, Draw, Offer, Reveal, Roll, Table, Tides

LUCK = Luck(b"a toy's secret")


def begun(seats: int = 3) -> Table:
    return TOY.setup(seats, {}, LUCK)[0]


def offers(table: Table, *seats: int) -> list[Event]:
    """These seats give both their answers, the first option each."""
    events: list[Event] = []
    for seat in seats:
        for _ in range(2):
            events += TOY.apply(table, seat, TOY.options(table, seat)[0], LUCK)
    return events


# -- steps ------------------------------------------------------------------------------------------------------


def test_then_reads_in_playing_order_and_goes_before_what_was_planned() -> None:
    table = Table(rules=1, stack=[Reveal()], hands=[], deck=[], points=[], rounds=1)
    table.then(Draw(0), Draw(1))
    assert [table.stack.pop() for _ in range(3)] == [Draw(0), Draw(1), Reveal()]


def test_in_a_window_each_seat_plays_its_own_lane_while_the_main_stack_waits() -> None:
    table = begun()
    assert TOY.waiting(table) == {seat: Offer(seat) for seat in range(3)}
    TOY.apply(table, 1, TOY.options(table, 1)[0], LUCK)
    assert TOY.waiting(table)[1] == Boast(1)
    assert table.stack == [Reveal()]
    offers(table, 0, 2)
    assert list(TOY.waiting(table)) == [1]
    TOY.apply(table, 1, "boast:no", LUCK)
    assert table.lanes is None
    assert isinstance(next(iter(TOY.waiting(table).values())), Draw)


def test_a_step_put_on_the_stack_in_a_lane_stays_in_that_lane() -> None:
    table = begun()
    table.lane = 2
    table.then(Draw(2))
    assert table.lanes is not None
    assert [stack[-1] for stack in table.lanes.stacks] == [Offer(0), Offer(1), Draw(2)]
    assert table.lanes.opened[2] == [Offer(2), Boast(2)], "what a lane began with is kept"


def test_a_choice_with_one_option_is_taken_without_asking() -> None:
    table = begun(2)
    table.hands[0] = [7]
    table.stack, table.lanes = [Roll(1)], None
    tell = Telling(table)
    TOY.settle(table, LUCK, tell)
    assert (table.offered[0], TOY.waiting(table)[0]) == (7, Boast(0))


class Circling(Auto, frozen=True, tag="circling"):
    """Comes again and again, through windows that ask nobody if it is told so."""

    windows: bool

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.then(cast(Roll, self))
        if self.windows:
            table.together([[] for _ in table.hands])


@pytest.mark.parametrize("windows", [False, True], ids=["steps", "windows"])
def test_rules_that_go_on_for_ever_are_stopped_and_named(windows: bool) -> None:
    table = begun()
    table.lanes, table.stack = None, [cast(Roll, Circling(windows))]
    with pytest.raises(Endless, match="nobody is ever asked$" if windows else "asked: Circling is next"):
        TOY.settle(table, LUCK, Telling(table))


class Idle(Auto, frozen=True, tag="idle"):
    """Nothing comes of it."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        pass


def test_the_last_of_too_many_steps_is_followed_by_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.engine.game.MOST_STEPS", range(1))
    table = begun()
    table.lanes, table.stack = None, [cast(Roll, Idle())]
    with pytest.raises(Endless, match="asked: nothing is next"):
        TOY.settle(table, LUCK, Telling(table))


def test_waiting_is_empty_exactly_when_the_game_is_over() -> None:
    played = play_through(TOY, 2, {}, 3)
    assert TOY.waiting(TOY.load(played.final)) == {}
    assert TOY.load(played.final).over
    assert all(TOY.waiting(TOY.load(ply.before)) for ply in played.plies)


# -- options ----------------------------------------------------------------------------------------------------


def test_a_waiting_decision_is_asked_for_its_options_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Offer] = []
    find = Offer.options
    monkeypatch.setattr(Offer, "options", lambda self, table: asked.append(self) or find(self, table))
    table = begun()
    asked.clear()
    first = TOY.options(table, 0)
    assert TOY.options(table, 0) == first
    assert TOY.why_not(table, 0, first[0]) is None
    assert TOY.why_not(table, 0, "offer:nothing") is not None
    TOY.apply(table, 0, first[0], LUCK)
    assert asked == [Offer(0)]


def test_what_is_handed_out_is_not_what_the_engine_keeps() -> None:
    table = begun()
    TOY.options(table, 0).clear()
    assert TOY.options(table, 0)


def test_options_are_found_anew_after_whatever_is_played_and_for_each_copy_of_a_table() -> None:
    table = begun()
    before = TOY.options(table, 0)
    copy = table.clone()
    copy.hands[0].append(1)
    assert TOY.options(copy, 0) != before
    TOY.apply(table, 1, TOY.options(table, 1)[0], LUCK)
    table.hands[0].append(1)
    assert TOY.options(table, 0) != before


def test_a_lane_that_is_only_imagined_is_not_asked_before_the_world_is_finished() -> None:
    world = begun()
    before = TOY.options(world, 1)
    TOY.replay_lane(world, 1, False, Random(1))
    world.hands[1].append(1)
    assert TOY.options(world, 1) != before


def test_whoever_changes_a_table_by_hand_has_its_options_found_anew() -> None:
    table = begun()
    before = TOY.options(table, 0)
    table.hands[0].append(1)
    table.ask_anew()
    assert TOY.options(table, 0) != before


# -- events -----------------------------------------------------------------------------------------------------


def test_hushed_events_are_read_by_their_seat_at_once_and_by_all_when_the_window_closes() -> None:
    table = begun()
    early = offers(table, 2)
    assert all(event.hushed and event.to == 2 for event in early)
    assert [visible(early, viewer) for viewer in (0, 1, None)] == [[], [], []]
    closing = visible(offers(table, 1, 0), None)
    assert [(e.kind, e.seat) for e in closing[:6]] == [
        (kind, seat) for seat in range(3) for kind in ("offered", "boasted")
    ], "in the order of the seats, whoever answered first"


def test_what_concerns_no_seat_is_told_first_when_a_window_closes() -> None:
    table = begun()
    assert table.lanes is not None
    offers(table, 2)
    table.lanes.hushed.append(Event("storm"))
    assert visible(offers(table, 1, 0), None)[0] == Event("storm")


def test_what_is_told_while_a_game_is_set_up_is_hushed_in_its_first_window() -> None:
    tell, table = Telling(), begun()
    tell(Dealt([]))
    tell.at(table)
    table.lane = 1
    tell(Boasted("yes"), 1)
    assert [(event.kind, event.hushed, event.to) for event in tell.events] == [
        ("dealt", False, None),
        ("boasted", True, 1),
    ]


def test_private_events_are_for_their_seat_only() -> None:
    _, events = TOY.setup(3, {}, LUCK)
    dealt = [event for event in events if event.kind == "dealt"]
    assert [len([e for e in visible(events, viewer) if e in dealt]) for viewer in (0, 1, 2, None)] == [1, 1, 1, 0]
    assert all(event.barrier for event in dealt)


def test_events_survive_a_round_trip() -> None:
    event = Event("won", 1, {"card": 3}, None, True, True)
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    assert msgspec.json.decode(b'["kept",2]', type=Event) == Event("kept", 2)


# -- refusals -----------------------------------------------------------------------------------------------------


class Full(Refusal, frozen=True, tag="section_full"):
    rules = ("F5.1", "F5.2")
    section: str


def test_illegal_says_reason_rule_and_arguments() -> None:
    refused = Illegal(Full("barge"))
    assert (refused.reason, refused.rule, refused.args_) == ("section_full", "F5.1", {"section": "barge"})
    assert str(refused) == "section_full F5.1 section=barge"
    assert Illegal(Full("barge"), "F5.2").rule == "F5.2"
    assert str(Illegal(GameOver())) == "game_over"


def test_each_refusal_has_its_reason() -> None:
    table = begun(2)
    foreign = next(option for option in TOY.options(table, 1) if option not in TOY.options(table, 0))
    assert refusal(table, 0, foreign).reason == "not_in_hand"
    assert refusal(table, 0, "boast:yes").args_ == {"choice": "boast:yes"}
    offers(table, 0)
    assert refusal(table, 0, "boast:yes").reason == "not_your_turn"
    over = TOY.load(play_through(TOY, 2, {}, 1).final)
    assert refusal(over, 0, "draw").reason == "game_over"


def refusal(table: Table, seat: int, choice: str) -> Illegal:
    with pytest.raises(Illegal) as refused:
        TOY.apply(table, seat, choice, LUCK)
    why = TOY.why_not(table, seat, choice)
    assert str(why) == str(refused.value)
    return refused.value


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(Illegal, match="seats") as refused:
        TOY.setup(seats, {}, LUCK)
    assert refused.value.args_ == {"least": 2, "most": 4}


@pytest.mark.parametrize("settings", [{"length": "endless"}, {"width": "long"}])
def test_unknown_table_options_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(Illegal, match="setting"):
        TOY.setup(2, settings, LUCK)


# -- records --------------------------------------------------------------------------------------------------------


def test_a_record_holds_all_a_replay_needs_as_plain_json() -> None:
    played = play_through(TOY, 3, {"length": "long"}, 9)
    stored = msgspec.json.encode(played.record)
    table, told = replay(TOY, msgspec.json.decode(stored, type=Record))
    assert TOY.save(table) == played.final
    assert len(told) == len(played.record.choices) + 1
    assert played.record.commitment == commitment(played.record.secret)


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules": 2}, {"shape": 2}, {"data": "other"}])
def test_a_record_of_another_game_rules_shape_or_data_is_refused(change: dict[str, object]) -> None:
    record = msgspec.structs.replace(play_through(TOY, 2, {}, 9).record, **change)
    with pytest.raises(RecordMismatch):
        replay(TOY, record)


class Changed(Tides):
    """With other data than before, when everybody began with a point."""

    @property
    def earlier(self) -> frozenset[str]:
        return frozenset({"before"})

    def as_begun(self, table: Table, data: str) -> None:
        table.points = [1] * len(table.points)


def test_a_game_goes_with_the_data_it_began_with() -> None:
    game, record = Changed(), play_through(TOY, 2, {}, 9).record
    begun = {data: game.setup(2, {}, LUCK, data)[0].points for data in ("", game.digest, "before", "other")}
    assert begun == {"": [0, 0], game.digest: [0, 0], "before": [1, 1], "other": [0, 0]}
    (now, _), (then, _) = replay(game, record), replay(game, msgspec.structs.replace(record, data="before"))
    assert then.points == [points + 1 for points in now.points]
    assert not is_played_still(game, msgspec.structs.replace(record, data="other"))
    assert not is_played_still(game, msgspec.structs.replace(record, data="before", rules=2))


def test_a_record_with_a_choice_that_is_not_legal_is_refused() -> None:
    record = play_through(TOY, 2, {}, 9).record
    with pytest.raises(Illegal):
        replay(TOY, msgspec.structs.replace(record, choices=[*record.choices, (0, "draw")]))


def test_another_secret_or_salt_is_another_game_and_digests_tell_them_apart() -> None:
    record = play_through(TOY, 2, {}, 9).record
    variants = [record, msgspec.structs.replace(record, salt="x"), msgspec.structs.replace(record, secret=b"y")]
    fingerprints = [digest(TOY, replay(TOY, variant, until=0)[0]) for variant in variants]
    assert len(set(fingerprints)) == 3
    assert fingerprints[0] == digest(TOY, replay(TOY, record, until=0)[0])


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_the_registry_finds_every_game_once_and_not_the_engine() -> None:
    found = registry()
    assert "fleet_dice" in found
    assert "engine" not in found
    assert all(game.id == name for name, game in found.items())
    assert all(game.seats and game.verbs and game.rules >= 1 and game.shape >= 1 for game in found.values())
    assert registry() is found


def test_every_setting_has_values_and_the_first_is_the_default() -> None:
    for game in registry().values():
        for setting in game.settings:
            assert len(set(setting.values)) == len(setting.values) >= 2


def test_the_deckhand_plays_rare_verbs_as_often_as_common_ones() -> None:
    options = [f"mark:{n}" for n in range(20)] + ["decline"]
    rng = Random(1)
    chosen = [RANDOM.choose(None, options, rng) for _ in range(400)]
    assert 150 < chosen.count("decline") < 250
    assert set(chosen) == set(options)


def test_winners_share_the_first_place() -> None:
    scores = [Score(0, 5, {}, 1), Score(1, 5, {}, 1), Score(2, 3, {}, 3)]
    assert Result(scores).winners == [0, 1]


def test_questions_are_data() -> None:
    table = begun()
    assert Offer(0).ask(table) == Ask("offer", {"tide": table.tide})


# -- what a game need not say itself --------------------------------------------------------------------------------


class Rain(Happening, frozen=True, tag="rain"):
    color: str


class Weather(Statistics):
    """The weather counts."""

    tallies: ClassVar[tuple[Tally, ...]] = (Tally("sky", Rain, "color", ("gray", "black")),)


def test_tallies_count_what_everybody_was_told_once_of_each_seat() -> None:
    told = [
        Event("rain", 0, {"color": "gray"}),
        Event("rain", 1, {"color": "gray"}, 1, True),
        Event("rain", 1, {"color": "gray"}),
        Event("rain", None, {"color": "gray"}),
        Event("rain", 0, {"color": "red"}),
        Event("snow", 0, {"color": "black"}),
    ]
    assert Weather().measures(begun(), told) == {"sky, gray": 2, "sky, black": 0, "sky, red": 1}
    assert TOY.statistics.measures(begun(), told) == {}


def test_who_stays_away_plays_the_first_option_and_takes_nothing_back() -> None:
    table = begun()
    assert TOY.suggestion(table, 1) == TOY.options(table, 1)[0]
    assert not TOY.rolls_back(table, 1)


def test_a_table_says_its_round_where_there_are_any() -> None:
    assert TOY.round_of(begun()) == 1
    assert TOY.round_of(cast(Any, EngineTable(rules=1, stack=[]))) == 0


@pytest.mark.parametrize("damaged", [b"", b"\x81\xa5lanes", b"\x81\xa1x" + b"\x91" * 100_000])
def test_whether_a_window_is_open_fails_in_one_way_only_at_a_damaged_table(damaged: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        is_in_window(damaged)


def test_a_table_option_concerns_those_who_can_choose_something_of_it() -> None:
    game = registry()["fleet_dice"]
    concerned = {each.id: [seats for seats in game.seats if game.concerns(each, seats)] for each in game.settings}
    assert concerned == {"captains": [1, 2, 3, 4], "trophies": [2, 3, 4]}


# -- what stands beside ----------------------------------------------------------------------------------------


class Depth(Detail, frozen=True, tag="depth"):
    fathoms: int


def test_small_print_is_for_whoever_owes_a_decision_and_means_the_same_while_its_figures_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed: dict[str, Detail] = {"offer:1": Depth(3)}

    def small_print(game: Tides, table: Table, step: Offer, choice: str) -> Detail | None:
        assert step.seat == 0, "nothing is asked for a seat that owes no decision"
        return printed.get(choice)

    monkeypatch.setattr(Tides, "small_print", small_print)
    monkeypatch.setattr(Tides, "beside", lambda _game, _table, seat: [Depth(seat)])
    table = begun(2)
    offers(table, 1)
    deep, deeper = Ask("depth", {"fathoms": 3}), Ask("depth", {"fathoms": 4})
    assert [TOY.detail(table, seat, "offer:1") for seat in (0, 1)] == [deep, None]
    assert TOY.detail(table, 0, "offer:2") is None
    assert [TOY.remarks(table, seat) for seat in (0, 1)] == [[Ask("depth", {"fathoms": 0})], []]
    assert TOY.still_means(table, 0, "offer:1", deep)
    assert not any(
        TOY.still_means(table, 0, "offer:1", meant) for meant in (deeper, None, Ask("width", {"fathoms": 3}))
    )
    assert TOY.still_means(table, 0, "offer:2", None)
    assert not TOY.still_means(table, 0, "offer:2", deep)
    assert TOY.still_means(table, 1, "offer:1", None)
    assert not TOY.still_means(table, 1, "offer:1", deep)
