# Captains of the Gulf: what the game says. Events of a seat follow the player's name; the others are whole sentences.
captains_gulf-title = Captains of the Gulf
captains_gulf-summary = Fish the Gulf of Mexico, sell your catch in three ports and build up your boat. For { FIGURE("meta.min_players") } to { FIGURE("meta.max_players") } players.
captains_gulf-house = The map, the cards and most costs are our own, as the rulebook shows them only in pictures.
captains_gulf-command = captains
    .new = Open a table of Captains of the Gulf
    .challenge = Post a challenge in Captains of the Gulf
    .description = Make your choices in a game of Captains of the Gulf

# -- slash commands -------------------------------------------------------------------------------------------
captains_gulf-verb-go = go
    .description = Move your marker on the action wheel
captains_gulf-verb-bonus = bonus
    .description = Take a bonus action
captains_gulf-verb-end = end
    .description = End your turn
captains_gulf-verb-fish = fish
    .description = Sail to a hex and fish there
captains_gulf-verb-row = row
    .description = Choose the row of the map where you want to fish
captains_gulf-verb-catch = catch
    .description = Play one card and take the best it brings
captains_gulf-verb-other = other
    .description = Fish step by step: more cards, fewer tiles, bonus tiles
captains_gulf-verb-play = play
    .description = Play a card for fishing
captains_gulf-verb-take = take
    .description = Take these tiles from the hex
captains_gulf-verb-total = total
    .description = Say first how many tiles you take
captains_gulf-verb-sail = sail
    .description = Sail to a port
captains_gulf-verb-license = license
    .description = Add a card as a fishing license
captains_gulf-verb-crew = crew
    .description = Add a card as a crew member
captains_gulf-verb-upgrade = upgrade
    .description = Add a card as a boat upgrade
captains_gulf-verb-done = done
    .description = Add no second card
captains_gulf-verb-sell = sell
    .description = Sell tiles in the port where your boat lies
captains_gulf-verb-advance = advance
    .description = Advance on a port's sales track
captains_gulf-verb-boost = boost
    .description = Advance one space more with a bonus tile
captains_gulf-verb-buy = buy
    .description = Buy fuel
captains_gulf-verb-drop = drop
    .description = Discard a card
captains_gulf-verb-draw = draw
    .description = Spend a bonus tile to draw a card
captains_gulf-verb-repay = repay
    .description = Repay a loan
captains_gulf-verb-inspection = inspection
    .description = Say how you pay for the Coast Guard Inspection
captains_gulf-verb-decline = decline
    .description = Give up the main action and the rest of your turn

captains_gulf-argument-space = space
    .description = A space of the action wheel
captains_gulf-argument-action = action
    .description = The bonus action
captains_gulf-argument-hex = hex
    .description = A hex of the Gulf, for example B4
captains_gulf-argument-row = row
    .description = A row of the map, A to F
captains_gulf-argument-card = card
    .description = A card of your hand
captains_gulf-argument-haul = haul
    .description = The tiles you take
captains_gulf-argument-icons = icons
    .description = What the card shows
captains_gulf-argument-number = number
    .description = How many tiles
captains_gulf-argument-port = port
    .description = Morgan City, Corpus Christi or Tampa
captains_gulf-argument-license = license
    .description = The license on the card
captains_gulf-argument-crew = member
    .description = The crew member on the card
captains_gulf-argument-upgrade = upgrade
    .description = The boat upgrade on the card
captains_gulf-argument-raw = raw
    .description = Raw tiles to sell
captains_gulf-argument-cooked = cooked
    .description = Cooked tiles to sell
captains_gulf-argument-fuel = fuel
    .description = How much fuel
captains_gulf-argument-way = way
    .description = With fuel or with money alone

# -- names that are not in the data file ----------------------------------------------------------------------
captains_gulf-name-fuel = fuel and money
captains_gulf-name-money = money alone
captains_gulf-name-none = nothing
captains_gulf-name-s = Shrimp
    .full = 1 Shrimp
captains_gulf-name-o = Oyster
    .full = 1 Oyster
captains_gulf-name-c = Crab
    .full = 1 Crab
captains_gulf-name-ss = 2 Shrimp
captains_gulf-name-so = Shrimp+Oyster
    .full = 1 Shrimp and 1 Oyster
captains_gulf-name-sc = Shrimp+Crab
    .full = 1 Shrimp and 1 Crab
captains_gulf-name-oo = 2 Oysters
captains_gulf-name-oc = Oyster+Crab
    .full = 1 Oyster and 1 Crab
captains_gulf-name-cc = 2 Crabs
captains_gulf-name-sss = 3 Shrimp
captains_gulf-name-sso = 2 Shrimp+Oyster
    .full = 2 Shrimp and 1 Oyster
captains_gulf-name-ssc = 2 Shrimp+Crab
    .full = 2 Shrimp and 1 Crab
captains_gulf-name-soo = Shrimp+2 Oysters
    .full = 1 Shrimp and 2 Oysters
captains_gulf-name-soc = Shrimp+Oyster+Crab
    .full = 1 Shrimp, 1 Oyster and 1 Crab
captains_gulf-name-scc = Shrimp+2 Crabs
    .full = 1 Shrimp and 2 Crabs
captains_gulf-name-ooo = 3 Oysters
captains_gulf-name-ooc = 2 Oysters+Crab
    .full = 2 Oysters and 1 Crab
captains_gulf-name-occ = Oyster+2 Crabs
    .full = 1 Oyster and 2 Crabs
captains_gulf-name-ccc = 3 Crabs
captains_gulf-name-ssss = 4 Shrimp
captains_gulf-name-ssso = 3 Shrimp+Oyster
    .full = 3 Shrimp and 1 Oyster
captains_gulf-name-sssc = 3 Shrimp+Crab
    .full = 3 Shrimp and 1 Crab
captains_gulf-name-ssoo = 2 Shrimp+2 Oysters
    .full = 2 Shrimp and 2 Oysters
captains_gulf-name-ssoc = 2 Shrimp+Oyster+Crab
    .full = 2 Shrimp, 1 Oyster and 1 Crab
captains_gulf-name-sscc = 2 Shrimp+2 Crabs
    .full = 2 Shrimp and 2 Crabs
captains_gulf-name-sooo = Shrimp+3 Oysters
    .full = 1 Shrimp and 3 Oysters
