"""Every game has words for everything it says, in every language, and they fit where they are shown."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.play.cards import house_values
from bot.text import LANGUAGES, Words, texts
from bot.text.event_lines import tell
from bot.tools.check.words import clean
from games.engine import RANDOM, Ask, Event, Illegal, Luck, Refusal, registry, said_by, visible
from games.engine.sayings import kind_of
from tests.bot.text.wording import PEOPLE, TABLES, Wording, wordings

WORDINGS = wordings()
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
ROOT = Path(__file__).parents[3]


def every(wording: Wording, table: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every kind of one table, with each of its examples."""
    for kind in sorted(wording.kinds(table)):
        for args in wording.examples(table, kind):
            yield kind, args


@pytest.fixture(params=list(WORDINGS))
def wording(request: pytest.FixtureRequest) -> Wording:
    return WORDINGS[request.param]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []  # its `records` are those of the end


def words_of(wording: Wording, language: str) -> Words:
    return texts().words(language).of(wording.id, PEOPLE)


@pytest.mark.parametrize("game", sorted(registry()))
def test_every_game_of_ours_says_what_its_words_are_about(game: str) -> None:
    assert game in WORDINGS, f"there is no tests/bot/text/{game}_wording.py"


# -- everything has words -------------------------------------------------------------------------------------


def test_what_the_rules_say_is_declared(wording: Wording) -> None:
    for what, some in wording.found.items():
        assert some <= set(getattr(wording.needed, what)), what


