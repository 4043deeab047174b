# Fleet: what the game says. Events of a seat follow the player's name; the others are whole sentences.
fleet_dice-title = Fleet: The Dice Game
fleet_dice-summary = A roll-and-write game about boats, licenses and a harbor full of fish. For { FIGURE("meta.min_players") } to { FIGURE("meta.max_players") } players.
fleet_dice-house = Box counts, capacities and some cards of the sheet are our own, as the rulebook does not print them.
fleet_dice-command = fleet
    .new = Open a table of Fleet: The Dice Game
    .challenge = Post a challenge in Fleet: The Dice Game
    .description = Make your choices in a game of Fleet: The Dice Game

# -- slash commands -------------------------------------------------------------------------------------------
fleet_dice-verb-die = die
    .description = Take a die from the pool
fleet_dice-verb-mark = mark
    .description = Mark the top open box of a section
fleet_dice-verb-use = use
    .description = Turn your die into coins or a star action
fleet_dice-verb-hex = hex
    .description = Fill a hex of the Seafood Buffet with your boat die
fleet_dice-verb-take = take
    .description = Take a boat or a license for a choice box
fleet_dice-verb-bonus = bonus
    .description = Choose your King Crab bonus
fleet_dice-verb-oyster = oyster
    .description = Choose a second fish or a coin for an oyster boat
fleet_dice-verb-reroll = reroll
    .description = Reroll the die you have just taken (Casino)
fleet_dice-verb-decline = decline
    .description = Decline a star action or a second use

fleet_dice-argument-face = face
    .description = The face of the die you want
fleet_dice-argument-section = section
    .description = Boat column, harbor ship or wharf building
fleet_dice-argument-way = way
    .description = What to do with the die
fleet_dice-argument-type = type
    .description = The boat type shown on the hex
fleet_dice-argument-what = what
    .description = Boat or license
fleet_dice-argument-bonus = bonus
    .description = What your points will be counted for
fleet_dice-argument-catch = catch
    .description = Second fish or coin

# -- table options --------------------------------------------------------------------------------------------
fleet_dice-setting-captains = Captain cards
    .name = captains
    .description = Everybody starts with a captain instead of a roll and has a bonus of their own
fleet_dice-value-captains-no = no
fleet_dice-value-captains-yes = yes (instead of the starting roll; everybody has a bonus of their own)
fleet_dice-setting-trophies = Trophy cards
    .name = trophies
    .description = A gold and a silver trophy to compete for; for 2 to 4 players
fleet_dice-value-trophies-no = no
fleet_dice-value-trophies-yes = yes (a gold and a silver one, worth points)

fleet_dice-phase-setup = Setup
fleet_dice-phase-boat = Boat phase
fleet_dice-phase-income = Income phase
fleet_dice-phase-fishing = Fishing phase
fleet_dice-phase-town = Town phase
fleet_dice-phase-end = End of the game

# -- names the data file does not give ------------------------------------------------------------------------
fleet_dice-name-coins3 = 3 coins
fleet_dice-name-harbor = Harbor
fleet_dice-name-wharf = Wharf
fleet_dice-name-market = Market
fleet_dice-name-coin = Coin
fleet_dice-name-recycle = Recycling
fleet_dice-name-license = License
fleet_dice-name-full_boats = Full boats

# What else sections are called where something is told or looked up, separated by semicolons.
fleet_dice-name-shrimp =
    .also = Shrimp license; Shrimp license level 1; Shrimp license level 2; Shrimp license level 3; Shrimp boat; Shrimp die
fleet_dice-name-cod =
    .also = Cod license; Cod license level 1; Cod license level 2; Cod license level 3; Cod boat; Cod die
fleet_dice-name-lobster =
    .also = Lobster license; Lobster license level 1; Lobster license level 2; Lobster license level 3; Lobster boat; Lobster die
fleet_dice-name-swordfish =
    .also = Swordfish license; Swordfish license level 1; Swordfish license level 2; Swordfish license level 3; Swordfish boat; Swordfish die
fleet_dice-name-oyster =
    .also = Oyster license; Oyster license level 1; Oyster license level 2; Oyster license level 3; Oyster boat; Oyster die
fleet_dice-name-king_crab =
    .also = King Crab license; King Crab bonus; King Crab boat
fleet_dice-name-inuit =
    .also = Inuit boat

