# Words in the pictures of Montego Bay. They stand in small boxes: keep them short.
montego_bay-picture-vp = VP
montego_bay-picture-phase-setup = Setup
montego_bay-picture-phase-hire = Hire Lazy Jack
montego_bay-picture-phase-cards = Movement cards
montego_bay-picture-phase-load = Loading the ships
montego_bay-picture-phase-end = End of the game
montego_bay-picture-phase-last = { $phase } · last round

montego_bay-picture-moves = The figures have moved
montego_bay-picture-moves-note = Where everyone started, their cards, where they ended up
montego_bay-picture-everybody = Everybody
montego_bay-picture-decision-over = The last ship has sailed
montego_bay-picture-decision-setup = choose a color
montego_bay-picture-decision-hire = hire Lazy Jack or not
montego_bay-picture-decision-place = place Lazy Jack
montego_bay-picture-decision-cards = choose movement cards
montego_bay-picture-decision-load = load the ships
montego_bay-picture-call-over = The last ship has sailed
montego_bay-picture-call-setup = Which color do you play?
montego_bay-picture-call-hire = Do you hire Lazy Jack?
montego_bay-picture-call-place = Next to which worker do you put Lazy Jack?
montego_bay-picture-call-cards = Which movement cards do you play?
montego_bay-picture-call-load = Which ships do you load?

montego_bay-picture-in-tavern = tavern
montego_bay-picture-tavern-big = big workers
montego_bay-picture-tavern-small = small workers
montego_bay-picture-tally-man = Tally-Man
montego_bay-picture-jack-short = Jack
montego_bay-picture-next-ships = Next ships
montego_bay-picture-stack-empty = none left
montego_bay-picture-order = Order
montego_bay-picture-order-note = 1 moves first
montego_bay-picture-cards-done = done

montego_bay-picture-pier-empty = Pier { $pier }: no ship
montego_bay-picture-ship-now = now
montego_bay-picture-ship-empty = no barrels aboard
montego_bay-picture-ship-leaves = leaves at the end of the round
montego_bay-picture-ship-last = scored at the end of the round
montego_bay-picture-sailed = Sailed last
montego_bay-picture-sailed-none = No ship has sailed yet
montego_bay-picture-sailed-none-since = No ship has sailed since the last board
montego_bay-picture-colour-free = free

montego_bay-picture-legend-supply = in supply
montego_bay-picture-legend-aboard = on ships
montego_bay-picture-house-data = { PROVENANCE() ->
    [ours] Ship and warehouse figures partly reconstructed
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }
montego_bay-picture-house-short = { PROVENANCE() ->
    [ours] Ship figures partly reconstructed
    [owners] Figures of whoever runs this bot
   *[mixed] Figures partly of whoever runs this bot
    }

montego_bay-picture-alt-status = { $round ->
    [0] Montego Bay, { $phase }.
   *[other] Montego Bay, round { $round }, { $phase }.
}
montego_bay-picture-alt-waiting = Still to decide: { $names }.
montego_bay-picture-alt-active = At work: { $figure } ({ $place }).
montego_bay-picture-alt-jack = Lazy Jack works for { $name }.
montego_bay-picture-alt-seat = { $name }: { $points } VP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, barrels: { $supply } in supply, { $aboard } aboard{ $tavern ->
    [0] {""}
   *[other] , { $tavern } in the tavern
}.
montego_bay-picture-alt-colour = { $name } plays { $colour }.
montego_bay-picture-alt-places = Places: { $places }.
montego_bay-picture-alt-own = Own figures: { $places }.
montego_bay-picture-alt-card = card { $card }
montego_bay-picture-alt-pilot = Pier { $pier }: { $ship }.
montego_bay-picture-alt-ship = Pier { $pier }: { $ship } { $vp }, { $taken } of { $capacity }: { $aboard }.
montego_bay-picture-alt-leaves = The { $ship } leaves at the end of the round.
montego_bay-picture-alt-aboard = { $name }: { $barrels } ({ $points } VP)
montego_bay-picture-alt-moves = Montego Bay, round { $round }: how the figures moved, in order.
montego_bay-picture-alt-move = { $number }. { $figure }, card { $card }: { $start } to { $end }.
montego_bay-picture-alt-pushed = { $figure } is pushed to { $place }.
montego_bay-picture-alt-score = Place { $place }: { $name } with { $points } VP ({ $parts }), coins { $coins }.

montego_bay-picture-hand-confirm = Done, keep these cards
montego_bay-picture-hand-done = Your cards are ready
montego_bay-picture-hire-hire = Ask for Lazy Jack
montego_bay-picture-hire-pass = Not this round
montego_bay-picture-hire-order = Who can pay for Lazy Jack
montego_bay-picture-hire-rule = If several ask, whoever is highest on this list gets him.

montego_bay-picture-score-full_ships = scored the moment they were full
montego_bay-picture-score-last_barrels = for filling the last slot
montego_bay-picture-score-cast_off_ships = from pier 1 in phase 5
montego_bay-picture-score-last_ships = in the harbor at the end
montego_bay-picture-score-tavern = barrels without a ship
montego_bay-picture-score-coins = break ties
montego_bay-picture-score-coins-name = Coins
montego_bay-picture-tie-coins = coins decide
montego_bay-picture-replay = Replay of a game of Montego Bay in { $frames } pictures.
