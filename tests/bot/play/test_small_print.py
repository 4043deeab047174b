"""Where the small print of a verb's choices stands: on the buttons if a phone shows all of it, else above them."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import ui

from bot.gateway.choices import Option
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.play.panel import panel_view, told_together
from bot.text import texts
from db.records import GameRow, SeatRow
from games.engine import Argument, Ask, Luck, registry


def _panel(options: list[Option]) -> ui.LayoutView:
    game = registry()["fleet_dice"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat = sorted(game.waiting(table))[0]
    values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
    values |= {"id": "a" * 10, "kind": game.id, "state": "running", "revision": 0, "host_id": 1}
    values["options"] = {"seats": 2}
    values["table_blob"] = encode_saved(Saved(game.save(table), [0, 0]))
    people = [SeatRow("a" * 10, each, each + 1, None, None, each, "active", {"name": "Anna"}) for each in range(2)]
    loaded = Loaded(GameRow(**values), people)
    file = discord.File(io.BytesIO(b"x"), "sheet.png", description="x")
    words = texts().words("en").of(game.id, loaded.names)
    return panel_view(loaded, seat, words, options=options, news=[], file=file, back=[])


def _shown(panel: ui.LayoutView) -> tuple[list[str], str]:
    parts = list(panel.walk_children())
    labels = [part.label for part in parts if isinstance(part, ui.Button) and part.label and " · " in part.label]
    return labels, "\n".join(part.content for part in parts if isinstance(part, ui.TextDisplay))


def test_short_small_print_is_on_the_buttons() -> None:
    labels, said = _shown(
        _panel([Option(1, "mark:cod", "Mark Cod", "box 1 of 12"), Option(2, "use:coin", "Use as a coin", "1 coin")])
    )
    assert labels == ["1 · Mark Cod — box 1 of 12", "2 · Use as a coin — 1 coin"]
    assert "**1**" not in said


def test_where_one_is_too_long_for_its_button_all_choices_stand_above_them() -> None:
    labels, said = _shown(
        _panel(
            [
                Option(1, "mark:cod", "Mark Cod", "box 1 of 12"),
                Option(2, "mark:oyster", "Mark Oyster", "box 3 of 11: launches a boat"),
                Option(3, "use:coin", "Use as a coin", "1 coin"),
                Option(4, "reroll", "Reroll the die", ""),
            ]
        )
    )
    assert labels == ["1 · Mark Cod", "2 · Mark Oyster", "3 · Use as a coin", "4 · Reroll the die"]
    small = [
        "**1** Mark Cod — box 1 of 12",
        "**2** Mark Oyster — box 3 of 11: launches a boat",
        "**3** Use as a coin — 1 coin",
        "**4** Reroll the die",
    ]
    assert "\n".join(small) in said


def test_where_the_lines_are_too_long_short_ones_stay_whole() -> None:
    options = [Option(1, "mark:cod", "Mark Cod", "box 1 of 12")]
    options += [Option(number, f"mark:{number}", "Mark", "word " * 80) for number in range(2, 10)]
    _, said = _shown(_panel(options))
    lines = [line for line in said.split("\n") if line.startswith("**")]
    assert "**1** Mark Cod — box 1 of 12" in lines
    assert all(line.endswith("…") for line in lines if line.startswith("**9**"))
    assert len("\n".join(lines)) > 1700, "what short ones leave the long ones have"


def test_what_is_told_together_is_cut_alike_and_never_to_nothing() -> None:
    options = [
        Option(1, "card:big:1", "Big worker: card 1", "N1: 2 barrels"),
        Option(2, "card:big:2", "Big worker: card 2", "word " * 30),
    ]
    whole = told_together("Big worker", options, 1000)
    first, second = "**card_1**_N1: 2 barrels", "**card_2**_" + "word " * 30
    told = f"{first}\n{second}".replace("_", "\N{NO-BREAK SPACE}")
    assert whole == f"**Big worker**\n{told}"
    short = told_together("Big worker", options, 90)
    assert len(short) <= 105
    assert "N1: 2 barrels" in short
    assert len(told_together("Big worker", options, -5)) > 30


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ({"jack": 4}, "your cards now: Lazy Jack 4"),
        ({"third": 3, "jack": 4}, "your cards now: third worker 3, Lazy Jack 4"),
        ({"small": 2, "jack": 4}, "your cards now: small worker 2, Lazy Jack 4"),
        ({"big": 1, "third": 3}, "your cards now: big worker 1, third worker 3"),
        ({"big": 1, "small": 2}, "your cards now: big worker 1, small worker 2"),
    ],
)
def test_cards_that_were_laid_are_listed_whichever_lies_there_first(laid: dict[str, int], said: str) -> None:
    words = texts().words("en").of("montego_bay")
    args: dict[str, Argument] = {"big": 0, "small": 0, "third": 0, "jack": 0, **laid}
    ask = Ask("laid", args)
    assert words.detail(ask) == said
