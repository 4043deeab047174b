"""What Discord shows of challenges: the card, the standings, the list, and what stands above a person's own run.
What is read for it comes from `bot.challenges.snapshot`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import discord
import msgspec
from discord import ui

from bot.challenges.share import share_text
from bot.challenges.snapshot import ChallengeSnapshot
from bot.challenges.standings import RunStanding
from bot.gateway.controls import control
from bot.gateway.layout import BYTES, MENU, button, layout, menu, picture, rows, text
from bot.history.proof_lines import proof_lines
from bot.outbox.public_message import PublicMessage, kept
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown
from bot.text.table_options import unusual_options
from db.challenge_records import Deal, Run
from games.engine import registry
from render.challenge import ROWS, Headline, Row

ACCENT = 0x123C55
EVERYWHERE = "everywhere"
"""What the button below the standings of all servers says."""
MENUS = 4
"""So many menus of runs stand below the standings, at most."""
AROUND_MENUS = 2_000
"""So many bytes the rest of a message takes beside its menus."""
NAMES = 12


def title(shown: ChallengeSnapshot, words: Words) -> str:
    """What a challenge is called."""
    series = shown.series
    game = words(f"{series.kind}-title")
    return words("challenge-title", repeat=series.repeat, number=shown.challenge.number, game=game)


def at(moment: datetime, how: str = "f") -> str:
    """A moment as Discord shows it by everybody's own clock."""
    return f"<t:{round(moment.timestamp())}:{how}>"


def deal_lines(deal: Deal, words: Words) -> list[str]:
    """The table options that are not as usual, and against whom everybody plays."""
    lines = unusual_options(registry()[deal.kind], deal.settings, words)
    if deal.opponents:
        count = dict.fromkeys(deal.opponents, 0)
        players: list[str] = []
        for name in deal.opponents:
            count[name] += 1
            players.append(words(f"player-{name}", number=count[name]))
        lines.append(words("challenge-against", players=words.listed(players)))
    return lines


def headline(shown: ChallengeSnapshot, words: Words) -> Headline:
    """The top of a picture: while it is open it tells nobody's points."""
    news = words("picture-challenge-same-luck") if shown.is_open else winner_line(shown.standings, words)
    caption = words(f"picture-challenge-{shown.series.repeat}")
    return Headline(shown.challenge.number, caption, words(f"{shown.series.kind}-title"), news)


def winner_line(standings: Sequence[RunStanding], words: Words) -> str:
    """Who won, for a picture."""
    first = [each for each in standings if each.place == 1]
    people = words.listed([each.run.name for each in first[:NAMES]])
    return words("challenge-news-winner", people=people, total=first[0].total if first else 0, count=len(first))


def card_message(shown: ChallengeSnapshot, words: Words, file: discord.File, servers: int) -> PublicMessage:
    """The card that everybody sees: what is played until when, and how many play; nothing of anybody's run."""
    deal, series = shown.deal, shown.series
    lines = [f"## {title(shown, words)}", words(f"{series.kind}-summary"), *deal_lines(deal, words)]
    if shown.is_open:
        lines.append(words("challenge-closes", at=at(deal.closes_at), **{"in": at(deal.closes_at, "R")}))
    else:
        lines.append(words("challenge-closed", at=at(deal.closes_at)))
    if series.is_global:
        lines.append(words("challenge-everywhere", servers=servers))
    style, challenge_id = discord.ButtonStyle, shown.challenge.id
    play = button(control(challenge_id, 0, "@challenge.play"), words("button-challenge-play"), style.success)
    standing = button(control(challenge_id, 0, "@challenge.standings"), words("button-challenge-standings"))
    return PublicMessage(
        content="\n".join(lines),
        foot=words("challenge-fingerprint", commitment=deal.commitment),
        pictures=kept([file]),
        rows=rows([play, standing] if shown.is_open else [standing]),
        accent=ACCENT,
    )


def over_message(shown: ChallengeSnapshot, words: Words, file: discord.File) -> PublicMessage:
    """The end of a challenge: who won, the standings, every run to watch. The proof of the luck is behind a button."""
    return PublicMessage(
        content="\n".join(result_lines(shown, words)),
        pictures=kept([file]),
        rows=[*replay_menus(shown.challenge.id, shown.shared_standings, words), _proof_row(shown, words)],
        accent=ACCENT,
    )


def everywhere_message(shown: ChallengeSnapshot, words: Words, file: discord.File) -> PublicMessage:
    """The standings of all servers together, below those of this one. By its button it is known again."""
    look = button(control(shown.challenge.id, 0, f"@challenge.{EVERYWHERE}"), words("button-challenge-standings"))
    return PublicMessage(
        content=words("challenge-all-servers"), pictures=kept([file]), rows=rows([look]), accent=ACCENT
    )


