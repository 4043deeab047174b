"""*Why not …?* from its menus, also from one that the game has overtaken."""

from __future__ import annotations

from bot.sandbox.autoplay import controls
from tests.conversations.house import House, choices, decide, forged


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


async def test_who_is_not_asked_reads_that_it_is_not_their_turn(house: House) -> None:
    """P3: in Nusfjord nothing is asked of the others meanwhile, so that there is nothing to wonder about."""
    table, people = await house.game("Anna", "Ben", of="nusfjord")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    why, now = controls(panel, "@why")[0], panel
    while choices(now):
        now = await decide(mover, now, 0)
    answer = await (await forged(mover, panel, why)).reply()
    assert "not your turn" in answer.text or "nicht dran" in answer.text
