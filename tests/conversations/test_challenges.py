"""Challenges: posted, played in private, sealed until people are through, closed with standings and the secret."""

from __future__ import annotations

import asyncio

from bot.sandbox.people import Person, Seen
from db.challenge_records import Run
from tests.conversations.house import PATIENCE_S, House, eventually, forged


def _buttons(seen: Seen, choice: str) -> list[str]:
    """The custom ids of the controls of a challenge that say this."""
    ids = [item["custom_id"] for item in (*seen.buttons, *seen.selects)]
    return [each for each in ids if each.endswith(f":@challenge.{choice}")]


def _says(person: Person, choice: str) -> list[Seen]:
    """The public messages with such a control, oldest first."""
    return [seen for seen in person.seen.values() if not seen.ephemeral and _buttons(seen, choice)]


async def _card(house: House, person: Person) -> Seen:
    """The newest card that can be played."""
    await _idle(house)
    return await person.wait_for(lambda seen: bool(_buttons(seen, "play")))


async def _idle(house: House) -> None:
    """Wait until nothing is due, nor being said."""
    async with asyncio.timeout(PATIENCE_S):
        await house.client.outbox.settled()


async def _post(house: House, host: Person, game: str = "fleet", **options: object) -> Seen:
    said = await (await host.command("challenge", "new", game, **options)).reply()
    assert "posted" in said.text or "hängt aus" in said.text, said.text
    return await _card(house, host)


async def _begin(person: Person, card: Seen) -> Seen:
    return await (await person.press(card, _buttons(card, "play")[0])).reply()


async def _run(house: House, person: Person) -> Run:
    """The person's newest run."""
    runs = await house.store._runs()
    return [run for run in runs if run.person_id == int(person.id)][-1]


async def _finish(house: House, person: Person, pick: int = 0) -> Run:
    """Play a run to its end at once: every time the `pick`-th choice."""
    run = await _run(house, person)
    manager = house.client.manager

    async def go() -> bool:
        loaded = await manager.load(run.game_id)
        while loaded.row.state == "running":
            if loaded.seat_of(int(person.id)) not in loaded.waiting():
                return False
            options = loaded.game.options(loaded.table, loaded.waiting()[0] if len(loaded.seats) == 1 else run.seat)
            choice = options[pick % len(options)]
            await manager.decide(run.game_id, int(person.id), choice, revision=None, interaction_id=None)
            loaded = await manager.load(run.game_id)
        return True

    await eventually(go)
    await _idle(house)
    finished = await house.store.run(run.game_id)
    assert finished is not None
    return finished


async def test_a_challenge_from_its_card_to_its_end(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await _post(house, anna, captains="yes")
    assert "Open until" in card.text
    play = _buttons(card, "play")[0]
    said = await _begin(ben, card)
    run = await _run(house, ben)
    loaded = await house.client.manager.load(run.game_id)
    assert f"<#{loaded.row.thread_id}>" in said.text
    assert (loaded.row.channel_id, loaded.row.guild_id) == (loaded.row.thread_id, None)
    finished = await _finish(house, ben)
    assert (finished.state, finished.counted) == ("finished", True)
    again = await _begin(ben, card)
    assert "only the first run" in again.text or "nur der erste" in again.text.lower()
    await house.later(days=1, minutes=1)
    await _idle(house)
    over = _says(carla, "watch")
    assert len(over) == 1
    assert finished.game_id in str(over[0].wire)
    deal = await house.store.deal(finished.deal_id)
    assert deal is not None
    assert (await house.store.deal_secret(deal.id)).hex() in over[0].text
    await carla.wait_until(lambda: card.id if not _buttons(carla.seen[card.id], "play") else None)
    late = await (await forged(carla, card, play)).reply()
    assert "closed" in late.text
