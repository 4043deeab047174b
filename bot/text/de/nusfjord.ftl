# Nusfjord: was das Spiel sagt. Ereignisse eines Platzes folgen auf den Namen; die anderen sind ganze Sätze.
nusfjord-title = Nusfjord
nusfjord-summary = Führe einen Fischereibetrieb auf den Lofoten: Wälder roden, Schiffe und Häuser bauen, Älteste gewinnen, mit Anteilen handeln. Für { FIGURE("meta.players_min") } bis { FIGURE("meta.players_max") } Personen.
nusfjord-house = { $house ->
    [0] Alle Werte auf den { $cards } Karten stammen aus den Daten dessen, der diesen Bot betreibt.
   *[other] Auf { $house } der { $cards } Gebäude und Ältesten sind manche Werte von uns, weil die Spielregel sie nicht abdruckt; /{ command-card } sagt, welche.
}
nusfjord-command = nusfjord
    .new = Einen Tisch für Nusfjord eröffnen
    .challenge = Eine Herausforderung in Nusfjord aushängen
    .description = Triff deine Entscheidungen in einer Partie Nusfjord

# -- slash commands -------------------------------------------------------------------------------------------
nusfjord-verb-place = einsetzen
    .description = Setze einen Arbeiter auf ein Aktionsfeld
nusfjord-verb-copy = nachahmen
    .description = Ahme ein blockiertes Aktionsfeld nach
nusfjord-verb-elder = ältester
    .description = Setze einen Arbeiter auf einen deiner Ältesten
nusfjord-verb-skip = aussetzen
    .description = Setze in diesem Zug aus
nusfjord-verb-use = nutzen
    .description = Nutze ein Gebäude, das nur einmal wirkt
nusfjord-verb-convert = tauschen
    .description = Tausche Waren mit einem deiner Gebäude
nusfjord-verb-trade = abgeben
    .description = Verkaufe ein Schiff mit einem deiner Gebäude
nusfjord-verb-done = fertig
    .description = Beende deinen Zug
nusfjord-verb-build = bauen
    .description = Baue ein Gebäude der Auslage oder von deiner Hand
nusfjord-verb-other = mitspieler
    .description = Bestimme einen Mitspieler für die Kosten eines Gebäudes
nusfjord-verb-at = bauplatz
    .description = Sag, wohin das Gebäude kommt
nusfjord-verb-reserve = rücklagen
    .description = Sag, wie viel du aus den Rücklagen zahlst
nusfjord-verb-ship = schiff
    .description = Baue ein Schiff
nusfjord-verb-serve = servieren
    .description = Sag, wie viele Teller du füllst
nusfjord-verb-fell = roden
    .description = Entferne einen Waldstreifen
nusfjord-verb-plant = pflanzen
    .description = Lege Waldstreifen auf ein Doppelfeld
nusfjord-verb-take = nehmen
    .description = Nimm einen Ältesten
nusfjord-verb-now = sofort
    .description = Nutze den neuen Ältesten sofort
nusfjord-verb-do = ausführen
    .description = Führe die Aktion aus, die eine Karte anbietet
nusfjord-verb-choose = wählen
    .description = Wähle eine der Aktionen einer Karte
nusfjord-verb-times = oft
    .description = Sag, wie oft du tauschst
nusfjord-verb-move = verschieben
    .description = Sag, wie viel du verschiebst
nusfjord-verb-upgrade = aufwerten
    .description = Ersetze ein Schiff durch das nächstgrößere
nusfjord-verb-sell = verkaufen
    .description = Verkaufe ein Schiff
nusfjord-verb-share = anteil
    .description = Nimm einen neu realisierten Anteil
nusfjord-verb-first = zuerst
    .description = Sag, welche Wirkung zuerst kommt
nusfjord-verb-feed = versorgen
    .description = Sag, welcher Älteste einen Fisch bekommt
nusfjord-verb-dividend = dividende
    .description = Sag, welcher Inhaber deiner Anteile einen Fisch bekommt
nusfjord-verb-decline = verzichten
    .description = Verzichte darauf

nusfjord-argument-action = aktion
    .description = Eine Aktion des Aktionsplans
nusfjord-argument-elder = ältester
    .description = Der Name des Ältesten
nusfjord-argument-building = gebäude
    .description = Der Name des Gebäudes
nusfjord-argument-what = ware
    .description = Was du bekommst
nusfjord-argument-amount = menge
    .description = Wie viel oder wie oft
nusfjord-argument-ship = schiff
    .description = Die Art des Schiffs
nusfjord-argument-company = betrieb
    .description = Die Farbe des Betriebs
nusfjord-argument-space = feld
    .description = Ein Baufeld oder Doppelfeld
nusfjord-argument-double = doppelfeld
    .description = Ein Doppelfeld deines Hafenplans
nusfjord-argument-plates = teller
    .description = Die Zahl der Teller

# -- table options --------------------------------------------------------------------------------------------
nusfjord-setting-deck = Gebäudekarten
    .name = deck
    .description = Die Gebäude, mit denen ihr spielt; im gemischten Spiel die, die später kommen
nusfjord-value-deck-herring = Herings-Deck (gut für den Anfang)
nusfjord-value-deck-mackerel = Makrelen-Deck
nusfjord-value-deck-cod = Dorsch-Deck
nusfjord-setting-mixed = Gemischtes Spiel
    .name = gemischt
    .description = Die erste Auslage nimmt Karten aus allen drei Decks
nusfjord-value-mixed-no = nein (alles aus einem Deck)
nusfjord-value-mixed-yes = ja (die erste Auslage kommt aus allen drei Decks)
nusfjord-setting-series = Gespielt wird
    .name = serie
    .description = Eine Partie, Hin- und Rückspiel zu zweit oder eine Kampagne aus drei Solospielen
nusfjord-value-series-single = eine Partie
nusfjord-value-series-return = Hin- und Rückspiel (die Punkte beider Partien zählen)
nusfjord-value-series-campaign = Kampagne (drei Solospiele nacheinander)
nusfjord-setting-solo = Solo-Stufe
    .name = solo
    .description = Allein mit Arbeitern in zwei oder, schwieriger, in drei Farben
nusfjord-value-solo-basic = leichter (Arbeiter in zwei Farben)
nusfjord-value-solo-advanced = schwerer (Arbeiter in drei Farben)

nusfjord-phase-setup = Aufbau
nusfjord-phase-fishing = Fangzeit
nusfjord-phase-work = Arbeitszeit
nusfjord-phase-end = Spielende

nusfjord-category-ships = Schiffe
nusfjord-category-buildings = Gebäude
nusfjord-category-shares = Anteile
nusfjord-category-gold = Gold
nusfjord-category-spaces = Leere Baufelder
nusfjord-category-unissued = Nicht realisierte Anteile
nusfjord-title-campaign = Kampagne

