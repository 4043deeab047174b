"""What happened in a game, as its moves tell it: read from the store, no further than its reader may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from bot.ledger.acts import BY_ITSELF, HINT, REDONE, TAKEN_BACK, UNDONE
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, decode_events
from db.games import GameRepository
from db.records import MoveRow
from games.engine import Event, visible

BEGINNING = -1
"""As the number of a move: before the first one and before everything was dealt."""
LONGEST_WINDOW = 60
"""So many moves back somebody may have answered in a window that closes only now."""


class Chronicle:
    """Reads the events of games."""

    def __init__(self, games: GameRepository, ledger: Ledger) -> None:
        self._games = games
        self._ledger = ledger

    async def events(
        self,
        loaded: Loaded,
        seat: int | None,
        since: int = BEGINNING,
        until: int | None = None,
        *,
        but: Collection[str] = (),
    ) -> list[Event]:
        """What `seat` (None: everybody) may read of what happened after move `since`, from the `BEGINNING` on how
        everything was dealt, too.

        It ends with move `until`, or where the loaded game ends: what was stored since is told with what it led to.
        Acts of the names in `but` are left out.
        """
        moves = _without(await self._moves(loaded, since, until), but)
        told = [event for move in moves for event in visible(decode_events(move.events), seat)]
        return [*(await self._begun(loaded, seat) if since <= BEGINNING else ()), *told]

    async def told_by_hand(
        self, loaded: Loaded, reader: int, seat: int | None, since: int, until: int
    ) -> list[tuple[bool, list[Event]]]:
        """The same for a `reader` who sits at `seat`, in runs: whether they did all of it that this seat did, and what
        happened. A computer that played for them did it in the other runs. That they took a hint they need not be told,
        nor again when a window closes what they did there."""
        begun = await self.events(loaded, seat, since, until=0) if since <= BEGINNING else []
        runs: list[tuple[bool, list[Event]]] = [(True, begun)] if begun else []
        moves = await self._moves(loaded, since, until)
        known = _OwnDeeds(reader, seat)
        if seat is not None and any(_tells_of(move, seat) for move in moves):
            for move in await self._moves(loaded, max(0, since - LONGEST_WINDOW), since):
                known.without_echoes(move)
        for move in moves:
            if move.kind == "act" and move.choice == HINT and move.seat == seat:
                continue
            by_hand = move.kind != "choice" or move.seat != seat or move.person_id is not None
            events = known.without_echoes(move)
            if runs and runs[-1][0] == by_hand:
                runs[-1][1].extend(events)
            else:
                runs.append((by_hand, events))
        return runs

    async def parted(
        self, loaded: Loaded, since: int, until: int | None = None, *, but: Collection[str] = ()
    ) -> tuple[list[Event], list[Event]]:
        """What everybody may read of what happened after move `since`: what was before somebody's last moves, and those
        with what they led to.

        Whose moves they are is told by their events: nobody is to know who was the last to answer in a window. Where
        the move before them led to something of the same person, such as a worker whose turn it became, that is told
        with theirs: one sentence stays one. Acts of the names in `but` are left out. Where all is as everybody knows
        it, as it was only taken back and restored, that it was restored is told: whoever is called again reads why.
        """
        told = _without(await self._moves(loaded, since, until), but)
        shown = _shown(told) or _shown(await self._restored(loaded, since, until))
        begin = len(shown)
        while begin and shown[begin - 1][0].seat == shown[-1][0].seat:
            begin -= 1
        before = [event for events in shown[:begin] for event in events]
        last = [event for events in shown[begin:] for event in events]
        while before and before[-1].seat is not None and before[-1].seat == last[0].seat:
            last.insert(0, before.pop())
        return before, last

    async def _moves(self, loaded: Loaded, since: int, until: int | None) -> list[MoveRow]:
        """What the story of these moves is made of, without steps back that tell its readers nothing any more."""
        moves = await self._stored(loaded, since, until)
        if not any(_kind(move) == TAKEN_BACK for move in moves):
            return moves
        every = await self._games.moves(loaded.id, include_undone=True)
        return _without_steps_back(_without_ado(moves, every, since), every, [since, loaded.saved.posted])

    async def _stored(self, loaded: Loaded, since: int, until: int | None) -> list[MoveRow]:
        last = loaded.row.revision if until is None else until
        told = await self._games.told(loaded.id, since=since)
        return _redone_first([move for move in told if move.number <= last])

    async def _restored(self, loaded: Loaded, since: int, until: int | None) -> list[MoveRow]:
        """What was played again, after that it was."""
        stored = await self._stored(loaded, since, until)
        restored_at = {move.at for move in stored if _kind(move) == REDONE}
        return [move for move in stored if _kind(move) == REDONE or (move.kind == "choice" and move.at in restored_at)]

    async def _begun(self, loaded: Loaded, seat: int | None) -> list[Event]:
        """How everything was dealt, as `seat` may know it."""
        luck = await self._ledger.luck(loaded)
        seats, settings, row = len(loaded.seats), loaded.options.settings, loaded.row
        _, events = loaded.game.setup(seats, settings, luck, row.digest, row.rules)
        return list(visible(events, seat))

    async def dated(
        self, loaded: Loaded, seat: int | None, since: int = BEGINNING, until: int | None = None
    ) -> list[tuple[datetime, Event]]:
        """The same with the moment of each event and with every step back; what was dealt bears the moment the table
        was opened.

        (Not that of the first move: in a window nobody need know when others answered.)
        """
        told: list[tuple[datetime, Event]] = []
        if since <= BEGINNING:
            told += [(loaded.row.created_at, event) for event in await self._begun(loaded, seat)]
        for move in await self._stored(loaded, since, until):
            told += [(move.at, event) for event in visible(decode_events(move.events), seat)]
        return told


def _shown(moves: Sequence[MoveRow]) -> list[list[Event]]:
    """What everybody may read of each of the moves of which there is anything to read."""
    return [events for move in moves if (events := list(visible(decode_events(move.events), None)))]


def _without(moves: Sequence[MoveRow], names: Collection[str]) -> list[MoveRow]:
    """The moves without acts of these names."""
    return [move for move in moves if move.kind != "act" or move.choice not in names]


def _without_steps_back(moves: Sequence[MoveRow], every: Sequence[MoveRow], read: Sequence[int]) -> list[MoveRow]:
    """The moves without each step back after which its seat has decided again, and without its restoring: nobody needs
    to know of a choice that was never told. It was told if, of `every` move there was, it came before one of the
    numbers up to which people had `read` when it was taken back: then the step back is told, too, as it says why
    something else stands there now."""
    choices = [move for move in every if move.kind == "choice"]
    shown: list[MoveRow] = []
    left_out: dict[int, bool] = {}
    for move in moves:
        kind = _kind(move)
        if kind in (TAKEN_BACK, UNDONE):
            since = [each for each in moves if each.kind == "choice" and each.number > move.number]
            decided = any(each.seat == move.seat for each in since)
            known = max((number for number in read if number < move.number), default=BEGINNING)
            own = [each for each in choices if each.seat == move.seat and each.number <= known]
            left_out[move.seat] = kind == TAKEN_BACK and decided and not (own and own[-1].undone)
        if kind not in (TAKEN_BACK, REDONE) or not left_out.get(move.seat, False):
            shown.append(move)
    return shown


def _without_ado(moves: Sequence[MoveRow], every: Sequence[MoveRow], since: int) -> list[MoveRow]:
    """The moves without steps back that were restored, where all that their seat had decided until then was read up to
    move `since`: all is as its reader knows it. A restored answer that closed its window tells more than it did before,
    and stays."""
    left_out: set[int] = set()
    back: dict[int, list[int]] = {}
    for move in moves:
        kind = _kind(move)
        if kind == TAKEN_BACK:
            unread = any(since < each.number < move.number for each in every if _decided_by(each, move.seat))
            back.setdefault(move.seat, []).append(BEGINNING if unread else move.number)
        elif kind == REDONE and (since_back := (back.get(move.seat) or [BEGINNING]).pop()) != BEGINNING:
            redone = [each for each in moves if _decided_by(each, move.seat) and since_back < each.number < move.number]
            read = {(each.choice, each.events) for each in every if each.number < since_back}
            left_out |= {
                since_back,
                move.number,
                *(each.number for each in redone if (each.choice, each.events) in read),
            }
    return [move for move in moves if move.number not in left_out]


def _decided_by(move: MoveRow, seat: int) -> bool:
    return move.kind == "choice" and move.seat == seat


def _redone_first(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The moves, in which that something is restored is told before it comes again; it is stored behind that."""
    told: list[MoveRow] = []
    for move in moves:
        place = len(told)
        if _kind(move) == REDONE:
            while place and told[place - 1].kind == "choice":
                place -= 1
        told.insert(place, move)
    return told


