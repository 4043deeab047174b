# Fleet's rules, numbered as in docs/rules/fleet_dice.md, for those who ask. One message for each rule.
fleet_dice-rule-F1-1 = Everybody fills in one sheet with two halves: the sea, with { FIGURE("boat_types.count") } boat columns, their licenses and boats, and the town, with harbor, market, wharf and coin track.
    .title = The score sheet
fleet_dice-rule-F1-2 = There are { FIGURE("dice.boat.count") } boat dice and { FIGURE("dice.town.count") } town dice. A boat die shows boat types and { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } coin
       *[other] { FIGURE("coin_track.coins3_face") } coins
    }; a town die shows harbor, wharf and market. All dice are fair.
    .title = The dice
fleet_dice-rule-F1-3 = The starting player has a marker. Captain cards and trophy cards are optional. Captain Ruth's three stones are only used when you play alone.
    .title = Other pieces
fleet_dice-rule-F1-4 = The sections are { FIGURE("boat_types.count") } boat types, { FIGURE("harbor.count") } harbor entries and { FIGURE("wharf.count") } wharf buildings. Their names are on the sheet and in every menu.
    .title = Names
fleet_dice-rule-F2-1 = Seats are drawn at random (house rule); “left” means the next seat. Who goes first is drawn, too.
    .title = Seats and starting player
fleet_dice-rule-F2-2 = Everybody rolls a boat die (again if it shows coins) and marks the first { FIGURE("setup.start_boxes") } boxes of that column, which give you a license and a boat. Two players may start with the same type.
    .title = Starting boxes
fleet_dice-rule-F2-3 = The starting boxes work like any other mark: if a cod license comes before the boat, it already pays you for launching it.
    .title = Starting boxes count fully
fleet_dice-rule-F2-4 = Boat phase: one boat die more than there are players. Town phase: one town die per player, and one boat die. Either way there is one die more than players.
    .title = How many dice are rolled
fleet_dice-rule-F2-5 = Sheets, dice and cards are open to all. Only future rolls are hidden and, while everybody decides at the same time, what the others have chosen.
    .title = What is open
fleet_dice-rule-F3-1 = The shared die, income, fishing and the starting boxes are played by everybody at once, in any order. Your sheet changes right away; the others see it when everybody is done (house rule). After that, King Crab bonuses are chosen in turn order.
    .title = Deciding at the same time
fleet_dice-rule-F3-2 = Everything that a die or a phase sets off is finished before the next player takes a die or the phase ends.
    .title = Finish what you started
fleet_dice-rule-F3-3 = The game waits for every decision. If somebody is away, things are decided for them only if the table agrees (house rule).
    .title = When somebody is away
fleet_dice-rule-F4-1 = In turn order, beginning with the starting player, everybody takes one die from the pool and uses it at once. Then everybody uses the last die. So each player uses two dice in each dice phase.
    .title = Taking dice
fleet_dice-rule-F4-2 = A die you took yourself is drafted; the last one is shared. Shrimp licenses and the Casino work with drafted dice only.
    .title = Drafted and shared dice
fleet_dice-rule-F4-3 = Use each die once: mark the section it shows, or take its coins. If your buildings allow it, you may fill its buffet hex instead, or recycle it for a star action, which you must then use. And any die may be used as a coin.
    .title = What a die can do
fleet_dice-rule-F4-4 = You must use your die. If nothing else is possible, you still get a coin for it.
    .title = No passing
fleet_dice-rule-F4-5 = A boat die in the town phase works as it does in the boat phase, shrimp license included if you drafted it.
    .title = The boat die in town
fleet_dice-rule-F5-1 = Always mark the topmost open box of a section. You can never skip one.
    .title = From top to bottom
fleet_dice-rule-F5-2 = The sections are the boat columns, the harbor entries and the wharf buildings. A section is open as long as it has a box that is neither marked nor struck out.
    .title = Sections
fleet_dice-rule-F5-3 = A plain box does nothing by itself. A round box works at once: depending on its sign, it launches a boat, activates a license, sends your boats fishing or completes a building.
    .title = Activation boxes
fleet_dice-rule-F5-4 = A box with a question mark gives you a boat or a license of its type, whichever you like. If only one of the two is left, you get that; if neither is left, nothing.
    .title = Choice boxes
