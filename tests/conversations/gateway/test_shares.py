"""Shares of a day: what calls others or is much work is bounded, with a sentence that says when it goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from discord import app_commands
from msgspec.structs import replace

from bot.gateway.access import What
from bot.gateway.shares import SHARES
from bot.sandbox.autoplay import controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.around_the_table import do, forge_offer, seat_number
from tests.conversations.house import House

GOES_ON = re.compile(r"<t:(\d+):R>")

FREE = {
    "a decision, which can be taken once; taking it back takes a part": {
        "", "@pick", "@sure", "/captains …", "/fleet …", "/montego …", "/nusfjord …",
    },
    "answers a question that took a part when it was asked, once": {
        "@accept", "@decline", "@withdraw", "@vote",
    },
    "ends something, or begins what was opened before, and so happens once": {
        "@start", "@cancel", "@end", "@quit", "/challenge end",
    },
    "changes the one message of a table that has not begun": {
        "@join", "@leave", "@seat", "@unseat", "@language", "@option", "@tempo",
    },
    "comes back to what was left by something that takes a part": {
        "@home", "@play", "@reviewed", "/play", "@untry", "@tried",
    },
    "shows everybody what took a part, each page once": {"@shared"},
    "tells nobody but who asks, and draws a picture at most": {
        "@board", "@boardof", "@fresh", "@games", "@history", "@learn", "@learntext", "@log", "@manage", "@next",
        "@options", "@pages", "@part", "@primer", "@proof", "@puzzle", "@sheet", "@stats", "@step", "@table", "@text",
        "@welcome", "@whose", "@why", "@whynot", "/board", "/card", "/challenge list", "/challenge standings",
        "/games", "/health", "/help", "/history", "/leaderboard", "/learn", "/log", "/rules", "/setup check", "/sheet",
        "/stats me", "/stats person", "/stats server", "/table", "/why",
    },
    "concerns what they are told themselves, what they plan, or what they note down": {
        "@curtain", "@follow", "@following", "@lend", "@mute", "@noquiet", "@note", "@plan", "@quiet", "@reading",
        "@remind", "@digest", "@nodigest", "@settings", "@order", "@orders", "@earlier", "@alike", "@anew", "@keep",
        "@favorites", "@unfavorite", "@unfollow", "@unplan", "@unwish", "@way", "@wish", "/follow", "/note", "/plan",
        "/settings",
    },
    "is for those who manage a server": {"@server", "/server"},
    "everybody has a right to": {"@forget", "@remember", "/forget-me"},
}  # fmt: skip
"""What takes a part of no share, and why it need not. What stands here is believed by nobody: every conversation
watches what is done (`unbounded.py`)."""


def _takes(house: House) -> dict[str, bool]:
    """Every control and command, and whether it takes a part of a share."""
    found = {action: answer.takes is not None for action, answer in house.app.dispatcher.answers.items()}
    for command in house.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            group = command.parent.qualified_name if command.parent is not None else ""
            many = group in ("fleet", "captains", "montego", "nusfjord", "new", "challenge new")
            name = f"/{group} …" if many else f"/{command.qualified_name}"
            found[name] = found.get(name, True) and command.extras["takes"] is not None
    return found


async def test_whatever_people_do_takes_a_part_of_a_share_or_need_not(house: House) -> None:
    free = {name for names in FREE.values() for name in names}
    takes = _takes(house)
    assert {name for name, does in takes.items() if not does} == free


@pytest.mark.slow
async def test_whoever_calls_others_without_a_share_is_found(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    host = people[0]
    answers = dict(house.app.dispatcher.answers)
    assert house.unbounded.found == []
    await do(table, host, "@pause")
    answers["@go-on"] = replace(answers["@go-on"], takes=None)
    house.app.dispatcher.answers = answers
    await do(table, host, "@go-on")
    assert len(house.unbounded.found) == 1
    assert "@go-on" in house.unbounded.found[0]
    house.unbounded.found.clear()


async def _lobby(person: Person) -> ShownMessage:
    return await (await person.command("new", "fleet")).reply()


@pytest.mark.slow
async def test_who_has_opened_many_tables_reads_when_the_next_one_can_be_opened(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    for _ in range(SHARES["lobby"].person):
        assert not (await _lobby(anna)).ephemeral
    refused = await _lobby(anna)
    assert refused.ephemeral
    assert "many tables today" in refused.text
    at = GOES_ON.search(refused.text)
    assert at is not None
    assert not (await _lobby(ben)).ephemeral, "everybody has a share of their own"
    await house.restart()
    assert (await _lobby(anna)).ephemeral
    await house.later(seconds=int(at.group(1)) - house.now().timestamp())
    assert not (await _lobby(anna)).ephemeral
    assert (await _lobby(anna)).ephemeral


@pytest.mark.slow
async def test_what_is_refused_takes_no_part(house: House) -> None:
    (anna,) = await house.people("Anna")
    for _ in range(SHARES["lobby"].person + 1):
        refused = await (await anna.command("new", "fleet", seats=1, trophies="yes")).reply()
        assert "F14.6" in refused.text
    assert not (await _lobby(anna)).ephemeral


@pytest.mark.slow
async def test_nobody_can_be_called_by_proxy_without_end(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    host = people[0]
    (dora,) = await house.people("Dora")
    seat = await seat_number(house, table, host)
    last = ""
    for _ in range(SHARES["offer"].person + 1):
        last = (await forge_offer(table, host, f"@replace.{seat}", dora)).text
        if "today" in last or "heute" in last:
            break
        await do(table, host, f"@withdraw.{seat}")
    assert GOES_ON.search(last)
    await house.settled()
    invited = [seen for seen in dora.seen.values() if controls(seen, "@accept") and dora.id in str(seen.raw)]
    assert len(invited) <= SHARES["offer"].person


async def test_a_server_has_a_share_that_no_single_person_uses_up(house: House) -> None:
    for what, share in SHARES.items():
        assert share.server >= share.person
        assert what == "challenge" or share.server >= 10 * share.person


async def test_every_share_is_explained_with_its_size(house: House) -> None:
    del house
    written = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    sizes = {
        name: (int(mine), int(ours)) for name, mine, ours in re.findall(r"\| `(\w+)` \| (\d+) \| (\d+) \|", written)
    }
    assert sizes == {name: (share.person, share.server) for name, share in SHARES.items()}
    assert set(sizes) == set(get_args(What))
