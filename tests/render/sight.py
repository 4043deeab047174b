"""How colors look: contrast by WCAG 2, color blindness by Machado, Oliveira and Fernandes (2009) at full
severity, distance in CIE Lab.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.theme import CHANGED, Color

Vector = tuple[float, float, float]

DEFICIENCIES: Final[dict[str, tuple[Vector, Vector, Vector]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(channel: int) -> float:
    c = channel / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _display(value: float) -> int:
    v = min(1.0, max(0.0, value))
    return round(255 * (v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


def seen(color: Color, deficiency: str) -> Color:
    """The color as somebody with the deficiency sees it."""
    r, g, b = (_linear(c) for c in color)
    red, green, blue = (_display(x * r + y * g + z * b) for x, y, z in DEFICIENCIES[deficiency])
    return red, green, blue


def _luminance(color: Color) -> float:
    r, g, b = (_linear(c) for c in color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Color, b: Color) -> float:
    """The contrast ratio, 1 to 21."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _lab(color: Color) -> Vector:
    r, g, b = (_linear(c) for c in color)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(a: Color, b: Color) -> float:
    """The distance in CIE Lab; about 2 is just seen, over 10 is seen at a glance."""
    return math.dist(_lab(a), _lab(b))


def changed_pixels(image: Image.Image) -> int:
    """How many pixels of an RGB image have the very color of what has changed."""
    return next((count for count, color in image.getcolors(image.width * image.height) or [] if color == CHANGED), 0)