def test_every_event_is_told(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for kind, args in every(wording, "event"):
        seated = kind not in wording.unseated
        said = words.event(Event(kind, 0 if seated else None, args))
        if wording.silent(kind, args):
            assert said == "", kind
            continue
        assert said, kind
        assert clean(said), said
        assert said.endswith(".") != seated, f"{said}: a predicate has no stop, a sentence has one"
        if seated:
            assert said[0].islower(), f"{said}: follows a name"


def test_every_question_is_asked_in_full_and_in_short(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for kind, args in every(wording, "ask"):
        said = words.ask(Ask(kind, args))
        assert said.endswith("?"), said
        assert clean(said), said
        assert len(said) <= wording.ask_most, said
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        names = {name: words.name(value) if isinstance(value, str) else value for name, value in args.items()}
        short = words(f"{wording.id}-ask-{kind}.short", **names, **ids)
        assert clean(short), short
        assert len(short) <= 38, short
        assert not short.endswith((".", "?")), short


def test_every_small_print_fits(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for kind, args in every(wording, "detail"):
        said = words.detail(Ask(kind, args))
        assert said, kind
        assert clean(said), said
        assert len(said) <= wording.detail_most, said


def test_in_a_row_of_steps_small_print_and_what_must_stay_of_it_fit(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for kind, args in every(wording, "detail"):
        ask = Ask(kind, args)
        for said in (words.told_of_step("verb", ask), words.least_of_detail(ask)):
            assert not said or clean(said), (kind, said)
            assert len(said) <= wording.detail_most + 12, said
        assert len(words.least_of_detail(ask)) <= 60, kind
        brief = words.brief_detail(ask)
        assert not brief or (clean(brief) and len(brief) < len(words.detail(ask))), (kind, brief)


def test_every_question_can_be_told_from_another_in_a_row_of_steps(wording: Wording, language: str) -> None:
    words, verbs = words_of(wording, language), {choice.partition(":")[0]: choice for choice in wording.choices()}
    plain = set[str]()
    for kind, args in every(wording, "ask"):
        ask = Ask(kind, args)
        assert not (name := words.ways(ask)) or clean(name), (kind, name)
        if kind in plain:  # whatever it is about, its choices are said as on a button
            continue
        if not words.has(f"{wording.id}-ask-{kind}.step"):
            plain.add(kind)
        for step in {words.step(ask, choice) for choice in verbs.values()}:
            assert clean(step), step
            assert len(step) <= 65, step


def test_every_refusal_says_why_in_one_sentence(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    refusals = {kind_of(said): said for said in said_by(wording.id)[Refusal] if issubclass(said, Refusal)}
    for reason, args in every(wording, "reason"):
        common = texts().has(language, f"reason-{reason}")
        assert common or f"{wording.id}-reason-{reason}" in wording.messages[language].patterns
        said = words.reason(Illegal(refusals[reason](**args), wording.some_rule))
        assert said.endswith(f". ({wording.some_rule})"), said
        assert clean(said), said


def test_every_choice_fits_on_a_button_and_no_two_of_a_verb_look_alike(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    labels: dict[str, set[str]] = {}
    for choice in wording.choices():
        label, verb = words.choice(choice), choice.partition(":")[0]
        assert clean(label), label
        assert len(label) <= 40, label
        assert label not in labels.setdefault(verb, set()), f"{label}: two choices look alike"
        labels[verb].add(label)
    assert set(labels) == {verb.name for verb in wording.game.verbs}


def test_every_verb_has_a_heading_for_its_choices(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for verb in wording.game.verbs:
        assert 0 < len(words(f"{wording.id}-choice-{verb.name}.group")) <= 45


def test_commands_have_names_and_descriptions_discord_accepts(wording: Wording, language: str) -> None:
    words, verbs = words_of(wording, language), wording.game.verbs
    arguments = {argument for verb in verbs for argument in verb.arguments}
    named = [f"verb-{verb.name}" for verb in verbs] + [f"argument-{name}" for name in arguments] + ["command"]
    for key in named:
        name = words(f"{wording.id}-{key}")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{wording.id}-{key}.description")) <= 100
    assert 0 < len(words(f"{wording.id}-command.new")) <= 100
    assert 0 < len(words(f"{wording.id}-command.challenge")) <= 100
    names = [words(f"{wording.id}-verb-{verb.name}") for verb in verbs]
    assert len(set(names)) == len(names)


def test_options_of_the_table_have_names_and_values(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for setting in wording.game.settings:
        assert words(f"{wording.id}-setting-{setting.id}")
        name = words(f"{wording.id}-setting-{setting.id}.name")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{wording.id}-setting-{setting.id}.description")) <= 100
        values = [words(f"{wording.id}-value-{setting.id}-{value}") for value in setting.values]
        assert len(set(values)) == len(setting.values)


def test_phases_categories_and_all_else_are_named(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    keys = [f"phase-{phase}" for phase in wording.phases]
    keys += [f"category-{category}" for category in wording.categories]
    for key in (*keys, *wording.keys, "title", "summary"):
        assert words(f"{wording.id}-{key}")
    assert words(f"{wording.id}-house", **house_values(wording.id))
    wording.check(words)


def test_every_word_of_a_choice_has_a_name(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    same = {word for word in wording.named if words.name(word) == word}
    assert same <= {"inuit"}, "a name of its own"


# -- all languages say the same -------------------------------------------------------------------------------


def shared(wording: Wording, language: str) -> set[str]:
    """All keys but the nouns, which each language forms in its own way."""
    start = f"{wording.id}-noun-"
    return {key for key in wording.messages[language].patterns if not key.startswith(start)}


def test_all_languages_have_the_same_messages_that_read_the_same_variables(wording: Wording, language: str) -> None:
    assert shared(wording, language) == shared(wording, "en")
    for key in sorted(shared(wording, "en")):
        assert wording.messages[language].variables(key) == wording.messages["en"].variables(key), key


def test_messages_read_only_what_the_rules_give_them(wording: Wording, language: str) -> None:
    messages = wording.messages[language]
    for table in TABLES:
        for kind, names in wording.kinds(table).items():
            for key in (f"{wording.id}-{table}-{kind}", f"{wording.id}-{table}-{kind}.short"):
                if key in messages.patterns:
                    assert messages.variables(key) <= names, key


@pytest.mark.parametrize("table", TABLES)
def test_no_sentence_is_left_over(wording: Wording, table: str) -> None:
    start = f"{wording.id}-{table}-"
    keys = (key for key in shared(wording, "en") if key.startswith(start))
    assert {key.removeprefix(start).partition(".")[0] for key in keys} <= set(wording.kinds(table))


# -- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "settings"), [(game, *each) for game, wording in WORDINGS.items() for each in wording.games]
)
def test_whole_games_are_told_without_a_missing_word(
    game: str, seats: int, settings: dict[str, str], language: str
) -> None:
    wording, rules = WORDINGS[game], WORDINGS[game].game
    words = texts().words(language).of(game, PEOPLE[:seats])
    rng, luck = Random(seats), Luck(bytes([seats]) * 32)
    table, events = rules.setup(seats, settings, luck)
    while not table.over:
        for line in tell(visible(events, None), words):
            assert clean(line), line
        seat = rng.choice(sorted(rules.waiting(table)))
        assert words.ask(rules.waiting(table)[seat].ask(table))
        options = rules.options(table, seat)
        for choice in rng.sample(options, min(8, len(options))):
            assert words.choice(choice)
            detail = rules.detail(table, seat, choice)
            assert detail is None or clean(words.detail(detail))
        wrong = wording.wrong(table, seat, rng)
        for choice in rng.sample(list(wrong), min(12, len(wrong))):
            refused = rules.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused)), choice
        events = rules.apply(table, seat, RANDOM.choose(None, options, rng), luck)


# -- rules ----------------------------------------------------------------------------------------------------


def handbook(wording: Wording) -> str:
    return (ROOT / "docs" / "rules" / f"{wording.id}.md").read_text("utf-8")


def cited(wording: Wording) -> set[str]:
    """Every rule number in the code."""
    sources = (ROOT / "games" / wording.id).glob("*.py")
    return {number for path in sources for number in wording.rule.findall(path.read_text("utf-8"))}


def test_every_rule_a_refusal_cites_can_be_looked_up(wording: Wording, language: str) -> None:
    words = words_of(wording, language)
    for number in sorted(wording.needed.illegal_rules - {""}):
        assert words(wording.rule_key(number))
        assert words(f"{wording.rule_key(number)}.title")


def test_every_rule_the_code_cites_can_be_looked_up_or_stands_in_the_handbook(wording: Wording) -> None:
    numbers, text = cited(wording), handbook(wording)
    assert len(numbers) > 50
    for number in sorted(numbers):
        known = texts().has("en", wording.rule_key(number))
        if not known:
            assert wording.rulings.match(number), f"{number}: /rules does not know it"
            assert re.search(rf"(?m)^(?:\*\*|#+ ){re.escape(number)}[ .]", text), number


def test_rules_are_short_enough_to_be_read(wording: Wording, language: str) -> None:
    words, start = words_of(wording, language), f"{wording.id}-rule-"
    keys = [key for key in wording.messages[language].patterns if key.startswith(start) and "." not in key]
    assert len(keys) >= wording.rules
    for key in keys:
        assert 0 < len(words(key)) <= wording.rule_most, key
        assert 0 < len(words(f"{key}.title")) <= 60
        assert words(key).endswith((".", ".)")), key


def test_the_handbook_says_what_the_command_says(wording: Wording) -> None:
    text, words, start = handbook(wording), texts().words("en"), f"{wording.id}-rule-"
    numbers = [key.removeprefix(start).replace("-", ".") for key in wording.messages["en"].patterns
               if key.startswith(start) and "." not in key]  # fmt: skip
    for number in numbers:
        title = words(f"{wording.rule_key(number)}.title")
        stop = "" if title.endswith(".") else "."
        assert f"**{number} {title}{stop}** {words(wording.rule_key(number))}\n" in text


# -- provenance of the figures ----------------------------------------------------------------------------------


def rows(wording: Wording) -> Iterator[tuple[str, dict[str, Any]]]:
    for table, content in wording.game.raw.items():
        for row in content if isinstance(content, list) else [content]:
            if isinstance(row, dict):
                yield f"{table} {row.get('id', '')}", row


def test_rows_with_house_figures_say_which(wording: Wording) -> None:
    for place, row in rows(wording):
        house = row.get("house", [])
        if isinstance(house, list):
            assert set(house) <= set(row) - {"id", "house", "source"}, place
        if "source" in row:
            assert bool(house) == bool(re.search(r"\bhouse\b", row["source"])), place


def test_no_text_reaches_people_without_its_translation(wording: Wording) -> None:
    for place, row in rows(wording):
        for kind in ("name", "text", "title"):
            assert len({f"{kind}_{language}" in row for language in LANGUAGES}) == 1, place
