# Montego Bay: what the game says. Events of a seat follow the player's name; the others are whole sentences.
montego_bay-title = Montego Bay
montego_bay-summary = Send your dock workers around the warehouses and have the most barrels aboard when the ships sail. For { FIGURE("meta.min_players") } to { FIGURE("meta.max_players") } players.
montego_bay-house = Some figures on ships and warehouses are our own, as the rulebook shows them only in pictures.
montego_bay-command = montego
    .new = Open a table of Montego Bay
    .challenge = Post a challenge in Montego Bay
    .description = Make your choices in a game of Montego Bay

# -- slash commands -------------------------------------------------------------------------------------------
montego_bay-verb-colour = color
    .description = Choose your color
montego_bay-verb-figure = figure
    .description = Choose your third dock worker (two players)
montego_bay-verb-hire = hire
    .description = Ask for Lazy Jack
montego_bay-verb-pass = pass
    .description = Leave Lazy Jack to the others this round
montego_bay-verb-place = place
    .description = Put Lazy Jack next to one of your dock workers
montego_bay-verb-card = card
    .description = Play a movement card for a dock worker, or change the one you played
montego_bay-verb-done = done
    .description = Keep your movement cards as they are
montego_bay-verb-load = load
    .description = Load everything that fits onto one ship
montego_bay-verb-split = split
    .description = Load only some of the barrels onto a ship, the rest elsewhere
montego_bay-verb-remove = remove
    .description = Take broken barrels back from a ship

montego_bay-argument-colour = color
    .description = Blue, yellow, orange or green
montego_bay-argument-figure = figure
    .description = A dock worker of a color nobody plays
montego_bay-argument-worker = worker
    .description = Your big, small or third dock worker, or Lazy Jack
montego_bay-argument-card = card
    .description = The value of the movement card
montego_bay-argument-ship = ship
    .description = A ship in the harbor
montego_bay-argument-number = number
    .description = How many barrels

# -- table options --------------------------------------------------------------------------------------------
montego_bay-setting-tavern_setback = A dock worker with no free space outside the tavern
    .name = doorstep
    .description = What happens to a dock worker who finds no free space on the way out of the tavern
montego_bay-value-tavern_setback-stay = stays inside
montego_bay-value-tavern_setback-walk_on = goes on backward around the warehouses
montego_bay-setting-colours = Colors
    .name = colors
    .description = Whether everybody chooses a color or colors are dealt, so you can start right away
montego_bay-value-colours-chosen = everybody chooses
montego_bay-value-colours-dealt = dealt at random

montego_bay-phase-setup = Setup
montego_bay-phase-hire = Hire Lazy Jack
montego_bay-phase-cards = Choose movement cards
montego_bay-phase-load = Fetch barrels and load ships
montego_bay-phase-end = End of the game

# -- names that are not in the data file ----------------------------------------------------------------------
montego_bay-name-big = big dock worker
montego_bay-name-small = small dock worker
montego_bay-name-third = third dock worker
montego_bay-name-jack = Lazy Jack
# What the data file calls otherwise than sentences do.
montego_bay-name-blue_big =
    .instead = Big blue
montego_bay-name-blue_small =
    .instead = Small blue
montego_bay-name-yellow_big =
    .instead = Big yellow
montego_bay-name-yellow_small =
    .instead = Small yellow
montego_bay-name-orange_big =
    .instead = Big orange
montego_bay-name-orange_small =
    .instead = Small orange
montego_bay-name-green_big =
    .instead = Big green
montego_bay-name-green_small =
    .instead = Small green

montego_bay-category-full_ships = Full ships
montego_bay-category-last_barrels = Last barrels
montego_bay-category-cast_off_ships = Ships cast off
montego_bay-category-last_ships = Last ships
montego_bay-category-tavern = Tavern

