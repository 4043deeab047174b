# Plans: what is to be played when one's next decision comes.
command-plan = plan
    .description = Say now what I shall play when your next decision comes; only you see it

button-plan = Plan ahead …
button-replan = Change the plan …
button-unplan = Drop the plan
button-unwish = Without { $number }
button-planned = Back
plan-title = 🗒️ **Your plan**
plan-how = When your next decision comes, I play for you the first thing on your list that is possible then, and go down the list as long as your turn goes on and nothing new is revealed. Nobody else sees the list. Pick what you want, the best first.
plan-rest = Something else …
plan-else = Otherwise: I wait for you, and call you as always.
plan-your-turn = It is your turn: decide now with /{ command-play }. Plans are for while you wait.
plan-away = A computer player plays for you at the moment; come back to the game first.
plan-nothing = Nothing can be planned for your next decision at the moment.
plan-cannot-come = That can't come up in your next decision.
plan-twice = That is in your plan already.
plan-full = A plan has { $most } choices at most.
plan-none = There is no such plan (any more).
plan-dropped-gone = 🗒️ Your plan was not played: nothing of it was possible when your decision came.
plan-dropped-changed = 🗒️ Your plan was not played on: *{ $choice }* means something else by now. When you planned: { $meant }. Now: { $means }.
plan-dropped-undone = 🗒️ Your plan is switched off: something was taken back.
plan-dropped-paused = 🗒️ Your plan is switched off: the game was paused.
plan-dropped-away = 🗒️ Your plan is switched off: a computer player played for you.

table-event-planned = 🗒️ Your plan: { $choice }.
