# Fleet: was das Spiel sagt. Ereignisse eines Platzes folgen dem Namen, die übrigen sind ganze Sätze.
fleet_dice-title = Fleet: The Dice Game
fleet_dice-summary = Ein Würfelspiel zum Ankreuzen rund um Boote, Lizenzen und einen Hafen voller Fische. Für { FIGURE("meta.min_players") } bis { FIGURE("meta.max_players") } Personen.
fleet_dice-house = Kästchenzahlen, Ladung und manche Karten sind von uns, weil das Regelheft sie nicht nennt.
fleet_dice-command = fleet
    .new = Einen Tisch für Fleet: The Dice Game eröffnen
    .challenge = Eine Herausforderung in Fleet: The Dice Game aushängen
    .description = Triff deine Entscheidungen in einer Partie Fleet: The Dice Game

# -- Befehle --------------------------------------------------------------------------------------------------
fleet_dice-verb-die = würfel
    .description = Nimm einen Würfel aus dem Vorrat
fleet_dice-verb-mark = ankreuzen
    .description = Kreuze das oberste offene Kästchen eines Abschnitts an
fleet_dice-verb-use = nutzen
    .description = Nutze deinen Würfel für Münzen oder eine Stern-Aktion
fleet_dice-verb-hex = sechseck
    .description = Fülle mit deinem Bootswürfel ein Sechseck am Meeresfrüchtebuffet
fleet_dice-verb-take = nehmen
    .description = Nimm für ein Wahlkästchen ein Boot oder eine Lizenz
fleet_dice-verb-bonus = bonus
    .description = Wähle deinen Königskrabben-Bonus
fleet_dice-verb-oyster = auster
    .description = Wähle zweiten Fisch oder Münze für ein Austernboot
fleet_dice-verb-reroll = neuwurf
    .description = Wirf den eben genommenen Würfel noch einmal (Kasino)
fleet_dice-verb-decline = verzichten
    .description = Verzichte auf eine Stern-Aktion oder eine zweite Nutzung

fleet_dice-argument-face = seite
    .description = Die Würfelseite, die du haben möchtest
fleet_dice-argument-section = abschnitt
    .description = Bootsspalte, Schiff im Hafen oder Gebäude am Ufer
fleet_dice-argument-way = wofür
    .description = Was du mit dem Würfel machst
fleet_dice-argument-type = art
    .description = Der Bootstyp auf dem Sechseck
fleet_dice-argument-what = was
    .description = Boot oder Lizenz
fleet_dice-argument-bonus = bonus
    .description = Wofür du am Ende Punkte bekommst
fleet_dice-argument-catch = fang
    .description = Zweiter Fisch oder Münze

# -- Einstellungen der Partie ---------------------------------------------------------------------------------
fleet_dice-setting-captains = Kapitänskarten
    .name = kapitäne
    .description = Alle beginnen mit einer Kapitänskarte statt mit einem Startwurf und haben einen eigenen Bonus
fleet_dice-value-captains-no = nein
fleet_dice-value-captains-yes = ja (statt des Startwurfs; alle haben einen eigenen Bonus)
fleet_dice-setting-trophies = Trophäenkarten
    .name = trophäen
    .description = Um eine goldene und eine silberne Trophäe spielen, zu zweit bis viert
fleet_dice-value-trophies-no = nein
fleet_dice-value-trophies-yes = ja (eine goldene und eine silberne, die Punkte bringen)

fleet_dice-phase-setup = Aufbau
fleet_dice-phase-boat = Bootsphase
fleet_dice-phase-income = Einnahmen
fleet_dice-phase-fishing = Fischen
fleet_dice-phase-town = Stadtphase
fleet_dice-phase-end = Spielende

# -- Namen, die nicht in der Datendatei stehen ----------------------------------------------------------------
fleet_dice-name-coins3 = 3 Münzen
fleet_dice-name-harbor = Hafen
fleet_dice-name-wharf = Ufer
fleet_dice-name-market = Markt
fleet_dice-name-coin = Münze
fleet_dice-name-recycle = Wertstoffhof
fleet_dice-name-license = Lizenz
fleet_dice-name-full_boats = Volle Boote

# Wie Abschnitte sonst noch heißen, wo etwas erzählt oder nachgeschlagen wird, durch Strichpunkte getrennt.
fleet_dice-name-shrimp =
    .also = Garnelenlizenz; Garnelenlizenz Level 1; Garnelenlizenz Level 2; Garnelenlizenz Level 3; Garnelenboot; Garnelenwürfel
fleet_dice-name-cod =
    .also = Kabeljaulizenz; Kabeljaulizenz Level 1; Kabeljaulizenz Level 2; Kabeljaulizenz Level 3; Kabeljauboot; Kabeljauwürfel
