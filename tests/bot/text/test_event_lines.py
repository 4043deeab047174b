"""What one player did in a row is one sentence, in which nothing is named twice."""

from __future__ import annotations

import pytest

from bot.text import texts
from bot.text.event_lines import Story, naming, shortened, shortened_inside, tell
from games.engine import Argument, Event, Luck, registry, visible

LUCK = Luck(bytes(32))


def told(game: str, *events: Event, language: str = "en") -> list[str]:
    return tell(events, texts().words(language).of(game, ["Anna", "Ben"]))


def test_what_was_just_named_is_not_named_again() -> None:
    placed = Event("placed", 0, {"action": "thin_out"})
    lost = Event("wood_lost", 0, {"wood": 2})
    goods: dict[str, Argument] = {"wood": 3, "fish": 0, "gold": 0}
    gained = Event("gained", 0, {**goods, "source": "thin_out"})
    other = Event("gained", 0, {**goods, "source": "A104"})
    assert told("nusfjord", placed, lost, gained, other) == [
        "**Anna** places a worker on Thin Out, loses 2 wood (no room) and gets 3 wood and 3 wood (Yard)."
    ]
    removed = Event("forest_removed", 0, {"double": "c3c4", "left": 0})
    (line,) = told(
        "nusfjord",
        Event("placed", 0, {"action": "deforest"}),
        removed,
        Event("gained", 0, {**goods, "source": "deforest"}),
    )
    assert line == "**Anna** places a worker on Deforest, removes a forest on c3–c4 (freeing 2 spaces) and gets 3 wood."
    assert told("nusfjord", gained) == ["**Anna** gets 3 wood (Thin Out)."]


GOODS: dict[str, Argument] = {"wood": 5, "fish": 0, "gold": 0}
PLANNED = Event("@planned", None, {"choice": "fell:a1"}, to=0)


@pytest.mark.parametrize(
    ("between", "source", "told_again"),
    [
        ([PLANNED], "deforest", False),
        ([PLANNED, PLANNED], "deforest", False),
        ([Event("elder_revealed", None, {"elder": "broker"})], "deforest", False),
        ([PLANNED], "A104", True),
        ([Event("skipped", 1, {})], "deforest", True),
        ([Event("round_began", None, {"round": 3})], "deforest", True),
        ([PLANNED, Event("skipped", 0, {})], "deforest", True),
    ],
)
def test_where_something_came_from_is_not_said_again_in_the_next_line_of_a_turn(
    between: list[Event], source: str, told_again: bool
) -> None:
    placed, gained = Event("placed", 0, {"action": "deforest"}), Event("gained", 0, {**GOODS, "source": source})
    words = texts().words("en").of("nusfjord", ["Anna", "Ben"])
    events = [placed, *between, gained]
    assert tell(events, words)[-1].endswith(").") == told_again
    apart = [*tell(events[:-1], words), *tell(events[-1:], words, after=events[:-1])]
    assert apart[-1].endswith(").") == told_again
    more = Event("gained", 0, {**GOODS, "source": source})
    (_, *_, last) = tell([*events, Event("gained", 0, {**GOODS, "source": "A101"}), more], words)
    assert last.endswith(f"({words.name(source)})."), "something else has brought goods in between"


def test_a_board_says_where_something_came_from_once_though_it_tells_of_several_moves() -> None:
    before = [Event("placed", 0, {"action": "deforest"}), PLANNED]
    words = texts().words("en").of("nusfjord", ["Anna", "Ben"])
    story = Story.parted(before, [Event("gained", 0, {**GOODS, "source": "deforest"})], words, ("", "round_began"))
    assert story.last == ["**Anna** gets 5 wood."]


def test_a_name_that_ends_with_a_period_ends_no_sentence_and_gets_no_second_one() -> None:
    dealt = Event("hand_dealt", 0, {"cards": ["C142", "B329"]})
    cards = f"these C buildings: {texts().words('en').of('nusfjord').name('C142')}, Wood Shipping Co."
    assert told("nusfjord", dealt) == [f"**Anna** is dealt {cards}"]
    assert told("nusfjord", dealt, Event("declined", 0, {"source": "A104"})) == [
        f"**Anna** is dealt {cards} and declines the offer (Yard)."
    ], "one sentence"
    shown = Event("cards_revealed", None, {"letter": "B", "cards": ["B132", "B130"]})
    assert told("nusfjord", shown) == [
        f"New B buildings: {texts().words('en').of('nusfjord').name('B132')}, Ship Holding Co."
    ]


