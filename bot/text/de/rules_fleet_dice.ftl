# Die Regeln von Fleet, nummeriert wie in docs/rules/fleet_dice.md, für alle, die nachfragen. Eine Nachricht je Regel.
fleet_dice-rule-F1-1 = Alle füllen einen Bogen mit zwei Hälften aus: das Meer mit { FIGURE("boat_types.count") } Bootsspalten, ihren Lizenzen und Booten, und die Stadt mit Hafen, Markt, Ufer und Münzleiste.
    .title = Der Auswertungsbogen
fleet_dice-rule-F1-2 = Es gibt { FIGURE("dice.boat.count") } Bootswürfel und { FIGURE("dice.town.count") } Stadtwürfel. Ein Bootswürfel zeigt Bootstypen und { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } Münze
       *[other] { FIGURE("coin_track.coins3_face") } Münzen
    }, ein Stadtwürfel Hafen, Ufer und Markt. Alle Würfel sind fair.
    .title = Die Würfel
fleet_dice-rule-F1-3 = Wer beginnt, hat den Startspielermarker. Kapitäns- und Trophäenkarten kann man dazunehmen. Die drei Steine von Kapitänin Ruth brauchst du nur, wenn du allein spielst.
    .title = Was noch dazugehört
fleet_dice-rule-F1-4 = Die Abschnitte sind { FIGURE("boat_types.count") } Bootstypen, { FIGURE("harbor.count") } Einträge im Hafen und { FIGURE("wharf.count") } Gebäude am Ufer. Ihre Namen stehen auf dem Bogen und in jedem Menü.
    .title = Namen
fleet_dice-rule-F2-1 = Die Plätze werden ausgelost (Hausregel); „links“ heißt: der nächste Platz. Auch wer beginnt, wird ausgelost.
    .title = Wer wo sitzt
fleet_dice-rule-F2-2 = Alle werfen einen Bootswürfel (bei Münzen noch einmal) und kreuzen die obersten { FIGURE("setup.start_boxes") } Kästchen dieser Spalte an. Die bringen eine Lizenz und ein Boot. Zwei dürfen auch mit demselben Typ anfangen.
    .title = Startkästchen
fleet_dice-rule-F2-3 = Die Startkästchen wirken wie jedes andere Kreuz: Kommt die Kabeljaulizenz vor dem Boot, bringt sie dir für das Boot schon ihre Münze.
    .title = Startkästchen zählen voll
fleet_dice-rule-F2-4 = Bootsphase: ein Bootswürfel mehr, als Leute mitspielen. Stadtphase: ein Stadtwürfel pro Person und dazu ein Bootswürfel. Ein Würfel ist also immer übrig.
    .title = Wie viele Würfel geworfen werden
fleet_dice-rule-F2-5 = Bögen, Würfel und Karten sind für alle offen. Verborgen sind nur künftige Würfe und, solange alle zugleich entscheiden, was die anderen gewählt haben.
    .title = Was offen liegt
fleet_dice-rule-F3-1 = Übriger Würfel, Einnahmen, Fischen und Startkästchen: Da spielen alle zugleich, in beliebiger Reihenfolge. Deinen Bogen sehen die anderen erst, wenn alle fertig sind (Hausregel). Danach werden die Königskrabben-Boni der Reihe nach gewählt.
    .title = Zugleich entscheiden
fleet_dice-rule-F3-2 = Alles, was ein Würfel oder eine Phase auslöst, wird zu Ende gespielt, bevor jemand den nächsten Würfel nimmt oder die Phase endet.
    .title = Erst zu Ende bringen
fleet_dice-rule-F3-3 = Die Partie wartet auf jede Entscheidung. Ist jemand weg, wird nur dann für ihn entschieden, wenn der Tisch sich einig ist (Hausregel).
    .title = Wenn jemand fehlt
fleet_dice-rule-F4-1 = Der Reihe nach nehmen alle einen Würfel aus dem Vorrat und nutzen ihn sofort. Den letzten nutzen dann alle. In jeder Würfelphase nutzt also jeder zwei Würfel.
    .title = Würfel nehmen
fleet_dice-rule-F4-2 = Ein Würfel, den du selbst genommen hast, ist gewählt; der letzte ist der übrige. Garnelenlizenzen und Kasino wirken nur auf gewählte Würfel.
    .title = Gewählt und übrig
