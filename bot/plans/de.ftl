# Pläne: was gespielt werden soll, wenn die nächste eigene Entscheidung kommt.
command-plan = plan
    .description = Sag jetzt schon, was ich in deinem nächsten Zug für dich spiele; nur du siehst es

button-plan = Vorausplanen …
button-replan = Plan ändern …
button-unplan = Plan verwerfen
button-unwish = { $number } streichen
button-planned = Zurück
plan-title = 🗒️ **Dein Plan**
plan-how = Kommst du an die Reihe, spiele ich den ersten Eintrag deiner Liste, der noch möglich ist, und mache mit dem nächsten weiter, bis dein Zug endet oder etwas aufgedeckt wird. Nur du siehst die Liste. Das Wichtigste zuerst.
plan-rest = Etwas anderes …
plan-else = Geht davon nichts, rufe ich dich wie immer.
plan-your-turn = Du bist dran: Entscheide jetzt mit /{ command-play }. Pläne sind für die Zeit, in der du wartest.
plan-away = Gerade spielt ein Computer für dich; komm erst ins Spiel zurück.
plan-nothing = Für deinen nächsten Zug gibt es gerade nichts zu planen.
plan-cannot-come = Das kann in deinem nächsten Zug nicht vorkommen.
plan-twice = Das steht schon in deinem Plan.
plan-full = Ein Plan hat höchstens { $most } Einträge.
plan-none = Diesen Plan gibt es nicht (mehr).
plan-dropped-rest = 🗒️ Ein Plan gilt für einen Zug: *{ $choice }* und was danach kam, habe ich nicht mehr gespielt.
plan-dropped-gone = 🗒️ Deinen Plan habe ich nicht gespielt: Nichts davon war möglich, als du an der Reihe warst.
plan-dropped-changed = 🗒️ Deinen Plan habe ich abgebrochen: *{ $choice }* würde jetzt etwas anderes bewirken. Beim Planen: { $meant }. Jetzt: { $means }.
plan-dropped-undone = 🗒️ Dein Plan ist gestrichen: Es wurde etwas zurückgenommen.
plan-dropped-paused = 🗒️ Dein Plan ist gestrichen: Die Partie war unterbrochen.
plan-dropped-away = 🗒️ Dein Plan ist gestrichen: Ein Computer hat für dich gespielt.

table-event-planned = 🗒️ Dein Plan: { $choice }.
