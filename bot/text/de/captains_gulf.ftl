# Captains of the Gulf: was das Spiel sagt. Ereignisse eines Platzes folgen dem Namen, die übrigen sind ganze Sätze.
captains_gulf-title = Captains of the Gulf
captains_gulf-summary = Fische im Golf von Mexiko, verkaufe deinen Fang in drei Häfen und bau dein Schiff aus. Für { FIGURE("meta.min_players") } bis { FIGURE("meta.max_players") } Personen.
captains_gulf-house = Karte, Spielkarten und die meisten Kosten sind von uns, weil das Regelheft sie nur im Bild zeigt.
captains_gulf-command = captains
    .new = Einen Tisch für Captains of the Gulf eröffnen
    .challenge = Eine Herausforderung in Captains of the Gulf aushängen
    .description = Triff deine Entscheidungen in einer Partie Captains of the Gulf

# -- Befehle --------------------------------------------------------------------------------------------------
captains_gulf-verb-go = steuern
    .description = Bewege deinen Marker auf dem Steuerrad
captains_gulf-verb-bonus = bonus
    .description = Nutze eine Bonusaktion
captains_gulf-verb-end = ende
    .description = Beende deinen Zug
captains_gulf-verb-fish = fischen
    .description = Fahre zu einem Feld und fische dort
captains_gulf-verb-row = reihe
    .description = Wähle die Reihe der Karte, in der du fischen willst
captains_gulf-verb-catch = fangen
    .description = Spiel eine Karte und nimm das Beste, was sie bringt
captains_gulf-verb-other = anders
    .description = Fische Schritt für Schritt: mehr Karten, weniger Plättchen, Bonusplättchen
captains_gulf-verb-play = ausspielen
    .description = Spiel eine Karte zum Fischen
captains_gulf-verb-take = nehmen
    .description = Nimm diese Plättchen vom Feld
captains_gulf-verb-total = anzahl
    .description = Sag zuerst, wie viele Plättchen du nimmst
captains_gulf-verb-sail = fahren
    .description = Fahre zu einem Hafen
captains_gulf-verb-license = lizenz
    .description = Lege eine Karte als Fischfanglizenz an
captains_gulf-verb-crew = mannschaft
    .description = Lege eine Karte als Mannschaftsmitglied an
captains_gulf-verb-upgrade = ausbau
    .description = Lege eine Karte als Schiffsausbau an
captains_gulf-verb-done = fertig
    .description = Lege keine zweite Karte an
captains_gulf-verb-sell = verkaufen
    .description = Verkaufe Plättchen im Hafen, in dem dein Schiff liegt
captains_gulf-verb-advance = vorrücken
    .description = Rücke auf einer Hafenleiste vor
captains_gulf-verb-boost = schub
    .description = Rücke mit einem Bonusplättchen ein Feld weiter vor
captains_gulf-verb-buy = tanken
    .description = Kaufe Treibstoff
captains_gulf-verb-drop = abwerfen
    .description = Wirf eine Karte ab
captains_gulf-verb-draw = ziehen
    .description = Gib ein Bonusplättchen ab und zieh eine Karte
captains_gulf-verb-repay = tilgen
    .description = Zahle einen Kredit zurück
captains_gulf-verb-inspection = kontrolle
    .description = Sag, wie du die Küstenwache bezahlst
captains_gulf-verb-decline = verzichten
    .description = Verzichte auf die Hauptaktion; dein Zug verfällt dann

captains_gulf-argument-space = feld
    .description = Ein Feld des Steuerrads
captains_gulf-argument-action = aktion
    .description = Die Bonusaktion
captains_gulf-argument-hex = sechseck
    .description = Ein Feld des Golfs, zum Beispiel B4
captains_gulf-argument-row = reihe
    .description = Eine Reihe der Karte, A bis F
captains_gulf-argument-card = karte
    .description = Eine deiner Handkarten
captains_gulf-argument-haul = fang
    .description = Die Plättchen, die du nimmst
captains_gulf-argument-icons = symbole
    .description = Was die Karte zeigt
captains_gulf-argument-number = anzahl
    .description = Wie viele Plättchen
captains_gulf-argument-port = hafen
    .description = Morgan City, Corpus Christi oder Tampa
captains_gulf-argument-license = lizenz
    .description = Die Lizenz auf der Karte
captains_gulf-argument-crew = mitglied
    .description = Das Mannschaftsmitglied auf der Karte
captains_gulf-argument-upgrade = ausbau
    .description = Der Schiffsausbau auf der Karte
captains_gulf-argument-raw = roh
    .description = Rohe Plättchen, die du verkaufst
captains_gulf-argument-cooked = gekocht
    .description = Gekochte Plättchen, die du verkaufst
captains_gulf-argument-fuel = treibstoff
    .description = Wie viel Treibstoff
captains_gulf-argument-way = womit
    .description = Mit Treibstoff oder nur mit Geld

# -- Namen, die nicht in der Datendatei stehen ----------------------------------------------------------------
captains_gulf-name-fuel = Treibstoff und Geld
captains_gulf-name-money = Geld allein
captains_gulf-name-none = nichts
captains_gulf-name-s = Garnele
    .full = 1 Garnele
captains_gulf-name-o = Auster
    .full = 1 Auster
captains_gulf-name-c = Krabbe
    .full = 1 Krabbe
captains_gulf-name-ss = 2 Garnelen
captains_gulf-name-so = Garnele+Auster
    .full = 1 Garnele und 1 Auster
captains_gulf-name-sc = Garnele+Krabbe
    .full = 1 Garnele und 1 Krabbe
captains_gulf-name-oo = 2 Austern
captains_gulf-name-oc = Auster+Krabbe
    .full = 1 Auster und 1 Krabbe
captains_gulf-name-cc = 2 Krabben
captains_gulf-name-sss = 3 Garnelen
captains_gulf-name-sso = 2 Garnelen+Auster
    .full = 2 Garnelen und 1 Auster
captains_gulf-name-ssc = 2 Garnelen+Krabbe
    .full = 2 Garnelen und 1 Krabbe
captains_gulf-name-soo = Garnele+2 Austern
    .full = 1 Garnele und 2 Austern
captains_gulf-name-soc = Garnele+Auster+Krabbe
    .full = 1 Garnele, 1 Auster und 1 Krabbe
captains_gulf-name-scc = Garnele+2 Krabben
    .full = 1 Garnele und 2 Krabben
captains_gulf-name-ooo = 3 Austern
captains_gulf-name-ooc = 2 Austern+Krabbe
    .full = 2 Austern und 1 Krabbe
captains_gulf-name-occ = Auster+2 Krabben
    .full = 1 Auster und 2 Krabben
captains_gulf-name-ccc = 3 Krabben
captains_gulf-name-ssss = 4 Garnelen
captains_gulf-name-ssso = 3 Garnelen+Auster
    .full = 3 Garnelen und 1 Auster
captains_gulf-name-sssc = 3 Garnelen+Krabbe
    .full = 3 Garnelen und 1 Krabbe
captains_gulf-name-ssoo = 2 Garnelen+2 Austern
    .full = 2 Garnelen und 2 Austern
captains_gulf-name-ssoc = 2 Garnelen+Auster+Krabbe
    .full = 2 Garnelen, 1 Auster und 1 Krabbe
captains_gulf-name-sscc = 2 Garnelen+2 Krabben
    .full = 2 Garnelen und 2 Krabben
captains_gulf-name-sooo = Garnele+3 Austern
    .full = 1 Garnele und 3 Austern
captains_gulf-name-sooc = Garnele+2 Austern+Krabbe
    .full = 1 Garnele, 2 Austern und 1 Krabbe
