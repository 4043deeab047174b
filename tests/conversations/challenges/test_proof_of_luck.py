"""What proves that everybody had the same luck, fixed beforehand: behind a press at a closed challenge, and nowhere
before."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
import pytest

from bot.challenges.pictures import ChallengePictures
from bot.outbox.public_message import PublicMessage
from bot.outbox.walls import Wall, Walls
from bot.sandbox.people import Person, ShownMessage
from db.challenge_records import Run
from db.records import PostRow
from tests.conversations.challenges.challenging import begin, buttons, finish, post, public, run_of
from tests.conversations.house import House, forged


async def _figures(house: House, run: Run) -> list[str]:
    """What has to be known to check the luck of a challenge; the secret first."""
    deal = await house.store.challenges.deal(run.deal_id)
    assert deal is not None
    return [(await house.store.challenges.deal_secret(deal.id)).hex(), deal.commitment, deal.salt]


async def _closed(house: House) -> None:
    await house.later(days=1, minutes=1)
    await house.settled()


async def _pressed(person: Person, seen: ShownMessage) -> ShownMessage:
    (proof,) = buttons(seen, "proof")
    return await (await person.press(seen, proof)).reply()


@pytest.mark.slow
async def test_nothing_parts_the_standings_from_their_buttons_and_whoever_presses_reads_the_proof_in_private(
    tides: None, house: House
) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")  # Ben reads German
    card = await post(house, anna, "tides")
    await begin(ben, card)
    figures = await _figures(house, await finish(house, ben))
    await _closed(house)
    (over,) = public(carla, "proof")
    assert buttons(over, "watch"), "the standings"
    assert not over.raw["embeds"]
    for part in figures:
        assert part not in str(over.raw)
    said = "✅ Yes: the secret fits", "✅ Ja: Das Geheimnis passt"
    for person, fits in zip((carla, ben), said, strict=True):
        shown = await _pressed(person, person.seen[over.id])
        assert shown.ephemeral
        for part in (fits, "Tides" if person is carla else "Gezeiten", *figures):
            assert part in shown.text


@pytest.mark.slow
async def test_long_after_and_after_a_restart_the_press_still_answers(tides: None, house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    await begin(ben, await post(house, anna, "tides"))
    figures = await _figures(house, await finish(house, ben))
    await _closed(house)
    (over,) = public(anna, "proof")
    await house.later(days=200)
    await house.restart()
    for part in figures:
        assert part in (await _pressed(anna, over)).text
    standings = await (await anna.command("challenge", "standings")).reply()
    assert figures[0] in (await _pressed(anna, standings)).text


@pytest.mark.slow
async def test_the_secret_of_an_open_challenge_is_shown_to_nobody_not_even_to_who_is_through(
    tides: None, house: House
) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, "tides")
    await begin(ben, card)
    secret, *_ = await _figures(house, await finish(house, ben))
    standings = await (await ben.press(card, buttons(card, "standings")[0])).reply()
    assert standings.pictures
    assert not buttons(standings, "proof")
    proof = buttons(card, "standings")[0].replace("standings", "proof")
    for person, sentence in ((ben, "bei einer Herausforderung nach deren Ende"), (carla, "once that is closed")):
        refused = await (await forged(person, card, proof)).reply()
        assert sentence in refused.text
        assert refused.ephemeral
    assert not [seen for each in (anna, ben, carla) for seen in each.seen.values() if secret in str(seen.raw)]


@pytest.mark.slow
async def test_where_nobody_was_through_in_time_there_is_the_proof_all_the_same(tides: None, house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    await begin(ben, await post(house, anna, "tides"))
    figures = await _figures(house, await run_of(house, ben))
    await _closed(house)
    (over,) = public(anna, "proof")
    assert "Nobody finished" in over.text
    assert not buttons(over, "watch")
    assert figures[0] in (await _pressed(anna, over)).text


@pytest.mark.slow
async def test_standings_without_runs_are_posted_once_though_the_answer_about_them_was_lost_for_long(
    tides: None, house: House
) -> None:
    (anna,) = await house.people("Anna")
    await post(house, anna, "tides")
    tried: list[int] = []

    async def lost(row: PostRow) -> int | None:
        if row.payload.get("do") != "over":
            return await house.delivery.courier.deliver(row)
        tried.append(row.attempts)
        # Discord forgets a nonce after some minutes; no time has passed for the dates of messages here.
        later = msgspec.structs.replace(row, nonce=f"{row.nonce}{len(tried)}", first_tried_at=None)
        posted = await house.delivery.courier.deliver(later)
        if len(tried) == 1:
            raise ConnectionResetError
        return posted

    house.delivery.deliver = lost
    await _closed(house)
    await house.later(minutes=30)
    assert tried == [1, 2]
    assert len(public(anna, "proof")) == 1


@pytest.mark.slow
@pytest.mark.parametrize("dies", ["between", "after"])
async def test_the_standings_of_all_servers_are_posted_once_wherever_the_bot_dies(
    tides: None, house: House, monkeypatch: pytest.MonkeyPatch, dies: str
) -> None:
    (anna,) = await house.people("Anna")
    await post(house, anna, "tides")
    tried: list[int] = []
    draw, send = ChallengePictures.standings, Walls.send

    async def of_all_servers(self: ChallengePictures, *shown: Any) -> list[discord.File]:
        return [*await draw(self, *shown), *await draw(self, *shown)]

    async def dying(self: Walls, wall: Wall, message: PublicMessage, nonce: str, attempts: int) -> discord.Message:
        first = message.content.startswith("🌍") and attempts == 1
        if first and dies == "between":
            raise ConnectionResetError
        sent = await send(self, wall, message, nonce, attempts)
        if first:
            raise ConnectionResetError
        return sent

    async def again(row: PostRow) -> int | None:
        if row.payload.get("do") == "over":  # as after some minutes, in which Discord forgets a nonce
            tried.append(row.attempts)
            row = msgspec.structs.replace(row, nonce=f"{row.nonce}{len(tried)}", first_tried_at=None)
        return await house.delivery.courier.deliver(row)

    monkeypatch.setattr(ChallengePictures, "standings", of_all_servers)
    monkeypatch.setattr(Walls, "send", dying)
    house.delivery.deliver = again
    await _closed(house)
    await house.later(minutes=30)
    assert tried == [1, 2]
    assert len(public(anna, "proof")) == 1
    (every,) = public(anna, "everywhere")
    assert every.content.startswith("🌍")
    shown = await (await anna.press(every, buttons(every, "everywhere")[0])).reply()
    assert shown.pictures, "where they stand"
