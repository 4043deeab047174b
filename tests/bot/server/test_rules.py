"""What a server's managers set, as it is stored."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

from bot.server.rules import ServerRules, server_rules
from db.records import GuildRow
from tests.db.making import GUILD


def _stored(settings: dict[str, Any]) -> GuildRow:
    return GuildRow(**dict.fromkeys(GuildRow.__struct_fields__) | {"id": GUILD, "settings": settings})


def test_where_nothing_was_set_the_usual_holds() -> None:
    assert server_rules(None) == server_rules(_stored({})) == ServerRules()


def test_what_was_set_is_read_again() -> None:
    rules = ServerRules(clock="brisk", hosts="managers", vacation_days=0, zone="Europe/Berlin", board_channel=7)
    assert server_rules(_stored(msgspec.to_builtins(rules))) == rules


@pytest.mark.parametrize("settings", [{"hosts": "nobody"}, {"vacation_days": 400}, {"board_channel": "x"}])
def test_what_can_not_be_read_leaves_the_usual_and_a_line_in_the_log(
    settings: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert server_rules(_stored(settings)) == ServerRules()
    assert "can't be read" in caplog.text
