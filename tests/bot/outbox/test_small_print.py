"""The small print of a message: whole, in every form, and below everything else where there are components."""

from __future__ import annotations

from io import BytesIO

import discord
import pytest

from bot.outbox.forms import Way, as_layout, to_send
from bot.outbox.public_message import PublicMessage, kept

FOOT = "-# Here because …"


def message(content: str = "Anna wins!") -> PublicMessage:
    files = kept([discord.File(BytesIO(b"picture"), "scoring.png")])
    return PublicMessage(content=content, plain="A game", foot=FOOT, pictures=files)


@pytest.mark.parametrize("pictured", [True, False])
def test_it_ends_the_words_of_an_ordinary_message(pictured: bool) -> None:
    sent = to_send(message(), Way("ordinary", pictured=pictured))
    assert sent["content"] == f"Anna wins!\n{FOOT}"
    assert [each.filename for each in sent["files"]] == ["scoring.png"] * pictured
    assert not sent["embeds"]


def test_however_long_the_story_is_the_small_print_is_whole() -> None:
    sent = to_send(message("\n".join(["Anna wins!", *["More happened."] * 200])), Way("ordinary"))
    assert sent["content"].endswith(f"\n{FOOT}")
    assert len(sent["content"]) <= 2000


def test_in_components_it_stands_below_the_pictures() -> None:
    view, _ = as_layout(message())
    said = [part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)]
    assert said == ["Anna wins!", FOOT]
    kinds = [type(part).__name__ for part in view.walk_children()]
    assert kinds[-2:] == ["MediaGallery", "TextDisplay"]
