"""Leafing through a game and its log: picture by picture, page by page, for each as they may see it."""

from __future__ import annotations

from random import Random

import pytest

from bot.history.log_panel import ROOM, page_of
from bot.history.panel import stops
from bot.pictures.replayed_turns import chapter
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.text.event_lines import tell
from tests.conversations.house import House, choices, decide, forged
from tests.conversations.rushing import rushed


async def _step(person: Person, seen: ShownMessage, way: str) -> ShownMessage:
    found = [custom_id for custom_id in controls(seen, "@step") if f"@step.{way}." in custom_id]
    return await (await person.press(seen, found[0])).reply()


def _ways(seen: ShownMessage) -> set[str]:
    return {custom_id.split("@step.")[1].partition(".")[0] for custom_id in controls(seen, "@step")}


class TestHistory:
    @pytest.mark.slow
    async def test_it_opens_at_the_newest_turn_and_every_button_leads_where_it_says(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        await table.play(until=30)
        thread = await house.thread(table)
        shown = await (await anna.command("history", channel=thread)).reply()
        assert shown.ephemeral
        assert "the latest turn so far" in shown.text
        assert shown.pictures
        newest = shown.text.partition("\n")[0]
        first = await _step(anna, shown, "first")
        assert first.id == shown.id
        assert "The start" in first.text
        assert not {"first", "back"} & _ways(first)
        second = await _step(anna, first, "forth")
        assert "Turn 1 of" in second.text
        third = await _step(anna, second, "forth")
        assert "Turn 2 of" in third.text
        assert "Turn 1 of" in (await _step(anna, third, "back")).text
        (menu,) = third.selects
        jumped = await (await anna.select(third, menu["custom_id"], [menu["options"][-1]["value"]])).reply()
        assert jumped.text.partition("\n")[0] == newest
        last = await _step(anna, third, "last")
        assert last.text == jumped.text

    @pytest.mark.slow
    async def test_each_turn_is_told_with_what_happened_in_it_and_none_twice(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        await table.play(until=40)
        await house.delivered(table)
        loaded = await house.ledger.load(table.game_id)
        record = await house.ledger.record(loaded)
        whole = await house.app.core.chronicle.events(loaded, loaded.seat_of(int(anna.id)))
        newest = chapter(loaded.game, record, loaded.seat_of(int(anna.id))).newest
        told = [chapter(loaded.game, record, loaded.seat_of(int(anna.id)), turn) for turn in range(newest + 1)]
        assert [event for each in told for event in each.events] == whole
        assert [each.number for each in told] == list(range(newest + 1))
        assert all(told[turn].before == told[turn - 1].view for turn in range(1, newest + 1))

    @pytest.mark.slow
    async def test_it_survives_a_restart_and_goes_on_with_the_game(self, house: House) -> None:
        table, people = await house.game("Anna", "Ben")
        await table.play(until=12)
        thread = await house.thread(table)
        shown = await (await people[0].command("history", channel=thread)).reply()
        before = shown.text
        await house.restart()
        await table.play(until=40)
        assert (await _step(people[0], shown, "last")).text != before

    @pytest.mark.slow
    async def test_what_was_taken_back_never_happened(self, house: House) -> None:
        table, people = await house.game("Anna", "Ben")
        thread = await house.thread(table)
        mover = await house.mover(table, people)
        untouched = await (await mover.command("history", channel=thread)).reply()
        panel = await decide(mover, await house.panel(table, mover))
        await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
        shown = await (await mover.command("history", channel=thread)).reply()
        assert shown.text == untouched.text

    @pytest.mark.slow
    async def test_a_finished_game_is_there_for_everybody_and_only_players_have_a_sheet(self, house: House) -> None:
        table, (_, ben) = await house.game("Anna", "Ben")
        final = await rushed(house, table, ben)
        (dora,) = await house.people("Dora")
        shown = await (await ben.press(final, controls(final, "@history")[0])).reply()
        assert shown.ephemeral
        assert "das Ende" in shown.text
        sheet = await _step(ben, shown, "look")
        assert sheet.text == shown.text
        assert await _step(ben, await _step(ben, sheet, "back"), "look")
        theirs = await (await dora.command("history", channel=shown.channel_id)).reply()
        assert "the end" in theirs.text or "das Ende" in theirs.text
        assert "look" not in _ways(theirs)
        forged_look = control_like(theirs, "look.sheet")
        again = await (await forged(dora, theirs, forged_look)).reply()
        assert again.text == theirs.text

    async def test_a_game_that_has_not_begun_has_no_history(self, house: House) -> None:
        (anna,) = await house.people("Anna")
        await (await anna.command("new", "fleet", seats=2)).reply()
        said = await (await anna.command("history")).reply()
        assert said.text.startswith("This game hasn't started yet. The host starts it in the lobby: https://")

    @pytest.mark.slow
    async def test_an_unknown_game_and_a_forged_step_get_a_sentence(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        said = await (await anna.command("history", game="nonsense")).reply()
        assert said.text == "This game doesn't exist (anymore)."
        shown = await (await anna.command("history", channel=await house.thread(table))).reply()
        for nonsense in ("jump.table", "jump", "", "jump.sheet"):
            answer = await (await forged(anna, shown, control_like(shown, nonsense), ["x"])).reply()
            assert answer.ephemeral
            assert "failed" not in answer.text
        far = await (await forged(anna, shown, control_like(shown, "forth.table", 999999))).reply()
        assert "the latest turn so far" in far.text

    @pytest.mark.slow
    async def test_a_game_of_other_rules_is_explained(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        loaded = await house.ledger.load(table.game_id)
        monkeypatch.setattr(type(loaded.game), "rules", loaded.game.rules + 1)
        said = await (await anna.command("history", channel=await house.thread(table))).reply()
        assert "can't be replayed" in said.text

    @pytest.mark.slow
    async def test_the_middle_of_a_window_is_no_moment_and_shows_nobodys_answer(self, house: House) -> None:
        people = await house.people("Anna", "Ben", "Carla")
        table = Table(people, Random(1))
        await table.open("montego", colors="dealt")
        await house.delivered(table)
        thread = await house.thread(table)
        loaded = await house.ledger.load(table.game_id)
        assert loaded.table.lanes is not None
        before = {person.name: await _history(person, thread) for person in (people[0], people[2])}
        answering = people[1]
        panel = await house.panel(table, answering)
        for choice in ("card:big:2", "card:small:4", "done"):
            offered = [value or custom_id.split(":", 3)[3] for custom_id, value in choices(panel)]
            panel = await decide(answering, panel, offered.index(choice))
            for other in (people[0], people[2]):
                assert await _history(other, thread) == before[other.name]

    @pytest.mark.slow
    async def test_the_pictures_are_the_tables_of_then(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        await table.play(until=30)
        newest = await (await anna.command("history", channel=await house.thread(table))).reply()
        alts = [newest.pictures[-1]["description"]]
        for _ in range(3):
            newest = await _step(anna, newest, "back")
            alts.append(newest.pictures[-1]["description"])
        assert len(set(alts)) == len(alts)


async def _history(person: Person, thread: str) -> str:
    return (await (await person.command("history", channel=thread)).reply()).text


def control_like(seen: ShownMessage, argument: str, turn: int = 0) -> str:
    """A control of the history that the message may not have."""
    game_id = controls(seen, "@step")[0].split(":")[1] if controls(seen, "@step") else "0"
    return f"q:{game_id}:{turn}:@step.{argument}"


class TestLog:
    @pytest.mark.slow
    async def test_pages_lead_from_the_newest_to_the_beginning_and_back(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        await rushed(house, table, anna)
        thread = await house.thread(table)
        page = await (await anna.command("log", channel=thread)).reply()
        pages = [page.text]
        while older := _page(page, ".b"):
            page = await (await anna.press(page, older)).reply()
            pages.append(page.text)
        assert len(pages) > 1
        lines = [
            line
            for text in reversed(pages)
            for line in text.split("\n")
            if "<t:" not in line and not line.startswith("-#")
        ]
        loaded = await house.ledger.load(table.game_id)
        seat = loaded.seat_of(int(anna.id))
        assert lines == tell(await house.app.core.chronicle.events(loaded, seat), loaded.words("en"), seat)
        newer = await (await anna.press(page, _page(page, ".f"))).reply()
        assert newer.text.partition("\n")[0] == pages[-2].partition("\n")[0] or len(pages) > 2

    @pytest.mark.slow
    async def test_takings_back_and_other_acts_stand_in_it(self, house: House) -> None:
        table, people = await house.game("Anna", "Ben")
        mover = await house.mover(table, people)
        panel = await decide(mover, await house.panel(table, mover))
        await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
        log = await (await mover.command("log", channel=await house.thread(table))).reply()
        assert "take back a step" in log.text or "zurück" in log.text

    @pytest.mark.slow
    async def test_a_forged_page_is_the_newest_one(self, house: House) -> None:
        table, (anna, _) = await house.game("Anna", "Ben")
        log = await (await anna.command("log", channel=await house.thread(table))).reply()
        for nonsense in ("", "x9", "b", "b-1", "f99999999", "b²"):
            assert (await forged(anna, log, f"q:{table.game_id}:0:@pages.{nonsense}")).acked
            await house.quiet()
            assert anna.seen[log.id].text == log.text


def _page(seen: ShownMessage, way: str) -> str:
    return next((custom_id for custom_id in controls(seen, "@pages") if f"@pages{way}" in custom_id), "")


@pytest.mark.parametrize("seed", range(20))
def test_pages_cover_every_line_once_in_both_directions(seed: int) -> None:
    rng = Random(seed)
    lengths = [rng.choice([5, 80, 700, ROOM + 9]) for _ in range(rng.randrange(1, 80))]
    end, covered = len(lengths), []
    while end:
        first, end_ = page_of(lengths, f"b{end}")
        assert end_ == end
        assert first < end
        assert end - first == 1 or sum(lengths[first:end]) + end - first - 1 <= ROOM
        covered = [*range(first, end), *covered]
        end = first
    assert covered == list(range(len(lengths)))
    start, seen = 0, set[int]()
    while True:
        first, end = page_of(lengths, f"f{start}")
        seen.update(range(first, end))
        if end == len(lengths):
            break
        start = end
    assert seen == set(range(len(lengths)))


def test_no_lines_have_an_empty_page() -> None:
    assert page_of([], "") == (0, 0)
    assert page_of([], "f3") == (0, 0)
    assert page_of([], "b3") == (0, 0)


def test_a_menu_leads_to_all_turns_or_to_rounds_or_evenly_through_the_game() -> None:
    assert stops([0, 1, 1, 2]) == [0, 1, 2, 3]
    assert stops([0] + [number // 6 + 1 for number in range(60)]) == [0, *range(1, 61, 6)]
    even = stops([0] * 200)
    assert len(even) == len(set(even)) == 25
    assert (even[0], even[-1]) == (0, 199)
    assert len(stops(list(range(80)))) == 25
