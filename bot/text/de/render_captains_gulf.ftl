# Wörter in den Bildern von Captains of the Gulf. Sie stehen in kleinen Feldern: kurz halten.
captains_gulf-picture-before = Aufbau
captains_gulf-picture-phase-setup = Erste Lizenz
captains_gulf-picture-phase-turn = Neuer Zug
captains_gulf-picture-phase-reset = Rundenende
captains_gulf-picture-everybody = Alle
captains_gulf-picture-decision-over = Alle Schiffe sind zu Hause

captains_gulf-picture-ask-first_license = Lizenz wählen
captains_gulf-picture-ask-turn = am Steuerrad ziehen
captains_gulf-picture-ask-first_turn = Aktion wählen
captains_gulf-picture-ask-after = Zug beenden
captains_gulf-picture-ask-sail = einen Hafen anlaufen
captains_gulf-picture-ask-buy_fuel = Treibstoff kaufen
captains_gulf-picture-ask-drop = Karte abwerfen
captains_gulf-picture-ask-inspection = Kontrolle zahlen
captains_gulf-picture-ask-fish_or_sail = fischen oder fahren
captains_gulf-picture-ask-fish = wo fischen?
captains_gulf-picture-ask-sail_to_port = Hafen wählen
captains_gulf-picture-ask-fish_in_row = wo fischen?
captains_gulf-picture-ask-catch = was fangen?
captains_gulf-picture-ask-play = Karten ausspielen
captains_gulf-picture-ask-take = den Fang nehmen
captains_gulf-picture-ask-printer = Lizenz anlegen
captains_gulf-picture-ask-dockside_improvement = Karte anlegen
captains_gulf-picture-ask-shipyard = Karte anlegen
captains_gulf-picture-ask-second_card = noch eine Karte?
captains_gulf-picture-ask-dockside_market = verkaufen
captains_gulf-picture-ask-market = verkaufen
captains_gulf-picture-ask-advance = Scheibe vorrücken
captains_gulf-picture-ask-decide = entscheiden
captains_gulf-picture-call-first_license = Mit welcher Lizenz beginnst du?
captains_gulf-picture-call-turn = Wohin steuerst du?
captains_gulf-picture-call-first_turn = Wo auf dem Steuerrad beginnst du?
captains_gulf-picture-call-after = Noch etwas, bevor dein Zug endet?
captains_gulf-picture-call-sail = Zu welchem Hafen fährst du?
captains_gulf-picture-call-buy_fuel = Wie viel Treibstoff kaufst du?
captains_gulf-picture-call-drop = Was wirfst du ab?
captains_gulf-picture-call-inspection = Womit bezahlst du die Kontrolle?
captains_gulf-picture-call-fish_or_sail = Wo fischst du, oder wohin fährst du?
captains_gulf-picture-call-fish = Wo fischst du?
captains_gulf-picture-call-sail_to_port = Zu welchem Hafen fährst du?
captains_gulf-picture-call-fish_in_row = Wo fischst du?
captains_gulf-picture-call-catch = Was fängst du?
captains_gulf-picture-call-play = Welche Karten spielst du?
captains_gulf-picture-call-take = Welchen Fang nimmst du?
captains_gulf-picture-call-printer = Welche Lizenz legst du an?
captains_gulf-picture-call-dockside_improvement = Welche Karte legst du an?
captains_gulf-picture-call-shipyard = Welche Karte legst du an?
captains_gulf-picture-call-second_card = Legst du noch eine Karte an?
captains_gulf-picture-call-dockside_market = Was verkaufst du?
captains_gulf-picture-call-market = Was verkaufst du?
captains_gulf-picture-call-advance = Wie weit rückst du vor?
captains_gulf-picture-call-decide = Wie entscheidest du?

