"""How alike two spellings are to whoever types on a phone: marks, capitals, punctuation and spaces don't count."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_APOSTROPHES: Final = re.compile("['`´’‘‛ʼ′＇]")
_WORD: Final = re.compile(r"[^\W_]+")
_UMLAUT: Final = re.compile("([aou])e")
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l"})  # those that no mark is taken off


def folded(written: str) -> str:
    """The words of a text in small letters without marks, a space between them; an apostrophe divides no word."""
    small = _APOSTROPHES.sub("", written).casefold()
    letters = unicodedata.normalize("NFKD", small).translate(_LETTERS)
    return " ".join(_WORD.findall("".join(each for each in letters if not unicodedata.combining(each))))


@lru_cache(4096)
def without_umlauts(said: str) -> str:
    """A folded text in which `ue` is as good as `u` with its marks taken off, likewise `ae` and `oe`."""
    return _UMLAUT.sub(r"\1", said)
