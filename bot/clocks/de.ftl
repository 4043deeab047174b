# Was aus denen wird, deren Zeit abläuft oder stillsteht.
table-event-late = ⌛ Die Bedenkzeit von { $who } ist um.
table-event-late-wait = ⌛ { $who } bekommt mehr Zeit: Die anderen warten.
table-event-late-skip = ⌛ Die Bedenkzeit von { $who } war um; der Zug wird ausgelassen.
table-event-late-player = ⌛ Die Bedenkzeit von { $who } war um; der Computer spielt weiter, bis { $who } zurück ist.
table-event-late-lapsed = ⌛ { $who } ist rechtzeitig zurück.

table-event-vacation = 🏖️ { $who } ist im Urlaub bis { $until }.
table-event-vacation-over = 🏖️ { $who } ist aus dem Urlaub zurück.
clock-seat = { $name } { $until }
clock-running = ⌛ Die Bedenkzeit endet: { $seats }.
