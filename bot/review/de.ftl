# Der Blick zurück auf eine beendete Partie, mit dem Kapitän.
command-review = analyse
    .description = Welche Entscheidungen dich in einer beendeten Partie am meisten kosteten, und was das Glück tat
button-review = Analyse
button-review-page = { $number }
button-review-course = Wie die Partie verlief
button-review-share = Zeigen

review-title = Was dich am meisten gekostet hat
review-sum = { $value } (± { $error })
review-decisions = Deine Entscheidungen ({ $count } gemessen): **{ $decisions }** { $unit ->
        [own] Punkte
       *[lead] Punkte Vorsprung
    }
review-decisions-luck = Deine Entscheidungen ({ $count } gemessen): **{ $decisions }**, Glück: **{ $luck }** { $unit ->
        [own] Punkte
       *[lead] Punkte Vorsprung
    }
review-cost = **Runde { $round }**: Das hat etwa **{ $points }** { $unit ->
        [own] Punkte
       *[lead] Punkte Vorsprung
    } gekostet (± { $error }).
review-played = 1️⃣ Gespielt: { $choice }
review-better = 2️⃣ { $who ->
        [captain] Der Kapitän
       *[mate] Der Maat
    }: { $choice }
review-part = { $name } { $value }
review-parts = Der andere Weg hätte gebracht: { $parts }
review-nothing-dear = Keine deiner Entscheidungen war sicher schlechter als das, was der Kapitän getan hätte. Gut gespielt!
review-small = Es zählt nur, was du damals wusstest: Was dir verborgen war, ist ausgedacht, für beide Züge gleich. Beide wurden immer wieder zu Ende gespielt; ± ist der Standardfehler.
review-small-course = Geschätzt, indem vom damaligen Stand immer wieder weitergespielt wurde; ± ist der Standardfehler.
review-posted = Jetzt können es alle sehen.
review-shared = 🔍 { $name } blickt auf { $game } zurück:
review-shared-course = 🔍 Wie { $game } verlief (gezeigt von { $name }):

review-course-title = Wie die Partie verlief
review-course-note = Die Punkte, mit denen alle am Ende rechnen konnten, zu Beginn jeder Runde. Zahlen: wo sich der Vorsprung verschob.
review-course-end = Ende
review-alt-line = { $name }: am Anfang { $first } Punkte zu erwarten, am Ende { $last }.
review-turn = **{ $number }** · Runde { $round }: { $way ->
        [lost] **{ $name }** fiel { $swing } Punkte (± { $error }) hinter das zurück, was zu erwarten war.
        [alone] **{ $name }** gewann { $swing } Punkte (± { $error }) gegenüber dem, was zu erwarten war.
       *[gained] **{ $name }** gewann { $swing } Punkte (± { $error }) auf die Besten der anderen; danach lag { $leader } vorn.
    }
review-no-turns = Nichts hat sich gewendet: Keine Runde verschob den Vorsprung um mehr als der Zufall.

review-not-over = Analysieren kann ich nur eine Partie, die zu Ende gespielt wurde.
review-sealed = Andere spielen diese Herausforderung noch mit demselben Glück. Die Analyse bekommst du, wenn sie vorbei ist.
review-old = Regeln oder Werte, nach denen diese Partie gespielt wurde, haben sich geändert; sie lässt sich nicht mehr analysieren.
review-failed = Diesmal kam der Kapitän mit der Partie nicht zu Ende. Versuch es noch einmal.
