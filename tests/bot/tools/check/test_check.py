"""`quayside check` finds nothing wrong with a game that is whole, and names whatever is planted in a copy of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tools.check import pace
from bot.tools.check.command import checked
from bot.workers.thread import WorkerThread
from games.engine import registry
from games.engine.conformance import CHECKS
from tests.param import slow
from tests.today import THOROUGH, todays
from tests.toy.beside import beside_the_others, elsewhere
from tests.toy.copies import Fault, a_copy, added, gone, replaced
from tests.toy.tides import ADDED

EN, DE = "text/en/tides.ftl", "text/de/tides.ftl"
PAINTER, GAME, RULES = "render/tides.py", "games/tides/game.py", "games/tides/rules.py"
JUDGING, TOML = "games/tides/judging.py", "games/tides/data/tides.toml"
LESSON = "games/tides/data/tides-lesson.toml"
HAND = "        hand = "
AS_A_BOT = ("replay", "players")
SETTLED = "        return _written(self.text(view, words, names=names))\n\n    def sheet"


def in_the_game(method: str) -> Fault:
    """Gives the game one more method."""
    return replaced(GAME, "    def deal(", f"{method}\n\n    def deal(")


def said(declared: str, method: str) -> Fault:
    """Gives the game a class of what it says, and the method that says it."""

    def spoil(copy: Path) -> None:
        replaced(GAME, "class Tides(", f"from games.engine import Detail, Remark\n\n{declared}\n\nclass Tides(")(copy)
        in_the_game(method)(copy)

    return spoil


def in_the_table(code: str) -> Fault:
    """Lets the painter do something before it draws the table."""
    return replaced(PAINTER, SETTLED, f"        {code}\n{SETTLED}")


def writing(box: str, *texts: str, size: int = 20) -> str:
    """Code of a painter that writes on a paper of its own."""
    lines = [
        "from render.canvas import Canvas",
        "from render.grid import Box",
        *(f"Canvas(900, 200, (255, 255, 255)).text({box}, {text}, size={size}, floor={size})" for text in texts),
    ]
    return "\n        ".join(lines)


def written(box: str, *texts: str, size: int = 20) -> Fault:
    """Lets the painter write so before it draws the table."""
    return in_the_table(writing(box, *texts, size=size))


A_ROUND = "        table.round = self.round\n"
IN_A_ROUND = (ADDED / RULES).read_text("utf-8").partition(A_ROUND)[0].count("\n") + 2


def in_a_round(code: str) -> Fault:
    """Lets the rules do something, in line `IN_A_ROUND`, when a round begins."""
    return replaced(RULES, A_ROUND, f"{A_ROUND}        {code}\n")


def everywhere(english: str, german: str) -> Fault:
    """Gives the game one more text in both languages."""

    def spoil(copy: Path) -> None:
        added(EN, f"\n{english}\n")(copy)
        added(DE, f"\n{german}\n")(copy)

    return spoil


def sunk(copy: Path) -> None:
    """Declares an event that nothing tells, with words in both languages, of which one has an id in it."""
    of_a_card = 'class Sunk(Happening, frozen=True, tag="sunk"):\n    card: int\n\n\nclass Kept('
    replaced(RULES, "class Kept(", of_a_card)(copy)
    added(EN, "\ntides-event-sunk = sink{ s } { $card }\n")(copy)
    added(DE, "\ntides-event-sunk = versenk{ t } sea_floor { $card }\n")(copy)


PLANTED: dict[str, tuple[Fault, str]] = {
    "an event without words in one language": (
        replaced(DE, "tides-event-won =", "tides-event-lost ="), "words: de: there is no text tides-event-won",
    ),
    "a question without words": (
        replaced(EN, "tides-ask-boast =", "tides-ask-brag ="), "words: en: there is no text tides-ask-boast",
    ),
    "a refusal without words": (
        replaced(EN, "tides-reason-not_in_hand =", "tides-reason-no ="),
        "words: en: there is no text tides-reason-not_in_hand or reason-not_in_hand",
    ),
    "a rule that is cited and can't be read": (
        replaced("text/de/rules_tides.ftl", "tides-rule-1 =", "tides-rule-one ="),
        "words: de: there is no text tides-rule-1",
    ),
    "a rule that names a figure there is not": (
        replaced("text/en/rules_tides.ftl", "has three cards", 'has { FIGURE("tides.deep.cards") } cards'),
        "words: text tides-rule-1 in en: there is no figure tides.deep.cards",
    ),
    "small print without words": (
        said("class Fine(Detail, frozen=True, tag='fine'):\n    cards: int",
             "    def small_print(self, table: Any, step: Any, choice: str) -> Any:\n        return Fine(1)"),
        "words: en: there is no text tides-detail-fine",
    ),
    "a remark without words": (
        said("class ByTheWay(Remark, frozen=True, tag='by_the_way'):\n    \"\"\"Something.\"\"\"",
             "    def beside(self, table: Any, seat: int) -> Any:\n        return [ByTheWay()]"),
        "words: de: there is no text tides-detail-by_the_way",
    ),
    "small print that does not come true": (
        said("class More(Detail, frozen=True, tag='more'):\n    cards: int\n\n"
             "    def outcome(self, seat: int, before: Any, after: Any, told: Any) -> Any:\n"
             "        return More(after.deck)",
             "    def small_print(self, table: Any, step: Any, choice: str) -> Any:\n"
             "        return More(len(table.deck) + 1) if choice == 'keep' else None"),
        "'keep' promises More(cards=",
    ),
    "an event of nobody that is not declared so": (
        replaced(RULES, "    whole = True\n", ""), "the event 'tide' has no seat, and its class does not say `whole",
    ),
    "a sentence without a stop": (
        replaced(EN, "The tide is high.", "The tide is high"),
        "words: en: the event tide is declared as `whole`, but has no stop: The tide is high",
    ),
    "a verb that is left as it is": (
        replaced(EN, "tides-event-drew_hidden = draw{ s }", "tides-event-drew_hidden = draws"),
        "words: en: the event drew_hidden says 'draws' to whoever did it, too",
    ),
    "an id in what never comes up": (
        sunk, "words: de: an id, a placeholder or two blanks or stops are left in: versenkt sea_floor",
    ),
    "one tag for two events": (
        replaced(RULES, 'Happening, frozen=True, tag="kept"', 'Happening, frozen=True, tag="drew"'),
        "words: two classes have the tag drew",
    ),
    "a message that reads what it is not given": (
        replaced(EN, "tides-event-won =", "tides-event-won = { $cards }"),
        "words: en: tides-event-won reads $cards, which it is not given",
    ),
    "a card without a name": (replaced(TOML, 'name_de = "Ebbe"\n', ""), "words: de: the card low has no name"),
    "a picture without words": (
        replaced(EN, "tides-picture-hand =", "tides-picture-fist ="), "words: en: there is no text tides-picture-hand",
    ),
    "a part without a name": (
        replaced(DE, "tides-part-tide =", "tides-part-sea ="), "words: de: there is no text tides-part-tide",
    ),
    "a choice without words": (
        replaced(DE, "tides-choice-keep =", "tides-choice-kept ="), "needed: de: there is no text tides-choice-keep",
    ),
    "what is lost, without words": (
        in_the_game("    def careful(self, table: Any, seat: int, options: Any) -> Any:\n"
                    "        return [each for each in options if each == 'keep']"),
        "words: de: there is no text tides-choice-keep.sure, which says what is lost",
    ),
    "a text about what is not declared": (
        everywhere("tides-event-sank = sink{ s }", "tides-event-sank = versink{ t }"),
        "words: the text tides-event-sank is of no use",
    ),
    "a text of pictures that none of them has": (
        everywhere("tides-picture-moon = Moon", "tides-picture-moon = Mond"),
        "words: the text tides-picture-moon is of no use",
    ),
    "a board that always says the same": (
        replaced(PAINTER, 'return "\\n".join(lines)', "return 'Tides'"),
        "the alt text of the table says at the end what it said at the beginning",
    ),
    "a message that speaks of nothing": (
        replaced(EN, "tides-event-kept = draw{ s } nothing", "tides-event-kept = { nothing }"),
        "words: text tides-event-kept in en: ",
    ),
    "other arguments in another language": (
        replaced(DE, "tides-event-drew = zieh{ t } die { $card }", "tides-event-drew = zieh{ t } eine"),
        "words: tides-event-drew reads $card in one of en and de only",
    ),
    "what is no Fluent": (added(EN, "\ntides-more: nothing\n"), "this is no Fluent: tides-more: nothing"),
    "a key of somebody else's": (
        added(EN, "\nwhales-title = Whales\n"), "the key whales-title does not begin with tides-",
    ),
    "two choices that are called alike": (
        replaced(EN, "tides-choice-offer = Offer { $id1 }", "tides-choice-offer = Offer a card"),
        "are both called 'Offer a card'",
    ),
    "a choice too long for a button": (
        replaced(DE, "tides-choice-keep = Nichts ziehen", f"tides-choice-keep = {'Nichts ziehen ' * 4}"),
        "words: de: 55 characters, at most 40: Nichts ziehen",
    ),
    "a panel over the limits": (
        replaced(EN, "tides-ask-boast = Do you boast?", f"tides-ask-boast = {'Do you boast? ' * 300}"),
        "limits: en: at the question: boast, the panel: ",
    ),
    "a command over the limits": (
        replaced(DE, "    .description = Eine Handkarte bieten", f"    .description = {'Eine Handkarte ' * 8}"),
        "needed: de: tides-verb-offer.description: 119 characters, at most 100",
    ),
    "points of nobody knows what": (
        replaced(DE, "tides-category-tides =", "tides-category-ebbs ="),
        "words: de: there is no text tides-category-tides, which names what points come from",
    ),
    "a painter that fails for a view": (
        in_the_table("if view.round == 2:\n            raise ValueError('no ink')"),
        ": the table: ValueError: no ink at render/tides.py, line 23 (game 1 with 4 players, ",
    ),
    "a painter that writes what no text has": (
        in_the_table("from render.canvas import Canvas\n        from render.grid import Box\n"
                     "        room = Box(0, 0, 400, 40)\n"
                     "        Canvas(400, 40, (255, 255, 255)).text(room, f'{names[0]} 7: Ahoy')\n"
                     "        Canvas(400, 40, (255, 255, 255)).text(room, 'Maxi')"),
        "pictures: de: the table: 'Maximiliane von Hohenstein 7: Ahoy' is written there",
    ),
    "a painter that is not there": (gone(PAINTER), "needed: render/tides: no pictures for the game 'tides'"),
    "an alt text that is too long": (
        replaced(PAINTER, "*image.size, content)", "*image.size, content * 50)"), "the table: an alt text of ",
    ),
    "a picture that depends on those before it": (
        in_the_table("from render.canvas import Canvas\n        from render.grid import Box\n"
                     "        from render.palette import Palette\n"
                     "        ink, paper = (0, 0, 0), (255, 255, 255)\n"
                     "        self.drawn = getattr(self, 'drawn', 0) + 1\n"
                     "        canvas = Canvas(400, 160, paper)\n"
                     "        canvas.fill(Box(3 + 5 * (self.drawn % 9), 3, 4, 4), ink)\n"
                     "        return canvas.finish(Palette([ink, paper], []), [self.text(view, words, names=names)])"),
        "the same view gives another picture after others were drawn",
    ),
    "a name that runs out of the picture": (
        written("Box(390, 0, 400, 40)", "names[0]"),
        "de: the table: 'Maximiliane von Hohenstein' runs out of the picture",
    ),
    "a name on another one": (
        written("Box(9, 40, 380, 40)", "names[1]", "names[2]"),
        "en: the table: 'Łucja' is written on 'Ægir Þórðarson'",
    ),
    "a name of the data that is cut off": (
        written("Box(0, 80, 40, 20)", "words.name('high')"), "en: the table: 'high tide' is cut off",
    ),
    "letters that nobody can read": (
        written("Box(0, 100, 390, 20)", "words.name('low')", size=12),
        "de: the table: 'Ebbe' is too small (12 pixels, at least 14)",
    ),
    "letters that are too small for a panel": (
        replaced(PAINTER, HAND, f"        {writing('Box(9, 0, 380, 40)', 'names[0]', size=9)}\n{HAND}"),
        "de: the panel: 'Maximiliane von Hohenstein' is too small (8.2 CSS pixels on a phone, at least 9)",
    ),
    "a number that no button has": (
        replaced(PAINTER, "        return _written(words(\"tides-picture-hand\"",
                 "        from render import marks, theme\n        from render.canvas import Canvas\n"
                 "        paper = Canvas(400, 160, theme.BOX)\n"
                 "        for number in (options or {}).values():\n"
                 "            marks.number_disc(paper, 50 * number, 80, number + 1, 40)\n"
                 "        return _written(words(\"tides-picture-hand\""),
        " is the number of no button (game 1",
    ),
    "a table too tall for a desktop": (
        replaced(PAINTER, '"RGB", (400, 160)', '"RGB", (400, 360)'),
        "pictures: the table has 400 x 360 pixels: taller than 7/8 of their width",
    ),
    "a replay that knows no captions": (
        replaced(PAINTER, "names: Sequence[str] = (), captions: Sequence[str] = ()", "names: Sequence[str] = ()"),
        "needed: the painter's replay can't be called as the bot calls it",
    ),
    "a replay that leaves its captions out": (
        replaced(PAINTER, ", captions=captions)", ")"), "pictures: en: the replay leaves out its captions",
    ),
    "a replay that fails": (
        replaced(PAINTER, "frames = [_drawn(", "frames = [1 / 0 for _ in views] or [_drawn("), "replay: de: Zero",
    ),
    "a captain that fails": (
        replaced(JUDGING, "return world.round > begun.round", "return bool(1 / 0)"),
        "players: captain can't think: ZeroDivisionError",
    ),
    "imagining that returns the table itself": (
        replaced(GAME, "world = table.clone()", "return table"), "imagine returns the real table itself",
    ),
    "asking that changes the table": (
        in_the_game("    def conceivable(self, table: Any, seat: int) -> list[str]:\n"
                    "        table.points[seat] += 1\n        return []"),
        "asking for what is not possible changed the table",
    ),
    "the same luck in every round": (
        replaced(RULES, 'if table.fault != "same tides" else 1', "* 0"), "rules: tide 0 0 is drawn twice with one key",
    ),
    "an end that does not come": (
        in_the_game("    def endings(self, table: Any, seat: int, options: Any) -> Any:\n"
                    "        return dict.fromkeys(options, 'game') if table.lanes is None else {}"),
        "it is said to end the game, and doesn't",
    ),
    "a hidden card that shows": (
        replaced(GAME, "deck=len(table.deck)", "deck=table.deck[-1] if table.deck else 0"),
        "tells the real table from an imagined one: deck is ",
    ),
    "rules that raise": (
        replaced(RULES, "table.boasts[self.seat] = int(", "table.boasts[self.seat + 9] = int("), "rules: IndexError: ",
    ),
    "an option that can't be played": (
        replaced(RULES, "for card in sorted(table.hands[self.seat])]",
                 "for card in [*sorted(table.hands[self.seat]), 99]]"),
        "plays 'offer:99'; came up ",
    ),
    "a draw that all games have alike": (
        in_a_round("import random as dice; table.points[0] += dice.Random(self.round).randrange(2)"),
        f"rules: rules.py, line {IN_A_ROUND}: run calls random.Random; chance comes only from luck",
    ),
    "a draw that something else makes, by a name that no source shows": (
        in_a_round("table.points[0] += sum(map(__import__('sec' + 'rets').randbelow, [1]))"),
        f"rules: rules.py, line {IN_A_ROUND}: run calls secrets.randbelow; chance comes only from luck",
    ),
    "the time of day": (
        in_a_round("from time import time; table.points[0] += time() < 0"),
        f"rules: rules.py, line {IN_A_ROUND}: run calls time.time; rules know no time and no system",
    ),
    "a file that is read in play": (
        in_a_round("table.points[0] += not open(__file__).readable()"),
        f"rules: rules.py, line {IN_A_ROUND}: run calls io.open; rules know no time and no system",
    ),
    "a table option that the commands have already": (
        replaced(GAME, 'Setting("length"', 'Setting("days"'),
        "needed: the table option days: the commands that open games have this one already, as they have against, ",
    ),
    "a computer player for whom there are no words": (
        replaced(GAME, "    table_type = Table\n", "    table_type = Table\n"
                 "    from games.engine import Deckhand\n"
                 "    players = (type('Monger', (Deckhand,), {'name': 'monger'})(),)\n"),
        "needed: a computer player called 'monger': they are captain, deckhand, mate",
    ),
    "a lesson that goes another way than the rules": (
        replaced(LESSON, 'choice = "offer:16"', 'choice = "offer:2"'),
        "lesson: its script can't be played: offer: a choice is not legal: not_in_hand",
    ),
    "a lesson that says nothing": (
        replaced(DE, "tides-lesson-boast =", "tides-lesson-brag ="), "lesson: de: there is no text tides-lesson-boast",
    ),
    "a lesson that says too much": (
        replaced(EN, "    .aside = At high tide", f"    .aside = {'Well, ' * 60} at high tide"),
        "lesson: en: tides-lesson-offer.aside has 70 words, at most 60",
    ),
    "a lesson about no rule": (
        replaced(LESSON, 'rules = ["3"]', 'rules = ["33"]'), "lesson: en: draw names the rule 33, and there is none",
    ),
    "a game that can't be read": (replaced("games/tides/__init__.py", "", "1 / 0"), "rules: ZeroDivisionError: "),
}  # fmt: skip


TOGETHER: dict[str, set[str]] = {
    "what is said and drawn": {
        "an event without words in one language", "a question without words", "a painter that fails for a view",
        "an alt text that is too long", "a lesson that says nothing", "a lesson that says too much",
         "a lesson about no rule",
    },
    "what is asked and imagined": {
        "a panel over the limits", "a replay that leaves its captions out", "asking that changes the table",
        "imagining that returns the table itself",
    },
    "what a game declares": {
        "a key of somebody else's", "a choice without words", "a table option that the commands have already",
        "a computer player for whom there are no words", "a replay that knows no captions",
        "an end that does not come",
    },
    "no painter": {
        "a painter that is not there", "rules that raise", "a command over the limits",
        "a lesson that goes another way than the rules",
    },
    "no game": {"a game that can't be read"},
    "another draw": {"a draw that something else makes, by a name that no source shows"},
    "the time": {"the time of day"},
    "a file": {"a file that is read in play"},
    "promises": {
        "small print that does not come true", "a message that reads what it is not given",
        "an id in what never comes up", "an event of nobody that is not declared so", "what is lost, without words",
        "a text about what is not declared", "a text of pictures that none of them has",
        "a board that always says the same",
    },
    "tags": {
        "a rule that names a figure there is not", "one tag for two events", "a sentence without a stop",
        "a verb that is left as it is",
    },
    "letters": {
        "a painter that writes what no text has", "a name that runs out of the picture", "a name on another one",
        "a name of the data that is cut off", "letters that nobody can read", "letters that are too small for a panel",
        "a table too tall for a desktop", "a number that no button has",
    },
    "options": {"an option that can't be played"},
    "words": {
        "a refusal without words", "a rule that is cited and can't be read", "small print without words",
        "a card without a name", "a picture without words", "a message that speaks of nothing",
        "other arguments in another language", "a draw that all games have alike",
    },
    "choices": {
        "a remark without words", "a part without a name", "what is no Fluent", "two choices that are called alike",
        "a choice too long for a button", "the same luck in every round", "a hidden card that shows",
        "a picture that depends on those before it", "points of nobody knows what",
    },
    "workers": {"a replay that fails", "a captain that fails"},
}  # fmt: skip
"""Faults that one copy can have at a time: none keeps another one from being found."""
LONG = {"words", "choices", "workers"}


def test_every_fault_is_planted_once() -> None:
    assert sorted(fault for faults in TOGETHER.values() for fault in faults) == sorted(PLANTED)


@pytest.mark.slow
@pytest.mark.in_turns(2)
@pytest.mark.parametrize("together", [slow(name) if name in LONG else name for name in TOGETHER])
def test_what_is_planted_in_a_copy_of_a_game_is_named_and_nothing_that_is_not(together: str, tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    for fault in sorted(planted := TOGETHER[together]):
        spoil, _ = PLANTED[fault]
        spoil(copy)
    as_a_bot = any(PLANTED[fault][1].startswith(AS_A_BOT) for fault in planted)
    with elsewhere(copy):
        found, _ = checked("tides", 1, "1", WorkerThread if as_a_bot else None)
    lines = [each.line for each in found]
    assert {fault for fault, (_, line) in PLANTED.items() if any(line in each for each in lines)} == planted, lines
    assert not any("\n" in each for each in lines)
    assert len([each for each in lines if "chance comes only from luck" in each]) <= 1, lines


@pytest.mark.slow
def test_what_is_written_to_the_log_where_a_hidden_card_lies_is_named(tmp_path: Path) -> None:
    """No view shows it: somebody who reads the log, or measures, could tell the tables apart."""
    in_the_game(
        "    def asked_openly(self, table: Any) -> None:\n"
        "        import logging\n"
        "        logging.getLogger('games.tides').info('the next card is %s', table.deck[-1] if table.deck else 0)"
    )(copy := a_copy(tmp_path))
    replaced(GAME, "        open_ = table", "        self.asked_openly(table)\n        open_ = table")(copy)
    with elsewhere(copy):
        found, _ = checked("tides", 1, "1", WorkerThread)
    assert [each.line for each in found if each.part == "secrets" and "the log differs" in each.what]


BUSY = "sum(range(2 * 10**6)) and "


@pytest.mark.slow
def test_players_that_take_too_long_are_named_and_kept_from_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "QUICK_S", 0.1)
    monkeypatch.setattr(pace, "BUDGET_S", 0.1)
    monkeypatch.setattr(pace, "OVER_S", 0.2)
    slow_mate = (
        "    table_type = Table\n"
        "    from games.engine import RANDOM, Deckhand\n"
        "    players = (Deckhand(), type('Mate', (), {'name': 'mate', 'asked': 0, 'choose': _dawdle})())\n"
    )
    dawdle = "def _dawdle(self, view, options, rng):\n    import time\n    time.sleep(0.11)\n    return options[0]\n"
    replaced(GAME, "    table_type = Table\n", slow_mate)(copy := a_copy(tmp_path))
    replaced(GAME, "class Tides(", f"{dawdle}\n\nclass Tides(")(copy)
    replaced(JUDGING, "return rng.choice(cast", f"return {BUSY}rng.choice(cast")(copy)
    with elsewhere(copy):
        found, decisions = checked("tides", 3, "1", WorkerThread)
    lines = [each.line for each in found]
    assert len(lines) == 2, lines
    assert lines[0].startswith("players: mate took 0.")
    assert " s over a decision; milliseconds are meant (seat " in lines[0]
    assert lines[1].startswith("players: captain has thought for "), lines
    assert " s about a decision: 0.1 s are meant" in lines[1]
    assert decisions > 45


@pytest.mark.slow
def test_a_captain_that_never_comes_to_an_end_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that sleeps takes none of the time that its budget counts."""
    monkeypatch.setattr(pace, "WAITED_S", 0.4)
    replaced(JUDGING, "return rng.choice(cast", "return __import__('time').sleep(0.01) or rng.choice(cast")(
        copy := a_copy(tmp_path)
    )
    with elsewhere(copy):
        found, _ = checked("tides", 1, "1", WorkerThread)
    (line,) = [each.line for each in found]
    assert line.startswith("players: captain has thought for 0.4 s about a decision: 1 s are meant, and longer the bot")