captains_gulf-name-sooc = Shrimp+2 Oysters+Crab
    .full = 1 Shrimp, 2 Oysters and 1 Crab
captains_gulf-name-socc = Shrimp+Oyster+2 Crabs
    .full = 1 Shrimp, 1 Oyster and 2 Crabs
captains_gulf-name-sccc = Shrimp+3 Crabs
    .full = 1 Shrimp and 3 Crabs
captains_gulf-name-oooo = 4 Oysters
captains_gulf-name-oooc = 3 Oysters+Crab
    .full = 3 Oysters and 1 Crab
captains_gulf-name-oocc = 2 Oysters+2 Crabs
    .full = 2 Oysters and 2 Crabs
captains_gulf-name-occc = Oyster+3 Crabs
    .full = 1 Oyster and 3 Crabs
captains_gulf-name-cccc = 4 Crabs

captains_gulf-total = { $sign }${ $amount }
captains_gulf-category-money = Money
captains_gulf-category-stars = Stars
captains_gulf-category-last = Last spaces
captains_gulf-category-light = Penalty spaces
captains_gulf-category-loans = Loans

# -- parts of the sentences below; each reads its sentence's arguments ------------------------------------------
captains_gulf-noun-place = { $place_id ->
    [morgan_city] { $place }
    [corpus_christi] { $place }
    [tampa] { $place }
   *[other] { $place_id }
}
captains_gulf-noun-trigger = { $trigger_id ->
    [morgan_city] { $trigger }
    [corpus_christi] { $trigger }
    [tampa] { $trigger }
   *[other] { $trigger_id }
}
# What a round card does, in few words.
captains_gulf-noun-card_does = { $card_id ->
    [boat_show] when it ends, take ${ FIGURE("round_card.boat_show.amount") } per card on your boat
    [maintenance] when it ends, pay ${ FIGURE("round_card.maintenance.base") } + ${ FIGURE("round_card.maintenance.amount") } per upgrade
    [provisions] when it ends, pay ${ FIGURE("round_card.provisions.base") } + ${ FIGURE("round_card.provisions.amount") } per crew member
    [migration] when it ends, one type moves one hex
    [coast_guard] when it ends, pay { FIGURE("round_card.coast_guard.fuel") } fuel and ${ FIGURE("round_card.coast_guard.amount") }, or ${ FIGURE("round_card.coast_guard.base") }
    [seafood_market] every tile sells for ${ FIGURE("round_card.seafood_market.amount") } more
    [good_weather] every sail takes { FIGURE("round_card.good_weather.amount") } fuel less
    [almanac] whenever you draw, { FIGURE("round_card.almanac.amount") } more
    [natural_selection] when it ends, one type becomes scarcer
    [renew_licenses] when it ends, pay { FIGURE("round_card.renew_licenses.divisor") ->
        [2] half the cost of your licenses
       *[other] the cost of your licenses, divided by { FIGURE("round_card.renew_licenses.divisor") } and
    }, rounded up
    [tropical_storm] every sail takes { FIGURE("round_card.tropical_storm.amount") } fuel more
    [few_customers] each sale advances you { FIGURE("round_card.few_customers.amount") } less
    [smooth_workflow] the wheel costs ${ FIGURE("round_card.smooth_workflow.amount") } less
    [labor_discount] crew costs ${ FIGURE("round_card.labor_discount.amount") } less
    [good_haul] when you fish, play up to { FIGURE("round_card.good_haul.amount") } more { FIGURE("round_card.good_haul.amount") ->
        [one] card
       *[other] cards
    }
   *[delivery_truck] for ${ FIGURE("rules.delivery_truck_cost") }, advance on another port's track
}
captains_gulf-noun-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
captains_gulf-noun-loans = { $loans ->
    [0] {""}
    [one] + loan
   *[other] + { $loans } loans
}
captains_gulf-noun-in_debt = { $loans ->
    [one] with a loan
   *[other] with { $loans } loans
}
captains_gulf-noun-sure_loans = { $loans ->
    [one] You take a loan
   *[other] You take { $loans } loans
}: ${ FIGURE("loan.cash") } now, but ${ FIGURE("loan.repay") } to repay it, or −${ FIGURE("loan.penalty_unpaid") } at the end{ $loans ->
    [one] {""}
   *[other] , for each
}.
# What a loan brings at once, and what it costs later.
captains_gulf-noun-with_loans = { captains_gulf-noun-in_debt } ({ $loans ->
    [one] +${ FIGURE("loan.cash") } now, −${ FIGURE("loan.repay") } later
   *[other] each +${ FIGURE("loan.cash") } now, −${ FIGURE("loan.repay") } later
})
captains_gulf-noun-with_tiles = { $tiles ->
    [one] + bonus tile
   *[other] + { $tiles } bonus tiles
}
captains_gulf-noun-tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
captains_gulf-noun-license = { $license_id ->
    [oyster_license] an
   *[other] a
} { $license }
captains_gulf-noun-crew = a { $crew }
captains_gulf-noun-stock = { $number } { $seafood_id ->
    [shrimp] Shrimp
    [oyster] { $number ->
        [one] Oyster
       *[other] Oysters
    }
    [crab] { $number ->
        [one] Crab
       *[other] Crabs
    }
   *[other] { $seafood }
}
captains_gulf-noun-sort = { $seafood_id ->
    [shrimp] Shrimp
    [oyster] Oysters
    [crab] Crabs
   *[other] { $seafood }
}
captains_gulf-noun-way = { $direction_id ->
    [up_right] up and to the right
    [right] to the right
    [down_right] down and to the right
    [down_left] down and to the left
    [left] to the left
    [up_left] up and to the left
   *[other] { $direction }
}
captains_gulf-noun-sold = { $raw_id ->
    [none] { $cooked_full } (cooked)
   *[other] { $raw_full }{ $cooked_id ->
        [none] {""}
       *[other] {" "}and { $cooked_full } (cooked)
    }
}

