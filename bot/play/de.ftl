# Am Tisch: was alle sehen, was nur eine Person sieht und was sich dort fragen lässt.

# -- Befehle
command-board = tisch
    .description = Der ganze Tisch als Bild oder als Text
command-sheet = bogen
    .description = Der Bogen einer Person, groß
command-replay = film
    .description = Die Partie als Film, Zug um Zug
command-help = hilfe
    .description = Wie man hier spielt
argument-form = form
    .description = Bild oder Text
argument-part = teil
    .description = Ein Teil des Tischs, groß, wo das Spiel Teile hat
argument-player = person
    .description = Wessen Bogen (ohne Angabe deiner)
form-picture = Bild
form-text = Text
text-parts = -# Ein Teil allein sagt mehr, etwa was ausliegende Karten bewirken: /{ command-board } (*{ argument-form }*: { form-text }, *{ argument-part }*: …)
command-why = warum
    .description = Warum etwas für dich jetzt nicht geht
argument-what = was
    .description = Was du tun möchtest
command-rules = regeln
    .description = Eine Regel nach Wort oder Nummer finden
argument-search = suche
    .description = Ein Wort, eine Frage oder eine Regelnummer wie F5.1
command-choose = mehr
    .description = Eine Wahl, die keinen eigenen Unterbefehl hat
argument-choice = wahl
    .description = Was du wählst
command-card = karte
    .description = Eine Karte, ein Gebäude oder eine Lizenz, groß, mit allem, was dazugehört
argument-card = name
    .description = Der Name der Karte, deutsch oder englisch
argument-card-game = spiel
    .description = Aus welchem Spiel (ohne Angabe das, das hier gespielt wird)

# -- Knöpfe
button-log = Verlauf
button-replay = 🎞️ Film
button-whole-sheet = Ganzer Bogen
text-always = -# Möchtest du immer erst lesen und dann schauen? Wähle *{ button-text-first }* unter /{ command-settings }.
button-text = Als Text
button-last-table = Letzter Tisch
button-undo = Rückgängig
button-fresh = Aktualisieren
button-again = Noch eine Partie
part-whole = Ganzer Tisch
part-menu = Näher ansehen …
button-redo = Wiederholen
sheet-menu = Wessen Bogen?
button-manage = Tisch verwalten …

# -- Tisch
board-call = { $people } · { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }: { $question }
board-next = Als Nächstes: { $people } · { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
board-game = { $game }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }
board-overtaken = -# { $game }: Inzwischen wurde weitergespielt.
board-threadless = -# Einen eigenen Thread hat diese Partie nicht ({ $why }), deshalb wird hier gespielt.
board-plain = { $people } · { $game }: { $count ->
        [one] Du bist dran.
       *[other] Ihr seid dran.
    }
notice-plain = { $people } · { $game }: { $count ->
        [one] Du wirst etwas gefragt.
       *[other] Ihr werdet etwas gefragt.
    }
final-plain = { $people } · { $game }: Die Partie ist zu Ende.
final-winner = { $count ->
        [one] 🏆 { $game }: { $people } gewinnt! { $score }.
       *[other] 🏆 { $game }: { $people } gewinnen gemeinsam! { $score }.
    }
final-called = Danke fürs Mitspielen, { $people }.
final-solo = 🏁 { $game }: { $total }.
final-title = Titel: { $title }.
final-secret = -# Beweis, dass der Zufall vor der Partie feststand:
    -# Fingerabdruck `{ $commitment }`
    -# Geheimnis `{ $secret }`
    -# Vermischt mit `{ $salt }`
final-kept = 🎖️ { $name }: { $kept }, { $change ->
    [0] wie zuvor
   *[other] zuvor: { $before }
}

# -- eigenes Feld
error-no-part = So einen Teil zum Ansehen hat dieser Tisch nicht.
panel-all-end = { $what ->
        [game] Was du auch wählst, danach ist die Partie zu Ende.
       *[round] Was du auch wählst, danach ist die Runde zu Ende.
    }
panel-ways = ⏩ Mehrere Schritte auf einmal: { $choices } …
panel-ways-several = ⏩ Mehrere Schritte auf einmal …
panel-ways-named = ⏩ { $name } …
panel-ways-from = ⏩ { $choices } – mehrere Schritte auf einmal …
panel-ways-named-from = ⏩ { $choices } – { $name } …
panel-ways-cut = { $heading } (nicht alle)
panel-ways-range = { $first } bis { $last }
panel-ways-after = ⏩ { $choices }, gleich mit den nächsten Schritten …
panel-ways-named-after = ⏩ { $choices } – { $name } …
panel-given-up = Ohne Nutzen …
panel-news = **Seit deinem letzten Blick**
panel-then = **Danach**
panel-waiting = Du bist gerade nicht dran. Wir warten auf { $people }.
panel-answered = Du bist fertig. Wir warten auf { $people }.
panel-receipt = -# 🔒 Deine Wahl: { $choices }. Sie bleibt geheim, bis alle geantwortet haben{ $undo ->
        [yes] ; so lange nimmst du sie mit *{ button-undo }* zurück
       *[no] {""}
    }.
