# Wörter, die überall gebraucht werden.
list-and = { $first } und { $last }
story-you = Du
story-by-you = dir
story-more = -# { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    } ausgelassen (siehe Verlauf)
panel-ends = { $what ->
        [game] beendet die Partie
       *[round] beendet die Runde
    }
score-of = { $name }: { $total }
score-total = { $sign }{ $amount } SP
# Was eine Zahl zählt; nichts, wo sie schon in der Einheit des Spiels steht, etwa in Geld (`named`).
score-points = { $named ->
    [yes] {""}
   *[no] {" "}Punkte
}
score-points-of = { $unit ->
    [own] { score-points }
   *[lead] { $named ->
        [yes] {" "}Vorsprung
       *[no] {" "}Punkte Vorsprung
    }
}
sure-gone = Was du damit aufgibst, ist dann weg.
forgotten-name = jemand

# -- Absagen, die alle Spiele teilen
reason-by-rule = { $reason } (Regel { $number }: { $title })
reason-not_your_turn = Du bist nicht am Zug.
reason-game_over = Diese Partie ist zu Ende.
reason-not_an_option = Das geht jetzt nicht.
reason-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
reason-setting = Die Option { $setting } kennt den Wert { $value } nicht.

# -- Fehler
error-no-seat = Du sitzt nicht an diesem Tisch. Zuschauen geht, handeln nicht.
error-they-have-no-seat = Diese Person spielt hier nicht mit.
error-which-game = Es gibt mehrere Partien. Bitte sag mit der Option „partie“, welche du meinst.
error-finished = Diese Partie ist zu Ende. /{ command-board } zeigt, wie sie ausging.
error-cancelled = Diese Partie wurde abgesagt.
error-aside = Diese Partie ist wegen eines Fehlers beiseitegelegt. Nichts ist verloren, und wer den Bot betreibt, weiß Bescheid.
error-busy = An diesem Tisch ist gerade viel los. Nichts wurde geändert, bitte versuch es noch einmal.
error-stale = Seit dieser Knopf gezeigt wurde, ging es am Tisch weiter. So steht es jetzt.
error-unknown-control = Mit diesem Knopf kann ich nichts mehr anfangen. /{ command-play } zeigt deine Partie.
error-unknown-value = Einen der Werte kann ich nicht lesen. Bitte nimm, was vorgeschlagen wird.
place-not-here = In einer Unterhaltung zwischen anderen kann ich keine Partie zeigen. Eröffne sie auf einem Server, auf dem ich bin, oder in einer Direktnachricht an mich.

# -- Befehle (Namen klein und ohne Leerzeichen, Beschreibungen höchstens 100 Zeichen)
argument-seats = plätze
    .description = Wie viele höchstens am Tisch sitzen können
argument-game = partie
    .description = Welche Partie, falls es mehrere gibt

# -- Knöpfe
button-primer = Kurzanleitung
button-play = Spielen
button-sheet = Mein Bogen
button-table = Ganzer Tisch
button-not-sure = Nein, zurück
button-history = Durchblättern
button-back = ◀ Zurück
button-forth = ▶ Weiter

# -- wer an einem Tisch sitzt
language-en = English
language-de = Deutsch
lobby-person = **{ $name }**
lobby-player = { $name } (Computer)
player-deckhand = Leichtmatrose { $number }
player-random = Leichtmatrose { $number } (spielt rein zufällig)
player-mate = Steuermann { $number }
player-glancing_mate = Steuermann { $number } (sieht weniger weit voraus)
player-captain = Kapitän { $number }
seats-kept-for-you = ⚙️ Gerade spielt ein Computer für dich. Sobald du auf *{ button-play }*, *{ button-home }* oder eine Wahl drückst, spielst du wieder selbst.

# -- was mit einer Partie geschieht, ohne dass gespielt wird
course-paused = ⏸️ Die Partie ruht.
course-unattended = ⏸️ Die Partie wartet, bis wieder jemand selbst spielt.
course-ended = 🛑 Die Partie wurde ohne Ergebnis beendet.

# -- Uhren
clock-none = keine Uhr
    .terms = keine: spielt, wann ihr wollt
clock-relaxed = gemütlich
    .terms = gemütlich: 10 Tage für jeden, mit jedem Zug 2 dazu
clock-daily = täglich
    .terms = täglich: 4 Tage für jeden, mit jedem Zug 1 dazu
clock-brisk = flott
    .terms = flott: 1 Tag für jeden, mit jedem Zug 4 Stunden dazu

# -- Fragen an die, die am Tisch sitzen
vote-undo = ↩️ **{ $name }** möchte die letzte Entscheidung zurücknehmen. Noch offen: { $missing }.
vote-undo-yes = Einverstanden
vote-undo-no = Ablehnen
vote-late = ⌛ Die Bedenkzeit von **{ $name }** ist um. Sollen wir warten, den Zug auslassen oder vorerst den Computer spielen lassen? Noch offen: { $missing }.
vote-late-wait = Warten
vote-late-skip = Auslassen
vote-late-player = Computer

# -- places
place-timed-out-here = Auf diesem Server habe ich bis { $until } einen Timeout: So lange kann ich niemandem eine Partie zeigen. Wer den Server verwaltet, kann ihn früher aufheben.
place-forum-tags = In { $forum } braucht jeder Beitrag einen Tag, und alle Tags dort dürfen nur Moderatoren vergeben. Lege einen an, den alle vergeben dürfen, oder wähle mit /{ command-server } einen anderen Ort.
plan-rest = Etwas anderes …
button-settings-back = Zurück zu den Einstellungen
# -- a game in a minute
primer-title = ### { $game } in einer Minute
# -- the proof of the luck
button-proof = Zufall prüfen
proof-not-yet = Das Geheimnis hinter dem Zufall wird gezeigt, sobald die Partie zu Ende ist, bei einer Herausforderung nach deren Ende.
