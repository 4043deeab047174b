"""The plain server of the chat page and of pretend people: what they see, say, click and switch.

The page's own files lie in page/; the test bench's commands are in control.py.
"""

from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from bot.sandbox import permissions as may
from bot.sandbox.attachments import SIZE_LIMIT, for_the_page
from bot.sandbox.control import ControlApi
from bot.sandbox.discord_objects import direct_channel_object
from bot.sandbox.encoding import Json, decode, encode, json_object, number
from bot.sandbox.entities import FORUM, PUBLIC_THREAD, Channel, Message, Upload, User
from bot.sandbox.errors import ApiError, Form, refusal
from bot.sandbox.hosts import is_local, may_be_called
from bot.sandbox.interaction_checks import prepare_command, prepare_component, visible_commands
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.sandbox.rest.routes import Services

PAGE = Path(__file__).parent / "page"
_TITLE, _POST_MINUTES = 100, 4320
"""The longest title of a post, and how long a post may be silent before it is archived."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageApi:
    """Serves the page protocol to this machine, or to others too where somebody wants that."""

    def __init__(self, services: Services, control: ControlApi, *, open_to_others: bool = False) -> None:
        self._services = services
        self._control = control
        self._answers_to = may_be_called if open_to_others else is_local

    def application(self) -> web.Application:
        """The application to serve over plain HTTP."""
        app = web.Application(middlewares=[self._guard], client_max_size=2 * SIZE_LIMIT)
        app.on_response_prepare.append(self._tell_time)
        app.router.add_get("/", self._index)
        if PAGE.is_dir():
            app.router.add_static("/static/", PAGE)
        app.router.add_get("/api/world", self._world)
        app.router.add_get("/api/channels/{channel}/messages", self._messages)
        app.router.add_get("/api/events", self._events)
        app.router.add_post("/api/interactions", self._interact)
        app.router.add_post("/api/autocomplete", self._autocomplete)
        app.router.add_post("/api/uploads", self._upload)
        app.router.add_post("/api/messages", self._say)
        app.router.add_post("/api/people", self._people)
        app.router.add_post("/api/control", self._control_bench)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._services.attachments.serve_plain)
        return app

    async def _tell_time(self, request: web.Request, response: web.StreamResponse) -> None:
        """Every answer says what time it is here: the clock may have been pushed forward."""
        response.headers["X-Sandbox-Time"] = str(self._services.world.clock.time())

    async def _index(self, request: web.Request) -> web.StreamResponse:
        index = PAGE / "index.html"
        if not index.is_file():
            raise web.HTTPNotFound(text="The chat page is not part of this installation.")
        return web.FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def _world(self, request: web.Request) -> web.StreamResponse:
        world = self._services.world
        person = self._person(request.query.get("person") or world.people[0].id)
        seen = [
            channel
            for channel in world.channels.values()
            if may.permissions_in(world, person.id, channel) & may.VIEW_CHANNEL
        ]
        guilds: list[Json] = []
        if person.id in world.members:
            members = [world.raw_member(user_id) for user_id in world.members]
            guilds.append({**world.raw_guild(), "members": members})
        return _json(
            {
                "people": [_described(user) for user in world.people],
                "me": _described(person),
                "bot": world.bot.raw,
                "guilds": guilds,
                "channels": [self._channel(channel, person.id) for channel in seen],
                "dms": [channel.raw for channel in seen if channel.is_direct],
                "commands": visible_commands(world, person.id, None),
            }
        )

    def _channel(self, channel: Channel, person_id: str) -> Json:
        raw = channel.raw
        if may.permissions_in(self._services.world, person_id, channel) & may.MANAGE_THREADS:
            raw = {**raw, "manages_threads": True}
        if channel.is_thread and person_id in channel.members:
            raw = {**raw, "member": channel.members[person_id]}
        return raw

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request.query.get("person", ""))
        channel = self._visible(person, request.match_info["channel"])
        limit = number(request.query.get("limit"))
        limit = max(1, min(200, limit)) if limit is not None else 50
        before = number(request.query.get("before"))
        older = channel.log.older(str(before) if before is not None else None)
        found = list(islice((item for item in older if item.reader in (None, person.id)), limit))
        self._services.events.feed.opened(person.id, channel.id)
        for message in found:
            self._services.attachments.renew(message)
        shown = self._services.messages.notifications.of(person.id, channel.id)
        return _json(
            [
                {**message.raw, "notification": shown[message.id]} if message.id in shown else message.raw
                for message in reversed(found)
            ]
        )

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request.query.get("person", ""))
        return await self._services.events.feed.serve(request, person.id)

    async def _interact(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        services = self._services
        person = self._person(str(body.get("person")))
        channel = self._visible(person, str(body.get("channel_id")))
        kind, data = body.get("type"), _data(body)
        if not channel.is_direct and may.is_kept_from_acting(services.world, person.id):
            raise refusal("missing permissions")
        source: Message | None = None
        match kind:
            case 2:
                data = prepare_command(services.world, person.id, channel, data, partial=False)
            case 3:
                source = self._shown_message(person, channel, str(body.get("message_id")))
                # fact: press-in-locked-thread
                self._wake(person, channel, str(body.get("app", "desktop")))
                if channel.locked and not may.permissions_in(services.world, person.id, channel) & may.MANAGE_THREADS:
                    raise refusal("thread locked")  # Discord's app shows the buttons there gray
                data = prepare_component(services.world, source, data)
            case 5:
                if not services.interactions.modal_open(person.id, str(data.get("custom_id"))):
                    raise _invalid("data", "custom_id", "No such modal is open")
            case _:
                raise _invalid("type", "", "Value must be one of (2, 3, 5).")
        assert kind in (COMMAND, COMPONENT, MODAL_SUBMIT)
        interaction = services.interactions.deliver(person, channel, kind, data, source=source, nonce=body.get("nonce"))
        return _json({"interaction_id": interaction.id})

    def _wake(self, person: User, channel: Channel, app: str) -> None:
        """What an app does before it sends a press in an archived thread: on a desktop the buttons are gray, a phone
        wakes the thread for whoever may write there."""
        if not channel.archived:
            return
        bits = may.permissions_in(self._services.world, person.id, channel)
        wakes = bits & may.SEND_MESSAGES_IN_THREADS and (not channel.locked or bits & may.MANAGE_THREADS)
        # fact: press-in-archived-thread
        if app == "desktop" or not wakes:
            raise refusal("thread archived")
        self._services.threads.set_archived(channel, False)

    async def _autocomplete(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        services = self._services
        person = self._person(str(body.get("person")))
        channel = self._visible(person, str(body.get("channel_id")))
        data = prepare_command(services.world, person.id, channel, _data(body), partial=True)
        interaction = services.interactions.deliver(person, channel, AUTOCOMPLETE, data)
        assert interaction.choices is not None
        try:
            choices = await interaction.choices
        except TimeoutError:
            return _json({"message": "Loading options failed", "code": 0}, 504)
        return _json({"choices": choices})

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """A file for a command's option: its bytes are the body; whoever picked it sends its id as the value."""
        services, query = self._services, request.query
        channel = self._visible(self._person(query.get("person", "")), query.get("channel_id", ""))
        upload = Upload(query.get("name", "file"), await request.read())
        kept = services.attachments.keep(channel.id, upload, {}, ephemeral=True)
        services.world.uploads[kept["id"]] = kept
        return _json({"id": kept["id"]})

    async def _say(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        services = self._services
        person = self._person(str(body.get("person")))
        channel = self._visible(person, str(body.get("channel_id")))
        if not channel.is_direct:
            wanted = may.SEND_MESSAGES_IN_THREADS if channel.is_thread else may.SEND_MESSAGES
            bits = may.demand(services.world, person.id, channel, wanted)
            if channel.locked and not bits & may.MANAGE_THREADS:
                raise refusal("thread locked")
        content = str(body.get("content", ""))
        message_id = None
        if channel.type == FORUM:  # what is written there is the beginning of a post, its first line the title
            title = content.strip().split("\n", 1)[0][:_TITLE] or "…"
            channel = services.threads.start(channel, person.id, title, PUBLIC_THREAD, _POST_MINUTES)
            message_id = channel.id
        payload: Json = {"content": content, "nonce": body.get("nonce")}
        message = services.messages.post(channel, person.id, payload, {}, message_id=message_id)
        await services.world.journal.written()
        return _json(message.raw)

    async def _people(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        person = self._person(str(body.get("person")))
        locale = body.get("locale")
        if not isinstance(locale, str) or not locale:
            raise _invalid("locale", "", "This field is required")
        person.locale = locale
        self._services.world.save_user(person)
        self._services.events.feed.send("WORLD", {}, (person.id,))
        return _json(_described(person))

    async def _control_bench(self, request: web.Request) -> web.StreamResponse:
        try:
            return _json(self._control.run(await _body(request)))
        except (ValueError, TypeError, KeyError) as error:
            return _json({"message": f"{type(error).__name__}: {error}", "code": 0}, 400)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Serve the page's own requests only, and turn refusals into JSON.

        A foreign page in the same browser could otherwise reach this port by a name of its own.
        """
        if not self._answers_to(_called(request)):
            return _json({"message": "This server does not answer to that name.", "code": 0}, 403)
        origin = request.headers.get("Origin")
        if origin and _place(origin) != request.host:
            return _json({"message": "Foreign origin.", "code": 0}, 403)
        try:
            return await handler(request)
        except ApiError as error:
            return _json(error.body(), error.status)
        except (msgspec.DecodeError, RecursionError):  # the latter of what is nested too deeply
            return _json(refusal("invalid json").body(), 400)

    def _person(self, person_id: str) -> User:
        user = self._services.world.user(person_id)
        if user.raw.get("bot"):
            raise refusal("unknown user")
        return user

    def _visible(self, person: User, channel_id: str) -> Channel:
        world = self._services.world
        if channel_id == "@bot":
            return self._direct(person)
        channel = world.channel(channel_id)
        may.demand(world, person.id, channel)
        return channel

    def _direct(self, person: User) -> Channel:
        """The conversation with the bot, opened by the person if need be."""
        world = self._services.world
        known = world.direct(person.id)
        if known is not None:
            return known
        raw = direct_channel_object(world, person)
        channel = Channel(raw, recipients=[person.id, world.bot.id])
        world.save_channel(channel)
        self._services.events.channel("CHANNEL_CREATE", channel)
        return channel

    def _shown_message(self, person: User, channel: Channel, message_id: str) -> Message:
        message = self._services.world.message(channel.id, message_id)
        if message.reader not in (None, person.id):
            raise refusal("unknown message")
        return message


def _called(request: web.Request) -> str:
    """By which name this server is called; empty where that is none."""
    try:
        return request.url.host or ""
    except ValueError:
        return ""


def _place(origin: str) -> str:
    """Where a page comes from; empty where that is nowhere."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _body(request: web.Request) -> Json:
    body = json_object(decode(await request.read() or b"{}"))
    if body is None:
        raise refusal("invalid json")
    return body


def _data(body: Json) -> Json:
    data = json_object(body.get("data") or {})
    if data is None:
        raise _invalid("data", "", "Only dictionaries may be used in a DictType")
    return dict(data)


def _json(body: Any, status: int = 200) -> web.Response:
    return web.Response(status=status, body=for_the_page(encode(body)), headers={"Content-Type": "application/json"})


def _described(user: User) -> Json:
    return {**user.raw, "locale": user.locale, "color": user.color}


# fact: forms-are-refused-as-a-whole
def _invalid(key: str, inner: str, message: str) -> ApiError:
    form = Form()
    form.wrong((key, inner) if inner else (key,), "BASE_TYPE_CHOICES", message)
    return form.error()
