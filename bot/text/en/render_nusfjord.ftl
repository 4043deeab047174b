# Words in the pictures of Nusfjord. They stand in small boxes: keep them short.
nusfjord-picture-everybody = Everybody
nusfjord-picture-decision-over = The boats are home
nusfjord-picture-decision-work = turn { $turn } of { $turns }
nusfjord-picture-decision-fishing = share out the catch
nusfjord-picture-decision-end = last uses before scoring
nusfjord-picture-decision-setup = the table is set up
nusfjord-picture-call-work = Where does your worker go (turn { $turn } of { $turns })?
nusfjord-picture-call-fishing = How do you share out your catch?
nusfjord-picture-call-end = Do you use a building before scoring?
nusfjord-picture-call-setup = The table is set up

nusfjord-picture-banquet = Banquet
nusfjord-picture-imitation = Imitation
nusfjord-picture-reserve = Reserve
nusfjord-picture-either-cost = or
nusfjord-picture-market = Newly issued shares
nusfjord-picture-market-empty = none at the moment
nusfjord-picture-unissued = { $count } unissued
# Where a long word may be divided: before these words, if it ends with one.
nusfjord-picture-word-ends = fishery builder master carver house
nusfjord-picture-hand = Hand
nusfjord-picture-hand-note = only you see it

nusfjord-picture-action-take_gold = +1 Gold
nusfjord-picture-action-transfer_reserve = Transfer Reserve
nusfjord-picture-action-serve_fish = Serve Fish
nusfjord-picture-action-build_building = Build a Building
nusfjord-picture-action-issue_share = Issue a Share
nusfjord-picture-action-buy_shares = Buy All Shares
nusfjord-picture-action-deforest = Deforest
nusfjord-picture-action-thin_out = Thin Out
nusfjord-picture-action-reforest = Reforest
nusfjord-picture-action-build_ship = Build a Ship
nusfjord-picture-action-take_elder = Take an Elder

nusfjord-picture-note-take_gold = no conditions
nusfjord-picture-note-transfer_reserve = all to your supply
nusfjord-picture-note-serve_fish = next: { $fish } fish, +{ $gold } gold
nusfjord-picture-note-serve_full = all plates are filled
nusfjord-picture-note-build_building = pay, then place it
nusfjord-picture-note-issue_share = +{ $gold } gold
nusfjord-picture-note-buy_shares = { $count } for { $gold } gold
nusfjord-picture-note-buy_none = none for sale
nusfjord-picture-note-deforest = −1 forest, +{ $wood } wood
nusfjord-picture-note-thin_out = +1 wood per forest
nusfjord-picture-note-reforest = +{ $forests } forests
nusfjord-picture-note-build_ship = larger ships catch more
nusfjord-picture-note-take_elder = may act at once

nusfjord-picture-taken = taken
nusfjord-picture-coming = Round { $round }
nusfjord-picture-nothing-coming = no more new cards
nusfjord-picture-event-refill_a = new A buildings
nusfjord-picture-event-refill_b = new B buildings
nusfjord-picture-event-deal_c = C buildings to hands
nusfjord-picture-event-display_c = C buildings on display
nusfjord-picture-event-lay_out_c_hands = C hands are laid open

nusfjord-picture-counts-ships = 1, 2 or 4 for each
nusfjord-picture-counts-buildings = points and stars of the cards
nusfjord-picture-counts-shares = 1 per share held
nusfjord-picture-counts-gold = 1 per gold
nusfjord-picture-counts-spaces = −1 per empty space
nusfjord-picture-counts-unissued = −1 per unissued share
nusfjord-picture-all-games = of { $games } games
nusfjord-picture-campaign-target = target { $points }

nusfjord-picture-house-data = { PROVENANCE() ->
    [ours] House cards: most values and effects are not those of the printed game
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }
nusfjord-picture-house-cards = { PROVENANCE() ->
    [ours] House cards: mostly not the values of the printed game
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }
nusfjord-picture-starts = first player
nusfjord-picture-sign-immediately = when built
nusfjord-picture-sign-whenever = each time
nusfjord-picture-sign-anytime = any time
nusfjord-picture-sign-once = once
nusfjord-picture-sign-special = special
nusfjord-picture-sign-victory_points = at the end
nusfjord-picture-sign-missing = you lack
nusfjord-picture-sign-under = below
nusfjord-picture-replay = Replay of a game of Nusfjord in { $frames } pictures.