captains_gulf-name-socc = Garnele+Auster+2 Krabben
    .full = 1 Garnele, 1 Auster und 2 Krabben
captains_gulf-name-sccc = Garnele+3 Krabben
    .full = 1 Garnele und 3 Krabben
captains_gulf-name-oooo = 4 Austern
captains_gulf-name-oooc = 3 Austern+Krabbe
    .full = 3 Austern und 1 Krabbe
captains_gulf-name-oocc = 2 Austern+2 Krabben
    .full = 2 Austern und 2 Krabben
captains_gulf-name-occc = Auster+3 Krabben
    .full = 1 Auster und 3 Krabben
captains_gulf-name-cccc = 4 Krabben

captains_gulf-total = { $sign }{ $amount } $
captains_gulf-category-money = Geld
captains_gulf-category-stars = Sterne
captains_gulf-category-last = Letzte Felder
captains_gulf-category-light = Straffelder
captains_gulf-category-loans = Kredite

# -- Teile der Sätze unten; jeder liest, was sein Satz bekommt --------------------------------------------------
captains_gulf-noun-place = { $place_id ->
    [morgan_city] { $place }
    [corpus_christi] { $place }
    [tampa] { $place }
   *[other] { $place_id }
}
captains_gulf-noun-trigger = { $trigger_id ->
    [morgan_city] { $trigger }
    [corpus_christi] { $trigger }
    [tampa] { $trigger }
   *[other] { $trigger_id }
}
# Was eine Rundenkarte tut, in wenigen Worten.
captains_gulf-noun-card_does = { $card_id ->
    [boat_show] am Rundenende { FIGURE("round_card.boat_show.amount") } $ je Karte am Schiff
    [maintenance] am Rundenende { FIGURE("round_card.maintenance.base") } $ zahlen, +{ FIGURE("round_card.maintenance.amount") } $ je Ausbau
    [provisions] am Rundenende { FIGURE("round_card.provisions.base") } $ zahlen, +{ FIGURE("round_card.provisions.amount") } $ je Mannschaftsmitglied
    [migration] am Rundenende wandert eine Sorte ein Feld
    [coast_guard] am Rundenende { FIGURE("round_card.coast_guard.fuel") } Treibstoff und { FIGURE("round_card.coast_guard.amount") } $ zahlen oder { FIGURE("round_card.coast_guard.base") } $
    [seafood_market] jedes Plättchen bringt { FIGURE("round_card.seafood_market.amount") } $ mehr
    [good_weather] jede Fahrt braucht { FIGURE("round_card.good_weather.amount") } Treibstoff weniger
    [almanac] bei jedem Ziehen { FIGURE("round_card.almanac.amount") } mehr
    [natural_selection] am Ende wird eine Sorte seltener
    [renew_licenses] am Rundenende { FIGURE("round_card.renew_licenses.divisor") ->
        [2] die halben Kosten deiner Lizenzen
       *[other] die Kosten deiner Lizenzen durch { FIGURE("round_card.renew_licenses.divisor") }
    } zahlen, aufgerundet
    [tropical_storm] jede Fahrt braucht { FIGURE("round_card.tropical_storm.amount") } Treibstoff mehr
    [few_customers] jeder Verkauf rückt { FIGURE("round_card.few_customers.amount") } weniger vor
    [smooth_workflow] das Steuerrad kostet { FIGURE("round_card.smooth_workflow.amount") } $ weniger
    [labor_discount] Mannschaft kostet { FIGURE("round_card.labor_discount.amount") } $ weniger
    [good_haul] beim Fischen { FIGURE("round_card.good_haul.amount") ->
        [one] eine Karte
       *[other] { FIGURE("round_card.good_haul.amount") } Karten
    } mehr
   *[delivery_truck] für { FIGURE("rules.delivery_truck_cost") } $ auf der Leiste eines anderen Hafens vorrücken
}
# Dasselbe hinter einem Doppelpunkt, wo es ein ganzer Satz ist.
captains_gulf-noun-Card_does = { $card_id ->
    [migration] Am Rundenende wandert eine Sorte ein Feld
    [seafood_market] Jedes Plättchen bringt { FIGURE("round_card.seafood_market.amount") } $ mehr
    [good_weather] Jede Fahrt braucht { FIGURE("round_card.good_weather.amount") } Treibstoff weniger
    [natural_selection] Am Ende wird eine Sorte seltener
    [tropical_storm] Jede Fahrt braucht { FIGURE("round_card.tropical_storm.amount") } Treibstoff mehr
    [few_customers] Jeder Verkauf rückt { FIGURE("round_card.few_customers.amount") } weniger vor
    [smooth_workflow] Das Steuerrad kostet { FIGURE("round_card.smooth_workflow.amount") } $ weniger
   *[other] { captains_gulf-noun-card_does }
}
captains_gulf-noun-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
captains_gulf-noun-loans = { $loans ->
    [0] {""}
    [one] + Kredit
   *[other] + { $loans } Kredite
}
captains_gulf-noun-in_debt = { $loans ->
    [one] mit einem Kredit
   *[other] mit { $loans } Krediten
}
captains_gulf-noun-sure_loans = { $loans ->
    [one] Du nimmst einen Kredit auf: Er bringt
   *[other] Du nimmst { $loans } Kredite auf: Jeder bringt
} jetzt { FIGURE("loan.cash") } $ und kostet { FIGURE("loan.repay") } $, wenn du ihn zurückzahlst, oder am Ende { FIGURE("loan.penalty_unpaid") } $.
# Was ein Kredit gleich bringt und was er später kostet.
captains_gulf-noun-with_loans = { captains_gulf-noun-in_debt } ({ $loans ->
    [one] +{ FIGURE("loan.cash") } $ jetzt, −{ FIGURE("loan.repay") } $ später
   *[other] je +{ FIGURE("loan.cash") } $ jetzt, −{ FIGURE("loan.repay") } $ später
})
captains_gulf-noun-with_tiles = { $tiles ->
    [one] + Bonusplättchen
   *[other] + { $tiles } Bonusplättchen
}
captains_gulf-noun-tiles = { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
}
captains_gulf-noun-crew = { $crew_id ->
    [first_mate_shrimp] einen Ersten Maat (Garnele)
    [first_mate_oyster] einen Ersten Maat (Auster)
    [first_mate_crab] einen Ersten Maat (Krabbe)
   *[other] einen { $crew }
}
captains_gulf-noun-stock = { $number } { $seafood_id ->
    [shrimp] { $number ->
        [one] Garnele
       *[other] Garnelen
    }
    [oyster] { $number ->
        [one] Auster
       *[other] Austern
    }
    [crab] { $number ->
        [one] Krabbe
       *[other] Krabben
    }
   *[other] { $seafood }
}
captains_gulf-noun-sort = { $seafood_id ->
    [shrimp] Garnelen
    [oyster] Austern
    [crab] Krabben
   *[other] { $seafood }
}
captains_gulf-noun-way = { $direction_id ->
    [up_right] nach rechts oben
    [right] nach rechts
    [down_right] nach rechts unten
    [down_left] nach links unten
    [left] nach links
    [up_left] nach links oben
   *[other] { $direction }
}
captains_gulf-noun-sold = { $raw_id ->
    [none] { $cooked_full } (gekocht)
   *[other] { $raw_full }{ $cooked_id ->
        [none] {""}
       *[other] {" "}und { $cooked_full } (gekocht)
    }
}

