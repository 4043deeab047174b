# Hints at the table.
button-hint = Hint
button-hint-yes = Yes, show me the hint
hint-question = A hint shows you the three choices the captain likes best. Everyone is told that you took one, but not what it says, and **the game no longer counts for ratings or leaderboards**. Go ahead?
hint-title = The captain's advice
hint-expects = What you would end up with:
hint-line = { $place }. **{ $choice }**: about { $points }{ score-points }
hint-line-untried = { $place }. **{ $choice }**: nothing else is worth considering here.
hint-small = Only you see this. The captain knows no more than you do: it imagines what is hidden from you.{ $tries ->
        [0] {""}
        [one] {" "}It simulated one game.
       *[other] {" "}It simulated { $tries } games.
    }
hint-not-here = There are no hints in this game: the host didn't allow them.
hint-nobody = There are no hints for this game yet.
hint-nothing-to-decide = It isn't your turn, so there's nothing to advise.
hint-one-choice = You have only one choice, so there's nothing to advise. This didn't count as a hint.
hint-moved-on = The game moved on while the captain was thinking; this hint doesn't count.
hint-failed = The captain couldn't think it through this time; this hint doesn't count. Try again.

table-event-hint-first = 💡 { $who } took a hint from the captain; the game no longer counts for ratings.
table-event-hint = 💡 { $who } took another hint from the captain.