captains_gulf-picture-money = { $money } $
captains_gulf-picture-plus-money = +{ $money } $
captains_gulf-picture-sells-more = bringt +{ $money } $
captains_gulf-picture-round-cards = Rundenkarten
captains_gulf-picture-free = gratis
captains_gulf-picture-where-port = im Hafen
captains_gulf-picture-where-sea = auf See
captains_gulf-picture-timer = noch { $left }× am Ring vorbei
captains_gulf-picture-timer-last = letzter Zug der Runde
captains_gulf-picture-next-seafood = Meeresfrüchtescheibe
captains_gulf-picture-next-direction = Neuer Bestand kommt
captains_gulf-picture-sign-buoy = Boje: Bestand zu Beginn
captains_gulf-picture-sign-depletion = Erschöpfungsplättchen, je Runde eins weniger
captains_gulf-picture-sign-recovery = bringt am Rundenende neuen Bestand
captains_gulf-picture-sign-direction = wohin von dort: Jede Meeresfrüchtekarte rückt die dunkle Scheibe weiter
captains_gulf-picture-deck = Stapel { $count }
captains_gulf-picture-discards = Ablage { $count }
captains_gulf-picture-schools = Meeresfrüchtekarten { $count }
captains_gulf-picture-schools-shown = benutzt { $count }
captains_gulf-picture-nobody-aboard = Noch keine Mannschaft und kein Ausbau
captains_gulf-picture-card-played = gewählt
captains_gulf-picture-alt-pending = Gewählt: { $item } ({ $card })
captains_gulf-picture-if-now = Geld, wenn jetzt Schluss wäre; Gold führt
captains_gulf-picture-first = erster Zug der Partie
captains_gulf-picture-house-data = { PROVENANCE() ->
    [ours] Landkarte, Karten und Leisten von uns, nicht die gedruckten
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }
captains_gulf-picture-house-short = { PROVENANCE() ->
    [ours] Hauswerte, nicht die gedruckten
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }

captains_gulf-picture-does-first_mate = Steuerrad { $money } $ billiger; +{ $spaces } Feld beim Verkauf: { $seafood }
captains_gulf-picture-does-deckhand = { $one }/{ $two } mit { $cards } Karte mehr fischen; Kaimarkt +{ $tiles }
captains_gulf-picture-does-fuel_engineer = +{ $money } $ bei jeder Treibstoffaktion
captains_gulf-picture-does-maintenance_engineer = Rundenkarten und Abschleppen { $money } $ billiger
captains_gulf-picture-does-upgrade_engineer = Ausbauten { $money } $ billiger
captains_gulf-picture-does-crew_quarters = Mannschaft { $number } $ billiger
captains_gulf-picture-does-improved_propeller = Jede Fahrt { $number } Treibstoff weniger
captains_gulf-picture-does-tool_box = Ingenieure bringen oder sparen { $number } $
captains_gulf-picture-does-improved_engine = Bleiben kostet nichts; Bonus: zum Hafen, { $number } Treibstoff weniger
captains_gulf-picture-does-galley = Bonus: für { $number } $ alles kochen; je Plättchen +{ FIGURE("seafood.shrimp.cooked_bonus") } $
captains_gulf-picture-does-fuel_line = Bonus: Treibstoff kaufen, auch auf See
captains_gulf-picture-does-storage = { $boxes ->
    [one] 1 Kiste mehr
   *[other] { $boxes } Kisten mehr
}
captains_gulf-picture-does-tank = Tank fasst { $fuel } Treibstoff

captains_gulf-picture-bonus-printer = Lizenz, Preis +{ $money } $; 1 Karte
captains_gulf-picture-bonus-radar = { $draw } ziehen, { $discard } abwerfen
captains_gulf-picture-bonus-day_laborer = nimm { $money } $
captains_gulf-picture-bonus-dockside_improvement = Mannschaft/Ausbau, +{ $money } $; 1 Karte
captains_gulf-picture-bonus-dockside_market = { $tiles } verkaufen, +1 je Deckhelfer
captains_gulf-picture-bonus-buy_fuel = { $fuel } für { $money } $
captains_gulf-picture-bonus-improved_engine = nach dem Fang: Hafen, { $fuel } weniger
captains_gulf-picture-bonus-galley = { $money } $: alles an Bord kochen

