"""Menus of ways in words: what is told of each, and how much where there is little room."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, groupby
from random import Random
from typing import Any

import discord
import msgspec
import pytest

from bot.gateway.choices import Option, offered
from bot.gateway.controls import THEN
from bot.gateway.layout import BYTES, bytes_of
from bot.ledger.loaded import Loaded
from bot.play.fitting import FEWEST, FittedMenu, fitting
from bot.play.panel import SHORT, SHOWN, on_button, panel_view
from bot.play.ways import Detail, Entry, WaysMenu, ways_menus
from bot.text import Words, texts
from bot.text.clipping import clipped
from bot.tools.check.limits import empty_file, loaded_game
from games.engine import Ask, Luck, registry, verb_in, ways
from games.engine import Detail as SmallPrint
from games.engine.sayings import kind_of, said_by
from games.montego_bay.data import FIGURE_INDEX, ROWS
from games.montego_bay.loading import LoadBarrels, Loading
from render.nusfjord.cards import briefly
from tests.games.captains_gulf.given import boat, given
from tests.games.fleet_dice import given as fleet
from tests.games.montego_bay.given import given as montego_given
from tests.games.nusfjord.given import display
from tests.games.nusfjord.given import given as nusfjord_given
from tests.param import slow

SHIPS = ROWS.ship
ONE = {"barrels": 1, "broken": 0, "coins": 0}
CHAINED = {"captains_gulf", "fleet_dice", "montego_bay", "nusfjord"}
"""Games in which several decisions can be made at once."""
WORDS = texts().words("en").of("fleet_dice", ["Anna", "Ben"])


def _entry(label: str, *told: tuple[str, str], choices: tuple[str, ...]) -> Entry:
    number = 1 if choices[0] == "die:cod" else 2
    details = tuple(Detail(*each) for each in told)
    return Entry("+".join(choices), choices, (number, choices[0]), label, "", details, "")


def test_every_row_stands_by_itself() -> None:
    entries = [
        _entry("a", ("", ""), ("box 4", "much"), ("1 coin", ""), choices=("die:cod", "mark:cod", "use:coin")),
        _entry("b", ("", ""), ("box 4", "much"), ("box 1", ""), choices=("die:cod", "mark:cod", "mark:lobster")),
        _entry("c", ("", ""), ("1 coin", ""), ("1 coin", ""), choices=("die:cod", "use:coin", "use:coin")),
    ]
    (shown,) = fitting([WaysMenu("", entries)], 9000, WORDS)
    assert [detail for _, _, detail in shown.rows] == ["box 4. much · 1 coin", "box 4. much · box 1", "1 coin · 1 coin"]


def test_steps_that_the_label_has_no_room_for_stay_though_nothing_is_told_of_them() -> None:
    named = ["→ " + letter * 60 for letter in "xyz"]
    entries = [
        Entry(str(number), ("a", "b"), (1, "a"), "1 · a", rest, (Detail("", ""), Detail("", "")), "")
        for number, rest in enumerate(named)
    ]
    for room, count in ((9000, 3), (515, 2)):
        (shown,) = fitting([WaysMenu("", entries)], room, WORDS)
        assert [told for _, _, told in shown.rows] == named[:count]


def test_what_must_stay_stays_however_little_room_there_is_and_what_ends_is_said_last() -> None:
    told = (Detail("3 fuel; far away", "x" * 50, "3 fuel"), Detail("a long story " * 9, ""), Detail("$4", "", "$4"))
    entry = Entry("a+b+c", ("a", "b", "c"), (1, "a"), "a", "", told, "ends the round")
    (roomy,) = fitting([WaysMenu("", [entry])], 9000, WORDS)
    ((_, _, said),) = roomy.rows
    assert said.startswith("3 fuel · a long story a long")
    assert said.endswith("… · $4 · ends the round")
    assert len(said) <= 100
    (tight,) = fitting([WaysMenu("", [entry] * 10)], 1000, WORDS)
    assert {row[2] for row in tight.rows} == {f"3 fuel. {'x' * 23}… · $4 · ends the round"}, "and what does something"


def test_every_row_says_what_its_last_step_brings_and_none_of_a_menu_more_of_the_others_than_another() -> None:
    short = _entry("a", ("2 wood", ""), ("+3 fish", "when built: +1 gold"), choices=("die:cod", "a"))
    long = _entry("b", ("x" * 60, ""), ("y" * 30, "z" * 60), choices=("die:cod", "b"))
    cut = _entry("c", ("1 gold", "q" * 60), ("2 gold", "q" * 60), choices=("die:cod", "c"))
    (roomy,) = fitting([WaysMenu("", [short, cut])], 9000, WORDS)
    assert all("qqq" in said or "when built" in said for _, _, said in roomy.rows)
    (uneven,) = fitting([WaysMenu("", [short, long])], 9000, WORDS)
    plain = ["2 wood · +3 fish", f"{'x' * 60} · {'y' * 30}"]
    assert [said for _, _, said in uneven.rows] == plain, "of none an effect"
    alike = set[tuple[bool, bool]]()
    for room in range(450, 900, 15):
        for menu in fitting([WaysMenu("", [short, long, cut])], room, WORDS):
            said = {value: told for value, _, told in menu.rows}
            assert "+3 fish" in said.get("die:cod+a", "+3 fish")
            assert "yyy" in said.get("die:cod+b", "yyy")
            assert "2 gold" in said.get("die:cod+c", "2 gold")
            if len(said) == 3:
                alike.add(("2 wood" in said["die:cod+a"], "x" in said["die:cod+b"]))
    assert alike == {(True, True), (False, False)}


def test_an_effect_is_told_where_the_last_step_brings_nothing_else() -> None:
    entries = [_entry(each, ("2 wood", ""), ("", "when built: +1 gold"), choices=("die:cod", each)) for each in "abcd"]
    (tight,) = fitting([WaysMenu("", entries)], 600, WORDS)
    assert {said.rpartition(" · ")[2] for _, _, said in tight.rows} == {"when built: +1 gold"}


@pytest.mark.parametrize("kind", ["montego_bay", *map(slow, sorted(CHAINED - {"montego_bay"}))])
def test_no_row_of_a_panel_keeps_what_its_last_step_brings_to_itself(kind: str) -> None:
    """However full the panel is: single steps tell it, too."""
    game, rng, luck = registry()[kind], Random(2), Luck(bytes([2]) * 32)
    words = texts().words("en").of(kind, ["A", "B", "C"])
    table, _ = game.setup(3, {}, luck)
    rows = 0
    for number in range(120):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        if number % 3 == 0:
            loaded = loaded_game(game, table, 3, number)
            numbers = {each.choice: each.number for each in offered(loaded, seat, words)}
            menus = ways_menus(loaded, seat, words, numbers)
            entries = {(menu.first, entry.value): entry for menu in menus for entry in menu.entries}
            for shown in fitting(menus, 4000, words):
                for value, label, said in shown.rows:
                    told = [each for each in entries[shown.first, value].told if each.small_print or each.effect]
                    rows += bool(told)
                    last = told[-1].small_print or told[-1].effect if told else ""
                    assert last[:8] in said or told[-1].least in said != "", (label, said, told)
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    assert rows > 100


def test_what_a_step_says_ends_is_not_said_twice() -> None:
    entry = Entry("a+b", ("a", "b"), (1, "a"), "a", "", (Detail("free, ends the round", ""),) * 2, "ends the round")
    (shown,) = fitting([WaysMenu("", [entry])], 9000, WORDS)
    assert shown.rows[0][2] == "free, ends the round · free, ends the round"


def _menus(kind: str, table: Any, seat: int, language: str = "en") -> list[FittedMenu]:
    loaded = loaded_game(registry()[kind], table, len(table.captains) if kind == "captains_gulf" else 3, 1)
    words = texts().words(language).of(kind, loaded.names)
    options = offered(loaded, seat, words)
    return fitting(ways_menus(loaded, seat, words, {each.choice: each.number for each in options}), 9000, words)


def _rows(menus: Sequence[FittedMenu]) -> dict[str, str]:
    return {label: told for menu in menus for _, label, told in menu.rows}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "star", "shared"),
    [("en", "⭐ mark Casino", "shared die: mark "), ("de", "⭐ Kasino ankreuzen", "übriger Würfel: ")],
)
def test_a_step_that_answers_another_question_says_which(language: str, star: str, shared: str) -> None:
    game, rng, luck = registry()["fleet_dice"], Random(3), Luck(bytes([3]) * 32)
    table, _ = game.setup(3, {}, luck)
    found: set[str] = set()
    for _ in range(120):
        seat = rng.choice(sorted(game.waiting(table)))
        step = game.step(table, seat)
        assert step is not None
        labels = list(_rows(_menus("fleet_dice", table, seat, language)))
        if step.ask(table).kind == "use_die":
            found.update(each for label in labels for each in label.split(" → ")[1:])
        if step.ask(table).kind == "star":
            assert not any("⭐" in label for label in labels), "the question says that"
        game.apply(table, seat, game.options(table, seat)[0], luck)
    assert any(each == star for each in found)
    assert any(each.startswith(shared) for each in found)


@pytest.mark.parametrize(
    ("language", "heading", "both"),
    [("en", "Discard a card", "both cards at once"), ("de", "Karte abwerfen", "beide Karten auf einmal")],
)
def test_cards_to_discard_stand_in_a_menu_that_alone_says_what_is_lost(language: str, heading: str, both: str) -> None:
    game, rng, luck = registry()["captains_gulf"], Random(1), Luck(bytes(32))
    table, _ = game.setup(2, {}, luck)
    while game.step(table, seat := min(game.waiting(table))).ask(table) != Ask("drop", {"number": 2}):  # type: ignore[union-attr]
        options = game.options(table, seat)
        game.apply(table, seat, "bonus:radar" if "bonus:radar" in options else rng.choice(options), luck)
    loaded = loaded_game(game, table, 2, 1)
    words = texts().words(language).of(game.id, loaded.names)
    options = offered(loaded, seat, words)
    together = ways_menus(loaded, seat, words, {each.choice: each.number for each in options})
    panel = panel_view(loaded, seat, words, options=options, news=[], file=empty_file(), back=[], together=together)
    said = "\n".join(each.content for each in panel.walk_children() if isinstance(each, discord.ui.TextDisplay))
    menu, *chains = [each for each in panel.walk_children() if isinstance(each, discord.ui.Select)]
    assert menu.placeholder == heading
    assert [option.description for option in menu.options] == [each.detail for each in options if each.verb == "drop"]
    assert not any(each.detail and each.detail in said for each in options)
    assert "@sure" not in str(panel.to_components()), "one must discard"
    starts = [(each.placeholder or "").removesuffix(f" – {both} …") for each in chains]
    assert starts in (["⏩ 1 to 5", "⏩ 6, 7"], ["⏩ 1 bis 5", "⏩ 6, 7"]), "a phone shows what differs"
    pairs = [option.value for each in chains for option in each.options]
    cards = [each.choice for each in options if each.verb == "drop"]
    assert pairs == [f"{one}+{other}" for one, other in combinations(cards, 2)], "all of them, and nothing beyond"
    named = {card: words.full_name(card.partition(":")[2]) for card in cards}
    assert [option.label for option in menu.options] == [f"{n} · {name}" for n, name in enumerate(named.values(), 1)]
    told = [f"{option.label} {option.description or ''}" for each in chains for option in each.options]
    become = {card: name.rpartition(" (")[0] for card, name in named.items()}
    assert all(become[each] in row for pair, row in zip(pairs, told, strict=True) for each in pair.split(THEN))


def test_towing_and_its_loan_stand_with_every_way_to_the_end_of_the_turn() -> None:
    game = given(boat(at="B2", money=0, fuel=0, tiles=1, wheel="fishing"), boat()).turn()
    told = {label: said for label, said in _rows(_menus("captains_gulf", game.table, 0)).items() if "→ End" in label}
    assert told
    assert all(" towing, with " in said and "loan" in said for said in told.values()), told


def test_each_card_of_montego_bay_says_whose_it_is_and_the_menu_what_it_holds() -> None:
    game = registry()["montego_bay"]
    table, _ = game.setup(3, {"colours": "dealt"}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    (menu,) = _menus("montego_bay", table, seat)
    assert menu.heading == "⏩ Two cards, then done …"
    for _, _, told in menu.rows:
        big, small = told.split(" · ")
        assert big.startswith("big ")
        assert small.startswith("small ")


@pytest.mark.parametrize("some", [3, slow(1)])
@pytest.mark.parametrize("kind", sorted(registry()))
def test_numbers_ascend_in_buttons_menus_and_headings(kind: str, some: int) -> None:
    """Those of what is likely, of what ends the turn, and of what gives something up, each; numbers that choices keep
    leave gaps."""
    game, rng, luck = registry()[kind], Random(5), Luck(bytes([5]) * 32)
    table, _ = game.setup(3, {}, luck)
    for number in range(60):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        if number % some:
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            continue
        loaded = loaded_game(game, table, 3, 1)
        words = texts().words("en").of(kind, loaded.names)
        options = offered(loaded, seat, words)
        numbers = {each.choice: each.number for each in options}
        together = ways_menus(loaded, seat, words, numbers)
        starts = [entry.begins[0] for menu in together for entry in menu.entries]
        assert starts == sorted(starts)
        panel = panel_view(loaded, seat, words, options=options, news=[], file=empty_file(), back=[])
        assert sorted(numbers) == sorted(game.options(table, seat))
        pressed = [each for each in panel.walk_children() if isinstance(each, (discord.ui.Button, discord.ui.Select))]
        labels = [
            label or ""
            for each in pressed
            for label in ([each.label] if isinstance(each, discord.ui.Button) else [row.label for row in each.options])
        ]
        shown = [int(label.split(" · ")[0]) for label in labels if label.split(" · ")[0].isdecimal()]
        assert shown == list(numbers.values())
        assert len({*shown}) == len(options)
        steady = game.steady(table, seat, list(numbers))
        assert all(number == steady.index(each) + 1 for each, number in numbers.items() if each in steady)
        assert sorted(each for each in shown if each > len(steady)) == [
            *range(len(steady) + 1, len(steady) + 1 + sum(each not in steady for each in numbers))
        ]
        usual, careful = game.usual(table, seat, list(numbers)), loaded.careful(seat, list(numbers))
        part_of = {each: (each in careful, verb_in(each) in game.closing, each in usual) for each in numbers}
        parts = [[numbers[each] for each in part] for _, part in groupby(numbers, part_of.__getitem__)]
        assert parts == [sorted(part) for part in parts]
        said = "\n".join(each.content for each in panel.walk_children() if isinstance(each, discord.ui.TextDisplay))
        listed = [int(number) for number in re.findall(r"^\*\*(\d+)\*\* ", said, re.MULTILINE)]
        menus = [each for each in pressed if isinstance(each, discord.ui.Select)]
        rare = {numbers[choice] for choice in game.rare(table, seat, list(numbers))}
        in_menus = {int(row.label.split(" · ")[0]) for each in menus for row in each.options}
        assert listed in ([], [each for each in shown if each not in rare & in_menus]), "all or none but rare ones"
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)


@pytest.mark.parametrize("some", [3, slow(1)])
@pytest.mark.parametrize("kind", sorted(registry()))
def test_several_decisions_at_once_stand_below_all_single_ones(kind: str, some: int) -> None:
    """So nothing stands between a list of choices and its own buttons; what ends the turn or gives something up stands
    below all that goes on."""
    game, rng, luck = registry()[kind], Random(5), Luck(bytes([5]) * 32)
    table, _ = game.setup(3, {}, luck)
    both = 0
    for number in range(60):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        if number % some:
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            continue
        loaded = loaded_game(game, table, 3, 1)
        words = texts().words("en").of(kind, loaded.names)
        options = offered(loaded, seat, words)
        together = ways_menus(loaded, seat, words, {each.choice: each.number for each in options})
        panel = panel_view(loaded, seat, words, options=options, news=[], file=empty_file(), back=[], together=together)
        ids = [
            each.custom_id
            for each in panel.walk_children()
            if isinstance(each, (discord.ui.Button, discord.ui.Select)) and each.custom_id is not None
        ]
        chains = [
            place
            for place, each in enumerate(ids)
            if "@pick." in each and (each.endswith(THEN) or each.split("@pick.")[1].isdecimal())
        ]
        last = [
            place
            for place, each in enumerate(ids)
            if "@sure" in each or ("@" not in each and verb_in(each.split(":", 3)[3]) in game.closing)
        ]
        own = [
            place
            for place, each in enumerate(ids)
            if place not in chains + last and ("@" not in each or "@pick." in each)
        ]
        assert own or last
        if chains:
            both += 1
            assert max(own) < min(chains), ids
        assert not last or min(last) > max([*own, *chains], default=-1), ids
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    assert both or kind not in CHAINED


def _montego(*choices: str) -> tuple[list[discord.ui.Button[Any]], dict[str, list[str]], str]:
    """Buttons, menus with their rows, and words of the panel after these cards."""
    game = registry()["montego_bay"]
    table, _ = game.setup(3, {"colours": "dealt"}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    for choice in choices:
        game.apply(table, seat, choice, Luck(bytes(32)))
    loaded = loaded_game(game, table, 3, 1)
    words = texts().words("en").of("montego_bay", loaded.names)
    panel = panel_view(loaded, seat, words, options=offered(loaded, seat, words), news=[], file=empty_file(), back=[])
    parts = list(panel.walk_children())
    menus = {each.placeholder or "": [row.label for row in each.options] for each in parts
             if isinstance(each, discord.ui.Select)}  # fmt: skip
    said = "\n".join(each.content for each in parts if isinstance(each, discord.ui.TextDisplay))
    return [each for each in parts if isinstance(each, discord.ui.Button)], menus, said


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_chooses_the_last_color_reads_in_each_row_who_gets_which_worker(language: str) -> None:
    """M10.1: of two players, whoever chooses last also says which worker the other one gets."""
    game, luck = registry()["montego_bay"], Luck(bytes([2]) * 32)
    table, _ = game.setup(2, {"colours": "chosen"}, luck)
    game.apply(table, min(game.waiting(table)), "colour:blue", luck)
    (seat,) = game.waiting(table)
    assert seat == table.first
    told = [*_rows(_menus("montego_bay", table, seat, language)).values()]
    assert told
    assert all(each.startswith("W" * 32) for each in told), told


@pytest.mark.parametrize("kind", sorted(registry()))
def test_no_row_of_steps_calls_a_person_by_the_number_of_the_seat(kind: str) -> None:
    for language in ("en", "de"):
        words = texts().words(language).of(kind, ["Anna", "Ben"])
        for said in said_by(kind)[SmallPrint]:
            if "seats" not in said.__struct_fields__:
                continue
            filled: dict[str, Any] = {
                field.name: 1 if field.type is int else "x" for field in msgspec.structs.fields(said)
            }
            ask = Ask(kind_of(said), {**filled, "seats": [0, 1]})
            least, effect = words.least_of_detail("", ask, 1), words.effect_of_detail(ask, 1)
            for told in (words.told_of_step("", ask, 1), least, effect):
                assert "0" not in told
                assert not told or "Anna" in told, told


def test_cards_stand_in_a_menu_for_each_worker_with_a_line_for_each_above() -> None:
    buttons, menus, said = _montego()
    assert list(menus) == ["Big worker", "Small worker"]
    assert menus["Big worker"] == [f"{number} · Big worker: card {number}" for number in range(1, 6)]
    assert menus["Small worker"] == [f"{number + 5} · Small worker: card {number}" for number in range(1, 6)]
    assert buttons[0].label == "Whole sheet"
    lines = said.split("\n")
    for worker in ("**Big worker**", "**Small worker**"):
        begins = lines.index(worker) + 1
        for number, line in enumerate(lines[begins : begins + 5], 1):
            assert re.fullmatch(rf"\*\*card\s{number}\*\*.\w\d: .+", line), "its card, not the number of the choice"


def test_to_keep_the_cards_comes_first_and_stands_out_and_menus_alone_tell_of_others() -> None:
    buttons, menus, said = _montego("card:big:1", "card:small:1")
    assert buttons[0].label == "11 · Done, keep these cards"
    assert [each.style is discord.ButtonStyle.primary for each in buttons[:2]] == [True, False]
    assert list(menus) == ["Big worker", "Small worker"]
    assert "**2**" not in said
    assert "your cards now: big worker 1, small worker 1" in said


def test_a_ship_is_a_button_that_tells_all_and_parts_of_the_barrels_are_a_menu() -> None:
    game, luck, rng = registry()["montego_bay"], Luck(bytes(32)), Random(1)
    table, _ = game.setup(3, {"colours": "dealt"}, luck)
    while sum(option.startswith("split:") for option in game.options(table, min(game.waiting(table)))) < 2:
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        game.apply(table, seat, "done" if "done" in options else rng.choice(options), luck)
    seat = min(game.waiting(table))
    loaded = loaded_game(game, table, 3, 1)
    words = texts().words("en").of("montego_bay", loaded.names)
    panel = panel_view(loaded, seat, words, options=offered(loaded, seat, words), news=[], file=empty_file(), back=[])
    labels = [each.label or "" for each in panel.walk_children() if isinstance(each, discord.ui.Button)]
    ships = [label for label in labels if " · " in label]
    assert len(ships) > 1
    whole = r"\d · \w+: \d (— then|→) (\d yours(, \d+ free)?(, sails( this round)?)?|full: \d+ VP)"
    assert [label for label in ships if not re.fullmatch(whole, label)] == []
    assert len({"→" in label for label in ships}) == 1, "all alike"
    (menu,) = (each for each in panel.walk_children() if isinstance(each, discord.ui.Select))
    assert menu.placeholder == "Only some of the barrels …"
    assert all(option.description for option in menu.options)


@pytest.mark.parametrize("kind", ["load", "load_last", "load_sails"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_ships_button_says_in_fewer_words_what_comes_then_where_a_phone_would_not_show_all(
    language: str, kind: str
) -> None:
    words = texts().words(language).of("montego_bay", ["Anna", "Ben"])
    told = Ask(kind.removesuffix("_last"), {"mine": 3, "free": 12, "points": 9, "last": int(kind == "load_last")})
    assert words.detail(told).startswith(("then ", "dann ")), "it is not loaded yet"
    cut = 0
    for ship in SHIPS:
        label = f"3 · {words.choice(f'load:{ship.id}:3', 'answer')}"
        if len(f"{label} — {words.detail(told)}") > SHORT:
            cut += 1
            assert len(f"{label} {words.brief_detail(told)}") <= SHORT
    assert cut, "the longest name"
    option = Option(
        3, f"load:{SHIPS[12].id}:3", words.choice(f"load:{SHIPS[12].id}:3", "answer"), words.detail(told), "", "brief"
    )
    assert on_button(option, brief=True).endswith(" — brief")
    assert on_button(option, brief=False).endswith(f" — {words.detail(told)}")
    assert on_button(msgspec.structs.replace(option, brief="→ 4"), brief=True).endswith(": 3 → 4"), "no dash as well"


@pytest.mark.parametrize(("kind", "end"), [("captains_gulf", "end"), slow("nusfjord", "done")])
def test_to_end_the_turn_stands_in_the_same_place_and_is_blue_where_nothing_better_can_be_done(
    kind: str, end: str
) -> None:
    game, rng, luck = registry()[kind], Random(3), Luck(bytes(32))
    table, _ = game.setup(2, {}, luck)
    met = set[bool]()
    while len(met) < (2 if kind == "captains_gulf" else 1):
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        if end in options and len(options) > 1:
            little = not any(verb_in(option) in ("bonus", "use") for option in options)
            met.add(little)
            loaded = loaded_game(game, table, 2, 1)
            assert [*loaded.numbers(seat)][-1] == end
            rows = _panel_rows(loaded, seat)
            place = next(number for number, row in enumerate(rows) if row[0].custom_id.endswith((f":{end}", f".{end}")))
            assert len(rows[place]) == 1, "a row of its own"
            assert isinstance(rows[place][0], discord.ui.Button)
            blue = rows[place][0].style is discord.ButtonStyle.primary
            asked = "@sure" in rows[place][0].custom_id
            assert blue == little
            assert not asked, "the question is whether the turn is to end"
            assert rows[place + 1][0].custom_id.endswith("@sheet"), "nothing to choose stands below it"
        game.apply(table, seat, rng.choice(options), luck)


def _panel_rows(loaded: Loaded, seat: int) -> list[list[Any]]:
    """What can be pressed in the panel, row by row."""
    words = texts().words("en").of(loaded.game.id, loaded.names)
    panel = panel_view(loaded, seat, words, options=offered(loaded, seat, words), news=[], file=empty_file(), back=[])
    return [list(each.children) for each in panel.walk_children() if isinstance(each, discord.ui.ActionRow)]


def test_where_there_is_little_room_effects_go_first_and_the_heading_names_what_is_left() -> None:
    effect = "x" * 90
    entries = [
        _entry(str(number), ("", ""), ("2 wood", effect), choices=(die, f"build:{number}"))
        for number, die in enumerate(["die:cod"] * 4 + ["die:lobster"] * 4)
    ]
    (all_told,) = fitting([WaysMenu("", entries)], 9000, WORDS)
    assert effect[:50] in all_told.rows[0][2]
    (told,) = fitting([WaysMenu("", entries)], 1000, WORDS)
    assert [detail for _, _, detail in told.rows] == ["2 wood"] * 8
    (few,) = fitting([WaysMenu("", entries)], 540, WORDS)
    assert 0 < len(few.rows) <= 4
    assert "die:lobster" in told.heading
    assert "die:lobster" not in few.heading


def test_a_text_that_is_cut_ends_with_a_whole_word_that_says_something() -> None:
    assert clipped("When you remove a forest: +2 wood", 29) == "When you remove a forest…"
    assert clipped("short", 5) == "short"
    assert clipped("x" * 20, 10) == "x" * 9 + "…"


def test_a_choice_says_once_where_there_is_a_word_for_one() -> None:
    nusfjord = texts().words("en").of("nusfjord", ["Anna"])
    assert [nusfjord.choice(f"times:{times}") for times in (1, 2, 3)] == ["Once", "Twice", "3 times"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(CHAINED))
def test_every_menu_of_ways_has_a_name(kind: str) -> None:
    """Whoever reads the heading knows what is decided there: of one that goes on after a choice, what comes then."""
    game, luck, rng = registry()[kind], Luck(bytes([3]) * 32), Random(3)
    words = texts().words("en").of(kind, ["A", "B", "C"])
    player, seen = game.players[-1], 0
    table, _ = game.setup(3, {}, luck)
    for number in range(150):
        waiting = sorted(game.waiting(table))
        if not waiting:
            break
        seat = waiting[0]
        options = game.options(table, seat)
        if number % 3 == 0:
            loaded = loaded_game(game, table, 3, number)
            menus = ways_menus(loaded, seat, words, {choice: place for place, choice in enumerate(options, 1)})
            assert [menu for menu in menus if not menu.name] == []
            seen += len(menus)
        game.apply(table, seat, player.choose(game.view(table, seat), options, rng), luck)
    assert seen > 10


def test_a_worker_whose_card_has_the_number_of_another_ones_keeps_it() -> None:
    game = registry()["montego_bay"]
    table, _ = game.setup(3, {"colours": "dealt"}, Luck(bytes(32)))
    labels = _rows(_menus("montego_bay", table, min(game.waiting(table))))
    assert "1 · Big 1 → Small 1" in labels


def test_a_menu_that_goes_on_after_a_choice_says_what_comes_then() -> None:
    entry = _entry("a", ("", ""), choices=("die:cod", "mark:cod"))
    name = WORDS.ways(Ask("use_die", {}), ["mark:cod"])
    (shown,) = fitting([WaysMenu("die:cod", [entry], name)], 9000, WORDS)
    assert shown.heading == "⏩ 1 · die:cod – use it, and what follows …"
    (unnamed,) = fitting([WaysMenu("die:cod", [entry])], 9000, WORDS)
    assert unnamed.heading == "⏩ 1 · die:cod, with the next steps …"
    (first,) = fitting([WaysMenu("", [entry], name)], 9000, WORDS)
    assert first.heading == "⏩ Use it, and what follows …", "a heading begins with a capital"


@pytest.mark.parametrize(
    ("language", "ship", "boat"),
    [("en", "Research Vessel", "boat without fish, 1 VP"), ("de", "Forschungsschiff", "Boot ohne Fische, 1 SP")],
)
def test_what_a_box_sets_off_stays_however_little_room_there_is(language: str, ship: str, boat: str) -> None:
    table = fleet.given(fleet.sheet(coins=4), fleet.sheet(), at="boat", dice=["oyster", "coins3", "coins3"]).table
    loaded = loaded_game(registry()["fleet_dice"], table, 2, 1)
    words = texts().words(language).of("fleet_dice", loaded.names)
    numbers = {each.choice: each.number for each in offered(loaded, 0, words)}
    rows = _rows(fitting(ways_menus(loaded, 0, words, numbers), 3600, words))
    to_the_ship = {label: told for label, told in rows.items() if ship in label}
    assert to_the_ship
    assert all(boat in told for told in to_the_ship.values()), rows


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("room", [7000, 5000, 4200])
def test_no_effect_of_fleet_is_cut_and_each_step_has_a_part_however_little_room_there_is(
    language: str, room: int
) -> None:
    state = fleet.sheet(
        marked={"swordfish": 4, "oyster": 4, "cod": 5, "shrimp": 2, "inuit": 1, "smokehouse": 1},
        levels={"swordfish": 1, "oyster": 1, "cod": 1},
        boats={"swordfish": [1]},
        coins=5,
    )
    table = fleet.given(state, fleet.sheet(), at="town", dice=["harbor", "wharf", "swordfish"]).table
    loaded = loaded_game(registry()["fleet_dice"], table, 2, 1)
    words = texts().words(language).of("fleet_dice", loaded.names)
    numbers = {each.choice: each.number for each in offered(loaded, 0, words)}
    menus = fitting(ways_menus(loaded, 0, words, numbers), room, words)
    rows = [row for menu in menus for row in menu.rows]
    assert len(rows) > 15
    for _, label, told in rows:
        assert "…" not in told
        assert len(told.split(" · ")) == len(label.split(" → ")), (label, told)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_fleet_says_in_short_needs_not_be_cut(language: str) -> None:
    words = texts().words(language).of("fleet_dice")
    for id_ in (f"{type_}_{level}" for type_ in fleet.data.TYPES for level in (1, 2, 3)):
        ask = Ask("take_license", {"level": 1, "license": id_, "coins": 0, "points": 0, "stars": 0, "room": 10})
        short = words.effect_in_short("take:license", ask)
        assert 0 < len(short) <= FEWEST, short
    for building in (*fleet.data.WHARF, "barge"):
        ask = Ask("box_toward", {"box": 1, "boxes": 2, "points": 2})
        short = words.effect_in_short(f"mark:{building}", ask)
        assert 0 < len(short) <= FEWEST, short


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_menu_of_a_star_action_holds_all_that_its_choices_do(language: str) -> None:
    """Otherwise all of them would be listed above it as well, in some rounds and not in others."""
    for marked in range(11):
        for level in range(3):
            levels = dict.fromkeys(fleet.data.TYPES, level)
            state = fleet.sheet(
                marked=dict.fromkeys(fleet.data.TYPES, marked), levels=levels | {"swordfish": level or 1}
            )
            loaded = loaded_game(registry()["fleet_dice"], fleet.given(state, fleet.sheet(), at="fishing").table, 2, 1)
            words = texts().words(language).of("fleet_dice", loaded.names)
            options = offered(loaded, 0, words)
            assert len(options) == 18 + 1, "and that it may be declined"
            assert [each.detail for each in options if len(each.detail) > SHOWN] == []


def test_rows_below_a_choice_tell_only_what_comes_after_it_and_begin_with_a_capital() -> None:
    """The choice in the heading has its own button, which tells the same."""
    hand = ["G22", "G62", "G42", "G49"]
    game = given(boat(money=20, raw="s", licenses=["shrimp"], tiles=1, hand=hand), boat()).at_action("market")
    menus = _menus("captains_gulf", game.play(0, "sell:s:none").table, 0)
    assert [menu.heading.partition(" – ")[0] for menu in menus] == [
        "⏩ 1 · Track of Morgan City: 1 space",
        "⏩ 2 · Track of Morgan City + bonus tile: 2 spaces",
    ]
    for menu in menus:
        assert not any("Track of" in label for _, label, _ in menu.rows)
        assert any(label.startswith("Bonus: ") for _, label, _ in menu.rows), "within a row it has no capital"


@pytest.mark.parametrize("language", ["en", "de"])
def test_two_cards_at_once_tell_both_rooms_however_full_the_panel_is(language: str) -> None:
    game, rng, luck = registry()["montego_bay"], Random(1), Luck(bytes([1]) * 32)
    table, _ = game.setup(4, {"colours": "dealt"}, luck)
    seen = 0
    for _ in range(150):
        seat = min(game.waiting(table))
        if game.step(table, seat).ask(table) == Ask("cards", {"missing": 2}):  # type: ignore[union-attr]
            loaded = loaded_game(game, table, 4, 1)
            words = texts().words(language).of(game.id, loaded.names)
            menus = ways_menus(loaded, seat, words, {each.choice: each.number for each in offered(loaded, seat, words)})
            (shown,) = fitting(menus, 4300, words)
            assert len(shown.rows) == 25
            for _, _, told in shown.rows:
                big, small = told.split(" · ")
                assert min(len(big), len(small)) > 6
                assert "…" not in told
            seen += 1
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    assert seen > 10


@pytest.mark.parametrize(
    ("language", "yours", "full"), [("en", "yours", "full: ([0-9]+) VP"), ("de", "von dir", "voll: ([0-9]+) SP")]
)
def test_a_row_of_loads_tells_each_ship_by_name_however_little_room_there_is(
    language: str, yours: str, full: str
) -> None:
    game = montego_given(seats=3, at={"blue_big": "S1"}, first_stack=["S13", "S02"], aboard={"S01": {"blue": 1}})
    game.table.active = FIGURE_INDEX["blue_big"]
    game.table.queue = []
    game.go(LoadBarrels(0, 4), Loading())
    loaded = loaded_game(registry()["montego_bay"], game.table, 3, 1)
    words = texts().words(language).of("montego_bay", loaded.names)
    menus = ways_menus(loaded, 0, words, {each.choice: each.number for each in offered(loaded, 0, words)})
    for room in (9000, 3200):
        rows = [row for menu in fitting(menus, room, words) for row in menu.rows]
        assert len(rows) > 10
        for value, _, told in rows:
            ships = [words.name(choice.split(":")[1]) for choice in value.split(THEN)]
            parts = told.split(" · ends the game")[0].split(" · beendet")[0].split(" · ")
            assert [part.startswith(f"{ship} ") for ship, part in zip(ships, parts, strict=True)] == [True] * len(ships)
            assert all(yours in part or re.search(full, part) for part in parts)


@pytest.mark.parametrize(
    ("language", "button", "menu"),
    [("en", "sails at 7 VP", "sails this round (7 VP as it stands then)"),
     ("de", "legt ab mit 7 SP", "legt diese Runde ab: Stand dann 7 SP")],
)  # fmt: skip
def test_a_ship_that_sails_this_round_tells_the_points_that_it_brings_as_it_stands(
    language: str, button: str, menu: str
) -> None:
    words = texts().words(language).of("montego_bay")
    ask = Ask("load_sails", {"mine": 3, "free": 6, "points": 7, "last": 0})
    assert words.brief_detail(ask).endswith(button)
    assert words.detail(ask).endswith(menu)


def test_each_card_of_the_first_of_three_workers_goes_with_each_of_the_second_in_one_menu() -> None:
    """The third one's card, and the end, are the next press, whichever cards these are."""
    game = registry()["montego_bay"]
    table, _ = game.setup(2, {"colours": "dealt"}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    (menu,) = _menus("montego_bay", table, seat)
    assert menu.heading == "⏩ Two cards at once …"
    assert [value for value, _, _ in menu.rows] == [
        THEN.join((f"card:big:{big}", f"card:small:{small}")) for big in range(1, 6) for small in range(1, 6)
    ]
    for card in menu.rows[7][0].split(THEN):
        game.apply(table, seat, card, Luck(bytes(32)))
    (last,) = _menus("montego_bay", table, seat)
    assert [value for value, _, _ in last.rows] == [THEN.join((f"card:third:{card}", "done")) for card in range(1, 6)]


@pytest.mark.parametrize(
    ("left", "heading"),
    [
        (4, "split 4 barrels (big blue worker)"),
        (1, "Load 1 barrel (big blue worker)"),
    ],
)
def test_a_row_of_loads_says_how_many_go_where_and_its_heading_that_another_worker_loads_too(
    left: int, heading: str
) -> None:
    game = montego_given(seats=3, at={"blue_big": "S1", "blue_small": "S2"}, rooms={"S2": ONE}, first_stack=["S13"])
    game.table.active = FIGURE_INDEX["blue_big"]
    game.table.queue = [FIGURE_INDEX["blue_small"]] if left == 1 else []
    game.go(LoadBarrels(0, left), Loading())
    menus = _menus("montego_bay", game.table, 0)
    assert menus
    assert all(menu.heading.removesuffix(" (not all)").endswith(f" {heading} …") for menu in menus)
    assert len({menu.heading.partition(heading)[0] for menu in menus}) == len(menus), "what differs comes first"
    labels = _rows(menus)
    assert labels
    assert not any("only" in label for label in labels), labels
    assert any("yours, " in told for told in labels.values())
    assert not any("then" in told for told in labels.values()), "each follows the one before it"


def test_what_the_choice_in_the_heading_costs_or_brings_is_not_said_again_in_each_row() -> None:
    hand = ["G22", "G62", "G42", "G49"]
    game = given(boat(at="B2", money=9, fuel=6, wheel="fishing", hand=hand), boat()).turn()
    (printer,) = [menu for menu in _menus("captains_gulf", game.table, 0) if menu.first == "bonus:printer"]
    dearer = [f"license ${each}" for each in (3, 4, 5, 3)]
    assert [told for _, _, told in printer.rows] == dearer, "with the dollar that it costs more"


def test_what_marking_brings_stands_where_one_marks_and_not_where_the_die_is_a_coin() -> None:
    state = fleet.sheet(coins=4, marked={"oyster": 1, "lobster": 1})
    table = fleet.given(state, fleet.sheet(), at="boat", dice=["oyster", "coins3", "lobster"]).table
    rows = _rows(_menus("fleet_dice", table, 0))
    (marked,) = [told for label, told in rows.items() if label.endswith("Lobster die → Mark Lobster")]
    assert marked.count("Income grows by 1 coin") == 1
    (coin,) = [told for label, told in rows.items() if label.endswith("Lobster die → Use as a coin")]
    assert coin == "1 coin"


def test_of_a_ship_its_cost_is_told_and_not_which_ships_there_are() -> None:
    game = nusfjord_given(display(wood=8, fish=2, gold=1), display(), offered=[])
    rows = _rows(_menus("nusfjord", game.table, 0))
    (told,) = [told for label, told in rows.items() if label.endswith("Build a Ship → Sloop")]
    assert told == "2 wood and 2 fish · haul 5 · 1 VP"


@pytest.mark.parametrize(
    ("language", "first", "one"),
    [("en", "Yard → On space a2", "Yard → On space a2 (1 of 2 alike)"),
     ("de", "Hof → Auf Feld a2", "Hof → Auf Feld a2 (1 von 2 gleichen)")],
)  # fmt: skip
def test_an_entry_that_stands_for_spaces_that_do_the_same_says_how_many_and_nothing_where_all_do(
    language: str, first: str, one: str
) -> None:
    yard, _, _ = first.partition(" → ")
    for sites, said in (({}, first), ({"A105": "b1"}, one), ({"A105": "a2"}, yard)):
        mine = display(wood=9, fish=9, gold=9, buildings=list(sites), sites=sites)
        game = nusfjord_given(mine, display(), offered=["A103", "A104", "C148"])
        rows = [row for menu in _menus("nusfjord", game.table, 0, language) for row in menu.rows]
        labels = {label[label.index(yard) :]: value for value, label, _ in rows if yard in label}
        assert [*labels] == [said]
        assert "at:" in labels[said], "it is placed with the same press"


def _with_much_to_build(language: str) -> tuple[Loaded, Words, list[Option], list[WaysMenu]]:
    """A game of Nusfjord whose first seat can pay all that is offered, with its options and menus."""
    cards = ["A103", "A104", "A116", "B122", "B129", "B130", "B132", "C145", "C148", "C149", "C150", "C151", "A106"]
    mine = display(wood=9, fish=9, gold=9, buildings=["A105"], sites={"A105": "a2"})
    game = nusfjord_given(mine, display(), offered=cards, round=6)
    loaded = loaded_game(registry()["nusfjord"], game.table, 2, 1)
    words = texts().words(language).of("nusfjord", loaded.names)
    options = offered(loaded, 0, words)
    menus = ways_menus(loaded, 0, words, {each.choice: each.number for each in options})
    return loaded, words, options, menus


@pytest.mark.parametrize("language", ["en", "de"])
def test_entries_for_many_buildings_say_what_each_does_also_where_there_is_no_room_for_all_ways(language: str) -> None:
    loaded, words, options, menus = _with_much_to_build(language)
    does = {each.choices: [told.effect for told in each.told] for menu in menus for each in menu.entries}
    panel = panel_view(loaded, 0, words, options=options, news=[], file=empty_file(), back=[], together=menus)
    shown = {
        tuple(f"{each.custom_id.partition('@pick.')[2]}{option.value}".split(THEN)): option.description or ""
        for each in panel.walk_children()
        if isinstance(each, discord.ui.Select) and "@pick.place:build_building" in (each.custom_id or "")
        for option in each.options
    }
    assert len(shown) >= 9, "most buildings are there"
    assert [ways for ways, told in shown.items() if any(effect[:12] not in told for effect in does[ways])] == []


@pytest.mark.parametrize(
    ("language", "declined"), [("en", "2 · Don't build a ship → "), ("de", "2 · Kein Schiff bauen → ")]
)
def test_a_row_that_begins_with_an_answer_puts_it_as_its_button_does(language: str, declined: str) -> None:
    mine = display(wood=9, fish=9, gold=9, buildings=["B122"], sites={"B122": "a2"})
    game = nusfjord_given(mine, display(), offered=["A101"])
    game.play("place:build_building")
    game.play("at:b1")
    labels = [label for label in _rows(_menus("nusfjord", game.table, 0, language)) if label.startswith("2 · ")]
    assert labels
    assert all(label.startswith(declined) for label in labels)


@pytest.mark.parametrize(
    ("language", "yard", "sloop"),
    [("en", "Build a Building → Yard", "Build a Ship → Sloop"), ("de", "Gebäudebau → Hof", "Schiffbau → Slup")],
)
def test_what_is_built_without_asking_is_named_in_the_title_of_its_entry(language: str, yard: str, sloop: str) -> None:
    mine = display(wood=2, fish=2, elders={"constructor": 0})
    game = nusfjord_given(mine, display(), offered=["A104"], plates=2)
    rows = _rows(_menus("nusfjord", game.table, 0, language))
    told, *_ = [told for label, told in rows.items() if yard in label]
    name = yard.partition(" → ")[2]
    assert name not in told, "once is enough"
    assert f"1 {'fish' if language == 'en' else 'Fisch'} · 0 " in told
    (ship,) = [label for label in rows if label.endswith(sloop)]
    assert sloop.partition(" → ")[2] not in rows[ship]


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_opens_a_panel_again_finds_the_same_rows_however_much_has_happened(language: str) -> None:
    loaded, words, options, menus = _with_much_to_build(language)
    rows = list[list[str]]()
    for news in ((), ["**Anna** places a worker on Thin Out, has no room for 2 wood."] * 30):
        panel = panel_view(loaded, 0, words, options=options, news=news, file=empty_file(), back=[], together=menus)
        assert bytes_of(panel) <= BYTES
        said = "".join(each.content for each in panel.walk_children() if isinstance(each, discord.ui.TextDisplay))
        assert ("Thin Out, has" in said) == bool(news)
        rows.append(
            [f"{each.custom_id} {option.value}" for each in panel.walk_children()
             if isinstance(each, discord.ui.Select) and "@pick" in (each.custom_id or "") for option in each.options]
        )  # fmt: skip
    assert rows[0] == rows[1]
    assert sum(len(menu.entries) for menu in menus) > len(rows[0]), "there is no room for all"


def test_no_menu_takes_the_room_of_a_whole_other_one() -> None:
    ways = [(0, 3), (2, 25), (1, 20)]
    menus = [
        WaysMenu(
            f"die:{rank}",
            [
                Entry(
                    f"{number}",
                    (f"die:{rank}", f"a:{number}"),
                    (rank, "die"),
                    "x" * 50,
                    "",
                    (Detail("1", ""),),
                    "",
                    rank,
                )
                for number in range(count)
            ],
        )
        for rank, count in ways
    ]
    for room in (9000, 5000, 3000):
        counts = [len(menu.rows) for menu in fitting(menus, room, WORDS)]
        assert len(counts) == 3, "something of each"
        assert counts[0] == 3, "what is short is whole"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_for_a_building_says_its_points_however_little_room_there_is(language: str) -> None:
    cards = ["A103", "A104", "A116", "B122", "B129", "B130", "B132", "C145", "C148", "C149", "C150", "C151"]
    game = nusfjord_given(display(wood=9, fish=9, gold=9), display(), offered=cards, round=6)
    game.play("place:build_building")
    loaded = loaded_game(registry()["nusfjord"], game.table, 2, 1)
    words = texts().words(language).of("nusfjord", loaded.names)
    numbers = {each.choice: each.number for each in offered(loaded, 0, words)}
    points = {"en": r"(★ )?-?\d+ VP", "de": r"(★ jetzt )?-?\d+ SP"}[language]
    for room in (9000, 3000, 1500):
        rows = [row for menu in fitting(ways_menus(loaded, 0, words, numbers), room, words) for row in menu.rows]
        assert rows
        assert all(re.search(points, said) for _, _, said in rows), room
        shown = [value.split(THEN)[0] for value, _, _ in rows]
        assert "build:C148" in shown, "the best ones stay"


def test_an_elder_is_as_blue_as_an_action_and_passing_is_not() -> None:
    game = nusfjord_given(display(wood=5, elders={"forest_manager": 0}), display(), plates=1, offered=[])
    loaded = loaded_game(registry()["nusfjord"], game.table, 2, 1)
    words = texts().words("en").of("nusfjord", loaded.names)
    panel = panel_view(loaded, 0, words, options=offered(loaded, 0, words), news=[], file=empty_file(), back=[])
    styles = {each.custom_id.split(":", 3)[3]: each.style for each in panel.walk_children()
              if isinstance(each, discord.ui.Button) and each.custom_id}  # fmt: skip
    assert styles["place:take_gold"] == styles["elder:forest_manager"] == discord.ButtonStyle.primary
    assert styles["@sure.skip"] == discord.ButtonStyle.secondary


def test_a_bonus_tile_for_a_card_is_not_blue_where_every_move_is_in_vain() -> None:
    game = given(boat(at="A2", money=0, wheel="fish_or_sail", tiles=1, used=1), boat()).turn()
    loaded = loaded_game(registry()["captains_gulf"], game.table, 2, 1)
    words = texts().words("en").of("captains_gulf", loaded.names)
    panel = panel_view(loaded, 0, words, options=offered(loaded, 0, words), news=[], file=empty_file(), back=[])
    styles = {each.custom_id.split(":", 3)[3]: each.style for each in panel.walk_children()
              if isinstance(each, discord.ui.Button) and each.custom_id}  # fmt: skip
    assert styles["draw"] == discord.ButtonStyle.secondary


@pytest.mark.parametrize(("language", "cut"), [("de", "(nicht alle)"), ("en", "(not all)")])
def test_a_menu_without_the_pairs_of_cards_says_so_and_a_card_for_bait_is_no_catch(language: str, cut: str) -> None:
    """CG11.7: with a Deckhand a second card may follow."""
    deckhand = boat(
        licenses=["shrimp", "shrimp", "oyster", "oyster"], hand=["ss", "oo", "so", "soc", "cc", "oc"], fuel=4,
        upgrades=["storage_big"], crew=["deckhand_shrimp_oyster"],
    )  # fmt: skip
    sea = {"B4": "sssoo"}
    game = given(deckhand, boat(), sea=sea).at_action("fishing").play(0, "fish:B4")
    (menu,) = [each for each in _menus("captains_gulf", game.table, 0, language) if each.first == "other"]
    assert menu.heading.endswith(cut)
    bait = {"de": "(Köder 2 Garnelen)", "en": "(bait 2 Shrimp)"}[language]
    assert [label for _, label, _ in menu.rows if label.endswith(bait)], "what is played, and not what is caught"
    alone = given({**deckhand, "crew": []}, boat(), sea=sea).at_action("fishing").play(0, "fish:B4")
    assert not any(cut in each.heading for each in _menus("captains_gulf", alone.table, 0, language)), (
        "nothing is left out"
    )


def test_free_fishing_is_among_what_can_be_done_in_one_press() -> None:
    """CG5.B3: the turn goes from the wheel to a card of one's choice."""
    game = given(boat(licenses=["shrimp"] * 2, hand=["ss", "so"], fuel=4, wheel="market"), boat(), sea={"B4": "sss"})
    chains = [value for menu in _menus("captains_gulf", game.turn().table, 0) for value, _, _ in menu.rows]
    assert [each for each in chains if "+other+play:" in each or each.startswith("fish:B4+other")], chains


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_menu_of_buildings_says_what_each_does_though_an_elder_beside_them_has_a_long_text(language: str) -> None:
    cards = ["A103", "A104", "A214", "C148"]
    game = nusfjord_given(display(wood=9, fish=9, gold=9, elders={"fish_seller": 0}), display(), offered=cards)
    words = texts().words(language).of("nusfjord")
    told = _rows(_menus("nusfjord", game.table, 0, language))
    for card in cards:
        entries = [said for label, said in told.items() if f"{words.name(card)} →" in label]
        assert entries
        assert all(briefly(words, card)[:12] in said for said in entries), card


def test_small_print_without_effects_hides_no_effect_of_the_entries_beside_it() -> None:
    building = _entry("a", ("1 fish", "when built: +1 gold"), choices=("die:cod", "a"))
    elder = _entry("b", ("as long as the text of an elder may be " * 4, ""), choices=("die:cod", "b"))
    (shown,) = fitting([WaysMenu("", [building, elder])], 9000, WORDS)
    assert [said[:29] for _, _, said in shown.rows] == ["1 fish. when built: +1 gold", "as long as the text of an eld"]


def test_a_menu_tells_effects_in_room_that_the_others_leave() -> None:
    told = [_entry(each, ("1 fish", "when built: +1 gold"), choices=("die:cod", each)) for each in "abcd"]
    bare = [_entry(each, ("w" * 90, ""), choices=("die:oyster", each)) for each in "efghijkl"]
    menus = [WaysMenu("", told), WaysMenu("", bare)]
    shown = fitting(menus, 2050, WORDS)
    assert [len(menu.rows) for menu in shown] == [4, 8]
    assert {said for _, _, said in shown[0].rows} == {"1 fish. when built: +1 gold"}
    assert all(len(said) < 90 for _, _, said in shown[1].rows), "which have no room for all"


def test_where_the_ways_of_a_choice_have_no_room_the_heading_says_which_choices_are_there() -> None:
    near = [_entry("1 · a → b", choices=("die:cod", each)) for each in "ab"]
    far = [msgspec.structs.replace(_entry("2 · c → " + "d" * 90, choices=("c", each)), rank=1) for each in "defg"]
    menu = WaysMenu("", [*near, *far], "which die")
    (whole,) = fitting([menu], 9000, WORDS)
    assert (whole.heading, len(whole.rows)) == ("⏩ Which die …", 6)
    (some,) = fitting([menu], 400, WORDS)
    assert (some.heading, len(some.rows)) == ("⏩ 1 – which die …", 2)
    apart = [WaysMenu("", near, "which die"), WaysMenu("c", far, "what then")]
    assert [each.heading for each in fitting(apart, 9000, WORDS)] == ["⏩ Which die …", "⏩ 2 · c – what then …"]
    assert [each.heading for each in fitting(apart, 400, WORDS)] == ["⏩ 1 – which die …"]


@pytest.mark.parametrize(("language", "open_"), [("en", "(space next)"), ("de", "(Feld folgt)")])
def test_an_entry_that_ends_before_a_building_has_its_space_says_so(language: str, open_: str) -> None:
    """A builder's forest, his action and the building are four decisions: the space would be the fifth."""
    mine = display(wood=9, fish=9, gold=9, elders={"builder": 0})
    game = nusfjord_given(mine, display(), offered=["A103", "A116"], plates=3)
    seen = {True: 0, False: 0}
    for shown in _menus("nusfjord", game.table, 0, language):
        for value, label, _ in shown.rows:
            choices = [*([shown.first] if shown.first else []), *value.split(THEN)]
            if any(map(_builds, choices)):
                ends_before = _builds(choices[-1])
                assert (open_ in label) == ends_before, label
                seen[ends_before] += 1
    assert all(seen.values())


@pytest.mark.parametrize(("language", "open_"), [("en", "(space next)"), ("de", "(Feld folgt)")])
def test_an_entry_whose_building_is_shown_to_all_before_it_has_its_space_says_so_as_well(
    language: str, open_: str
) -> None:
    """The other players see a building that was in somebody's hand: that ends the way."""
    mine = display(wood=9, fish=9, gold=9, hand=["C144"])
    game = nusfjord_given(mine, display(), offered=["A103"])
    labels = {
        value: label
        for shown in _menus("nusfjord", game.table, 0, language)
        for value, label, _ in shown.rows
        if "build:C144" in value
    }
    assert labels
    for value, label in labels.items():
        assert (open_ in label) == value.endswith("build:C144")


@pytest.mark.parametrize(
    ("language", "building", "ship"),
    [("en", "(building next)", "(ship next)"), ("de", "(Gebäude folgt)", "(Schiff folgt)")],
)
def test_an_entry_that_ends_before_what_it_is_about_is_chosen_says_what_comes_next(
    language: str, building: str, ship: str
) -> None:
    mine = display(wood=9, fish=9, gold=9)
    game = nusfjord_given(mine, display(), offered=["A103", "A116"], stacks=[["constructor"], ["builder"]])
    next_ = {"choose:build_building": building, "choose:build_ship": ship}
    ends: dict[str, set[str]] = {}
    for shown in _menus("nusfjord", game.table, 0, language):
        for value, label, _ in shown.rows:
            ends.setdefault(value.split(THEN)[-1], set()).add(label)
    met = next_.keys() & ends.keys()
    assert met
    for choice in met:
        assert all(label.endswith(next_[choice]) for label in ends[choice]), ends[choice]


def _builds(choice: str) -> bool:
    return verb_in(choice) == "build"


@pytest.mark.parametrize(("language", "taken"), [("en", "occupied"), ("de", "besetzt")])
def test_that_somebody_stands_where_a_card_leads_stays_however_little_room_there_is(language: str, taken: str) -> None:
    """M5.5: it costs the card's way if the other one is still there."""
    words = texts().words(language).of("montego_bay")
    there = {"slot": "big", "space": "S2", "barrels": 3, "broken": 0, "coins": 0, "goods": 0, "by": "yellow_big"}
    for kind, said in (("card", False), ("card_occupied", True)):
        assert (taken in words.least_of_detail("card:big:1", Ask(kind, there))) is said


@pytest.mark.parametrize(
    ("language", "die", "license_", "toward"),
    [
        ("en", "Cod die", "license level 1. Each boat launched pays 1 coin", "2 VP when complete"),
        ("de", "Kabeljauwürfel", "Lizenz Level 1. Jedes eingesetzte Boot bringt 1 Münze", "fertig: 2 SP"),
    ],
)
def test_a_row_of_steps_in_fleet_tells_of_each_box_what_its_button_tells(
    language: str, die: str, license_: str, toward: str
) -> None:
    words = texts().words(language).of("fleet_dice")
    assert words.choice("die:cod") == die, "the number before it would pass for its face"
    box = Ask("box_license", {"box": 2, "boxes": 12, "points": 0, "coins": 0, "stars": 0, "level": 1,
                              "license": "cod_1", "room": 0})  # fmt: skip
    told = words.told_of_step("mark:cod", box) + ". " + words.effect_of_detail(box)
    assert told.endswith(license_)
    assert words.detail(box).startswith(told)
    next_ = Ask("box_toward", {"box": 1, "boxes": 2, "points": 2})
    assert words.told_of_step("mark:casino", next_) == words.detail(next_)
    assert words.detail(next_).endswith(toward)
    boat = Ask("take_boat", {"points": 1, "room": 3, "coins": 0, "stars": 0})
    assert words.told_of_step("take:boat", boat) == words.detail(boat) != ""


@pytest.mark.parametrize(
    ("language", "bonus", "both", "move"),
    [
        ("en", "a bonus action, and what follows …", "a move or a bonus action …", "a move with its action …"),
        ("de", "bonusaktion und was folgt …", "ein zug oder eine bonusaktion …", "ein zug samt aktion …"),
    ],
)
def test_a_menu_is_called_a_move_only_where_all_of_its_entries_are_moves(
    language: str, bonus: str, both: str, move: str
) -> None:
    rng, luck, met = Random(4), Luck(bytes([4]) * 32), set[str]()
    table, _ = registry()["captains_gulf"].setup(3, {}, luck)
    game = registry()["captains_gulf"]
    for _ in range(150):
        seat = min(game.waiting(table))
        step = game.step(table, seat)
        assert step is not None
        if step.ask(table).kind == "turn":
            for menu in _menus("captains_gulf", table, seat, language):
                verbs = {verb_in(value) for value, _, _ in menu.rows}
                said = [
                    each for each in (bonus, both, move) if menu.heading.casefold().partition(" (")[0].endswith(each)
                ]
                if not menu.first and said:
                    met.add(said[0])
                    assert said == [move if verbs == {"go"} else bonus if verbs == {"bonus"} else both], menu.heading
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    assert move in met
    assert bonus in met or both in met


def test_a_discard_in_one_press_goes_on_to_no_bonus_tile() -> None:
    """With the Almanac, the Radar draws a card more: two go for it, one more for the limit of the hand."""
    hand = ["G16", "G21", "G36", "G05", "G17", "G56"]
    game = given(boat(hand=hand, tiles=2, wheel="market"), boat(), card="almanac").turn().play(0, "bonus:radar")
    menus = _menus("captains_gulf", game.table, 0)
    chosen = [value.split(THEN) for menu in menus for value, _, _ in menu.rows]
    assert {verb_in(each) for row in chosen for each in row} == {"drop"}
    assert all(len(row) >= 2 for row in chosen)
    headings = [menu.heading for menu in menus if not menu.first]
    assert headings
    assert all("at least two of the three cards at once" in each.casefold() for each in headings)


@pytest.mark.parametrize(("language", "open_"), [("en", "(second card next)"), ("de", "(zweite Karte folgt)")])
def test_an_entry_that_ends_before_a_second_card_says_so(language: str, open_: str) -> None:
    """CG5.E: some cards leave enough for a second one, others don't."""
    boats = boat(hand=["G16", "G21", "G36", "G05", "G17", "G56"], money=4, wheel="fish_or_sail"), boat()
    seen = set[bool]()
    for menu in _menus("captains_gulf", given(*boats).turn().table, 0, language):
        for value, label, _ in menu.rows:
            way = [*filter(None, [menu.first]), *value.split(THEN)]
            if way[0] == "go:shipyard":
                ends_before = given(*boats).turn().play(0, *way).ask().kind == "second_card"
                assert (open_ in label) == ends_before, label
                seen.add(ends_before)
    assert seen == {True, False}


def test_what_two_entries_tell_of_a_kind_of_decision_is_alike_though_one_has_more_room() -> None:
    """A hex says what swims there in each of the entries or in none."""
    hand = ["G56", "G46", "G49"]
    boats = boat(at="A2", licenses=["crab"], hand=hand, fuel=6, wheel="fuel_dock"), boat()
    (menu,) = _menus("captains_gulf", given(*boats, sea={"B4": "ccc", "B2": "cccc"}).at_action("fishing").table, 0)
    assert len({"you can catch" in told for _, _, told in menu.rows}) == 1, menu.rows
    assert all("fuel" in told for _, _, told in menu.rows)


@pytest.mark.parametrize("kind", sorted(CHAINED))
def test_a_menu_that_leaves_out_ways_says_so_and_no_other_does(kind: str) -> None:
    """Whether for want of room or because they would be too many: of each choice that anything in it begins with."""
    game, rng, luck = registry()[kind], Random(8), Luck(bytes([8]) * 32)
    words = texts().words("en").of(kind, ["A", "B", "C"])
    table, _ = game.setup(3, {}, luck)
    seen = {True: 0, False: 0}
    for number in range(150):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        if number % 15 == 0:
            loaded = loaded_game(game, table, 3, number)
            numbers = {each.choice: each.number for each in offered(loaded, seat, words)}
            menus, every = ways_menus(loaded, seat, words, numbers), ways(game, table, seat)
            for room in (1200, 3000, 9000):
                for menu in fitting(menus, room, words):
                    shown = {(*filter(None, [menu.first]), *value.split(THEN)) for value, _, _ in menu.rows}
                    begun = {choices[0] for choices in shown}
                    there = [way for each in every if each.choice in begun for way in each.ways]
                    left_out = any(way.cut or way.choices not in shown for way in there)
                    assert menu.heading.endswith("(not all)") == left_out, (room, menu.heading, shown)
                    seen[left_out] += 1
        game.apply(table, seat, game.players[-1].choose(game.view(table, seat), game.options(table, seat), rng), luck)
    assert all(seen.values())


def test_where_there_is_little_room_what_is_promising_stays() -> None:
    """Of the dice to take, the one that most would take."""
    game, rng, luck = registry()["fleet_dice"], Random(2), Luck(bytes([2]) * 32)
    words = texts().words("en").of("fleet_dice", ["A", "B", "C"])
    table, _ = game.setup(3, {}, luck)
    tight = 0
    while waiting := sorted(game.waiting(table)):
        seat = rng.choice(waiting)
        best, *_ = game.promising(table, seat, game.options(table, seat))
        step = game.step(table, seat)
        assert step is not None
        if step.ask(table).kind == "draft" and table.round % 3 == 0:
            loaded = loaded_game(game, table, 3, 1)
            numbers = {each.choice: each.number for each in offered(loaded, seat, words)}
            menus = ways_menus(loaded, seat, words, numbers)
            shown = fitting(menus, 1500, words)
            begun = {entry.choices[0] for menu in menus for entry in menu.entries}
            if sum(len(menu.rows) for menu in shown) < sum(len(menu.entries) for menu in menus) and best in begun:
                rows = [menu.first or value.partition(THEN)[0] for menu in shown for value, _, _ in menu.rows]
                assert best in rows, (best, rows)
                tight += len(begun) > 1
        game.apply(table, seat, best, luck)
    assert tight


@pytest.mark.parametrize(("language", "cut"), [("de", "(nicht alle)"), ("en", "(not all)")])
def test_a_menu_in_which_only_the_end_of_the_turn_is_left_out_says_so(language: str, cut: str) -> None:
    """Whoever ends it before a bonus action is asked twice, so that no way does."""
    game = given(boat(at="tampa", fuel=4, wheel="market", money=3), boat()).turn()
    (menu,) = [each for each in _menus("captains_gulf", game.table, 0, language) if any(
        value.startswith("go:fuel_dock+") or each.first == "go:fuel_dock" for value, _, _ in each.rows
    )]  # fmt: skip
    assert cut in menu.heading