# -- Ereignisse -----------------------------------------------------------------------------------------------
captains_gulf-begins = Der Tisch ist aufgebaut.
captains_gulf-event-starting_player = ha{ t } den ersten Zug der Partie
captains_gulf-event-port_opened = { $port } mag am liebsten { captains_gulf-noun-sort }.
captains_gulf-event-populated = { captains_gulf-noun-place }: { captains_gulf-noun-stock }.
captains_gulf-event-dealt = bekomm{ t } die ersten Karten ({ $cards })
captains_gulf-event-first_round_card = In Runde 1 gilt die Rundenkarte „{ $card }“ ({ captains_gulf-noun-card_does }).
captains_gulf-event-round_began = Runde { $round } beginnt: { $card } ({ captains_gulf-noun-card_does }).
captains_gulf-event-round_ended = beende{ t } Runde { $round }
captains_gulf-event-second_marker = Alle haben jetzt { $number } Bonusmarker.
captains_gulf-event-license_added = leg{ t } für { $money } $ eine { $license } an ({ $card })
captains_gulf-event-crew_added = heuer{ t } für { $money } $ { captains_gulf-noun-crew } an ({ $card })
captains_gulf-event-upgrade_added = bau{ t } für { $money } $ „{ $upgrade }“ ein ({ $card })
captains_gulf-event-upgrade_replaced = wirf{ t } dafür „{ $upgrade }“ ab ({ $card })
captains_gulf-event-surcharge_paid = zahl{ t } { $money } $ Aufschlag für zwei Karten
captains_gulf-event-wheel_moved = steuer{ t } { $cost ->
    [0] {""}
   *[other] für { $cost } ${" "}
}„{ $space }“ an
captains_gulf-event-spoke_crossed = { $timer ->
    [0] passier{ t } den Rettungsring (letzter Zug der Runde)
   *[other] passier{ t } den Rettungsring ({ $timer } von { $spaces } bis zum Rundenende)
}
captains_gulf-event-forfeited = lässt die Aktion verfallen{ $space_again ->
    [yes] {""}
   *[no] {" "}({ $space })
}
captains_gulf-event-bonus_action = nutzt eine Bonusaktion ({ $action })
captains_gulf-event-labored = verdien{ t } { $money } $
captains_gulf-event-tile_gained = bekomm{ t } ein Bonusplättchen
captains_gulf-event-tile_for_card = gib{ t } ein Bonusplättchen für eine Karte ab
captains_gulf-event-tile_for_track = gib{ t } ein Bonusplättchen für ein weiteres Feld ab
captains_gulf-event-engineer_earned = bekomm{ t } { $money } $ vom Treibstoff-Ingenieur
captains_gulf-event-refueled = { $fuel ->
    [0] ha{ t } schon einen vollen Tank
   *[other] füll{ t } den Tank auf { $tank }
}
captains_gulf-event-fuel_bought = kauf{ t } { $fuel } Treibstoff für { $money } $
captains_gulf-event-sailed = fähr{ t } { $fuel ->
    [0] {""}
   *[other] für { $fuel } Treibstoff{" "}
}nach { captains_gulf-noun-place }
captains_gulf-event-idled = bleib{ t } { $fuel ->
    [0] {""}
   *[other] für { $fuel } Treibstoff{" "}
}bei { captains_gulf-noun-place }
captains_gulf-event-towed = lässt { sich } { $money ->
    [0] kostenlos
   *[other] für { $money } $
} abschleppen ({ $missing } Treibstoff fehl{ $missing ->
    [one] t
   *[other] en
})
captains_gulf-event-loans_taken = { $number ->
    [one] { muss } einen Kredit nehmen (+{ $money } $ jetzt, −{ FIGURE("loan.repay") } $ später)
   *[other] { muss } { $number } Kredite nehmen (+{ $money } $ jetzt, je −{ FIGURE("loan.repay") } $ später)
}
captains_gulf-event-loan_repaid = zahl{ t } einen Kredit zurück ({ $money } $)
captains_gulf-event-caught = fäng{ t } { $haul_full }{ $wild ->
    [0] {""}
    [one] {" "}mit Hilfe eines Bonusplättchens
   *[other] {" "}mit Hilfe von { $wild } Bonusplättchen
} (dafür abgeworfen: { $cards })
captains_gulf-event-cooked = koch{ t } { captains_gulf-noun-tiles } für { $money } $
captains_gulf-event-sold = verkauf{ t } { captains_gulf-noun-sold } in { $port } für { $money } $
captains_gulf-event-truck_paid = zahl{ t } { $money } $ für den Lieferwagen nach { $port }
captains_gulf-event-advanced = rück{ t } auf der Leiste von { $port } von { $start } auf { $space } vor
captains_gulf-event-reward_money = nimm{ t } { $money } $ als Belohnung
captains_gulf-event-reward_fuel = { $fuel ->
    [0] bekomm{ t } keinen Treibstoff als Belohnung (Tank voll)
   *[other] nimm{ t } { $fuel } Treibstoff als Belohnung
}
captains_gulf-event-reward_card = erreich{ t } eine Kartenbelohnung
captains_gulf-event-drew = zieh{ t } { captains_gulf-noun-cards }
    .revealed = es wurden Karten gezogen
captains_gulf-event-drew_cards = zieh{ t } { $cards_full }
    .instead = drew
# Mehrere stehen mit ihren Kürzeln da, wie die, mit denen gefischt wird: `/card` sagt das Übrige.
captains_gulf-event-discarded = wirf{ t } { $card_full } ab
    .one = { $card }
    .all = wirf{ t } { $items } ab
captains_gulf-event-deck_reshuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
captains_gulf-event-card_earned = bekomm{ t } { $money } $ ({ $card })
captains_gulf-event-card_paid = zahl{ t } { $money } $ ({ $card })
captains_gulf-event-inspected = zahl{ t } der Küstenwache { $fuel ->
    [0] { $money } $
   *[other] { $fuel } Treibstoff und { $money } $
}
captains_gulf-event-repopulated = Neuer Bestand bei { captains_gulf-noun-place }: { captains_gulf-noun-stock } ({ $direction_id ->
    [same] auf demselben Feld
   *[other] von { captains_gulf-noun-trigger } aus { captains_gulf-noun-way }
}).
captains_gulf-event-schools_reshuffled = Die Meeresfrüchtekarten werden neu gemischt.
captains_gulf-event-depletion_eased = Die befischten Felder erholen sich etwas.
captains_gulf-event-migrated = { captains_gulf-noun-sort } { $direction_id ->
    [same] bleiben, wo sie sind
   *[other] wandern { captains_gulf-noun-way }
}.
captains_gulf-event-selected = { captains_gulf-noun-sort } werden seltener: { FIGURE("round_card.natural_selection.amount") } weniger auf jedem Feld ohne Schiff.
captains_gulf-event-final_sale = verkauf{ t } { $number ->
    [one] das letzte
   *[other] die letzten { $number }
} Plättchen in { $port } für { $money } $
captains_gulf-event-kept_catch = behält{ st } { captains_gulf-noun-tiles }, weil sich ein Verkauf nicht lohnt
captains_gulf-event-game_ended = Die Partie ist zu Ende.

# -- Fragen; `.short` folgt auf "Name: " -------------------------------------------------------------------------
captains_gulf-ask-first_license = Mit welcher Lizenz beginnst du (du hast { $money } $)?
    .short = erste Lizenz wählen
captains_gulf-ask-first_turn = Wo auf dem Steuerrad beginnst du?
    .short = den Marker aufs Steuerrad setzen
    .ways = { $verb ->
        [go] das erste Feld samt Aktion
        [bonus] Bonusaktion und was folgt
       *[other] das erste Feld oder eine Bonusaktion
    }
