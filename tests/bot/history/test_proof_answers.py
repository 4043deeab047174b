"""What *Check the luck* answers: whether the secret fits what was published before."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from bot.history.proof_answers import proof_lines
from bot.ledger.ids import new_id, new_run_id
from bot.ledger.loaded import Loaded
from bot.text import texts
from bot.tools.check.limits import loaded_game
from games.engine import ScriptedLuck
from games.fleet_dice import GAME as FLEET

SECRET = bytes(range(32))


def _lines(game_id: str, published: str, language: str) -> str:
    table, _ = FLEET.setup(2, {}, ScriptedLuck())
    loaded = loaded_game(FLEET, table, 2, 1)
    row = msgspec.structs.replace(loaded.row, id=game_id, commitment=published, salt="sea")
    return proof_lines(Loaded(row, loaded.seats), SECRET, texts().words(language))


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        ("en", "✅ Yes: the secret fits the", "❌ No: the secret doesn't fit the"),
        ("de", "✅ Ja: Das Geheimnis passt zu", "❌ Nein: Das Geheimnis passt nicht"),
    ],
)
def test_the_answer_comes_first_and_is_computed_from_the_secret(language: str, yes: str, no: str) -> None:
    published = hashlib.sha256(b"quayside luck " + SECRET).hexdigest()
    assert _lines(new_id(), published, language).splitlines()[1].startswith(yes)
    assert _lines(new_id(), published[::-1], language).splitlines()[1].startswith(no)
    for part in (published, SECRET.hex(), "sea", "SHA-256"):
        assert part in _lines(new_id(), published, language)


@pytest.mark.parametrize(("language", "lobby", "card"), [("en", "lobby", "card"), ("de", "Lobby", "Karte")])
def test_it_names_the_one_place_where_the_fingerprint_was_published(language: str, lobby: str, card: str) -> None:
    game, run = _lines(new_id(), "", language), _lines(new_run_id(), "", language)
    assert (lobby in game, card in game) == (True, False)
    assert (lobby in run, card in run) == (False, True)
