# Each game in a minute, for people who never saw it. Whole rules are in the files rules_*.ftl.
fleet_dice-primer = **Aim.** After round { FIGURE("meta.rounds_multi") } (alone: { FIGURE("meta.rounds_solo") }) the most victory points (VP) win. They come from fish, boats, licenses, buildings and bonuses.
    {""}**A round**
    1. *Boat phase:* boat dice are rolled. In turn order, each player takes a die and uses it at once; everybody then uses the last die.
    2. *Income:* { FIGURE("income.base") ->
        [one] { FIGURE("income.base") } coin
       *[other] { FIGURE("income.base") } coins
    } for everybody, more with a lobster license.
    3. *Fishing*, in even rounds: each boat that is not full catches fish.
    4. *Town phase:* like the boat phase, with harbor, wharf and market dice and one boat die.
    {""}**A die** marks the top open box of what it shows: shrimp to oyster the column of that name, harbor a ship, wharf a building. The market pays coins for your fish. Any die may be used as a coin instead.
    {""}**A round box** works at once: the flag activates a license (a lasting bonus), the boat launches a boat, ? is one of the two, the fish sends your boats fishing. The last box of a building completes it.
    {""}**Coins** fill the coin track. Each star on it is a star action: mark one box anywhere you like.
    {""}**Alone** you play against Captain Ruth: she takes dice too, and strikes the lowest open boxes of a section, { FIGURE("solo.strikes_drafted_die") } for her own die, { FIGURE("solo.strikes_shared_die") } for the shared one.

montego_bay-primer = **Aim.** The most victory points (VP) win. A ship that leaves pays points to whoever has the most barrels aboard, and a few to whoever is second.
    {""}**A round**
    1. *Cards:* everybody secretly plays a card from { FIGURE("constants.cards.1") } to { FIGURE("constants.cards.last") } for each of their dock workers. Until you press *Done* you may swap them.
    2. *Moving:* in the order of the tiles each figure walks as many spaces clockwise around the warehouses as its card says. If its space is taken, it pushes the figure there across to the other side of the warehouse; if both sides are taken, it has to go back to the nearest free space.
    3. *Loading:* space by space from S1 on, each figure empties the store room it stands at. Load that many of your barrels on ships of your choice; for a broken barrel take one of yours back; a coin is yours.
    4. *Casting off:* the ship at pier 1 leaves, full or not. A ship whose last slot is filled is scored and leaves at once, with { FIGURE("constants.last_barrel_vp") ->
        [one] { FIGURE("constants.last_barrel_vp") } extra point
       *[other] { FIGURE("constants.last_barrel_vp") } extra points
    } for whoever filled it.
    {""}**Lazy Jack** is one more figure for a round. Anyone who can pay { FIGURE("constants.jack_cost") ->
        [one] { FIGURE("constants.jack_cost") } coin
       *[other] { FIGURE("constants.jack_cost") } coins
    } may ask for him; only whoever gets him pays.
    {""}**The end** comes when the stacks of ships are empty and { FIGURE("constants.end_harbour") } ships or fewer are left.

nusfjord-primer = **Aim.** You run a fishing village; after round { FIGURE("meta.rounds") } the most victory points (VP) win. Ships, buildings, gold and the shares you hold bring points. Each empty building space and each of your shares not yet issued costs a point.
    {""}**A round**
    1. *Fishing:* you catch as many fish as your ships allow. The bot hands them out: one to each of your elders, one for each of your shares (to whoever holds it), up to { FIGURE("limits.reserve_fish_fishing_phase") } to your Reserve; the rest goes back.
    2. *Work:* in turn order, everybody places a worker on an action and carries it out at once, until each has placed { FIGURE("meta.workers_per_player") }. A full action is blocked for the rest of the round.
    3. *Homecoming:* the workers return; the next round may bring new buildings.
    {""}**The Reserve** can't be spent. *Transfer Reserve* moves all of it to your supply.
    {""}**Wood** comes from your forests, **gold** from issuing shares (the others may buy them) and from serving fish on the Banquet Table. With them you build **ships** (a larger catch, points) and **buildings** (an effect, points), which need a free space: fell forests to get more.
    {""}**Elders** sit in your council and have actions of their own. Using one takes a worker and a fish from the Banquet Table.

captains_gulf-primer = **Aim.** Only money counts: after round { FIGURE("meta.rounds") }, whoever has the most dollars wins, including rewards for stars and penalties for loans and slow sales.
    {""}**Your turn.** Move your marker clockwise on the wheel (a few spaces are free, more cost money) and carry out the action there:
    • *Fuel Dock:* a full tank.
    • *Fishing:* sail to seafood, play a card, take as many tiles as its icons, your licenses and your boxes allow.
    • *Sail to Port:* 1 fuel per hex.
    • *Shipyard*, in port: put up to { FIGURE("rules.shipyard_cards") ->
        [one] { FIGURE("rules.shipyard_cards") } card
       *[other] { FIGURE("rules.shipyard_cards") } cards
    } on your boat.
    • *Commercial Market*, in port: sell tiles. Your disc advances on that port's track, toward rewards and away from penalties.
    {""}**Each card has four uses:** bait for fishing, or, once it is on your boat, a license (one more tile of its type aboard), crew or an upgrade.
    {""}**A bonus action** may be taken once a turn, before or after your move.
    {""}**Rounds.** When the markers have passed the ring buoy once per player, the round ends: the round card may take effect, seafood comes back.
