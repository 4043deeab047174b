# Montego Bay: was das Spiel sagt. Ereignisse eines Platzes folgen dem Namen, die übrigen sind ganze Sätze.
montego_bay-title = Montego Bay
montego_bay-summary = Schick deine Hafenarbeiter um die Lagerhäuser und hab die meisten Fässer an Bord, wenn die Schiffe ablegen. Für { FIGURE("meta.min_players") } bis { FIGURE("meta.max_players") } Personen.
montego_bay-house = Manche Zahlen auf Schiffen und Lagerhäusern sind von uns, weil das Regelheft sie nur im Bild zeigt.
montego_bay-command = montego
    .new = Einen Tisch für Montego Bay eröffnen
    .challenge = Eine Herausforderung in Montego Bay aushängen
    .description = Triff deine Entscheidungen in einer Partie Montego Bay

# -- Befehle --------------------------------------------------------------------------------------------------
montego_bay-verb-colour = farbe
    .description = Wähle deine Farbe
montego_bay-verb-figure = figur
    .description = Wähle deinen dritten Hafenarbeiter (zu zweit)
montego_bay-verb-hire = anheuern
    .description = Bewirb dich um Lazy Jack
montego_bay-verb-pass = verzichten
    .description = Verzichte diese Runde auf Lazy Jack
montego_bay-verb-place = dazustellen
    .description = Stell Lazy Jack zu einem deiner Hafenarbeiter
montego_bay-verb-card = karte
    .description = Leg eine Bewegungskarte für eine Figur oder tausch die, die dort liegt
montego_bay-verb-done = fertig
    .description = Deine Bewegungskarten bleiben so liegen
montego_bay-verb-load = laden
    .description = Lade alles, was passt, auf ein Schiff
montego_bay-verb-split = aufteilen
    .description = Lade nur einen Teil der Fässer auf ein Schiff, die übrigen woandershin
montego_bay-verb-remove = zurücknehmen
    .description = Nimm kaputte Fässer von einem Schiff zurück

montego_bay-argument-colour = farbe
    .description = Blau, Gelb, Orange oder Grün
montego_bay-argument-figure = figur
    .description = Ein Hafenarbeiter in einer Farbe, die niemand spielt
montego_bay-argument-worker = arbeiter
    .description = Dein großer, kleiner oder dritter Hafenarbeiter oder Lazy Jack
montego_bay-argument-card = wert
    .description = Der Wert der Bewegungskarte
montego_bay-argument-ship = schiff
    .description = Ein Schiff im Hafen
montego_bay-argument-number = anzahl
    .description = Wie viele Fässer

# -- Einstellungen der Partie ---------------------------------------------------------------------------------
montego_bay-setting-tavern_setback = Wer vor der Kneipe keinen Platz findet
    .name = türschwelle
    .description = Was ein Hafenarbeiter tut, der vor der Kneipe kein freies Feld findet
montego_bay-value-tavern_setback-stay = bleibt darin
montego_bay-value-tavern_setback-walk_on = geht rückwärts um die Häuser weiter
montego_bay-setting-colours = Farben
    .name = farben
    .description = Ob alle ihre Farbe wählen oder die Farben verteilt werden, damit es gleich losgeht
montego_bay-value-colours-chosen = alle wählen selbst
montego_bay-value-colours-dealt = zufällig verteilt

montego_bay-phase-setup = Aufbau
montego_bay-phase-hire = Lazy Jack anheuern
montego_bay-phase-cards = Bewegungskarten auswählen
montego_bay-phase-load = Fässer holen und Schiffe beladen
montego_bay-phase-end = Spielende

# -- Namen, die nicht in der Datendatei stehen ----------------------------------------------------------------
montego_bay-name-big = großer Hafenarbeiter
montego_bay-name-small = kleiner Hafenarbeiter
montego_bay-name-third = dritter Hafenarbeiter
montego_bay-name-jack = Lazy Jack
# Was die Datendatei anders nennt als die Sätze.
montego_bay-name-blue_big =
    .instead = Blau groß
montego_bay-name-blue_small =
    .instead = Blau klein
montego_bay-name-yellow_big =
    .instead = Gelb groß
