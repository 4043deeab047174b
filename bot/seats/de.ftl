# Plätze, die den Besitzer wechseln, und was ein Gastgeber mit einer Partie tut.
command-table = plätze
    .description = Gehen, pausieren, ersetzen: alles rund um eine Partie außer dem Spielen selbst

button-away = Ein Computer soll für mich spielen …
button-break = Pause machen …
button-away-sure = Ja, er soll spielen
button-pause-sure = Ja, Pause machen
button-home = Ich bin wieder da
button-quit = Die Partie verlassen …
button-quit-sure = Ja, verlassen
button-withdraw = Den Platz von { $name } doch behalten
button-pause = Pause
button-go-on = Weiter
button-end = Partie beenden …
button-end-sure = Ja, beenden
seats-title = Tisch: { $game }
seats-line-kept = ⚙️ **{ $name }**: gerade spielt ein Computer
seats-line-host = **{ $name }** (leitet die Partie)
seats-line-break = ⏸️ **{ $name }**: macht eine Pause
seats-line-asked = ✉️ { $person } wurde gefragt
seats-away-hint = Wenn du eine Weile weg bist, kann ein Computer für dich spielen. Sobald du auf „Spielen“ oder eine Wahl drückst, übernimmst du wieder.
seats-break-hint = Außer dir spielt hier niemand selbst. Machst du Pause, geschieht in dieser Partie nichts; kein Computer spielt sie für dich.
seats-pick-own = Ersatz für mich suchen …
seats-pick-for = Den Platz von { $name } anbieten …
seats-pick-host = Jemand anderem die Leitung geben …
seats-host = **Du leitest diese Partie**
seats-manager = **Du verwaltest diesen Server**
seats-quit-sure = **Die Partie endgültig verlassen?** Ab jetzt hat ein Computer deinen Platz.
seats-quit-host = { $host } leitet die Partie und kann ihn jemand anderem anbieten.
seats-quit-new-host = { $host } leitet dann die Partie und kann ihn jemand anderem anbieten.
seats-quit-keeps = Deinen Fortschritt aus dieser Partie behältst du dann nicht.
seats-quit-waiting = Außer dir spielt gerade niemand selbst; deshalb wartet die Partie, bis jemand zurückkommt.
seats-quit-alone = **Die Partie endgültig verlassen?** Sonst ist niemand mehr da; die Partie endet ohne Ergebnis.
seats-end-sure = **Die Partie für alle beenden?** Sie endet ohne Ergebnis, und das lässt sich nicht zurücknehmen.

seats-away-sure = **Soll ein Computer für dich spielen?** Ab jetzt trifft er jede deiner Entscheidungen sofort und ohne dich zu fragen, bis du auf *{ button-home }* oder eine Wahl drückst. Was er gespielt hat, gilt.
seats-away-sure-alone = **Eine Pause machen?** Außer dir spielt hier niemand selbst, also spielt auch kein Computer: Die Partie wartet, bis du auf *{ button-home }* drückst.
seats-gone-away-alone = Die Partie wartet auf dich. Drück auf *{ button-home }*, wann du magst.
seats-gone-away = Jetzt spielt ein Computer für dich. Ich rufe dich nicht, bis du wiederkommst.
seats-left = Du hast die Partie verlassen.
seats-has-been-asked = Ich habe gefragt. Bis zur Antwort bleibt alles, wie es ist.
seats-withdrawn = Das Angebot ist zurückgezogen.
seats-has-declined = In Ordnung, alles bleibt, wie es ist.
seats-handed-over = Du hast die Leitung abgegeben.
seats-away-already = Es spielt schon ein Computer für dich.
seats-not-away = Du spielst schon selbst.
seats-not-oneself = Du kannst nicht von dir selbst übernehmen. Bitte wähle jemand anderen.
seats-no-bot = Ein Bot kann keinen Platz übernehmen. Bitte wähle einen Menschen.
seats-sits-here = { $name } sitzt schon an diesem Tisch.
seats-asked-already = { $name } wurde schon gefragt.
seats-nobody-asked = Für diesen Platz wird gerade niemand gefragt.
seats-not-asked = Du wurdest nicht gefragt.
seats-you-sit = Du sitzt schon an diesem Tisch.
seats-offer-over = Dieser Platz ist nicht mehr zu haben.
seats-not-yours = Nur wer dort sitzt, kann sagen, wer übernimmt.
seats-direct = Eine Partie in Direktnachrichten kann niemand übernehmen: Außer dir sieht sie keiner.
seats-host-only = Das kann nur, wer die Partie leitet.
seats-paused-already = Die Partie ruht schon.
seats-not-paused = Die Partie ruht nicht.
seats-host-already = Du leitest diese Partie schon.
challenge-no-help = In einer Herausforderung spielt jeder für sich: Niemand kann übernehmen.

table-event-away = ⚙️ { $who } lässt eine Weile einen Computer spielen.
table-event-break = ⏸️ { $who } mach{ t } eine Pause. Sonst spielt niemand selbst, also wartet die Partie.
table-event-home = 👋 { $who } spiel{ t } wieder selbst.
table-event-left = 🚪 { $who } verlässt die Partie; ein Computer spielt weiter.
table-event-left-waiting = 🚪 { $who } verlässt die Partie. Gerade spielt niemand selbst, also wartet sie, bis jemand zurückkommt.
table-event-deserted = 🛑 Niemand ist mehr an diesem Tisch. Die Partie endet ohne Ergebnis.
table-event-hosts = 🔑 { $who } leite{ t } jetzt die Partie.
table-event-seat-offered = ✉️ { $by_person ->
    [you] Du bietest
   *[they] { $by } bietet
} { $person ->
    [you] dir
   *[they] { $who }
} { $own ->
    [1] { $by_person ->
        [you] deinen Platz
       *[they] den eigenen Platz
    }
   *[other] den Platz eines Computers
} an.
table-event-seat-kept = ✉️ { $who } behält{ st } den Platz nun doch.
table-event-replaced = 🪑 { $who } übernimm{ t } von { $by_person ->
    [you] dir
   *[they] { $by }
}.
table-event-filled = 🪑 { $who } übernimm{ t } von einem Computer.
table-event-declined = ✉️ { $who } möchte{ st } nicht übernehmen.
table-event-paused = ⏸️ { $who } unterbrich{ t } die Partie. Niemand kann handeln, keine Uhr läuft.
table-event-goes-on = ▶️ { $who } lässt die Partie weitergehen.
table-event-ended = 🛑 { $who } beende{ t } die Partie. Es gibt kein Ergebnis.
button-accept = Platz übernehmen
button-decline = Nein, danke
