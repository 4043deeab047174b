"""Ways to go on: what one press may take is what single decisions would have come to, and no secret is in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from games.engine import Ask, Game, Illegal, Luck, details_along, registry, told_to, verb_in, ways, ways_from
from games.engine.ways import LONGEST_WAY, MOST, MOST_IN_ALL, Way, Ways, asked_twice, imagined

EVERY, MOMENTS = 7, 12
"""Every so manieth decision of a game is looked at, and so many in all."""
ENDS, LAST = (0, 1, 26, 117), 4
"""The ends of these random games are looked at, so many decisions of each. In the last two there is such a thing."""
STRIDE = 4
SAVING = {"captains_gulf", "fleet_dice", "montego_bay", "nusfjord"}
"""Games in which several decisions can be made with one press."""
"""Of a whole game every so manieth, and each that may end a round."""


def moments(kind: str, seed: int = 1, every: int = EVERY) -> Iterator[tuple[Game[Any, Any], Any, int, Luck]]:
    """Decisions of a game of three quick players: the game, its table, the seat, the luck."""
    game, rng, luck = registry()[kind], Random(seed), Luck(bytes([seed]) * 32)
    player = game.players[-1]
    table, _ = game.setup(3, {}, luck)
    number = 0
    while (waiting := sorted(game.waiting(table))) and number < every * MOMENTS:
        seat, number = rng.choice(waiting), number + 1
        if number % every == 0:
            yield game, table, seat, luck
        game.apply(table, seat, player.choose(game.view(table, seat), game.options(table, seat), rng), luck)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_each_way_can_be_gone_with_the_small_print_it_has(kind: str) -> None:
    rng, longest = Random(1), 0
    for game, table, seat, luck in moments(kind):
        offered = [way for each in ways(game, table, seat) for way in each.ways]
        assert all(len(way.asks) == len(way.choices) for way in offered)
        for way in rng.sample(offered, min(3, len(offered))):
            there, shown = game.load(game.save(table)), False
            longest = max(longest, len(way.choices))
            for choice, detail, asked in zip(way.choices, way.details, way.asks, strict=True):
                assert not shown, f"something was shown before {choice} of {way.choices}"
                options = game.options(there, seat)
                assert choice not in asked_twice(game, there, seat, options), way.choices
                assert game.detail(there, seat, choice) == detail, way.choices
                step = game.step(there, seat)
                assert step is not None
                assert step.ask(there) == asked, way.choices
                window = there.lanes
                shown = any(event.barrier for event in game.apply(there, seat, choice, luck))
                shown |= window is not None and there.lanes is not window
            if way.ends:
                assert there.over if way.ends == "game" else game.round_of(there) != game.round_of(table)
    assert longest > 1 or kind not in SAVING, "some way saves a press"


@pytest.mark.parametrize("kind", sorted(registry()))
def test_no_way_at_the_end_of_a_game_leads_over_what_is_asked_about_twice(kind: str) -> None:
    """Such as the end of the last turn, while goods could still become gold."""
    game = registry()[kind]
    for seed in ENDS:
        rng, luck, tables = Random(seed), Luck(bytes([seed]) * 32), list[bytes]()
        table, _ = game.setup(2, {}, luck)
        while waiting := sorted(game.waiting(table)):
            tables.append(game.save(table))
            seat = rng.choice(waiting)
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        for saved in tables[-LAST:]:
            there = game.load(saved)
            for seat in game.waiting(there):
                _go_over_nothing_asked_twice(game, there, seat)


def _go_over_nothing_asked_twice(game: Game[Any, Any], table: Any, seat: int) -> None:
    for way in (way for each in ways(game, table, seat) for way in each.ways):
        world = imagined(game, table, seat)
        for choice in way.choices:
            assert choice not in asked_twice(game, world, seat, game.options(world, seat)), way.choices
            game.apply(world, seat, choice, Luck(bytes(32)))


@pytest.mark.parametrize("kind", sorted(registry()))
def test_a_seat_finds_the_same_ways_on_every_table_it_can_not_tell_apart(kind: str) -> None:
    for number, (game, table, seat, _) in enumerate(moments(kind, seed=2)):
        other = game.imagine(table, seat, Random(number))
        assert told_to(game, table, seat) == told_to(game, table.clone(), seat)
        assert ways_from(game, told_to(game, other, seat), seat) == ways(game, table, seat)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_ways_are_few_and_looking_for_them_changes_nothing(kind: str) -> None:
    for game, table, seat, _ in moments(kind, seed=3):
        before = game.save(table)
        found = ways(game, table, seat)
        assert game.save(table) == before
        offered = [way.choices for each in found for way in each.ways]
        assert len(set(offered)) == len(offered) <= max(MOST_IN_ALL, len(game.options(table, seat)))
        assert all(len(each.ways) <= MOST for each in found)
        assert all(way.choices[0] == each.choice for each in found for way in each.ways)
        assert all(len(choices) <= LONGEST_WAY for choices in offered)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(registry()))
def test_no_way_goes_on_into_another_round(kind: str) -> None:
    game, rng, luck = registry()[kind], Random(6), Luck(bytes([6]) * 32)
    table, _ = game.setup(2, {}, luck)
    number = ending = 0
    while waiting := sorted(game.waiting(table)):
        seat, number = rng.choice(waiting), number + 1
        found = (
            ways(game, table, seat)
            if number % STRIDE == 0 or game.endings(table, seat, game.options(table, seat))
            else []
        )
        for way in (way for each in found for way in each.ways):
            there = imagined(game, table, seat)
            for choice in way.choices:
                assert not there.over, way.choices
                assert game.round_of(there) == game.round_of(table), way.choices
                with suppress(Illegal):
                    game.apply(there, seat, choice, luck)
            ending += bool(way.ends) and len(way.choices) > 1
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    assert ending or kind not in ("captains_gulf", "nusfjord"), "some way of several decisions ends a round"


def test_ways_say_whether_they_save_a_press_and_how_soon_nothing_is_left_to_decide() -> None:
    def of(*lengths: int, done: bool) -> Ways:
        return Ways("a", tuple(Way(("a",) * length, (None,) * length, done=done) for length in lengths))

    assert [of(*lengths, done=True).saves for lengths in ((), (1,), (1, 2), (2,))] == [False, False, True, True]
    assert of(3, 2, 4, done=True).shortest == 2
    assert of(1, 2, done=False).shortest == of(done=True).shortest == LONGEST_WAY + 1 == 5


def test_the_small_print_along_a_way_is_that_of_the_way_and_of_nothing_that_may_not_be_chosen() -> None:
    game, table, seat, _ = next(moments("captains_gulf"))
    (longest, *_) = sorted(
        (way for each in ways(game, table, seat) for way in each.ways), key=lambda way: -len(way.choices)
    )
    assert details_along(game, table, seat, longest.choices) == list(longest.details)
    with pytest.raises(Illegal):
        details_along(game, table, seat, ["nothing"])


def test_whoever_owes_no_decision_has_no_way() -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(3, {}, Luck(bytes(32)))
    for seat in {0, 1, 2}.difference(game.waiting(table)):
        assert ways(game, table, seat) == []


def test_two_cards_and_the_end_are_one_press_in_montego_bay() -> None:
    game = registry()["montego_bay"]
    table, _ = game.setup(3, {"colours": "dealt"}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    offered = {way.choices for each in ways(game, table, seat) for way in each.ways if len(way.choices) == 3}
    assert offered == {
        (f"card:big:{big}", f"card:small:{small}", "done") for big in range(1, 6) for small in range(1, 6)
    }


def test_cards_to_discard_are_chosen_in_one_order_alone() -> None:
    game, rng, luck = registry()["captains_gulf"], Random(1), Luck(bytes(32))
    table, _ = game.setup(2, {}, luck)
    while True:
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        step = game.step(table, seat)
        if step is not None and step.ask(table) == Ask("drop", {"number": 2}):
            break
        game.apply(table, seat, "draw" if "draw" in options else rng.choice(options), luck)
    both = [way.choices for each in ways(game, table, seat) for way in each.ways if way.choices[1:]]
    cards = [each for each in options if each.startswith("drop:")]
    pairs = [frozenset(choices[:2]) for choices in both if all(each in cards for each in choices[:2])]
    assert sorted(map(sorted, set(pairs))) == sorted(sorted(pair) for pair in combinations(cards, 2))
    assert len({(frozenset(choices[:2]), choices[2:]) for choices in both}) == len(both)


def test_what_changes_a_card_that_lies_there_is_in_no_press_that_lays_another_one() -> None:
    game = registry()["montego_bay"]
    table, _ = game.setup(2, {"colours": "dealt"}, Luck(bytes(32)))
    while not {"card:big:1", "card:third:1"} <= set(game.options(table, seat := min(game.waiting(table)))):
        game.apply(table, seat, game.options(table, seat)[0], Luck(bytes(32)))
    for choice in ("card:big:1", "card:small:1"):
        game.apply(table, seat, choice, Luck(bytes(32)))
    found = {each.choice: each for each in ways(game, table, seat)}
    assert [way.choices for way in found["card:third:3"].ways] == [("card:third:3", "done")]
    assert not found["card:third:3"].leads_back
    assert "card:big:2" not in found, "a card is missing yet"
    game.apply(table, seat, "card:third:3", Luck(bytes(32)))
    (changed,) = [each for each in ways(game, table, seat) if each.choice == "card:big:2"]
    assert changed.leads_back
    assert changed.shortest > found["card:third:3"].shortest - 1


@pytest.mark.parametrize("kind", sorted(registry()))
def test_what_nobody_offered_has_no_small_print_and_a_sentence_says_so(kind: str) -> None:
    rng = Random(4)
    for game, table, seat, _ in moments(kind, seed=4):
        verbs = {choice.partition(":")[0] for choice in [*game.options(table, seat), *game.conceivable(table, seat)]}
        made_up = [verb + argument for verb in sorted(verbs) for argument in ("", ":", ":nowhere", ":big:9", ":S99:1")]
        for forged in ["", "@undo", "x" * 3000, *made_up, *game.conceivable(table, seat)]:
            first = rng.choice(game.options(table, seat))
            for choices in ((forged, first), (first, forged)):
                with suppress(Illegal):
                    details_along(game, table, seat, choices)


def test_only_several_decisions_save_a_press() -> None:
    single, double = Way(("coin",), (None,)), Way(("coin", "mark:cod"), (None, None))
    assert not Ways("coin", ()).saves
    assert not Ways("coin", (single,)).saves
    assert Ways("coin", (single, double)).saves


def test_what_nearly_everybody_takes_stands_before_the_other_answers_to_its_question() -> None:
    found = 0
    for game, table, seat, _ in moments("captains_gulf"):
        for each in ways(game, table, seat):
            last: dict[tuple[str, ...], list[str]] = {}
            for way in each.ways:
                last.setdefault(way.choices[:-1], []).append(way.choices[-1])
            for before, answers in last.items():
                if before and "end" in answers and set(answers) <= {"end", "draw", "repay"}:
                    assert answers[0] == "end"
                    found += len(answers) > 1
    assert found


@pytest.mark.parametrize("kind", sorted(registry()))
def test_ways_that_leave_something_out_say_so_and_no_others(kind: str) -> None:
    """What may be decided is found out question by question, however much it is."""
    said = {True: 0, False: 0}
    for game, table, seat, _ in moments(kind, seed=5, every=11):
        tree = _Tree(game, table, seat)
        for each in tree.ways:
            if each.saves:
                left = tree.left_out(each.choice)
                cut = any(way.cut for way in each.ways)
                assert cut or not left, (left, [way.choices for way in each.ways])
                if (
                    kind != "montego_bay"
                ):  # where a load that is split one way may be in another menu, split another way
                    assert left or not cut or tree.ends_before_more(each), each.choice
                said[cut] += 1
    assert said[False] or kind not in SAVING
    assert said[True] or kind not in ("captains_gulf", "fleet_dice"), "in these there are often too many"


Node = tuple[bytes, tuple[str, ...]]
"""A table, or the one before decisions of which the order doesn't matter, and these, sorted."""


