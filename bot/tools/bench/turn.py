"""`bench turn`: a press until it is acknowledged, until its answer and until the board is visible, against the floor.
The bot runs in one process; the stand-in of Discord and the people in this one."""

from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
from PIL import Image

from bot.sandbox.autoplay import Stuck, Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.text import texts
from bot.tools.bench.bot_process import measured_bot
from bot.tools.bench.bot_program import BenchSetup
from bot.tools.bench.timing import percentile, tell_areas, tell_durations
from bot.tools.bench.transactions import Casual
from bot.tools.bench.yardstick import YARDSTICK, GameCounts, chess_counts
from bot.tools.gallery.moments import PEOPLE, fullest
from bot.tools.report import Report
from db.access import Access, Work
from db.store import Store
from games.engine import registry
from render import painter

T = TypeVar("T")
PATIENCE_S = 20.0
WARM_UP = 8
BOARD_S = 1.0
"""So long a board is waited for: in a simultaneous window many decisions show nobody else anything."""
VISIBLE_MS, ACKNOWLEDGED_TO_FLOOR, VISIBLE_TO_FLOOR, CPU_MS = 60.0, 2.0, 4.0, 55.0
GOES_ON_S = 2.0
"""So long an open panel is given to go on by itself, before its person presses Play on the board instead."""
WATCHED = 5
"""One click in so many more is made after all others to see how late the event loop is: looking takes processor time,
which is no part of theirs."""
CHESS_EVERY, CHESS_S = 10, 0.1
"""So often, and for about so long, the yardstick takes its turn between the clicks."""


class Click(msgspec.Struct, frozen=True):
    """One press, in milliseconds from the click."""

    acknowledged: float
    answered: float
    board: float | None = None
    """None where nothing changed that everybody may see."""


