# Die Regeln von Nusfjord, nummeriert wie in docs/rules/nusfjord.md, für alle, die fragen. Eine Meldung je Regel.
nusfjord-rule-C1 = Holz, Fisch, Gold und Waldstreifen gehen nie aus, Schiffe, Älteste, Anteile und Gebäude schon.
    .title = Waren
nusfjord-rule-C2 = Alle haben { FIGURE("meta.workers_per_player") } Arbeiter, ihre Anteile, einen Hafenplan mit Rücklagen, einen Ältestenrat mit { FIGURE("limits.elders_per_player") ->
        [one] { FIGURE("limits.elders_per_player") } Platz
       *[other] { FIGURE("limits.elders_per_player") } Plätzen
    } und einen eigenen Vorrat.
    .title = Was jeder hat
nusfjord-rule-C3 = Dein Vorrat fasst beliebig viel Fisch und Gold, aber nur { FIGURE("limits.wood_supply") } Holz (mit dem Vorratslager mehr). Überschüssiges Holz verfällt sofort.
    .title = Die Holzgrenze
nusfjord-rule-C4 = Waren in deinen Rücklagen kannst du nicht ausgeben, und sie bringen keine Punkte. Nur „Rücklagen flüssigmachen“ oder eine Karte bringt sie in deinen Vorrat. Die Grenze von { FIGURE("limits.reserve_fish_fishing_phase") } Fischen gilt nur in der Fangzeit.
    .title = Die Rücklagen
nusfjord-rule-C5 = Jeder Betrieb hat seine Anteile: nicht realisierte bei ihrem Besitzer, neu realisierte auf dem Aktionsplan, realisierte in irgendeinem Vorrat. Was einmal realisiert ist, bleibt es.
    .title = Anteile
nusfjord-rule-C6 = Es gibt { FIGURE("harbor.spaces.count") } Baufelder in drei Reihen. a2 steht allein, die anderen bilden { FIGURE("harbor.doubles.count") } Doppelfelder: a3–a4, b1–b2, b3–b4, c1–c2 und c3–c4. Waldstreifen liegen auf ganzen Doppelfeldern, auch übereinander.
    .title = Der Hafenplan
nusfjord-rule-C7 = Schiffe decken deine Fischfangleiste von links ab. Deine Fangmenge ist die kleinste Zahl, die du noch siehst: anfangs { FIGURE("track.haul_by_width.1") } und, wenn alle { FIGURE("track.usable") } Einheiten abgedeckt sind, { FIGURE("track.haul_by_width.last") }. Das erste Feld ist zwei Einheiten breit.
    .title = Die Fangmenge
