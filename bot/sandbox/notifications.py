"""What phones show of the messages that call somebody: a title and the content, or nothing of a message of components.

Whom a message calls is settled in messages.py; what they get of it is noted here.
"""

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass

from bot.sandbox.encoding import Json
from bot.sandbox.entities import Channel, Message
from bot.sandbox.message_rules import is_v2
from bot.sandbox.world import World

SHOWN = 150
"""So many signs a phone shows of a message that it notifies of."""
_KEPT = 5_000
_USER, _CHANNEL = re.compile(r"<@!?(\d+)>"), re.compile(r"<#(\d+)>")
_LINE = re.compile(r"^(?:-# |#{1,3} |> )", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)\s]+\)")
_SIGNS = re.compile(
    r"\\(?P<plain>[\W_])"  # what an escaped sign is
    r"|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|__|~~|\|\||`{1,3}"
    r"|(?<![\w_])_(?=\S)|(?<=\S)_(?![\w_])"
)


def plain_text(markdown: str) -> str:
    """What Markdown says, without the signs that say how it looks."""
    return _SIGNS.sub(lambda found: found["plain"] or "", _LINK.sub(r"\1", _LINE.sub("", markdown)))


@dataclass(frozen=True, slots=True)
class Notification:
    """What one person's phone shows of one message."""

    person_id: str
    channel_id: str
    message_id: str
    title: str
    body: str


class Notifications:
    """The latest notifications, oldest first."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sent: deque[Notification] = deque(maxlen=_KEPT)

    def send(self, channel: Channel, message: Message, people: Iterable[str]) -> dict[str, Json]:
        """Notify these people of a new message; what each one's phone shows."""
        title, body = self._title(channel, message), self._body(message)
        found: dict[str, Json] = {}
        for person_id in people:
            notification = Notification(person_id, channel.id, message.id, title, body)
            self.sent.append(notification)
            found[person_id] = asdict(notification)
        return found

    def of(self, person_id: str, channel_id: str) -> dict[str, Json]:
        """What a person was shown of a channel's messages, by their ids."""
        mine = (each for each in self.sent if (each.person_id, each.channel_id) == (person_id, channel_id))
        return {each.message_id: asdict(each) for each in mine}

    def _title(self, channel: Channel, message: Message) -> str:
        author = message.raw["author"]
        name: str = author.get("global_name") or author["username"]
        return name if channel.is_direct else f"{name} (#{channel.raw['name']})"

    def _body(self, message: Message) -> str:
        """The content as plain text, names instead of mentions; timestamps stay as they are written."""
        # fact: components-push-is-empty
        if is_v2(message.flags):
            return ""
        content = _USER.sub(lambda found: f"@{self._user(found[1])}", message.raw["content"])
        content = _CHANNEL.sub(lambda found: f"#{self._channel(found[1])}", content)
        # fact: push-is-plain-text
        content = plain_text(content)
        # fact: push-shows-first-signs
        return content if len(content) <= SHOWN else content[:SHOWN] + "…"

    def _user(self, user_id: str) -> str:
        user = self._world.users.get(user_id)
        return user.raw.get("global_name") or user.raw["username"] if user is not None else user_id

    def _channel(self, channel_id: str) -> str:
        channel = self._world.channels.get(channel_id)
        return channel.raw.get("name") or "…" if channel is not None else "…"
