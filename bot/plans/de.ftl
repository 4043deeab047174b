# Pläne: was gespielt werden soll, wenn die nächste eigene Entscheidung kommt.
command-plan = plan
    .description = Sag jetzt, was ich für dich spiele, wenn du das nächste Mal dran bist; nur du siehst es

button-plan = Vorausplanen …
button-replan = Plan ändern …
button-unplan = Plan verwerfen
button-unwish = Ohne { $number }
button-planned = Zurück
plan-title = 🗒️ **Dein Plan**
plan-how = Wenn deine nächste Entscheidung kommt, spiele ich für dich das Erste auf deiner Liste, das dann möglich ist, und gehe die Liste weiter durch, solange dein Zug dauert und nichts Neues aufgedeckt wird. Niemand sonst sieht die Liste. Wähle aus, was du willst, das Liebste zuerst.
plan-rest = Etwas anderes …
plan-else = Sonst: Ich warte auf dich und rufe dich wie immer.
plan-your-turn = Du bist dran: Entscheide jetzt mit /{ command-play }. Pläne sind für die Zeit, in der du wartest.
plan-away = Gerade spielt ein Computer-Mitspieler für dich; komm erst ins Spiel zurück.
plan-nothing = Für deine nächste Entscheidung lässt sich gerade nichts planen.
plan-cannot-come = Das kann bei deiner nächsten Entscheidung nicht vorkommen.
plan-twice = Das steht schon in deinem Plan.
plan-full = Ein Plan hat höchstens { $most } Einträge.
plan-none = Diesen Plan gibt es nicht (mehr).
plan-dropped-gone = 🗒️ Dein Plan wurde nicht gespielt: Nichts davon war möglich, als du an der Reihe warst.
plan-dropped-changed = 🗒️ Dein Plan wurde nicht weitergespielt: *{ $choice }* bedeutet inzwischen etwas anderes. Beim Planen: { $meant }. Jetzt: { $means }.
plan-dropped-undone = 🗒️ Dein Plan ist abgeschaltet: Es wurde etwas zurückgenommen.
plan-dropped-paused = 🗒️ Dein Plan ist abgeschaltet: Die Partie war unterbrochen.
plan-dropped-away = 🗒️ Dein Plan ist abgeschaltet: Ein Computer-Mitspieler hat für dich gespielt.

table-event-planned = 🗒️ Dein Plan: { $choice }.