fleet_dice-rule-F4-3 = Jeder Würfel wird einmal genutzt: Kreuze an, was er zeigt, oder nimm seine Münzen. Wenn deine Gebäude es erlauben, füllst du stattdessen sein Sechseck oder tauschst ihn gegen eine Stern-Aktion, die du nutzen musst. Und als Münze geht er immer.
    .title = Was ein Würfel kann
fleet_dice-rule-F4-4 = Du musst deinen Würfel nutzen. Geht sonst nichts, bekommst du dafür immer noch eine Münze.
    .title = Kein Passen
fleet_dice-rule-F4-5 = Der Bootswürfel der Stadtphase wirkt wie in der Bootsphase, auch mit Garnelenlizenz, wenn du ihn gewählt hast.
    .title = Der Bootswürfel in der Stadt
fleet_dice-rule-F5-1 = Kreuze in einem Abschnitt immer das oberste offene Kästchen an. Überspringen darfst du keins.
    .title = Von oben nach unten
fleet_dice-rule-F5-2 = Abschnitte sind die Bootsspalten, die Einträge im Hafen und die Gebäude am Ufer. Offen ist ein Abschnitt, solange ein Kästchen weder angekreuzt noch gestrichen ist.
    .title = Abschnitte
fleet_dice-rule-F5-3 = Ein einfaches Kästchen bewirkt nichts. Ein rundes wirkt sofort: Je nach Zeichen setzt es ein Boot ein, aktiviert eine Lizenz, schickt deine Boote zum Fischen oder stellt ein Gebäude fertig.
    .title = Aktivierungskästchen
fleet_dice-rule-F5-4 = Ein Kästchen mit Fragezeichen bringt dir ein Boot oder eine Lizenz seines Typs, ganz wie du willst. Gibt es nur noch eins von beiden, bekommst du das; gibt es keins mehr, passiert nichts.
    .title = Wahlkästchen
fleet_dice-rule-F5-5 = Boots- und Lizenzkästchen darfst du auch ankreuzen, wenn es keine Boote oder Lizenzen dieses Typs mehr gibt; sie bewirken dann nichts.
    .title = Nichts mehr zu holen
fleet_dice-rule-F5-6 = Ein neues Boot ist leer und fischt ab jetzt immer mit. Fürs Einsetzen bekommst du die Münzen deiner Kabeljaulizenz.
    .title = Ein Boot einsetzen
fleet_dice-rule-F5-7 = Eine neue Lizenz ersetzt den Bonus der vorigen. Die zweite Lizenz eines Typs bringt dir sofort Münzen: Garnele { FIGURE("licenses.shrimp_2.coins_on_activation") }, Kabeljau { FIGURE("licenses.cod_2.coins_on_activation") }, Hummer { FIGURE("licenses.lobster_2.coins_on_activation") }, Schwertfisch { FIGURE("licenses.swordfish_2.coins_on_activation") }, Auster { FIGURE("licenses.oyster_2.coins_on_activation") }.
    .title = Lizenzlevel
fleet_dice-rule-F6-1 = Alle bekommen { FIGURE("income.base") ->
        [one] { FIGURE("income.base") } Münze
       *[other] { FIGURE("income.base") } Münzen
    } und dazu den Hummerbonus. Die fertige Ridback Konserven Co. bringt { FIGURE("wharf.cannery.coins_per_full_boat") ->
        [one] { FIGURE("wharf.cannery.coins_per_full_boat") } Münze
       *[other] { FIGURE("wharf.cannery.coins_per_full_boat") } Münzen
    } je vollem Boot. Mehr als { FIGURE("income.max") } Münzen gibt es nicht; der Rest verfällt.
    .title = Einnahmen
fleet_dice-rule-F6-2 = Kreuze erst alle Münzen der Einnahmen an und nutze dann die Sterne darunter.
    .title = Sterne bei den Einnahmen
fleet_dice-rule-F6-3 = Ein eingesetztes Boot ist voll, wenn kein Fisch mehr hineinpasst. Königskrabben- und Inuitboote und der Lastkahn zählen mit, Forschungsschiffe und der Kapitänsclub nie.
    .title = Volle Boote