def _kind(move: MoveRow) -> str:
    """The kind of the event of a move that is no decision; empty for a decision."""
    events = decode_events(move.events) if move.kind != "choice" else []
    return events[0].kind if events else ""


def _tells_of(move: MoveRow, seat: int) -> bool:
    return any(event.seat == seat and event.to is None for event in decode_events(move.events))


class _OwnDeeds:
    """What the `reader` did at `seat` in a window that is still open, or what came to them there, and they heard at
    once: everybody hears of it when the window closes. What they did in person they heard when they pressed; what was
    done for them, such as by a plan, and what others brought about stands in their news."""

    def __init__(self, reader: int, seat: int | None) -> None:
        self._reader = reader
        self._seat = seat
        self._heard: list[tuple[str, dict[str, Any]]] = []

    def without_echoes(self, move: MoveRow) -> list[Event]:
        """What the seat may read of a move, without what the reader has heard before."""
        events, told = decode_events(move.events), list[Event]()
        in_person = move.seat == self._seat and move.person_id == self._reader
        pressed = in_person and not any(event.kind in BY_ITSELF for event in events)
        for event in events:
            deed, own = (event.kind, event.args), event.seat == self._seat and self._seat is not None
            if event.hushed and own and (pressed or event.to == self._seat):
                self._heard.append(deed)
                if not pressed:
                    told.append(event)
            elif not visible([event], self._seat):
                continue
            elif own and event.to is None and deed in self._heard:
                self._heard.remove(deed)
            else:
                told.append(event)
        return told