# -- events ---------------------------------------------------------------------------------------------------
captains_gulf-begins = The table is set up.
captains_gulf-event-starting_player = take{ s } the first turn of the game
captains_gulf-event-port_opened = { $port } likes { captains_gulf-noun-sort } best.
captains_gulf-event-populated = { captains_gulf-noun-place }: { captains_gulf-noun-stock }.
captains_gulf-event-dealt = { is } dealt the first cards ({ $cards })
captains_gulf-event-first_round_card = The round card of round 1 is { $card } ({ captains_gulf-noun-card_does }).
captains_gulf-event-round_began = Round { $round } begins: { $card } ({ captains_gulf-noun-card_does }).
captains_gulf-event-round_ended = end{ s } round { $round }
captains_gulf-event-second_marker = Everybody now has { $number } bonus markers.
captains_gulf-event-license_added = add{ s } { captains_gulf-noun-license } ({ $card }) for ${ $money }
captains_gulf-event-crew_added = hire{ s } { captains_gulf-noun-crew } ({ $card }) for ${ $money }
captains_gulf-event-upgrade_added = build{ s } { $upgrade } ({ $card }) for ${ $money }
captains_gulf-event-upgrade_replaced = discard{ s } { $upgrade } ({ $card }) for it
captains_gulf-event-surcharge_paid = pay{ s } ${ $money } extra for two cards
captains_gulf-event-wheel_moved = move{ s } to “{ $space }”{ $cost ->
    [0] {""}
   *[other] {" "}for ${ $cost }
}
captains_gulf-event-spoke_crossed = { $timer ->
    [0] cross{ es } the ring buoy (last turn of the round)
   *[other] cross{ es } the ring buoy ({ $timer } of the { $spaces } crossings that end the round)
}
captains_gulf-event-forfeited = forfeit{ s } the action{ $space_again ->
    [yes] {""}
   *[no] {" "}({ $space })
}
captains_gulf-event-bonus_action = take{ s } a bonus action ({ $action })
captains_gulf-event-labored = earn{ s } ${ $money }
captains_gulf-event-tile_gained = get{ s } a bonus tile
captains_gulf-event-tile_for_card = spend{ s } a bonus tile for a card
captains_gulf-event-tile_for_track = spend{ s } a bonus tile for one more space
captains_gulf-event-engineer_earned = get{ s } ${ $money } from the Fuel Engineer
captains_gulf-event-refueled = { $fuel ->
    [0] already { has } a full tank
   *[other] fill{ s } the tank to { $tank }
}
captains_gulf-event-fuel_bought = buy{ s } { $fuel } fuel for ${ $money }
captains_gulf-event-sailed = sail{ s } to { captains_gulf-noun-place }{ $fuel ->
    [0] {""}
   *[other] {" "}for { $fuel } fuel
}
captains_gulf-event-idled = stay{ s } at { captains_gulf-noun-place }{ $fuel ->
    [0] {""}
   *[other] {" "}for { $fuel } fuel
}
captains_gulf-event-towed = { is } towed { $money ->
    [0] for free
   *[other] for ${ $money }
} ({ $missing } fuel short)
captains_gulf-event-loans_taken = { $number ->
    [one] must take a loan (+${ $money } now, −${ FIGURE("loan.repay") } later)
   *[other] must take { $number } loans (+${ $money } now, −${ FIGURE("loan.repay") } later for each)
}
captains_gulf-event-loan_repaid = repay{ s } a loan for ${ $money }
captains_gulf-event-caught = catch{ es } { $haul_full }{ $wild ->
    [0] {""}
    [one] {" "}with the help of a bonus tile
   *[other] {" "}with the help of { $wild } bonus tiles
}, discarding { $cards }
captains_gulf-event-cooked = cook{ s } { captains_gulf-noun-tiles } for ${ $money }
captains_gulf-event-sold = sell{ s } { captains_gulf-noun-sold } in { $port } for ${ $money }
captains_gulf-event-truck_paid = pay{ s } ${ $money } for the truck to { $port }
captains_gulf-event-advanced = advance{ s } from { $start } to { $space } on the track of { $port }
captains_gulf-event-reward_money = take{ s } ${ $money } as a reward
captains_gulf-event-reward_fuel = { $fuel ->
    [0] get{ s } no fuel as a reward (full tank)
   *[other] take{ s } { $fuel } fuel as a reward
}
captains_gulf-event-reward_card = reach{ es } a card reward
captains_gulf-event-drew = draw{ s } { captains_gulf-noun-cards }
    .revealed = cards were drawn
captains_gulf-event-drew_cards = draw{ s } { $cards_full }
    .instead = drew
# Several are told by their codes, as those are that one fishes with: `/card` tells the rest.
captains_gulf-event-discarded = discard{ s } { $card_full }
    .one = { $card }
    .all = discard{ s } { $items }
captains_gulf-event-deck_reshuffled = The discard pile is shuffled into a new deck.
captains_gulf-event-card_earned = get{ s } ${ $money } ({ $card })
captains_gulf-event-card_paid = pay{ s } ${ $money } ({ $card })
captains_gulf-event-inspected = pay{ s } the Coast Guard { $fuel ->
    [0] ${ $money }
   *[other] { $fuel } fuel and ${ $money }
}
captains_gulf-event-repopulated = New seafood at { captains_gulf-noun-place }: { captains_gulf-noun-stock } ({ $direction_id ->
    [same] on the same hex
   *[other] from { captains_gulf-noun-trigger } { captains_gulf-noun-way }
}).
captains_gulf-event-schools_reshuffled = The seafood cards are shuffled again.
captains_gulf-event-depletion_eased = The fished hexes recover a little.
captains_gulf-event-migrated = { captains_gulf-noun-sort } { $direction_id ->
    [same] stay where they are
   *[other] migrate { captains_gulf-noun-way }
}.
captains_gulf-event-selected = { captains_gulf-noun-sort } become scarcer: { FIGURE("round_card.natural_selection.amount") } less on each hex without a boat.
captains_gulf-event-final_sale = sell{ s } the last { $number ->
    [one] tile
   *[other] { $number } tiles
} in { $port } for ${ $money }
captains_gulf-event-kept_catch = keep{ s } { captains_gulf-noun-tiles }, as selling would not pay
captains_gulf-event-game_ended = The game is over.

# -- questions; `.short` follows "Name: " -----------------------------------------------------------------------
captains_gulf-ask-first_license = Which license do you begin with (you have ${ $money })?
    .short = choose the first license
captains_gulf-ask-first_turn = Where on the wheel do you begin?
    .short = place the marker on the wheel
    .ways = { $verb ->
        [go] where to begin, and the action there
        [bonus] a bonus action, and what follows
       *[other] where to begin, or a bonus action
    }