# -- names the data files do not give -------------------------------------------------------------------------
nusfjord-name-wood = Holz
nusfjord-name-fish = Fisch
nusfjord-name-gold = Gold
nusfjord-name-schooner_gold = Schoner für Gold
nusfjord-name-track = Fischfangleiste
nusfjord-name-a2 = a2
nusfjord-name-a3 = a3
nusfjord-name-a4 = a4
nusfjord-name-b1 = b1
nusfjord-name-b2 = b2
nusfjord-name-b3 = b3
nusfjord-name-b4 = b4
nusfjord-name-c1 = c1
nusfjord-name-c2 = c2
nusfjord-name-c3 = c3
nusfjord-name-c4 = c4
nusfjord-name-a3a4 = a3–a4
nusfjord-name-b1b2 = b1–b2
nusfjord-name-b3b4 = b3–b4
nusfjord-name-c1c2 = c1–c2
nusfjord-name-c3c4 = c3–c4
# Was die Datendatei anders nennt als die Sätze.
nusfjord-name-take_elder =
    .instead = Ältesten nehmen

# -- nouns used by the sentences below; each reads the argument its sentence was given ------------------------
nusfjord-noun-goods = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] nichts
           *[other] { $gold } Gold
        }
       *[other] { nusfjord-noun-fishes }{ $gold ->
            [0] {""}
           *[other] {" "}und { $gold } Gold
        }
    }
   *[other] { $wood } Holz{ $fish ->
        [0] {""}
       *[other] { $gold ->
            [0] {" "}und
           *[other] ,
        } { nusfjord-noun-fishes }
    }{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    }
}
nusfjord-noun-fishes = { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
nusfjord-noun-got = { $get_wood ->
    [0] { $get_fish ->
        [0] { $get_gold } Gold
       *[other] { nusfjord-noun-gotfish }{ $get_gold ->
            [0] {""}
           *[other] {" "}und { $get_gold } Gold
        }
    }
   *[other] { $get_wood } Holz{ $get_fish ->
        [0] {""}
       *[other] { $get_gold ->
            [0] {" "}und
           *[other] ,
        } { nusfjord-noun-gotfish }
    }{ $get_gold ->
        [0] {""}
       *[other] {" "}und { $get_gold } Gold
    }
}
nusfjord-noun-gotfish = { $get_fish ->
    [one] 1 Fisch
   *[other] { $get_fish } Fische
}
nusfjord-noun-amount = { $amount } { $good_id ->
    [wood] Holz
    [fish] { $amount ->
        [one] Fisch
       *[other] Fische
    }
   *[other] Gold
}
nusfjord-noun-price = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] kostenlos
           *[other] für { nusfjord-noun-goods }
        }
       *[other] für { nusfjord-noun-goods }
    }
   *[other] für { nusfjord-noun-goods }
}
nusfjord-noun-felled = { $wood ->
    [0] kein Platz für Holz
   *[other] +{ $wood } Holz{ nusfjord-noun-andlost }
}
nusfjord-noun-lost_in_short = { $lost ->
    [one] 1 Holz verfällt
   *[other] { $lost } Holz verfallen
}
nusfjord-noun-andlost = { $lost ->
    [0] {""}
   *[other] {" "}· { nusfjord-noun-lost_in_short }
}
nusfjord-noun-nextprice = { $next_wood ->
    [0] { $next_fish ->
        [0] { $next_gold ->
            [0] kostenlos
           *[other] für { nusfjord-noun-nextgoods }
        }
       *[other] für { nusfjord-noun-nextgoods }
    }
   *[other] für { nusfjord-noun-nextgoods }
}
nusfjord-noun-nextgoods = { $next_wood ->
    [0] { $next_fish ->
        [0] { $next_gold ->
            [0] nichts
           *[other] { $next_gold } Gold
        }
       *[other] { nusfjord-noun-nextfishes }{ $next_gold ->
            [0] {""}
           *[other] {" "}und { $next_gold } Gold
        }
    }
   *[other] { $next_wood } Holz{ $next_fish ->
        [0] {""}
       *[other] { $next_gold ->
            [0] {" "}und
           *[other] ,
        } { nusfjord-noun-nextfishes }
    }{ $next_gold ->
        [0] {""}
       *[other] {" "}und { $next_gold } Gold
    }
}
nusfjord-noun-nextfishes = { $next_fish ->
    [one] 1 Fisch
   *[other] { $next_fish } Fische
}
nusfjord-noun-next = { $next_does_id ->
    [build_ship] { $next_thing } { nusfjord-noun-nextprice }
    [build_building] { $next_thing } { nusfjord-noun-nextprice }
    [buy_shares] { $next_count ->
        [one] 1 Anteil
       *[other] { $next_count } Anteile
    } { nusfjord-noun-nextprice }
    [serve_fish] { $next_count } Teller { nusfjord-noun-nextprice }
   *[exchange] { nusfjord-noun-nextprice }
}
nusfjord-noun-gold_price = { $gold ->
    [0] kostenlos
   *[other] für { $gold } Gold
}
nusfjord-noun-cost = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] kostenlos
           *[other] { nusfjord-noun-goods }
        }
       *[other] { nusfjord-noun-goods }
    }
   *[other] { nusfjord-noun-goods }
}
nusfjord-noun-printed = { $printed_wood ->
    [0] { $printed_fish ->
        [0] { $printed_gold ->
            [0] nichts
           *[other] { $printed_gold } Gold
        }
       *[other] { nusfjord-noun-printedfishes }{ $printed_gold ->
            [0] {""}
           *[other] {" "}und { $printed_gold } Gold
        }
    }
   *[other] { $printed_wood } Holz{ $printed_fish ->
        [0] {""}
       *[other] { $printed_gold ->
            [0] {" "}und
           *[other] ,
        } { nusfjord-noun-printedfishes }
    }{ $printed_gold ->
        [0] {""}
       *[other] {" "}und { $printed_gold } Gold
    }
}
nusfjord-noun-printedfishes = { $printed_fish ->
    [one] 1 Fisch
   *[other] { $printed_fish } Fische
}
nusfjord-noun-for_less = { nusfjord-noun-cost } statt { nusfjord-noun-printed }
nusfjord-noun-comma-board = { $elders ->
    [0] {""}
   *[other] {", "}
}
nusfjord-noun-comma-others = { $board ->
    [0] { nusfjord-noun-comma-board }
   *[other] {", "}
}
nusfjord-noun-comma-own = { $others ->
    [0] { nusfjord-noun-comma-others }
   *[other] {", "}
}
nusfjord-noun-comma-stored = { $own ->
    [0] { nusfjord-noun-comma-own }
   *[other] {", "}
}
nusfjord-noun-comma-bycatch = { $stored ->
    [0] { nusfjord-noun-comma-stored }
   *[other] {", "}
}
nusfjord-noun-good = { $good_id ->
    [wood] Holz
    [fish] Fisch
   *[other] Gold
}
nusfjord-noun-elder = { $elder_id ->
    [contractor] Bauherrn
    [sailor] Matrosen
   *[other] { $elder }
}
nusfjord-noun-aship = { $ship_id ->
    [sloop] eine Slup
    [cutter] einen Kutter
   *[other] einen Schoner
}
nusfjord-noun-toship = { $new_id ->
    [cutter] einen Kutter
   *[other] einen Schoner
}
nusfjord-noun-color = { $company_id ->
    [red] roten
    [blue] blauen
    [yellow] gelben
    [green] grünen
    [white] weißen
   *[other] { $company }
}
nusfjord-noun-no_action = { $action_id ->
    [take_gold] Kein Gold nehmen
    [transfer_reserve] Rücklagen nicht flüssigmachen
    [serve_fish] Keinen Fisch servieren
    [build_building] Kein Gebäude bauen
    [issue_share] Keinen Anteil realisieren
    [buy_shares] Keine Anteile kaufen
    [deforest] Nicht abholzen
    [thin_out] Nicht durchforsten
    [reforest] Nicht aufforsten
    [build_ship] Kein Schiff bauen
    [take_elder] Keinen Ältesten nehmen
   *[other] Nein: { $action }
}

