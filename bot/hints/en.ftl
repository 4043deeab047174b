# Hints at the table.
button-hint = Hint
button-hint-yes = Yes, show me the hint
hint-question = A hint shows you the three choices the captain likes best. Everyone is told that you took one (not what it says), and **the game no longer counts for ratings or leaderboards**. Go ahead?
hint-title = The captain's advice
hint-expects = What you would end up with:
hint-line = { $place }. **{ $choice }**: about { $points } points
hint-line-untried = { $place }. **{ $choice }**: nothing else is worth considering here.
hint-small = Only you see this. The captain knows no more than you do: it imagines what is hidden from you.{ $tries ->
        [0] {""}
       *[other] {" "}It simulated { $tries } games.
    }
hint-not-here = There are no hints at this table: the host didn't allow them.
hint-nobody = Nobody can give hints in this game yet.
hint-nothing-to-decide = It isn't your turn, so there is nothing to advise.
hint-one-choice = You only have one choice, so there is nothing to advise. This cost you nothing.
hint-moved-on = The game moved on while the captain was thinking; this hint doesn't count.
hint-failed = The captain couldn't think it through this time; this hint doesn't count. Try again.

table-event-hint-first = 💡 { $who } took a hint from the captain; the game no longer counts for ratings.
table-event-hint = 💡 { $who } took another hint from the captain.
