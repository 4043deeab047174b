"""What a world is made of: users, channels, messages, uploads. `raw` is the object Discord sends for it.

Entities know their own shape only; how they change and who hears of it is decided elsewhere.
"""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.sandbox.encoding import Json

TEXT, DIRECT, VOICE, CATEGORY, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 4, 5, 10, 11, 12, 15
THREADS = frozenset((NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD))

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15
HAS_THREAD = 1 << 5
REQUIRE_TAG = 1 << 4
"""A flag of a forum: no post without a tag."""


@dataclass(slots=True)
class User:
    """A pretend person or the bot: the user object, and what only the stand-in knows of them."""

    raw: Json
    locale: str = "en-US"
    color: str = "#5865f2"
    closed_to_messages: bool = False
    """Whether direct messages of the bot are refused (50007)."""

    @property
    def id(self) -> str:
        return self.raw["id"]

    @property
    def name(self) -> str:
        return self.raw["global_name"] or self.raw["username"]


@dataclass(slots=True)
class Upload:
    """A file as it came in a multipart form."""

    filename: str
    content: bytes


@dataclass(slots=True)
class Message:
    """A message: what Discord sends for it, who alone may read it, and its files.

    `files` holds every attachment object, also those only components show (Discord lists none of these).
    """

    raw: Json
    reader: str | None = None
    files: dict[str, Json] = field(default_factory=dict[str, Json])
    nonce: str | None = None
    signed_at: float = 0.0

    @property
    def id(self) -> str:
        return self.raw["id"]

    @property
    def channel_id(self) -> str:
        return self.raw["channel_id"]

    @property
    def author_id(self) -> str:
        return self.raw["author"]["id"]

    @property
    def flags(self) -> int:
        return self.raw["flags"]


class MessageLog:
    """The messages of one channel, oldest first, found by id or by their neighbors."""

    __slots__ = ("_by_id", "_order")

    def __init__(self) -> None:
        self._order: list[int] = []
        self._by_id: dict[str, Message] = {}

    def __len__(self) -> int:
        return len(self._order)

    def __iter__(self) -> Iterator[Message]:
        return (self._by_id[str(number)] for number in self._order)

    def get(self, message_id: str) -> Message | None:
        return self._by_id.get(message_id)

    def add(self, message: Message) -> None:
        insort(self._order, int(message.id))
        self._by_id[message.id] = message

    def remove(self, message_id: str) -> None:
        if self._by_id.pop(message_id, None) is not None:
            del self._order[bisect_left(self._order, int(message_id))]

    def older(self, before: str | None = None) -> Iterator[Message]:
        """From the newest before an id (or of all) back to the oldest."""
        end = len(self._order) if before is None else bisect_left(self._order, int(before))
        return (self._by_id[str(self._order[place])] for place in range(end - 1, -1, -1))

    def newer(self, after: str) -> Iterator[Message]:
        """From the first after an id on to the newest."""
        return (self._by_id[str(number)] for number in self._order[bisect_right(self._order, int(after)) :])


@dataclass(slots=True)
class Channel:
    """A channel, a thread or a direct conversation with its messages and, for threads, its members."""

    raw: Json
    members: dict[str, Json] = field(default_factory=dict[str, Json])
    log: MessageLog = field(default_factory=MessageLog)
    pins: dict[str, str] = field(default_factory=dict[str, str])
    """Pinned message ids with the timestamp of the pinning, oldest first."""
    recipients: list[str] = field(default_factory=list[str])
    """Both ends of a direct conversation, the bot's own id included."""

    @property
    def id(self) -> str:
        return self.raw["id"]

    @property
    def type(self) -> int:
        return self.raw["type"]

    @property
    def parent_id(self) -> str:
        return self.raw.get("parent_id") or ""

    @property
    def is_thread(self) -> bool:
        return self.raw["type"] in THREADS

    @property
    def is_private_thread(self) -> bool:
        return self.raw["type"] == PRIVATE_THREAD

    @property
    def is_direct(self) -> bool:
        return self.raw["type"] == DIRECT

    @property
    def archived(self) -> bool:
        return self.is_thread and self.raw["thread_metadata"]["archived"]

    @property
    def locked(self) -> bool:
        return self.is_thread and self.raw["thread_metadata"]["locked"]
