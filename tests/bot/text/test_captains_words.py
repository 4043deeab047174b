"""Captains of the Gulf has words for everything it says, in both languages, and they fit where they are shown."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.story import tell
from bot.text import Words, texts
from games.captains_gulf import GAME, bonus, data, fishing, steps, trading, upkeep
from games.captains_gulf.bundles import hauls, parts
from games.engine import Ask, Event, Illegal, Luck, visible
from tests.bot.text.scan import Messages, needed

GAME_ID = GAME.id
FILES = ("captains_gulf.ftl", "rules_captains_gulf.ftl")
NEEDED = needed(GAME_ID)
MESSAGES = {language: Messages(language, *FILES) for language in ("en", "de")}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
RULE = re.compile(r"\bCG\d+\.(?:\d+a?|[A-F]\d?)(?![\w.])")
PEOPLE = ["Anna", "Björn", "Chloé", "Dmitri"]
HANDBOOK = Path(__file__).parents[3] / "docs" / "rules" / "captains_gulf.md"
UNSEATED = {
    "port_opened", "populated", "round_began", "second_marker", "deck_reshuffled", "repopulated",
    "schools_reshuffled", "depletion_eased", "migrated", "selected", "game_ended",
}  # fmt: skip
HAULS = hauls((4, 4, 4), 4, (4, 4, 4), 0)

# What each argument can be; whatever is not named here is a number.
VALUES: dict[str, list[Any]] = {
    "port": data.PORTS,
    "place": data.PLACES,
    "trigger": data.HEXES,
    "space": data.SPACES,
    "action": data.BONUS_ACTIONS,
    "seafood": data.SEAFOOD,
    "direction": data.DIRECTIONS,
    "school": data.SCHOOLS,
    "license": data.LICENSES,
    "crew": data.CREW,
    "upgrade": data.UPGRADES,
    "tile": data.REWARDS,
    "haul": list(HAULS),
    "raw": list(HAULS),
    "cooked": ["none", *HAULS],
    "row": list(fishing.ROW),
    "card": data.CARDS[:3],
    "cards": [data.CARDS[:3], data.CARDS[:1]],
    "places": [data.HEXES[:2], []],
    "turned": [data.HEXES[:2], []],
    "cleared": [data.HEXES[:2], []],
    "rewards": [data.REWARDS[:2]],
}
# Of some kinds an argument means something else.
SPECIAL: dict[str, dict[str, list[Any]]] = {
    "round_began": {"card": data.ROUND_CARDS},
    "card_earned": {"card": data.ROUND_CARDS},
    "card_paid": {"card": data.ROUND_CARDS},
    "advanced": {"space": [2, 16]},
    "advance": {"space": [2, 16]},
    "too_many_cards": {"cards": [1, 2]},
    "fish": {"crab": [0, 12]},
    "go_in_vain": {"why": ["at_sea", "in_port", "no_card", "nothing_aboard", "no_box", "no_catch"]},
    "bonus": {"action": data.BONUS_ACTIONS, "tile": [0, 1]},
    "deck_reshuffled": {"cards": [3]},
    "selected": {"places": [[]]},
}
NUMBERS = [0, 1, 2, 3, 7, 16]


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME_ID, PEOPLE)


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def examples(kind: str, names: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a kind: each one takes all of its values while the others keep their first."""
    values = {name: SPECIAL.get(kind, {}).get(name, VALUES.get(name, NUMBERS)) for name in sorted(names)}
    usual = {name: each[0] if each is not NUMBERS else 2 for name, each in values.items()}
    yield usual
    for name, each in values.items():
        for value in each:
            yield usual | {name: value}


