# Wörter in den Bildern von Fleet. Sie stehen in kleinen Feldern: kurz halten.
fleet_dice-picture-phase-setup = Aufbau
fleet_dice-picture-phase-boat = Bootsphase
fleet_dice-picture-phase-income = Einnahmen
fleet_dice-picture-phase-fishing = Fischen
fleet_dice-picture-phase-town = Stadtphase
fleet_dice-picture-phase-end = Spielende

fleet_dice-picture-everybody = Alle
fleet_dice-picture-decision-over = Die Flotte liegt im Hafen
fleet_dice-picture-decision-setup = erste Kästchen ankreuzen
fleet_dice-picture-decision-draft = Würfel wählen
fleet_dice-picture-decision-use = { fleet_dice-noun-die } nutzen
fleet_dice-picture-decision-shared = { fleet_dice-noun-die } nutzen
fleet_dice-picture-decision-income = Sterne der Einnahmen nutzen
fleet_dice-picture-decision-fishing = über den Fang entscheiden
fleet_dice-picture-call-over = Die Flotte liegt im Hafen
fleet_dice-picture-call-setup = Welche Kästchen kreuzt du zuerst an?
fleet_dice-picture-call-draft = Welchen Würfel nimmst du?
fleet_dice-picture-call-use = Wie nutzt du deinen { fleet_dice-noun-die }?
fleet_dice-picture-call-shared = Wie nutzt du den übrigen { fleet_dice-noun-die }?
fleet_dice-picture-call-income = Wie nutzt du die Sterne deiner Einnahmen?
fleet_dice-picture-call-fishing = Was machst du mit deinem Fang und deinen Sternen?

fleet_dice-picture-face-shrimp = Garnelen
fleet_dice-picture-face-cod = Kabeljau
fleet_dice-picture-face-lobster = Hummer
fleet_dice-picture-face-swordfish = Schwertfisch
fleet_dice-picture-face-oyster = Austern
fleet_dice-picture-face-coins3 = 3-Münzen
fleet_dice-picture-face-harbor = Hafen
fleet_dice-picture-face-wharf = Ufer
fleet_dice-picture-face-market = Markt

fleet_dice-picture-dice-taken = vergeben
fleet_dice-picture-dice-now = jetzt
fleet_dice-picture-dice-shared = für alle
fleet_dice-picture-dice-left = im Vorrat

fleet_dice-picture-license-shrimp_wild = gewählt: jeder Typ
fleet_dice-picture-license-coins_on_launch = je neuem Boot
fleet_dice-picture-license-income_plus = bei den Einnahmen
fleet_dice-picture-license-after_fishing = nach jedem Fischen
fleet_dice-picture-license-oyster_coin = Platz; 2. Fisch = Münze

fleet_dice-picture-harbor = Hafen
fleet_dice-picture-harbor-note = von links ankreuzen
fleet_dice-picture-harbor-king-crab = Lizenz { $points } SP und Bonus
fleet_dice-picture-harbor-fishing = Boote fischen sofort
fleet_dice-picture-harbor-research = je { $points } SP, kein Fisch
fleet_dice-picture-harbor-barge = { $points } SP, Fisch je vollem Boot
fleet_dice-picture-harbor-boat = { $points } SP, fängt { $fish }

fleet_dice-picture-wharf = Ufer
fleet_dice-picture-wharf-note = fertig mit dem letzten Kästchen
fleet_dice-picture-building-per-box = { $points } SP je Kästchen
fleet_dice-picture-building-points = { $points } SP, wenn fertig
fleet_dice-picture-building-reroll = { $points } SP, Würfel neu werfen
fleet_dice-picture-building-market = { $points } SP, Markt +{ $coins }
fleet_dice-picture-building-full-boats = { $points } SP, +{ $coins } je vollem Boot
fleet_dice-picture-building-die-as-coin = { $points } SP, Würfel = { $coins } Münzen
fleet_dice-picture-building-recycling = je Würfel, { $points } SP

fleet_dice-picture-market = Markt
fleet_dice-picture-market-note = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}: { $coins } Münzen
fleet_dice-picture-market-note-smokehouse = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}: { $coins } Münzen, davon { $more } vom Räuchern
fleet_dice-picture-coins = Münzen
fleet_dice-picture-coins-note = { $marked } angekreuzt · nächster Stern in { $next }
fleet_dice-picture-coins-note-end = { $marked } angekreuzt · kein Stern mehr

fleet_dice-picture-count-income = Einnahme
fleet_dice-picture-count-boats = auf See
fleet_dice-picture-count-full = voll

fleet_dice-picture-bonus-fish = { $points } SP je{"\u00A0"}{ $per }{"\u00A0"}Fische
fleet_dice-picture-bonus-boats = { $points } SP je{"\u00A0"}{ $per }{"\u00A0"}Boote
fleet_dice-picture-bonus-buildings = { $points } SP je{"\u00A0"}Gebäude
fleet_dice-picture-bonus-coins = { $points } SP je{"\u00A0"}{ $per }{"\u00A0"}Münzen
fleet_dice-picture-bonus-licenses = { $points } SP je{"\u00A0"}Lizenz-Level
fleet_dice-picture-bonus-full_boats = { $points } SP je{"\u00A0"}vollem Boot
fleet_dice-picture-bonus-level2_types = { $points } SP je Typ ab Level 2
fleet_dice-picture-bonus-level3_types = { $points } SP je Typ ab Level 3
fleet_dice-picture-bonus-license_types = { $points } SP je Typ mit Lizenz
fleet_dice-picture-bonus-most = Ein Königskrabben-Bonus bringt höchstens { $points } SP.
fleet_dice-picture-bonuses = Königskrabben-Boni

