"""Who hears of what: people who are called to a game of Fleet, and the owner of the bot."""

from __future__ import annotations

from bot.sandbox.autoplay import Table
from bot.sandbox.notifications import Notification
from bot.sandbox.people import Person
from tests.conversations.house import House, decide


async def pass_on(house: House, table: Table, people: list[Person]) -> set[str]:
    """Play until somebody decides who did not before, and who that is; panels are opened by a command, for there may
    be no board."""
    before = set(await house.owing(table))
    while not set(await house.owing(table)) - before:
        before = set(await house.owing(table))
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    return {str(person) for person in set(await house.owing(table)) - before}


def heard(house: House, since: int) -> list[Notification]:
    return house.standin.notifications[since:]


def _owner(house: House) -> str:
    application = house.client.application
    assert application is not None
    return str(application.owner.id)


def told_the_owner(house: House, since: int) -> list[Notification]:
    return [each for each in heard(house, since) if each.person_id == _owner(house) and "Discord" in each.body]


def lost_calls(house: House, since: int) -> list[Notification]:
    """What the owner is told of people who were called nowhere."""
    told = [each for each in heard(house, since) if each.person_id == _owner(house)]
    return [each for each in told if "but I couldn't get through" in each.body]


def called(house: House, since: int) -> set[str]:
    """Who was called to the game since."""
    return {each.person_id for each in heard(house, since) if "Fleet" in each.body}