class _At(NamedTuple):
    """Where some decisions have led to, and what the seat is asked there, if its turn goes on."""

    choices: tuple[str, ...]
    table: Any
    node: Node
    asked: Ask | None


class _Tree:
    """All that a seat may decide until something is shown or its turn is over, and what the ways to there are."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: int) -> None:
        self._game, self._seat, self.ways = game, seat, ways(game, table, seat)
        world = imagined(game, table, seat)
        step = game.step(world, seat)
        assert step is not None
        self._root = _At((), world, (game.save(world), ()), step.ask(world))
        self._ends, self._inner = set[Node](), set[Node]()
        for each in self.ways:
            for choices in ((each.choice,), *(way.choices for way in each.ways)):
                at = self._root
                for choice in choices:
                    self._inner.add(at.node)
                    at = self._after(at, choice)
                    assert at is not None
                self._ends.add(at.node)

    def left_out(self, first: str) -> tuple[str, ...]:
        """Decisions that begin with this one and of which no way holds even the first ones; none if there are none."""
        at = self._after(self._root, first)
        assert at is not None
        return self._left_below(at)

    def ends_before_more(self, each: Ways) -> bool:
        """Whether a way could go on with more of the kind of its last decision, or ends before it had to go on."""
        return any(
            (at := self._along(way.choices)).asked is not None
            and way.choices[-1].partition(":")[0]
            in {option.partition(":")[0] for option in self._game.options(at.table, self._seat)}
            for way in each.ways
        )

    def _along(self, choices: tuple[str, ...]) -> _At:
        at = self._root
        for choice in choices:
            further = self._after(at, choice)
            assert further is not None
            at = further
        return at

    def _left_out(self, at: _At) -> tuple[str, ...]:
        if at.node in self._ends and at.node not in self._inner:
            return ()
        if at.asked is None or len(at.choices) == LONGEST_WAY:
            return () if at.node in self._ends | self._inner else at.choices
        return self._left_below(at)

    def _left_below(self, at: _At) -> tuple[str, ...]:
        game, seat = self._game, self._seat
        options = game.options(at.table, seat)
        if at.asked is None:
            return ()
        guarded = asked_twice(game, at.table, seat, options)
        closing = {each for each in guarded if verb_in(each) in game.closing} if at is not self._root else set[str]()
        further = {each: self._after(at, each) for each in options if each not in guarded or each in closing}
        left = {
            each: self._left_out(there) for each, there in further.items() if there and not self._leads_back(at, there)
        }
        held = {each for each, missing in left.items() if not missing}
        for alike in game.same(at.table, seat, options):
            held |= set(alike) if held & set(alike) else set()
        return next((missing for each, missing in left.items() if each not in held), ())

    def _leads_back(self, at: _At, there: _At) -> bool:
        return there.asked == at.asked and self._owed(there.table) >= self._owed(at.table)

    def _owed(self, table: Any) -> int:
        return len(table.stack if table.lanes is None else table.lanes.stacks[self._seat])

    def _after(self, at: _At, choice: str) -> _At | None:
        game, seat, table = self._game, self._seat, at.table.clone()
        step = game.step(table, seat)
        assert step is not None
        window = table.lanes
        try:
            shown = any(event.barrier for event in game.apply(table, seat, choice, Luck(bytes(32))))
        except Illegal:
            return None
        closed = window is not None and table.lanes is not window
        following = game.step(table, seat)
        asked = following.ask(table) if following is not None else None
        another_turn = asked is not None and asked.kind in game.turns and asked != self._root.asked
        if shown or closed or another_turn or game.round_of(table) != game.round_of(self._root.table):
            asked = None
        before, run = at.node
        node = (before, (*sorted((*run, choice)),)) if step.unordered else (game.save(table), ())
        return _At((*at.choices, choice), table, node, asked)
