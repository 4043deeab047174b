# Taking back, and playing again what was taken back.
command-undo = undo
    .description = Take back your last decision; if others are affected, I ask them
command-redo = redo
    .description = Redo what you last took back

error-no-undo = That can't be taken back anymore: something was revealed, or somebody else has acted.
error-no-redo = There's nothing to redo.
error-no-undo-at-all = You haven't decided anything yet that could be taken back.
error-undo-old = This game began under older rules; only your very last step can be taken back.
error-away = A computer is playing for you at the moment. Press *Play* to take over again.
challenge-no-way-back = In a challenge, you can't take back anything that was revealed: everybody plays blind.
panel-redone = Redone.
    .named = Redone: “{ $what }”
panel-undone = Undone.
    .named = Undone: “{ $what }”
button-ask-undo = Ask for consent
button-undo-all = Undo all of this
undo-goes = **This would be taken back:**
undo-asks = { $count ->
        [0] Nobody else is affected. Dice and cards stay the same.
       *[other] { $people } must agree. Dice and cards stay the same.
    }
undo-costs = ⚠️ It showed you what comes next, so the game would no longer be rated.
undo-is-asked = I've asked. Nothing changes until everybody agrees.

table-event-taken-back = take{ s } back a step
    .named = take{ s } back a step (*{ $what }*)
    .all = take{ s } back { $count } steps{ $told ->
        [0] {""}
       *[other] {" "}(*{ $items }*)
    }
table-event-undo-asked = ↩️ ask{ s } to take back the last decision
table-event-undo-asked-rated = ↩️ ask{ s } to take back the last decision. If all agree, the game is no longer rated: it has shown what comes next
table-event-unrated = ⚖️ The game is no longer rated: what was taken back had shown what comes next.
table-event-undo-lapsed = take{ s } nothing back after all: the game went on
table-event-undo-refused = must stand by the decision: not everybody agreed to take it back
table-event-undone = { $count ->
        [one] ↩️ take{ s } back the last decision
       *[other] ↩️ take{ s } back the last decision and everything since ({ $count } decisions)
    }
    .named = { $count ->
        [one] ↩️ take{ s } back the last decision (*{ $what }*)
       *[other] ↩️ take{ s } back the last decision (*{ $what }*) and everything since ({ $count } decisions)
    }
table-event-redone = redo{ es } what was taken back
    .all = { table-event-redone }