fleet_dice-category-fish = Fish
fleet_dice-category-boats = Boats
fleet_dice-category-licenses = Licenses
fleet_dice-category-buildings = Buildings
fleet_dice-category-bonus = Bonus

fleet_dice-title-0 = Bilge Rat
fleet_dice-title-35 = Deckhand
fleet_dice-title-45 = Net Mender
fleet_dice-title-55 = First Mate
fleet_dice-title-65 = Skipper
fleet_dice-title-75 = Legend of Ridback Bay

# -- nouns used by the sentences below; each reads the argument its sentence was given ------------------------
fleet_dice-noun-die = { $face_id ->
    [shrimp] shrimp die
    [cod] cod die
    [lobster] lobster die
    [swordfish] swordfish die
    [oyster] oyster die
    [coins3] 3-coin die
    [harbor] harbor die
    [wharf] wharf die
    [market] market die
   *[other] { $face } die
}
fleet_dice-noun-die-old = { $old_id ->
    [shrimp] shrimp die
    [cod] cod die
    [lobster] lobster die
    [swordfish] swordfish die
    [oyster] oyster die
    [coins3] 3-coin die
    [harbor] harbor die
    [wharf] wharf die
    [market] market die
   *[other] { $old } die
}
fleet_dice-noun-ruth = Captain Ruth { $how_id ->
    [shared] also uses
   *[other] takes
} the { fleet_dice-noun-die }
fleet_dice-noun-face = { $face_id ->
    [shrimp] shrimp
    [cod] cod
    [lobster] lobster
    [swordfish] swordfish
    [oyster] oyster
    [coins3] 3 coins
    [harbor] harbor
    [wharf] wharf
    [market] market
   *[other] { $face }
}
fleet_dice-noun-type = { $type_id ->
    [shrimp] shrimp
    [cod] cod
    [lobster] lobster
    [swordfish] swordfish
    [oyster] oyster
   *[other] { $type }
}
fleet_dice-noun-hexed = { $id1 ->
    [shrimp] shrimp
    [cod] cod
    [lobster] lobster
    [swordfish] swordfish
    [oyster] oyster
   *[other] { $arg1 }
}
fleet_dice-noun-bonus = { $bonus_id ->
    [fish] fish
    [buildings] finished buildings
    [licenses] licenses
    [full_boats] full boats
    [boats] launched boats
   *[other] { $bonus }
}

fleet_dice-noun-earning = { $why_id ->
    [income] collect{ s }
   *[other] earn{ s }
}

# -- events ---------------------------------------------------------------------------------------------------
fleet_dice-event-starting_player = take{ s } the first turn of the game
fleet_dice-event-captain_dealt = sail{ s } with { $captain }
fleet_dice-event-trophies_revealed = Two trophies can be won: “{ $gold }” in gold and “{ $silver }” in silver.
fleet_dice-event-start_rolled = { $face_id ->
    [coins3] roll{ s } 3 coins for the start (and roll{ s } again)
   *[other] roll{ s } { fleet_dice-noun-face } for the start
}
    .one = { $face_id ->
        [coins3] 3 coins (so once more)
       *[other] { fleet_dice-noun-face }
    }
    .all = roll{ s } { $items } for the start
    .revealed = dice were rolled
fleet_dice-event-round_began = Round { $round } begins.
fleet_dice-event-rolled = { $phase_id ->
    [boat] Boat phase, the pool: { $dice }.
    [town] Town phase, the pool: { $dice }.
   *[other] The pool: { $dice }.
}
    .revealed = dice were rolled
fleet_dice-event-drafted = take{ s } the { fleet_dice-noun-die }
fleet_dice-event-rerolled = reroll{ s } { $old_again ->
    [yes] it
   *[other] the { fleet_dice-noun-die-old }
} (now { fleet_dice-noun-face })
    .revealed = dice were rolled
fleet_dice-event-shared_die = The { fleet_dice-noun-die } is left for everyone.
fleet_dice-event-marked = mark{ s } { $section } { $box }
    .one = { $section } { $box }
    .all = mark{ s } { $items }
