"""PNG files, packed band by band: of a picture that mostly looks like an earlier one, only the rest is packed.
Which colors a picture has stands in `render.palette`."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from struct import pack
from typing import Final, NamedTuple, Protocol

from PIL import Image

from render.kept import Kept

_ROWS: Final = 64
"""The height of a band: lower ones make larger files, of taller ones fewer look as before."""
_LEVEL: Final = 1
_MEMORY: Final = 9
"""The most, which is the fastest."""
_ROOM: Final = 3_000_000
"""Bytes of packed bands that are kept."""
_RAW: Final = -zlib.MAX_WBITS
"""Without a header and a checksum of each band's own."""
_HEADER: Final = b"\x78\x01"
_END: Final = b"\x03\x00"
"""The last block of what was packed, with nothing in it."""
_ADLER: Final = 65_521


class _Band(NamedTuple):
    """A band as it stands in the file, with the checksum and the number of the bytes that it was packed from."""

    packed: bytes
    checksum: int
    length: int


class _Packing(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...

    def flush(self, mode: int, /) -> bytes: ...


def _fastest() -> Callable[[int, int, int, int], _Packing]:
    """Intel's packer takes a third of the time; there is none for some kinds of processor."""
    try:
        packing: Callable[[int, int, int, int], _Packing] = import_module("isal.isal_zlib").compressobj
    except ImportError:
        return zlib.compressobj
    return packing


compressobj: Final = _fastest()
BANDS: Final[Kept[_Band]] = Kept(_ROOM, lambda band: len(band.packed))


def png(image: Image.Image) -> bytes:
    """The picture in mode P as a file, packed quickly rather than tightly. The same picture is always the same file."""
    colors = image.getpalette() or []
    head = pack(">IIBBBBB", *image.size, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", bytes(colors)), (b"IDAT", _packed(image)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(part for kind, data in chunks for part in _chunk(kind, data))


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    return pack(">I", len(data)), kind, data, pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def _packed(image: Image.Image) -> bytes:
    """All rows as one zlib stream. Its bands were packed each without looking at what stands before it."""
    parts, checksum = [_HEADER], 1
    for packed, own, length in _bands(image):
        parts.append(packed)
        checksum = _joined(checksum, own, length)
    return b"".join((*parts, _END, pack(">I", checksum)))


def _bands(image: Image.Image) -> Iterator[_Band]:
    """The bands from top to bottom, those that were packed before as they came out then.

    What tells bands apart has 64 bits that nobody who plays can foresee.
    """
    lined = Image.new("P", (image.width + 1, image.height), 0)  # before each row stands 0: as it is
    lined.im.paste(image.im, (1, 0, *lined.size))
    width, pixels = lined.width, lined.tobytes()
    packing = compressobj(_LEVEL, zlib.DEFLATED, _RAW, _MEMORY)
    for start in range(0, len(pixels), width * _ROWS):
        lines = pixels[start : start + width * _ROWS]
        key = width, len(lines), hash(lines)
        band = BANDS.get(key)
        if band is None:
            packed = packing.compress(lines) + packing.flush(zlib.Z_FULL_FLUSH)
            band = _Band(packed, zlib.adler32(lines), len(lines))
            BANDS.put(key, band)
        yield band


def _joined(first: int, second: int, length: int) -> int:
    """The checksum (Adler-32) of what has the `first` one, followed by `length` bytes that have the `second` one."""
    low, high = first & 0xFFFF, first >> 16
    own_low, own_high = second & 0xFFFF, second >> 16
    return (high + own_high + length * (low - 1)) % _ADLER << 16 | (low + own_low - 1) % _ADLER
