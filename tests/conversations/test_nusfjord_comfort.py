"""Nusfjord as a newcomer meets it: what a turn shows, what cannot be done and why, taking back, and what is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import update

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from db.tables import games
from games.nusfjord import data
from games.nusfjord.player import Player
from games.nusfjord.table import Table as Harbor
from tests.conversations.house import House, choices, decide, forged

LANGUAGES = ["en-GB", "de"]


async def _harbor(house: House, *names: str, language: str = "en-GB", **settings: str) -> tuple[Table, Person]:
    """A game of Nusfjord at its first turn, everybody speaking this language; and who is on turn."""
    people = await house.people(*names)
    for person in people:
        await person.speak(language)
    table = Table(people, Random(1))
    await table.open("nusfjord", **settings)
    await house.board(table, people[0])
    await house.delivered(table)
    return table, await house.mover(table, people)


async def _arrange(house: House, table: Table, change: Callable[[Harbor, Player], object]) -> None:
    """Let the table, and the display of whoever is on turn, be as a test needs them."""
    loaded = await house.ledger.load(table.game_id)
    (seat,) = loaded.waiting()
    change(loaded.table, loaded.table.players[seat])
    blob = loaded.encode()
    values = {"table_blob": blob, "checkpoint": loaded.saved.table, "checkpoint_revision": loaded.row.revision}
    statement = update(games).where(games.c.id == table.game_id).values(values)
    await house.store.write(lambda connection: connection.execute(statement))


def _offered(panel: ShownMessage) -> list[str]:
    return [value or custom_id.split(":", 3)[3] for custom_id, value in choices(panel)]


def _said(panel: ShownMessage) -> dict[str, str]:
    """What stands beside each choice, by choice: on its button, above the buttons or in its menu."""
    lines = dict(re.findall(r"^\*\*(\d+)\*\* (.+)$", panel.text, re.MULTILINE))
    found: dict[str, str] = {}
    for item in panel.buttons:
        number, _, label = (item.get("label") or "").partition(" · ")
        found[item["custom_id"].split(":", 3)[3]] = lines.get(number, label)
    for menu in panel.selects:
        found |= {each["value"]: f"{each['label']} — {each.get('description')}" for each in menu["options"]}
    return found


async def _choose(house: House, table: Table, person: Person, *wanted: str) -> ShownMessage:
    """Press these choices one after the other, beginning with a fresh panel."""
    panel = await house.panel(table, person)
    for choice in wanted:
        panel = await decide(person, panel, _offered(panel).index(choice))
    return panel


async def _why(person: Person, panel: ShownMessage, choice: str) -> ShownMessage:
    """The answer to "Why not ...?" about a choice."""
    asked = await (await person.press(panel, controls(panel, "@why")[0])).reply()
    menu = next(menu for menu in asked.selects if choice in [each["value"] for each in menu["options"]])
    return await (await person.select(asked, menu["custom_id"], [choice])).reply()


def _rich(harbor: Harbor, mine: Player) -> None:
    mine.goods[:3] = [10, 12, 8]


# -- action spaces ------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en-GB", {
            "place:transfer_reserve": "+1 fish", "place:serve_fish": "next plate for 2 fish: +1 gold, 6 empty",
            "place:build_building": "15 to choose from", "place:issue_share": "+2 gold",
            "place:buy_shares": "2 shares for 2 gold", "place:deforest": "+2 wood", "place:thin_out": "+2 wood",
            "place:reforest": "+2 forests", "place:build_ship": "Sloop, Cutter, Schooner",
            "place:take_elder": "5 to choose from", "elder:harbor_master": "+1 wood and +1 fish, plus",
        }),
        ("de", {
            "place:serve_fish": "nächster Teller für 2 Fische: +1 Gold, noch 6 leer",
            "place:transfer_reserve": "+1 Fisch", "place:build_building": "15 möglich", "place:issue_share": "+2 Gold",
            "place:buy_shares": "2 Anteile für 2 Gold", "place:deforest": "+2 Holz", "place:thin_out": "+2 Holz",
            "place:reforest": "+2 Wald", "place:build_ship": "Slup, Kutter, Schoner",
            "place:take_elder": "5 zur Wahl", "elder:harbor_master": "+1 Holz und +1 Fisch sowie",
        }),
    ],
)  # fmt: skip
async def test_every_space_and_elder_tells_what_it_would_give_now(
    house: House, language: str, told: dict[str, str]
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", language=language)

    def change(harbor: Harbor, mine: Player) -> None:
        _rich(harbor, mine)
        harbor.market = [1, 1]
        harbor.stacks[5] = ()
        mine.elders, mine.elder_fish, mine.elder_workers = ["harbor_master"], [0], [-1]

    await _arrange(house, table, change)
    said = _said(await house.panel(table, mover))
    assert {choice: said.get(choice) for choice, text in told.items() if text not in said.get(choice, "")} == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "taken", "copied", "ship", "thin_out", "both"),
    [
        ("en-GB", "Taken by", " (can be copied)", "Build a Ship", "Thin Out", "you and"),
        ("de", "Belegt von", " (nachahmbar)", "Schiffbau", "Durchforsten", "dir und"),
    ],
)
async def test_full_spaces_tell_whose_workers_lie_there_and_whether_imitation_copies_them(
    house: House, language: str, taken: str, copied: str, ship: str, thin_out: str, both: str
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", "Carla", "Dora", language=language)

    loaded = await house.ledger.load(table.game_id)
    (seat,) = loaded.waiting()
    other = (seat + 1) % 4
    name = loaded.names[other]

    def change(harbor: Harbor, mine: Player) -> None:
        _rich(harbor, mine)
        harbor.place("thin_out", other)
        harbor.place("build_ship", other)
        harbor.place("build_ship", seat)
        harbor.place("deforest", seat)

    await _arrange(house, table, change)
    panel = await house.panel(table, mover)
    assert f"{taken} {name}{copied}: {thin_out} · {taken} {both} {name}{copied}: {ship}" in panel.text
    assert {"copy:thin_out", "copy:build_ship", "place:deforest"} <= set(_offered(panel))
    assert not {"place:thin_out", "place:build_ship"} & set(_offered(panel))
    await _arrange(house, table, lambda harbor, mine: harbor.imitate("right", 3))
    again = await house.panel(table, mover)
    assert f"{taken} {both} {name}: {ship}" in again.text
    assert copied not in again.text
    refused = await _why(mover, again, "place:build_ship")
    assert " W2: " in refused.text
    assert f"{both} {name}" in refused.text


# -- building -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "cost", "missing"),
    [
        ("en-GB", "1 wood · 0 VP", "you are 3 wood short"),
        ("de", "1 Holz · 0 SP", "Du brauchst noch 3 Holz"),
    ],
)
async def test_buildings_tell_cost_and_points_and_what_one_is_short_of(
    house: House, language: str, cost: str, missing: str
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", language=language)

    def change(harbor: Harbor, mine: Player) -> None:
        harbor.open_a = ["A103", "A104", "A106"]
        harbor.open_b = ["B122"]
        mine.goods[:3] = [1, 1, 0]

    await _arrange(house, table, change)
    panel = await _choose(house, table, mover, "place:build_building")
    assert cost in _said(panel)["build:A103"]
    assert "build:B122" not in _offered(panel)
    before = await house.saved(table)
    refused = await _why(mover, panel, "build:B122")
    assert missing in refused.text
    assert refused.text.count(" X4: ") == 1
    assert await house.saved(table) == before


@pytest.mark.slow
async def test_a_building_is_placed_by_pressing_a_named_space_beside_a_private_picture_of_the_own_harbor(
    house: House,
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben")
    await _arrange(house, table, _rich)
    panel = await _choose(house, table, mover, "place:build_building")
    alone = next(number for number, choice in enumerate(_offered(panel)) if "+" not in choice)  # not with its space
    panel = await decide(mover, panel, alone)
    assert panel.ephemeral
    assert panel.pictures
    assert _offered(panel) == ["at:a2", "at:b1", "at:b2", "at:c1", "at:c2"]
    assert [item["label"] for item in panel.buttons[:5]][2] == "3 · On space b2"
    await decide(mover, panel, 2)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(mover.id))
    assert seat is not None
    assert loaded.table.players[seat].sites == ["b2"]


# -- conversions --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("language", "label"), [("en-GB", "gold ×1"), ("de", "Gold ×1")])
async def test_conversions_have_buttons_of_their_own_and_the_turn_is_asked_anew_with_what_they_make_possible(
    house: House, language: str, label: str
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", language=language)

    def change(harbor: Harbor, mine: Player) -> None:
        harbor.market = [0, 1]
        mine.goods[:3] = [0, 4, 0]
        mine.buildings, mine.sites, mine.uses = ["B122"], ["a2"], ["B122"]
        mine.free &= ~data.SPACES["a2"]

    await _arrange(house, table, change)
    panel = await house.panel(table, mover)
    assert "place:buy_shares" not in _offered(panel)
    assert label in _said(panel)["convert:B122:gold:1"]
    after = await decide(mover, panel, _offered(panel).index("convert:B122:gold:1"))
    assert {"place:buy_shares", "skip"} & set(_offered(after)) == {"place:buy_shares"}
    assert controls(after, "@sure"), "it is still the same turn"
    back = await (await mover.press(after, controls(after, "@undo")[0])).reply()
    assert _offered(back) == _offered(panel)


# -- taking back --------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_turn_can_be_taken_back_step_by_step_until_it_is_ended(house: House) -> None:
    table, mover = await _harbor(house, "Anna", "Ben")

    def change(harbor: Harbor, mine: Player) -> None:
        _rich(harbor, mine)
        mine.buildings, mine.sites, mine.uses = ["B122"], ["a2"], ["B122"]
        mine.free &= ~data.SPACES["a2"]

    await _arrange(house, table, change)
    loaded = await house.ledger.load(table.game_id)
    start = loaded.saved.table
    panel = await _choose(house, table, mover, "place:build_ship", "ship:sloop", "convert:B122:gold:1")
    assert "done" in _offered(panel), "the turn waits for its end"
    for steps in (2, 1, 0):
        panel = await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
        assert len(await house.store.games.moves(table.game_id)) == steps
    assert not controls(panel, "@undo")
    assert (await house.ledger.load(table.game_id)).saved.table == start


@pytest.mark.slow
async def test_a_turn_stands_once_the_next_player_has_moved(house: House) -> None:
    table, mover = await _harbor(house, "Anna", "Ben")
    panel = await _choose(house, table, mover, "place:take_gold")
    (undo,) = controls(panel, "@undo")  # as long as nobody else has moved
    other = next(person for person in table.people if person is not mover)
    await _choose(house, table, other, "place:issue_share")
    await house.delivered(table)
    late = await (await forged(mover, panel, undo)).reply()
    assert "taken back" in late.text or "moved on" in late.text
    assert [move.choice for move in await house.store.games.moves(table.game_id)] == [
        "place:take_gold",
        "place:issue_share",
    ]


# -- the Fishing phase --------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_fishing_phase_resolves_by_itself_and_one_message_tells_who_got_what(house: House) -> None:
    table, first = await _harbor(house, "Anna", "Ben", "Carla", language="de")
    for number in range(9):
        loaded = await house.ledger.load(table.game_id)
        (seat,) = loaded.waiting()
        assert loaded.table.phase == "work"
        person = loaded.seats[seat].person_id
        assert person is not None
        await house.parts.deciding.decide(table.game_id, person, "skip", revision=None, interaction_id=1000 + number)
        await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert (loaded.table.round, loaded.table.phase) == (2, "work"), "nobody was asked anything in between"
    newest = (await house.boards(table, first))[-1]
    mover = await house.mover(table, list(table.people))
    private = await house.panel(table, mover)
    for person in table.people:
        assert re.search(
            rf"\*\*{person.name}\*\* fängt 3 Fische \(2 für eigene Anteile, 1 in die Rücklagen\)", newest.text
        )
        own = r"Du\*\* [^*]*fängst" if person is mover else rf"{person.name}\*\* [^*]*fängt"
        assert re.search(rf"\*\*{own} 3 Fische", private.text)


# -- bad input ----------------------------------------------------------------------------------------------------


def _poor(harbor: Harbor, mine: Player) -> None:
    """Nothing to spend, no room, no fish on the Banquet Table, a full space, and an elder in the council."""
    harbor.place("thin_out", 0)
    harbor.plates = 0
    harbor.market = [2, 1]
    mine.goods[:] = [0] * 6
    mine.forests, mine.free = [1, 1, 1, 1, 1], data.SPACES["a2"]
    mine.elders, mine.elder_fish, mine.elder_workers = ["fish_seller"], [0], [-1]


IMPOSSIBLE = [
    ("place", {"action": "thin_out"}, "W2"),
    ("place", {"action": "build_building"}, "X4"),
    ("place", {"action": "reforest"}, "X9"),
    ("place", {"action": "buy_shares"}, "X6"),
    ("place", {"action": "serve_fish"}, "X3"),
    ("place", {"action": "transfer_reserve"}, "X2"),
    ("place", {"action": "build_ship"}, "X10"),
    ("elder", {"elder": "fish_seller"}, "E2"),
    ("elder", {"elder": "builder"}, "E1"),
    ("copy", {"action": "thin_out"}, "W5"),
    ("build", {"building": "A103"}, "X4"),
    ("convert", {"building": "B122", "good": "gold", "amount": "1"}, "A5"),
    ("place", {"action": "zzz"}, "W1"),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_cannot_be_done_gets_one_sentence_with_its_rule_and_changes_nothing(
    house: House, language: str
) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", language=language)
    await _arrange(house, table, _poor)
    for verb, given, rule in IMPOSSIBLE:
        await _refused(house, table, mover, verb, given, rule)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_building_one_cannot_pay_or_place_gets_one_sentence_with_its_rule(house: House, language: str) -> None:
    table, mover = await _harbor(house, "Anna", "Ben", language=language)
    placed = {kind: card for card, kind in data.PLACEMENTS.items()}

    def change(harbor: Harbor, mine: Player) -> None:
        mine.goods[:3] = [12, 20, 0]
        harbor.open_a, harbor.open_b = ["A103", "A104"], []
        harbor.open_c = ["C151", placed["double"], placed["track"], placed["forest"]]
        mine.forests, mine.free, mine.width = [0] * len(data.DOUBLES), data.SPACES["a2"], data.TRACK

    await _arrange(house, table, change)
    await _choose(house, table, mover, "place:build_building")
    unknown, absent, dear = ("A999", "X4"), ("A118", "X4"), ("C151", "X4")
    unplaced = [(placed[kind], rule) for kind, rule in (("double", "B2"), ("track", "B3"), ("forest", "B4"))]
    for card, rule in (unknown, absent, dear, *unplaced):
        await _refused(house, table, mover, "build", {"building": card}, rule)


async def _refused(house: House, table: Table, mover: Person, verb: str, given: dict[str, str], rule: str) -> None:
    """What is typed gets a private sentence that ends with its rule, and nothing changes."""
    before, thread = await house.saved(table), await house.thread(table)
    refused = await (await mover.command("nusfjord", verb, **given, channel=thread)).reply()
    assert refused.ephemeral
    sentence = refused.text.strip().removeprefix("⚠️ ").splitlines()[0]
    assert re.search(rf"\. \((Rule|Regel) {rule}: [^()]+\)$", sentence), (verb, given, sentence)
    assert len(re.findall(r"\((?:Rule|Regel) [A-Z]+\d+: ", refused.text)) == 1
    assert await house.saved(table) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_part_of_the_table_can_be_read_too_with_what_every_card_does(house: House, language: str) -> None:
    table, anna = await _harbor(house, "Anna", "Ben", language=language)
    thread = await house.thread(table)
    loaded = await house.ledger.load(table.game_id)
    words = loaded.words(language[:2])
    read = await (await anna.command("board", form="text", part="buildings_a", channel=thread)).reply()
    assert not read.pictures
    said = " ".join(line.replace("\\", "") for line in read.text.split())
    assert words.part("buildings_a") in said
    for card in loaded.game.view(loaded.table, None).open_a:
        assert words.name(card) in said
        assert " ".join(words.text(card).split()) in said
    whole = await (await anna.command("board", form="text", channel=thread)).reply()
    assert words.part("buildings_a") not in whole.text
    none = await (await anna.command("board", form="text", part="cellar", channel=thread)).reply()
    assert none.text == words("error-no-part")


@pytest.mark.parametrize(
    ("language", "warned", "told"),
    [
        (
            "en-GB",
            "from your hand (no undo)",
            "This can't be undone: everybody has seen the card from your hand.",
        ),
        (
            "de",
            "aus deiner Hand (lässt sich nicht zurücknehmen)",
            "Das lässt sich nicht mehr rückgängig machen: alle haben die Karte aus deiner Hand gesehen.",
        ),
    ],
)
async def test_that_a_building_from_the_hand_cannot_be_taken_back_is_said_before_and_after(
    house: House, language: str, warned: str, told: str
) -> None:
    """Q17: its card becomes public."""
    table, mover = await _harbor(house, "Anna", "Ben", language=language)

    def change(harbor: Harbor, mine: Player) -> None:
        _rich(harbor, mine)
        harbor.round, mine.hand = 4, ["C142", "C148"]

    await _arrange(house, table, change)
    panel = await _choose(house, table, mover, "place:build_building")
    said = _said(panel)
    assert warned in said["build:C142"]
    assert not [each for each, small in said.items() if each.startswith("build:A") and warned in small]
    assert controls(panel, "@undo")
    panel = await decide(mover, panel, _offered(panel).index("build:C142"))
    assert told in panel.text
    assert not controls(panel, "@undo")


@pytest.mark.slow
async def test_a_building_from_the_hand_is_placed_with_the_same_press_where_all_spaces_do_the_same(
    house: House,
) -> None:
    """B1, Q17: the card was shown, so that no way goes on from it; the space alone can be taken back."""
    table, mover = await _harbor(house, "Anna", "Ben")

    def change(harbor: Harbor, mine: Player) -> None:
        _rich(harbor, mine)
        harbor.round, mine.hand = 4, ["C142", "C148"]
        mine.free = data.SPACES["b1"] | data.SPACES["b2"]

    await _arrange(house, table, change)
    panel = await _choose(house, table, mover, "place:build_building", "build:C142")
    loaded = await house.ledger.load(table.game_id)
    (seat,) = (number for number, each in enumerate(loaded.seats) if each.person_id == int(mover.id))
    assert loaded.table.players[seat].sites == ["b1"]
    assert "everybody has seen the card" in panel.text
    back = await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
    assert _offered(back)[:2] == ["at:b1", "at:b2"], "whoever wants another one may have it"
    assert not controls(back, "@undo")
    await decide(mover, back, 1)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.table.players[seat].sites == ["b2"]
    assert [move.choice for move in await house.store.games.moves(table.game_id)] == [
        "place:build_building",
        "build:C142",
        "at:b2",
    ]
