"""What version 0.1.0 left behind is gone on with: its games, what it had not said, and the buttons of its messages.
`tests/legacy` has the harbors it left, stopped in the orderly way and killed, and says how they were made."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Sorry
from bot.gateway.controls import OWN, control, read
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.quarantine import Quarantine
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.held_time import held_time
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.standin import Standin
from db.store import Store
from games.engine import Budget, digest, replay
from tests.bot.sandbox.schema import SchemaCheck, find_schema
from tests.conversations.house import House, choices, forged, is_board
from tests.conversations.rushing import rushed
from tests.legacy.archive import Left, unpacked

STOPPED, KILLED = "0_1_0_stopped", "0_1_0_killed"
POSTING = {"open", "turn", "end", "replay", "notice", "reminder", "follower", "season", "aside"}
"""Rows that are said by a message of their own."""
INWARD = {"refresh", "status", "alarm", "player", "look", "ran", "followers", "challenge"}
"""The other rows: what they do is seen elsewhere, or by nobody."""
USERS, CHANNELS = 5, 8
"""Menus of people and of channels."""
FOR_ALL = ("@challenge", "@join", "@again", "@watch", "@replay", "@table", "@history", "@log", "@sheet", "@text")
"""Public controls that may be pressed by those who don't play."""
LATER = {STOPPED: {"season"}, KILLED: {"season", "follower", "reminder"}}
"""What was not due yet, or not there, when the process ended."""
BY_HAND = 5
"""So many boards of a game are answered by pressing what is there; what comes then is as in any game of today."""
BROKEN = ("went wrong", "schiefgegangen", "belongs to nothing", "nichts mehr anfangen", "can't read one of the values")


class Harbor:
    """The bot of today in a harbor of then."""

    def __init__(self, left: Left, house: House) -> None:
        self.left = left
        self.house = house
        self._people: dict[str, Person] = {}

    async def person(self, name: str) -> Person:
        """Somebody at the page who has all messages before them that they may see."""
        if name in self._people:
            return self._people[name]
        person = self._people[name] = await self.house.standin.person(name)
        world = self.house.standin.world
        found = [message for channel in person.channels for message in world.channel(channel).log]
        for message in sorted(found, key=lambda each: int(each.id)):
            if message.reader in (None, person.id) and message.id not in person.seen:
                called = person.id in [user["id"] for user in message.raw["mentions"]]
                person.seen[message.id] = ShownMessage(message.raw, pings=called and message.reader is None)
        return person

    async def message(self, label: str) -> tuple[Person, ShownMessage]:
        """A remarkable message of then, and who had it before them."""
        known = self.left.manifest["messages"][label]
        person = await self.person(known["person"])
        return person, person.seen[known["message"]]

    async def press(self, label: str, action: str, value: str = "") -> ShownMessage:
        """Press the button (or pick in the menu) of a message of then that begins with this action; the answer."""
        person, seen = await self.message(label)
        return await self.pressed(person, seen, action, value)

    async def pressed(self, person: Person, seen: ShownMessage, action: str, value: str = "") -> ShownMessage:
        items = [item for item in (*seen.buttons, *seen.selects) if _choice(item).startswith(action)]
        assert items, f"no {action} among {[_choice(item) for item in (*seen.buttons, *seen.selects)]}"
        custom_id = items[0]["custom_id"]
        pressing = person.select(seen, custom_id, [value]) if value else person.press(seen, custom_id)
        answer = await (await pressing).reply()
        assert not [each for each in BROKEN if each in answer.text], answer.text
        return answer

    async def play_on(self, name: str, by_hand: int | None = None) -> ShownMessage:
        """Whoever owes a decision presses Play on the newest board and any choice, to the end; the final scoring.
        After so many boards the others decide without being shown anything."""
        table, dice = Table([], Random(5)), Random(5)
        table.game_id = self.left.games[name]
        names = {int(person): each for each, person in self.left.manifest["people"].items()}
        while (await self.house.store.games.load(table.game_id)).state == "running":
            owing = await self.house.owing(table)
            if owing and by_hand == 0:
                return await rushed(self.house, table, await self.person(names[owing[0]]))
            if owing:
                by_hand = by_hand - 1 if by_hand is not None else None
                person = await self.person(names[owing[0]])
                boards = [seen for seen in person.seen.values() if is_board(table, seen)]
                board = max(boards, key=lambda seen: int(seen.id))
                panel = await self.pressed(person, board, "@play")
                while offered := choices(panel):
                    custom_id, value = dice.choice(offered)
                    pressing = person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id)
                    panel = await (await pressing).reply()
                await self.house.settled()
            else:  # a computer player takes a moment
                await self.house.later(seconds=5)
        loaded = await self.house.ledger.load(table.game_id)
        person = await self.person(names[loaded.people(range(len(loaded.seats)))[0]])
        return await person.wait_for(
            lambda seen: game_of(seen) == table.game_id and not seen.ephemeral and bool(controls(seen, "@again"))
        )

    async def load(self, name: str) -> Loaded:
        return await self.house.ledger.load(self.left.games[name])

    async def moves(self, name: str) -> int:
        return len(await self.house.store.games.moves(self.left.games[name]))

    def rows(self) -> dict[int, dict[str, Any]]:
        """The outbox as it is now, by the rows' ids."""
        with closing(sqlite3.connect(self.left.database)) as database:
            database.row_factory = sqlite3.Row
            return {row["id"]: dict(row) for row in database.execute("SELECT * FROM outbox")}

    def open_all(self) -> None:
        """Everything is open to the bot again."""
        for channel in list(self.house.standin.world.channels.values()):
            if channel.raw.get("permission_overwrites") and channel.raw["name"] == "general":
                self.house.deny(channel.id)


