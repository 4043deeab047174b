# Ob eine ausgegebene Aufzeichnung stimmt.
command-verify = prüfen
    .description = Spielt eine ausgegebene Aufzeichnung nach: Ist alles so, wie es dort steht?
argument-file = datei
    .description = Die JSON-Datei, die /{ command-export } { command-export-game } ausgegeben hat

verify-game = { $game }, gespielt von { $names }.
verify-luck = Der Zufall stand vorher fest: Das Geheimnis hat den Fingerabdruck, den die Datei nennt, `{ $commitment }`.
verify-luck-not = Das Geheimnis ist nicht das versprochene: Die Datei nennt den Fingerabdruck { $said }, das Geheimnis darin hat { $found }.
verify-edition = Regeln und Zahlen sind die, mit denen hier gespielt wird.
verify-other-rules = Gespielt wurde nach anderen Regeln: Nummer { $said } in der Datei, Nummer { $ours } hier.
verify-other-shape = Die Spielstände sind anders aufgebaut: Nummer { $said } in der Datei, Nummer { $ours } hier.
verify-other-data = Gespielt wurde mit anderen Zahlen: denen mit dem Fingerabdruck { $said }; die von hier haben { $ours }.
verify-edition-not = Deshalb lässt sie sich hier nicht nachspielen; Entscheidungen, letzter Tisch und Ergebnis bleiben ungeprüft.
verify-choices = { $count ->
        [0] Niemand hat etwas entschieden.
        [one] Die einzige Entscheidung war erlaubt.
       *[other] Alle { $count } Entscheidungen waren erlaubt.
    }
verify-illegal = Entscheidung { $number } von { $count } ist nicht erlaubt: { $name } (Platz { $seat }) wählte „{ $choice }“. { $reason }
verify-no-seat = Entscheidung { $number } von { $count } ist von Platz { $seat }, den es in dieser Partie nicht gibt.
verify-not-reached = Deshalb wurde das Ende nicht erreicht; letzter Tisch und Ergebnis bleiben ungeprüft.
verify-table = Der letzte Tisch hat den Fingerabdruck, den die Datei nennt, { $digest }.
verify-table-not = Der letzte Tisch ist nicht der aus der Datei: Sie nennt den Fingerabdruck { $said }, das Nachspielen ergibt { $found }.
verify-place = { $name } auf Rang { $place } mit { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }
verify-result = Ränge und Punkte sind die aus der Datei: { $places }.
verify-ended-early = Die Partie wurde vorzeitig beendet, also hat niemand einen Rang; so steht es auch in der Datei.
verify-result-missing = Das Ergebnis fehlt: Die Datei hat keines, aber die Partie wurde zu Ende gespielt.
verify-result-untimely = Die Datei hat ein Ergebnis, aber nach ihrer letzten Entscheidung ist die Partie nicht zu Ende.
verify-result-total = Das Ergebnis weicht ab: { $name } (Platz { $seat }) hat { $found } Punkte, die Datei sagt { $said }.
verify-result-place = Das Ergebnis weicht ab: { $name } (Platz { $seat }) ist auf Rang { $found }, die Datei sagt { $said }.
verify-result-categories = Das Ergebnis weicht ab: Die Punkte von { $name } (Platz { $seat }) kommen anders zustande, als die Datei sagt.
verify-result-seats = Das Ergebnis weicht ab: Die Datei hat Punkte für andere Plätze, als es gibt.
verify-result-other = Das Ergebnis weicht ab: Die Datei fügt ihm etwas hinzu oder lässt etwas weg.
verify-trust = Namen und Zeiten sind die aus der Datei; ob sie stimmen, lässt sich durch Nachspielen nicht zeigen.
verify-stored = Die Partie wurde hier gespielt, und die Datei stimmt mit dem überein, was ich gespeichert habe.
verify-stored-not = Eine Partie mit dieser Kennung wurde hier gespielt, aber die Datei stimmt nicht mit dem überein, was ich davon gespeichert habe.
verify-unknown = Ich habe keine beendete Partie mit dieser Kennung; vergleiche den Fingerabdruck des Zufalls, alle 64 Stellen, mit dem, den ihre Lobby gezeigt hat.
verify-holds = Alles ist so, wie es in der Datei steht.
verify-fails = Nicht alles ist so, wie es in der Datei steht.

verify-not-fetched = Ich konnte die Datei nicht von Discord holen. Bitte versuch es noch einmal.
verify-too-large = Diese Datei ist zu groß für eine Aufzeichnung: mehr als { $most } kB.
verify-too-long = Diese Aufzeichnung hat { $count } Entscheidungen; keine Partie hat mehr als { $most }.
verify-no-json = Diese Datei ist kein JSON, oder sie ist beschädigt.
verify-no-record = Diese Datei ist nicht die Aufzeichnung einer Partie; /{ command-export } { command-export-game } gibt eine aus.
verify-format = Diese Aufzeichnung hat das Format { $said }; hier lässt sich nur { $ours } lesen.
verify-field = Das Feld „{ $field }“ dieser Aufzeichnung fehlt oder ist beschädigt.
verify-game-unknown = Dies ist die Aufzeichnung eines Spiels, das hier nicht gespielt wird: „{ $game }“.
