"""Whether a painter writes what no text file has: all that is drawn on our canvas is held against all that its words
have said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from bot.text import Words
from render.audit import Placed

_WORD = re.compile(r"[^\W\d_]{3,}")


class Remembering:
    """Words, with what is `known` without them and everything they have said so far. What a painter keeps between
    pictures, they have said before."""

    def __init__(self, words: Words, known: Iterable[str]) -> None:
        self.language = words.language
        self._words, self._said = words, set(known)
        self._known: dict[str, None] = {}

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._words, name)
        return self._noting(found) if callable(found) else found

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._noting(self._words)(key, **args)

    def _noting(self, say: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*args: Any, **named: Any) -> Any:
            said = say(*args, **named)
            if isinstance(said, str):
                self._said.add(said)
            return said

        return noting

    def unsaid(self, placed: Iterable[Placed]) -> list[str]:
        """The texts with words that were never said, nor began one that was."""
        for said in self._said:
            self._known.update(dict.fromkeys(_words_in(said)))
        self._said.clear()
        return [text.wanted for text in placed if not all(map(self._is_known, _words_in(text.wanted)))]

    def _is_known(self, word: str) -> bool:
        return word in self._known or any(known.startswith(word) for known in self._known)


def texts_in(data: object) -> Iterator[str]:
    """Every text in the data of a game: it stands there in each language."""
    match data:
        case str():
            yield data
        case dict() | list():
            rows = cast(dict[object, object] | list[object], data)
            for each in rows.values() if isinstance(rows, dict) else rows:
                yield from texts_in(each)
        case _:
            pass


def _words_in(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
