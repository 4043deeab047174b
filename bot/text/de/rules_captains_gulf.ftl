# Regeln von Captains of the Gulf mit den Nummern aus docs/rules/captains_gulf.md, für alle, die fragen.
captains_gulf-rule-CG1-1 = Die Karte zeigt den Golf als Sechsecke, mit { FIGURE("port.count") } Häfen. Daneben liegen das Steuerrad, der Rundenanzeiger, die Hafenleisten, die Meeresfrüchteleiste und die Leiste der Richtungen für neuen Bestand.
    .title = Das Spielbrett
captains_gulf-rule-CG1-2 = Du hast ein Schiff mit { FIGURE("setup.start_boxes") ->
        [one] { FIGURE("setup.start_boxes") } Kiste
       *[other] { FIGURE("setup.start_boxes") } Kisten
    } und einem Tank für { FIGURE("setup.start_tank") } Treibstoff, einen Marker auf dem Steuerrad, auf jeder Hafenleiste eine Scheibe und Bonusmarker. Zwei Bonusaktionen sind an Bord: Drucker und Radar.
    .title = Dein Schiff
captains_gulf-rule-CG1-3 = Es gibt { FIGURE("card.count") } Spielkarten, { FIGURE("round_card.count") } Rundenkarten (A und B), { FIGURE("seafood_card.count") } Meeresfrüchtekarten und Plättchen für { FIGURE("seafood.shrimp.tiles") } Garnelen, { FIGURE("seafood.oyster.tiles") } Austern und { FIGURE("seafood.crab.tiles") } Krabben; auf der Rückseite sind sie gekocht.
    .title = Karten und Plättchen
captains_gulf-rule-CG1-4 = Verdeckt sind die Handkarten, die Reihenfolge aller Stapel, die aussortierten und die kommenden Rundenkarten. Alles andere ist offen, auch das Geld (Hausregel).
    .title = Was verdeckt ist
captains_gulf-rule-CG1-5 = Dollar sind Geld und Punkte zugleich: Wer am Ende am meisten hat, gewinnt.
    .title = Dollar
captains_gulf-rule-CG2-1 = Wer beginnt, wird ausgelost. In Zugreihenfolge startet ihr mit { FIGURE("setup.start_money") } $.
    .title = Wer beginnt
captains_gulf-rule-CG2-2 = Dein Schiff startet in { FIGURE("setup.start_port") } mit { FIGURE("setup.start_fuel") } Treibstoff und { FIGURE("setup.start_boxes") ->
        [one] { FIGURE("setup.start_boxes") } leeren Kiste
       *[other] { FIGURE("setup.start_boxes") } leeren Kisten
    }, deine Scheiben auf Feld { FIGURE("setup.start_track_space") } der Leisten. Du hast { FIGURE("setup.bonus_markers") } Bonusmarker, ab Runde { FIGURE("setup.second_bonus_marker_from_round") } sind es { FIGURE("setup.late_bonus_markers") }.
    .title = Womit du beginnst
captains_gulf-rule-CG2-3 = Bei voller Besetzung sind alle { FIGURE("card.count") } Spielkarten im Spiel, mit weniger Personen weniger{ PROVENANCE() ->
        [ours] {" "}(Hauswerte)
       *[mixed] {""}
    }. Alle bekommen { FIGURE("setup.hand_size") } Karten.
    .title = Der Kartenstapel
captains_gulf-rule-CG2-4 = Ihr spielt { FIGURE("setup.round_cards_used") } A-Karten und danach { FIGURE("setup.round_cards_used") } B-Karten, zufällig gezogen. Die erste wird aufgedeckt, bevor jemand eine Lizenz wählt, und gilt in Runde 1.
    .title = Rundenkarten
captains_gulf-rule-CG2-5 = Der Rundenanzeiger steht auf seinem dunklen Feld, die Meeresfrüchtescheibe auf { FIGURE("seafood.1.id") }, die Neubestandsscheibe auf „{ FIGURE("direction.1.id") }“.
    .title = Scheiben am Anfang
captains_gulf-rule-CG2-6 = Jeder Hafen bekommt zufällig eine Vorliebe; auf den Feldern { FIGURE("port_track.reward_spaces") } jeder Leiste liegt offen ein Belohnungsplättchen.
    .title = Vorlieben und Belohnungen
captains_gulf-rule-CG2-7 = Boje für Boje, in Leserichtung, wird eine Meeresfrüchtekarte aufgedeckt: Die Meeresfrüchtescheibe rückt vor, und von ihrer Sorte kommen so viele Plättchen dorthin, wie die Karte sagt. Die Scheibe bleibt dort stehen (Hausregel), die Neubestandsscheibe bewegt sich nicht. Je mehr mitspielen, desto mehr Bojen sind es.
    .title = Der erste Bestand
captains_gulf-rule-CG2-8 = Die Meeresfrüchtekarten werden alle wieder gemischt; sie bringen während der Partie neuen Bestand.
    .title = Der Neubestandsstapel
