# Rules of Captains of the Gulf, numbered as in docs/rules/captains_gulf.md, for those who ask. One message for each rule.
captains_gulf-rule-CG1-1 = The map shows the Gulf as hexes, with { FIGURE("port.count") } ports. Beside it are the action wheel, the round timer, the port tracks, the seafood track and the repopulation track, which says where new seafood appears.
    .title = The board
captains_gulf-rule-CG1-2 = You have a boat with { FIGURE("setup.start_boxes") ->
        [one] { FIGURE("setup.start_boxes") } box
       *[other] { FIGURE("setup.start_boxes") } boxes
    } and a tank for { FIGURE("setup.start_tank") } fuel, a marker on the wheel, a disc on each port track, and bonus markers. Two bonus actions, Printer and Radar, are on your boat from the start.
    .title = Your boat
captains_gulf-rule-CG1-3 = There are { FIGURE("card.count") } game cards, { FIGURE("round_card.count") } round cards (A and B), { FIGURE("seafood_card.count") } seafood cards, and tiles: { FIGURE("seafood.shrimp.tiles") } Shrimp, { FIGURE("seafood.oyster.tiles") } Oyster and { FIGURE("seafood.crab.tiles") } Crab. Their backs show the seafood cooked.
    .title = Cards and tiles
captains_gulf-rule-CG1-4 = Hidden: everybody's hand, the order of all decks, the round cards that left the game and those still to come. Everything else is open, money too (house rule).
    .title = What is hidden
captains_gulf-rule-CG1-5 = Dollars are your money and your points: whoever has the most at the end wins.
    .title = Dollars
captains_gulf-rule-CG2-1 = The starting player is drawn at random. In turn order, players start with { FIGURE("setup.start_money") } dollars.
    .title = Who starts
captains_gulf-rule-CG2-2 = Your boat starts in { FIGURE("setup.start_port") } with { FIGURE("setup.start_fuel") } fuel and { FIGURE("setup.start_boxes") ->
        [one] { FIGURE("setup.start_boxes") } empty box
       *[other] { FIGURE("setup.start_boxes") } empty boxes
    }, your discs on space { FIGURE("setup.start_track_space") } of the tracks. You have { FIGURE("setup.bonus_markers") ->
        [one] { FIGURE("setup.bonus_markers") } bonus marker
       *[other] { FIGURE("setup.bonus_markers") } bonus markers
    }, and from round { FIGURE("setup.second_bonus_marker_from_round") } on { FIGURE("setup.late_bonus_markers") }.
    .title = What you start with
captains_gulf-rule-CG2-3 = With the most players, all { FIGURE("card.count") } game cards are in play; with fewer players, only some of them{ PROVENANCE() ->
        [ours] {" "}(house figures)
       *[mixed] {""}
    }. Everybody starts with a hand of { FIGURE("setup.hand_size") }.
    .title = The game deck
captains_gulf-rule-CG2-4 = You play { FIGURE("setup.round_cards_used") } A cards and then { FIGURE("setup.round_cards_used") } B cards, drawn blindly. The first one is turned up before anybody chooses a license, and counts in round 1.
    .title = Round cards
captains_gulf-rule-CG2-5 = The timer starts on its dark space, the seafood disc on { FIGURE("seafood.1.id") }, the repopulation disc on { FIGURE("direction.1.id") }.
    .title = Discs at the start
captains_gulf-rule-CG2-6 = Each port gets a taste at random. On each track, these spaces get a face-up reward tile: { FIGURE("port_track.reward_spaces") }.
    .title = Tastes and rewards
captains_gulf-rule-CG2-7 = Buoy by buoy, in reading order, a seafood card is turned over: the seafood disc moves, and as many tiles as the card says, of the type the disc now shows, go there. The seafood disc stays where it ends (house rule), the repopulation disc where it is. The more players there are, the more buoys are used.
    .title = The first seafood
