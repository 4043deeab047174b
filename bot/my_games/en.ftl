# The games of one person.
command-games = games
    .description = Your games on all servers; those that wait for you come first

games-none = You have no games at the moment. Open a table with /{ command-new }.
games-play = Play { $game }
games-kept = 🎖️ { $game }: { $kept }
games-title = **Your games**
games-here-waits = ⏳ **{ $game }** · { $server } · { $place } waits for you (called { $since })
games-here-turn = ▫️ { $game } · { $server } · { $place } · waiting for { $people } (called { $since })
games-here-window = ▫️ { $game } · { $server } · { $place } · waiting for { $people }
games-here-paused = ⏸️ { $game } · { $server } · { $place } · paused
games-here-lobby = 🔹 { $game } · { $server } · { $place } · lobby, { $taken } of { $seats } seats taken
games-here-followed = 👀 { $game } · { $server } · { $place } · you follow it
games-direct = direct message
games-other-server = another server
games-page = -# page { $page } of { $pages }
button-next-game = { $count ->
        [one] Next game
       *[other] Next game ({ $count })
    }
next-none = No other game waits for you. Well done!