captains_gulf-picture-choice-buy = { $fuel } Treibstoff für { $money } $
captains_gulf-picture-choice-inspection-fuel = { $fuel } Treibstoff und { $small } $
captains_gulf-picture-choice-inspection-money = { $money } $
captains_gulf-picture-choice-total = { $count ->
    [one] 1 Plättchen nehmen
   *[other] { $count } Plättchen nehmen
}
captains_gulf-picture-choice-repay = Kredit zurückzahlen: { $money } $
captains_gulf-picture-choice-draw = Bonusplättchen: Karte ziehen
captains_gulf-picture-choice-end = Zug beenden
captains_gulf-picture-choice-other = Karte und Plättchen frei wählen
captains_gulf-picture-choice-done = Keine zweite Karte
captains_gulf-picture-choice-decline = Auf die Aktion verzichten

captains_gulf-picture-score-money = Geld
captains_gulf-picture-score-stars = Sterne
captains_gulf-picture-score-last = Letzte Felder
captains_gulf-picture-score-light = Straffelder
captains_gulf-picture-score-loans = Kredite
captains_gulf-picture-score-rule-money = Bargeld am Ende
captains_gulf-picture-score-rule-stars = der höchste Stern jeder Leiste
captains_gulf-picture-score-rule-last = +{ $money } $ je Scheibe dort
captains_gulf-picture-score-rule-light = −{ $money } $ je Scheibe dort
captains_gulf-picture-score-rule-loans = −{ $money } $ je offenem Kredit
captains_gulf-picture-tie-fuel = Treibstoff entscheidet
captains_gulf-picture-replay = Film einer Partie Captains of the Gulf in { $frames } Bildern.

captains_gulf-part-map = Der Golf
captains_gulf-part-ports = Häfen und Leisten
captains_gulf-part-boat = { $name }: Schiff
captains_gulf-picture-closeup-prices = Meeresfrüchte bringen
captains_gulf-picture-closeup-stars = Sterne auf einer / zwei / drei Leisten

captains_gulf-picture-alt-status = Captains of the Gulf, { $round ->
    [0] vor der ersten Runde: { $phase }
   *[other] Runde { $round } von { $rounds }, { $phase }
}.
captains_gulf-picture-alt-waiting = Am Zug: { $names }.
captains_gulf-picture-alt-card = Rundenkarte: { $card }. { $left ->
    [one] Noch einmal am Rettungsring vorbei, dann endet die Runde.
   *[other] Noch { $left }-mal am Rettungsring vorbei, dann endet die Runde.
}
captains_gulf-picture-alt-seat = { $name }: { $over ->
        [yes] { $money } bar, { $total } nach der Wertung
       *[no] { $money } bar, { $total }, wenn jetzt Schluss wäre
    }, Schiff: { $place }, Treibstoff { $fuel } von { $tank }, an Bord: { $hold }.
captains_gulf-noun-stack = { $count } { $seafood ->
    [shrimp] { $count ->
        [one] Garnele
       *[other] Garnelen
    }
    [oyster] { $count ->
        [one] Auster
       *[other] Austern
    }
   *[crab] { $count ->
        [one] Krabbe
       *[other] Krabben
    }
}
captains_gulf-picture-alt-count = { captains_gulf-noun-stack }
captains_gulf-picture-alt-liked = { $seafood ->
    [shrimp] Garnelen
    [oyster] Austern
   *[crab] Krabben
}
captains_gulf-picture-alt-count-cooked = { captains_gulf-noun-stack } (gekocht)
captains_gulf-picture-alt-sea = Meeresfrüchte: { $hexes }.
captains_gulf-picture-alt-tracks = Scheiben: { $tracks }.
captains_gulf-picture-alt-boats = Schiffe: { $places }.
captains_gulf-picture-alt-port = { $port } mag { $taste }. Scheiben: { $discs }.
captains_gulf-picture-alt-hand = Handkarten: { $cards }.
captains_gulf-picture-alt-score = Platz { $place }: { $name } mit { $total } ({ $parts }).

