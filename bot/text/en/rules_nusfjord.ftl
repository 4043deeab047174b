# Nusfjord's rules, numbered as in docs/rules/nusfjord.md, for those who ask. One message for each rule.
nusfjord-rule-C1 = Wood, fish, gold and forests never run out. Ships, elders, shares and buildings may.
    .title = Goods
nusfjord-rule-C2 = Everybody has { FIGURE("meta.workers_per_player") ->
        [one] { FIGURE("meta.workers_per_player") } worker
       *[other] { FIGURE("meta.workers_per_player") } workers
    }, their shares, a Harbor board with the Reserve, an Elder Council with { FIGURE("limits.elders_per_player") ->
        [one] { FIGURE("limits.elders_per_player") } seat
       *[other] { FIGURE("limits.elders_per_player") } seats
    }, and a supply of their own.
    .title = What everybody has
nusfjord-rule-C3 = Your supply holds any amount of fish and gold, but only { FIGURE("limits.wood_supply") } wood (more with Supply Storage). Any wood beyond that is lost at once.
    .title = The wood limit
nusfjord-rule-C4 = Goods in your Reserve can't be spent, and they score nothing. Only Transfer Reserve or a card brings them into your supply. The limit of { FIGURE("limits.reserve_fish_fishing_phase") } fish applies only in the Fishing phase.
    .title = The Reserve
nusfjord-rule-C5 = Each company has its shares: unissued ones beside their owner, newly issued ones on the Action board, and issued ones in somebody's supply. Once issued, a share stays issued.
    .title = Shares
nusfjord-rule-C6 = There are { FIGURE("harbor.spaces.count") } building spaces in three rows. a2 stands alone, the others form { FIGURE("harbor.doubles.count") } double spaces: a3–a4, b1–b2, b3–b4, c1–c2 and c3–c4. Forests lie on whole double spaces and may be stacked.
    .title = The Harbor board
nusfjord-rule-C7 = Ships cover your Fishing track from the left. Your haul size is the smallest number you can still see: { FIGURE("track.haul_by_width.1") } at first, { FIGURE("track.haul_by_width.last") } when all { FIGURE("track.usable") } units are covered. The first printed space is two units wide.
    .title = The haul
nusfjord-rule-C8 = A sloop has length { FIGURE("ship.sloop.length") }, costs { FIGURE("ship.sloop.costs.1.wood") } wood, { FIGURE("ship.sloop.costs.1.fish") } fish and { FIGURE("ship.sloop.costs.1.gold") } gold, and is worth { FIGURE("ship.sloop.vp") ->
        [one] { FIGURE("ship.sloop.vp") } point
       *[other] { FIGURE("ship.sloop.vp") } points
    }. A cutter has length { FIGURE("ship.cutter.length") }, costs { FIGURE("ship.cutter.costs.1.wood") } wood, { FIGURE("ship.cutter.costs.1.fish") } fish and { FIGURE("ship.cutter.costs.1.gold") } gold, and is worth { FIGURE("ship.cutter.vp") ->
        [one] { FIGURE("ship.cutter.vp") } point
       *[other] { FIGURE("ship.cutter.vp") } points
    }. A schooner has length { FIGURE("ship.schooner.length") }, costs { FIGURE("ship.schooner.costs.1.wood") } wood, { FIGURE("ship.schooner.costs.1.fish") } fish and { FIGURE("ship.schooner.costs.1.gold") } gold, or { FIGURE("ship.schooner.costs.last.wood") } wood, { FIGURE("ship.schooner.costs.last.fish") } fish and { FIGURE("ship.schooner.costs.last.gold") } gold, and is worth { FIGURE("ship.schooner.vp") ->
        [one] { FIGURE("ship.schooner.vp") } point
       *[other] { FIGURE("ship.schooner.vp") } points
    }.
    .title = Ships
nusfjord-rule-C9 = { FIGURE("banquet.plates.count") } plates, at { FIGURE("banquet.plates") } fish. They are filled from the cheapest up and emptied from the most expensive down.
    .title = The Banquet Table
nusfjord-rule-C10 = A building has a letter, a category, a cost, points or a star, and an effect. A question mark in its cost is worked out when you build it, a star at the end of the game.
    .title = Buildings
nusfjord-rule-C11 = Elders are numbered 1 to { FIGURE("elder.count") }. Each has an action and room for { FIGURE("limits.elder_fish_clear_at") } fish.
    .title = Elders
