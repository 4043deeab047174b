"""Nusfjord has words for everything it says, in both languages, and they fit where they are shown."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import games.nusfjord
from bot.story import tell
from bot.text import Words, texts
from games.engine import Ask, Deckhand, Event, Illegal, Luck, visible
from games.nusfjord import GAME, data, effects, scoring
from tests.bot.text.scan import Messages, needed

GAME_ID = GAME.id
FILES = ("nusfjord.ftl", "rules_nusfjord.ftl")
NEEDED = needed(GAME_ID)
MESSAGES = {language: Messages(language, *FILES) for language in ("en", "de")}
RULE = re.compile(r"\b(?:[CSPFWHXEABGV]|Q)\d{1,2}\b")
CARD_ASKS = {f"card_{op.__struct_config__.tag}" for op in get_args(effects.AnyOp)} - {"card_gain", "card_place_ship"}
CARD_FACTS = {
    "card_exchange": {"source", "wood", "fish", "gold", "get_wood", "get_fish", "get_gold"},
    "card_action": {"source", "action"},
    "card_move": {"source", "good", "max"},
    "card_upgrade_ship": {"source", "wood", "fish", "gold"},
}
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
HANDBOOK = Path(__file__).parents[3] / "docs" / "rules" / "nusfjord.md"
UNSEATED = {
    "game_began", "cards_revealed", "round_began", "hands_dealt", "workers_home", "elder_revealed", "game_ended",
}  # fmt: skip
VALUES: dict[str, list[Any]] = {
    "building": sorted(data.BUILDINGS),
    "source": [*data.BUILDINGS, *data.ELDERS, "thin_out"],
    "elder": list(data.ELDERS),
    "action": data.ACTION_IDS,
    "ship": data.SHIP_IDS,
    "new": data.SHIP_IDS[1:],
    "company": data.COMPANIES,
    "color": data.COMPANIES[:3],
    "good": ["wood", "fish", "gold"],
    "double": data.DOUBLES,
    "site": [*data.SPACES, *data.DOUBLES, "track"],
    "letter": ["A", "B", "C"],
    "workers": [["red"], ["blue", "white"]],
    "copy": ["possible", "impossible"],
    "cards": [["A103", "B129"], ["C151"]],
}
NUMBERS = [0, 1, 2, 3, 7, 40]


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME_ID, ["Anna", "Björn", "Chloé", "Dmitri", "Eve"])


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.records] == []


def examples(names: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments: each one takes all of its values while the others keep their first."""
    values = {name: VALUES.get(name, NUMBERS) for name in sorted(names)}
    usual = {name: each[0] if each is not NUMBERS else 2 for name, each in values.items()}
    yield usual
    for name, each in values.items():
        for value in each:
            yield usual | {name: value}


def asks() -> dict[str, set[str]]:
    """The questions with `card_*` spelled out."""
    found = {kind: names for kind, names in NEEDED.asks.items() if "*" not in kind}
    return found | {kind: CARD_FACTS.get(kind, {"source"}) for kind in CARD_ASKS}


ASKS = asks()