@pytest.mark.slow
def test_only_the_language_whose_verb_needs_it_asks_who_reads(tmp_path: Path) -> None:
    replaced(
        DE, "tides-event-drew_hidden = zieh{ t } eine Karte",
        "tides-event-drew_hidden = { $person ->\n    [you] wirst beschenkt\n   *[they] wird beschenkt\n}",
    )(copy := a_copy(tmp_path))  # fmt: skip
    with elsewhere(copy):
        found, decisions = checked("tides", 1, "1", None)
    assert decisions
    assert [each.line for each in found] == []


@pytest.mark.slow
def test_with_a_game_that_is_whole_nothing_is_wrong() -> None:
    """Of three games, the third is played by the game's own computer players."""
    with beside_the_others():
        found, decisions = checked("tides", 3, "1", WorkerThread)
    assert [each.line for each in found] == []
    assert decisions > 45


GAMES = 10 if THOROUGH else 1
"""So many of each of our games are played."""


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", todays(sorted(registry()), 2 * len(registry())))
def test_with_our_games_nothing_is_wrong(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a check looks at, tests of each part look at every day: the contract and twins they have wholly."""
    monkeypatch.setattr("bot.tools.check.command.CHECKS", () if not THOROUGH else CHECKS)
    if not THOROUGH:
        monkeypatch.setattr("bot.tools.check.command.cases", lambda _: [])
    found, decisions = checked(game, GAMES, "1", WorkerThread)
    assert [each.line for each in found] == []
    assert decisions > 50


def _quayside(*arguments: str, folders: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QUAYSIDE_GAMES": folders, "PYTHONHASHSEED": "4"}
    command = [sys.executable, "-m", "bot", "check", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_folder_is_checked_with_one_command_workers_and_all(tmp_path: Path) -> None:
    replaced(DE, "tides-category-tides =", "tides-category-ebbs =")(copy := a_copy(tmp_path))
    shore = "(SayBoast(each).text for each in {'yes', 'no'})"
    replaced(RULES, '[SayBoast("yes").text, SayBoast("no").text]', f"[*{shore}]")(copy)
    done = _quayside(str(copy), "--games", "1", "--json")
    assert done.stderr == ""
    assert done.returncode == 1
    report = json.loads(done.stdout)
    found = {(each["part"], each["what"]) for each in report["findings"]["tides"]}
    missing = "de: there is no text tides-category-tides, which names what points come from"
    assert ("words", missing) in found
    assert any("in another process the options come in another order" in what for _, what in found), found
    assert {part for part, _ in found} <= {"words", "rules", "secrets"}, found


NO_TRACEBACK: dict[str, tuple[Fault, str]] = {
    "an error without a text": (
        added(GAME, "\nclass E(BaseException):\n    __str__ = None\nraise E\n"), "rules: E: its text can't be had",
    ),
    "data that fails later": (
        replaced(GAME, "return DATA.raw", "self.seen = getattr(self, 'seen', 0) + 1\n"
                                          "        return DATA.raw if self.seen < 2 else 1 / 0"),
        "needed: its data can't be looked through: ZeroDivisionError",
    ),
    "a title that speaks of itself": (
        replaced(EN, "tides-title = Tides\n", "tides-title = { tides-title }\n"), "en: tides-title speaks of itself",
    ),
    "a painter that can't be asked": (
        added(PAINTER, "\nclass X:\n    def __getattr__(self, name): raise RuntimeError(name)\nPAINTER = X()\n"),
        "needed: RuntimeError",
    ),
    "a rule that raises what is no Exception": (
        in_the_game("    def check(self, seats: int, settings: Any) -> None:\n        raise GeneratorExit"),
        "rules: GeneratorExit",
    ),
}  # fmt: skip


NOT_OFFERED = {"data that fails later", "a title that speaks of itself"}
"""What `tests/bot/gateway/test_readiness.py` plants as well."""


@pytest.mark.slow
@pytest.mark.parametrize("fault", [slow(fault) if fault in NOT_OFFERED else fault for fault in NO_TRACEBACK])
def test_whatever_is_raised_is_named_in_a_line_and_nothing_else_is_printed(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, line = NO_TRACEBACK[fault]
    spoil(copy := a_copy(tmp_path))
    with elsewhere(copy):
        assert main(["check", "tides", "--games", "1"]) == 1
    said = capsys.readouterr()
    assert line in said.out
    assert "Traceback" not in said.out + said.err


def test_a_game_there_is_not_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "whales"]) == 2
    assert capsys.readouterr().err.startswith("quayside: there is no game whales; there are captains_gulf")
    assert ADDED.is_dir()
