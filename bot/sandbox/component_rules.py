"""What Discord demands of message components and modals, and the fields it fills in.

Only their form is judged here; files and permissions are not.
"""

from collections.abc import Callable
from typing import Any

from bot.sandbox.encoding import Json, encode, json_list, json_object
from bot.sandbox.errors import Form, refusal

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD = (
    9,
    10,
    11,
    12,
    13,
    14,
    17,
    18,
    19,
)
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
INTERACTIVE = (BUTTON, *SELECTS)

MOST_COMPONENTS = 40
MOST_CHARACTERS = 4_000
# fact: component-bytes-are-limited
MOST_BYTES = 10_170
"""So many bytes of components Discord processes; with more it breaks."""
LINK, PREMIUM = 5, 6

Path = tuple[str | int, ...]


def check_message_components(form: Form, components: Any, *, v2: bool, path: Path = ("components",)) -> None:
    """Judge the components of a message and number them as Discord does."""
    judge = _Judge(form)
    if not form.count(path, components, MOST_COMPONENTS if v2 else 5):
        return
    for place, component in enumerate(components):
        judge.component((*path, place), component, _TOP_V2 if v2 else (ROW,))
    # fact: components-at-most-40
    if judge.total > MOST_COMPONENTS:
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", f"The total number of components cannot exceed {MOST_COMPONENTS}")
    if judge.characters > MOST_CHARACTERS:
        form.wrong(
            path,
            "COMPONENT_MAX_TOTAL_CHARACTERS",
            f"The total number of characters displayed cannot exceed {MOST_CHARACTERS}",
        )
    if len(encode(components)) > MOST_BYTES:
        form.refuse_if_wrong()
        raise refusal("internal")
    judge.number()


def check_modal(form: Form, data: Json) -> None:
    """Judge a modal: custom_id, title, one to five rows or labels."""
    # fact: modals-have-labels
    form.text(("data", "custom_id"), data.get("custom_id"), 100, 1)
    form.text(("data", "title"), data.get("title"), 45, 1)
    judge = _Judge(form)
    path: Path = ("data", "components")
    if form.count(path, data.get("components"), 5, 1):
        for place, component in enumerate(data["components"]):
            judge.component((*path, place), component, (ROW, LABEL, TEXT), modal=True)
    judge.number()


