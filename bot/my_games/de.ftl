# Die Partien einer Person.
command-games = partien
    .description = Deine Partien auf allen Servern; die auf dich warten, stehen oben

games-none = Du hast gerade keine Partien. Eröffne einen Tisch mit /{ command-new }.
games-play = { $game } spielen
games-kept = 🎖️ { $game }: { $kept }
games-title = **Deine Partien**
games-here-waits = ⏳ **{ $game }** · { $server } · { $place } wartet auf dich (gerufen { $since })
games-here-turn = ▫️ { $game } · { $server } · { $place } · es fehlt noch { $people } (gerufen { $since })
games-here-window = ▫️ { $game } · { $server } · { $place } · es fehlt noch { $people }
games-here-paused = ⏸️ { $game } · { $server } · { $place } · ruht gerade
games-here-lobby = 🔹 { $game } · { $server } · { $place } · Lobby, { $taken } von { $seats } Plätzen besetzt
games-here-followed = 👀 { $game } · { $server } · { $place } · du verfolgst sie
games-direct = Direktnachricht
games-other-server = ein anderer Server
games-page = -# Seite { $page } von { $pages }
button-next-game = { $count ->
        [one] Nächste Partie
       *[other] Nächste Partie ({ $count })
    }
next-none = Keine andere Partie wartet auf dich. Gut gemacht!
