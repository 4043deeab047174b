# Die Partien einer Person.
command-play = spielen
    .description = Deine Entscheidung, dein Bogen und was seit deinem letzten Blick geschah
command-games = partien
    .description = Deine Partien auf allen Servern; die auf dich warten, stehen oben

games-none = Du hast gerade keine Partien. Eröffne einen Tisch mit /{ command-new }.
games-play = Spielen: { $game }
games-look = Ansehen: { $game }
games-kept = 🎖️ { $game }: { $kept }
games-title = **Deine Partien**
games-here-waits = ⏳ **{ $game }**{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    }{ $seated ->
        [1] , allein
       *[other] {""}
    } · { $server } · du bist dran (gerufen { $since }): { $question }
games-here-turn = { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    }{ $seated ->
        [1] , allein
       *[other] {""}
    } · { $server } · am Zug: { $awaited } (gerufen { $since })
games-here-window = { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    }{ $seated ->
        [1] , allein
       *[other] {""}
    } · { $server } · am Zug: { $awaited }
games-here-paused = ⏸️ { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    }{ $seated ->
        [1] , allein
       *[other] {""}
    } · { $server } · ruht gerade
games-here-lobby = { $game }{ $others ->
        [0] {""}
       *[other] { " " }mit { $people }
    } · { $server } · Lobby, { $taken } von { $seats } Plätzen besetzt
games-here-followed = 👀 { $game }{ $others ->
        [0] {""}
       *[other] : { $people }
    } · { $server } · du verfolgst sie
games-direct = Direktnachricht
games-run = 🌊 Herausforderung
games-other-server = ein anderer Server
games-page = -# Seite { $page } von { $pages }
button-games = ◀ Meine Partien
button-next-game = { $count ->
        [one] Nächste Partie
       *[other] Nächste Partie ({ $count })
    }
next-none = Keine andere Partie wartet auf dich. Gut gemacht!
