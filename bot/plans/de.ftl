# Pläne: was gespielt werden soll, wenn die nächste eigene Entscheidung kommt.
command-plan = plan
    .description = Sag jetzt schon, was ich in deinem nächsten Zug für dich spiele; nur du siehst es

button-plan = Vorausplanen …
button-replan = Plan ändern …
button-unplan = Plan verwerfen
button-unwish = { $number } streichen
button-planned = Zurück
plan-title = 🗒️ **Dein Plan**
plan-how = Bist du dran, gehe ich die Einträge durch: Ich spiele den ersten, der geht, danach, was du dahinter gesetzt hast, und so weiter, bis etwas aufgedeckt wird. Nur du siehst das.
plan-how-below = Deine nächste Entscheidung danach, im selben Zug oder in einem späteren: Ich spiele den ersten Eintrag, der möglich ist.
plan-after = Nach „**{ $choices }**“:
plan-more = { $count ->
        [one] … und noch { $count }
       *[other] … und noch { $count }
    }
plan-below = { $count ->
        [0] danach ist noch nichts geplant
        [one] danach { $count } Eintrag
       *[other] danach { $count } Einträge
    }
plan-pick-after = Wie es weitergeht nach …
plan-pick-remove = Streichen …
button-plan-up = Zurück zur Liste davor
button-plan-alike = Auch nach den anderen Einträgen
button-plan-earlier = Wie beim letzten Mal
button-plan-ahead = Planen wie der Steuermann
button-plan-anew = Planen wie beim letzten Mal
button-plan-keep = ⭐ Als Favorit behalten
plan-pick-favorite = Aus einem Favoriten …
plan-kept = Gemerkt. In jeder Partie dieses Spiels kannst du das wieder planen; die { $most } neuesten Favoriten bleiben. Unter /{ command-settings } stehen sie alle.
favorite-size = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
favorite-left-out = { $count ->
        [one] Einen Eintrag dieses Favoriten habe ich weggelassen: Soweit ich sehe, kommt er hier nicht vor.
       *[other] { $count } Einträge dieses Favoriten habe ich weggelassen: Soweit ich sehe, kommen sie hier nicht vor.
    }
favorite-nothing-now = Nichts aus diesem Favoriten kann in deinem nächsten Zug vorkommen.
favorite-gone = { $kind } (wird hier nicht mehr gespielt)
favorite-unreadable = dieser Plan ist nicht mehr lesbar
favorite-none = Diesen Favoriten hast du nicht mehr.
favorites-title = Favoriten
favorites-none = Du hast noch keinen Plan behalten.
favorites-how = Beim Vorausplanen merkt *Als Favorit behalten* sich deinen Plan. In anderen Partien dieses Spiels holt *Aus einem Favoriten* ihn zurück, soweit er dort möglich ist. Nur du siehst sie.
favorites-pick-remove = Entfernen …
button-suggest = Vorschlag: was der Steuermann täte
plan-no-advice = An einem Tisch, der in die Wertung eingeht, hilft kein Computer beim Planen.
plan-no-outlook = Ich konnte nicht herausfinden, was kommen kann. Versuch es bitte noch einmal.
plan-nothing-new = Das steht alles schon in deinem Plan.
plan-moved-on = Dein Plan hat sich inzwischen geändert. So sieht er jetzt aus.
plan-else = Kommt es anders als geplant, rufe ich dich wie immer.
plan-your-turn = Du bist dran: Entscheide jetzt mit /{ command-play }. Pläne sind für die Zeit, in der du wartest.
plan-decide-first = Du bist dran: Entscheide erst. Pläne sind für die Zeit, in der du wartest.
plan-away = Gerade spielt ein Computer für dich; komm erst ins Spiel zurück.
plan-nothing = Für deinen nächsten Zug gibt es gerade nichts zu planen.
plan-cannot-come = Das kann dort nicht vorkommen.
plan-already = Genau so hast du es schon geplant.
plan-twice = Das steht schon in deinem Plan.
plan-full = Ein Plan hat höchstens { $most } Einträge.
plan-deep = Ein Plan reicht höchstens { $most } Entscheidungen weit. Nimm { $over ->
        [one] einen Schritt
       *[other] { $over } Schritte
    } zurück.
plan-none = Diesen Plan gibt es nicht (mehr).
plan-put-away = 🗒️ Dein Plan ist verworfen.
button-plan-restore = Plan wiederherstellen
plan-dropped-rest = 🗒️ Ein Plan gilt für einen Zug: *{ $choice }* und was danach kam, habe ich nicht mehr gespielt.
plan-dropped-stuck = 🗒️ Deinen Plan habe ich gespielt, so weit er reichte: Weder *{ $choice }* noch sonst etwas, das an dieser Stelle stand, war möglich.
plan-dropped-done = 🗒️ Deinen Plan habe ich bis zum Ende gespielt.
plan-dropped-gone = 🗒️ Deinen Plan habe ich nicht gespielt: Nichts davon war möglich, als du an der Reihe warst.
plan-dropped-changed = 🗒️ Deinen Plan habe ich abgebrochen: *{ $choice }* würde jetzt etwas anderes bewirken. Beim Planen: { $meant }. Jetzt: { $means }.
plan-dropped-cut = 🗒️ Deinen Plan habe ich abgebrochen: Nach *{ $choice }* wäre jetzt nichts von dem möglich, was danach kommen sollte.
plan-dropped-gives-up = 🗒️ Deinen Plan habe ich abgebrochen: Bei *{ $choice }* würde etwas verfallen. Da frage ich dich lieber selbst.
plan-dropped-undone = 🗒️ Dein Plan ist gestrichen: Es wurde etwas zurückgenommen.
plan-dropped-paused = 🗒️ Dein Plan ist gestrichen: Die Partie war unterbrochen.
plan-dropped-away = 🗒️ Dein Plan ist gestrichen: Ein Computer hat für dich gespielt.

table-event-planned = 🗒️ Dein Plan: { $choice }.
table-event-ordered = 📌 Wie immer: { $choice }.