captains_gulf-rule-CG2-8 = Then all seafood cards are shuffled again; they bring new seafood during the game.
    .title = The repopulation deck
captains_gulf-rule-CG2-9 = In turn order, everybody adds one card from their hand as a license, pays for it and draws { FIGURE("rules.first_license_draw") ->
        [one] { FIGURE("rules.first_license_draw") } card
       *[other] { FIGURE("rules.first_license_draw") } cards
    }. The round card does not count yet (house rule).
    .title = The first license
captains_gulf-rule-CG2-10 = Then the starting player takes the first turn.
    .title = The first turn
captains_gulf-rule-CG3-1 = One player acts at a time. Only the Coast Guard Inspection is answered by everybody at once.
    .title = One at a time
captains_gulf-rule-CG3-2 = Before you move on the wheel, you may take a bonus action. You can't take one between the move and the main action (house rule).
    .title = Before the move
captains_gulf-rule-CG3-3 = You must move your marker on the wheel.
    .title = The move
captains_gulf-rule-CG3-4 = Then you carry out the action of the space you moved to, or you decline it and forfeit the rest of your turn.
    .title = The main action
captains_gulf-rule-CG3-5 = If you carried out the main action and haven't taken a bonus action this turn, you may take one now.
    .title = After the action
captains_gulf-rule-CG3-6 = As often as you like on your turn, you may repay a loan for ${ FIGURE("loan.repay") } or spend bonus tiles to draw cards. The bot asks before the move and after the main action.
    .title = Free actions
captains_gulf-rule-CG3-7 = One bonus action per turn, and as many per round as you have bonus markers: at first { FIGURE("setup.bonus_markers") }, from round { FIGURE("setup.second_bonus_marker_from_round") } on { FIGURE("setup.late_bonus_markers") }.
    .title = How many bonus actions
captains_gulf-rule-CG3-8 = If your turn ends the round, you finish it first; then comes the Reset Phase. The player after you begins the next round.
    .title = The end of a round
captains_gulf-rule-CG3-9 = If you hold more than { FIGURE("setup.hand_size") } cards after drawing, you discard down to { FIGURE("setup.hand_size") } at once.
    .title = Hand limit
captains_gulf-rule-CG4-1 = Clockwise: Fuel Dock, Fishing, Sail to Port, Fish or Sail to Port, Shipyard, Commercial Market.
    .title = The six spaces
captains_gulf-rule-CG4-2 = On your first turn, you put your marker on any space for free.
    .title = Your first turn
captains_gulf-rule-CG4-3 = After that, you move clockwise. Moving one space, two spaces and so on, up to once around, costs { FIGURE("wheel.move_cost") } dollars.
    .title = Costs
captains_gulf-rule-CG4-4 = Each First Mate takes ${ FIGURE("rules.first_mate_wheel_discount") } off the cost, and the round card Smooth Workflow ${ FIGURE("round_card.smooth_workflow.amount") }. It never drops below $0.
    .title = Discounts
captains_gulf-rule-CG4-5 = Your marker must move. Six spaces take you once around, back to the same action; that is allowed (house rule).
    .title = You must move
captains_gulf-rule-CG4-6 = You pay for moves in cash. Moves that cost nothing are always possible.
    .title = No credit
captains_gulf-rule-CG4-7 = If the action can't be carried out, or you decline it, you get no main action and no bonus action after it. What you did before stands, and your move counts.
    .title = Forfeiting
captains_gulf-rule-CG4-8 = Several markers may stand on one space.
    .title = Sharing a space
captains_gulf-rule-CG4-9 = Whoever passes the ring buoy between Commercial Market and Fuel Dock moves the timer. Once it has moved as often as there are players, it is back on its dark space, and the round ends after that turn.
    .title = The ring buoy
captains_gulf-rule-CG4-10 = Fuel Dock, Shipyard and Commercial Market only work in port. You can fish from sea or from port, but you can sail to a port only from sea.
    .title = Where actions work