fleet_dice-name-lobster =
    .also = Hummerlizenz; Hummerlizenz Level 1; Hummerlizenz Level 2; Hummerlizenz Level 3; Hummerboot; Hummerwürfel
fleet_dice-name-swordfish =
    .also = Schwertfischlizenz; Schwertfischlizenz Level 1; Schwertfischlizenz Level 2; Schwertfischlizenz Level 3; Schwertfischboot; Schwertfischwürfel
fleet_dice-name-oyster =
    .also = Austernlizenz; Austernlizenz Level 1; Austernlizenz Level 2; Austernlizenz Level 3; Austernboot; Austernwürfel
fleet_dice-name-king_crab =
    .also = Königskrabbenlizenz; Königskrabben-Bonus; Königskrabbenboot
fleet_dice-name-inuit =
    .also = Inuitboot

fleet_dice-category-fish = Fisch
fleet_dice-category-boats = Boote
fleet_dice-category-licenses = Lizenzen
fleet_dice-category-buildings = Gebäude
fleet_dice-category-bonus = Boni

fleet_dice-title-0 = Bilgenratte
fleet_dice-title-35 = Leichtmatrose
fleet_dice-title-45 = Netzflicker
fleet_dice-title-55 = Steuermann
fleet_dice-title-65 = Schiffsführer
fleet_dice-title-75 = Legende der Ridback Bay

# -- Wortteile für die Sätze unten; jeder liest das Argument seines Satzes ------------------------------------
fleet_dice-noun-die = { $face_id ->
    [shrimp] Garnelenwürfel
    [cod] Kabeljauwürfel
    [lobster] Hummerwürfel
    [swordfish] Schwertfischwürfel
    [oyster] Austernwürfel
    [coins3] 3-Münzen-Würfel
    [harbor] Hafenwürfel
    [wharf] Uferwürfel
    [market] Marktwürfel
   *[other] Würfel „{ $face }“
}
fleet_dice-noun-die-old = { $old_id ->
    [shrimp] Garnelenwürfel
    [cod] Kabeljauwürfel
    [lobster] Hummerwürfel
    [swordfish] Schwertfischwürfel
    [oyster] Austernwürfel
    [coins3] 3-Münzen-Würfel
    [harbor] Hafenwürfel
    [wharf] Uferwürfel
    [market] Marktwürfel
   *[other] Würfel „{ $old }“
}
fleet_dice-noun-ruth = Kapitänin Ruth { $how_id ->
    [shared] nutzt auch
   *[other] nimmt
} den { fleet_dice-noun-die }
fleet_dice-noun-face = { $face }
fleet_dice-noun-stem = { $type_id ->
    [shrimp] Garnelen
    [cod] Kabeljau
    [lobster] Hummer
    [swordfish] Schwertfisch
    [oyster] Austern
   *[other] { $type }-
}
fleet_dice-noun-license = { $type_id ->
    [shrimp] Garnelenlizenz
    [cod] Kabeljaulizenz
    [lobster] Hummerlizenz
    [swordfish] Schwertfischlizenz
    [oyster] Austernlizenz
   *[other] Lizenz „{ $type }“
}
fleet_dice-noun-hex = { $type_id ->
    [shrimp] Garnelen-Sechseck
    [cod] Kabeljau-Sechseck
    [lobster] Hummer-Sechseck
    [swordfish] Schwertfisch-Sechseck
    [oyster] Austern-Sechseck
   *[other] Sechseck „{ $type }“
}
fleet_dice-noun-hexed = { $id1 ->
    [shrimp] Garnelen-Sechseck
    [cod] Kabeljau-Sechseck
    [lobster] Hummer-Sechseck
    [swordfish] Schwertfisch-Sechseck
    [oyster] Austern-Sechseck
   *[other] Sechseck „{ $arg1 }“
}
fleet_dice-noun-bonus = { $bonus_id ->
    [fish] Fische
    [buildings] fertige Gebäude
    [licenses] Lizenzen
    [full_boats] volle Boote
    [boats] eingesetzte Boote
   *[other] „{ $bonus }“
}

# -- Ereignisse -----------------------------------------------------------------------------------------------
fleet_dice-event-starting_player = beginn{ t } die Partie
fleet_dice-event-captain_dealt = stich{ t } mit { $captain } in See
fleet_dice-event-trophies_revealed = Zwei Trophäen gibt es zu gewinnen: „{ $gold }“ in Gold und „{ $silver }“ in Silber.
fleet_dice-event-start_rolled = { $face_id ->
    [coins3] würfel{ t } zum Start 3 Münzen (also noch einmal)
   *[other] würfel{ t } zum Start { fleet_dice-noun-face }
}
    .one = { $face_id ->
        [coins3] 3 Münzen (also noch einmal)
       *[other] { fleet_dice-noun-face }
    }
    .all = würfel{ t } zum Start { $items }
    .revealed = es wurde gewürfelt