fleet_dice-rule-F7-1 = In geraden Runden fischt zuerst der Lastkahn: 1 Fisch für jedes deiner vollen Boote. Dann fängt jedes andere Boot, das nicht voll ist, Fische: Garnele { FIGURE("boat_types.shrimp.catch_per_fishing") }, Kabeljau { FIGURE("boat_types.cod.catch_per_fishing") }, Hummer { FIGURE("boat_types.lobster.catch_per_fishing") }, Schwertfisch { FIGURE("boat_types.swordfish.catch_per_fishing") }, Auster { FIGURE("boat_types.oyster.catch_per_fishing") }, Königskrabbe { FIGURE("harbor.king_crab.catch") }, Inuit { FIGURE("harbor.inuit.catch") }. Danach nutzt du deine Sterne; zuletzt kommt der Schwertfischbonus.
    .title = Fischen
fleet_dice-rule-F7-2 = Der Lastkahn zählt die Boote, die vor diesem Fang voll waren, nicht die, die dabei voll werden.
    .title = Was der Lastkahn zählt
fleet_dice-rule-F7-3 = Sterne, die du während des Fangs mit Münzen erreichst, warten, bis der ganze Fang vorbei ist.
    .title = Sterne beim Fischen
fleet_dice-rule-F7-4 = Fische bleiben immer im Boot; der Markt zählt sie nur.
    .title = Fische bleiben an Bord
fleet_dice-rule-F8-1 = In der Stadtphase wird der Stadtvorrat geworfen: Würfel mit Hafen, Ufer und Markt und ein Bootswürfel.
    .title = Der Stadtvorrat
fleet_dice-rule-F8-2 = Der Markt zahlt nach den Fischen auf allen deinen Booten. Ab { FIGURE("market.each.min_fish") } Fischen gibt es der Reihe nach { FIGURE("market.each.coins") } Münzen. Die fertige Räucherstube bringt { FIGURE("wharf.smokehouse.market_bonus") } dazu.{ PROVENANCE() ->
        [ours] {" "}Die Stufen dazwischen sind erschlossen.
       *[mixed] {""}
    }
    .title = Der Markt
fleet_dice-rule-F9-1 = Kreuze für jede Münze das nächste Kästchen der Münzleiste an. Sterne, die Kapitänin Ruth gestrichen hat, überspringst du; sie kosten keine Münze.
    .title = Münzen
fleet_dice-rule-F9-2 = Kreuze alle Münzen einer Zahlung an, bevor etwas anderes passiert. Jeder Stern darunter bringt dir eine Stern-Aktion.
    .title = Erst alle Münzen
fleet_dice-rule-F9-3 = Nutze Stern-Aktionen eine nach der anderen, jede mit allen Folgen, bevor es weitergeht. Sterne aus einem Fang warten, bis er vorbei ist.
    .title = Sterne nutzen
fleet_dice-rule-F9-4 = Kreuze das oberste offene Kästchen einer Spalte, eines Schiffs oder eines Gebäudes an, mit Wirkung. Münzen, Fische, Sechsecke und die Lizenz- und Bootsfelder selbst gehen nicht. Ist nirgends etwas offen, verfällt der Stern.
    .title = Stern-Aktion
fleet_dice-rule-F9-5 = Münzen über das letzte Kästchen hinaus verfallen (Hausregel).
    .title = Ende der Münzleiste
fleet_dice-rule-F10-1 = Einen gewählten Garnelenwürfel darfst du als beliebigen Bootstyp oder als { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } Münze
       *[other] { FIGURE("coin_track.coins3_face") } Münzen
    } nutzen. Auf Level 1, 2 und 3 geht das { FIGURE("licenses.shrimp_1.amount") }-, { FIGURE("licenses.shrimp_2.amount") }- und { FIGURE("licenses.shrimp_3.amount") }-mal, und dazu gibt es { FIGURE("licenses.shrimp_1.star_actions") }, { FIGURE("licenses.shrimp_2.star_actions") } und { FIGURE("licenses.shrimp_3.star_actions") } Stern-Aktionen. Auf eine weitere Nutzung und den Stern darfst du verzichten.
    .title = Garnelenlizenz
fleet_dice-rule-F10-2 = Immer wenn du ein Boot oder Hafenschiff einsetzt, bekommst du je nach Level { FIGURE("licenses.cod_1.amount") }, { FIGURE("licenses.cod_2.amount") } oder { FIGURE("licenses.cod_3.amount") } Münzen.
    .title = Kabeljaulizenz
fleet_dice-rule-F10-3 = Deine Einnahmen steigen je nach Level um { FIGURE("licenses.lobster_1.amount") }, { FIGURE("licenses.lobster_2.amount") } oder { FIGURE("licenses.lobster_3.amount") } Münzen.
    .title = Hummerlizenz
