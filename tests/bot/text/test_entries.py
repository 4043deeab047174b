"""Fluent files read entry by entry: the same messages as if they were parsed whole, in any order, by any thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.text import LANGUAGES, files
from bot.text.entries import FluentMessages, entries

FILES = [file for language in LANGUAGES for file in files(language)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_falls_into_the_entries_that_parsing_it_whole_finds(file: Path) -> None:
    source, parser = file.read_text("utf-8"), FluentParser(with_spans=False)
    whole = [entry for entry in parser.parse(source).body if isinstance(entry, Message | Term)]
    found = list(entries(source))
    assert [name for name, _ in found] == [f"{'-' * isinstance(entry, Term)}{entry.id.name}" for entry in whole]
    for (name, part), entry in zip(found, whole, strict=True):
        (alone,) = parser.parse(part).body
        assert alone.equals(entry, ignored_fields=["span", "comment"]), name


def test_an_entry_brings_along_what_it_speaks_of_however_far() -> None:
    messages = FluentMessages(
        "en", ["a = { b } and { -c }\n", "b = B { b.more }\n    .more = { d }\n-c = C\nd = D\n# no e = e\n"]
    )
    assert messages.format("a", "", {}) == ("B D and C", [])
    assert messages.keys == ["a", "b", "d"]
    assert "e" not in messages


def test_threads_that_read_the_same_messages_at_once_all_find_them() -> None:
    chain = ["m0 = Anna", *(f"m{number} = {{ m{number - 1} }}" for number in range(1, 60))]
    for _ in range(5):
        messages = FluentMessages("en", ["\n".join(chain)])
        read = partial(messages.format, attribute="", args={})
        with ThreadPoolExecutor(8) as threads:
            said = list(threads.map(read, [f"m{number % 60}" for number in range(480)]))
        assert said == [("Anna", [])] * 480
