"""A puzzle as everybody reads it, its solution, and what whoever has answered is told."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.choices import Option, offered, question_of
from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, menu, pictures, rows, text
from bot.outbox.public_message import PublicMessage, composed, kept
from bot.puzzles.lines import Weighed, leads_line, telling
from bot.puzzles.puzzle import ReadPuzzle
from bot.text import Words
from bot.text.table_options import unusual_options
from bot.text.texts import Rule
from db.puzzle_records import Tally
from games.engine.review import Puzzle

ACTION, MENU_OF, IN_WORDS, WHOLE = "@puzzle", "pick", "text", "table"
"""The action of the controls, and what they ask for."""


class Posing:
    """A puzzle where it is posed, in one language."""

    def __init__(self, read: ReadPuzzle, posed_id: str, language: str) -> None:
        """Takes some time."""
        self.puzzle: Puzzle = read.puzzle
        self.posed_id = posed_id
        self.loaded = read.at(language)
        self.words: Words = self.loaded.words(language)
        found: list[Option] = offered(self.loaded, self.puzzle.seat, self.words)
        self.options = {each.choice: each for each in found}

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each choice, in the picture and in the menu."""
        return {choice: option.number for choice, option in self.options.items()}

    def named(self, choice: str) -> str:
        """A choice with its number."""
        option = self.options[choice]
        return f"**{option.number} · {option.label}**"

    def heading(self, key: str) -> str:
        """What it is, in which game, in which round."""
        words, loaded = self.words, self.loaded
        return words(key, game=words.short_title(loaded.row.kind), round=self.puzzle.round)

    def moment(self) -> list[str]:
        """Whose turn it is, what they are asked, and which table options are not the usual ones."""
        words, loaded, seat = self.words, self.loaded, self.puzzle.seat
        asked = words.ask(question_of(loaded, seat))
        where = words("puzzle-moment", who=words.seat(seat), seats=len(loaded.seats), question=asked)
        return [where, *unusual_options(loaded.game, loaded.options.settings, words)]


def posed_message(posing: Posing, file: discord.File) -> PublicMessage:
    """What everybody sees all day."""
    words = posing.words
    entries = [(each.choice, f"{each.number} · {each.label}", each.detail) for each in posing.options.values()]
    picks = menu(control(posing.posed_id, 0, f"{ACTION}.{MENU_OF}"), words("puzzle-pick"), entries)
    return PublicMessage(
        content=composed(words, posing.heading("puzzle-title"), [], [*posing.moment(), words("puzzle-how")]),
        pictures=kept([file]),
        rows=[picks, *rows(_looks(posing))],
        accent=ACCENT,
    )


def solved_message(posing: Posing, tally: Tally, file: discord.File) -> PublicMessage:
    """What stands there from the next day on."""
    words, puzzle = posing.words, posing.puzzle
    lines = [
        *posing.moment(),
        *telling(puzzle, words, posing.named, posing.options[puzzle.answer].detail),
        leads_line(Weighed(puzzle.behind[puzzle.second], posing.named(puzzle.second)), posing.loaded, words),
        words("puzzle-tally", answers=tally.answers, found=tally.found),
    ]
    return PublicMessage(
        content=composed(words, posing.heading("puzzle-title-solved"), [], lines),
        pictures=kept([file]),
        rows=rows(_looks(posing)),
        accent=ACCENT,
    )


def answer_view(posing: Posing, choice: str, others: Tally, *, first: bool, rules: Sequence[Rule]) -> ui.LayoutView:
    """What whoever has answered with `choice` reads; `first` just now. `others` are those who have answered, too."""
    words, puzzle = posing.words, posing.puzzle
    found = choice == puzzle.answer
    compared = puzzle.second if found else choice
    verdict = words("puzzle-right" if found else "puzzle-wrong", choice=posing.named(choice))
    lines = [
        f"-# {posing.heading('puzzle-title-small')}",
        *([] if first else [words("puzzle-again")]),
        verdict,
        *telling(puzzle, words, posing.named, posing.options[puzzle.answer].detail),
        leads_line(Weighed(puzzle.behind[compared], posing.named(compared), second=found), posing.loaded, words),
    ]
    if rules:
        lines.append(words("puzzle-rules", rules=" · ".join(f"**{each.number}** {each.title}" for each in rules)))
    lines += [words("puzzle-others", answers=others.answers, found=others.found), words("puzzle-small")]
    return layout(text("\n".join(lines)), accent=ACCENT)


def table_view(posing: Posing, files: Sequence[discord.File]) -> ui.LayoutView:
    """All of the table as the seat saw it."""
    return layout(text("\n".join(posing.moment())), *pictures(files), accent=ACCENT)


def _looks(posing: Posing) -> list[ui.Button[ui.LayoutView]]:
    """What else can be looked at, by whoever sees pictures and whoever doesn't."""
    asked = ((WHOLE, "button-puzzle-table"), (IN_WORDS, "button-puzzle-text"))
    return [button(control(posing.posed_id, 0, f"{ACTION}.{what}"), posing.words(label)) for what, label in asked]
