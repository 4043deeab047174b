"""What cards and actions do, in the few words that fit beside their sign, figures from the data."""

from __future__ import annotations

from games.captains_gulf import data
from games.captains_gulf.data import RULES
from render.captains_gulf.scene import Scene


def crew_effect(scene: Scene, member: str) -> str:
    """What a crew member does."""
    row = data.ROWS.crew[data.CREW.index(member)]
    if row.category == "engineer":
        return scene.say(f"does-{member}", money=RULES.engineer_amount)
    if row.category == "first_mate":
        return scene.say(
            "does-first_mate", money=RULES.first_mate_wheel_discount, spaces=RULES.first_mate_track_bonus,
            seafood=scene.words.name(row.seafood[0]),
        )  # fmt: skip
    return scene.say(
        "does-deckhand", cards=RULES.deckhand_cards, tiles=RULES.deckhand_dockside_tiles,
        one=scene.words.name(row.seafood[0]), two=scene.words.name(row.seafood[-1]),
    )  # fmt: skip


def upgrade_effect(scene: Scene, upgrade: str) -> str:
    """What a boat upgrade does."""
    row = data.ROWS.upgrade[data.UPGRADES.index(upgrade)]
    if row.boxes:
        return scene.say("does-storage", boxes=row.boxes)
    if row.tank:
        return scene.say("does-tank", fuel=row.tank)
    figures = {
        "crew_quarters": RULES.crew_quarters_discount, "improved_propeller": RULES.propeller_fuel_discount,
        "tool_box": RULES.engineer_amount_tool_box, "improved_engine": RULES.engine_sail_fuel_discount,
        "galley": RULES.galley_cost,
    }  # fmt: skip
    return scene.say(f"does-{upgrade}", number=figures.get(upgrade, 0))


def bonus_effect(scene: Scene, action: str) -> str:
    """What a bonus action does."""
    figures: dict[str, dict[str, int | str]] = {
        "printer": {"money": RULES.printer_surcharge},
        "radar": {"draw": RULES.radar_draw, "discard": RULES.radar_discard},
        "day_laborer": {"money": RULES.day_laborer_money},
        "dockside_improvement": {"money": RULES.dockside_improvement_surcharge},
        "dockside_market": {"tiles": RULES.dockside_market_tiles},
        "improved_engine": {"fuel": RULES.engine_sail_fuel_discount},
        "galley": {"money": RULES.galley_cost},
    }
    if action in ("buy_fuel", "fuel_line"):
        amounts = "/".join(map(str, data.FUEL_AMOUNT))
        return scene.say("bonus-buy_fuel", fuel=amounts, money="/".join(map(str, data.FUEL_PRICE)))
    return scene.say(f"bonus-{action}", **figures.get(action, {}))


def item_name(scene: Scene, item: str) -> str:
    """A crew member or upgrade, as short as it can be said."""
    return scene.words.name(item)
