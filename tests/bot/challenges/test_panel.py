"""Messages and pictures about challenges: within Discord's limits, readable, and silent about what is sealed."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import discord
import msgspec
import pytest

from bot.challenges.panel import (
    card_message,
    deal_lines,
    everywhere_message,
    headline,
    intro_message,
    over_message,
    picture_rows,
    private_view,
    proof_view,
    title,
)
from bot.challenges.share import LONGEST, share_text
from bot.challenges.snapshot import ChallengeSnapshot
from bot.text import LANGUAGES, texts
from bot.tools.check.limits import check_fits, check_message_fits
from bot.tools.gallery.challenges import challenge_exhibits
from db.challenge_records import Challenge, Deal, Past, Run, Series
from games.engine import registry
from render import theme
from render.audit import audit

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
NAME = "_*Maximiliane von Hohenstein*_ 12"


def _shown(kind: str, people: int, *, still_open: bool) -> ChallengeSnapshot:
    game = registry()[kind]
    settings = {setting.id: setting.values[-1] for setting in game.settings}
    opponents = ["mate"] * (game.seats[-1] - 1)
    series = Series(
        id="s", guild_id=1, channel_id=2, person_id=3, kind=kind, settings=settings, opponents=opponents,
        repeat="weekly", days=7, hour=18, zone="UTC", is_global=True, locale="de",
    )  # fmt: skip
    deal = Deal(
        id="0123456789abcdef", kind=kind, digest="d", settings=settings, opponents=opponents, opens_at=NOW,
        closes_at=NOW, commitment="c" * 64, salt="challenge 0123456789abcdef", state="open" if still_open else "closed",
        yardsticks=None if still_open else [{"player": "mate", "total": 52, "categories": {"fish": 30}}],
    )  # fmt: skip
    challenge = Challenge(
        id="abcdefghij",
        series_id="s",
        deal_id=deal.id,
        number=1234,
        guild_id=1,
        channel_id=2,
        message_id=4,
        thread_id=5,
    )
    runs = [
        Run(
            game_id=f"run{number:010}", deal_id=deal.id, person_id=number, seat=0, state="finished", started_at=NOW,
            finished_at=NOW, total=954, categories={"fish": 900, "boats": 54}, counted=True, name=NAME,
        )
        for number in range(people)
    ]  # fmt: skip
    past = [Past(number, before, 50 + before) for number in range(people) for before in (1232, 1233)]
    return ChallengeSnapshot(
        challenge=challenge, series=series, deal=deal, runs=runs, everywhere=runs, past=past, leaders=[]
    )


def _file() -> discord.File:
    return discord.File(io.BytesIO(b""), "standings.png", description="standings")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(registry()))
@pytest.mark.parametrize("people", [0, 1, 300])
def test_every_message_fits_however_many_play(kind: str, language: str, people: int) -> None:
    words = texts().words(language)
    for still_open in (True, False):
        shown = _shown(kind, people, still_open=still_open)
        check_message_fits(card_message(shown, words, _file(), 12), "card")
        check_message_fits(intro_message(shown, words), "intro")
        check_message_fits(over_message(shown, words, _file()), "over")
        check_message_fits(everywhere_message(shown, words, _file()), "everywhere")
        check_fits(private_view(shown, words, shown.runs[0] if shown.runs else None, [_file(), _file()]), "standings")
        check_fits(proof_view(shown, words, b"s" * 32), "proof")
        categories, rows, more = picture_rows(shown.standings, shown.deal, words, people - 1)
        assert people == 0 or sum(row.own for row in rows) == 1, "who looks stands there, be they the last"
        assert len([row for row in rows if row.place is not None]) + more == people
        assert all(len(row.points) == len(categories) for row in rows)


def test_a_card_tells_nothing_of_points_while_it_is_open() -> None:
    words = texts().words("en")
    quiet, loud = (_shown("fleet_dice", 3, still_open=still_open) for still_open in (True, False))
    for shown, tells in ((quiet, False), (loud, True)):
        assert ("954" in headline(shown, words).news) is tells
        text = card_message(shown, words, _file(), 2).content
        assert "954" not in text
        assert NAME not in text
    other = msgspec.structs.replace(quiet, runs=[msgspec.structs.replace(run, total=5) for run in quiet.runs])
    assert headline(other, words) == headline(quiet, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(registry()))
def test_what_people_may_tell_of_their_run_gives_nothing_away_while_others_play(kind: str, language: str) -> None:
    words = texts().words(language)
    told: dict[bool, str] = {}
    for still_open in (True, False):
        shown = _shown(kind, 3, still_open=still_open)
        mine = shown.standings[1]
        told[still_open] = share_text(title(shown, words), shown, mine, words)
        assert len(told[still_open]) <= LONGEST
        assert mine.run.name not in told[still_open]
        better = [msgspec.structs.replace(run, total=5, categories={"fish": 5}) for run in shown.runs]
        other = msgspec.structs.replace(shown, runs=[*better, *better[:1]], everywhere=better)
        of_other = share_text(title(shown, words), other, other.standings[1], words)
        assert (of_other == told[still_open]) is still_open
    assert "954" not in told[True]
    assert "954" in told[False]
    assert words.of(kind).name("boats") in told[False]


def test_a_text_to_tell_is_cut_where_names_are_long() -> None:
    words = texts().words("en")
    shown = _shown("fleet_dice", 2, still_open=False)
    told = share_text("🌊 " + "long " * 80, shown, shown.standings[0], words)
    assert len(told) <= LONGEST
    assert told.endswith("…")


def test_who_is_not_through_has_nothing_to_tell() -> None:
    words = texts().words("en")
    shown = _shown("fleet_dice", 2, still_open=False)
    late = msgspec.structs.replace(shown.runs[0], counted=False)
    shown = msgspec.structs.replace(shown, runs=[late, shown.runs[1]])
    for run, tells in ((late, False), (shown.runs[1], True), (None, False)):
        said = str(private_view(shown, words, run, [_file()]).to_components())
        assert (words("challenge-share") in said) is tells


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_challenges_are_readable_and_have_texts(language: str) -> None:
    for shown in challenge_exhibits(language):
        with audit() as written:
            picture = shown.draw()
        assert 40 < len(picture.alt) <= 1024, shown.name
        assert len(picture.data) < 250_000, shown.name
        assert all(each.size >= theme.FLOOR for each in written)
        inside = [each.ink.x >= 0 and each.ink.right <= picture.width for each in written]
        assert all(inside), shown.name
        if "full" not in shown.name:
            cut = [each.wanted for each in written if each.wanted != each.text]
            assert cut == [], shown.name


@pytest.mark.parametrize("kind", sorted(registry()))
def test_a_card_says_only_which_options_are_unusual(kind: str) -> None:
    game, words = registry()[kind], texts().words("en")
    shown = _shown(kind, 0, still_open=True)
    names = [words(f"{kind}-setting-{setting.id}") for setting in game.settings]
    usual = msgspec.structs.replace(shown.deal, settings={setting.id: setting.values[0] for setting in game.settings})
    assert [name for name in names if f"{name}: **" in "\n".join(deal_lines(shown.deal, words))] == names
    assert not [name for name in names if f"{name}:" in "\n".join(deal_lines(usual, words))]
