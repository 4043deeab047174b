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
from games.engine import RANDOM, Ask, Event, Illegal, Luck, Refusal, arguments_in, registry, verb_in, visible
from games.engine.conformance import every_option
from games.fleet_dice import data as fleet
from games.nusfjord import data as nusfjord
from tests.bot.text.said import PEOPLE, SORTS, Said, said_of

GAMES = sorted(registry())
A_WORD = re.compile(r"[a-z_]{2,}")
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
ROOT = Path(__file__).parents[3]
NAMING_VERBS = (("choice", ".group"), ("verb", ""), ("verb", ".description"))
QUESTION, DETAIL, RULE = 75, 160, 320
"""So many characters are enough; small print may be the whole text of an elder."""


@pytest.fixture(params=GAMES)
def said(request: pytest.FixtureRequest) -> Said:
    return said_of(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Faults inside a message are logged by the texts; here each is a failure."""
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []  # its `records` are those of the end


def words_of(said: Said, language: str) -> Words:
    return texts().words(language).of(said.id, PEOPLE)


# -- everything has words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sort", SORTS)
def test_what_the_rules_say_is_declared_once_and_there_are_examples_of_all_of_it(said: Said, sort: str) -> None:
    declared = set(said.kinds(sort))
    assert len(declared) > 5
    assert said.needed.twice == []
    assert {kind for kind, _ in said.every(sort)} == declared


def test_every_event_is_told(said: Said, language: str) -> None:
    words = words_of(said, language)
    for kind, args in said.events(whole=False):
        told = words.event(Event(kind, 0, args))
        assert told or 0 in args.values(), f"{kind}: only what is nothing, such as an empty catch, is not worth a word"
        assert clean(told), told
        assert not told.endswith("."), f"{told}: a predicate has no stop"
        assert not told or told[0].islower(), f"{told}: follows a name"
    for kind, args in said.events(whole=True):
        told = words.event(Event(kind, None, args))
        assert clean(told), told
        assert told.endswith("."), f"{told}: a sentence has a stop"


def test_every_question_is_asked_in_full_and_in_short(said: Said, language: str) -> None:
    words = words_of(said, language)
    for kind, args in said.every("ask"):
        asked = words.ask(Ask(kind, args))
        assert asked.endswith("?"), asked
        assert clean(asked), asked
        assert len(asked) <= QUESTION, asked
        ids = {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        names = {name: words.name(value) if isinstance(value, str) else value for name, value in args.items()}
        short = words(f"{said.id}-ask-{kind}.short", **names, **ids)
        assert clean(short), short
        assert len(short) <= 38, short
        assert not short.endswith((".", "?")), short


def test_every_small_print_fits(said: Said, language: str) -> None:
    words = words_of(said, language)
    for kind, args in said.every("detail"):
        told = words.detail(Ask(kind, args))
        assert told, kind
        assert clean(told), told
        assert len(told) <= DETAIL, told


def test_in_a_row_of_steps_small_print_and_what_must_stay_of_it_fit(said: Said, language: str) -> None:
    words = words_of(said, language)
    for kind, args in said.every("detail"):
        ask = Ask(kind, args)
        for told in (words.told_of_step("verb:S01:1", ask), words.least_of_detail("verb:S01:1", ask)):
            assert not told or clean(told), (kind, told)
            assert len(told) <= DETAIL + 12, told
        assert len(words.least_of_detail("verb:S01:1", ask)) <= 60, kind
        brief = words.brief_detail(ask)
        assert not brief or (clean(brief) and len(brief) < len(words.detail(ask))), (kind, brief)


def test_every_question_can_be_told_from_another_in_a_row_of_steps(said: Said, language: str) -> None:
    words, verbs = words_of(said, language), {verb_in(choice): choice for choice in said.seen.choices()}
    plain = set[str]()
    for kind, args in said.every("ask"):
        ask = Ask(kind, args)
        for choices in ([], *([choice] for choice in verbs.values())):
            assert not (name := words.ways(ask, choices)) or clean(name), (kind, name)
        if kind in plain:  # whatever it is about, its choices are said as on a button
            continue
        if not words.has(f"{said.id}-ask-{kind}.step"):
            plain.add(kind)
        for step in {words.step(ask, choice) for choice in verbs.values()}:
            assert clean(step), step
            assert len(step) <= 65, step


def test_every_refusal_says_why_in_one_sentence(said: Said, language: str) -> None:
    words, refusals = words_of(said, language), said.kinds("reason")
    titles = {each.number: each.title for each in words.rules()}
    for reason, args in said.every("reason"):
        refusal = refusals[reason](**args)
        assert isinstance(refusal, Refusal)
        common = texts().has(language, f"reason-{reason}")
        assert common or f"{said.id}-reason-{reason}" in said.messages[language].patterns
        for rule in refusal.rules:
            told = words.reason(Illegal(refusal, rule))
            assert told.endswith(f" {rule}: {titles[rule]})" if rule else "."), told
            assert clean(told), told


def test_every_choice_fits_on_a_button_and_no_two_of_a_verb_look_alike(said: Said, language: str) -> None:
    words = words_of(said, language)
    labels: dict[str, set[str]] = {}
    for choice in said.seen.choices():
        label, verb = words.choice(choice), verb_in(choice)
        assert clean(label), label
        assert len(label) <= 40, label
        assert label not in labels.setdefault(verb, set()), f"{label}: two choices look alike"
        labels[verb].add(label)
    assert set(labels) == {verb.name for verb in said.game.verbs}


def test_every_verb_has_a_heading_for_its_choices(said: Said, language: str) -> None:
    words = words_of(said, language)
    for verb in said.game.verbs:
        assert 0 < len(words(f"{said.id}-choice-{verb.name}.group")) <= 45


def test_no_choice_of_a_game_reads_like_the_button_that_goes_a_step_back(said: Said, language: str) -> None:
    """Barrels that go back into one's supply are no step that was taken wrongly."""
    words = words_of(said, language)
    step_back = words("button-undo").lower().split()
    told = [words(f"{said.id}-{kind}-{verb.name}{rest}") for verb in said.game.verbs for kind, rest in NAMING_VERBS]
    for each in [*told, *map(words.choice, said.seen.choices())]:
        assert not set(step_back) <= set(re.findall(r"\w+", each.lower())), each
    assert words("command-undo") not in told


def test_commands_have_names_and_descriptions_discord_accepts(said: Said, language: str) -> None:
    words, verbs = words_of(said, language), said.game.verbs
    arguments = {argument for verb in verbs for argument in verb.arguments}
    named = [f"verb-{verb.name}" for verb in verbs] + [f"argument-{name}" for name in arguments] + ["command"]
    for key in named:
        name = words(f"{said.id}-{key}")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{said.id}-{key}.description")) <= 100
    assert 0 < len(words(f"{said.id}-command.new")) <= 100
    assert 0 < len(words(f"{said.id}-command.challenge")) <= 100
    names = [words(f"{said.id}-verb-{verb.name}") for verb in verbs]
    assert len(set(names)) == len(names)


def test_options_of_the_table_have_names_and_values(said: Said, language: str) -> None:
    words = words_of(said, language)
    for setting in said.game.settings:
        assert words(f"{said.id}-setting-{setting.id}")
        name = words(f"{said.id}-setting-{setting.id}.name")
        assert COMMAND_NAME.fullmatch(name)
        assert name == name.lower()
        assert 0 < len(words(f"{said.id}-setting-{setting.id}.description")) <= 100
        values = [words(f"{said.id}-value-{setting.id}-{value}") for value in setting.values]
        assert len(set(values)) == len(setting.values)


def test_standing_orders_have_words_that_fit_behind_the_name_of_their_game(said: Said, language: str) -> None:
    words = words_of(said, language)
    for order in said.game.orders:
        assert 0 < len(f"{words(f'{said.id}-title')}: {words(f'{said.id}-order-{order}')}") <= 100


def test_a_game_says_what_it_is_and_whose_its_figures_are(said: Said, language: str) -> None:
    words = words_of(said, language)
    assert words(f"{said.id}-title")
    assert words(f"{said.id}-summary")
    assert words(f"{said.id}-house", **house_values(said.id))


def test_every_word_of_a_choice_has_a_name(said: Said, language: str) -> None:
    words = words_of(said, language)
    named = {word for choice in said.seen.choices() for word in arguments_in(choice) if A_WORD.fullmatch(word)}
    assert {word for word in named if words.name(word) == word} <= {"inuit"}, "a name of its own"


def test_alone_a_title_is_earned(language: str) -> None:
    words = texts().words(language).of("fleet_dice")
    for row in fleet.RAW["solo_results"]:
        assert words(f"fleet_dice-title-{row['min_points']}") == row[f"title_{language}"]
    assert texts().words(language)("nusfjord-title-campaign")


def test_every_card_has_a_text(language: str) -> None:
    words = texts().words(language).of("nusfjord")
    for card in [*nusfjord.BUILDINGS, *nusfjord.ELDERS]:
        assert words.text(card)
        assert "{" not in words.text(card)


# -- all languages say the same -------------------------------------------------------------------------------


def shared(said: Said, language: str) -> set[str]:
    """All keys but the nouns, which each language forms in its own way."""
    start = f"{said.id}-noun-"
    return {key for key in said.messages[language].patterns if not key.startswith(start)}


def test_all_languages_have_the_same_messages_that_read_the_same_variables(said: Said, language: str) -> None:
    assert shared(said, language) == shared(said, "en")
    for key in sorted(shared(said, "en")):
        assert said.messages[language].variables(key) == said.messages["en"].variables(key), key


def test_messages_read_only_what_the_rules_give_them(said: Said, language: str) -> None:
    messages = said.messages[language]
    for sort in SORTS:
        for kind, declared in said.kinds(sort).items():
            for key in (f"{said.id}-{sort}-{kind}", f"{said.id}-{sort}-{kind}.short"):
                if key in messages.patterns:
                    assert messages.variables(key) <= set(declared.__struct_fields__), key


@pytest.mark.parametrize("sort", SORTS)
def test_no_sentence_is_left_over(said: Said, sort: str) -> None:
    start = f"{said.id}-{sort}-"
    keys = (key for key in shared(said, "en") if key.startswith(start))
    assert {key.removeprefix(start).partition(".")[0] for key in keys} <= set(said.kinds(sort))


# -- whole games ----------------------------------------------------------------------------------------------


def _fullest(game: str) -> dict[int, dict[str, str]]:
    """Table options for each number of players: all those that go together."""
    return dict(every_option(registry()[game]))


@pytest.mark.parametrize(
    ("game", "seats", "settings"), [(game, *each) for game in GAMES for each in _fullest(game).items()]
)
def test_whole_games_are_told_without_a_missing_word(
    game: str, seats: int, settings: dict[str, str], language: str
) -> None:
    rules, words = registry()[game], texts().words(language).of(game, PEOPLE[:seats])
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
        assert words(f"{game}-phase-{phase}") if (phase := getattr(rules.view(table, None), "phase", "")) else True
        wrong = rules.conceivable(table, seat)
        for choice in rng.sample(wrong, min(12, len(wrong))):
            refused = rules.why_not(table, seat, choice)
            assert refused is None or clean(words.reason(refused)), choice
        events = rules.apply(table, seat, RANDOM.choose(None, options, rng), luck)
    result = rules.result(table)
    assert result is not None
    for category in result.scores[0].categories:
        assert words.category(category) == words(f"{game}-category-{category}")


# -- rules ----------------------------------------------------------------------------------------------------


def handbook(said: Said) -> str:
    return (ROOT / "docs" / "rules" / f"{said.id}.md").read_text("utf-8")


def cited(said: Said) -> set[str]:
    """Every rule number in the code: all that look like those of the handbook."""
    letters = set(re.findall(r"(?m)^\*\*([A-Z]+)\d", handbook(said)))
    number = re.compile(rf"\b(?:{'|'.join(sorted(letters))})\d{{1,2}}(?:\.(?:\d+a?|[A-F]\d?))?(?![\w.])")
    sources = (ROOT / "games" / said.id).glob("*.py")
    return {found for path in sources for found in number.findall(path.read_text("utf-8"))}


def test_every_rule_a_refusal_cites_can_be_looked_up(said: Said, language: str) -> None:
    words = words_of(said, language)
    for number in sorted(said.needed.illegal_rules - {""}):
        assert words(said.rule_key(number))
        assert words(f"{said.rule_key(number)}.title")


def test_every_rule_the_code_cites_can_be_looked_up_or_stands_in_the_handbook(said: Said) -> None:
    numbers, text = cited(said), handbook(said)
    assert len(numbers) > 50
    for number in sorted(numbers):
        if not texts().has("en", said.rule_key(number)):
            assert re.search(rf"(?m)^(?:\*\*|#+ ){re.escape(number)}[ .]", text), number


def test_rules_are_short_enough_to_be_read(said: Said, language: str) -> None:
    words, start = words_of(said, language), f"{said.id}-rule-"
    keys = [key for key in said.messages[language].patterns if key.startswith(start) and "." not in key]
    assert len(keys) > 80
    for key in keys:
        assert 0 < len(words(key)) <= RULE, key
        assert 0 < len(words(f"{key}.title")) <= 60
        assert words(key).endswith((".", ".)")), key


def test_figures_of_a_rule_never_meet(said: Said, language: str) -> None:
    """As in "in round 5 2 of them": two numbers side by side can't be read."""
    for rule in words_of(said, language).rules():
        assert not re.search(r"\d \d", rule.text), rule


def test_the_handbook_says_what_the_command_says(said: Said) -> None:
    text, words, start = handbook(said), texts().words("en"), f"{said.id}-rule-"
    numbers = [key.removeprefix(start).replace("-", ".") for key in said.messages["en"].patterns
               if key.startswith(start) and "." not in key]  # fmt: skip
    for number in numbers:
        title = words(f"{said.rule_key(number)}.title")
        stop = "" if title.endswith(".") else "."
        assert f"**{number} {title}{stop}** {words(said.rule_key(number))}\n" in text


# -- provenance of the figures ----------------------------------------------------------------------------------


def rows(said: Said) -> Iterator[tuple[str, dict[str, Any]]]:
    for table, content in said.game.raw.items():
        for row in content if isinstance(content, list) else [content]:
            if isinstance(row, dict):
                yield f"{table} {row.get('id', '')}", row


def test_rows_with_house_figures_say_which(said: Said) -> None:
    for place, row in rows(said):
        house = row.get("house", [])
        if isinstance(house, list):
            assert set(house) <= set(row) - {"id", "house", "source"}, place
        if "source" in row:
            assert bool(house) == bool(re.search(r"\bhouse\b", row["source"])), place


def test_no_text_reaches_people_without_its_translation(said: Said) -> None:
    for place, row in rows(said):
        for kind in ("name", "text", "title"):
            assert len({f"{kind}_{language}" in row for language in LANGUAGES}) == 1, place


@pytest.mark.parametrize(
    ("game", "kind", "english", "german"),
    [
        ("fleet_dice", "rolled", "dice were rolled", "es wurde gewürfelt"),
        ("fleet_dice", "rerolled", "dice were rolled", "es wurde gewürfelt"),
        ("captains_gulf", "drew", "cards were drawn", "es wurden Karten gezogen"),
    ],
)
def test_why_a_step_cannot_be_taken_back_says_what_was_shown(game: str, kind: str, english: str, german: str) -> None:
    shown = Event(kind, None, {}, barrier=True)
    said = [texts().words(language).of(game).revealed(shown) for language in ("en", "de")]
    assert said == [english, german]
