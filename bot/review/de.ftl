# Der Blick zurück auf eine beendete Partie, mit dem Kapitän.
command-review = analyse
    .description = Was dich in einer beendeten Partie am meisten gekostet hat und was Glück und Pech dazutaten
button-review = Analyse
button-review-page = { $number }
button-review-course = Wie die Partie verlief
button-review-share = Im Thread zeigen

review-waiting = 🔍 { $who ->
        [captain] Der Kapitän
       *[mate] Der Steuermann
    } geht die ganze Partie durch. Das dauert ein bis zwei Minuten; die Analyse erscheint gleich hier.
review-title = Was dich am meisten gekostet hat
# How far chance may have put a figure off; it stands behind the figure.
review-chance = (± { $error })
review-sum = { $value }{ $chance }
review-decisions = { $count ->
        [one] Eine deiner Entscheidungen war nachweislich teuer: **{ $decisions }**{ score-points-of }.
       *[other] { $count } deiner Entscheidungen waren nachweislich teuer. Zusammen: **{ $decisions }**{ score-points-of }.
    }
review-luck = Glück: **{ $luck }**.
review-cost = **Runde { $round }**: Das hat etwa **{ $points }**{ score-points-of } gekostet{ $chance }.
review-played = 1️⃣ Gespielt: { $choice }
review-better = 2️⃣ Besser: { $choice }
review-part = { $name } { $value }
review-parts = Im Vergleich zu 1️⃣ hätte dir 2️⃣ gebracht: { $parts }
review-others = { $rival ->
        [0] Die Besten der anderen hätten
       *[other] { $rival } hätte
    } dabei etwa { $points }{ score-points } { $way ->
        [more] mehr
       *[less] weniger
    } bekommen.
review-nothing-dear = Keine deiner Entscheidungen war nachweislich schlechter als das, was der Kapitän oder ein Steuermann getan hätte. Gut gespielt!
review-small = Es zählt nur, was du damals wusstest: Was dir verborgen war, ist ausgedacht, für beide Züge gleich. Beide wurden immer wieder zu Ende gespielt; ± sagt, um wie viel der Zufall die Zahl verfälscht haben kann (der Standardfehler).{ $unit ->
        [own] {""}
       *[lead] { $named ->
            [yes] { " " }Vorsprung: Auch was die anderen gewinnen, zählt mit.
           *[no] { " " }Punkte Vorsprung: Auch was die anderen gewinnen, zählt mit.
        }
    }
review-small-course = Geschätzt: Vom damaligen Stand wurde immer wieder zu Ende gespielt; ± sagt, um wie viel der Zufall die Zahl verfälscht haben kann (der Standardfehler).
review-posted = Jetzt können es alle sehen.
review-shared = 🔍 { $name } blickt auf { $game } zurück:
review-shared-course = 🔍 Wie { $game } verlief (gezeigt von { $name }):

review-course-title = Wie die Partie verlief
review-course-note = { $named ->
        [yes] Das Geld, mit dem
       *[no] Die Punkte, mit denen
    } alle am Ende rechnen konnten, zu Beginn jeder Runde. Zahlen: wo sich der Vorsprung verschob.
review-course-end = Ende
review-alt-line = { $name }: am Anfang { $first }{ score-points } zu erwarten, am Ende { $last }.
review-turn = **{ $number }** · Runde { $round }: { $way ->
        [lost] **{ $name }** fiel { $swing }{ score-points }{ $chance } hinter das zurück, was zu erwarten war.
        [alone] **{ $name }** gewann { $swing }{ score-points }{ $chance } gegenüber dem, was zu erwarten war.
        [extended] **{ $name }** baute den Vorsprung auf { $rival ->
            [0] die Besten der anderen
           *[other] { $rival }
        } um { $swing }{ score-points }{ $chance } aus.
       *[gained] **{ $name }** machte { $swing }{ score-points }{ $chance } auf { $rival ->
            [0] die Besten der anderen
           *[other] { $rival }
        } gut{ $leader ->
            [0] {""} und lag danach vorn.
           *[other] , aber { $leader } lag noch vorn.
        }
    }
review-no-turns = Eine Wende gab es nicht: Keine Runde verschob den Vorsprung um mehr als der Zufall.

review-not-over = Analysieren kann ich nur eine Partie, die zu Ende gespielt wurde.
review-sealed = Andere spielen diese Herausforderung noch mit demselben Glück. Die Analyse bekommst du, wenn sie vorbei ist.
review-old = Regeln oder Werte, nach denen diese Partie gespielt wurde, haben sich geändert; sie lässt sich nicht mehr analysieren.
review-failed = Diesmal kam der Kapitän mit der Partie nicht zu Ende. Versuch es noch einmal.