captains_gulf-ask-turn = Where on the wheel do you move (you have ${ $money })?
    .short = move on the wheel
    .ways = { $verb ->
        [go] a move with its action
        [bonus] a bonus action, and what follows
       *[other] a move or a bonus action
    }
captains_gulf-ask-after = Anything else before your turn ends?
    .short = end the turn or take a bonus
    .ways = bonus action, or end the turn
    .step = { $verb ->
        [bonus] bonus: { $choice }
       *[other] { $choice }
    }
captains_gulf-ask-fish = Where do you fish ({ $fuel } fuel)?
    .short = choose a place to fish
    .ways = where to fish, and what follows
captains_gulf-ask-fish_in_row = Where in row { $row } do you fish ({ $fuel } fuel)?
    .short = choose a place to fish
    .ways = where to fish, and what follows
captains_gulf-ask-fish_or_sail = Where do you fish or sail ({ $fuel } fuel, ${ $money })?
    .short = fish or sail to a port
    .ways = where to, and what follows
captains_gulf-ask-sail_to_port = Which port do you sail to ({ $fuel } fuel, ${ $money })?
    .short = sail to a port
    .ways = which port, and what follows
captains_gulf-ask-sail = Which port do you sail to ({ $fuel } fuel, ${ $money })?
    .short = sail to a port
    .ways = which port, and what follows
captains_gulf-ask-catch = Which card do you fish with at { captains_gulf-noun-place }?
    .short = choose card and catch
    .ways = card and tiles, and what follows
captains_gulf-ask-play = Which card do you play at { captains_gulf-noun-place }?
    .short = play a card
    .ways = card and tiles
captains_gulf-ask-take = Which tiles do you take at { captains_gulf-noun-place }?
    .short = take tiles
    .ways = tiles, and what follows
    .button = { $verb ->
        [play] also play { $choice }
       *[other] { $choice }
    }
    .step = { $verb ->
        [play] also { $choice }
       *[other] { $choice }
    }
captains_gulf-ask-shipyard = Which card do you add (you have ${ $money })?
    .short = add a card to the boat
    .ways = which card, and what follows
captains_gulf-ask-second_card = A second card (${ FIGURE("rules.second_card_surcharge") } more, included; you have ${ $money } left)?
    .short = add a second card or not
    .before = { $choice } (second card next)
    .ways = a second card or not
    .step = { $verb ->
        [done] { $choice }
       *[other] second card: { $choice }
    }
captains_gulf-ask-printer = Which license do you add (you have ${ $money })?
    .short = add a license
    .ways = which license
captains_gulf-ask-dockside_improvement = Which crew member or upgrade do you add (you have ${ $money })?
    .short = add crew or an upgrade
    .ways = which card
captains_gulf-ask-market = { $tile_id ->
    [none] What do you sell in { $port }?
   *[other] Do you sell { $tile_full }{ $cooked ->
        [0] {""}
       *[other] {" "}(cooked)
    } in { $port }?
}
    .short = sell seafood
    .ways = a sale with its track
captains_gulf-ask-dockside_market = Which tiles do you sell in { $port } (at most { $most })?
    .short = sell seafood
    .ways = a sale with its track
