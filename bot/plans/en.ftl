# Plans: what is to be played when one's next decision comes.
command-plan = plan
    .description = Tell me now what to play on your next turn; only you see it

button-plan = Plan ahead …
button-replan = Change the plan …
button-unplan = Drop the plan
button-unwish = Remove { $number }
button-planned = Back
plan-title = 🗒️ **Your plan**
plan-how = On your turn, I'll go through the entries: I'll play the first one that's possible, then what you put after it, and so on until something is revealed. Only you can see this.
plan-how-below = Your next decision after that, on the same turn or a later one: I'll play the first entry that is possible.
plan-after = After “**{ $choices }**”:
plan-more = { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
plan-below = { $count ->
        [0] nothing planned after it yet
        [one] { $count } entry after it
       *[other] { $count } entries after it
    }
plan-pick-after = What comes after …
plan-pick-remove = Remove …
button-plan-up = Back to the list above
button-plan-alike = Use this after the others, too
button-plan-earlier = Same as last time
button-plan-ahead = Plan as the mate would
button-plan-anew = Plan the same as last time
button-plan-keep = ⭐ Keep as a favorite
plan-pick-favorite = From a favorite …
plan-kept = Kept. In any game of this kind you can plan it again; the { $most } newest favorites stay. /{ command-settings } lists them.
favorite-size = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
favorite-left-out = { $count ->
        [one] I left out one entry of this favorite: as far as I can see, it can't come up here.
       *[other] I left out { $count } entries of this favorite: as far as I can see, they can't come up here.
    }
favorite-nothing-now = Nothing in this favorite can come up on your next turn.
favorite-gone = { $kind } (not played here anymore)
favorite-unreadable = this plan can't be read anymore
favorite-none = You no longer have this favorite.
favorites-title = Favorites
favorites-none = You haven't kept any plan yet.
favorites-how = Where you plan ahead, *Keep as a favorite* keeps your plan, and in other games of that kind *From a favorite* plans as much of it as is possible there. Only you see them.
favorites-pick-remove = Remove …
button-suggest = Suggest what the mate would do
plan-no-advice = In a rated game, no computer helps with plans.
plan-no-outlook = I couldn't work out what might come up. Please try again.
plan-nothing-new = There's nothing new to add to your plan.
plan-moved-on = Your plan has changed in the meantime. This is how it stands now.
plan-else = If it doesn't go as planned, I'll wait and ping you as usual.
plan-your-turn = It's your turn: decide now with /{ command-play }. Plans are for while you wait.
plan-decide-first = It's your turn: decide first. Plans are for while you wait.
plan-away = A computer is playing for you at the moment. Press *Play* to take over again first.
plan-nothing = There's nothing to plan for your next turn at the moment.
plan-cannot-come = That can't come up there.
plan-already = That's already your plan.
plan-twice = That's already in your plan.
plan-full = A plan can hold at most { $most } entries. Remove one first.
plan-deep = A plan can look at most { $most } decisions ahead. Step back { $over ->
        [one] once
       *[other] { $over } times
    }.
plan-none = This plan is gone.
plan-put-away = 🗒️ Your plan is dropped.
button-plan-restore = Restore the plan
plan-dropped-rest = 🗒️ A plan is good for one turn: I played neither *{ $choice }* nor what came after it.
plan-dropped-stuck = 🗒️ I played your plan as far as I could: neither *{ $choice }* nor anything else you had put there was possible.
plan-dropped-done = 🗒️ I've played your plan to its end.
plan-dropped-gone = 🗒️ I didn't play your plan: none of it was possible when your turn came.
plan-dropped-changed = 🗒️ I stopped your plan: *{ $choice }* would now do something else. When you planned it: { $meant }. Now: { $means }.
plan-dropped-cut = 🗒️ I stopped your plan: after *{ $choice }*, nothing you had planned to follow it would be possible now.
plan-dropped-gives-up = 🗒️ I stopped your plan: *{ $choice }* would give something up. About that I'd rather ask you.
plan-dropped-undone = 🗒️ Your plan is off: something was taken back.
plan-dropped-paused = 🗒️ Your plan is off: the game was paused.
plan-dropped-away = 🗒️ Your plan is off: a computer was playing for you.

table-event-planned = 🗒️ Your plan: { $choice }.
table-event-ordered = 📌 Your standing order: { $choice }.
