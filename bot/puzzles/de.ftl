# Rätsel: jeden Tag ein Moment aus einer beendeten Partie, in dem ein Zug der beste ist.
puzzle-title = 🧩 **Finde den Zug des Kapitäns** · { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
puzzle-title-solved = 🧩 **Der Zug des Kapitäns** · { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
puzzle-title-small = 🧩 Finde den Zug des Kapitäns · { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
puzzle-seat = Spieler { $number }
puzzle-moment = Du bist { $who } von { $seats }. **{ $question }**
puzzle-how = Ein Zug ist deutlich besser als alle anderen. Such ihn im Menü aus: Nur du siehst, was daraus wird, und deine erste Antwort zählt. Morgen steht hier die Lösung.
puzzle-pick = Was würde der Kapitän tun?
button-puzzle-table = Ganzer Tisch
button-puzzle-text = { button-text }
puzzle-right = ✅ Gefunden!
puzzle-wrong = ❌ Du hast { $choice } gewählt. Der Kapitän würde etwas anderes tun.
puzzle-again = Du hast schon geantwortet; deine erste Antwort zählt.
puzzle-captain = Der Kapitän: { $choice }
puzzle-after = Und danach: { $choices }
puzzle-worth = { $unit ->
        [own] Das bringt etwa **{ $points }**{ score-points } (± { $error }) mehr als
       *[lead] Das bringt etwa **{ $points }**{ score-points } (± { $error }) mehr Vorsprung als
    } { $second ->
        [yes] das Zweitbeste, { $choice }
       *[no] { $choice }
    }.
puzzle-parts = In der Schlusswertung: { $parts }.
puzzle-rules = -# 📖 { $rules } (nachzulesen mit /{ command-rules })
puzzle-others = { $answers ->
        [0] Außer dir hat noch niemand geantwortet.
        [one] Bisher hat noch jemand geantwortet und den Zug { $found ->
            [0] nicht gefunden
           *[other] auch gefunden
        }.
       *[other] Bisher haben { $answers } andere geantwortet, { $found ->
            [0] niemand davon hat den Zug gefunden
            [one] eine Person davon hat den Zug gefunden
           *[other] { $found } davon haben den Zug gefunden
        }.
    }
puzzle-tally = { $answers ->
        [0] Niemand hat geantwortet.
        [one] Eine Person hat geantwortet und den Zug { $found ->
            [0] nicht gefunden
           *[other] gefunden
        }.
       *[other] { $answers } Leute haben geantwortet, { $found ->
            [0] niemand davon hat den Zug gefunden
            [one] eine Person davon hat den Zug gefunden
           *[other] { $found } davon haben den Zug gefunden
        }.
    }
puzzle-small = -# Es zählt nur, was dieser Spieler wusste: Was verborgen war, ist ausgedacht, für alle Züge gleich, und wurde immer wieder weitergespielt. ± sagt, um wie viel der Zufall die Zahl verfälscht haben kann (der Standardfehler).
puzzle-over = Dieses Rätsel ist vorbei. Die Lösung steht da, wo es gestellt wurde.
puzzle-withdrawn = 🧩 Dieses Rätsel steht hier nicht mehr.
puzzle-gone = Dieses Rätsel gibt es nicht mehr.