captains_gulf-ask-turn = Wohin steuerst du (du hast { $money } $)?
    .short = auf dem Steuerrad ziehen
    .ways = { $verb ->
        [go] ein Zug samt Aktion
        [bonus] Bonusaktion und was folgt
       *[other] ein Zug oder eine Bonusaktion
    }
captains_gulf-ask-after = Noch etwas, bevor dein Zug endet?
    .short = Zug beenden oder Bonus nutzen
    .ways = Bonusaktion oder Zugende
    .step = { $verb ->
        [bonus] Bonus: { $choice }
       *[other] { $choice }
    }
captains_gulf-ask-fish = Wo fischst du ({ $fuel } Treibstoff)?
    .short = einen Fanggrund wählen
    .ways = Fanggrund und was folgt
captains_gulf-ask-fish_in_row = Wo in Reihe { $row } fischst du ({ $fuel } Treibstoff)?
    .short = einen Fanggrund wählen
    .ways = Fanggrund und was folgt
captains_gulf-ask-fish_or_sail = Wo fischst du, oder wohin fährst du ({ $fuel } Treibstoff, { $money } $)?
    .short = fischen oder zum Hafen fahren
    .ways = Ziel und was folgt
captains_gulf-ask-sail_to_port = Zu welchem Hafen fährst du ({ $fuel } Treibstoff, { $money } $)?
    .short = zu einem Hafen fahren
    .ways = welcher Hafen und was folgt
captains_gulf-ask-sail = Zu welchem Hafen fährst du ({ $fuel } Treibstoff, { $money } $)?
    .short = zu einem Hafen fahren
    .ways = welcher Hafen und was folgt
captains_gulf-ask-catch = Mit welcher Karte fischst du bei { captains_gulf-noun-place }?
    .short = Karte und Fang wählen
    .ways = Karte, Fang und was folgt
captains_gulf-ask-play = Welche Karte spielst du bei { captains_gulf-noun-place }?
    .short = eine Karte ausspielen
    .ways = Karte und Plättchen
captains_gulf-ask-take = Welche Plättchen nimmst du bei { captains_gulf-noun-place }?
    .short = Plättchen nehmen
    .ways = Plättchen und was folgt
    .button = { $verb ->
        [play] Auch { $choice } spielen
       *[other] { $choice }
    }
    .step = { $verb ->
        [play] auch { $choice }
       *[other] { $choice }
    }
captains_gulf-ask-shipyard = Welche Karte legst du an (du hast { $money } $)?
    .short = eine Karte anlegen
    .ways = welche Karte und was folgt
captains_gulf-ask-second_card = Eine zweite Karte ({ FIGURE("rules.second_card_surcharge") } $ Aufschlag, eingerechnet; du hast noch { $money } $)?
    .short = zweite Karte anlegen oder nicht
    .before = { $choice } (zweite Karte folgt)
    .ways = eine zweite Karte oder nicht
    .step = { $verb ->
        [done] { $choice }
       *[other] zweite Karte: { $choice }
    }
captains_gulf-ask-printer = Welche Lizenz legst du an (du hast { $money } $)?
    .short = eine Lizenz anlegen
    .ways = welche Lizenz
captains_gulf-ask-dockside_improvement = Was legst du an, Mannschaft oder Ausbau (du hast { $money } $)?
    .short = Mannschaft oder Ausbau anlegen
    .ways = welche Karte
captains_gulf-ask-market = { $tile_id ->
    [none] Was verkaufst du in { $port }?
   *[other] Verkaufst du { $tile_full }{ $cooked ->
        [0] {""}
       *[other] {" "}(gekocht)
    } in { $port }?
}
    .short = Meeresfrüchte verkaufen
    .ways = ein Verkauf samt Leiste
captains_gulf-ask-dockside_market = Welche Plättchen verkaufst du in { $port } (höchstens { $most })?
    .short = Meeresfrüchte verkaufen
    .ways = ein Verkauf samt Leiste
captains_gulf-ask-advance = Wie weit rückst du vor ({ $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}, mit Bonusplättchen { $boosted })?
    .short = auf einer Leiste vorrücken
    .button = { $choice }: { $verb ->
        [boost] { $boosted ->
            [one] 1 Feld
           *[other] { $boosted } Felder
        }
       *[advance] { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        }
    }
    .ways = welche Leiste und was folgt
captains_gulf-ask-buy_fuel = Wie viel Treibstoff kaufst du (du hast { $fuel } von { $tank })?
    .short = Treibstoff kaufen
    .ways = wie viel und was folgt
captains_gulf-ask-drop = { $number ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche { $number } Karten wirfst du ab?
}
    .short = { captains_gulf-noun-cards } abwerfen
    .ways = { $number ->
        [2] beide Karten auf einmal
        [3] mindestens zwei der drei Karten auf einmal
       *[other] mehrere Karten auf einmal
    }
captains_gulf-ask-inspection = Womit bezahlst du die Kontrolle (du hast { $own_fuel } Treibstoff, { $own_money } $)?
    .short = der Küstenwache antworten
    .ways = Bezahlung und was folgt

# -- Knöpfe ---------------------------------------------------------------------------------------------------
captains_gulf-choice-go = { $arg1 }
    .group = Auf dem Steuerrad ziehen
captains_gulf-choice-bonus = Bonusaktion { $arg1 }
    .group = Bonusaktion
    .step = { $arg1 }
captains_gulf-choice-end = Zug beenden
    .group = Zug beenden
    .sure = Du könntest in diesem Zug noch eine Bonusaktion nutzen.
captains_gulf-choice-fish = { $id1 }
    .group = Hier fischen
captains_gulf-choice-row = Reihe { $arg1 }
    .group = In dieser Reihe fischen
captains_gulf-choice-catch = { $full2 } ({ $arg1 })
    .group = Karte spielen und nehmen
captains_gulf-choice-other = Karte und Plättchen frei wählen
    .group = Mehr Karten, weniger, Bonusplättchen
captains_gulf-choice-play = { $arg1 } (Köder { $arg2 })
    .group = Karte ausspielen
captains_gulf-choice-take = { $id1 ->
    [s] 1 Garnele
    [o] 1 Auster
    [c] 1 Krabbe
   *[other] { $full1 }
} nehmen
    .group = Plättchen nehmen
captains_gulf-choice-total = { $id1 } nehmen
    .group = Wie viele Plättchen?
captains_gulf-choice-sail = Nach { $arg1 }
    .group = Zu einem Hafen fahren
captains_gulf-choice-license = { $arg2 } · { $arg1 }
    .group = Lizenz anlegen
captains_gulf-choice-crew = { $arg2 } · { $arg1 }
    .group = Mannschaft anheuern
captains_gulf-choice-upgrade = { $arg2 } · { $arg1 }
    .group = Schiff ausbauen
captains_gulf-choice-done = Keine zweite Karte
    .group = Fertig
captains_gulf-choice-sell = { $id1 ->
    [none] { $arg2 } (gekocht)
   *[other] { $id2 ->
        [none] { $full1 }
       *[other] { $arg1 }, { $arg2 } (gekocht)
    }
}
    .group = Verkaufen
captains_gulf-choice-advance = Leiste { $arg1 }
    .group = Vorrücken
captains_gulf-choice-boost = Leiste { $arg1 } + Bonusplättchen
    .group = Mit Bonusplättchen vorrücken
captains_gulf-choice-buy = { $id1 } Treibstoff
    .group = Treibstoff kaufen
captains_gulf-choice-drop = { $arg1 } abwerfen
    .group = Karte abwerfen
    .answer = { $full1 }
    .row = { $brief1 }
    .told = {""}
