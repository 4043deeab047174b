"""Why a choice is refused in Fleet, each with the rules that may stand behind it."""

from __future__ import annotations

from games.engine import Refusal


class NotYourTurn(Refusal, frozen=True, tag="not_your_turn"):
    rules = ("F4.1", "F3.1")


class TrophiesNeedTwo(Refusal, frozen=True, tag="trophies_need_two"):
    rules = ("F14.6",)


class GameOver(Refusal, frozen=True, tag="game_over"):
    rules = ("F13.1",)


class AnswerFirst(Refusal, frozen=True, tag="answer_first"):
    rules = ("F3.2",)


class BonusHeld(Refusal, frozen=True, tag="bonus_held"):
    rules = ("F11.2",)
    bonus: str


class UnknownSection(Refusal, frozen=True, tag="unknown_section"):
    rules = ("F5.2",)
    choice: str


class SectionFull(Refusal, frozen=True, tag="section_full"):
    rules = ("F5.1",)
    section: str


class DraftFirst(Refusal, frozen=True, tag="draft_first"):
    rules = ("F4.1",)


class UseDieFirst(Refusal, frozen=True, tag="use_die_first"):
    rules = ("F3.2",)
    face: str


class RerolledAlready(Refusal, frozen=True, tag="rerolled_already"):
    rules = ("R15",)


class OnlyBoatTypes(Refusal, frozen=True, tag="only_boat_types"):
    rules = ("R27", "F10.1")


class StarMarksSectionsOnly(Refusal, frozen=True, tag="star_marks_sections_only"):
    rules = ("F9.4",)
    must: int = 0


class DieNotInPool(Refusal, frozen=True, tag="die_not_in_pool"):
    rules = ("F4.1",)
    face: str


class HexFull(Refusal, frozen=True, tag="hex_full"):
    rules = ("F4.3",)
    type: str


class RecyclingUsedUp(Refusal, frozen=True, tag="recycling_used_up"):
    rules = ("F4.3",)


class NothingOpen(Refusal, frozen=True, tag="nothing_open"):
    rules = ("F4.3",)


class WrongDieForCoins(Refusal, frozen=True, tag="wrong_die_for_coins"):
    rules = ("F4.3",)
    face: str


class NoPass(Refusal, frozen=True, tag="no_pass"):
    rules = ("F4.4",)


class RerollShared(Refusal, frozen=True, tag="reroll_shared"):
    rules = ("R15",)


class CasinoIncomplete(Refusal, frozen=True, tag="casino_incomplete"):
    rules = ("F12.2",)


class MustUseStar(Refusal, frozen=True, tag="must_use_star"):
    rules = ("F4.3",)


class WrongDie(Refusal, frozen=True, tag="wrong_die"):
    rules = ("F4.3",)
    face: str
    section: str


class BuildingLost(Refusal, frozen=True, tag="building_lost"):
    """Captain Ruth has struck all of its boxes."""

    rules = ("F15.7",)
    section: str


class LicenseForDrafted(Refusal, frozen=True, tag="license_for_drafted"):
    rules = ("F10.1",)


class CannotDecline(Refusal, frozen=True, tag="cannot_decline"):
    rules = ("F5.4", "F10.5", "F11.2")


class BuildingIncomplete(Refusal, frozen=True, tag="building_incomplete"):
    rules = ("F12.4", "F12.5")
    section: str


class WrongHex(Refusal, frozen=True, tag="wrong_hex"):
    rules = ("F4.3",)
    face: str