# -- events ---------------------------------------------------------------------------------------------------
nusfjord-event-game_began = { $game ->
    [1] Der Hafen ist aufgebaut.
   *[other] Partie { $game } der Serie beginnt.
}
nusfjord-event-cards_revealed = Neue { $letter }-Gebäude: { $cards }.
nusfjord-event-round_began = Runde { $round } beginnt.
nusfjord-event-leads = beginn{ t } die Runde
nusfjord-event-hands_dealt = { $count ->
    [one] Alle bekommen ein C-Gebäude auf die Hand.
   *[other] Alle bekommen { $count } C-Gebäude auf die Hand.
}
nusfjord-event-hand_dealt = bekomm{ t } diese C-Gebäude auf die Hand: { $cards }
    .instead = hands_dealt
nusfjord-event-hand_laid_out = leg{ t } die restlichen Handkarten offen aus ({ $cards })
nusfjord-event-workers_home = { $color_id ->
    [red] Die roten Arbeiter kehren heim.
    [blue] Die blauen Arbeiter kehren heim.
   *[other] Die gelben Arbeiter kehren heim.
}
nusfjord-event-fished = fäng{ t } { $haul } Fische ({ $elders ->
    [0] {""}
   *[other] { $elders } für Älteste
}{ $board ->
    [0] {""}
   *[other] { nusfjord-noun-comma-board }{ $board } für Anteile auf dem Aktionsplan
}{ $others ->
    [0] {""}
   *[other] { nusfjord-noun-comma-others }{ $others } für Anteile bei anderen
}{ $own ->
    [0] {""}
   *[other] { nusfjord-noun-comma-own }{ $own } für eigene Anteile
}{ $stored ->
    [0] {""}
   *[other] { nusfjord-noun-comma-stored }{ $stored } in die Rücklagen
}{ $bycatch ->
    [0] {""}
   *[other] { nusfjord-noun-comma-bycatch }{ $bycatch } zurückgegeben
})
nusfjord-event-elder_chosen = versorg{ t } den { nusfjord-noun-elder }
    .one = den { nusfjord-noun-elder }
    .all = versorg{ t } { $items }
nusfjord-event-holder_paid = gib{ t } { nusfjord-noun-fishes } an { $company }
    .one = { nusfjord-noun-fishes } an { $company }
    .all = gib{ t } { $items }
