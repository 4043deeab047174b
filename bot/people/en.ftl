# How a person wants to be called, and when they are on vacation.
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

settings-vacation = 🏖️ You are on vacation until { $until }: your clocks stand still and I don't remind you.
settings-no-vacation = 🏖️ You are not on vacation.
settings-vacation-left = { $left ->
        [one] { $left } day of vacation left in { $year }.
       *[other] { $left } days of vacation left in { $year }.
    }
button-vacation = 🏖️ Vacation …
button-return = Back again
vacation-form = Vacation
vacation-last = Its last day
    .small = such as 2027-05-03
vacation-zone-label = A big city in your time zone
    .small = so that I know when your day ends
vacation-past = That day is past.
vacation-far = That is more than a year away. Please name an earlier day.
vacation-no-date = I can't read “{ $given }” as a day. Please write it like 2027-05-03.
vacation-limit = { $limit ->
        [0] A server you play on allows no vacations.
       *[other] That is too long: on the servers you play on, a year has { $limit } days of vacation, and you have { $left } left in { $year }.
    }
vacation-none = You are not on vacation.