def clean(sentence: str) -> bool:
    """No raw id, no placeholder, no doubled blank or stop."""
    return not re.search(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  |\.\.|^ | $", sentence)


# -- everything has words -------------------------------------------------------------------------------------


def test_the_scan_of_the_source_finds_what_the_rules_say() -> None:
    assert {"wheel_moved", "caught", "sold", "towed", "repopulated"} <= set(NEEDED.events)
    assert {"turn", "fish_or_sail", "second_card", "inspection", "drop"} <= set(NEEDED.asks)
    assert {"move_too_dear", "loans_are_forced", "not_with_deckhand", "one_of_a_family"} <= set(NEEDED.reasons)
    assert {"CG4.6", "CG10.6a", "CG11.7", "CG12.1"} <= NEEDED.illegal_rules
    assert {"go", "go_in_vain", "sail_towed"} <= set(NEEDED.details)


@pytest.mark.parametrize("kind", sorted(NEEDED.events))
def test_every_event_is_told(kind: str, words: Words) -> None:
    seated = kind not in UNSEATED
    for args in examples(kind, NEEDED.events[kind]):
        said = words.event(Event(kind, 0 if seated else None, args))
        assert said
        assert clean(said)
        assert said.endswith(".") != seated, f"{said}: a predicate has no stop, a sentence has one"
        if seated:
            assert said[0].islower(), f"{said}: follows a name"


@pytest.mark.parametrize("kind", sorted(NEEDED.asks))
def test_every_question_is_asked_in_full_and_in_short(kind: str, words: Words) -> None:
    for args in examples(kind, NEEDED.asks[kind]):
        said = words.ask(Ask(kind, args))
        assert said.endswith("?")
        assert clean(said)
        assert len(said) <= 60
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        names = {name: words.name(value) if isinstance(value, str) else value for name, value in args.items()}
        short = words(f"{GAME_ID}-ask-{kind}.short", **names, **ids)
        assert clean(short)
        assert len(short) <= 38
        assert not short.endswith((".", "?"))


@pytest.mark.parametrize("kind", sorted(NEEDED.details))
def test_every_small_print_fits(kind: str, words: Words) -> None:
    for args in examples(kind, NEEDED.details[kind]):
        said = words.detail(Ask(kind, args))
        assert said
        assert clean(said)
        assert len(said) <= 60


@pytest.mark.parametrize("reason", sorted(NEEDED.reasons))
def test_every_refusal_says_why_in_one_sentence(reason: str, words: Words) -> None:
    assert f"{GAME_ID}-reason-{reason}" in MESSAGES[words.language].patterns
    for args in examples(reason, NEEDED.reasons[reason]):
        said = words.reason(Illegal(reason, "CG4.6", **args))
        assert said.endswith(". (CG4.6)")
        assert clean(said)


def test_every_choice_fits_on_a_button_and_no_two_look_alike(words: Words) -> None:
    sales = parts((1, 1, 1, 1, 1, 1), 4) + parts((4, 4, 4, 0, 0, 0), 4) + parts((0, 0, 2, 0, 2, 0), 4)
    choices = [
        *steps.GO, *bonus.BONUS, *fishing.HEX, *fishing.ROW.values(), *fishing.PLAY, *upkeep.SAIL, *upkeep.BUY,
        *upkeep.DROP, *trading.ADVANCE, *trading.BOOST, *(text for texts_ in steps.ADD for text in texts_),
        *(f"take:{haul}" for haul in HAULS), *(f"catch:G10:{haul}" for haul in HAULS), "total:2", "total:3",
        *(f"sell:{part}" for part in dict.fromkeys(sales)), upkeep.WITH_FUEL, upkeep.WITH_MONEY, fishing.OTHER,
        steps.DECLINE, steps.DONE, steps.END, steps.REPAY, steps.DRAW,
    ]  # fmt: skip
    labels = [(choice.partition(":")[0], words.choice(choice)) for choice in choices]
    assert len(set(labels)) == len(labels), "two choices under one heading look alike"
    for _, label in labels:
        assert clean(label)
        assert len(label) <= 40
    assert {choice.partition(":")[0] for choice in choices} == {verb.name for verb in GAME.verbs}


def test_every_verb_has_a_heading_for_its_choices(words: Words) -> None:
    for verb in GAME.verbs:
        assert 0 < len(words(f"{GAME_ID}-choice-{verb.name}.group")) <= 45


def test_commands_have_names_and_descriptions_discord_accepts(words: Words) -> None:
    arguments = {argument for verb in GAME.verbs for argument in verb.arguments}
    named = [f"verb-{verb.name}" for verb in GAME.verbs] + [f"argument-{name}" for name in arguments] + ["command"]
    for key in named:
        name = words(f"{GAME_ID}-{key}")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{GAME_ID}-{key}.description")) <= 100
    assert 0 < len(words(f"{GAME_ID}-command.new")) <= 100
    verbs = [words(f"{GAME_ID}-verb-{verb.name}") for verb in GAME.verbs]
    assert len(set(verbs)) == len(verbs)


def test_categories_are_named(words: Words) -> None:
    for category in ("money", "stars", "last", "light", "loans"):
        assert words(f"{GAME_ID}-category-{category}")
    for key in ("title", "summary", "house"):
        assert words(f"{GAME_ID}-{key}")


def test_every_word_of_a_choice_has_a_name(words: Words) -> None:
    ids = [*data.SPACES, *data.BONUS_ACTIONS, *data.PORTS, *data.SEAFOOD, *data.LICENSES, *data.CREW, *data.UPGRADES]
    for word in [*ids, *data.ROUND_CARDS, *data.DIRECTIONS, *HAULS, "none", "fuel", "money"]:
        assert words.name(word) != word
    assert words.name("B2") != "B2", "a buoy has its number"


# -- both languages say the same ------------------------------------------------------------------------------


def shared(language: str) -> set[str]:
    """All keys but the nouns, which each language forms in its own way."""
    return {key for key in MESSAGES[language].patterns if not key.startswith(f"{GAME_ID}-noun-")}


def test_both_languages_have_the_same_messages() -> None:
    assert shared("en") == shared("de")


def test_both_languages_read_the_same_variables() -> None:
    for key in sorted(shared("en")):
        assert MESSAGES["en"].variables(key) == MESSAGES["de"].variables(key), key


@pytest.mark.parametrize("language", ["en", "de"])
def test_messages_read_only_what_the_rules_give_them(language: str) -> None:
    said = {
        **{f"event-{kind}": names for kind, names in NEEDED.events.items()},
        **{f"ask-{kind}": names for kind, names in NEEDED.asks.items()},
        **{f"ask-{kind}.short": names for kind, names in NEEDED.asks.items()},
        **{f"detail-{kind}": names for kind, names in NEEDED.details.items()},
        **{f"reason-{kind}": names for kind, names in NEEDED.reasons.items()},
    }
    for key, names in said.items():
        assert MESSAGES[language].variables(f"{GAME_ID}-{key}") <= names, key


@pytest.mark.parametrize("prefix", ["event", "ask", "detail", "reason"])
def test_no_sentence_is_left_over(prefix: str) -> None:
    used = {"event": NEEDED.events, "ask": NEEDED.asks, "detail": NEEDED.details, "reason": NEEDED.reasons}[prefix]
    start = f"{GAME_ID}-{prefix}-"
    written = {key.removeprefix(start).partition(".")[0] for key in shared("en") if key.startswith(start)}
    assert written <= set(used)


# -- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_whole_games_are_told_without_a_missing_word(seats: int, words: Words) -> None:
    words = words.of(GAME_ID, PEOPLE[:seats])
    rng, luck = Random(seats), Luck(bytes([seats]) * 32)
    table, events = GAME.setup(seats, {}, luck)
    while not table.over:
        assert all(clean(line) for line in tell(visible(events, None), words))
        seat = rng.choice(list(GAME.waiting(table)))
        step = GAME.step(table, seat)
        assert step is not None
        assert words.ask(step.ask(table))
        options = GAME.options(table, seat)
        for choice in rng.sample(options, min(3, len(options))):
            assert words.choice(choice)
            detail = GAME.detail(table, seat, choice)
            assert detail is None or clean(words.detail(detail))
        wrong = rng.sample(GAME.conceivable(table, seat), 8)
        for choice in (*wrong, "take:sss", "sell:soc:c", "catch:G01:s", "play:G02:oc", "total:9", "loan", "x"):
            refused = GAME.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused))
        events = GAME.apply(table, seat, rng.choice(options), luck)


