"""Reading what people, servers and tables have chosen, as it stands in the database."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

log = logging.getLogger(__name__)
S = TypeVar("S", bound=msgspec.Struct)


def read_chosen(stored: Mapping[str, Any], kind: type[S]) -> S:
    """What was chosen. What of it can't be read, as what only a later version offers, is as usual: the rest holds."""
    try:
        return msgspec.convert(stored, kind)
    except msgspec.ValidationError as error:
        log.warning("some of the stored %s can't be read: %s", kind.__name__, error)
    return kind(**dict(_readable(stored, kind)))


def _readable(stored: Mapping[str, Any], kind: type[msgspec.Struct]) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(kind):
        with suppress(KeyError, msgspec.ValidationError):
            yield field.name, msgspec.convert(stored[field.name], field.type)