@pytest.mark.parametrize(
    ("language", "gains", "discards", "draws"),
    [
        (
            "de",
            "**Anna** bekommt 5 Holz (Durchforsten) und 2 Fische (Hof).|**Anna** setzt aus.",
            "**Anna** wirft {G56} und {G43} ab.",
            "**Du** ziehst {G29} und {G39}.",
        ),
        (
            "en",
            "**Anna** gets 5 wood (Thin Out) and 2 fish (Yard).|**Anna** passes.",
            "**Anna** discards {G56} and {G43}.",
            "**You** draw {G29} and {G39}.",
        ),
    ],
)
def test_several_of_a_kind_in_a_row_are_told_as_one(language: str, gains: str, discards: str, draws: str) -> None:
    wood = Event("gained", 0, {"wood": 5, "fish": 0, "gold": 0, "source": "thin_out"})
    fish = Event("gained", 0, {"wood": 0, "fish": 2, "gold": 0, "source": "A104"})
    skips = Event("skipped", 0, {})
    assert told("nusfjord", wood, fish, skips, language=language) == gains.split("|"), "a turn begins a sentence"
    words = texts().words(language).of("captains_gulf", ["Anna", "Ben"])
    cards = {card: words.full_name(card) for card in ("G56", "G43", "G29", "G39")}
    thrown = [Event("discarded", 0, {"card": card}) for card in ("G56", "G43")]
    assert told("captains_gulf", *thrown, language=language) == [discards.format(**{card: card for card in cards})]
    drew = Event("drew", 0, {"number": 2}), Event("drew_cards", 0, {"cards": ["G29", "G39"]}, to=0)
    assert tell(drew, words, 0) == [draws.format(**cards)]


def test_a_haul_of_several_kinds_is_a_part_of_its_sentence() -> None:
    sold = Event("sold", 0, {"raw": "none", "cooked": "oc", "port": "tampa", "money": 9})
    assert told("captains_gulf", sold, language="de") == [
        "**Anna** verkauft 1 Auster und 1 Krabbe (gekocht) in Tampa für 9\u00a0$."
    ]
    caught = Event("caught", 0, {"haul": "sooc", "wild": 0, "cards": ["G13", "G22"]})
    assert told("captains_gulf", caught) == ["**Anna** catches 1 Shrimp, 2 Oysters and 1 Crab, discarding G13, G22."]
    assert told("captains_gulf", caught, language="de") == [
        "**Anna** fängt 1 Garnele, 2 Austern und 1 Krabbe (dafür abgeworfen: G13, G22)."
    ]


@pytest.mark.parametrize(
    ("elder", "said"), [("broker", "den Makler"), ("sailor", "den Matrosen"), ("contractor", "den Bauherrn")]
)
def test_an_elder_is_called_by_name(elder: str, said: str) -> None:
    taken, fed = Event("elder_taken", 0, {"elder": elder}), Event("elder_fed", 0, {"elder": elder, "filled": 1})
    assert told("nusfjord", taken, fed, language="de") == [
        f"**Anna** nimmt {said} und versorgt ihn von der Festtafel (noch 1 Teller gefüllt)."
    ]
    used = Event("elder_used", 0, {"elder": elder})
    assert told("nusfjord", used, language="de") == [f"**Anna** setzt einen Arbeiter auf {said}."]


def test_whoever_is_pushed_does_nothing() -> None:
    moved = Event("moved", 0, {"size": "big", "colour": "green", "card": 2, "start": "N6", "place": "S7"})
    pushed = Event("pushed", 0, {"size": "small", "colour": "green", "place": "N7"})
    emptied = Event("room_emptied", 0, {"space": "S7", "size": "big", "colour": "green"})
    assert told("montego_bay", moved, pushed, emptied) == [
        "**Anna** moves the big green worker 2 spaces to S7.",
        "The small green worker is pushed across to N7.",
        "**Anna** works at S7 with the big green worker.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["**Anna** moves the big green worker 2 spaces to S7.",
                "The small green worker finds no free space with a 3 and stays (S5).",
                "**Anna** works at S7 with the big green worker and loads 1 barrel onto the Hope, 2 barrels onto the"
                " Ann and 1 barrel onto the Iris."]),
        ("de", ["**Anna** zieht den großen grünen Hafenarbeiter 2 Felder weit nach S7.",
                "Grün klein findet mit der 3 kein freies Feld und bleibt stehen (S5).",
                "**Anna** arbeitet bei S7 mit Grün groß und lädt 1 Fass auf die Hope, 2 Fässer auf die Ann und 1 Fass"
                " auf die Iris."]),
    ],
)  # fmt: skip
def test_who_finds_no_space_has_a_sentence_and_a_load_on_several_ships_one_verb(language: str, said: list[str]) -> None:
    words = texts().words(language).of("montego_bay", ["Anna", "Ben"])
    ships = {words.name(ship): ship for ship in (f"S{number:02}" for number in range(1, 16))}
    moved = Event("moved", 0, {"size": "big", "colour": "green", "card": 2, "start": "N6", "place": "S7"})
    stayed = Event("stayed", 0, {"size": "small", "colour": "green", "card": 3, "start": "S5", "place": "S5"})
    emptied = Event("room_emptied", 0, {"space": "S7", "size": "big", "colour": "green"})
    loads = [
        Event("loaded", 0, {"ship": ships[ship], "barrels": barrels})
        for ship, barrels in (("Hope", 1), ("Ann", 2), ("Iris", 1))
    ]
    assert told("montego_bay", moved, stayed, emptied, *loads, language=language) == said


