# Ein Tisch, bevor die Partie beginnt, und sein Aushang, während gespielt wird.
command-new = neu
    .description = Einen Tisch eröffnen und andere einladen
argument-hints = tipps
    .description = Ob man um einen Tipp bitten darf; dann ist die Partie ungewertet (nein, wenn du nichts angibst)
hints-yes = ja
hints-no = nein
argument-rated = gewertet
    .description = Ob die Partie für Wertungen und Ranglisten zählt (ja, wenn du nichts angibst)
rated-yes = ja
rated-no = nein
argument-pace = tempo
    .description = Wie schnell ihr spielen wollt; bestimmt Uhr und Erinnerungen
tempo-evening = ein gemeinsamer Abend
tempo-several = ein paar Züge am Tag
tempo-one = ein Zug am Tag
argument-clock = uhr
    .description = Wie viel Bedenkzeit alle haben; wer allein spielt, hat keine Uhr

button-join = Mitspielen
button-leave = Platz verlassen
button-start = Starten
button-start-alone = Allein spielen
button-start-sure = Zu { $seated ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    } starten
button-options = Optionen ändern …
lobby-options = **Optionen dieses Tisches** ({ $game })
    Was du hier änderst, sehen alle in der Lobby.
lobby-options-done = **Geändert.**
lobby-option = { $option }: { $value }
lobby-seats = Plätze
lobby-changed = **Geändert**, seit andere dazugekommen sind: { $options }
lobby-too-few-seats = Es sitzen schon { $seated } am Tisch, so viele Plätze braucht er mindestens.
button-start-later = Nein, noch warten
button-cancel = Absagen
button-cancel-sure = Ja, absagen
button-seat-deckhand = Computer dazu: Leichtmatrose (Neuling)
button-seat-mate = Computer dazu: Steuermann (spielt gut)
button-unseat = Computer wegschicken
lobby-free-seats = { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
lobby-free-seats-more = { lobby-free-seats } (bis zu { $most } können mitspielen: *{ button-options }*)
lobby-ready = ✅ Alle sind da: { $host } kann jetzt auf *{ button-start }* drücken.
lobby-commitment = -# Fair gemischt: Der Zufall dieser Partie stand fest, bevor sich jemand gesetzt hat. Mit diesem Fingerabdruck kann das nach der Partie jeder prüfen: `{ $commitment }`
lobby-waits = -# Der Tisch bleibt bis { $until } stehen, und länger, wenn sich jemand setzt oder aufsteht.
lobby-expired = ⌛ **{ $game }**: An diesem Tisch ist { $days } Tage lang nichts passiert, deshalb habe ich ihn abgeräumt. /{ command-new } eröffnet einen anderen.
lobby-cancel-sure = **Tisch absagen?** { $others ->
        [one] Es sitzt schon jemand anderes
       *[other] Es sitzen schon { $others } andere
    } hier. Ein abgesagter Tisch kommt nicht wieder; sonst ist nichts zu tun.
lobby-cancelled = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lobby-started = Die Partie läuft: { $place }
lobby-start-free = **Jetzt starten?** Ihr spielt zu { $seated ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] fünft
    }, { $free ->
        [0] alle Plätze sind besetzt
        [one] ein Platz bleibt frei
       *[other] { $free } Plätze bleiben frei
    }. Läuft die Partie erst, kann niemand mehr dazukommen.
lobby-start-alone = **Allein spielen?** Bisher hat sich niemand dazugesetzt. Startest du jetzt, wird es ein Solospiel, und niemand kann mehr dazukommen.
lobby-start-how = Wie möchtest du allein spielen?
lobby-start-later = Gut, der Tisch bleibt offen. Drücke dort *{ button-start }*, wenn alle da sind.
lobby-start-later-alone = Gut, der Tisch bleibt offen. Sobald sich jemand dazusetzt, heißt der Knopf *{ button-start-alone }* dort *{ button-start }*.
lobby-start-done = Die Partie beginnt: { $place }
lobby-seated = Du sitzt schon an diesem Tisch.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-full = Alle Plätze sind besetzt.
lobby-closed = Diese Lobby ist geschlossen: Die Partie hat begonnen oder wurde abgesagt.
lobby-empty = An diesem Tisch sitzt niemand.
lobby-host-only = Das darf nur, wer den Tisch eröffnet hat.
lobby-host = **{ $name }** (leitet die Partie)
lobby-host-stays = Du hast den Tisch eröffnet: Du kannst ihn absagen, aber nicht aufstehen.
lobby-no-player = Hier sitzt kein Computer.
lobby-kept = 🎖️ { $name }: { $kept }
lobby-hints = Tipps
lobby-hints-no = nicht erlaubt
lobby-hints-yes = erlaubt (mit dem ersten ist die Partie ungewertet)
button-seat-captain = Computer dazu: Kapitän (denkt voraus)
lobby-rated = Gewertet
lobby-rated-yes = ja
lobby-rated-no = nein (zählt weder für Wertungen noch für Ranglisten)
lobby-language = Sprache
button-language = 🌐 { $other ->
        [de] Auf Deutsch
       *[en] In English
    }
