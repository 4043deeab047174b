# Wie Klicks und Befehle beantwortet werden, worum es auch geht.
access-unseen = Diese Partie wird in einem Kanal gespielt, den du nicht siehst. Wer ihn sieht, kann zuschauen; wer am Tisch sitzt, kann von überall spielen, solange er auf dem Server Mitglied ist.
error-no-game-here = Hier läuft keine Partie. Eröffne eine mit /{ command-new } oder nenne eine von deinen.
which-game = **Welche Partie meinst du?**
which-menu = Partie auswählen …
which-detail = { $round ->
        [0] {""}
       *[other] Runde { $round } · { "" }
    }{ $state ->
        [mine] du bist am Zug
        [theirs] am Zug: { $people }
       *[still] ruht gerade
    }
panel-heading = -# **{ $game }**{ $named ->
        [0] {""}
       *[other] { " " }· { $people }
    }
picture-told = Ein Bild von dem, was oben steht.
error-database = Ich erreiche gerade meine Datenbank nicht. Nichts wurde geändert, bitte versuch es gleich noch einmal.
error-odd-text = In deinem Text steckt ein Zeichen, das ich nicht speichern kann, zum Beispiel ein NUL. Es hat sich nichts geändert; bitte tippe ihn noch einmal von Hand.
error-unknown-command = Diesen Befehl kenne ich nicht mehr. Vielleicht zeigt Discord eine alte Liste, bitte versuch es gleich noch einmal.
error-unshown = Deine Wahl gilt, aber beim Anzeigen ist etwas schiefgegangen. /{ command-play } zeigt deine Partie. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-internal = Bei mir ist etwas schiefgegangen. Nichts wurde geändert. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-discord-refuses = Discord lässt mich das hier nicht tun ({ $status }, Code { $code }). Nichts wurde geändert. Wenn es so bleibt, nenne der Person, die den Bot betreibt, diese beiden Zahlen.
error-discord-down = Bei Discord selbst klemmt es gerade. Nichts wurde geändert, bitte versuch es in ein paar Minuten noch einmal.
error-restarting = Ich werde gerade neu gestartet. Bitte mach das in einer Minute noch einmal.
error-too-much-at-once = Langsam: Ich bin noch mit dem beschäftigt, was du vorher gedrückt hast. Versuch es gleich noch einmal.

permission-create-private-threads = Private Threads erstellen
permission-view-channel = Kanal ansehen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen

state-lobby = Lobby
state-running = läuft
state-finished = beendet
state-cancelled = abgesagt
state-aside = beiseitegelegt

public-language-chosen = 🌐 Was alle sehen, schreibe ich hier auf { $language ->
        [de] Deutsch
       *[en] Englisch
    }.
public-language-community = 🌐 Was alle sehen, schreibe ich hier auf { $language ->
        [de] Deutsch
       *[en] Englisch
    }, in der Sprache dieser Community.
public-language-opener = 🌐 Was alle sehen, schreibe ich in der Sprache, in der jemand die Partie eröffnet; bis zum Start lässt sie sich ändern.

share-lobby = { $whose ->
        [guild] Auf diesem Server sind heute schon viele Tische eröffnet worden. Der nächste lässt sich { $at } eröffnen.
       *[person] Du hast heute schon viele Tische eröffnet. Den nächsten kannst du { $at } eröffnen.
    }
share-challenge = { $whose ->
        [guild] Auf diesem Server sind heute schon viele Herausforderungen ausgehängt worden. Die nächste lässt sich { $at } aushängen.
       *[person] Du hast heute schon viele Herausforderungen ausgehängt. Die nächste kannst du { $at } aushängen.
    }
share-offer = { $whose ->
        [guild] Auf diesem Server sind heute schon viele gefragt worden, ob sie einen Platz übernehmen. Wieder fragen kannst du { $at }.
       *[person] Du hast heute schon viele gefragt, ob sie einen Platz übernehmen. Wieder fragen kannst du { $at }.
    }
share-call = { $whose ->
        [guild] An den Tischen dieses Servers ist heute schon sehr oft gerufen worden. Weiter geht es { $at }.
       *[person] Du hast heute schon sehr oft andere gerufen oder am Tisch etwas geändert. Weiter geht es { $at }.
    }
share-undo = { $whose ->
        [guild] Auf diesem Server ist heute schon sehr viel zurückgenommen worden. Das geht wieder { $at }; weiterspielen kannst du sofort.
       *[person] Du hast heute schon sehr viel zurückgenommen. Das geht wieder { $at }; weiterspielen kannst du sofort.
    }
share-hint = { $whose ->
        [guild] Auf diesem Server haben Computer heute schon sehr viel geholfen, mit Tipps, Vorschlägen und beim Ausprobieren. Weiter geht es { $at }.
       *[person] Du hast heute schon sehr viele Tipps und Vorschläge bekommen und sehr viel ausprobiert. Weiter geht es { $at }.
    }
share-replay = { $whose ->
        [guild] Auf diesem Server sind heute schon sehr viele Filme gezeichnet worden. Den nächsten gibt es { $at }; bis dahin zeigt /{ command-history } jeden Schritt.
       *[person] Du hast heute schon sehr viele Filme angesehen. Den nächsten zeichne ich dir { $at }; bis dahin zeigt /{ command-history } jeden Schritt.
    }
share-review = { $whose ->
        [guild] Auf diesem Server sind heute schon sehr viele Partien analysiert worden. Die nächste Analyse gibt es { $at }.
       *[person] Du hast heute schon sehr viele Partien analysieren lassen. Die nächste Analyse gibt es { $at }.
    }
share-file = { $whose ->
        [guild] Auf diesem Server sind heute schon sehr viele Dateien erstellt oder geprüft worden. Weiter geht es { $at }.
       *[person] Ich habe heute schon sehr viele Dateien für dich erstellt oder geprüft. Weiter geht es { $at }.
    }
