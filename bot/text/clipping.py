"""Words made to fit where Discord or a picture has room for so many characters only."""

import re

_LOOSE = re.compile(r"(?: [+−-]?\d+|[ ·,;:(→—])+$")
"""What says nothing where the words after it had to go."""


def clipped(words: str, limit: int) -> str:
    """At most `limit` characters: if some had to go, an ellipsis at the end, behind a whole word if possible."""
    if len(words) <= limit:
        return words
    cut = words[: limit - 1]
    whole = _LOOSE.sub("", cut if words[limit - 1].isspace() else cut.rpartition(" ")[0])
    return (whole if len(whole) * 4 >= limit * 3 else cut.rstrip()) + "…"