def clean(sentence: str) -> bool:
    """No raw id, no placeholder, no doubled blank or stop."""
    return not re.search(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  |\.\.|^ | $|None", sentence)


# -- everything has words -------------------------------------------------------------------------------------


def test_the_scan_of_the_source_finds_what_the_rules_say() -> None:
    assert {"fished", "building_placed", "elder_revealed", "hand_dealt"} <= set(NEEDED.events)
    assert {"turn", "build", "site", "card_*"} <= set(NEEDED.asks)
    assert {"space_blocked", "elder_without_effect", "campaign_is_solo"} <= set(NEEDED.reasons)
    assert {"building", "ship", "swap"} <= set(NEEDED.details)


@pytest.mark.parametrize("kind", sorted(NEEDED.events))
def test_every_event_is_told(kind: str, words: Words) -> None:
    seated = kind not in UNSEATED
    for args in examples(NEEDED.events[kind]):
        said = words.event(Event(kind, 0 if seated else None, args))
        assert said
        assert clean(said), said
        assert said.endswith(".") != seated, f"{said}: a predicate has no stop, a sentence has one"
        if seated:
            assert said[0].islower(), f"{said}: follows a name"


@pytest.mark.parametrize("kind", sorted(ASKS))
def test_every_question_is_asked_in_full_and_in_short(kind: str, words: Words) -> None:
    for args in examples(ASKS[kind]):
        ask = Ask(kind, args)
        said = words.ask(ask)
        assert said.endswith("?")
        assert clean(said), said
        assert len(said) <= 75, said
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        names = {name: words.name(value) if isinstance(value, str) else value for name, value in args.items()}
        short = words(f"{GAME_ID}-ask-{kind}.short", **names, **ids)
        assert clean(short)
        assert len(short) <= 38
        assert not short.endswith((".", "?"))


@pytest.mark.parametrize("kind", sorted(NEEDED.details))
def test_every_small_print_fits(kind: str, words: Words) -> None:
    for args in swaps() if kind == "swap" else examples(NEEDED.details[kind]):
        said = words.detail(Ask(kind, args))
        assert said
        assert clean(said), said
        assert len(said) <= 50, said


@pytest.mark.parametrize("reason", sorted(NEEDED.reasons))
def test_every_refusal_says_why_in_one_sentence(reason: str, words: Words) -> None:
    assert f"{GAME_ID}-reason-{reason}" in MESSAGES[words.language].patterns
    for args in examples(NEEDED.reasons[reason]):
        said = words.reason(Illegal(reason, "X4", **args))
        assert said.endswith(". (X4)")
        assert clean(said), said


def swaps() -> Iterator[dict[str, Any]]:
    """What the exchanges of the cards give and get, once and many times."""
    for program in data.PROGRAMS.values():
        for op in program.ops:
            if isinstance(op, effects.Exchange):
                for times in (1, 20):
                    given = dict(zip(("wood", "fish", "gold"), op.give.amounts, strict=True))
                    got = dict(zip(("get_wood", "get_fish", "get_gold"), op.get.amounts, strict=True))
                    yield {name: amount * times for name, amount in {**given, **got}.items()}


def choices() -> list[str]:
    """A choice of every verb with every argument it can have."""
    found = [*data.PLACE.values(), *data.COPY.values(), *data.ELDER.values(), *data.BUILD.values(), "skip", "done"]
    found += [f"use:{building}" for building in data.ONCE]
    for building, ops in data.ANYTIME.items():
        for op in ops:
            if isinstance(op, effects.SellShip):
                found += [f"trade:{building}:{ship}" for ship in op.prices]
            else:
                found += [f"convert:{building}:{data.got(op)}:{times}" for times in (1, 20)]
    for verb in ("other", "share", "dividend"):
        found += [f"{verb}:{company}" for company in data.COMPANIES]
    found += [f"at:{site}" for site in (*data.SPACES, *data.DOUBLES, "track")]
    for verb in ("fell", "plant"):
        found += [f"{verb}:{double}" for double in data.DOUBLES]
    for verb in ("take", "now", "feed"):
        found += [f"{verb}:{elder}" for elder in data.ELDERS]
    for verb in ("do", "choose"):
        found += [f"{verb}:{action}" for action in data.ACTION_IDS]
    for verb in ("reserve", "serve", "times", "move"):
        found += [f"{verb}:{number}" for number in (1, 2, 7)]
    found += [f"ship:{way}" for way in data.SHIP_WAYS]
    found += ["upgrade:sloop", "upgrade:cutter", *(f"sell:{ship}" for ship in data.SHIP_IDS)]
    return [*found, *(f"first:{building}" for building in data.BUILDINGS), "decline"]


def test_every_choice_fits_on_a_button(words: Words) -> None:
    labels: dict[str, set[str]] = {}
    for choice in choices():
        label = words.choice(choice)
        assert clean(label), label
        assert len(label) <= 40, label
        verb = choice.partition(":")[0]
        assert label not in labels.setdefault(verb, set()), f"{label}: two choices look alike"
        labels[verb].add(label)
    assert set(labels) == {verb.name for verb in GAME.verbs}


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
    for phase in ("setup", "fishing", "work", "end"):
        assert words(f"{GAME_ID}-phase-{phase}")
    for category in scoring.CATEGORIES:
        assert words(f"{GAME_ID}-category-{category}")
    for key in ("title", "summary", "house", "title-campaign"):
        assert words(f"{GAME_ID}-{key}")


def test_every_word_of_a_choice_has_a_name_and_every_card_a_text(words: Words) -> None:
    plain = [*data.ACTION_IDS, *data.SHIP_WAYS, *data.COMPANIES, *data.DECK_IDS, "wood", "fish", "gold", "track"]
    for word in [*data.BUILDINGS, *data.ELDERS, *plain]:
        assert words.name(word) != word
    for card in [*data.BUILDINGS, *data.ELDERS]:
        assert clean(words.text(card))


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
        **{f"ask-{kind}": names for kind, names in ASKS.items()},
        **{f"ask-{kind}.short": names for kind, names in ASKS.items()},
        **{f"detail-{kind}": names for kind, names in NEEDED.details.items()},
        **{f"reason-{kind}": names for kind, names in NEEDED.reasons.items()},
    }
    for key, names in said.items():
        assert MESSAGES[language].variables(f"{GAME_ID}-{key}") <= names, key