fleet_dice-event-launched = launch{ es } { $fleet_id ->
    [shrimp] shrimp boat { $boat }
    [cod] cod boat { $boat }
    [lobster] lobster boat { $boat }
    [swordfish] swordfish boat { $boat }
    [oyster] oyster boat { $boat }
    [king_crab] { $fleet } boat { $boat }
    [inuit] { $fleet } boat { $boat }
    [barge] the { $fleet }
   *[other] { $fleet_again ->
        [yes] vessel { $boat }
       *[other] { $fleet } { $boat }
    }
}
fleet_dice-event-licensed = activate{ s } { fleet_dice-noun-type } license level { $level }
fleet_dice-event-king_crab_licensed = activate{ s } the King Crab license
fleet_dice-event-bonus_taken = choose{ s } the King Crab bonus for { fleet_dice-noun-bonus }
fleet_dice-event-completed = complete{ s } { $section_again ->
    [yes] the building
   *[other] a building ({ $section })
}
fleet_dice-event-hex_filled = fill{ s } the { fleet_dice-noun-type } hex of the buffet ({ $filled ->
    [one] 1 hex so far
   *[other] { $filled } hexes so far
})
fleet_dice-event-recycled = recycle{ s } the die ({ $uses ->
    [one] first use
    [2] second use
    [3] third use
   *[other] use { $uses }
})
fleet_dice-event-earned = { $coins ->
    [0] { fleet_dice-noun-earning } no coins
    [one] { fleet_dice-noun-earning } 1 coin
   *[other] { fleet_dice-noun-earning } { $coins } coins
}{ $why_id ->
    [coin] {" "}with the die
    [coins3] {" "}with the die
    [market] {" "}at the market
    [income] {" "}(income)
    [license] {" "}for the second license
    [cod] {" "}for the launch
    [swordfish] {" "}after fishing
    [oyster] {" "}with the oyster boats
   *[other] {""}
}{ $stars ->
    [0] {""}
    [one] {" "}plus a star action
   *[other] {" "}plus { $stars } star actions
}
fleet_dice-event-star_used = use{ s } the star
fleet_dice-event-star_declined = decline{ s } a star action
fleet_dice-event-star_lost = lose{ s } a star action, as no box is open
fleet_dice-event-second_use_declined = decline{ s } the second use of the die
fleet_dice-event-private_fishing = go{ es } fishing alone
fleet_dice-event-caught = { $fish ->
    [0] {""}
   *[other] catch{ es } { $fish } fish
}
fleet_dice-event-oyster_filled = put{ s } { $fish } fish on oyster boat { $boat }
fleet_dice-event-oyster_swapped = put{ s } 1 fish on oyster boat { $boat }
fleet_dice-event-silver_won = win{ s } the silver trophy “{ $trophy }” ({ $points } VP)
fleet_dice-event-gold_won = win{ s } the gold trophy “{ $trophy }” ({ $points } VP)
fleet_dice-event-ruth_struck = { fleet_dice-noun-ruth } { $boxes ->
    [one] and strikes out the lowest box ({ $section })
   *[other] and strikes out the { $boxes } lowest boxes ({ $section })
}.
fleet_dice-event-ruth_struck_star = { fleet_dice-noun-ruth } and strikes out the star on coin box { $star }.
fleet_dice-event-ruth_passed = { fleet_dice-noun-ruth } and strikes out nothing.
fleet_dice-event-stones_moved = Captain Ruth's stones are now on { $wharf }, { $harbor } and { $boat }.
fleet_dice-event-game_ended = The game is over.

# -- questions; `.short` follows "Name: " ---------------------------------------------------------------------
fleet_dice-ask-draft = Which die do you take?
    .short = take a die
    .ways = take a die and use it at once
fleet_dice-ask-use_die = How do you use your { fleet_dice-noun-die }?
    .short = use the { fleet_dice-noun-die }
    .ways = use it, and what follows
fleet_dice-ask-use_shared_die = How do you use the shared { fleet_dice-noun-die }?
    .short = use the shared { fleet_dice-noun-die }
    .ways = use the shared die, too
    .step = shared die: { $choice }
fleet_dice-ask-second_use = How do you use the shrimp die a second time?
    .short = use the shrimp die again
    .ways = use it a second time, too
    .step = second use: { $choice }
    .button = { $verb ->
        [decline] Decline the second use
       *[other] { $choice }
    }
fleet_dice-ask-star = Where do you use your star action?
    .short = use a star action
    .ways = the star action, and what follows
    .step = ⭐ { $choice }
    .before = { $choice } (⭐ next)
    .button = { $verb ->
        [decline] Decline the star action
       *[other] { $choice }
    }
