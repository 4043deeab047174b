"""What a panel's picture tells, its words tell too: the numbers of the picture's text, of the panel and of the view."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.gateway import controls
from bot.gateway.choices import offered
from bot.ledger.loaded import Loaded
from bot.pictures.table_in_words import TableInWords, paragraph_of, sheet_in_words, table_in_words
from bot.play.panel import panel_view
from bot.play.ways import ways_menus
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.tools.check.limits import check_fits, empty_file, loaded_game
from games.engine import Game, Luck, registry
from games.fleet_dice import data as fleet
from render import painter, question, table
from render.sampling import sampled
from tests.param import slow

NAMES = ["Anna", "Anna-Lena", "Caroline", "Dominik", "Eva"]
GAMES = ["fleet_dice", "montego_bay", "nusfjord", "captains_gulf"]
_NUMBER = re.compile(r"\d+")


def moments(kind: str, seats: int, seed: int, every: int = 9) -> Any:
    """A random game, moment by moment, with whose decision it is."""
    game: Game[Any, Any] = registry()[kind]
    rng, luck = Random(seed), Luck(bytes([seed]) * 32)
    dealt, _ = game.setup(seats, {}, luck)
    moves = 0
    while not dealt.over:
        seat = rng.choice(list(game.waiting(dealt)))
        if moves % every == 0:
            loaded = loaded_game(game, dealt, seats, moves + 1)
            for row, name in zip(loaded.seats, NAMES, strict=False):
                row.notes["name"] = name
            yield loaded, seat
        game.apply(dealt, seat, rng.choice(game.options(dealt, seat)), luck)
        moves += 1


def panel_of(loaded: Loaded, seat: int, language: str) -> ui.LayoutView:
    words, view = loaded.words(language), loaded.game.view(loaded.table, seat)
    options = offered(loaded, seat, words)
    numbers = {option.choice: option.number for option in options}
    return panel_view(
        loaded,
        seat,
        words,
        options=options,
        news=[],
        file=empty_file(),
        back=["undo"],
        together=ways_menus(loaded, seat, words, numbers),
        in_words=table_in_words(loaded, view, words, seat),
    )


def said(view: ui.LayoutView) -> str:
    """All that is said in a message, menus and buttons included."""
    found: list[str] = []
    for part in view.walk_children():
        if isinstance(part, ui.TextDisplay):
            found.append(part.content)
        elif isinstance(part, ui.Button):
            found.append(part.label or "")
        elif isinstance(part, ui.Select):
            found += [f"{option.label} {option.description or ''}" for option in part.options]
    return "\n".join(found)


def choices_of(view: ui.LayoutView) -> Iterator[tuple[str, ...]]:
    """Every choice of the rules as it reads without the number of its disc in the picture."""
    for part in view.walk_children():
        if isinstance(part, ui.Button):
            found = controls.read(part.custom_id or "")
            if found is not None and not found.action:
                yield "", unnumbered(part.label or "")
        elif isinstance(part, ui.Select):
            for option in part.options:
                yield part.placeholder or "", unnumbered(option.label), option.description or ""


def unnumbered(label: str) -> str:
    return re.sub(r"^\d+ · ", "", label)


def numbers(text: str) -> set[str]:
    return set(_NUMBER.findall(text))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "language"),
    [("fleet_dice", "de"), ("montego_bay", "en"), ("nusfjord", "de"), ("captains_gulf", "en")],
)
def test_no_number_and_no_choice_stands_in_the_picture_alone(kind: str, language: str) -> None:
    for loaded, seat in moments(kind, 3, 5):
        words, view = loaded.words(language), loaded.game.view(loaded.table, seat)
        paint, names = painter(kind), loaded.names
        shown = panel_of(loaded, seat, language)
        check_fits(shown, f"{kind}, move {loaded.row.revision}")
        read, choices = said(shown), list(choices_of(shown))
        assert len(choices) == len(set(choices)), f"two choices read alike: {sorted(choices)}"
        complete = table_in_words(loaded, view, words, seat)
        board = "\n\n".join(complete.paragraphs)
        if complete.left_out in read:
            read += board
        with sampled(200):
            focus = question(paint, view, seat, words, names=names).alt
            whole = table(paint, view, words, names=names).alt
        assert numbers(focus) <= numbers(read), (numbers(focus) - numbers(read), focus, read)
        assert numbers(whole) <= numbers(board), (numbers(whole) - numbers(board), whole, board)
        for share in re.findall(rf"(?:{'|'.join(names)}) \d+ \(\d+ \w+\)", whole):  # barrels, and what they are worth
            assert share in board, (share, board)


FIGURES = {"nusfjord": 4}
"""So many numbers of a player's sentence stand in their paragraph as they are; those after them count what is named."""