fleet_dice-rule-F10-4 = Die Schwertfischlizenz wirkt nach dem Fischen: Auf Level 1, 2 und 3 bringt sie dir { FIGURE("licenses.swordfish_1.star_actions") }, { FIGURE("licenses.swordfish_2.star_actions") } und { FIGURE("licenses.swordfish_3.star_actions") } Stern-Aktionen, danach { FIGURE("licenses.swordfish_1.amount") }, { FIGURE("licenses.swordfish_2.amount") } und { FIGURE("licenses.swordfish_3.amount") } Münzen. Auf jeden Stern darfst du verzichten. Nach dem privaten Fang des Kapitänsclubs wirkt sie nicht.
    .title = Schwertfischlizenz
fleet_dice-rule-F10-5 = Austernboote fassen je nach Level { FIGURE("oyster_capacity.by_license_level.2") }, { FIGURE("oyster_capacity.by_license_level.3") } oder { FIGURE("oyster_capacity.by_license_level.4") } Fische. Bei jedem Fang darf jedes seinen zweiten Fisch gegen Münzen tauschen, je nach Level { FIGURE("licenses.oyster_1.amount") }, { FIGURE("licenses.oyster_2.amount") } oder { FIGURE("licenses.oyster_3.amount") }. Ein Boot, das schon voll war, bringt keine Münze.
    .title = Austernlizenz
fleet_dice-rule-F10-6 = Eine Lizenz auf Level 3 ist am Ende SP wert: Garnele { FIGURE("licenses.shrimp_3.vp") }, Kabeljau { FIGURE("licenses.cod_3.vp") }, Hummer { FIGURE("licenses.lobster_3.vp") }, Schwertfisch { FIGURE("licenses.swordfish_3.vp") }, Auster { FIGURE("licenses.oyster_3.vp") }.{ PROVENANCE() ->
        [ours] {" "}Das ist aus dem Wertungsbeispiel des Regelhefts erschlossen.
       *[mixed] {""}
    }
    .title = Punkte für Lizenzen
fleet_dice-rule-F11-1 = Jeder Eintrag im Hafen ist ein eigener Abschnitt. Alle außer dem Kapitänsclub gelten als Boote: für Kabeljaumünzen, volle Boote und die Zahl der Boote.
    .title = Schiffe im Hafen
fleet_dice-rule-F11-2 = Die erste Aktivierung ist die Königskrabbenlizenz: { FIGURE("harbor.king_crab.license_vp") } SP und ein Bonus, den sonst niemand hat (höchstens { FIGURE("harbor.king_crab.bonus_max") } SP). Jede weitere setzt ein Königskrabbenboot ein.{ PROVENANCE() ->
        [ours] {" "}Manche Boni sind Hausregeln.
       *[mixed] {""}
    }
    .title = Königskrabbe
fleet_dice-rule-F11-3 = Jede Aktivierung schickt sofort deine Boote, und nur deine, zum Fischen, egal in welcher Runde. Lastkahn und Austernlizenz wirken wie immer, die Schwertfischlizenz nicht.
    .title = Kapitänsclub
fleet_dice-rule-F11-4 = Jede Aktivierung setzt ein Schiff ein, das { FIGURE("harbor.research_vessel.boat_vp") } SP wert ist. Es bringt Kabeljaumünzen, trägt keine Fische und ist nie voll.
    .title = Forschungsschiff
fleet_dice-rule-F11-5 = Ist der Lastkahn eingesetzt, fischt er bei jedem Fang zuerst, auch beim privaten: 1 Fisch für jedes deiner vollen Boote.
    .title = Lastkahn
fleet_dice-rule-F11-6 = Jede Aktivierung setzt ein Inuitboot ein, das bei jedem Fischen { FIGURE("harbor.inuit.catch") ->
        [one] { FIGURE("harbor.inuit.catch") } Fisch
       *[other] { FIGURE("harbor.inuit.catch") } Fische
    } fängt.
    .title = Inuit
fleet_dice-rule-F11-7 = Wie viele Kästchen ein Schiff hat und wie viel seine Boote fassen, steht nicht im Regelheft: Es gilt dein Bogen (Hausregel).
    .title = Kästchen im Hafen
