# /statistik und /rangliste: was alle erreicht haben.
command-stats = statistik
    .description = Was erreicht wurde: Partien, Siege, Punkte, Glück
command-stats-me = ich
    .description = Was du erreicht hast, auf allen Servern; das siehst nur du
command-stats-person = person
    .description = Was jemand anderes auf diesem Server erreicht hat
command-stats-server = server
    .description = Was auf diesem Server gespielt wurde
argument-stats-game = spiel
    .description = Nur dieses Spiel (alle, wenn du nichts angibst)
argument-stats-who = wer
    .description = Wessen Statistik
command-leaderboard = rangliste
    .description = Wer auf diesem Server vorn liegt, diesen Monat oder überhaupt
argument-board-game = spiel
    .description = Nur dieses Spiel (alle, wenn du nichts angibst)

results-none-me = Du hast noch keine Partie zu Ende gespielt.
results-none-person = { $name } hat hier noch keine Partie zu Ende gespielt.
results-none-server = Hier wurde noch keine Partie zu Ende gespielt.
results-private-person = { $name } zeigt anderen keine Statistik.
results-no-server = Das gibt es nur auf einem Server: Frag dort.
results-title-me = { $name }: Statistik
results-title-person = { $name } auf { $server }
results-title-server = Statistik von { $server }
results-all-games = Alle Spiele
results-everywhere = alle Server
results-pick-game = Welches Spiel?
results-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
results-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
results-minutes = { $n } Min.
results-hours = { $n } Std.
results-days = { $n } Tage
results-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
results-month-year = { $month } { $year }
results-day = { $day }. { $month } { $year }
results-short-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mär
        [4] Apr
        [5] Mai
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Okt
        [11] Nov
       *[12] Dez
    }
results-tile-played = gespielt
results-tile-won = gewonnen
results-tile-share = { $share } % von { $against }
results-tile-mean = Durchschnitt
results-tile-best = bestes Ergebnis
results-tile-streak = Siege in Folge
results-tile-longest = Rekord: { $most }
results-tile-answer = Antwortzeit
results-tile-mean-of = im Durchschnitt
results-tile-rating = Wertung
results-tile-games = Partien
results-tile-people = Personen
results-tile-month = dieser Monat
results-panel-course = Punkte, Partie für Partie
results-panel-course-best = Beste Ergebnisse
results-legend-won = gewonnen
results-legend-mean = Mittel der letzten fünf
results-panel-places = Plätze
results-place = { $place }.
results-panel-categories = Punkte nach Bereichen, im Durchschnitt
results-panel-months = Partien im Monat
results-panel-games = Spiel für Spiel
results-head-game = Spiel
results-head-played = gespielt
results-head-won = gewonnen
results-head-mean = Schnitt
results-head-best = bestes
results-panel-luck = Glück
results-unlucky = Pech
results-lucky = Glück
results-luck-fleet_dice = { $got } verschiedene Seiten je Wurf, { $expected } waren zu erwarten: { $draws ->
        [one] ein Wurf
       *[other] { $draws } Würfe
    } der Würfel, aus denen alle am Tisch gewählt haben.
results-line-played = **{ $game }**: { $played ->
        [one] eine Partie
       *[other] { $played } Partien
    }, { $against ->
        [0] alle allein
       *[other] { $won } von { $against } mit anderen gewonnen
    }; Durchschnitt { $mean }, bestes Ergebnis { $best }.
results-line-server = **{ $game }**: { $played ->
        [one] eine Partie
       *[other] { $played } Partien
    }; Durchschnitt { $mean }, bestes Ergebnis { $best } ({ $name }).
results-line-places = Plätze: { $places }.
results-line-place = { $place }. { $times }×
results-line-categories = Punkte im Durchschnitt: { $categories }.
results-line-streak = Siege in Folge: jetzt { $now }, höchstens { $most }.
results-line-answer = Im Schnitt dauert eine Entscheidung { $time }.
results-line-waits = Partien mit anderen dauern im Schnitt { $days } Tage und warten { $waits }-mal auf jemanden ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }).
results-line-rating = Wertung hier: **{ $rating }** nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }. Die wahre Spielstärke liegt in neunzehn von zwanzig Fällen in diesem Bereich; wer neu ist, zählt als 25.
results-line-hidden = Das siehst nur du: Du stehst auf keiner Rangliste, und /{ command-stats } sagt anderen nichts über dich.
results-line-shown = Andere dürfen sehen, was du auf einem gemeinsamen Server erreicht hast, und du stehst auf seinen Ranglisten.
button-results-hide = Vor anderen verbergen
button-results-show = Anderen zeigen
button-results-best = { $total } SP: zurückblicken
board-title = Rangliste
board-title-game = Rangliste · { $game }
board-ever = aller Zeiten
board-so-far = { $month }, bisher
board-none = Hier ging { $when ->
        [ever] noch
       *[month] in diesem Monat
    } keine gewertete Partie unter Menschen zu Ende.
board-head-place = Platz
board-head-name = Name
board-head-points = Punkte
board-head-games = Partien
board-head-won = Siege
board-head-rating = Wertung
board-note-points = Ein Punkt für jeden Menschen, den man in einer gewerteten Partie hinter sich lässt, ein halber für einen geteilten Platz. Computer geben keine.
board-note-rating = Die wahre Spielstärke liegt in neunzehn von zwanzig Fällen auf der Linie; wer neu ist, zählt als 25. Geordnet nach dem unteren Ende.
board-line = { $place }. **{ $name }**: { $points } Punkte, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins } gewonnen
board-line-rating = { $place }. **{ $name }**: { $rating }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins } gewonnen
board-line-computer = - { $name }: { $rating }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins } gewonnen
board-player-deckhand = Leichtmatrose (Computer)
board-player-random = Leichtmatrose (Computer, spielt zufällig)
board-player-mate = Steuermann (Computer)
board-player-captain = Kapitän (Computer)
board-more = … und { $count } weitere
board-closed = Der Monat ist vorbei: Das ist die Rangliste vom { $month }.
button-board-ever = Aller Zeiten
button-board-now = Dieser Monat