fleet_dice-event-round_began = Runde { $round } beginnt.
fleet_dice-event-rolled = { $phase_id ->
    [boat] Bootsphase, im Vorrat: { $dice }.
    [town] Stadtphase, im Vorrat: { $dice }.
   *[other] Im Vorrat: { $dice }.
}
    .revealed = es wurde gewürfelt
fleet_dice-event-drafted = nimm{ t } den { fleet_dice-noun-die }
fleet_dice-event-rerolled = wirf{ t } { $old_again ->
    [yes] ihn
   *[other] den { fleet_dice-noun-die-old }
} neu (jetzt { fleet_dice-noun-face })
    .revealed = es wurde gewürfelt
fleet_dice-event-shared_die = Der { fleet_dice-noun-die } bleibt für alle übrig.
fleet_dice-event-marked = kreuzt { $section } { $box } an
    .one = { $section } { $box }
    .all = kreuzt { $items } an
fleet_dice-event-launched = setzt { $fleet_id ->
    [shrimp] Garnelenboot { $boat }
    [cod] Kabeljauboot { $boat }
    [lobster] Hummerboot { $boat }
    [swordfish] Schwertfischboot { $boat }
    [oyster] Austernboot { $boat }
    [king_crab] Königskrabbenboot { $boat }
    [inuit] { $fleet }boot { $boat }
    [barge] den { $fleet }
   *[other] { $fleet_again ->
        [yes] Schiff { $boat }
       *[other] { $fleet } { $boat }
    }
} ein
fleet_dice-event-licensed = aktivier{ t } die { fleet_dice-noun-license } Level { $level }
fleet_dice-event-king_crab_licensed = aktivier{ t } die Königskrabbenlizenz
fleet_dice-event-bonus_taken = wähl{ t } den Königskrabben-Bonus für { fleet_dice-noun-bonus }
fleet_dice-event-completed = stell{ t } { $section_again ->
    [yes] das Gebäude fertig
   *[other] ein Gebäude fertig ({ $section })
}
fleet_dice-event-hex_filled = füll{ t } am Buffet das { fleet_dice-noun-hex } ({ $filled ->
    [one] bisher 1 Sechseck
   *[other] bisher { $filled } Sechsecke
})
fleet_dice-event-recycled = bring{ t } den Würfel zum Wertstoffhof (zum { $uses }. Mal)
fleet_dice-event-earned = bekomm{ t } { $why_id ->
    [coin] mit dem Würfel{" "}
    [coins3] mit dem Würfel{" "}
    [market] auf dem Markt{" "}
    [income] bei den Einnahmen{" "}
    [license] für die zweite Lizenz{" "}
    [cod] beim Einsetzen{" "}
    [swordfish] nach dem Fischen{" "}
    [oyster] mit den Austernbooten{" "}
   *[other] {""}
}{ $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $stars ->
    [0] {""}
    [one] {" "}und eine Stern-Aktion
   *[other] {" "}und { $stars } Stern-Aktionen
}
fleet_dice-event-star_used = nutzt den Stern
fleet_dice-event-star_declined = verzichte{ t } auf eine Stern-Aktion
fleet_dice-event-star_lost = verlier{ t } eine Stern-Aktion, weil kein Kästchen offen ist
fleet_dice-event-second_use_declined = verzichte{ t } auf die zweite Nutzung des Würfels
fleet_dice-event-private_fishing = fähr{ t } allein zum Fischen hinaus
fleet_dice-event-caught = { $fish ->
    [0] {""}
    [one] fäng{ t } 1 Fisch
   *[other] fäng{ t } { $fish } Fische
}
fleet_dice-event-oyster_filled = läd{ t } { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
} auf Austernboot { $boat }
fleet_dice-event-oyster_swapped = läd{ t } 1 Fisch auf Austernboot { $boat }
fleet_dice-event-silver_won = gewinn{ t } die silberne Trophäe „{ $trophy }“ ({ $points } SP)
fleet_dice-event-gold_won = gewinn{ t } die goldene Trophäe „{ $trophy }“ ({ $points } SP)
fleet_dice-event-ruth_struck = { fleet_dice-noun-ruth } { $boxes ->
    [one] und streicht das unterste Kästchen ({ $section })
   *[other] und streicht die { $boxes } untersten Kästchen ({ $section })
}.
fleet_dice-event-ruth_struck_star = { fleet_dice-noun-ruth } und streicht den Stern auf Münzkästchen { $star }.
fleet_dice-event-ruth_passed = { fleet_dice-noun-ruth } und streicht nichts.
fleet_dice-event-stones_moved = Die Steine von Kapitänin Ruth ziehen weiter: { $wharf }, { $harbor }, { $boat }.
fleet_dice-event-game_ended = Die Partie ist zu Ende.

