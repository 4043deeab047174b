# Words in the pictures of Captains of the Gulf. They stand in small boxes: keep them short.
captains_gulf-picture-before = Setup
captains_gulf-picture-phase-setup = First license
captains_gulf-picture-phase-turn = New turn
captains_gulf-picture-phase-reset = Reset Phase
captains_gulf-picture-everybody = Everybody
captains_gulf-picture-decision-over = All boats are home

captains_gulf-picture-ask-first_license = choose a license
captains_gulf-picture-ask-turn = move on the wheel
captains_gulf-picture-ask-first_turn = choose an action
captains_gulf-picture-ask-after = end the turn
captains_gulf-picture-ask-sail = sail to a port
captains_gulf-picture-ask-buy_fuel = buy fuel
captains_gulf-picture-ask-drop = discard a card
captains_gulf-picture-ask-inspection = pay the inspection
captains_gulf-picture-ask-fish_or_sail = fish or sail
captains_gulf-picture-ask-fish = choose where to fish
captains_gulf-picture-ask-sail_to_port = choose a port
captains_gulf-picture-ask-fish_in_row = choose where to fish
captains_gulf-picture-ask-catch = choose what to catch
captains_gulf-picture-ask-play = play cards
captains_gulf-picture-ask-take = take the catch
captains_gulf-picture-ask-printer = add a license
captains_gulf-picture-ask-dockside_improvement = add a card
captains_gulf-picture-ask-shipyard = add a card
captains_gulf-picture-ask-second_card = a second card?
captains_gulf-picture-ask-dockside_market = sell seafood
captains_gulf-picture-ask-market = sell seafood
captains_gulf-picture-ask-advance = move the disc
captains_gulf-picture-ask-decide = decide
captains_gulf-picture-call-first_license = Which license do you begin with?
captains_gulf-picture-call-turn = Where on the wheel do you move?
captains_gulf-picture-call-first_turn = Where on the wheel do you begin?
captains_gulf-picture-call-after = Anything else before your turn ends?
captains_gulf-picture-call-sail = Which port do you sail to?
captains_gulf-picture-call-buy_fuel = How much fuel do you buy?
captains_gulf-picture-call-drop = What do you discard?
captains_gulf-picture-call-inspection = How do you pay for the inspection?
captains_gulf-picture-call-fish_or_sail = Where do you fish or sail?
captains_gulf-picture-call-fish = Where do you fish?
captains_gulf-picture-call-sail_to_port = Which port do you sail to?
captains_gulf-picture-call-fish_in_row = Where do you fish?
captains_gulf-picture-call-catch = What do you catch?
captains_gulf-picture-call-play = Which cards do you play?
captains_gulf-picture-call-take = Which catch do you take?
captains_gulf-picture-call-printer = Which license do you add?
captains_gulf-picture-call-dockside_improvement = Which card do you add?
captains_gulf-picture-call-shipyard = Which card do you add?
captains_gulf-picture-call-second_card = Do you add a second card?
captains_gulf-picture-call-dockside_market = What do you sell?
captains_gulf-picture-call-market = What do you sell?
captains_gulf-picture-call-advance = How far do you advance?
captains_gulf-picture-call-decide = What do you decide?

captains_gulf-picture-money = ${ $money }
captains_gulf-picture-plus-money = +${ $money }
captains_gulf-picture-sells-more = sells +${ $money }
captains_gulf-picture-round-cards = Round cards
captains_gulf-picture-free = free
captains_gulf-picture-where-port = in port
captains_gulf-picture-where-sea = at sea
captains_gulf-picture-timer = { $left ->
    [one] 1 crossing left
   *[other] { $left } crossings left
}
captains_gulf-picture-timer-last = last turn of the round
captains_gulf-picture-next-seafood = Seafood disc
captains_gulf-picture-next-direction = New seafood appears
captains_gulf-picture-sign-buoy = buoy: seafood from the start
captains_gulf-picture-sign-depletion = depletion tiles, one fewer each round
captains_gulf-picture-sign-recovery = brings new seafood when a round ends
captains_gulf-picture-sign-direction = which way from there: each seafood card moves the dark disc on
captains_gulf-picture-deck = Deck { $count }
captains_gulf-picture-discards = Discards { $count }
captains_gulf-picture-schools = Seafood cards { $count }
captains_gulf-picture-schools-shown = used { $count }
captains_gulf-picture-nobody-aboard = No crew and no upgrades yet
captains_gulf-picture-card-played = chosen
captains_gulf-picture-alt-pending = Chosen: { $item } ({ $card })
captains_gulf-picture-if-now = money if the game ended now; gold leads
captains_gulf-picture-first = first turn of the game
captains_gulf-picture-house-data = { PROVENANCE() ->
    [ours] House map, cards and tracks: not the printed figures
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }
captains_gulf-picture-house-short = { PROVENANCE() ->
    [ours] House figures, not the printed ones
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }

