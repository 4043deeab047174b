"""The picture of a panel is drawn again whenever anything that it shows is another, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.pictures.studio import Studio
from bot.play.panel_contents import PanelContents
from db.store import Store
from games.engine import Luck
from games.fleet_dice import GAME
from render import Picture
from tests.bot.ledger.making import game_row, seat
from tests.db.making import ANN, BEN

ANN_WAITS = 0


def evening() -> list[bytes]:
    """Tables of a game at which Ann is not asked anything."""
    rng, luck, found = Random(4), Luck(bytes(32)), list[bytes]()
    table, _ = GAME.setup(2, {}, luck)
    while len(found) < 12:
        mover = rng.choice(sorted(GAME.waiting(table)))
        GAME.apply(table, mover, GAME.options(table, mover)[0], luck)
        if ANN_WAITS not in GAME.waiting(table):
            found.append(GAME.save(table))
    return found


def game(table: bytes, *, ben: str = "Ben", base: bytes = b"") -> Loaded:
    saved = msgspec.structs.replace(Saved(table, [0, 0]), base=base)
    people = [seat(0, ANN, notes={"name": "Ann"}), seat(1, BEN, notes={"name": ben})]
    return Loaded(game_row(kind=GAME.id, table_blob=encode_saved(saved)), people)


@pytest.mark.parametrize(
    ("other", "language"),
    [
        (lambda one, two: game(two), "en"),
        (lambda one, two: game(one, ben="Bill"), "en"),
        (lambda one, two: game(one, base=two), "en"),
        (lambda one, two: game(one), "de"),
    ],
    ids=["another table", "another name", "another table before", "another language"],
)
async def test_a_picture_is_drawn_again_where_anything_in_it_is_another(
    other: Callable[[bytes, bytes], Loaded], language: str, migrated_sqlite_url: str
) -> None:
    one, *_, two = evening()
    actions: Any = SimpleNamespace(steps=lambda *_: [], planning=lambda *_: [], verdict=lambda *_: "")
    studio = Studio()
    drawn: list[str] = []

    def draw(paint: Any, *args: Any, **kwargs: Any) -> Any:
        drawn.append(paint.__name__)
        return studio.draw(paint, *args, **kwargs)

    async with await Store.open(migrated_sqlite_url) as store:
        contents = PanelContents(store, cast(Studio, SimpleNamespace(draw=draw)), actions, lambda *_: "")

        async def shown(loaded: Loaded, language: str) -> bytes:
            _, file = await contents.view(
                loaded, ANN_WAITS, ANN, loaded.words(language), news=[], notice="", before=None, listed=False,
                text_first=False,
            )  # fmt: skip
            return file.fp.read()

        first = await shown(game(one), "en")
        assert await shown(game(one), "en") == first
        assert drawn == ["question"]
        assert await shown(other(one, two), language) != first
        assert drawn == ["question"] * 2
        assert await shown(game(one), "en") == first
        assert drawn == ["question"] * 2
    studio.close()


async def test_a_panel_opened_while_it_goes_on_waits_for_the_same_picture(migrated_sqlite_url: str) -> None:
    """Whoever gave up waiting for it takes it from nobody; a picture that could not be drawn is drawn again."""
    table, *_ = evening()
    actions: Any = SimpleNamespace(steps=lambda *_: [], planning=lambda *_: [], verdict=lambda *_: "")
    drawing: list[asyncio.Future[Picture]] = []

    def draw(*_: Any, **__: Any) -> asyncio.Future[Picture]:
        drawing.append(asyncio.get_running_loop().create_future())
        return drawing[-1]

    async with await Store.open(migrated_sqlite_url) as store:
        contents = PanelContents(store, cast(Studio, SimpleNamespace(draw=draw)), actions, lambda *_: "")

        async def shown(seat: int, person: int) -> bytes:
            loaded = game(table)
            _, file = await contents.view(
                loaded, seat, person, loaded.words("en"), news=[], notice="", before=None, listed=False,
                text_first=False,
            )  # fmt: skip
            return file.fp.read()

        waits, gives_up, bens = (asyncio.create_task(shown(*who)) for who in ((0, ANN), (0, ANN), (1, BEN)))
        await asyncio.sleep(0)
        assert len(drawing) == 2, "one for each seat"
        gives_up.cancel()
        await asyncio.wait([gives_up])
        drawing[0].set_result(Picture(b"of Ann", 1, 1, ""))
        drawing[1].set_exception(ZeroDivisionError())
        assert await waits == b"of Ann"
        with pytest.raises(ZeroDivisionError):
            await bens
        again = asyncio.create_task(shown(1, BEN))
        await asyncio.sleep(0)
        drawing[2].set_result(Picture(b"of Ben", 1, 1, ""))
        assert await again == b"of Ben"
        assert await shown(0, ANN) == b"of Ann"