captains_gulf-rule-CG5-A = Your tank is filled for free, even if it is already full. The bot does it at once, because it never hurts.
    .title = Fuel Dock
captains_gulf-rule-CG5-B = Sail to a hex with seafood or stay where you are, play a card, take tiles, and draw back up to { FIGURE("setup.hand_size") }.
    .title = Fishing
captains_gulf-rule-CG5-B1 = You may fish on any hex where your hand, licenses, boxes and bonus tiles let you take at least one tile (house rule).
    .title = Where you may fish
captains_gulf-rule-CG5-B2 = You need the fuel for the whole trip. Staying on your hex costs { FIGURE("rules.idle_fuel") } fuel (less with the Improved Engine).
    .title = Fuel for fishing
captains_gulf-rule-CG5-B3 = You play { FIGURE("rules.fishing_cards") ->
        [one] { FIGURE("rules.fishing_cards") } card
       *[other] { FIGURE("rules.fishing_cards") } cards
    }, { FIGURE("rules.deckhand_cards") } more with a Deckhand that fits, and { FIGURE("round_card.good_haul.amount") } more while Good Haul is active.
    .title = Cards you play
captains_gulf-rule-CG5-B4 = Each icon on the cards lets you take one tile of its type. A bonus tile makes one icon fit any type.
    .title = Icons
captains_gulf-rule-CG5-B5 = You can never have more tiles of a type aboard than licenses for it, cooked ones included (house rule), nor more tiles than boxes. You may take fewer than you could, but at least one.
    .title = Limits of a catch
captains_gulf-rule-CG5-B6 = For every tile you take, a depletion tile is left on the hex.
    .title = Depletion
captains_gulf-rule-CG5-B7 = Discard the cards you played, then draw back up to { FIGURE("setup.hand_size") }.
    .title = Refill
captains_gulf-rule-CG5-C = Sail from sea to any port, but never from port to port (house rule). If you are short of fuel, you are towed.
    .title = Sail to Port
captains_gulf-rule-CG5-D = Do one or the other, as you like.
    .title = Fish or Sail to Port
captains_gulf-rule-CG5-E = In port, add up to { FIGURE("rules.shipyard_cards") ->
        [one] { FIGURE("rules.shipyard_cards") } card
       *[other] { FIGURE("rules.shipyard_cards") } cards
    } to your boat. Each card after the first costs ${ FIGURE("rules.second_card_surcharge") } extra. Then draw back up to { FIGURE("setup.hand_size") }.
    .title = Shipyard
captains_gulf-rule-CG5-F = In port, sell as many of your tiles as you like, at least one.
    .title = Commercial Market
captains_gulf-rule-CG6-1 = A bonus action uses up a marker until the round ends. Nobody blocks anybody; with two markers you may take the same action twice, on two different turns.
    .title = Bonus markers
captains_gulf-rule-CG6-2 = Your boat's bonus actions work anywhere, those of the ports only while you are in port.
    .title = Boat and port
captains_gulf-rule-CG6-3 = These bonus actions also give you a bonus tile: { FIGURE("bonus_action.where.gives_bonus_tile") }{ PROVENANCE() ->
        [ours] {" "}(house figure)
       *[mixed] {""}
    }.
    .title = Actions that give a bonus tile
captains_gulf-rule-CG6-4 = Add a card as a license for its cost plus ${ FIGURE("rules.printer_surcharge") }, then draw { FIGURE("rules.printer_draw") ->
        [one] { FIGURE("rules.printer_draw") } card
       *[other] { FIGURE("rules.printer_draw") } cards
    }.
    .title = Printer
captains_gulf-rule-CG6-5 = Draw { FIGURE("rules.radar_draw") ->
        [one] { FIGURE("rules.radar_draw") } card
       *[other] { FIGURE("rules.radar_draw") } cards
    }, then discard { FIGURE("rules.radar_discard") } of your choice.
    .title = Radar