fleet_dice-rule-F12-1 = Fertig ist ein Gebäude, wenn kein Kästchen mehr offen ist und du mindestens eins angekreuzt hast. Ab dann wirkt es, aber nie rückwirkend.
    .title = Ein Gebäude fertigstellen
fleet_dice-rule-F12-2 = { FIGURE("wharf.casino.rerolls_per_dice_phase") ->
        [one] Einmal
       *[other] Bis zu { FIGURE("wharf.casino.rerolls_per_dice_phase") }-mal
    } je Würfelphase darfst du den Würfel, den du gerade gewählt hast, neu werfen, bevor du ihn nutzt; der neue Wurf gilt. Fertig ist das Kasino { FIGURE("wharf.casino.vp_completed") } SP wert.
    .title = Kasino
fleet_dice-rule-F12-3 = Jedes Kästchen, das du angekreuzt hast, ist { FIGURE("wharf.bank.vp_per_marked_box") } SP wert, ob fertig oder nicht.
    .title = Annas Bank
fleet_dice-rule-F12-4 = Ist das Buffet fertig, darf ein Bootswürfel, ob gewählt oder übrig, das Sechseck seines Typs füllen, statt normal zu wirken. Für kein, ein, zwei und mehr Sechsecke gibt es der Reihe nach { FIGURE("buffet.vp_by_filled") } SP.
    .title = Meeresfrüchtebuffet
fleet_dice-rule-F12-5 = Ist der Wertstoffhof fertig, darfst du { FIGURE("wharf.recycling.uses") }-mal im Spiel einen beliebigen Würfel stattdessen für eine Stern-Aktion nutzen. Am Ende ist er { FIGURE("wharf.recycling.vp_completed") } SP wert.
    .title = Wertstoffhof
fleet_dice-rule-F12-6 = Fertig ist die Fischerkneipe { FIGURE("wharf.pub.vp_completed") } SP wert, sonst nichts.
    .title = Fischerkneipe
fleet_dice-rule-F12-7 = Ist der Köderladen fertig, bringt dir ein Würfel, den du als Münze nutzt, { FIGURE("coin_track.die_as_coin_bait_shop") ->
        [one] { FIGURE("coin_track.die_as_coin_bait_shop") } Münze
       *[other] { FIGURE("coin_track.die_as_coin_bait_shop") } Münzen
    } statt { FIGURE("coin_track.die_as_coin") }. Am Ende ist er { FIGURE("wharf.bait_shop.vp_completed") } SP wert.
    .title = Köderladen
fleet_dice-rule-F12-8 = Ist die Räucherstube fertig, zahlt der Markt { FIGURE("wharf.smokehouse.market_bonus") ->
        [one] { FIGURE("wharf.smokehouse.market_bonus") } Münze
       *[other] { FIGURE("wharf.smokehouse.market_bonus") } Münzen
    } mehr. Am Ende ist sie { FIGURE("wharf.smokehouse.vp_completed") } SP wert.
    .title = Räucherstube
fleet_dice-rule-F12-9 = Ist die Ridback Konserven Co. fertig, steigen deine Einnahmen um { FIGURE("wharf.cannery.coins_per_full_boat") ->
        [one] { FIGURE("wharf.cannery.coins_per_full_boat") } Münze
       *[other] { FIGURE("wharf.cannery.coins_per_full_boat") } Münzen
    } je vollem Boot. Am Ende ist sie { FIGURE("wharf.cannery.vp_completed") } SP wert.
    .title = Ridback Konserven Co.
fleet_dice-rule-F12-10 = Kasino { FIGURE("wharf.casino.boxes.count") }, Annas Bank { FIGURE("wharf.bank.boxes.count") }, Meeresfrüchtebuffet { FIGURE("wharf.buffet.boxes.count") }, Wertstoffhof { FIGURE("wharf.recycling.boxes.count") }, Fischerkneipe { FIGURE("wharf.pub.boxes.count") }, Köderladen { FIGURE("wharf.bait_shop.boxes.count") }, Räucherstube { FIGURE("wharf.smokehouse.boxes.count") }, Ridback Konserven Co. { FIGURE("wharf.cannery.boxes.count") }.{ PROVENANCE() ->
        [ours] {" "}Dass die meisten zwei haben, ist aus den Soloregeln erschlossen; die übrigen Zahlen sind Hauswerte.
       *[mixed] {""}
    }
    .title = Kästchen am Ufer
