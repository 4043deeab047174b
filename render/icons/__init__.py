"""The drawn signs of all pictures by name, as masks of any size.
Their shapes stand in the modules beside this one; `render.canvas` puts them on paper in a color.
"""

from __future__ import annotations

from typing import Final

from render.icons import fjord, gulf, sea, signs, town
from render.path import Shape

ICONS: Final[dict[str, Shape]] = {**sea.ICONS, **town.ICONS, **signs.ICONS, **fjord.ICONS, **gulf.ICONS}
