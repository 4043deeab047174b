# Plans: what is to be played when one's next decision comes.
command-plan = plan
    .description = Tell me now what to play on your next turn; only you see it

button-plan = Plan ahead …
button-replan = Change the plan …
button-unplan = Drop the plan
button-unwish = Remove { $number }
button-planned = Back
plan-title = 🗒️ **Your plan**
plan-how = When your next turn comes, I'll play the first thing on your list that is still possible, then carry on down the list until your turn ends or something new is revealed. Only you can see the list. Add what you want, most important first.
plan-rest = Something else …
plan-else = If none of it is possible, I'll wait and ping you as usual.
plan-your-turn = It's your turn: decide now with /{ command-play }. Plans are for while you wait.
plan-away = A computer is playing for you at the moment; come back to the game first.
plan-nothing = There is nothing to plan for your next turn at the moment.
plan-cannot-come = That can't come up on your next turn.
plan-twice = That's already in your plan.
plan-full = A plan holds { $most } choices at most.
plan-none = There is no such plan (any more).
plan-dropped-rest = 🗒️ A plan is for one turn: I played neither *{ $choice }* nor what came after it.
plan-dropped-gone = 🗒️ I didn't play your plan: none of it was possible when your turn came.
plan-dropped-changed = 🗒️ I stopped your plan: *{ $choice }* would now do something else. When you planned it: { $meant }. Now: { $means }.
plan-dropped-undone = 🗒️ Your plan is off: something was taken back.
plan-dropped-paused = 🗒️ Your plan is off: the game was paused.
plan-dropped-away = 🗒️ Your plan is off: a computer was playing for you.

table-event-planned = 🗒️ Your plan: { $choice }.
