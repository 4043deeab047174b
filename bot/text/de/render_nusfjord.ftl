# Wörter in den Bildern von Nusfjord. Sie stehen in kleinen Kästen: kurz halten.
nusfjord-picture-everybody = Alle
nusfjord-picture-decision-over = Die Boote sind heimgekehrt
nusfjord-picture-decision-work = Zug { $turn } von { $turns }
nusfjord-picture-decision-fishing = den Fang verteilen
nusfjord-picture-decision-end = letzte Nutzung vor der Wertung
nusfjord-picture-decision-setup = der Tisch ist aufgebaut
nusfjord-picture-call-work = Wohin mit deinem Arbeiter (Zug { $turn } von { $turns })?
nusfjord-picture-call-fishing = Wie verteilst du deinen Fang?
nusfjord-picture-call-end = Nutzt du vor der Wertung noch ein Gebäude?
nusfjord-picture-call-setup = Der Tisch ist aufgebaut

nusfjord-picture-banquet = Festtafel
nusfjord-picture-imitation = Nachahmung
nusfjord-picture-reserve = Rücklagen
nusfjord-picture-either-cost = oder
nusfjord-picture-market = Neu realisierte Anteile
nusfjord-picture-market-empty = zurzeit keine
nusfjord-picture-unissued = { $count } nicht realisiert
# Wo ein langes Wort getrennt werden darf: vor diesen Wörtern, mit denen es endet.
nusfjord-picture-word-ends = gesellschaft fischerei museum beteiligung flößerei verwaltung zimmermann
nusfjord-picture-hand = Hand
nusfjord-picture-hand-note = siehst nur du

nusfjord-picture-action-take_gold = +1 Gold
nusfjord-picture-action-transfer_reserve = Flüssigmachen
nusfjord-picture-action-serve_fish = Fisch servieren
nusfjord-picture-action-build_building = Gebäudebau
nusfjord-picture-action-issue_share = Anteil realisieren
nusfjord-picture-action-buy_shares = Anteile kaufen
nusfjord-picture-action-deforest = Abholzen
nusfjord-picture-action-thin_out = Durchforsten
nusfjord-picture-action-reforest = Aufforsten
nusfjord-picture-action-build_ship = Schiffbau
nusfjord-picture-action-take_elder = Ältesten nehmen

nusfjord-picture-note-take_gold = ohne Bedingung
nusfjord-picture-note-transfer_reserve = Rücklagen in Vorrat
nusfjord-picture-note-serve_fish = jetzt: { $fish } { $fish ->
    [one] Fisch
   *[other] Fische
}, +{ $gold } Gold
nusfjord-picture-note-serve_full = alle Teller sind gefüllt
nusfjord-picture-note-build_building = zahlen und bauen
nusfjord-picture-note-issue_share = +{ $gold } Gold
nusfjord-picture-note-buy_shares = { $count } für { $gold } Gold
nusfjord-picture-note-buy_none = keine zu kaufen
nusfjord-picture-note-deforest = −1 Wald, +{ $wood } Holz
nusfjord-picture-note-thin_out = +1 Holz pro Wald
nusfjord-picture-note-reforest = +{ $forests } Wald
nusfjord-picture-note-build_ship = große fangen mehr Fisch
nusfjord-picture-note-take_elder = darf gleich handeln

nusfjord-picture-taken = belegt
nusfjord-picture-coming = Runde { $round }
nusfjord-picture-nothing-coming = keine neuen Karten mehr
nusfjord-picture-event-refill_a = neue A-Gebäude
nusfjord-picture-event-refill_b = neue B-Gebäude
nusfjord-picture-event-deal_c = C-Gebäude auf die Hand
nusfjord-picture-event-display_c = C-Gebäude in die Auslage
nusfjord-picture-event-lay_out_c_hands = Handkarten werden offengelegt