lobby-tempo = Tempo
lobby-pick-tempo = Tempo und Uhr: Wie schnell spielt ihr?
lobby-pick-clock = Nur die Uhr: { $clock }
lobby-takes = ⏱️ Spieldauer: etwa { $often ->
        [one] ein Tag
       *[other] { $often } Tage
    }, wenn alle ein paarmal am Tag hereinschauen, oder { $seldom ->
        [one] ein Tag
       *[other] { $seldom } Tage
    } mit nur einem Blick am Tag.
lobby-takes-days = ⏱️ Spieldauer in diesem Tempo: etwa { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }.
lobby-takes-evening = ⏱️ Etwa { $waits }-mal warten alle darauf, dass jemand zieht. Bei je { $minutes } Minuten dauert das etwa { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }.
lobby-takes-evenings = ⏱️ Länger als ein Abend: Etwa { $waits }-mal warten alle darauf, dass jemand zieht. Bei je { $minutes } Minuten dauert das mehr als { $hours } Stunden.
lobby-clock = Uhr

status-owes = ⏳ Wir warten auf **{ $name }** (gerufen { $since }).
status-thinks = 🤖 **{ $name }** überlegt.
status-finished = { $count ->
        [0] 🏁 Die Partie ist zu Ende: { $place }
        [one] 🏁 { $people } hat gewonnen ({ $score }): { $place }
       *[other] 🏁 { $people } haben gemeinsam gewonnen ({ $score }): { $place }
    }
status-finished-solo = 🏁 { $total }{ $titled ->
        [0] {""}
       *[other] , { $title }
    }: { $place }
status-answers = ⏳ Wir warten auf { $people }{ $count ->
        [one] {""}
       *[other] , die gleichzeitig entscheiden
    }.

error-no-channel = Das geht nur in einem Kanal.
error-missing-permissions = { $count ->
        [one] In diesem Kanal fehlt mir ein Recht: { $permissions }. Siehe /{ command-setup } { command-setup-check }.
       *[other] In diesem Kanal fehlen mir Rechte: { $permissions }. Siehe /{ command-setup } { command-setup-check }.
    }
place-not-invited = Auf diesem Server bin ich kein Mitglied, deshalb kann ich hier keine Partie zeigen. Wer ihn verwaltet, kann mich einladen: { $invite }
place-no-threads = Ich darf hier keine Threads eröffnen ({ $permissions }), deshalb wird diese Partie in diesem Kanal gespielt.
place-forum-refused = In { $forum } nimmt Discord gerade keinen Beitrag von mir an, deshalb habe ich den Tisch hier eröffnet; gespielt wird auch hier. Wer den Server verwaltet, kann mit /{ command-setup } { command-setup-check } nachsehen, woran es liegt, oder mit /{ command-server } einen anderen Ort für Partien wählen.
place-in-forum = Ich habe den Tisch in { $place } eröffnet.
place-above = Damit die neue Partie einen eigenen Thread bekommt, habe ich ihren Tisch im Kanal darüber eröffnet: { $place }
place-lobby-coming = Der Tisch wird gerade eröffnet, du siehst ihn gleich hier.
place-lobby-again = Hier ist der Tisch wieder: { $place }
server-hosts-only = Partien eröffnen darf auf diesem Server nur, wer ihn verwaltet. Mitspielen darfst du.
server-elsewhere = Auf diesem Server werden Partien in { $channel } eröffnet.
lobby-setting = { $setting }: **{ $value }**