def test_a_sign_stands_before_the_name() -> None:
    assert told("nusfjord", Event("@undo-asked", 1, {})) == ["↩️ **Ben** asks to take back the last decision."]


def test_the_catch_is_told_part_by_part() -> None:
    parts: dict[str, Argument] = {"elders": 0, "board": 0, "others": 1, "own": 0, "stored": 2, "bycatch": 0}
    assert told("nusfjord", Event("fished", 0, {"haul": 3, **parts}), language="de") == [
        "**Anna** fängt 3 Fische (1 für Anteile bei anderen, 2 in die Rücklagen)."
    ]
    everything = dict.fromkeys(parts, 1)
    assert told("nusfjord", Event("fished", 0, {"haul": 6, **everything})) == [
        "**Anna** catches 6 fish (1 for elders, 1 for shares on the Action board, 1 for shares held by others, 1 for"
        " their own shares, 1 to the Reserve, 1 returned)."
    ]


@pytest.mark.parametrize(
    "moment",
    [1_772_751_599, 1_772_783_999, 1_772_708_399],  # the last second of 5 March in Berlin, in Los Angeles, in Auckland
)
@pytest.mark.parametrize(("language", "day"), [("de", "bis 5. März 2026"), ("en", "until March 5, 2026")])
def test_the_end_of_a_vacation_is_a_date_that_every_phone_shows(moment: int, language: str, day: str) -> None:
    (line,) = told("nusfjord", Event("@vacation", None, {"who": 0, "until": f"<t:{moment}:D>"}), language=language)
    assert day in line


def _round_ends(*last: Event) -> Story:
    words = texts().words("en").of("captains_gulf", ["Anna", "Ben"])
    return Story.parted([Event("labored", 1, {"money": 2})], last, words, registry()["captains_gulf"].round_ends)


def test_what_the_end_of_a_round_brings_everybody_is_told_before_the_turn_that_ended_it() -> None:
    moved = Event("refueled", 0, {"fuel": 0, "tank": 6})
    paid = [Event("card_paid", seat, {"card": "maintenance", "money": 5}) for seat in (1, 0)]
    began, eased = Event("round_began", None, {"round": 3, "card": "good_weather"}), Event("depletion_eased")
    brings = [
        "**Ben** pays $5 (Maintenance).",
        "**Anna** pays $5 (Maintenance).",
        "Round 3 begins: Good Weather (every sail takes 1 fuel less).",
        "The fished hexes recover a little.",
    ]
    story = _round_ends(moved, Event("round_ended", 0, {"round": 2}), *paid, began, eased)
    assert story.before == ["**Ben** earns $2.", "**Anna** already has a full tank and ends round 2."]
    assert story.last == brings
    assert _round_ends(*paid, began, eased).last == brings, "after the answers to the Coast Guard"
    many = [Event("labored", seat % 2, {"money": seat}) for seat in range(4)]
    assert _round_ends(*many).last == ["**Ben** earns $3."], "in a round only the end of much"


def test_a_new_hand_is_told_once_to_whoever_has_it_and_fishing_begins_another_sentence() -> None:
    game = registry()["nusfjord"]
    table, _ = game.setup(2, {}, LUCK)
    told: list[Event] = []
    while not any(event.kind == "hands_dealt" for event in told):
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        told = visible(game.apply(table, seat, "skip" if "skip" in options else options[0], LUCK), 0)
    words = texts().words("de").of("nusfjord", ["Anna", "Ben"])
    (dealt,) = [event for event in told if event.kind == "hand_dealt"]
    named = ", ".join(words.name(card) for card in dealt.args["cards"])
    lines = tell(told, words, 0)
    assert f"**Du** bekommst diese C-Gebäude auf die Hand: {named}." in lines
    assert not any("Alle bekommen" in line for line in lines)
    assert any(line.startswith("**Du** fängst ") for line in lines)
    public = tell([event for event in told if event.to is None], words)
    assert any(line.startswith("Alle bekommen ") for line in public)


