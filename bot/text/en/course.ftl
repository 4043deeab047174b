# -- what people do to a game besides playing it
command-undo = undo
    .description = Take your last decision back; if others are affected, I ask them
command-redo = redo
    .description = Play again what you took back last
button-redo = Play it again
button-ask-undo = Ask them
button-undo-all = Take all of this back
panel-redone = Played again.
error-no-redo = There is nothing that you could play again.
error-no-undo-at-all = You have not decided anything yet that could be taken back.
error-undo-old = This game began under older rules; only your very last step can be taken back.
error-paused = This game is paused; nobody can act until its host goes on.
course-paused = ⏸️ The game is paused.
undo-goes = **This would be taken back:**
undo-asks = { $count ->
        [0] Nobody else is affected. The same luck will come again.
       *[other] { $people } must agree. The same luck will come again.
    }
undo-is-asked = I have asked.
notice-called = { $people }: what do you say?
vote-open = Another question is open at this table; it must be settled first.
vote-over = This question is settled already.
vote-not-yours = You are not asked here.
vote-twice = You have said that already.
vote-heard = Thank you, I have noted your answer.
vote-undo = ↩️ **{ $name }** asks to take the last decision back. Not answered yet: { $missing }.
vote-undo-yes = Agree
vote-undo-no = Refuse
table-event-voted = { $answer ->
        [undo-yes] agrees to take back
        [undo-no] does not agree to take back
        [late-wait] wants to wait
        [late-skip] wants to skip the turn
        [late-player] wants a computer player to take over
       *[other] votes
    }
table-event-taken-back = takes a step back
table-event-undo-asked = ↩️ asks to take the last decision back
table-event-undo-lapsed = takes nothing back after all: the game went on
table-event-undo-refused = must stand by the decision: not everybody agreed to take it back
table-event-undone = { $count ->
        [one] ↩️ takes the last decision back
       *[other] ↩️ takes the last decision back, and with it everything since ({ $count } decisions)
    }
table-event-redone = plays again what was taken back
status-owes = ⏳ **{ $name }** has the next decision, since { $since }.
status-thinks = 🤖 **{ $name }** is thinking.
status-finished = { $count ->
        [0] 🏁 The game is over: { $place }
       *[other] 🏁 { $people } won: { $place }
    }
status-answers = ⏳ **{ $name }** has a decision to make.
