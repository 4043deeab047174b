"""Two courses of one run look alike to everybody who is not through, to the last byte: cards, pictures, commands."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from bot.pictures.studio import Studio
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from db.challenge_records import Run
from tests.conversations.challenges.challenging import begin, buttons, card_in, finish, run_of
from tests.conversations.house import EVERY, House, forged

P = ParamSpec("P")
T = TypeVar("T")
LOOKS = ("board", "log", "history", "replay", "sheet", "table", "follow", "play", "undo")
_CHANGES = (
    (re.compile(r"\d{15,}"), "N"),
    (re.compile(r"<t:\d+"), "<t:"),
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.+]+"), "AT"),
    (re.compile(r'"(token|signature|url|proxy_url|hm|ex|is|nonce|filename|id)": "[^"]*"'), r'"\1": ""'),
)


class WatchedStudio(Studio):
    """Notes what would be drawn of challenges: pictures follow from that alone."""

    def __init__(self) -> None:
        super().__init__(every=EVERY)
        self.drawn: list[str] = []

    def draw(self, paint: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        name = getattr(paint, "__name__", "")
        if name in ("card_picture", "standings_picture"):
            self.drawn.append(repr((name, args[:-1])))
        return super().draw(paint, *args, **kwargs)


class Course:
    """What Ben gets to know of Anna's run, before and after it is over, in one telling of the same day."""

    def __init__(self) -> None:
        self.under_way: list[str] = []
        self.over: list[str] = []
        self.run: Run
        self.choices: list[str] = []


def _heard(person: Person, studio: WatchedStudio, names: dict[str, str]) -> list[str]:
    """Everything this person has been shown, without what differs between any two days."""
    shown = [json.dumps(seen.raw, sort_keys=True) for seen in person.seen.values()]
    return [_plain(text, names) for text in (*shown, *studio.drawn)]


def _plain(text: str, names: dict[str, str]) -> str:
    for word, name in names.items():
        text = text.replace(word, name)
    for pattern, instead in _CHANGES:
        text = pattern.sub(instead, text)
    return text


async def _look(ben: Person, game_id: str, card: Any) -> None:
    """Ben tries to see something of the run in every way there is."""
    for command in LOOKS:
        await (await ben.command(command, game=game_id)).reply()
    await (await ben.command("export", "game", game=game_id)).reply()
    await (await ben.command("games")).reply()
    for which in ("standings", "list"):
        await (await ben.command("challenge", which)).reply()
    looks = ("@play", "@table", "@log", "@text", "@watch", "@history", "@sheet", "@fresh", "@following", "@proof")
    for choice in looks:
        await (await forged(ben, card, f"q:{game_id}:0:{choice}")).reply()
    await (await forged(ben, card, buttons(card, "play")[0].replace("play", "watch"), [game_id])).reply()


async def _told(folder: Path, pick: int, decisions: int) -> Course:
    """One telling: Anna plays with the `pick`-th choices."""
    course = Course()
    async with Standin(world=new_world(people=6)) as standin:
        house = await House.open(standin, f"sqlite:///{folder}/{pick}.sqlite3")
        try:
            studio = WatchedStudio()
            house.studio.use(studio)
            anna, ben = await house.people("Anna", "Ben")
            await (await anna.command("challenge", "new", "tides")).reply()
            card = await card_in(house, ben)
            await begin(anna, card)
            course.run = await run_of(house, anna)
            deal = await house.store.challenges.deal(course.run.deal_id)
            assert deal is not None
            names = {
                course.run.game_id: "RUN",
                buttons(card, "play")[0].split(":")[1]: "CHALLENGE",
                deal.commitment: "FINGERPRINT",
            }
            await finish(house, anna, pick, most=decisions)
            await house.later(seconds=6)
            await house.settled()
            await _look(ben, course.run.game_id, card)
            course.under_way = _heard(ben, studio, names)
            course.run = await finish(house, anna, pick)
            await house.later(seconds=6)
            await house.settled()
            await _look(ben, course.run.game_id, card)
            course.over = _heard(ben, studio, names)
            course.choices = [move.choice for move in await house.store.games.moves(course.run.game_id)]
        finally:
            await house.stop()
    return course


@pytest.mark.slow
async def test_nobody_learns_anything_of_a_run_before_they_are_through(
    tides: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.challenges.deal.new_secret", lambda: b"the same in both tellings")
    one, other = await _told(tmp_path, 0, 2), await _told(tmp_path, 2, 4)
    assert one.choices != other.choices
    assert one.run.total != other.run.total, "they came to different ends"
    assert len(one.under_way) > 20
    for mine, theirs in ((one.under_way, other.under_way), (one.over, other.over)):
        assert [pair for pair in zip(mine, theirs, strict=False) if pair[0] != pair[1]] == []
        assert len(mine) == len(theirs)
    assert len(one.over) > len(one.under_way)
    assert not any(f"{one.run.total} points" in text for text in one.over)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["finished", "closed"])
async def test_who_is_through_may_look_and_everybody_when_it_is_closed(tides: None, house: House, how: str) -> None:
    anna, ben = await house.people("Anna", "Ben")
    await (await anna.command("challenge", "new", "tides")).reply()
    card = await card_in(house, ben)
    await begin(anna, card)
    run = await finish(house, anna)
    watch = buttons(card, "play")[0].replace("play", "watch")
    refused = await (await forged(ben, card, watch, [run.game_id])).reply()
    assert "offen" in refused.text
    sealed = await (await anna.command("export", "game", game=run.game_id)).reply()
    assert "until then its luck stays secret" in sealed.text
    if how == "finished":
        await begin(ben, card)
        await finish(house, ben, 1)
        shown = await (await ben.command("challenge", "standings")).reply()
        assert "Du bist fertig" in shown.text
        assert "Platz" in shown.text
        threads = [thread for thread in house.standin.world.threads() if thread.is_private_thread]
        assert [sorted(thread.members) for thread in threads] == [sorted([anna.id, ben.id, house.standin.world.bot.id])]
    else:
        await house.later(days=1, minutes=1)
        await house.settled()
        given = await (await anna.command("export", "game", game=run.game_id)).reply()
        assert "stays secret" not in given.text
    replay = await (await forged(ben, card, watch, [run.game_id])).reply()
    assert "offen" not in replay.text
    log = await (await ben.command("log", game=run.game_id)).reply()
    assert "offen" not in log.text