nusfjord-event-dividends = nimm{ t } für Anteile { nusfjord-noun-fishes } ein
nusfjord-event-elder_cleared = räum{ t } die Fische { $elder_again ->
    [yes] von ihm
   *[no] vom { nusfjord-noun-elder }
} ab
nusfjord-event-skipped = setzt aus
nusfjord-event-placed = setzt einen Arbeiter ein ({ $action })
nusfjord-event-imitated = ahm{ t } ein blockiertes Feld nach ({ $action })
nusfjord-event-copied = nutzt ein blockiertes Feld ({ $action })
nusfjord-event-elder_used = setzt einen Arbeiter auf den { nusfjord-noun-elder }
nusfjord-event-elder_fed = { $elder_again ->
    [yes] versorg{ t } ihn von der Festtafel
   *[no] versorg{ t } den { nusfjord-noun-elder } von der Festtafel
} ({ $filled ->
    [0] kein Teller mehr gefüllt
    [one] noch 1 Teller gefüllt
   *[other] noch { $filled } Teller gefüllt
})
nusfjord-event-elder_taken = nimm{ t } den { nusfjord-noun-elder }
nusfjord-event-elder_revealed = Ein verdeckter Ältester wird aufgedeckt: { $elder }.
nusfjord-event-elder_declined = nutzt { $elder_again ->
    [yes] ihn
   *[no] den { nusfjord-noun-elder }
} noch nicht
nusfjord-event-gained = bekomm{ t } { nusfjord-noun-goods }{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
    .one = { nusfjord-noun-goods }{ $source_again ->
        [yes] {""}
       *[no] {" "}({ $source })
    }
    .all = bekomm{ t } { $items }
nusfjord-event-stored = leg{ t } { nusfjord-noun-goods } in die Rücklagen{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-gave = gib{ t } { nusfjord-noun-goods } ab{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-wood_lost = verlier{ t } { $wood } Holz (kein Platz)
nusfjord-event-transferred = verschieb{ t } { nusfjord-noun-goods } aus den Rücklagen in den Vorrat
nusfjord-event-moved = verschieb{ t } { nusfjord-noun-amount } aus den Rücklagen in den Vorrat
nusfjord-event-set_aside = verschieb{ t } { nusfjord-noun-amount } aus dem Vorrat in die Rücklagen
nusfjord-event-paid_from_reserve = nimm{ t } davon { nusfjord-noun-amount } aus den Rücklagen
nusfjord-event-served = füll{ t } { $plates ->
    [one] 1 Teller
   *[other] { $plates } Teller
} für { nusfjord-noun-fishes } ({ $filled } von 7 gefüllt)
nusfjord-event-building_paid = bau{ t } „{ $building }“ { nusfjord-noun-price }
    .revealed = alle haben die Karte aus deiner Hand gesehen
nusfjord-event-building_placed = leg{ t } { $building_again ->
    [yes] das Gebäude
   *[no] „{ $building }“
} auf { $site_id ->
    [track] die Fischfangleiste
   *[other] Feld { $site }
}
nusfjord-event-share_issued = realisier{ t } einen { nusfjord-noun-color } Anteil
nusfjord-event-shares_bought = kauf{ t } { $count ->
    [one] 1 Anteil
    [2] beide Anteile
   *[other] alle { $count } Anteile
} { nusfjord-noun-gold_price }
nusfjord-event-shares_bought_of = kauf{ t } { $count ->
    [one] 1 Anteil
    [2] beide Anteile
   *[other] alle { $count } Anteile
} ({ $companies_full }) { nusfjord-noun-gold_price }
nusfjord-event-share_taken = nimm{ t } einen { nusfjord-noun-color } Anteil{ $source_again ->
    [yes] {""}
   *[no] {" "}({ $source })
}
nusfjord-event-forest_removed = entfern{ t } einen Waldstreifen auf { $double }{ $left ->
    [0] {" "}(2 Baufelder werden frei)
   *[other] {""}
}
nusfjord-event-forest_planted = pflanzt { $strips ->
    [one] 1 Waldstreifen
   *[other] { $strips } Waldstreifen
} auf { $double }
nusfjord-event-ship_built = bau{ t } { nusfjord-noun-aship } { nusfjord-noun-price } (Fangmenge { $haul })
nusfjord-event-ship_taken = nimm{ t } { nusfjord-noun-aship } kostenlos ({ $source_again ->
    [yes] {""}
   *[no] { $source },{" "}
}Fangmenge { $haul })
nusfjord-event-ship_upgraded = tausch{ t } { nusfjord-noun-aship } gegen { nusfjord-noun-toship } ({ $source }, Fangmenge { $haul })
nusfjord-event-ship_sold = verkauf{ t } { nusfjord-noun-aship } ({ $source }, Fangmenge { $haul })
nusfjord-event-used_once = nutzt „{ $building }“ (geht nur einmal)
nusfjord-event-declined = { $source_again ->
    [yes] lässt es dabei
   *[no] verzichte{ t } auf das Angebot ({ $source })
}
nusfjord-event-scored = komm{ t } auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
nusfjord-event-game_ended = Die Partie ist zu Ende.

# -- questions; `.short` follows "Name: " ---------------------------------------------------------------------
nusfjord-ask-turn = Wohin mit deinem Arbeiter (Zug { $turn } von { $turns })?
    .short = Zug { $turn } von { $turns }
    .ways = eine Aktion mit den nächsten Schritten
nusfjord-ask-rest = Gebäude nutzen oder Zug beenden?
    .short = Gebäude nutzen oder Zug beenden
    .ways = Gebäude nutzen, Zug beenden
nusfjord-ask-final = Vor der Wertung: Gebäude nutzen?
    .short = letzte Nutzung vor der Wertung
    .ways = Gebäude nutzen, zur Wertung
    .button = { $verb ->
        [done] Zur Wertung
       *[other] { $choice }
    }
nusfjord-ask-build = Welches Gebäude baust du?
    .short = Gebäude wählen
    .before = { $choice } (Gebäude folgt)
    .ways = welches Gebäude und was folgt
nusfjord-ask-name_other = Wessen Fangmenge zählt ({ $building })?
    .short = Mitspieler bestimmen
    .before = { $choice } (Mitspieler folgt)
    .ways = wessen Fangmenge und was folgt
nusfjord-ask-pay_mix = Wie viel davon zahlst du aus den Rücklagen ({ nusfjord-noun-amount })?
    .short = { nusfjord-noun-amount } zahlen
    .before = { $choice } (Bezahlung folgt)
    .ways = Zahlung und was folgt
nusfjord-ask-site = Auf welches Feld legst du „{ $building }“?
    .short = Gebäude legen
    .alike = { $choice } (1 von { $count } gleichen)
    .before = { $choice } (Feld folgt)
    .ways = Baufeld und was folgt
nusfjord-ask-ship = Welches Schiff baust du?
    .short = Schiff wählen
    .before = { $choice } (Schiff folgt)
    .ways = Schiff und was folgt
nusfjord-ask-serve = Wie viele Teller füllst du?
    .short = Fisch servieren ({ $filled } Teller gefüllt)
    .before = { $choice } (Teller folgen)
    .ways = Teller und was folgt
nusfjord-ask-fell = Welchen Waldstreifen entfernst du ({ nusfjord-noun-felled })?
    .short = Wald entfernen (+{ $wood } Holz)
    .before = { $choice } (Wald folgt)
    .ways = welcher Wald und was folgt
nusfjord-ask-plant = Wohin pflanzt du die { $strips } Waldstreifen?
    .short = { $strips } Waldstreifen pflanzen
    .before = { $choice } (Feld folgt)
    .ways = wohin mit dem Wald und was folgt
nusfjord-ask-take_elder = Welchen Ältesten nimmst du?
    .short = Ältesten nehmen
    .before = { $choice } (Ältester folgt)
    .ways = welcher Älteste, sofort genutzt oder nicht
nusfjord-ask-use_now = { $elder }: sofort nutzen?
    .short = neuen Ältesten nutzen oder nicht
    .before = { $choice } (Nutzung folgt)
    .ways = sofort nutzen oder nicht und was folgt
    .step = { $verb ->
        [decline] noch nicht nutzen
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] Erst später nutzen (mit Arbeiter)
       *[other] { $choice }
    }
nusfjord-ask-use_now_or_never = { nusfjord-ask-use_now }
    .short = neuen Ältesten nutzen oder nicht
    .before = { $choice } (Nutzung folgt)
    .ways = sofort nutzen oder gar nicht und was folgt
    .step = { $verb ->
        [decline] nicht nutzen
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] Nicht nutzen (dein letzter Zug)
       *[other] { $choice }
    }
nusfjord-ask-provide = Erst Fisch servieren ({ $elder }, { $filled } Teller gefüllt)?
    .short = erst servieren ({ $filled } Teller gefüllt)
    .before = { $choice } (Teller folgen)
    .ways = erst servieren oder nicht und was folgt
nusfjord-ask-feed_elders = Welcher Älteste bekommt einen Fisch (noch { $fish })?
    .short = Älteste versorgen (noch { $fish })
    .ways = welche Ältesten und was folgt
nusfjord-ask-pay_holders = Wessen Anteile bekommen einen Fisch (noch { $fish })?
    .short = Inhaber bedienen (noch { $fish })
    .ways = wessen Anteile und was folgt
nusfjord-ask-order = Welche Wirkung kommt zuerst?
    .short = Wirkungen ordnen
    .before = { $choice } (Reihenfolge folgt)
    .ways = welche Wirkung zuerst und was folgt
nusfjord-ask-card_exchange = { $source }: Wie oft tauschst du?
    .short = Waren tauschen
    .before = { $choice } (Tausch folgt)
    .ways = Tausch und was folgt
    .step = { $verb ->
        [decline] kein Tausch
        [convert] { $choice }
       *[other] Tausch: { $choice }
    }
    .button = { $verb ->
        [decline] Kein Tausch
       *[other] { $choice }
    }
nusfjord-ask-card_action = { $source }: { $action }?
    .short = Aktion ausführen oder nicht
    .before = { $choice } (Angebot folgt: { $action })
    .ways = { $action } oder nicht und was folgt
    .step = { $verb ->
        [decline] { nusfjord-noun-no_action }
       *[other] { $choice }
    }
    .button = { $verb ->
        [decline] { nusfjord-noun-no_action }
       *[other] { $choice }
    }
nusfjord-ask-card_choose = { $source }: Welche Aktion?
    .short = Aktion der Karte wählen
    .before = { $choice } (Aktion folgt)
    .ways = welche Aktion und was folgt
nusfjord-ask-card_remove_forest = { $source }: Welcher Wald ({ $count ->
    [1] +{ nusfjord-noun-goods }{ nusfjord-noun-andlost }
   *[other] { $number }/{ $count }, dann +{ nusfjord-noun-goods }{ nusfjord-noun-andlost }
})?
    .short = Waldstreifen entfernen
    .before = { $choice } (Wald folgt)
    .ways = welcher Wald und was folgt
nusfjord-ask-card_place_forest = { $source }: Wohin mit dem Waldstreifen?
    .short = Waldstreifen pflanzen
    .before = { $choice } (Feld folgt)
    .ways = wohin mit dem Wald und was folgt
nusfjord-ask-card_upgrade_ship = { $source }: Welches Schiff wertest du auf?
    .short = Schiff aufwerten
    .before = { $choice } (Schiff folgt)
    .ways = welches Schiff und was folgt
nusfjord-ask-card_sell_ship = { $source }: Welches Schiff verkaufst du?
    .short = Schiff verkaufen
    .before = { $choice } (Schiff folgt)
    .ways = welches Schiff und was folgt
nusfjord-ask-card_take_share = { $source }: Welchen Anteil nimmst du?
    .short = Anteil nehmen
    .before = { $choice } (Anteil folgt)
    .ways = welcher Anteil und was folgt
nusfjord-ask-card_move = { $source }: Wie viel { nusfjord-noun-good } verschiebst du?
    .short = { nusfjord-noun-good } verschieben
    .before = { $choice } (Menge folgt)
    .ways = wie viel und was folgt
nusfjord-ask-card_copy_action = { $source }: Welches blockierte Feld?
    .short = blockiertes Feld wählen
    .before = { $choice } (Feld folgt)
    .ways = welches Feld und was folgt

# -- buttons --------------------------------------------------------------------------------------------------
nusfjord-choice-place = { $arg1 }
    .group = Arbeiter einsetzen
nusfjord-choice-copy = Nachahmen: { $arg1 }
    .group = Blockiertes Feld nachahmen
nusfjord-choice-elder = Ältester: { $arg1 }
    .group = Ältesten nutzen
nusfjord-choice-skip = Aussetzen
    .group = Oder nichts tun
    .sure = Dieser Arbeiter tut in dieser Runde nichts mehr.
nusfjord-choice-use = Einmalig nutzen: { $arg1 }
    .group = Gebäude einmalig nutzen
nusfjord-choice-convert = { $arg1 }: { $id2 ->
    [wood] Holz
    [fish] Fisch
   *[other] Gold
} ×{ $arg3 }
    .group = Waren tauschen
nusfjord-choice-trade = { $arg1 }: { $id2 ->
    [sloop] Slup verkaufen
    [cutter] Kutter verkaufen
   *[other] Schoner verkaufen
}
    .group = Schiffe verkaufen
nusfjord-choice-done = Zug beenden
    .group = Fertig
    .sure = Du könntest noch Waren gegen Gold tauschen oder ein Gebäude nutzen. Fische und Holz zählen in der Wertung nichts.
nusfjord-choice-build = { $arg1 }
    .group = Gebäude bauen
nusfjord-choice-other = { $id1 ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [white] Weiß
   *[other] { $arg1 }
}
    .group = Wessen Fangmenge zählt
nusfjord-choice-at = { $id1 ->
    [track] Auf die Fischfangleiste
   *[other] Auf Feld { $arg1 }
}
    .group = Gebäude legen
nusfjord-choice-reserve = { $arg1 } aus den Rücklagen
    .group = Bezahlen
nusfjord-choice-ship = { $arg1 }
    .group = Schiff bauen
nusfjord-choice-serve = { $id1 ->
    [1] 1 Teller
   *[other] { $arg1 } Teller
}
    .group = Teller füllen
nusfjord-choice-fell = Wald auf { $arg1 }
    .group = Waldstreifen entfernen
nusfjord-choice-plant = Pflanzen auf { $arg1 }
    .group = Waldstreifen pflanzen
nusfjord-choice-take = { $arg1 }
    .group = Ältesten nehmen
nusfjord-choice-now = Sofort nutzen: { $arg1 }
    .group = Neuen Ältesten nutzen
nusfjord-choice-do = Ja: { $arg1 }
    .group = Aktion ausführen
nusfjord-choice-choose = { $arg1 }
    .group = Aktion wählen
nusfjord-choice-times = { $id1 ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
    [4] Viermal
   *[other] { $arg1 }-mal
}
    .group = Wie oft
    .step = { $id1 ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $arg1 }-mal
    }
