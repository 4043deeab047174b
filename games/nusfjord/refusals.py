"""Why a choice is refused in Nusfjord, each with the rules that may stand behind it."""

from __future__ import annotations

from typing import Literal

from games.engine import Refusal
from games.nusfjord.terms import GoodId


class ReserveEmpty(Refusal, frozen=True, tag="reserve_empty"):
    rules = ("X2",)


class PlateTooDear(Refusal, frozen=True, tag="plate_too_dear"):
    rules = ("X3",)
    fish: int


class NoBuildingPossible(Refusal, frozen=True, tag="no_building_possible"):
    rules = ("X4",)


class NoFreeSpace(Refusal, frozen=True, tag="no_free_space"):
    rules = ("X4", "B1")


class NoUnissuedShare(Refusal, frozen=True, tag="no_unissued_share"):
    rules = ("X5",)


class SharesTooDear(Refusal, frozen=True, tag="shares_too_dear"):
    rules = ("X6",)
    gold: int


class ForestsKept(Refusal, frozen=True, tag="forests_kept"):
    rules = ("X7",)


class NoForest(Refusal, frozen=True, tag="no_forest"):
    rules = ("X7", "X8")


class WoodFull(Refusal, frozen=True, tag="wood_full"):
    rules = ("X8",)


class NoFreeDouble(Refusal, frozen=True, tag="no_free_double"):
    rules = ("X9",)


class CouncilFull(Refusal, frozen=True, tag="council_full"):
    rules = ("X11",)


class NoElderLeft(Refusal, frozen=True, tag="no_elder_left"):
    rules = ("X11",)


class PlatesFull(Refusal, frozen=True, tag="plates_full"):
    rules = ("X3",)


class NoShareForSale(Refusal, frozen=True, tag="no_share_for_sale"):
    rules = ("X6",)


class TooManyPlates(Refusal, frozen=True, tag="too_many_plates"):
    rules = ("X3",)
    most: int


class BuildingTooDear(Refusal, frozen=True, tag="building_too_dear"):
    rules = ("X4",)
    building: str
    wood: int
    fish: int
    gold: int


class TooDearWithOther(Refusal, frozen=True, tag="too_dear_with_other"):
    rules = ("B5",)
    building: str


class CannotPaySo(Refusal, frozen=True, tag="cannot_pay_so"):
    rules = ("A10",)
    good: GoodId
    amount: int


class SiteNotFree(Refusal, frozen=True, tag="site_not_free"):
    rules = ("B1",)
    building: str
    site: str


class SiteBuilt(Refusal, frozen=True, tag="site_built"):
    """B1: another building lies there."""

    rules = ("B1",)
    site: str
    building: str


class SiteForest(Refusal, frozen=True, tag="site_forest"):
    """B1: forest lies there."""

    rules = ("B1",)
    site: str


class UnknownBuilding(Refusal, frozen=True, tag="unknown_building"):
    rules = ("X4",)
    building: str


class BuildingNotOffered(Refusal, frozen=True, tag="building_not_offered"):
    rules = ("X4",)
    building: str


class NoPlaceForest(Refusal, frozen=True, tag="no_place_forest"):
    rules = ("B4",)
    building: str


class NoPlaceDouble(Refusal, frozen=True, tag="no_place_double"):
    rules = ("B2",)
    building: str


class NoPlaceTrack(Refusal, frozen=True, tag="no_place_track"):
    rules = ("B3",)
    building: str


class ElderWithoutEffect(Refusal, frozen=True, tag="elder_without_effect"):
    rules = ("E3",)
    elder: str


class UnknownElder(Refusal, frozen=True, tag="unknown_elder"):
    rules = ("E1",)
    elder: str


class NotYourElder(Refusal, frozen=True, tag="not_your_elder"):
    rules = ("E1",)
    elder: str


class ElderOccupied(Refusal, frozen=True, tag="elder_occupied"):
    rules = ("E1",)
    elder: str


class TableEmpty(Refusal, frozen=True, tag="table_empty"):
    rules = ("E2",)
    elder: str


class ElderNeedsFish(Refusal, frozen=True, tag="elder_needs_fish"):
    rules = ("E2",)
    elder: str