nusfjord-rule-S1 = With 3 to 5 players, each space has room for this many workers: +1 Gold { FIGURE("action.take_gold.cap_345p") }, Transfer Reserve { FIGURE("action.transfer_reserve.cap_345p") }, Serve Fish { FIGURE("action.serve_fish.cap_345p") }, Build a Building { FIGURE("action.build_building.cap_345p") }, Issue a Share { FIGURE("action.issue_share.cap_345p") }, Buy All Shares { FIGURE("action.buy_shares.cap_345p") }, Deforest { FIGURE("action.deforest.cap_345p") }, Thin Out { FIGURE("action.thin_out.cap_345p") }, Reforest { FIGURE("action.reforest.cap_345p") }, Build a Ship { FIGURE("action.build_ship.cap_345p") }, Take an Elder { FIGURE("action.take_elder.cap_345p") }. With 1 or 2 players, there is room for fewer, and Build a Building has { FIGURE("action.build_building.spaces_2p") ->
        [one] { FIGURE("action.build_building.spaces_2p") } space
       *[other] { FIGURE("action.build_building.spaces_2p") } spaces
    }.
    .title = The Action board
nusfjord-rule-S2 = With 2 or 3 players, there is no Imitation tile. It has one space with 4 players and in the solo game, and one space per column with 5 players and in the advanced solo game.
    .title = The Imitation tile
nusfjord-rule-S3 = Plates filled at the start with 1, 2, 3, 4 and 5 players: { FIGURE("setup.each.plates_filled") }.
    .title = Filled plates
nusfjord-rule-S4 = Ships of each type with 1, 2, 3, 4 and 5 players: { FIGURE("setup.each.ships_per_type") }.
    .title = Ships on the supply board
nusfjord-rule-S5 = Elders in play with 1, 2, 3, 4 and 5 players: those numbered up to { FIGURE("setup.each.elders_up_to") }{ PROVENANCE() ->
        [ours] {" "}(with 3 and 4 a house rule)
       *[mixed] {""}
    }. Elders 7 to 12 lie on top of 1 to 6; with 5 players, one of 13 to 18 lies face down under each stack.
    .title = Elders in play
nusfjord-rule-S6 = Buildings of the chosen deck laid out face up with 1, 2, 3, 4 and 5 players: A { FIGURE("setup.each.a_open") }; B { FIGURE("setup.each.b_open") }.
    .title = The opening display
nusfjord-rule-S7 = You start with { FIGURE("player_start.shares_issued") } issued and { FIGURE("player_start.shares_unissued") } unissued shares, { FIGURE("player_start.wood") } wood, { FIGURE("player_start.fish") } fish and { FIGURE("player_start.gold") } gold, without elders and ships.
    .title = What you start with
nusfjord-rule-S8 = Strips of forest lie on a3–a4 ({ FIGURE("harbor.start_forests.a3a4") }), b3–b4 ({ FIGURE("harbor.start_forests.b3b4") }) and c3–c4 ({ FIGURE("harbor.start_forests.c3c4") }). The other spaces are free.
    .title = Forests at the start
nusfjord-rule-S9 = The first player of round 1 is drawn at random. In each new round, the player to the right of the last first player goes first.
    .title = The first player
nusfjord-rule-P1 = Each round has a Fishing phase, a Work phase and a Homecoming phase. The game ends after round { FIGURE("meta.rounds") }, and you score.
    .title = Rounds
nusfjord-rule-P2 = With 3 to 5 players, A buildings come in round { FIGURE("round_event.1.round") } and B buildings in round { FIGURE("round_event.4.round") }, as far as there is room. In round { FIGURE("round_event.2.round") } everybody is dealt C buildings; in round { FIGURE("round_event.5.round") } those not built yet are laid out. Alone, { FIGURE("round_event.3.count") } and later { FIGURE("round_event.6.count") } C buildings are laid out.
    .title = New buildings
nusfjord-rule-P3 = You take turns one after the other. Only when fish run short, at the end of fishing and before scoring may several players decide at once.
    .title = Who decides when
nusfjord-rule-P4 = If there is only one legal answer, it happens by itself.
    .title = No needless questions
nusfjord-rule-P5 = C buildings in hand, the order of the decks and face-down elders are hidden. Everything else is open; what you decide at the same time is shown once everybody has answered.
    .title = What is hidden
nusfjord-rule-P6 = The Work phase goes around the table { FIGURE("meta.workers_per_player") ->
        [one] once
       *[other] { FIGURE("meta.workers_per_player") } times
    }. Each time, everybody takes one turn, clockwise from the first player. If you pass, you may still act the next time around.
    .title = Turns and passing
nusfjord-rule-F1 = Everybody fishes at the same time. Take as many fish as your haul size and hand them out in this order: elders, shares held elsewhere, your own shares, Reserve. You can't refuse.
    .title = Fishing
