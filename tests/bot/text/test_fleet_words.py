"""Fleet has words for everything it says, in both languages, and they fit where they are shown."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.story import tell
from bot.text import Words, texts
from games.engine import Ask, Event, Illegal, Luck, visible
from games.fleet_dice import GAME, data, steps
from tests.bot.text.scan import RULE, Messages, needed

GAME_ID = GAME.id
FILES = ("fleet_dice.ftl", "rules_fleet_dice.ftl")
NEEDED = needed(GAME_ID)
MESSAGES = {language: Messages(language, *FILES) for language in ("en", "de")}
BOX_KINDS = {*get_args(data.BoxKind), "completes"}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
FACES = [*data.BOAT_FACES, *data.TOWN_FACES]
HANDBOOK = Path(__file__).parents[3] / "docs" / "rules" / "fleet_dice.md"

# What each argument can be; whatever is not named here is a number.
VALUES: dict[str, list[Any]] = {
    "face": FACES,
    "old": FACES,
    "section": data.SECTIONS,
    "fleet": data.SECTIONS[: data.FLEETS],
    "type": data.TYPES,
    "bonus": list(data.BONUSES),
    "captain": list(data.CAPTAINS),
    "trophy": list(data.TROPHIES),
    "gold": [card.id for card in data.TROPHIES.values() if card.kind == "gold"],
    "silver": [card.id for card in data.TROPHIES.values() if card.kind == "silver"],
    "phase": ["boat", "town"],
    "dice": [["shrimp", "coins3", "harbor"]],
    "why": ["coin", "coins3", "market", "income", "license", "cod", "swordfish", "oyster"],
    "choice": ["mark:atlantis"],
}
STONES = {"boat": data.TYPES, "harbor": data.HARBOR, "wharf": data.WHARF}
NUMBERS = [0, 1, 2, 3, 7, 40]


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME_ID, ["Anna", "Björn", "Chloé", "Dmitri"])


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def examples(kind: str, names: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a kind: each one takes all of its values while the others keep their first."""
    values = {name: VALUES.get(name, NUMBERS) for name in sorted(names)}
    if kind == "stones_moved":
        values = {**STONES}
    usual = {name: each[0] if each is not NUMBERS else 2 for name, each in values.items()}
    yield usual
    for name, each in values.items():
        for value in each:
            yield usual | {name: value}


def kinds(table: dict[str, set[str]]) -> dict[str, set[str]]:
    """The kinds with `box_*` spelled out."""
    return {
        each: names
        for kind, names in table.items()
        for each in ([kind.replace("*", box) for box in sorted(BOX_KINDS)] if "*" in kind else [kind])
    }


def clean(sentence: str) -> bool:
    """No raw id, no placeholder, no doubled blank or stop."""
    return not re.search(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  |\.\.|^ | $", sentence)


# -- everything has words -------------------------------------------------------------------------------------


def test_the_scan_of_the_source_finds_what_the_rules_say() -> None:
    assert {"marked", "earned", "ruth_struck"} <= set(NEEDED.events)
    assert set(NEEDED.asks) == {
        "draft", "use_die", "use_shared_die", "second_use", "star", "boat_or_license", "bonus", "oyster",
    }  # fmt: skip
    assert {"rerolled_already", "section_full", "nothing_open", "trophies_need_two"} <= set(NEEDED.reasons)
    assert {"R15", "F14.6"} <= NEEDED.illegal_rules
    assert "box_*" in NEEDED.details


@pytest.mark.parametrize("kind", sorted(NEEDED.events))
def test_every_event_is_told(kind: str, words: Words) -> None:
    seated = kind not in UNSEATED
    for args in examples(kind, NEEDED.events[kind]):
        said = words.event(Event(kind, 0 if seated else None, args))
        if kind == "caught" and args["fish"] == 0:
            assert said == "", "an empty catch is not worth a word"
            continue
        assert said
        assert clean(said)
        assert said.endswith(".") != seated, f"{said}: a predicate has no stop, a sentence has one"
        if seated:
            assert said[0].islower(), f"{said}: follows a name"


UNSEATED = {
    "round_began", "rolled", "shared_die", "trophies_revealed", "game_ended",
    "ruth_struck", "ruth_struck_star", "ruth_passed", "stones_moved",
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(NEEDED.asks))
def test_every_question_is_asked_in_full_and_in_short(kind: str, words: Words) -> None:
    for args in examples(kind, NEEDED.asks[kind]):
        ask = Ask(kind, args)
        said = words.ask(ask)
        assert said.endswith("?")
        assert clean(said)
        assert len(said) <= 60
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        names = {name: words.name(value) if isinstance(value, str) else value for name, value in args.items()}
        short = words(f"{GAME_ID}-ask-{kind}.short", **names, **ids)
        assert clean(short)
        assert len(short) <= 38
        assert not short.endswith((".", "?"))


@pytest.mark.parametrize("kind", sorted(kinds(NEEDED.details)))
def test_every_small_print_fits(kind: str, words: Words) -> None:
    for args in examples(kind, kinds(NEEDED.details)[kind]):
        said = words.detail(Ask(kind, args))
        assert said
        assert clean(said)
        assert len(said) <= 50


@pytest.mark.parametrize("reason", sorted(set(NEEDED.reasons) - {"not_an_option"}))
def test_every_refusal_says_why_in_one_sentence(reason: str, words: Words) -> None:
    assert f"{GAME_ID}-reason-{reason}" in MESSAGES[words.language].patterns
    for args in examples(reason, NEEDED.reasons[reason]):
        said = words.reason(Illegal(reason, "F4.3", **args))
        assert said.endswith(". (F4.3)")
        assert clean(said)


def test_every_choice_fits_on_a_button(words: Words) -> None:
    choices = [
        *steps.MARK, *steps.HEX, *steps.DIE.values(), *(f"bonus:{bonus}" for bonus in data.BONUSES),
        steps.COIN, steps.THREE_COINS, steps.MARKET, steps.RECYCLE, steps.REROLL, steps.DECLINE,
        steps.BOAT, steps.LICENSE, steps.FISH, steps.COIN_INSTEAD,
    ]  # fmt: skip
    labels = [words.choice(choice) for choice in choices]
    assert len(set(labels)) == len(labels), "two choices look alike"
    for label in labels:
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


def test_options_of_the_table_have_names_and_values(words: Words) -> None:
    for setting in GAME.settings:
        assert words(f"{GAME_ID}-setting-{setting.id}")
        name = words(f"{GAME_ID}-setting-{setting.id}.name")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{GAME_ID}-setting-{setting.id}.description")) <= 100
        values = [words(f"{GAME_ID}-value-{setting.id}-{value}") for value in setting.values]
        assert len(set(values)) == len(setting.values)


def test_phases_categories_and_titles_are_named(words: Words) -> None:
    for phase in ("setup", "boat", "income", "fishing", "town", "end"):
        assert words(f"{GAME_ID}-phase-{phase}")
    for category in ("fish", "boats", "licenses", "buildings", "bonus"):
        assert words(f"{GAME_ID}-category-{category}")
    for row in data.RAW["solo_results"]:
        assert words(f"{GAME_ID}-title-{row['min_points']}") == row[f"title_{words.language}"]
    for key in ("title", "summary", "house"):
        assert words(f"{GAME_ID}-{key}")


def test_every_word_of_a_choice_has_a_name(words: Words) -> None:
    ways = ["coin", "coins3", "market", "recycle", "license", "boat", "fish"]
    for word in [*data.SECTIONS, *FACES, *ways, *data.BONUSES, *data.CAPTAINS, *data.TROPHIES]:
        assert words.name(word) != word or word == "inuit"


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
        **{f"detail-{kind}": names for kind, names in kinds(NEEDED.details).items()},
        **{f"reason-{kind}": names for kind, names in NEEDED.reasons.items() if kind != "not_an_option"},
    }
    for key, names in said.items():
        assert MESSAGES[language].variables(f"{GAME_ID}-{key}") <= names, key


