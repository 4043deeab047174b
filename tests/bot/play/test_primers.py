"""Every game that can be opened is told in a minute, in each language, and the telling fits into a message."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from discord import ui

from bot.gateway.catalog import offered_games
from bot.gateway.controls import read
from bot.ledger.loaded import Loaded
from bot.lobby.panel import lobby_message
from bot.outbox.forms import as_layout
from bot.play.primer import primer_button, primer_view
from bot.text import Words, texts
from db.records import GameRow

LANGUAGES = ["en", "de"]


def _lobby(kind: str) -> Loaded:
    values = dict.fromkeys(GameRow.__struct_fields__)
    options = {"seats": 2, "settings": {}}
    values |= {"id": "a" * 10, "kind": kind, "state": "lobby", "host_id": 1, "options": options, "commitment": "0" * 64}
    values |= {"locale": "en", "updated_at": datetime(2026, 1, 1, tzinfo=UTC)}
    return Loaded(GameRow(**values), [])  # type: ignore[arg-type]


def _buttons(loaded: Loaded, words: Words) -> list[ui.Button[ui.LayoutView]]:
    view, _ = as_layout(lobby_message(loaded, words, {}))
    return [part for part in view.walk_children() if isinstance(part, ui.Button)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(offered_games()))
def test_every_lobby_offers_a_primer_that_fits_into_a_message(kind: str, language: str) -> None:
    loaded, words = _lobby(kind), texts().words(language).of(kind)
    buttons = _buttons(loaded, words)
    actions = [control.action for each in buttons if (control := read(each.custom_id or "")) is not None]
    assert "@primer" in actions
    page = primer_view(loaded, words)
    assert 800 < page.content_length() < 2500
    (said,) = [part.content for part in page.walk_children() if isinstance(part, ui.TextDisplay)]
    assert words(f"{kind}-title") in said
    assert "{" not in said


def test_a_game_without_a_primer_has_no_button_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts().words("en")
    monkeypatch.setattr(type(words), "has", lambda self, key: False)
    assert primer_button(_lobby("fleet_dice"), 0, words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_a_lobby_is_longer_than_a_phone_shows(language: str) -> None:
    words = texts().words(language)
    for kind in offered_games():
        buttons = _buttons(_lobby(kind), words)
        assert [each.label for each in buttons if len(each.label or "") > 38] == []
