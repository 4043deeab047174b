"""Whence each stored move of a game comes: pressed or typed, planned, voted, played again, played for somebody late, or
by a computer player at a seat that was its own then. Pure; a move that comes from nowhere is a breach."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.ledger.one_press import goes_on, is_planned
from bot.tools.torture.press_log import LoggedPress
from bot.tools.torture.stored_games import StoredGame
from db.records import MoveRow
from games.engine import verb_in

PRESSED_FOR = {
    "ask": "@back",
    "vote": "@vote",
    "away": "@away",
    "leave": "@quit",
    "redo": "@redo",
    "late": "",
    "undo": "",
}
"""What people press for an act, by the beginning of its name; an empty one nobody can. Whoever asks for their panel
comes home by that, whatever they pressed."""
BACK = ("@undo", "@back")
PUT_ON_PLANS = {"@suggest", "@ahead", "@tried", "@favorite"}
"""What puts on somebody's plan what the mate would do, what they have tried out, and what they have kept of other
games: of that nobody here knows what it is, so whatever they have planned in that game may come from it."""
Wish = tuple[str, int, str]


def unasked(presses: Sequence[LoggedPress], games: Sequence[StoredGame]) -> list[str]:
    """Decisions, steps back and acts that are stored and that nobody asked for."""
    pressed = {press.interaction_id: press for press in presses}
    wished = {(press.game_id, press.person_id, press.wish) for press in presses if press.wish}
    suggested = {(press.game_id, press.person_id) for press in presses if press.action in PUT_ON_PLANS}
    return [line for game in games for line in _Course(game, pressed, wished, suggested).unasked()]


class _Course:
    """A game, gone through from its first move to its last: whose each seat was at each moment."""

    def __init__(
        self,
        game: StoredGame,
        pressed: Mapping[int, LoggedPress],
        wished: Collection[Wish],
        suggested: Collection[tuple[str, int]],
    ) -> None:
        self._game = game
        self._pressed = pressed
        self._wished = wished
        self._suggested = suggested
        left = {move.seat for move in game.moves if _act(move) == "leave"}
        self._by_players = {*game.players} - left
        self._asked_back = False
        self._skipped: int | None = None

    def unasked(self) -> list[str]:
        moves, found = self._game.moves, list[str]()
        for place, move in enumerate(moves):
            if move.interaction_id is not None:
                press = self._pressed.get(move.interaction_id)
                if press is None or not self._is_asked_by(move, press):
                    found.append(self._told(move, f"nobody pressed {move.kind} {move.choice}"))
            elif move.kind == "undo":
                if not (self._asked_back and _ends_a_vote(moves[place - 1])):
                    found.append(self._told(move, "it was taken back by nobody"))
            elif move.kind == "choice":
                if not self._is_decided(move, place):
                    found.append(self._told(move, f"nobody decided for seat {move.seat}"))
            elif not _follows_by_itself(move):
                found.append(self._told(move, f"{move.choice} was done by nobody"))
            self._follow(move)
        return found

    def _is_asked_by(self, move: MoveRow, press: LoggedPress) -> bool:
        """Whether this press or command asks for this move."""
        if press.person_id != move.person_id or press.game_id not in ("", self._game.id):
            return False
        match move.kind:
            case "choice":
                return press.choices[0] == move.choice and press.game_id == self._game.id
            case "undo":
                return press.action in BACK or press.command == "undo"
            case _:
                name = _act(move)
                return name == "home" or press.action == PRESSED_FOR.get(name) or press.command == name

    def _is_decided(self, move: MoveRow, place: int) -> bool:
        """Whether a decision that nobody pressed was made all the same."""
        if self._is_again(move, place):
            return True
        if move.person_id is not None:
            asked = (self._game.id, move.person_id, move.choice) in self._wished or self._goes_on(place)
            return asked or (is_planned(move) and (self._game.id, move.person_id) in self._suggested)
        return move.seat in self._by_players or move.seat == self._skipped

    def _goes_on(self, place: int) -> bool:
        """Whether a decision was pressed together with those before it."""
        moves, first = self._game.moves, place
        while first and goes_on(moves[first], moves[first - 1]):
            first -= 1
        press = self._pressed.get(moves[first].interaction_id or 0)
        return press is not None and press.choices[: place - first + 1] == [
            move.choice for move in moves[first : place + 1]
        ]

    def _is_again(self, move: MoveRow, place: int) -> bool:
        """Whether a decision taken back earlier is played again: the act that says so follows."""
        moves = self._game.moves
        after = place
        while after < len(moves) and moves[after].kind == "choice" and moves[after].interaction_id is None:
            after += 1
        return (
            after < len(moves)
            and _act(moves[after]) == "redo"
            and any(each.undone and (each.seat, each.choice) == (move.seat, move.choice) for each in moves[:place])
        )

    def _follow(self, move: MoveRow) -> None:
        """Whose the seats are after a move, and what is open."""
        act = _act(move)
        if act == "late":
            self._skipped = move.seat if move.choice == "late:skip" else None
        elif move.seat != self._skipped or move.interaction_id is not None:
            self._skipped = None
        if act in ("away", "leave") or move.choice == "late:player":
            self._by_players.add(move.seat)
        elif act == "home" or (move.kind == "choice" and move.interaction_id is not None):
            self._by_players.discard(move.seat)
        if act == "ask":
            self._asked_back = True
        elif (move.kind == "undo" and move.interaction_id is None) or act in ("undo", "late"):
            self._asked_back = False  # an own step back, which somebody presses, leaves the question open

    def _told(self, move: MoveRow, what: str) -> str:
        return f"move {move.number} of game {self._game.id} ({self._game.kind}): {what}"


def _act(move: MoveRow) -> str:
    """The beginning of the name of an act; empty for what is none."""
    return verb_in(move.choice) if move.kind == "act" else ""


def _ends_a_vote(move: MoveRow) -> bool:
    """Whether an open question may be settled by this move: somebody agrees, or is not asked any more."""
    return move.choice == "vote:yes" or _act(move) in ("away", "leave")


def _follows_by_itself(move: MoveRow) -> bool:
    """Whether an act needs nobody: time is up, or a vote came out."""
    return _act(move) in ("late", "undo")