@pytest.mark.parametrize("prefix", ["event", "ask", "detail", "reason"])
def test_no_sentence_is_left_over(prefix: str) -> None:
    used = {
        "event": set(NEEDED.events), "ask": set(NEEDED.asks),
        "detail": set(kinds(NEEDED.details)), "reason": set(NEEDED.reasons),
    }[prefix]  # fmt: skip
    start = f"{GAME_ID}-{prefix}-"
    written = {key.removeprefix(start).partition(".")[0] for key in shared("en") if key.startswith(start)}
    assert written <= used


# -- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_whole_games_are_told_without_a_missing_word(seats: int, words: Words) -> None:
    words = words.of(GAME_ID, ["Anna", "Björn", "Chloé", "Dmitri"][:seats])
    rng, luck = Random(seats), Luck(bytes([seats]) * 32)
    settings = {"captains": "yes" if seats % 2 else "no", "trophies": "yes" if seats > 1 else "no"}
    table, events = GAME.setup(seats, settings, luck)
    while not table.over:
        assert all(clean(line) for line in tell(visible(events, None), words))
        seat = rng.choice(list(GAME.waiting(table)))
        step = GAME.step(table, seat)
        assert step is not None
        assert words.ask(step.ask(table))
        options = GAME.options(table, seat)
        for choice in options:
            assert words.choice(choice)
            detail = GAME.detail(table, seat, choice)
            assert detail is None or words.detail(detail)
        for choice in (*steps.MARK, *steps.HEX, *steps.DIE.values(), steps.RECYCLE, steps.REROLL, steps.DECLINE):
            refused = GAME.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused))
        events = GAME.apply(table, seat, rng.choice(options), luck)


# -- rules ----------------------------------------------------------------------------------------------------


def rule_key(number: str) -> str:
    return f"{GAME_ID}-rule-{number.replace('.', '-')}"


def test_every_rule_a_refusal_cites_can_be_looked_up(words: Words) -> None:
    for number in sorted(NEEDED.illegal_rules):
        assert words(rule_key(number))
        assert words(f"{rule_key(number)}.title")


def test_rules_are_short_enough_to_be_read(words: Words) -> None:
    keys = [key for key in MESSAGES[words.language].patterns if key.startswith(f"{GAME_ID}-rule-") and "." not in key]
    assert len(keys) > 100
    for key in keys:
        assert 0 < len(words(key)) <= 300
        assert 0 < len(words(f"{key}.title")) <= 60
        assert words(key).endswith("."), key


def test_every_rule_the_code_cites_stands_in_the_handbook() -> None:
    handbook = HANDBOOK.read_text("utf-8")
    written = set(re.findall(r"(?m)^(?:\*\*|#+ )([FR]\d+(?:\.\d+)?) ", handbook))
    assert NEEDED.cited_rules <= written


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


def test_house_fields_are_fields_of_their_row() -> None:
    for place, row in rows():
        assert set(row.get("house", [])) <= set(row) - {"id", "house", "source"}, place


def test_rows_with_house_figures_say_which() -> None:
    for place, row in rows():
        assert bool(row.get("house")) == bool(re.search(r"\bhouse\b", row.get("source", ""))), place


def test_no_text_reaches_people_without_its_translation() -> None:
    for place, row in rows():
        for kind in ("name", "text", "title"):
            assert (f"{kind}_en" in row) == (f"{kind}_de" in row), place