fleet_dice-rule-F5-5 = You may mark a boat or license box even if all boats or licenses of that type are gone; it then does nothing.
    .title = Nothing left to give
fleet_dice-rule-F5-6 = A new boat is empty and fishes every time from now on. Launching it earns you the coins of your cod license.
    .title = Launching a boat
fleet_dice-rule-F5-7 = A new license replaces the bonus of the one before. The second license of a type pays you coins at once: shrimp { FIGURE("licenses.shrimp_2.coins_on_activation") }, cod { FIGURE("licenses.cod_2.coins_on_activation") }, lobster { FIGURE("licenses.lobster_2.coins_on_activation") }, swordfish { FIGURE("licenses.swordfish_2.coins_on_activation") }, oyster { FIGURE("licenses.oyster_2.coins_on_activation") }.
    .title = License levels
fleet_dice-rule-F6-1 = Everybody earns { FIGURE("income.base") ->
        [one] { FIGURE("income.base") } coin
       *[other] { FIGURE("income.base") } coins
    }, plus the lobster bonus. A complete Ridback Canning Co. adds { FIGURE("wharf.cannery.coins_per_full_boat") ->
        [one] { FIGURE("wharf.cannery.coins_per_full_boat") } coin
       *[other] { FIGURE("wharf.cannery.coins_per_full_boat") } coins
    } per full boat. Anything beyond { FIGURE("income.max") } coins at once is lost.
    .title = Income
fleet_dice-rule-F6-2 = Mark all coins of your income first, then use the stars among them.
    .title = Stars of the income
fleet_dice-rule-F6-3 = A launched boat is full when it holds all the fish it can. King Crab and Inuit boats and the barge count as well; research vessels and the Captain's Club never do.
    .title = Full boats
fleet_dice-rule-F7-1 = In even rounds the barge fishes first: 1 fish for each of your full boats. Then every other boat that is not full catches fish: shrimp { FIGURE("boat_types.shrimp.catch_per_fishing") }, cod { FIGURE("boat_types.cod.catch_per_fishing") }, lobster { FIGURE("boat_types.lobster.catch_per_fishing") }, swordfish { FIGURE("boat_types.swordfish.catch_per_fishing") }, oyster { FIGURE("boat_types.oyster.catch_per_fishing") }, King Crab { FIGURE("harbor.king_crab.catch") }, Inuit { FIGURE("harbor.inuit.catch") }. After that you use your stars; the swordfish bonus comes last.
    .title = Fishing
fleet_dice-rule-F7-2 = The barge counts the boats that were full before this catch, not those that become full in it.
    .title = What the barge counts
fleet_dice-rule-F7-3 = Stars you reach with coins during the catch wait until the whole catch is done.
    .title = Stars during fishing
fleet_dice-rule-F7-4 = Fish never leave a boat; the market only counts them.
    .title = Fish stay aboard
fleet_dice-rule-F8-1 = In the town phase the town pool is rolled: dice with harbor, wharf and market, and one boat die.
    .title = The town pool
fleet_dice-rule-F8-2 = The market pays by the fish on all your boats. With at least { FIGURE("market.each.min_fish") } fish, it pays { FIGURE("market.each.coins") } coins, respectively. A complete Smokehouse adds { FIGURE("wharf.smokehouse.market_bonus") }.{ PROVENANCE() ->
        [ours] {" "}The steps in between are deduced.
       *[mixed] {""}
    }
    .title = The market
fleet_dice-rule-F9-1 = For each coin, mark the next box of the coin track. Stars that Captain Ruth has struck out are skipped and cost you no coin.
    .title = Coins
fleet_dice-rule-F9-2 = Mark all coins of a payment before anything else happens. Every star among them gives you one star action.
    .title = First all coins
fleet_dice-rule-F9-3 = Use star actions one at a time, each with all that follows from it, before play goes on. Stars won in a catch wait until it is over.
    .title = Using stars
fleet_dice-rule-F9-4 = Mark the top open box of any column, ship or building, with its effect. You can't choose coins, fish, hexes or the license and boat boxes themselves. If no section is open, the star is lost.
    .title = Star action
fleet_dice-rule-F9-5 = Coins beyond the last box are lost (house rule).
    .title = End of the coin track
