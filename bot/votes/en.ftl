# Questions to those at a table.
vote-open = Another question is open at this table; it must be settled first.
vote-over = This question is settled already.
vote-not-yours = You are not asked here.
vote-twice = You have said that already.
vote-heard = Thank you, I have noted your answer.
table-event-voted = { $answer ->
        [undo-yes] agrees to take back
        [undo-no] does not agree to take back
        [late-wait] wants to wait
        [late-skip] wants to skip the turn
        [late-player] wants a computer player to take over
       *[other] votes
    }