captains_gulf-rule-CG2-9 = In Zugreihenfolge legen alle eine Handkarte als Lizenz an, zahlen sie und ziehen { FIGURE("rules.first_license_draw") ->
        [one] { FIGURE("rules.first_license_draw") } Karte
       *[other] { FIGURE("rules.first_license_draw") } Karten
    }. Die Rundenkarte gilt dabei noch nicht (Hausregel).
    .title = Die erste Lizenz
captains_gulf-rule-CG2-10 = Dann macht den ersten Zug, wer als Startspieler ausgelost wurde.
    .title = Der erste Zug
captains_gulf-rule-CG3-1 = Es ist immer nur eine Person am Zug. Nur auf die Kontrolle der Küstenwache antworten alle zugleich.
    .title = Nacheinander
captains_gulf-rule-CG3-2 = Bevor du auf dem Steuerrad ziehst, darfst du eine Bonusaktion nutzen. Zwischen Bewegung und Hauptaktion geht keine (Hausregel).
    .title = Vor der Bewegung
captains_gulf-rule-CG3-3 = Du musst deinen Marker auf dem Steuerrad bewegen.
    .title = Die Bewegung
captains_gulf-rule-CG3-4 = Dann führst du die Aktion des Feldes aus, auf das du gezogen bist. Verzichtest du darauf, verfällt der Rest deines Zuges.
    .title = Die Hauptaktion
captains_gulf-rule-CG3-5 = Hast du die Hauptaktion ausgeführt und in diesem Zug noch keine Bonusaktion genutzt, darfst du jetzt eine nutzen.
    .title = Nach der Aktion
captains_gulf-rule-CG3-6 = In deinem Zug darfst du, sooft du willst, einen Kredit für { FIGURE("loan.repay") } $ zurückzahlen oder mit Bonusplättchen Karten ziehen. Der Bot fragt vor der Bewegung und nach der Hauptaktion.
    .title = Freie Aktionen
captains_gulf-rule-CG3-7 = Eine Bonusaktion pro Zug, und pro Runde so viele, wie du Bonusmarker hast: zuerst { FIGURE("setup.bonus_markers") }, ab Runde { FIGURE("setup.second_bonus_marker_from_round") } sind es { FIGURE("setup.late_bonus_markers") }.
    .title = Wie viele Bonusaktionen
captains_gulf-rule-CG3-8 = Beendet dein Zug die Runde, spielst du ihn erst fertig; dann kommt das Rundenende. Wer nach dir sitzt, beginnt die neue Runde.
    .title = Das Ende einer Runde
captains_gulf-rule-CG3-9 = Hast du nach dem Ziehen mehr als { FIGURE("setup.hand_size") } Karten, wirfst du sofort bis auf { FIGURE("setup.hand_size") } ab.
    .title = Handlimit
captains_gulf-rule-CG4-1 = Im Uhrzeigersinn: Treibstoff-Dock, Fischfang, Zum Hafen fahren, Fischfang oder zum Hafen fahren, Werft, Handelsmarkt.
    .title = Die sechs Felder
captains_gulf-rule-CG4-2 = In deinem ersten Zug setzt du den Marker kostenlos auf ein beliebiges Feld.
    .title = Dein erster Zug
captains_gulf-rule-CG4-3 = Danach ziehst du im Uhrzeigersinn. Vom nächsten Feld bis einmal herum kostet das der Reihe nach { FIGURE("wheel.move_cost") } $.
    .title = Kosten
captains_gulf-rule-CG4-4 = Jeder Erste Maat spart dir { FIGURE("rules.first_mate_wheel_discount") } $ und die Karte Reibungsloser Ablauf { FIGURE("round_card.smooth_workflow.amount") } $; unter 0 geht es nie.
    .title = Nachlässe
captains_gulf-rule-CG4-5 = Dein Marker muss sich bewegen. Mit sechs Feldern kommst du einmal herum zur selben Aktion; das ist erlaubt (Hausregel).
    .title = Du musst ziehen
captains_gulf-rule-CG4-6 = Bewegungen zahlst du bar. Was nichts kostet, geht immer.
    .title = Kein Kredit
captains_gulf-rule-CG4-7 = Geht die Aktion nicht oder verzichtest du, bekommst du keine Hauptaktion und danach keine Bonusaktion. Was du vorher getan hast, gilt, und die Bewegung zählt.
    .title = Der Zug verfällt
captains_gulf-rule-CG4-8 = Mehrere Marker dürfen auf einem Feld stehen.
    .title = Gemeinsam auf einem Feld
captains_gulf-rule-CG4-9 = Wer zwischen Handelsmarkt und Treibstoff-Dock am Rettungsring vorbeikommt, rückt den Rundenanzeiger weiter. Ist er so oft weitergerückt, wie Leute mitspielen, endet die Runde nach diesem Zug.
    .title = Der Rettungsring
