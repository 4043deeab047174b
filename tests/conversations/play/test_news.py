"""Since you last looked: in whatever a person opens, once, and not lost when it could not be shown."""

from __future__ import annotations

import pytest

from bot.gateway.controls import control
from bot.ledger.chronicle import BEGINNING
from bot.play.kinds import Board, Opening
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, forged

HEADINGS = ("Since you last looked", "Seit deinem letzten Blick")


def _has_news(seen: ShownMessage) -> bool:
    return any(heading in seen.text for heading in HEADINGS)


async def _turn(house: House, table: Table, person: Person) -> None:
    """One person's whole turn."""
    panel = await house.panel(table, person)
    while choices(panel):
        panel = await decide(person, panel)
    await house.delivered(table)


async def _played(house: House) -> tuple[Table, Person, Person, ShownMessage]:
    """A game in which somebody's turn is over and the next one has decided, the first one's panel still open."""
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    opened = await house.panel(table, first)
    second = next(person for person in people if person is not first)
    await _turn(house, table, first)
    await house.panel(table, first)  # has seen all there is
    assert await house.mover(table, people) is second
    await _turn(house, table, second)
    return table, first, second, opened


@pytest.mark.slow
async def test_what_the_others_did_is_told_once(house: House) -> None:
    table, first, second, _ = await _played(house)
    panel = await house.panel(table, first)
    assert _has_news(panel)
    assert second.name in panel.text
    assert not _has_news(await house.panel(table, first))


DEALT = ("the first turn of the game", "den ersten Zug der Partie", "beginnt die Partie", "beginnst die Partie")


def _deals(seen: ShownMessage) -> bool:
    return any(words in seen.text for words in DEALT)


