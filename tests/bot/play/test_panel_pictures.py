"""The picture of a panel is drawn again whenever anything that it shows is another, and only then."""

from __future__ import annotations

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