captains_gulf-picture-alt-nothing = nichts
captains_gulf-picture-alt-none = keine
captains_gulf-picture-text-space = Steuerrad: { $space }.
captains_gulf-picture-text-first = Den ersten Zug der Partie hat { $name }.
captains_gulf-picture-text-stacks = Karten im Stapel: { $deck }, in der Ablage: { $discards }; Meeresfrüchtekarten: { $schools }.
captains_gulf-picture-text-shown = Bisherige Rundenkarten: { $cards }.
captains_gulf-picture-text-sea = Der Golf
captains_gulf-picture-text-sea-empty = Keine Meeresfrüchte und keine Plättchen.
captains_gulf-picture-text-discs = Die Meeresfrüchtescheibe steht auf „{ $seafood }“, die Neubestandsscheibe auf „{ $direction }“. Im Vorrat: { $supply }.
captains_gulf-picture-text-depletion = { $count } Erschöpfungsplättchen
captains_gulf-picture-text-recovery = Neubestandsplättchen
captains_gulf-picture-text-buoy = Boje { $buoy }
captains_gulf-picture-text-port = **{ $port }** mag { $taste }. Belohnungen: { $rewards }.
captains_gulf-picture-text-track = Jede Leiste: Felder 1 bis { $light }: am Ende −{ $penalty } $. Sterne, am Ende auf einer / zwei / drei Leisten: { $stars }. Feld { $last }: am Ende +{ $bonus } $, nur eine Scheibe hat dort Platz.
captains_gulf-picture-text-star = { $star } ab Feld { $space } ({ $payout } $)
captains_gulf-picture-text-map = Karte
captains_gulf-picture-text-map-key = Reihen von Nord nach Süd, jede von West nach Ost. Was ein Strich verbindet, grenzt aneinander; in Klammern steht, was darunter angrenzt.
captains_gulf-picture-text-map-port = { $port } grenzt an { $hexes }.
captains_gulf-picture-text-reward = { $reward } auf Feld { $space }
captains_gulf-picture-text-reward-money = { $amount } $
captains_gulf-picture-text-reward-fuel = { $amount } Treibstoff
captains_gulf-picture-text-reward-card = { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}
captains_gulf-picture-text-boat = **{ $name }**: { $money } bar, { $total }{ $over ->
    [yes] {" "}nach der Wertung
   *[no] , wenn jetzt Schluss wäre
}
captains_gulf-picture-text-position = Schiff: { $place }. Steuerrad: { $wheel }. Treibstoff: { $fuel } von { $tank }. An Bord ({ $boxes ->
    [one] 1 Kiste
   *[other] { $boxes } Kisten
}): { $hold }.
captains_gulf-picture-text-cards = Lizenzen: { $licenses }. Mannschaft: { $crew }. Ausbauten: { $upgrades }.
captains_gulf-picture-text-tracks = Hafenleisten: { $tracks }.
captains_gulf-picture-text-stock = { $tiles } Bonusplättchen, { $markers } Bonusmarker frei, { $loans ->
    [one] 1 Kredit
   *[other] { $loans } Kredite
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}.
captains_gulf-picture-text-hand = Deine Handkarten
captains_gulf-picture-text-card = { $card }: { $license } ({ $license_cost } $) / { $crew } ({ $crew_cost } $) / { $upgrade } ({ $upgrade_cost } $) / als Köder { $fish }

# Eine Karte, groß
captains_gulf-picture-card-crew = Mannschaftsmitglied
captains_gulf-picture-card-upgrade = Schiffsausbau
captains_gulf-picture-card-cost = Kosten
captains_gulf-picture-card-seafood = Meeresfrüchte
captains_gulf-picture-card-storage = Kisten
captains_gulf-picture-card-tank = Tank
captains_gulf-picture-card-most = Höchstens
captains_gulf-picture-card-license = Lizenz
captains_gulf-picture-card-aboard = Mannschaft
captains_gulf-picture-card-bait = Köder
captains_gulf-picture-card-game = Spielkarte
captains_gulf-picture-card-round = Rundenkarte
captains_gulf-picture-card-back = Rückseite
captains_gulf-picture-card-when = Gilt
captains_gulf-picture-card-when-round = die ganze Runde
captains_gulf-picture-card-when-reset = am Rundenende
captains_gulf-picture-card-when-reset_end = zuallerletzt