def walk(components: list[Json]) -> list[Json]:
    """Every component, outer before inner, in the order shown."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        found += walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                found += walk([component[key]])
    return found


_TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_FIELDS = (TEXT_INPUT, *SELECTS, UPLOAD, 21, 22, 23)


# fact: component-forms
class _Judge:
    """Walks a tree of components once, noting what is wrong, counting and collecting."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.total = 0
        self.characters = 0
        self.seen: list[Json] = []
        self.custom_ids: set[str] = set()
        self.modal = False

    def component(self, path: Path, component: Any, allowed: tuple[int, ...], *, modal: bool = False) -> None:
        self.modal = self.modal or modal
        known = json_object(component)
        kind = None if known is None else known.get("type")
        if known is None or kind not in allowed:
            listed = ", ".join(str(item) for item in allowed)
            self.form.wrong((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
            return
        self.total += 1
        # fact: component-ids-are-unique
        if known.get("id") and any(each.get("id") == known["id"] for each in self.seen):
            self.form.wrong((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self.seen.append(known)
        _JUDGES[kind](self, path, known)

    def number(self) -> None:
        """Give every component without an id the next free one."""
        taken = {component["id"] for component in self.seen if component.get("id")}
        following = 1
        for component in self.seen:
            if component.get("id"):
                continue
            while following in taken:
                following += 1
            component["id"] = following
            following += 1

    def children(self, path: Path, component: Json, allowed: tuple[int, ...], most: int) -> None:
        inner = component.get("components")
        if self.form.count((*path, "components"), inner, most, 1):
            for place, child in enumerate(inner or ()):
                self.component((*path, "components", place), child, allowed)

    def custom_id(self, path: Path, component: Json) -> None:
        value = component.get("custom_id")
        self.form.text((*path, "custom_id"), value, 100, 1)
        if isinstance(value, str):
            if value in self.custom_ids:
                self.form.wrong(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            self.custom_ids.add(value)

    def row(self, path: Path, component: Json) -> None:
        if self.modal:
            self.children(path, component, (TEXT_INPUT,), 1)
            return
        self.children(path, component, INTERACTIVE, 5)
        inner = json_list(component.get("components")) or []
        if len(inner) > 1 and any((json_object(child) or {}).get("type") in SELECTS for child in inner):
            self.form.wrong(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def button(self, path: Path, component: Json) -> None:
        # fact: button-kinds-exclude-each-other
        style = component.get("style")
        self.form.choice((*path, "style"), style, (1, 2, 3, 4, LINK, PREMIUM))
        if style == LINK:
            self.form.text((*path, "url"), component.get("url"), 512, 1)
            if component.get("custom_id"):
                self.form.wrong(
                    (*path, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        elif style == PREMIUM:
            self.form.text((*path, "sku_id"), str(component.get("sku_id") or ""), 20, 1)
        else:
            self.custom_id(path, component)
        given = [key for key in ("custom_id", "url", "sku_id") if component.get(key)]
        if len(given) > 1 and (style != LINK or "sku_id" in given):
            self.form.wrong(
                path, "BUTTON_COMPONENT_KINDS_MUTUALLY_EXCLUSIVE", f"{' and '.join(given)} exclude each other"
            )
        if component.get("label") is not None:
            self.form.text((*path, "label"), component["label"], 80)
        if style != PREMIUM and not component.get("label") and not component.get("emoji"):
            self.form.wrong(
                (*path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required"
            )
        component.setdefault("disabled", False)

    def select(self, path: Path, component: Json) -> None:
        self.custom_id(path, component)
        if component.get("placeholder") is not None:
            self.form.text((*path, "placeholder"), component["placeholder"], 150)
        least, most = component.setdefault("min_values", 1), component.setdefault("max_values", 1)
        self.form.number((*path, "min_values"), least, 0, 25)
        self.form.number((*path, "max_values"), most, 1, 25)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self.form.wrong((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values exceeds max_values")
        component.setdefault("disabled", False)
        if component["type"] != STRING_SELECT:
            return
        options = component.get("options")
        if not self.form.count((*path, "options"), options, 25, 1):
            return
        values: set[Any] = set()
        for place, option in enumerate(options or ()):
            here = (*path, "options", place)
            self.form.text((*here, "label"), option.get("label"), 100, 1)
            self.form.text((*here, "value"), option.get("value"), 100, 1)
            if option.get("description") is not None:
                self.form.text((*here, "description"), option["description"], 100)
            if option.get("value") in values:
                self.form.wrong(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(option.get("value"))
        if isinstance(most, int) and most > len(options or ()):
            self.form.wrong((*path, "max_values"), "NUMBER_TYPE_MAX", "max_values exceeds the number of options")

    def text_input(self, path: Path, component: Json) -> None:
        self.custom_id(path, component)
        self.form.choice((*path, "style"), component.get("style"), (1, 2))
        if component.get("label") is not None:
            self.form.text((*path, "label"), component["label"], 45, 1)
        if component.get("placeholder") is not None:
            self.form.text((*path, "placeholder"), component["placeholder"], 100)
        if component.get("value") is not None:
            self.form.text((*path, "value"), component["value"], 4000)
        for key, least in (("min_length", 0), ("max_length", 1)):
            if component.get(key) is not None:
                self.form.number((*path, key), component[key], least, 4000)

    def section(self, path: Path, component: Json) -> None:
        self.children(path, component, (TEXT,), 3)
        self.component((*path, "accessory"), component.get("accessory"), (BUTTON, THUMBNAIL))

    def text(self, path: Path, component: Json) -> None:
        self.form.text((*path, "content"), component.get("content"), MOST_CHARACTERS, 1)
        self.characters += len(str(component.get("content", "")))

    def media(self, path: Path, holder: Json, key: str) -> None:
        media = json_object(holder.get(key))
        if media is None:
            self.form.wrong((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self.form.text((*path, key, "url"), media.get("url"), 2048, 1)
        if holder.get("description") is not None:
            self.form.text((*path, "description"), holder["description"], 1024)
        holder.setdefault("spoiler", False)

    def thumbnail(self, path: Path, component: Json) -> None:
        self.media(path, component, "media")
        component.setdefault("description", None)

    def gallery(self, path: Path, component: Json) -> None:
        items = component.get("items")
        if self.form.count((*path, "items"), items, 10, 1):
            for place, item in enumerate(items or ()):
                self.media((*path, "items", place), item, "media")
                item.setdefault("description", None)

    def file(self, path: Path, component: Json) -> None:
        self.media(path, component, "file")
        url = (json_object(component.get("file")) or {}).get("url", "")
        if not str(url).startswith(("attachment://", "https://cdn.discordapp.com/")):
            self.form.wrong((*path, "file", "url"), "BASE_TYPE_CHOICES", "Only attachment references are supported.")
        component.setdefault("name", None)
        component.setdefault("size", None)

    def separator(self, path: Path, component: Json) -> None:
        self.form.choice((*path, "spacing"), component.setdefault("spacing", 1), (1, 2))
        component.setdefault("divider", True)

    def container(self, path: Path, component: Json) -> None:
        self.children(path, component, _IN_CONTAINER, MOST_COMPONENTS)
        component.setdefault("spoiler", False)
        if component.setdefault("accent_color", None) is not None:
            self.form.number((*path, "accent_color"), component["accent_color"], 0, 0xFFFFFF)

    def label(self, path: Path, component: Json) -> None:
        self.form.text((*path, "label"), component.get("label"), 45, 1)
        if component.get("description") is not None:
            self.form.text((*path, "description"), component["description"], 100)
        self.component((*path, "component"), component.get("component"), _FIELDS)

    def upload(self, path: Path, component: Json) -> None:
        self.custom_id(path, component)


_JUDGES: dict[int, Callable[[_Judge, Path, Json], None]] = {
    ROW: _Judge.row,
    BUTTON: _Judge.button,
    TEXT_INPUT: _Judge.text_input,
    SECTION: _Judge.section,
    TEXT: _Judge.text,
    THUMBNAIL: _Judge.thumbnail,
    GALLERY: _Judge.gallery,
    FILE: _Judge.file,
    SEPARATOR: _Judge.separator,
    CONTAINER: _Judge.container,
    LABEL: _Judge.label,
    **dict.fromkeys(SELECTS, _Judge.select),
    **dict.fromkeys((UPLOAD, 21, 22, 23), _Judge.upload),
}