captains_gulf-ask-advance = How far do you advance ({ $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, with a bonus tile { $boosted })?
    .short = advance on a track
    .button = { $choice }: { $verb ->
        [boost] { $boosted ->
            [one] 1 space
           *[other] { $boosted } spaces
        }
       *[advance] { $steps ->
            [one] 1 space
           *[other] { $steps } spaces
        }
    }
    .ways = which track, and what follows
captains_gulf-ask-buy_fuel = How much fuel do you buy (you have { $fuel } of { $tank })?
    .short = buy fuel
    .ways = how much, and what follows
captains_gulf-ask-drop = { $number ->
    [one] Which card do you discard?
   *[other] Which { $number } cards do you discard?
}
    .short = discard { captains_gulf-noun-cards }
    .ways = { $number ->
        [2] both cards at once
        [3] at least two of the three cards at once
       *[other] several cards at once
    }
captains_gulf-ask-inspection = How do you pay for the inspection (you have { $own_fuel } fuel, ${ $own_money })?
    .short = answer the Coast Guard
    .ways = how to pay, and what follows

# -- buttons --------------------------------------------------------------------------------------------------
captains_gulf-choice-go = { $arg1 }
    .group = Move on the wheel
captains_gulf-choice-bonus = { $arg1 } (bonus action)
    .group = Bonus action
    .step = { $arg1 }
captains_gulf-choice-end = End the turn
    .group = End the turn
    .sure = You could still take a bonus action this turn.
captains_gulf-choice-fish = { $id1 }
    .group = Fish here
captains_gulf-choice-row = Row { $arg1 }
    .group = Fish in this row
captains_gulf-choice-catch = { $full2 } with { $arg1 }
    .group = Play a card and take
captains_gulf-choice-other = Choose card and tiles freely
    .group = More cards, fewer tiles, bonus tiles
captains_gulf-choice-play = { $arg1 } (bait { $arg2 })
    .group = Play a card
captains_gulf-choice-take = Take { $id1 ->
    [s] 1 Shrimp
    [o] 1 Oyster
    [c] 1 Crab
   *[other] { $full1 }
}
    .group = Take tiles
captains_gulf-choice-total = Take { $id1 }
    .group = How many tiles?
captains_gulf-choice-sail = To { $arg1 }
    .group = Sail to a port
captains_gulf-choice-license = { $arg2 } · { $arg1 }
    .group = Add a license
captains_gulf-choice-crew = { $arg2 } · { $arg1 }
    .group = Hire a crew member
captains_gulf-choice-upgrade = { $arg2 } · { $arg1 }
    .group = Build a boat upgrade
captains_gulf-choice-done = No second card
    .group = Done
captains_gulf-choice-sell = { $id1 ->
    [none] { $arg2 } (cooked)
   *[other] { $id2 ->
        [none] { $full1 }
       *[other] { $arg1 }, { $arg2 } (cooked)
    }
}
    .group = Sell
captains_gulf-choice-advance = Track of { $arg1 }
    .group = Advance
captains_gulf-choice-boost = Track of { $arg1 } + bonus tile
    .group = Advance with a bonus tile
captains_gulf-choice-buy = { $id1 } fuel
    .group = Buy fuel
captains_gulf-choice-drop = Discard { $arg1 }
    .group = Discard a card
    .answer = { $full1 }
    .row = { $brief1 }
    .told = {""}
captains_gulf-choice-draw = Bonus tile: draw a card
    .group = Draw for a bonus tile
captains_gulf-choice-repay = Repay a loan
    .group = Loans
captains_gulf-choice-inspection = Pay with { $id1 ->
    [fuel] fuel and money
   *[money] money alone
}
    .group = Coast Guard Inspection
captains_gulf-choice-decline = Decline (action lost)
    .group = Decline
    .sure = You get no bonus action after it, either.

# -- small print ----------------------------------------------------------------------------------------------
captains_gulf-noun-move = { $cost ->
    [0] free
   *[other] ${ $cost }
}{ $ends ->
    [0] { $crosses ->
        [0] {""}
       *[other] , past the ring buoy
    }
    [1] , ends the round
   *[other] , ends the game
}
# What else a move does or costs, where that it is free would be wrong beside what must be paid with it.
captains_gulf-noun-move_does = { $ends ->
    [0] { $crosses ->
        [0] {""}
       *[other] past the ring buoy
    }
    [1] ends the round
   *[other] ends the game
}
captains_gulf-noun-move_first = { $cost ->
    [0] { $ends ->
        [0] { $crosses ->
            [0] {""}
           *[other] { captains_gulf-noun-move_does };{" "}
        }
       *[other] { captains_gulf-noun-move_does };{" "}
    }
   *[other] { captains_gulf-noun-move };{" "}
}
captains_gulf-noun-move_price = { $cost ->
    [0] { captains_gulf-noun-move_does }
   *[other] { captains_gulf-noun-move }
}
captains_gulf-noun-wheel = { $cost ->
    [0] { captains_gulf-noun-move_does }
   *[other] wheel { captains_gulf-noun-move }
}
captains_gulf-noun-bill = { $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] : you get ${ $gets }
    }
   *[other] : you pay ${ $pays }{ $loans ->
        [0] {""}
       *[other] {" "}{ captains_gulf-noun-with_loans }
    }
}
captains_gulf-noun-bill_in_short = { $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] : you get ${ $gets }
    }
   *[other] : you pay ${ $pays }{ $loans ->
        [0] {""}
       *[other] {" "}{ captains_gulf-noun-in_debt }
    }
}
# What the Coast Guard takes, where that takes loans.
captains_gulf-noun-inspected = { $either ->
    [0] Coast Guard ${ $pays } { captains_gulf-noun-with_loans }{ $kept ->
        [0] {""}
       *[other] {" "}unless you keep { $kept } fuel
    }
   *[other] you pay the Coast Guard { captains_gulf-noun-with_loans } unless you earn money first
}
captains_gulf-noun-inspected_in_short = { $loans ->
    [0] {""}
   *[other] : { captains_gulf-noun-loans }{ $either ->
        [0] {" "}without { $kept } fuel
       *[other] {""}
    }
}
captains_gulf-noun-refuel = { $tank ->
    [0] +${ $earned }
   *[other] fuel { $fuel } → { $tank }{ $earned ->
        [0] {""}
       *[other] , +${ $earned }
    }
}
captains_gulf-noun-refuel_too = { $tank ->
    [0] { $earned ->
        [0] {""}
       *[other] ; { captains_gulf-noun-refuel }
    }
   *[other] ; { captains_gulf-noun-refuel }
}
captains_gulf-noun-wheel_first = { $cost ->
    [0] { captains_gulf-noun-move_first }
   *[other] { captains_gulf-noun-wheel };{" "}
}
captains_gulf-noun-wheel_and_refuel = { $tank ->
    [0] { $earned ->
        [0] { captains_gulf-noun-wheel }
       *[other] { captains_gulf-noun-wheel_first }{ captains_gulf-noun-refuel }
    }
   *[other] { captains_gulf-noun-wheel_first }{ captains_gulf-noun-refuel }
}
captains_gulf-detail-go = { $towed ->
    [1] { captains_gulf-noun-move_first }too little fuel, towing
   *[other] { captains_gulf-noun-move }{ captains_gulf-noun-refuel_too }
}
    .least = { captains_gulf-noun-wheel_and_refuel }
    .step = { captains_gulf-noun-wheel_and_refuel }
captains_gulf-detail-go_towed = { captains_gulf-noun-move_first }too little fuel, towing only { captains_gulf-noun-with_loans }
    .least = { captains_gulf-noun-wheel }
    .step = { captains_gulf-noun-wheel }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-noun-in_vain = { $why_id ->
    [full] no use
   *[other] action lost
}: { $why_id ->
    [at_sea] only in port
    [in_port] only at sea
    [no_card] no card you can afford
    [nothing_aboard] nothing aboard
    [no_box] no free box
    [full] your tank is full
    [no_bait] no card with matching bait
    [licenses_full] your licenses are full
    [no_fuel] too little fuel for any catch
   *[other] nothing your licenses let you catch
}
captains_gulf-noun-why_in_vain = { $why_id ->
    [at_sea] You are at sea and this needs a port: the action is lost.
    [in_port] You are in port and this begins at sea: the action is lost.
    [no_card] There is no card you can afford: the action is lost.
    [nothing_aboard] You have nothing aboard to sell: the action is lost.
    [no_box] You have no free box: the action is lost.
    [full] Your tank is already full: the action gains you nothing.
    [no_bait] No card of your hand has the bait for what is within your reach: the action is lost.
    [licenses_full] Your licenses are full: each lets you have one tile of its type aboard (Rule CG5.B5: { captains_gulf-rule-CG5-B5.title }). The action is lost.
    [no_fuel] You have too little fuel for any catch that your licenses still allow (Rule CG7.4: { captains_gulf-rule-CG7-4.title }). The action is lost.
   *[other] Nowhere is there seafood that your licenses still allow (Rule CG5.B1: { captains_gulf-rule-CG5-B1.title }). The action is lost.
}
captains_gulf-noun-sure_price = { $cost ->
    [0] {""}
   *[other] {" "}The move costs ${ $cost }.
}
captains_gulf-noun-sure_ends = { $ends ->
    [0] {""}
    [1] {" "}It ends the round
   *[other] {" "}It ends the game
}
captains_gulf-detail-go_in_vain = { captains_gulf-noun-move }; { captains_gulf-noun-in_vain }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }{ $ends ->
        [0] {""}
       *[other] .
    }
