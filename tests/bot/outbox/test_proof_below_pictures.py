"""The proof of fair luck: below the picture that a message is about, whole, in every form."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord
import msgspec
import pytest

from bot.outbox.forms import Way, as_layout, to_send
from bot.outbox.public_message import PublicMessage, kept

COMMITMENT = "a" * 64
PROOF = f"-# Fixed before the game:\n-# Fingerprint `{COMMITMENT}`"


def message(**changed: Any) -> PublicMessage:
    files = kept([discord.File(BytesIO(b"picture"), "scoring.png")])
    return msgspec.structs.replace(
        PublicMessage(content="Anna wins!", plain="A game", foot="-# Here because …", proof=PROOF, pictures=files),
        **changed,
    )


def test_the_result_stands_above_the_picture_and_the_proof_below_it() -> None:
    sent = to_send(message(), Way("ordinary"))
    assert sent["content"] == "Anna wins!\n-# Here because …"
    assert [each.filename for each in sent["files"]] == ["scoring.png"]
    (below,) = sent["embeds"]
    assert below.description == "Fixed before the game:"
    assert below.footer.text == f"Fingerprint {COMMITMENT}", "in small letters"


@pytest.mark.parametrize(
    ("shown", "way"),
    [
        (message(embeds=False), Way("ordinary")),
        (message(), Way("ordinary", pictured=False)),
        (message(pictures=()), Way("ordinary")),
    ],
)
def test_where_no_embed_is_shown_or_there_is_no_picture_the_proof_ends_the_words(
    shown: PublicMessage, way: Way
) -> None:
    sent = to_send(shown, way)
    assert sent["content"] == f"Anna wins!\n-# Here because …\n{PROOF}"
    assert not sent["embeds"]


def test_however_long_the_story_is_the_proof_is_whole() -> None:
    sent = to_send(message(embeds=False, content="\n".join(["Anna wins!", *["More happened."] * 200])), Way("ordinary"))
    assert sent["content"].endswith(PROOF)
    assert len(sent["content"]) <= 2000


def test_in_components_it_stands_last() -> None:
    view, _ = as_layout(message())
    said = [part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay)]
    assert said == ["Anna wins!", "-# Here because …", PROOF]
    kinds = [type(part).__name__ for part in view.walk_children()]
    assert kinds.index("MediaGallery") < max(index for index, kind in enumerate(kinds) if kind == "TextDisplay")
