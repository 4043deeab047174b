"""Deciding: a person's choice, or a computer player's, checked, played and handed to the ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.errors import Refused, Stale
from bot.ledger.change import Before, Change
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Decided, Loaded, encode_events
from bot.ledger.playing import played
from bot.seats.seating import taken_back
from bot.votes.votes import Votes
from db.records import Checkpoint, NewMove, SeatChange
from games.engine import LONGEST_WAY, Event, Illegal, Luck, details_along, is_moot, verb_in, visible


class Deciding:
    """Plays choices."""

    def __init__(self, ledger: Ledger, votes: Votes) -> None:
        self._ledger = ledger
        self._votes = votes

    async def decide(
        self,
        game_id: str,
        person_id: int,
        choice: str,
        *,
        revision: int | None,
        interaction_id: int | None,
        then: Sequence[str] = (),
    ) -> Decided:
        """Play `choice` for a person, and in the same press what comes `then`: all of it or nothing.

        `revision` is the one the pressed control carries (None for typed commands). Raises `Sorry` (no seat, not
        running), `Stale` (also if what comes then would be something else than it was offered as), `Refused`,
        `DuplicateInteraction`, `StoreUnavailable`; the game is then unchanged.
        """

        def seat_of(loaded: Loaded) -> int:
            seat = loaded.seat_held(person_id)
            if revision is not None and revision != loaded.saved.asked[seat]:
                raise Stale(game_id)
            return seat

        try:
            return await self._play(game_id, seat_of, (choice, *then), person_id, interaction_id)
        except Stale:
            await self._ledger.raise_if_duplicate(interaction_id)
            raise

    async def owed(self, game_id: str, seat: int) -> Loaded | None:
        """The game as it is now, if `seat` owes a decision in it that can be taken. Raises `Sorry`."""
        loaded = await self._ledger.load(game_id)
        goes_on = loaded.row.state == "running" and not loaded.standing_still
        return loaded if goes_on and seat in loaded.waiting() else None

    async def check_owed(self, seen: Loaded, seat: int) -> None:
        """Raise `Stale` unless `seat` still owes the decision it owed when the game was `seen`. Raises `Sorry`."""
        now = await self.owed(seen.id, seat)
        if now is None or not _asks_the_same(now, seen, seat):
            raise Stale(seen.id)

    async def answer_for_player(self, seen: Loaded, seat: int, choice: str) -> Decided | None:
        """Play what a computer player has chosen in the game as it was `seen`; None if that is asked no more.

        It may have taken its time: meanwhile the game was not locked.
        """

        def still_asked(now: Loaded) -> int:
            if now.unattended or seat not in now.waiting() or not _asks_the_same(now, seen, seat):
                raise Stale(seen.id)
            return seat

        try:
            return await self._play(seen.id, still_asked, (choice,), None, None)
        except Stale:
            return None

    async def _play(
        self,
        game_id: str,
        seat_of: Callable[[Loaded], int],
        choices: Sequence[str],
        person_id: int | None,
        interaction_id: int | None,
    ) -> Decided:
        async def once(loaded: Loaded) -> Decided:
            loaded.check_running()
            return await self._decide_once(loaded, seat_of(loaded), choices, person_id, interaction_id)

        return await self._ledger.alone(game_id, once)

    async def _decide_once(
        self, loaded: Loaded, seat: int, choices: Sequence[str], person_id: int | None, interaction_id: int | None
    ) -> Decided:
        before, first = Before.of(loaded), loaded.row.revision + 1
        seen = loaded.game.view(loaded.table, seat)
        lanes = loaded.table.lanes
        heard = [event for event in lanes.hushed if event.seat == seat] if lanes is not None else []
        try:
            steps, lapsed, settled = self._played_together(
                loaded, seat, choices, first, await self._ledger.luck(loaded)
            )
        except Illegal as illegal:
            raise Refused(loaded.row.kind, illegal) from illegal
        mine = [event for step in steps for event in step if event.to in (None, seat)]
        back: list[SeatChange] = []
        back_again: list[int] = []
        steps = [[*step, *more] for step, more in zip(steps, lapsed, strict=True)]
        checkpoint = None
        if person_id is not None and (moot := self._moot(loaded, seat, settled=settled)):
            checkpoint = Checkpoint(loaded.game.save(loaded.table), loaded.row.revision + len(choices))
            loaded.saved.trail = []
            number = checkpoint.revision + 1
            events, settled = played(loaded, seat, moot, number, await self._ledger.luck(loaded))
            mine += [event for event in events if event.to in (None, seat)]
            choices, steps = [*choices, moot], [*steps, [*events, *self._votes.lapsing(loaded, seat)]]
        if person_id is not None and loaded.person_at(seat) is None:  # who decides plays again themselves
            steps[-1].append(loaded.told_of(seat, "@home"))
            back, back_again = taken_back(seat), [person_id]
        moves = [
            NewMove(
                number=number,
                seat=seat,
                choice=choice,
                events=encode_events(told),
                interaction_id=interaction_id if number == first else None,
                person_id=person_id,
            )
            for number, (choice, told) in enumerate(zip(choices, steps, strict=True), first)
        ]
        change = Change(moves=moves, acted=seat, settled=settled, checkpoint=checkpoint, seats=back, arrived=back_again)
        entry = await self._ledger.enter(loaded, change, before)
        return Decided(loaded, seat, [*mine, *visible(loaded.ahead, seat)], seen, first, entry.shown, heard)

    @staticmethod
    def _moot(loaded: Loaded, seat: int, *, settled: bool) -> str:
        """What is answered for a person where something was shown, so that no press decides it too, and all answers do
        the same; nothing if they have planned one. It can be taken back alone, and is asked then."""
        game, table = loaded.game, loaded.table
        if not settled or loaded.row.state != "running" or seat in loaded.saved.course.plans:
            return ""
        options = game.options(table, seat)
        besides = any(verb_in(each) in game.free for each in options)
        return options[0] if not besides and is_moot(game, table, seat, options) else ""

    def _played_together(
        self, loaded: Loaded, seat: int, choices: Sequence[str], first: int, luck: Luck
    ) -> tuple[list[list[Event]], list[list[Event]], bool]:
        """Play the choices of one press on the loaded table, as moves from number `first` on.

        Returns what happened with each, what is told of questions that it made idle, and whether nothing up to here can
        be taken back any more. Raises `Illegal`; and `Stale` where several are no way that can be offered: they are too
        many, one of them is asked about twice, means something else than its small print said, or comes after something
        was shown or after the round.
        """
        if len(choices) > LONGEST_WAY:
            raise Stale(loaded.id)
        game, told, lapsed, settled = loaded.game, list[list[Event]](), list[list[Event]](), False
        printed = details_along(game, loaded.table, seat, choices) if len(choices) > 1 else []
        begun_in = game.round_of(loaded.table)
        for number, choice in enumerate(choices, first):
            if printed:
                careful = loaded.careful(seat, game.options(loaded.table, seat))
                meant = game.detail(loaded.table, seat, choice) == printed[number - first]
                if settled or choice in careful or not meant or game.round_of(loaded.table) != begun_in:
                    raise Stale(loaded.id)
            events, settled = played(loaded, seat, choice, number, luck)
            if number > first:
                loaded.saved.course.join(number, {trace.number for trace in loaded.saved.trail})
            told.append(events)
            lapsed.append(self._votes.lapsing(loaded, seat))
        return told, lapsed, settled


def _asks_the_same(now: Loaded, seen: Loaded, seat: int) -> bool:
    """Whether the same question is put to the same player as when the game was `seen`: a person may have come back."""
    return now.saved.asked[seat] == seen.saved.asked[seat] and now.seats[seat].player == seen.seats[seat].player