fleet_dice-rule-F13-1 = Nach Runde { FIGURE("meta.rounds_multi") } (allein: { FIGURE("meta.rounds_solo") }) zählst du zusammen: 1 SP je Fisch, die SP deiner Boote, Lizenzen und Gebäude samt Bank und Sechsecken und deine Boni: Königskrabbe (höchstens { FIGURE("harbor.king_crab.bonus_max") }), Kapitänskarte, Trophäen.
    .title = Endwertung
fleet_dice-rule-F13-2 = Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheiden die meisten Fische; hilft auch das nicht, teilt ihr euch den Sieg.
    .title = Wer gewinnt
fleet_dice-rule-F14-1 = Statt zu würfeln bekommen alle eine Karte: Kreuze die obersten Kästchen ihres Typs an (so viele, wie sie sagt), dann das oberste offene an jedem Ort, den sie nennt, mit Wirkung. Am Ende zählt ihr Bonus.{ PROVENANCE() ->
        [ours] {" "}Was auf den Karten steht, ist Hausregel.
       *[mixed] {""}
    }
    .title = Kapitänskarten
fleet_dice-rule-F14-2 = Eine goldene und eine silberne Trophäe liegen von Anfang an offen aus, jede die SP wert, die sie zeigt.{ PROVENANCE() ->
        [ours] {" "}Was sie verlangen, ist Hausregel.
       *[mixed] {""}
    }
    .title = Trophäenkarten
fleet_dice-rule-F14-3 = Die silberne Trophäe geht an die erste Person, die ihre Bedingung erfüllt, und bleibt dort. Schaffen es mehrere, während alle zugleich entscheiden, bekommt jede die vollen SP (Hausregel).
    .title = Silberne Trophäe
fleet_dice-rule-F14-4 = Die goldene Trophäe geht ganz am Ende an die Person, die am meisten von dem hat, was die Karte zählt. Bei Gleichstand bekommen alle die vollen SP; hat niemand so viel, wie die Karte verlangt, bekommt sie niemand (Hausregel).
    .title = Goldene Trophäe
fleet_dice-rule-F14-5 = Boote: alle, die du eingesetzt hast, auch Hafenschiffe. Gebäude: die fertigen. Münzen: angekreuzte Kästchen. Lizenzen: deine Level in den fünf Typen zusammen.
    .title = Was die Karten zählen
fleet_dice-rule-F14-6 = Trophäen gibt es ab zwei Personen. Kapitänskarten gehen auch allein (Hausregel).
    .title = Trophäen brauchen Gesellschaft
fleet_dice-rule-F15-1 = Du spielst { FIGURE("solo.rounds") } Runden gegen Kapitänin Ruth, mit den Würfeln für zwei. Sie hat keinen Bogen, nur drei Steine, anfangs auf { FIGURE("solo_routes.1.start") }, { FIGURE("solo_routes.2.start") } und { FIGURE("solo_routes.3.start") }.
    .title = Allein spielen
fleet_dice-rule-F15-2 = Du beginnst die ungeraden Runden, sie die geraden. In jeder Würfelphase nehmt ihr je einen Würfel und nutzt dann beide den letzten, in derselben Reihenfolge.
    .title = Reihenfolge mit Ruth
fleet_dice-rule-F15-3 = Mit einem gewählten Würfel streicht sie die { FIGURE("solo.strikes_drafted_die") } untersten offenen Kästchen seines Abschnitts auf deinem Bogen, mit dem übrigen nur { FIGURE("solo.strikes_shared_die") }.
    .title = Was Ruth streicht
fleet_dice-rule-F15-4 = Von ihrem Bootstein aus geht Ruth im Kreis und nimmt den ersten Typ, der im Vorrat liegt und noch offen ist. Gibt es keinen, nimmt sie { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } Münze
       *[other] { FIGURE("coin_track.coins3_face") } Münzen
    }; liegen nur Typen ohne offenes Kästchen da, nimmt sie den ersten davon und streicht nichts.
    .title = Ruths Bootswürfel
fleet_dice-rule-F15-5 = Münzen sind Ruths Joker: Damit streicht sie { FIGURE("solo.strikes_coins3_die") } Kästchen in der Spalte ihres Bootsteins oder, wenn dort nichts offen ist, in der nächsten offenen.
    .title = Ruths Münzen
