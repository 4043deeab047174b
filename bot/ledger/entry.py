"""A change while it is entered into the ledger: what is stored and said together with it. Who adds to that is a guest
(`guest.py`)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime

from bot.ledger.change import Before, Change, public_course
from bot.ledger.loaded import Loaded
from bot.ledger.post import Post
from db.records import NewPost, NewResult, ProgressChange, State
from games.engine import Result


@dataclass(slots=True)
class Entry:
    """`loaded` is the game as it will be stored, `before` what everybody knew until now.

    `posts` are said in this order; waiting ones of the kinds `superseded` give way to them. `elsewhere` are posts that
    belong to no game, `progress` is what people keep from the game, `results` what it came to. `rings` asks for the
    game's alarm to be set anew, `shown` says that everybody is shown a new board.
    """

    loaded: Loaded
    change: Change
    before: Before
    posts: list[NewPost] = field(default_factory=list[NewPost])
    elsewhere: list[NewPost] = field(default_factory=list[NewPost])
    superseded: set[str] = field(default_factory=set[str])
    progress: list[ProgressChange] = field(default_factory=list[ProgressChange])
    results: list[NewResult] = field(default_factory=list[NewResult])
    rings: bool = False
    shown: bool = False

    @property
    def number(self) -> int:
        """The number of the last move."""
        return self.change.number

    @property
    def result(self) -> Result | None:
        """What the game came to, if it was played to its end."""
        return self.loaded.game.result(self.loaded.table)

    @property
    def state(self) -> State | None:
        """What becomes of the game; None while it goes on as it did."""
        return "finished" if self.result is not None else self.change.state

    @property
    def over(self) -> bool:
        """Whether the game ends with this change."""
        return self.state in ("finished", "cancelled")

    @property
    def news(self) -> bool:
        """Whether everybody sees something new beside the table."""
        return public_course(self.loaded) != self.before.course

    def say(self, post: Post, mark: str = "", due_at: datetime | None = None) -> None:
        """Let something be said about the game. `mark` tells whoever reads the outbox what it is.

        What it is sent under says nothing of how many moves there were, for some of them are hidden.
        """
        self.posts.append(post.row(f"{self.loaded.id}-{secrets.token_hex(4)}{mark}", due_at))

    def supersede(self, post: type[Post]) -> None:
        """Let what waits of this kind give way."""
        assert post.gives_way, f"{post.kind} gives way to nothing"
        self.superseded.add(post.kind)