nusfjord-choice-move = { $arg1 } verschieben
    .group = Wie viel
nusfjord-choice-upgrade = { $id1 ->
    [sloop] Slup zu Kutter
   *[other] Kutter zu Schoner
}
    .group = Schiff aufwerten
nusfjord-choice-sell = { $id1 ->
    [sloop] Eine Slup verkaufen
    [cutter] Einen Kutter verkaufen
   *[other] Einen Schoner verkaufen
}
    .group = Schiff verkaufen
nusfjord-choice-share = { $id1 ->
    [red] Ein roter Anteil
    [blue] Ein blauer Anteil
    [yellow] Ein gelber Anteil
    [green] Ein grüner Anteil
    [white] Ein weißer Anteil
   *[other] { $arg1 }
}
    .group = Anteil nehmen
nusfjord-choice-first = Zuerst: { $arg1 }
    .group = Wirkungen ordnen
nusfjord-choice-feed = Versorgen: { $arg1 }
    .group = Ältesten versorgen
nusfjord-choice-dividend = { $id1 ->
    [red] An Rot
    [blue] An Blau
    [yellow] An Gelb
    [green] An Grün
    [white] An Weiß
   *[other] { $arg1 }
}
    .group = Inhaber bedienen
nusfjord-choice-decline = Verzichten
    .group = Oder darauf verzichten

