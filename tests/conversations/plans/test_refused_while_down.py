"""A refusal in the panel of plans reaches people even while the database is down."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.plans.plans import Plans
from db.errors import StoreUnavailable
from tests.conversations.house import House, forged
from tests.conversations.plans.planning import before_a_draft, loaded_of, plan


async def test_why_something_cannot_be_planned_is_said_where_the_panel_cannot_be_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    faces = list(dict.fromkeys((await loaded_of(house, table)).table.pool))
    panel = await plan(house, table, waits, f"die:{faces[0]}")

    async def down(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("down", "it is down")

    async def refused(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(Ledger, "load", down)
        raise Sorry("plan-twice")

    monkeypatch.setattr(Plans, "wish", refused)
    pressed = await forged(waits, panel, panel.selects[0]["custom_id"], [f"die:{faces[1]}"])
    assert "already in your plan" in (await pressed.reply()).text