fleet_dice-picture-trophy-gold = Ende: { $what }
fleet_dice-picture-trophy-silver = Offen: { $what }

fleet_dice-picture-ruth = Kapitänin Ruth
fleet_dice-picture-ruth-stones = { $die ->
    [yes] Steine von Kapitänin Ruth, dazu ihr nächster Würfel
   *[no] Steine von Kapitänin Ruth
}
fleet_dice-picture-ruth-waits = Ihre Steine zeigen, wo sie streicht.
fleet_dice-picture-noun-ruth_then = { $left ->
    [yes] Bleibt er, streicht sie
   *[no] Zurzeit streicht sie
}
fleet_dice-picture-ruth-strikes = { fleet_dice-picture-noun-ruth_then } { $boxes ->
    [one] das unterste Kästchen: { $section }.
   *[other] die { $boxes } untersten Kästchen: { $section }.
}
fleet_dice-picture-ruth-star = { fleet_dice-picture-noun-ruth_then } den Stern bei Münze { $star }.
fleet_dice-picture-ruth-nothing = { fleet_dice-picture-noun-ruth_then } nichts.
fleet_dice-picture-ruth-over = Hat nichts zu streichen.

fleet_dice-picture-house-data = { PROVENANCE() ->
    [ours] Hausbogen: Werte nicht aus dem gedruckten Spiel
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }
fleet_dice-picture-starts = beginnt die Runde

fleet_dice-picture-alt-status = Fleet, Runde { $round } von { $rounds }, { $phase }.
fleet_dice-picture-alt-waiting = Am Zug: { $names }.
fleet_dice-picture-alt-pool = Würfel im Vorrat: { $dice }.
fleet_dice-picture-alt-seat = { $name }: { $points } SP, { $fish ->
        [one] 1 Fisch
       *[other] { $fish } Fische
    }, { $boats ->
        [one] 1 Boot
       *[other] { $boats } Boote
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $buildings } Gebäude.
fleet_dice-picture-alt-bonus = { $name } hat den Bonus „{ $bonus }“.
fleet_dice-picture-alt-trophy = { $trophy } geht an { $names }.
fleet_dice-picture-alt-ruth = Kapitänin Ruths Steine: { $sections }.
fleet_dice-picture-alt-column = { $name }: { $marked } von { $size } Kästchen, { $level ->
    [0] keine Lizenz
   *[other] Lizenz Level { $level }
}, Fische auf den Booten: { $boats }.
fleet_dice-picture-alt-section = { $name }: { $marked } von { $size } Kästchen.
fleet_dice-picture-alt-hexes = { $count } von { $most } Sechsecken
fleet_dice-picture-alt-uses = { $count } von { $most } genutzt
fleet_dice-picture-alt-score = Platz { $place }: { $name } mit { $points } SP ({ $parts }).

fleet_dice-picture-scoring-bonus = Königskrabben-Bonus (bis { $most }){ $captains ->
    [yes] , Kapitänskarte
   *[no] {""}
}{ $trophies ->
    [yes] , Trophäen
   *[no] {""}
}
fleet_dice-picture-tie-fish = Gleichstand durch Fische entschieden
fleet_dice-picture-solo-title = Dein Titel
fleet_dice-picture-solo-next = ab { $points } SP
fleet_dice-picture-replay = Film einer Partie Fleet in { $frames } Bildern.

# Eine Karte, groß
fleet_dice-picture-card-captain = Kapitän
fleet_dice-picture-card-gold = Goldene Trophäe
fleet_dice-picture-card-silver = Silberne Trophäe
fleet_dice-picture-card-boxes = { $boxes } × { $type }
fleet_dice-picture-card-starts = Beginnt mit
fleet_dice-picture-card-extra = Außerdem mit
fleet_dice-picture-card-most = Höchstens
fleet_dice-picture-card-points = Punkte
fleet_dice-picture-card-award = Wird vergeben
fleet_dice-picture-card-award-gold = am Ende
fleet_dice-picture-card-award-silver = an die Ersten
fleet_dice-picture-card-type = Bootstyp
fleet_dice-picture-card-harbor = Im Hafen
fleet_dice-picture-card-building = Gebäude am Ufer
fleet_dice-picture-card-size = Kästchen
fleet_dice-picture-card-round = Runde Kästchen
fleet_dice-picture-card-works = { $boxes } von { $size }
fleet_dice-picture-card-boats = Boote
fleet_dice-picture-card-room = Fische je Boot
fleet_dice-picture-card-boat-points = SP je Boot
fleet_dice-picture-card-hexes = 1 bis { $hexes } Sechsecke
fleet_dice-picture-card-catch = Jedes Boot fängt bei jedem Fischen { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}.
fleet_dice-picture-card-level = Lizenz Level { $level }{ $coins ->
    [0] {""}
    [one] {" "}(sofort 1 Münze)
   *[other] {" "}(sofort { $coins } Münzen)
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}: { $does }
fleet_dice-picture-card-bonuses = Die Lizenz bringt { $points } SP. Die Boni, jeder nur für eine Person und höchstens { $most } SP wert: { $bonuses }.