# -- parts of the sentences below; each reads its sentence's arguments ------------------------------------------
montego_bay-noun-figure = { $size_id ->
    [jack] Lazy Jack
   *[other] the { $size_id ->
        [big] big
       *[other] small
    } { $colour_id ->
        [blue] blue
        [yellow] yellow
        [orange] orange
       *[green] green
    } dock worker
}
montego_bay-noun-worker = { $size_id ->
    [jack] Lazy Jack
   *[other] { $size_id ->
        [big] big
       *[other] small
    } { $colour_id ->
        [blue] blue
        [yellow] yellow
        [orange] orange
       *[green] green
    } worker
}
montego_bay-noun-One = { $size_id ->
    [jack] Lazy Jack
   *[other] The { montego_bay-noun-worker }
}
montego_bay-noun-one = { $size_id ->
    [jack] Lazy Jack
   *[other] the { montego_bay-noun-worker }
}
montego_bay-noun-barrels = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
montego_bay-noun-left = { $left ->
    [one] 1 barrel
   *[other] { $left } barrels
}
montego_bay-noun-room = { $barrels ->
    [0] { $broken ->
        [0] { $coins ->
            [0] nothing
           *[other] {""}
        }
       *[other] {""}
    }
    [one] 1 barrel
   *[other] { $barrels } barrels
}{ $broken ->
    [0] {""}
   *[other] { $barrels ->
        [0] {""}
       *[other] {" + "}
    }{ $broken } broken
}{ $coins ->
    [0] {""}
   *[other] { $barrels ->
        [0] { $broken ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}

# -- events ---------------------------------------------------------------------------------------------------
montego_bay-event-colour_chosen = play{ s } { $colour_id ->
    [blue] blue
    [yellow] yellow
    [orange] orange
   *[green] green
}
montego_bay-event-third_figure = get{ s } { montego_bay-noun-figure } as well
montego_bay-event-warehouses_dealt = The warehouses stand ready.
montego_bay-event-tiles_laid = Order of the dock workers: { $order }.
montego_bay-event-order_drawn_anew = The second stack of ships was opened, so the order is drawn anew.
montego_bay-event-ships_arrived = At the piers: { $ships }.
montego_bay-event-round_began = Round { $round } begins.
montego_bay-event-last_round = This round is the last one.
montego_bay-event-no_more_ships = No more ships will come: once only { FIGURE("constants.end_harbour") } are left in the harbor, that round is the last one.
montego_bay-event-jack_idle = Nobody hires Lazy Jack.
montego_bay-event-jack_wanted = ask{ s } for Lazy Jack
montego_bay-event-jack_hired = hire{ s } him for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
montego_bay-event-jack_placed = put{ s } Lazy Jack next to { montego_bay-noun-figure } ({ $place })
montego_bay-event-moved = move{ s } { montego_bay-noun-one } { $card ->
    [one] 1 space
   *[other] { $card } spaces
} to { $place }
montego_bay-event-set_back = play{ s } a { $card } for { montego_bay-noun-one } (set back from { $landing } to { $place })
montego_bay-event-stayed = { montego_bay-noun-One } finds no free space with a { $card } and stays ({ $place }).
montego_bay-event-pushed = { montego_bay-noun-One } is pushed across to { $place }.
montego_bay-event-room_emptied = work{ s } at { $space } with { montego_bay-noun-one }
    .one = at { $space } with { montego_bay-noun-one }
    .all = work{ s } { $items }
montego_bay-event-loaded = load{ s } { montego_bay-noun-barrels } onto the { $ship }
    .one = { montego_bay-noun-barrels } onto the { $ship }
    .all = load{ s } { $items }
montego_bay-event-barrels_taken_back = take{ s } { montego_bay-noun-barrels } back from the { $ship }
montego_bay-event-barrels_to_tavern = leave{ s } { montego_bay-noun-barrels } in the tavern
montego_bay-event-barrels_lapsed = { is } { montego_bay-noun-barrels } short
montego_bay-event-coins_taken = take{ s } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
montego_bay-event-no_coins_left = get{ s } no coins, as none are left
montego_bay-event-ship_sailed = { $why_id ->
    [full] The { $ship } is full and sails.
    [cast_off] The { $ship } casts off from pier 1.
   *[end] The { $ship } is scored at the end.
}
montego_bay-event-ship_scored = get{ s } { $points } VP{ $extra ->
    [0] {""}
   *[other] { $points ->
        [1] {" "}(for the last barrel)
       *[other] {" "}({ $extra } of them for the last barrel)
    }
}
montego_bay-event-ship_arrived = The { $ship } comes to pier { $pier }.
montego_bay-event-pilot_left = The pilot boat leaves.
montego_bay-event-tiles_moved = The order moves on: { montego_bay-noun-figure } goes first next.
montego_bay-event-game_ended = The stacks of ships are used up: the game is over.
montego_bay-event-tavern_scored = get{ s } { $points } VP for { montego_bay-noun-barrels } in the tavern

# -- questions; `.short` follows "Name: " -----------------------------------------------------------------------
montego_bay-ask-colour = Which color do you play?
    .short = choose a color
    .ways = color and third dock worker
montego_bay-ask-third_figure = Which dock worker is your third?
    .short = choose a third dock worker
    .ways = your third dock worker, and what follows
montego_bay-ask-hire = Hire Lazy Jack for { $cost } of your { $coins } coins?
    .short = hire Lazy Jack or not
montego_bay-ask-place_jack = Next to which worker do you put Lazy Jack?
    .short = place Lazy Jack
    .ways = Lazy Jack, and your cards
montego_bay-ask-cards = Which movement cards do you play ({ $missing } to go)?
    .short = play movement cards
    .ways = { $missing ->
        [1] your last card, then done
        [2] two cards, then done
       *[other] two cards at once
    }
montego_bay-ask-cards_done = Keep these cards, or swap one?
    .short = confirm the movement cards
    .ways = swap a card, then done
montego_bay-ask-load = Where do you load { montego_bay-noun-left } ({ montego_bay-noun-worker })?
    .short = load { montego_bay-noun-left }
    .step = { $choice } ({ montego_bay-noun-worker })
    .ways = { $verb ->
        [load] load
        [split] split
       *[other] load or split
    } { montego_bay-noun-left } ({ montego_bay-noun-worker })
montego_bay-ask-remove = Which ship do you take { montego_bay-noun-left } back from?
    .short = take back { montego_bay-noun-left }
    .ways = take barrels back, and what follows

# -- buttons --------------------------------------------------------------------------------------------------
montego_bay-choice-colour = { $arg1 }
    .group = Choose a color
montego_bay-choice-figure = { $id1 ->
    [blue_big] Big blue
    [blue_small] Small blue
    [yellow_big] Big yellow
    [yellow_small] Small yellow
    [orange_big] Big orange
    [orange_small] Small orange
    [green_big] Big green
    [green_small] Small green
   *[other] { $arg1 }
}
    .group = Choose a dock worker
montego_bay-choice-hire = Ask for Lazy Jack
    .group = Lazy Jack
montego_bay-choice-pass = Not this round
    .group = Lazy Jack
montego_bay-choice-place = { $id1 ->
    [big] Next to the big dock worker
    [small] Next to the small dock worker
    [third] Next to the third dock worker
   *[other] { $arg1 }
}
    .group = Place Lazy Jack
montego_bay-choice-card = { $id1 ->
    [big] Big worker: card { $id2 }
    [small] Small worker: card { $id2 }
    [third] Third worker: card { $id2 }
   *[jack] Lazy Jack: card { $id2 }
}
    .group = Play or change a card
    .each = { $id1 ->
        [big] Big worker
        [small] Small worker
        [third] Third worker
       *[jack] Lazy Jack
    }
    .row = { $id1 ->
        [big] Big { $id2 }
        [small] Small { $id2 }
        [third] Third { $id2 }
       *[jack] Jack { $id2 }
    }
montego_bay-choice-done = Done, keep these cards
    .group = Done
    .row = {""}
montego_bay-noun-number = { $id2 ->
    [one] 1 barrel
   *[other] { $id2 } barrels
}
montego_bay-choice-load = { $arg1 }: { montego_bay-noun-number }
    .answer = { $arg1 }: { $id2 }
    .row = { $arg1 }: { $id2 }
    .step = { $arg1 } { $id2 }
    .group = The whole load onto one ship
montego_bay-choice-split = { $arg1 }: only { montego_bay-noun-number }
    .answer = { $arg1 }: only { $id2 }
    .group = Only some of the barrels …
    .row = { $arg1 }: { $id2 }
    .step = { $arg1 } { $id2 }
montego_bay-choice-remove = Take { $id2 } from the { $id1 ->
    [pilot_boat] pilot boat
   *[other] { $arg1 }
}
    .group = Take barrels back

# -- small print ----------------------------------------------------------------------------------------------
montego_bay-detail-third_figure = { $seats ->
    [0] the other player
   *[other] { $seats }
} gets { montego_bay-noun-standing }
montego_bay-detail-hire = { $left ->
    [0] if you get him, you have no coins left; if not, you pay nothing
    [one] if you get him, you have 1 coin left; if not, you pay nothing
   *[other] if you get him, you have { $left } coins left; if not, you pay nothing
}
    .least = { $left ->
        [0] with him you have no coins left
        [one] with him you have 1 coin left
       *[other] with him you have { $left } coins left
    }
montego_bay-detail-place = { $place }
montego_bay-detail-card = { $space }: { montego_bay-noun-room }
    .step = { montego_bay-noun-slot } { montego_bay-detail-card }
    .least = { montego_bay-detail-card }
montego_bay-detail-card_set_back = { $as_it_stands ->
    [0] back to { montego_bay-detail-card }
   *[other] { $landing } and the space opposite are taken: as it stands, back to { montego_bay-detail-card }
}
    .step = { montego_bay-noun-slot } { montego_bay-noun-back }
    .least = { montego_bay-noun-back }
montego_bay-noun-back = { $as_it_stands ->
    [0] back to { montego_bay-detail-card }
   *[other] { montego_bay-noun-as_it_stands }
}
montego_bay-noun-as_it_stands = likely { $space_id ->
    [left_tavern] in the tavern
    [right_tavern] in the tavern
   *[other] { montego_bay-detail-card }
}
montego_bay-detail-card_stays = { $as_it_stands ->
    [0] { montego_bay-noun-stays }
   *[other] { $landing } and the space opposite are taken: as it stands, { montego_bay-noun-stays }
}
    .step = { montego_bay-noun-slot } { montego_bay-noun-stays_there }
    .least = { montego_bay-noun-stays_there }
montego_bay-noun-stays_there = { $as_it_stands ->
    [0] { montego_bay-noun-stays }
   *[other] { montego_bay-noun-as_it_stands }
}
montego_bay-noun-stays = { $space_id ->
    [left_tavern] stays in the tavern
    [right_tavern] stays in the tavern
   *[other] stays at { montego_bay-detail-card }
}
montego_bay-noun-standing = { $by_id ->
    [blue_big] big blue
    [blue_small] small blue
    [yellow_big] big yellow
    [yellow_small] small yellow
    [orange_big] big orange
    [orange_small] small orange
    [green_big] big green
    [green_small] small green
   *[other] { $by }
}
montego_bay-detail-card_occupied = { montego_bay-detail-card } (occupied: { montego_bay-noun-standing })
    .step = { montego_bay-noun-slot } { montego_bay-detail-card }, occupied
    .least = { montego_bay-detail-card }, occupied
montego_bay-noun-slot = { $slot_id ->
    [big] big
    [small] small
    [third] third
   *[jack] Lazy Jack
}
montego_bay-detail-order = Order: { $order }
montego_bay-detail-laid = your cards now: { $big ->
    [0] {""}
   *[other] big worker { $big }
}{ $small ->
    [0] {""}
   *[other] { $big ->
        [0] {""}
       *[other] {", "}
    }small worker { $small }
}{ $third ->
    [0] {""}
   *[other] { montego_bay-noun-after_cards }third worker { $third }
}{ $jack ->
    [0] {""}
   *[other] { $third ->
        [0] { montego_bay-noun-after_cards }
       *[other] {", "}
    }Lazy Jack { $jack }
}
montego_bay-noun-after_cards = { $big ->
    [0] { $small ->
        [0] {""}
       *[other] {", "}
    }
   *[other] {", "}
}
montego_bay-detail-load = then { $mine } yours, { $free } free{ $last ->
    [0] {""}
   *[other] , counts at the end ({ $points } VP as it stands then)
}
    .brief = { $last ->
        [0] → { $mine } yours, { $free } free
       *[other] → stands at { $points } VP
    }
    .step = { $arg1 } { $mine } yours, { $free } free{ montego_bay-noun-at_the_end }
    .least = { $arg1 } { $mine } yours{ montego_bay-noun-at_the_end }
montego_bay-noun-at_the_end = { $last ->
    [0] {""}
   *[other] , at { $points } VP
}
montego_bay-detail-load_sails = { montego_bay-detail-load }, sails this round ({ $points } VP as it stands then)
    .brief = → sails at { $points } VP
    .step = { $arg1 } { $mine } yours, { $free } free, sails at { $points } VP
    .least = { $arg1 } { $mine } yours, sails at { $points } VP
montego_bay-detail-load_fills = then full: { $points } VP{ $moves_up ->
    [0] {""}
   *[other] ; then the { $next_ship } sails this round
}{ $last ->
    [0] {""}
   *[other] ; that makes this round the last one
}
    .brief = → full: { $points } VP{ $moves_up ->
        [0] {""}
       *[other] , then { $next_ship } sails
    }{ $last ->
        [0] {""}
       *[other] , last round
    }
    .step = { $arg1 } full: { $points } VP{ $moves_up ->
        [0] {""}
       *[other] , { $next_ship } sails next
    }{ $last ->
        [0] {""}
       *[other] , last round
    }
    .least = { $arg1 } full: { $points } VP{ $last ->
        [0] {""}
       *[other] , last round
    }
montego_bay-detail-loads_next = { $first ->
    [0] {""}
   *[other] Loading after that:{" "}
}{ montego_bay-noun-standing } { $barrels }
montego_bay-detail-jack_does = Lazy Jack moves first, loads for you this round, and takes coins for you; broken barrels don't count for him
montego_bay-detail-remove = { $mine ->
    [0] none of yours stays aboard
    [one] 1 of yours stays aboard
   *[other] { $mine } of yours stay aboard
}

# -- why a choice is refused; the rule number follows -----------------------------------------------------------
montego_bay-reason-colour_taken = { $colour } is taken; choose another color.
montego_bay-reason-colour_first = Choose your color first.
montego_bay-reason-figure_taken = That dock worker belongs to another player ({ $figure }); choose one of the two colors nobody plays.
montego_bay-reason-third_figure_first = Choose your third dock worker first.
montego_bay-reason-hire_or_pass = First say whether you ask for Lazy Jack or not.
montego_bay-reason-jack_too_dear = Lazy Jack costs { $cost } coins, and you have { $coins }.
montego_bay-reason-bid_lies = You have already answered about Lazy Jack; to change that, take your answer back while others are still thinking.
montego_bay-reason-bids_open = It is already settled who hires Lazy Jack this round.
montego_bay-reason-cards_lie = Your cards are ready; to change them, take your answer back while others are still choosing.
montego_bay-reason-cards_open = The cards have been turned over; you play new ones next round.
montego_bay-reason-place_jack_first = Put Lazy Jack next to one of your own dock workers first.
montego_bay-reason-cards_missing = Each of your figures needs a card before you are done.
montego_bay-reason-choose_cards = It's time for movement cards: name one of your figures and a value from { $least } to { $most }.
montego_bay-reason-not_your_jack = { $seats ->
        [0] Lazy Jack works for somebody else this round.
       *[other] Lazy Jack works for { $seats } this round.
    }
montego_bay-reason-jack_not_hired = Nobody has hired Lazy Jack this round.
montego_bay-reason-no_third_figure = There is a third dock worker only in a game of two players.
montego_bay-reason-card_lies_there = The { $card } is already there; choose another value, or say that you are done.
montego_bay-reason-card_in_use = Lazy Jack and his companion share one set of cards, and its { $card } is in use; change the other card first.
montego_bay-reason-load_first = First load your barrels ({ $left } to go): name a ship and a number.
montego_bay-reason-pilot_boat = The pilot boat carries no barrels; choose another ship.
montego_bay-reason-ship_not_here = The { $ship } is not in the harbor; choose a ship at a pier.
montego_bay-reason-too_few_slots = The { $ship } has room for only { $free }; load fewer barrels there.
montego_bay-reason-too_few_barrels = You have only { $supply } in your supply; load fewer.
montego_bay-reason-too_many_barrels = You have only { $left } left to load.
montego_bay-reason-other_verb = At most { $most } fit there: “load” takes all of them, “split” takes fewer.
montego_bay-reason-remove_first = First take your broken barrels back ({ $left } to go): name a ship and a number.
montego_bay-reason-not_so_many_aboard = You have only { $mine } aboard the { $ship }; take fewer or choose another ship.
montego_bay-reason-too_many_removed = You have only { $left } left to take back.

# -- the whole board in words ---------------------------------------------------------------------------------
montego_bay-alt-status = { $round ->
    [0] { $phase }.
   *[other] Round { $round }, { $phase }.
}
montego_bay-alt-deciding = { $names } to decide.
montego_bay-alt-active = At work: { $figure }.
montego_bay-alt-jack = Lazy Jack works for { $name }.
montego_bay-alt-bank = Coins in the general supply: { $coins }.
montego_bay-alt-tiles = Order of the dock workers: { $order }.
montego_bay-alt-pier = Pier { $pier }: { $ship }
montego_bay-alt-pilot = no load
montego_bay-alt-ship = { $vp } VP, { $loaded } of { $capacity } slots taken
montego_bay-alt-barrels = { $name }: { $barrels } ({ $points } VP)
montego_bay-alt-stacks = Next ships: { $ships }.
montego_bay-alt-next = { $ship } ({ $vp } VP, { $capacity } slots){ $below ->
    [0] {""}
   *[other] {" "}and { $below } below
}
montego_bay-alt-no-stacks = No more ships will come.
montego_bay-alt-spaces = Spaces, clockwise:
    { $spaces }
montego_bay-alt-space = { $space }: { $barrels ->
        [0] {""}
        [one] 1 barrel
       *[other] { $barrels } barrels
    }{ $broken ->
        [0] {""}
       *[other] { $barrels ->
            [0] {""}
           *[other] {", "}
        }{ $broken ->
            [one] 1 broken barrel
           *[other] { $broken } broken barrels
        }
    }{ $coins ->
        [0] { $goods ->
            [0] nothing
           *[other] {""}
        }
       *[other] { $goods ->
            [0] {""}
           *[other] {", "}
        }{ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }
montego_bay-alt-standing = { $room } ({ $figure })
montego_bay-alt-seat = **{ $name } ({ $colour }): { $points } VP**
montego_bay-alt-seat-new = **{ $name }**
montego_bay-alt-goods = Coins { $coins }, barrels in supply { $supply }, aboard { $aboard }, in the tavern { $tavern }.
montego_bay-alt-worker = { $figure }: { $place }
montego_bay-alt-worker-card = { $figure }: { $place }, card { $card }

montego_bay-order-first_ship = load all I can onto the ship that leaves first
montego_bay-order-no_jack = never hire Lazy Jack