nusfjord-rule-C8 = Slup: Länge { FIGURE("ship.sloop.length") }, kostet{ FIGURE("ship.sloop.costs.1.wood") ->
    [0] {""}
   *[other] {" "}{ FIGURE("ship.sloop.costs.1.wood") } Holz
}{ FIGURE("ship.sloop.costs.1.fish") ->
    [0] {""}
   *[other] { FIGURE("ship.sloop.costs.1.wood") ->
        [0] {" "}
       *[other] {" und "}
    }{ FIGURE("ship.sloop.costs.1.fish") ->
        [one] { FIGURE("ship.sloop.costs.1.fish") } Fisch
       *[other] { FIGURE("ship.sloop.costs.1.fish") } Fische
    }
}{ FIGURE("ship.sloop.costs.1.gold") ->
    [0] {""}
   *[other] { FIGURE("ship.sloop.costs.1.wood") ->
        [0] { FIGURE("ship.sloop.costs.1.fish") ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ FIGURE("ship.sloop.costs.1.gold") } Gold
}, { FIGURE("ship.sloop.vp") ->
    [one] { FIGURE("ship.sloop.vp") } Punkt
   *[other] { FIGURE("ship.sloop.vp") } Punkte
}. Kutter: Länge { FIGURE("ship.cutter.length") }, kostet{ FIGURE("ship.cutter.costs.1.wood") ->
    [0] {""}
   *[other] {" "}{ FIGURE("ship.cutter.costs.1.wood") } Holz
}{ FIGURE("ship.cutter.costs.1.fish") ->
    [0] {""}
   *[other] { FIGURE("ship.cutter.costs.1.wood") ->
        [0] {" "}
       *[other] {" und "}
    }{ FIGURE("ship.cutter.costs.1.fish") ->
        [one] { FIGURE("ship.cutter.costs.1.fish") } Fisch
       *[other] { FIGURE("ship.cutter.costs.1.fish") } Fische
    }
}{ FIGURE("ship.cutter.costs.1.gold") ->
    [0] {""}
   *[other] { FIGURE("ship.cutter.costs.1.wood") ->
        [0] { FIGURE("ship.cutter.costs.1.fish") ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ FIGURE("ship.cutter.costs.1.gold") } Gold
}, { FIGURE("ship.cutter.vp") ->
    [one] { FIGURE("ship.cutter.vp") } Punkt
   *[other] { FIGURE("ship.cutter.vp") } Punkte
}. Schoner: Länge { FIGURE("ship.schooner.length") }, kostet{ FIGURE("ship.schooner.costs.1.wood") ->
    [0] {""}
   *[other] {" "}{ FIGURE("ship.schooner.costs.1.wood") } Holz
}{ FIGURE("ship.schooner.costs.1.fish") ->
    [0] {""}
   *[other] { FIGURE("ship.schooner.costs.1.wood") ->
        [0] {" "}
       *[other] {" und "}
    }{ FIGURE("ship.schooner.costs.1.fish") ->
        [one] { FIGURE("ship.schooner.costs.1.fish") } Fisch
       *[other] { FIGURE("ship.schooner.costs.1.fish") } Fische
    }
}{ FIGURE("ship.schooner.costs.1.gold") ->
    [0] {""}
   *[other] { FIGURE("ship.schooner.costs.1.wood") ->
        [0] { FIGURE("ship.schooner.costs.1.fish") ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ FIGURE("ship.schooner.costs.1.gold") } Gold
} oder aber{ FIGURE("ship.schooner.costs.last.wood") ->
    [0] {""}
   *[other] {" "}{ FIGURE("ship.schooner.costs.last.wood") } Holz
}{ FIGURE("ship.schooner.costs.last.fish") ->
    [0] {""}
   *[other] { FIGURE("ship.schooner.costs.last.wood") ->
        [0] {" "}
       *[other] {" und "}
    }{ FIGURE("ship.schooner.costs.last.fish") ->
        [one] { FIGURE("ship.schooner.costs.last.fish") } Fisch
       *[other] { FIGURE("ship.schooner.costs.last.fish") } Fische
    }
}{ FIGURE("ship.schooner.costs.last.gold") ->
    [0] {""}
   *[other] { FIGURE("ship.schooner.costs.last.wood") ->
        [0] { FIGURE("ship.schooner.costs.last.fish") ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ FIGURE("ship.schooner.costs.last.gold") } Gold
}, { FIGURE("ship.schooner.vp") ->
    [one] { FIGURE("ship.schooner.vp") } Punkt
   *[other] { FIGURE("ship.schooner.vp") } Punkte
}.
    .title = Schiffe
nusfjord-rule-C9 = Auf der Festtafel stehen { FIGURE("banquet.plates.count") } Teller für { FIGURE("banquet.plates") } Fische. Gefüllt wird vom billigsten an, geleert vom teuersten an.
    .title = Die Festtafel
nusfjord-rule-C10 = Ein Gebäude hat einen Buchstaben, eine Art, Kosten, Punkte oder einen Stern und eine Wirkung. Ein Fragezeichen in den Kosten rechnest du beim Bau aus, einen Stern am Spielende.
    .title = Gebäude
nusfjord-rule-C11 = Die Ältesten haben die Nummern 1 bis { FIGURE("elder.count") }. Jeder hat eine Aktion und Platz für { FIGURE("limits.elder_fish_clear_at") } Fische.
    .title = Älteste
nusfjord-rule-S1 = Zu dritt bis zu fünft passen so viele Arbeiter auf ein Feld: +1 Gold { FIGURE("action.take_gold.cap_345p") }, Rücklagen flüssigmachen { FIGURE("action.transfer_reserve.cap_345p") }, Fisch servieren { FIGURE("action.serve_fish.cap_345p") }, Gebäudebau { FIGURE("action.build_building.cap_345p") }, Anteil realisieren { FIGURE("action.issue_share.cap_345p") }, Anteile kaufen { FIGURE("action.buy_shares.cap_345p") }, Abholzen { FIGURE("action.deforest.cap_345p") }, Durchforsten { FIGURE("action.thin_out.cap_345p") }, Aufforsten { FIGURE("action.reforest.cap_345p") }, Schiffbau { FIGURE("action.build_ship.cap_345p") }, Ältesten nehmen { FIGURE("action.take_elder.cap_345p") }. Allein und zu zweit sind es weniger, und Gebäudebau hat { FIGURE("action.build_building.spaces_2p") ->
        [one] { FIGURE("action.build_building.spaces_2p") } Feld
       *[other] { FIGURE("action.build_building.spaces_2p") } Felder
    }.
    .title = Der Aktionsplan
nusfjord-rule-S2 = Zu zweit und zu dritt gibt es kein Nachahmungsplättchen. Zu viert und im Solospiel hat es ein Feld, zu fünft und im fortgeschrittenen Solospiel eins je Spalte.
    .title = Das Nachahmungsplättchen
nusfjord-rule-S3 = Zu Beginn sind allein, zu zweit, dritt, viert und fünft der Reihe nach { FIGURE("setup.each.plates_filled") } Teller gefüllt.
    .title = Gefüllte Teller
nusfjord-rule-S4 = Von jeder Art gibt es allein, zu zweit, dritt, viert und fünft der Reihe nach { FIGURE("setup.each.ships_per_type") } Schiffe.
    .title = Schiffe auf dem Ablageplan
nusfjord-rule-S5 = Allein, zu zweit, dritt, viert und fünft sind der Reihe nach die Nummern bis { FIGURE("setup.each.elders_up_to") } dabei{ PROVENANCE() ->
        [ours] {" "}(zu dritt und zu viert Hausregel)
       *[mixed] {""}
    }. 7 bis 12 liegen auf 1 bis 6; zu fünft liegt unter jedem Stapel verdeckt eine der Nummern 13 bis 18.
    .title = Älteste im Spiel
nusfjord-rule-S6 = Allein, zu zweit, dritt, viert und fünft liegen der Reihe nach { FIGURE("setup.each.a_open") } A-Gebäude und { FIGURE("setup.each.b_open") } B-Gebäude des gewählten Decks offen aus.
    .title = Die erste Auslage
nusfjord-rule-S7 = Du beginnst mit { FIGURE("player_start.shares_issued") } realisierten und { FIGURE("player_start.shares_unissued") } nicht realisierten Anteilen, ohne Älteste und Schiffe. In deinem Vorrat sind { FIGURE("player_start.wood") } Holz, { FIGURE("player_start.fish") } Fische und { FIGURE("player_start.gold") } Gold.
    .title = Womit du beginnst
nusfjord-rule-S8 = Waldstreifen liegen auf a3–a4 ({ FIGURE("harbor.start_forests.a3a4") }), b3–b4 ({ FIGURE("harbor.start_forests.b3b4") }) und c3–c4 ({ FIGURE("harbor.start_forests.c3c4") }). Die übrigen Felder sind frei.
    .title = Wald am Anfang
nusfjord-rule-S9 = In Runde 1 wird ausgelost, wer beginnt. Jede neue Runde beginnt der rechte Nachbar des letzten Startspielers.
    .title = Der Startspieler
nusfjord-rule-P1 = Jede Runde hat Fangzeit, Arbeitszeit und Heimkehrzeit. Nach Runde { FIGURE("meta.rounds") } wird gewertet.
    .title = Runden
nusfjord-rule-P2 = Zu dritt bis zu fünft kommen in Runde { FIGURE("round_event.1.round") } neue A- und in Runde { FIGURE("round_event.4.round") } neue B-Gebäude, soweit Platz ist. In Runde { FIGURE("round_event.2.round") } bekommt ihr C-Gebäude auf die Hand, in Runde { FIGURE("round_event.5.round") } wird ausgelegt, was davon noch nicht gebaut ist. Allein kommen erst { FIGURE("round_event.3.count") }, dann { FIGURE("round_event.6.count") } C-Gebäude in die Auslage.
    .title = Neue Gebäude
nusfjord-rule-P3 = Ihr seid nacheinander am Zug. Nur wenn Fische fehlen, am Ende der Fangzeit und vor der Wertung entscheiden mehrere zugleich.
    .title = Wer wann entscheidet
nusfjord-rule-P4 = Gibt es nur eine erlaubte Antwort, wirst du nicht gefragt: Sie gilt von selbst.
    .title = Keine unnötigen Fragen
nusfjord-rule-P5 = Geheim sind C-Gebäude auf der Hand, die Reihenfolge der Decks und verdeckte Älteste. Alles andere ist offen; was ihr zugleich entscheidet, seht ihr, sobald alle geantwortet haben.
    .title = Was geheim ist
nusfjord-rule-P6 = In { FIGURE("meta.workers_per_player") } Durchgängen sind alle je einmal am Zug, im Uhrzeigersinn ab dem Startspieler. Wer aussetzt, darf im nächsten Durchgang wieder mitmachen.
    .title = Durchgänge
nusfjord-rule-F1 = Alle fischen gleichzeitig. Nimm so viele Fische, wie deine Fangmenge sagt, und verteile sie in dieser Reihenfolge; verzichten darfst du nicht.
    .title = Fischen
nusfjord-rule-F2 = Jeder deiner Ältesten bekommt einen Fisch. Mit { FIGURE("limits.elder_fish_clear_at") } Fischen wird er sofort abgeräumt.
    .title = Zuerst die Ältesten
nusfjord-rule-F3 = Jeder deiner Anteile auf dem Aktionsplan bekommt einen Fisch, danach jeder, den jemand anders hat.
    .title = Dann Anteile anderswo
nusfjord-rule-F4 = Jeder realisierte Anteil deiner Farbe, den du selbst hast, bekommt einen Fisch; nicht realisierte bekommen keinen.
    .title = Dann eigene Anteile
nusfjord-rule-F5 = In deine Rücklagen kommen Fische, bis dort { FIGURE("limits.reserve_fish_fishing_phase") } liegen (mit einer Karte auch mehr). Liegen schon mehr da, bleiben sie.
    .title = Dann die Rücklagen
nusfjord-rule-F6 = Was übrig bleibt, geht zurück in den allgemeinen Vorrat.
    .title = Der Rest
nusfjord-rule-F7 = Reicht deine Fangmenge nicht für deine Ältesten oder für Anteile bei anderen, suchst du aus, wer Fisch bekommt. Anteile auf dem Aktionsplan gehen vor. Dein Vorrat hilft nie aus.
    .title = Zu wenig Fisch
nusfjord-rule-F8 = Haben alle verteilt, kommen die Fische auf dem Aktionsplan aus dem Spiel; alle anderen bekommt, wer den Anteil hat.
    .title = Dividenden
nusfjord-rule-F9 = Zuletzt wird geprüft, ob Rücklagen voll sind, und Gebäude wirken, die auf das Ende der Fangzeit reagieren.
    .title = Ende der Fangzeit
nusfjord-rule-W1 = Setze genau einen Arbeiter ein: auf ein nicht blockiertes Aktionsfeld, auf einen eigenen Ältesten ohne Arbeiter oder auf ein Nachahmungsfeld. Oder setze aus.
    .title = Ein Zug
nusfjord-rule-W2 = Ein Feld mit so vielen Arbeitern, wie es fasst, ist bis zum Ende der Arbeitszeit für alle blockiert. Zwei eigene Arbeiter dürfen auf demselben Feld stehen.
    .title = Blockierte Felder
nusfjord-rule-W3 = Ein Feld darfst du nur nutzen, wenn seine Aktion bei dir etwas ändert.
    .title = Keine leeren Aktionen
nusfjord-rule-W4 = Eine Aktion und alles, was sie auslöst, wird zu Ende gespielt, bevor der nächste Zug beginnt.
    .title = Sofort und vollständig
nusfjord-rule-W5 = Auf einem Nachahmungsfeld nutzt dein Arbeiter ein blockiertes Aktionsfeld (zu fünft und im fortgeschrittenen Solospiel eins seiner Spalte). Die Aktion muss dir erlaubt sein. Älteste kannst du nicht nachahmen.
    .title = Nachahmung
nusfjord-rule-W6 = Die Arbeitszeit endet nach { FIGURE("meta.workers_per_player") } Durchgängen.
    .title = Ende der Arbeit
nusfjord-rule-H1 = Alle Arbeiter kommen heim, vom Aktionsplan und von den Ältesten.
    .title = Arbeiter kehren heim
nusfjord-rule-H2 = Das Startspielerschiff fährt auf das nächste Rundenfeld; der rechte Nachbar ist neuer Startspieler.
    .title = Das Schiff fährt weiter
nusfjord-rule-H3 = Was auf dem neuen Rundenfeld steht, geschieht sofort.
    .title = Das Rundenfeld
nusfjord-rule-H4 = Fische auf Tellern, Ältesten und in den Rücklagen, neu realisierte Anteile, Auslage und Handkarten bleiben, wo sie sind.
    .title = Was bleibt
nusfjord-rule-X1 = Nimm { FIGURE("action_values.take_gold") } Gold. Das geht immer.
    .title = +1 Gold
nusfjord-rule-X2 = Verschiebe alle Waren aus deinen Rücklagen in deinen Vorrat. Mit leeren Rücklagen geht das nicht.
    .title = Rücklagen flüssigmachen
nusfjord-rule-X3 = Fülle einen oder mehrere Teller der Reihe nach: Zahle für jeden seinen Preis und nimm für jeden { FIGURE("action_values.plate_gold") } Gold. Mindestens einer muss leer sein, und du musst ihn bezahlen können.
    .title = Fisch servieren
nusfjord-rule-X4 = Bezahle ein Gebäude aus der Auslage oder, ab Runde { FIGURE("round_event.2.round") }, aus deiner Hand und lege es auf ein freies Baufeld. Nur Pfahlbau und Einsiedelei kommen ohne freies Feld aus (Hausregel).
    .title = Gebäudebau
nusfjord-rule-X5 = Lege einen deiner nicht realisierten Anteile auf den Aktionsplan und nimm { FIGURE("action_values.issue_share_gold") } Gold. Das geht { FIGURE("player_start.shares_unissued") }-mal im Spiel.
    .title = Anteil realisieren
nusfjord-rule-X6 = Nimm alle Anteile vom Aktionsplan für je { FIGURE("action_values.share_price") } Gold. Der Gesamtpreis sinkt in Runde 4 und 5 um { FIGURE("action_values.share_discount_rounds_4_5") } Gold, in Runde 6 und 7 um { FIGURE("action_values.share_discount_rounds_6_7") } Gold, aber nie unter 0. Alle oder keinen.
    .title = Anteile kaufen
nusfjord-rule-X7 = Entferne einen Waldstreifen und nimm { FIGURE("action_values.deforest_wood") } Holz, bei fast vollem Holzvorrat weniger. Der letzte Streifen eines Doppelfelds macht zwei Baufelder frei.
    .title = Abholzen
nusfjord-rule-X8 = Nimm 1 Holz je Waldstreifen, gestapelte zählen mit. Ohne Wald oder mit vollem Holzvorrat geht das nicht.
    .title = Durchforsten
nusfjord-rule-X9 = Lege { FIGURE("action_values.reforest_forests") } Waldstreifen übereinander auf ein freies Doppelfeld.
    .title = Aufforsten
nusfjord-rule-X10 = Baue ein Schiff, das noch auf dem Ablageplan liegt, auf deine Leiste passt und das du bezahlen kannst. Lege es so weit links wie möglich an.
    .title = Schiffbau
nusfjord-rule-X11 = Setze den obersten Ältesten eines Stapels in deinen Rat; { FIGURE("limits.elders_per_player") } passen hinein. Du darfst ihn sofort ohne Arbeiter nutzen und später noch einmal mit einem.
    .title = Ältesten nehmen
nusfjord-rule-E1 = Du kannst nur Älteste aus deinem Rat nutzen, jeden mit höchstens einem Arbeiter pro Runde. Du verlierst nie einen Ältesten.
    .title = Eigene Älteste
nusfjord-rule-E2 = Willst du einen Ältesten nutzen, kommt der Fisch vom größten gefüllten Teller auf ihn. Ohne Fisch auf der Festtafel geht es nicht; deine eigenen Fische zählen nicht. Der Lieferant darf vorher einen Teller füllen.
    .title = Versorgen
nusfjord-rule-E3 = Einen Ältesten darfst du nur nutzen, wenn seine Aktion noch etwas ändert, nachdem er versorgt und vielleicht abgeräumt ist.
    .title = Es muss etwas passieren
nusfjord-rule-E4 = Mit { FIGURE("limits.elder_fish_clear_at") } Fischen wird ein Ältester abgeräumt: Du bekommst { FIGURE("limits.elder_fish_to_owner") ->
        [one] { FIGURE("limits.elder_fish_to_owner") } Fisch
       *[other] { FIGURE("limits.elder_fish_to_owner") } Fische
    }, der Rest kommt in den allgemeinen Vorrat.
    .title = Abräumen
nusfjord-rule-E5 = Was ein Ältester tut, steht auf seiner Karte.{ PROVENANCE() ->
        [ours] {" "}Die meisten dieser Wirkungen sind unsere eigenen (Hausregel).
       *[mixed] {""}
    }
    .title = Was die Ältesten tun
nusfjord-rule-A1 = Zahlen, legen, dann die eigenen Wirkungen des Gebäudes, dann die deiner anderen Gebäude. Auf den eigenen Bau reagiert kein Gebäude.
    .title = Reihenfolge beim Bau
nusfjord-rule-A2 = Eine Aktion, die du durch eine Karte bekommst, wird mit allem, was sie auslöst, ganz ausgeführt, bevor es weitergeht.
    .title = Aktionen in Aktionen
nusfjord-rule-A3 = Kommen mehrere deiner Wirkungen zugleich, bestimmst du die Reihenfolge. Gefragt wirst du nur, wenn eine davon mehr tut, als Waren zu geben.
    .title = Mehrere Wirkungen zugleich
nusfjord-rule-A4 = Wirkungen „nach“ einer Aktion folgen immer, egal wie sie ausgeführt wurde: durch Feld, Nachahmung, Ältesten oder Gebäude. Die nach „Ältesten nehmen“ kommen, bevor du ihn zum ersten Mal nutzt.
    .title = Nach einer Aktion
nusfjord-rule-A5 = Gebäude, die jederzeit oder einmalig wirken, darfst du in deinen eigenen Zügen bei jeder Entscheidung nutzen, vor und nach dem Einsetzen, und noch einmal vor der Wertung; nicht in der Fangzeit und nicht in den Zügen der anderen. Was nur einmal wirkt, wartet, bis die Frage davor beantwortet ist (Hausregel).
    .title = Jederzeit und einmalig
nusfjord-rule-A6 = Du tauschst immer ganze Einheiten. Was nicht passt, verfällt.
    .title = Ganz getauscht
nusfjord-rule-A7 = Für die Lichtung zählt jedes Gold, das in deinen Vorrat kommt, auch das aus den Rücklagen.
    .title = Die Lichtung zählt Gold
nusfjord-rule-A8 = Dauerhafte Wirkungen gelten, sobald das Gebäude steht.
    .title = Dauerhafte Wirkungen
nusfjord-rule-A9 = Ein Gebäude kann dir erlauben, einen Arbeiter auf ein volles Feld zu setzen. Das Feld gilt trotzdem als blockiert und darf nachgeahmt werden.
    .title = Nie blockiert
nusfjord-rule-A10 = Mit der Lagerverwaltung darfst du Gebäude und Schiffe aus Rücklagen und Vorrat zahlen, wie du willst. Die Waren kommen in den allgemeinen Vorrat.
    .title = Aus Rücklagen zahlen
nusfjord-rule-A11 = Keine Karte tauscht Gold unbegrenzt in Waren zurück; darum endet jede Kette.
    .title = Keine endlosen Ketten
nusfjord-rule-A12 = Was du bekommst, musst du nehmen; Tauschen, Verschieben, Aufwerten und das Legen von Waldstreifen sind freiwillig. Von einem Ältesten oder einer einmaligen Wirkung musst du mindestens einen Teil ausführen.
    .title = Muss und darf
nusfjord-rule-A13 = Rabatte werden zusammengezählt, für jede Ware einzeln und nie unter 0. Sie gelten für die gesamten Kosten in der Zahlungsart, die du gewählt hast.
    .title = Rabatte
nusfjord-rule-A14 = Der Leuchtturm wirkt, wenn in deinen Rücklagen so viele Fische liegen, wie die Grenze sagt: am Ende der Fangzeit, wenn eine Karte Fische dorthin gelegt hat und wenn du ihn baust (Hausregel).
    .title = Leuchtturm
nusfjord-rule-B1 = Gebäude kommen auf ein beliebiges freies Baufeld und bleiben dort.
    .title = Wohin Gebäude kommen
nusfjord-rule-B2 = Das Langhaus bedeckt beide Felder eines freien Doppelfelds und zählt als ein Gebäude.
    .title = Langhaus
nusfjord-rule-B3 = Der Pfahlbau bedeckt { FIGURE("track.building_length") ->
        [one] { FIGURE("track.building_length") } Einheit
       *[other] { FIGURE("track.building_length") } Einheiten
    } der Fischfangleiste und erhöht deine Fangmenge, ist aber kein Schiff und braucht kein Baufeld (Hausregel).
    .title = Pfahlbau
nusfjord-rule-B4 = Die Einsiedelei steht auf einem Doppelfeld mit Wald. Dieser Wald zählt weiter, darf aber nicht mehr entfernt werden (Hausregel).
    .title = Einsiedelei
nusfjord-rule-B5 = Variable Kosten werden ausgerechnet, bevor das Gebäude gelegt wird, und liegen nie unter 0.
    .title = Fragezeichen
nusfjord-rule-B6 = Sterne werden am Spielende ausgerechnet.
    .title = Sterne
nusfjord-rule-B7 = Spielst du allein, gilt { FIGURE("solo.other_player_haul") } als Fangmenge des Mitspielers{ PROVENANCE() ->
        [ours] {" "}(Hausregel)
       *[mixed] {""}
    }.
    .title = Fischhaus allein
nusfjord-rule-B8 = Wird ein Schiff verkauft oder ersetzt, rücken die anderen nach links, und sein Plättchen kommt zurück auf den Ablageplan.
    .title = Schiffe, die gehen
nusfjord-rule-G1 = Erst kommen die Wirkungen am Spielende, dann dürfen alle noch einmal Gebäude nutzen.
    .title = Vor der Wertung
nusfjord-rule-G2 = Gezählt werden die Punkte deiner Schiffe und Gebäude, dazu { FIGURE("scoring.share_issued") } für jeden realisierten Anteil und { FIGURE("scoring.gold") } für jedes Gold in deinem Vorrat, { FIGURE("scoring.empty_space") } für jedes leere Baufeld und { FIGURE("scoring.share_unissued") } für jeden nicht realisierten Anteil.
    .title = Punkte
nusfjord-rule-G3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
    .title = Wer gewinnt
nusfjord-rule-V1 = { FIGURE("return_match.games") } Partien zu zweit mit einem Deck: In der zweiten kommen die A- und B-Karten ins Spiel, die noch nicht auslagen, dazu alle C-Karten, und die andere Person beginnt. Beide Ergebnisse werden zusammengezählt.
    .title = Hin- und Rückspiel
nusfjord-rule-V2 = In der ersten Auslage liegen { FIGURE("mixed_game.a_per_deck") } A und { FIGURE("mixed_game.b_per_deck") } B aus jedem Deck; alle späteren Karten kommen aus dem Deck, das ihr gewählt habt.
    .title = Gemischtes Spiel
nusfjord-rule-V3 = In ungeraden Runden sind die roten, in geraden die blauen Arbeiter dran. Heim kommen nur die der Farbe, die als Nächste dran ist; die anderen blockieren eine Runde lang ihre Felder und Ältesten. Alle arbeiten für den roten Betrieb.
    .title = Solospiel
nusfjord-rule-V4 = Wie das Solospiel, aber mit drei Farben im Wechsel: Rot, Blau, Gelb. Arbeiter bleiben zwei Runden länger draußen, und das Nachahmungsplättchen hat ein Feld je Spalte.
    .title = Fortgeschrittenes Solospiel
nusfjord-rule-V5 = { FIGURE("campaign.games") } Solospiele mit einem Deck; gebaute Gebäude scheiden aus, das letzte Spiel nimmt A und B aus den nicht gebauten. Deine Punkte über { FIGURE("campaign.target") } sind dein Rang, wenn er nicht schon höher ist. Liegst du { FIGURE("campaign.rank_loss") } oder mehr Punkte unter { FIGURE("campaign.target") } plus deinem Rang, verlierst du einen Rang.
    .title = Kampagne
nusfjord-rule-Q7 = Ein Ältester, bei dem alles freiwillig ist, lässt sich nur nutzen, wenn mindestens eine Sache geht und du sie auch tust.
    .title = Freiwillige Älteste
nusfjord-rule-Q8 = Nutzt du einen neuen Ältesten nicht sofort, verfällt diese freie Nutzung.
    .title = Erste Nutzung ausgelassen
nusfjord-rule-Q9 = Schiffe, die du durch eine Karte bekommst oder aufwertest, zählen nicht als Aktion Schiffbau; nichts reagiert darauf (Hausregel).
    .title = Schiffe durch Karten
nusfjord-rule-Q10 = Ist die Festtafel leer, darfst du erst Teller 1 füllen und genau diesen Fisch für den Ältesten nehmen.
    .title = Lieferant
nusfjord-rule-Q12 = Erhöht eine Karte die Grenze deiner Rücklagen, gilt für „voll“ die erhöhte Grenze.
    .title = Erhöhte Grenze
nusfjord-rule-Q13 = Einen Teller bezahlst du ganz, auch wenn dein Ältester den Fisch gleich wieder nimmt.
    .title = Voller Preis der Teller
nusfjord-rule-Q15 = Mit vollem Holzvorrat darfst du abholzen, denn der Wald verschwindet ja, aber nicht durchforsten.
    .title = Voller Holzvorrat
nusfjord-rule-Q17 = Ab Runde { FIGURE("round_event.2.round") } kannst du C-Gebäude aus deiner Hand bauen; was gebaut ist, ist offen.
    .title = Bauen von der Hand
nusfjord-rule-Q18 = Reicht ein Deck nicht, nehmt ihr, was da ist.
    .title = Knappe Decks
nusfjord-rule-Q22 = Alle mit den meisten Punkten gewinnen.
    .title = Gleichstand
nusfjord-rule-Q25 = Wer Gebäude hat, die Schiffe auf dem Ablageplan betreffen, ist der Reihe nach dran, ab dem letzten Startspieler; alle anderen sind es zugleich.
    .title = Reihenfolge vor der Wertung
nusfjord-rule-Q31 = Ohne freies Baufeld kannst du nur Pfahlbau und Einsiedelei bauen (Hausregel).
    .title = Ein voller Hafen
nusfjord-rule-Q32 = Ob ein Ältester handeln kann, wird nach dem Versorgen und Abräumen geprüft.
    .title = Wann ein Ältester geprüft wird
nusfjord-rule-Q35 = Ein volles Feld darfst du auch nachahmen, wenn es für dich nie blockiert ist.
    .title = Volle Felder nachahmen
nusfjord-rule-Q36 = Im Solospiel gilt ein Nachahmungsfeld wie ein Aktionsfeld: Arbeiter anderer Farben blockieren es.
    .title = Nachahmung allein
nusfjord-rule-Q37 = Für jede Solo-Stufe hast du einen Rang. Er ändert sich nur nach der letzten Partie einer Kampagne (Hausregel).
    .title = Rang
nusfjord-rule-Q38 = Im gemischten Spiel kommen spätere Karten immer aus einem Deck. Das geht nur in einzelnen Partien (Hausregel).
    .title = Spätere Karten
nusfjord-rule-Q39 = Sind im Hin- und Rückspiel die Summen gleich, teilt ihr euch den Sieg. Für das zweite Spiel werden alle { FIGURE("deck_size.C") } C-Karten neu gemischt (Hausregel).
    .title = Gleiche Summen
nusfjord-rule-Q41 = Waren, die eine Karte in die Rücklagen legt, kommen aus dem allgemeinen Vorrat und dürfen die Fischgrenze überschreiten.
    .title = Waren in die Rücklagen