def _choice(item: dict[str, Any]) -> str:
    found = read(item["custom_id"])
    return found.choice if found is not None else ""


@pytest.fixture(autouse=True)
def _the_same_dice() -> None:
    """Here every game goes on with the luck it was dealt."""


@asynccontextmanager
async def _harbor(name: str, folder: Path) -> AsyncIterator[Harbor]:
    left = unpacked(name, folder)
    clock = held_time().clock()
    clock.advance(left.ended.timestamp() - clock.time())
    async with Standin(world=left.world(clock)) as standin:
        check = SchemaCheck(standin) if find_schema() else None
        standin.faults.containers_break_lists = False  # its boards are containers; what comes of it is shown elsewhere
        house = House(standin, f"sqlite:///{left.database}")
        house.ahead = left.ended - house.now()
        await house.start()
        try:
            yield Harbor(left, house)
        finally:
            await house.stop()
    if check is not None:
        assert check.problems() == []


@pytest.fixture
async def harbor(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Harbor]:
    """The bot of today after an orderly end of the earlier one; whatever it was to say is said. Nothing may break."""
    async with _harbor(STOPPED, tmp_path) as opened:
        opened.open_all()
        await opened.house.settled()
        yield opened
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def _goes_on(stored: Any, read: Any) -> bool:
    """Whether this is what was stored, with nothing behind it where later versions keep more."""
    if isinstance(stored, list) and isinstance(read, list):
        same = all(_goes_on(*each) for each in zip(stored, read, strict=False))
        return same and len(stored) <= len(read) and not any(read[len(stored) :])
    if isinstance(stored, dict) and isinstance(read, dict):
        return stored.keys() == read.keys() and all(_goes_on(stored[key], read[key]) for key in stored)
    return bool(stored == read)


@pytest.mark.parametrize("name", [STOPPED, KILLED])
async def test_every_game_stands_where_it_stood_and_is_stored_as_it_was(name: str, tmp_path: Path) -> None:
    left = unpacked(name, tmp_path)
    async with await Store.open(f"sqlite:///{left.database}", clock=lambda: left.ended) as store:
        ledger = Ledger(store.games, lambda: None, Quarantine(store, lambda: None))
        chronicle = Chronicle(store.games, ledger)
        kinds = set[str]()
        for game, known in left.manifest["tables"].items():
            loaded = await ledger.load(left.games[game])
            assert loaded.row.state == known["state"], game
            if known["state"] != "running":
                continue
            kinds.add(known["kind"])
            asked = {str(seat): list(loaded.game.options(loaded.table, seat)) for seat in loaded.waiting()}
            assert asked == known["asked"], game
            assert loaded.row.table_blob is not None
            stored, read = (msgspec.msgpack.decode(data) for data in (loaded.row.table_blob, loaded.encode()))
            assert _goes_on(stored, read), (game, stored, read)
            assert await chronicle.events(loaded, None) is not None
        assert len(kinds) == 4
        with pytest.raises(Sorry):
            await ledger.load(left.games["aside"])


