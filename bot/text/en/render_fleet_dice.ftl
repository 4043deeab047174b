# Words in the pictures of Fleet. They stand in small boxes: keep them short.
fleet_dice-picture-phase-setup = Setup
fleet_dice-picture-phase-boat = Boat phase
fleet_dice-picture-phase-income = Income phase
fleet_dice-picture-phase-fishing = Fishing phase
fleet_dice-picture-phase-town = Town phase
fleet_dice-picture-phase-end = End of the game

fleet_dice-picture-everybody = Everybody
fleet_dice-picture-decision-over = The fleet is in the harbor
fleet_dice-picture-decision-setup = mark the first boxes
fleet_dice-picture-decision-draft = choose a die
fleet_dice-picture-decision-use = use the { $face } die
fleet_dice-picture-decision-shared = use the shared { $face } die
fleet_dice-picture-decision-income = use the income stars
fleet_dice-picture-decision-fishing = decide about the catch
fleet_dice-picture-call-over = The fleet is in the harbor
fleet_dice-picture-call-setup = Which boxes do you mark first?
fleet_dice-picture-call-draft = Which die do you take?
fleet_dice-picture-call-use = How do you use your { $face } die?
fleet_dice-picture-call-shared = How do you use the shared { $face } die?
fleet_dice-picture-call-income = How do you use your income stars?
fleet_dice-picture-call-fishing = What do you do with your catch and your stars?

fleet_dice-picture-face-shrimp = shrimp
fleet_dice-picture-face-cod = cod
fleet_dice-picture-face-lobster = lobster
fleet_dice-picture-face-swordfish = swordfish
fleet_dice-picture-face-oyster = oyster
fleet_dice-picture-face-coins3 = 3-coin
fleet_dice-picture-face-harbor = harbor
fleet_dice-picture-face-wharf = wharf
fleet_dice-picture-face-market = market

fleet_dice-picture-dice-taken = taken
fleet_dice-picture-dice-now = now
fleet_dice-picture-dice-shared = for all
fleet_dice-picture-dice-left = in the pool

fleet_dice-picture-license-shrimp_wild = drafted: any face
fleet_dice-picture-license-coins_on_launch = per boat launched
fleet_dice-picture-license-income_plus = at each income
fleet_dice-picture-license-after_fishing = after each fishing
fleet_dice-picture-license-oyster_coin = room; 2nd fish = coin

fleet_dice-picture-harbor = Harbor
fleet_dice-picture-harbor-note = mark from the left
fleet_dice-picture-harbor-king-crab = license { $points } VP and bonus
fleet_dice-picture-harbor-fishing = your boats fish at once
fleet_dice-picture-harbor-research = { $points } VP each, no fish
fleet_dice-picture-harbor-barge = { $points } VP, fish per full boat
fleet_dice-picture-harbor-boat = { $points } VP, catches { $fish }

fleet_dice-picture-wharf = Wharf
fleet_dice-picture-wharf-note = the last box completes
fleet_dice-picture-building-per-box = { $points } VP per box
fleet_dice-picture-building-points = { $points } VP when full
fleet_dice-picture-building-reroll = { $points } VP, reroll your die
fleet_dice-picture-building-market = { $points } VP, market +{ $coins }
fleet_dice-picture-building-full-boats = { $points } VP, +{ $coins } per full boat
fleet_dice-picture-building-die-as-coin = { $points } VP, coin die pays { $coins }
fleet_dice-picture-building-recycling = per die, { $points } VP

fleet_dice-picture-market = Market
fleet_dice-picture-market-note = { $fish } fish now: { $coins } coins
fleet_dice-picture-market-note-smokehouse = { $fish } fish now: { $coins } coins, { $more } of them for smoke
fleet_dice-picture-coins = Coins
fleet_dice-picture-coins-note = { $marked } marked · next star in { $next }
fleet_dice-picture-coins-note-end = { $marked } marked · no star left

fleet_dice-picture-count-income = Income
fleet_dice-picture-count-boats = At sea
fleet_dice-picture-count-full = Full

fleet_dice-picture-bonus-fish = { $points } VP per{"\u00A0"}{ $per }{"\u00A0"}fish
fleet_dice-picture-bonus-boats = { $points } VP per{"\u00A0"}{ $per }{"\u00A0"}boats
fleet_dice-picture-bonus-buildings = { $points } VP per{"\u00A0"}building
fleet_dice-picture-bonus-coins = { $points } VP per{"\u00A0"}{ $per }{"\u00A0"}coins
fleet_dice-picture-bonus-licenses = { $points } VP per{"\u00A0"}license level
fleet_dice-picture-bonus-full_boats = { $points } VP per{"\u00A0"}full boat
fleet_dice-picture-bonus-level2_types = { $points } VP per type at level 2+
fleet_dice-picture-bonus-level3_types = { $points } VP per type at level 3+
fleet_dice-picture-bonus-license_types = { $points } VP per licensed type
fleet_dice-picture-bonus-most = A King Crab bonus brings { $points } VP at most.
fleet_dice-picture-bonuses = King Crab bonuses