# -- Fragen; `.short` folgt auf „Name: “ ----------------------------------------------------------------------
fleet_dice-ask-draft = Welchen Würfel nimmst du?
    .short = einen Würfel nehmen
    .ways = einen Würfel nehmen und gleich nutzen
fleet_dice-ask-use_die = Wie nutzt du deinen { fleet_dice-noun-die }?
    .short = den { fleet_dice-noun-die } nutzen
    .ways = nutzen und was folgt
fleet_dice-ask-use_shared_die = Wie nutzt du den übrigen { fleet_dice-noun-die }?
    .short = übrigen { fleet_dice-noun-die } nutzen
    .ways = den übrigen Würfel gleich mit nutzen
    .step = übriger Würfel: { $choice }
fleet_dice-ask-second_use = Wie nutzt du den Garnelenwürfel zum zweiten Mal?
    .short = den Garnelenwürfel erneut nutzen
    .ways = gleich ein zweites Mal nutzen
    .step = zweite Nutzung: { $choice }
    .button = { $verb ->
        [decline] Auf die zweite Nutzung verzichten
       *[other] { $choice }
    }
fleet_dice-ask-star = Stern-Aktion: Wo kreuzt du ein Kästchen an?
    .short = eine Stern-Aktion nutzen
    .ways = die Stern-Aktion und was folgt
    .step = ⭐ { $choice }
    .before = { $choice } (⭐ folgt)
    .button = { $verb ->
        [decline] Auf die Stern-Aktion verzichten
       *[other] { $choice }
    }
fleet_dice-ask-boat_or_license = Nimmst du ein { fleet_dice-noun-stem }boot oder eine Lizenz?
    .short = { fleet_dice-noun-stem }boot oder Lizenz wählen
    .ways = Boot oder Lizenz und was folgt
fleet_dice-ask-bonus = Welchen Königskrabben-Bonus wählst du?
    .short = Königskrabben-Bonus wählen
    .ways = der Bonus und was folgt
fleet_dice-ask-oyster = Austernboot { $boat } ({ $fish } von { $capacity }): Fisch oder Münze?
    .short = Austernboot { $boat }, Fisch oder Münze
    .ways = Fisch oder Münze für jedes Austernboot

# -- Knöpfe ---------------------------------------------------------------------------------------------------
# Mit dem Wort dafür: Davor steht eine Zahl, die sonst als Augenzahl durchginge.
fleet_dice-choice-die = { $id1 ->
    [shrimp] Garnelenwürfel
    [cod] Kabeljauwürfel
    [lobster] Hummerwürfel
    [swordfish] Schwertfischwürfel
    [oyster] Austernwürfel
    [coins3] 3-Münzen-Würfel
    [harbor] Hafenwürfel
    [wharf] Uferwürfel
    [market] Marktwürfel
   *[other] { $arg1 }
}
    .group = Würfel nehmen
    .told = {""}
fleet_dice-choice-mark = { $arg1 } ankreuzen
    .group = Kästchen ankreuzen
    .step = { $arg1 } ankreuzen
fleet_dice-choice-use = { $id1 ->
    [coin] Als Münze nutzen
    [coins3] Die Münzen nehmen
    [market] Auf den Markt gehen
    [recycle] Als Stern-Aktion nutzen
   *[other] { $arg1 }
}
    .group = Würfel anders nutzen
    .sure = Anders genutzt bringt der Würfel mehr Münzen.
    .step = { $id1 ->
        [coin] als Münze nutzen
        [coins3] die Münzen nehmen
        [market] auf den Markt gehen
        [recycle] als Stern-Aktion nutzen
       *[other] { $arg1 }
    }
fleet_dice-choice-hex = { fleet_dice-noun-hexed } füllen
    .group = Sechseck am Buffet füllen
    .step = { fleet_dice-noun-hexed } füllen
fleet_dice-choice-take = { $id1 ->
    [boat] Boot einsetzen
    [license] Lizenz aktivieren
   *[other] { $arg1 }
}
    .group = Boot oder Lizenz
fleet_dice-choice-bonus = { $text1 }
    .group = Königskrabben-Bonus
fleet_dice-choice-oyster = { $id1 ->
    [fish] Zweiten Fisch fangen
    [coin] Lieber eine Münze
   *[other] { $arg1 }
}
    .group = Austernboot