nusfjord-picture-counts-ships = je 1, 2 oder 4
nusfjord-picture-counts-buildings = Punkte und Sterne der Karten
nusfjord-picture-counts-shares = 1 pro Anteil im Vorrat
nusfjord-picture-counts-gold = 1 pro Gold
nusfjord-picture-counts-spaces = −1 pro leerem Baufeld
nusfjord-picture-counts-unissued = −1 pro nicht realisiertem Anteil
nusfjord-picture-all-games = aus { $games } Partien
nusfjord-picture-campaign-target = Ziel { $points }

nusfjord-picture-house-data = { PROVENANCE() ->
    [ours] Hauskarten: Werte und Wirkungen meist nicht die des gedruckten Spiels
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }
nusfjord-picture-house-cards = { PROVENANCE() ->
    [ours] Hauskarten: meist nicht die Werte des gedruckten Spiels
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }
nusfjord-picture-starts = Startspieler
nusfjord-picture-sign-immediately = beim Bau
nusfjord-picture-sign-whenever = jedes Mal
nusfjord-picture-sign-anytime = jederzeit
nusfjord-picture-sign-once = einmal
nusfjord-picture-sign-special = besonders
nusfjord-picture-sign-victory_points = am Ende
nusfjord-picture-sign-missing = fehlt dir
nusfjord-picture-sign-under = darunter
nusfjord-picture-replay = Film einer Partie Nusfjord in { $frames } Bildern.

nusfjord-picture-alt-status = Nusfjord, Runde { $round } von { $rounds }, { $phase }.
nusfjord-picture-alt-waiting = Am Zug: { $names }.
nusfjord-picture-alt-plates = { $count ->
    [0] Auf der Festtafel ist kein Teller gefüllt.
    [one] 1 Teller der Festtafel ist gefüllt.
   *[other] { $count } Teller der Festtafel sind gefüllt.
}
nusfjord-picture-alt-seat = { $name } ({ $company }): { $points } SP; { $wood } Holz, { nusfjord-noun-fishes }, { $gold } Gold; Fangmenge { $haul }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }, { $buildings } Gebäude, { $elders ->
        [one] 1 Ältester
       *[other] { $elders } Älteste
    }, { $shares ->
        [one] 1 Anteil
       *[other] { $shares } Anteile
    }, { $forests } Waldstreifen.
nusfjord-picture-alt-blocked = Blockiert: { $actions }.
nusfjord-picture-alt-buildings = Gebäude: { $names }.
nusfjord-picture-alt-elders = Älteste: { $names }.
nusfjord-picture-alt-hand = Auf der Hand: { $names }.
nusfjord-picture-alt-score = Platz { $place }: { $name } mit { $points } SP ({ $parts }).