captains_gulf-choice-draw = Bonusplättchen: Karte ziehen
    .group = Für ein Bonusplättchen ziehen
captains_gulf-choice-repay = Kredit zurückzahlen
    .group = Kredite
captains_gulf-choice-inspection = Mit { $id1 ->
    [fuel] Treibstoff und Geld
   *[money] Geld allein
} zahlen
    .group = Kontrolle der Küstenwache
captains_gulf-choice-decline = Verzichten (Aktion verfällt)
    .group = Verzichten
    .sure = Auch eine Bonusaktion gibt es danach nicht mehr.

# -- Kleingedrucktes ------------------------------------------------------------------------------------------
captains_gulf-noun-move = { $cost ->
    [0] kostenlos
   *[other] { $cost } $
}{ $ends ->
    [0] { $crosses ->
        [0] {""}
       *[other] , am Rettungsring vorbei
    }
    [1] , beendet die Runde
   *[other] , beendet die Partie
}
# What else a move does or costs, where that it is free would be wrong beside what must be paid with it.
captains_gulf-noun-move_does = { $ends ->
    [0] { $crosses ->
        [0] {""}
       *[other] am Rettungsring vorbei
    }
    [1] beendet die Runde
   *[other] beendet die Partie
}
captains_gulf-noun-move_first = { $cost ->
    [0] { $ends ->
        [0] { $crosses ->
            [0] {""}
           *[other] { captains_gulf-noun-move_does };{" "}
        }
       *[other] { captains_gulf-noun-move_does };{" "}
    }
   *[other] { captains_gulf-noun-move };{" "}
}
captains_gulf-noun-move_price = { $cost ->
    [0] { captains_gulf-noun-move_does }
   *[other] { captains_gulf-noun-move }
}
captains_gulf-noun-wheel = { $cost ->
    [0] { captains_gulf-noun-move_does }
   *[other] Rad { captains_gulf-noun-move }
}
captains_gulf-noun-bill = { $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] : du bekommst { $gets } $
    }
   *[other] : du zahlst { $pays } ${ $loans ->
        [0] {""}
       *[other] {" "}{ captains_gulf-noun-with_loans }
    }
}
captains_gulf-noun-bill_in_short = { $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] : du bekommst { $gets } $
    }
   *[other] : du zahlst { $pays } ${ $loans ->
        [0] {""}
       *[other] {" "}{ captains_gulf-noun-in_debt }
    }
}
# Was die Küstenwache nimmt, wo das Kredite kostet.
captains_gulf-noun-inspected = { $either ->
    [0] Küstenwache { $pays } $ { captains_gulf-noun-with_loans }{ $kept ->
        [0] {""}
       *[other] , außer dir bleiben { $kept } Treibstoff
    }
   *[other] Küstenwache { captains_gulf-noun-with_loans }, außer du verdienst noch Geld
}
captains_gulf-noun-inspected_in_short = { $loans ->
    [0] {""}
   *[other] : { captains_gulf-noun-loans }{ $either ->
        [0] {" "}ohne { $kept } Treibstoff
       *[other] {""}
    }
}
captains_gulf-noun-refuel = { $tank ->
    [0] +{ $earned } $
   *[other] Treibstoff { $fuel } → { $tank }{ $earned ->
        [0] {""}
       *[other] , +{ $earned } $
    }
}
captains_gulf-noun-refuel_too = { $tank ->
    [0] { $earned ->
        [0] {""}
       *[other] ; { captains_gulf-noun-refuel }
    }
   *[other] ; { captains_gulf-noun-refuel }
}
captains_gulf-noun-wheel_first = { $cost ->
    [0] { captains_gulf-noun-move_first }
   *[other] { captains_gulf-noun-wheel };{" "}
}
captains_gulf-noun-wheel_and_refuel = { $tank ->
    [0] { $earned ->
        [0] { captains_gulf-noun-wheel }
       *[other] { captains_gulf-noun-wheel_first }{ captains_gulf-noun-refuel }
    }
   *[other] { captains_gulf-noun-wheel_first }{ captains_gulf-noun-refuel }
}
captains_gulf-detail-go = { $towed ->
    [1] { captains_gulf-noun-move_first }Tank zu leer, Abschleppen
   *[other] { captains_gulf-noun-move }{ captains_gulf-noun-refuel_too }
}
    .least = { captains_gulf-noun-wheel_and_refuel }
    .step = { captains_gulf-noun-wheel_and_refuel }
captains_gulf-detail-go_towed = { captains_gulf-noun-move_first }Tank zu leer, Abschleppen nur { captains_gulf-noun-with_loans }
    .least = { captains_gulf-noun-wheel }
    .step = { captains_gulf-noun-wheel }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-noun-in_vain = { $why_id ->
    [at_sea] verfällt, geht nur im Hafen
    [in_port] verfällt, geht nur auf See
    [no_card] verfällt, keine Karte bezahlbar
    [nothing_aboard] verfällt, nichts an Bord
    [no_box] verfällt, keine Kiste frei
    [full] bringt nichts, dein Tank ist voll
    [no_bait] verfällt, keine Karte mit passendem Köder
    [licenses_full] verfällt, deine Lizenzen sind belegt
    [no_fuel] verfällt, für jeden Fang zu wenig Treibstoff
   *[other] verfällt, nichts, was deine Lizenzen erlauben
}
captains_gulf-noun-why_in_vain = { $why_id ->
    [at_sea] Das geht nur im Hafen, und du bist auf See: Die Aktion verfällt.
    [in_port] Das geht nur auf See, und du liegst im Hafen: Die Aktion verfällt.
    [no_card] Du kannst dort keine Karte bezahlen: Die Aktion verfällt.
    [nothing_aboard] Du hast nichts an Bord, was du verkaufen könntest: Die Aktion verfällt.
    [no_box] Du hast keine Kiste frei: Die Aktion verfällt.
    [full] Dein Tank ist schon voll: Die Aktion bringt dir nichts.
    [no_bait] Keine Karte auf deiner Hand hat den Köder für das, was du erreichst: Die Aktion verfällt.
    [licenses_full] Deine Lizenzen sind belegt: Jede erlaubt dir ein Plättchen ihrer Sorte an Bord (Regel CG5.B5: { captains_gulf-rule-CG5-B5.title }). Die Aktion verfällt.
    [no_fuel] Für jeden Fang, den deine Lizenzen noch erlauben, fehlt dir Treibstoff (Regel CG7.4: { captains_gulf-rule-CG7-4.title }). Die Aktion verfällt.
   *[other] Nirgends schwimmt etwas, was deine Lizenzen noch erlauben (Regel CG5.B1: { captains_gulf-rule-CG5-B1.title }). Die Aktion verfällt.
}
captains_gulf-noun-sure_price = { $cost ->
    [0] {""}
   *[other] {" "}Der Zug auf dem Steuerrad kostet { $cost } $.
}
captains_gulf-noun-sure_ends = { $ends ->
    [0] {""}
    [1] {" "}Der Zug beendet die Runde
   *[other] {" "}Der Zug beendet die Partie
}
captains_gulf-noun-sure_bill = { $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] : Du bekommst { $gets } $
    }
   *[other] : Du zahlst { $pays } ${ $loans ->
        [0] {""}
       *[other] {" "}{ captains_gulf-noun-with_loans }
    }
}
captains_gulf-detail-go_in_vain = { captains_gulf-noun-move }; { captains_gulf-noun-in_vain }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }{ $ends ->
        [0] {""}
       *[other] .
    }