captains_gulf-rule-CG4-10 = Treibstoff-Dock, Werft und Handelsmarkt gehen nur im Hafen. Fischen kannst du von See und vom Hafen aus; zum Hafen fährst du immer von See.
    .title = Wo Aktionen möglich sind
captains_gulf-rule-CG5-A = Dein Tank wird kostenlos gefüllt, auch wenn er schon voll ist. Der Bot macht das sofort, weil es nie schadet.
    .title = Treibstoff-Dock
captains_gulf-rule-CG5-B = Fahre zu einem Feld mit Meeresfrüchten oder bleib, wo du bist, spiele eine Karte, nimm Plättchen und ziehe wieder auf { FIGURE("setup.hand_size") } nach.
    .title = Fischfang
captains_gulf-rule-CG5-B1 = Du darfst auf jedem Feld fischen, auf dem du mit deiner Hand, deinen Lizenzen, Kisten und Bonusplättchen mindestens ein Plättchen nehmen kannst (Hausregel).
    .title = Wo du fischen darfst
captains_gulf-rule-CG5-B2 = Du brauchst den Treibstoff für die ganze Fahrt. Bleibst du auf deinem Feld, kostet das { FIGURE("rules.idle_fuel") } Treibstoff (mit Verbessertem Motor weniger).
    .title = Treibstoff beim Fischen
captains_gulf-rule-CG5-B3 = Du spielst { FIGURE("rules.fishing_cards") ->
        [one] { FIGURE("rules.fishing_cards") } Karte
       *[other] { FIGURE("rules.fishing_cards") } Karten
    }, { FIGURE("rules.deckhand_cards") } mehr mit einem passenden Deckhelfer und { FIGURE("round_card.good_haul.amount") } mehr, wenn die Rundenkarte Guter Fang gilt.
    .title = Karten, die du spielst
captains_gulf-rule-CG5-B4 = Jedes Symbol auf den Karten erlaubt ein Plättchen seiner Sorte. Ein Bonusplättchen macht ein Symbol zu einer beliebigen Sorte.
    .title = Symbole
captains_gulf-rule-CG5-B5 = Du hast nie mehr Plättchen einer Sorte an Bord als Lizenzen dafür, gekochte zählen mit (Hausregel), und nie mehr Plättchen als Kisten. Du darfst weniger nehmen, aber mindestens eins.
    .title = Grenzen des Fangs
captains_gulf-rule-CG5-B6 = Für jedes Plättchen, das du nimmst, bleibt ein Erschöpfungsplättchen auf dem Feld.
    .title = Erschöpfung
captains_gulf-rule-CG5-B7 = Wirf die gespielten Karten ab und ziehe wieder auf { FIGURE("setup.hand_size") } nach.
    .title = Nachziehen
captains_gulf-rule-CG5-C = Du fährst von See zu einem der Häfen, nie von Hafen zu Hafen (Hausregel). Fehlt dir Treibstoff, wirst du abgeschleppt.
    .title = Zum Hafen fahren
captains_gulf-rule-CG5-D = Du fischst oder fährst zum Hafen, ganz wie du willst.
    .title = Fischfang oder zum Hafen fahren
captains_gulf-rule-CG5-E = Lege im Hafen bis zu { FIGURE("rules.shipyard_cards") ->
        [one] { FIGURE("rules.shipyard_cards") } Karte
       *[other] { FIGURE("rules.shipyard_cards") } Karten
    } an dein Schiff an. Jede nach der ersten kostet { FIGURE("rules.second_card_surcharge") } $ mehr. Dann ziehe auf { FIGURE("setup.hand_size") } nach.
    .title = Werft
captains_gulf-rule-CG5-F = Verkaufe im Hafen so viele Plättchen von Bord, wie du willst, mindestens eins.
    .title = Handelsmarkt
captains_gulf-rule-CG6-1 = Eine Bonusaktion braucht einen Marker, bis die Runde endet. Niemand blockiert andere; mit zwei Markern geht dieselbe Aktion zweimal, in zwei verschiedenen Zügen.
    .title = Bonusmarker
captains_gulf-rule-CG6-2 = Die Bonusaktionen deines Schiffs gehen überall, die der Häfen nur, solange du in einem liegst.
    .title = Schiff und Hafen
captains_gulf-rule-CG6-3 = Diese Bonusaktionen bringen auch ein Bonusplättchen: { FIGURE("bonus_action.where.gives_bonus_tile") }{ PROVENANCE() ->
        [ours] {" "}(Hauswert)
       *[mixed] {""}
    }.
    .title = Bonusplättchen bei manchen
captains_gulf-rule-CG6-4 = Lege eine Karte als Lizenz an, für ihre Kosten plus { FIGURE("rules.printer_surcharge") } $, dann ziehe { FIGURE("rules.printer_draw") ->
        [one] { FIGURE("rules.printer_draw") } Karte
       *[other] { FIGURE("rules.printer_draw") } Karten
    }.
    .title = Drucker