captains_gulf-detail-go_bill = { captains_gulf-noun-move_price }{ captains_gulf-noun-bill }{ captains_gulf-noun-refuel_too }
    .least = { captains_gulf-noun-wheel }{ captains_gulf-noun-bill_in_short }
    .sure = { captains_gulf-noun-sure_loans }
    .step = { captains_gulf-noun-wheel }{ captains_gulf-noun-bill }{ captains_gulf-noun-refuel_too }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-go_inspected = { captains_gulf-noun-move_price }: { captains_gulf-noun-inspected }{ captains_gulf-noun-refuel_too }
    .least = { captains_gulf-noun-wheel }{ captains_gulf-noun-inspected_in_short }
    .step = { captains_gulf-noun-wheel }: { captains_gulf-noun-inspected }{ captains_gulf-noun-refuel_too }
    .label = { $either ->
        [0] {""}
       *[other] { captains_gulf-noun-loans }
    }
captains_gulf-detail-go_in_vain_bill = { captains_gulf-noun-move_price }{ captains_gulf-noun-bill }; { captains_gulf-noun-in_vain }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }{ captains_gulf-noun-bill }.
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-go_in_vain_inspected = { captains_gulf-noun-move_price }; { captains_gulf-noun-in_vain }; { captains_gulf-noun-inspected }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }: { captains_gulf-noun-inspected }.
    .label = { $either ->
        [0] {""}
       *[other] { captains_gulf-noun-loans }
    }
captains_gulf-detail-bonus = { $action_id ->
    [printer] license, cost +${ $money }; draw { captains_gulf-noun-cards }
    [radar] draw { captains_gulf-noun-cards }, discard { $drop }
    [day_laborer] take ${ $money }
    [dockside_improvement] crew or upgrade, cost +${ $money }; draw { captains_gulf-noun-cards }
    [dockside_market] sell up to { $number }
    [improved_engine] to a port, { $number } fuel less
    [galley] pay ${ $money }, cook { $number }
   *[other] { FIGURE("fuel_purchase.fuel") } fuel for ${ FIGURE("fuel_purchase.price") }
}{ $tile ->
    [0] {""}
   *[other] ; +1 bonus tile
}
    .least = { $action_id ->
        [printer] with ${ $money } surcharge
        [dockside_improvement] with ${ $money } surcharge
        [galley] pay ${ $money }
       *[other] {""}
    }
captains_gulf-noun-comma_crab = { $crab ->
    [0] {""}
   *[other] ,
}
captains_gulf-noun-comma_after_shrimp = { $oyster ->
    [0] { captains_gulf-noun-comma_crab }
   *[other] ,
}
captains_gulf-detail-fish = { $fuel } fuel;{ $shrimp ->
    [0] {""}
   *[other] {" "}{ $shrimp } Shrimp{ captains_gulf-noun-comma_after_shrimp }
}{ $oyster ->
    [0] {""}
    [one] {" "}1 Oyster{ captains_gulf-noun-comma_crab }
   *[other] {" "}{ $oyster } Oysters{ captains_gulf-noun-comma_crab }
}{ $crab ->
    [0] {""}
    [one] {" "}1 Crab
   *[other] {" "}{ $crab } Crabs
}{ $most ->
    [0] ; not with one card
   *[other] ; you can catch { $most ->
        [one] 1
       *[other] up to { $most }
    }
}
    .least = { $fuel } fuel
captains_gulf-detail-fish_with_tiles = { captains_gulf-detail-fish } ({ $most ->
    [0] {""}
   *[other] with{" "}
}bonus tiles { $boosted })
    .least = { $fuel } fuel
captains_gulf-detail-other = { $less ->
    [0] { $more ->
        [0] step by step
       *[other] play one card more
    }
   *[other] take less{ $tiles ->
        [0] {""}
       *[other] , use bonus tiles
    }{ $more ->
        [0] {""}
       *[other] , play one card more
    }
}
captains_gulf-detail-more_cards = { $types ->
    [0] You may play up to { $cards } cards.
   *[other] { $cards ->
        [one] You may play a second card
       *[other] You may play up to { $cards } cards, and one more
    } if you take only { $seafood_full }.
}
captains_gulf-detail-row = { $hexes } hexes
captains_gulf-detail-sail = { $fuel } fuel
    .least = { captains_gulf-detail-sail }
captains_gulf-detail-sail_towed = { $fuel } fuel, towing ${ $money }{ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel } fuel, towing ${ $money }{ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-towed = { $fuel ->
    [0] {""}
   *[other] { $fuel } fuel +{" "}
}{ $money ->
    [0] towing, free
   *[other] ${ $money } towing
}{ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel ->
        [0] {""}
       *[other] { $fuel } fuel +{" "}
    }{ $money ->
        [0] towing, free
       *[other] ${ $money } towing
    }{ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-add = ${ $money }
    .least = card ${ $money }
    .step = card ${ $money }
captains_gulf-detail-add_second = ${ $money }
    .least = second ${ $money }
    .step = second ${ $money }
captains_gulf-detail-add_license = ${ $money }; otherwise { $crew } / { captains_gulf-noun-upgrade } / bait: { $bait }
    .least = license ${ $money }
    .step = license ${ $money }
captains_gulf-detail-first_license = Each license lets you have 1 tile of its type aboard; you can add more later.
captains_gulf-detail-first_card = The first card: { $item } ({ $card }) for ${ $money }.
captains_gulf-detail-round_card = { $last ->
    [0] {""}
   *[other] The last round.{" "}
}{ $card }: { captains_gulf-noun-card_does }{ $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] {" "}(as it stands, ${ $gets } for you)
    }
   *[other] {" "}(as it stands, you pay ${ $pays })
}
captains_gulf-detail-best_first = The { $number } hexes that promise most stand first, the others by name (A1, A2 …).
captains_gulf-detail-round_ending = { $card_id ->
    [coast_guard] Your turn ends the round: { captains_gulf-noun-inspected }.
   *[other] Your turn ends the round: { $card } ${ $pays } { captains_gulf-noun-with_loans }.
}
captains_gulf-detail-hand_limit = You may hold { FIGURE("setup.hand_size") } cards and have { $cards } (Rule CG3.9: { captains_gulf-rule-CG3-9.title }).
captains_gulf-detail-must_discard = { $why_id ->
    [radar] Radar: for the cards you drew you discard { captains_gulf-noun-cards } (Rule CG6.5: { captains_gulf-rule-CG6-5.title }).
    [reward] Reward tile: for the card you drew you discard one (Rule CG9.4: { captains_gulf-rule-CG9-4.title }).
   *[either] Radar or reward tile: you discard { captains_gulf-noun-cards } (Rules CG6.5: { captains_gulf-rule-CG6-5.title }, and CG9.4: { captains_gulf-rule-CG9-4.title }).
}
captains_gulf-detail-sell = ${ $money }, { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $end ->
    [0] {""}
   *[other] {" "}(+${ $end } at the end)
}{ captains_gulf-noun-reward }
    .least = ${ $money }
