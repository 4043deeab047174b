# -- how a person wants to be called
command-settings = settings
    .description = How and when you want to be called to your games
settings-title = How I call you
settings-reminders = ⏰ While a game waits for you, I remind you every { $hours } hours, four times at most.
settings-no-reminders = ⏰ I don't remind you; I call you once, when a decision comes to you.
settings-interval = { $hours ->
        [0] never
        [24] every day
        [48] every two days
       *[other] every { $hours } hours
    }
settings-way-mention = 💬 Reminders reach you as a mention at the table.
    .label = as a mention at the table
    .small = everybody there sees it
settings-way-direct = ✉️ Reminders reach you as a direct message.
    .label = as a direct message
    .small = only you see it; if you take none, I mention you at the table
settings-quiet-hours = 🌙 Between { $begin } and { $end } ({ $zone }) I leave you alone.
settings-no-quiet-hours = 🌙 You have no quiet hours.
settings-muted = { $count ->
        [one] 🔕 I never call you to this game: { $games }
       *[other] 🔕 I never call you to these games: { $games }
    }
settings-pick-interval = Remind me …
settings-pick-way = How shall I remind you?
settings-pick-mute = Mute a game, or hear from it again
settings-mute = mute: no reminders, no mentions
settings-unmute = muted; pick it to be called again
button-quiet = 🌙 Quiet hours …
button-no-quiet = No quiet hours
settings-quiet-form = Quiet hours
settings-quiet-begin = From
    .small = such as 22:00
settings-quiet-end = To
    .small = such as 8:00
settings-quiet-zone = A big city in your time zone
    .small = such as London, Berlin or New York
settings-quiet-zone-usual = London
settings-no-time = I can't read “{ $given }” as a time of day. Please write it like 22:00.
settings-no-zone = I don't know the place “{ $given }”. Please name a big city in your time zone, such as London or New York.
settings-quiet-empty = Quiet hours need a begin and an end that differ.
settings-not-your-game = You don't play in this game (any more).
reminder-mention = ⏰ { $person }, { $game } has been waiting for you since { $since }.
reminder-direct = ⏰ { $game } in { $place } has been waiting for you since { $since }.
