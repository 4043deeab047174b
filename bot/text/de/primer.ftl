# Jedes Spiel in einer Minute, für alle, die es nie gesehen haben. Die ganzen Regeln stehen in den Dateien rules_*.ftl.
fleet_dice-primer = **Ziel.** Nach Runde { FIGURE("meta.rounds_multi") } (allein: { FIGURE("meta.rounds_solo") }) gewinnt, wer die meisten Siegpunkte (SP) hat. Sie kommen von Fischen, Booten, Lizenzen, Gebäuden und Boni.
    {""}**Eine Runde**
    1. *Bootsphase:* Die Bootswürfel werden geworfen. Der Reihe nach nehmen alle einen Würfel und nutzen ihn sofort; den letzten nutzen dann alle.
    2. *Einnahmen:* { FIGURE("income.base") ->
        [one] { FIGURE("income.base") } Münze
       *[other] { FIGURE("income.base") } Münzen
    } für alle, mit Hummerlizenz mehr.
    3. *Fischen*, in geraden Runden: Jedes Boot, das nicht voll ist, fängt Fische.
    4. *Stadtphase:* wie die Bootsphase, mit Würfeln für Hafen, Ufer und Markt und einem Bootswürfel.
    {""}**Ein Würfel** zeigt, wo du das oberste offene Kästchen ankreuzt: bei Garnele bis Auster in dieser Spalte, bei Hafen an einem Schiff, bei Ufer an einem Gebäude. Der Markt zahlt Münzen für deine Fische. Stattdessen darfst du jeden Würfel als Münze nutzen.
    {""}**Ein rundes Kästchen** wirkt sofort: Der Wimpel aktiviert eine Lizenz (einen bleibenden Vorteil), das Boot setzt ein Boot ein, ? eines von beiden, der Fisch schickt deine Boote auf Fang. Das letzte Kästchen stellt ein Gebäude fertig.
    {""}**Münzen** füllen die Münzleiste. Jeder Stern darauf ist eine Stern-Aktion: Kreuze ein Kästchen deiner Wahl an.
    {""}**Allein** spielst du gegen Kapitänin Ruth: Auch sie nimmt Würfel und streicht in einem Abschnitt die untersten offenen Kästchen, { FIGURE("solo.strikes_drafted_die") } für ihren Würfel, { FIGURE("solo.strikes_shared_die") } für den übrigen.

montego_bay-primer = **Ziel.** Wer die meisten Siegpunkte (SP) hat, gewinnt. Legt ein Schiff ab, gibt es Punkte für die meisten Fässer an Bord und ein paar auch für den zweiten Platz.
    {""}**Eine Runde**
    1. *Karten:* Alle legen für jede ihrer Figuren verdeckt eine Karte von { FIGURE("constants.cards.1") } bis { FIGURE("constants.cards.last") }. Bis du auf *Fertig* drückst, darfst du tauschen.
    2. *Ziehen:* In der Reihenfolge der Plättchen zieht jede Figur so viele Felder im Uhrzeigersinn um die Lagerhäuser, wie ihre Karte sagt. Ist ihr Feld besetzt, schiebt sie die Figur dort auf die andere Seite des Lagerhauses; sind beide Seiten besetzt, muss sie zum nächsten freien Feld zurück.
    3. *Laden:* Feld für Feld, von S1 an, leert jede Figur den Lagerraum, an dem sie steht. Lade so viele deiner Fässer, wie er zeigt, auf Schiffe deiner Wahl; für jedes kaputte Fass nimmst du eines zurück; zeigt er eine Münze, gehört sie dir.
    4. *Ablegen:* Das Schiff an Steg 1 legt ab, voll oder nicht. Ein Schiff, dessen letztes Staufach besetzt wird, wird sofort gewertet und legt ab; wer es gefüllt hat, bekommt { FIGURE("constants.last_barrel_vp") ->
        [one] { FIGURE("constants.last_barrel_vp") } Punkt
       *[other] { FIGURE("constants.last_barrel_vp") } Punkte
    } extra.
    {""}**Lazy Jack** ist für eine Runde eine Figur mehr. Wer { FIGURE("constants.jack_cost") ->
        [one] { FIGURE("constants.jack_cost") } Münze
       *[other] { FIGURE("constants.jack_cost") } Münzen
    } zahlen kann, darf sich um ihn bewerben; es zahlt nur, wer ihn bekommt.
    {""}**Schluss** ist, wenn die Schiffstapel leer sind und höchstens { FIGURE("constants.end_harbour") } Schiffe im Hafen liegen.

