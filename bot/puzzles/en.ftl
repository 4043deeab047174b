# Puzzles: one moment of a finished game a day, in which one choice is the best.
puzzle-title = 🧩 **Find the captain's move** · { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
puzzle-title-solved = 🧩 **The captain's move** · { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
puzzle-title-small = 🧩 Find the captain's move · { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
puzzle-seat = Player { $number }
puzzle-moment = You are { $who } of { $seats }. **{ $question }**
puzzle-how = One choice is clearly better than all others. Pick it from the menu: only you see what comes of it, and your first answer counts. The solution will be here tomorrow.
puzzle-pick = What would the captain do?
button-puzzle-table = Whole table
button-puzzle-text = { button-text }
puzzle-right = ✅ You found it.
puzzle-wrong = ❌ You picked { $choice }. The captain would do something else.
puzzle-again = You have answered already; your first answer counts.
puzzle-captain = The captain: { $choice }
puzzle-after = And after that: { $choices }
puzzle-worth = { $unit ->
        [own] That is worth about **{ $points }**{ score-points } (± { $error }) more than
       *[lead] That puts you about **{ $points }**{ score-points } (± { $error }) further ahead than
    } { $second ->
        [yes] the second best, { $choice }
       *[no] { $choice }
    }.
puzzle-parts = In the final scoring: { $parts }.
puzzle-rules = -# 📖 { $rules } (/{ command-rules } shows them)
puzzle-others = { $answers ->
        [0] Nobody else has answered yet.
        [one] One other person has answered so far and { $found ->
            [0] didn't find it
           *[other] found it, too
        }.
       *[other] { $answers } others have answered so far, and { $found ->
            [0] nobody found it
            [one] one of them found it
           *[other] { $found } of them found it
        }.
    }
puzzle-tally = { $answers ->
        [0] Nobody answered.
        [one] One person answered and { $found ->
            [0] didn't find it
           *[other] found it
        }.
       *[other] { $answers } people answered, and { $found ->
            [0] nobody found it
            [one] one of them found it
           *[other] { $found } of them found it
        }.
    }
puzzle-small = -# Only what this player knew counts: what was hidden is imagined, for all choices alike, and played on again and again. ± is how far chance may have put the figure off (the standard error).
puzzle-over = This puzzle is over. Its solution is where it was posted.
puzzle-withdrawn = 🧩 This puzzle has been taken down.
puzzle-gone = This puzzle isn't there anymore.