# -- small print ----------------------------------------------------------------------------------------------
nusfjord-detail-goods = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] kein Platz für Holz
           *[other] +{ nusfjord-noun-goods }
        }
       *[other] +{ nusfjord-noun-goods }
    }
   *[other] +{ nusfjord-noun-goods }
}
nusfjord-detail-felled = { $wood ->
    [0] kein Platz für Holz
   *[other] +{ $wood } Holz
}, −{ $strips } Wald{ nusfjord-noun-freed }
    .sure = Das ist dein letzter Zug: Holz zählt nichts, und jedes Feld, das dadurch frei wird, kostet dich Punkte.
    .least = { $wood ->
        [0] kein Platz für Holz
       *[other] +{ $wood } Holz
    }
nusfjord-noun-freed = { $loss ->
    [0] {""}
   *[other] , macht 2 Baufelder frei (je −{ $loss } SP, solange leer)
}
nusfjord-noun-lost = { nusfjord-noun-lost_in_short }: kein Platz
nusfjord-detail-goods_with_loss = { $wood ->
    [0] { $fish ->
        [0] { $gold ->
            [0] { nusfjord-noun-lost }
           *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
        }
       *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
    }
   *[other] +{ nusfjord-noun-goods } · { nusfjord-noun-lost }
}
nusfjord-detail-felled_with_loss = { $wood ->
    [0] {""}
   *[other] +{ $wood } Holz,{" "}
}−{ $strips } Wald{ nusfjord-noun-freed } · { nusfjord-noun-lost }
    .least = { $wood ->
        [0] { nusfjord-noun-lost }
       *[other] +{ $wood } Holz · { nusfjord-noun-lost }
    }
    .sure = { $wood ->
        [0] In deinen Vorrat passt kein Holz mehr: Der Wald ist weg, und du bekommst nichts.
       *[other] { nusfjord-detail-felled.sure }
    }
nusfjord-detail-next_plate = nächster Teller für { nusfjord-noun-fishes }: +{ $gold } Gold, noch { $left } leer
    .step = {""}
nusfjord-noun-left_unissued = { $left ->
    [0] danach alle realisiert
   *[other] danach noch { $left } nicht realisiert
}
nusfjord-detail-issued = +{ $gold } Gold, { $points ->
    [0] { nusfjord-noun-left_unissued }
   *[other] +{ $points } SP ({ nusfjord-noun-left_unissued })
}, 1 Anteil kommt in den Verkauf
nusfjord-noun-shares = { $count ->
    [one] 1 Anteil
   *[other] { $count } Anteile
} { nusfjord-noun-gold_price }
nusfjord-detail-shares = { nusfjord-noun-shares } · { $points } SP
    .least = { nusfjord-noun-shares }
nusfjord-detail-building = { nusfjord-noun-cost } · { $points } SP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · { $points } SP
nusfjord-detail-star_building = { nusfjord-noun-cost } · ★ jetzt { $points } SP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · ★ jetzt { $points } SP
nusfjord-detail-building_for_less = { nusfjord-noun-for_less } · { $points } SP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · { $points } SP
nusfjord-detail-star_building_for_less = { nusfjord-noun-for_less } · ★ jetzt { $points } SP{ nusfjord-noun-from_hand }
    .least = { nusfjord-noun-cost } · ★ jetzt { $points } SP
nusfjord-noun-from_hand = { $hand ->
    [0] {""}
   *[other] {" "}· aus deiner Hand (lässt sich nicht zurücknehmen)
}
nusfjord-detail-affordable = { $count ->
    [one] 1 möglich
   *[other] { $count } möglich
}
    .step = {""}
nusfjord-detail-ships = { $ships }
    .step = {""}
nusfjord-detail-only_building = { $building }: { nusfjord-noun-cost } · { $points } SP
    .step = { nusfjord-noun-cost } · { $points } SP
    .least = { nusfjord-noun-cost } · { $points } SP
nusfjord-detail-only_star_building = { $building }: { nusfjord-noun-cost } · ★ jetzt { $points } SP
    .step = { nusfjord-noun-cost } · ★ jetzt { $points } SP
    .least = { nusfjord-noun-cost } · ★ { $points } SP
nusfjord-detail-only_ship = { $ship }: { nusfjord-detail-ship }
    .step = { nusfjord-detail-ship }
    .least = { nusfjord-noun-cost }
nusfjord-detail-stacks = { $count ->
    [one] 1 zur Wahl
   *[other] { $count } zur Wahl
}{ $plates ->
    [0] ; sofort nutzen geht nicht (kein Fisch auf der Festtafel)
   *[other] ; den genommenen darfst du gleich nutzen, wenn möglich
}
    .step = {""}
nusfjord-detail-forests = +{ $strips } Wald{ $points ->
    [0] {""}
   *[other] {" "}auf 2 Baufelder (+{ $points } SP)
}
    .least = +{ $strips } Wald
nusfjord-noun-plates = { $plates ->
    [0] {""}
    [one] (letzter Teller)
   *[other] (1 von { $plates } Tellern)
}
nusfjord-detail-effect = { $elder_text }
    .label = { $idle ->
        [0] { nusfjord-noun-plates }
       *[other] (jetzt ohne Wirkung)
    }
nusfjord-noun-follows = { $does_id ->
    [build_ship] { $thing } { nusfjord-noun-price }
    [build_building] { $thing } { nusfjord-noun-price }
    [buy_shares] { nusfjord-noun-shares }
    [serve_fish] { $count } Teller für { nusfjord-noun-fishes }
   *[exchange] für { nusfjord-noun-goods }
}
nusfjord-detail-follows = dann von selbst: { nusfjord-noun-follows }
    .least = { nusfjord-noun-follows }
nusfjord-detail-effect_follows = { $does_id ->
    [serve_fish] { $elder_text } Jetzt:
   *[other] Jetzt:
} { nusfjord-noun-follows }
    .label = { nusfjord-noun-plates }
    .least = { nusfjord-noun-follows }
nusfjord-detail-effect_follows_next = { nusfjord-detail-effect_follows }, dann { nusfjord-noun-next }
    .label = { nusfjord-noun-plates }
    .least = { nusfjord-noun-follows } …
nusfjord-detail-effect_with_loss = { $elder_text }
    .label = { $plates ->
        [0] ({ nusfjord-noun-lost })
        [one] (letzter Teller; { nusfjord-noun-lost })
       *[other] (1 von { $plates } Tellern; { nusfjord-noun-lost })
    }
