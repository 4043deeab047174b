"""What happened is told to whoever did it in the second person, every verb of it, and to all others as ever."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import cache

import pytest

from bot.text import LANGUAGES, Words, texts
from bot.text.event_lines import tell
from games.engine import Ask, Event, Illegal, registry
from games.nusfjord import refusals
from tests.bot.text.said import PEOPLE, said_of

GAMES = sorted(registry())
ALIKE = {
    "en": {"may", "must"},
    "de": {"kreuzt", "lässt", "nutzt", "pflanzt", "setzt"},
}
"""Verbs that are the same in both persons."""
OTHERS = {
    "en": (
        ", who is set back",
        ", who finds no free space and stays",
        ", as no box is open",
        ", the game is no longer rated: it has shown",
    ),
    "de": (
        ", weil kein Kästchen offen ist",
        ", weil keine mehr da ist",
        ", weil sich ein Verkauf nicht lohnt",
        " wird die Partie nicht mehr gewertet, denn dabei hat sich gezeigt, was als Nächstes kommt",
    ),
}
"""What is said of something else, with verbs that the reader's have elsewhere."""
IRREGULAR = {
    "en": {"is": "are", "has": "have", "copies": "copy", "their": "your"},
    "de": {
        "ist": "bist",
        "sich": "dich",
        "muss": "musst",
        "bewirbt sich": "bewirbst dich",
    },
}
"""What changes for the reader in another way than by the ending of a verb."""
ANSWERS = ("undo-yes", "undo-no", "late-wait", "late-skip", "late-player", "other")
ACTS = [
    *(Event(kind, 0) for kind in ("@taken-back", "@undo-asked", "@undo-asked-rated", "@undo-lapsed", "@undo-refused")),
    Event("@redone", 0),
    Event("@taken-back.named", 0, {"what": "…"}),
    *(Event("@undone.named", 0, {"count": count, "what": "…"}) for count in (1, 3)),
    *(Event("@undone", 0, {"count": count}) for count in (1, 3)),
    *(Event("@voted", 0, {"answer": answer}) for answer in ANSWERS),
]
"""What people do to any game and is told of their seat."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(autouse=True)
def _no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR):
        yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


PEOPLE_ACT = {"who": 0, "by": 1, "own": 1, "until": "tomorrow"}
SENTENCES = [
    *(Event(f"@{kind}", None, PEOPLE_ACT) for kind in (
        "away", "break", "home", "left", "left-waiting", "hosts", "seat-kept", "replaced", "filled", "declined",
        "paused", "goes-on", "ended", "hint", "hint-first", "late", "late-wait", "late-skip", "late-player",
        "late-lapsed", "vacation", "vacation-over",
    )),
    *(Event("@seat-offered", None, PEOPLE_ACT | {"own": own}) for own in (0, 1)),
]  # fmt: skip
"""What is told as a sentence that names people: 0 of themselves, 1 besides."""
OF_NOBODY = {"@deserted", "@unrated", "@planned", "@ordered"}


def words_of(game: str, language: str) -> Words:
    return texts().words(language).of(game, PEOPLE)


def told(game: str) -> Iterator[Event]:
    """Everything that a game tells of a seat, with every example of its arguments."""
    for kind, args in said_of(game).events(whole=False):
        yield Event(kind, 0, args)


@cache
def both(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """What all read and what the reader reads of their own, of everything that is told of a seat."""
    words = words_of(game, language)
    return tuple((said, words.event(event, 0)) for event in (*told(game), *ACTS) if (said := words.event(event)))


def parts(sentence: str) -> list[str]:
    return re.findall(r"\w+|[^\w ]", sentence)


@cache
def verbs(language: str) -> dict[str, str]:
    """The words that are others to the reader, with what they are then."""
    found: dict[str, str] = {}
    for theirs, yours in (pair for game in GAMES for pair in both(game, language)):
        old, new = parts(theirs), parts(yours)
        for way, *at in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if way != "equal":
                found[" ".join(old[at[0] : at[1]])] = " ".join(new[at[2] : at[3]])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_reader_reads_another_verb_unless_it_is_the_same(game: str, language: str) -> None:
    for theirs, yours in both(game, language):
        if theirs == yours:
            assert ALIKE[language] & set(parts(theirs)), theirs


@pytest.mark.parametrize("game", GAMES)
def test_not_a_verb_of_the_reader_is_left_as_others_read_it(game: str, language: str) -> None:
    third = {words.split()[0] for words in verbs(language)}
    assert len(third) > 40
    for _, yours in both(game, language):
        said = yours
        for other in OTHERS[language]:
            said = said.replace(other, "")
        assert not third & set(parts(said)), yours


def test_nothing_changes_but_the_endings_of_verbs(language: str) -> None:
    ends = {"en": r"(\w+)e?s \1", "de": r"(\w+)t \1st|(\w+) \2st"}[language]
    odd = {old: new for old, new in verbs(language).items() if not re.fullmatch(ends, f"{old} {new}")}
    assert odd == IRREGULAR[language]


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_about_nobody_is_the_same_for_every_reader(game: str, language: str) -> None:
    words = words_of(game, language)
    for kind, args in said_of(game).events(whole=True):
        assert words.event(Event(kind, None, args), 0) == words.event(Event(kind, None, args)), kind


def test_every_act_is_read_here(language: str) -> None:
    start = "table-event-"
    told = {f"@{key.removeprefix(start)}" for key in texts().keys(language, start)}
    assert told == {event.kind.partition(".")[0] for event in (*ACTS, *SENTENCES)} | OF_NOBODY


@pytest.mark.parametrize("event", SENTENCES, ids=lambda event: event.kind)
def test_a_sentence_that_names_the_reader_speaks_to_them(event: Event, language: str) -> None:
    words, said = words_of("fleet_dice", language), words_of("fleet_dice", language).event(event)
    third = {old.split()[0] for old in verbs(language)}
    named = [seat for seat in (0, 1) if words.seat(seat) in said]
    assert 0 in named
    for reader in named:
        own = words.event(event, reader)
        assert words.seat(reader) not in own
        assert re.search({"en": r"\b[Yy]ou\b", "de": r"\b([Dd]u|dir|Deine)\b"}[language], own)
        if verb := re.search(r"\b(?:You|Du) (\w+)", own):
            assert verb[1] not in third
    assert words.event(event, 2) == said


def test_somebody_who_sits_elsewhere_now_is_spoken_to_there() -> None:
    words = texts().words("en").of("fleet_dice", ["Carla", "Ben", "Anna", "Carl"], {3: 0})
    anna, carla = (Event("@home", None, {"who": who}) for who in (2, 3))
    assert words.event(anna, 0) == "👋 Anna is back."
    assert words.event(carla, 0) == "👋 You are back."
    assert words.event(carla, 1) == words.event(carla) == "👋 Carl is back."


def test_only_the_reader_is_spoken_to() -> None:
    words = words_of("fleet_dice", "en")
    events = [Event("drafted", seat, {"face": "cod"}) for seat in (0, 0, 1)]
    twice = "the cod die and {} the cod die."
    everybody = [f"**Anna** takes {twice.format('takes')}", "**Björn** takes the cod die."]
    assert tell(events, words) == everybody
    assert tell(events, words, 2) == everybody
    assert tell(events, words, 0) == [f"**You** take {twice.format('take')}", everybody[1]]
    assert tell(events, words, 1) == [everybody[0], "**You** take the cod die."]
    german = words_of("fleet_dice", "de")
    assert tell(events[2:], german, 1) == ["**Du** nimmst den Kabeljauwürfel."]


@pytest.mark.parametrize(
    ("language", "reader", "said"),
    [
        ("en", None, "Taken by Anna and Ben (can be copied): Thin Out, Take an Elder"),
        ("en", 1, "Taken by you and Anna (can be copied): Thin Out, Take an Elder"),
        ("de", 1, "Belegt von dir und Anna (nachahmbar): Durchforsten, Ältesten nehmen"),
        ("de", 2, "Belegt von Anna und Ben (nachahmbar): Durchforsten, Ältesten nehmen"),
    ],
)
def test_whose_workers_are_in_the_way_is_said_by_name_and_to_oneself_as_you(
    language: str, reader: int | None, said: str
) -> None:
    words = texts().words(language).of("nusfjord", ["Anna", "Ben", "Carla"])
    remark = Ask("blocked", {"actions": ["thin_out", "take_elder"], "seats": [0, 1], "copy": "possible"})
    assert words.detail(remark, reader) == said


@pytest.mark.parametrize(
    ("language", "people", "said"),
    [
        (
            "en",
            ["Anna", "*B*"],
            "This space is taken for this round by you and \\*B\\*; choose another space. (Rule W2: Blocked spaces)",
        ),
        ("en", [], "This space is taken for this round; choose another space. (Rule W2: Blocked spaces)"),
        (
            "de",
            ["Anna", "Ben"],
            "Das Feld ist für diese Runde von dir und Ben belegt; nimm ein anderes. (Regel W2: Blockierte Felder)",
        ),
        ("de", [], "Das Feld ist für diese Runde belegt; nimm ein anderes. (Regel W2: Blockierte Felder)"),
    ],
)
def test_a_refusal_says_who_stands_there_where_names_are_known(language: str, people: list[str], said: str) -> None:
    words = texts().words(language).of("nusfjord", people)
    refusal = Illegal(refusals.SpaceBlocked("thin_out", [1, 0], "impossible"))
    assert words.reason(refusal, 0) == said


@pytest.mark.parametrize(
    ("language", "named", "said"),
    [
        ("en", ("A104",), "**You** put it on space a2."),
        ("en", (), "**You** put {building} on space a2."),
        ("de", ("A104",), "**Du** legst das Gebäude auf Feld a2."),
        ("de", (), "**Du** legst „{building}“ auf Feld a2."),
    ],
)
def test_a_building_is_put_on_a_space_and_named_unless_it_has_just_been(
    language: str, named: tuple[str, ...], said: str
) -> None:
    words = texts().words(language).of("nusfjord", PEOPLE)
    placed = Event("building_placed", 0, {"building": "A104", "site": "a2"})
    predicate = words.event(placed, 0, named)
    assert f"**{words('story-you')}** {predicate}." == said.format(building=words.name("A104"))