panel-no-way-back = -# Das lässt sich nicht mehr rückgängig machen: { $why }.
panel-was-revealed = Verdecktes wurde aufgedeckt
panel-finished = Diese Partie ist zu Ende.

# -- was mit einer Partie geschieht, ohne dass gespielt wird
notice-called = { $count ->
        [one] { $people } · { $game }: Was sagst du dazu?
       *[other] { $people } · { $game }: Was sagt ihr dazu?
    }
notice-called-late = { $people } · { $game }: { $count ->
        [one] Willst du
       *[other] Wollt ihr
    } warten, den Zug auslassen oder vorerst den Computer spielen lassen?
seats-kept = ⚙️ Gerade spielt ein Computer für { $people }.
seats-invited = { $person } · { $game }: Möchtest du diesen Platz übernehmen? Du siehst dann alles, was zu diesem Platz gehört, auch Verdecktes.
course-away = 🏖️ { $name } ist im Urlaub bis { $until }.

# -- Hilfe
help-intro = ### Brettspiele in Ruhe, Zug für Zug
help-how = **Anfangen.** /{ command-new } eröffnet einen Tisch. Die anderen drücken *Mitspielen*, du drückst *Starten*.
    {""}**Du bist dran.** Ich erwähne dich. Drücke *Spielen*: Nur du siehst dann, was geschah, deinen Bogen und alles, was du tun kannst. *Rückgängig* geht, bis etwas aufgedeckt wurde oder jemand anderes gehandelt hat.
    {""}**Während du wartest.** Mit *Vorausplanen* sagst du mir schon jetzt, wie du dich entscheidest; niemand sonst sieht es.
    {""}**Es hakt?** /{ command-why } sagt, warum etwas nicht geht, /{ command-rules } findet eine Regel, /{ command-card } zeigt eine Karte.
    {""}**Mehr.** /{ command-games } nennt deine Partien, /{ command-board } und /{ command-sheet } zeigen den Tisch, /{ command-log } sagt, was geschah. Mit /{ command-settings } bestimmst du, wie ich dich rufe und ob Text zuerst kommt, mit /{ command-table } verwaltest du einen Tisch.
help-learn = **Neu hier?** Wähle unten ein Spiel: Ich erkläre es in einer Minute, und von dort aus kannst du es beim Spielen lernen.
help-owner = -# { $games }: Hier gelten Werte aus einem gedruckten Spiel, nicht meine; eingetragen hat sie, wer diesen Bot betreibt.
help-mixed = -# { $games }: Manche Werte hat eingetragen, wer diesen Bot betreibt.
help-house = -# Wo ein Regelheft Werte nur im Bild zeigt, spiele ich mit eigenen. Welche das sind, sagt die *Kurzanleitung* an jedem Tisch.
primer-more = -# Die Zahlen auf den braunen Scheiben im Bild stehen auch auf den Knöpfen. In einem Menü mit ⏩ entscheidest du mehrere Schritte auf einmal. *Warum nicht?* sagt, warum etwas fehlt, mit der Nummer der Regel in Klammern; /{ command-rules } findet eine Regel nach Nummer, Wort oder Frage.

# -- Warum nicht, Regeln
button-why = Warum nicht?
why-question = **Was möchtest du tun, das nicht angeboten wird?**
why-some = { $kind }: { $first } bis { $last }
why-other = Etwas davon …
why-answer = **{ $choice }**: { $reason }
why-possible = **{ $choice }** ist jetzt möglich.
why-not-your-turn = Du bist gerade nicht dran und hast darum nichts zu entscheiden.
why-nothing = Alles, was es in diesem Spiel zu wählen gibt, ist gerade möglich.
why-outdated = Seit dieses Menü gezeigt wurde, ist die Partie weitergegangen. Hier ist das Menü von jetzt.
why-unknown = Das kenne ich nicht. Bitte wähle einen der Vorschläge.
rules-found = **{ $number } · { $title }**
    { $text }
rules-none = Zu „{ $search }“ habe ich keine Regel gefunden.
rules-more = -# … und { $count } weitere; versuch es mit einem längeren Wort.

# -- Karten
card-none = Ich kenne keine Karte namens „{ $search }“. Wähle bitte einen der Vorschläge.
card-several = Zu „{ $search }“ passen mehrere Karten: { $cards }. Wähle bitte eine davon.

# -- noch einmal gefragt
sure-question = **{ $choice }?** { $lost }
button-sure = Ja: { $choice }
