"""Discord's rate limits by route: the headers of every reply, and the refusals when limits are enforced.

Rate limits ordered by a test come from faults.py.
"""

import math
import zlib

# fact: rate-limits
_WINDOWS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): (50, 300.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 5.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25),
}
_OTHERS = (50, 1.0)
# fact: old-messages-edited-slowly
OLD_EDITS = (3, 6.0)
OLD_S = 3_600.0
"""Messages of this age are edited so often in so many seconds, in one channel."""
_MAJOR = ("channel_id", "guild_id", "webhook_token")


class RateLimits:
    """Counts requests in fixed windows for each route and major parameter."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, str, str], tuple[float, int]] = {}

    def headers(
        self, method: str, route: str, path: dict[str, str], now: float, *, enforced: bool
    ) -> tuple[dict[str, str], float | None]:
        """The X-RateLimit headers of a reply, and the seconds to wait when the request is one too many."""
        limit, seconds = _WINDOWS.get((method, route), _OTHERS) if enforced else (10_000, 1.0)
        major = next((path[name] for name in _MAJOR if name in path), "")
        key = (method, route, major)
        started, used = self._windows.get(key, (now, 0))
        if now >= started + seconds:
            started, used = now, 0
        if len(self._windows) > 4_096:
            self._windows.clear()
        left = started + seconds - now
        if used >= limit:
            return self._describe(key, limit, 0, now, left), left
        self._windows[key] = (started, used + 1)
        return self._describe(key, limit, limit - used - 1, now, left), None

    @staticmethod
    def _describe(key: tuple[str, str, str], limit: int, remaining: int, now: float, left: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{now + left:.3f}",
            "X-RateLimit-Reset-After": f"{math.ceil(left * 1000) / 1000:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(f'{key[0]} {key[1]}'.encode()):08x}",
        }
