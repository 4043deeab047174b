"""The way from the client to its Discord: what it writes is answered at once, without a socket in between, which would
take as long as many an answer. Only the gateway, over which Discord speaks first, has one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, unquote

import aiohttp
import msgspec
from aiohttp.client_proto import ResponseHandler

GATEWAY = "gateway"
"""The host that has a socket."""
HEAD_ENDS, LINE_ENDS = b"\r\n\r\n", b"\r\n"
LENGTH = re.compile(rb"^content-length: *(\d+)", re.IGNORECASE | re.MULTILINE)
CHUNKED = re.compile(rb"^transfer-encoding: *chunked", re.IGNORECASE | re.MULTILINE)
BOUNDARY = re.compile(rb'^content-type: *multipart/form-data; boundary="?([^";\r]+)', re.IGNORECASE | re.MULTILINE)
FILENAME = re.compile(r'filename="([^"]*)"')
NOTHING = b"HTTP/1.1 204 No Content\r\n\r\n"
Json = dict[str, Any]


class Request(msgspec.Struct, frozen=True):
    """What is asked: the JSON of it, and the files sent with it."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[tuple[str, bytes]]


Answer = Callable[[Request], Any]
"""What is said to a request, as it is made JSON; nothing if that is None."""


class Connector(aiohttp.UnixConnector):
    """Connects a client to whoever has the `answer` to its requests; with the gateway by the socket at this path."""

    def __init__(self, path: str, answer: Answer) -> None:
        super().__init__(path, limit=0)
        self._answer = answer

    async def _create_connection(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Any],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - aiohttp's
    ) -> ResponseHandler:
        if req.url.host == GATEWAY:
            return await super()._create_connection(req, traces, timeout)
        protocol = self._factory()
        protocol.connection_made(Wire(protocol, self._answer))
        return protocol


class Wire(asyncio.Transport):
    """The client's end of a connection."""

    def __init__(self, protocol: ResponseHandler, answer: Answer) -> None:
        super().__init__()
        self._protocol = protocol
        self._answer = answer
        self._written = bytearray()
        self._closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._written += data
        request = _read(bytes(self._written))
        if request is not None:
            self._written.clear()
            said = self._answer(request)
            asyncio.get_running_loop().call_soon(self._protocol.data_received, NOTHING if said is None else _json(said))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._closed

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    def abort(self) -> None:
        self.close()

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def _json(said: Any) -> bytes:
    body = msgspec.json.encode(said)
    return b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)


def _read(written: bytes) -> Request | None:
    """The request that was written; None until there is all of it."""
    head, ended, body = written.partition(HEAD_ENDS)
    if not ended:
        return None
    assert not CHUNKED.search(head), "the client knows how long everything is"
    if (length := LENGTH.search(head)) is not None and len(body) < int(length[1]):
        return None
    method, target, _ = head.partition(LINE_ENDS)[0].decode().split(" ")
    path, _, query = target.partition("?")
    said, files = _parts(head, body)
    return Request(method, unquote(path), dict(parse_qsl(query)), said, files)


def _parts(head: bytes, body: bytes) -> tuple[Any, list[tuple[str, bytes]]]:
    """The JSON of a request, and the files sent with it, as aiohttp writes them."""
    boundary = BOUNDARY.search(head)
    if boundary is None:
        return msgspec.json.decode(body) if body else None, []
    said, files = None, list[tuple[str, bytes]]()
    for part in body.split(b"--" + boundary[1])[1:-1]:
        about, _, data = part.partition(HEAD_ENDS)
        data = data.removesuffix(LINE_ENDS)
        if b'name="payload_json"' in about:
            said = msgspec.json.decode(data)
        else:
            name = FILENAME.search(about.decode())
            files.append((name[1] if name is not None else "", data))
    return said, files