captains_gulf-rule-CG6-5 = Ziehe { FIGURE("rules.radar_draw") ->
        [one] { FIGURE("rules.radar_draw") } Karte
       *[other] { FIGURE("rules.radar_draw") } Karten
    }, dann wirf { FIGURE("rules.radar_discard") ->
        [one] { FIGURE("rules.radar_discard") } Karte
       *[other] { FIGURE("rules.radar_discard") } Karten
    } deiner Wahl ab.
    .title = Radar
captains_gulf-rule-CG6-6 = Nimm { FIGURE("rules.day_laborer_money") } $.
    .title = Tagelöhner
captains_gulf-rule-CG6-7 = Lege eine Karte als Mannschaftsmitglied oder Ausbau an, für ihren Preis plus { FIGURE("rules.dockside_improvement_surcharge") } $, dann ziehe { FIGURE("rules.dockside_improvement_draw") ->
        [one] { FIGURE("rules.dockside_improvement_draw") } Karte
       *[other] { FIGURE("rules.dockside_improvement_draw") } Karten
    }.
    .title = Ausbau am Kai
captains_gulf-rule-CG6-8 = Verkaufe wie am Handelsmarkt, aber nur { FIGURE("rules.dockside_market_tiles") } Plättchen und { FIGURE("rules.deckhand_dockside_tiles") } mehr für jeden deiner Deckhelfer.
    .title = Kaimarkt
captains_gulf-rule-CG6-9 = Kaufe { FIGURE("fuel_purchase.fuel") } Treibstoff für { FIGURE("fuel_purchase.price") } $; was nicht in den Tank passt, verfällt. Der Tank darf noch nicht voll sein (Hausregel). Mit dem Geld des Treibstoff-Ingenieurs darfst du zahlen.
    .title = Treibstoff kaufen
captains_gulf-rule-CG6-10 = Wenn du diese Ausbauten hast: Die Tankleitung kauft Treibstoff, auch auf See; die Kombüse kocht für { FIGURE("rules.galley_cost") } $ alles an Bord, wenn etwas roh ist.
    .title = Tankleitung und Kombüse
captains_gulf-rule-CG6-11 = Wenn du diesen Ausbau hast, direkt nach einem Fischfang: Fahre für { FIGURE("rules.engine_sail_fuel_discount") } Treibstoff weniger (aber mindestens { FIGURE("rules.min_sail_fuel") }) zu einem Hafen.
    .title = Verbesserter Motor
captains_gulf-rule-CG6-12 = Bei jeder Marktaktion darfst du eins abgeben und { FIGURE("rules.bonus_tile_track_bonus") ->
        [one] { FIGURE("rules.bonus_tile_track_bonus") } Feld
       *[other] { FIGURE("rules.bonus_tile_track_bonus") } Felder
    } weiter vorrücken. Beim Fischfang dürfen es beliebig viele sein: Jedes macht ein Symbol zu einer beliebigen Sorte. Jederzeit in deinem Zug darfst du eins abgeben und { FIGURE("rules.bonus_tile_draw") ->
        [one] { FIGURE("rules.bonus_tile_draw") } Karte
       *[other] { FIGURE("rules.bonus_tile_draw") } Karten
    } ziehen. Du darfst beliebig viele behalten.
    .title = Was Bonusplättchen können
captains_gulf-rule-CG7-1 = Es zählt der kürzeste Weg über Felder des Golfs. Schiffe blockieren sich nie und dürfen auf demselben Feld liegen (Hausregel); durch Häfen führt kein Weg.
    .title = Entfernung
captains_gulf-rule-CG7-2 = Eine Fahrt kostet 1 Treibstoff je Feld; { FIGURE("rules.propeller_fuel_discount") } weniger mit Verbessertem Propeller, { FIGURE("round_card.good_weather.amount") } weniger bei Gutem Wetter, { FIGURE("round_card.tropical_storm.amount") } mehr im Tropensturm; immer mindestens { FIGURE("rules.min_sail_fuel") }.
    .title = Was eine Fahrt kostet
captains_gulf-rule-CG7-3 = Fischst du, wo du bist, kostet das { FIGURE("rules.idle_fuel") } Treibstoff (mit Verbessertem Motor weniger), bei jedem Wetter (Hausregel).
    .title = Bleiben
captains_gulf-rule-CG7-4 = Zum Fischen brauchst du allen Treibstoff für die Fahrt; zu einem Fanggrund wird niemand geschleppt.
    .title = Treibstoff für Fangfahrten
captains_gulf-rule-CG7-5 = Fährst du mit zu wenig Treibstoff zum Hafen, zahlst du allen Treibstoff, den du hast, und { FIGURE("rules.towing_per_fuel") } $ für jeden, der fehlt. Der Wartungs-Ingenieur macht das billiger, bestenfalls gratis.
    .title = Abschleppen