@pytest.mark.parametrize("name", [STOPPED, KILLED])
@pytest.mark.slow
async def test_what_was_left_unsaid_is_said_once(name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with _harbor(name, tmp_path) as harbor:
        house, left = harbor.house, harbor.left
        actions = {found.action for each in left.manifest["custom ids"] if (found := read(each)) is not None}
        assert actions <= set(house.app.dispatcher.answers)
        await house.settled()
        rows = harbor.rows()
        over = left.games["held end"]  # it needs no board any more, only its end
        shut = [row for row in left.outbox if row["state"] == "held" and row["kind"] in (*POSTING, "challenge")]
        shut = [row for row in shut if (row["kind"], row["game_id"]) != ("turn", over)]
        assert {row["kind"] for row in shut} >= {"open", "turn", "end", "replay", "notice", "challenge"}
        assert [row for row in shut if rows[row["id"]]["state"] != "held"] == [], "its channel is still shut"
        harbor.open_all()
        await house.settled()
        house.ahead += timedelta(minutes=1)  # cards are edited a little later
        await house.settled()

        rows, now = harbor.rows(), house.now()
        for row in left.outbox:
            after = rows.get(row["id"])
            if after is None:  # a newer one says it all
                assert row["kind"] in ("refresh", "status", "alarm", "turn", "look"), row
            elif after["state"] == "waiting":
                assert after["due_at"] > now.timestamp() * 1e6, row
            else:
                assert after["state"] == "sent", (row, after)
                assert after["message_id"] is None or _exists(house, after["message_id"]), row
        said = {row["kind"] for row in left.outbox if rows.get(row["id"], {}).get("message_id")}
        assert said >= POSTING - LATER[name]
        for game in ("plan", "forum", "held turns"):
            newest = _boards(house, left.games[game])[-1]
            loaded = await house.ledger.load(left.games[game])
            called, owing = {user["id"] for user in newest.raw["mentions"]}, loaded.people(loaded.waiting())
            assert called == set(map(str, owing)) if game == "forum" else called <= set(map(str, owing)), game
            assert controls(newest, "@sheet") == [f"q:{loaded.id}:{loaded.board}:@sheet"]

        house.ahead += timedelta(days=28)
        await house.settled()
        rows = harbor.rows()
        for row in (row for row in left.outbox if row["kind"] in ("season", "follower")):
            assert rows[row["id"]]["state"] == "sent", row
            assert _exists(house, rows[row["id"]]["message_id"]), row
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_rows_of_every_kind_were_left_unsaid(tmp_path: Path) -> None:
    rows = [row for name in (STOPPED, KILLED) for row in unpacked(name, tmp_path / name).outbox]
    held = {row["kind"] for row in rows if row["state"] == "held"}
    assert {row["kind"] for row in rows} == POSTING | INWARD
    assert held >= {"open", "turn", "refresh", "end", "replay", "notice", "status", "challenge"}
    tasks = {json.loads(row["payload"])["do"] for row in rows if row["kind"] == "challenge"}
    assert tasks == {"card", "next", "close", "over", "through", "late"}


@pytest.mark.parametrize("name", [STOPPED, KILLED])
def test_every_custom_id_ever_shown_is_read(name: str, tmp_path: Path) -> None:
    left = unpacked(name, tmp_path)
    with closing(sqlite3.connect(left.database)) as database:
        known = {OWN, *(id_ for (id_,) in database.execute("SELECT id FROM games UNION SELECT id FROM challenges"))}
    for custom_id in left.manifest["custom ids"]:
        found = read(custom_id)
        assert found is not None, custom_id
        assert found.game_id in known
        assert bool(found.action) == (":@" in custom_id)
        assert control(found.game_id, found.revision, found.choice) == custom_id
    assert len(left.manifest["custom ids"]) > 2000


@pytest.mark.slow
async def test_old_panels_show_the_present_question_and_change_nothing(harbor: Harbor) -> None:
    for game in ("fleet", "montego", "nusfjord", "captains"):
        person, panel = await harbor.message(f"{game} old panel")
        before = await harbor.moves(game)
        custom_id, value = choices(panel)[0]
        outcome = await (person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id))
        fresh = await outcome.reply()
        assert fresh.id == panel.id
        assert "⚠️" in fresh.text
        assert await harbor.moves(game) == before


@pytest.mark.slow
async def test_what_people_had_before_them_still_does_what_it_says(harbor: Harbor) -> None:
    await _votes_are_answered(harbor)
    await _seats_are_taken_and_left(harbor)
    await _games_go_on(harbor)
    await _a_lobby_becomes_a_game(harbor)
    await _challenges_are_played_and_watched(harbor)
    await _whoever_looks_on_sees_what_there_is(harbor)
    await harbor.house.settled()


