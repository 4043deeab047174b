"""What a client writes is read as it is meant, and what is answered reaches it, without a socket in between."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import aiohttp

from bot.tools.oracle.wire import Connector, Request

API = "https://discord.com/api/v10"


async def test_requests_arrive_whole_with_their_files_and_are_answered() -> None:
    heard: list[Request] = []

    def answer(request: Request) -> Any:
        heard.append(request)
        return None if request.method == "DELETE" else {"number": len(heard)}

    image = bytes(range(256)) * 1000 + b"\r\n--\r\n\r\n"
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "Ärger"}')
    form.add_field("files[0]", BytesIO(image), filename="table.png", content_type="application/octet-stream")
    requests: list[dict[str, Any]] = [{"json": {"content": "Ärger"}}, {"data": form}, {"params": {"wait": "1 2"}}]
    async with aiohttp.ClientSession(connector=Connector("", answer)) as client:
        for said in requests:
            async with client.request("POST", f"{API}/channels/40/messages/@original", **said) as response:
                assert await response.json() == {"number": len(heard)}
        async with client.delete(f"{API}/channels/40") as response:
            assert (response.status, await response.text()) == (204, "")
    words, pictured, asked, deleted = heard
    assert (words.method, words.path) == ("POST", "/api/v10/channels/40/messages/@original")
    assert words.body == {"content": "Ärger"}
    assert (pictured.body, pictured.files) == ({"content": "Ärger"}, [("table.png", image)])
    assert (asked.body, asked.query) == (None, {"wait": "1 2"})
    assert (deleted.method, deleted.path) == ("DELETE", "/api/v10/channels/40")