nusfjord-rule-F2 = Each of your elders gets a fish. An elder with { FIGURE("limits.elder_fish_clear_at") } fish is cleared at once.
    .title = First the elders
nusfjord-rule-F3 = Each of your shares on the Action board gets a fish, then each of your shares that other players hold.
    .title = Then shares elsewhere
nusfjord-rule-F4 = Each of your own issued shares that you hold gets a fish; unissued ones get none.
    .title = Then your own shares
nusfjord-rule-F5 = Your Reserve takes fish until it holds { FIGURE("limits.reserve_fish_fishing_phase") } (or more, with a card). If it already holds more, they stay.
    .title = Then the Reserve
nusfjord-rule-F6 = Any fish left go back to the general supply.
    .title = The rest
nusfjord-rule-F7 = If your haul is too small for your elders or for shares held by others, you choose who gets fish. Shares on the Action board come before those of players. Your own supply never helps out.
    .title = Too few fish
nusfjord-rule-F8 = When everybody has handed out their fish, the fish on shares on the Action board go back to the general supply; all others go to whoever holds the share.
    .title = Dividends
nusfjord-rule-F9 = Then full Reserves are checked, and buildings that react to the end of fishing do so.
    .title = End of the phase
nusfjord-rule-W1 = Place exactly one worker: on an action space that is not blocked, on one of your elders without a worker, or on an Imitation space. Or pass.
    .title = A turn
nusfjord-rule-W2 = A space that is full of workers is blocked for everybody until the end of the phase. Two of your own workers may share a space.
    .title = Blocked spaces
nusfjord-rule-W3 = You may only use a space if its action changes something of yours.
    .title = No empty actions
nusfjord-rule-W4 = An action and all that it sets off is finished before the next player's turn.
    .title = At once and completely
nusfjord-rule-W5 = On an Imitation space, your worker uses a blocked space of the board (with five players and in the advanced solo game, one in its column). The action must be legal for you. You can't copy elders.
    .title = Imitation
nusfjord-rule-W6 = The phase ends when everybody has had { FIGURE("meta.workers_per_player") ->
        [one] { FIGURE("meta.workers_per_player") } turn
       *[other] { FIGURE("meta.workers_per_player") } turns
    }.
    .title = The end of work
nusfjord-rule-H1 = All workers come home, from the board and from the elders.
    .title = Workers return
nusfjord-rule-H2 = The First Player ship sails on to the next round space; the player to the right is the new first player.
    .title = The ship moves
nusfjord-rule-H3 = What the new round space says happens at once.
    .title = The round space
nusfjord-rule-H4 = Fish on plates, elders and Reserves, newly issued shares, the display and hands all stay.
    .title = What stays
nusfjord-rule-X1 = Take { FIGURE("action_values.take_gold") } gold. You can always do that.
    .title = +1 Gold
nusfjord-rule-X2 = Move all goods from your Reserve to your supply. You can't do this if your Reserve is empty.
    .title = Transfer Reserve
nusfjord-rule-X3 = Fill one or more plates in order: pay the price of each, and get { FIGURE("action_values.plate_gold") } gold for each. At least one plate must be empty, and you must be able to afford it.
    .title = Serve Fish
nusfjord-rule-X4 = Pay for a building from the display or, from round { FIGURE("round_event.2.round") } on, from your hand, and place it on a free building space. Only Stilt House and Hermitage don't need a free space (house rule).
    .title = Build a Building
nusfjord-rule-X5 = Put one of your unissued shares on the Action board and take { FIGURE("action_values.issue_share_gold") } gold. You can do this { FIGURE("player_start.shares_unissued") ->
        [one] once
       *[other] { FIGURE("player_start.shares_unissued") } times
    } in a game.
    .title = Issue a Share
nusfjord-rule-X6 = Take all shares from the Action board for { FIGURE("action_values.share_price") } gold each. The total is { FIGURE("action_values.share_discount_rounds_4_5") } gold less in rounds 4 and 5, and { FIGURE("action_values.share_discount_rounds_6_7") } less in rounds 6 and 7, but never below 0. You take all or none.
    .title = Buy All Shares
nusfjord-rule-X7 = Remove one forest and take { FIGURE("action_values.deforest_wood") } wood, or less if your supply is nearly full. Removing the last forest of a double space frees two building spaces.
    .title = Deforest
nusfjord-rule-X8 = Take 1 wood for each of your forests, stacked ones included. You can't do this without a forest, or when your wood is full.
    .title = Thin Out