def result_lines(shown: ChallengeSnapshot, words: Words) -> list[str]:
    """Who won, and who has bettered their own result."""
    standings = shown.standings
    first = [each for each in standings if each.place == 1]
    people = words.listed([in_markdown(each.run.name) for each in first[:NAMES]])
    total = first[0].total if first else 0
    lines = [
        words("challenge-over", challenge=title(shown, words), people=people, total=total, count=len(first)),
    ]
    bests = [
        words("challenge-best", name=in_markdown(each.run.name), total=each.total, before=each.before or 0)
        for each in standings
        if each.is_best
    ]
    return lines + ([words("challenge-bests", people=words.listed(bests[:NAMES]))] if bests else [])


def _proof_row(shown: ChallengeSnapshot, words: Words) -> ui.ActionRow[ui.LayoutView]:
    return ui.ActionRow(button(control(shown.challenge.id, 0, "@challenge.proof"), words("button-proof")))


def replay_menus(
    challenge_id: str, standings: Sequence[RunStanding], words: Words
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Menus of the runs, the best first, as many as there is room for in one message."""
    found: list[ui.ActionRow[ui.LayoutView]] = []
    room = BYTES - AROUND_MENUS
    for number in range(min(MENUS, -(-len(standings) // MENU))):
        some = standings[number * MENU : (number + 1) * MENU]
        choices = [
            (
                each.run.game_id,
                f"{each.place}. {clipped(each.run.name, 80)}",
                words("challenge-replay-line", total=each.total),
            )
            for each in some
        ]
        first = number * MENU + 1
        said = words("challenge-replays") if len(standings) <= MENU else ""
        said = said or words("challenge-replays-page", first=first, last=first + len(some) - 1)
        row = menu(control(challenge_id, number, "@challenge.watch"), said, choices)
        room -= len(msgspec.json.encode(row.to_component_dict()))
        if room < 0:
            break
        found.append(row)
    return found


def private_view(
    shown: ChallengeSnapshot, words: Words, run: Run | None, files: Sequence[discord.File]
) -> ui.LayoutView:
    """The standings as somebody may see them who is through, or everybody when all is over."""
    lines: list[str] = []
    standings = shown.standings
    if run is not None and run.total is not None:
        lines.append(words("challenge-you-are-through", total=run.total))
        mine = next((each for each in standings if each.run.game_id == run.game_id), None)
        if mine is not None and shown.is_open:
            lines.append(words("challenge-place", place=mine.place, count=len(standings)))
        if shown.challenge.thread_id is not None:
            lines.append(words("challenge-thread-is", place=f"<#{shown.challenge.thread_id}>"))
        if mine is not None:
            lines += [words("challenge-share"), f"```\n{share_text(title(shown, words), shown, mine, words)}\n```"]
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(lines))] if lines else []
    parts.append(picture(files[0]))
    if len(files) > 1:
        parts += [text(words("challenge-all-servers")), picture(files[1])]
    parts += replay_menus(shown.challenge.id, shown.shared_standings, words)
    if not shown.is_open:
        parts.append(_proof_row(shown, words))
    return layout(*parts, accent=ACCENT)


def proof_view(shown: ChallengeSnapshot, words: Words, secret: bytes) -> ui.LayoutView:
    """What shows that everybody had the same luck, and that it was fixed before."""
    deal = shown.deal
    lines = proof_lines(words, "challenge", published=deal.commitment, secret=secret, salt=deal.salt)
    return layout(*map(text, [f"**{title(shown, words)}**", *lines]), accent=ACCENT)


def intro_message(shown: ChallengeSnapshot, words: Words) -> PublicMessage:
    """The first message of a run, which becomes its status card."""
    end = shown.deal.closes_at
    said = words("challenge-intro", challenge=title(shown, words), at=at(end), **{"in": at(end, "R")})
    return PublicMessage(content=said, accent=ACCENT)


def picture_rows(
    standings: Sequence[RunStanding], deal: Deal, words: Words, person_id: int | None = None
) -> tuple[list[str], list[Row], int]:
    """What the picture of the standings shows: the categories' names, its lines, and how many stand below them.

    `person_id` is who looks, and stands there in any case.
    """
    scored = [each.run.categories or {} for each in standings] + [each["categories"] for each in deal.yardsticks or []]
    categories = list(dict.fromkeys(name for each in scored for name in each))
    shown = [each for number, each in enumerate(standings) if number < ROWS or each.run.person_id == person_id]
    found = [
        Row(
            place=each.place,
            name=each.run.name,
            total=each.total,
            points=[(each.run.categories or {}).get(name, 0) for name in categories],
            streak=each.streak,
            best=each.is_best,
            own=person_id is not None and each.run.person_id == person_id,
        )
        for each in shown
    ]
    for each in deal.yardsticks or []:
        points = [each["categories"].get(name, 0) for name in categories]
        found.append(Row(None, words(f"player-{each['player']}", number=""), each["total"], points))
    found.sort(key=lambda row: -row.total)
    of_game = words.of(deal.kind)
    return [of_game.category(name) for name in categories], found, len(standings) - len(shown)
