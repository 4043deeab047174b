# Sammelmeldungen: alle Partien, die auf jemanden warten, in einer Nachricht.
digest-title = 🗞️ **{ $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }**
digest-plain = 🗞️ { $count ->
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
digest-line = ⏳ **{ $game }**{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    } · seit { $days ->
        [0] { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $days } Tagen
    }: { $question }
digest-more = … und { $count } weitere
digest-play = Spielen: { $game }
digest-all = Alle meine Partien
