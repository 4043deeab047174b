"""Taking a step back: in a turn, in a window, and not once something was revealed or somebody else acted."""

from __future__ import annotations

from bot.ledger.loaded import decode_events
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.text.event_lines import tell
from tests.conversations.house import House, choices, decide, forged


def _offered(panel: ShownMessage) -> list[str]:
    return [value or custom_id.split(":", 3)[3] for custom_id, value in choices(panel)]


async def _back(person: Person, panel: ShownMessage) -> ShownMessage:
    return await (await person.press(panel, controls(panel, "@undo")[0])).reply()


async def test_a_step_is_taken_back_and_the_same_question_comes_again(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    offered = _offered(panel)
    again = await _back(mover, await decide(mover, panel))
    assert _offered(again) == offered
    assert not controls(again, "@undo")
    assert len(await house.store.games.moves(table.game_id)) == 0


async def test_what_is_taken_back_and_comes_again_is_named_to_all(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await decide(mover, await house.panel(table, mover))
    seat = (await house.ledger.load(table.game_id)).seat_of(int(mover.id))
    (move,) = await house.store.games.moves(table.game_id)
    loaded = await house.ledger.load(table.game_id)
    (mine,) = tell(decode_events(move.events), loaded.words("en"), seat)
    (theirs,) = tell(decode_events(move.events), loaded.words("en"))
    back = await _back(mover, panel)
    assert f"Undone: “{mine}”" in back.text
    await house.delivered(table)
    deed = theirs.removeprefix(f"**{mover.name}** ").removesuffix(".")
    assert f"takes back a step (*{deed}*)" in (await house.board(table, mover)).text
    again = await (await mover.press(back, controls(back, "@redo")[0])).reply()
    assert f"Redone: “{mine}”" in again.text


async def test_what_is_taken_back_unseen_is_named_to_nobody_else(house: House) -> None:
    table, (first, second, _) = await _window(house)
    back = await _back(first, await decide(first, await house.panel(table, first)))
    assert "Undone: “**You** " in back.text
    await house.delivered(table)
    for look in (await house.panel(table, second), await house.board(table, second)):
        assert "takes back" not in look.text
    log = await (await second.command("log")).reply()
    assert "takes back" not in log.text
    log = await (await first.command("log")).reply()
    assert "**You** take back a step (*" in log.text


async def test_taking_back_calls_nobody(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    boards = len(await house.boards(table, mover))
    before = await house.owing(table)
    for _ in range(2):
        panel = await _back(mover, await decide(mover, panel))
    await house.delivered(table)
    assert await house.owing(table) == before
    assert len(await house.boards(table, mover)) == boards


async def test_a_table_after_taking_back_is_the_table_before(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    before = (await house.ledger.load(table.game_id)).saved.table
    await _back(mover, await decide(mover, await house.panel(table, mover)))
    assert (await house.ledger.load(table.game_id)).saved.table == before


async def test_nothing_is_taken_back_once_another_seat_acted(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    second = await house.mover(table, people)
    assert second is not first
    await decide(second, await house.panel(table, second))
    await house.delivered(table)  # the first one's panel goes on by itself
    moves = len(await house.store.games.moves(table.game_id))
    old = controls(panel, "@undo") or [f"q:{table.game_id}:1:@undo"]
    reply = await (await forged(first, panel, old[0])).reply()
    assert "moved on" in reply.text or "weiter" in reply.text
    assert len(await house.store.games.moves(table.game_id)) == moves


async def _window(house: House, of: str = "fleet") -> tuple[Table, list[Person]]:
    table, people = await house.game("Anna", "Ben", "Carla", of=of)
    while len(owing := await house.owing(table)) < 3:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
    return table, [person for person in people if int(person.id) in owing]


async def test_a_restored_answer_that_closes_its_window_is_news_and_nobody_hears_that_it_was_taken_back(
    house: House,
) -> None:
    table, (first, second, third) = await _window(house)

    async def answer(person: Person) -> ShownMessage:
        panel = await house.panel(table, person)
        while choices(panel):
            panel = await decide(person, panel)
        await house.delivered(table)
        return panel

    answered = await answer(first)
    await answer(second)
    await house.panel(table, second)
    back = await _back(first, answered)
    await answer(third)
    await (await first.press(back, controls(back, "@redo")[0])).reply()
    await house.delivered(table)
    assert (await house.ledger.load(table.game_id)).table.lanes is None
    news = (await house.panel(table, second)).text
    assert f"**{third.name}** " in news
    again = "what was taken back", "was zurückgenommen war"
    for person in (second, third):
        said = news + (await (await person.command("log")).reply()).text + (await house.board(table, person)).text
        assert not [each for each in again if each in said]
    own = (await (await first.command("log")).reply()).text
    assert any(each in own for each in again)


async def test_a_step_in_a_window_is_taken_back_whatever_others_did_meanwhile(house: House) -> None:
    table, (first, second, _) = await _window(house)
    panel = await house.panel(table, first)
    offered = _offered(panel)
    panel = await decide(first, panel)
    await decide(second, await house.panel(table, second))
    moves = len(await house.store.games.moves(table.game_id))
    again = await _back(first, panel)
    assert _offered(again) == offered
    assert len(await house.store.games.moves(table.game_id)) == moves - 1
    assert int(second.id) not in await house.owing(table) or choices(await house.panel(table, second))


async def test_a_step_before_a_roll_is_not_taken_back_after_it(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    while True:
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        panel = await decide(mover, panel)
        loaded = await house.ledger.load(table.game_id)
        moves = await house.store.games.moves(table.game_id)
        if not loaded.saved.trail:  # the last choice led to a roll
            break
    reply = await (await forged(mover, panel, f"q:{table.game_id}:{loaded.saved.asked[0]}:@undo")).reply()
    assert "taken back" in reply.text or "zurücknehmen" in reply.text
    assert await house.store.games.moves(table.game_id) == moves
    assert not controls(panel, "@undo")
    assert "dice were rolled." in panel.text or "es wurde gewürfelt." in panel.text


async def _restored(person: Person, panel: ShownMessage) -> ShownMessage:
    return await (await person.press(panel, controls(panel, "@redo")[0])).reply()


async def test_all_steps_that_were_taken_back_come_again_the_last_one_first(house: House) -> None:
    table, people = await house.game("Anna", "Ben", of="nusfjord")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    tables = [(await house.ledger.load(table.game_id)).saved.table]
    for choice in ("place:reforest", None):
        offered = _offered(panel)
        panel = await decide(mover, panel, offered.index(choice) if choice else 0)
        tables.append((await house.ledger.load(table.game_id)).saved.table)
    for before in (tables[1], tables[0]):
        panel = await _back(mover, panel)
        assert (await house.ledger.load(table.game_id)).saved.table == before
    assert not controls(panel, "@undo")
    await house.delivered(table)
    board = (await house.board(table, mover)).text
    assert board.count("take") == board.count(" takes back 2 steps (*") == 1, "which is said once"
    for after in tables[1:]:
        panel = await _restored(mover, panel)
        assert (await house.ledger.load(table.game_id)).saved.table == after
    assert not controls(panel, "@redo")
    await house.delivered(table)
    assert (await house.board(table, mover)).text.count("redoes what was taken back") == 1


async def test_whoever_is_called_again_reads_all_that_came_again(house: House) -> None:
    """The board before it tells no more than what was not taken back."""
    table, people = await house.game("Anna", "Ben", of="nusfjord")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    for choice in ("place:build_building", "build:A104", "at:a2"):
        panel = await decide(mover, panel, _offered(panel).index(choice))
    await house.delivered(table)
    for _ in range(3):
        panel = await _back(mover, panel)
    while controls(panel, "@redo"):
        panel = await _restored(mover, panel)
    await house.delivered(table)
    board = (await house.board(table, mover)).text
    assert board.count("redoes what was taken back") == 1
    assert "places a worker on Build a Building, builds Yard for 1 fish, puts it on space a2 and gets 4 wood." in board


async def test_whoever_decides_anew_leaves_behind_all_that_was_taken_back(house: House) -> None:
    table, people = await house.game("Anna", "Ben", of="nusfjord")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    for choice in ("place:reforest", None):
        panel = await decide(mover, panel, _offered(panel).index(choice) if choice else 0)
    for _ in range(2):
        panel = await _back(mover, panel)
    panel = await _restored(mover, panel)
    assert controls(panel, "@redo")
    panel = await decide(mover, panel, 1)
    assert not controls(panel, "@redo")
    panel = await _back(mover, panel)
    panel = await _restored(mover, panel)
    assert not controls(panel, "@redo")


async def test_all_steps_in_a_window_come_again_and_nobody_hears_of_it(house: House) -> None:
    table, (first, second, _) = await _window(house, "montego")
    panel = await house.panel(table, first)
    tables = [(await house.ledger.load(table.game_id)).saved.table]
    for _ in range(2):
        panel = await decide(first, panel)
        tables.append((await house.ledger.load(table.game_id)).saved.table)
    for before in (tables[1], tables[0]):
        panel = await _back(first, panel)
        assert (await house.ledger.load(table.game_id)).saved.table == before
    for after in tables[1:]:
        panel = await _restored(first, panel)
        assert (await house.ledger.load(table.game_id)).saved.table == after
    assert not controls(panel, "@redo")
    await house.delivered(table)
    assert "taken back" not in (await house.panel(table, second)).text
