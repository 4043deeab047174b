"""Interactions from the click to the last followup: delivery, the 3 seconds, the 15 minutes, the answers.

What a person may click is judged in interaction_checks.py; how messages are made in messages.py.
"""

import asyncio
import enum
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.sandbox.clock import Timer
from bot.sandbox.component_rules import check_modal
from bot.sandbox.encoding import Json
from bot.sandbox.entities import EPHEMERAL, LOADING, Channel, Message, Upload, User
from bot.sandbox.errors import Form, refusal
from bot.sandbox.events import Events
from bot.sandbox.faults import Faults
from bot.sandbox.interaction_objects import command_name, interaction_metadata, interaction_object
from bot.sandbox.messages import Messages
from bot.sandbox.snowflakes import born_at
from bot.sandbox.world import World

# fact: answer-within-three-seconds
ACKNOWLEDGE_WITHIN_S = 3.0
# fact: token-lives-fifteen-minutes
TOKEN_LIVES_S = 15 * 60.0

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
_REPLY, _COMMAND_ANSWER = 19, 20


class Callback(enum.IntEnum):
    """The ways a bot may answer an interaction."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """One click or command on its way.

    `row` is what outlives the process; the rest matters only until the acknowledgement.
    """

    row: Json
    nonce: str | None = None
    deadline: Timer | None = None
    choices: asyncio.Future[list[Json]] | None = None
    modal_trigger: str | None = None
    """The interaction that opened the modal this one submits."""

    @property
    def id(self) -> str:
        return self.row["id"]


class Interactions:
    """Delivers interactions to the bot and takes its answers."""

    def __init__(self, world: World, events: Events, messages: Messages, faults: Faults) -> None:
        self._world = world
        self._events = events
        self._messages = messages
        self._faults = faults
        self._waiting: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[tuple[str, str], tuple[str, str | None]] = {}
        for row in list(world.interactions.values()):
            self._remember(Interaction(row))

    def deliver(
        self,
        person: User,
        channel: Channel,
        kind: int,
        data: Json,
        *,
        source: Message | None = None,
        nonce: str | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; it fails by itself when nobody acknowledges in time."""
        world = self._world
        row: Json = {
            "id": world.ids.next(),
            "token": world.new_token(),
            "type": kind,
            "person": person.id,
            "channel": channel.id,
            "source": source.id if source is not None else None,
            "original": None,
            "answer": None,
            "deferred": False,
            "name": command_name(data) if kind in (COMMAND, AUTOCOMPLETE) else None,
        }
        interaction = Interaction(row, nonce)
        if kind == AUTOCOMPLETE:
            interaction.choices = asyncio.get_running_loop().create_future()
        if kind == MODAL_SUBMIT:
            interaction.modal_trigger, row["source"] = self._modals.pop((person.id, data["custom_id"]))
            source = channel.log.get(row["source"] or "")
        self._waiting[row["id"]] = interaction
        deadline = world.clock.time() + ACKNOWLEDGE_WITHIN_S
        interaction.deadline = world.clock.call_at(deadline, lambda: self._give_up(interaction))
        payload = interaction_object(world, row, person, channel, data, source)
        for wait in self._faults.deliveries():
            if wait:
                world.clock.call_at(world.clock.time() + wait, partial(self._events.interaction, payload))
            else:
                self._events.interaction(payload)
        return interaction

    def callback(
        self, interaction_id: str, token: str, payload: Json, uploads: dict[str, Upload]
    ) -> tuple[Interaction, Message | None]:
        """The bot's first answer. Raises 10062 when too late, 40060 when it is a second one."""
        interaction = self._waiting.get(interaction_id)
        if interaction is None:
            known = self._by_token.get(token)
            # fact: answered-once
            if known is not None and known.id == interaction_id:
                raise refusal("already acknowledged")
            raise refusal("unknown interaction")
        if interaction.row["token"] != token:
            raise refusal("unknown interaction")
        kind = payload.get("type")
        data: Json = payload.get("data") or {}
        self._check_callback(interaction, kind, data)
        message = self._answer(interaction, int(kind or 0), data, uploads)
        self._acknowledged(interaction, int(kind or 0), data)
        return interaction, message

    def followup(self, token: str, payload: Json, uploads: dict[str, Upload]) -> Message:
        """POST to the interaction's webhook; completes a deferred answer that is still loading."""
        interaction = self._alive(token)
        loading, channel = self._loading_original(interaction), self._channel(interaction)
        # fact: archived-threads-refuse-answers
        if channel.archived and (channel.locked or loading is not None):
            raise refusal("thread archived")  # what is new wakes an unlocked one
        # fact: first-followup-edits-original
        if loading is not None:
            return self._messages.edit(channel, loading, payload, uploads, quietly=True)
        # fact: followup-after-deleted-original
        if interaction.row["deferred"] and self._faults.deleted_originals == "unknown message":
            original = interaction.row["original"]
            if original and channel.log.get(original) is None:
                raise refusal("unknown message")
        ephemeral = int(payload.get("flags") or 0) & EPHEMERAL
        return self._post(interaction, payload, uploads, ephemeral=bool(ephemeral), original=False)

    def message(self, token: str, message_id: str) -> tuple[Interaction, Channel, Message]:
        """A message this token may reach: "@original" or a followup. Raises 10008, 50027 when expired."""
        interaction = self._alive(token)
        channel = self._channel(interaction)
        if message_id == "@original":
            message_id = interaction.row["original"] or ""
        message = channel.log.get(message_id)
        if message is None or message.author_id != self._world.bot.id:
            raise refusal("unknown message")
        return interaction, channel, message

    def edit(self, token: str, message_id: str, payload: Json, uploads: dict[str, Upload]) -> Message:
        """PATCH of the original answer or a followup; files stay unless `attachments` says otherwise."""
        _, channel, message = self.message(token, message_id)
        # fact: archived-threads-refuse-answers
        if channel.archived:
            raise refusal("thread archived")
        loading = bool(message.flags & LOADING)
        return self._messages.edit(channel, message, payload, uploads, quietly=loading)

    def delete(self, token: str, message_id: str) -> None:
        """DELETE of the original answer or a followup."""
        _, channel, message = self.message(token, message_id)
        self._messages.delete(channel, message)

    def modal_open(self, person_id: str, custom_id: str) -> bool:
        """Whether this person was shown this modal and has not sent it yet."""
        return (person_id, custom_id) in self._modals

    def callback_response(self, interaction: Interaction, message: Message | None) -> Json:
        """The body of a callback's answer with `with_response`."""
        row = interaction.row
        described: Json = {"id": row["id"], "type": row["type"]}
        if (
            row["answer"] in (Callback.MESSAGE, Callback.DEFER_MESSAGE, Callback.DEFER_UPDATE, Callback.UPDATE)
            and row["original"]
        ):
            original = self._channel(interaction).log.get(row["original"])
            described["response_message_id"] = row["original"]
            described["response_message_loading"] = bool(original and original.flags & LOADING)
            described["response_message_ephemeral"] = bool(original and original.flags & EPHEMERAL)
        body: Json = {"interaction": described}
        if message is not None:
            kind = Callback.MESSAGE if row["answer"] in (Callback.MESSAGE, Callback.DEFER_MESSAGE) else row["answer"]
            body["resource"] = {"type": kind, "message": message.raw}
        return body

    # The bot's answers

    def _check_callback(self, interaction: Interaction, kind: Any, data: Json) -> None:
        asked = interaction.row["type"]
        has_source = interaction.row["source"] is not None
        form = Form()
        possible = {
            COMMAND: (Callback.MESSAGE, Callback.DEFER_MESSAGE, Callback.MODAL),
            COMPONENT: (
                Callback.MESSAGE,
                Callback.DEFER_MESSAGE,
                Callback.DEFER_UPDATE,
                Callback.UPDATE,
                Callback.MODAL,
            ),
            AUTOCOMPLETE: (Callback.CHOICES,),
            MODAL_SUBMIT: (
                Callback.MESSAGE,
                Callback.DEFER_MESSAGE,
                *((Callback.DEFER_UPDATE, Callback.UPDATE) if has_source else ()),
            ),
        }[asked]
        form.choice(("type",), kind, possible)
        form.refuse_if_wrong()
        if kind == Callback.MODAL:
            check_modal(form, data)
        elif kind == Callback.CHOICES and form.count(("data", "choices"), data.get("choices"), 25):
            for place, choice in enumerate(data["choices"]):
                path = ("data", "choices", place)
                form.text((*path, "name"), choice.get("name"), 100, 1)
                localizations: Json = choice.get("name_localizations") or {}
                for locale, name in localizations.items():
                    form.text((*path, "name_localizations", locale), name, 100, 1)
                if isinstance(choice.get("value"), str):
                    form.text((*path, "value"), choice["value"], 100, 1)
        form.refuse_if_wrong()

    def _answer(self, interaction: Interaction, kind: int, data: Json, uploads: dict[str, Upload]) -> Message | None:
        row = interaction.row
        channel = self._channel(interaction)
        # fact: archived-threads-refuse-answers
        if channel.archived and channel.locked and kind in (Callback.MESSAGE, Callback.DEFER_MESSAGE):
            raise refusal("thread archived")  # an unlocked one wakes up
        match kind:
            case Callback.MESSAGE:
                ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
                message = self._post(interaction, data, uploads, ephemeral=ephemeral, root=("data",))
                row["original"] = message.id
                return message
            # fact: deferral-fixes-privacy
            case Callback.DEFER_MESSAGE:
                ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
                message = self._post(interaction, {}, {}, ephemeral=ephemeral, loading=True)
                row["original"], row["deferred"] = message.id, True
                return message
            case Callback.DEFER_UPDATE:
                row["original"] = row["source"]
                return None
            case Callback.UPDATE:
                row["original"] = row["source"]
                source = channel.log.get(row["source"])
                if source is None:
                    raise refusal("unknown message")
                if channel.archived:
                    raise refusal("thread archived")
                return self._messages.edit(channel, source, data, uploads, keep_files=False, root=("data",))
            case Callback.CHOICES:
                if interaction.choices is not None and not interaction.choices.done():
                    interaction.choices.set_result(data["choices"])
                return None
            case _:
                self._modals[row["person"], data["custom_id"]] = (row["id"], row["source"])
                return None

    def _post(
        self,
        interaction: Interaction,
        payload: Json,
        uploads: dict[str, Upload],
        *,
        ephemeral: bool,
        original: bool = True,
        loading: bool = False,
        root: tuple[str, ...] = (),
    ) -> Message:
        row = interaction.row
        world = self._world
        channel = self._channel(interaction)
        extra: Json = {
            "application_id": world.application_id,
            "webhook_id": world.application_id,
            "interaction_metadata": interaction_metadata(
                world, row, channel, interaction.modal_trigger, original=original
            ),
        }
        if loading:
            extra["flags"] = LOADING
        if original and row["type"] == COMMAND:
            user = world.users[row["person"]].raw
            extra["interaction"] = {"id": row["id"], "type": COMMAND, "name": row["name"], "user": user}
        kind = _COMMAND_ANSWER if original and row["type"] == COMMAND else _REPLY
        if kind == _REPLY:
            answered = row["source"] if original else row["original"]
            if answered:
                extra["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": answered}
                if not channel.is_direct:
                    extra["message_reference"]["guild_id"] = world.guild_of(channel)
            else:
                kind = 0
        reader = row["person"] if ephemeral else None
        return self._messages.post(
            channel, world.bot.id, payload, uploads, kind=kind, extra=extra, reader=reader, root=root
        )

    def _acknowledged(self, interaction: Interaction, kind: int, data: Json) -> None:
        if interaction.deadline is not None:
            interaction.deadline.cancel()
        del self._waiting[interaction.id]
        row = interaction.row
        row["answer"] = kind
        if kind == Callback.CHOICES:
            return
        self._remember(interaction)
        self._world.save_interaction(row)
        result: Json = {
            "nonce": interaction.nonce,
            "interaction_id": row["id"],
            "status": "modal" if kind == Callback.MODAL else "acked",
            "callback": kind,
            "message_id": row["original"],
        }
        if kind == Callback.MODAL:
            result["modal"] = data
        self._events.outcome(row["person"], result)

    def _give_up(self, interaction: Interaction) -> None:
        self._waiting.pop(interaction.id, None)
        if interaction.choices is not None:
            if not interaction.choices.done():
                interaction.choices.set_exception(TimeoutError())
            return
        result = {"nonce": interaction.nonce, "interaction_id": interaction.id, "status": "failed"}
        self._events.outcome(interaction.row["person"], result)

    def _remember(self, interaction: Interaction) -> None:
        token = interaction.row["token"]
        self._by_token[token] = interaction
        expires = born_at(interaction.id) + TOKEN_LIVES_S
        self._world.clock.call_at(expires, lambda: self._forget(interaction))

    def _forget(self, interaction: Interaction) -> None:
        self._by_token.pop(interaction.row["token"], None)
        self._world.remove_interaction(interaction.id)

    def _alive(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None:
            if any(waiting.row["token"] == token for waiting in self._waiting.values()):
                raise refusal("unknown webhook")  # nothing was acknowledged yet
            raise refusal("invalid token")
        return interaction

    def _loading_original(self, interaction: Interaction) -> Message | None:
        message = self._channel(interaction).log.get(interaction.row["original"] or "")
        return message if message is not None and message.flags & LOADING else None

    def _channel(self, interaction: Interaction) -> Channel:
        return self._world.channel(interaction.row["channel"])
