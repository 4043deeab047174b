# Wie Klicks und Befehle beantwortet werden, worum es auch geht.
access-unseen = Diese Partie wird gespielt, wo du nicht hinsehen kannst. Zuschauen kann, wer ihren Kanal sieht; wer am Tisch sitzt, spielt von überall, solange er auf jenem Server Mitglied ist.
error-no-game-here = Hier läuft keine Partie. Eröffne eine mit /neu oder nenne eine von deinen.
error-which-game = Es gibt mehrere Partien. Bitte sag mit der Option „partie“, welche du meinst.
error-database = Ich erreiche gerade meine Datenbank nicht. Nichts wurde geändert, bitte versuch es gleich noch einmal.
error-odd-text = In deinem Text steckt ein Zeichen, das ich nicht speichern kann, zum Beispiel ein NUL. Es hat sich nichts geändert; bitte tippe ihn noch einmal von Hand.
error-unknown-command = Diesen Befehl kenne ich nicht mehr. Vielleicht zeigt Discord eine alte Liste, bitte versuch es gleich noch einmal.
error-unshown = Deine Wahl gilt, aber beim Anzeigen ist etwas schiefgegangen. /spielen zeigt deine Partie. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-internal = Bei mir ist etwas schiefgegangen. Nichts wurde geändert. Wenn es wieder passiert, nenne der Person, die den Bot betreibt, diesen Code: { $code }
error-discord-refuses = Discord lässt mich das hier nicht tun ({ $status }, Code { $code }). Nichts wurde geändert. Wenn es so bleibt, nenne der Person, die den Bot betreibt, diese beiden Zahlen.
error-discord-down = Bei Discord selbst klemmt es gerade. Nichts wurde geändert, bitte versuch es in ein paar Minuten noch einmal.
error-restarting = Ich werde gerade neu gestartet. Bitte mach das in einer Minute noch einmal.

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

public-language-chosen = 🌐 Öffentlich spreche ich hier { $language ->
        [de] Deutsch
       *[en] Englisch
    }.
public-language-community = 🌐 Öffentlich spreche ich hier { $language ->
        [de] Deutsch
       *[en] Englisch
    }, die Sprache dieser Community.
public-language-opener = 🌐 Öffentlich spreche ich die Sprache, in der jemand die Partie eröffnet; bis zum Start lässt sie sich ändern.