fleet_dice-rule-F15-6 = Ruth nimmt am liebsten Hafen, dann Ufer, dann den Bootswürfel, dann Markt. Hafen und Ufer treffen den Ort ihres Steins oder den nächsten offenen; der Markt streicht { FIGURE("solo.strikes_market_star") ->
        [one] deinen nächsten Stern
       *[other] deine nächsten { FIGURE("solo.strikes_market_star") } Sterne
    }.
    .title = Ruth in der Stadt
fleet_dice-rule-F15-7 = Ein gestrichenes Aktivierungskästchen ist weg. Ein Gebäude wird trotzdem fertig, sobald nichts mehr offen ist und du mindestens ein Kreuz hast. Die Bank zahlt nur für deine Kreuze.
    .title = Gestrichene Kästchen
fleet_dice-rule-F15-8 = Wer die Runde begonnen hat, nutzt den übrigen Würfel zuerst, mit allen Folgen. Danach ist die andere Seite dran, mit dem Bogen, wie er dann aussieht; bleibt für Ruth nichts, tut sie nichts.
    .title = Der übrige Würfel beim Alleinspielen
fleet_dice-rule-F15-9 = Am Ende der Runde zieht jeder Stein auf seinem Weg zum nächsten Abschnitt mit offenem Kästchen.
    .title = Ruths Steine ziehen weiter
fleet_dice-rule-F15-10 = Einnahmen, Fischen, Sterne und Wertung laufen wie sonst, und du kannst jeden Königskrabben-Bonus wählen. Deine Punkte bringen dir einen Titel ein (Hausregel).
    .title = Soloergebnis
fleet_dice-rule-F15-11 = Fische, Sechsecke, die Nutzungen des Wertstoffhofs, die Lizenz- und Bootsfelder selbst und alle Münzen außer Sternen rührt Ruth nie an.
    .title = Was Ruth verschont
fleet_dice-rule-R1 = In der Stadtphase wird der Stadtvorrat geworfen, und alle nutzen den Würfel, der übrig bleibt, ob Stadt- oder Bootswürfel.
    .title = Welcher Vorrat in der Stadt geworfen wird
fleet_dice-rule-R2 = Einen Stern streicht Ruth mit dem Marktwürfel. Im Regelheft steht Hafenwürfel, aber der bewirkt ja schon etwas anderes.
    .title = Ruth und der Marktwürfel
fleet_dice-rule-R3 = Ganz ohne Fische zahlt der Markt { FIGURE("market.1.coins") ->
        [one] { FIGURE("market.1.coins") } Münze
       *[other] { FIGURE("market.1.coins") } Münzen
    }{ PROVENANCE() ->
        [ours] {" "}(erschlossen)
       *[mixed] {""}
    }.
    .title = Markt ohne Fische
fleet_dice-rule-R4 = Kreuze erst alle Münzen der Zahlung an und nutze dann den Stern.
    .title = Ein Stern zwischen zwei Münzen
fleet_dice-rule-R5 = Bekommen mehrere die Lizenz, während alle zugleich entscheiden, wählen sie ihre Boni der Reihe nach, wenn alle fertig sind. In deinem eigenen Zug wählst du sofort.
    .title = Zwei Königskrabbenlizenzen zugleich
fleet_dice-rule-R6 = Lizenz- und Bootsfelder füllen sich nur durch Aktivierungskästchen, der Wertstoffhof nur durch abgegebene Würfel. Hafen- und Uferkästchen darf ein Stern ankreuzen.
    .title = Was ein Stern nicht ankreuzt
fleet_dice-rule-R7 = Auf eine Stern-Aktion darfst du immer verzichten, außer du hast dafür einen Würfel zum Wertstoffhof gebracht (Hausregel).
    .title = Auf einen Stern verzichten
fleet_dice-rule-R8 = Es gilt das Level, das du hast, wenn du anfängst, den Würfel zu nutzen. Nach einem neuen Wurf zählt die neue Seite.
    .title = Welches Garnelenlevel gilt
fleet_dice-rule-R9 = Mit aktiver Lizenz fängt ein Austernboot, in das genau ein Fisch passt, einen Fisch und bringt seine Münzen, ohne Rückfrage (Hausregel).
    .title = Platz für einen Austernfisch
fleet_dice-rule-R10 = Nur mit aktiver Austernlizenz darf ein Austernboot den zweiten Fisch gegen eine Münze tauschen.
    .title = Tauschen nur mit Lizenz
fleet_dice-rule-R11 = Schafft eine Austernlizenz mehr Platz, sind volle Boote nicht mehr voll.
    .title = Nicht mehr voll
