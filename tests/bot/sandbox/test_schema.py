"""The check against Discord's schema sees what is wrong; every other test here runs under it."""

import pytest

from bot.sandbox.bot_server import Exchange
from bot.sandbox.encoding import encode
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.schema import SchemaCheck, find_schema

pytestmark = pytest.mark.skipif(find_schema() is None, reason="Discord's official schema is not on this machine")

ROUTE = "/channels/{channel_id}/messages"


def problems_with(exchange: Exchange) -> list[str]:
    standin = Standin(world=new_world())
    check = SchemaCheck(standin)
    for observer in standin.observers:
        observer(exchange)
    return check.problems()


def test_a_reply_that_is_no_message_is_found() -> None:
    exchange = Exchange("POST", "/channels/1/messages", ROUTE, {}, encode({"content": "hi"}), status=200)
    exchange.reply = encode({"id": "1"})
    (problem,) = problems_with(exchange)
    assert "reply" in problem


def test_a_request_with_a_component_that_does_not_exist_is_found() -> None:
    sent = encode({"components": [{"type": 99}]})
    exchange = Exchange("POST", "/channels/1/messages", ROUTE, {}, sent, status=400)
    exchange.reply = encode({"code": 50035, "message": "Invalid Form Body"})
    assert problems_with(exchange) == []
    exchange.status = 200
    assert any("request" in problem for problem in problems_with(exchange))


def test_a_status_and_a_route_that_discord_does_not_have_are_found() -> None:
    odd_status = Exchange("POST", "/channels/1/messages", ROUTE, {}, b"", status=299)
    odd_route = Exchange("GET", "/harbours", "/harbours", {}, b"", status=200)
    assert [len(problems_with(exchange)) for exchange in (odd_status, odd_route)] == [1, 1]