montego_bay-name-yellow_small =
    .instead = Gelb klein
montego_bay-name-orange_big =
    .instead = Orange groß
montego_bay-name-orange_small =
    .instead = Orange klein
montego_bay-name-green_big =
    .instead = Grün groß
montego_bay-name-green_small =
    .instead = Grün klein

montego_bay-category-full_ships = Volle Schiffe
montego_bay-category-last_barrels = Letzte Fässer
montego_bay-category-cast_off_ships = Abgelegte Schiffe
montego_bay-category-last_ships = Letzte Schiffe
montego_bay-category-tavern = Hafenkneipe

# -- Wortteile für die Sätze unten; jeder liest die Argumente seines Satzes -------------------------------------
montego_bay-noun-inflected = { $size_id ->
    [big] großen
   *[other] kleinen
} { $colour_id ->
    [blue] blauen
    [yellow] gelben
    [orange] orangen
   *[green] grünen
} Hafenarbeiter
montego_bay-noun-figure = { $size_id ->
    [jack] Lazy Jack
   *[other] den { montego_bay-noun-inflected }
}
montego_bay-noun-to-figure = { $size_id ->
    [jack] zu Lazy Jack
   *[other] zum { montego_bay-noun-inflected }
}
montego_bay-noun-subject = { $size_id ->
    [jack] Lazy Jack
   *[other] der { $size_id ->
        [big] große
       *[other] kleine
    } { $colour_id ->
        [blue] blaue
        [yellow] gelbe
        [orange] orange
       *[green] grüne
    } Hafenarbeiter
}
montego_bay-noun-worker = { $size_id ->
    [jack] Lazy Jack
   *[other] { $colour_id ->
        [blue] Blau
        [yellow] Gelb
        [orange] Orange
       *[green] Grün
    } { $size_id ->
        [big] groß
       *[other] klein
    }
}
montego_bay-noun-barrels = { $barrels ->
    [one] 1 Fass
   *[other] { $barrels } Fässer
}
montego_bay-noun-left = { $left ->
    [one] 1 Fass
   *[other] { $left } Fässer
}
montego_bay-noun-room = { $barrels ->
    [0] { $broken ->
        [0] { $coins ->
            [0] nichts
           *[other] {""}
        }
       *[other] {""}
    }
    [one] 1 Fass
   *[other] { $barrels } Fässer
}{ $broken ->
    [0] {""}
   *[other] { $barrels ->
        [0] {""}
       *[other] {" + "}
    }{ $broken } kaputt
}{ $coins ->
    [0] {""}
   *[other] { $barrels ->
        [0] { $broken ->
            [0] {""}
           *[other] {" + "}
        }
       *[other] {" + "}
    }{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
}

# -- Ereignisse -----------------------------------------------------------------------------------------------
montego_bay-event-colour_chosen = spiel{ t } { $colour_id ->
    [blue] Blau
    [yellow] Gelb
    [orange] Orange
   *[green] Grün
}
montego_bay-event-third_figure = bekomm{ t } { montego_bay-noun-figure } dazu
montego_bay-event-warehouses_dealt = Die Lagerhäuser stehen bereit.
montego_bay-event-tiles_laid = Reihenfolge der Hafenarbeiter: { $order }.
montego_bay-event-order_drawn_anew = Der zweite Schiffstapel ist angebrochen: Die Reihenfolge wird neu ausgelost.
montego_bay-event-ships_arrived = An den Stegen: { $ships }.
montego_bay-event-round_began = Runde { $round } beginnt.
montego_bay-event-last_round = Diese Runde ist die letzte.
montego_bay-event-no_more_ships = Mehr Schiffe kommen nicht: Sobald nur noch { FIGURE("constants.end_harbour") } im Hafen liegen, ist es die letzte Runde.
montego_bay-event-jack_idle = Niemand heuert Lazy Jack an.
montego_bay-event-jack_wanted = bewirb{ t } { sich } um Lazy Jack
montego_bay-event-jack_hired = heuer{ t } ihn für { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
} an
montego_bay-event-jack_placed = stell{ t } Lazy Jack { montego_bay-noun-to-figure } ({ $place })
montego_bay-event-moved = zieh{ t } { montego_bay-noun-figure } { $card ->
    [one] 1 Feld
   *[other] { $card } Felder
} weit nach { $place }
montego_bay-event-set_back = spiel{ t } die { $card } für { montego_bay-noun-worker } (von { $landing } nach { $place } zurückgesetzt)
montego_bay-event-stayed = { montego_bay-noun-worker } findet mit der { $card } kein freies Feld und bleibt stehen ({ $place }).
montego_bay-event-pushed = { montego_bay-noun-worker } wird nach { $place } verschoben.
montego_bay-event-room_emptied = arbeite{ t } bei { $space } mit { montego_bay-noun-worker }
    .one = bei { $space } mit { montego_bay-noun-worker }
    .all = arbeite{ t } { $items }
montego_bay-event-loaded = läd{ t } { montego_bay-noun-barrels } auf die { $ship }
    .one = { montego_bay-noun-barrels } auf die { $ship }
    .all = läd{ t } { $items }
montego_bay-event-barrels_taken_back = nimm{ t } { montego_bay-noun-barrels } von der { $ship } zurück
montego_bay-event-barrels_to_tavern = lässt { montego_bay-noun-barrels } in der Kneipe stehen
montego_bay-event-barrels_lapsed = ha{ t } { montego_bay-noun-barrels } zu wenig im Vorrat
montego_bay-event-coins_taken = nimm{ t } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
montego_bay-event-no_coins_left = bekomm{ t } keine Münze, weil keine mehr da ist
montego_bay-event-ship_sailed = { $why_id ->
    [full] Die { $ship } ist voll und legt ab.
    [cast_off] Die { $ship } legt von Steg 1 ab.
   *[end] Die { $ship } wird zum Schluss gewertet.
}
montego_bay-event-ship_scored = bekomm{ t } { $points } SP{ $extra ->
    [0] {""}
   *[other] { $points ->
        [1] {" "}(für das letzte Fass)
       *[other] {" "}(davon { $extra } für das letzte Fass)
    }
}
montego_bay-event-ship_arrived = Die { $ship } kommt an Steg { $pier }.
montego_bay-event-pilot_left = Das Lotsenboot fährt davon.
montego_bay-event-tiles_moved = Die Reihenfolge rückt weiter: Als Nächstes beginnt { montego_bay-noun-subject }.
montego_bay-event-game_ended = Beide Schiffstapel sind aufgebraucht: Die Partie ist zu Ende.
montego_bay-event-tavern_scored = bekomm{ t } { $points } SP für { montego_bay-noun-barrels } in der Kneipe

# -- Fragen; `.short` folgt auf „Name: “ ----------------------------------------------------------------------
montego_bay-ask-colour = Welche Farbe spielst du?
    .short = eine Farbe wählen
    .ways = Farbe und dritter Hafenarbeiter
montego_bay-ask-third_figure = Welcher Hafenarbeiter wird dein dritter?
    .short = dritten Hafenarbeiter wählen
    .ways = dein dritter Hafenarbeiter und was folgt
montego_bay-ask-hire = Heuerst du Lazy Jack an ({ $cost } von { $coins } Münzen)?
    .short = Lazy Jack anheuern oder nicht
montego_bay-ask-place_jack = Zu wem stellst du Lazy Jack?
    .short = Lazy Jack dazustellen
    .ways = Lazy Jack und deine Karten
montego_bay-ask-cards = Welche Bewegungskarten legst du (noch { $missing ->
    [one] eine
   *[other] { $missing }
})?
    .short = Bewegungskarten legen
    .ways = { $missing ->
        [1] letzte Karte und fertig
        [2] zwei Karten und fertig
       *[other] zwei Karten auf einmal
    }
montego_bay-ask-cards_done = Karten so lassen oder eine tauschen?
    .short = Bewegungskarten bestätigen
    .ways = eine Karte tauschen und fertig
montego_bay-ask-load = Wohin lädst du { montego_bay-noun-left } ({ montego_bay-noun-worker })?
    .short = { montego_bay-noun-left } laden
    .step = { montego_bay-noun-worker }: { $choice }
    .ways = { montego_bay-noun-left } { $verb ->
        [load] laden
        [split] aufteilen
       *[other] laden oder aufteilen
    } ({ montego_bay-noun-worker })
montego_bay-ask-remove = Von wo nimmst du { montego_bay-noun-left } zurück?
    .short = { montego_bay-noun-left } zurücknehmen
    .ways = Fässer zurücknehmen und was folgt

# -- Knöpfe ---------------------------------------------------------------------------------------------------
montego_bay-choice-colour = { $arg1 }
    .group = Farbe wählen
montego_bay-choice-figure = { $id1 ->
    [blue_big] Großer in Blau
    [blue_small] Kleiner in Blau
    [yellow_big] Großer in Gelb
    [yellow_small] Kleiner in Gelb
    [orange_big] Großer in Orange
    [orange_small] Kleiner in Orange
    [green_big] Großer in Grün
    [green_small] Kleiner in Grün
   *[other] { $arg1 }
}
    .group = Hafenarbeiter wählen
montego_bay-choice-hire = Um Lazy Jack bewerben
    .group = Lazy Jack
montego_bay-choice-pass = Diese Runde nicht
    .group = Lazy Jack
montego_bay-choice-place = { $id1 ->
    [big] Zum großen Hafenarbeiter
    [small] Zum kleinen Hafenarbeiter
    [third] Zum dritten Hafenarbeiter
   *[other] { $arg1 }
}
    .group = Lazy Jack dazustellen
montego_bay-choice-card = { $id1 ->
    [big] Der Große: Karte { $id2 }
    [small] Der Kleine: Karte { $id2 }
    [third] Der Dritte: Karte { $id2 }
   *[jack] Lazy Jack: Karte { $id2 }
}
    .group = Karte legen oder tauschen
    .each = { $id1 ->
        [big] Der Große
        [small] Der Kleine
        [third] Der Dritte
       *[jack] Lazy Jack
    }
    .row = { $id1 ->
        [big] Groß { $id2 }
        [small] Klein { $id2 }
        [third] Dritter { $id2 }
       *[jack] Jack { $id2 }
    }
montego_bay-choice-done = Fertig: Karten behalten
    .group = Fertig
    .row = {""}
montego_bay-noun-number = { $id2 ->
    [one] 1 Fass
   *[other] { $id2 } Fässer
}
montego_bay-choice-load = { $arg1 }: { montego_bay-noun-number }
    .answer = { $arg1 }: { $id2 }
    .row = { $arg1 }: { $id2 }
    .step = { $arg1 } { $id2 }
    .group = Die ganze Ladung auf ein Schiff
montego_bay-choice-split = { $arg1 }: nur { montego_bay-noun-number }
    .answer = { $arg1 }: nur { $id2 }
    .group = Nur einige der Fässer …
    .row = { $arg1 }: { $id2 }
    .step = { $arg1 } { $id2 }
montego_bay-choice-remove = { $id1 ->
    [pilot_boat] Vom
   *[other] Von der
} { $arg1 }: { $id2 }
    .group = Fässer zurücknehmen

# -- Kleingedrucktes ------------------------------------------------------------------------------------------
montego_bay-detail-third_figure = { $seats ->
    [0] die andere Person
   *[other] { $seats }
} bekommt { montego_bay-noun-standing }
montego_bay-detail-hire = { $left ->
    [0] bekommst du ihn, bleibt dir keine Münze; sonst zahlst du nichts
    [one] bekommst du ihn, bleibt dir 1 Münze; sonst zahlst du nichts
   *[other] bekommst du ihn, bleiben dir { $left } Münzen; sonst zahlst du nichts
}
    .least = { $left ->
        [0] mit ihm bleibt keine Münze
        [one] mit ihm bleibt 1 Münze
       *[other] mit ihm bleiben { $left } Münzen
    }
montego_bay-detail-place = { $place }
montego_bay-detail-card = { $space }: { montego_bay-noun-room }
    .step = { montego_bay-noun-slot } { montego_bay-detail-card }
    .least = { montego_bay-detail-card }
montego_bay-detail-card_set_back = { $as_it_stands ->
    [0] zurück auf { montego_bay-detail-card }
   *[other] { $landing } und gegenüber besetzt: nach jetzigem Stand zurück auf { montego_bay-detail-card }
}
    .step = { montego_bay-noun-slot } { montego_bay-noun-back }
    .least = { montego_bay-noun-back }
montego_bay-noun-back = { $as_it_stands ->
    [0] zurück auf { montego_bay-detail-card }
   *[other] { montego_bay-noun-as_it_stands }
}
montego_bay-noun-as_it_stands = wohl { $space_id ->
    [left_tavern] in der Kneipe
    [right_tavern] in der Kneipe
   *[other] { montego_bay-detail-card }
}
montego_bay-detail-card_stays = { $as_it_stands ->
    [0] { montego_bay-noun-stays }
   *[other] { $landing } und gegenüber besetzt: nach jetzigem Stand { montego_bay-noun-stays }
}
    .step = { montego_bay-noun-slot } { montego_bay-noun-stays_there }
    .least = { montego_bay-noun-stays_there }
montego_bay-noun-stays_there = { $as_it_stands ->
    [0] { montego_bay-noun-stays }
   *[other] { montego_bay-noun-as_it_stands }
}
montego_bay-noun-stays = { $space_id ->
    [left_tavern] bleibt in der Kneipe
    [right_tavern] bleibt in der Kneipe
   *[other] bleibt auf { montego_bay-detail-card }
}
montego_bay-noun-standing = { $by_id ->
    [blue_big] Blau groß
    [blue_small] Blau klein
    [yellow_big] Gelb groß
    [yellow_small] Gelb klein
    [orange_big] Orange groß
    [orange_small] Orange klein
    [green_big] Grün groß
    [green_small] Grün klein
   *[other] { $by }
}
montego_bay-detail-card_occupied = { montego_bay-detail-card } (besetzt: { montego_bay-noun-standing })
    .step = { montego_bay-noun-slot } { montego_bay-detail-card }, besetzt
    .least = { montego_bay-detail-card }, besetzt
montego_bay-noun-slot = { $slot_id ->
    [big] groß
    [small] klein
    [third] dritter
   *[jack] Lazy Jack
}
montego_bay-detail-order = Reihenfolge: { $order }
montego_bay-detail-laid = deine Karten bisher: { $big ->
    [0] {""}
   *[other] groß { $big }
}{ $small ->
    [0] {""}
   *[other] { $big ->
        [0] {""}
       *[other] {", "}
    }klein { $small }
}{ $third ->
    [0] {""}
   *[other] { montego_bay-noun-after_cards }dritter { $third }
}{ $jack ->
    [0] {""}
   *[other] { $third ->
        [0] { montego_bay-noun-after_cards }
       *[other] {", "}
    }Lazy Jack { $jack }
}
montego_bay-noun-after_cards = { $big ->
    [0] { $small ->
        [0] {""}
       *[other] {", "}
    }
   *[other] {", "}
}
montego_bay-detail-load = dann { $mine } von dir, { $free } frei{ $last ->
    [0] {""}
   *[other] , zählt zum Schluss: Stand dann { $points } SP
}
    .brief = { $last ->
        [0] → { $mine } von dir, { $free } frei
       *[other] → Stand dann { $points } SP
    }
    .step = { $arg1 } { $mine } von dir, { $free } frei{ montego_bay-noun-at_the_end }
    .least = { $arg1 } { $mine } von dir{ montego_bay-noun-at_the_end }
montego_bay-noun-at_the_end = { $last ->
    [0] {""}
   *[other] , Stand { $points } SP
}
montego_bay-detail-load_sails = { montego_bay-detail-load }, legt diese Runde ab: Stand dann { $points } SP
    .brief = → legt ab mit { $points } SP
    .step = { $arg1 } { $mine } von dir, { $free } frei, legt ab mit { $points } SP
    .least = { $arg1 } { $mine } von dir: { $points } SP
montego_bay-detail-load_fills = dann voll: { $points } SP{ $moves_up ->
    [0] {""}
   *[other] ; danach legt die { $next_ship } diese Runde ab
}{ $last ->
    [0] {""}
   *[other] ; damit ist diese Runde die letzte
}
    .brief = → voll: { $points } SP{ $moves_up ->
        [0] {""}
       *[other] , dann legt { $next_ship } ab
    }{ $last ->
        [0] {""}
       *[other] , letzte Runde
    }
    .step = { $arg1 } voll: { $points } SP{ $moves_up ->
        [0] {""}
       *[other] , dann legt { $next_ship } ab
    }{ $last ->
        [0] {""}
       *[other] , letzte Runde
    }
    .least = { $arg1 } voll: { $points } SP{ $last ->
        [0] {""}
       *[other] , letzte Runde
    }
montego_bay-detail-loads_next = { $first ->
    [0] {""}
   *[other] Danach laden:{" "}
}{ montego_bay-noun-standing } { $barrels }
montego_bay-detail-jack_does = Lazy Jack zieht zuerst, lädt diese Runde für dich und holt dir Münzen; kaputte Fässer gelten für ihn nicht
montego_bay-detail-remove = { $mine ->
    [0] keines von dir bleibt an Bord
    [one] 1 von dir bleibt an Bord
   *[other] { $mine } von dir bleiben an Bord
}

# -- warum eine Wahl nicht geht; die Regelnummer kommt dahinter -----------------------------------------------
montego_bay-reason-colour_taken = { $colour } ist vergeben; nimm eine andere Farbe.
montego_bay-reason-colour_first = Wähle zuerst deine Farbe.
montego_bay-reason-figure_taken = Dieser Hafenarbeiter gehört schon jemandem ({ $figure }); nimm einen aus den zwei Farben, die niemand spielt.
montego_bay-reason-third_figure_first = Wähle zuerst deinen dritten Hafenarbeiter.
montego_bay-reason-hire_or_pass = Sag zuerst, ob du dich um Lazy Jack bewirbst oder auf ihn verzichtest.
montego_bay-reason-jack_too_dear = Lazy Jack kostet { $cost } Münzen, du hast aber { $coins ->
    [0] keine.
   *[other] nur { $coins }.
}
montego_bay-reason-bid_lies = Du hast dich wegen Lazy Jack schon entschieden; willst du es ändern, nimm die Antwort zurück, solange andere noch überlegen.
montego_bay-reason-bids_open = Wer Lazy Jack in dieser Runde anheuert, steht fest.
montego_bay-reason-cards_lie = Deine Karten liegen bereit; willst du sie ändern, nimm die Antwort zurück, solange andere noch wählen.
montego_bay-reason-cards_open = Die Karten sind aufgedeckt; neue werden in der nächsten Runde gelegt.
montego_bay-reason-place_jack_first = Stell Lazy Jack zuerst zu einem deiner eigenen Hafenarbeiter.
montego_bay-reason-cards_missing = Jede deiner Figuren braucht eine Karte, bevor du fertig bist.
montego_bay-reason-choose_cards = Jetzt werden Bewegungskarten gelegt: Nenne eine deiner Figuren und einen Wert von { $least } bis { $most }.
montego_bay-reason-not_your_jack = { $seats ->
        [0] Lazy Jack arbeitet diese Runde für jemand anderen.
       *[other] Lazy Jack arbeitet diese Runde für { $seats }.
    }
montego_bay-reason-jack_not_hired = Diese Runde hat niemand Lazy Jack angeheuert.
montego_bay-reason-no_third_figure = Einen dritten Hafenarbeiter gibt es nur zu zweit.
montego_bay-reason-card_lies_there = Die { $card } liegt dort schon; nimm einen anderen Wert oder sag, dass du fertig bist.
montego_bay-reason-card_in_use = Lazy Jack und sein Begleiter teilen sich einen Kartensatz, und die { $card } ist vergeben; tausch zuerst die andere Karte.
montego_bay-reason-load_first = Lade zuerst deine Fässer (noch { $left }): Nenne ein Schiff und eine Anzahl.
montego_bay-reason-pilot_boat = Das Lotsenboot nimmt keine Fässer mit; nimm ein anderes Schiff.
montego_bay-reason-ship_not_here = Die { $ship } liegt nicht im Hafen; nimm ein Schiff an einem der Stege.
montego_bay-reason-too_few_slots = Auf der { $ship } ist nur noch Platz für { $free ->
    [one] 1 Fass
   *[other] { $free } Fässer
}; lade dort weniger.
montego_bay-reason-too_few_barrels = { $supply ->
    [0] In deinem Vorrat ist kein Fass mehr.
    [one] In deinem Vorrat ist nur noch 1 Fass.
   *[other] In deinem Vorrat sind nur noch { $supply } Fässer.
}
montego_bay-reason-too_many_barrels = Du hast nur noch { montego_bay-noun-left } zu laden.
montego_bay-reason-other_verb = Dort passen höchstens { $most } hin: „laden“ nimmt sie alle, „aufteilen“ weniger.
montego_bay-reason-remove_first = Nimm zuerst deine kaputten Fässer zurück (noch { $left }): Nenne ein Schiff und eine Anzahl.
montego_bay-reason-not_so_many_aboard = { $ship_id ->
    [pilot_boat] Auf dem { $ship }
   *[other] Auf der { $ship }
} hast du { $mine ->
    [0] kein Fass; nenne ein anderes Schiff.
    [one] nur 1 Fass; nenne weniger oder ein anderes Schiff.
   *[other] nur { $mine } Fässer; nenne weniger oder ein anderes Schiff.
}
montego_bay-reason-too_many_removed = Du musst nur noch { montego_bay-noun-left } zurücknehmen.

# -- der ganze Tisch in Worten --------------------------------------------------------------------------------
montego_bay-alt-status = { $round ->
    [0] { $phase }.
   *[other] Runde { $round }, { $phase }.
}
montego_bay-alt-deciding = Am Zug: { $names }.
montego_bay-alt-active = Gerade bei der Arbeit: { $figure }.
montego_bay-alt-jack = Lazy Jack arbeitet für { $name }.
montego_bay-alt-bank = Münzen im allgemeinen Vorrat: { $coins }.
montego_bay-alt-tiles = Reihenfolge der Hafenarbeiter: { $order }.
montego_bay-alt-pier = Steg { $pier }: { $ship }
montego_bay-alt-pilot = keine Ladung
montego_bay-alt-ship = { $vp } SP, { $loaded } von { $capacity } Staufächern belegt
montego_bay-alt-barrels = { $name }: { $barrels } ({ $points } SP)
montego_bay-alt-stacks = Nächste Schiffe: { $ships }.
montego_bay-alt-next = { $ship } ({ $vp } SP, { $capacity } Staufächer){ $below ->
    [0] {""}
   *[other] {" "}und { $below } darunter
}
montego_bay-alt-no-stacks = Es kommen keine Schiffe mehr.
montego_bay-alt-spaces = Felder im Uhrzeigersinn:
    { $spaces }
montego_bay-alt-space = { $space }: { $barrels ->
        [0] {""}
        [one] 1 Fass
       *[other] { $barrels } Fässer
    }{ $broken ->
        [0] {""}
       *[other] { $barrels ->
            [0] {""}
           *[other] {", "}
        }{ $broken ->
            [one] 1 kaputtes Fass
           *[other] { $broken } kaputte Fässer
        }
    }{ $coins ->
        [0] { $goods ->
            [0] nichts
           *[other] {""}
        }
       *[other] { $goods ->
            [0] {""}
           *[other] {", "}
        }{ $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
    }
montego_bay-alt-standing = { $room } ({ $figure })
montego_bay-alt-seat = **{ $name } ({ $colour }): { $points } SP**
montego_bay-alt-seat-new = **{ $name }**
montego_bay-alt-goods = Münzen { $coins }, Fässer im Vorrat { $supply }, an Bord { $aboard }, in der Kneipe { $tavern }.
montego_bay-alt-worker = { $figure }: { $place }
montego_bay-alt-worker-card = { $figure }: { $place }, Karte { $card }

montego_bay-order-first_ship = alles, was geht, auf das Schiff laden, das zuerst ablegt
montego_bay-order-no_jack = Lazy Jack nie anheuern
