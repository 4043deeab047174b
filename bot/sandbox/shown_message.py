"""A message as somebody at the page sees it: its text, buttons, menus and pictures.

How it gets there and what a click does is in people.py.
"""

from dataclasses import dataclass, field
from typing import Any

from bot.gateway.controls import read
from bot.sandbox.component_rules import SELECTS, walk
from bot.sandbox.encoding import Json, json_list, json_object
from bot.sandbox.entities import EPHEMERAL, LOADING


def alike(raw: Json, before: Json) -> bool:
    """Whether two states of a message show and mean the same; the same control may have another custom id."""
    return _meant(_shown(raw)) == _meant(_shown(before))


def _shown(raw: Json) -> Any:
    """What a message shows, without what differs by itself."""
    return _without([raw.get("content"), raw.get("components"), [each["id"] for each in raw.get("attachments", ())]])


def _without(value: Any) -> Any:
    fields = json_object(value)
    if fields is not None:
        return {key: _without(each) for key, each in fields.items() if key not in ("id", "url", "proxy_url")}
    entries = json_list(value)
    return [_without(each) for each in entries] if entries is not None else value


def _meant(value: Any) -> Any:
    """The same with what the controls mean in the place of their ids."""
    fields = json_object(value)
    if fields is not None:
        return {key: read(each) or each if key == "custom_id" else _meant(each) for key, each in fields.items()}
    entries = json_list(value)
    return [_meant(each) for each in entries] if entries is not None else value


@dataclass(slots=True)
class ShownMessage:
    """A message as a person sees it, in its latest state."""

    raw: Json
    pings: bool = False
    version: int = 0
    """How often it changed since it was first seen."""
    _walked: tuple[Json, list[Json], list[str]] | None = field(default=None, compare=False, repr=False)

    @property
    def id(self) -> str:
        return self.raw["id"]

    @property
    def channel_id(self) -> str:
        return self.raw["channel_id"]

    @property
    def author_id(self) -> str:
        return self.raw["author"]["id"]

    @property
    def content(self) -> str:
        return self.raw["content"]

    @property
    def text(self) -> str:
        """Content, embeds' titles, descriptions and footers, and all text displays, a line each."""
        parts = [self.raw["content"]]
        parts += [item["content"] for item in self.components if item["type"] == 10]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [embed["footer"]["text"]] if embed.get("footer") else []
        return "\n".join(part for part in parts if part)

    @property
    def components(self) -> list[Json]:
        """Every component, outer before inner."""
        return self._walk()[1]

    @property
    def custom_ids(self) -> list[str]:
        """The ids of all that can be pressed or opened, now or not."""
        return self._walk()[2]

    def _walk(self) -> tuple[Json, list[Json], list[str]]:
        """The state that was walked, and what was found: once, as hundreds look at it again and again."""
        if self._walked is None or self._walked[0] is not self.raw:
            found = walk(self.raw["components"])
            self._walked = self.raw, found, [item["custom_id"] for item in found if item.get("custom_id")]
        return self._walked

    @property
    def buttons(self) -> list[Json]:
        """The buttons that can be pressed."""
        return [
            item for item in self.components if item["type"] == 2 and item.get("custom_id") and not item["disabled"]
        ]

    @property
    def selects(self) -> list[Json]:
        """The menus that can be opened."""
        return [item for item in self.components if item["type"] in SELECTS and not item["disabled"]]

    @property
    def pictures(self) -> list[Json]:
        """Attachments, pictures of embeds and media with url, width, height and description (alt text)."""
        shown = list(self.raw["attachments"])
        shown += [embed["image"] for embed in self.raw["embeds"] if embed.get("image")]
        for item in self.components:
            if item["type"] == 12:
                shown += [{**entry["media"], "description": entry["description"]} for entry in item["items"]]
            elif item["type"] == 11:
                shown.append({**item["media"], "description": item["description"]})
        return shown

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.raw["flags"] & LOADING)

    def button(self, label_or_id: str) -> Json:
        """A pressable button by its label or custom_id; raises LookupError naming those there are."""
        for item in self.buttons:
            if label_or_id in (item.get("label"), item["custom_id"]):
                return item
        there = [item.get("label") or item["custom_id"] for item in self.buttons]
        raise LookupError(f"no button {label_or_id!r} among {there}")
