"""A review as people see it: privately page by page, and one page of it for everybody."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading, linked_title
from bot.gateway.layout import ACCENT, button, layout, picture, rows, text, told_picture
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage, composed, kept
from bot.review.kinds import Shared, mark_of
from bot.review.pages import COURSE, Page, unit
from bot.review.reviews import adviser
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.text.score_line import unit_named


def review_view(
    loaded: Loaded,
    words: Words,
    seat: int | None,
    page: Page,
    lines: Sequence[str],
    file: discord.File | None,
    *,
    notice: str = "",
) -> ui.LayoutView:
    """A page for whoever sits at `seat` (None: who watches), with the way to the others and to everybody."""
    head = [game_heading(loaded, words, seat), *([f"✅ {notice}"] if notice else [])]
    counted = {"unit": unit(loaded), "named": unit_named(words)}
    small = words("review-small-course") if page.name == COURSE else words("review-small", **counted)
    told = [*head, *lines, f"-# {small}"]
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(told))]
    if file is not None:
        parts.append(told_picture(file) if page.name == COURSE else picture(file))
    return layout(*parts, *rows(_ways(loaded, words, seat, page)), accent=ACCENT)


def waiting_view(loaded: Loaded, words: Words, seat: int | None) -> ui.LayoutView:
    """What stands where the review will be, while it is made."""
    lines = [game_heading(loaded, words, seat), words("review-waiting", who=adviser(loaded))]
    return layout(text("\n".join(lines)), accent=ACCENT)


def _ways(loaded: Loaded, words: Words, seat: int | None, page: Page) -> list[ui.Button[ui.LayoutView]]:
    revision, style = loaded.board, discord.ButtonStyle
    ways = [
        button(
            control(loaded.id, revision, f"@reviewed.{name}"),
            words("button-review-course") if name == COURSE else words("button-review-page", number=name),
            style.primary if name == page.name else style.secondary,
            disabled=name == page.name,
        )
        for name in page.names
    ]
    if seat is None or page.name not in page.names:
        return ways
    share = button(control(loaded.id, revision, f"@shared.{page.name}"), words("button-review-share"), style.success)
    return [*ways, share]


def shared_message(
    loaded: Loaded, words: Words, shared: Shared, lines: Sequence[str], file: discord.File
) -> PublicMessage:
    """One page for everybody, with the way to one's own."""
    head = words(
        "review-shared-course" if shared.page == COURSE else "review-shared",
        name=in_markdown(words.seat(shared.seat)),
        game=linked_title(loaded, words),
    )
    own = button(control(loaded.id, loaded.board, f"@review.{mark_of(shared)}"), words("button-review"))
    return PublicMessage(content=composed(words, head, [], lines), pictures=kept([file]), rows=rows([own]))