fleet_dice-rule-F10-1 = You may use a drafted shrimp die as any boat type or as { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } coin
       *[other] { FIGURE("coin_track.coins3_face") } coins
    }. At level 1, 2 and 3 you have { FIGURE("licenses.shrimp_1.amount") }, { FIGURE("licenses.shrimp_2.amount") } and { FIGURE("licenses.shrimp_3.amount") } such uses, and { FIGURE("licenses.shrimp_1.star_actions") }, { FIGURE("licenses.shrimp_2.star_actions") } and { FIGURE("licenses.shrimp_3.star_actions") } star actions on top. You may decline a further use and the star.
    .title = Shrimp license
fleet_dice-rule-F10-2 = Whenever you launch a boat or a harbor ship, you earn { FIGURE("licenses.cod_1.amount") }, { FIGURE("licenses.cod_2.amount") } or { FIGURE("licenses.cod_3.amount") } coins, depending on the level.
    .title = Cod license
fleet_dice-rule-F10-3 = Your income grows by { FIGURE("licenses.lobster_1.amount") }, { FIGURE("licenses.lobster_2.amount") } or { FIGURE("licenses.lobster_3.amount") } coins, depending on the level.
    .title = Lobster license
fleet_dice-rule-F10-4 = It works after a fishing phase: at level 1, 2 and 3 it gives you { FIGURE("licenses.swordfish_1.star_actions") }, { FIGURE("licenses.swordfish_2.star_actions") } and { FIGURE("licenses.swordfish_3.star_actions") } star actions, then { FIGURE("licenses.swordfish_1.amount") }, { FIGURE("licenses.swordfish_2.amount") } and { FIGURE("licenses.swordfish_3.amount") } coins. You may decline each star. It does not work after the Captain's Club's private catch.
    .title = Swordfish license
fleet_dice-rule-F10-5 = Oyster boats hold { FIGURE("oyster_capacity.by_license_level.2") }, { FIGURE("oyster_capacity.by_license_level.3") } or { FIGURE("oyster_capacity.by_license_level.4") } fish, depending on the level. In every catch, each of them may swap its second fish for { FIGURE("licenses.oyster_1.amount") }, { FIGURE("licenses.oyster_2.amount") } or { FIGURE("licenses.oyster_3.amount") } coins. A boat that was already full earns no coin.
    .title = Oyster license
fleet_dice-rule-F10-6 = A license at level 3 is worth VP at the end: shrimp { FIGURE("licenses.shrimp_3.vp") }, cod { FIGURE("licenses.cod_3.vp") }, lobster { FIGURE("licenses.lobster_3.vp") }, swordfish { FIGURE("licenses.swordfish_3.vp") }, oyster { FIGURE("licenses.oyster_3.vp") }.{ PROVENANCE() ->
        [ours] {" "}This is deduced from the rulebook's scoring example.
       *[mixed] {""}
    }
    .title = Points for licenses
fleet_dice-rule-F11-1 = Each harbor entry is a section of its own. All but the Captain's Club count as boats: for cod coins, full boats and the number of boats.
    .title = Harbor ships
fleet_dice-rule-F11-2 = The first activation is the King Crab license: { FIGURE("harbor.king_crab.license_vp") } VP and a bonus that nobody else has, worth { FIGURE("harbor.king_crab.bonus_max") } VP at most. Each later activation launches a King Crab boat.{ PROVENANCE() ->
        [ours] {" "}Some of the bonuses are house rules.
       *[mixed] {""}
    }
    .title = King Crab
fleet_dice-rule-F11-3 = Each activation sends your boats, and only yours, fishing at once, in any round. The barge and the oyster license work as usual; the swordfish license does not.
    .title = Captain's Club
fleet_dice-rule-F11-4 = Each activation launches a vessel worth { FIGURE("harbor.research_vessel.boat_vp") } VP. It earns you cod coins, carries no fish and is never full.
    .title = Research Vessel
fleet_dice-rule-F11-5 = Once launched, it fishes first in every catch, private ones included: 1 fish for each of your full boats.
    .title = Barge
fleet_dice-rule-F11-6 = Each activation launches an Inuit boat, which catches { FIGURE("harbor.inuit.catch") } fish whenever your boats fish.
    .title = Inuit
fleet_dice-rule-F11-7 = The printed text does not say how many boxes each ship has or how much its boats hold: go by your sheet (house rule).
    .title = Boxes of the harbor
