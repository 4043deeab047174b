"""How large Discord shows a picture, and which lettering can be read then."""

from __future__ import annotations

from render.glance import DESKTOP, PHONE

LEGIBLE = 9
"""The smallest lettering in CSS pixels that is read without effort."""
LEAST_ON_A_DESKTOP = 7
"""The same of a panel on a desktop: what the fullest have left of their lettering there, where one press shows the
whole of them."""
PANEL = 366
"""The width in CSS pixels at which a phone shows a panel's picture."""


def scale_on_desktop(width: int, height: int) -> float:
    """CSS pixels for each pixel of a picture of this size, as Discord shows it on a desktop."""
    return min(1.0, DESKTOP[0] / width, DESKTOP[1] / height)


def scale_on_phone(width: int) -> float:
    """The same on a phone."""
    return min(1.0, PHONE / width)