@pytest.mark.parametrize("kind", [GAMES[0], *(slow(kind) for kind in GAMES[1:])])
def test_the_text_is_offered_only_where_it_says_more_than_the_panel(kind: str) -> None:
    for loaded, seat in moments(kind, 2, 3, every=40):
        complete = table_in_words(loaded, loaded.game.view(loaded.table, seat), loaded.words("en"), seat)
        read = said(panel_of(loaded, seat, "en"))
        assert (loaded.words("en")("button-text") in read.splitlines()) is (complete.whole not in read)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [GAMES[0], *(slow(kind) for kind in GAMES[1:])])
def test_everybodys_figures_are_the_same_in_the_text_of_the_picture_and_in_their_paragraph(kind: str) -> None:
    compared = 0
    for loaded, seat in moments(kind, 3, 11):
        words, view = loaded.words("en"), loaded.game.view(loaded.table, seat)
        names = [in_markdown(name) for name in loaded.names]
        paragraphs = table_in_words(loaded, view, words, seat).paragraphs
        with sampled(200):
            alt = table(painter(kind), view, words, names=loaded.names).alt
        for each, name in enumerate(loaded.names):
            sentence = re.search(rf"(?:^|\. ){re.escape(name)}(?: \([^)]*\))?: ([$−\d][^.]*)\.", alt)
            if sentence is None:  # nothing was dealt yet, or there was no room
                continue
            own = paragraph_of(paragraphs, each, names)
            assert own is not None
            figures = Counter(_NUMBER.findall(sentence[1])[: FIGURES.get(kind)])
            assert figures <= Counter(_NUMBER.findall(paragraphs[own])), (sentence[1], paragraphs[own])
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("kind", [GAMES[0], *(slow(kind) for kind in GAMES[1:])])
def test_what_the_reader_has_comes_right_after_the_moment(kind: str) -> None:
    for loaded, seat in moments(kind, 4, 7, every=40):
        read = table_in_words(loaded, loaded.game.view(loaded.table, seat), loaded.words("en"), seat)
        names = [in_markdown(name) for name in loaded.names]
        assert paragraph_of(read.paragraphs, seat, names) == 1, read.paragraphs


