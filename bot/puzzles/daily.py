"""The daily puzzles of servers: when each is due, and what is posed there. A row of the outbox leads to the next one:
no restart forgets them, and where a server wants none any more, it leads nowhere."""

from __future__ import annotations

from bot.ledger.ids import new_id
from bot.ledger.posting import Posting
from bot.puzzles.days import day_of, due_on, next_due
from bot.puzzles.kinds import PuzzleDue, SolutionDue
from bot.puzzles.making import Making
from bot.puzzles.puzzle import ReadPuzzle, read_puzzle
from bot.server.rules import ServerRules, server_rules
from db.puzzle_records import Posed
from db.records import NewPost
from db.store import Store


class DailyPuzzles:
    """Puts rows into the outbox, and poses puzzles."""

    def __init__(self, store: Store, posting: Posting, making: Making) -> None:
        self._store = store
        self._posting = posting
        self._making = making

    async def rules_of(self, guild_id: int) -> ServerRules:
        """What a server has set."""
        return server_rules(await self._store.people.guild(guild_id))

    async def begin(self, guild_id: int) -> None:
        """Let the next puzzle of a server come, if it wants any. Asked twice, it is the same row."""
        rules = await self.rules_of(guild_id)
        if rules.puzzle_channel:
            due = next_due(self._store.now(), rules.zone)
            await self._posting.post(None, [PuzzleDue(guild=guild_id).row(f"puzzle-{guild_id}-{due:%Y%m%d%H%M}", due)])

    async def of_today(self, guild_id: int, rules: ServerRules, language: str) -> tuple[Posed, ReadPuzzle] | None:
        """What is posed on a server today, and its puzzle, posed now if nothing is; None where there is nothing, or it
        is not the hour yet."""
        now, puzzles = self._store.now(), self._store.puzzles
        today = day_of(now, rules.zone)
        posed = await puzzles.of_day(guild_id, today)
        if posed is None and now >= due_on(today, rules.zone):
            made = await self._making.for_server(guild_id)
            if made is not None:
                new = Posed(
                    id=new_id(),
                    puzzle_id=made.id,
                    guild_id=guild_id,
                    day=today,
                    channel_id=rules.puzzle_channel,
                    locale=language,
                )
                posed = await puzzles.pose(new)
        if posed is None:
            return None
        await self._posting.post(None, [self._solution(posed, rules)])
        puzzle = await self.puzzle_of(posed)
        return (posed, puzzle) if puzzle is not None else None

    def _solution(self, posed: Posed, rules: ServerRules) -> NewPost:
        due = next_due(due_on(posed.day, rules.zone), rules.zone)
        return SolutionDue(id=posed.id).row(f"solution-{posed.id}", due)

    async def puzzle_of(self, posed: Posed) -> ReadPuzzle | None:
        """Its puzzle; None when it is gone, or can't be shown any more."""
        row = await self._store.puzzles.puzzle(posed.puzzle_id)
        return read_puzzle(row, self._store.damage) if row is not None else None