captains_gulf-rule-CG6-6 = Take ${ FIGURE("rules.day_laborer_money") }.
    .title = Day Laborer
captains_gulf-rule-CG6-7 = Add a card as a crew member or upgrade for its price plus ${ FIGURE("rules.dockside_improvement_surcharge") }, then draw { FIGURE("rules.dockside_improvement_draw") ->
        [one] { FIGURE("rules.dockside_improvement_draw") } card
       *[other] { FIGURE("rules.dockside_improvement_draw") } cards
    }.
    .title = Dockside Improvement
captains_gulf-rule-CG6-8 = Sell as at the Commercial Market, but at most { FIGURE("rules.dockside_market_tiles") ->
        [one] { FIGURE("rules.dockside_market_tiles") } tile
       *[other] { FIGURE("rules.dockside_market_tiles") } tiles
    }, plus { FIGURE("rules.deckhand_dockside_tiles") } for each of your Deckhands.
    .title = Dockside Market
captains_gulf-rule-CG6-9 = Buy { FIGURE("fuel_purchase.fuel") } fuel for { FIGURE("fuel_purchase.price") } dollars, respectively; what doesn't fit is lost. You can't buy any with a full tank (house rule). You may use the Fuel Engineer's money to pay.
    .title = Buy Fuel
captains_gulf-rule-CG6-10 = If you have these upgrades: the Fuel Line buys fuel, even at sea; the Galley cooks everything aboard for ${ FIGURE("rules.galley_cost") }, as long as something is raw.
    .title = Fuel Line and Galley
captains_gulf-rule-CG6-11 = If you have this upgrade, right after a Fishing action: sail to a port for { FIGURE("rules.engine_sail_fuel_discount") } fuel less (but at least { FIGURE("rules.min_sail_fuel") }).
    .title = Improved Engine
captains_gulf-rule-CG6-12 = Once per market action, spend one to advance { FIGURE("rules.bonus_tile_track_bonus") ->
        [one] { FIGURE("rules.bonus_tile_track_bonus") } more space
       *[other] { FIGURE("rules.bonus_tile_track_bonus") } more spaces
    }. When fishing, spend as many as you like: each makes one icon fit any type. Any time on your turn, spend one to draw { FIGURE("rules.bonus_tile_draw") ->
        [one] { FIGURE("rules.bonus_tile_draw") } card
       *[other] { FIGURE("rules.bonus_tile_draw") } cards
    }. You may keep any number of them.
    .title = What bonus tiles do
captains_gulf-rule-CG7-1 = The shortest way over Gulf hexes counts. Boats never block each other and may share a hex (house rule), but nobody sails through a port.
    .title = Distance
captains_gulf-rule-CG7-2 = A sail costs 1 fuel per hex, { FIGURE("rules.propeller_fuel_discount") } less with the Improved Propeller, { FIGURE("round_card.good_weather.amount") } less in Good Weather, { FIGURE("round_card.tropical_storm.amount") } more in a Tropical Storm, but always at least { FIGURE("rules.min_sail_fuel") }.
    .title = What a sail costs
captains_gulf-rule-CG7-3 = Fishing where you are costs { FIGURE("rules.idle_fuel") } fuel (less with the Improved Engine), whatever the weather (house rule).
    .title = Staying put
captains_gulf-rule-CG7-4 = To go fishing, you need all the fuel for the trip; nobody is towed to a fishing place.
    .title = Fuel for fishing trips
captains_gulf-rule-CG7-5 = If you sail to a port with too little fuel, you use up all you have and pay ${ FIGURE("rules.towing_per_fuel") } for each fuel you are short. The Maintenance Engineer lowers that, to $0 at best.
    .title = Towing
captains_gulf-rule-CG7-6 = If you can't pay for towing or a round card, you take loans of ${ FIGURE("loan.cash") }, one by one, until you can.
    .title = When the money is short