captains_gulf-picture-does-first_mate = Wheel ${ $money } cheaper; +{ $spaces } space if you sell { $seafood }
captains_gulf-picture-does-deckhand = Fish { $one } and { $two } with { $cards } more card; Dockside Market +{ $tiles }
captains_gulf-picture-does-fuel_engineer = +${ $money } with each fuel action
captains_gulf-picture-does-maintenance_engineer = Pay ${ $money } less for round cards and towing
captains_gulf-picture-does-upgrade_engineer = Upgrades cost ${ $money } less
captains_gulf-picture-does-crew_quarters = Crew members cost ${ $number } less
captains_gulf-picture-does-improved_propeller = Every sail costs { $number } fuel less
captains_gulf-picture-does-tool_box = Your engineers give or save ${ $number }
captains_gulf-picture-does-improved_engine = Staying is free; bonus: sail to port, { $number } fuel less
captains_gulf-picture-does-galley = Bonus: pay ${ $number }, cook all aboard; each sells for ${ FIGURE("seafood.shrimp.cooked_bonus") } more
captains_gulf-picture-does-fuel_line = Bonus: buy fuel, also at sea
captains_gulf-picture-does-storage = { $boxes ->
    [one] 1 more box
   *[other] { $boxes } more boxes
}
captains_gulf-picture-does-tank = Tank holds { $fuel } fuel

captains_gulf-picture-bonus-printer = license, cost +${ $money }; draw 1
captains_gulf-picture-bonus-radar = draw { $draw }, discard { $discard }
captains_gulf-picture-bonus-day_laborer = take ${ $money }
captains_gulf-picture-bonus-dockside_improvement = crew or upgrade, cost +${ $money }; draw 1
captains_gulf-picture-bonus-dockside_market = sell { $tiles }, +1 per Deckhand
captains_gulf-picture-bonus-buy_fuel = { $fuel } fuel for ${ $money }
captains_gulf-picture-bonus-improved_engine = after fishing: to port, { $fuel } fuel less
captains_gulf-picture-bonus-galley = pay ${ $money }, cook all aboard

captains_gulf-picture-choice-buy = { $fuel } fuel for ${ $money }
captains_gulf-picture-choice-inspection-fuel = { $fuel } fuel and ${ $small }
captains_gulf-picture-choice-inspection-money = ${ $money }
captains_gulf-picture-choice-total = { $count ->
    [one] take 1 tile
   *[other] take { $count } tiles
}
captains_gulf-picture-choice-repay = Repay a loan: ${ $money }
captains_gulf-picture-choice-draw = Bonus tile: draw a card
captains_gulf-picture-choice-end = End the turn
captains_gulf-picture-choice-other = Choose card and tiles freely
captains_gulf-picture-choice-done = No second card
captains_gulf-picture-choice-decline = Decline the action

captains_gulf-picture-score-money = Money
captains_gulf-picture-score-stars = Stars
captains_gulf-picture-score-last = Last spaces
captains_gulf-picture-score-light = Penalty spaces
captains_gulf-picture-score-loans = Loans
captains_gulf-picture-score-rule-money = cash at the end
captains_gulf-picture-score-rule-stars = the highest star of each track
captains_gulf-picture-score-rule-last = +${ $money } for each disc there
captains_gulf-picture-score-rule-light = −${ $money } for each disc there
captains_gulf-picture-score-rule-loans = −${ $money } for each unpaid loan
captains_gulf-picture-tie-fuel = Tie broken by fuel
captains_gulf-picture-replay = Replay of a game of Captains of the Gulf in { $frames } pictures.

captains_gulf-part-map = The Gulf
captains_gulf-part-ports = Ports and tracks
captains_gulf-part-boat = { $name }: boat
captains_gulf-picture-closeup-prices = Seafood sells for
captains_gulf-picture-closeup-stars = Stars on one / two / three tracks

captains_gulf-picture-alt-status = Captains of the Gulf, { $round ->
    [0] before round 1: { $phase }
   *[other] round { $round } of { $rounds }, { $phase }
}.
captains_gulf-picture-alt-waiting = Still to decide: { $names }.
captains_gulf-picture-alt-card = Round card: { $card }. The round ends after { $left ->
    [one] 1 more crossing of the ring buoy.
   *[other] { $left } more crossings of the ring buoy.
}
captains_gulf-picture-alt-seat = { $name }: { $money } { $over ->
        [yes] in cash, { $total } after scoring
       *[no] now, { $total } if the game ended now
    }, at { $place }, fuel { $fuel } of { $tank }, aboard: { $hold }.
