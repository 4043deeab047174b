"""Answers to interactions: the callback, the original answer, followups. The token is their only key."""

from typing import Any

from bot.sandbox.errors import refusal
from bot.sandbox.rest.routes import Call, route

_TOKEN = "/webhooks/{webhook_id}/{webhook_token}"


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", needs_token=False)
def callback(call: Call) -> Any:
    interactions = call.services.interactions
    interaction, message = interactions.callback(
        call.path["interaction_id"], call.path["interaction_token"], call.fields, call.uploads
    )
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return interactions.callback_response(interaction, message)
    return None


@route("POST", _TOKEN, needs_token=False)
def followup(call: Call) -> Any:
    return call.services.interactions.followup(_token(call), call.fields, call.uploads).raw


@route("GET", _TOKEN + "/messages/{message_id}", needs_token=False)
def get_answer(call: Call) -> Any:
    _, _, message = call.services.interactions.message(_token(call), call.path["message_id"])
    call.services.attachments.renew(message)
    return message.raw


@route("PATCH", _TOKEN + "/messages/{message_id}", needs_token=False)
def edit_answer(call: Call) -> Any:
    interactions = call.services.interactions
    return interactions.edit(_token(call), call.path["message_id"], call.fields, call.uploads).raw


@route("DELETE", _TOKEN + "/messages/{message_id}", needs_token=False)
def delete_answer(call: Call) -> Any:
    call.services.interactions.delete(_token(call), call.path["message_id"])


def _token(call: Call) -> str:
    if call.path["webhook_id"] != call.world.application_id:
        raise refusal("unknown webhook")
    return call.path["webhook_token"]