fleet_dice-rule-F12-1 = A building is complete when it has no open box left and you have marked at least one. From then on its effect works, but never for what came before.
    .title = Completing a building
fleet_dice-rule-F12-2 = { FIGURE("wharf.casino.rerolls_per_dice_phase") ->
        [one] Once
       *[other] Up to { FIGURE("wharf.casino.rerolls_per_dice_phase") } times
    } per dice phase you may reroll the die you have just drafted, before using it; you have to keep the new face. { FIGURE("wharf.casino.vp_completed") } VP when complete.
    .title = Casino
fleet_dice-rule-F12-3 = Each box you marked is worth { FIGURE("wharf.bank.vp_per_marked_box") } VP, complete or not.
    .title = Anna's Bank
fleet_dice-rule-F12-4 = Once it is complete, a boat die, drafted or shared, may fill the hex of its type instead of its normal use. The hexes are worth { FIGURE("buffet.vp_by_filled") } VP for none, one, two and so on.
    .title = Seafood Buffet
fleet_dice-rule-F12-5 = Once it is complete, you may use any die for a star action instead, { FIGURE("wharf.recycling.uses") ->
        [one] once
       *[other] { FIGURE("wharf.recycling.uses") } times
    } per game. { FIGURE("wharf.recycling.vp_completed") } VP.
    .title = Recycling Yard
fleet_dice-rule-F12-6 = { FIGURE("wharf.pub.vp_completed") } VP when complete, otherwise nothing.
    .title = Fishermen's Pub
fleet_dice-rule-F12-7 = Once it is complete, a die used as a coin pays you { FIGURE("coin_track.die_as_coin_bait_shop") } coins instead of { FIGURE("coin_track.die_as_coin") }. { FIGURE("wharf.bait_shop.vp_completed") } VP.
    .title = Bait Shop
fleet_dice-rule-F12-8 = Once it is complete, the market pays { FIGURE("wharf.smokehouse.market_bonus") ->
        [one] { FIGURE("wharf.smokehouse.market_bonus") } more coin
       *[other] { FIGURE("wharf.smokehouse.market_bonus") } more coins
    }. { FIGURE("wharf.smokehouse.vp_completed") } VP.
    .title = Smokehouse
fleet_dice-rule-F12-9 = Once it is complete, your income grows by { FIGURE("wharf.cannery.coins_per_full_boat") ->
        [one] { FIGURE("wharf.cannery.coins_per_full_boat") } coin
       *[other] { FIGURE("wharf.cannery.coins_per_full_boat") } coins
    } per full boat. { FIGURE("wharf.cannery.vp_completed") } VP.
    .title = Ridback Canning Co.
fleet_dice-rule-F12-10 = Casino { FIGURE("wharf.casino.boxes.count") }, Anna's Bank { FIGURE("wharf.bank.boxes.count") }, Seafood Buffet { FIGURE("wharf.buffet.boxes.count") }, Recycling Yard { FIGURE("wharf.recycling.boxes.count") }, Fishermen's Pub { FIGURE("wharf.pub.boxes.count") }, Bait Shop { FIGURE("wharf.bait_shop.boxes.count") }, Smokehouse { FIGURE("wharf.smokehouse.boxes.count") }, Ridback Canning Co. { FIGURE("wharf.cannery.boxes.count") }.{ PROVENANCE() ->
        [ours] {" "}That most have two is deduced from the solo rules; the others are house figures.
       *[mixed] {""}
    }
    .title = Boxes of the wharf
fleet_dice-rule-F13-1 = The game ends after round { FIGURE("meta.rounds_multi") } (alone: round { FIGURE("meta.rounds_solo") }). Add up 1 VP per fish, the VP of your boats, licenses and buildings, including the bank and the hexes, and your bonuses: King Crab ({ FIGURE("harbor.king_crab.bonus_max") } at most), captain card, trophies.
    .title = Final scoring
fleet_dice-rule-F13-2 = Most VP wins. If tied, the most fish wins; if still tied, you share the victory.
    .title = Who wins
fleet_dice-rule-F14-1 = Instead of rolling for a start, everybody gets a captain: mark the first boxes of its type (as many as it says), then the first open box of each place it names, with effects. Its bonus counts at the end.{ PROVENANCE() ->
        [ours] {" "}What the cards say is a house rule.
       *[mixed] {""}
    }
    .title = Captain cards
