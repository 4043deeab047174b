"""How Discord says no: its error codes, and the tree of errors of a form it cannot accept.

What is refused, and when, is decided elsewhere.
"""

from bot.sandbox.encoding import Json, json_list

REFUSALS: dict[str, tuple[int, int, str, str]] = {
    "unauthorized": (401, 0, "login-may-be-refused", "401: Unauthorized"),
    "not found": (404, 0, "unknown-things-are-404", "404: Not Found"),
    "unknown application": (404, 10002, "unknown-things-are-404", "Unknown Application"),
    "unknown channel": (404, 10003, "unknown-things-are-404", "Unknown Channel"),
    "unknown guild": (404, 10004, "unknown-things-are-404", "Unknown Guild"),
    "unknown member": (404, 10007, "unknown-things-are-404", "Unknown Member"),
    "unknown message": (404, 10008, "unknown-things-are-404", "Unknown Message"),
    "unknown overwrite": (404, 10009, "unknown-things-are-404", "Unknown Overwrite"),
    "unknown role": (404, 10011, "unknown-things-are-404", "Unknown Role"),
    "unknown user": (404, 10013, "unknown-things-are-404", "Unknown User"),
    "unknown emoji": (404, 10014, "unknown-things-are-404", "Unknown Emoji"),
    "unknown webhook": (404, 10015, "answered-once", "Unknown Webhook"),
    "unknown interaction": (404, 10062, "answer-within-three-seconds", "Unknown interaction"),
    "unknown command": (404, 10063, "unknown-things-are-404", "Unknown application command"),
    "unknown tag": (404, 10087, "forum-tags-are-checked", "Unknown tag"),
    "too many pins": (400, 30003, "codes-of-the-table", "Maximum number of pins reached for the channel (50)"),
    "too many thread members": (
        400,
        30033,
        "thread-members-at-most-1000",
        "Maximum number of thread participants has been reached (1000)",
    ),
    "too many daily commands": (
        400,
        30034,
        "command-creates-a-day",
        "Max number of daily application command creates has been reached (200)",
    ),
    "too large": (413, 40005, "ten-files-a-message", "Request entity too large"),
    "tag required": (400, 40067, "forum-may-demand-a-tag", "A tag is required to create a forum post in this channel"),
    "already acknowledged": (400, 40060, "answered-once", "Interaction has already been acknowledged."),
    "missing access": (403, 50001, "missing-rights-are-403", "Missing Access"),
    "wrong channel type": (400, 50024, "private-threads-in-text-only", "Cannot execute action on this channel type"),
    "foreign message": (403, 50005, "only-own-messages-are-edited", "Cannot edit a message authored by another user"),
    "empty message": (400, 50006, "empty-messages-are-refused", "Cannot send an empty message"),
    "closed messages": (403, 50007, "closed-dm-is-50007", "Cannot send messages to this user"),
    "missing permissions": (403, 50013, "missing-rights-are-403", "Missing Permissions"),
    "invalid token": (401, 50027, "token-lives-fifteen-minutes", "Invalid Webhook Token"),
    "thread archived": (400, 50083, "archived-thread-refuses-edits", "Thread is archived"),
    "thread exists": (400, 160004, "thread-has-its-message-id", "A thread has already been created for this message"),
    "thread locked": (400, 160005, "locked-thread-code", "Thread is locked"),
    "refused as spam": (403, 20026, "dm-may-be-refused-as-spam", "Your bot has been flagged by our anti-spam system"),
    "too many edits": (
        429,
        30046,
        "old-messages-edited-slowly",
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    "opening too fast": (400, 40003, "opening-dms-too-fast", "You are opening direct messages too fast"),
    "no shared server": (
        403,
        50278,
        "no-shared-server-is-50278",
        "Cannot send messages to this user due to having no mutual guilds",
    ),
    "too many threads": (400, 160006, "active-threads-at-most-1000", "Maximum number of active threads reached"),
    "too many announcement threads": (
        400,
        160007,
        "active-threads-at-most-1000",
        "Maximum number of active announcement threads reached",
    ),
    "words refused": (400, 200000, "automod-refuses-words", "Message was blocked by automatic moderation"),
    "title refused": (400, 200001, "automod-refuses-words", "Title was blocked by automatic moderation"),
    "internal": (500, 0, "some-4xx-is-unforeseen", "500: Internal Server Error"),
    "invalid json": (400, 50109, "forms-are-refused-as-a-whole", "The request body contains invalid JSON."),
}
"""Status, code, the fact that says so, and Discord's words, by the names that are used here."""


class ApiError(Exception):
    """A refusal as Discord words it.

    `status` is HTTP's, `code` Discord's own, `errors` the tree under an invalid form.
    """

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON object Discord answers with."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def refusal(name: str) -> ApiError:
    """The error Discord knows under this short name."""
    # fact: codes-of-the-table
    status, code, _, message = REFUSALS[name]
    return ApiError(status, code, message)


class Form:
    """Collects everything wrong with a request body, by path, and refuses it as a whole."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Note one mistake at a path such as ("components", 0, "custom_id")."""
        node = self.tree
        for key in path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: tuple[str | int, ...], value: object, longest: int, shortest: int = 0) -> None:
        """Demand a string of `shortest` to `longest` characters."""
        if value is None and shortest:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(value) > longest and shortest:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {shortest} and {longest} in length.")
        elif len(value) > longest:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length.")
        elif len(value) < shortest:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {shortest} and {longest} in length.")

    def count(self, path: tuple[str | int, ...], value: object, most: int, least: int = 0) -> bool:
        """Demand a list of `least` to `most` entries; tells whether it is a list at all."""
        entries = json_list(value)
        if entries is None:
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if not least <= len(entries) <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return True

    def number(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> None:
        """Demand an integer from `least` to `most`."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def choice(self, path: tuple[str | int, ...], value: object, allowed: tuple[object, ...]) -> None:
        """Demand one of a few values."""
        if value not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")

    def refuse_if_wrong(self) -> None:
        """Raises ApiError 50035 with the tree when anything was noted."""
        if self.tree:
            raise self.error()

    def error(self) -> ApiError:
        """The refusal, with the tree of what was noted."""
        # fact: forms-are-refused-as-a-whole
        return ApiError(400, 50035, "Invalid Form Body", self.tree)