nusfjord-rule-X9 = Place { FIGURE("action_values.reforest_forests") ->
        [one] { FIGURE("action_values.reforest_forests") } forest
       *[other] { FIGURE("action_values.reforest_forests") } forests
    }, stacked, on a free double space.
    .title = Reforest
nusfjord-rule-X10 = Build a ship that is still on the supply board, that fits on your Fishing track and that you can pay for. Place it as far left as possible.
    .title = Build a Ship
nusfjord-rule-X11 = Seat the top elder of a stack in your council, which has room for { FIGURE("limits.elders_per_player") }. You may use him at once without a worker, and again later with one.
    .title = Take an Elder
nusfjord-rule-E1 = You can only use elders in your own council, each with at most one worker per round. You never lose an elder.
    .title = Your own elders
nusfjord-rule-E2 = To use an elder, put the fish from the largest filled plate on him. With no fish on the Banquet Table you can't use him; your own fish don't count. With the Purveyor, you may serve a plate first.
    .title = Feeding
nusfjord-rule-E3 = You may only use an elder if his action changes something after he has been fed and, where due, cleared.
    .title = Something must happen
nusfjord-rule-E4 = With { FIGURE("limits.elder_fish_clear_at") } fish, an elder is cleared: you get { FIGURE("limits.elder_fish_to_owner") } fish, and the rest goes to the general supply.
    .title = Clearing
nusfjord-rule-E5 = Each card says what its elder does.{ PROVENANCE() ->
        [ours] {" "}Most of these effects are our own (house rule).
       *[mixed] {""}
    }
    .title = What the elders do
nusfjord-rule-A1 = Pay, place, then the building's own effects, then those of your other buildings. A building never reacts to being built itself.
    .title = Order when building
nusfjord-rule-A2 = An action you get from a card is carried out completely, with all it sets off, before anything else goes on.
    .title = Actions inside actions
nusfjord-rule-A3 = When several of your effects come at once, you choose their order. You are only asked if one of them does more than give goods.
    .title = Several effects at once
nusfjord-rule-A4 = Effects “after” an action follow however it was carried out: by space, copy, elder or building. Those after Take an Elder come before you first use him.
    .title = After an action
nusfjord-rule-A5 = You may use “at any time” and “once” buildings at every decision of your own turns, before and after placing a worker, and once more before scoring, but not while fishing and not on other players' turns. “Once” buildings have to wait while something else must be answered first (house rule).
    .title = At any time and once
nusfjord-rule-A6 = You exchange in whole units. What doesn't fit is lost.
    .title = Whole exchanges
nusfjord-rule-A7 = Every gold that enters your supply counts, including gold from the Reserve.
    .title = Clearing counts gold
nusfjord-rule-A8 = Permanent effects apply as soon as the building stands.
    .title = Permanent effects
nusfjord-rule-A9 = A building may let you place a worker on a full space. The space still counts as blocked, so it may be copied.
    .title = Never blocked
nusfjord-rule-A10 = With Stock Management, you may pay for buildings and ships from Reserve and supply in any mix. The goods go back to the general supply.
    .title = Paying from the Reserve
nusfjord-rule-A11 = No card exchanges gold back into goods without limit, so every chain of effects ends.
    .title = No endless chains
nusfjord-rule-A12 = You must take what you gain; exchanging, moving, upgrading and placing forests are optional. You have to carry out at least one part of an elder or a once effect.
    .title = Must and may
nusfjord-rule-A13 = Discounts add up, for each good separately and never below 0. They apply to the whole cost, in the way of payment you chose.
    .title = Discounts
nusfjord-rule-A14 = It acts when your Reserve holds as many fish as its limit: at the end of fishing, when a card has put fish there, and when you build it (house rule).
    .title = Lighthouse
nusfjord-rule-B1 = Buildings go on any free building space and stay there.
    .title = Where buildings go
nusfjord-rule-B2 = It covers both spaces of a free double space and is one building.
    .title = Longhouse
nusfjord-rule-B3 = It covers { FIGURE("track.building_length") ->
        [one] { FIGURE("track.building_length") } unit
       *[other] { FIGURE("track.building_length") } units
    } of the Fishing track and raises your haul, but it is not a ship and needs no building space (house rule).
    .title = Stilt House
nusfjord-rule-B4 = It stands on a double space with forest. That forest still counts, but can't be removed anymore (house rule).
    .title = Hermitage
nusfjord-rule-B5 = A variable cost is worked out before the building is placed, and is never below 0.
    .title = Question marks
nusfjord-rule-B6 = Stars are worked out at the end of the game.
    .title = Stars
