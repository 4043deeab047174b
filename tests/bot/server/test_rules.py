"""What a server's managers set holds, whatever else a later version or a foreign hand left beside it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.server.rules import ServerRules, server_rules
from db.records import GuildRow


@pytest.mark.parametrize(
    ("stored", "meant"),
    [
        ({"hosts": "managers", "vacation_days": 14}, ServerRules(hosts="managers", vacation_days=14)),
        ({"hosts": "managers", "clock": "hasty"}, ServerRules(hosts="managers")),
        ({"hosts": "managers", "vacation_days": 400, "clock": "brisk"}, ServerRules("brisk", "managers")),
        ({"hosts": "moderators", "vacation_days": 0, "weather": "stormy"}, ServerRules(vacation_days=0)),
    ],
)
def test_what_cannot_be_read_takes_nothing_else_along(stored: dict[str, Any], meant: ServerRules) -> None:
    assert server_rules(GuildRow(1, None, None, stored)) == meant


def test_a_server_of_which_nothing_is_known_has_the_usual_rules() -> None:
    assert server_rules(None) == ServerRules()