@pytest.mark.parametrize("prefix", ["event", "ask", "detail", "reason"])
def test_no_sentence_is_left_over(prefix: str) -> None:
    used = {
        "event": set(NEEDED.events), "ask": set(ASKS), "detail": set(NEEDED.details), "reason": set(NEEDED.reasons),
    }[prefix]  # fmt: skip
    start = f"{GAME_ID}-{prefix}-"
    written = {key.removeprefix(start).partition(".")[0] for key in shared("en") if key.startswith(start)}
    assert written == used


# -- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "settings"), [(1, {}), (2, {"deck": "mackerel"}), (4, {"deck": "cod"}), (5, {})])
def test_whole_games_are_told_without_a_missing_word(seats: int, settings: dict[str, str], words: Words) -> None:
    words = words.of(GAME_ID, ["Anna", "Björn", "Chloé", "Dmitri", "Eve"][:seats])
    rng, luck = Random(seats), Luck(bytes([seats]) * 32)
    table, events = GAME.setup(seats, settings, luck)
    while not table.over:
        for line in tell(visible(events, None), words):
            assert clean(line), line
        seat = rng.choice(sorted(GAME.waiting(table)))
        assert words.ask(GAME.waiting(table)[seat].ask(table))
        options = GAME.options(table, seat)
        for choice in options:
            assert words.choice(choice)
            small_print = GAME.detail(table, seat, choice)
            assert small_print is None or clean(words.detail(small_print))
        for choice in GAME.conceivable(table, seat):
            refused = GAME.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused))
        events = GAME.apply(table, seat, Deckhand().choose(None, options, rng), luck)


# -- rules ----------------------------------------------------------------------------------------------------


def test_every_rule_a_refusal_cites_can_be_looked_up(words: Words) -> None:
    for number in sorted(NEEDED.illegal_rules - {""}):
        assert words(f"{GAME_ID}-rule-{number}")
        assert words(f"{GAME_ID}-rule-{number}.title")


def test_rules_are_short_enough_to_be_read(words: Words) -> None:
    keys = [key for key in MESSAGES[words.language].patterns if key.startswith(f"{GAME_ID}-rule-") and "." not in key]
    assert len(keys) > 100
    for key in keys:
        assert 0 < len(words(key)) <= 320, key
        assert 0 < len(words(f"{key}.title")) <= 60
        assert words(key).endswith((".", ")")), key


def test_every_rule_the_code_cites_stands_in_the_handbook() -> None:
    handbook = HANDBOOK.read_text("utf-8")
    written = set(re.findall(r"(?m)^\*\*([A-Z]\d+) ", handbook))
    cited: set[str] = set()
    for path in Path(str(games.nusfjord.__file__)).parent.glob("*.py"):
        cited |= set(RULE.findall(path.read_text("utf-8")))
    assert cited - written == set()


def test_the_handbook_says_what_the_command_says() -> None:
    handbook = HANDBOOK.read_text("utf-8")
    words = texts().words("en")
    for key in MESSAGES["en"].patterns:
        number = key.removeprefix(f"{GAME_ID}-rule-")
        if key != number and RULE.fullmatch(number):
            assert f"**{number} {words(f'{key}.title')}.** {words(key)}\n" in handbook