nusfjord-rule-B7 = When you play alone, the other player's haul counts as { FIGURE("solo.other_player_haul") }{ PROVENANCE() ->
        [ours] {" "}(house rule)
       *[mixed] {""}
    }.
    .title = Fishhouse alone
nusfjord-rule-B8 = When a ship is sold or replaced, the others slide left, and its tile goes back to the supply board.
    .title = Ships that leave
nusfjord-rule-G1 = First come the effects at game end, then everybody may use buildings one last time.
    .title = Before scoring
nusfjord-rule-G2 = Add up the points of your ships and buildings, plus { FIGURE("scoring.share_issued") } for each issued share and { FIGURE("scoring.gold") } for each gold in your supply, { FIGURE("scoring.empty_space") } for each empty building space and { FIGURE("scoring.share_unissued") } for each unissued share.
    .title = Points
nusfjord-rule-G3 = Most points wins. If tied, you share the victory.
    .title = The winner
nusfjord-rule-V1 = { FIGURE("return_match.games") } games for two players with one deck: the second uses the A and B cards not laid out in the first, all C cards, and the other first player. Your results are added up.
    .title = Return match
nusfjord-rule-V2 = The opening display has { FIGURE("mixed_game.a_per_deck") } A and { FIGURE("mixed_game.b_per_deck") } B of each deck; all later cards come from the deck you chose.
    .title = Mixed game
nusfjord-rule-V3 = Red workers act in odd rounds, blue ones in even rounds. Only workers of the color that is next come home; the others block their spaces and elders for a round. They all work for the red company.
    .title = Solo game
nusfjord-rule-V4 = Like the solo game, but with three colors in turn: red, blue, yellow. Workers stay out for two more rounds, and the Imitation tile has a space for each column.
    .title = Advanced solo game
nusfjord-rule-V5 = { FIGURE("campaign.games") } solo games with one deck; built buildings leave, and the last game draws A and B from those not built. Above { FIGURE("campaign.target") } points, the excess is your rank, unless yours is higher. Fall { FIGURE("campaign.rank_loss") } or more short of { FIGURE("campaign.target") } plus your rank, and you lose one rank.
    .title = Campaign
nusfjord-rule-Q7 = You may use an elder whose effects are all optional only if at least one of them is possible and you carry it out.
    .title = Optional elders
nusfjord-rule-Q8 = If you don't use a new elder at once, that free use is lost.
    .title = First use declined
nusfjord-rule-Q9 = Ships that a card gives you or upgrades don't count as the action Build a Ship, so nothing reacts to them (house rule).
    .title = Ships from cards
nusfjord-rule-Q10 = If the table is empty, you may serve plate 1 first and use that very fish for your elder.
    .title = Purveyor
nusfjord-rule-Q12 = If a card raises the limit of your Reserve, “full” means the raised limit.
    .title = A raised limit
nusfjord-rule-Q13 = You pay the full price of a plate, even if an elder of yours takes the fish right back.
    .title = Full price of plates
nusfjord-rule-Q15 = With full wood you may deforest, because the forest leaves, but you may not thin out.
    .title = Full wood
nusfjord-rule-Q17 = From round { FIGURE("round_event.2.round") } on, you can build C buildings from your own hand; once built, they are open.
    .title = Building from the hand
nusfjord-rule-Q18 = If a deck runs short, you use what is there.
    .title = Short decks
nusfjord-rule-Q22 = Everybody with the most points wins.
    .title = Ties
nusfjord-rule-Q25 = Players with buildings that use ships from the supply board go in turn order, beginning with the last first player; everybody else goes at the same time.
    .title = Order before scoring
nusfjord-rule-Q31 = Without a free building space, you can only build Stilt House and Hermitage (house rule).
    .title = A full harbor
nusfjord-rule-Q32 = Whether an elder can act is checked after he has been fed and cleared.
    .title = When an elder is checked
nusfjord-rule-Q35 = You may copy a full space even if it is never blocked for you.
    .title = Copying full spaces
nusfjord-rule-Q36 = In the solo game, an Imitation space is treated like an action space: workers of other colors block it.
    .title = Imitation alone
nusfjord-rule-Q37 = You have a rank for each solo level. It changes only after the last game of a campaign (house rule).
    .title = Rank
nusfjord-rule-Q38 = In the mixed game, later cards always come from one deck. You can only choose it for single games (house rule).
    .title = Later cards
nusfjord-rule-Q39 = If the sums of a return match are equal, you share the victory. All { FIGURE("deck_size.C") } C cards are shuffled again for the second game (house rule).
    .title = Equal sums
nusfjord-rule-Q41 = Goods that a card puts into your Reserve come from the general supply and may exceed the fish limit.
    .title = Goods put into the Reserve
