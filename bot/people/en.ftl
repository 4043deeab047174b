# How a person wants to be called, and when they are on vacation.
command-settings = settings
    .description = How and when I ping you, vacations, and whether text or pictures come first

settings-title = Settings
settings-reminders = ⏰ While a game waits for you, I remind you every { $hours } hours, four times at most.
settings-no-reminders = ⏰ No reminders: I ping you once, when it's your turn.
settings-interval = { $hours ->
        [0] never
        [24] every day
        [48] every two days
       *[other] every { $hours } hours
    }
settings-way-mention = 💬 I remind you with a mention in the game's channel.
    .label = mention me in the game's channel
    .small = everybody there sees it
settings-way-direct = ✉️ I remind you by direct message.
    .label = by direct message
    .small = only you see it; if you don't accept any, I mention you in the channel
settings-no-digest = 🗞️ I ping you as soon as a game waits for you.
settings-digest = 🗞️ Digest at **{ $times }** ({ $zone }): one direct message with all games that wait for you, instead of single pings. I ping you sooner only if your time would run out.
button-digest = 🗞️ Digest …
button-no-digest = Ping me right away
digest-form = Digest instead of single pings
digest-first = At
    .small = such as 18:00 or 6pm
digest-second = And at
    .small = leave this empty for one digest a day
settings-digest-empty = Please give at least one time of day, such as 18:00 or 6pm.
settings-quiet-hours = 🌙 Quiet hours: { $begin } to { $end } ({ $zone }).
settings-no-quiet-hours = 🌙 No quiet hours.
settings-muted = { $count ->
        [one] 🔕 I never ping you about this game: { $games }
       *[other] 🔕 I never ping you about these games: { $games }
    }
settings-pictures-first = 🖼️ Pictures first: what I show only to you begins with a picture where there is one.
settings-text-first = 📖 Text first: what I show only to you begins with words, the state of the game included. Pictures come last.
button-text-first = 📖 Text first
button-pictures-first = 🖼️ Pictures first
settings-puzzles = 🧩 Your finished games may become puzzles, without names, if everybody who played in them allows it.
settings-no-puzzles = 🧩 Your finished games don't become puzzles.
button-puzzles-of-mine = 🧩 Allow puzzles from my games
button-no-puzzles-of-mine = 🧩 No puzzles from my games
settings-pick-interval = Remind me …
settings-pick-way = How should I remind you?
settings-pick-mute = Mute or unmute a game …
settings-mute = mute: no reminders, no mentions
settings-unmute = muted; pick it to unmute
button-quiet = 🌙 Quiet hours …
button-no-quiet = No quiet hours
settings-quiet-form = Quiet hours
settings-quiet-begin = From
    .small = such as 22:00 or 10pm
settings-quiet-end = To
    .small = such as 8:00 or 8am
settings-quiet-zone = A big city in your time zone
    .small = such as London, Berlin or New York
settings-quiet-zone-usual = London
settings-no-time = I can't read “{ $given }” as a time of day. Try something like 22:00 or 10pm.
settings-no-zone = I don't know a place called “{ $given }”. Please name a big city in your time zone, such as London or New York.
settings-quiet-empty = Quiet hours need a start and an end that are different.
settings-not-your-game = You aren't playing in this game (anymore).

settings-vacation = 🏖️ You're on vacation until { $until }: your clocks stand still, and I don't ping you.
settings-no-vacation = 🏖️ You're not on vacation.
settings-vacation-left = { $left ->
        [one] { $left } day of vacation left in { $year }.
       *[other] { $left } days of vacation left in { $year }.
    }
button-vacation = 🏖️ Vacation …
button-return = I'm back
vacation-form = Vacation
vacation-last = Last day
    .small = such as 2027-05-03
vacation-zone-label = A big city in your time zone
    .small = so that I know when your day ends
vacation-past = That day has already passed.
vacation-far = That's more than a year away. Please choose an earlier day.
vacation-no-date = I can't read “{ $given }” as a date. Please write it like 2027-05-03.
vacation-limit = { $limit ->
        [0] A server you play on allows no vacations.
       *[other] That is too long: the servers you play on allow { $limit ->
            [one] 1 day
           *[other] { $limit } days
        } of vacation a year, and you have { $left } left in { $year }.
    }
vacation-none = You're not on vacation.

button-orders = 📌 Standing orders …
button-favorites = ⭐ Favorites …
orders-title = Standing orders
orders-none = 📌 No standing orders: where you have something to choose, I wait for you.
orders-how = What I always do for you when your turn comes, in every game of that kind with other people. Where only computers play with you, nobody waits, so you decide yourself. A plan takes precedence. You can take it back like any other step, and only you see that it was an order.
orders-pick = Give or cancel an order …
order-on = given; pick it to cancel it
order-off = not given
order-sensible = if only one choice makes sense and it costs nothing, make it
