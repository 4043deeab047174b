# Die Lernfahrt: was bei jedem Schritt des Drehbuchs gesagt wird (games/montego_bay/data/montego_bay-lesson.toml), und
# mit .aside, warum es anders weitergeht.
montego_bay-lesson-jack = Ahoi! Du bist Grün, mit einem großen und einem kleinen Hafenarbeiter; Blau und Orange halten dagegen. Ihr ladet **Fässer** auf Schiffe: Legt eins ab, gibt es Punkte für die meisten Fässer an Bord. Wer die meisten Punkte hat, gewinnt. Du hast 3 Münzen: So viel kostet **Lazy Jack**, eine Figur mehr für eine Runde. Bewirb dich um ihn!
    .aside = Münzen zählen am Ende nur bei Gleichstand, Sparen bringt also wenig. Mit Jack lädst du diese Runde dreimal statt zweimal, und gerade entscheidet ein einziges Fass über ein ganzes Schiff.
montego_bay-lesson-companion = Jack steht neben einer deiner Figuren und bekommt eine ihrer Karten; gleich sind die beiden also nie. Vom Kleinen aus kommt er auf S5, und dort liegt ein Fass. Merk dir das: ein einziges.
    .aside = Auch von dort kommt er weit. Aber nicht auf S5, und genau dieses eine Fass brauchen wir.
montego_bay-lesson-cards = *Karten:* Für jede ihrer Figuren legen alle verdeckt eine Karte von 1 bis 5; so weit zieht sie, im Uhrzeigersinn. Was dort liegt, steht im Kleingedruckten. Jack zieht zuerst, ihm kommt keiner in die Quere: Mit einer 4 ist er auf S5.
    .aside = Die Reihenfolge ist dir überlassen, und bis *Fertig* darfst du tauschen. Wir fangen mit Jack an, der zieht zuerst; seine 4 führt zu dem einen Fass.
montego_bay-lesson-big = Dein Großer steht auf N2. Mit einer 2 kommt er auf N4, an den Raum mit 4 Fässern, den besten weit und breit. Die anderen sehen deine Karte erst, wenn er zieht.
    .aside = Schau, was dort liegt: Am liebsten willst du Fässer, dann Münzen. Ein kaputtes Fass kostet dich eins, das schon an Bord ist. Besser als die 4 Fässer auf N4 ist nichts.
montego_bay-lesson-push = Auch auf S6 liegen 4 Fässer, aber dort steht der Große von Orange. Macht nichts: Wer auf ein besetztes Feld kommt, **schiebt** die Figur dort hinüber auf die andere Seite des Lagerhauses. Sind beide Seiten besetzt, musst du zum nächsten freien Feld zurück. Und Orange zieht vor dir, ist dann also vielleicht schon weg.
    .aside = Möglich, aber dein Kleiner kommt an 4 Fässer heran, auf S6. Noch steht Orange dort, doch Orange zieht vor dir, und wenn er bleibt, schiebst du ihn hinüber.
montego_bay-lesson-done = Drei Karten, drei Figuren. Bis jetzt hättest du tauschen können; mit *Fertig* gelten sie. Wenn alle so weit sind, zieht eine Figur nach der anderen: Jack zuerst, dann in der Reihenfolge der Plättchen.
    .aside = Noch könntest du tauschen, dafür ist das hier da. Aber deine Karten sind gut: 1 Fass für Jack, 4 für den Großen, 4 für den Kleinen.
montego_bay-lesson-full = Beim *Ziehen* musste Orange einmal zurück, und dann hat dein Großer ihn hinübergeschoben, auf kaputte Fässer. Das *Laden* geht Feld für Feld, von S1 an. Jacks Fass ist das letzte, das auf die Flora passt: Ein **volles** Schiff legt sofort ab und gibt dir 1 Punkt extra.
    .aside = Dort wäre ein Fass ein Anfang. Auf der Flora ist es das letzte: Sie legt sofort ab, und wer sie füllt, bekommt 1 Punkt extra.
montego_bay-lesson-race = Die Olympia ist an Steg 1 vorgerückt. *Ablegen:* Am Ende jeder Runde legt das Schiff dort ab, voll oder nicht. Sie zahlt 7 für die meisten Fässer und 3 für den zweiten Platz. Orange hat 2 und vielleicht bald 3. Mit allen 4 gehst du auf Nummer sicher.
    .aside = Für dieses Schiff ist noch Zeit. Die Olympia legt diese Runde ab: Mit allen 4 Fässern holt dich dort keiner mehr ein, und das sind 7 Punkte.
    .aside-split = Verteilen darfst du sie. Aber die Olympia legt diese Runde ab, und Orange lädt vielleicht noch eins dazu: Nur mit allen 4 sind dir die 7 Punkte sicher.
montego_bay-lesson-split = Blau ist mit 2 an Bord gekommen, auf der Olympia bleibst du vorn. Jetzt dein Großer: 4 Fässer, und die darfst du auf mehrere Schiffe verteilen. Auf der Nora führt Blau mit 2; lädst du dort 3, führst du. Eins bleibt dann übrig.
    .aside = Aufteilen darfst du sie, wie du willst. Aber die Olympia hast du schon sicher, und auf der Nora reichen 3, um vorn zu sein; eins bleibt für ein anderes Schiff.
montego_bay-lesson-rest = Das letzte kommt auf die Grace, dort ist noch niemand: Sie zahlt 5 und 2. Oft reicht ein einziges Fass für den zweiten Platz, und ohne Fass an Bord gibt es gar nichts.
    .aside = Auch das geht. Aber wo du schon führst, bringt es gerade nichts dazu; auf der leeren Grace bist du damit die Nummer eins.
    .aside-load-S03-1 = Auch dort ist noch niemand. Aber die Cora zahlt nur 3 und 1, die Grace 5 und 2.
montego_bay-lesson-end = Von 0 auf 12 Punkte in einer Runde! Neue Schiffe kommen von zwei Stapeln. **Schluss** ist, wenn beide leer sind und höchstens drei Schiffe im Hafen liegen; auch die werden dann gewertet. Zu zweit habt ihr je drei Figuren; zu viert ist der Plan größer, und auch der dritte Platz zählt.
