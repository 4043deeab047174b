"""`quayside facts`: what is taken for true about Discord, as tables, read off the facts and the stand-in's rules.
`docs/discord.md` has them between the marks; a test compares."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from bot.sandbox.facts import Fact, facts, rules

BEGIN, END = "<!-- made by `quayside facts` -->", "<!-- end -->"
SURE = ("seen live", "documented", "reported", "believed")
"""How sure a fact can be, the surest first."""


def document() -> str:
    """How sure the facts are, what only a real server can show, and all of them by topic, in Markdown."""
    known = list(facts().values())
    counted = Counter(next(sure for sure in SURE if fact.standing.startswith(sure)) for fact in known)
    topics = list(dict.fromkeys(fact.topic for fact in known))
    return "\n".join(
        [
            BEGIN,
            "",
            f"{len(known)} facts: " + ", ".join(f"{counted[sure]} {sure}" for sure in SURE) + ".",
            "",
            "### What only a real server can show",
            "",
            "| what to look at | fact | standing |",
            "|---|---|---|",
            *(f"| {fact.live} | `{fact.id}` | {fact.standing} |" for fact in known if fact.live),
            *(line for topic in topics for line in _topic(topic, [fact for fact in known if fact.topic == topic])),
            "",
            END,
        ]
    )


def print_facts(_: argparse.Namespace) -> int:
    """Print the tables."""
    print(document())
    return 0


def _topic(topic: str, known: Iterable[Fact]) -> list[str]:
    rows = (
        f"| `{fact.id}` | {fact.sentence} | {fact.standing} | {_escaped(fact.source)} "
        f"| {_paths(fact.relied_on_by)} | {_paths(f'bot/sandbox/{name}' for name in rules().get(fact.id, ()))} |"
        for fact in known
    )
    heads = ["", f"### {topic.capitalize()}", "", "| id | fact | standing | source | relied on by | stand-in |"]
    return [*heads, "|---|---|---|---|---|---|", *rows]


def _paths(paths: Iterable[str]) -> str:
    return ", ".join(f"`{path}`" for path in paths) or "–"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")
