tides-rule-1 = Alle haben drei Karten. Gleichzeitig bieten alle eine davon und sagen, ob sie prahlen.
    .title = Bieten
tides-rule-2 = Bei Flut gewinnt die höchste Karte zwei Punkte, bei Ebbe die niedrigste. Wer geprahlt und gewonnen hat, bekommt einen mehr; wer geprahlt und verloren hat, verliert einen.
    .title = Die Gezeit
tides-rule-3 = Wer gewonnen hat, darf zwei Karten ziehen. Nach zwei Runden, in der langen Partie nach drei, gewinnen die meisten Punkte.
    .title = Ziehen und Ende
