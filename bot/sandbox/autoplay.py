"""Pretend people who play a whole game by pressing what they see. For the self-test, tests and benchmarks.
They know messages and buttons only, as a person at the page does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from bot.gateway.controls import read
from bot.sandbox.people import NotSent, Outcome, Person, PickedAlready, ShownMessage

NOT_ON_OFFER = 50035
"""What the page says of a control that the message does not have (any more)."""


class Stuck(Exception):
    """The game can't go on: a press failed, or nobody has anything to press."""


def controls(seen: ShownMessage, action: str) -> list[str]:
    """The custom ids of the buttons of an action such as `@play`; of all choices of the rules for ``."""
    found: list[str] = []
    for item in seen.buttons:
        control = read(item["custom_id"])
        if control is not None and control.action == action:
            found.append(item["custom_id"])
    return found


def game_of(seen: ShownMessage) -> str:
    """The id of the game a message belongs to, or nothing."""
    controls = (read(custom_id) for custom_id in seen.custom_ids)
    return next((control.game_id for control in controls if control is not None), "")


class Table:
    """One game in the sandbox, from /new to the final scoring."""

    def __init__(self, people: Sequence[Person], rng: Random) -> None:
        self.people = people
        self.rng = rng
        self.game_id = ""
        self.presses = 0
        self.acknowledged: list[float] = []

    async def open(self, command: str, **settings: Any) -> None:
        """The first person opens a lobby, the others join, the first one starts."""
        host, *guests = self.people
        outcome = await host.command("new", command, seats=len(self.people), **settings)
        lobby = await outcome.reply()
        self.game_id = game_of(lobby)
        if not self.game_id:
            raise Stuck(f"/new {command} brought no lobby: {lobby.text}")
        for guest in guests:
            seen = await guest.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@join")))
            await self._press(guest, seen, controls(seen, "@join")[0])
        seen = await host.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
        answer = await self._press(host, seen, controls(seen, "@start")[0])
        if forms := controls(answer, "@start"):  # of those for one alone the first is the usual one
            await self._press(host, answer, forms[0])

    async def play(self, until: int | None = None) -> ShownMessage:
        """Everybody plays at once until the final scoring (or about `until` presses); returns the last message."""
        done = asyncio.Event()
        players = [asyncio.create_task(self._person(person, done, until)) for person in self.people]
        try:
            finished, _ = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
            done.set()
            for task in finished:
                task.result()
            await asyncio.gather(*players)
        finally:
            for task in players:
                task.cancel()
        if self._enough(until) and (board := self._latest_board(self.people[0])):
            return board
        return await self.people[0].wait_for(self._is_final)

    def _is_final(self, seen: ShownMessage) -> bool:
        return game_of(seen) == self.game_id and not seen.ephemeral and bool(controls(seen, "@again"))

    def _latest_board(self, person: Person) -> ShownMessage | None:
        boards = (
            seen
            for seen in reversed(person.seen.values())
            if game_of(seen) == self.game_id and not seen.ephemeral and controls(seen, "@play")
        )
        return next(boards, None)

    async def _person(self, person: Person, done: asyncio.Event, until: int | None) -> None:
        """One person plays: wait to be mentioned, press Play, decide until nothing is left to decide."""
        answered: set[str] = set()
        while not done.is_set():
            try:
                board = await person.wait_until(lambda: self._calling(person, answered, done), 1.0)
            except TimeoutError:
                if self._enough(until):
                    return
                if (latest := self._latest_board(person)) is None:
                    continue
                board = latest
            if self._is_final(board) or done.is_set():
                return
            answered.add(board.id)
            try:
                panel = await self._press(person, board, controls(board, "@play")[0])
            except NotSent as error:
                if error.code != NOT_ON_OFFER:
                    raise
                continue  # the game has just ended: its board asks for nothing any more
            while (choice := self.choose(panel)) is not None:
                if self._enough(until):
                    return
                panel = await self.decide(person, panel, choice)

    def _calling(self, person: Person, answered: set[str], done: asyncio.Event) -> ShownMessage | None:
        """The board that mentions this person and was not answered yet, or the final one; anything when all is done."""
        if done.is_set():
            return next(reversed(person.seen.values()))
        for seen in reversed(person.seen.values()):
            if game_of(seen) != self.game_id or seen.ephemeral:
                continue
            if self._is_final(seen):
                return seen
            if controls(seen, "@play"):
                return seen if seen.pings and seen.id not in answered else None
        return None

    def _enough(self, until: int | None) -> bool:
        return until is not None and self.presses >= until

    def choose(self, panel: ShownMessage) -> tuple[str, str] | None:
        """A random choice of the panel as (custom id, menu value); None when nothing is to be decided."""
        options = [(custom_id, "") for custom_id in controls(panel, "")]
        for item in panel.selects:
            options += [(item["custom_id"], option["value"]) for option in item["options"]]
        return self.rng.choice(options) if options else None

    async def decide(self, person: Person, panel: ShownMessage, choice: tuple[str, str]) -> ShownMessage:
        """Press a choice of the panel and see what it becomes. Raises `Stuck`, `NotSent`."""
        custom_id, value = choice
        try:
            if value:
                return await self._checked(await person.select(panel, custom_id, [value]))
            return await self._press(person, panel, custom_id)
        except PickedAlready:  # with two processes an answer may have left the menu as it was: open it anew
            board = self._latest_board(person)
            if board is None:
                raise
            return await self._press(person, board, controls(board, "@play")[0])
        except NotSent as error:
            if error.code != NOT_ON_OFFER:
                raise
            # Another process of the bot has changed it under the thumb: see what it has become.
            return await person.wait_for(lambda seen: seen.id == panel.id and custom_id not in seen.custom_ids)

    async def _press(self, person: Person, seen: ShownMessage, custom_id: str) -> ShownMessage:
        return await self._checked(await person.press(seen, custom_id))

    async def _checked(self, outcome: Outcome) -> ShownMessage:
        self.presses += 1
        self.acknowledged.append(outcome.acknowledged_after)
        if outcome.failed:
            raise Stuck(f"the press of {outcome.person.name} was not acknowledged")
        return await outcome.reply()