captains_gulf-detail-go_bill = { captains_gulf-noun-move_price }{ captains_gulf-noun-bill }{ captains_gulf-noun-refuel_too }
    .least = { captains_gulf-noun-wheel }{ captains_gulf-noun-bill_in_short }
    .sure = { captains_gulf-noun-sure_loans }
    .step = { captains_gulf-noun-wheel }{ captains_gulf-noun-bill }{ captains_gulf-noun-refuel_too }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-go_inspected = { captains_gulf-noun-move_price }: { captains_gulf-noun-inspected }{ captains_gulf-noun-refuel_too }
    .least = { captains_gulf-noun-wheel }{ captains_gulf-noun-inspected_in_short }
    .step = { captains_gulf-noun-wheel }: { captains_gulf-noun-inspected }{ captains_gulf-noun-refuel_too }
    .label = { $either ->
        [0] {""}
       *[other] { captains_gulf-noun-loans }
    }
captains_gulf-detail-go_in_vain_bill = { captains_gulf-noun-move_price }{ captains_gulf-noun-bill }; { captains_gulf-noun-in_vain }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }{ captains_gulf-noun-sure_bill }.
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-go_in_vain_inspected = { captains_gulf-noun-move_price }; { captains_gulf-noun-in_vain }; { captains_gulf-noun-inspected }
    .sure = { captains_gulf-noun-why_in_vain }{ captains_gulf-noun-sure_price }{ captains_gulf-noun-sure_ends }: { captains_gulf-noun-inspected }.
    .label = { $either ->
        [0] {""}
       *[other] { captains_gulf-noun-loans }
    }
captains_gulf-detail-bonus = { $action_id ->
    [printer] Lizenz, { $money } $ Aufschlag; { captains_gulf-noun-cards } ziehen
    [radar] { captains_gulf-noun-cards } ziehen, { $drop } abwerfen
    [day_laborer] { $money } $ nehmen
    [dockside_improvement] Mannschaft/Ausbau, { $money } $ Aufschlag; { captains_gulf-noun-cards } ziehen
    [dockside_market] bis zu { $number } verkaufen
    [improved_engine] zu einem Hafen, { $number } Treibstoff weniger
    [galley] { $money } $ zahlen, { $number } kochen
   *[other] { FIGURE("fuel_purchase.fuel") } Treibstoff für { FIGURE("fuel_purchase.price") } $
}{ $tile ->
    [0] {""}
   *[other] ; +1 Bonusplättchen
}
    .least = { $action_id ->
        [printer] samt { $money } $ Aufschlag
        [dockside_improvement] samt { $money } $ Aufschlag
        [galley] { $money } $ zahlen
       *[other] {""}
    }
captains_gulf-noun-comma_crab = { $crab ->
    [0] {""}
   *[other] ,
}
captains_gulf-noun-comma_after_shrimp = { $oyster ->
    [0] { captains_gulf-noun-comma_crab }
   *[other] ,
}
captains_gulf-detail-fish = { $fuel } Treibstoff;{ $shrimp ->
    [0] {""}
    [one] {" "}1 Garnele{ captains_gulf-noun-comma_after_shrimp }
   *[other] {" "}{ $shrimp } Garnelen{ captains_gulf-noun-comma_after_shrimp }
}{ $oyster ->
    [0] {""}
    [one] {" "}1 Auster{ captains_gulf-noun-comma_crab }
   *[other] {" "}{ $oyster } Austern{ captains_gulf-noun-comma_crab }
}{ $crab ->
    [0] {""}
    [one] {" "}1 Krabbe
   *[other] {" "}{ $crab } Krabben
}{ $most ->
    [0] ; nicht mit einer Karte allein
    [one] ; du kannst 1 fangen
   *[other] ; du kannst bis zu { $most } fangen
}
    .least = { $fuel } Treibstoff
captains_gulf-detail-fish_with_tiles = { captains_gulf-detail-fish } ({ $most ->
    [0] {""}
   *[other] mit{" "}
}Bonusplättchen { $boosted })
    .least = { $fuel } Treibstoff
captains_gulf-detail-other = { $less ->
    [0] { $more ->
        [0] Schritt für Schritt
       *[other] eine Karte mehr spielen
    }
   *[other] weniger nehmen{ $tiles ->
        [0] {""}
       *[other] , Bonusplättchen einsetzen
    }{ $more ->
        [0] {""}
       *[other] , eine Karte mehr spielen
    }
}
captains_gulf-detail-more_cards = { $types ->
    [0] Du darfst bis zu { $cards } Karten spielen.
   *[other] { $cards ->
        [one] Du darfst eine zweite Karte spielen
       *[other] Du darfst bis zu { $cards } Karten spielen und noch eine
    }, wenn du nichts nimmst außer { $seafood_full }.
}
captains_gulf-detail-row = { $hexes ->
    [one] 1 Feld
   *[other] { $hexes } Felder
}
captains_gulf-detail-sail = { $fuel } Treibstoff
    .least = { captains_gulf-detail-sail }
captains_gulf-detail-sail_towed = { $fuel } Treibstoff, Abschleppen { $money } ${ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel } Treibstoff, Abschleppen { $money } ${ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-towed = { $fuel ->
    [0] {""}
   *[other] { $fuel } Treibstoff +{" "}
}{ $money ->
    [0] kostenlos abgeschleppt
   *[other] { $money } $ fürs Abschleppen
}{ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel ->
        [0] {""}
       *[other] { $fuel } Treibstoff +{" "}
    }{ $money ->
        [0] kostenlos abgeschleppt
       *[other] { $money } $ fürs Abschleppen
    }{ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }
captains_gulf-detail-add = { $money } $
    .least = Karte { $money } $
    .step = Karte { $money } $
captains_gulf-detail-add_second = { $money } $
    .least = zweite { $money } $
    .step = zweite { $money } $
captains_gulf-detail-add_license = { $money } $; sonst { $crew } / { captains_gulf-noun-upgrade } / Köder: { $bait }
    .least = Lizenz { $money } $
    .step = Lizenz { $money } $
captains_gulf-detail-first_license = Mit jeder Lizenz darfst du 1 Plättchen ihrer Sorte an Bord haben; weitere kannst du später anlegen.
captains_gulf-detail-first_card = Die erste Karte: { $item } ({ $card }) für { $money } $.
captains_gulf-detail-round_card = { $last ->
    [0] {""}
   *[other] Die letzte Runde.{" "}
}{ $card }: { captains_gulf-noun-Card_does }{ $pays ->
    [0] { $gets ->
        [0] {""}
       *[other] {" "}(zurzeit bekommst du { $gets } $)
    }
   *[other] {" "}(zurzeit zahlst du { $pays } $)
}
captains_gulf-detail-best_first = Die { $number } Felder, die am meisten versprechen, stehen vorn, die übrigen nach Namen (A1, A2 …).
captains_gulf-detail-round_ending = { $card_id ->
    [coast_guard] Mit deinem Zug endet die Runde: { captains_gulf-noun-inspected }.
   *[other] Mit deinem Zug endet die Runde: { $card } { $pays } $ { captains_gulf-noun-with_loans }.
}
captains_gulf-detail-hand_limit = Du darfst { FIGURE("setup.hand_size") } Karten auf der Hand haben und hast { $cards } (Regel CG3.9: { captains_gulf-rule-CG3-9.title }).
captains_gulf-detail-must_discard = { $why_id ->
    [radar] Radar: Für die gezogenen Karten wirfst du { captains_gulf-noun-cards } ab (Regel CG6.5: { captains_gulf-rule-CG6-5.title }).
    [reward] Belohnung: Für die gezogene Karte wirfst du eine ab (Regel CG9.4: { captains_gulf-rule-CG9-4.title }).
   *[either] Radar oder Belohnung: Du wirfst { captains_gulf-noun-cards } ab (Regeln CG6.5: { captains_gulf-rule-CG6-5.title } und CG9.4: { captains_gulf-rule-CG9-4.title }).
}
captains_gulf-detail-sell = { $money } $, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}{ $end ->
    [0] {""}
   *[other] {" "}(am Ende +{ $end } $)
}{ captains_gulf-noun-reward }
    .least = { $money } $
