"""Names of machines: which are this one's own, by which of them others reach it, and whom a page may be called by.
Who listens where stands in `standin.py`."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing

THIS_MACHINE = "127.0.0.1"
_ELSEWHERE = {4: "192.0.2.1", 6: "2001:db8::1"}
"""Addresses that nobody has; nothing is sent there."""


def is_local(host: str) -> bool:
    """Whether only this machine reaches this host."""
    address = _address(host)
    return address.is_loopback if address is not None else host.lower() == "localhost"


def may_be_called(host: str) -> bool:
    """Whether a page that others may reach answers to this name: a number, or this machine's own name.

    A foreign page could lead any other name here; a number it can't.
    """
    own = socket.gethostname().lower()
    return _address(host) is not None or is_local(host) or host.lower() in (own, f"{own}.local")


def reached_at(host: str) -> str:
    """What a browser is told for a host that is listened on; instead of all addresses, one that others reach."""
    address = _address(host)
    if address is not None and address.is_unspecified:
        address = _address(_own(address.version))
    if address is None:
        return host
    return f"[{address}]" if address.version == 6 else str(address)


def _own(version: int) -> str:
    """The address from which this machine speaks to others; its own for itself where there are none."""
    family, itself = (socket.AF_INET, THIS_MACHINE) if version == 4 else (socket.AF_INET6, "::1")
    with closing(socket.socket(family, socket.SOCK_DGRAM)) as asking:
        try:
            asking.connect((_ELSEWHERE[version], 9))
        except OSError:
            return itself
        return str(asking.getsockname()[0])


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