async def _votes_are_answered(harbor: Harbor) -> None:
    """About somebody late, and about a step back."""
    assert (await harbor.load("late")).saved.course.vote is not None
    await harbor.press("late panel of who has not voted", "@vote.skip")
    assert (await harbor.load("late")).saved.course.vote is None
    moves = await harbor.moves("undo vote")
    await harbor.press("undo consent", "@vote.yes")
    assert await harbor.moves("undo vote") < moves
    await harbor.press("undo not yet asked", "@back")
    assert (await harbor.load("undo asked")).saved.course.vote is not None


async def _seats_are_taken_and_left(harbor: Harbor) -> None:
    """An offer is taken and one declined, somebody comes home, a pause ends."""
    dora, _ = await harbor.message("offer to Dora")
    await harbor.press("offer to Dora", "@accept")
    await harbor.press("offer to Hanna", "@decline")
    offered = await harbor.load("offer")
    assert offered.seat_of(int(dora.id)) is not None
    assert not offered.saved.course.offers
    georg, _ = await harbor.message("captains table Georg")
    await harbor.press("captains table Georg", "@home")
    back = await harbor.load("captains")
    assert int(georg.id) in back.people(range(3)), "he plays himself again"
    await harbor.press("paused table Carla", "@go-on")
    assert not (await harbor.load("paused")).saved.course.paused
    assert "@quit" in str((await harbor.press("window quit", "@manage")).buttons)


async def _games_go_on(harbor: Harbor) -> None:
    """A step back and again, a plan, a hint, a careful choice, a menu, a window."""
    await harbor.press("nusfjord panel with redo", "@redo")
    await harbor.press("plan panel of wishes", "@unplan")
    assert not (await harbor.load("plan")).saved.course.plans
    for label, game in (("hint", "hinted"), ("sure question", "menus")):
        moves = await harbor.moves(game)
        await harbor.press(label, "")
        assert await harbor.moves(game) == moves + 1
    for action in ("@sheet", "@log", "@text", "@play"):
        assert game_of(await harbor.press("fleet board", action)) in ("", harbor.left.games["fleet"])


async def _a_lobby_becomes_a_game(harbor: Harbor) -> None:
    """Somebody joins, and it begins."""
    ben, (anna, lobby) = await harbor.person("Ben"), await harbor.message("lobby lobby")
    assert await harbor.pressed(ben, ben.seen[lobby.id], "@join")
    await harbor.pressed(anna, lobby, "@start")
    assert (await harbor.load("lobby")).row.state == "running"
    again = await harbor.press("final scoring", "@again")
    assert controls(again, "@join")


async def _challenges_are_played_and_watched(harbor: Harbor) -> None:
    carla = await harbor.person("Carla")
    card = max((each for each in carla.seen.values() if _card(each)), key=lambda seen: int(seen.id))
    assert "<#" in (await harbor.pressed(carla, card, "@challenge.play")).text
    (_, over) = await harbor.message("challenge over")
    run = over.selects[0]["options"][0]["value"]
    assert (await harbor.press("challenge over", "@challenge.watch", run)).pictures
    georg = await harbor.person("Georg")
    assert (await harbor.pressed(georg, georg.seen[over.id], "@challenge.watch", run)).pictures
    challenge_id = game_of(over)
    (its_card,) = [each for each in georg.seen.values() if _card_of(each, challenge_id)]
    standings = await harbor.pressed(georg, its_card, "@challenge.standings")
    proof = await harbor.pressed(georg, standings, "@challenge.proof")
    challenge = await harbor.house.store.challenges.challenge(challenge_id)
    assert challenge is not None
    secret = (await harbor.house.store.challenges.deal_secret(challenge.deal_id)).hex()
    assert secret in over.text, "then it stood below the standings"
    assert secret in proof.text
    assert "✅" in proof.text


async def _whoever_looks_on_sees_what_there_is(harbor: Harbor) -> None:
    assert "follow" in (await harbor.press("follow offered", "@follow.end")).text
    assert "aren't following" in (await harbor.press("followed news", "@unfollow")).text
    first = await harbor.press("fleet history first", "@step.forth")
    assert "Turn 1" in first.text
    assert (await harbor.press("final scoring", "@table")).pictures
    assert (await harbor.press("replay", "@watch")).pictures


def _card(seen: ShownMessage) -> bool:
    return not seen.ephemeral and any(_choice(item) == "@challenge.play" for item in seen.buttons)