captains_gulf-rule-CG7-6 = Kannst du Abschleppen oder eine Rundenkarte nicht bezahlen, nimmst du Kredite zu { FIGURE("loan.cash") } $, einen nach dem anderen, bis es reicht.
    .title = Wenn das Geld nicht reicht
captains_gulf-rule-CG7-7 = Dein Tank fasst { FIGURE("setup.start_tank") }, mit Ausbauten { FIGURE("upgrade.tank_small.tank") } oder { FIGURE("upgrade.tank_big.tank") }. Ein neuer Tank bringt keinen Treibstoff mit.
    .title = Tanks
captains_gulf-rule-CG8-1 = Auf einem Feld dürfen alle Sorten gemischt liegen. Ein Schiff auf See gilt immer als auf einem Fanggrund (Hausregel).
    .title = Fanggründe
captains_gulf-rule-CG8-2 = Verkaufte und entfernte Plättchen kommen zurück in den Vorrat. Reicht er nicht, legt ihr, was da ist (Hausregel).
    .title = Der Vorrat
captains_gulf-rule-CG8-3 = Auf einem Feld liegen beliebig viele Erschöpfungsplättchen, aber höchstens ein Neubestandsplättchen (Hausregel).
    .title = Plättchen auf einem Feld
captains_gulf-rule-CG9-1 = Garnele { FIGURE("seafood.shrimp.price") } $, Auster { FIGURE("seafood.oyster.price") } $, Krabbe { FIGURE("seafood.crab.price") } $. Gekocht sind es je nach Sorte { FIGURE("seafood.shrimp.cooked_bonus") }, { FIGURE("seafood.oyster.cooked_bonus") } oder { FIGURE("seafood.crab.cooked_bonus") } $ mehr; wenn der Hafen sie mag, { FIGURE("taste.taste_shrimp.bonus") }, { FIGURE("taste.taste_oyster.bonus") } oder { FIGURE("taste.taste_crab.bonus") } $ mehr; beim Fischmarkt { FIGURE("round_card.seafood_market.amount") } $ mehr. Du suchst die Plättchen frei aus.
    .title = Preise
captains_gulf-rule-CG9-2 = Du rückst ein Feld je Plättchen vor, { FIGURE("rules.extra_type_track_bonus") } mehr für jede weitere Sorte, { FIGURE("rules.first_mate_track_bonus") } für jeden Ersten Maat, dessen Sorte dabei ist, { FIGURE("rules.bonus_tile_track_bonus") } für ein Bonusplättchen, { FIGURE("round_card.few_customers.amount") } weniger bei Wenig Kundschaft; nie rückwärts.
    .title = Wie weit du vorrückst
captains_gulf-rule-CG9-3 = Du rückst auf der Leiste des Hafens vor, in dem du verkaufst. Mit dem Lieferwagen darfst du für { FIGURE("rules.delivery_truck_cost") } $ stattdessen eine andere nehmen, mit allen Schritten (Hausregel).
    .title = Welche Leiste
captains_gulf-rule-CG9-4 = Wer als Erstes ein Belohnungsfeld ({ FIGURE("port_track.reward_spaces") }) erreicht oder überschreitet, bekommt sofort das Plättchen dort: Geld, Treibstoff oder eine Karte (dann wirf eine ab). Der Bot nimmt es für dich.
    .title = Belohnungen
captains_gulf-rule-CG9-5 = Auf dem letzten Feld darf nur eine Scheibe stehen; alle anderen bleiben davor stehen (Hausregel).
    .title = Das letzte Feld
captains_gulf-rule-CG9-6 = Erst das Geld, dann das Bonusplättchen, dann die Scheibe, dann Belohnungen.
    .title = Ablauf eines Verkaufs
captains_gulf-rule-CG10-1 = Eine Karte wird Lizenz, Mannschaftsmitglied oder Ausbau und bleibt bis zum Ende; nur kleine Laderäume und Tanks lassen sich ersetzen.
    .title = Eine Nutzung je Karte
captains_gulf-rule-CG10-2 = Aufgedruckte Kosten minus Nachlässe, aber mindestens { FIGURE("rules.min_card_price") } $. Nachlässe werden zusammengezählt (Hausregel). Für Lizenzen gibt es keine.
    .title = Preise
captains_gulf-rule-CG10-3 = Der Drucker kostet { FIGURE("rules.printer_surcharge") } $ mehr, der Ausbau am Kai { FIGURE("rules.dockside_improvement_surcharge") } $, in der Werft jede Karte nach der ersten { FIGURE("rules.second_card_surcharge") } $. Das Minimum von { FIGURE("rules.min_card_price") } $ gilt davor (Hausregel).
    .title = Aufschläge
captains_gulf-rule-CG10-4 = Die Preise aller Karten einer Werft-Aktion stehen fest, bevor eine davon wirkt (Hausregel).
    .title = Zwei Karten zugleich