@pytest.mark.parametrize(
    ("language", "reader", "line"),
    [
        ("en", None, "**Anna** takes back a step (*moves to “Fishing” for $2 and sails to B4 for 1 fuel*)."),
        ("en", 0, "**You** take back a step (*move to “Fishing” for $2 and sail to B4 for 1 fuel*)."),
        (
            "de",
            None,
            "**Anna** nimmt den letzten Schritt zurück (*steuert für 2\N{NO-BREAK SPACE}$ „Fischfang“ an "
            "und fährt für 1 Treibstoff nach B4*).",
        ),
    ],
)
def test_what_is_taken_back_is_named_as_it_was_told(language: str, reader: int | None, line: str) -> None:
    moved = Event("wheel_moved", 0, {"space": "fishing", "cost": 2})
    sailed = Event("sailed", 0, {"place": "B4", "fuel": 1})
    back = Event("@taken-back", 0, naming([moved, sailed]))
    assert tell([back], texts().words(language).of("captains_gulf", ["Anna", "Ben"]), reader) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "**Anna** takes back 2 steps (*sails to B4 for 1 fuel; moves to “Fishing” for $2*)."),
        (
            "de",
            "**Anna** nimmt 2 Schritte zurück (*fährt für 1 Treibstoff nach B4; "
            "steuert für 2\N{NO-BREAK SPACE}$ „Fischfang“ an*).",
        ),
    ],
)
def test_several_steps_back_in_a_row_are_one_phrase(language: str, line: str) -> None:
    words = texts().words(language).of("captains_gulf", ["Anna", "Ben"])
    moved = Event("wheel_moved", 0, {"space": "fishing", "cost": 2})
    sailed = Event("sailed", 0, {"place": "B4", "fuel": 1})
    backs = [Event("@taken-back", 0, naming([each])) for each in (sailed, moved)]
    assert tell(backs, words) == [line]
    nameless = {"en": "**Anna** takes back 2 steps.", "de": "**Anna** nimmt 2 Schritte zurück."}
    assert tell([Event("@taken-back", 0)] * 2, words) == [nameless[language]]
    assert tell([backs[0], Event("@taken-back", 1)], words)[1].startswith("**Ben**"), "each seat's own"


@pytest.mark.parametrize(
    ("language", "direction", "line"),
    [
        ("en", "left", "Crabs migrate to the left."),
        ("en", "up_right", "Crabs migrate up and to the right."),
        ("en", "same", "Crabs stay where they are."),
        ("de", "left", "Krabben wandern nach links."),
    ],
)
def test_a_migration_is_told_as_people_speak(language: str, direction: str, line: str) -> None:
    migrated = Event("migrated", None, {"seafood": "crab", "direction": direction, "places": ["B4"]})
    assert told("captains_gulf", migrated, language=language) == [line]


def test_a_step_back_of_an_earlier_version_names_nothing() -> None:
    assert told("captains_gulf", Event("@taken-back", 0)) == ["**Anna** takes back a step."]
    undone = Event("@undone", 0, {"count": 2, **naming([])})
    assert told("captains_gulf", undone) == [
        "↩️ **Anna** takes back the last decision and everything since (2 decisions)."
    ]


def test_no_shortened_story_begins_with_what_came_of_something_that_was_left_out() -> None:
    words = texts().words("en").of("montego_bay", ["Anna", "Ben"])
    scored: dict[str, Argument] = {"ship": "S01", "points": 3, "extra": 0}
    story = tell(
        [
            Event("loaded", 1, {"ship": "S01", "barrels": 2}),
            Event("ship_sailed", None, {"ship": "S01", "barrels": [1, 2], "why": "full"}),
            Event("ship_scored", 0, scored),
            Event("ship_scored", 1, scored),
            Event("ship_arrived", None, {"ship": "S02", "pier": 4, "below": ""}),
            Event("coins_taken", 1, {"coins": 1}),
        ],
        words,
    )
    assert len(story) == 6
    for room in range(len(story[-1]) + 1, sum(map(len, story[2:])) + 5):
        assert shortened(story, words, room).split("\n")[1:] == story[-1:], room
        inside = shortened_inside(["News", *story], words, room + len("News") + 1).split("\n")
        assert (inside[0], inside[2:]) == ("News", story[-1:]), room
    whole_event = shortened(story, words, sum(map(len, story[1:])) + 5)
    assert whole_event.split("\n")[1:] == story[1:], "it begins with why they score"
    consequences = shortened(story[:5], words, len(story[4]) + 1)
    assert consequences.split("\n")[1:] == story[4:5], "rather that than nothing"