def _card_of(seen: ShownMessage, challenge_id: str) -> bool:
    controls_of_cards = [_choice(item) for item in seen.buttons if item["custom_id"].split(":")[1] == challenge_id]
    return not seen.ephemeral and "@challenge.standings" in controls_of_cards


@pytest.mark.slow
async def test_the_four_games_a_run_and_a_captains_game_are_played_to_their_ends(harbor: Harbor) -> None:
    house = harbor.house
    house.app.core.thinking.budget = Budget(20.0, 8)
    for game in ("fleet", "montego", "nusfjord", "captains", "run", "captain"):
        final = await harbor.play_on(game, None if game == "captain" else BY_HAND)
        assert final.pictures, game
        loaded = await house.ledger.load(harbor.left.games[game])
        assert loaded.row.state == "finished", game
        assert loaded.row.result is not None
        if game in ("fleet", "montego", "nusfjord", "captains"):
            replayed, _ = replay(loaded.game, await house.ledger.record(loaded))
            assert digest(loaded.game, replayed) == digest(loaded.game, loaded.table), game


@pytest.mark.slow
async def test_steps_made_then_are_taken_back_and_made_again(harbor: Harbor) -> None:
    for game in ("montego", "captains", "window", "undo asked"):  # in the others dice have been thrown since
        for name in harbor.left.manifest["people"]:
            person = await harbor.person(name)
            panel = await (await person.command("play", game=harbor.left.games[game])).reply()
            if controls(panel, "@undo"):
                break
        else:
            raise AssertionError(f"nobody can take anything back in {game}")
        moves = await harbor.moves(game)
        panel = await harbor.pressed(person, panel, "@undo")
        assert await harbor.moves(game) < moves
        await harbor.pressed(person, panel, "@redo")
        assert await harbor.moves(game) == moves


@pytest.mark.slow
async def test_every_button_and_menu_of_every_message_gets_an_answer(harbor: Harbor) -> None:
    """Each sort of control once, by apps that heard of no change since; what ends a game or forgets a person last."""
    found: dict[tuple[str, ...], tuple[Person, ShownMessage, dict[str, Any]]] = {}
    kinds = {harbor.left.games[name]: each["kind"] for name, each in harbor.left.manifest["tables"].items()}
    for name in harbor.left.manifest["people"]:
        person = await harbor.person(name)
        games = {game.id for game in await harbor.house.store.games.of_person(int(person.id))}
        for seen in person.seen.values():
            for item in (*seen.buttons, *seen.selects):
                says = read(item["custom_id"])
                assert says is not None, "only the bot's own messages have controls"
                if seen.ephemeral or says.game_id in games or says.action in FOR_ALL:
                    word = says.argument.partition(".")[0].rstrip("0123456789")
                    verb = kinds.get(says.game_id, ""), says.choice.partition(":")[0]
                    found[(says.action, word) if says.action else ("", *verb)] = (person, seen, item)
    actions = {action for action, *_ in found}
    assert actions >= {"", "@play", "@vote", "@accept", "@join", "@start", "@step", "@challenge", "@pick", "@watch"}
    last = ("@cancel", "@end", "@quit", "@forget")
    for sort in sorted(found, key=lambda sort: (sort[0] in last, sort)):
        person, seen, item = found[sort]
        values = [each["value"] for each in item.get("options", [])][-1:] or None
        more: dict[str, Any] = {"component_type": item["type"]}
        if item["type"] == USERS:
            hanna = await harbor.person("Hanna")
            values, more["resolved"] = [hanna.id], {"users": {hanna.id: hanna.me}}
        if item["type"] == CHANNELS:
            values = [person.here]
            more["resolved"] = {"channels": {person.here: person.channels[person.here] | {"permissions": "0"}}}
        outcome = await forged(person, seen, item["custom_id"], values, **more)
        assert not outcome.failed, sort
        if outcome.modal is None:
            answer = await outcome.reply()
            assert not [each for each in BROKEN if each in answer.text], (sort, answer.text)
    await harbor.house.settled()


def _exists(house: House, message_id: int) -> bool:
    return any(channel.log.get(str(message_id)) for channel in house.standin.world.channels.values())


def _boards(house: House, game_id: str) -> list[ShownMessage]:
    """All boards of a game, oldest first."""
    channels = house.standin.world.channels.values()
    found = [ShownMessage(message.raw) for channel in channels for message in channel.log if message.reader is None]
    boards = [seen for seen in found if controls(seen, "@sheet") and game_of(seen) == game_id]
    return sorted(boards, key=lambda seen: int(seen.id))