# -- rules ----------------------------------------------------------------------------------------------------


def rule_key(number: str) -> str:
    return f"{GAME_ID}-rule-{number.replace('.', '-')}"


def test_every_rule_the_code_cites_can_be_looked_up(words: Words) -> None:
    sources = Path(str(data.__file__)).parent.glob("*.py")
    cited: set[str] = {
        number for path in sources for number in RULE.findall(path.read_text("utf-8"))
    } | NEEDED.illegal_rules
    assert len(cited) > 90
    rulings = {number for number in cited if number.startswith("CG17.")}
    for number in sorted(cited - rulings):
        assert words(rule_key(number))
        assert words(f"{rule_key(number)}.title")


def test_rules_are_short_enough_to_be_read(words: Words) -> None:
    keys = [key for key in MESSAGES[words.language].patterns if key.startswith(f"{GAME_ID}-rule-") and "." not in key]
    assert len(keys) == 130
    for key in keys:
        assert 0 < len(words(key)) <= 300
        assert 0 < len(words(f"{key}.title")) <= 60
        assert words(key).endswith("."), key


def test_the_handbook_says_what_the_command_says() -> None:
    handbook = HANDBOOK.read_text("utf-8")
    words = texts().words("en")
    for key in MESSAGES["en"].patterns:
        number = key.removeprefix(f"{GAME_ID}-rule-").replace("-", ".")
        if key != number and RULE.fullmatch(number):
            title = words(f"{key}.title")
            stop = "" if title.endswith(".") else "."
            assert f"**{number} {title}{stop}** {words(key)}\n" in handbook


# -- provenance of the figures ----------------------------------------------------------------------------------


def rows() -> Iterator[tuple[str, dict[str, Any]]]:
    for table, content in data.RAW.items():
        for row in content if isinstance(content, list) else [content]:
            yield f"{table} {row.get('id', '')}", row


def test_rows_with_house_figures_say_which() -> None:
    for place, row in rows():
        assert set(row.get("house", [])) <= set(row) - {"id", "house", "source"}, place
        assert bool(row.get("house")) == bool(re.search(r"\bhouse\b", row.get("source", ""))), place


def test_no_text_reaches_people_without_its_translation() -> None:
    for place, row in rows():
        for kind in ("name", "text"):
            assert (f"{kind}_en" in row) == (f"{kind}_de" in row), place