fleet_dice-ask-boat_or_license = Do you take a boat or a license ({ fleet_dice-noun-type })?
    .short = choose { fleet_dice-noun-type } boat or license
    .ways = boat or license, and what follows
fleet_dice-ask-bonus = Which King Crab bonus do you choose?
    .short = choose a King Crab bonus
    .ways = the bonus, and what follows
fleet_dice-ask-oyster = A fish or a coin for oyster boat { $boat } ({ $fish } of { $capacity } fish)?
    .short = oyster boat { $boat }, fish or coin
    .ways = fish or coin for each oyster boat

# -- buttons --------------------------------------------------------------------------------------------------
# With the word for it: a number stands before it, and would pass for the face of a die.
fleet_dice-choice-die = { $id1 ->
    [shrimp] Shrimp die
    [cod] Cod die
    [lobster] Lobster die
    [swordfish] Swordfish die
    [oyster] Oyster die
    [coins3] 3-coin die
    [harbor] Harbor die
    [wharf] Wharf die
    [market] Market die
   *[other] { $arg1 }
}
    .group = Take a die
    .told = {""}
fleet_dice-choice-mark = Mark { $arg1 }
    .group = Mark a box
    .step = mark { $arg1 }
fleet_dice-choice-use = { $id1 ->
    [coin] Use as a coin
    [coins3] Take the coins
    [market] Go to market
    [recycle] Recycle for a star action
   *[other] { $arg1 }
}
    .group = Other ways to use the die
    .sure = Used another way, the die pays more coins.
    .step = { $id1 ->
        [coin] use as a coin
        [coins3] take the coins
        [market] go to market
        [recycle] recycle for a star action
       *[other] { $arg1 }
    }
fleet_dice-choice-hex = Fill the { fleet_dice-noun-hexed } hex
    .group = Fill a buffet hex
    .step = fill the { fleet_dice-noun-hexed } hex
fleet_dice-choice-take = { $id1 ->
    [boat] Launch a boat
    [license] Activate a license
   *[other] { $arg1 }
}
    .group = Boat or license
fleet_dice-choice-bonus = { $text1 }
    .group = King Crab bonus
fleet_dice-choice-oyster = { $id1 ->
    [fish] Catch a second fish
    [coin] Take a coin instead
   *[other] { $arg1 }
}
    .group = Oyster boat
fleet_dice-choice-reroll = Reroll the die
    .group = Casino
fleet_dice-choice-decline = Decline
    .group = Skip
    .sure = It's lost for good.
    .step = decline

# -- small print ----------------------------------------------------------------------------------------------
fleet_dice-detail-box_plain = box { $box } of { $boxes }
    .least = { fleet_dice-detail-box_plain }
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-noun-at_once = { $coins ->
    [0] {""}
    [one] ; 1 coin{ fleet_dice-noun-stars }
   *[other] ; { $coins } coins{ fleet_dice-noun-stars }
}
fleet_dice-noun-coins_in_short = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ fleet_dice-noun-star_signs }
fleet_dice-noun-license_points = { $points ->
    [0] {""}
   *[other] , { $points } VP
}
fleet_dice-noun-license_gives = { $license_id ->
    [oyster_2] As level 1, but with room for { $room } fish.
    [oyster_3] As level 1, but with room for { $room } fish.
    [shrimp_3] Use a drafted shrimp die twice, then a star action.
    [swordfish_1] After each fishing: a star action, if you like.
    [swordfish_2] After each fishing: a star action, if you like, then { FIGURE("licenses.swordfish_2.amount") } coin.
    [swordfish_3] After each fishing: up to two star actions in turn.
   *[other] { $license_text }
}
# In a row of steps, where a longer text would be cut.
fleet_dice-noun-license_in_short = { $license_id ->
    [shrimp_1] Shrimp die as any boat
    [shrimp_2] As level 1, then a ⭐
    [shrimp_3] As level 1 twice, then ⭐
    [cod_1] { FIGURE("licenses.cod_1.amount") } coin per launch
    [cod_2] { FIGURE("licenses.cod_2.amount") } coins per launch
    [cod_3] { FIGURE("licenses.cod_3.amount") } coins per launch
    [lobster_1] Income +{ FIGURE("licenses.lobster_1.amount") }
    [lobster_2] Income +{ FIGURE("licenses.lobster_2.amount") }
    [lobster_3] Income +{ FIGURE("licenses.lobster_3.amount") }
    [swordfish_1] A ⭐ after fishing
    [swordfish_2] ⭐, 1 coin after fishing
    [swordfish_3] { FIGURE("licenses.swordfish_3.star_actions") } ⭐ after fishing
    [oyster_1] Coin for the 2nd fish
    [oyster_2] Room for { $room } fish
    [oyster_3] Room for { $room } fish
   *[other] { $license_text }
}
fleet_dice-noun-building_in_short = { $id1 ->
    [barge] 1 fish per full boat
    [casino] Reroll your die
    [buffet] Boat dice fill hexes
    [recycling] { FIGURE("wharf.recycling.uses") } dice can be ⭐
    [cannery] Income +{ FIGURE("wharf.cannery.coins_per_full_boat") } per full boat
   *[other] { $text1 }
}
# Plans of earlier versions say neither room nor points.
fleet_dice-noun-boat = boat{ $room ->
    [0] { $points ->
        [0] {""}
       *[other] {" "}without fish
    }
   *[other] {" "}for { $room } fish
}{ fleet_dice-noun-license_points }
# Plans of earlier versions don't say which level.
fleet_dice-detail-box_license = box { $box } of { $boxes }, license{ $level ->
    [0] {""}
   *[other] {" "}level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }. { fleet_dice-noun-license_gives }
}
    .step = box { $box } of { $boxes }, license{ $level ->
        [0] {""}
       *[other] {" "}level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }
    }
    .effect = { $level ->
        [0] {""}
       *[other] { fleet_dice-noun-license_gives }
    }
    .in_short = { $level ->
        [0] {""}
       *[other] { fleet_dice-noun-license_in_short }
    }
    .least = license{ $level ->
        [0] {""}
       *[other] {" "}level { $level }
    }