STRANGE = ["🐟", "安娜", "דנה", "Zoe\u0308 🎲", "👪" * 16 + "W" * 16]
"""Names of emoji, of letters that no font of the pictures has, from right to left, with combining marks, 32 long."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", GAMES)
def test_everybody_has_their_table_in_words_by_their_own_name_whatever_letters_it_has(kind: str, language: str) -> None:
    seats = max(registry()[kind].seats)
    loaded, _ = next(itertools.islice(moments(kind, seats, 5, every=40), 2, None))
    for row, name in zip(loaded.seats, STRANGE, strict=False):
        row.notes["name"] = name
    words, names = loaded.words(language), [in_markdown(name) for name in loaded.names]
    for seat in range(seats):
        view = loaded.game.view(loaded.table, seat)
        paragraphs = table_in_words(loaded, view, words, seat).paragraphs
        assert paragraph_of(paragraphs, seat, names) == 1, paragraphs
        assert sheet_in_words(loaded, view, words, seat).startswith(f"**{names[seat]}")
        read = said(panel_of(loaded, seat, language))
        assert paragraphs[1].splitlines()[0] in read
        with sampled(200):
            pictured = painter(kind).sheet(view, seat, words, names=loaded.names).alt
        assert words("picture-seat", number=seat + 1) not in f"{paragraphs} {pictured}"
        assert loaded.names[seat] in pictured


def test_whose_paragraph_it_is_says_the_longest_name_that_fits() -> None:
    paragraphs = ["Round 1.", "**Anna-Lena: 3 VP**", "**Anna: 2 VP**"]
    assert paragraph_of(paragraphs, 0, ["Anna", "Anna-Lena"]) == 2
    assert paragraph_of(paragraphs, 1, ["Anna", "Anna-Lena"]) == 1
    assert paragraph_of(paragraphs, 2, ["Anna", "Anna-Lena", "Ben"]) is None


@pytest.mark.parametrize(
    ("letters", "size", "told"),
    [
        (100, 100, "moment\n\nmine is ä\n\ntheirs"),
        (30, 100, "moment\n\nmine is ä\n\ntheirs"),
        (23, 100, "moment\n\nmine is ä\n\n…"),
        (100, 29, "moment\n\nmine is ä\n\n…"),
        (12, 100, "moment\n\n…"),
        (1, 100, "…"),
        (0, 100, ""),
        (100, 2, ""),
    ],
)
def test_what_has_no_room_is_left_out_from_the_end_and_that_is_said(letters: int, size: int, told: str) -> None:
    assert TableInWords(["moment", "mine is ä", "theirs"], "…").within(letters, size) == told


OWN: dict[str, Callable[[Any, Words], list[str]]] = {
    "fleet_dice": lambda sheet, words: [words.text(building) for building in sheet.complete if building in WHARF],
    "nusfjord": lambda player, words: [
        words.text(card) for card in (*player.hand, *player.elders, *(building for building, _ in player.buildings))
    ],
    "captains_gulf": lambda captain, words: [
        *captain.hand,
        *(words.name(item) for _, item in (*captain.crew, *captain.upgrades)),
    ],
}
"""What somebody's own paragraph says of what they have: what cards and buildings do, and which they hold."""
WHARF = [fleet.SECTIONS[section] for section in fleet.WHARF_SECTIONS]
HELD: dict[str, Callable[[Any], list[str]]] = {
    "nusfjord": lambda view: view.players[view.viewer].hand,
    "captains_gulf": lambda view: view.captains[view.viewer].hand,
}
"""The cards in the viewer's hand."""


@pytest.mark.parametrize("kind", [next(iter(OWN)), *(slow(kind) for kind in list(OWN)[1:])])
def test_what_somebody_has_is_told_with_what_it_does_and_a_hand_to_nobody_else(kind: str) -> None:
    told = 0
    for loaded, seat in moments(kind, 2, 3):
        words, names = loaded.words("de"), [in_markdown(name) for name in loaded.names]
        view = loaded.game.view(loaded.table, seat)
        own = next(getattr(view, each) for each in ("sheets", "players", "captains") if hasattr(view, each))[seat]
        paragraphs = table_in_words(loaded, view, words, seat).paragraphs
        mine = paragraphs[paragraph_of(paragraphs, seat, names) or 0]
        for said in OWN[kind](own, words):
            assert said in mine, mine
            told += 1
        for viewer in (1 - seat, None):
            others = loaded.game.view(loaded.table, viewer)
            read = "\n".join(table_in_words(loaded, others, words, viewer).paragraphs)
            for card in HELD[kind](view) if kind in HELD else ():
                of_card = card if kind == "captains_gulf" else words.text(card)
                assert of_card not in read or of_card in "\n".join(_public(others, words))
    assert told > 5


def _public(view: Any, words: Words) -> list[str]:
    """What cards do that a viewer may read as they hold or own them."""
    if view.viewer is None or not hasattr(view, "players"):
        return []
    return OWN["nusfjord"](view.players[view.viewer], words)


@pytest.mark.parametrize(("language", "waiting"), [("de", "Du bist gerade nicht dran"), ("en", "Not your turn y")])
def test_who_listens_hears_first_that_it_is_not_their_turn(language: str, waiting: str) -> None:
    loaded, seat = next(moments("nusfjord", 2, 1))
    shown = said(panel_of(loaded, 1 - seat, language))
    assert shown.count(waiting) == 1
    assert shown.index(waiting) < 200
