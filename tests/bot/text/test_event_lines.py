"""What one player did in a row is one sentence, in which nothing is named twice."""

from __future__ import annotations

from bot.text import texts
from bot.text.event_lines import tell
from games.engine import Argument, Event


def told(game: str, *events: Event, language: str = "en") -> list[str]:
    return tell(events, texts().words(language).of(game, ["Anna", "Ben"]))


def test_what_was_just_named_is_not_named_again() -> None:
    placed = Event("placed", 0, {"action": "thin_out"})
    lost = Event("wood_lost", 0, {"wood": 2})
    goods: dict[str, Argument] = {"wood": 3, "fish": 0, "gold": 0}
    gained = Event("gained", 0, {**goods, "source": "thin_out"})
    other = Event("gained", 0, {**goods, "source": "A104"})
    assert told("nusfjord", placed, lost, gained, other) == [
        "**Anna** places a worker on Thin Out, has no room for 2 wood, gets 3 wood and gets 3 wood (Yard)."
    ]
    removed = Event("forest_removed", 0, {"double": "c3c4", "left": 0})
    (line,) = told(
        "nusfjord",
        Event("placed", 0, {"action": "deforest"}),
        removed,
        Event("gained", 0, {**goods, "source": "deforest"}),
    )
    assert (
        line == "**Anna** places a worker on Deforest, removes a forest on c3–c4 (freeing two spaces) and gets 3 wood."
    )
    assert told("nusfjord", gained) == ["**Anna** gets 3 wood (Thin Out)."]


def test_whoever_is_pushed_does_nothing() -> None:
    moved = Event("moved", 0, {"size": "big", "colour": "green", "card": 2, "start": "N6", "place": "S7"})
    pushed = Event("pushed", 0, {"size": "small", "colour": "green", "place": "N7"})
    emptied = Event("room_emptied", 0, {"space": "S7", "size": "big", "colour": "green"})
    assert told("montego_bay", moved, pushed, emptied) == [
        "**Anna** moves the big green worker 2 spaces to S7.",
        "The small green worker is pushed across to N7.",
        "**Anna** works at S7 with the big green worker.",
    ]


def test_a_sign_stands_before_the_name() -> None:
    assert told("nusfjord", Event("@undo-asked", 1, {})) == ["↩️ **Ben** asks to take the last decision back."]


def test_the_catch_is_told_part_by_part() -> None:
    parts: dict[str, Argument] = {"elders": 0, "board": 0, "others": 1, "own": 0, "stored": 2, "bycatch": 0}
    assert told("nusfjord", Event("fished", 0, {"haul": 3, **parts}), language="de") == [
        "**Anna** fängt 3 Fische (1 für andere Inhaber, 2 in die Rücklagen)."
    ]
    everything = dict.fromkeys(parts, 1)
    assert told("nusfjord", Event("fished", 0, {"haul": 6, **everything})) == [
        "**Anna** catches 6 fish (1 for elders, 1 for shares on the Action board, 1 for other holders, 1 for their own"
        " shares, 1 to the Reserve, 1 returned)."
    ]