captains_gulf-rule-CG10-5 = An deinem Schiff gibt es jedes Mannschaftsmitglied und jeden Ausbau einmal, kleine Laderäume bis zu { FIGURE("upgrade.storage_small.max_per_player") }-mal (aber höchstens { FIGURE("setup.max_boxes") } Kisten), einen Tank und beliebig viele Lizenzen.
    .title = Wie viele wovon
captains_gulf-rule-CG10-6 = Ein Laderaum bringt { FIGURE("upgrade.storage_small.boxes") } oder { FIGURE("upgrade.storage_big.boxes") } Kisten mehr, bis es { FIGURE("setup.max_boxes") } sind. Ein großer darf einen kleinen ersetzen, für die Differenz der Kosten, mindestens { FIGURE("rules.min_card_price") } $; die kleine Karte wird abgeworfen.
    .title = Laderaum
captains_gulf-rule-CG10-6a = In einer Werft-Aktion darfst du nicht die kleine und die große Karte derselben Art anlegen; zwei kleine Laderäume gehen (Hausregel).
    .title = Nicht klein und groß zugleich
captains_gulf-rule-CG10-7 = Mit einem Ausbau fasst der Tank { FIGURE("upgrade.tank_small.tank") } oder { FIGURE("upgrade.tank_big.tank") }; der große darf den kleinen für die Differenz ersetzen, nicht umgekehrt (Hausregel).
    .title = Tanks
captains_gulf-rule-CG10-8 = Beim Nachziehen füllst du deine Hand wieder auf { FIGURE("setup.hand_size") }. Ist der Stapel leer, wird die Ablage gemischt; ist auch sie leer, ziehst du nichts (Hausregel).
    .title = Stapel und Ablage
captains_gulf-rule-CG11-1 = Mit jedem Ersten Maat kostet das Steuerrad { FIGURE("rules.first_mate_wheel_discount") } $ weniger, und du rückst { FIGURE("rules.first_mate_track_bonus") ->
        [one] { FIGURE("rules.first_mate_track_bonus") } Feld
       *[other] { FIGURE("rules.first_mate_track_bonus") } Felder
    } weiter vor, wenn du seine Sorte verkaufst.
    .title = Erste Maate
captains_gulf-rule-CG11-2 = Das Feld eines Ersten Maats zählt einmal pro Marktaktion, nicht pro Plättchen.
    .title = Einmal pro Verkauf
captains_gulf-rule-CG11-3 = Mit dem Treibstoff-Ingenieur bekommst du { FIGURE("rules.engineer_amount") } $ zu Beginn von Treibstoff-Dock, Treibstoff kaufen und Tankleitung (Hausregel), aber nicht bei Belohnungen.
    .title = Treibstoff-Ingenieur
captains_gulf-rule-CG11-4 = Mit dem Ausbau-Ingenieur kosten dich Ausbauten { FIGURE("rules.engineer_amount") } $ weniger.
    .title = Ausbau-Ingenieur
captains_gulf-rule-CG11-5 = Der Wartungs-Ingenieur spart dir { FIGURE("rules.engineer_amount") } $ bei jedem Abschleppen und bei Wartung, Proviant, Kontrolle der Küstenwache und Lizenzverlängerung; unter 0 geht es nie (Hausregel).
    .title = Wartungs-Ingenieur
captains_gulf-rule-CG11-6 = Mit dem Werkzeugkasten bringt oder spart dir jeder deiner Ingenieure { FIGURE("rules.engineer_amount_tool_box") } $ statt { FIGURE("rules.engineer_amount") } $.
    .title = Werkzeugkasten
captains_gulf-rule-CG11-7 = Du darfst mit { FIGURE("rules.deckhand_cards") ->
        [one] { FIGURE("rules.deckhand_cards") } Karte
       *[other] { FIGURE("rules.deckhand_cards") } Karten
    } mehr fischen, wenn du nur Sorten nimmst, die deine Deckhelfer zeigen (Hausregel); mehrere erlauben nicht noch mehr. Mit jedem darfst du am Kaimarkt { FIGURE("rules.deckhand_dockside_tiles") } Plättchen mehr verkaufen.
    .title = Deckhelfer
captains_gulf-rule-CG11-8 = Mannschaftsquartier: Mannschaftsmitglieder kosten { FIGURE("rules.crew_quarters_discount") } $ weniger. Verbesserter Propeller: Jede Fahrt braucht { FIGURE("rules.propeller_fuel_discount") } Treibstoff weniger.
    .title = Andere Ausbauten
captains_gulf-rule-CG12-1 = Ein Kredit bringt dir { FIGURE("loan.cash") } $, aber nur, wenn du Abschleppen oder eine Rundenkarte bezahlen musst. Nie für Karten, Steuerrad oder Einkäufe.
    .title = Kredite gibt es nur aus Not
captains_gulf-rule-CG12-2 = In deinem Zug darfst du einen Kredit für { FIGURE("loan.repay") } $ zurückzahlen. Jeder offene kostet dich am Ende { FIGURE("loan.penalty_unpaid") } $.
    .title = Zurückzahlen