captains_gulf-detail-advance = from { $start } to { $space }{ $money ->
    [0] {""}
   *[other] , ${ $money } for the truck
}
    .least = { $money ->
        [0] {""}
       *[other] ${ $money } for the truck
    }
# What a reward tile brings that the disc comes upon.
captains_gulf-noun-reward = { $fuel ->
    [0] {""}
   *[other] ; reward: { $fuel } fuel
}{ $cash ->
    [0] {""}
   *[other] ; reward: ${ $cash }
}{ $cards ->
    [0] {""}
    [one] ; reward: draw a card, then discard one
   *[other] ; reward: draw { $cards } cards, then discard { $cards }
}
captains_gulf-detail-advance_for = { captains_gulf-detail-advance }{ captains_gulf-noun-reward }{ $light ->
    [0] {""}
   *[other] ; no more penalty
}{ $worth ->
    [0] {""}
   *[other] { $light ->
        [0] ;
       *[other] ,
    } { $instead_id ->
        [none] { $star }
       *[other] { $instead } → { $star }
    }
}{ $last ->
    [0] {""}
   *[other] { $worth ->
        [0] ;
       *[other] ,
    } last space
}{ $end ->
    [0] {""}
   *[other] : +${ $end } at the end
}
    .least = { captains_gulf-detail-advance.least }
captains_gulf-detail-buy = ${ $money }: you gain { $fuel }
    .least = { captains_gulf-detail-buy }
captains_gulf-detail-card = discards { $license } / { $crew } / { captains_gulf-noun-upgrade } / bait: { $bait }
captains_gulf-detail-card_with_tiles = { captains_gulf-detail-take }; { captains_gulf-detail-card }
    .least = { captains_gulf-detail-take }
    .label = { captains_gulf-noun-with_tiles }
captains_gulf-detail-bait = bait: { $bait }
captains_gulf-noun-at_once = { $haul_id ->
    [none] {""}
   *[other] catches { $haul_full }{ $tiles ->
        [0] {""}
       *[other] , { captains_gulf-detail-take }
    }
}
captains_gulf-detail-played = { $haul_id ->
    [none] {""}
   *[other] { captains_gulf-noun-at_once };{" "}
}discards { $license } / { $crew } / { captains_gulf-noun-upgrade }
    .least = { captains_gulf-noun-at_once }
# What a card can become, on a narrow one in the picture; which type it is, the sign before it shows.
captains_gulf-noun-in_brief = { $item_id ->
    [deckhand_shrimp_oyster] Deckhand S/O
    [deckhand_shrimp_crab] Deckhand S/C
    [deckhand_oyster_crab] Deckhand O/C
    [first_mate_shrimp] First Mate S
    [first_mate_oyster] First Mate O
    [first_mate_crab] First Mate C
    [maintenance_engineer] Maint. Engineer
    [upgrade_engineer] Upgr. Engineer
    [improved_propeller] Propeller
    [storage_small] Storage +1
    [storage_big] Storage +2
   *[other] { $item }
}
captains_gulf-noun-upgrade = { $upgrade }
# A card in a sentence: all that it can become, and its code.
captains_gulf-full-card = { captains_gulf-noun-becomes } ({ $name })
    .brief = { captains_gulf-noun-becomes }
captains_gulf-noun-becomes = { $license } / { $crew } / { captains_gulf-noun-upgrade }
captains_gulf-detail-take = { $tiles ->
    [one] costs 1 bonus tile
   *[other] costs { $tiles } bonus tiles
}
    .least = { captains_gulf-detail-take }
captains_gulf-detail-draw = draw { captains_gulf-noun-cards }{ $drop ->
    [0] {""}
   *[other] , then discard { $drop }
}
captains_gulf-detail-repay = ${ $money }
    .least = { captains_gulf-detail-repay }
captains_gulf-detail-inspection = { $fuel ->
    [0] ${ $money }
   *[other] { $fuel } fuel, ${ $money }
}{ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel ->
        [0] ${ $money }
       *[other] { $fuel } fuel, ${ $money }
    }{ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }

