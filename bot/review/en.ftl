# Looking back at a finished game with the captain.
command-review = review
    .description = What your dearest decisions of a finished game were, and what luck did
button-review = Review
button-review-page = { $number }
button-review-course = How the game went
button-review-share = Share

review-title = What cost you most
review-sum = { $value } (± { $error })
review-decisions = Your decisions ({ $count } measured): **{ $decisions }** { $unit ->
        [own] points
       *[lead] points of lead
    }
review-decisions-luck = Your decisions ({ $count } measured): **{ $decisions }**, luck: **{ $luck }** { $unit ->
        [own] points
       *[lead] points of lead
    }
review-cost = **Round { $round }**: this cost about **{ $points }** { $unit ->
        [own] points
       *[lead] points of lead
    } (± { $error }).
review-played = 1️⃣ Played: { $choice }
review-better = 2️⃣ The { $who ->
        [captain] captain
       *[mate] mate
    }: { $choice }
review-part = { $name } { $value }
review-parts = The other way would have brought: { $parts }
review-nothing-dear = None of your decisions was worse beyond doubt than what the captain would have done. Well played!
review-small = Only what you knew then counts: what was hidden from you is imagined, for both choices alike. Both were played on again and again; ± is the standard error.
review-small-course = Estimated by playing on again and again from where the game stood; ± is the standard error.
review-posted = Everybody can see it now.
review-shared = 🔍 { $name } looks back at { $game }:
review-shared-course = 🔍 How { $game } went (shared by { $name }):

review-course-title = How the game went
review-course-note = The points everybody could expect to end with as each round began. Numbers: where the lead moved.
review-course-end = end
review-alt-line = { $name }: { $first } points expected at first, { $last } in the end.
review-turn = **{ $number }** · round { $round }: { $way ->
        [lost] **{ $name }** fell { $swing } points (± { $error }) behind what was expected.
        [alone] **{ $name }** gained { $swing } points (± { $error }) on what was expected.
       *[gained] **{ $name }** gained { $swing } points (± { $error }) on the best of the others; then { $leader } was ahead.
    }
review-no-turns = It never turned: no round moved the lead by more than chance.

review-not-over = Only a game that was played to its end can be reviewed.
review-sealed = Others are still playing this challenge with the same luck. You get the review when it is over.
review-old = This game was played under rules or figures that have changed since, so it can't be reviewed any more.
review-failed = The captain couldn't go through the game this time. Try again.
