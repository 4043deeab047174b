"""The page on how the house is built: what it lists is what there is."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.tools.rooms_table import BEGIN, END, document
from db.store import Store

PAGE = Path(__file__).parents[3] / "docs" / "architecture.md"


async def test_the_page_lists_every_control_command_and_post() -> None:
    written = PAGE.read_text("utf-8")
    listed = written[written.index(BEGIN) : written.index(END) + len(END)]
    async with await Store.open("sqlite://") as store:
        app = App(store)
        assert listed == document(app), "print it again: quayside rooms"
        answered = {answer for answer in app.dispatcher.answers if answer}
        assert all(f"`{action}`" in listed for action in answered)
        assert all(f"`{post.kind}`" in listed for post in app.courier.posts)
        assert all(f"`/{command.name}`" in listed for command in app.client.tree.get_commands())


def test_the_page_fits_into_one_sitting() -> None:
    assert len(PAGE.read_text("utf-8").splitlines()) <= 180
