# Nusfjord: what the game says. Events of a seat follow the player's name; the others are whole sentences.
nusfjord-title = Nusfjord
nusfjord-summary = Run a fishing company on the Lofoten Islands: fell forests, build ships and houses, win over the elders and trade in shares. For { FIGURE("meta.players_min") } to { FIGURE("meta.players_max") } players.
nusfjord-house = { $house ->
    [0] All values on the { $cards } cards come from the data of whoever runs this bot.
   *[other] Some values on { $house } of the { $cards } buildings and elders are our own, as the rulebook does not print them; /{ command-card } says which.
}
nusfjord-command = nusfjord
    .new = Open a table of Nusfjord
    .challenge = Post a challenge in Nusfjord
    .description = Make your choices in a game of Nusfjord

# -- slash commands -------------------------------------------------------------------------------------------
nusfjord-verb-place = place
    .description = Place a worker on an action space
nusfjord-verb-copy = copy
    .description = Copy a blocked action space
nusfjord-verb-elder = elder
    .description = Place a worker on one of your elders
nusfjord-verb-skip = skip
    .description = Pass: your worker does nothing
nusfjord-verb-use = use
    .description = Use a building that works only once
nusfjord-verb-convert = convert
    .description = Exchange goods with one of your buildings
nusfjord-verb-trade = trade
    .description = Sell a ship with one of your buildings
nusfjord-verb-done = done
    .description = End your turn
nusfjord-verb-build = build
    .description = Build a building from the display or your hand
nusfjord-verb-other = other
    .description = Name another player for the cost of a building
nusfjord-verb-at = at
    .description = Say where the building goes
nusfjord-verb-reserve = reserve
    .description = Say how much you pay from your Reserve
nusfjord-verb-ship = ship
    .description = Build a ship
nusfjord-verb-serve = serve
    .description = Say how many plates you fill
nusfjord-verb-fell = fell
    .description = Remove a forest
nusfjord-verb-plant = plant
    .description = Place forests on a double space
nusfjord-verb-take = take
    .description = Take an elder
nusfjord-verb-now = now
    .description = Use the new elder at once
nusfjord-verb-do = do
    .description = Take the action a card offers
nusfjord-verb-choose = choose
    .description = Choose one of the actions of a card
nusfjord-verb-times = times
    .description = Say how often you exchange
nusfjord-verb-move = move
    .description = Say how much you move
nusfjord-verb-upgrade = upgrade
    .description = Replace a ship with the next larger one
nusfjord-verb-sell = sell
    .description = Sell a ship
nusfjord-verb-share = share
    .description = Take a newly issued share
nusfjord-verb-first = first
    .description = Say which effect comes first
nusfjord-verb-feed = feed
    .description = Say which elder gets a fish
nusfjord-verb-dividend = dividend
    .description = Say which holder of your shares gets a fish
nusfjord-verb-decline = decline
    .description = Decline what is offered

nusfjord-argument-action = action
    .description = An action of the Action board
nusfjord-argument-elder = elder
    .description = The name of the elder
nusfjord-argument-building = building
    .description = The name of the building
nusfjord-argument-what = good
    .description = What you get
nusfjord-argument-amount = amount
    .description = How much or how often
nusfjord-argument-ship = ship
    .description = The type of ship
nusfjord-argument-company = company
    .description = The color of the company
nusfjord-argument-space = space
    .description = A building space or double space
nusfjord-argument-double = double
    .description = A double space of your Harbor board
nusfjord-argument-plates = plates
    .description = The number of plates

# -- table options --------------------------------------------------------------------------------------------
nusfjord-setting-deck = Building cards
    .name = deck
    .description = The buildings you play with; in a mixed game, those that come later
nusfjord-value-deck-herring = Herring deck (good to begin with)
nusfjord-value-deck-mackerel = Mackerel deck
nusfjord-value-deck-cod = Codfish deck
nusfjord-setting-mixed = Mixed game
    .name = mixed
    .description = The opening display takes cards of all three decks
nusfjord-value-mixed-no = no (all of it from one deck)
nusfjord-value-mixed-yes = yes (the first display comes from all three decks)
nusfjord-setting-series = Series
    .name = series
    .description = One game, a return match for two, or a campaign of three solo games
nusfjord-value-series-single = single game
nusfjord-value-series-return = return match (the points of both games count)
nusfjord-value-series-campaign = campaign (three solo games, one after the other)
nusfjord-setting-solo = Solo level
    .name = solo
    .description = Solo game with two or, harder, with three colors of workers
nusfjord-value-solo-basic = easier (workers of two colors)
nusfjord-value-solo-advanced = harder (workers of three colors)

nusfjord-phase-setup = Setup
nusfjord-phase-fishing = Fishing phase
nusfjord-phase-work = Work phase
nusfjord-phase-end = End of the game

nusfjord-category-ships = Ships
nusfjord-category-buildings = Buildings
nusfjord-category-shares = Shares
nusfjord-category-gold = Gold
nusfjord-category-spaces = Empty spaces
nusfjord-category-unissued = Unissued shares
nusfjord-title-campaign = Campaign

