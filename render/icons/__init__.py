"""The drawn signs of all pictures by name, as masks of any size.
Their shapes stand in the modules beside this one; `render.canvas` puts them on paper in a color.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.icons import fjord, gulf, sea, signs, town
from render.path import Shape, mask

ICONS: Final[dict[str, Shape]] = {**sea.ICONS, **town.ICONS, **signs.ICONS, **fjord.ICONS, **gulf.ICONS}


def icon_mask(name: str, size: int) -> Image.Image:
    """The anti-aliased L mask of an icon, `size` pixels square. Shared: never draw on it."""
    return mask(ICONS[name], size, size)
