# Digests: all games that wait for somebody in one message.
digest-title = 🗞️ **{ $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }**
digest-plain = 🗞️ { $count ->
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
digest-line = ⏳ **{ $game }**{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    } · for { $days ->
        [0] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
        [one] a day
       *[other] { $days } days
    }: { $question }
digest-more = … and { $count } more
digest-play = Play { $game }
digest-all = All my games
