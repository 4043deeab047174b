# The games of one person.
command-play = play
    .description = Your decision, your sheet, and what happened since you last looked
command-games = games
    .description = Your games on all servers; those waiting for you come first

games-none = You have no games at the moment. Open a table with /{ command-new }.
games-play = Play { $game }
games-look = Look at { $game }
games-kept = 🎖️ { $game }: { $kept }
games-title = **Your games**
games-here-waits = ⏳ **{ $game }**{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    }{ $seated ->
        [1] , solo
       *[other] {""}
    } · { $server } · your turn (pinged { $since }): { $question }
games-here-turn = { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    }{ $seated ->
        [1] , solo
       *[other] {""}
    } · { $server } · waiting for { $awaited } (pinged { $since })
games-here-window = { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    }{ $seated ->
        [1] , solo
       *[other] {""}
    } · { $server } · waiting for { $awaited }
games-here-paused = ⏸️ { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    }{ $seated ->
        [1] , solo
       *[other] {""}
    } · { $server } · paused
games-here-lobby = { $game }{ $others ->
        [0] {""}
       *[other] { " " }with { $people }
    } · { $server } · lobby, { $taken } of { $seats } seats taken
games-here-followed = 👀 { $game }{ $others ->
        [0] {""}
       *[other] : { $people }
    } · { $server } · you follow it
games-run = 🌊 challenge
games-direct = direct message
games-other-server = another server
games-page = -# page { $page } of { $pages }
button-games = ◀ My games
button-next-game = { $count ->
        [one] Next game
       *[other] Next game ({ $count })
    }
next-none = No other game is waiting for you. Well done!