fleet_dice-detail-box_king_crab = box { $box } of { $boxes }, license for { $points } VP and a bonus
    .least = license and a bonus
fleet_dice-detail-box_boat = box { $box } of { $boxes }, { fleet_dice-noun-boat }{ fleet_dice-noun-at_once }
    .least = { fleet_dice-noun-boat }
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-box_choice = box { $box } of { $boxes }, boat or license
    .least = boat or license
fleet_dice-detail-box_fishing = box { $box } of { $boxes }, your boats fish at once
    .least = your boats fish at once
fleet_dice-detail-box_activation = box { $box } of { $boxes }, switches on the effect
    .least = switches on the effect
fleet_dice-detail-box_toward = box { $box } of { $boxes }, { $points } VP when complete
    .least = { $points } VP when complete
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-box_completes = box { $box } of { $boxes }, completes it{ $points ->
    [0] {""}
   *[other] {" "}for { $points } VP
}
    .least = completes it
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-take_boat = room for { $room } fish, { $points } VP{ fleet_dice-noun-at_once }
    .least = { $points } VP{ $coins ->
        [0] {""}
       *[other] ; { fleet_dice-noun-coins_in_short }
    }
fleet_dice-detail-take_license = level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }. { fleet_dice-noun-license_gives }
    .step = level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }
    .effect = { fleet_dice-noun-license_gives }
    .in_short = { fleet_dice-noun-license_in_short }
    .least = level { $level }
fleet_dice-noun-stars = { $stars ->
    [0] {""}
    [one] {" "}and a star action
   *[other] {" "}and { $stars } star actions
}
fleet_dice-noun-star_signs = { $stars ->
    [0] {""}
    [one] {" "}+ ⭐
   *[other] {" "}+ { $stars } ⭐
}
fleet_dice-detail-stars = { $stars ->
    [one] plus a star action
   *[other] plus { $stars } star actions
}
fleet_dice-detail-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ fleet_dice-noun-stars }
    .step = { fleet_dice-noun-coins_in_short }
    .least = { fleet_dice-noun-coins_in_short }
fleet_dice-detail-market = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ fleet_dice-noun-stars } (with { $fish } fish)
    .step = { fleet_dice-noun-coins_in_short }
    .least = { fleet_dice-noun-coins_in_short }
fleet_dice-detail-recycle = { $left ->
    [one] last use
   *[other] { $left } uses left
}
    .least = { fleet_dice-detail-recycle }
fleet_dice-detail-reroll = { $left ->
    [one] once a phase
   *[other] { $left } times more
}; the new face counts
    .brief = { $left ->
        [one] once a phase
       *[other] { $left } times more
    }
