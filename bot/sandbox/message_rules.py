"""What Discord demands of a message: content, embeds, attachments, mentions, flags.

Only the form is judged here; who may post and where is not.
"""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.component_rules import check_message_components
from bot.sandbox.encoding import Json
from bot.sandbox.entities import COMPONENTS_V2, Upload
from bot.sandbox.errors import Form, refusal

MOST_FILES = 10
_EMBED_TEXTS = (("title", 256), ("description", 4096))


def check_message(payload: Json, uploads: dict[str, Upload], *, v2: bool, root: tuple[str, ...] = ()) -> None:
    """Judge a new message or the changed fields of an edited one.

    Raises ApiError 50035 with every mistake found.
    """
    form = Form()
    if payload.get("content") is not None:
        # fact: content-at-most-2000
        form.text((*root, "content"), payload["content"], 2000)
    if payload.get("embeds") is not None:
        _check_embeds(form, payload["embeds"], (*root, "embeds"))
    if payload.get("components") is not None:
        check_message_components(form, payload["components"], v2=v2, path=(*root, "components"))
    # fact: components-exclude-content
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if payload.get(key):
                form.wrong(
                    (*root, key),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    _check_attachments(form, payload, uploads, root)
    _check_mentions(form, payload.get("allowed_mentions"), (*root, "allowed_mentions"))
    if payload.get("nonce") is not None and isinstance(payload["nonce"], str):
        form.text((*root, "nonce"), payload["nonce"], 25)
    form.refuse_if_wrong()


def check_not_empty(shown: Json, files: Mapping[str, object]) -> None:
    """Raises ApiError 50006 for a message that would show nothing. `shown` is a request, or what an edit makes of a
    message."""
    keys = ("embeds", "components", "sticker_ids", "poll")
    # fact: empty-messages-are-refused
    if not files and not str(shown.get("content") or "").strip() and not any(shown.get(key) for key in keys):
        raise refusal("empty message")


def check_files(count: int, root: tuple[str, ...] = ()) -> None:
    """Raises ApiError 50035 for more files than a message has, those that an edit keeps included."""
    form = Form()
    # fact: ten-files-a-message
    if count > MOST_FILES:
        form.wrong((*root, "attachments"), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {MOST_FILES} in length.")
    form.refuse_if_wrong()


def check_gives_up_content(shown: Json, payload: Json, root: tuple[str, ...] = ()) -> None:
    """A message that is to consist of components from now on must be told to lose its content and embeds.

    Raises ApiError 50035.
    """
    form = Form()
    for key in ("content", "embeds"):
        # fact: content-must-be-given-up
        if shown.get(key) and (key not in payload or payload[key]):
            form.wrong(
                (*root, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    form.refuse_if_wrong()


def is_v2(flags: Any) -> bool:
    """Whether a message's flags say that it consists of components."""
    return bool(int(flags or 0) & COMPONENTS_V2)


def _check_attachments(form: Form, payload: Json, uploads: dict[str, Upload], root: tuple[str, ...]) -> None:
    attachments = payload.get("attachments")
    # fact: ten-files-a-message
    if len(uploads) > MOST_FILES:
        form.wrong((*root, "files"), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {MOST_FILES} in length.")
    if attachments is None or not form.count((*root, "attachments"), attachments, MOST_FILES):
        return
    for place, attachment in enumerate(attachments):
        path = (*root, "attachments", place)
        if attachment.get("description") is not None:
            # fact: alt-text-at-most-1024
            form.text((*path, "description"), attachment["description"], 1024)
        if attachment.get("filename") is not None:
            form.text((*path, "filename"), attachment["filename"], 1024, 1)
        if attachment.get("id") is None:
            form.wrong((*path, "id"), "BASE_TYPE_REQUIRED", "This field is required")


def _check_embeds(form: Form, embeds: Any, path: tuple[str | int, ...]) -> None:
    if not form.count(path, embeds, 10):
        return
    total = 0
    for place, embed in enumerate(embeds):
        here = (*path, place)
        texts: list[tuple[tuple[str | int, ...], Any, int]] = [
            ((*here, key), embed[key], longest) for key, longest in _EMBED_TEXTS if embed.get(key) is not None
        ]
        if embed.get("footer"):
            texts.append(((*here, "footer", "text"), embed["footer"].get("text"), 2048))
        if embed.get("author"):
            texts.append(((*here, "author", "name"), embed["author"].get("name"), 256))
        fields: list[Json] = embed.get("fields") or []
        if form.count((*here, "fields"), fields, 25):
            for number, field in enumerate(fields):
                texts.append(((*here, "fields", number, "name"), field.get("name"), 256))
                texts.append(((*here, "fields", number, "value"), field.get("value"), 1024))
        for where, text, longest in texts:
            form.text(where, text, longest)
            total += len(str(text or ""))
    if total > 6000:
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_mentions(form: Form, allowed: Any, path: tuple[str, ...]) -> None:
    if not allowed:
        return
    # fact: allowed-mentions-are-unique
    parse: list[Any] = allowed.get("parse") or []
    for place, kind in enumerate(parse):
        form.choice((*path, "parse", place), kind, ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        listed: list[Any] = allowed.get(kind) or []
        form.count((*path, kind), listed, 100)
        seen: set[str] = set()
        for place, each in enumerate(listed):
            if str(each) in seen:
                form.wrong(
                    (*path, kind, place), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"
                )
            seen.add(str(each))
        if listed and kind in parse:
            form.wrong(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