@pytest.mark.slow
async def test_how_everything_was_dealt_is_told_on_the_first_board_alone(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    second = next(person for person in people if person is not first)
    (opening,) = await house.boards(table, first)
    assert _deals(opening)
    panel = await decide(first, await house.panel(table, first))
    await house.delivered(table)
    assert _deals((await house.boards(table, first))[0]), "the edit of the first board tells it still"
    while choices(panel):
        panel = await decide(first, panel)
    await house.delivered(table)
    opening, board = await house.boards(table, first)
    assert not _deals(board)
    assert first.name in board.text
    assert not _deals(await house.panel(table, second))
    dealt = "**You** take the first turn" if first is people[0] else "takes the first turn of the game"
    assert dealt in (await (await people[0].command("log")).reply()).text


def test_a_board_that_stands_for_the_first_one_too_tells_how_everything_was_dealt() -> None:
    board = Board(since=0, number=7)
    assert board.telling_also([Opening()]).since == BEGINNING
    assert board.telling_also([Board(since=3, number=5)]).since == 0


async def test_a_first_board_that_comes_late_tells_how_everything_was_dealt(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    house.standin.faults.fail("POST /channels/*/messages", 3, status=503)
    await table.open("fleet")
    await house.later(minutes=5)
    await house.delivered(table)
    board = await house.board(table, people[0])
    assert _deals(board)


@pytest.mark.slow
async def test_a_restart_forgets_nothing_that_was_seen_or_not(house: House) -> None:
    table, first, second, _ = await _played(house)
    await house.restart()
    assert second.name in (await house.panel(table, first)).text
    await house.restart()
    assert not _has_news(await house.panel(table, first))


@pytest.mark.slow
async def test_a_panel_that_could_not_be_shown_has_told_nothing(house: House) -> None:
    table, first, second, _ = await _played(house)
    board = await house.board(table, first)
    for route in ("PATCH /webhooks/**", "POST /webhooks/**"):
        house.standin.faults.fail(route, 2, status=400)
    failed = await (await first.press(board, controls(board, "@play")[0])).reply()
    assert not _has_news(failed)
    house.standin.faults.clear()
    panel = await house.panel(table, first)
    assert _has_news(panel)
    assert second.name in panel.text


@pytest.mark.slow
async def test_an_old_control_shows_the_table_with_what_happened_since(house: House) -> None:
    table, first, second, opened = await _played(house)
    custom_id, value = choices(opened)[0]
    outcome = await forged(first, opened, custom_id, [value] if value else None)
    fresh = await outcome.reply()
    assert "moved on" in fresh.text or "weitergegangen" in fresh.text
    assert _has_news(fresh)
    assert second.name in fresh.text
    assert not _has_news(await house.panel(table, first))


@pytest.mark.slow
async def test_who_decides_without_looking_is_told_what_came_before_and_what_came_of_it(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    first = await house.mover(table, people)
    opened = await house.panel(table, first)
    await _turn(house, table, first)
    for _ in range(3):
        mover = await house.mover(table, people)
        if mover is first:
            break
        await _turn(house, table, mover)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(first.id))
    assert seat is not None
    assert await house.mover(table, people) is first
    choice = loaded.game.options(loaded.table, seat)[0]
    custom_id = control(table.game_id, loaded.saved.asked[seat], choice)
    panel = await (await forged(first, opened, custom_id)).reply()
    assert _has_news(panel)
    others = [person.name for person in people if person is not first]
    assert any(name in panel.text for name in others)
    own = max(panel.text.rfind(you) for you in ("**You**", "**Du**"))
    assert own >= 0
    assert all(panel.text.index(f"**{name}**") < own for name in others if f"**{name}**" in panel.text)
    again = await house.panel(table, first)
    assert not _has_news(again)


@pytest.mark.slow
async def test_opening_twice_at_once_tells_it_once_however_slow_the_database_is(house: House) -> None:
    table, first, _, _ = await _played(house)
    house.shore.trouble = "slow"
    assert _has_news(await house.panel(table, first))
    assert not _has_news(await house.panel(table, first))
    house.shore.trouble = ""


@pytest.mark.slow
async def test_the_table_tells_it_too(house: House) -> None:
    table, first, second, _ = await _played(house)
    thread = await house.thread(table)
    shown = await (await first.command("board", channel=thread)).reply()
    assert _has_news(shown)
    assert second.name in shown.text
    assert not _has_news(await house.panel(table, first))


@pytest.mark.slow
async def test_who_only_watches_is_told_from_the_second_look_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    (dora,) = await house.people("Dora")
    thread = await house.thread(table)
    await _turn(house, table, await house.mover(table, people))
    assert not _has_news(await (await dora.command("board", channel=thread)).reply())
    assert not _has_news(await (await dora.command("board", channel=thread)).reply())
    mover = await house.mover(table, people)
    await _turn(house, table, mover)
    shown = await (await dora.command("board", channel=thread)).reply()
    assert _has_news(shown)
    assert mover.name in shown.text


async def test_what_somebody_did_in_a_window_is_told_to_them_at_once_and_not_again_when_it_closes(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    while (await house.ledger.load(table.game_id)).table.lanes is None:
        person = await house.mover(table, people)
        await decide(person, await house.panel(table, person))
        await house.delivered(table)
    owing = await house.owing(table)
    person = next(each for each in people if int(each.id) in owing)
    panel = await house.panel(table, person)
    while int(person.id) in await house.owing(table):
        panel = await decide(person, panel)
    told = [line for line in panel.text.splitlines() if line.startswith(("**You**", "**Du**"))]
    assert told, "what they did they hear at once"
    for other in people:
        while other is not person and int(other.id) in await house.owing(table):
            await decide(other, await house.panel(table, other))
    await house.delivered(table)
    news = await house.panel(table, person)
    assert _has_news(news)
    assert not set(told) & set(news.text.splitlines())


async def _asked_again_in_a_window(house: House, table: Table, people: list[Person]) -> tuple[Person, ShownMessage]:
    """Everybody takes coins until those of an open window bring somebody, the last to answer there, a star action; who
    it is, and the panel that asks about it."""
    while True:
        person = await house.mover(table, people)
        panel = await house.panel(table, person)
        offered = [custom_id.rsplit(":", 1)[-1] for custom_id, _ in choices(panel)]
        coins = next((at for at, choice in enumerate(offered) if choice in ("coin", "coins3", "market")), 0)
        panel = await decide(person, panel, coins)
        loaded = await house.ledger.load(table.game_id)
        seat = loaded.seat_of(int(person.id))
        lanes = loaded.table.lanes
        if lanes is not None and [*loaded.waiting()] == [seat] and any(event.seat == seat for event in lanes.hushed):
            return person, panel
        await house.delivered(table)


@pytest.mark.slow
async def test_what_somebody_did_in_a_window_is_not_told_again_when_they_close_it_themselves(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    person, panel = await _asked_again_in_a_window(house, table, people)

    def told(seen: ShownMessage, *words: str) -> int:
        own = [line for line in seen.text.splitlines() if line.startswith(("**You**", "**Du**"))]
        return sum(line.count(each) for line in own for each in words)

    heard, star = ("plus a star action", "und eine Stern-Aktion"), ("use the star", "nutzt den Stern")
    assert (told(panel, *heard), told(panel, *star)) == (1, 0)
    closed = await decide(person, panel)
    assert (told(closed, *heard), told(closed, *star)) == (0, 1)
