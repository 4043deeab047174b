"""Words made to fit where Discord or a picture has room for so many characters only."""


def clipped(words: str, limit: int) -> str:
    """At most `limit` characters, an ellipsis at the end if some had to go."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"
