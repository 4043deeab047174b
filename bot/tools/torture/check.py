"""The reckoning: what people pressed and saw against what is stored and shown. Pure: facts in, faults out.
Each promise is a function that returns a sentence for every breach of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import msgspec

from bot.ledger.ids import is_run
from bot.tools.torture.origins import unasked
from bot.tools.torture.press_log import LoggedPress
from bot.tools.torture.stored_games import StoredChallenge, StoredGame


class PublicMessage(msgspec.Struct, kw_only=True):
    """A public message of the bot as it stands at the end. `pinged` are the people it notified when it came."""

    id: int
    place: int
    nonce: str | None
    game_id: str = ""
    revision: int = 0
    actions: list[str] = []
    texts: list[str] = []
    pinged: list[int] = []


class Evidence(msgspec.Struct, kw_only=True):
    """All that is known when everything is over. `excused` are the presses nobody could expect an answer to; `said`
    are posts that became messages, as (nonce, message id); `others` are the nonces of what leads to a game and is no
    board; `backlog` counts those overdue, held and given up."""

    presses: list[LoggedPress]
    excused: list[bool]
    games: list[StoredGame]
    shown: list[PublicMessage]
    backlog: tuple[int, int, int]
    said: list[tuple[str, int]]
    challenges: list[StoredChallenge] = []
    others: list[str] = []


def breaches_of(evidence: Evidence) -> dict[str, list[str]]:
    """Every promise by the name of its breach, with a sentence for each time it was broken."""
    presses, games, shown, said = evidence.presses, evidence.games, evidence.shown, evidence.said
    public = [game for game in games if not is_run(game.id)]  # a run has no board that calls anybody
    return {
        "acknowledged decisions lost": lost(presses, games),
        "decisions stored twice": doubled(presses, games),
        "decisions nobody made": unasked(presses, games),
        "decisions denied and stored": denied(presses, games),
        "steps taken back and kept": kept_back(presses, games),
        "challenges never closed": not_closed(evidence.challenges),
        "games that do not replay": not_replayed(games),
        "interactions unanswered": unanswered(presses, evidence.excused),
        "messages shown twice": shown_twice(shown, said),
        "boards missing or old": not_shown(public, shown, said, evidence.others),
        "deciders not mentioned": not_mentioned(public, shown),
    }


def lost(presses: Sequence[LoggedPress], games: Sequence[StoredGame]) -> list[str]:
    """Decisions that were shown as played and are not stored as pressed."""
    stored = {move.interaction_id: (game, move) for game in games for move in game.moves}
    found: list[str] = []
    for press in presses:
        if not press.played:
            continue
        if press.interaction_id not in stored:
            found.append(f"{_named(press)} was shown as played and is not stored")
            continue
        game, move = stored[press.interaction_id]
        moves = game.moves[move.number - 1 : move.number - 1 + len(press.choices)]
        choices, people = [each.choice for each in moves], {each.person_id for each in moves}
        if (game.id, people, choices) != (press.game_id, {press.person_id}, press.choices):
            found.append(f"{_named(press)} is stored as {choices} of {people} in {game.id}")
    return found


def doubled(presses: Sequence[LoggedPress], games: Sequence[StoredGame]) -> list[str]:
    """Decisions stored more than once: two of one interaction, or two answers to one question of one person."""
    by_interaction = Counter(move.interaction_id for game in games for move in game.moves if move.interaction_id)
    found = [f"interaction {number} is stored {count} times" for number, count in by_interaction.items() if count > 1]
    decided = _decided(games)
    answers = Counter(
        (press.game_id, press.person_id, press.revision)
        for press in presses
        if press.choice and not press.command and press.interaction_id in decided
    )
    found += [f"question {question} is answered {count} times" for question, count in answers.items() if count > 1]
    for game in games:
        numbers = [move.number for move in game.moves]
        if numbers != list(range(1, game.revision + 1)):
            found.append(f"the moves of game {game.id} are numbered {numbers} up to {game.revision}")
    return found


def kept_back(presses: Sequence[LoggedPress], games: Sequence[StoredGame]) -> list[str]:
    """Steps that people were shown as taken back, and are not."""
    undone = {move.interaction_id for game in games for move in game.moves if move.kind == "undo"}
    return [
        f"{_named(press)} was shown as taken back and is not"
        for press in presses
        if press.taken_back and press.interaction_id not in undone
    ]


def not_closed(challenges: Sequence[StoredChallenge]) -> list[str]:
    """Challenges whose time is over and that go on all the same; runs that have ended and that nobody counts."""
    found = [f"challenge {each.id} is over and not closed" for each in challenges if each.over and not each.closed]
    return found + [
        f"run {run} of challenge {each.id} has ended unnoted" for each in challenges for run in each.unnoted
    ]


def denied(presses: Sequence[LoggedPress], games: Sequence[StoredGame]) -> list[str]:
    """Decisions that are stored although their people were told that nothing was changed."""
    decided = _decided(games)
    return [
        f"{_named(press)} was refused and is stored"
        for press in presses
        if press.denied and press.interaction_id in decided
    ]


def _decided(games: Sequence[StoredGame]) -> set[int | None]:
    """The interactions that are stored as decisions. (Whoever presses what is out of date comes home by that.)"""
    return {move.interaction_id for game in games for move in game.moves if move.kind == "choice"}


def not_replayed(games: Sequence[StoredGame]) -> list[str]:
    """Games that, played again from their record, come to another table; games that were set aside."""
    found = [
        f"game {game.id} ({game.kind}) is stored as {game.digest[:12]}, replayed as {game.replayed[:60]}"
        for game in games
        if game.digest != game.replayed
    ]
    return found + [f"game {game.id} ({game.kind}) is {game.state}" for game in games if game.state == "aside"]


def unanswered(presses: Sequence[LoggedPress], excused: Sequence[bool]) -> list[str]:
    """Interactions that failed or were never answered while the bot could have."""
    return [
        f"{_named(press)} was {'not answered' if press.acknowledged else 'not acknowledged'}"
        for press, excuse in zip(presses, excused, strict=True)
        if not excuse and not (press.acknowledged and press.answered)
    ]


def shown_twice(shown: Sequence[PublicMessage], said: Sequence[tuple[str, int]]) -> list[str]:
    """Messages with one nonce, and rows of the outbox that share a message."""
    nonces = Counter((message.place, message.nonce) for message in shown if message.nonce)
    found = [f"{nonce} was posted {count} times in {place}" for (place, nonce), count in nonces.items() if count > 1]
    shared = Counter(message_id for _, message_id in said)
    return found + [f"message {number} stands for {count} posts" for number, count in shared.items() if count > 1]


def not_shown(
    games: Sequence[StoredGame],
    shown: Sequence[PublicMessage],
    said: Sequence[tuple[str, int]],
    others: Collection[str] = (),
) -> list[str]:
    """Posts that were ticked off and are nowhere; games whose newest board is missing or tells an older moment.

    The messages with the nonces `others` lead to a game and are no boards.
    """
    there = {message.id for message in shown}
    found = [
        f"{nonce} is ticked off as message {number}, which is nowhere" for nonce, number in said if number not in there
    ]
    for game in games:
        own = [message for message in shown if message.game_id == game.id and message.nonce not in others]
        mine = sorted(own, key=lambda message: message.id)
        if game.state == "finished":
            finals = [message for message in mine if "@again" in message.actions]
            if len(finals) != 1:
                found.append(f"the end of game {game.id} is shown {len(finals)} times")
        elif game.state == "running":
            found += _board_faults(game, [message for message in mine if "@play" in message.actions])
    return found


def _board_faults(game: StoredGame, boards: Sequence[PublicMessage]) -> list[str]:
    if not boards:
        return [f"game {game.id} ({game.kind}) has no board"]
    newest = boards[-1]
    found: list[str] = []
    if newest.id != game.board_id:
        found.append(f"game {game.id} ({game.kind}) edits board {game.board_id}, but the newest is {newest.id}")
    if newest.revision != game.board:
        found.append(f"the board of game {game.id} ({game.kind}) has number {newest.revision}, not {game.board}")
    stories = {game.story, game.before_steps_back or game.story}
    if game.story and not any(story in text for text in newest.texts for story in stories):
        found.append(f"the board of game {game.id} ({game.kind}) tells another story than {game.story[-80:]!r}")
    return found


def not_mentioned(games: Sequence[StoredGame], shown: Sequence[PublicMessage]) -> list[str]:
    """People who decide and were not called by any board since they do."""
    return [
        f"{person} decides in game {game.id} ({game.kind}) since board {since} and was not called"
        for game in games
        for person, since in game.deciding.items()
        if not any(
            message.game_id == game.id and person in message.pinged and message.revision >= since for message in shown
        )
    ]


def _named(press: LoggedPress) -> str:
    what = press.choice or "a press"
    return f"{what} of {press.person_id} in game {press.game_id or '-'} (interaction {press.interaction_id})"
