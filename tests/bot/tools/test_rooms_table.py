"""The page on how the house is built: what it lists is what there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
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
        names = [room.name for room in app.rooms]
        assert len(names) == len({*names}), "a room offers one `Room`"
        answered = {answer for answer in app.dispatcher.answers if answer}
        assert all(f"`{action}`" in listed for action in answered)
        assert all(f"`{post.kind} {post.tag()}".rstrip() + "`" in listed for post in app.courier.posts)
        assert all(f"`/{command.name}`" in listed for command in app.client.tree.get_commands())


@pytest.mark.parametrize("table", ["rooms", "access"])
def test_the_tables_of_the_documentation_are_printed(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([table]) == 0
    printed = capsys.readouterr().out
    page = "architecture.md" if table == "rooms" else "access.md"
    assert printed.strip() in (PAGE.parent / page).read_text("utf-8")


def test_the_page_fits_into_one_sitting() -> None:
    """But for the table, in which each room has a line."""
    before, _, table = PAGE.read_text("utf-8").partition(BEGIN)
    assert len((before + table.partition(END)[2]).splitlines()) <= 155
