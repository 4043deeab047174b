"""Uploaded files: their attachment objects, their signed addresses, and how they are served.

Which files a message has is decided in messages.py; their bytes lie in the journal.
"""

import hashlib
import hmac
import io
import mimetypes
import re

from aiohttp import web
from PIL import Image, UnidentifiedImageError

from bot.sandbox.encoding import Json, number
from bot.sandbox.entities import Message, Upload
from bot.sandbox.errors import refusal
from bot.sandbox.world import World

SIZE_LIMIT = 10 * 1024 * 1024
"""Bytes of one file in a server without boosts."""

CDN = "https://cdn.discordapp.com"
PROXY = "https://media.discordapp.net"
_VALID_S = 24 * 3600
_RENEWED_AFTER_S = 12 * 3600
_ADDRESS = re.compile(r"https://(?:cdn\.discordapp\.com|media\.discordapp\.net)/attachments/(\d+)/(\d+)/([^?]+)")


def for_the_page(body: bytes) -> bytes:
    """JSON with the attachments' addresses turned to the page's own host."""
    return body.replace(b"https://cdn.discordapp.com/attachments/", b"/attachments/").replace(
        b"https://media.discordapp.net/attachments/", b"/attachments/"
    )


def safe_name(filename: str) -> str:
    """The name Discord gives a file: spaces and odd signs become underscores."""
    return re.sub(r"[^A-Za-z0-9._-]", "_", filename).strip("_") or "unknown"


class Attachments:
    """Keeps uploads and signs their addresses."""

    def __init__(self, world: World) -> None:
        self._world = world

    def keep(self, channel_id: str, upload: Upload, described: Json, *, ephemeral: bool) -> Json:
        """Store an upload; returns its attachment object. Raises 40005 when it is too large."""
        # fact: ten-files-a-message
        if len(upload.content) > SIZE_LIMIT:
            raise refusal("too large")
        file_id = self._world.ids.next()
        name = safe_name(described.get("filename") or upload.filename)
        attachment: Json = {
            "id": file_id,
            "filename": name,
            "size": len(upload.content),
            **self._addresses(channel_id, file_id, name),
        }
        kind = mimetypes.guess_type(name)[0]
        if kind:
            attachment["content_type"] = kind
        size = _picture_size(upload.content)
        if size:
            attachment["width"], attachment["height"] = size
        if described.get("description") is not None:
            attachment["description"] = described["description"]
        if described.get("is_spoiler") or name.startswith("SPOILER_"):
            attachment["flags"] = 1 << 3
        if ephemeral:
            attachment["ephemeral"] = True
        self._world.journal.put_file(file_id, upload.content)
        return attachment

    def renew(self, message: Message) -> None:
        """Sign the addresses of a message again when they are about to expire."""
        now = self._world.clock.time()
        if not message.files or now - message.signed_at < _RENEWED_AFTER_S:
            return
        message.signed_at = now
        for attachment in message.files.values():
            attachment.update(self._addresses(message.channel_id, attachment["id"], attachment["filename"]))
        for embed in message.raw["embeds"]:
            shown = message.files.get(file_of_address(embed.get("image", {}).get("url", "")) or "")
            if shown is not None:
                embed["image"] = self.embedded(shown)
        for media in media_in(message.raw["components"]):
            shown = message.files.get(media.get("attachment_id", ""))
            if shown is not None:
                media["url"], media["proxy_url"] = shown["url"], shown["proxy_url"]

    def embedded(self, attachment: Json) -> Json:
        """What an embed shows of an attachment."""
        named = ("url", "proxy_url", "width", "height", "content_type", "description")
        return {name: attachment[name] for name in named if attachment.get(name) is not None}

    def media(self, attachment: Json) -> Json:
        """What a component shows of an attachment."""
        media: Json = {
            "id": self._world.ids.next(),
            "url": attachment["url"],
            "proxy_url": attachment["proxy_url"],
            "attachment_id": attachment["id"],
            "content_type": attachment.get("content_type"),
            "width": attachment.get("width"),
            "height": attachment.get("height"),
            "loading_state": 2,
        }
        return media

    async def serve_signed(self, request: web.Request) -> web.StreamResponse:
        """The CDN: refuses an address that is unsigned or has expired, as Discord does."""
        parts = request.match_info
        expires = request.query.get("ex", "0")
        signature = self._signature(parts["channel"], parts["file"], expires)
        # fact: addresses-are-signed
        in_time = expires.isalnum() and int(expires, 16) > self._world.clock.time()
        if not in_time or not hmac.compare_digest(signature, request.query.get("hm", "")):
            return web.Response(status=404, text="This content is no longer available.")
        return await self.serve_plain(request)

    async def serve_plain(self, request: web.Request) -> web.StreamResponse:
        """A file by its id, whatever its signature says: for the page."""
        file_id = request.match_info["file"]
        body = await self._world.journal.file(file_id) if number(file_id) is not None else None
        if body is None:
            return web.Response(status=404, text="This content is no longer available.")
        kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=body, content_type=kind, headers=headers)

    def _addresses(self, channel_id: str, file_id: str, name: str) -> Json:
        now = self._world.clock.time()
        expires = f"{int(now + _VALID_S):x}"
        signature = self._signature(channel_id, file_id, expires)
        tail = f"/attachments/{channel_id}/{file_id}/{name}?ex={expires}&is={int(now):x}&hm={signature}&"
        return {"url": CDN + tail, "proxy_url": PROXY + tail}

    def _signature(self, channel_id: str, file_id: str, expires: str) -> str:
        secret = self._world.meta["secret"].encode()
        return hmac.new(secret, f"{channel_id}/{file_id}/{expires}".encode(), hashlib.sha256).hexdigest()


def media_in(components: list[Json]) -> list[Json]:
    """All media objects shown by components (galleries, thumbnails, files), in order."""
    found: list[Json] = []
    for component in components:
        match component.get("type"):
            case 11:
                found.append(component["media"])
            case 12:
                found += [item["media"] for item in component["items"]]
            case 13:
                found.append(component["file"])
            case 9:
                found += media_in([component["accessory"]])
            case 17:
                found += media_in(component["components"])
            case _:
                pass
    return found


def file_of_address(address: str) -> str | None:
    """The attachment's id in an address of the CDN, or None for any other address."""
    match = _ADDRESS.match(address)
    return match[2] if match else None


def _picture_size(content: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None