fleet_dice-rule-F14-2 = One gold and one silver trophy are face up from the start, each worth the VP on it.{ PROVENANCE() ->
        [ours] {" "}What the cards ask for is a house rule.
       *[mixed] {""}
    }
    .title = Trophy cards
fleet_dice-rule-F14-3 = It goes to the first player who meets its condition, for good. If several meet it while deciding at the same time, each of them gets all of its VP (house rule).
    .title = Silver trophy
fleet_dice-rule-F14-4 = At the very end, it goes to whoever leads in what it counts. All who are tied get all of its VP; nobody does if the best value is less than it asks for (house rule).
    .title = Gold trophy
fleet_dice-rule-F14-5 = Boats: all you have launched, harbor ships included. Buildings: complete ones. Coins: marked coin boxes. Licenses: your levels in the five types added up.
    .title = What cards count
fleet_dice-rule-F14-6 = Trophies are for two players and more. Captain cards may also be used when you play alone (house rule).
    .title = Trophies need company
fleet_dice-rule-F15-1 = You play { FIGURE("solo.rounds") } rounds against Captain Ruth, with the dice for two players. She has no sheet, only three stones, which start on { FIGURE("solo_routes.1.start") }, { FIGURE("solo_routes.2.start") } and { FIGURE("solo_routes.3.start") }.
    .title = Playing alone
fleet_dice-rule-F15-2 = You begin the odd rounds, she begins the even ones. In each dice phase you each take a die, then you both use the last one, in the same order.
    .title = Turns with Captain Ruth
fleet_dice-rule-F15-3 = With a drafted die she strikes out the { FIGURE("solo.strikes_drafted_die") } lowest open boxes of its section on your sheet; with the shared die, { FIGURE("solo.strikes_shared_die") }.
    .title = What Ruth strikes out
fleet_dice-rule-F15-4 = Going around from her boat stone, she takes the first type that is in the pool and still open. If there is none, she takes { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } coin
       *[other] { FIGURE("coin_track.coins3_face") } coins
    }; if only closed types are left, she takes the first of them and strikes out nothing.
    .title = Ruth's boat die
fleet_dice-rule-F15-5 = They are her wild card: she strikes out { FIGURE("solo.strikes_coins3_die") ->
        [one] { FIGURE("solo.strikes_coins3_die") } box
       *[other] { FIGURE("solo.strikes_coins3_die") } boxes
    } in the column of her boat stone or, if that is closed, in the next open one.
    .title = Ruth's coins
fleet_dice-rule-F15-6 = Her order is harbor, wharf, boat die, market. Harbor and wharf hit the place of her stone or the next open one; the market strikes out { FIGURE("solo.strikes_market_star") ->
        [one] your next star
       *[other] your next { FIGURE("solo.strikes_market_star") } stars
    }.
    .title = Ruth in town
fleet_dice-rule-F15-7 = A struck activation box is lost. A building is still complete once no box is open and you have marked at least one. The bank only pays for boxes you marked.
    .title = Struck boxes
fleet_dice-rule-F15-8 = Whoever began the round uses it first, with all that follows. The other one then plays on the sheet as it is by then; if nothing is left for Ruth, she does nothing.
    .title = The shared die when you play alone
fleet_dice-rule-F15-9 = At the end of the round, each stone moves on along its route to the next section that has an open box.
    .title = Ruth's stones move
fleet_dice-rule-F15-10 = Income, fishing, stars and scoring work as usual, and you may choose any King Crab bonus. Your points earn you a title (house rule).
    .title = Solo result
fleet_dice-rule-F15-11 = She never touches fish, hexes, recycling uses, the license and boat boxes themselves, or coin boxes other than stars.
    .title = What Ruth spares
fleet_dice-rule-R1 = The town phase rolls the town pool, and everybody uses whatever die is left, a town die or the boat die.
    .title = Which pool is rolled in town
fleet_dice-rule-R2 = She strikes out a star with the market die. The printed text says the harbor die, but that one already does something else.
    .title = Ruth and the market die
fleet_dice-rule-R3 = With no fish at all the market pays { FIGURE("market.1.coins") ->
        [one] { FIGURE("market.1.coins") } coin
       *[other] { FIGURE("market.1.coins") } coins
    }{ PROVENANCE() ->
        [ours] {" "}(deduced)
       *[mixed] {""}
    }.
    .title = Market without fish