fleet_dice-rule-R12 = Alle, die die Bedingung erfüllt haben, während alle zugleich entschieden, bekommen die silberne Trophäe, auch wenn es nur kurz so war (Hausregel).
    .title = Gleichstand um Silber
fleet_dice-rule-R13 = Bei Gleichstand bekommen alle die goldene Trophäe (Hausregel).
    .title = Gleichstand um Gold
fleet_dice-rule-R14 = Nur der Königskrabben-Bonus ist auf { FIGURE("harbor.king_crab.bonus_max") } SP begrenzt.
    .title = Die Grenze des Bonus
fleet_dice-rule-R15 = Das Kasino wirkt einmal je Person und Würfelphase, beim selbst gewählten Würfel, bevor du ihn nutzt. Nicht beim übrigen Würfel und nicht, wenn erst dieser Würfel das Kasino fertiggestellt hat (Hausregel).
    .title = Wann das Kasino wirkt
fleet_dice-rule-R16 = Einen Garnelenwürfel als { FIGURE("coin_track.coins3_face") ->
        [one] { FIGURE("coin_track.coins3_face") } Münze
       *[other] { FIGURE("coin_track.coins3_face") } Münzen
    } zu nehmen, ist eine seiner Nutzungen; hast du mehrere, darfst du alle so verwenden.
    .title = Garnelen als Münzen
fleet_dice-rule-R17 = Mit ihren Münzen streicht Ruth nur { FIGURE("solo.strikes_coins3_die") } Kästchen, auch mit einem gewählten Würfel.
    .title = Wie viel Ruths Münzen streichen
fleet_dice-rule-R18 = Auch wenn Ruth nichts streichen kann, nimmt sie einen Würfel, damit genau einer übrig bleibt.
    .title = Ruth nimmt immer einen Würfel
fleet_dice-rule-R19 = In der Stadt lässt Ruth Würfel aus, mit denen sie nichts streichen könnte. Gilt das für alle, nimmt sie den ersten in ihrer Reihenfolge.
    .title = Was Ruth auslässt
fleet_dice-rule-R20 = Striche machen ein Gebäude kleiner: Deine Kreuze und ihre Striche stellen es zusammen fertig, außer sie hat alle Kästchen gestrichen. Das gilt auch für die Kneipe (Hausregel).
    .title = Gebäude und Streichungen
fleet_dice-rule-R21 = Annas Bank und das Buffet gelten als fertig, sobald kein Kästchen mehr offen ist; Sechsecke spielen dafür keine Rolle.
    .title = Bank und Buffet als Gebäude
fleet_dice-rule-R22 = Wo Lizenzen gezählt werden, zählt die Königskrabbenlizenz nicht mit.
    .title = Königskrabbe ist keine Fischlizenz
fleet_dice-rule-R23 = Ein Boot, das ein Stern nach dem Fang einsetzt, hat diesen Fang verpasst.
    .title = Zu spät eingesetzt
fleet_dice-rule-R24 = Die Startlizenz hat Level 1. Die übrigen Kästchen einer Kapitänskarte kommen nach der Spalte; eine Kabeljaulizenz bringt also schon für ein Schiff darunter Münzen.
    .title = Startlizenzen
fleet_dice-rule-R25 = Räucherstube, Köderladen und Ridback Konserven Co. ändern nur Zahlungen, nachdem sie fertig sind.
    .title = Wirkung mitten in einer Zahlung
fleet_dice-rule-R26 = Ruths Reihenfolge gilt, egal was der Bootswürfel zeigt, auch bei Münzen.
    .title = Ruths Reihenfolge in der Stadt
fleet_dice-rule-R27 = Nutzt du einen Garnelenwürfel als Münze, im Wertstoffhof oder für ein Sechseck, wirkt keine Lizenz (Hausregel).
    .title = Garnelenwürfel als Münze
fleet_dice-rule-R28 = Sind weniger Kästchen offen, als Ruth streichen würde, verfällt der Rest (Hausregel).
    .title = Streichungen springen nicht über
fleet_dice-rule-R29 = Die Punkte der Sechsecke am Buffet stehen bei den Gebäuden.
    .title = Wo Sechsecke zählen
fleet_dice-rule-R30 = Boots- und Lizenzkästchen wirken von selbst; nur ein Wahlkästchen fragt dich.
    .title = Was von selbst geschieht