captains_gulf-rule-CG7-7 = Your tank holds { FIGURE("setup.start_tank") } fuel, or { FIGURE("upgrade.tank_small.tank") } or { FIGURE("upgrade.tank_big.tank") } with an upgrade. A new tank comes without extra fuel.
    .title = Tanks
captains_gulf-rule-CG8-1 = A hex may hold any mix of seafood. A boat at sea always counts as being at a fishing place (house rule).
    .title = Fishing places
captains_gulf-rule-CG8-2 = Tiles that are sold or removed go back to the supply. If the supply runs short, you place what is there (house rule).
    .title = The supply
captains_gulf-rule-CG8-3 = A hex may have any number of depletion tiles, but only one repopulation tile (house rule).
    .title = Marks on a hex
captains_gulf-rule-CG9-1 = Shrimp sells for ${ FIGURE("seafood.shrimp.price") }, Oyster for ${ FIGURE("seafood.oyster.price") }, Crab for ${ FIGURE("seafood.crab.price") }. If it is cooked, ${ FIGURE("seafood.shrimp.cooked_bonus") }, ${ FIGURE("seafood.oyster.cooked_bonus") } or ${ FIGURE("seafood.crab.cooked_bonus") } more; if the port likes it, ${ FIGURE("taste.taste_shrimp.bonus") }, ${ FIGURE("taste.taste_oyster.bonus") } or ${ FIGURE("taste.taste_crab.bonus") } more; during Seafood Market, ${ FIGURE("round_card.seafood_market.amount") } more. You choose freely which tiles to sell.
    .title = Prices
captains_gulf-rule-CG9-2 = You advance one space per tile, { FIGURE("rules.extra_type_track_bonus") } more for each further type, { FIGURE("rules.first_mate_track_bonus") } for each First Mate whose type you sell, { FIGURE("rules.bonus_tile_track_bonus") } for a bonus tile, and { FIGURE("round_card.few_customers.amount") } less with Few Customers, but never backward.
    .title = How far you advance
captains_gulf-rule-CG9-3 = You advance on the track of the port where you sell. With the Delivery Truck you may pay ${ FIGURE("rules.delivery_truck_cost") } to advance on another one instead, with all your spaces (house rule).
    .title = Which track
captains_gulf-rule-CG9-4 = The first to reach or pass a reward space ({ FIGURE("port_track.reward_spaces") }) gets the reward tile there at once: money, fuel, or a card (then discard one). The bot takes it for you.
    .title = Rewards
captains_gulf-rule-CG9-5 = Only one disc can stand on the last space; all others stop before it (house rule).
    .title = The last space
captains_gulf-rule-CG9-6 = First the money, then the bonus tile, then the disc, then rewards.
    .title = Order of a sale
captains_gulf-rule-CG10-1 = A card becomes a license, a crew member or an upgrade and stays until the end; only small storages and tanks can be replaced.
    .title = One use per card
captains_gulf-rule-CG10-2 = You pay the printed cost minus discounts, but at least ${ FIGURE("rules.min_card_price") }. Discounts add up (house rule). There are no discounts for licenses.
    .title = Prices
captains_gulf-rule-CG10-3 = The Printer costs ${ FIGURE("rules.printer_surcharge") } more, Dockside Improvement ${ FIGURE("rules.dockside_improvement_surcharge") } more, and each card after the first in the Shipyard ${ FIGURE("rules.second_card_surcharge") } more. The minimum of ${ FIGURE("rules.min_card_price") } applies before that (house rule).
    .title = Surcharges
captains_gulf-rule-CG10-4 = The prices of the cards of a Shipyard action are set before any of them takes effect (house rule).
    .title = Two cards at once
captains_gulf-rule-CG10-5 = You can have each crew member and each upgrade once; small storages up to { FIGURE("upgrade.storage_small.max_per_player") } times, but at most { FIGURE("setup.max_boxes") } boxes; one tank; any number of licenses.
    .title = How many of each
