"""Why a choice is refused in Captains of the Gulf, each with the rules that may stand behind it."""

from __future__ import annotations

from games.engine import Refusal


class UpgradeAboard(Refusal, frozen=True, tag="upgrade_aboard"):
    rules = ("CG10.5",)
    upgrade: str


class BiggerAboard(Refusal, frozen=True, tag="bigger_aboard"):
    rules = ("CG10.6", "CG10.7")
    upgrade: str


class BoxesFull(Refusal, frozen=True, tag="boxes_full"):
    rules = ("CG10.5",)
    most: int


class CardUsed(Refusal, frozen=True, tag="card_used"):
    rules = ("CG10.1",)
    card: str


class CrewAboard(Refusal, frozen=True, tag="crew_aboard"):
    rules = ("CG10.5",)
    crew: str


class OneOfAFamily(Refusal, frozen=True, tag="one_of_a_family"):
    rules = ("CG10.6a",)
    upgrade: str


class NoCardPayable(Refusal, frozen=True, tag="no_card_payable"):
    rules = ("CG6.7", "CG6.4")
    money: int


class AfterFishingOnly(Refusal, frozen=True, tag="after_fishing_only"):
    rules = ("CG16.6",)


class FuelTooDear(Refusal, frozen=True, tag="fuel_too_dear"):
    rules = ("CG6.9",)
    cost: int
    money: int


class GalleyTooDear(Refusal, frozen=True, tag="galley_too_dear"):
    rules = ("CG6.10",)
    cost: int
    money: int


class UpgradeMissing(Refusal, frozen=True, tag="upgrade_missing"):
    rules = ("CG6.10",)
    upgrade: str


class OneBonusATurn(Refusal, frozen=True, tag="one_bonus_a_turn"):
    rules = ("CG3.7",)


class NoMarkerLeft(Refusal, frozen=True, tag="no_marker_left"):
    rules = ("CG3.7",)
    markers: int


class BonusNeedsPort(Refusal, frozen=True, tag="bonus_needs_port"):
    rules = ("CG6.2",)


class HoldEmpty(Refusal, frozen=True, tag="hold_empty"):
    rules = ("CG6.8",)


class InPortAlready(Refusal, frozen=True, tag="in_port_already"):
    rules = ("CG6.11", "CG5.C")


class TankFull(Refusal, frozen=True, tag="tank_full"):
    rules = ("CG6.9",)


class NothingRaw(Refusal, frozen=True, tag="nothing_raw"):
    rules = ("CG6.10",)


class ChooseTotal(Refusal, frozen=True, tag="choose_total"):
    rules = ("CG5.B4",)


class NoSeafoodThere(Refusal, frozen=True, tag="no_seafood_there"):
    rules = ("CG5.B1",)
    place: str


class TooLittleFuelToFish(Refusal, frozen=True, tag="too_little_fuel_to_fish"):
    rules = ("CG7.4",)
    place: str
    need: int
    fuel: int


class TooLittleFuelAndLicenses(TooLittleFuelToFish, frozen=True, tag="too_little_fuel_and_licenses"):
    rules = ("CG7.4",)


class NoFreeBox(Refusal, frozen=True, tag="no_free_box"):
    rules = ("CG5.B5",)
    boxes: int


class LicenseMissing(Refusal, frozen=True, tag="license_missing"):
    rules = ("CG5.B5",)
    place: str


class LicensesFull(Refusal, frozen=True, tag="licenses_full"):
    rules = ("CG5.B5",)
    place: str


class NoCardFits(Refusal, frozen=True, tag="no_card_fits"):
    rules = ("CG5.B4",)
    place: str


class CatchFirst(Refusal, frozen=True, tag="catch_first"):
    rules = ("CG5.B3",)


class TakeSomething(Refusal, frozen=True, tag="take_something"):
    rules = ("CG5.B5",)


class PlayFirst(Refusal, frozen=True, tag="play_first"):
    rules = ("CG5.B3",)


class TooFewIcons(Refusal, frozen=True, tag="too_few_icons"):
    rules = ("CG5.B4",)
    icons: int
    tiles: int


class MainActionFirst(Refusal, frozen=True, tag="main_action_first"):
    rules = ("CG3.4",)


class SailingOnly(Refusal, frozen=True, tag="sailing_only"):
    rules = ("CG5.C",)


class ChooseRow(Refusal, frozen=True, tag="choose_row"):
    rules = ("CG5.B1",)
    place: str


class ChooseHex(Refusal, frozen=True, tag="choose_hex"):
    rules = ("CG5.B1",)


class OtherRow(Refusal, frozen=True, tag="other_row"):
    rules = ("CG5.B1",)
    place: str
    row: str


