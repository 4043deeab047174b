"""How messages come to be, change and go: one place for REST, interactions and people alike.

Who may do so is settled before; who hears of it is settled in events.py.
"""

from collections import deque
from typing import Any

from bot.sandbox.attachments import Attachments, file_of_address, media_in
from bot.sandbox.component_rules import FILE
from bot.sandbox.encoding import Json
from bot.sandbox.entities import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    Message,
    Upload,
)
from bot.sandbox.errors import ApiError, Form, refusal
from bot.sandbox.events import Events
from bot.sandbox.faults import Faults
from bot.sandbox.mentions import read_mentions, shown_text
from bot.sandbox.message_rules import check_gives_up_content, check_message, check_not_empty, is_v2
from bot.sandbox.notifications import Notifications
from bot.sandbox.permissions import EMBED_LINKS, permissions_in
from bot.sandbox.rate_limits import OLD_EDITS, OLD_S
from bot.sandbox.snowflakes import born_at
from bot.sandbox.threads import Threads
from bot.sandbox.world import World

_NONCE_S = 300.0
_SAID = (0, 19, 20)  # ordinary messages, replies and answers; the other types are Discord's own notes
_CHANGEABLE_FLAGS = 1 << 2  # suppress embeds


class Messages:
    """Posts, edits and deletes messages and announces them."""

    def __init__(
        self, world: World, events: Events, attachments: Attachments, threads: Threads, faults: Faults
    ) -> None:
        self._world = world
        self._events = events
        self._attachments = attachments
        self._threads = threads
        self._faults = faults
        self.notifications = Notifications(world)
        self._old_edits: dict[str, deque[float]] = {}
        self._nonces: dict[tuple[str, str, str], Message] = {}
        self._nonce_order: deque[tuple[float, tuple[str, str, str]]] = deque()
        self._recall_nonces()

    def post(
        self,
        channel: Channel,
        author_id: str,
        payload: Json,
        uploads: dict[str, Upload],
        *,
        kind: int = 0,
        extra: Json | None = None,
        reader: str | None = None,
        root: tuple[str, ...] = (),
        message_id: str | None = None,
    ) -> Message:
        """Make a message of a request's payload and announce it.

        `reader` makes it ephemeral, `extra` adds fields (interaction_metadata, application_id),
        `root` is where the payload stands in the request, for the error tree.
        With `enforce_nonce`, a nonce of the last minutes returns the message it made.
        """
        nonce = payload.get("nonce")
        key = (channel.id, author_id, str(nonce))
        # fact: nonce-is-enforced
        if nonce is not None and payload.get("enforce_nonce"):
            known = self._nonces.get(key)
            if known is not None and self._world.clock.time() - born_at(known.id) < _NONCE_S:
                return known
        flags = int(payload.get("flags") or 0) & (COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS | 1 << 2)
        if kind in _SAID and not int((extra or {}).get("flags", 0)) & LOADING:
            check_message(payload, uploads, v2=is_v2(flags), root=root)
            check_not_empty(payload, uploads)
            if reader is None and self._faults.forbids(shown_text(payload)):
                raise refusal("words refused")
        raw: Json = {
            "id": message_id or self._world.ids.next(),
            "type": kind,
            "channel_id": channel.id,
            "content": (payload.get("content") or "").strip(),
            "author": self._world.users[author_id].raw,
            "attachments": [],
            "embeds": _finished_embeds(payload.get("embeds")) if self._embeds(channel, author_id, extra) else [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": bool(payload.get("tts")),
            "timestamp": self._world.now(),
            "edited_timestamp": None,
            "flags": flags | (EPHEMERAL if reader is not None else 0),
            "components": payload.get("components") or [],
        }
        if extra:
            raw |= {**extra, "flags": raw["flags"] | extra.get("flags", 0)}
        message = Message(raw, reader, nonce=None if nonce is None else str(nonce))
        message.signed_at = self._world.clock.time()
        self._attach(message, payload.get("attachments"), uploads, keep=(), root=root)
        replied_to = self._reply(channel, message, payload.get("message_reference"))
        mentions = self._read_mentions(channel, message, payload.get("allowed_mentions"), replied_to)
        self._world.save_message(channel, message)
        if nonce is not None:
            self._note_nonce(key, message)
        if reader is None:
            self._threads.message_posted(channel, message, mentions)
        called = set(mentions)
        if channel.is_direct and reader is None and not (extra or {}).get("interaction_metadata"):
            called.update(user_id for user_id in channel.recipients if user_id != author_id)
        called -= {self._world.bot.id}
        # fact: silent-messages-do-not-notify, ephemeral-messages-do-not-notify
        silent = flags & SUPPRESS_NOTIFICATIONS or reader is not None
        shown = {} if silent else self.notifications.send(channel, message, sorted(called))
        self._events.message("MESSAGE_CREATE", channel, message, () if silent else mentions, shown)
        return message

    def edit(
        self,
        channel: Channel,
        message: Message,
        payload: Json,
        uploads: dict[str, Upload],
        *,
        keep_files: bool = True,
        root: tuple[str, ...] = (),
        quietly: bool = False,
    ) -> Message:
        """Change what the payload names.

        Without `attachments`, files stay (`keep_files`, a PATCH) or go (a message-update callback).
        `quietly` finishes a loading message: no edited mark.
        """
        raw = message.raw
        flags = message.flags
        # fact: flags-on-edits
        if payload.get("flags") is not None:
            flags = flags & ~_CHANGEABLE_FLAGS | int(payload["flags"]) & (_CHANGEABLE_FLAGS | COMPONENTS_V2)
        v2 = is_v2(flags)
        check_message(payload, uploads, v2=v2, root=root)
        if v2 and not is_v2(message.flags):
            check_gives_up_content(message.raw, payload, root)
        listed = payload.get("attachments")
        self._check_gallery(payload, uploads, root, unlisted=keep_files and listed is None)
        # fact: patch-keeps-files
        if listed is None:
            keep: Any = tuple(message.files) if keep_files else ()
        else:
            keep = tuple(str(item["id"]) for item in listed if str(item.get("id")) in message.files)
        self._check_known(message, listed, uploads, root)
        before = dict(raw)
        if "content" in payload:
            raw["content"] = (payload["content"] or "").strip()
        if "embeds" in payload and self._embeds(channel, message.raw["author"]["id"], raw):
            raw["embeds"] = _finished_embeds(payload["embeds"])
        if "components" in payload:
            raw["components"] = payload["components"] or []
        raw["flags"] = flags & ~LOADING
        files = dict(message.files)
        try:
            self._attach(message, listed, uploads, keep=keep, root=root)
        except ApiError:
            raw.clear()
            raw.update(before)
            message.files = files
            raise
        if not quietly:
            raw["edited_timestamp"] = self._world.now()
        # fact: edits-rebuild-mentions, edits-never-notify
        self._read_mentions(channel, message, payload.get("allowed_mentions"), None)
        self._world.save_message(channel, message)
        self._events.message("MESSAGE_UPDATE", channel, message)
        return message

    def demand_pace(self, channel: Channel, message: Message) -> None:
        """Refuse one edit of an old message too many, among all of the channel's."""
        now = self._world.clock.time()
        if now - born_at(message.id) < OLD_S:
            return
        most, seconds = OLD_EDITS
        edits = self._old_edits.setdefault(channel.id, deque(maxlen=most))
        if len(edits) == most and now - edits[0] < seconds:
            raise refusal("too many edits")
        edits.append(now)

    def delete(self, channel: Channel, message: Message) -> None:
        """Take a message away."""
        self._world.remove_message(channel, message)
        channel.pins.pop(message.id, None)
        self._events.message_deleted(channel, message)

    def _attach(
        self,
        message: Message,
        listed: list[Json] | None,
        uploads: dict[str, Upload],
        *,
        keep: tuple[str, ...],
        root: tuple[str, ...],
    ) -> None:
        """Store uploads and let components show them; files neither kept nor new are dropped."""
        # fact: uploads-become-attachments
        described = {str(item["id"]): item for item in listed or ()}
        files: dict[str, Json] = {}
        for file_id in keep:
            files[file_id] = message.files[file_id]
            if "description" in described.get(file_id, ()):
                files[file_id]["description"] = described[file_id]["description"]
        for index, upload in uploads.items():
            attachment = self._attachments.keep(
                message.channel_id, upload, described.get(index, {}), ephemeral=message.reader is not None
            )
            files[attachment["id"]] = attachment
        shown = self._resolve_media(message, files, root)
        dropped = [file_id for file_id in message.files if file_id not in files and file_id not in shown]
        for file_id in dropped:
            self._world.journal.drop_file(file_id)
        message.files = {**files, **{key: message.files[key] for key in shown if key not in files}}
        message.raw["attachments"] = [item for key, item in files.items() if key not in shown]

    def _embeds(self, channel: Channel, author_id: str, of: Json | None) -> bool:
        """Whether this author's embeds are shown there; else they are left out without a word."""
        # fact: embeds-need-a-right
        answers = bool((of or {}).get("interaction_metadata"))
        return answers or bool(permissions_in(self._world, author_id, channel) & EMBED_LINKS)

    def _resolve_embeds(self, message: Message, by_name: dict[str, Json]) -> set[str]:
        """Let embeds show the files they name, or have shown, which then stand nowhere else."""
        # fact: embeds-take-their-files, embeds-left-alone-keep-their-files
        shown: set[str] = set()
        for embed in message.raw["embeds"]:
            for media in filter(None, (embed.get("image"), embed.get("thumbnail"))):
                name = media["url"].removeprefix("attachment://")
                file_id = file_of_address(media["url"])
                attachment = by_name.get(name) or message.files.get(file_id or "")
                if attachment is not None:
                    media.clear()
                    media.update(self._attachments.embedded(attachment))
                    shown.add(attachment["id"])
        return shown

    def _resolve_media(self, message: Message, files: dict[str, Json], root: tuple[str, ...]) -> set[str]:
        """Replace attachment:// by addresses; returns the ids of the files that components and embeds show."""
        components = message.raw["components"]
        by_name = {item["filename"]: item for item in files.values()}
        shown = self._resolve_embeds(message, by_name)
        if not components:
            return shown
        form = Form()
        for media in media_in(components):
            url = media["url"]
            # fact: attachments-must-be-known
            if url.startswith("attachment://"):
                attachment = by_name.get(url.removeprefix("attachment://"))
                if attachment is None:
                    form.wrong(
                        (*root, "components"),
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        f'The referenced attachment "{url}" was not found.',
                    )
                    continue
            else:
                file_id = file_of_address(url)
                attachment = files.get(file_id or "") or message.files.get(file_id or "")
                if attachment is None:
                    media.setdefault("proxy_url", url)
                    media.setdefault("id", self._world.ids.next())
                    continue
            if media.get("attachment_id") != attachment["id"]:
                media.clear()
                media.update(self._attachments.media(attachment))
            shown.add(attachment["id"])
        form.refuse_if_wrong()
        for component in components:
            _name_files(component, files)
        return shown

    @staticmethod
    def _check_known(
        message: Message, listed: list[Json] | None, uploads: dict[str, Upload], root: tuple[str, ...]
    ) -> None:
        """What an edit lists is one of its uploads or a file of the message."""
        form = Form()
        for place, item in enumerate(listed or ()):
            # fact: attachments-must-be-known
            if str(item.get("id")) not in message.files and str(item.get("id")) not in uploads:
                form.wrong((*root, "attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "Unknown attachment")
        form.refuse_if_wrong()

    def _check_gallery(
        self, payload: Json, uploads: dict[str, Upload], root: tuple[str, ...], *, unlisted: bool
    ) -> None:
        """Components show fresh uploads only where the edit lists them as attachments."""
        # fact: edit-must-list-its-uploads, gallery-edits-may-fail
        if (unlisted or self._faults.refuse_gallery_edits) and uploads and media_in(payload.get("components") or []):
            form = Form()
            form.wrong(
                (*root, "components"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                "The referenced attachment was not found.",
            )
            form.refuse_if_wrong()

    def _reply(self, channel: Channel, message: Message, reference: Json | None) -> str | None:
        if not reference or not reference.get("message_id"):
            return None
        original = channel.log.get(str(reference["message_id"]))
        if original is None or original.reader is not None:
            if reference.get("fail_if_not_exists", True):
                form = Form()
                form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
                form.refuse_if_wrong()
            return None
        message.raw["type"] = 19
        message.raw["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": original.id}
        if not channel.is_direct:
            message.raw["message_reference"]["guild_id"] = self._world.guild_of(channel)
        message.raw["referenced_message"] = {
            key: value for key, value in original.raw.items() if key != "referenced_message"
        }
        return original.author_id

    def _read_mentions(
        self, channel: Channel, message: Message, allowed: Json | None, replied_to: str | None
    ) -> list[str]:
        raw = message.raw
        mentions = read_mentions(self._world, channel, message.author_id, raw, allowed, replied_to)
        raw["mentions"] = [self._world.users[user_id].raw for user_id in mentions.users]
        raw["mention_roles"] = mentions.roles
        raw["mention_everyone"] = mentions.everyone
        return [user_id for user_id in mentions.pinged(self._world, channel) if user_id != message.author_id]

    def _note_nonce(self, key: tuple[str, str, str], message: Message) -> None:
        now = self._world.clock.time()
        self._nonces[key] = message
        self._nonce_order.append((now, key))
        while self._nonce_order[0][0] < now - _NONCE_S:
            self._nonces.pop(self._nonce_order.popleft()[1], None)

    def _recall_nonces(self) -> None:
        recent = self._world.clock.time() - _NONCE_S
        for channel in self._world.channels.values():
            for message in channel.log.older():
                if born_at(message.id) < recent:
                    break
                if message.nonce is not None:
                    self._note_nonce((channel.id, message.author_id, message.nonce), message)


def _finished_embeds(embeds: list[Json] | None) -> list[Json]:
    for embed in embeds or ():
        embed.setdefault("type", "rich")
    return embeds or []


def _name_files(component: Json, files: dict[str, Json]) -> None:
    if component["type"] == FILE:
        attachment = files.get(component["file"].get("attachment_id", ""))
        if attachment is not None:
            component["name"], component["size"] = attachment["filename"], attachment["size"]
    for child in component.get("components") or ():
        _name_files(child, files)
