# The learning cruise: what is said at each press of the script (games/montego_bay/data/montego_bay-lesson.toml), and
# with .aside why it goes another way.
montego_bay-lesson-jack = Ahoy! You are green, with a big and a small dock worker; blue and orange are your rivals. You load **barrels** onto ships; when one leaves, it pays points to whoever has the most aboard. The most points win. You have 3 coins: the price of **Lazy Jack**, one more figure for one round. Ask for him!
    .aside = Coins only break ties at the end, so saving them helps little. With Jack you load three times this round instead of twice, and right now a single barrel decides a whole ship.
montego_bay-lesson-companion = Jack starts beside one of your figures and gets one of that figure's cards, so the two never walk equally far. From beside the small one he can reach S5, where there is one barrel. Keep that in mind: one barrel.
    .aside = From there he gets somewhere, too, but not to S5, and that single barrel is just what we need.
montego_bay-lesson-cards = *Cards:* for each of their figures, everybody secretly plays a card from 1 to 5; the figure walks that far, clockwise. The small print says what lies there. Jack goes first, so nobody gets in his way: a 4 takes him to S5.
    .aside = You may play the cards in any order, and swap them until you press *Done*. We begin with Jack, who moves first; his 4 leads to that one barrel.
montego_bay-lesson-big = Your big one stands at N2. With a 2 it walks to N4, the room with 4 barrels, the best within reach. The others see your card only when it moves.
    .aside = Look at what lies there: barrels are what you want most, then coins. A broken barrel costs you one that is already aboard. Nothing you reach beats the 4 barrels at N4.
montego_bay-lesson-push = S6 has 4 barrels, too, but orange's big one stands there. Never mind: whoever arrives at a taken space **pushes** the figure there across to the other side of the warehouse. If both sides are taken, you go back to the nearest free space. And orange moves first, so it may be gone.
    .aside = Possible, but your small one reaches 4 barrels at S6. Orange stands there now, but moves before you, and if it should still be there, you push it across.
montego_bay-lesson-done = Three cards, three figures. Until now you could have swapped them; with *Done* they are fixed. When everybody is ready, all figures walk, one by one: Jack first, then in the order of the tiles.
    .aside = You could still swap, that's what this is for. But your cards are good: 1 barrel for Jack, 4 for the big one, 4 for the small one.
montego_bay-lesson-full = *Moving:* orange was set back once, and then your big one pushed it across, onto broken barrels. *Loading* goes space by space from S1 on. Jack's barrel is the last that fits on the Flora: a **full** ship sails at once, and you get 1 extra point for filling it.
    .aside = One barrel there is a beginning. On the Flora it is the last one: the ship sails at once, and whoever fills her gets 1 extra point.
montego_bay-lesson-race = The Olympia has moved up to pier 1. *Casting off:* at the end of each round, the ship there leaves, full or not. She pays 7 to whoever has the most aboard and 3 to the next. Orange has 2 and may add one more. Load all 4 of yours to be safe.
    .aside = That ship can wait. The Olympia leaves this very round: with all 4 barrels on her nobody can catch up with you, and that is 7 points.
    .aside-split = You may spread them, yes. But the Olympia leaves this very round, and orange may load one more: only with all 4 are those 7 points safe.
montego_bay-lesson-split = Blue came aboard with 2, so you are still ahead on the Olympia. Now your big one: 4 barrels, and you may spread them over several ships. On the Nora blue leads with 2; load 3 there, and you do. That leaves one.
    .aside = You may spread them any way you like. But the Olympia is won already, and on the Nora 3 are just enough to be ahead; then one is free for another ship.
montego_bay-lesson-rest = The last one goes on the Grace, where nobody is yet: she pays 5 and 2. Often a single barrel is enough for second place, and without a barrel aboard there are no points at all.
    .aside = That works, too. But on a ship where you lead already it adds nothing right now; on the empty Grace it puts you in first place.
    .aside-load-S03-1 = Nobody is there either. But the Cora pays only 3 and 1, the Grace 5 and 2.
montego_bay-lesson-end = From 0 to 12 points in one round! New ships come from two stacks. The **end** comes when both are empty and no more than three ships are left; those are scored, too. With two players, each has three figures; with four, the board is larger, and third place counts as well.