# -- names the data files do not give -------------------------------------------------------------------------
nusfjord-name-wood = Wood
nusfjord-name-fish = Fish
nusfjord-name-gold = Gold
nusfjord-name-schooner_gold = Schooner for gold
nusfjord-name-track = Fishing track
nusfjord-name-a2 = a2
nusfjord-name-a3 = a3
nusfjord-name-a4 = a4
nusfjord-name-b1 = b1
nusfjord-name-b2 = b2
nusfjord-name-b3 = b3
nusfjord-name-b4 = b4
nusfjord-name-c1 = c1
nusfjord-name-c2 = c2
nusfjord-name-c3 = c3
nusfjord-name-c4 = c4
nusfjord-name-a3a4 = a3–a4
nusfjord-name-b1b2 = b1–b2
nusfjord-name-b3b4 = b3–b4
nusfjord-name-c1c2 = c1–c2
nusfjord-name-c3c4 = c3–c4
# What the data file calls something else than the sentences do.
nusfjord-name-take_elder =
    .instead = Take an Elder

# -- nouns used by the sentences below; each reads the argument its sentence was given ------------------------
nusfjord-noun-goods = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] nothing
           *[other] { $gold } gold
        }
       *[other] { $fish } fish{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }
   *[other] { $wood } wood{ $fish ->
        [0] {""}
       *[other] { $gold ->
            [0] {" "}and
           *[other] ,
        } { $fish } fish
    }{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
}
nusfjord-noun-got = { $get_wood ->
    [0] { $get_fish ->
        [0] { $get_gold } gold
       *[other] { $get_fish } fish{ $get_gold ->
            [0] {""}
           *[other] {" "}and { $get_gold } gold
        }
    }
   *[other] { $get_wood } wood{ $get_fish ->
        [0] {""}
       *[other] { $get_gold ->
            [0] {" "}and
           *[other] ,
        } { $get_fish } fish
    }{ $get_gold ->
        [0] {""}
       *[other] {" "}and { $get_gold } gold
    }
}
nusfjord-noun-price = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] for free
           *[other] for { nusfjord-noun-goods }
        }
       *[other] for { nusfjord-noun-goods }
    }
   *[other] for { nusfjord-noun-goods }
}
nusfjord-noun-felled = { $wood ->
    [0] no room for wood
   *[other] +{ $wood } wood{ nusfjord-noun-andlost }
}
nusfjord-noun-lost_in_short = { $lost } wood lost
nusfjord-noun-andlost = { $lost ->
    [0] {""}
   *[other] {" "}· { nusfjord-noun-lost_in_short }
}
nusfjord-noun-nextprice = { $next_wood ->
    [0] { $next_fish ->
        [0] { $next_gold ->
            [0] for free
           *[other] for { nusfjord-noun-nextgoods }
        }
       *[other] for { nusfjord-noun-nextgoods }
    }
   *[other] for { nusfjord-noun-nextgoods }
}
nusfjord-noun-nextgoods = { $next_wood ->
    [0] { $next_fish ->
        [0] { $next_gold ->
            [0] nothing
           *[other] { $next_gold } gold
        }
       *[other] { $next_fish } fish{ $next_gold ->
            [0] {""}
           *[other] {" "}and { $next_gold } gold
        }
    }
   *[other] { $next_wood } wood{ $next_fish ->
        [0] {""}
       *[other] { $next_gold ->
            [0] {" "}and
           *[other] ,
        } { $next_fish } fish
    }{ $next_gold ->
        [0] {""}
       *[other] {" "}and { $next_gold } gold
    }
}
nusfjord-noun-next = { $next_does_id ->
    [build_ship] { $next_thing } { nusfjord-noun-nextprice }
    [build_building] { $next_thing } { nusfjord-noun-nextprice }
    [buy_shares] { $next_count ->
        [one] 1 share
       *[other] { $next_count } shares
    } { nusfjord-noun-nextprice }
    [serve_fish] { $next_count ->
        [one] 1 plate
       *[other] { $next_count } plates
    } { nusfjord-noun-nextprice }
   *[exchange] { nusfjord-noun-nextprice }
}
nusfjord-noun-gold_price = { $gold ->
    [0] for free
   *[other] for { $gold } gold
}
nusfjord-noun-cost = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] free
           *[other] { nusfjord-noun-goods }
        }
       *[other] { nusfjord-noun-goods }
    }
   *[other] { nusfjord-noun-goods }
}
nusfjord-noun-printed = { $printed_wood ->
    [0] { $printed_fish ->
        [0] { $printed_gold ->
            [0] nothing
           *[other] { $printed_gold } gold
        }
       *[other] { $printed_fish } fish{ $printed_gold ->
            [0] {""}
           *[other] {" "}and { $printed_gold } gold
        }
    }
   *[other] { $printed_wood } wood{ $printed_fish ->
        [0] {""}
       *[other] { $printed_gold ->
            [0] {" "}and
           *[other] ,
        } { $printed_fish } fish
    }{ $printed_gold ->
        [0] {""}
       *[other] {" "}and { $printed_gold } gold
    }
}
nusfjord-noun-for_less = { nusfjord-noun-cost } instead of { nusfjord-noun-printed }
nusfjord-noun-comma-board = { $elders ->
    [0] {""}
   *[other] {", "}
}
nusfjord-noun-comma-others = { $board ->
    [0] { nusfjord-noun-comma-board }
   *[other] {", "}
}
nusfjord-noun-comma-own = { $others ->
    [0] { nusfjord-noun-comma-others }
   *[other] {", "}
}
nusfjord-noun-comma-stored = { $own ->
    [0] { nusfjord-noun-comma-own }
   *[other] {", "}
}
nusfjord-noun-comma-bycatch = { $stored ->
    [0] { nusfjord-noun-comma-stored }
   *[other] {", "}
}
nusfjord-noun-good = { $good_id ->
    [wood] wood
    [fish] fish
   *[other] gold
}
nusfjord-noun-ship = { $ship_id ->
    [sloop] sloop
    [cutter] cutter
    [schooner] schooner
   *[other] { $ship }
}
nusfjord-noun-newship = { $new_id ->
    [cutter] cutter
   *[other] schooner
}
nusfjord-noun-company = { $company_id ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [white] white
   *[other] { $company }
}
nusfjord-noun-no_action = { $action_id ->
    [take_gold] Don't take the gold
    [transfer_reserve] Don't transfer the Reserve
    [serve_fish] Don't serve fish
    [build_building] Don't build a building
    [issue_share] Don't issue a share
    [buy_shares] Don't buy shares
    [deforest] Don't deforest
    [thin_out] Don't thin out
    [reforest] Don't reforest
    [build_ship] Don't build a ship
    [take_elder] Don't take an elder
   *[other] { $action }: no
}