fleet_dice-choice-reroll = Würfel neu werfen
    .group = Kasino
fleet_dice-choice-decline = Verzichten
    .group = Oder verzichten
    .sure = Was du auslässt, kommt nicht wieder.
    .step = verzichten

# -- Kleingedrucktes ------------------------------------------------------------------------------------------
fleet_dice-detail-box_plain = Kästchen { $box } von { $boxes }
    .least = { fleet_dice-detail-box_plain }
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-noun-at_once = { $coins ->
    [0] {""}
    [one] ; 1 Münze{ fleet_dice-noun-stars }
   *[other] ; { $coins } Münzen{ fleet_dice-noun-stars }
}
fleet_dice-noun-coins_in_short = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ fleet_dice-noun-star_signs }
fleet_dice-noun-license_points = { $points ->
    [0] {""}
   *[other] , { $points } SP
}
fleet_dice-noun-license_gives = { $license_id ->
    [oyster_2] Wie Level 1, aber Platz für { $room } Fische.
    [oyster_3] Wie Level 1, aber Platz für { $room } Fische.
    [shrimp_1] Genommene Garnelenwürfel gelten als jeder Bootstyp oder { FIGURE("coin_track.coins3_face") } Münzen.
    [shrimp_3] Garnelenwürfel zweimal nutzen, dann eine Stern-Aktion.
    [swordfish_2] Nach dem Fischen: Stern-Aktion (freiwillig), { FIGURE("licenses.swordfish_2.amount") } Münze.
    [oyster_1] Platz für { FIGURE("oyster_capacity.by_license_level.2") } Fische; statt des 2. Fischs geht auch { FIGURE("licenses.oyster_1.amount") } Münze.
   *[other] { $license_text }
}
# In einer Reihe von Schritten, wo ein längerer Text abgeschnitten würde.
fleet_dice-noun-license_in_short = { $license_id ->
    [shrimp_1] Garnele als jeder Typ
    [shrimp_2] Wie Level 1, dazu ein ⭐
    [shrimp_3] 2-mal Level 1, dazu ⭐
    [cod_1] Je Boot { FIGURE("licenses.cod_1.amount") } Münze
    [cod_2] Je Boot { FIGURE("licenses.cod_2.amount") } Münzen
    [cod_3] Je Boot { FIGURE("licenses.cod_3.amount") } Münzen
    [lobster_1] Einnahmen +{ FIGURE("licenses.lobster_1.amount") }
    [lobster_2] Einnahmen +{ FIGURE("licenses.lobster_2.amount") }
    [lobster_3] Einnahmen +{ FIGURE("licenses.lobster_3.amount") }
    [swordfish_1] ⭐ nach dem Fischen
    [swordfish_2] Fischen: ⭐, dann 1 Münze
    [swordfish_3] { FIGURE("licenses.swordfish_3.star_actions") } ⭐ nach dem Fischen
    [oyster_1] Münze statt 2. Fisch
    [oyster_2] Platz für { $room } Fische
    [oyster_3] Platz für { $room } Fische
   *[other] { $license_text }
}
fleet_dice-noun-building_in_short = { $id1 ->
    [barge] 1 Fisch je volles Boot
    [casino] Würfel neu werfen
    [buffet] Würfel füllt Sechseck
    [recycling] { FIGURE("wharf.recycling.uses") } Würfel werden Sterne
    [pub] Alle Kästchen: { FIGURE("wharf.pub.vp_completed") } SP
    [bait_shop] Als Münze: { FIGURE("coin_track.die_as_coin_bait_shop") } statt { FIGURE("coin_track.die_as_coin") }
    [smokehouse] Markt: { FIGURE("wharf.smokehouse.market_bonus") } Münzen mehr
    [cannery] +{ FIGURE("wharf.cannery.coins_per_full_boat") } Münze je vollem Boot
   *[other] { $text1 }
}
# Pläne früherer Fassungen nennen weder Platz noch Punkte.
fleet_dice-noun-boat = Boot{ $room ->
    [0] { $points ->
        [0] {""}
       *[other] {" "}ohne Fische
    }
    [one] {" "}für 1 Fisch
   *[other] {" "}für { $room } Fische
}{ fleet_dice-noun-license_points }
# Plans of earlier versions don't say which level.
fleet_dice-detail-box_license = Kästchen { $box } von { $boxes }: Lizenz{ $level ->
    [0] {""}
   *[other] {" "}Level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }. { fleet_dice-noun-license_gives }
}
    .step = Kästchen { $box } von { $boxes }: Lizenz{ $level ->
        [0] {""}
       *[other] {" "}Level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }
    }
    .effect = { $level ->
        [0] {""}
       *[other] { fleet_dice-noun-license_gives }
    }
    .in_short = { $level ->
        [0] {""}
       *[other] { fleet_dice-noun-license_in_short }
    }
    .least = Lizenz{ $level ->
        [0] {""}
       *[other] {" "}Level { $level }
    }