fleet_dice-detail-oyster_catch = { $fish } fish{ $coins ->
    [0] {""}
    [one] {" "}+ 1 coin
   *[other] {" "}+ { $coins } coins
}{ fleet_dice-noun-stars } ({ $aboard } of { $capacity })
    .least = { $fish } fish{ $coins ->
        [0] {""}
       *[other] {" "}+ { fleet_dice-noun-coins_in_short }
    }
fleet_dice-detail-hex = +{ $points } VP
    .least = { fleet_dice-detail-hex }
fleet_dice-detail-die_licensed = any boat column, or { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
fleet_dice-detail-die_licensed_more = { fleet_dice-detail-die_licensed }{ $uses ->
    [1] {""}
   *[other] , { $uses } times
}{ $stars ->
    [0] {""}
    [one] ; then a star action
   *[other] ; then { $stars } star actions
}
fleet_dice-detail-die_else = { fleet_dice-detail-coins }{ $points ->
    [0] {""}
   *[other] , or a hex (+{ $points } VP)
}{ $left ->
    [0] {""}
   *[other] , or recycle it
}
fleet_dice-detail-die_harbor = the next box of a ship you choose
fleet_dice-detail-die_wharf = the next box of a building you choose
fleet_dice-detail-bonus = now { $points } VP

# -- beside a question ----------------------------------------------------------------------------------------
fleet_dice-detail-next_star = { $away ->
    [one] next ⭐ in 1 coin
   *[other] next ⭐ in { $away } coins
}
fleet_dice-detail-stars_follow = { $stars ->
    [one] Whatever you choose, a star action follows.
   *[other] Whatever you choose, { $stars } star actions follow.
}
fleet_dice-noun-ruth_strikes = { $star ->
    [0] { $section_id ->
        [none] nothing
       *[other] { $boxes ->
            [one] the lowest box of { $section }
           *[other] the { $boxes } lowest boxes of { $section }
        }
    }
   *[other] the star on coin box { $star }
}
fleet_dice-detail-ruth_next = { $when_id ->
    [left] If you leave the { fleet_dice-noun-die }, Captain Ruth takes it and strikes out { fleet_dice-noun-ruth_strikes }.
    [shared] As it stands, Captain Ruth then uses the { fleet_dice-noun-die }, too, and strikes out { fleet_dice-noun-ruth_strikes }.
   *[then] As it stands, Captain Ruth then takes the { fleet_dice-noun-die } and strikes out { fleet_dice-noun-ruth_strikes }.
}

# -- why a choice is refused; the rule number is added behind -------------------------------------------------
fleet_dice-reason-not_your_turn = It's not your turn; you have nothing to decide right now.
fleet_dice-reason-game_over = This game is over; /{ command-board } shows how it ended.
fleet_dice-reason-unknown_section = There is no section called “{ $choice }” on the sheet; pick one of the suggestions.
fleet_dice-reason-section_full = No box is open in { $section } anymore; choose another section or do something else.
fleet_dice-reason-die_not_in_pool = There is no { fleet_dice-noun-die } in the pool; take one of the dice that are left.
fleet_dice-reason-draft_first = You have to take a die from the pool first.
fleet_dice-reason-wrong_die = The { fleet_dice-noun-die } can't mark { $section }; choose what the die shows or use it as a coin.
fleet_dice-reason-building_incomplete = Your { $section } is not complete yet, so you can't use it; mark its boxes first.
fleet_dice-reason-wrong_hex = The { fleet_dice-noun-die } does not fill this hex; only a boat die of the same type does.
fleet_dice-reason-hex_full = Your { fleet_dice-noun-type } hex is already filled; use the die in another way.
fleet_dice-reason-recycling_used_up = You have used up the Recycling Yard; use the die normally or as a coin.
fleet_dice-reason-nothing_open = No section has an open box, so recycling would gain nothing; use the die as a coin.
fleet_dice-reason-reroll_shared = The shared die can't be rerolled, only one you took yourself.
fleet_dice-reason-building_lost = Captain Ruth has struck all boxes of your { $section }, so it will never work in this game.
fleet_dice-reason-license_for_drafted = The shrimp license only helps with a die you took yourself, not with the shared one.
fleet_dice-reason-cannot_decline = This can't be declined; choose one of the answers.
fleet_dice-reason-casino_incomplete = Your Casino is not complete yet; only then may you reroll a die.
fleet_dice-reason-rerolled_already = You have rerolled this die already, and the Casino allows that once per dice phase; use it as it is.
fleet_dice-reason-wrong_die_for_coins = The { fleet_dice-noun-die } does not give these coins; any die can be used as a plain coin.
fleet_dice-reason-no_pass = You can't skip a die; you can always use it as a coin.
fleet_dice-reason-use_die_first = Use the { fleet_dice-noun-die } first, then the game goes on.
fleet_dice-reason-only_boat_types = The second use marks a boat column or gives 3 coins; you may also decline it.
fleet_dice-reason-must_use_star = You recycled a die for this star action, so you can't decline it; mark a box.
fleet_dice-reason-star_marks_sections_only = A star action marks the top open box of a column, a ship or a building{ $must ->
        [0] ; you may also decline it
       *[other] {""}
    }.
fleet_dice-reason-answer_first = Another decision comes first; answer the question you were asked.
fleet_dice-reason-bonus_held = The bonus for { fleet_dice-noun-bonus } is taken; choose one that nobody holds.
fleet_dice-reason-trophies_need_two = Trophies need at least two players; leave them out when you play alone.

# -- the whole board in words ---------------------------------------------------------------------------------
fleet_dice-alt-status = { $round ->
    [0] { $phase }.
   *[other] Round { $round } of { $rounds }, { $phase }.
}
fleet_dice-alt-captain-ruth = Captain Ruth
fleet_dice-alt-starts = { $name } began this round.
fleet_dice-alt-deciding = { $names } to decide.
fleet_dice-alt-pool = In the pool: { $dice }.
fleet_dice-alt-taken = Taken: { $dice }.
fleet_dice-alt-taken-die = { $face } ({ $name })
fleet_dice-alt-using = You are using: { $face }.
fleet_dice-alt-trophy-gold = Gold trophy “{ $trophy }”: { $what }.
fleet_dice-alt-trophy-silver = Silver trophy “{ $trophy }”: { $what }.
fleet_dice-alt-trophy-won = Won by { $names }.
fleet_dice-alt-ruth-stones = Captain Ruth's stones: { $wharf }, { $harbor }, { $boat }.
fleet_dice-noun-ruth_then = { $left ->
    [yes] If you leave it, she takes { $face }
   *[no] As it stands, she uses { $face }
}
fleet_dice-alt-ruth-strikes = { fleet_dice-noun-ruth_then } and strikes out { $boxes ->
    [one] the lowest box
   *[other] the { $boxes } lowest boxes
} ({ $section }).
fleet_dice-alt-ruth-star = { fleet_dice-noun-ruth_then } and strikes out the star on coin box { $star }.
fleet_dice-alt-ruth-nothing = { fleet_dice-noun-ruth_then } and strikes out nothing.
fleet_dice-alt-seat = **{ $name }: { $points } VP**
fleet_dice-alt-points = Points: fish { $fish }, boats { $boats }, licenses { $licenses }, buildings { $buildings }, bonus { $bonus }.
fleet_dice-alt-figures = { $fish } fish, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} launched, { $full } full; income { $income }, market { $market }.
fleet_dice-alt-coins = { $star ->
    [0] Coins: { $coins }, no star left.
   *[other] Coins: { $coins }, next star in { $away }.
}
fleet_dice-alt-sea = Sea: { $sections }.
fleet_dice-alt-harbor = Harbor: { $sections }.
fleet_dice-alt-wharf = Wharf: { $sections }.
fleet_dice-alt-boxes = { $name } { $marked } of { $size }
fleet_dice-alt-struck = { $boxes } struck out
fleet_dice-alt-license = license { $level }
fleet_dice-alt-king-crab-license = license
fleet_dice-alt-boats = { $boats ->
    [one] boat
   *[other] boats
} { $loads }
fleet_dice-alt-vessels = { $boats } launched
fleet_dice-alt-complete = complete
fleet_dice-alt-hexes = hexes { $types }
fleet_dice-alt-recycled = { $uses ->
    [one] used once
   *[other] used { $uses } times
}
fleet_dice-alt-bonus = King Crab bonus ({ $bonus }).
fleet_dice-alt-captain = { $name } ({ $bonus }).

fleet_dice-order-shared_die = use the shared die for what it shows, or for a coin