captains_gulf-rule-CG12-3 = Du kannst beliebig viele Kredite haben (Hausregel).
    .title = Keine Grenze
captains_gulf-rule-CG13-1 = Alle Bonusmarker kommen zu euch zurück.
    .title = Marker kommen zurück
captains_gulf-rule-CG13-2 = Eine Karte mit Stoppschild wirkt jetzt für alle.
    .title = Die Rundenkarte
captains_gulf-rule-CG13-3 = Die nächste Rundenkarte wird aufgedeckt; sie gilt in der neuen Runde.
    .title = Die nächste Karte
captains_gulf-rule-CG13-4 = Nach { FIGURE("setup.round_cards_used") } Runden kommen die B-Karten. Ab Runde { FIGURE("setup.second_bonus_marker_from_round") } haben alle { FIGURE("setup.late_bonus_markers") } Bonusmarker.
    .title = Halbzeit
captains_gulf-rule-CG13-5 = Für Felder mit Neubestands- und ohne Erschöpfungsplättchen bewegt eine Karte beide Scheiben: Neuer Bestand kommt in die gezeigte Richtung; ist dort Hafen oder Rand, rückt die Scheibe weiter. Dann werden einzelne Erschöpfungsplättchen umgedreht; von mehreren kommt eins weg (Hausregel: das letzte folgt nächstes Mal).
    .title = Neuer Bestand
captains_gulf-rule-CG13-6 = Wanderung und Natürliche Auslese wirken erst jetzt, am Ende ihrer Runde.
    .title = Wirkung ganz am Ende
captains_gulf-rule-CG13-7 = Den nächsten Zug macht, wer nach der Person sitzt, die die Runde beendet hat.
    .title = Wer weitermacht
captains_gulf-rule-CG14-1 = Am Rundenende: Nimm { FIGURE("round_card.boat_show.amount") } $ für jede Karte an deinem Schiff.
    .title = Bootsmesse
captains_gulf-rule-CG14-2 = Am Rundenende: Zahle { FIGURE("round_card.maintenance.base") } $ und dazu { FIGURE("round_card.maintenance.amount") } $ für jeden Ausbau.
    .title = Wartung
captains_gulf-rule-CG14-3 = Am Rundenende: Zahle { FIGURE("round_card.provisions.base") } $ und dazu { FIGURE("round_card.provisions.amount") } $ für jedes Mannschaftsmitglied.
    .title = Proviant
captains_gulf-rule-CG14-4 = Ganz am Ende rücken beide Scheiben um eins; alle Plättchen der Sorte wandern ein Feld in diese Richtung, auch auf Felder mit Schiffen, aber nicht von solchen weg und nicht über den Rand (Hausregel).
    .title = Wanderung
captains_gulf-rule-CG14-5 = Am Rundenende zahlen alle entweder { FIGURE("round_card.coast_guard.fuel") } Treibstoff und { FIGURE("round_card.coast_guard.amount") } $ oder { FIGURE("round_card.coast_guard.base") } $. Alle antworten zugleich, ohne die anderen Antworten zu sehen.
    .title = Kontrolle der Küstenwache
captains_gulf-rule-CG14-6 = In dieser Runde bringt jedes Plättchen { FIGURE("round_card.seafood_market.amount") } $ mehr.
    .title = Fischmarkt
captains_gulf-rule-CG14-7 = In dieser Runde braucht jede Fahrt { FIGURE("round_card.good_weather.amount") } Treibstoff weniger, mindestens { FIGURE("rules.min_sail_fuel") }.
    .title = Gutes Wetter
captains_gulf-rule-CG14-8 = In dieser Runde ziehst du jedes Mal { FIGURE("round_card.almanac.amount") ->
        [one] { FIGURE("round_card.almanac.amount") } Karte
       *[other] { FIGURE("round_card.almanac.amount") } Karten
    } mehr und wirfst dann bis auf { FIGURE("setup.hand_size") } ab. Der Bot macht das für dich (Hausregel). Jedes Bonusplättchen, das du abgibst, zählt als eigenes Ziehen.
    .title = Fischer-Almanach
captains_gulf-rule-CG14-9 = Ganz am Ende rückt die Meeresfrüchtescheibe um eins; jedes Feld mit dieser Sorte, auf dem kein Schiff liegt, verliert davon { FIGURE("round_card.natural_selection.amount") } Plättchen.
    .title = Natürliche Auslese
captains_gulf-rule-CG14-10 = Am Rundenende: Zähle zusammen, was alle deine Lizenzen kosten, teile es durch { FIGURE("round_card.renew_licenses.divisor") } und zahle das Ergebnis, aufgerundet.
    .title = Lizenzverlängerung
captains_gulf-rule-CG14-11 = In dieser Runde braucht jede Fahrt { FIGURE("round_card.tropical_storm.amount") } Treibstoff mehr.
    .title = Tropensturm