nusfjord-primer = **Ziel.** Du führst ein Fischerdorf; nach Runde { FIGURE("meta.rounds") } gewinnt, wer die meisten Siegpunkte (SP) hat. Schiffe, Gebäude, Gold und Anteile, die dir gehören, bringen Punkte. Jedes leere Baufeld und jeder deiner Anteile, der noch nicht realisiert ist, kostet einen.
    {""}**Eine Runde**
    1. *Fangzeit:* Du fängst so viele Fische, wie deine Schiffe erlauben. Der Bot verteilt sie: einen an jeden deiner Ältesten, einen für jeden deiner Anteile (an die Person, die ihn hat), bis zu { FIGURE("limits.reserve_fish_fishing_phase") } in deine Rücklagen, der Rest geht zurück.
    2. *Arbeitszeit:* Reihum setzen alle einen Arbeiter auf eine Aktion und führen sie sofort aus, bis jeder { FIGURE("meta.workers_per_player") } eingesetzt hat. Eine volle Aktion ist für diese Runde blockiert.
    3. *Heimkehrzeit:* Die Arbeiter kehren heim; die nächste Runde bringt vielleicht neue Gebäude.
    {""}**Rücklagen** kannst du nicht ausgeben. *Rücklagen flüssigmachen* holt sie alle in deinen Vorrat.
    {""}**Holz** kommt aus deinen Wäldern, **Gold** von Anteilen, die du realisierst (die anderen dürfen sie kaufen), und von Fisch, den du auf der Festtafel servierst. Damit baust du **Schiffe** (mehr Fang, Punkte) und **Gebäude** (eine Wirkung, Punkte). Gebäude brauchen ein freies Baufeld: Rode Wald, um mehr zu bekommen.
    {""}**Älteste** sitzen in deinem Rat und haben eigene Aktionen. Einen zu nutzen kostet einen Arbeiter und einen Fisch von der Festtafel.

captains_gulf-primer = **Ziel.** Es zählt nur Geld: Nach Runde { FIGURE("meta.rounds") } gewinnt, wer die meisten Dollar hat; Lohn für Sterne und Strafen für Kredite und schleppenden Verkauf zählen mit.
    {""}**Dein Zug.** Zieh deinen Marker im Uhrzeigersinn auf dem Steuerrad (ein paar Felder kosten nichts, mehr kosten Geld) und führe die Aktion dort aus:
    • *Treibstoff-Dock:* ein voller Tank.
    • *Fischfang:* Fahre zu Meeresfrüchten, spiele eine Karte, nimm so viele Plättchen, wie ihre Symbole, deine Lizenzen und deine Kisten erlauben.
    • *Zum Hafen fahren* kostet 1 Treibstoff je Feld.
    • *Werft*, im Hafen: Lege bis zu { FIGURE("rules.shipyard_cards") ->
        [one] { FIGURE("rules.shipyard_cards") } Karte
       *[other] { FIGURE("rules.shipyard_cards") } Karten
    } an dein Schiff an.
    • *Handelsmarkt*, im Hafen: Verkaufe Plättchen. Deine Scheibe rückt auf der Leiste dieses Hafens vor, zu Belohnungen hin und von Strafen weg.
    {""}**Jede Karte kann viererlei sein:** Köder beim Fischen oder, an deinem Schiff, Lizenz (ein Plättchen ihrer Sorte mehr an Bord), Mannschaft oder Ausbau.
    {""}**Eine Bonusaktion** darfst du einmal je Zug davor oder danach nutzen.
    {""}**Runden.** Haben die Marker den Rettungsring so oft passiert, wie Personen mitspielen, endet die Runde: Die Rundenkarte wirkt vielleicht, und Meeresfrüchte kommen nach.
