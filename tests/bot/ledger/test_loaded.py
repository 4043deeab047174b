"""A game as it is held between loading and saving: who plays, who owes, what may be done with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.errors import Sorry
from bot.ledger.course import Offer
from bot.ledger.loaded import APART, Loaded
from bot.tools.check.limits import loaded_game
from db.records import SeatRow
from games.engine import Event, Luck, registry
from tests.bot.ledger.making import GAME, MATE, dealt, game_row, held, play, seat
from tests.db.making import ANN, BEN, CLEO

pytestmark = pytest.mark.usefixtures("tides")


def _said(check: Callable[[], None]) -> str:
    try:
        check()
    except Sorry as sorry:
        return sorry.key
    return ""


@pytest.mark.parametrize(
    ("state", "begun", "dealt_", "running"),
    [
        ("lobby", "error-not-started", "error-not-started", "error-not-started"),
        ("running", "", "", ""),
        ("finished", "error-finished", "", "error-finished"),
        ("cancelled", "error-cancelled", "", "error-cancelled"),
        ("aside", "error-aside", "", "error-aside"),
    ],
)
def test_what_can_not_be_done_in_a_state_has_a_sentence(state: str, begun: str, dealt_: str, running: str) -> None:
    loaded = held(state=state) if state != "lobby" else held(state=state, table_blob=None)
    assert _said(loaded.check_begun) == begun
    assert _said(loaded.check_dealt) == dealt_
    assert _said(loaded.check_running) == running


def test_a_lobby_that_was_closed_says_so_where_a_table_is_wanted() -> None:
    assert _said(held(state="cancelled", table_blob=None).check_dealt) == "error-cancelled"


def test_in_a_paused_game_nothing_is_decided_but_it_is_under_way() -> None:
    loaded = held()
    loaded.saved.course.paused = True
    assert (_said(loaded.check_begun), _said(loaded.check_running)) == ("", "error-paused")


def test_who_plays_who_is_kept_and_who_owes() -> None:
    loaded = held()
    loaded.seats = [seat(0, ANN, MATE), seat(1, BEN), seat(2, None, MATE), seat(3, None)]
    assert [loaded.person_at(each) for each in range(4)] == [None, BEN, None, None]
    assert [loaded.is_kept(each) for each in range(4)] == [True, False, False, False]
    assert loaded.people([0, 1, 2]) == [BEN]
    assert (loaded.seat_of(ANN), loaded.seat_of(CLEO), loaded.seat_held(BEN)) == (0, None, 1)
    with pytest.raises(Sorry, match="error-no-seat"):
        loaded.seat_held(CLEO)
    assert loaded.waiting() == [0, 1]
    assert held(table_blob=None).waiting() == []


def test_an_offer_is_found_by_the_act_that_made_it() -> None:
    loaded = held()
    ours, theirs = Offer(4, CLEO, ANN), Offer(6, CLEO, BEN)
    loaded.saved.course.offers = {0: ours, 1: theirs}
    assert [loaded.offer(number) for number in (4, 5, 6)] == [ours, None, theirs]


def test_people_whom_the_story_names_are_numbered_behind_the_seats_and_once_for_each_name() -> None:
    loaded = held()
    assert [loaded.named(ANN, "Ann"), loaded.named(CLEO, "Cleo"), loaded.named(ANN, "Ann")] == [2, 3, 2]
    assert loaded.named(ANN, "Annabel") == 4, "what she was called then stays"
    told = loaded.told_of(1, "left")
    assert (told.kind, told.seat, told.args) == ("left", None, {"who": 5})
    assert [who.name for who in loaded.saved.course.named] == ["Ann", "Cleo", "Annabel", "Ben"]


def test_the_last_two_boards_are_what_was_to_be_seen_then() -> None:
    loaded = held()
    assert (loaded.view_before(0), loaded.view_posted(0)) == (None, None)
    loaded.saved.base, loaded.saved.latest = GAME.save(dealt()), GAME.save(play(dealt(), 4))
    for viewer in (0, None):
        assert loaded.view_before(viewer) == GAME.view(dealt(), viewer)
        assert loaded.view_posted(viewer) == GAME.view(play(dealt(), 4), viewer)


@pytest.mark.parametrize(
    ("others", "waits"),
    [
        ([], False),
        ([seat(1, BEN)], False),
        ([seat(1, BEN, MATE)], True),
        ([seat(1, None, MATE)], False),
        ([seat(1, BEN, MATE), seat(2, CLEO)], False),
        ([seat(1, BEN, MATE), seat(2, None)], True),
    ],
    ids=["alone", "in person", "who may come back", "a computer", "one of each", "a free seat"],
)
def test_a_game_waits_without_somebody_where_nobody_is_left_but_who_may_come_back(
    others: list[SeatRow], waits: bool
) -> None:
    assert Loaded(game_row(), [seat(0, ANN), *others]).waits_without(0) is waits
    assert Loaded(game_row(), [seat(0, ANN, MATE), *others]).waits_without(0) is waits


def test_the_next_number_is_drawn_behind_all_so_far_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", (APART - 1).to_bytes)
    loaded = held()
    loaded.saved.course.notices, loaded.saved.course.board = 40, 50
    assert loaded.next_number == 50 + APART
    monkeypatch.setattr("secrets.token_bytes", bytes)
    assert loaded.next_number == 50 + APART
    assert held().next_number == 1


def test_what_plans_answered_is_nothing_until_they_do() -> None:
    assert held().ahead == []


def test_a_table_at_which_a_seat_is_missing_is_not_read() -> None:
    seats = [seat(0, ANN), seat(2, BEN)]
    with pytest.raises(ValueError, match=r"its seats are \[0, 2\]"):
        Loaded(held().row, seats)
    assert Loaded(game_row(state="lobby"), seats).seats == seats, "in a lobby somebody may have left"


def test_a_game_shown_with_another_table_stays_as_it_is() -> None:
    loaded, another = held(), play(dealt(), 4)
    shown, table = loaded.with_table(another), loaded.table
    assert (shown.table, shown.seats) == (another, loaded.seats)
    assert loaded.table is table


def test_seats_without_a_name_are_a_question_mark() -> None:
    assert Loaded(game_row(), [seat(0, notes={"name": "Ann"}), seat(1)]).names == ["Ann", "?"]


def test_a_games_own_words_are_of_its_language_unless_another_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ledger.loaded.registry", registry)
    game = registry()["fleet_dice"]
    loaded = loaded_game(game, game.setup(2, {}, Luck(b"words"))[0], 2, 0)
    loaded.row = game_row(kind=game.id, locale="de")
    assert [loaded.words(language)("error-busy") for language in (None, "de", "en")] == [
        loaded.words("de")("error-busy"), loaded.words("de")("error-busy"), loaded.words("en")("error-busy"),
    ]  # fmt: skip
    assert loaded.words()("error-busy") != loaded.words("en")("error-busy")


def test_a_person_is_asked_once_more_about_what_the_game_says_unless_there_is_no_other_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        type(GAME), "careful", lambda _game, _table, _seat, options: [each for each in options if each != "keep"]
    )
    loaded = held()
    assert loaded.careful(0, ["draw", "boast:yes", "keep"]) == {"draw", "boast:yes"}
    assert loaded.careful(0, ["draw", "boast:yes"]) == set()


@pytest.mark.parametrize(
    ("seats", "unattended"),
    [
        ([seat(0, ANN), seat(1, BEN, MATE)], False),
        ([seat(0, ANN, MATE), seat(1, BEN, MATE)], True),
        ([seat(0, ANN, MATE), seat(1, None, MATE)], True),
        ([seat(0, None, MATE), seat(1, None, MATE)], False),
    ],
    ids=["one in person", "both may come back", "one may come back", "computers alone"],
)
def test_a_game_stands_still_while_it_is_paused_or_nobody_plays_who_may_come_back(
    seats: list[SeatRow], unattended: bool
) -> None:
    loaded = held()
    loaded.seats = seats
    assert loaded.unattended is loaded.standing_still is unattended
    loaded.saved.course.paused = True
    assert loaded.standing_still
    assert loaded.unattended is unattended


def test_who_plays_alone_plays_with_computers_at_most() -> None:
    loaded = held()
    assert not loaded.plays_alone(ANN)
    loaded.seats = [seat(0, ANN), seat(1, None, MATE)]
    assert loaded.plays_alone(ANN)
    assert not loaded.plays_alone(BEN)


def test_a_board_is_known_by_its_own_number_one_of_an_earlier_version_by_its_moves() -> None:
    loaded = held()
    loaded.saved.posted = 7
    assert loaded.board == 7
    loaded.saved.course.board = 40
    assert loaded.board == 40


def test_what_nearly_everybody_chooses_stands_first(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = held()
    *others, usual = GAME.options(loaded.table, 0)
    monkeypatch.setattr(type(GAME), "usual", lambda *_: frozenset([usual]))
    assert others
    assert [*loaded.numbers(0)] == [usual, *others]
    monkeypatch.setattr(type(GAME), "careful", lambda *_: [usual, others[0]])
    assert [*loaded.numbers(0)] == [*others[1:], usual, others[0]], "what gives something up stands last"


def test_what_ends_the_turn_stands_behind_what_goes_on_and_before_what_gives_something_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(GAME), "options", lambda *_: ["end", "sail:1", "row", "sail:3", "fish", "sail:2"])
    monkeypatch.setattr(type(GAME), "usual", lambda *_: frozenset(["fish"]))
    monkeypatch.setattr(type(GAME), "careful", lambda *_: ["sail:2"])
    monkeypatch.setattr(type(GAME), "closing", ("end",))
    assert [*held().numbers(0)] == ["fish", "sail:1", "sail:3", "row", "end", "sail:2"]


def test_whoever_is_named_and_sits_there_by_now_is_spoken_to() -> None:
    loaded = held()
    event = Event("@late-player", None, {"who": loaded.named(BEN, "Benjamin")})
    words = loaded.words("en")
    assert "until you are back" in words.event(event, reader=1)
    assert "until Benjamin is back" in words.event(event, reader=0)
