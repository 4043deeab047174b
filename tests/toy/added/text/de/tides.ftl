tides-title = Gezeiten
tides-summary = Karten bieten und Gezeiten gewinnen, für 2 bis 4 Personen.
tides-command = gezeiten
    .new = Einen Tisch für Gezeiten eröffnen
    .challenge = Eine Herausforderung in Gezeiten aushängen
    .description = In einer Partie Gezeiten wählen

tides-setting-length = Länge
    .name = länge
    .description = Zwei Runden oder drei
tides-value-length-short = zwei Runden
tides-value-length-long = drei Runden

tides-verb-offer = bieten
    .description = Eine Handkarte bieten
tides-verb-boast = prahlen
    .description = Prahlen oder nicht
tides-verb-draw = ziehen
    .description = Eine Karte ziehen
tides-verb-keep = lassen
    .description = Nichts ziehen
tides-argument-card = karte
    .description = Die Zahl der Karte
tides-argument-loud = laut
    .description = Ob du prahlst

tides-choice-offer = { $id1 } bieten
    .group = Bieten …
tides-choice-boast = { $id1 ->
        [yes] Prahlen
       *[no] Bescheiden bleiben
    }
    .group = Prahlen …
tides-choice-draw = Karte ziehen
    .group = Ziehen …
tides-choice-keep = Nichts ziehen
    .group = Nichts ziehen …

tides-ask-offer = { $tide_id ->
        [high] Flut: Die höchste Karte gewinnt. Welche bietest du?
       *[low] Ebbe: Die niedrigste Karte gewinnt. Welche bietest du?
    }
tides-ask-boast = Prahlst du?
tides-ask-draw = Möchtest du noch eine Karte?

tides-event-dealt = bekomm{ t } { $cards }
tides-event-tide = { $tide_id ->
        [high] Es ist Flut.
       *[low] Es ist Ebbe.
    }
tides-event-offered = biete{ t } { $card }
tides-event-boasted = { $loud_id ->
        [yes] prahl{ t }
       *[no] bleib{ t } bescheiden
    }
tides-event-won = gewinn{ t } mit der { $card }
tides-event-drew = zieh{ t } die { $card }
tides-event-drew_hidden = zieh{ t } eine Karte
tides-event-kept = zieh{ t } nichts

tides-reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
tides-name-yes = ja
tides-category-tides = Gewonnene Tiden
tides-name-no = nein

tides-picture-tide = Runde { $round }, { $tide }
tides-picture-seat = { $name }: { $points } Punkte, { $cards } Karten
tides-picture-task = eine Wahl treffen
tides-picture-hand = { $name }: { $cards }
tides-part-tide = Die Gezeit
tides-part-hand = { $name }: Hand
tides-picture-replay = Die ganze Partie in { $frames } Bildern.

# Die Lernfahrt: was bei jedem Schritt gesagt wird, und mit .aside, warum es anders weitergeht.
tides-lesson-offer = Es ist Flut: Die höchste Karte gewinnt. Alle bieten gleichzeitig eine, also biete deine 16.
    .aside = Bei Flut ist eine niedrige Karte nur verschenkt.
tides-lesson-boast = Wer prahlt und gewinnt, hat einen Punkt mehr; wer prahlt und verliert, einen weniger. 16 ist hoch: Prahle.
    .aside = Sicher ist sicher, aber ein Punkt ist verschenkt, den du fast schon hast.
tides-lesson-draw = Du hast gewonnen und darfst zwei Karten ziehen. Mehr Karten schaden nie.
    .aside = Deine Hand bliebe ohne Grund klein.
tides-lesson-end = Das war eine Runde. Nach zweien, oder dreien in der langen Partie, gewinnen die meisten Punkte.