fleet_dice-rule-R4 = Mark all coins of the payment first, then use the star.
    .title = A star between two coins
fleet_dice-rule-R5 = If several players reach the license while deciding at the same time, they choose their bonuses in turn order once all are done. On your own turn you choose at once.
    .title = Two King Crab licenses at once
fleet_dice-rule-R6 = License and boat boxes are filled only through activation boxes, and uses of the Recycling Yard only by recycling. Harbor and wharf boxes may be marked with a star.
    .title = What a star cannot mark
fleet_dice-rule-R7 = You may always decline a star action, except one for which you recycled a die (house rule).
    .title = Declining a star
fleet_dice-rule-R8 = The level you have when you start to use the die. After a reroll, the new face counts.
    .title = Which shrimp level counts
fleet_dice-rule-R9 = With an active license, an oyster boat with exactly one free space catches one fish and earns its coins, without a question (house rule).
    .title = Room for one oyster fish
fleet_dice-rule-R10 = An oyster boat may swap its second fish for a coin only if you have an active oyster license.
    .title = Swapping needs a license
fleet_dice-rule-R11 = When an oyster license makes more room, boats that were full are no longer full.
    .title = Full no longer
fleet_dice-rule-R12 = All who met the condition while everybody was deciding at once get the silver trophy, even if they met it only for a moment (house rule).
    .title = Tied for silver
fleet_dice-rule-R13 = Everybody who is tied gets the gold trophy (house rule).
    .title = Tied for gold
fleet_dice-rule-R14 = Only the King Crab bonus is limited to { FIGURE("harbor.king_crab.bonus_max") } VP.
    .title = The limit of the bonus
fleet_dice-rule-R15 = Once per player and dice phase, on the die you drafted, before using it. Not on the shared die, and not with a Casino that this very die completed (house rule).
    .title = When the Casino works
fleet_dice-rule-R16 = Using a shrimp die as { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } coin
       *[other] { FIGURE("coin_track.coins3_face") } coins
    } is one of its uses; if you have several, all of them may be coins.
    .title = Shrimp as coins
fleet_dice-rule-R17 = With her coins she strikes out only { FIGURE("solo.strikes_coins3_die") ->
        [one] { FIGURE("solo.strikes_coins3_die") } box
       *[other] { FIGURE("solo.strikes_coins3_die") } boxes
    }, even with a drafted die.
    .title = How much Ruth's coins strike
fleet_dice-rule-R18 = Even if she can strike out nothing, she takes a die, so that exactly one is left to share.
    .title = Ruth always takes a die
fleet_dice-rule-R19 = In town she skips dice with which she could strike out nothing. If that is true of all of them, she takes the first in her order.
    .title = Kinds Ruth skips
fleet_dice-rule-R20 = Strikes make a building smaller: your marks and her strikes together complete it, unless she struck out every box. The pub is no exception (house rule).
    .title = Buildings and strikes
fleet_dice-rule-R21 = Both count as complete buildings once no box is open; hexes don't matter for that.
    .title = Bank and buffet as buildings
fleet_dice-rule-R22 = Whatever counts licenses ignores the King Crab license.
    .title = King Crab is no fishing license
fleet_dice-rule-R23 = A boat launched by a star after the catch takes no part in that catch.
    .title = Launched too late
fleet_dice-rule-R24 = The starting license is at level 1. The other boxes of a captain card come after the column, so a cod license already pays for a ship among them.
    .title = Starting licenses
fleet_dice-rule-R25 = Smokehouse, Bait Shop and Ridback Canning Co. change only payments made after they are complete.
    .title = Effects in the middle of a payment
fleet_dice-rule-R26 = The order holds whatever the boat die shows, coins included.
    .title = Ruth's order in town
fleet_dice-rule-R27 = A shrimp die used as a coin, for recycling or for a hex has no license effect (house rule).
    .title = Shrimp die as a plain coin
fleet_dice-rule-R28 = If there are fewer open boxes than Ruth would strike out, the rest of her strikes are lost (house rule).
    .title = Strikes do not spill over
fleet_dice-rule-R29 = The points of the buffet hexes are shown with the buildings.
    .title = Where hexes are scored
fleet_dice-rule-R30 = Boat and license boxes take effect by themselves; only a choice box asks you.
    .title = What happens by itself