fleet_dice-detail-box_king_crab = Kästchen { $box } von { $boxes }: Lizenz für { $points } SP und ein Bonus
    .least = Lizenz und ein Bonus
fleet_dice-detail-box_boat = Kästchen { $box } von { $boxes }: { fleet_dice-noun-boat }{ fleet_dice-noun-at_once }
    .least = { fleet_dice-noun-boat }
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-box_choice = Kästchen { $box } von { $boxes } bringt Boot oder Lizenz
    .least = Boot oder Lizenz
fleet_dice-detail-box_fishing = Kästchen { $box } von { $boxes } schickt deine Boote sofort zum Fischen
    .least = deine Boote fischen sofort
fleet_dice-detail-box_activation = Kästchen { $box } von { $boxes } schaltet die Wirkung frei
    .least = schaltet die Wirkung frei
fleet_dice-detail-box_toward = Kästchen { $box } von { $boxes }, fertig: { $points } SP
    .least = fertig: { $points } SP
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-box_completes = Kästchen { $box } von { $boxes } stellt es fertig{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}
    .least = stellt es fertig
    .in_short = { fleet_dice-noun-building_in_short }
fleet_dice-detail-take_boat = Platz für { $room ->
    [one] 1 Fisch
   *[other] { $room } Fische
}, { $points } SP{ fleet_dice-noun-at_once }
    .least = { $points } SP{ $coins ->
        [0] {""}
       *[other] ; { fleet_dice-noun-coins_in_short }
    }
fleet_dice-detail-take_license = Level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }. { fleet_dice-noun-license_gives }
    .step = Level { $level }{ fleet_dice-noun-license_points }{ fleet_dice-noun-at_once }
    .effect = { fleet_dice-noun-license_gives }
    .in_short = { fleet_dice-noun-license_in_short }
    .least = Level { $level }
fleet_dice-noun-stars = { $stars ->
    [0] {""}
    [one] {" "}und eine Stern-Aktion
   *[other] {" "}und { $stars } Stern-Aktionen
}
fleet_dice-noun-star_signs = { $stars ->
    [0] {""}
    [one] {" "}+ ⭐
   *[other] {" "}+ { $stars } ⭐
}
fleet_dice-detail-stars = { $stars ->
    [one] dazu eine Stern-Aktion
   *[other] dazu { $stars } Stern-Aktionen
}
fleet_dice-detail-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ fleet_dice-noun-stars }
    .step = { fleet_dice-noun-coins_in_short }
    .least = { fleet_dice-noun-coins_in_short }
fleet_dice-detail-market = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ fleet_dice-noun-stars } (bei { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fischen
})
    .step = { fleet_dice-noun-coins_in_short }
    .least = { fleet_dice-noun-coins_in_short }
fleet_dice-detail-recycle = { $left ->
    [one] zum letzten Mal
   *[other] noch { $left }-mal
}
    .least = { fleet_dice-detail-recycle }
fleet_dice-detail-reroll = { $left ->
    [one] einmal je Phase
   *[other] noch { $left }-mal
}; die neue Seite gilt
    .brief = { $left ->
        [one] einmal je Phase
       *[other] noch { $left }-mal
    }
fleet_dice-detail-oyster_catch = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}{ $coins ->
    [0] {""}
    [one] {" "}+ 1 Münze
   *[other] {" "}+ { $coins } Münzen
}{ fleet_dice-noun-stars } ({ $aboard } von { $capacity })
    .least = { $fish ->
        [one] 1 Fisch
       *[other] { $fish } Fische
    }{ $coins ->
        [0] {""}
       *[other] {" "}+ { fleet_dice-noun-coins_in_short }
    }
fleet_dice-detail-hex = +{ $points } SP
    .least = { fleet_dice-detail-hex }