captains_gulf-detail-advance = von { $start } auf { $space }{ $money ->
    [0] {""}
   *[other] , { $money } $ für den Wagen
}
    .least = { $money ->
        [0] {""}
       *[other] { $money } $ für den Wagen
    }
# Was ein Belohnungsplättchen bringt, auf das die Scheibe trifft.
captains_gulf-noun-reward = { $fuel ->
    [0] {""}
   *[other] ; Belohnung: { $fuel } Treibstoff
}{ $cash ->
    [0] {""}
   *[other] ; Belohnung: { $cash } $
}{ $cards ->
    [0] {""}
    [one] ; Belohnung: eine Karte ziehen, dann eine abwerfen
   *[other] ; Belohnung: { $cards } Karten ziehen, dann { $cards } abwerfen
}
captains_gulf-detail-advance_for = { captains_gulf-detail-advance }{ captains_gulf-noun-reward }{ $light ->
    [0] {""}
   *[other] ; keine Strafe mehr
}{ $worth ->
    [0] {""}
   *[other] { $light ->
        [0] ;
       *[other] ,
    } { $instead_id ->
        [none] { $star }
       *[other] { $instead } → { $star }
    }
}{ $last ->
    [0] {""}
   *[other] { $worth ->
        [0] ;
       *[other] ,
    } letztes Feld
}{ $end ->
    [0] {""}
   *[other] : am Ende +{ $end } $
}
    .least = { captains_gulf-detail-advance.least }
captains_gulf-detail-buy = kostet { $money } $, du bekommst { $fuel }
    .least = { captains_gulf-detail-buy }
captains_gulf-detail-card = wirft ab: { $license } / { $crew } / { captains_gulf-noun-upgrade } / Köder: { $bait }
captains_gulf-detail-card_with_tiles = { captains_gulf-detail-take }; { captains_gulf-detail-card }
    .least = { captains_gulf-detail-take }
    .label = { captains_gulf-noun-with_tiles }
captains_gulf-detail-bait = Köder: { $bait }
captains_gulf-noun-at_once = { $haul_id ->
    [none] {""}
   *[other] fängt { $haul_full }{ $tiles ->
        [0] {""}
       *[other] , { captains_gulf-detail-take }
    }
}
captains_gulf-detail-played = { $haul_id ->
    [none] {""}
   *[other] { captains_gulf-noun-at_once };{" "}
}wirft ab: { $license } / { $crew } / { captains_gulf-noun-upgrade }
    .least = { captains_gulf-noun-at_once }
# Was eine Karte werden kann, auf einer schmalen im Bild; welche Sorte es ist, zeigt das Zeichen davor.
captains_gulf-noun-in_brief = { $item_id ->
    [deckhand_shrimp_oyster] Deckhelfer G/A
    [deckhand_shrimp_crab] Deckhelfer G/K
    [deckhand_oyster_crab] Deckhelfer A/K
    [first_mate_shrimp] Erster Maat G
    [first_mate_oyster] Erster Maat A
    [first_mate_crab] Erster Maat K
    [fuel_engineer] Treibst.-Ing.
    [maintenance_engineer] Wartungs-Ing.
    [upgrade_engineer] Ausbau-Ing.
    [crew_quarters] Quartier
    [improved_propeller] Propeller
    [improved_engine] Motor
   *[other] { $item }
}
captains_gulf-noun-upgrade = { $upgrade }
# Eine Karte im Satz: alles, was sie werden kann, und ihr Kürzel.
captains_gulf-full-card = { captains_gulf-noun-becomes } ({ $name })
    .brief = { captains_gulf-noun-becomes }
captains_gulf-noun-becomes = { $license } / { $crew } / { captains_gulf-noun-upgrade }
captains_gulf-detail-take = { $tiles ->
    [one] kostet 1 Bonusplättchen
   *[other] kostet { $tiles } Bonusplättchen
}
    .least = { captains_gulf-detail-take }
captains_gulf-detail-draw = { captains_gulf-noun-cards } ziehen{ $drop ->
    [0] {""}
   *[other] , dann { $drop } abwerfen
}
captains_gulf-detail-repay = { $money } $
    .least = { captains_gulf-detail-repay }
captains_gulf-detail-inspection = { $fuel ->
    [0] { $money } $
   *[other] { $fuel } Treibstoff, { $money } $
}{ $loans ->
    [0] {""}
   *[other] , { captains_gulf-noun-with_loans }
}
    .least = { $fuel ->
        [0] { $money } $
       *[other] { $fuel } Treibstoff, { $money } $
    }{ $loans ->
        [0] {""}
       *[other] , { captains_gulf-noun-in_debt }
    }
    .sure = { captains_gulf-noun-sure_loans }
    .label = { captains_gulf-noun-loans }