# -- events ---------------------------------------------------------------------------------------------------
nusfjord-event-game_began = { $game ->
    [1] The harbor is laid out.
   *[other] Game { $game } of the series begins.
}
nusfjord-event-cards_revealed = New { $letter } buildings: { $cards }.
nusfjord-event-round_began = Round { $round } begins.
nusfjord-event-leads = { is } first player
nusfjord-event-hands_dealt = { $count ->
    [one] Everyone is dealt a C building.
   *[other] Everyone is dealt { $count } C buildings.
}
nusfjord-event-hand_dealt = { is } dealt these C buildings: { $cards }
    .instead = hands_dealt
nusfjord-event-hand_laid_out = lay{ s } out the rest of { their } hand ({ $cards })
nusfjord-event-workers_home = { $color_id ->
    [red] The red workers come home.
    [blue] The blue workers come home.
   *[other] The yellow workers come home.
}
nusfjord-event-fished = catch{ es } { $haul } fish ({ $elders ->
    [0] {""}
   *[other] { $elders } for elders
}{ $board ->
    [0] {""}
   *[other] { nusfjord-noun-comma-board }{ $board } for shares on the Action board
}{ $others ->
    [0] {""}
   *[other] { nusfjord-noun-comma-others }{ $others } for shares held by others
}{ $own ->
    [0] {""}
   *[other] { nusfjord-noun-comma-own }{ $own } for { their } own shares
}{ $stored ->
    [0] {""}
   *[other] { nusfjord-noun-comma-stored }{ $stored } to the Reserve
}{ $bycatch ->
    [0] {""}
   *[other] { nusfjord-noun-comma-bycatch }{ $bycatch } returned
})
nusfjord-event-elder_chosen = feed{ s } the { $elder }
    .one = the { $elder }
    .all = feed{ s } { $items }
nusfjord-event-holder_paid = give{ s } { $fish } fish to { $company }
    .one = { $fish } fish to { $company }
    .all = give{ s } { $items }
