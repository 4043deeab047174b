"""What people do with challenges, for the conversations about them."""

from __future__ import annotations

from typing import Any

from bot.ledger.ids import is_run
from bot.sandbox.people import Person, ShownMessage
from db.challenge_records import Run
from tests.conversations.house import House


def buttons(seen: ShownMessage, choice: str) -> list[str]:
    """The custom ids of the controls of a challenge that say this."""
    ids = [item["custom_id"] for item in (*seen.buttons, *seen.selects)]
    return [each for each in ids if each.endswith(f":@challenge.{choice}")]


def public(person: Person, choice: str, channel: str = "") -> list[ShownMessage]:
    """The public messages with such a control (in a channel), oldest first."""
    seen = [each for each in person.seen.values() if not each.ephemeral and buttons(each, choice)]
    return [each for each in seen if channel in ("", each.channel_id)]


async def card_in(house: House, person: Person, channel: str = "") -> ShownMessage:
    """The newest card that can be played (in a channel)."""
    await house.settled()

    def newest() -> ShownMessage | None:
        found = public(person, "play", channel)
        return found[-1] if found else None

    return await person.wait_until(newest)


async def post(house: House, host: Person, game: str = "fleet", channel: str = "", **options: Any) -> ShownMessage:
    """Post a challenge; its card."""
    where = channel or host.here
    said = await (await host.command("challenge", "new", game, channel=where, **options)).reply()
    assert f"<#{where}>" in said.text, said.text
    return await card_in(house, host, where)


async def begin(person: Person, card: ShownMessage) -> ShownMessage:
    """Press *Play* on a card; the answer."""
    return await (await person.press(card, buttons(card, "play")[0])).reply()


async def runs_of(house: House, person: Person) -> list[Run]:
    """The person's runs, in the order they began."""
    games = await house.store.games.of_person(int(person.id), ("running", "finished", "cancelled"))
    found = [await house.store.challenges.run(game.id) for game in games if is_run(game.id)]
    return sorted((run for run in found if run is not None), key=lambda run: run.started_at)


async def run_of(house: House, person: Person) -> Run:
    """The person's newest run."""
    return (await runs_of(house, person))[-1]


async def finish(house: House, person: Person, pick: int = 0, most: int = 1000) -> Run:
    """Play the newest run on, to its end or for `most` decisions, each time the `pick`-th choice."""
    run = await run_of(house, person)
    for _ in range(most):
        loaded = await house.ledger.load(run.game_id)
        if loaded.row.state != "running":
            break
        if run.seat not in loaded.waiting():  # a computer player thinks
            await house.settled()
            continue
        options = loaded.game.options(loaded.table, run.seat)
        choice = options[pick % len(options)]
        await house.parts.deciding.decide(run.game_id, int(person.id), choice, revision=None, interaction_id=None)
    await house.settled()
    finished = await house.store.challenges.run(run.game_id)
    assert finished is not None
    return finished