captains_gulf-rule-CG10-6 = It gives you { FIGURE("upgrade.storage_small.boxes") } or { FIGURE("upgrade.storage_big.boxes") } more boxes, but no more than { FIGURE("setup.max_boxes") } in all. A big one may replace a small one for the difference in cost, at least ${ FIGURE("rules.min_card_price") }; the small card is discarded.
    .title = Seafood Storage
captains_gulf-rule-CG10-6a = You can't add a small and a big card of the same kind in one Shipyard action; two small storages are fine (house rule).
    .title = Not small and big at once
captains_gulf-rule-CG10-7 = Your tank then holds { FIGURE("upgrade.tank_small.tank") } or { FIGURE("upgrade.tank_big.tank") }; the big one may replace the small one for the difference, but not the other way around (house rule).
    .title = Fuel tanks
captains_gulf-rule-CG10-8 = Refilling brings your hand back to { FIGURE("setup.hand_size") }. When the deck is empty, the discards are shuffled; if there are none either, you draw nothing (house rule).
    .title = Deck and discards
captains_gulf-rule-CG11-1 = Each one makes moving on the wheel ${ FIGURE("rules.first_mate_wheel_discount") } cheaper, and you advance { FIGURE("rules.first_mate_track_bonus") ->
        [one] { FIGURE("rules.first_mate_track_bonus") } more space
       *[other] { FIGURE("rules.first_mate_track_bonus") } more spaces
    } when you sell its type.
    .title = First Mates
captains_gulf-rule-CG11-2 = A First Mate's space counts once per market action, not for each tile.
    .title = Once per sale
captains_gulf-rule-CG11-3 = You get ${ FIGURE("rules.engineer_amount") } at the start of Fuel Dock, Buy Fuel and Fuel Line (house rule), but not for reward tiles.
    .title = Fuel Engineer
captains_gulf-rule-CG11-4 = Upgrades cost you ${ FIGURE("rules.engineer_amount") } less.
    .title = Boat Upgrade Engineer
captains_gulf-rule-CG11-5 = You save ${ FIGURE("rules.engineer_amount") } each time you are towed, and on Maintenance, Provisions, Coast Guard Inspection and Renew Licenses; a payment never drops below $0 (house rule).
    .title = Maintenance Engineer
captains_gulf-rule-CG11-6 = Each of your engineers gives or saves you ${ FIGURE("rules.engineer_amount_tool_box") } instead of ${ FIGURE("rules.engineer_amount") }.
    .title = Tool Box
captains_gulf-rule-CG11-7 = You may fish with { FIGURE("rules.deckhand_cards") ->
        [one] { FIGURE("rules.deckhand_cards") } more card
       *[other] { FIGURE("rules.deckhand_cards") } more cards
    } if you take only types your Deckhands show (house rule); several of them don't allow more. Each one sells { FIGURE("rules.deckhand_dockside_tiles") ->
        [one] { FIGURE("rules.deckhand_dockside_tiles") } more tile
       *[other] { FIGURE("rules.deckhand_dockside_tiles") } more tiles
    } at the Dockside Market.
    .title = Deckhands
captains_gulf-rule-CG11-8 = Crew Quarters: crew members cost ${ FIGURE("rules.crew_quarters_discount") } less. Improved Propeller: every sail takes { FIGURE("rules.propeller_fuel_discount") } fuel less.
    .title = Other upgrades
captains_gulf-rule-CG12-1 = A loan gives you ${ FIGURE("loan.cash") }, but only when you have to pay for towing or a round card, never for cards, the wheel or purchases.
    .title = Loans are forced
captains_gulf-rule-CG12-2 = On your turn, you may repay a loan for ${ FIGURE("loan.repay") }. Each unpaid loan costs you ${ FIGURE("loan.penalty_unpaid") } at the end.
    .title = Repaying
captains_gulf-rule-CG12-3 = You can take any number of loans (house rule).
    .title = No limit
captains_gulf-rule-CG13-1 = You get all your bonus markers back.
    .title = Markers return