nusfjord-event-dividends = collect{ s } { $fish } fish from shares
nusfjord-event-elder_cleared = clear{ s } the fish from { $elder_again ->
    [yes] him
   *[no] the { $elder }
}
nusfjord-event-skipped = pass{ es }
nusfjord-event-placed = place{ s } a worker on { $action }
nusfjord-event-imitated = cop{ ies } the blocked space { $action }
nusfjord-event-copied = use{ s } the blocked space { $action }
nusfjord-event-elder_used = place{ s } a worker on the { $elder }
nusfjord-event-elder_fed = { $elder_again ->
    [yes] feed{ s } him from the Banquet Table
   *[no] feed{ s } the { $elder } from the Banquet Table
} ({ $filled ->
    [0] no plate left
    [one] 1 plate left
   *[other] { $filled } plates left
})
nusfjord-event-elder_taken = take{ s } the { $elder }
nusfjord-event-elder_revealed = A hidden elder is turned up: { $elder }.
nusfjord-event-elder_declined = do{ es } not use { $elder_again ->
    [yes] him
   *[no] the { $elder }
} yet
nusfjord-event-gained = get{ s } { nusfjord-noun-goods }{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
    .one = { nusfjord-noun-goods }{ $source_again ->
        [yes] {""}
       *[no] {" "}({ $source })
    }
    .all = get{ s } { $items }
nusfjord-event-stored = put{ s } { nusfjord-noun-goods } into the Reserve{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-gave = give{ s } { nusfjord-noun-goods }{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-wood_lost = lose{ s } { $wood } wood (no room)
nusfjord-event-transferred = move{ s } { nusfjord-noun-goods } from the Reserve to the supply
nusfjord-event-moved = move{ s } { $amount } { nusfjord-noun-good } from the Reserve to the supply
nusfjord-event-set_aside = move{ s } { $amount } { nusfjord-noun-good } from the supply to the Reserve
nusfjord-event-paid_from_reserve = take{ s } { $amount } { nusfjord-noun-good } of it from the Reserve
nusfjord-event-served = fill{ s } { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
} for { $fish } fish ({ $filled } of 7 filled)
nusfjord-event-building_paid = build{ s } { $building } { nusfjord-noun-price }
    .revealed = everybody has seen the card from your hand
nusfjord-event-building_placed = put{ s } { $building_again ->
    [yes] it
   *[no] { $building }
} on { $site_id ->
    [track] the Fishing track
   *[other] space { $site }
}
nusfjord-event-share_issued = issue{ s } a { nusfjord-noun-company } share
nusfjord-event-shares_bought = buy{ s } { $count ->
    [one] 1 share
    [2] both shares
   *[other] all { $count } shares
} { nusfjord-noun-gold_price }
nusfjord-event-shares_bought_of = buy{ s } { $count ->
    [one] 1 share
    [2] both shares
   *[other] all { $count } shares
} ({ $companies_full }) { nusfjord-noun-gold_price }
nusfjord-event-share_taken = take{ s } a { nusfjord-noun-company } share{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-forest_removed = remove{ s } a forest on { $double }{ $left ->
    [0] {" "}(freeing 2 spaces)
   *[other] {""}
}
nusfjord-event-forest_planted = plant{ s } { $strips ->
    [one] 1 forest
   *[other] { $strips } forests
} on { $double }
nusfjord-event-ship_built = build{ s } a { nusfjord-noun-ship } { nusfjord-noun-price } (haul { $haul })
nusfjord-event-ship_taken = take{ s } a { nusfjord-noun-ship } for free ({ $source_again ->
    [yes] {""}
   *[no] { $source },{" "}
}haul { $haul })
nusfjord-event-ship_upgraded = turn{ s } a { nusfjord-noun-ship } into a { nusfjord-noun-newship } ({ $source }, haul { $haul })
nusfjord-event-ship_sold = sell{ s } a { nusfjord-noun-ship } ({ $source }, haul { $haul })
nusfjord-event-used_once = use{ s } { $building } (one use only)
nusfjord-event-declined = { $source_again ->
    [yes] leave{ s } it at that
   *[no] decline{ s } the offer ({ $source })
}
nusfjord-event-scored = score{ s } { $points ->
    [one] 1 point
   *[other] { $points } points
}
nusfjord-event-game_ended = The game is over.

# -- questions; `.short` follows "Name: " ---------------------------------------------------------------------
nusfjord-ask-turn = Where does your worker go (turn { $turn } of { $turns })?
    .short = turn { $turn } of { $turns }
    .ways = an action with its next steps
nusfjord-ask-rest = Use a building, or end your turn?
    .short = use a building or end the turn
    .ways = use a building, end the turn
nusfjord-ask-final = Before scoring: use a building?
    .short = last uses before scoring
    .ways = use a building, go to the scoring
    .button = { $verb ->
        [done] On to scoring
       *[other] { $choice }
    }
nusfjord-ask-build = Which building do you build?
    .short = choose a building
    .before = { $choice } (building next)
    .ways = which building, and what follows
nusfjord-ask-name_other = Whose haul counts for { $building }?
    .short = name another player
    .before = { $choice } (player next)
    .ways = whose haul, and what follows
nusfjord-ask-pay_mix = How much of the { $amount } { nusfjord-noun-good } do you pay from the Reserve?
    .short = pay { $amount } { nusfjord-noun-good }
    .before = { $choice } (payment next)
    .ways = payment, and what follows
nusfjord-ask-site = On which space do you place { $building }?
    .short = place the new building
    .alike = { $choice } (1 of { $count } alike)
    .before = { $choice } (space next)
    .ways = space, and what follows
nusfjord-ask-ship = Which ship do you build?
    .short = choose a ship
    .before = { $choice } (ship next)
    .ways = ship, and what follows
nusfjord-ask-serve = How many plates do you fill?
    .short = serve fish ({ $filled } plates filled)
    .before = { $choice } (plates next)
    .ways = plates, and what follows
nusfjord-ask-fell = Which forest do you remove ({ nusfjord-noun-felled })?
    .short = remove a forest (+{ $wood } wood)
    .before = { $choice } (forest next)
    .ways = which forest, and what follows
nusfjord-ask-plant = Where do you plant { $strips } forests?
    .short = plant { $strips } forests
    .before = { $choice } (space next)
    .ways = where to plant, and what follows
nusfjord-ask-take_elder = Which elder do you take?
    .short = take an elder
    .before = { $choice } (elder next)
    .ways = elder, used at once or not
nusfjord-ask-use_now = Do you use the { $elder } at once?
    .short = use the new elder or not
    .before = { $choice } (use next)
    .ways = used at once or not, and what follows
    .step = { $verb ->
        [decline] not now
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] Not now (later: with a worker)
       *[other] { $choice }
    }
nusfjord-ask-use_now_or_never = { nusfjord-ask-use_now }
    .short = use the new elder or not
    .before = { $choice } (use next)
    .ways = used at once or never, and what follows
    .step = { $verb ->
        [decline] not used
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] Leave unused (it is your last turn)
       *[other] { $choice }
    }
nusfjord-ask-provide = Serve fish before using the { $elder } ({ $filled } plates filled)?
    .short = serve fish first ({ $filled } filled)
    .before = { $choice } (plates next)
    .ways = serve first or not, and what follows
nusfjord-ask-feed_elders = Which elder gets a fish ({ $fish } left)?
    .short = feed elders ({ $fish } fish left)
    .ways = which elders, and what follows
nusfjord-ask-pay_holders = Whose shares get a fish ({ $fish } left)?
    .short = pay holders ({ $fish } fish left)
    .ways = whose shares, and what follows
nusfjord-ask-order = Which effect comes first?
    .short = put effects in order
    .before = { $choice } (order next)
    .ways = which effect first, and what follows
nusfjord-ask-card_exchange = How often do you exchange with { $source }?
    .short = exchange goods
    .before = { $choice } (exchange next)
    .ways = exchange, and what follows
    .step = { $verb ->
        [decline] no exchange
        [convert] { $choice }
       *[other] exchange: { $choice }
    }
    .button = { $verb ->
        [decline] No exchange
       *[other] { $choice }
    }
nusfjord-ask-card_action = { $source }: { $action }?
    .short = take the offered action or not
    .before = { $choice } (offered next: { $action })
    .ways = { $action } or not, and what follows
    .step = { $verb ->
        [decline] { nusfjord-noun-no_action }
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] { nusfjord-noun-no_action }
       *[other] { $choice }
    }
nusfjord-ask-card_choose = Which action do you take with { $source }?
    .short = choose the card's action
    .before = { $choice } (action next)
    .ways = which action, and what follows
nusfjord-ask-card_remove_forest = { $source }: which forest ({ $count ->
    [1] +{ nusfjord-noun-goods }{ nusfjord-noun-andlost }
   *[other] { $number }/{ $count }, then +{ nusfjord-noun-goods }{ nusfjord-noun-andlost }
})?
    .short = remove a forest
    .before = { $choice } (forest next)
    .ways = which forest, and what follows
nusfjord-ask-card_place_forest = Where do you place the forest ({ $source })?
    .short = place a forest
    .before = { $choice } (space next)
    .ways = where to plant, and what follows
nusfjord-ask-card_upgrade_ship = Which ship do you upgrade ({ $source })?
    .short = upgrade a ship
    .before = { $choice } (ship next)
    .ways = which ship, and what follows
nusfjord-ask-card_sell_ship = Which ship do you sell ({ $source })?
    .short = sell a ship
    .before = { $choice } (ship next)
    .ways = which ship, and what follows
nusfjord-ask-card_take_share = Which share do you take ({ $source })?
    .short = take a share
    .before = { $choice } (share next)
    .ways = which share, and what follows
nusfjord-ask-card_move = How much { nusfjord-noun-good } do you move ({ $source })?
    .short = move { nusfjord-noun-good }
    .before = { $choice } (amount next)
    .ways = how much, and what follows
nusfjord-ask-card_copy_action = Which blocked space do you use ({ $source })?
    .short = choose a blocked space
    .before = { $choice } (space next)
    .ways = which space, and what follows

# -- buttons --------------------------------------------------------------------------------------------------
nusfjord-choice-place = { $arg1 }
    .group = Place a worker
nusfjord-choice-copy = Copy: { $arg1 }
    .group = Copy a blocked space
nusfjord-choice-elder = Elder: { $arg1 }
    .group = Use an elder
nusfjord-choice-skip = Pass (do nothing)
    .group = Or do nothing
    .sure = This worker does nothing more this round.
nusfjord-choice-use = Use { $arg1 } (once)
    .group = Use a building once
nusfjord-choice-convert = { $arg1 }: { $id2 ->
    [wood] wood
    [fish] fish
   *[other] gold
} ×{ $arg3 }
    .group = Exchange goods
nusfjord-choice-trade = { $arg1 }: { $id2 ->
    [sloop] sell a sloop
    [cutter] sell a cutter
   *[other] sell a schooner
}
    .group = Sell ships
nusfjord-choice-done = End the turn
    .group = Finish
    .sure = You could still exchange goods for gold or use a building. Fish and wood score nothing.
nusfjord-choice-build = { $arg1 }
    .group = Build a building
nusfjord-choice-other = { $id1 ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [white] White
   *[other] { $arg1 }
}
    .group = Whose haul counts
nusfjord-choice-at = { $id1 ->
    [track] On the Fishing track
   *[other] On space { $arg1 }
}
    .group = Place the building
nusfjord-choice-reserve = { $arg1 } from the Reserve
    .group = Pay
nusfjord-choice-ship = { $arg1 }
    .group = Build a ship
nusfjord-choice-serve = { $id1 ->
    [1] 1 plate
   *[other] { $arg1 } plates
}
    .group = Fill plates
nusfjord-choice-fell = Forest on { $arg1 }
    .group = Remove a forest
nusfjord-choice-plant = Plant on { $arg1 }
    .group = Place forests
nusfjord-choice-take = { $arg1 }
    .group = Take an elder
nusfjord-choice-now = Use now: { $arg1 }
    .group = Use the new elder
nusfjord-choice-do = { $arg1 }: yes
    .group = Take the action
nusfjord-choice-choose = { $arg1 }
    .group = Choose an action
nusfjord-choice-times = { $id1 ->
    [1] Once
    [2] Twice
   *[other] { $arg1 } times
}
    .group = How often
    .step = { $id1 ->
        [1] once
        [2] twice
       *[other] { $arg1 } times
    }
nusfjord-choice-move = Move { $arg1 }
    .group = How much
nusfjord-choice-upgrade = { $id1 ->
    [sloop] Sloop to cutter
   *[other] Cutter to schooner
}
    .group = Upgrade a ship
nusfjord-choice-sell = { $id1 ->
    [sloop] Sell a sloop
    [cutter] Sell a cutter
   *[other] Sell a schooner
}
    .group = Sell a ship
nusfjord-choice-share = { $id1 ->
    [red] A red share
    [blue] A blue share
    [yellow] A yellow share
    [green] A green share
    [white] A white share
   *[other] { $arg1 }
}
    .group = Take a share
nusfjord-choice-first = First { $arg1 }
    .group = Order the effects
nusfjord-choice-feed = Feed { $arg1 }
    .group = Feed an elder
nusfjord-choice-dividend = { $id1 ->
    [red] To Red
    [blue] To Blue
    [yellow] To Yellow
    [green] To Green
    [white] To White
   *[other] { $arg1 }
}
    .group = Pay a holder
nusfjord-choice-decline = Decline
    .group = Skip

# -- small print ----------------------------------------------------------------------------------------------
nusfjord-detail-goods = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] no room for wood
           *[other] +{ nusfjord-noun-goods }
        }
       *[other] +{ nusfjord-noun-goods }
    }
   *[other] +{ nusfjord-noun-goods }
}
nusfjord-detail-felled = { $wood ->
    [0] no room for wood
   *[other] +{ $wood } wood
}, −{ $strips } forest{ nusfjord-noun-freed }
    .sure = It is your last turn: wood scores nothing, and each space that this frees costs you points.
    .least = { $wood ->
        [0] no room for wood
       *[other] +{ $wood } wood
    }