nusfjord-detail-given_up_follows = die Aktion verfällt; dann von selbst: { nusfjord-noun-follows }
    .least = { nusfjord-noun-follows }
    .sure = „{ $action }“ kostet dich nichts und verfällt damit. Dann von selbst: { nusfjord-noun-follows }.
nusfjord-detail-blocked = Belegt von { $seats }{ $copy_id ->
    [possible] {" "}(nachahmbar)
   *[other] {""}
}: { $actions }
nusfjord-detail-last_round = Die letzte Runde
nusfjord-detail-room_for_forest = Auf { $spaces } geht kein Doppelfeld für Wald verloren
nusfjord-detail-no_room_for_forest = Jedes Feld teilt ein Doppelfeld, auf das noch Wald passt; welches, ist gleich
nusfjord-detail-price = kostet { nusfjord-noun-goods }
    .least = { nusfjord-detail-price }
nusfjord-detail-ship = { nusfjord-noun-cost } · Fangmenge { $haul } · { $points } SP
    .least = { nusfjord-noun-cost }
nusfjord-detail-ship_for_less = { nusfjord-noun-for_less } · Fangmenge { $haul } · { $points } SP
    .least = { nusfjord-noun-cost }
nusfjord-detail-plates = { nusfjord-noun-fishes }, +{ $gold } Gold
    .least = { nusfjord-detail-plates }
nusfjord-detail-plates_with_wood = { nusfjord-detail-plates }, { $wood ->
    [0] kein Platz für Holz
   *[other] +{ $wood } Holz
}
    .least = { nusfjord-detail-plates_with_wood }
nusfjord-detail-plates_with_loss = { nusfjord-detail-plates }{ $wood ->
    [0] {""}
   *[other] , +{ $wood } Holz
} · { nusfjord-noun-lost }
    .least = { nusfjord-detail-plates_with_loss }
nusfjord-detail-plates_next = { nusfjord-detail-plates } · dann von selbst: { nusfjord-noun-next }
    .least = { nusfjord-detail-plates } …
nusfjord-detail-swap = { nusfjord-noun-goods } → { nusfjord-noun-got }{ $free ->
    [1] {" "}(ohne Arbeiter)
   *[other] {""}
}
    .least = { nusfjord-detail-swap }
nusfjord-detail-swap_with_loss = { nusfjord-detail-swap } · { nusfjord-noun-lost }
    .least = { nusfjord-noun-goods } → { nusfjord-noun-got }, { nusfjord-noun-lost_in_short }
nusfjord-detail-swap_next = { nusfjord-detail-swap }{ $lost ->
    [0] {""}
   *[other] {" "}· { nusfjord-noun-lost }
} · dann von selbst: { nusfjord-noun-next }
    .least = { nusfjord-noun-goods } → { nusfjord-noun-got } …
nusfjord-detail-sale = +{ $gold } Gold
nusfjord-detail-from_supply = und { nusfjord-noun-amount } aus dem Vorrat
nusfjord-detail-elder_fish = { nusfjord-noun-fishes } auf diesem Ältesten
nusfjord-detail-elder_unused = die Aktion des Ältesten verfällt
    .sure = Nach deinem letzten Zug kann den { nusfjord-noun-elder } kein Arbeiter mehr nutzen.
nusfjord-detail-owed = { $shares ->
    [one] 1 Anteil ohne Fisch
   *[other] { $shares } Anteile ohne Fisch
}
nusfjord-detail-strips = { $strips ->
    [one] der einzige{ $loss ->
        [0] , macht 2 Baufelder frei
       *[other] { nusfjord-noun-freed }
    }
   *[other] { $strips } übereinander
}
    .least = { $strips ->
        [one] macht 2 Baufelder frei{ $loss ->
            [0] {""}
           *[other] {" "}(je −{ $loss } SP)
        }
       *[other] { $strips } übereinander
    }

nusfjord-detail-given_up = die Aktion verfällt
    .sure = „{ $action }“ kostet dich nichts und verfällt damit.

