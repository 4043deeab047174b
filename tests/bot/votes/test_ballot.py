"""What an open question looks like."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from bot.ledger.vote import Vote
from bot.text import texts
from bot.votes.ballot import vote_buttons, vote_line
from tests.bot.ledger.making import held

VOTE = Vote("late", 7, 2, (0, 1), ("wait", "skip", "player"))


def test_the_line_names_who_has_not_said_yet() -> None:
    words = texts().words("en").of("fleet_dice", ["Ann", "Ben", "Cleo"])
    assert "Ann" in vote_line(words, VOTE)
    said = vote_line(words, VOTE.with_answer(0, "wait"))
    assert "Ann" not in said
    assert "Ben" in said
    assert "Cleo" in said


@pytest.mark.usefixtures("tides")
def test_each_answer_has_a_button_that_carries_the_number_of_the_question_and_the_first_stands_out() -> None:
    (row,) = vote_buttons(held(), texts().words("en"), VOTE)
    buttons = [each for each in row.children if isinstance(each, ui.Button)]
    assert [each.custom_id for each in buttons] == [f"q:g1:7:@vote.{answer}" for answer in VOTE.answers]
    assert [each.style is discord.ButtonStyle.primary for each in buttons] == [True, False, False]
