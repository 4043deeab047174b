"""Challenges: posted, played in private, sealed until people are through, closed with standings and the secret."""

from __future__ import annotations

from tests.conversations.challenging import begin, buttons, finish, idle, post, public, run_of
from tests.conversations.house import House, forged


async def test_a_challenge_from_its_card_to_its_end(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, captains="yes")
    assert "Open until" in card.text
    play = buttons(card, "play")[0]
    said = await begin(ben, card)
    run = await run_of(house, ben)
    loaded = await house.client.manager.load(run.game_id)
    assert f"<#{loaded.row.thread_id}>" in said.text
    assert (loaded.row.channel_id, loaded.row.guild_id) == (loaded.row.thread_id, None)
    finished = await finish(house, ben)
    assert (finished.state, finished.counted) == ("finished", True)
    again = await begin(ben, card)
    assert "only the first run" in again.text or "nur der erste" in again.text.lower()
    await house.later(days=1, minutes=1)
    await idle(house)
    over = public(carla, "watch")
    assert len(over) == 1
    assert finished.game_id in str(over[0].wire)
    deal = await house.store.deal(finished.deal_id)
    assert deal is not None
    assert (await house.store.deal_secret(deal.id)).hex() in over[0].text
    await carla.wait_until(lambda: card.id if not buttons(carla.seen[card.id], "play") else None)
    late = await (await forged(carla, card, play)).reply()
    assert "closed" in late.text
