"""What people do alike at both desks: drawn by lot from all that the bot answers and has shown, so that what a new room
adds is among it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.gateway.controls import OWN, THEN, control, read
from bot.tools.oracle.acts import Act, Offered, Press, Send, Type, Wait, about, commands, typings
from bot.tools.oracle.desk import BYSTANDER, Desk
from bot.tools.oracle.gate import EVERYBODY, OWNER

LOOKS = ("@text", "@log", "@history", "@table", "@replay", "@why", "@play", "@manage", "@games", "@try")
"""What is pressed to see all that a person can see; the sheets come after these."""
AT_ONCE = 6
"""So much is looked up at a time."""
THOUGHT = frozenset({"@hinted"})
"""What a computer player must think about, in a process of its own."""
OWN_STEPS = frozenset(
    {
        "",
        "@undo",
        "@redo",
        "@back",
        "@pick",
        "@sure",
        "@plan",
        "@unplan",
        "@wish",
        "@unwish",
        "@suggest",
        "@earlier",
        "@alike",
        "@keep",
        "@favorite",
        "@ahead",
        "@anew",
        "@try",
        "@untry",
        "@tried",
    }
)
"""What comes of these is up to what its person has answered."""
WAITS_S = (6.0, 7 * 3600.0, 25 * 3600.0, 4 * 86400.0)
TYPED = ("22:00-07:00", "Europe/Berlin", "3", "2026-01-20", "")


class Sides:
    """All sides from which a game can be looked at. Numbers what is done at two desks."""

    def __init__(self, desk: Desk, game_id: str, rng: Random) -> None:
        self._id, self._rng = game_id, rng
        self._commands = commands(desk.app.client.tree)

    def looks(self, people: Sequence[int], *, everything: bool) -> list[Act]:
        """Ways to look, by these people; some of them, or everything."""
        found: list[Act] = []
        for person in people:
            found += [Press(person, control(self._id, 0, action)) for action in LOOKS]
            found += [Press(person, control(self._id, 0, "@whose"), (str(seat),)) for seat in range(3)]
            for command in self._commands:
                found += typings(command, person, self._id)
                if command.name in ASKS and (given := about(command, person, self._id)) is not None:
                    found.append(given)
        if not everything:
            found = self._rng.sample(found, min(AT_ONCE, len(found)))
        return [*found, Wait(6.0)]


ASKS = ("games", "settings", "me", "log", "stats", "leaderboard", "board", "table")


class Walk:
    """A person after another does something: those who are to see the same at both desks whatever there is, `others`
    what does not depend on their own answers."""

    def __init__(self, desk: Desk, game_id: str, rng: Random, people: Sequence[int], others: Sequence[int]) -> None:
        self._desk, self._id, self._rng = desk, game_id, rng
        self._people, self._others = people, others
        self._commands = commands(desk.app.client.tree)
        self._actions = sorted(set(desk.app.dispatcher.answers) - THOUGHT - {""})

    def next(self) -> Act:
        """The next thing that is done."""
        ways = (
            *(self._wait, self._offered, self._offered, self._together, self._together),
            *(self._action, self._action, self._typed, self._suggested),
        )
        return self._rng.choice(ways)()

    def parting(self) -> list[Act]:
        """What is done at last: somebody looks once more, follows the game, and asks for all that is kept of them."""
        person = self._rng.choice(self._people)
        looks = [Press(person, control(self._id, 0, action)) for action in ("@play", "@table", "@follow.end")]
        mine = [about(each, person, self._id) for each in self._commands if each.qualified_name == "export me"]
        return [*looks, *(each for each in mine if each is not None), self._suggested_games(person)]

    def _suggested_games(self, person: int) -> Act:
        found = [each for command in self._commands for each in typings(command, person, self._id) if not each.options]
        return self._rng.choice([each for each in found if len(each.data()["options"]) == 1])

    def _wait(self) -> Act:
        return Wait(self._rng.choice(WAITS_S))

    def _offered(self) -> Act:
        """Something that was offered to somebody, or to everybody."""
        person = self._rng.choice(self._people)
        whom = self._rng.choice([EVERYBODY, person])
        controls = self._controls(whom)
        forms = self._desk.gate.form(person)
        if forms and whom == person:
            custom_id, fields = self._rng.choice(forms)
            return Send(person, custom_id, tuple((field, self._rng.choice(TYPED)) for field in fields))
        if not controls:
            return self._action()
        chosen = self._rng.choice(controls)
        values = (self._rng.choice(chosen.values),) if chosen.values else ()
        return Press(person, chosen.custom_id, values)

    def _together(self) -> Act:
        """Several decisions in one press, where somebody is offered that."""
        person = self._rng.choice(self._people)
        found = [
            Press(person, menu.custom_id, (value,))
            for menu in self._controls(person)
            for value in menu.values
            if (control := read(menu.custom_id)) is not None and THEN in control.picked(value)
        ]
        return self._rng.choice(found) if found else self._offered()

    def _controls(self, whom: int) -> list[Offered]:
        """What was offered and is not for a computer player to think about."""
        controls = [each for each in self._desk.gate.offers(whom) if read(each.custom_id) is not None]
        return [each for each in controls if _action_of(each.custom_id) not in THOUGHT]

    def _action(self) -> Act:
        """An action of any room, by anybody."""
        person = self._rng.choice([*self._people, *self._others])
        action = self._rng.choice(self._actions)
        if person in self._others and action in OWN_STEPS:
            person = BYSTANDER
        about_whom = self._rng.choice([self._id, self._id, self._id, OWN])
        argument = self._rng.choice(["", "", ".yes", ".0", ".1", ".daily", ".end"])
        values = (self._rng.choice([str(OWNER), "0", "1", "1099"]),) if self._rng.random() < 0.3 else ()
        return Press(person, control(about_whom, 0, f"{action}{argument}"), values)

    def _typed(self) -> Act:
        person = self._rng.choice(self._people)
        given = [about(each, person, self._id) for each in self._commands]
        return self._rng.choice([each for each in given if isinstance(each, Type)])

    def _suggested(self) -> Act:
        person = self._rng.choice(self._people)
        found = [each for command in self._commands for each in typings(command, person, self._id)]
        return self._rng.choice(found)


def _action_of(custom_id: str) -> str:
    found = read(custom_id)
    return found.action if found is not None else ""