class NotTheBestHaul(Refusal, frozen=True, tag="not_the_best_haul"):
    rules = ("CG5.B4",)


class CardBringsNothing(Refusal, frozen=True, tag="card_brings_nothing"):
    rules = ("CG5.B4",)
    card: str


class TakeFirst(Refusal, frozen=True, tag="take_first"):
    rules = ("CG5.B4",)


class NotSoManyThere(Refusal, frozen=True, tag="not_so_many_there"):
    rules = ("CG5.B5",)
    seafood: str
    number: int


class TooFewLicenses(Refusal, frozen=True, tag="too_few_licenses"):
    rules = ("CG5.B5",)
    seafood: str
    number: int


class NotWithDeckhand(Refusal, frozen=True, tag="not_with_deckhand"):
    rules = ("CG11.7",)
    seafood: str


class FishingOnly(Refusal, frozen=True, tag="fishing_only"):
    rules = ("CG5.B",)


class CardNotInHand(Refusal, frozen=True, tag="card_not_in_hand"):
    rules = ("CG5.B3", "CG2.9", "CG10.1", "CG3.9")
    card: str


class TooManyCards(Refusal, frozen=True, tag="too_many_cards"):
    rules = ("CG5.B3",)
    cards: int


class FirstLicenseFirst(Refusal, frozen=True, tag="first_license_first"):
    rules = ("CG2.9",)


class FirstLicenseOnly(Refusal, frozen=True, tag="first_license_only"):
    rules = ("CG2.9",)


class MoveTooDear(Refusal, frozen=True, tag="move_too_dear"):
    rules = ("CG4.6",)
    cost: int
    money: int


class MustMove(Refusal, frozen=True, tag="must_move"):
    rules = ("CG4.5",)


class MoveFirst(Refusal, frozen=True, tag="move_first"):
    rules = ("CG3.3",)


class MovedAlready(Refusal, frozen=True, tag="moved_already"):
    rules = ("CG3.3",)


class TurnForfeited(Refusal, frozen=True, tag="turn_forfeited"):
    rules = ("CG4.7",)


class TurnIsOver(Refusal, frozen=True, tag="turn_is_over"):
    rules = ("CG3.5",)


class AnswerInspection(Refusal, frozen=True, tag="answer_inspection"):
    rules = ("CG14.5",)


class TooLittleFuel(Refusal, frozen=True, tag="too_little_fuel"):
    rules = ("CG14.5",)
    fuel: int


class CardTooDear(Refusal, frozen=True, tag="card_too_dear"):
    rules = ("CG12.1",)
    cost: int
    money: int


class DocksideLimit(Refusal, frozen=True, tag="dockside_limit"):
    rules = ("CG6.8",)
    most: int


class NeedsTruck(Refusal, frozen=True, tag="needs_truck"):
    rules = ("CG9.3",)
    port: str


class AddFirst(Refusal, frozen=True, tag="add_first"):
    rules = ("CG10.1",)


class NeedsPort(Refusal, frozen=True, tag="needs_port"):
    rules = ("CG4.10",)


class SecondOrDone(Refusal, frozen=True, tag="second_or_done"):
    rules = ("CG5.E",)


class SellSomething(Refusal, frozen=True, tag="sell_something"):
    rules = ("CG5.F",)


class AdvanceFirst(Refusal, frozen=True, tag="advance_first"):
    rules = ("CG9.3",)


class NoBonusTiles(Refusal, frozen=True, tag="no_bonus_tiles"):
    rules = ("CG6.12",)


class PrinterLicensesOnly(Refusal, frozen=True, tag="printer_licenses_only"):
    rules = ("CG6.4",)


class NoLicenseHere(Refusal, frozen=True, tag="no_license_here"):
    rules = ("CG6.7",)


class SellFirst(Refusal, frozen=True, tag="sell_first"):
    rules = ("CG6.8",)


class NotAboard(Refusal, frozen=True, tag="not_aboard"):
    rules = ("CG9.1",)
    seafood: str


class ChoosePort(Refusal, frozen=True, tag="choose_port"):
    rules = ("CG6.11",)


class BuyFirst(Refusal, frozen=True, tag="buy_first"):
    rules = ("CG6.9",)


class RepayTooDear(Refusal, frozen=True, tag="repay_too_dear"):
    rules = ("CG12.2",)
    cost: int
    money: int


class LoansAreForced(Refusal, frozen=True, tag="loans_are_forced"):
    rules = ("CG12.1",)


class DropFirst(Refusal, frozen=True, tag="drop_first"):
    rules = ("CG3.9",)


class NoLoans(Refusal, frozen=True, tag="no_loans"):
    rules = ("CG12.2",)
