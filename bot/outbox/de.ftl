# Wo Partien gezeigt werden und was sie daran hindert.
place-shut = { $count ->
        [one] Wo diese Partie gespielt wird, fehlt mir ein Recht, deshalb kann ich den Tisch dort nicht zeigen: { $permissions }. Deine Entscheidungen gelten; wende dich an jemanden, der den Server verwaltet.
       *[other] Wo diese Partie gespielt wird, fehlen mir Rechte, deshalb kann ich den Tisch dort nicht zeigen: { $permissions }. Deine Entscheidungen gelten; wende dich an jemanden, der den Server verwaltet.
    }
place-unseen = Den Kanal dieser Partie sehe ich nicht mehr, deshalb kann ich den Tisch dort nicht zeigen: Bitte das Recht „{ $permission }“ prüfen. Deine Entscheidungen gelten; wende dich an jemanden, der den Server verwaltet.
place-locked = Der Thread dieser Partie ist gesperrt, deshalb kann ich den Tisch dort nicht zeigen. Deine Entscheidungen gelten; wende dich an jemanden, der ihn entsperren darf.
place-locked-and-shut = { $count ->
        [one] Der Thread dieser Partie ist gesperrt, und im Kanal darüber fehlt mir ein Recht, deshalb kann ich den Tisch nicht zeigen: { $permissions }. Deine Entscheidungen gelten; wende dich an jemanden, der den Server verwaltet.
       *[other] Der Thread dieser Partie ist gesperrt, und im Kanal darüber fehlen mir Rechte, deshalb kann ich den Tisch nicht zeigen: { $permissions }. Deine Entscheidungen gelten; wende dich an jemanden, der den Server verwaltet.
    }
place-away = Auf dem Server dieser Partie bin ich nicht mehr, deshalb kann ich den Tisch dort nicht zeigen. Deine Entscheidungen gelten, und wenn ich wieder eingeladen werde, geht es dort weiter, wo ihr wart.
place-timed-out = Auf dem Server dieser Partie habe ich bis { $until } einen Timeout, deshalb kann ich den Tisch dort nicht zeigen. Deine Entscheidungen gelten, und danach wird alles gezeigt; wer den Server verwaltet, kann ihn früher aufheben.
place-new-post = Der Beitrag dieser Partie wurde gelöscht; sie geht hier weiter.
place-none = Den Ort dieser Partie gibt es nicht mehr, oder ich darf ihn nicht mehr sehen. Die Partie selbst ist sicher: /{ command-play } geht überall.
direct-instead = -# In { $place } kann ich den Tisch gerade nicht zeigen ({ $why }), deshalb sage ich es dir hier.
place-instead = -# In { $place } kann ich den Tisch nicht zeigen ({ $why }), deshalb geht die Partie hier weiter.
aloud-here = -# Den Tisch kann ich hier gerade nicht zeigen ({ $why }).
shut-locked = der Thread ist gesperrt
shut-deleted = der Thread wurde gelöscht
shut-lacking = { $count ->
        [one] mir fehlt das Recht { $permissions }
       *[other] mir fehlen die Rechte { $permissions }
    }
shut-unseen = ich sehe den Kanal nicht mehr: bitte das Recht „{ $permission }“ prüfen
shut-timed-out = ich habe dort bis { $until } einen Timeout
shut-refused = Discord lässt mich nicht

story-before = -# Davor:
