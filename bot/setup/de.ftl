# /einrichten prüfen: ob hier Partien gezeigt werden können.
command-setup = einrichten
    .description = Prüfen, ob hier gespielt werden kann
command-setup-check = prüfen
    .description = Nennt alle Rechte, die mir in einem Kanal fehlen, und ob bei mir alles läuft
argument-place = ort
    .description = Welcher Kanal oder welches Forum (ohne Angabe: dieser)

setup-title = Kann hier gespielt werden?
setup-place = In { $place }:
setup-yes = Ja.
setup-yes-but = Ja, aber:
setup-not-yet = Nein, noch nicht:
setup-rights = Ich habe alle Rechte, die ich brauche.
setup-direct = Direktnachrichten brauchen keine Rechte: Starte hier mit /{ command-new } ein Solospiel.
setup-not-invited = Auf diesem Server bin ich kein Mitglied: Du hast mich nur für dich mitgebracht. So kann ich dir antworten, aber eine Partie würde sonst niemand sehen.
setup-no-commands = Meine Befehle sind auf diesem Server nicht eingerichtet, nur du kannst sie eingeben: Lade mich mit dem Link unten noch einmal ein.
setup-threads = Partien bekommen hier einen eigenen Thread.
setup-no-private-threads = In Ankündigungskanälen gibt es keine privaten Threads: Wer eine hier ausgehängte Herausforderung beendet hat, bekommt keinen Thread, um darüber zu reden, und wer keine Direktnachrichten annimmt, kann nicht mitmachen.
setup-thread-locked = Dieser Thread ist gesperrt, deshalb kann ich hier nicht schreiben: Seine Partie geht in { $parent } weiter. Sie kommt zurück, sobald ihn jemand entsperrt.
setup-threads-full = Auf diesem Server sind { $most } Threads offen, mehr lässt Discord nicht zu: Bis welche geschlossen sind, { $played ->
        [channel] wird direkt im Kanal gespielt.
        [forum] nimmt dieses Forum keine neuen Beiträge an.
       *[none] bekommt keine Partie einen Thread.
    }
setup-no-threads = Gespielt wird hier direkt im Kanal, ohne Threads.
setup-forum = In den Beiträgen dieses Forums kann gespielt werden. Wähle es unter /{ command-server } › *Wo Partien eröffnet werden*, dann bekommt jede Partie ihren eigenen Beitrag.
setup-forum-home = Jede Partie bekommt hier ihren eigenen Beitrag.
setup-forum-tag = Dieses Forum verlangt einen Tag; ich wähle einen aus.
setup-elsewhere = Auf diesem Server werden Partien in { $place } eröffnet (/{ command-server } › *Wo Partien eröffnet werden*).
setup-posts-in = Partien, die hier eröffnet werden, bekommen einen Beitrag in { $place }.

setup-lacks-create-private-threads = **{ $permission }** fehlt: Wer eine Herausforderung beendet hat, bekommt keinen Thread dafür, und wer keine Direktnachrichten annimmt, kann nicht mitmachen.
setup-lacks-view-channel = Ich sehe diesen Kanal nicht: Erlaube meiner Rolle dort **{ $permission }** (*Kanal bearbeiten › Berechtigungen*).
setup-lacks-connect = **{ $permission }** fehlt: Im Chat eines Sprachkanals darf ich weder lesen noch schreiben. Hier lässt sich keine Partie eröffnen.
setup-lacks-send-messages = **{ $permission }** fehlt: Ich kann den Tisch nicht zeigen. Hier lässt sich keine Partie eröffnen.
setup-lacks-send-messages-forum = **{ $permission }** fehlt: Ich kann für eine Partie keinen Beitrag eröffnen.
setup-lacks-send-messages-in-threads = **{ $permission }** fehlt: In Threads kann ich keinen Tisch zeigen{ $played ->
        [yes] , deshalb wird direkt im Kanal gespielt.
       *[no] .
    }
setup-lacks-send-messages-in-threads-thread = **{ $permission }** fehlt: Ich kann den Tisch hier nicht zeigen. Hier lässt sich keine Partie eröffnen.
setup-lacks-send-messages-in-threads-forum = **{ $permission }** fehlt: In einem Beitrag kann ich keinen Tisch zeigen.
setup-lacks-attach-files = **{ $permission }** fehlt: Ich kann hier keine Bilder zeigen. Neue Partien lassen sich nicht eröffnen; in laufenden rufe ich so lange per Direktnachricht, wer dran ist.
setup-lacks-embed-links = **{ $permission }** fehlt: Große Tische zeige ich nur verkleinert; ein Knopf zeigt sie ganz.
setup-lacks-create-public-threads = **{ $permission }** fehlt: Ich kann einer Partie keinen eigenen Thread geben{ $played ->
        [yes] , deshalb wird direkt im Kanal gespielt.
       *[no] .
    }
setup-lacks-read-message-history = **{ $permission }** fehlt: Ich finde meine eigenen Nachrichten nicht wieder und zeige nach einer Störung vielleicht einen Tisch doppelt.

setup-database = Meine Datenbank antwortet.
setup-database-down = Meine Datenbank antwortet gerade nicht. Verloren ist nichts, aber so lange kann niemand spielen.
setup-late = { $count ->
        [one] Eine Nachricht wartet seit mehr als fünf Minuten darauf, gesendet zu werden.
       *[other] { $count } Nachrichten warten seit mehr als fünf Minuten darauf, gesendet zu werden.
    }
setup-allow-here = -# Auf dem Server habe ich, was fehlt, nur in diesem Kanal nicht: Erlaube es meiner Rolle dort unter *Kanal bearbeiten › Berechtigungen*. Mich noch einmal einzuladen, ändert daran nichts.
setup-invite-link = -# Mit diesem Link werde ich eingeladen: { $invite }
setup-invite = -# Lade mich ein oder gib mir die fehlenden Rechte: { $invite }