fleet_dice-picture-trophy-gold = End: { $what }
fleet_dice-picture-trophy-silver = Open: { $what }

fleet_dice-picture-ruth = Captain Ruth
fleet_dice-picture-ruth-stones = { $die ->
    [yes] Captain Ruth's stones, and her next die
   *[no] Captain Ruth's stones
}
fleet_dice-picture-ruth-waits = Her stones show where she strikes next.
fleet_dice-picture-noun-ruth_then = { $left ->
    [yes] If you leave it, she
   *[no] As it stands, she
}
fleet_dice-picture-ruth-strikes = { fleet_dice-picture-noun-ruth_then } { $boxes ->
    [one] strikes the lowest box of { $section }.
   *[other] strikes the { $boxes } lowest boxes of { $section }.
}
fleet_dice-picture-ruth-star = { fleet_dice-picture-noun-ruth_then } strikes the star of coin { $star }.
fleet_dice-picture-ruth-nothing = { fleet_dice-picture-noun-ruth_then } has nothing to strike.
fleet_dice-picture-ruth-over = Has nothing to strike.

fleet_dice-picture-house-data = { PROVENANCE() ->
    [ours] House sheet: figures not from the printed game
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }
fleet_dice-picture-starts = starts the round

fleet_dice-picture-alt-status = Fleet, round { $round } of { $rounds }, { $phase }.
fleet_dice-picture-alt-waiting = Still to decide: { $names }.
fleet_dice-picture-alt-pool = Dice in the pool: { $dice }.
fleet_dice-picture-alt-seat = { $name }: { $points } VP, { $fish } fish, { $boats ->
        [one] 1 boat
       *[other] { $boats } boats
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }.
fleet_dice-picture-alt-bonus = { $name } has the bonus { $bonus }.
fleet_dice-picture-alt-trophy = { $trophy } won by { $names }.
fleet_dice-picture-alt-ruth = Captain Ruth's stones: { $sections }.
fleet_dice-picture-alt-column = { $name }: { $marked } of { $size } boxes, { $level ->
    [0] no license
   *[other] license level { $level }
}, fish on boats: { $boats }.
fleet_dice-picture-alt-section = { $name }: { $marked } of { $size } boxes.
fleet_dice-picture-alt-hexes = { $count } of { $most } hexes
fleet_dice-picture-alt-uses = { $count } of { $most } used
fleet_dice-picture-alt-score = Place { $place }: { $name } with { $points } VP ({ $parts }).

fleet_dice-picture-scoring-bonus = King Crab bonus ({ $most } at most){ $captains ->
    [yes] , captain card
   *[no] {""}
}{ $trophies ->
    [yes] , trophies
   *[no] {""}
}
fleet_dice-picture-tie-fish = Tie broken by fish
fleet_dice-picture-solo-title = Your title
fleet_dice-picture-solo-next = from { $points } VP
fleet_dice-picture-replay = Replay of a game of Fleet in { $frames } pictures.

# One card, large
fleet_dice-picture-card-captain = Captain
fleet_dice-picture-card-gold = Gold trophy
fleet_dice-picture-card-silver = Silver trophy
fleet_dice-picture-card-boxes = { $boxes } × { $type }
fleet_dice-picture-card-starts = Starts with
fleet_dice-picture-card-extra = Also with
fleet_dice-picture-card-most = At most
fleet_dice-picture-card-points = Points
fleet_dice-picture-card-award = Awarded
fleet_dice-picture-card-award-gold = at the end
fleet_dice-picture-card-award-silver = to the first
fleet_dice-picture-card-type = Boat type
fleet_dice-picture-card-harbor = In the harbor
fleet_dice-picture-card-building = Building on the wharf
fleet_dice-picture-card-size = Boxes
fleet_dice-picture-card-round = Round boxes
fleet_dice-picture-card-works = { $boxes } of { $size }
fleet_dice-picture-card-boats = Boats
fleet_dice-picture-card-room = Fish per boat
fleet_dice-picture-card-boat-points = VP per boat
fleet_dice-picture-card-hexes = 1 to { $hexes } hexes
fleet_dice-picture-card-catch = Each boat catches { $fish } fish at each fishing.
fleet_dice-picture-card-level = License level { $level }{ $coins ->
    [0] {""}
    [one] {" "}(1 coin at once)
   *[other] {" "}({ $coins } coins at once)
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}: { $does }
fleet_dice-picture-card-bonuses = The license is worth { $points } VP. The bonuses, each for one player and { $most } VP at most: { $bonuses }.