captains_gulf-noun-stack = { $count } { $seafood ->
    [shrimp] Shrimp
    [oyster] { $count ->
        [one] Oyster
       *[other] Oysters
    }
   *[crab] { $count ->
        [one] Crab
       *[other] Crabs
    }
}
captains_gulf-picture-alt-count = { captains_gulf-noun-stack }
captains_gulf-picture-alt-liked = { $seafood ->
    [shrimp] Shrimp
    [oyster] Oysters
   *[crab] Crabs
}
captains_gulf-picture-alt-count-cooked = { captains_gulf-noun-stack } (cooked)
captains_gulf-picture-alt-sea = Seafood: { $hexes }.
captains_gulf-picture-alt-tracks = Discs: { $tracks }.
captains_gulf-picture-alt-boats = Boats: { $places }.
captains_gulf-picture-alt-port = { $port } likes { $taste }. Discs: { $discs }.
captains_gulf-picture-alt-hand = Hand: { $cards }.
captains_gulf-picture-alt-score = Place { $place }: { $name } with { $total } ({ $parts }).

captains_gulf-picture-alt-nothing = nothing
captains_gulf-picture-alt-none = none
captains_gulf-picture-text-space = Wheel: { $space }.
captains_gulf-picture-text-first = { $name } has the first turn of the game.
captains_gulf-picture-text-stacks = Cards in the deck: { $deck }, in the discard pile: { $discards }; seafood cards: { $schools }.
captains_gulf-picture-text-shown = Round cards so far: { $cards }.
captains_gulf-picture-text-sea = The Gulf
captains_gulf-picture-text-sea-empty = No seafood and no markers.
captains_gulf-picture-text-discs = The seafood disc is on { $seafood }, the repopulation disc on “{ $direction }”. In the supply: { $supply }.
captains_gulf-picture-text-depletion = { $count ->
    [one] 1 depletion tile
   *[other] { $count } depletion tiles
}
captains_gulf-picture-text-recovery = repopulation tile
captains_gulf-picture-text-buoy = buoy { $buoy }
captains_gulf-picture-text-port = **{ $port }** likes { $taste }. Reward tiles: { $rewards }.
captains_gulf-picture-text-track = Each track: spaces 1 to { $light }: −${ $penalty } at the end. Stars, at the end on one / two / three tracks: { $stars }. Space { $last }: +${ $bonus } at the end, for one disc only.
captains_gulf-picture-text-star = { $star } from space { $space } (${ $payout })
captains_gulf-picture-text-map = Map
captains_gulf-picture-text-map-key = Rows from north to south, each from west to east. Hexes with a dash between them adjoin; in parentheses stands what adjoins below.
captains_gulf-picture-text-map-port = { $port } adjoins { $hexes }.
captains_gulf-picture-text-reward = { $reward } on space { $space }
captains_gulf-picture-text-reward-money = ${ $amount }
captains_gulf-picture-text-reward-fuel = { $amount } fuel
captains_gulf-picture-text-reward-card = { $amount ->
    [one] a card
   *[other] { $amount } cards
}
captains_gulf-picture-text-boat = **{ $name }**: { $money } in cash, { $total } { $over ->
    [yes] after scoring
   *[no] if the game ended now
}
captains_gulf-picture-text-position = Boat: { $place }. Wheel: { $wheel }. Fuel: { $fuel } of { $tank }. Aboard ({ $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}): { $hold }.
captains_gulf-picture-text-cards = Licenses: { $licenses }. Crew: { $crew }. Upgrades: { $upgrades }.
captains_gulf-picture-text-tracks = Port tracks: { $tracks }.
captains_gulf-picture-text-stock = { $tiles ->
    [one] 1 bonus tile
   *[other] { $tiles } bonus tiles
}, { $markers ->
    [one] 1 free bonus marker
   *[other] { $markers } free bonus markers
}, { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
captains_gulf-picture-text-hand = Your hand
captains_gulf-picture-text-card = { $card }: { $license } (${ $license_cost }) / { $crew } (${ $crew_cost }) / { $upgrade } (${ $upgrade_cost }) / as bait { $fish }

# One card, large
captains_gulf-picture-card-crew = Crew member
captains_gulf-picture-card-upgrade = Boat upgrade
captains_gulf-picture-card-cost = Cost
captains_gulf-picture-card-seafood = Seafood
captains_gulf-picture-card-storage = Boxes
captains_gulf-picture-card-tank = Tank
captains_gulf-picture-card-most = At most
captains_gulf-picture-card-license = License
captains_gulf-picture-card-aboard = Crew
captains_gulf-picture-card-bait = Bait
captains_gulf-picture-card-game = Game card
captains_gulf-picture-card-round = Round card
captains_gulf-picture-card-back = Back
captains_gulf-picture-card-when = Works
captains_gulf-picture-card-when-round = the whole round
captains_gulf-picture-card-when-reset = at its end
captains_gulf-picture-card-when-reset_end = at its very end
