"""Choices as texts: a verb and its arguments."""

from __future__ import annotations

import pytest

from games.engine import Pick, Picks, Verb


class Take(Pick, frozen=True, tag="take"):
    rules = ("T1",)
    good: str
    number: int


class Pass(Pick, frozen=True, tag="pass"):
    """Nothing more."""


CHOICES = Picks(Take, Pass)


def test_a_choice_is_read_as_it_is_written() -> None:
    for choice, text in ((Take("fish", 12), "take:fish:12"), (Pass(), "pass")):
        assert choice.text == text
        assert CHOICES.read(text) == CHOICES.of(text) == type(choice).read(text) == type(choice).of(text) == choice
    assert CHOICES.verbs == (Verb("take", ("good", "number"), ("T1",)), Verb("pass", (), ()))


@pytest.mark.parametrize(
    "text", ["", "take", "take:fish", "take::12", "take:fish:012", "take:fish:-1", "take:fish:1:2", "give:fish:1"]
)
def test_what_is_no_choice_is_none(text: str) -> None:
    assert CHOICES.read(text) is Take.read(text) is None
    with pytest.raises(AssertionError, match="is no choice"):
        CHOICES.of(text)
    with pytest.raises(AssertionError, match="is no Take"):
        Take.of(text)


def test_a_choice_of_another_verb_is_none_of_this_one() -> None:
    assert Take.read("pass") is None
    assert Pass.read("take:fish:12") is None
