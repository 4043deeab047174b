"""What *Check the luck* answers: whether the secret fits what was published before."""

from __future__ import annotations

import hashlib
from typing import Literal

import pytest

from bot.history.proof_lines import proof_lines
from bot.text import texts

SECRET = bytes(range(32))


def _said(published: str, language: str, place: Literal["lobby", "challenge"] = "lobby") -> str:
    words = texts().words(language)
    return "\n".join(proof_lines(words, place, published=published, secret=SECRET, salt="sea"))


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "✅ Yes: the secret fits the", "❌ No: the secret doesn't fit the"),
        ("de", "✅ Ja: Das Geheimnis passt zu", "❌ Nein: Das Geheimnis passt nicht"),
    ],
)
def test_the_answer_comes_first_and_is_computed_from_the_secret(language: str, yes: str, no: str) -> None:
    published = hashlib.sha256(b"quayside luck " + SECRET).hexdigest()
    assert _said(published, language).splitlines()[1].startswith(yes)
    assert _said(published[::-1], language).splitlines()[1].startswith(no)
    for part in (published, SECRET.hex(), "sea", "SHA-256"):
        assert part in _said(published, language)


@pytest.mark.parametrize(
    ("language", "of_game", "of_challenge"),
    [
        ("en", ("lobby", "the record of the game"), ("card", "the record of a run")),
        ("de", ("Lobby", "Aufzeichnung der Partie"), ("Karte", "Aufzeichnung eines Laufs")),
    ],
)
def test_it_names_the_one_place_where_the_fingerprint_was_published_and_what_can_be_exported(
    language: str, of_game: tuple[str, str], of_challenge: tuple[str, str]
) -> None:
    game, challenge = _said("", language, "lobby"), _said("", language, "challenge")
    for word in of_game:
        assert word in game
        assert word not in challenge
    for word in of_challenge:
        assert word in challenge
        assert word not in game