captains_gulf-rule-CG13-2 = A card with a stop sign now takes effect for everybody.
    .title = The round card
captains_gulf-rule-CG13-3 = The next round card is revealed; it counts for the new round.
    .title = The next card
captains_gulf-rule-CG13-4 = After { FIGURE("setup.round_cards_used") } rounds come the B cards. From round { FIGURE("setup.second_bonus_marker_from_round") } on, everybody has { FIGURE("setup.late_bonus_markers") ->
        [one] { FIGURE("setup.late_bonus_markers") } bonus marker
       *[other] { FIGURE("setup.late_bonus_markers") } bonus markers
    }.
    .title = Half time
captains_gulf-rule-CG13-5 = Hexes with a repopulation tile and no depletion bring new seafood: a card moves both discs, and it appears in the direction shown; if that is a port or off the map, the repopulation disc moves on. Then single depletion tiles are flipped; of two or more, one is removed (house rule: the last one is flipped next time).
    .title = Repopulation
captains_gulf-rule-CG13-6 = Migration and Natural Selection take effect only now, at the end of their round.
    .title = Effects at the very end
captains_gulf-rule-CG13-7 = The player after the one who ended the round takes the next turn.
    .title = Who goes on
captains_gulf-rule-CG14-1 = At the Reset Phase: take ${ FIGURE("round_card.boat_show.amount") } for each card on your boat.
    .title = Boat Show
captains_gulf-rule-CG14-2 = At the Reset Phase: pay ${ FIGURE("round_card.maintenance.base") }, plus ${ FIGURE("round_card.maintenance.amount") } for each upgrade.
    .title = Maintenance
captains_gulf-rule-CG14-3 = At the Reset Phase: pay ${ FIGURE("round_card.provisions.base") }, plus ${ FIGURE("round_card.provisions.amount") } for each crew member.
    .title = Provisions
captains_gulf-rule-CG14-4 = At the very end, both discs move one step; all tiles of that type move one hex in that direction, also to hexes with boats, but not from them and not off the map (house rule).
    .title = Migration
captains_gulf-rule-CG14-5 = At the Reset Phase, everybody pays either { FIGURE("round_card.coast_guard.fuel") } fuel and ${ FIGURE("round_card.coast_guard.amount") }, or ${ FIGURE("round_card.coast_guard.base") }. All answer at once, without seeing the others' answers.
    .title = Coast Guard Inspection
captains_gulf-rule-CG14-6 = This round, every tile sells for ${ FIGURE("round_card.seafood_market.amount") } more.
    .title = Seafood Market
captains_gulf-rule-CG14-7 = This round, every sail takes { FIGURE("round_card.good_weather.amount") } fuel less, but at least { FIGURE("rules.min_sail_fuel") }.
    .title = Good Weather
captains_gulf-rule-CG14-8 = This round, whenever you draw, you draw { FIGURE("round_card.almanac.amount") ->
        [one] { FIGURE("round_card.almanac.amount") } more card
       *[other] { FIGURE("round_card.almanac.amount") } more cards
    }, then discard down to { FIGURE("setup.hand_size") }. The bot does it for you (house rule). Each bonus tile you spend is a draw of its own.
    .title = Fisherman's Almanac
captains_gulf-rule-CG14-9 = At the very end, the seafood disc moves one step; every hex with that type and no boat loses { FIGURE("round_card.natural_selection.amount") ->
        [one] { FIGURE("round_card.natural_selection.amount") } tile
       *[other] { FIGURE("round_card.natural_selection.amount") } tiles
    } of it.
    .title = Natural Selection
captains_gulf-rule-CG14-10 = At the Reset Phase: add up what all your licenses cost, divide it by { FIGURE("round_card.renew_licenses.divisor") }, and pay that, rounded up.
    .title = Renew Licenses
captains_gulf-rule-CG14-11 = This round, every sail takes { FIGURE("round_card.tropical_storm.amount") } fuel more.
    .title = Tropical Storm