nusfjord-noun-freed = { $loss ->
    [0] {""}
   *[other] , frees 2 building spaces (−{ $loss } VP each while empty)
}
nusfjord-noun-lost = { nusfjord-noun-lost_in_short }: no room
nusfjord-detail-goods_with_loss = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] { nusfjord-noun-lost }
           *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
        }
       *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
    }
   *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
}
nusfjord-detail-felled_with_loss = { $wood ->
    [0] {""}
   *[other] +{ $wood } wood,{" "}
}−{ $strips } forest{ nusfjord-noun-freed } · { nusfjord-noun-lost }
    .least = { $wood ->
        [0] { nusfjord-noun-lost }
       *[other] +{ $wood } wood · { nusfjord-noun-lost }
    }
    .sure = { $wood ->
        [0] Your supply has no room for wood: the forest is gone, and you get nothing.
       *[other] { nusfjord-detail-felled.sure }
    }
nusfjord-detail-next_plate = next plate for { $fish } fish: +{ $gold } gold, { $left ->
    [one] 1 empty
   *[other] { $left } empty
}
    .step = {""}
nusfjord-noun-left_unissued = { $left ->
    [0] none left unissued then
   *[other] { $left } left unissued then
}
nusfjord-detail-issued = +{ $gold } gold, { $points ->
    [0] { nusfjord-noun-left_unissued }
   *[other] +{ $points } VP ({ nusfjord-noun-left_unissued })
}, 1 share goes on sale
nusfjord-noun-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
} { nusfjord-noun-gold_price }
nusfjord-detail-shares = { nusfjord-noun-shares } · { $points } VP
    .least = { nusfjord-noun-shares }