nusfjord-picture-text-points-later = Punkte bei Spielende
nusfjord-picture-text-none = keine
nusfjord-picture-text-no-forest = keiner
nusfjord-picture-text-share-of = { $count } von { $name }
nusfjord-picture-text-ship = { $count } { $ship ->
    [sloop] { $count ->
        [one] Slup
       *[other] Slups
    }
    [cutter] Kutter
   *[schooner] Schoner
}
nusfjord-picture-text-free = { $count } frei
nusfjord-picture-text-below = { $count } darunter
nusfjord-picture-text-busy = Arbeiter
nusfjord-picture-text-wood = H
nusfjord-picture-text-fish = F
nusfjord-picture-text-gold = G
nusfjord-picture-text-starts = Startspieler: { $name }.
nusfjord-picture-text-spaces = Aktionsfelder: { $spaces }.
nusfjord-picture-text-imitation = Nachahmung { $place }: { $names }.
nusfjord-picture-text-banquet = Festtafel: { $filled } Teller gefüllt{ $left ->
    [0] {""}
    [one] ; der letzte kostet { $prices } Fische
   *[other] ; die anderen kosten { $prices } Fische
}.
nusfjord-picture-text-ships = Schiffe auf dem Ablageplan: { $ships }.
nusfjord-picture-text-market = Neu realisierte Anteile: { $shares }; alle zusammen kosten { $gold } Gold.
nusfjord-picture-text-stacks = Älteste: { $elders }.
nusfjord-picture-text-display = { $letter }-Gebäude (H Holz, F Fisch, G Gold, ? je nach Lage; Punkte): { $cards }.
nusfjord-picture-text-seat = **{ $name } ({ $company }): { $points } SP**
nusfjord-picture-text-supply = Vorrat: { $wood }/{ $cap } Holz, { nusfjord-noun-fishes }, { $gold } Gold.
nusfjord-picture-text-reserve = Rücklagen: { $wood } Holz, { nusfjord-noun-fishes }, { $gold } Gold.
nusfjord-picture-text-shares = Anteile: { $shares }; { $unissued } nicht realisiert.
nusfjord-picture-text-fleet = Schiffe: { $ships }; Fangmenge { $haul }.
nusfjord-picture-text-forests = Wald: { $forests }; frei: { $free }.
nusfjord-picture-text-buildings = Gebäude (Punkte): { $buildings }.
nusfjord-picture-text-elders = Älteste (Fische): { $elders }.
nusfjord-picture-text-hand = Handkarten: { $count }.