captains_gulf-rule-CG14-12 = In dieser Runde rückst du bei jeder Marktaktion { FIGURE("round_card.few_customers.amount") ->
        [one] { FIGURE("round_card.few_customers.amount") } Feld
       *[other] { FIGURE("round_card.few_customers.amount") } Felder
    } weniger vor.
    .title = Wenig Kundschaft
captains_gulf-rule-CG14-13 = In dieser Runde kostet die Bewegung auf dem Steuerrad { FIGURE("round_card.smooth_workflow.amount") } $ weniger.
    .title = Reibungsloser Ablauf
captains_gulf-rule-CG14-14 = In dieser Runde kostet jedes Mannschaftsmitglied { FIGURE("round_card.labor_discount.amount") } $ weniger.
    .title = Günstige Arbeitskräfte
captains_gulf-rule-CG14-15 = In dieser Runde darfst du beim Fischen { FIGURE("round_card.good_haul.amount") ->
        [one] { FIGURE("round_card.good_haul.amount") } Karte
       *[other] { FIGURE("round_card.good_haul.amount") } Karten
    } mehr spielen, egal welcher Sorte.
    .title = Guter Fang
captains_gulf-rule-CG14-16 = In dieser Runde darfst du bei einer Marktaktion { FIGURE("rules.delivery_truck_cost") } $ zahlen und dafür auf der Leiste eines anderen Hafens vorrücken.
    .title = Lieferwagen
captains_gulf-rule-CG15-1 = Runde { FIGURE("meta.rounds") } ist die letzte. Ihre Rundenkarte wirkt noch; neuen Bestand gibt es nicht mehr.
    .title = Die letzte Runde
captains_gulf-rule-CG15-2 = Hast du Plättchen an Bord, verkaufst du sie im besten Hafen, Treibstoff, Abschleppen und Kredite eingerechnet, ohne vorzurücken und ohne Rundenkarte (Hausregel). Der Bot macht das für dich; lohnt es sich nicht, behältst du sie.
    .title = Der letzte Verkauf
captains_gulf-rule-CG15-3 = Jede Scheibe auf einem Straffeld (rötlich) kostet { FIGURE("port_track.light_penalty") } $, auf dem letzten Feld bringt sie { FIGURE("port_track.final_bonus") } $. Auf jeder Leiste zählt dein höchster Stern: weiß { FIGURE("track_star.white.payout") } $, blau { FIGURE("track_star.blue.payout") } $, gelb { FIGURE("track_star.yellow.payout") } $, für einen, zwei, drei einer Farbe{ PROVENANCE() ->
        [ours] {" "}(teils Hauswerte)
       *[mixed] {""}
    }.
    .title = Die Leisten
captains_gulf-rule-CG15-4 = Jeder offene Kredit kostet { FIGURE("loan.penalty_unpaid") } $. Dein Ergebnis darf negativ sein.
    .title = Offene Kredite
captains_gulf-rule-CG15-5 = Wer am meisten Geld hat, gewinnt; bei Gleichstand, wer mehr Treibstoff hat; sonst teilt ihr euch den Sieg.
    .title = Wer gewinnt
captains_gulf-rule-CG16-1 = Nur die Meeresfrüchte sind begrenzt, auf { FIGURE("seafood.shrimp.tiles") } Garnelen, { FIGURE("seafood.oyster.tiles") } Austern und { FIGURE("seafood.crab.tiles") } Krabben; Geld und Marker gehen nie aus (Hausregel).
    .title = Was begrenzt ist
captains_gulf-rule-CG16-2 = Auch wenn du sonst nichts tun kannst, ziehst du auf ein Feld, das nichts kostet; so geht jede Partie zu Ende.
    .title = Niemand bleibt stecken
captains_gulf-rule-CG16-3 = In einem Zug kommst du höchstens einmal am Rettungsring vorbei; er beendet also nie zwei Runden.
    .title = Einmal pro Zug
captains_gulf-rule-CG16-4 = Ein Schiff ohne Treibstoff kann immer zu einem Hafen geschleppt werden.
    .title = Nach Hause geschleppt
captains_gulf-rule-CG16-5 = Sind Stapel und Ablage aufgebraucht, habt ihr vielleicht weniger als { FIGURE("setup.hand_size") } Karten auf der Hand.
    .title = Kleine Hände
captains_gulf-rule-CG16-6 = Für die Bonusaktion des Verbesserten Motors brauchst du einen Fischfang im selben Zug; vor der Bewegung geht sie deshalb nie.
    .title = Der Motor braucht einen Fang
captains_gulf-rule-CG21-1 = { PROVENANCE() ->
        [ours] Mit unseren Werten kommt, wer ein paar Züge vorausplant, auf etwa 38 bis 41 $, wer gewinnt, auf etwa 46 $, und wer zufällig wählt, auf etwa −32 $. Kein Platz hat einen klaren Vorteil (Hauswerte).
       *[mixed] Was mit den Werten dessen, der diesen Bot betreibt, zu erwarten ist, hat niemand gemessen.
    }
    .title = Was man erreicht