fleet_dice-detail-die_licensed = eine beliebige Bootsspalte oder { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
fleet_dice-detail-die_licensed_more = { fleet_dice-detail-die_licensed }{ $uses ->
    [1] {""}
   *[other] , { $uses }-mal
}{ $stars ->
    [0] {""}
    [one] ; danach eine Stern-Aktion
   *[other] ; danach { $stars } Stern-Aktionen
}
fleet_dice-detail-die_else = { fleet_dice-detail-coins }{ $points ->
    [0] {""}
   *[other] ; oder ein Sechseck (+{ $points } SP)
}{ $left ->
    [0] {""}
   *[other] ; oder zum Wertstoffhof
}
fleet_dice-detail-die_harbor = das nächste Kästchen eines Schiffs deiner Wahl
fleet_dice-detail-die_wharf = das nächste Kästchen eines Gebäudes deiner Wahl
fleet_dice-detail-bonus = jetzt { $points } SP

# -- neben einer Frage ----------------------------------------------------------------------------------------
fleet_dice-detail-next_star = { $away ->
    [one] nächster ⭐ in 1 Münze
   *[other] nächster ⭐ in { $away } Münzen
}
fleet_dice-detail-stars_follow = { $stars ->
    [one] Was du auch wählst, danach folgt eine Stern-Aktion.
   *[other] Was du auch wählst, danach folgen { $stars } Stern-Aktionen.
}
fleet_dice-noun-ruth_strikes = { $star ->
    [0] { $section_id ->
        [none] nichts
       *[other] { $boxes ->
            [one] das unterste Kästchen
           *[other] die { $boxes } untersten Kästchen
        } ({ $section })
    }
   *[other] den Stern auf Münzkästchen { $star }
}
fleet_dice-detail-ruth_next = { $when_id ->
    [left] Lässt du den { fleet_dice-noun-die } liegen, nimmt Kapitänin Ruth ihn und streicht { fleet_dice-noun-ruth_strikes }.
    [shared] Nach jetzigem Stand nutzt danach auch Kapitänin Ruth den { fleet_dice-noun-die } und streicht { fleet_dice-noun-ruth_strikes }.
   *[then] Nach jetzigem Stand nimmt Kapitänin Ruth danach den { fleet_dice-noun-die } und streicht { fleet_dice-noun-ruth_strikes }.
}

# -- warum eine Wahl nicht geht; die Regelnummer kommt dahinter -----------------------------------------------
fleet_dice-reason-not_your_turn = Du bist nicht am Zug; für dich steht gerade keine Entscheidung an.
fleet_dice-reason-game_over = Diese Partie ist zu Ende; /{ command-board } zeigt, wie sie ausging.
fleet_dice-reason-unknown_section = „{ $choice }“ nennt keinen Abschnitt des Bogens; nimm einen der Vorschläge.
fleet_dice-reason-section_full = Dort ist kein Kästchen mehr offen ({ $section }); nimm einen anderen Abschnitt oder mach etwas anderes.
fleet_dice-reason-die_not_in_pool = Im Vorrat liegt kein { fleet_dice-noun-die }; nimm einen der Würfel, die noch da sind.
fleet_dice-reason-draft_first = Nimm zuerst einen Würfel aus dem Vorrat.
fleet_dice-reason-wrong_die = Mit dem { fleet_dice-noun-die } kannst du dort nichts ankreuzen ({ $section }); nutze ihn passend oder als Münze.
fleet_dice-reason-building_incomplete = Dieses Gebäude ist noch nicht fertig ({ $section }); kreuze erst seine Kästchen an.
fleet_dice-reason-wrong_hex = Der { fleet_dice-noun-die } passt nicht zu diesem Sechseck; dafür brauchst du einen Bootswürfel derselben Art.
fleet_dice-reason-hex_full = Dein { fleet_dice-noun-hex } ist schon gefüllt; nutze den Würfel anders.
fleet_dice-reason-recycling_used_up = Dein Wertstoffhof ist aufgebraucht; nutze den Würfel normal oder als Münze.
fleet_dice-reason-nothing_open = Nirgends ist ein Kästchen offen, die Stern-Aktion wäre vergeudet; nutze den Würfel als Münze.
fleet_dice-reason-reroll_shared = Den übrigen Würfel kannst du nicht neu werfen, nur einen selbst genommenen.
fleet_dice-reason-building_lost = Kapitänin Ruth hat dort alle Kästchen gestrichen ({ $section }); in dieser Partie hilft dir das Gebäude nicht mehr.
fleet_dice-reason-license_for_drafted = Die Garnelenlizenz gilt nur für einen Würfel, den du selbst genommen hast, nicht für den übrigen.
fleet_dice-reason-cannot_decline = Darauf kannst du nicht verzichten; wähle eine der Antworten.
fleet_dice-reason-casino_incomplete = Dein Kasino ist noch nicht fertig; erst dann darfst du einen Würfel neu werfen.
fleet_dice-reason-rerolled_already = Diesen Würfel hast du schon neu geworfen, und das Kasino erlaubt das einmal je Würfelphase; nutze ihn, wie er liegt.
fleet_dice-reason-wrong_die_for_coins = Der { fleet_dice-noun-die } bringt diese Münzen nicht; als einfache Münze kannst du aber jeden Würfel nutzen.
fleet_dice-reason-no_pass = Du kannst einen Würfel nicht verfallen lassen; als Münze geht er immer.
fleet_dice-reason-use_die_first = Nutze zuerst den { fleet_dice-noun-die }, dann geht es weiter.
fleet_dice-reason-only_boat_types = Beim zweiten Mal kreuzt du in einer Bootsspalte an oder bekommst 3 Münzen; du darfst auch verzichten.
fleet_dice-reason-must_use_star = Für diese Stern-Aktion hast du einen Würfel abgegeben, verzichten geht nicht; kreuze ein Kästchen an.
fleet_dice-reason-star_marks_sections_only = Eine Stern-Aktion kreuzt das oberste offene Kästchen einer Spalte, eines Schiffs oder eines Gebäudes an{ $must ->
        [0] ; du darfst auch verzichten
       *[other] {""}
    }.
fleet_dice-reason-answer_first = Zuerst steht eine andere Entscheidung an; beantworte die gestellte Frage.
fleet_dice-reason-bonus_held = Der Bonus für { fleet_dice-noun-bonus } ist vergeben; wähle einen, den noch niemand hat.
fleet_dice-reason-trophies_need_two = Für Trophäen braucht es mindestens zwei Personen; spiele allein ohne sie.

# -- der ganze Tisch in Worten --------------------------------------------------------------------------------
fleet_dice-alt-status = { $round ->
    [0] { $phase }.
   *[other] Runde { $round } von { $rounds }, { $phase }.
}
fleet_dice-alt-captain-ruth = Kapitänin Ruth
fleet_dice-alt-starts = { $name } hat diese Runde begonnen.
fleet_dice-alt-deciding = Am Zug: { $names }.
fleet_dice-alt-pool = Im Vorrat: { $dice }.
fleet_dice-alt-taken = Genommen: { $dice }.
fleet_dice-alt-taken-die = { $face } ({ $name })
fleet_dice-alt-using = Du nutzt gerade: { $face }.
fleet_dice-alt-trophy-gold = Goldene Trophäe „{ $trophy }“: { $what }.
fleet_dice-alt-trophy-silver = Silberne Trophäe „{ $trophy }“: { $what }.
fleet_dice-alt-trophy-won = Gewonnen: { $names }.
fleet_dice-alt-ruth-stones = Steine von Kapitänin Ruth: { $wharf }, { $harbor }, { $boat }.
fleet_dice-noun-ruth_then = { $left ->
    [yes] Lässt du ihn liegen, nimmt sie { $face }
   *[no] Nach jetzigem Stand nutzt sie { $face }
}
fleet_dice-alt-ruth-strikes = { fleet_dice-noun-ruth_then } und streicht { $boxes ->
    [one] das unterste Kästchen
   *[other] die { $boxes } untersten Kästchen
} ({ $section }).
fleet_dice-alt-ruth-star = { fleet_dice-noun-ruth_then } und streicht den Stern auf Münzkästchen { $star }.
fleet_dice-alt-ruth-nothing = { fleet_dice-noun-ruth_then } und streicht nichts.
fleet_dice-alt-seat = **{ $name }: { $points } SP**
fleet_dice-alt-points = Punkte: Fisch { $fish }, Boote { $boats }, Lizenzen { $licenses }, Gebäude { $buildings }, Boni { $bonus }.
fleet_dice-alt-figures = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
} auf See, { $full } voll; Einnahmen { $income }, Markt { $market }.
fleet_dice-alt-coins = { $star ->
    [0] Münzen: { $coins }, kein Stern mehr.
   *[other] Münzen: { $coins }, nächster Stern in { $away }.
}
fleet_dice-alt-sea = Meer: { $sections }.
fleet_dice-alt-harbor = Hafen: { $sections }.
fleet_dice-alt-wharf = Ufer: { $sections }.
fleet_dice-alt-boxes = { $name } { $marked } von { $size }
fleet_dice-alt-struck = { $boxes } gestrichen
fleet_dice-alt-license = Lizenz { $level }
fleet_dice-alt-king-crab-license = Lizenz
fleet_dice-alt-boats = { $boats ->
    [one] Boot
   *[other] Boote
} { $loads }
fleet_dice-alt-vessels = { $boats } eingesetzt
fleet_dice-alt-complete = fertig
fleet_dice-alt-hexes = Sechsecke { $types }
fleet_dice-alt-recycled = { $uses ->
    [one] einmal genutzt
   *[other] { $uses }-mal genutzt
}
fleet_dice-alt-bonus = Königskrabben-Bonus ({ $bonus }).
fleet_dice-alt-captain = { $name } ({ $bonus }).

fleet_dice-order-shared_die = den übrigen Würfel für das nutzen, was er zeigt, sonst für eine Münze
