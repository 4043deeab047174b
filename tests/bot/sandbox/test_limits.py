"""What is too long, too many or malformed is refused as Discord refuses it: 50035 with a tree of errors."""

import aiohttp
import pytest

from bot.sandbox.standin import Standin
from bot.sandbox.wire import Json

BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
V2 = 1 << 15


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def select(**fields: object) -> Json:
    options = [{"label": "Cod", "value": "cod"}]
    return {"type": 3, "custom_id": "fish", "options": options, **fields}


def texts(*contents: str) -> Json:
    return {"flags": V2, "components": [{"type": 10, "content": content} for content in contents]}


async def send(standin: Standin, payload: object, *, method: str = "POST", path: str = "") -> tuple[int, Json]:
    """A raw request of the bot to #games."""
    channel = standin.world.channel_named("games").id
    url = f"https://discord.com/api/v10/channels/{channel}/messages{path}"
    headers = {"Authorization": f"Bot {standin.token}"}
    async with (
        aiohttp.ClientSession(connector=standin.connector()) as session,
        session.request(method, url, json=payload, headers=headers) as response,
    ):
        return response.status, await response.json()


REFUSED: dict[str, tuple[Json, tuple[str, ...]]] = {
    "content": ({"content": "x" * 2001}, ("content",)),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, ("embeds", "0", "title")),
    "embeds together": ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, ("embeds",)),
    "custom_id": (
        {"components": [row(BUTTON | {"custom_id": "x" * 101})]},
        ("components", "0", "components", "0"),
    ),
    "custom_id twice": (
        {"components": [row(BUTTON, BUTTON)]},
        ("components", "0", "components", "1", "custom_id"),
    ),
    "six buttons": (
        {"components": [row(*(BUTTON | {"custom_id": str(number)} for number in range(6)))]},
        ("components", "0", "components"),
    ),
    "label": (
        {"components": [row(BUTTON | {"label": "x" * 81})]},
        ("components", "0", "components", "0", "label"),
    ),
    "no label": ({"components": [row({"type": 2, "style": 1, "custom_id": "go"})]}, ("components",)),
    "link with custom_id": (
        {"components": [row(BUTTON | {"style": 5, "url": "https://a.b"})]},
        ("components",),
    ),
    "six rows": (
        {"components": [row(BUTTON | {"custom_id": str(number)}) for number in range(6)]},
        ("components",),
    ),
    "26 options": (
        {"components": [row(select(options=[{"label": "x", "value": str(n)} for n in range(26)]))]},
        ("components", "0", "components", "0", "options"),
    ),
    "no options": (
        {"components": [row(select(options=[]))]},
        ("components", "0", "components", "0", "options"),
    ),
    "select beside a button": ({"components": [row(select(), BUTTON)]}, ("components", "0", "components")),
    "placeholder": (
        {"components": [row(select(placeholder="x" * 151))]},
        ("components", "0", "components", "0", "placeholder"),
    ),
    "41 components": (texts(*["x"] * 41), ("components",)),
    "4001 characters": (texts("x" * 2000, "x" * 2001), ("components",)),
    "content beside components": ({"content": "x", **texts("y")}, ("content",)),
    "v2 without the flag": ({"components": texts("x")["components"]}, ("components", "0", "type")),
    "alt text": (
        {
            "flags": V2,
            "components": [{"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}, "description": "x" * 1025}]}],
        },
        ("components", "0", "items", "0", "description"),
    ),
    "unknown attachment": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]},
        ("components",),
    ),
    "attachment description": (
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        ("attachments", "0", "description"),
    ),
    "mentions twice": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
    ),
    "nonce": ({"content": "x", "nonce": "x" * 26}, ("nonce",)),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_message_is_refused_at_the_path_of_its_mistake(standin: Standin, name: str) -> None:
    payload, path = REFUSED[name]
    status, answer = await send(standin, payload)
    assert (status, answer["code"]) == (400, 50035)
    node = answer["errors"]
    for key in path:
        node = node[key]
    assert "_errors" in str(node)


ACCEPTED: dict[str, Json] = {
    "content": {"content": "x" * 2000},
    "five buttons": {"components": [row(*(BUTTON | {"custom_id": str(number)} for number in range(5)))]},
    "25 options": {"components": [row(select(options=[{"label": "x", "value": str(n)} for n in range(25)]))]},
    "40 components": texts(*["x"] * 40),
    "4000 characters": texts("x" * 2000, "x" * 2000),
    "container": {
        "flags": V2,
        "components": [
            {
                "type": 17,
                "accent_color": 255,
                "components": [
                    {"type": 10, "content": "x"},
                    {"type": 14},
                    {"type": 9, "components": [{"type": 10, "content": "y"}], "accessory": BUTTON},
                    row(select()),
                ],
            }
        ],
    },
}


@pytest.mark.parametrize("name", ACCEPTED)
async def test_message_at_the_limit_is_accepted(standin: Standin, name: str) -> None:
    status, answer = await send(standin, ACCEPTED[name])
    assert status == 200, answer


async def test_components_are_numbered_from_one(standin: Standin) -> None:
    _, answer = await send(standin, ACCEPTED["container"])
    (container,) = answer["components"]
    inner = container["components"]
    assert [container["id"], *(item["id"] for item in inner)] == [1, 2, 3, 4, 7]


async def test_empty_message_is_refused(standin: Standin) -> None:
    status, answer = await send(standin, {"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_file_over_ten_megabytes_is_refused(standin: Standin) -> None:
    channel = standin.world.channel_named("games").id
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "big"}')
    form.add_field("files[0]", b"x" * (10 * 1024 * 1024 + 1), filename="big.bin")
    headers = {"Authorization": f"Bot {standin.token}"}
    async with aiohttp.ClientSession(connector=standin.connector()) as session:
        url = f"https://discord.com/api/v10/channels/{channel}/messages"
        async with session.post(url, data=form, headers=headers) as response:
            assert response.status == 413
            assert (await response.json())["code"] == 40005


async def test_wrong_token_malformed_json_and_unknown_routes_are_refused(standin: Standin) -> None:
    url = "https://discord.com/api/v10"
    good = {"Authorization": f"Bot {standin.token}"}
    channel = standin.world.channel_named("games").id
    async with aiohttp.ClientSession(connector=standin.connector()) as session:
        async with session.get(f"{url}/users/@me", headers={"Authorization": "Bot nobody"}) as response:
            assert response.status == 401
            assert response.headers["Content-Type"] == "application/json"
        async with session.post(f"{url}/channels/{channel}/messages", data=b"{", headers=good) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50109)
    standin.observers.clear()  # Discord's schema knows no such route either
    async with (
        aiohttp.ClientSession(connector=standin.connector()) as session,
        session.get(f"{url}/harbours", headers=good) as response,
    ):
        assert response.status == 404
