"""The gateway: sessions of the bot, what they are sent, and how they come back after a drop.

Which events there are and who sees them is decided in events.py.
"""

import asyncio
import contextlib
import enum
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.encoding import Json, decode, encode
from bot.sandbox.faults import Faults
from bot.sandbox.gateway_payloads import guild_create, members_chunk, ready
from bot.sandbox.world import World


class Op(enum.IntEnum):
    """What a frame of the gateway is about."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


# fact: no-privileged-intent
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: refused (4014) unless the application was granted them."""

MAX_CONCURRENCY = 1
"""So many shards may identify at a time, each of another remainder."""
STARTS_A_DAY = 1_000
_DAY_S = 86_400.0
_REPLAYED = 2_000
_FORGOTTEN_AFTER_S = 300.0
_GOODBYE_S = 2.0
_ACK_AFTER_S = 0.05


@dataclass(slots=True)
class Session:
    """One identified connection, also while it is away and may resume."""

    id: str
    intents: int
    shard: int
    shards: int
    sequence: int = 0
    replay: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_REPLAYED))
    line: "_Line | None" = None
    resumable: bool = True
    left_at: float = 0.0


class _Line:
    """One open websocket with its own compression; frames leave in order from one task."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, faults: Faults) -> None:
        self.socket = socket
        self._request = request
        self._faults = faults
        self._zlib = zlib.compressobj(1) if request.query.get("compress") == "zlib-stream" else None
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._task = asyncio.create_task(self._send())
        self.broken = False
        """Whether this side ended the connection."""

    def put(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    async def close(self, code: int) -> None:
        self.broken = True
        self._task.cancel()
        await self.socket.close(code=code)

    def end(self) -> None:
        self._task.cancel()

    def cut(self) -> None:
        """Break the connection without a goodbye."""
        self.broken = True
        self._task.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._frames.get()
                await self._faults.gateway_delay()
                if self._zlib is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)


class Gateway:
    """All sessions. `heartbeat_interval` is in seconds and told to clients that connect from then on."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self._lines: set[_Line] = set()
        self._closing: set[asyncio.Task[None]] = set()
        self.heartbeat_interval = 41.25
        self.granted_intents = 0
        """Privileged intents switched on for the application."""
        self.connections = 0
        """How many times somebody identified or resumed."""
        self.starts_a_day = STARTS_A_DAY
        self._starts = deque[float]()
        self._identified_at: dict[int, float] = {}
        faults.gateway = self

    @property
    def intents(self) -> int:
        """The intents of all sessions together."""
        bits = 0
        for session in self._sessions.values():
            bits |= session.intents
        return bits

    @property
    def starts_left(self) -> int:
        """How many more times the bot may identify today."""
        while self._starts and self._starts[0] <= self._world.clock.time() - _DAY_S:
            self._starts.popleft()
        return self.starts_a_day - len(self._starts)

    @property
    def connected(self) -> bool:
        """Whether at least one session is on the line."""
        return any(session.line is not None for session in self._sessions.values())

    # fact: gateway-resumes
    def dispatch(self, event: str, data: Json, intents: int, *, hidden: Json | None = None) -> None:
        """Send an event to every session that asked for one of `intents` (0: to all).

        `hidden` is what sessions without the message content intent see instead.
        """
        bodies: dict[bool, bytes] = {}
        for session in self._sessions.values():
            if intents and not session.intents & intents:
                continue
            if not self._in_shard(session, data):
                continue
            veiled = hidden is not None and not session.intents & 1 << 15
            body = bodies.get(veiled)
            if body is None:
                body = bodies[veiled] = encode(hidden if veiled else data)
            self.send(session, event, body)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One websocket from hello to goodbye."""
        socket = web.WebSocketResponse(timeout=_GOODBYE_S, compress=False, max_msg_size=0)
        if not socket.can_prepare(request).ok:
            return web.Response(status=400, text="The gateway speaks websocket.")
        await socket.prepare(request)
        line = _Line(socket, request, self._faults)
        self._lines.add(line)
        session: Session | None = None
        try:
            line.put(
                encode(
                    {
                        "op": Op.HELLO,
                        "d": {"heartbeat_interval": int(self.heartbeat_interval * 1000)},
                        "s": None,
                    }
                )
            )
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                try:
                    packet: Any = decode(frame.data)
                    op, data = packet["op"], packet.get("d")
                except (msgspec.DecodeError, KeyError, TypeError):
                    await socket.close(code=4002, message=b"Error while decoding payload.")
                    break
                session = await self._receive(line, session, op, data)
        finally:
            line.end()
            self._lines.discard(line)
            if session is not None and session.line is line:
                self._detach(session, None if line.broken else socket.close_code)
        return socket

    async def _receive(self, line: _Line, session: Session | None, op: int, data: Any) -> Session | None:
        """Act on a client's packet; returns the session the connection now has."""
        match op:
            case Op.HEARTBEAT:
                # An answer from this machine would overtake the library's note of when it asked.
                ack = encode({"op": Op.HEARTBEAT_ACK, "d": None})
                asyncio.get_running_loop().call_later(_ACK_AFTER_S, line.put, ack)
            case Op.IDENTIFY if session is not None:
                await line.socket.close(code=4005, message=b"Already authenticated.")
            case Op.IDENTIFY:
                return await self._identify(line, data)
            case Op.RESUME:
                return await self._resume(line, data)
            case Op.REQUEST_MEMBERS if session is not None:
                self.send(session, "GUILD_MEMBERS_CHUNK", encode(members_chunk(self._world, data)))
            case _ if session is None:
                await line.socket.close(code=4003, message=b"Not authenticated.")
            case _:
                pass  # presence and voice states change nothing here
        return session

    async def stop(self) -> None:
        """Close all connections for good."""
        for line in list(self._lines):
            await line.close(1001)

    def drop(self, *, resumable: bool = True, code: int | None = None) -> None:
        """Break all connections: without a word, or with a close `code`."""
        for session in self._sessions.values():
            session.resumable = resumable
        for line in list(self._lines):
            if code is None:
                line.cut()
            else:
                self._keep(asyncio.create_task(line.close(code)))

    def ask_to_reconnect(self) -> None:
        """Opcode 7, as Discord sends before it restarts a node."""
        for line in list(self._lines):
            line.put(encode({"op": Op.RECONNECT, "d": None}))

    def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9: the sessions are void (or should be resumed)."""
        for session in self._sessions.values():
            session.resumable = resumable
        for line in list(self._lines):
            line.put(encode({"op": Op.INVALID_SESSION, "d": resumable}))

    async def _identify(self, line: _Line, data: Json) -> Session | None:
        if data.get("token", "").removeprefix("Bot ") != self._world.token:
            # fact: login-may-be-refused
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return None
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED & ~self.granted_intents:
            await line.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            await line.socket.close(code=4010, message=b"Invalid shard.")
            return None
        # fact: thousand-identifies-a-day
        if self.starts_left <= 0:
            self._world.reset_token()
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return None
        # fact: one-identify-at-a-time
        key, now = shard % MAX_CONCURRENCY, asyncio.get_running_loop().time()
        if now - self._identified_at.get(key, -self._faults.identify_every_s) < self._faults.identify_every_s:
            line.put(encode({"op": Op.INVALID_SESSION, "d": False}))
            return None
        self._identified_at[key] = now
        self._starts.append(self._world.clock.time())
        self._forget_old_sessions()
        session = Session(self._world.new_token(), intents, shard, shards, line=line)
        self._sessions[session.id] = session
        self.connections += 1
        world = self._world
        known = world.guild_ids if world.bot.id in world.members else []
        here = [guild_id for guild_id in known if self._in_shard(session, {"guild_id": guild_id})]
        self.send(session, "READY", encode(ready(world, session.id, [shard, shards], here)))
        for guild_id in here if intents & 1 else ():
            self.send(session, "GUILD_CREATE", encode(guild_create(world, guild_id)))
        return session

    async def _resume(self, line: _Line, data: Json) -> Session | None:
        self._forget_old_sessions()
        session = self._sessions.get(data.get("session_id", ""))
        sequence = data.get("seq") or 0
        if data.get("token", "").removeprefix("Bot ") != self._world.token:
            await line.socket.close(code=4004, message=b"Authentication failed.")
            return None
        if session is None or not session.resumable or not self._can_replay(session, sequence):
            if session is not None:
                del self._sessions[session.id]
            line.put(encode({"op": Op.INVALID_SESSION, "d": False}))
            return None
        session.line = line
        self.connections += 1
        for number, frame in session.replay:
            if number > sequence:
                line.put(frame)
        self.send(session, "RESUMED", b"{}")
        return session

    def send(self, session: Session, event: str, body: bytes) -> None:
        """Send an event, its data encoded, to one session; one that is away gets it when it resumes."""
        session.sequence += 1
        frame = b'{"t":"%s","s":%d,"op":0,"d":%s}' % (event.encode(), session.sequence, body)
        session.replay.append((session.sequence, frame))
        if session.line is not None:
            session.line.put(frame)

    def _in_shard(self, session: Session, data: Json) -> bool:
        if session.shards == 1:
            return True
        guild_id = data.get("guild_id") or (data["id"] if data.get("id") in self._world.guild_ids else None)
        return session.shard == (0 if guild_id is None else (int(guild_id) >> 22) % session.shards)

    def _detach(self, session: Session, code: int | None) -> None:
        session.line = None
        session.left_at = self._world.clock.time()
        if code in (1000, 1001):  # a client that says goodbye ends its session
            self._sessions.pop(session.id, None)

    def _forget_old_sessions(self) -> None:
        limit = self._world.clock.time() - _FORGOTTEN_AFTER_S
        for session in list(self._sessions.values()):
            if session.line is None and session.left_at < limit:
                del self._sessions[session.id]

    @staticmethod
    def _can_replay(session: Session, sequence: int) -> bool:
        if sequence > session.sequence:
            return False
        return not session.replay or session.replay[0][0] <= sequence + 1

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
