# Plans: what is to be played when one's next decision comes.
command-plan = plan
    .description = Tell me now what to play on your next turn; only you see it

button-plan = Plan ahead …
button-replan = Change the plan …
button-unplan = Drop the plan
button-unwish = Remove { $number }
button-planned = Back
plan-title = 🗒️ **Your plan**
plan-how = When your next turn comes, I'll play the first thing on your list that is still possible. What you put after it comes next, on later turns too. If nothing comes after it, I carry on down the list until your turn ends or something new is revealed. Only you can see this. Add what you want, most important first.
plan-how-below = Your next decision after that, on the same turn or a later one. I'll play the first thing on this list that is possible.
plan-after = After **{ $choices }**:
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
button-plan-alike = The same after the others
button-plan-earlier = As last time
button-suggest = Suggest what the mate would do
plan-no-advice = At a table that counts for ratings, no computer helps with plans.
plan-no-outlook = I couldn't work out what may come. Please try again.
plan-nothing-new = There's nothing to add to your plan.
plan-moved-on = Your plan has changed meanwhile. This is how it stands now.
plan-else = If none of it is possible, or if its small print has changed, I'll wait and ping you as usual.
plan-your-turn = It's your turn: decide now with /{ command-play }. Plans are for while you wait.
plan-away = A computer is playing for you at the moment; come back to the game first.
plan-nothing = There is nothing to plan for your next turn at the moment.
plan-cannot-come = That can't come up there.
plan-already = That is how you have planned it already.
plan-twice = That's already in your plan.
plan-full = A plan holds { $most } entries at most.
plan-deep = A plan goes { $most } decisions ahead at most. Take { $over ->
        [one] one step
       *[other] { $over } steps
    } back.
plan-none = There is no such plan (any more).
plan-dropped-rest = 🗒️ A plan is for one turn: I played neither *{ $choice }* nor what came after it.
plan-dropped-stuck = 🗒️ I played your plan as far as it went: neither *{ $choice }* nor anything else you had put there was possible.
plan-dropped-done = 🗒️ I've played all of your plan.
plan-dropped-gone = 🗒️ I didn't play your plan: none of it was possible when your turn came.
plan-dropped-changed = 🗒️ I stopped your plan: *{ $choice }* would now do something else. When you planned it: { $meant }. Now: { $means }.
plan-dropped-undone = 🗒️ Your plan is off: something was taken back.
plan-dropped-paused = 🗒️ Your plan is off: the game was paused.
plan-dropped-away = 🗒️ Your plan is off: a computer was playing for you.

table-event-planned = 🗒️ Your plan: { $choice }.
table-event-ordered = 📌 Your standing order: { $choice }.
