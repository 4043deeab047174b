# Wörter, die überall gebraucht werden.
list-and = { $first } und { $last }

# -- Absagen, die alle Spiele teilen
reason-not_your_turn = Du bist nicht am Zug.
reason-game_over = Diese Partie ist zu Ende.
reason-not_an_option = Das geht jetzt nicht.
reason-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
reason-setting = Die Option { $setting } kennt den Wert { $value } nicht.

# -- Fehler
error-no-such-game = Diese Partie gibt es nicht (mehr).
error-no-game-here = Hier läuft keine Partie. Eröffne eine mit /neu oder nenne eine von deinen.
error-which-game = Es gibt mehrere Partien. Bitte sag mit der Option „partie“, welche du meinst.
error-no-seat = Du sitzt nicht an diesem Tisch. Zuschauen geht, handeln nicht.
error-they-have-no-seat = Diese Person sitzt nicht an diesem Tisch.
error-not-started = Diese Partie hat noch nicht begonnen. Wer sie eröffnet hat, startet sie in der Lobby.
error-finished = Diese Partie ist zu Ende. /tisch zeigt, wie sie ausging.
error-cancelled = Diese Partie wurde abgesagt.
error-aside = Diese Partie ist wegen eines Fehlers beiseitegelegt. Nichts ist verloren, und wer den Bot betreibt, weiß Bescheid.
error-busy = An diesem Tisch ist gerade viel los. Nichts wurde geändert, bitte versuch es noch einmal.
error-stale = Seit dieser Knopf gezeigt wurde, ging es am Tisch weiter. So steht es jetzt.
error-unknown-control = Dieser Knopf gehört zu nichts mehr, was ich kenne. /spielen zeigt deine Partie.
error-replay-old = Diese Partie wurde nach Regeln oder Werten gespielt, die sich seither geändert haben; sie lässt sich nicht mehr abspielen.
error-no-part = So einen Teil zum Ansehen hat dieser Tisch nicht.
error-no-undo = Das lässt sich nicht mehr zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
error-no-channel = Das geht nur in einem Kanal.
error-database = Ich erreiche gerade meine Datenbank nicht. Nichts wurde geändert, bitte versuch es gleich noch einmal.
error-unknown-command = Diesen Befehl kenne ich nicht mehr. Vielleicht zeigt Discord eine alte Liste, bitte versuch es gleich noch einmal.
error-unknown-value = Einen der Werte kann ich nicht lesen. Bitte nimm, was vorgeschlagen wird.
error-unshown = Deine Wahl gilt, aber beim Anzeigen ist etwas schiefgegangen. /spielen zeigt deine Partie. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-internal = Bei mir ist etwas schiefgegangen. Nichts wurde geändert. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-missing-permissions = { $count ->
        [one] In diesem Kanal fehlt mir ein Recht: { $permissions }.
       *[other] In diesem Kanal fehlen mir Rechte: { $permissions }.
    }
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

# -- Befehle (Namen klein und ohne Leerzeichen, Beschreibungen höchstens 100 Zeichen)
command-new = neu
    .description = Einen Tisch eröffnen und andere einladen
command-play = spielen
    .description = Deine Entscheidung, dein Bogen und was seit deinem letzten Blick geschah
command-board = tisch
    .description = Der ganze Tisch als Bild oder als Text
command-sheet = bogen
    .description = Der Bogen einer Person, groß
command-log = verlauf
    .description = Was in dieser Partie geschah
command-replay = rückschau
    .description = Die Partie als Animation, Zug um Zug
command-games = partien
    .description = Deine Partien auf allen Servern; die auf dich warten, stehen oben
command-help = hilfe
    .description = Wie man hier spielt
argument-seats = plätze
    .description = Wie viele sich höchstens dazusetzen können
argument-game = partie
    .description = Welche Partie, falls es mehrere gibt
argument-form = form
    .description = Bild oder Text
argument-part = teil
    .description = Ein Teil des Tischs, groß, wo das Spiel Teile hat
argument-player = person
    .description = Wessen Bogen (ohne Angabe deiner)
form-picture = Bild
form-text = Text

# -- Knöpfe
button-join = Mitspielen
button-leave = Aufstehen
button-start = Starten
button-cancel = Absagen
button-seat-deckhand = Computer dazu: Leichtmatrose (leicht)
button-seat-mate = Computer dazu: Steuermann (spielt gut)
button-unseat = Computer wegschicken
button-play = Spielen
button-sheet = Mein Bogen
button-log = Verlauf
button-replay = Rückschau
button-watch = In meiner Sprache ansehen
button-text = Als Text
button-table = Ganzer Tisch
button-last-table = Letzter Tisch
button-undo = Zurücknehmen
button-fresh = Neu ansehen
button-primer = So geht es
button-again = Noch einmal
part-whole = Ganzer Tisch
part-menu = Näher ansehen …