class TooManyPlatesBefore(Refusal, frozen=True, tag="too_many_plates_before"):
    rules = ("E2",)
    elder: str


class ElderCovered(Refusal, frozen=True, tag="elder_covered"):
    rules = ("X11",)
    elder: str


class ElderNotThere(Refusal, frozen=True, tag="elder_not_there"):
    rules = ("X11",)
    elder: str


class AnswerFirst(Refusal, frozen=True, tag="answer_first"):
    rules = ("W4",)


class CardCannot(Refusal, frozen=True, tag="card_cannot"):
    rules = ("A12",)
    source: str


class CardMustAct(Refusal, frozen=True, tag="card_must_act"):
    rules = ("A12",)


class CardNotOptional(Refusal, frozen=True, tag="card_not_optional"):
    rules = ("A12",)


class FeedElderFirst(Refusal, frozen=True, tag="feed_elder_first"):
    rules = ("F7",)
    fish: int


class PayHolderFirst(Refusal, frozen=True, tag="pay_holder_first"):
    rules = ("F7",)
    fish: int


class NoForestThere(Refusal, frozen=True, tag="no_forest_there"):
    rules = ("X7",)
    double: str


class DoubleNotFree(Refusal, frozen=True, tag="double_not_free"):
    rules = ("X9",)
    double: str


class ForestKept(Refusal, frozen=True, tag="forest_kept"):
    rules = ("B4",)
    double: str


class ReturnMatchNeedsTwo(Refusal, frozen=True, tag="return_match_needs_two"):
    rules = ("V1",)


class CampaignIsSolo(Refusal, frozen=True, tag="campaign_is_solo"):
    rules = ("V5",)


class MixedNeedsSingleGame(Refusal, frozen=True, tag="mixed_needs_single_game"):
    rules = ("V2",)


class AdvancedIsSolo(Refusal, frozen=True, tag="advanced_is_solo"):
    rules = ("V4",)


class NoShipAffordable(Refusal, frozen=True, tag="no_ship_affordable"):
    rules = ("X10",)


class NoRoomOnTrack(Refusal, frozen=True, tag="no_room_on_track"):
    rules = ("X10",)


class NoShipLeft(Refusal, frozen=True, tag="no_ship_left"):
    rules = ("X10",)


class ShipTooDear(Refusal, frozen=True, tag="ship_too_dear"):
    """With what is missing to pay for it."""

    rules = ("X10",)
    ship: str
    wood: int
    fish: int
    gold: int


class UnknownShip(Refusal, frozen=True, tag="unknown_ship"):
    rules = ("X10",)
    ship: str


class ShipGone(Refusal, frozen=True, tag="ship_gone"):
    rules = ("X10",)
    ship: str


class ShipTooLong(Refusal, frozen=True, tag="ship_too_long"):
    rules = ("X10",)
    ship: str


class UnknownAction(Refusal, frozen=True, tag="unknown_action"):
    rules = ("W1",)
    action: str


class SpaceBlocked(Refusal, frozen=True, tag="space_blocked"):
    rules = ("W2",)
    action: str
    seats: list[int]
    copy: Literal["possible", "impossible"]


class OneWorkerATurn(Refusal, frozen=True, tag="one_worker_a_turn"):
    rules = ("W1",)


class CopyNotBlocked(Refusal, frozen=True, tag="copy_not_blocked"):
    rules = ("W5",)
    action: str


class ImitationTaken(Refusal, frozen=True, tag="imitation_taken"):
    rules = ("W5",)
    action: str


class NoImitation(Refusal, frozen=True, tag="no_imitation"):
    rules = ("W5",)
    action: str


class OrderFirst(Refusal, frozen=True, tag="order_first"):
    rules = ("A3",)


class UseNotNow(Refusal, frozen=True, tag="use_not_now"):
    rules = ("A5",)
    building: str


class UseWaits(Refusal, frozen=True, tag="use_waits"):
    rules = ("A5",)
    building: str


class NotYourBuilding(Refusal, frozen=True, tag="not_your_building"):
    rules = ("A5",)
    building: str


class NoFreeUse(Refusal, frozen=True, tag="no_free_use"):
    rules = ("A5",)
    building: str


class UsedAlready(Refusal, frozen=True, tag="used_already"):
    rules = ("A5",)
    building: str
