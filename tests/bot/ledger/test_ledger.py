"""The one writer of games: what it stores, what is in hand afterwards, and what it refuses."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.errors import Sorry
from bot.ledger.change import Act, Announcement, Before, Change
from bot.ledger.entry import Entry
from bot.ledger.ledger import ATTEMPTS, Ledger
from bot.ledger.loaded import Loaded
from bot.telemetry import meters
from bot.telemetry.meters import Meter
from bot.telemetry.structured_logs import facts_of
from db.errors import DuplicateInteraction
from db.records import Checkpoint, Commit, ProgressChange, SeatChange
from db.store import Store
from tests.bot.ledger.making import GAME, LUCK, MATE, begun, dealt, play
from tests.db.making import ANN, BEN, move, post

NO_MOVE = Act(name="leave", seat=1, events=[])


class Guest:
    """Adds one of everything."""

    def __init__(self) -> None:
        self.kept = ProgressChange(person_id=ANN, kind=GAME.id, key="rank", before=None, value=3)

    async def attend(self, entry: Entry) -> None:
        entry.posts.append(post(f"said-{entry.number}"))
        entry.elsewhere.append(post(f"elsewhere-{entry.number}"))
        if entry.over:
            entry.superseded.add("board")
            entry.progress.append(self.kept)


def _making(made: Act | Change) -> Callable[[Loaded], Awaitable[Act | Change]]:
    async def make(loaded: Loaded) -> Act | Change:
        return made

    return make


async def _in_hand(ledger: Ledger, loaded: Loaded) -> None:
    """What is in hand after a change is what is stored; only when it was stored is known to the store alone."""
    stored = await ledger.load(loaded.id)
    for field in ("version", "revision", "state", "result", "host_id"):
        assert getattr(loaded.row, field) == getattr(stored.row, field), field
    assert loaded.seats == stored.seats
    assert loaded.encode() == stored.encode()


async def test_a_change_is_stored_with_all_that_follows_and_in_hand_as_it_is_stored(
    store: Store, ledger: Ledger, woken: list[str]
) -> None:
    await begun(store)
    ledger.invite(Guest())
    act = Act(
        name="leave", seat=1, events=[], host_id=BEN, seats=[SeatChange(seat=0, player=MATE, notes={"name": "A"})]
    )
    first = await ledger.change("g1", _making(act))
    assert (first.row.host_id, first.seats[0].player, first.names) == (BEN, MATE, ["A", "Ben"])
    await _in_hand(ledger, first)
    second = await ledger.change("g1", _making(NO_MOVE))
    assert (second.row.host_id, second.row.revision) == (BEN, 2), "what is not said stays"
    await _in_hand(ledger, second)
    third = await ledger.change("g1", _making(Change(moves=[move(3)], undone=[2])))
    await _in_hand(ledger, third)
    assert [each.nonce for each in await store.outbox.waiting("g1")] == ["said-1", "said-2", "said-3"]
    due = await store.outbox.due(store.now())
    assert [each.nonce for each in due if each.game_id is None] == [f"elsewhere-{n}" for n in (1, 2, 3)]
    moves = await store.games.moves("g1", include_undone=True)
    assert [(each.number, each.kind, each.undone) for each in moves] == [
        (1, "act", False), (2, "act", True), (3, "choice", False),
    ]  # fmt: skip
    assert len(woken) == 3


async def test_a_game_played_to_its_end_is_finished_with_what_it_came_to_and_what_people_keep(
    store: Store, ledger: Ledger
) -> None:
    await begun(store, table=play(dealt()))
    ledger.invite(Guest())
    loaded = await ledger.change("g1", _making(Change(moves=[move()])))
    result = GAME.result(loaded.table)
    assert result is not None
    assert loaded.row.state == "finished"
    assert loaded.row.result == {
        **msgspec.to_builtins(result),
        "kept": [{"person_id": ANN, "kind": GAME.id, "key": "rank", "before": None, "value": 3}],
    }
    await _in_hand(ledger, loaded)
    assert [each.nonce for each in await store.outbox.waiting("g1")] == ["said-1"]
    assert [row.value for row in await store.people.progress(ANN)] == [3]


async def test_behind_what_is_settled_nobody_goes_back(store: Store, ledger: Ledger) -> None:
    await begun(store)

    async def settle(loaded: Loaded) -> Change:
        play(loaded.table, 1)
        return Change(moves=[move(loaded.row.revision + 1)], settled=True)

    loaded = await ledger.change("g1", settle)
    assert loaded.saved.trail == []
    assert await store.games.checkpoint("g1") == Checkpoint(GAME.save(loaded.table), 1)
    await ledger.change("g1", _making(Change(moves=[move(2)])))
    assert await store.games.checkpoint("g1") == Checkpoint(GAME.save(loaded.table), 1), "as it was"
    earlier = Checkpoint(GAME.save(dealt()), 2)
    await ledger.change("g1", _making(Change(moves=[move(3)], checkpoint=earlier)))
    assert await store.games.checkpoint("g1") == earlier


async def test_what_is_altered_beside_the_table_is_no_move(store: Store, ledger: Ledger, woken: list[str]) -> None:
    await begun(store)
    loaded = await ledger.load("g1")
    for number in (1, 2):
        loaded.saved.course.pace = f"pace {number}"
        await ledger.amend(loaded, [post(f"alarm-{number}", "alarm")], supersede=["alarm"])
        await _in_hand(ledger, loaded)
    assert (await ledger.load("g1")).saved.course.pace == "pace 2"
    assert [each.nonce for each in await store.outbox.waiting("g1")] == ["alarm-2"]
    assert (loaded.row.revision, await store.games.moves("g1", include_undone=True), len(woken)) == (0, [], 2)


async def test_another_process_that_was_faster_is_met_by_looking_again(store: Store, ledger: Ledger) -> None:
    await begun(store)
    seen: list[int] = []

    async def slowly(loaded: Loaded) -> Act:
        seen.append(loaded.row.revision)
        if len(seen) < faster:
            overtaking = Commit(
                game_id="g1", expected_version=loaded.row.version, moves=[move(loaded.row.revision + 1)]
            )
            await store.games.commit_move(overtaking)
        return NO_MOVE

    faster = ATTEMPTS
    assert (await ledger.change("g1", slowly)).row.revision == ATTEMPTS
    assert seen == list(range(ATTEMPTS))
    faster = 1000
    with pytest.raises(Sorry, match="error-busy"):
        await ledger.change("g1", slowly)
    assert len(seen) == 2 * ATTEMPTS


@pytest.mark.parametrize("why", ["cancelled", "resting"])
async def test_where_nothing_can_be_due_nobody_looks(store: Store, ledger: Ledger, why: str) -> None:
    await begun(store)
    if why == "cancelled":
        await store.lobbies.cancel("g1", of="running")
    else:
        loaded = await ledger.load("g1")
        loaded.saved.course.resting = True
        await ledger.amend(loaded)

    async def look(loaded: Loaded) -> Change | None:
        pytest.fail("it looked")

    await ledger.change_if_due("g1", look)


async def test_a_running_game_changes_if_something_is_due(store: Store, ledger: Ledger) -> None:
    await begun(store)
    for due, moves in ((None, 0), (Change(moves=[move()]), 1)):

        async def look(loaded: Loaded, due: Change | None = due) -> Change | None:
            return due

        await ledger.change_if_due("g1", look)
        assert (await ledger.load("g1")).row.revision == moves


async def test_only_a_game_under_way_is_changed_and_only_a_dealt_one_has_a_table(store: Store, ledger: Ledger) -> None:
    await begun(store)
    assert (await ledger.dealt("g1")).id == "g1"
    await store.lobbies.cancel("g1", of="running")
    with pytest.raises(Sorry, match="error-cancelled"):
        await ledger.change("g1", _making(NO_MOVE))
    for attempt in (ledger.load, ledger.dealt):
        with pytest.raises(Sorry, match="error-no-such-game"):
            await attempt("g2")


async def test_a_table_that_can_not_be_read_sets_a_running_game_aside(store: Store, ledger: Ledger) -> None:
    for game_id in ("g1", "g2"):
        await begun(store, game_id)
        torn = Commit(game_id=game_id, expected_version=1, table_blob=b"torn", state=_ended(game_id))
        await store.games.commit_move(torn)
    for _ in range(2):
        with pytest.raises(Sorry, match="error-aside"):
            await ledger.load("g1")
    assert (await store.games.load("g1")).state == "aside"
    with pytest.raises(Sorry, match="error-aside"):
        await ledger.load("g2")
    assert (await store.games.load("g2")).state == "finished", "nothing of it is to go on"


def _ended(game_id: str) -> Any:
    return "finished" if game_id == "g2" else None


async def test_a_game_can_be_set_aside_from_outside(store: Store, ledger: Ledger) -> None:
    await begun(store)
    assert await ledger.set_aside("g1", ValueError("torn"))
    assert not await ledger.set_aside("g1", ValueError("torn"))


async def test_each_game_has_its_own_luck_however_many_there_are(
    store: Store, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ledger.ledger.KEPT_LUCK", 2)
    for game_id in ("g1", "g2", "g3"):
        await begun(store, game_id)
    loaded, *others = [await ledger.load(game_id) for game_id in ("g1", "g2", "g3")]
    first = await ledger.luck(loaded)
    assert first.shuffle("deck", range(9)) == LUCK.shuffle("deck", range(9))
    await ledger.luck(others[0])
    assert await ledger.luck(loaded) is first
    await ledger.luck(others[1])
    again = await ledger.luck(loaded)
    assert again is not first, "no more than two are kept"
    assert again.shuffle("deck", range(9)) == LUCK.shuffle("deck", range(9))
    record = await ledger.record(loaded)
    assert (record.game, record.seats, record.salt, record.choices) == (GAME.id, 2, "mix", [])


async def test_an_interaction_that_was_played_is_known_again(store: Store, ledger: Ledger) -> None:
    await begun(store)
    await ledger.change("g1", _making(Change(moves=[move(1, interaction_id=77)])))
    for other in (None, 78):
        await ledger.raise_if_duplicate(other)
    with pytest.raises(DuplicateInteraction, match="77"):
        await ledger.raise_if_duplicate(77)


@pytest.fixture
def counted() -> Iterator[list[str]]:
    """The kinds of the decisions that are counted from now on."""
    kinds: list[str] = []

    class Counting(Meter):
        def decided(self, kind: str) -> None:
            kinds.append(kind)

    before = meters.current()
    meters.listen(Counting())
    yield kinds
    meters.listen(before)


async def test_the_log_has_a_line_for_each_move_and_hidden_steps_are_not_counted(
    store: Store, ledger: Ledger, caplog: pytest.LogCaptureFixture, counted: list[str]
) -> None:
    caplog.set_level(logging.INFO, "bot.ledger.ledger")
    await begun(store)
    await ledger.change("g1", _making(Change(moves=[move(1, "offer:17"), move(2, "offer:18")])))
    await ledger.change("g1", _making(msgspec.structs.replace(NO_MOVE, state="cancelled")))
    lines = [(record.getMessage(), facts_of(record)) for record in caplog.records]
    assert lines == [
        ("stored", {"game": "g1", "move": 1, "stored": "choice"}),
        ("stored", {"game": "g1", "move": 2, "stored": "choice"}),
        ("stored", {"game": "g1", "move": 3, "stored": "act"}),
        ("the game is cancelled", {"game": "g1", "kind": GAME.id}),
    ]
    assert counted == [], "these are steps in a window, which show nobody else anything"


async def test_each_seat_that_everybody_sees_decide_is_counted_once_a_change(
    store: Store, ledger: Ledger, counted: list[str]
) -> None:
    def deciding(choices: int, *seats: int) -> Callable[[Loaded], Awaitable[Change]]:
        async def make(loaded: Loaded) -> Change:
            play(loaded.table, choices)
            first = loaded.row.revision + 1
            return Change(moves=[move(first + nth, seat=seat) for nth, seat in enumerate(seats)])

        return make

    await begun(store)
    for choices, seats, all_in_all in (
        (1, (0,), 0),  # the first of two answers in a window: hidden
        (1, (0,), 1),  # the second: everybody sees that this seat has answered
        (2, (1, 1), 2),
        (2, (0, 1), 4),  # the winner draws twice; whoever moves, both are named
    ):
        await ledger.change("g1", deciding(choices, *seats))
        assert counted == [GAME.id] * all_in_all, (choices, seats)
    await ledger.change("g1", _making(NO_MOVE))
    assert len(counted) == 4, "an act is no decision"


async def test_everybody_whom_a_change_names_is_said_to_the_store(
    store: Store, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[set[int]] = []
    commit_move = store.games.commit_move

    async def listening(commit: Commit) -> None:
        said.append(set(commit.people))
        await commit_move(commit)

    await begun(store)
    monkeypatch.setattr(store.games, "commit_move", listening)
    mover, host, mentioned, also = 201, 202, 203, 204
    notices = [Announcement(1, [mentioned]), Announcement(1, [also])]
    moves = [move(1, person_id=mover), move(2, person_id=None)]
    await ledger.change("g1", _making(Change(moves=moves, host_id=host, announced=notices)))
    await ledger.change("g1", _making(Change(moves=[move(3, person_id=None)])))
    assert said == [{ANN, BEN, mover, host, mentioned, also}, {ANN, BEN}]


async def test_what_a_guest_refuses_is_not_stored(store: Store, ledger: Ledger) -> None:
    class Refusing:
        async def attend(self, entry: Entry) -> None:
            raise Sorry("error-busy")

    await begun(store)
    ledger.invite(Guest())
    ledger.invite(Refusing())
    loaded = await ledger.load("g1")
    with pytest.raises(Sorry):
        await ledger.enter(loaded, Change(moves=[move()]), Before.of(loaded))
    assert (await ledger.load("g1")).row.version == loaded.row.version
    assert await store.outbox.waiting("g1") == []
