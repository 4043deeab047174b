# /einrichten prüfen: ob hier Partien gezeigt werden können.
command-setup = einrichten
    .description = Ob hier Partien gezeigt werden können
command-setup-check = prüfen
    .description = Nennt jedes Recht, das mir in einem Kanal fehlt, und wie es mir geht
argument-place = ort
    .description = Welcher Kanal oder welches Forum (ohne Angabe dieser Kanal)

setup-title = Kann hier gespielt werden?
setup-place = In { $place }:
setup-all-there = Alles ist da.
setup-rights = Ich habe jedes Recht, das ich brauche.
setup-direct = Direktnachrichten brauchen keine Rechte: Eröffne hier mit /{ command-new } eine Partie für dich allein.
setup-not-invited = Auf diesem Server bin ich kein Mitglied: Du hast mich nur für dich mitgebracht. So kann ich dir antworten, aber niemandem eine Partie zeigen.
setup-no-commands = Meine Befehle sind auf diesem Server nicht eingerichtet, nur du kannst sie eingeben: Lade mich mit dem Link unten noch einmal ein.
setup-unseen = Diesen Kanal sehe ich nicht: Ohne „Kanal ansehen“ weiß ich nicht, was dort geschieht, wo gespielt wird.
setup-threads = Partien bekommen hier einen eigenen Thread.
setup-no-private-threads = In einem Ankündigungskanal gibt es keine privaten Threads: Wer mit einer Herausforderung fertig ist, die hier aushängt, bekommt keinen eigenen Thread, und wer keine Direktnachrichten annimmt, kann nicht mitmachen.
setup-no-threads = Partien werden hier im Kanal selbst gespielt, ohne Threads.
setup-forum = In den Beiträgen dieses Forums kann gespielt werden; als Kanal für Partien bekommt es für jede einen Beitrag.

setup-lacks-create-private-threads = **{ $permission }** fehlt: Ohne dieses Recht bekommen alle, die mit einer Herausforderung fertig sind, keinen eigenen Thread, und wer keine Direktnachrichten annimmt, keinen Lauf.
setup-lacks-view-channel = **{ $permission }** fehlt: Ohne dieses Recht sehe ich den Ort nicht, an dem eine Partie gezeigt werden soll.
setup-lacks-connect = **{ $permission }** fehlt: Ohne dieses Recht darf ich im Chat eines Sprachkanals weder lesen noch schreiben.
setup-lacks-send-messages = **{ $permission }** fehlt: Ohne dieses Recht kann ich den Tisch nicht zeigen.
setup-lacks-send-messages-forum = **{ $permission }** fehlt: Ohne dieses Recht kann ich für eine Partie keinen Beitrag eröffnen.
setup-lacks-send-messages-in-threads = **{ $permission }** fehlt: Ohne dieses Recht kann ich in Threads keinen Tisch zeigen, deshalb wird im Kanal selbst gespielt.
setup-lacks-send-messages-in-threads-thread = **{ $permission }** fehlt: Ohne dieses Recht kann ich den Tisch hier nicht zeigen.
setup-lacks-send-messages-in-threads-forum = **{ $permission }** fehlt: Ohne dieses Recht kann ich in einem Beitrag keinen Tisch zeigen.
setup-lacks-attach-files = **{ $permission }** fehlt: Ohne dieses Recht kann ich die Bilder des Tischs nicht zeigen.
setup-lacks-embed-links = **{ $permission }** fehlt: Ohne das Recht zeige ich große Tische nur im Überblick; alles zeigt ein Knopf.
setup-lacks-create-public-threads = **{ $permission }** fehlt: Ohne dieses Recht kann ich einer Partie keinen eigenen Thread geben, deshalb wird im Kanal selbst gespielt.
setup-lacks-read-message-history = **{ $permission }** fehlt: Ohne dieses Recht finde ich meine eigenen Nachrichten nicht wieder und zeige nach einer Störung vielleicht einen Tisch doppelt.

setup-database = Meine Datenbank antwortet.
setup-database-down = Meine Datenbank antwortet gerade nicht; nichts ist verloren, aber bis dahin kann niemand spielen.
setup-late = { $count ->
        [one] Eine Nachricht wartet seit mehr als fünf Minuten darauf, gesendet zu werden.
       *[other] { $count } Nachrichten warten seit mehr als fünf Minuten darauf, gesendet zu werden.
    }
setup-invite = -# Lade mich ein oder gib mir alles, was ich brauche: { $invite }