def bench_turn(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    print(asyncio.run(_measure(given)).json())
    return 0


async def _measure(given: argparse.Namespace) -> Report:
    game = registry()[given.game]
    report = Report("bench turn", game=game.id, clicks=given.clicks, seats=given.seats)
    command = texts().words("en")(f"{game.id}-command")
    [moment] = fullest(game, given.seats, ["turn"])
    said = texts().words("en").of(game.id, PEOPLE)
    picture = painter(game.id).table(game.view(moment.table, None), said, names=PEOPLE[: given.seats]).data
    turns: list[Click] = []
    commands: list[Click] = []
    presses: list[Click] = []
    chess = chess_counts()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="quayside-bench-")))
        stored = folder / "picture.png"
        await asyncio.to_thread(stored.write_bytes, picture)
        standin = await stack.enter_async_context(Standin(world=new_world(people=max(2, given.seats))))
        other = await stack.enter_async_context(Standin(world=new_world(people=2)))
        bot = await stack.enter_async_context(
            measured_bot(
                BenchSetup(
                    standin.client_connection,
                    database=f"sqlite:///{folder}/games.sqlite3",
                    profile=given.profile,
                    still=True,
                )
            )
        )
        await stack.enter_async_context(measured_bot(BenchSetup(other.client_connection, picture=str(stored))))
        people = [await standin.person(person.id) for person in standin.world.people[: given.seats]]
        clicker = Sequential(people, command)
        floor = await other.person(other.world.people[0].id)
        for _ in range(WARM_UP):
            await clicker.click()
            await _floor(floor, commands, presses)
        commands.clear()
        presses.clear()
        await bot.stats()
        while len(turns) < given.clicks:  # all take turns, so that a slow moment hits each
            if chess is not None and len(turns) % CHESS_EVERY == 0:
                chess.run(CHESS_S)
            turns.append(await clicker.click())
            await _floor(floor, commands, presses)
        felt = await bot.stats()
        await bot.beat()
        for _ in range(-(-given.clicks // WATCHED)):
            await clicker.click()
        watched = await bot.stats()
        commit = await _commit(game, folder, given.seats)
    report.figure("picture", len(picture), "bytes")
    _tell_durations(report, turns, commands, presses)
    encoding = report.figure("encoding alone p50", _encoding(picture), "ms")
    report.figure("durable commit p50", commit, "ms")
    report.figure("event loop, longest block", watched.longest_block_ms, "ms")
    cpu = report.figure("bot's CPU a click", 1000 * felt.cpu_s / len(turns), "ms")
    tell_areas(report, felt.areas, len(turns))
    report.figure("bot's memory", felt.memory_mb, "MB")
    _hold_to_floor(report, turns, commands, presses, commit + encoding)
    hold_to_yardstick(report, cpu, chess)
    return report


def _tell_durations(report: Report, turns: list[Click], commands: list[Click], presses: list[Click]) -> None:
    """What people waited for: the bot's clicks beside the bare client's commands and presses."""
    tell_durations(report, "floor command acknowledged", [each.acknowledged for each in commands])
    tell_durations(report, "floor command visible", [each.answered for each in commands])
    tell_durations(report, "floor press acknowledged", [each.acknowledged for each in presses])
    tell_durations(report, "floor press visible", [each.answered for each in presses])
    tell_durations(report, "click acknowledged", [each.acknowledged for each in turns])
    tell_durations(report, "click to answer visible", [each.answered for each in turns])
    report.figure("boards that changed", len(_boards(turns)), "of the clicks")
    tell_durations(report, "click to board visible", _boards(turns))


def _hold_to_floor(
    report: Report, turns: list[Click], commands: list[Click], presses: list[Click], own_work_ms: float
) -> None:
    """The bot may take so much longer than the bare client; `own_work_ms` is what storing and encoding take."""
    # The stricter of the two floors for each: the press is acknowledged sooner, the command's picture is seen sooner.
    floor_acknowledged = min(percentile([each.acknowledged for each in kind], 0.99) for kind in (commands, presses))
    floor_visible = min(percentile([each.answered for each in kind], 0.5) for kind in (commands, presses))
    acknowledged = percentile([each.acknowledged for each in turns], 0.99)
    visible = percentile(_boards(turns), 0.5)
    report.aim(
        "acknowledged p99 against the floor's", acknowledged / floor_acknowledged, "<=", ACKNOWLEDGED_TO_FLOOR, "x"
    )
    report.aim("board visible p50", visible, "<=", VISIBLE_MS, "ms")
    parts = floor_visible + own_work_ms
    report.aim("board visible p50 against floor + commit + encoding", visible / parts, "<=", VISIBLE_TO_FLOOR, "x")


def hold_to_yardstick(report: Report, cpu_ms: float, chess: GameCounts | None) -> None:
    """So much processor time may a click take the bot, with its answer and its board, on a machine of a certain
    speed."""
    if chess is None:
        report.fact("yardstick", "not measured: pip install 'quayside[bench]'")
        return
    yardstick = report.figure("yardstick", chess.moves / chess.seconds, "moves/s of random chess")
    scaled = cpu_ms * yardstick / YARDSTICK
    report.aim(f"bot's CPU a click with the yardstick at {YARDSTICK} moves/s", scaled, "<=", CPU_MS, "ms")


def _boards(turns: list[Click]) -> list[float]:
    return [each.board for each in turns if each.board is not None]


async def _floor(person: Person, commands: list[Click], presses: list[Click]) -> None:
    """One command and one press of the bare client."""
    began = time.perf_counter()
    outcome = await person.command("floor")
    seen = await outcome.reply(PATIENCE_S)
    commands.append(Click(1000 * outcome.acknowledged_after, 1000 * (time.perf_counter() - began)))
    began = time.perf_counter()
    outcome = await person.press(seen, "floor")
    await outcome.reply(PATIENCE_S)
    presses.append(Click(1000 * outcome.acknowledged_after, 1000 * (time.perf_counter() - began)))


async def _commit(game: Any, folder: Path, seats: int) -> float:
    """The median time of one durable commit of a real decision, in milliseconds, with nothing else going on."""
    durations: list[float] = []
    async with await Store.open(
        f"sqlite:///{folder}/commits.sqlite3", through=lambda access: TimedAccess(access, durations)
    ) as store:
        casual = Casual(game, store, seats)
        opened = await casual.open(1)
        durations.clear()
        await casual.play(opened, 60)
    return percentile(durations, 0.5)


def _encoding(picture: bytes) -> float:
    """The median time to write the picture's pixels as PNG again, in milliseconds."""
    image = Image.open(io.BytesIO(picture))
    image.load()
    durations: list[float] = []
    for _ in range(20):
        began = time.perf_counter()
        image.save(io.BytesIO(), "PNG", compress_level=1)  # as pictures are packed
        durations.append(1000 * (time.perf_counter() - began))
    return percentile(durations, 0.5)


class TimedAccess:
    """A way into the database that notes how long each transaction takes, in milliseconds."""

    def __init__(self, way: Access, durations: list[float]) -> None:
        self._way = way
        self._durations = durations

    async def read(self, work: Work[T]) -> T:
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        began = time.perf_counter()
        result = await self._way.write(work)
        self._durations.append(1000 * (time.perf_counter() - began))
        return result

    async def close(self) -> None:
        await self._way.close()


class Sequential:
    """People who play one game after the other, one press at a time, and wait until everything is visible."""

    def __init__(self, people: Sequence[Person], command: str) -> None:
        self._people = people
        self._command = command
        self.rng = Random(1)
        self._table: Table | None = None
        self._panels: dict[str, ShownMessage] = {}
        self._answered: set[tuple[str, str]] = set()

    async def click(self) -> Click:
        """The next decision of the game; a new game if the last one is over."""
        person, panel, (custom_id, value) = await self._next()
        witness = self._people[0]
        before = self._newest(witness)
        board = asyncio.create_task(self._changed(witness, before))
        began = time.perf_counter()
        press = person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id)
        outcome = await press
        if outcome.failed:
            board.cancel()
            raise Stuck(f"the press of {person.name} was not acknowledged")
        self._panels[person.id] = await outcome.reply(PATIENCE_S)
        answered = time.perf_counter()
        seen = await board
        shown = 1000 * (seen - began) if seen is not None else None
        return Click(1000 * outcome.acknowledged_after, 1000 * (answered - began), shown)

    async def _next(self) -> tuple[Person, ShownMessage, tuple[str, str]]:
        """Who decides next, with the open panel and a choice in it."""
        began = time.monotonic()
        while (waited := time.monotonic() - began) < PATIENCE_S:
            for person in self._people:
                panel = self._panels.get(person.id)
                if panel is not None and (choices := _choices(panel)):
                    return person, panel, self.rng.choice(choices)
            if self._table is None or self._over():
                await self._open()
            await self._press_play(relying=waited < GOES_ON_S)
            await asyncio.sleep(0.005)
        raise Stuck("nobody has anything to press")

    async def _open(self) -> None:
        self._panels.clear()
        self._table = Table(self._people, self.rng)
        await self._table.open(self._command)
        await self._people[0].wait_for(self._is_board, PATIENCE_S)

    async def _press_play(self, *, relying: bool) -> None:
        """Whoever is called presses Play, but for those who are `relying` on the panel before them."""
        for person in self._people:
            if relying and person.id in self._panels:
                continue
            board = next((seen for seen in reversed(person.seen.values()) if self._is_board(seen)), None)
            if board is not None and board.pings and (person.id, board.id) not in self._answered:
                self._answered.add((person.id, board.id))
                outcome = await person.press(board, controls(board, "@play")[0])
                self._panels[person.id] = await outcome.reply(PATIENCE_S)

    def _is_board(self, seen: ShownMessage) -> bool:
        return self._public(seen) and bool(controls(seen, "@play"))

    def _public(self, seen: ShownMessage) -> bool:
        return self._table is not None and not seen.ephemeral and game_of(seen) == self._table.game_id

    def _over(self) -> bool:
        seen = self._people[0].seen.values()
        return any(self._public(each) and bool(controls(each, "@again")) for each in reversed(seen))

    def _newest(self, witness: Person) -> tuple[str, int]:
        found = next((seen for seen in reversed(witness.seen.values()) if self._public(seen)), None)
        return (found.id, found.version) if found is not None else ("", 0)

    async def _changed(self, witness: Person, before: tuple[str, int]) -> float | None:
        """When the game's newest public message is another one, or a changed one; None if it stays as it is."""

        def other() -> tuple[str, int] | None:
            newest = self._newest(witness)
            return newest if newest != before else None

        try:
            await witness.wait_until(other, BOARD_S)
        except TimeoutError:
            return None
        return time.perf_counter()


def _choices(panel: ShownMessage) -> list[tuple[str, str]]:
    """Every choice of a panel as (custom id, menu value)."""
    found = [(custom_id, "") for custom_id in controls(panel, "")]
    for item in panel.selects:
        if not item["custom_id"].split(":", 3)[3].startswith("@pick"):
            continue
        found += [(item["custom_id"], option["value"]) for option in item["options"]]
    return found
