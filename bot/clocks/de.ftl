# Was aus denen wird, deren Zeit abläuft oder stillsteht.
table-event-late = ⌛ { $person ->
    [you] Deine Bedenkzeit
   *[they] Die Bedenkzeit von { $who }
} ist um.
table-event-late-wait = ⌛ { $who } bekomm{ t } mehr Zeit: Die anderen warten.
table-event-late-skip = ⌛ { $person ->
    [you] Deine Bedenkzeit
   *[they] Die Bedenkzeit von { $who }
} war um; der Zug wird ausgelassen.
table-event-late-player = ⌛ { $person ->
    [you] Deine Bedenkzeit
   *[they] Die Bedenkzeit von { $who }
} war um; der Computer spielt weiter, bis { $person ->
    [you] du zurück bist
   *[they] { $who } zurück ist
}.
table-event-late-lapsed = ⌛ { $who } { ist } rechtzeitig zurück.

table-event-vacation = 🏖️ { $who } { ist } im Urlaub bis { $until }.
table-event-vacation-over = 🏖️ { $who } { ist } aus dem Urlaub zurück.
clock-seat = für { $name } { $until }
clock-running = ⌛ Die Bedenkzeit endet { $seats }.
