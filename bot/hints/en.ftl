# Hints at the table.
button-hint = Hint
button-hint-yes = Yes, give me the hint
hint-question = A hint shows you the three choices the captain thinks best of. Everybody is told that you were given one (not what it says), and **the game counts for no rating and no leaderboard any more**. Shall I?
hint-title = The captain's advice
hint-line = { $place }. **{ $choice }**: you would end with { $points } points or so ({ $tries } games in thought).
hint-line-untried = { $place }. **{ $choice }**: nothing else is worth a thought here.
hint-small = Only you see this. The captain knows no more than you do: what is hidden from you, it imagines.
hint-not-here = There are no hints at this table: the host has not allowed them.
hint-nobody = Nobody can give hints in this game yet.
hint-nothing-to-decide = You have nothing to decide now, so there is nothing to advise.
hint-one-choice = There is only one thing you can do now, so there is nothing to advise; this has cost nothing.
hint-moved-on = The table has moved on while the captain was thinking; the hint does not count.
hint-failed = The captain could not think it through this time; nothing has been noted. Try again.

table-event-hint-first = 💡 { $who } was given a hint by the captain: the game is rated no more.
table-event-hint = 💡 { $who } was given another hint by the captain.
