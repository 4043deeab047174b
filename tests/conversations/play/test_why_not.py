"""*Why not …?* from its menus, also from one that the game has overtaken."""

from __future__ import annotations

from bot.sandbox.autoplay import controls
from tests.conversations.house import House, forged


async def test_an_outdated_menu_says_so_and_is_opened_anew(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    menus = await (await mover.press(panel, controls(panel, "@why")[0])).reply()
    menu = menus.selects[0]
    said = await (await mover.select(menus, menu["custom_id"], [menu["options"][0]["value"]])).reply()
    assert menu["options"][0]["label"] in said.text
    fresh = await (await forged(mover, menus, menu["custom_id"], values=["mark:long-gone"])).reply()
    assert fresh.ephemeral
    assert "moved on" in fresh.text or "weitergegangen" in fresh.text
    assert [each["placeholder"] for each in fresh.selects] == [each["placeholder"] for each in menus.selects]
