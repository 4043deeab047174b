# Questions to those at a table.
vote-open = Another question is still open at this table; it must be settled first.
vote-over = This question has already been settled.
vote-not-yours = This question isn't for you.
vote-twice = You've already said that.
vote-heard = Thanks, I've noted your answer.
table-event-voted = { $answer ->
        [undo-yes] agree{ s } to take it back
        [undo-no] do{ es } not agree to take it back
        [late-wait] want{ s } to wait
        [late-skip] want{ s } to skip the turn
        [late-player] want{ s } a computer player to take over
       *[other] vote{ s }
    }