nusfjord-detail-building = { nusfjord-noun-cost } · { $points } VP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · { $points } VP
nusfjord-detail-star_building = { nusfjord-noun-cost } · ★ { $points } VP now{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · ★ { $points } VP now
nusfjord-detail-building_for_less = { nusfjord-noun-for_less } · { $points } VP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · { $points } VP
nusfjord-detail-star_building_for_less = { nusfjord-noun-for_less } · ★ { $points } VP now{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · ★ { $points } VP now
nusfjord-noun-from_hand = { $hand ->
    [0] {""}
   *[other] {" "}· from your hand (no undo)
}
nusfjord-detail-affordable = { $count ->
    [one] 1 to choose from
   *[other] { $count } to choose from
}
    .step = {""}
nusfjord-detail-ships = { $ships }
    .step = {""}
nusfjord-detail-only_building = { $building }: { nusfjord-noun-cost } · { $points } VP
    .step = { nusfjord-noun-cost } · { $points } VP
    .least = { nusfjord-noun-cost } · { $points } VP
nusfjord-detail-only_star_building = { $building }: { nusfjord-noun-cost } · ★ { $points } VP now
    .step = { nusfjord-noun-cost } · ★ { $points } VP now
    .least = { nusfjord-noun-cost } · ★ { $points } VP
nusfjord-detail-only_ship = { $ship }: { nusfjord-detail-ship }
    .step = { nusfjord-detail-ship }
    .least = { nusfjord-noun-cost }
nusfjord-detail-stacks = { $count ->
    [one] 1 to choose from
   *[other] { $count } to choose from
}{ $plates ->
    [0] ; none can be used at once (no fish on the Banquet Table)
   *[other] ; you may use the one you take at once, if possible
}
    .step = {""}
nusfjord-detail-forests = +{ nusfjord-noun-forests }{ $points ->
    [0] {""}
   *[other] {" "}on 2 spaces (+{ $points } VP)
}
    .least = +{ nusfjord-noun-forests }
nusfjord-noun-forests = { $strips ->
    [one] 1 forest
   *[other] { $strips } forests
}
nusfjord-noun-plates = { $plates ->
    [0] {""}
    [one] (last plate)
   *[other] (1 of { $plates } plates)
}
nusfjord-detail-effect = { $elder_text }
    .label = { $idle ->
        [0] { nusfjord-noun-plates }
       *[other] (no effect now)
    }
nusfjord-noun-follows = { $does_id ->
    [build_ship] { $thing } { nusfjord-noun-price }
    [build_building] { $thing } { nusfjord-noun-price }
    [buy_shares] { nusfjord-noun-shares }
    [serve_fish] { $count ->
        [one] 1 plate
       *[other] { $count } plates
    } for { $fish } fish
   *[exchange] for { nusfjord-noun-goods }
}
nusfjord-detail-follows = by itself then: { nusfjord-noun-follows }
    .least = { nusfjord-noun-follows }
nusfjord-detail-effect_follows = { $does_id ->
    [serve_fish] { $elder_text } Now:
   *[other] Now:
} { nusfjord-noun-follows }
    .label = { nusfjord-noun-plates }
    .least = { nusfjord-noun-follows }
nusfjord-detail-effect_follows_next = { nusfjord-detail-effect_follows }, then { nusfjord-noun-next }
    .label = { nusfjord-noun-plates }
    .least = { nusfjord-noun-follows } …
nusfjord-detail-effect_with_loss = { $elder_text }
    .label = { $plates ->
        [0] ({ nusfjord-noun-lost })
        [one] (last plate; { nusfjord-noun-lost })
       *[other] (1 of { $plates } plates; { nusfjord-noun-lost })
    }
nusfjord-detail-given_up_follows = the action is lost; by itself then: { nusfjord-noun-follows }
    .least = { nusfjord-noun-follows }
    .sure = “{ $action }” costs you nothing, and you lose it. By itself then: { nusfjord-noun-follows }.
nusfjord-detail-blocked = Taken by { $seats }{ $copy_id ->
    [possible] {" "}(can be copied)
   *[other] {""}
}: { $actions }
nusfjord-detail-last_round = The last round
nusfjord-detail-no_room_for_forest = Every space splits a double space that still has room for forests; it doesn't matter which
nusfjord-detail-room_for_forest = On { $spaces }, you keep every double space for forests
nusfjord-detail-price = costs { nusfjord-noun-goods }
    .least = { nusfjord-detail-price }
nusfjord-detail-ship = { nusfjord-noun-cost } · haul { $haul } · { $points } VP
    .least = { nusfjord-noun-cost }
nusfjord-detail-ship_for_less = { nusfjord-noun-for_less } · haul { $haul } · { $points } VP
    .least = { nusfjord-noun-cost }
nusfjord-detail-plates = { $fish } fish, +{ $gold } gold
    .least = { nusfjord-detail-plates }
nusfjord-detail-plates_with_wood = { nusfjord-detail-plates }, { $wood ->
    [0] no room for wood
   *[other] +{ $wood } wood
}
    .least = { nusfjord-detail-plates_with_wood }
nusfjord-detail-plates_with_loss = { nusfjord-detail-plates }{ $wood ->
    [0] {""}
   *[other] , +{ $wood } wood
} · { nusfjord-noun-lost }
    .least = { nusfjord-detail-plates_with_loss }
nusfjord-detail-plates_next = { nusfjord-detail-plates } · by itself then: { nusfjord-noun-next }
    .least = { nusfjord-detail-plates } …
nusfjord-detail-swap = { nusfjord-noun-goods } → { nusfjord-noun-got }{ $free ->
    [1] {" "}(without a worker)
   *[other] {""}
}
    .least = { nusfjord-detail-swap }
nusfjord-detail-swap_with_loss = { nusfjord-detail-swap } · { nusfjord-noun-lost }
    .least = { nusfjord-noun-goods } → { nusfjord-noun-got }, { nusfjord-noun-lost_in_short }
nusfjord-detail-swap_next = { nusfjord-detail-swap }{ $lost ->
    [0] {""}
   *[other] {" "}· { nusfjord-noun-lost }
} · by itself then: { nusfjord-noun-next }
    .least = { nusfjord-noun-goods } → { nusfjord-noun-got } …
nusfjord-detail-sale = +{ $gold } gold
nusfjord-detail-from_supply = and { $amount } { nusfjord-noun-good } from the supply
nusfjord-detail-elder_fish = { $fish } fish on this elder
nusfjord-detail-elder_unused = the elder's action is lost
    .sure = After your last turn, no worker can use the { $elder } anymore.
nusfjord-detail-owed = { $shares ->
    [one] 1 share without fish
   *[other] { $shares } shares without fish
}
nusfjord-detail-strips = { $strips ->
    [one] the only one{ $loss ->
        [0] , frees 2 building spaces
       *[other] { nusfjord-noun-freed }
    }
   *[other] { $strips } stacked
}
    .least = { $strips ->
        [one] frees 2 spaces{ $loss ->
            [0] {""}
           *[other] {" "}(−{ $loss } VP each)
        }
       *[other] { $strips } stacked
    }

nusfjord-detail-given_up = the action is lost
    .sure = “{ $action }” costs you nothing, and you lose it.

# -- why a choice is refused; the rule number is added behind -------------------------------------------------
nusfjord-reason-answer_first = Another decision comes first: answer it with one of its buttons.
nusfjord-reason-one_worker_a_turn = You have placed your worker; now you can only use buildings or end the turn.
nusfjord-reason-unknown_action = There is no action called “{ $action }”; pick one of the suggestions.
nusfjord-reason-space_blocked = This space is taken for this round{ $seats ->
    [0] {""}
   *[other] {" "}by { $seats }
}{ $copy_id ->
    [possible] ; you can copy it with the Imitation tile.
   *[other] ; choose another space.
}
nusfjord-reason-copy_not_blocked = { $action } still has room, and only full spaces can be copied; place your worker there.
nusfjord-reason-imitation_taken = The space that could copy { $action } already has a worker; choose another space.
nusfjord-reason-no_imitation = { $action } can't be copied: there is no Imitation tile with this number of players.
nusfjord-reason-reserve_empty = Your Reserve is empty, so there is nothing to move.
nusfjord-reason-plates_full = All plates are filled; they become empty when elders are used.
nusfjord-reason-plate_too_dear = The next plate costs { $fish } fish, and you have fewer.
nusfjord-reason-too_many_plates = You can fill { $most ->
    [one] 1 plate
   *[other] { $most } plates
} at most.
nusfjord-reason-no_building_possible = There is no building that you can both pay for and place.
nusfjord-reason-no_free_space = You have no free building space; fell the last forest of a double space to get two.
nusfjord-reason-unknown_building = There is no building called “{ $building }”; pick one of the suggestions.
nusfjord-reason-building_not_offered = { $building } is neither on display nor in your hand.
nusfjord-reason-building_too_dear = { $building } costs more than you have: you are { nusfjord-noun-goods } short.
nusfjord-reason-no_place_double = { $building } needs a free double space.
nusfjord-reason-no_place_track = { $building } needs 3 free spaces on your Fishing track.
nusfjord-reason-no_place_forest = { $building } needs a double space with forest and without a building.
nusfjord-reason-too_dear_with_other = With this player's haul, { $building } costs more than you have.
nusfjord-reason-cannot_pay_so = You can't pay { $amount } { nusfjord-noun-good } that way from supply and Reserve; choose one of the amounts offered.
nusfjord-reason-site_not_free = { $building } can't be placed on { $site }; choose one of the free spaces.
nusfjord-reason-site_built = { $building } already lies on { $site }.
nusfjord-reason-site_forest = There is still forest on { $site }: you can build there once its last forest is gone.
nusfjord-reason-no_unissued_share = All your shares have been issued.
nusfjord-reason-no_share_for_sale = There is no newly issued share to buy.
nusfjord-reason-shares_too_dear = All shares together cost { $gold } gold, and you have less; you can't buy only some of them.
nusfjord-reason-no_forest = You have no forest.
nusfjord-reason-forests_kept = Your forests stand under a building and can't be removed.
nusfjord-reason-forest_kept = The forest on { $double } stands under a building and can't be removed.
nusfjord-reason-no_forest_there = There is no forest on { $double }.
nusfjord-reason-wood_full = Your wood supply is full, so thinning out would gain nothing.
nusfjord-reason-no_free_double = You have no free double space for forests.
nusfjord-reason-double_not_free = The double space { $double } is not free.
nusfjord-reason-unknown_ship = There is no ship called “{ $ship }”; there are sloop, cutter and schooner.
nusfjord-reason-ship_gone = No { nusfjord-noun-ship } is left on the supply board.
nusfjord-reason-ship_too_long = A { nusfjord-noun-ship } doesn't fit on your Fishing track anymore.
nusfjord-reason-ship_too_dear = You can't afford a { nusfjord-noun-ship }: you are { nusfjord-noun-goods } short.
nusfjord-reason-no_ship_left = No ships are left on the supply board.
nusfjord-reason-no_room_on_track = No remaining ship fits on your Fishing track.
nusfjord-reason-no_ship_affordable = You can't afford any ship that still fits.
nusfjord-reason-council_full = Your council already has five elders.
nusfjord-reason-no_elder_left = No elders are left to take.
nusfjord-reason-elder_covered = The { $elder } lies under another elder; only the top ones can be taken.
nusfjord-reason-elder_not_there = The { $elder } is not on the supply board.
nusfjord-reason-unknown_elder = There is no elder called “{ $elder }”; pick one of the suggestions.
nusfjord-reason-not_your_elder = The { $elder } isn't in your council.
nusfjord-reason-elder_occupied = There is already a worker on the { $elder }.
nusfjord-reason-table_empty = There is no fish on the Banquet Table for the { $elder }; serve fish first.
nusfjord-reason-elder_without_effect = The { $elder } couldn't do anything for you now.
nusfjord-reason-elder_needs_fish = You can use the { $elder } only if you serve fish first.
nusfjord-reason-too_many_plates_before = You can't serve that many plates and still use the { $elder }.
nusfjord-reason-feed_elder_first = Your haul is too small for all your elders: choose who gets { $fish ->
    [one] the last fish
   *[other] the next of { $fish } fish
}.
nusfjord-reason-pay_holder_first = Your haul is too small for all holders of your shares: choose who gets { $fish ->
    [one] the last fish
   *[other] the next of { $fish } fish
}.
nusfjord-reason-order_first = Several effects are waiting; say which one comes next.
nusfjord-reason-card_cannot = { $source } does not allow this now; choose one of its answers.
nusfjord-reason-card_must_act = You have to carry out at least one part of the card, and this is the last that you can.
nusfjord-reason-card_not_optional = You can't decline this part of the card.
nusfjord-reason-not_your_building = { $building } isn't in your harbor.
nusfjord-reason-no_free_use = { $building } can't be used like that.
nusfjord-reason-used_already = You have already used { $building }; it works only once.
nusfjord-reason-use_not_now = { $building } has nothing to work with now, or using it would leave you without a legal answer.
nusfjord-reason-use_waits = You can use { $building } as soon as you have answered this.
nusfjord-reason-return_match_needs_two = A return match is for exactly two players.
nusfjord-reason-campaign_is_solo = The campaign is for one player.
nusfjord-reason-mixed_needs_single_game = A return match and a campaign are played with one deck, not with a mixed display.
nusfjord-reason-advanced_is_solo = Three colors of workers are for the solo game only.

# -- what one keeps from campaign to campaign (V5, Q37)
nusfjord-kept-rank_basic = campaign rank { $value } (two colors of workers)
nusfjord-kept-rank_advanced = campaign rank { $value } (three colors of workers)

# -- parts of the table to look at alone
nusfjord-part-board = Action board
nusfjord-part-buildings_a = A buildings on display
nusfjord-part-buildings_b = B buildings on display
nusfjord-part-buildings_c = C buildings on display
nusfjord-part-elders = Elders on the supply board
nusfjord-part-harbour = Harbor of { $name }
