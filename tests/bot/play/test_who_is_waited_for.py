"""What a panel says to whoever waits, and what everybody is told of who decides next."""

from __future__ import annotations

from random import Random

import discord
import msgspec
import pytest

from bot.ledger.loaded import Loaded, Trace
from bot.play.board_message import call_line
from bot.play.panel import panel_view
from bot.text import Words, texts
from bot.tools.check.limits import empty_file, loaded_game
from games.engine import Luck, registry
from render import painter


def _in_a_window() -> tuple[Loaded, Words, int]:
    """Three who lay cards, of whom the first has done so."""
    game, luck = registry()["montego_bay"], Luck(bytes(32))
    table, _ = game.setup(3, {"colours": "dealt"}, luck)
    first, *_ = sorted(game.waiting(table))
    for choice in ("card:big:1", "card:small:1", "done"):
        game.apply(table, first, choice, luck)
    loaded = loaded_game(game, table, 3, 1)
    return loaded, texts().words("en").of(game.id, loaded.names), first


def _said(loaded: Loaded, seat: int, words: Words) -> str:
    panel = panel_view(loaded, seat, words, options=[], news=[], file=empty_file(), back=[])
    return "\n".join(each.content for each in panel.walk_children() if isinstance(each, discord.ui.TextDisplay))


def test_whoever_has_answered_is_done_and_does_not_wait_for_a_turn() -> None:
    loaded, words, first = _in_a_window()
    assert "Not your turn yet. Waiting for" in _said(loaded, first, words), "nothing says that it has answered"
    loaded.saved.trail = [Trace(first, "done", True, 1)]
    assert "You're done. Waiting for" in _said(loaded, first, words)
    loaded.saved.trail = [Trace(first, "done", False, 1)]
    assert "Not your turn yet. Waiting for" in _said(loaded, first, words), "that was before the window"


@pytest.mark.parametrize(("seats", "alone"), [(1, True), (2, False)])
def test_whoever_plays_alone_is_called_with_the_question_that_is_asked(seats: int, alone: bool) -> None:
    game, luck, rng = registry()["fleet_dice"], Luck(bytes(32)), Random(1)
    words = texts().words("en").of(game.id, ["Anna", "Ben"][:seats])
    table, _ = game.setup(seats, {}, luck)
    asked = shown = ""
    while asked == shown or table.lanes is None:  # until a window asks something that its title doesn't
        seat = min(game.waiting(table))
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        asked = words.ask(game.waiting(table)[min(game.waiting(table))].ask(table))
        shown = painter(game.id).task(game.view(table, None), words)
    said = call_line(loaded_game(game, table, seats, 1), words, [])
    assert said.endswith(f": {asked if alone else shown}"), "in a window it may be a secret"


def test_computer_players_come_next_which_stays_true() -> None:
    loaded, words, _ = _in_a_window()
    loaded.seats = [msgspec.structs.replace(seat, person_id=None, player="mate") for seat in loaded.seats]
    assert call_line(loaded, words, []).startswith("Next up: ")


@pytest.mark.parametrize("undo", [True, False])
def test_whoever_has_answered_in_secret_reads_what_and_whether_it_can_be_changed(undo: bool) -> None:
    loaded, words, first = _in_a_window()
    made = ("card:big:4", "card:small:2", "card:big:1", "done")
    loaded.saved.trail = [Trace(first, choice, True, number) for number, choice in enumerate(made, 1)]
    back = ["undo"] if undo else []
    panel = panel_view(loaded, first, words, options=[], news=[], file=empty_file(), back=back)
    said = "\n".join(each.content for each in panel.walk_children() if isinstance(each, discord.ui.TextDisplay))
    assert "You chose: Big worker: card 1 and Small worker: card 2. That stays secret until everybody" in said
    assert ("*Undo* takes it back" in said) == undo
    other = next(seat for seat in loaded.waiting() if seat != first)
    assert "You chose" not in _said(loaded, other, words), "nobody else reads it"
