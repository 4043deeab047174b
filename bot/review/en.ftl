# Looking back at a finished game with the captain.
command-review = review
    .description = Your costliest decisions in a finished game, and what luck did
button-review = Review
button-review-page = { $number }
button-review-course = How the game went
button-review-share = Share in the thread

review-waiting = 🔍 The { $who ->
        [captain] captain
       *[mate] mate
    } is going through the whole game. That takes a minute or two, and the review will appear right here.
review-title = What cost you most
# How far chance may have put a figure off; it stands behind the figure.
review-chance = (± { $error })
review-sum = { $value }{ $chance }
review-decisions = { $count ->
        [one] One of your decisions clearly cost you something: **{ $decisions }**{ score-points-of }.
       *[other] { $count } of your decisions clearly cost you something. Together: **{ $decisions }**{ score-points-of }.
    }
review-luck = Luck: **{ $luck }**.
review-cost = **Round { $round }**: this cost about **{ $points }**{ score-points-of }{ $chance }.
review-played = 1️⃣ Played: { $choice }
review-better = 2️⃣ Better: { $choice }
review-part = { $name } { $value }
review-parts = Compared with 1️⃣, 2️⃣ would have gained you: { $parts }
review-others = { $rival ->
        [0] The best of the others
       *[other] { $rival }
    } would have got about { $points }{ score-points } { $way ->
        [more] more
       *[less] less
    } with it.
review-nothing-dear = None of your decisions was clearly worse than what the captain or a mate would have done. Well played!
review-small = Only what you knew then counts: what was hidden from you is imagined, for both choices alike. Both were played to the end again and again; ± is how far off chance may have put the figure (the standard error).{ $unit ->
        [own] {""}
       *[lead] { $named ->
            [yes] { " " }Lead: what the others gain counts, too.
           *[no] { " " }Points of lead: what the others gain counts, too.
        }
    }
review-small-course = Estimated by playing to the end again and again from where the game stood; ± is how far off chance may have put the figure (the standard error).
review-posted = Everybody can see it now.
review-shared = 🔍 { $name } looks back at { $game }:
review-shared-course = 🔍 How { $game } went (shared by { $name }):

review-course-title = How the game went
review-course-note = The { $named ->
        [yes] money
       *[no] points
    } everybody could expect to end with as each round began. The numbers mark where the lead shifted.
review-course-end = end
review-alt-line = { $name }: { $first }{ score-points } expected at first, { $last } at the end.
review-turn = **{ $number }** · round { $round }: { $way ->
        [lost] **{ $name }** fell { $swing }{ score-points }{ $chance } behind what was expected.
        [alone] **{ $name }** gained { $swing }{ score-points }{ $chance } on what was expected.
        [extended] **{ $name }** extended the lead over { $rival ->
            [0] the best of the others
           *[other] { $rival }
        } by { $swing }{ score-points }{ $chance }.
       *[gained] **{ $name }** gained { $swing }{ score-points }{ $chance } on { $rival ->
            [0] the best of the others
           *[other] { $rival }
        }{ $leader ->
            [0] {""} and led after that.
           *[other] , but { $leader } still led.
        }
    }
review-no-turns = It never turned: no round shifted the lead by more than chance.

review-not-over = Only a game that was played to its end can be reviewed.
review-sealed = Others are still playing this challenge with the same luck. You can get the review when it is over.
review-old = This game was played under rules or figures that have changed since, so it can't be reviewed anymore.
review-failed = The captain couldn't go through the game this time. Please try again.
