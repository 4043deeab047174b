"""What all games share: the contract, keyed luck, records and replay, data files, computer players."""

from games.engine.data import Data, DataError, load
from games.engine.effort import Effort
from games.engine.event import Event, visible
from games.engine.game import Game, Setting, Settings
from games.engine.illegal import Illegal
from games.engine.lesson import Lesson, Moment, OffCourse, Stage, heard, lesson_of, moments
from games.engine.luck import Luck, ScriptedLuck, commitment, new_secret
from games.engine.numbering import Numbered, asked_twice, is_moot, numbered
from games.engine.picks import Pick, Picks, Verb, arguments_in, verb_in
from games.engine.planning import Coming, foreseen
from games.engine.players import RANDOM, Appraising, Budget, Deckhand, Player, RandomPlayer, Searching, Weighed
from games.engine.provenance import Provenance, figure, house_fields, provenance_of
from games.engine.record import Record, RecordMismatch, digest, is_played_still, replay
from games.engine.refusals import NotAnOption
from games.engine.registry import found_games, game_names, leave_out, registry
from games.engine.result import Result, Score
from games.engine.sayings import Argument, Detail, Happening, Question, Refusal, Remark, Tell, as_told_now, said_by
from games.engine.search import Captain, Judge, Plan, answer, weigh
from games.engine.spending import spends
from games.engine.statistics import Expected, Fortune, Statistics, Tally
from games.engine.step import Ask, Auto, Choice, Step
from games.engine.strategies import Strategy, book
from games.engine.table import Lanes, Table, is_in_window
from games.engine.telling import Telling
from games.engine.ways import LONGEST_WAY, Promises, Way, Ways, details_along, told_to, ways, ways_from

__all__ = [
    "LONGEST_WAY",
    "RANDOM",
    "Appraising",
    "Argument",
    "Ask",
    "Auto",
    "Budget",
    "Captain",
    "Choice",
    "Coming",
    "Data",
    "DataError",
    "Deckhand",
    "Detail",
    "Effort",
    "Event",
    "Expected",
    "Fortune",
    "Game",
    "Happening",
    "Illegal",
    "Judge",
    "Lanes",
    "Lesson",
    "Luck",
    "Moment",
    "NotAnOption",
    "Numbered",
    "OffCourse",
    "Pick",
    "Picks",
    "Plan",
    "Player",
    "Promises",
    "Provenance",
    "Question",
    "RandomPlayer",
    "Record",
    "RecordMismatch",
    "Refusal",
    "Remark",
    "Result",
    "Score",
    "ScriptedLuck",
    "Searching",
    "Setting",
    "Settings",
    "Stage",
    "Statistics",
    "Step",
    "Strategy",
    "Table",
    "Tally",
    "Tell",
    "Telling",
    "Verb",
    "Way",
    "Ways",
    "Weighed",
    "answer",
    "arguments_in",
    "as_told_now",
    "asked_twice",
    "book",
    "commitment",
    "details_along",
    "digest",
    "figure",
    "foreseen",
    "found_games",
    "game_names",
    "heard",
    "house_fields",
    "is_in_window",
    "is_moot",
    "is_played_still",
    "leave_out",
    "lesson_of",
    "load",
    "moments",
    "new_secret",
    "numbered",
    "provenance_of",
    "registry",
    "replay",
    "said_by",
    "spends",
    "told_to",
    "verb_in",
    "visible",
    "ways",
    "ways_from",
    "weigh",
]
