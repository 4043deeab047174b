"""Where searching players think: one process beside the bot (`python -m bot.players.thinking`), started when first
needed and ended when nobody has asked it anything for a while. The event loop only waits for its answers."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from bot.players.registry import searching_players, stand_in
from games.engine import Budget, Searching, Weighed, registry, weigh

if TYPE_CHECKING:
    from bot.ledger.loaded import Loaded

log = logging.getLogger(__name__)
NICENESS = 4
IDLE_S = 300.0
ATTEMPTS = 2
STARTING_S = 20.0
SLOW = 10
"""On a busy machine a second of CPU time may take so many."""
UNHURRIED_S = 30.0
"""For thoughts that must come out alike each time: their playouts end them, not the clock."""
LENGTH = 4
_encoder = msgspec.msgpack.Encoder()


class Question(msgspec.Struct, frozen=True):
    """A decision to think about: the game's id, who thinks, the table as saved, the seat, the dice of the thought."""

    kind: str
    player: str
    table: bytes
    seat: int
    seed: int
    budget: Budget


class CannotThink(Exception):
    """The game has no player that thinks, or the thinking process failed twice."""


class Thinking:
    """The thinking process as the bot sees it. Thoughts queue up: one is thought at a time."""

    def __init__(self, budget: Budget | None = None, *, idle_s: float = IDLE_S) -> None:
        self.budget = budget or Budget()
        self._idle_s = idle_s
        self._turn = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        """Where it is thought, while there is one."""
        self._leaving: asyncio.TimerHandle | None = None
        self._dying: set[asyncio.Task[None]] = set()

    async def weigh(
        self, loaded: Loaded, seat: int, *, player: Searching | None = None, rng: Random | None = None
    ) -> list[Weighed]:
        """The choices worth a thought for the decision `seat` owes, best first, each with the points it promises.

        The game's strongest searching player thinks, unless another one is named. With an `rng` the same dice give the
        same answer. Raises `CannotThink`.
        """
        kind = loaded.row.kind
        known = searching_players(kind)
        if not known:
            raise CannotThink(f"nobody thinks in {kind}")
        name = player.name if player is not None else list(known)[-1]
        budget = self.budget if rng is None else msgspec.structs.replace(self.budget, seconds=UNHURRIED_S)
        seed = (rng or Random()).getrandbits(64)
        question = Question(kind, name, loaded.game.save(loaded.table), seat, seed, budget)
        for attempt in range(ATTEMPTS):
            try:
                return await self.ask(question)
            except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("the thinking process failed (%r), attempt %s", error, attempt + 1)
        raise CannotThink(f"no answer after {ATTEMPTS} attempts")

    async def answer(self, loaded: Loaded, seat: int, player: Searching, rng: Random | None = None) -> str:
        """What this player chooses; if it can't think, what the strongest quick one chooses."""
        try:
            return (await self.weigh(loaded, seat, player=player, rng=rng))[0].choice
        except CannotThink as error:
            log.error("seat %s of game %s is answered by the stand-in: %s", seat, loaded.id, error)
            quick = next(each for each in loaded.game.players if each.name == stand_in(loaded.row.kind))
            game, table = loaded.game, loaded.table
            return quick.choose(game.view(table, seat), game.options(table, seat), rng or Random())

    async def close(self) -> None:
        """End the process; a thought under way is lost."""
        self._end()
        await asyncio.gather(*self._dying)

    async def ask(self, question: Question) -> list[Weighed]:
        """What the process answers, the first time. Raises OSError, EOFError, TimeoutError, `msgspec.MsgspecError`."""
        async with self._turn:
            if self._leaving is not None:
                self._leaving.cancel()
            try:
                async with asyncio.timeout(STARTING_S + SLOW * question.budget.seconds):
                    process = await self._started()
                    assert process.stdin is not None, "it was started with pipes"
                    assert process.stdout is not None, "it was started with pipes"
                    asked = _encoder.encode(question)
                    process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
                    await process.stdin.drain()
                    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
                    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=list[Weighed])
            except BaseException:  # also when nobody waits any more: a half-read answer must not meet the next question
                self._end()
                raise
            finally:
                self._leaving = asyncio.get_running_loop().call_later(self._idle_s, self._end)

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # no modules of the current directory
                "-m",
                "bot.players.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self.process

    def _end(self) -> None:
        """Let the process go; it is started again when it is needed."""
        if self._leaving is not None:
            self._leaving.cancel()
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            dying = asyncio.get_running_loop().create_task(gone(process))
            self._dying.add(dying)
            dying.add_done_callback(self._dying.discard)


async def gone(process: asyncio.subprocess.Process) -> None:
    """Wait until a killed process is gone, and the pipe to it with it."""
    await process.wait()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


def think(question: Question) -> list[Weighed]:
    """What the thinking process does with a question."""
    game = registry()[question.kind]
    player = searching_players(question.kind)[question.player]
    return weigh(player, game, game.load(question.table), question.seat, Random(question.seed), question.budget)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the bot is gone."""
    while len(length := questions.read(LENGTH)) == LENGTH:
        question = msgspec.msgpack.decode(questions.read(int.from_bytes(length)), type=Question)
        answer = _encoder.encode(think(question))
        answers.write(len(answer).to_bytes(LENGTH) + answer)
        answers.flush()


def main() -> None:
    """Be the thinking process; politely, below the bot itself, which says when it is over."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registry()  # loads the games
    gc.collect()
    gc.freeze()  # what is loaded stays for good: the collector need not look through it while somebody waits
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
