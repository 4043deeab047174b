# Learning a game by playing. What is said at each step of a game's lesson stands in lesson_<game>.ftl.
command-learn = learn
    .description = Learn a game by playing: a few minutes at a small table of your own
argument-learn = game
    .description = Which game (all lessons if left out)
button-learn = 🎓 Learn by playing
learn-which = ## Which game would you like to learn?
    You sit at a small table of your own and play a few turns; I tell you what happens and why. It takes five minutes, counts for nothing, and nobody else sees it.
learn-heading = -# 🎓 **{ $game }** · learning cruise · { $step } of { $steps }
learn-heading-end = -# 🎓 **{ $game }** · learning cruise · back in port
learn-rules = -# Look these up with /{ command-rules }: { $rules }
learn-others = Or one of { $count } other choices
learn-tried = You would choose **{ $choice }**.{ $told ->
        [0] {""}
       *[other] { " " }Here is what would happen:
    }
learn-asked = -# Next you would be asked: { $question }
learn-aside = **But on this cruise, we go another way.**
learn-changed = This lesson has changed in the meantime. Here is the step as it is now.
learn-end = -# *{ button-learn-play }* opens a new table for you and a computer player who is a beginner, too; the game is not rated. Nothing of this cruise is kept.
learn-tables = **These tables have a free seat:**
learn-table = { $people } · { $free ->
        [one] one seat free
       *[other] { $free } seats free
    } · { $place }
learn-no-tables = No table of this game that you can see has a free seat right now. Open one, and the others can join you.
button-learn-back = Step back
button-learn-again = Back to the choices
button-learn-play = Play a whole game
button-learn-join = Join a table
button-learn-anew = Start over
button-learn-open = Open a table
button-learn-text = { button-text }
