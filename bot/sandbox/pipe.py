"""A connection in memory: what one end writes the other end hears, in the same loop, with neither a socket nor TLS in
between. It costs a fraction of a real connection, and no byte of it is ever on its way outside of the loop."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Mapping
from typing import Any, cast

MUCH = 65_536
"""Whoever has written so many bytes that were not heard yet is asked to wait."""


class End(asyncio.Transport):
    """One end of a connection. `facts` are what is told about it (`get_extra_info`)."""

    def __init__(self, protocol: asyncio.BaseProtocol, facts: Mapping[str, Any]) -> None:
        super().__init__(facts)
        self._loop = asyncio.get_running_loop()
        self._protocol = cast("asyncio.Protocol", protocol)
        self._other: End | None = None
        self._unheard = bytearray()
        self._reading, self._awaited = True, False
        self._ended = False
        """Nothing more will come from the other end."""
        self._closing = False
        self._wrote_all = False

    def join(self, other: End) -> None:
        """From now on this is one connection."""
        self._other, other._other = other, self
        for end in (self, other):
            end._protocol.connection_made(end)

    # -- hearing ------------------------------------------------------------------------------------------------------

    def is_reading(self) -> bool:
        return self._reading and not self._closing

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        self._listen()

    def _listen(self) -> None:
        """Hear what has come, in the next round of the loop."""
        if not self._awaited:
            self._awaited = True
            self._loop.call_soon(self._hear)

    def _hear(self) -> None:
        self._awaited = False
        if self._closing or not self._reading:
            return
        if self._unheard:
            heard = bytes(self._unheard)
            self._unheard.clear()
            if self._other is not None and len(heard) > MUCH:
                self._other._protocol.resume_writing()
            self._protocol.data_received(heard)
            if self._ended:
                self._listen()
        elif self._ended and not self._protocol.eof_received():
            self.close()

    # -- speaking -----------------------------------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        other = self._other
        if self._closing or not data:
            return
        if other is None or other._closing:
            self._end(ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET)))
            return
        before = len(other._unheard)
        other._unheard += data
        if before <= MUCH < len(other._unheard):
            self._protocol.pause_writing()
        other._listen()

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        if self._other is not None and not self._wrote_all:
            self._wrote_all = True
            self._other._ended = True
            self._other._listen()

    def get_write_buffer_size(self) -> int:
        return len(self._other._unheard) if self._other is not None else 0

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return MUCH, MUCH

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    # -- the end ------------------------------------------------------------------------------------------------------

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = cast("asyncio.Protocol", protocol)

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._end(None)

    def abort(self) -> None:
        self._end(None)

    def _end(self, why: OSError | None) -> None:
        if not self._closing:
            self.write_eof()
            self._closing = True
            self._loop.call_soon(self._lose, why)

    def _lose(self, why: OSError | None) -> None:
        self._protocol.connection_lost(why)
        self._other = None


def connect(
    near: asyncio.BaseProtocol, far: asyncio.BaseProtocol, facts: Mapping[str, Any], far_facts: Mapping[str, Any]
) -> End:
    """Connect two protocols; returns the near end."""
    end = End(near, facts)
    End(far, far_facts).join(end)
    return end
