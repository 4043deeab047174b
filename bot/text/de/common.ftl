# Wörter, die überall gebraucht werden.
list-and = { $first } und { $last }
reason-not_your_turn = Du bist nicht am Zug.
reason-game_over = Diese Partie ist zu Ende.
reason-not_an_option = Das geht jetzt nicht.