# -- why a choice is refused; the rule number is added behind -------------------------------------------------
nusfjord-reason-answer_first = Erst kommt eine andere Entscheidung: Beantworte sie mit einem ihrer Knöpfe.
nusfjord-reason-one_worker_a_turn = Dein Arbeiter steht schon; jetzt darfst du nur noch Gebäude nutzen oder den Zug beenden.
nusfjord-reason-unknown_action = „{ $action }“ ist keine Aktion; nimm einen der Vorschläge.
nusfjord-reason-space_blocked = Das Feld ist für diese Runde { $seats ->
    [0] belegt
   *[other] von { $seats } belegt
}{ $copy_id ->
    [possible] ; mit dem Nachahmungsplättchen kannst du es nachahmen.
   *[other] ; nimm ein anderes.
}
nusfjord-reason-copy_not_blocked = Auf „{ $action }“ ist noch Platz, und nur volle Felder lassen sich nachahmen; setze deinen Arbeiter dort ein.
nusfjord-reason-imitation_taken = Auf dem Feld, mit dem sich „{ $action }“ nachahmen ließe, steht schon ein Arbeiter; nimm ein anderes.
nusfjord-reason-no_imitation = „{ $action }“ lässt sich nicht nachahmen: Bei dieser Spielerzahl gibt es kein Nachahmungsplättchen.
nusfjord-reason-reserve_empty = Deine Rücklagen sind leer, es gibt nichts zu verschieben.
nusfjord-reason-plates_full = Alle Teller sind gefüllt; sie werden frei, wenn Älteste genutzt werden.
nusfjord-reason-plate_too_dear = Der nächste Teller verlangt { nusfjord-noun-fishes }, und so viel hast du nicht.
nusfjord-reason-too_many_plates = Du kannst höchstens { $most } Teller füllen.
nusfjord-reason-no_building_possible = Du kannst kein Gebäude bezahlen, das auf deinem Plan Platz hat.
nusfjord-reason-no_free_space = Du hast kein freies Baufeld; der letzte Waldstreifen eines Doppelfelds macht zwei frei.
nusfjord-reason-unknown_building = „{ $building }“ ist kein Gebäude; nimm einen der Vorschläge.
nusfjord-reason-building_not_offered = „{ $building }“ liegt weder aus, noch hast du es auf der Hand.
nusfjord-reason-building_too_dear = „{ $building }“ ist zu teuer: Du brauchst noch { nusfjord-noun-goods }.
nusfjord-reason-no_place_double = „{ $building }“ braucht ein freies Doppelfeld.
nusfjord-reason-no_place_track = „{ $building }“ braucht 3 freie Felder auf deiner Fischfangleiste.
nusfjord-reason-no_place_forest = „{ $building }“ braucht ein Doppelfeld mit Wald und ohne Gebäude.
nusfjord-reason-too_dear_with_other = Mit der Fangmenge dieses Mitspielers ist „{ $building }“ zu teuer für dich.
nusfjord-reason-cannot_pay_so = So lässt sich das nicht aus Vorrat und Rücklagen zahlen ({ nusfjord-noun-amount }); nimm eine der Aufteilungen.
nusfjord-reason-site_not_free = Auf { $site } kann „{ $building }“ nicht liegen; nimm eines der freien Felder.
nusfjord-reason-site_built = Auf { $site } liegt schon „{ $building }“.
nusfjord-reason-site_forest = Auf { $site } liegt noch Wald: Bauen kannst du dort erst, wenn der letzte Waldstreifen weg ist.
nusfjord-reason-no_unissued_share = Alle deine Anteile sind schon realisiert.
nusfjord-reason-no_share_for_sale = Es gibt keinen neu realisierten Anteil zu kaufen.
nusfjord-reason-shares_too_dear = Alle Anteile zusammen kosten { $gold } Gold, und so viel hast du nicht; einzeln gibt es sie nicht.
nusfjord-reason-no_forest = Du hast keinen Wald.
nusfjord-reason-forests_kept = Deine Wälder liegen unter einem Gebäude und dürfen nicht entfernt werden.
nusfjord-reason-forest_kept = Der Wald auf { $double } liegt unter einem Gebäude und darf nicht entfernt werden.
nusfjord-reason-no_forest_there = Auf { $double } liegt kein Wald.
nusfjord-reason-wood_full = Dein Holzvorrat ist voll, Durchforsten brächte nichts.
nusfjord-reason-no_free_double = Du hast kein freies Doppelfeld für Wald.
nusfjord-reason-double_not_free = Das Doppelfeld { $double } ist nicht frei.
nusfjord-reason-unknown_ship = „{ $ship }“ ist kein Schiff; es gibt Slup, Kutter und Schoner.
nusfjord-reason-ship_gone = Auf dem Ablageplan liegt { $ship_id ->
    [sloop] keine Slup
   *[other] kein { $ship }
} mehr.
nusfjord-reason-ship_too_long = { $ship_id ->
    [sloop] Eine Slup
   *[other] Ein { $ship }
} passt nicht mehr auf deine Fischfangleiste.
nusfjord-reason-ship_too_dear = { $ship_id ->
    [sloop] Eine Slup
   *[other] Einen { $ship }
} kannst du nicht bezahlen: Du brauchst noch { nusfjord-noun-goods }.
nusfjord-reason-no_ship_left = Auf dem Ablageplan sind keine Schiffe mehr.
nusfjord-reason-no_room_on_track = Kein Schiff, das noch da ist, passt auf deine Fischfangleiste.
nusfjord-reason-no_ship_affordable = Du kannst kein Schiff bezahlen, das passt.
nusfjord-reason-council_full = In deinem Rat sitzen schon fünf Älteste.
nusfjord-reason-no_elder_left = Es sind keine Ältesten mehr da.
nusfjord-reason-elder_covered = „{ $elder }“ liegt unter einem anderen Ältesten; nur die obersten können genommen werden.
nusfjord-reason-elder_not_there = „{ $elder }“ liegt nicht auf dem Ablageplan.
nusfjord-reason-unknown_elder = „{ $elder }“ ist kein Ältester; nimm einen der Vorschläge.
nusfjord-reason-not_your_elder = „{ $elder }“ sitzt nicht in deinem Rat.
nusfjord-reason-elder_occupied = Auf „{ $elder }“ steht schon ein Arbeiter.
nusfjord-reason-table_empty = Auf der Festtafel liegt kein Fisch für „{ $elder }“; serviere erst welchen.
nusfjord-reason-elder_without_effect = „{ $elder }“ könnte jetzt nichts für dich tun.
nusfjord-reason-elder_needs_fish = „{ $elder }“ kannst du nur nutzen, wenn du erst Fisch servierst.
nusfjord-reason-too_many_plates_before = So viele Teller kannst du nicht servieren und „{ $elder }“ noch nutzen.
nusfjord-reason-feed_elder_first = Deine Fangmenge reicht nicht für alle Ältesten: Wähle, wer { $fish ->
    [one] den letzten Fisch
   *[other] den nächsten von { $fish } Fischen
} bekommt.
nusfjord-reason-pay_holder_first = Deine Fangmenge reicht nicht für alle Inhaber: Wähle, wer { $fish ->
    [one] den letzten Fisch
   *[other] den nächsten von { $fish } Fischen
} bekommt.
nusfjord-reason-order_first = Mehrere Wirkungen warten; sag erst, welche als Nächste kommt.
nusfjord-reason-card_cannot = Das erlaubt die Karte jetzt nicht ({ $source }); nimm eine ihrer Antworten.
nusfjord-reason-card_must_act = Mindestens ein Teil der Karte muss ausgeführt werden, und dies ist der letzte, bei dem es geht.
nusfjord-reason-card_not_optional = Auf diesen Teil der Karte darfst du nicht verzichten.
nusfjord-reason-not_your_building = „{ $building }“ steht nicht in deinem Hafen.
nusfjord-reason-no_free_use = „{ $building }“ lässt sich so nicht nutzen.
nusfjord-reason-used_already = „{ $building }“ hast du schon genutzt; das geht nur einmal.
nusfjord-reason-use_not_now = „{ $building }“ hat jetzt nichts zu tun, oder du hättest danach keine erlaubte Antwort mehr.
nusfjord-reason-use_waits = „{ $building }“ kannst du nutzen, sobald du das hier beantwortet hast.
nusfjord-reason-return_match_needs_two = Hin- und Rückspiel ist für genau zwei Personen.
nusfjord-reason-campaign_is_solo = Die Kampagne spielt man allein.
nusfjord-reason-mixed_needs_single_game = Hin- und Rückspiel und Kampagne spielt man mit einem Deck, nicht mit gemischter Auslage.
nusfjord-reason-advanced_is_solo = Arbeiter in drei Farben gibt es nur im Solospiel.

# -- was man von Kampagne zu Kampagne behält (V5, Q37)
nusfjord-kept-rank_basic = Kampagnenrang { $value } (zwei Arbeiterfarben)
nusfjord-kept-rank_advanced = Kampagnenrang { $value } (drei Arbeiterfarben)

# -- Teile des Tisches, einzeln zu sehen
nusfjord-part-board = Aktionsplan
nusfjord-part-buildings_a = Ausliegende A-Gebäude
nusfjord-part-buildings_b = Ausliegende B-Gebäude
nusfjord-part-buildings_c = Ausliegende C-Gebäude
nusfjord-part-elders = Älteste auf dem Ablageplan
nusfjord-part-harbour = Hafen von { $name }
