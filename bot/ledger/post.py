"""What is to be said or done after a change: posts, each a struct of its own kind, kept as rows of the outbox.
The kinds stand in the rooms that know them (`kinds.py`); how each is delivered, beside them in `posts.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, ClassVar, TypeVar, Union

import msgspec

from bot.ledger.loaded import Loaded
from db.records import NewPost, PostRow


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """Something to say. Fields are what is stored of it; what an earlier version left out has a default.

    `kind` names it in the database and never changes; posts that share one are told apart by their tags. `shown` says
    that it appears where its game is shown, and waits while that place is shut; `holds_up` that what its game has to
    say later waits for it even once it has failed; `own_queue` that only others of its kind wait for it, for it is long
    work, or waits for its turn to be; `gives_way` that one not delivered yet is dropped when a newer one,
    or something that makes it idle, comes.
    """

    kind: ClassVar[str]
    called: Sequence[int] | msgspec.UnsetType = msgspec.UNSET
    """Whom it has called already, though it was not shown yet."""

    shown: ClassVar[bool] = True
    holds_up: ClassVar[bool] = True
    own_queue: ClassVar[bool] = False
    gives_way: ClassVar[bool] = False

    def telling_also(self, held: Sequence[Any]) -> Post | None:
        """The post that tells what `held` ones of this kind, which came before it, would have; None where each of them
        must be said."""
        return None

    @classmethod
    def tag(cls) -> str:
        """What tells it from others of its kind; empty where there are none."""
        return str(cls.__struct_config__.tag or "")

    def row(self, nonce: str, due_at: datetime | None = None) -> NewPost:
        """The row to store. A `nonce` that is stored already is not stored again; without `due_at` it is due now."""
        return NewPost(kind=self.kind, payload=msgspec.to_builtins(self), nonce=nonce, due_at=due_at)


P = TypeVar("P", bound=Post)
CALLED = "called"
GamePost = Callable[[Loaded, Any, PostRow], Awaitable[int | None]]
PlainPost = Callable[[Any, PostRow], Awaitable[int | None]]
Heard = Callable[[Loaded], Awaitable[None]]


class Delivery(msgspec.Struct, frozen=True):
    """How one kind of post is delivered. Exactly one of the two is given: `game` gets the game as it is then.

    Both return the id of the message that was sent, if any. They may be called again for the same row, and raise
    `Undeliverable`, `Shut`, `Sorry`, or whatever else keeps it from being said now.
    """

    post: type[Post]
    game: GamePost | None = None
    plain: PlainPost | None = None


def called_by(row: PostRow) -> Sequence[int]:
    """Whom a row has called already. Nobody, where that can't be read."""
    try:
        return msgspec.convert(row.payload.get(CALLED, []), list[int])
    except msgspec.ValidationError:
        return []


def read_post(row: PostRow, *posts: type[P]) -> P:
    """The post of a row, which is one of these. Raises `msgspec.ValidationError`."""
    return msgspec.convert(row.payload, Union[posts])  # noqa: UP007 - how many there are is not known before
