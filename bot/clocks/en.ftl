# What becomes of those whose time runs out or stands still.
table-event-late = ⌛ { $who } { has } run out of time.
table-event-late-wait = ⌛ { $who } get{ s } more time: the others wait.
table-event-late-skip = ⌛ { $who } ran out of time and { is } skipped.
table-event-late-player = ⌛ { $who } ran out of time; a computer player plays on until { $person ->
    [you] you are
   *[they] { $who } is
} back.
table-event-late-lapsed = ⌛ { $who } { has } come back in time.

table-event-vacation = 🏖️ { $who } { is } on vacation until { $until }.
table-event-vacation-over = 🏖️ { $who } { is } back from vacation.
clock-seat = for { $name } { $until }
clock-running = ⌛ Time runs out { $seats }.
