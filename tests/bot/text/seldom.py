"""What hardly ever comes up in a few games, and would be missed: values of fields by their names, and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.captains_gulf import fishing
from games.captains_gulf.bundles import hauls, parts
from games.montego_bay import loading, steps
from games.nusfjord import data, effects

HANDFULS = hauls((4, 4, 4), 4, (4, 4, 4), 0)
SALES = parts((1, 1, 1, 1, 1, 1), 4) + parts((4, 4, 4, 0, 0, 0), 4) + parts((0, 0, 2, 0, 2, 0), 4)
EXCHANGES = [
    f"convert:{building}:{data.got(op)}:{times}"
    for building, ops in data.ANYTIME.items()
    for op in ops
    if not isinstance(op, effects.SellShip)
    for times in (1, effects.MANY)
]
SPACES = (*data.SPACES, *data.DOUBLES, "track")

VALUES: Mapping[str, Mapping[str, Sequence[str | list[str]]]] = {
    "captains_gulf": {"haul": HANDFULS, "raw": HANDFULS, "cooked": HANDFULS, "row": list(fishing.ROW)},
    "fleet_dice": {"choice": ["mark:atlantis"]},
    "nusfjord": {
        "site": SPACES,
        "space": SPACES,
        "double": data.DOUBLES,
        "source": ["thin_out"],
        "thing": ["schooner", "A102"],
        "elders": [list(data.ELDERS)[:1], list(data.ELDERS)[:2]],
    },
}
CHOICES: Mapping[str, Sequence[str]] = {
    "captains_gulf": [
        *(f"take:{haul}" for haul in HANDFULS),
        *(f"catch:G10:{haul}" for haul in HANDFULS),
        *(f"sell:{raw}:{cooked}" for raw, cooked in dict.fromkeys(SALES)),
        *fishing.ROW.values(),
        *("total:2", "total:3"),
    ],
    "montego_bay": [
        *steps.FIGURE,
        *(text for kind in (loading.LOAD, loading.SPLIT, loading.REMOVE) for ship in kind for text in ship[1:]),
    ],
    "nusfjord": [
        *EXCHANGES,
        *(f"at:{space}" for space in SPACES),
        *(f"{verb}:{double}" for verb in ("fell", "plant") for double in data.DOUBLES),
        *(f"{verb}:{number}" for verb in ("reserve", "serve", "times", "move") for number in (1, 2, 7)),
        *(f"trade:B223:{ship}" for ship in ("sloop", "cutter")),
        *(f"sell:{ship}" for ship in data.SHIP_IDS),
        *("upgrade:sloop", "upgrade:cutter"),
        *(f"use:{building}" for building in data.ONCE),
        *(f"first:{building}" for building in data.BUILDINGS),
        *data.BUILD.values(),
        *(f"{verb}:{elder}" for verb in ("take", "elder", "now", "feed") for elder in data.ELDERS),
        *(f"{verb}:{company}" for verb in ("other", "share", "dividend") for company in data.COMPANIES),
        *(f"{verb}:{action}" for verb in ("do", "choose") for action in data.ACTION_IDS),
    ],
}