# -- warum etwas nicht geht; die Regelnummer folgt --------------------------------------------------------------
captains_gulf-reason-first_license_first = Wähle zuerst deine erste Lizenz.
captains_gulf-reason-first_license_only = Am Anfang kann eine Karte nur Lizenz werden.
captains_gulf-reason-card_not_in_hand = { $card } hast du nicht auf der Hand.
captains_gulf-reason-must_move = Der Marker muss mindestens ein Feld weiter, bevor der Zug enden kann.
captains_gulf-reason-move_first = Steuere zuerst weiter; davor darfst du nur eine Bonusaktion nutzen, Kredite zurückzahlen und für Bonusplättchen Karten ziehen.
captains_gulf-reason-move_too_dear = Das kostet { $cost } $, du hast aber nur { $money } $; dafür gibt es keinen Kredit, aber ein oder zwei Felder kosten nichts.
captains_gulf-reason-moved_already = Du hast deinen Marker in diesem Zug schon bewegt.
captains_gulf-reason-main_action_first = Führe zuerst die Aktion deines Feldes aus oder verzichte darauf.
captains_gulf-reason-turn_forfeited = Ohne Hauptaktion gibt es danach keine Bonusaktion; du kannst nur noch Kredite zurückzahlen und Karten ziehen.
captains_gulf-reason-turn_is_over = Jetzt bleiben nur noch Bonusaktion, Kredit zurückzahlen, Karten ziehen oder Zug beenden.
captains_gulf-reason-needs_port = Das geht nur in einem Hafen; fahre zuerst hin.
captains_gulf-reason-in_port_already = Dein Schiff liegt schon im Hafen; Fahrten zum Hafen beginnen auf See.
captains_gulf-reason-fishing_only = Dieses Feld des Steuerrads ist zum Fischen da, nicht für Fahrten zum Hafen.
captains_gulf-reason-sailing_only = Dieses Feld des Steuerrads ist für Fahrten zum Hafen da, nicht zum Fischen.
captains_gulf-reason-one_bonus_a_turn = Du hast in diesem Zug schon eine Bonusaktion genutzt, mehr geht nicht.
captains_gulf-reason-no_marker_left = { $markers ->
    [one] Dein Bonusmarker ist benutzt; am Rundenende kommt er zurück.
   *[other] Deine { $markers } Bonusmarker sind benutzt; am Rundenende kommen sie zurück.
}
captains_gulf-reason-bonus_needs_port = Diese Bonusaktion gibt es nur im Hafen.
captains_gulf-reason-upgrade_missing = Deinem Schiff fehlt dieser Ausbau: { $upgrade }.
captains_gulf-reason-after_fishing_only = Der Verbesserte Motor bringt dich nur direkt nach dem Fischen zum Hafen.
captains_gulf-reason-tank_full = Dein Tank ist voll; es gibt nichts zu kaufen.
captains_gulf-reason-fuel_too_dear = Dieser Treibstoff kostet { $cost } $, du hast aber nur { $money } $.
captains_gulf-reason-galley_too_dear = Kochen kostet { $cost } $, du hast aber nur { $money } $.
captains_gulf-reason-nothing_raw = Es ist nichts Rohes an Bord.
captains_gulf-reason-hold_empty = Es ist nichts an Bord, was du verkaufen könntest.
captains_gulf-reason-no_card_payable = Mit { $money } $ kannst du so keine deiner Karten anlegen.
captains_gulf-reason-printer_licenses_only = Der Drucker druckt nur Lizenzen.
captains_gulf-reason-no_license_here = Beim Ausbau am Kai gibt es Mannschaft und Ausbauten, keine Lizenzen.
captains_gulf-reason-add_first = Wähle zuerst die Karte, die du anlegst.
captains_gulf-reason-second_or_done = Lege eine zweite Karte an oder sag, dass du fertig bist.
captains_gulf-reason-card_too_dear = Das kostet { $cost } $, du hast aber nur { $money } $; für Karten gibt es keinen Kredit.
captains_gulf-reason-card_used = { $card } legst du schon an; jede Karte lässt sich nur einmal nutzen.
captains_gulf-reason-crew_aboard = Dieses Mannschaftsmitglied hast du schon: { $crew }.
captains_gulf-reason-upgrade_aboard = Diesen Ausbau kannst du nicht noch einmal haben: { $upgrade }.
captains_gulf-reason-bigger_aboard = Du hast schon den größeren Ausbau: { $upgrade }.
captains_gulf-reason-boxes_full = Ein Schiff hat höchstens { $most } Kisten.
captains_gulf-reason-one_of_a_family = Beide Größen darfst du nicht in derselben Aktion anlegen, und eine liegt schon bereit ({ $upgrade }).
captains_gulf-reason-no_seafood_there = Bei { captains_gulf-noun-place } gibt es nichts zu fischen; wähle ein anderes Feld.
captains_gulf-reason-too_little_fuel_to_fish = Um bei { captains_gulf-noun-place } zu fischen, brauchst du { $need } Treibstoff, hast aber nur { $fuel }; zu einem Fanggrund wird niemand geschleppt.
captains_gulf-reason-no_free_box = Das passt nicht in { $boxes ->
    [one] deine eine Kiste
   *[other] deine { $boxes } Kisten
}.
captains_gulf-reason-too_little_fuel_and_licenses = Um bei { captains_gulf-noun-place } zu fischen, brauchst du { $need } Treibstoff, hast aber nur { $fuel }; außerdem erlauben deine Lizenzen nichts von dem, was dort schwimmt.
captains_gulf-reason-license_missing = Für das, was bei { captains_gulf-noun-place } schwimmt, hast du keine Lizenz.
captains_gulf-reason-licenses_full = Deine Lizenzen für das, was bei { captains_gulf-noun-place } schwimmt, sind belegt: Jede erlaubt dir ein Plättchen ihrer Sorte an Bord.
captains_gulf-reason-no_card_fits = Keine Handkarte und kein Bonusplättchen erlaubt dir, was deine Lizenzen bei { captains_gulf-noun-place } zulassen.
captains_gulf-reason-choose_row = Es gibt viele Fanggründe: Wähle zuerst die Reihe, dann { captains_gulf-noun-place }.
captains_gulf-reason-choose_hex = Wähle ein Feld dieser Reihe.
captains_gulf-reason-other_row = { captains_gulf-noun-place } liegt nicht in Reihe { $row }.
captains_gulf-reason-catch_first = Wähle zuerst die Karte, mit der du fischst.
captains_gulf-reason-not_the_best_haul = Hier nimmt eine Karte immer das Beste, was sie bringt; für andere Plättchen wähle „Karte und Plättchen frei wählen“.
captains_gulf-reason-play_first = Spiel zuerst eine Karte.
captains_gulf-reason-too_many_cards = { $cards ->
    [one] Du darfst nur eine Karte spielen.
   *[other] Du darfst { $cards } Karten spielen, mehr nicht.
}
captains_gulf-reason-card_brings_nothing = { $card } bringt hier nichts.
captains_gulf-reason-take_first = Sag, welche Plättchen du nimmst.
captains_gulf-reason-take_something = Nimm mindestens ein Plättchen.
captains_gulf-reason-choose_total = Sag zuerst, wie viele Plättchen du insgesamt nimmst.
captains_gulf-reason-not_so_many_there = { $number ->
    [0] Dort gibt es keine { captains_gulf-noun-sort }.
   *[other] So viele { captains_gulf-noun-sort } gibt es dort nicht, nur { $number }.
}
captains_gulf-reason-too_few_licenses = Für { captains_gulf-noun-sort } hast du { $number ->
    [0] keine Lizenz
    [one] 1 Lizenz
   *[other] { $number } Lizenzen
}; mehr davon dürfen nicht an Bord sein.
captains_gulf-reason-not_with_deckhand = Mit einer zweiten Karte darfst du nur nehmen, was deine Deckhelfer zeigen, und { captains_gulf-noun-sort } gehören nicht dazu.
captains_gulf-reason-too_few_icons = Die Karten zeigen { $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbole
}, und du hast { $tiles ->
    [0] kein Bonusplättchen
    [one] 1 Bonusplättchen
   *[other] { $tiles } Bonusplättchen
}; das reicht für diese Plättchen nicht.
captains_gulf-reason-choose_port = Wähle einen Hafen.
captains_gulf-reason-sell_first = Sag zuerst, was du verkaufst.
captains_gulf-reason-sell_something = Verkaufe mindestens ein Plättchen.
captains_gulf-reason-not_aboard = So viele { captains_gulf-noun-sort } hast du nicht an Bord.
captains_gulf-reason-dockside_limit = Am Kaimarkt darfst du höchstens { $most } Plättchen verkaufen.
captains_gulf-reason-advance_first = Sag zuerst, auf welcher Leiste du vorrückst.
captains_gulf-reason-needs_truck = Nur mit dem Lieferwagen darfst du auf der Leiste von { $port } vorrücken, ohne dort zu liegen.
captains_gulf-reason-no_bonus_tiles = Du hast kein Bonusplättchen.
captains_gulf-reason-no_loans = Du hast keinen Kredit zurückzuzahlen.
captains_gulf-reason-repay_too_dear = Einen Kredit zurückzuzahlen kostet { $cost } $, du hast aber nur { $money } $.
captains_gulf-reason-loans_are_forced = Niemand nimmt freiwillig einen Kredit; es gibt ihn nur, wenn Abschleppen oder eine Rundenkarte bezahlt werden muss.
captains_gulf-reason-buy_first = Sag zuerst, wie viel Treibstoff du kaufst.
captains_gulf-reason-drop_first = Wirf zuerst Karten ab.
captains_gulf-reason-too_little_fuel = Du hast nur { $fuel } Treibstoff; zahle mit Geld.
captains_gulf-reason-answer_inspection = Antworte zuerst der Küstenwache.

captains_gulf-order-end_turn = den Zug beenden, wenn nur Ziehen für ein Bonusplättchen oder Tilgen bliebe
    .waits = nicht am Rundenende, auch nicht beim Almanach
