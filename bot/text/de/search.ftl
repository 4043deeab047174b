# Was Leute /rules in ihren eigenen Worten fragen. Diese Listen bekommt niemand zu sehen.
# Wörter einer Frage, die nicht sagen, worum es geht.
search-filler =
    ab alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bekomme bekommen bekommt bin bis
    da damit dann darf darfst das dass dein deine dem den denn der des dich die dies diese dieser dieses dir doch du
    durch ein eine einem einen einer eines er es etwas euch für gebe geben geht genau gibt habe haben hast hat ich ihm
    ihn ihr ihre im immer in ins ist ja jede jeder jedes kann kannst kein keine könnte können lange man mehr mein meine
    meinen meiner mich mir mit muss musst müssen nach nicht noch nur ob oder passiert regel regeln sein sich sie sind so
    soll solche spieler um und uns unter viel viele vom von vor wann war warum was welche welchen welcher welches wem wen
    wenn wer werde werden wie wieder wir wird wirkt wirken wo wofür wohin womit wozu wurde zu zum zur zwei
# Was dasselbe heißt, je Zeile: Auf die eine Art gefragt, ist es auf jede beantwortet.
search-alike =
    fisch verkaufen, meeresfrüchte verkaufen, plättchen verkaufen, handelsmarkt, preise, fisch servieren, markt zahlt
    verkaufen, verkaufe, verkauft, verkauf, markt
    fisch, fischen, fischfang, fang, fange, fangen, gefangen
    kaufen, gekauft, kauf
    kosten, kostet, preis, zahlen, zahlst, bezahlen, teuer
    geld, münze, münzen, dollar, gold, einnahmen
    spiel endet, spiel ende, spiel vorbei, spiel aus, spielende, letzte runde, endwertung, wann schluss, runde gewertet
    ende, endet, schluss, vorbei, letzte
    gewinnen, gewinnt, gewinner, sieg, sieger
    gleichstand, unentschieden, gleich
    beginn, beginnt, anfang, fängt an, start, erste
    wer fängt an, wer beginnt, wer darf anfangen, startspieler, wer wo sitzt
    karten halten, karten behalten, handlimit, handkartenlimit, handkarten, hand karten
    grenze, limit, maximum, höchstens
    tank leer, treibstoff fehlt, ohne treibstoff, kein treibstoff, abschleppen
    treibstoff, tank, sprit, benzin
    punkte für fisch, punkte bringt fisch, punkte wert fisch, sp je fisch
    punkte, wertung, siegpunkte, sp
    ziehen, ziehst, zug, bewegen
    passen, aussetzen, verzichten
    geheim, verdeckt, sehen, offen
    schiff bauen, neues schiff, schiffe
    schiff, boot
    allein, solo, einzeln, alleine
    zufall, zufällig, glück, ausgelost
    neu würfeln, neu werfen
    rabatt, billiger, weniger
    kredit, darlehen, schulden, leihen
    zurücknehmen, rückgängig
