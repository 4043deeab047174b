# Was nur die Befehlszeile sagt.
verify-drawn = Der Tisch nach Entscheidung { $step } ist in { $file } gezeichnet.
verify-not-drawn = Der Tisch nach Entscheidung { $step } wurde nicht erreicht und ist nicht gezeichnet.
verify-no-file = { $file } lässt sich nicht lesen: { $reason }.
verify-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
verify-no-step = Eine Entscheidung { $step } gibt es nicht: Diese Aufzeichnung hat Entscheidungen 1 bis { $most }, und 0 ist der Tisch davor.
