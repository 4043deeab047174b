"""The event streams of the chat page and of pretend people (Server-Sent Events).

It delivers what it is given to whom it is told; who may see what is decided in events.py.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping

from aiohttp import web

from bot.sandbox.attachments import for_the_page
from bot.sandbox.encoding import Json, encode
from bot.sandbox.entities import Channel

_KEEP_ALIVE_S = 20.0


class _Listener:
    """One open stream of one person."""

    __slots__ = ("joined_only", "lines")

    def __init__(self, joined_only: bool) -> None:
        self.joined_only = joined_only
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()


class Feed:
    """All open streams, by person."""

    def __init__(self) -> None:
        self._streams: dict[str, list[_Listener]] = {}
        self._opened: dict[str, set[str]] = {}

    def listeners(self) -> list[str]:
        """Ids of the people with an open stream."""
        return list(self._streams)

    def opened(self, person_id: str, channel_id: str) -> None:
        """This person looks at this channel, so its messages are theirs to hear of."""
        if person_id in self._streams:
            self._opened.setdefault(person_id, set()).add(channel_id)

    def send(
        self,
        event: str,
        data: Json,
        people: Iterable[str],
        pinged: Collection[str] | None = None,
        notifications: Mapping[str, Json] | None = None,
        *,
        thread: Channel | None = None,
    ) -> None:
        """Send one event. With `pinged`, each reader learns whether it mentions them, and what their phone shows.

        With `thread`, streams that asked for joined threads only are spared those of others.
        """
        ready: dict[tuple[bool, bool], bytes] = {}
        for person_id in people:
            streams = self._streams.get(person_id)
            if not streams:
                continue
            pings = pinged is not None and person_id in pinged
            notification = (notifications or {}).get(person_id)
            line = ready.get((pings, False)) if notification is None else None
            if line is None:
                shown = data if pinged is None else {**data, "pings": pings}
                if notification is not None:
                    shown = {**shown, "notification": notification}
                line = b"data: " + for_the_page(encode({"type": event, "data": shown})) + b"\n\n"
                ready[pings, notification is not None] = line
            for stream in streams:
                if thread is None or not stream.joined_only or self._follows(person_id, thread) or pings:
                    stream.lines.put_nowait(line)

    async def serve(self, request: web.Request, person_id: str) -> web.StreamResponse:
        """Keep one stream open until its reader goes or the server stops."""
        response = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-cache",
                "X-Accel-Buffering": "no",
            }
        )
        await response.prepare(request)
        stream = _Listener("joined" in request.query)
        self._streams.setdefault(person_id, []).append(stream)
        try:
            await response.write(b": listening\n\n")
            ended = False
            while not ended:
                parts = list[bytes | None]()
                try:
                    parts.append(await asyncio.wait_for(stream.lines.get(), _KEEP_ALIVE_S))
                except TimeoutError:
                    parts.append(b": still here\n\n")
                while not stream.lines.empty():
                    parts.append(stream.lines.get_nowait())
                ended = None in parts
                await response.write(b"".join(part for part in parts if part is not None))
        except (ConnectionError, asyncio.CancelledError):
            pass  # the reader left
        finally:
            self._close(person_id, stream)
        return response

    def stop(self) -> None:
        """End all streams."""
        for streams in self._streams.values():
            for stream in streams:
                stream.lines.put_nowait(None)

    def _follows(self, person_id: str, thread: Channel) -> bool:
        return person_id in thread.members or thread.id in self._opened.get(person_id, ())

    def _close(self, person_id: str, stream: _Listener) -> None:
        streams = self._streams[person_id]
        streams.remove(stream)
        if not streams:
            del self._streams[person_id]
            self._opened.pop(person_id, None)