captains_gulf-rule-CG14-12 = This round, you advance { FIGURE("round_card.few_customers.amount") ->
        [one] { FIGURE("round_card.few_customers.amount") } space less
       *[other] { FIGURE("round_card.few_customers.amount") } spaces less
    } with each market action.
    .title = Few Customers
captains_gulf-rule-CG14-13 = This round, moving on the wheel costs ${ FIGURE("round_card.smooth_workflow.amount") } less.
    .title = Smooth Workflow
captains_gulf-rule-CG14-14 = This round, each crew member costs ${ FIGURE("round_card.labor_discount.amount") } less.
    .title = Labor Discount
captains_gulf-rule-CG14-15 = This round, you may play { FIGURE("round_card.good_haul.amount") ->
        [one] { FIGURE("round_card.good_haul.amount") } more card
       *[other] { FIGURE("round_card.good_haul.amount") } more cards
    } when fishing, of whatever type.
    .title = Good Haul
captains_gulf-rule-CG14-16 = This round, you may pay ${ FIGURE("rules.delivery_truck_cost") } in a market action to advance on another port's track instead.
    .title = Delivery Truck
captains_gulf-rule-CG15-1 = The game ends after round { FIGURE("meta.rounds") }. Its round card still takes effect, but no new seafood comes.
    .title = The last round
captains_gulf-rule-CG15-2 = If you have tiles aboard, you sell them in the best port, counting fuel, towing and loans, without advancing and without a round card (house rule). The bot does it for you; if it wouldn't pay, you keep them.
    .title = The final sale
captains_gulf-rule-CG15-3 = Each disc on a penalty space (reddish) costs you ${ FIGURE("port_track.light_penalty") }, each on the last space earns you ${ FIGURE("port_track.final_bonus") }. On each track, your highest star counts. One, two or three stars of a color pay, in dollars: white { FIGURE("track_star.white.payout") }; blue { FIGURE("track_star.blue.payout") }; yellow { FIGURE("track_star.yellow.payout") }{ PROVENANCE() ->
        [ours] {" "}(partly house figures)
       *[mixed] {""}
    }.
    .title = The tracks
captains_gulf-rule-CG15-4 = Each unpaid loan costs ${ FIGURE("loan.penalty_unpaid") }. Your result may be negative.
    .title = Open loans
captains_gulf-rule-CG15-5 = Most money wins; if tied, most fuel; if still tied, you share the victory.
    .title = Who wins
captains_gulf-rule-CG16-1 = Only seafood is limited: to { FIGURE("seafood.shrimp.tiles") } Shrimp, { FIGURE("seafood.oyster.tiles") } Oyster and { FIGURE("seafood.crab.tiles") } Crab; money and tokens never run out (house rule).
    .title = What is limited
captains_gulf-rule-CG16-2 = Even if you can do nothing else, you can still make moves that cost nothing, so every game comes to an end.
    .title = Nobody gets stuck
captains_gulf-rule-CG16-3 = You pass the ring buoy at most once per turn, so a turn never ends two rounds.
    .title = One crossing per turn
captains_gulf-rule-CG16-4 = A boat without fuel can always be towed to a port.
    .title = Towed home
captains_gulf-rule-CG16-5 = When deck and discards are used up, hands stay smaller than { FIGURE("setup.hand_size") } cards.
    .title = Short hands
captains_gulf-rule-CG16-6 = The Improved Engine's bonus action needs a Fishing action in the same turn, so you can never take it before the move.
    .title = The engine needs a catch
captains_gulf-rule-CG21-1 = { PROVENANCE() ->
        [ours] With our figures, players who plan a few turns ahead end up with about $38 to $41 each, the winner with about $46; players who choose at random end at about −$32. No seat has a clear advantage (house figures).
       *[mixed] What players score with the figures of this bot's owner has not been measured.
    }
    .title = What players score