nusfjord-picture-alt-status = Nusfjord, round { $round } of { $rounds }, { $phase }.
nusfjord-picture-alt-waiting = Still to decide: { $names }.
nusfjord-picture-alt-plates = { $count ->
    [one] 1 plate is filled on the Banquet Table.
   *[other] { $count } plates are filled on the Banquet Table.
}
nusfjord-picture-alt-seat = { $name } ({ $company }): { $points } VP; { $wood } wood, { $fish } fish, { $gold } gold; haul { $haul }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $elders ->
        [one] 1 elder
       *[other] { $elders } elders
    }, { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, { $forests ->
        [one] 1 forest
       *[other] { $forests } forests
    }.
nusfjord-picture-alt-blocked = Blocked: { $actions }.
nusfjord-picture-alt-buildings = Buildings: { $names }.
nusfjord-picture-alt-elders = Elders: { $names }.
nusfjord-picture-alt-hand = In hand: { $names }.
nusfjord-picture-alt-score = Place { $place }: { $name } with { $points } VP ({ $parts }).

nusfjord-picture-text-points-later = points at game end
nusfjord-picture-text-none = none
nusfjord-picture-text-no-forest = none
nusfjord-picture-text-share-of = { $count } of { $name }
nusfjord-picture-text-ship = { $count } { $ship ->
    [sloop] { $count ->
        [one] Sloop
       *[other] Sloops
    }
    [cutter] { $count ->
        [one] Cutter
       *[other] Cutters
    }
   *[schooner] { $count ->
        [one] Schooner
       *[other] Schooners
    }
}
nusfjord-picture-text-free = { $count } free
nusfjord-picture-text-below = { $count } below
nusfjord-picture-text-busy = worker
nusfjord-picture-text-wood = w
nusfjord-picture-text-fish = f
nusfjord-picture-text-gold = g
nusfjord-picture-text-starts = First player: { $name }.
nusfjord-picture-text-spaces = Action spaces: { $spaces }.
nusfjord-picture-text-imitation = Imitation { $place }: { $names }.
nusfjord-picture-text-banquet = Banquet Table: { $filled ->
    [one] 1 plate
   *[other] { $filled } plates
} filled{ $left ->
    [0] {""}
    [one] ; the last one costs { $prices } fish
   *[other] ; the others cost { $prices } fish
}.
nusfjord-picture-text-ships = Ships on the supply board: { $ships }.
nusfjord-picture-text-market = Newly issued shares: { $shares }; all of them cost { $gold } gold.
nusfjord-picture-text-stacks = Elders: { $elders }.
nusfjord-picture-text-display = { $letter } buildings (w wood, f fish, g gold, ? it depends; points): { $cards }.
nusfjord-picture-text-seat = **{ $name } ({ $company }): { $points } VP**
nusfjord-picture-text-supply = Supply: { $wood }/{ $cap } wood, { $fish } fish, { $gold } gold.
nusfjord-picture-text-reserve = Reserve: { $wood } wood, { $fish } fish, { $gold } gold.
nusfjord-picture-text-shares = Shares: { $shares }; { $unissued } unissued.
nusfjord-picture-text-fleet = Ships: { $ships }; haul { $haul }.
nusfjord-picture-text-forests = Forests: { $forests }; free: { $free }.
nusfjord-picture-text-buildings = Buildings (points): { $buildings }.
nusfjord-picture-text-elders = Elders (fish): { $elders }.
nusfjord-picture-text-hand = Cards in hand: { $count }.

# Card texts too long for the table, in short; the whole text is on the card in the own sheet or in the rules.
nusfjord-picture-brief-A102 = When built: take 1 sloop for free (if one is left and fits).
nusfjord-picture-brief-A104 = When built: +1 wood per empty building space, at most 5.
nusfjord-picture-brief-A108 = When built: +1 gold per 2 buildings (this one too), at most 3.
nusfjord-picture-brief-A109 = Whenever you remove a forest: +2 fish.
nusfjord-picture-brief-A111 = Sloops −1 wood; cutters and schooners −2 wood.
nusfjord-picture-brief-A112 = After Transfer Reserve: 3 wood into your Reserve.
nusfjord-picture-brief-A114 = After Build a Building (not this one): you may swap 1 wood for 1 gold.
nusfjord-picture-brief-A117 = Build a Ship is never blocked for you.
nusfjord-picture-brief-A203 = After each Fishing phase: move up to 2 fish from Reserve to supply.
nusfjord-picture-brief-A204 = Any time, within your Reserve: 3 fish for 1 gold.
nusfjord-picture-brief-A209 = When built: 6 fish into your Reserve.
nusfjord-picture-brief-A210 = After Issue a Share: you may pay 1 gold for 3 wood, 4 fish.
nusfjord-picture-brief-A214 = After Build a Building (not this one): +1 wood.
nusfjord-picture-brief-A217 = Reserve holds 12 fish. When built: 2 fish into your Reserve.
nusfjord-picture-brief-A305 = When built: take 1 newly issued share for free; none there: +1 gold.
nusfjord-picture-brief-A306 = After Build a Building (not this one): +2 fish.
nusfjord-picture-brief-A313 = When built: 2 fish + 2 per ship into your Reserve, at most 8.
nusfjord-picture-brief-A315 = Transfer Reserve never blocked. When built: 2 fish into your Reserve.
nusfjord-picture-brief-B125 = After Transfer Reserve: 2 gold into your Reserve.
nusfjord-picture-brief-B129 = When your Reserve is full of fish: Transfer Reserve at once.
nusfjord-picture-brief-B130 = After Build a Ship: you may Issue a Share.
nusfjord-picture-brief-B224 = When built: 3 wood and 3 fish into your Reserve.
nusfjord-picture-brief-B228 = Covers 3 spaces of your Fishing track; needs no building space.
nusfjord-picture-brief-B229 = Once: fish equal to your haul.
nusfjord-picture-brief-B322 = Once: Reforest.
nusfjord-picture-brief-B323 = When built: you may Serve Fish, each plate 1 fish cheaper.
nusfjord-picture-brief-B327 = When built: +1 gold per own share on the board or with others, at most 3.
nusfjord-picture-brief-B328 = When built: you may upgrade 1 ship by one size for free.
nusfjord-picture-brief-B329 = Once: 2 wood for 1 gold, up to five times.
nusfjord-picture-brief-C143 = Once: take 1 cutter for free (if one is left and fits).
nusfjord-picture-brief-C254 = End: 2 VP + 1 per 2 covered track spaces, at most 8.
nusfjord-picture-brief-C341 = Stands on a forest, which then stays; needs no building space.
nusfjord-picture-brief-C342 = When built: up to twice, upgrade a ship by one size for free.
nusfjord-picture-brief-C344 = End: 1 VP more than your best other fixed building, at most 8.
nusfjord-picture-brief-C347 = When built: you may Serve Fish, up to 3 plates, 2 gold each.
nusfjord-picture-brief-C350 = End: 1 VP per 2 Reserve fish and per 4 supply fish, at most 8.
nusfjord-picture-brief-C352 = End: 2 VP + 1 per 2 uncovered track spaces, at most 8.
nusfjord-picture-brief-C354 = End: 1 VP per elder and per issued share, at most 9.
nusfjord-picture-brief-shipwright = Pay 2 wood: upgrade 1 ship by one size.
nusfjord-picture-brief-broker = You may Issue a Share; then Buy All Shares 1 gold cheaper.
nusfjord-picture-brief-steward = You may Transfer Reserve; then 3 fish into it.
nusfjord-picture-brief-harbor_master = +1 wood, +1 fish; the same per ship, at most 4 each.

# One card, large
nusfjord-picture-card-building = { $letter } building { $number } · { $deck } deck
nusfjord-picture-card-elder = Elder
nusfjord-picture-card-cost = Cost
nusfjord-picture-card-free = free
nusfjord-picture-card-wood = wood
nusfjord-picture-card-fish = fish
nusfjord-picture-card-gold = gold
nusfjord-picture-card-points = Points
nusfjord-picture-card-star = at the end
nusfjord-picture-card-kind = Kind
nusfjord-picture-card-place = Place
nusfjord-picture-card-place-double = double space
nusfjord-picture-card-place-track = Fishing track
nusfjord-picture-card-place-forest = on a forest
nusfjord-picture-card-number = Number
nusfjord-picture-card-players = In play with
nusfjord-picture-card-from = { $players ->
    [1] 1 to 5 players
    [5] 5 players
   *[other] { $players } to 5 players
}
nusfjord-picture-card-stack = Stack
nusfjord-picture-card-hidden = face down
