# Questions to those at a table.
vote-open = Another question is open at this table; it must be settled first.
vote-over = This question is settled already.
vote-not-yours = You are not asked here.
vote-twice = You have said that already.
vote-heard = Thank you, I have noted your answer.
table-event-voted = { $answer ->
        [undo-yes] agree{ s } to take it back
        [undo-no] do{ es } not agree to take it back
        [late-wait] want{ s } to wait
        [late-skip] want{ s } to skip the turn
        [late-player] want{ s } a computer player to take over
       *[other] vote{ s }
    }