# -- why a choice is refused; the rule number follows -----------------------------------------------------------
captains_gulf-reason-first_license_first = Choose your first license first.
captains_gulf-reason-first_license_only = At the start, a card can only become a license.
captains_gulf-reason-card_not_in_hand = You don't have { $card } in your hand.
captains_gulf-reason-must_move = Your marker must move at least one space before you can end your turn.
captains_gulf-reason-move_first = Move on the wheel first; before that, you can only take a bonus action, repay loans or draw for bonus tiles.
captains_gulf-reason-move_too_dear = That move costs ${ $cost } and you have ${ $money }; there are no loans for moving, but moving one or two spaces is free.
captains_gulf-reason-moved_already = You have already moved this turn.
captains_gulf-reason-main_action_first = Carry out the action of your wheel space first, or decline it.
captains_gulf-reason-turn_forfeited = Without a main action, there is no bonus action after it; you can only repay loans or draw for bonus tiles.
captains_gulf-reason-turn_is_over = All you can do now is take a bonus action, repay loans, draw for bonus tiles or end your turn.
captains_gulf-reason-needs_port = You can do that only in port; sail to one first.
captains_gulf-reason-in_port_already = Your boat is already in port; you can sail to a port only from sea.
captains_gulf-reason-fishing_only = This wheel space is for fishing, not for sailing to a port.
captains_gulf-reason-sailing_only = This wheel space is for sailing to a port, not for fishing.
captains_gulf-reason-one_bonus_a_turn = You have already taken a bonus action this turn; one a turn is all you get.
captains_gulf-reason-no_marker_left = { $markers ->
    [one] Your bonus marker is used; it comes back when the round ends.
   *[other] Your { $markers } bonus markers are used; they come back when the round ends.
}
captains_gulf-reason-bonus_needs_port = You can take this bonus action only in port.
captains_gulf-reason-upgrade_missing = Your boat has no { $upgrade }.
captains_gulf-reason-after_fishing_only = The Improved Engine sails only right after you have fished.
captains_gulf-reason-tank_full = Your tank is full, so you can't buy fuel.
captains_gulf-reason-fuel_too_dear = That fuel costs ${ $cost } and you have ${ $money }.
captains_gulf-reason-galley_too_dear = Cooking costs ${ $cost } and you have ${ $money }.
captains_gulf-reason-nothing_raw = There is nothing raw aboard to cook.
captains_gulf-reason-hold_empty = There is nothing aboard to sell.
captains_gulf-reason-no_card_payable = With ${ $money }, you can't add any card from your hand that way.
captains_gulf-reason-printer_licenses_only = The Printer adds licenses only.
captains_gulf-reason-no_license_here = Dockside Improvement adds crew members and upgrades, no licenses.
captains_gulf-reason-add_first = Choose the card you add first.
captains_gulf-reason-second_or_done = Add a second card, or say that you are done.
captains_gulf-reason-card_too_dear = That costs ${ $cost } and you have ${ $money }; there are no loans for cards.
captains_gulf-reason-card_used = You are already adding { $card }; each card can be used once.
captains_gulf-reason-crew_aboard = You already have this crew member: { $crew }.
captains_gulf-reason-upgrade_aboard = You can't have another one of this upgrade: { $upgrade }.
captains_gulf-reason-bigger_aboard = You already have the bigger one: { $upgrade }.
captains_gulf-reason-boxes_full = A boat has at most { $most } boxes.
captains_gulf-reason-one_of_a_family = You can't add { $upgrade } and the other size in the same action.
captains_gulf-reason-no_seafood_there = There is no seafood at { captains_gulf-noun-place }; choose another hex.
captains_gulf-reason-too_little_fuel_to_fish = Fishing at { captains_gulf-noun-place } takes { $need } fuel and you have { $fuel }; nobody is towed to a fishing place.
captains_gulf-reason-no_free_box = Your { $boxes } boxes can't hold that.
captains_gulf-reason-too_little_fuel_and_licenses = Fishing at { captains_gulf-noun-place } takes { $need } fuel and you have { $fuel }; besides, your licenses allow you nothing of what is there.
captains_gulf-reason-license_missing = You have no license for the seafood at { captains_gulf-noun-place }.
captains_gulf-reason-licenses_full = Your licenses for the seafood at { captains_gulf-noun-place } are full: each lets you have one tile of its type aboard.
captains_gulf-reason-no_card_fits = No card in your hand and no bonus tile lets you take what your licenses allow at { captains_gulf-noun-place }.
captains_gulf-reason-choose_row = There are many places to fish: choose the row first, then { captains_gulf-noun-place }.
captains_gulf-reason-choose_hex = Choose a hex of this row.
captains_gulf-reason-other_row = { captains_gulf-noun-place } is not in row { $row }.
captains_gulf-reason-catch_first = Choose the card you fish with first.
captains_gulf-reason-not_the_best_haul = With one press, a card takes the best it can; for other tiles, use “Choose card and tiles freely”.
captains_gulf-reason-play_first = Play a card first.
captains_gulf-reason-too_many_cards = { $cards ->
    [one] You may play one card only.
   *[other] You may play { $cards } cards and no more.
}
captains_gulf-reason-card_brings_nothing = { $card } gains you nothing here.
captains_gulf-reason-take_first = Say which tiles you take.
captains_gulf-reason-take_something = Take at least one tile.
captains_gulf-reason-choose_total = Say first how many tiles you take in all.
captains_gulf-reason-not_so_many_there = { $number ->
    [0] There is no { $seafood } there.
   *[other] There are only { $number } { $seafood } there.
}
captains_gulf-reason-too_few_licenses = You have { $number ->
    [0] no license
    [one] 1 license
   *[other] { $number } licenses
} for { $seafood }, and may have no more of it aboard.
captains_gulf-reason-not_with_deckhand = With a second card, you may only take what your Deckhands show, and { $seafood } is not part of that.
captains_gulf-reason-too_few_icons = The cards show { $icons ->
    [one] 1 icon
   *[other] { $icons } icons
} and you have { $tiles ->
    [0] no bonus tile
    [one] 1 bonus tile
   *[other] { $tiles } bonus tiles
}; that is not enough for these tiles.
captains_gulf-reason-choose_port = Choose a port.
captains_gulf-reason-sell_first = Say first what you sell.
captains_gulf-reason-sell_something = Sell at least one tile.
captains_gulf-reason-not_aboard = You don't have that much { $seafood } aboard.
captains_gulf-reason-dockside_limit = At the Dockside Market, you can sell at most { $most } tiles.
captains_gulf-reason-advance_first = Say first on which track you advance.
captains_gulf-reason-needs_truck = Only the Delivery Truck lets you advance in { $port } from elsewhere.
captains_gulf-reason-no_bonus_tiles = You have no bonus tile.
captains_gulf-reason-no_loans = You have no loan to repay.
captains_gulf-reason-repay_too_dear = Repaying a loan costs ${ $cost } and you have ${ $money }.
captains_gulf-reason-loans_are_forced = You can't take a loan by choice; you get one only when you have to pay for towing or a round card.
captains_gulf-reason-buy_first = Say first how much fuel you buy.
captains_gulf-reason-drop_first = Discard first.
captains_gulf-reason-too_little_fuel = You have only { $fuel } fuel; pay with money.
captains_gulf-reason-answer_inspection = Answer the Coast Guard first.

captains_gulf-order-end_turn = end my turn where I could only draw for a bonus tile or repay a loan
    .waits = not where it ends the round, nor while the Almanac adds to a draw
