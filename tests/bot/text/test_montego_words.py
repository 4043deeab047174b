"""Montego Bay has words for everything it says, in both languages, and they fit where they are shown."""

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
from games.engine import Ask, Event, Illegal, Luck, visible
from games.montego_bay import GAME, data, steps
from games.montego_bay.scoring import CATEGORIES
from tests.bot.text.scan import Messages, needed

GAME_ID = GAME.id
FILES = ("montego_bay.ftl", "rules_montego_bay.ftl")
NEEDED = needed(GAME_ID)
MESSAGES = {language: Messages(language, *FILES) for language in ("en", "de")}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
RULE = re.compile(r"\b(?:M\d+\.\d+|A\d+)\b")
PLACES = ["N1", "S8", "left_tavern", "right_tavern"]
PEOPLE = ["Anna", "Björn", "Chloé", "Dmitri"]
HANDBOOK = Path(__file__).parents[3] / "docs" / "rules" / "montego_bay.md"

# A figure is told as `**figure_args(...)`: its id, colour and size.
FIGURE = {"figure", "colour", "size"}
OF_A_FIGURE = {
    "event": {
        "third_figure", "jack_placed", "moved", "set_back", "stayed", "pushed", "room_emptied", "tiles_moved",
    },
    "ask": {"load", "remove"},
    "detail": {"place"},
}  # fmt: skip
UNSEATED = {
    "warehouses_dealt", "tiles_laid", "ships_arrived", "round_began", "jack_idle", "ship_sailed", "ship_arrived",
    "pilot_left", "tiles_moved", "game_ended",
}  # fmt: skip

# What each argument can be; whatever is not named here is a number.
VALUES: dict[str, list[Any]] = {
    "colour": data.COLOURS,
    "figure": data.FIGURES,
    "by": data.FIGURES,
    "ship": data.FREIGHTERS,
    "below": ["", *data.FREIGHTERS],
    "space": PLACES[:2],
    "place": PLACES,
    "start": PLACES,
    "landing": PLACES[:2],
    "ships": [data.SHIPS[:4]],
    "order": [data.WORKERS],
    "warehouses": [data.WAREHOUSES],
    "turned": [[0, 1]],
    "why": ["full", "cast_off", "end"],
}
NUMBERS = [0, 1, 2, 3, 7, 14]
BARRELS_ABOARD = [[3, 0, 1, 2]]


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME_ID, PEOPLE)


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def given_by(table: str, kind: str, names: set[str]) -> set[str]:
    """The arguments of a kind, those of a figure included."""
    return names | FIGURE if kind in OF_A_FIGURE[table] else names