# Kartentexte, die für den Tisch zu lang sind, in Kürze; der ganze Text steht auf dem eigenen Plan oder in den Regeln.
nusfjord-picture-brief-A102 = Beim Bau: 1 Slup kostenlos (wenn noch da und Platz ist).
nusfjord-picture-brief-A104 = Beim Bau: +1 Holz pro leerem Baufeld, höchstens 5.
nusfjord-picture-brief-A108 = Beim Bau: +1 Gold je 2 Gebäude (dieses zählt mit), höchstens 3.
nusfjord-picture-brief-A109 = Immer wenn du einen Wald entfernst: +2 Fische.
nusfjord-picture-brief-A111 = Slup −1 Holz; Kutter und Schoner −2 Holz.
nusfjord-picture-brief-A112 = Nach „Rücklagen flüssigmachen“: 3 Holz in die Rücklagen.
nusfjord-picture-brief-A114 = Nach Gebäudebau (nicht diesem): Du darfst 1 Holz gegen 1 Gold tauschen.
nusfjord-picture-brief-A117 = Schiffbau ist für dich nie blockiert.
nusfjord-picture-brief-A203 = Nach jeder Fangzeit: bis zu 2 Fische von den Rücklagen in den Vorrat.
nusfjord-picture-brief-A204 = Jederzeit in den Rücklagen: 3 Fische gegen 1 Gold.
nusfjord-picture-brief-A209 = Beim Bau: 6 Fische in die Rücklagen.
nusfjord-picture-brief-A210 = Nach „Anteil realisieren“: Du darfst 1 Gold gegen 3 Holz und 4 Fische tauschen.
nusfjord-picture-brief-A214 = Nach Gebäudebau (nicht diesem): +1 Holz.
nusfjord-picture-brief-A217 = Rücklagen fassen 12 Fische. Beim Bau: 2 Fische hinein.
nusfjord-picture-brief-A305 = Beim Bau: 1 neu realisierter Anteil kostenlos; ist keiner da: +1 Gold.
nusfjord-picture-brief-A306 = Nach Gebäudebau (nicht diesem): +2 Fische.
nusfjord-picture-brief-A313 = Beim Bau: 2 Fische + 2 pro Schiff in die Rücklagen, höchstens 8.
nusfjord-picture-brief-A315 = „Rücklagen flüssigmachen“ nie blockiert. Beim Bau: 2 Fische hinein.
nusfjord-picture-brief-B125 = Nach „Rücklagen flüssigmachen“: 2 Gold in die Rücklagen.
nusfjord-picture-brief-B129 = Sind die Rücklagen voll Fisch: sofort „Rücklagen flüssigmachen“.
nusfjord-picture-brief-B130 = Nach Schiffbau: Du darfst „Anteil realisieren“.
nusfjord-picture-brief-B224 = Beim Bau: 3 Holz und 3 Fische in die Rücklagen.
nusfjord-picture-brief-B228 = Bedeckt 3 Felder der Fischfangleiste; braucht kein Baufeld.
nusfjord-picture-brief-B229 = Einmalig: Fische in Höhe der Fangmenge.
nusfjord-picture-brief-B322 = Einmalig: Aufforsten.
nusfjord-picture-brief-B323 = Beim Bau: Du darfst Fisch servieren, jeder Teller 1 Fisch billiger.
nusfjord-picture-brief-B327 = Beim Bau: +1 Gold pro eigenem Anteil auf dem Plan oder bei anderen, max. 3.
nusfjord-picture-brief-B328 = Beim Bau: Du darfst 1 Schiff kostenlos um eine Größe aufwerten.
nusfjord-picture-brief-B329 = Einmalig: bis zu fünfmal 2 Holz gegen 1 Gold.
nusfjord-picture-brief-C143 = Einmalig: 1 Kutter kostenlos (wenn noch da und Platz ist).
nusfjord-picture-brief-C254 = Ende: 2 Punkte + 1 je 2 bedeckte Felder der Leiste, höchstens 8.
nusfjord-picture-brief-C341 = Steht auf einem Wald, der dann bleibt; braucht kein Baufeld.
nusfjord-picture-brief-C342 = Beim Bau: bis zu zweimal 1 Schiff kostenlos um eine Größe aufwerten.
nusfjord-picture-brief-C344 = Ende: 1 mehr als dein bestes anderes Gebäude ohne Stern, höchstens 8.
nusfjord-picture-brief-C347 = Beim Bau: Du darfst bis zu 3 Teller füllen, je 2 Gold.
nusfjord-picture-brief-C350 = Ende: 1 je 2 Fische der Rücklagen und je 4 des Vorrats, höchstens 8.
nusfjord-picture-brief-C352 = Ende: 2 Punkte + 1 je 2 freie Felder der Leiste, höchstens 8.
nusfjord-picture-brief-C354 = Ende: 1 pro Ältestem und pro Anteil, höchstens 9.
nusfjord-picture-brief-shipwright = Zahle 2 Holz: Werte 1 Schiff um eine Größe auf.
nusfjord-picture-brief-broker = Du darfst Anteil realisieren; dann Anteile kaufen für 1 Gold weniger.
nusfjord-picture-brief-steward = Du darfst Rücklagen flüssigmachen; dann 3 Fische hinein.
nusfjord-picture-brief-harbor_master = +1 Holz, +1 Fisch; dasselbe pro Schiff, je höchstens 4.

# Eine Karte, groß
nusfjord-picture-card-building = { $letter }-Gebäude { $number } · Deck { $deck }
nusfjord-picture-card-elder = Ältester
nusfjord-picture-card-cost = Kosten
nusfjord-picture-card-free = nichts
nusfjord-picture-card-wood = Holz
nusfjord-picture-card-fish = Fisch
nusfjord-picture-card-gold = Gold
nusfjord-picture-card-points = Punkte
nusfjord-picture-card-star = am Ende
nusfjord-picture-card-kind = Art
nusfjord-picture-card-place = Platz
nusfjord-picture-card-place-double = Doppelfeld
nusfjord-picture-card-place-track = Fischfangleiste
nusfjord-picture-card-place-forest = auf einem Wald
nusfjord-picture-card-number = Nummer
nusfjord-picture-card-players = Dabei mit
nusfjord-picture-card-from = { $players ->
    [1] 1 bis 5 Spielern
    [5] 5 Spielern
   *[other] { $players } bis 5 Spielern
}
nusfjord-picture-card-stack = Stapel
nusfjord-picture-card-hidden = verdeckt