# -- Lobby
lobby-setting = { $setting }: **{ $value }**
lobby-free-seat = ▫️ freier Platz
lobby-host = 🔹 **{ $name }** (lädt ein)
lobby-person = 🔹 **{ $name }**
lobby-player = ⚙️ { $name }
lobby-commitment = -# Das Glück dieser Partie steht schon fest. Fingerabdruck: { $commitment }…
lobby-cancelled = Dieser Tisch wurde abgesagt.
lobby-started = Die Partie läuft: { $place }
lobby-seated = Du sitzt schon an diesem Tisch.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-full = Alle Plätze sind besetzt.
lobby-closed = Diese Lobby ist geschlossen: Die Partie hat begonnen oder wurde abgesagt.
lobby-empty = An diesem Tisch sitzt niemand.
lobby-host-only = Das kann nur, wer hier einlädt.
lobby-host-stays = Du hast den Tisch eröffnet: Du kannst ihn absagen, aber nicht aufstehen.
lobby-no-player = Hier sitzt kein Computer.
player-deckhand = Leichtmatrose { $number }
player-mate = Steuermann { $number }

# -- Tisch
board-decide = { $count ->
        [one] ⏳ Jetzt entscheidet { $people }.
       *[other] ⏳ Jetzt entscheiden { $people }.
    }
story-more = -# … und { $count } { $count ->
        [one] frühere Zeile
       *[other] frühere Zeilen
    } (siehe Verlauf)
final-winner = { $count ->
        [one] 🏆 { $people } gewinnt!
       *[other] 🏆 { $people } gewinnen gemeinsam!
    }
final-called = Danke fürs Mitspielen, { $people }.
final-solo = 🏁 { $points } Punkte.
final-title = Titel: { $title }
final-secret = -# Beweis, dass niemand am Glück gedreht hat: Fingerabdruck { $commitment }, Geheimnis { $secret }, vermischt mit { $salt }
replay-title = 🎞️ Die ganze Partie, Zug um Zug

# -- Eigenes Feld
panel-news = **Seit deinem letzten Blick**
panel-waiting = Für dich ist gerade nichts zu entscheiden. Es fehlt noch: { $people }.
panel-finished = Diese Partie ist zu Ende.
panel-undone = Zurückgenommen.

# -- Meine Partien
games-none = Du hast gerade keine Partien. Eröffne einen Tisch mit /neu.
games-play = { $game } spielen
state-lobby = Lobby
state-running = läuft
state-finished = beendet
state-cancelled = abgesagt
state-aside = beiseitegelegt

# -- Hilfe
help-intro = ### Brettspiele mit Zügen über Tage
help-how = **So geht es.** Eröffne mit /neu einen Tisch, lass andere *Mitspielen* drücken und drücke dann *Starten*. Wirst du erwähnt, drücke *Spielen*: Nur du siehst dann, was geschah, deinen Bogen und alles, was du tun kannst. *Zurücknehmen* geht, bis etwas aufgedeckt wurde oder jemand anderes gehandelt hat. Solange du wartest, kannst du *vorausplanen*, was ich spiele, wenn deine nächste Entscheidung kommt; nur du siehst es. Alles lässt sich auch tippen: /spielen, /tisch, /bogen, /verlauf, /partien und die Befehle der Spiele.

# -- Warum nicht, Regeln
button-why = Warum nicht …?
why-question = **Was möchtest du tun, das nicht angeboten wird?**
why-menu = { $first } … { $last }
why-answer = **{ $choice }**: { $reason }
why-possible = **{ $choice }** ist jetzt möglich.
why-nothing = Alles, was es in diesem Spiel gibt, ist gerade möglich.
why-unknown = Das kenne ich nicht. Bitte wähle einen der Vorschläge.
command-why = warum
    .description = Warum etwas für dich jetzt nicht geht
argument-what = was
    .description = Was du tun möchtest
command-rules = regeln
    .description = Eine Regel nach Wort oder Nummer finden
argument-search = suche
    .description = Ein Wort oder eine Regelnummer wie F5.1
rules-found = **{ $number } · { $title }**
    { $text }
rules-none = Zu „{ $search }“ habe ich keine Regel gefunden.
rules-more = -# … und { $count } weitere; versuch es mit einem längeren Wort.
command-choose = mehr
    .description = Eine Wahl, die keinen eigenen Unterbefehl hat
argument-choice = wahl
    .description = Was du wählst

# -- Karten
command-card = karte
    .description = Eine Karte eines Spiels, groß, mit allem, was darauf steht
argument-card = name
    .description = Der Name der Karte, deutsch oder englisch
argument-card-game = spiel
    .description = Aus welchem Spiel (ohne Angabe das, das hier gespielt wird)
card-none = Ich kenne keine Karte namens „{ $search }“. Wähle bitte einen der Vorschläge.
card-several = Zu „{ $search }“ passen mehrere Karten: { $cards }. Wähle bitte eine davon.

# -- was man von Partie zu Partie behält
lobby-kept = 🎖️ { $name }: { $kept }
games-kept = 🎖️ { $game }: { $kept }
final-kept = 🎖️ { $name }: { $kept }, { $change ->
    [0] wie zuvor
   *[other] zuvor: { $before }
}

# -- noch einmal gefragt
sure-question = **{ $choice }?** Was du damit aufgibst, kommt nicht wieder.
button-sure = Ja: { $choice }
button-not-sure = Nein, zurück