def examples(table: str, kind: str, names: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a kind: each one takes all of its values while the others keep their first."""
    spoken = names - FIGURE if kind in OF_A_FIGURE.get(table, ()) else names
    values = {name: VALUES.get(name, NUMBERS) for name in sorted(spoken)}
    if kind == "ship_sailed":
        values["barrels"] = BARRELS_ABOARD
    usual = {name: each[0] if each is not NUMBERS else 2 for name, each in values.items()}
    if kind.startswith("card"):
        for room in data.ROOMS:
            for by in data.FIGURES:
                shown = {"barrels": room.barrels, "broken": room.broken, "coins": room.coins, "by": by}
                yield usual | shown | {"goods": room.barrels + room.broken}
                yield usual | shown | {"goods": room.barrels, "broken": 0}
        return
    for figure in range(len(data.FIGURES)) if kind in OF_A_FIGURE.get(table, ()) else [None]:
        figure_args = steps.figure_args(figure) if figure is not None else {}
        yield usual | figure_args
        for name, each in values.items():
            for value in each:
                yield usual | {name: value} | figure_args


def clean(sentence: str) -> bool:
    """No raw id, no placeholder, no doubled blank or stop."""
    return not re.search(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  |\.\.|^ | $", sentence)


# -- everything has words -------------------------------------------------------------------------------------


def test_the_scan_of_the_source_finds_what_the_rules_say() -> None:
    assert {"moved", "set_back", "stayed", "loaded", "jack_wanted"} <= set(NEEDED.events)
    assert set(NEEDED.asks) == {
        "colour", "third_figure", "hire", "place_jack", "cards", "cards_done", "load", "remove",
    }  # fmt: skip
    assert {"colour_taken", "card_in_use", "must_load"} <= set(NEEDED.reasons)
    assert {"A23", "M10.1", "M6.2"} <= NEEDED.illegal_rules
    assert {"card", "card_occupied", "load_fills"} <= set(NEEDED.details)


@pytest.mark.parametrize("kind", sorted(NEEDED.events))
def test_every_event_is_told(kind: str, words: Words) -> None:
    seated = kind not in UNSEATED
    for args in examples("event", kind, NEEDED.events[kind]):
        said = words.event(Event(kind, 0 if seated else None, args))
        assert said
        assert clean(said)
        assert said.endswith(".") != seated, f"{said}: a predicate has no stop, a sentence has one"
        if seated:
            assert said[0].islower(), f"{said}: follows a name"


@pytest.mark.parametrize("kind", sorted(NEEDED.asks))
def test_every_question_is_asked_in_full_and_in_short(kind: str, words: Words) -> None:
    for args in examples("ask", kind, NEEDED.asks[kind]):
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
    for args in examples("detail", kind, NEEDED.details[kind]):
        said = words.detail(Ask(kind, args))
        assert said
        assert clean(said)
        assert len(said) <= 50


@pytest.mark.parametrize("reason", sorted(NEEDED.reasons))
def test_every_refusal_says_why_in_one_sentence(reason: str, words: Words) -> None:
    assert f"{GAME_ID}-reason-{reason}" in MESSAGES[words.language].patterns
    for args in examples("reason", reason, NEEDED.reasons[reason]):
        said = words.reason(Illegal(reason, "M6.2", **args))
        assert said.endswith(". (M6.2)")
        assert clean(said)


def test_every_choice_fits_on_a_button_and_no_two_look_alike(words: Words) -> None:
    choices = [
        *steps.COLOUR, *steps.FIGURE, *steps.PLACE, steps.HIRE, steps.PASS, steps.DONE,
        *(text for cards in steps.CARD for text in cards.values()),
        *(text for kind in (steps.LOAD, steps.SPLIT, steps.REMOVE) for row in kind[: data.PILOT] for text in row[1:]),
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


def test_phases_and_categories_are_named(words: Words) -> None:
    for phase in ("setup", "hire", "cards", "load", "end"):
        assert words(f"{GAME_ID}-phase-{phase}")
    for category in CATEGORIES:
        assert words(f"{GAME_ID}-category-{category}")
    for key in ("title", "summary", "house"):
        assert words(f"{GAME_ID}-{key}")


def test_every_word_of_a_choice_has_a_name(words: Words) -> None:
    for word in [*data.COLOURS, *data.FIGURES, *data.SHIPS, *data.TAVERNS, *steps.SLOTS]:
        assert words.name(word) != word


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
        **{f"event-{kind}": given_by("event", kind, names) for kind, names in NEEDED.events.items()},
        **{f"ask-{kind}": given_by("ask", kind, names) for kind, names in NEEDED.asks.items()},
        **{f"ask-{kind}.short": given_by("ask", kind, names) for kind, names in NEEDED.asks.items()},
        **{f"detail-{kind}": given_by("detail", kind, names) for kind, names in NEEDED.details.items()},
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
    table, events = GAME.setup(seats, {"tavern_setback": "walk_on" if seats % 2 else "stay"}, luck)
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
        for choice in ("colour:blue", "load:S01:4", "split:S15:1", "remove:S07:2", "card:jack:3", "hire", "done", "x"):
            refused = GAME.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused))
        events = GAME.apply(table, seat, "done" if "done" in options else rng.choice(options), luck)


# -- rules ----------------------------------------------------------------------------------------------------


def rule_key(number: str) -> str:
    return f"{GAME_ID}-rule-{number.replace('.', '-')}"


def test_every_rule_the_code_cites_can_be_looked_up(words: Words) -> None:
    sources = Path(str(data.__file__)).parent.glob("*.py")
    cited = {number for path in sources for number in RULE.findall(path.read_text("utf-8"))} | NEEDED.illegal_rules
    assert len(cited) > 50
    for number in sorted(cited):
        assert words(rule_key(number))
        assert words(f"{rule_key(number)}.title")


def test_rules_are_short_enough_to_be_read(words: Words) -> None:
    keys = [key for key in MESSAGES[words.language].patterns if key.startswith(f"{GAME_ID}-rule-") and "." not in key]
    assert len(keys) == 89
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
        assert ("name_en" in row) == ("name_de" in row), place
