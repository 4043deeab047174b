# Fragen an die, die am Tisch sitzen.
vote-open = An diesem Tisch ist noch eine andere Frage offen; erst muss die geklärt sein.
vote-over = Diese Frage ist schon geklärt.
vote-not-yours = Du wirst hier nicht gefragt.
vote-twice = Das hast du schon gesagt.
vote-heard = Danke, ich habe deine Antwort notiert.
table-event-voted = { $answer ->
        [undo-yes] { ist } mit dem Zurücknehmen einverstanden
        [undo-no] { ist } mit dem Zurücknehmen nicht einverstanden
        [late-wait] möchte{ st } warten
        [late-skip] möchte{ st } den Zug auslassen
        [late-player] möchte{ st } den Computer spielen lassen
       *[other] stimm{ t } ab
    }
