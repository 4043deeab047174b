# -- clocks
argument-clock = clock
    .description = How much time everybody has; games of one person have no clock
lobby-clock = Clock
clock-none = no clock
    .terms = none: play when you like
clock-relaxed = relaxed
    .terms = relaxed: 10 days each, 2 more with each turn
clock-daily = daily
    .terms = daily: 4 days each, 1 more with each turn
clock-brisk = brisk
    .terms = brisk: 1 day each, 4 hours more with each turn
clock-seat = { $name } { $until }
clock-running = ⌛ Time runs out: { $seats }.
vote-late = ⌛ **{ $name }** has run out of time. Shall we wait, skip the turn, or let a computer player take over for now? Not answered yet: { $missing }.
vote-late-wait = Wait
vote-late-skip = Skip
vote-late-player = Computer player
table-event-late = ⌛ { $who } has run out of time.
table-event-late-wait = ⌛ { $who } gets more time: the others wait.
table-event-late-skip = ⌛ { $who } ran out of time and is skipped.
table-event-late-player = ⌛ { $who } ran out of time; a computer player plays on until { $who } is back.
table-event-late-lapsed = ⌛ { $who } has come back in time.

# -- vacations
course-away = 🏖️ { $name } is on vacation until { $until }.
table-event-vacation = 🏖️ { $who } is on vacation until { $until }.
table-event-vacation-over = 🏖️ { $who } is back from vacation.
settings-vacation = 🏖️ You are on vacation until { $until }: your clocks stand still and I don't remind you.
settings-no-vacation = 🏖️ You are not on vacation.
settings-vacation-left = { $left ->
        [one] { $left } day of vacation left in { $year }.
       *[other] { $left } days of vacation left in { $year }.
    }
button-vacation = 🏖️ Vacation …
button-back = Back again
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

# -- what a server sets
command-server = server
    .description = What holds for games on this server: language, clock, channel, who may host
server-title = Games on this server
server-no-server = This only works on a server.
server-managers-only = Only members who may manage this server can set this.
server-hosts-only = On this server only those who manage it open games. You may join them.
server-elsewhere = On this server games are opened in { $channel }.
server-language = { $language ->
        [en] 🌐 In public I speak English.
        [de] 🌐 In public I speak German.
       *[auto] 🌐 In public I speak the language of the server.
    }
server-language-auto = the server's own
server-language-en = English
server-language-de = Deutsch
server-clock = ⌛ Unless a host says otherwise: { $clock }.
server-hosts-everybody = 🔑 Everybody may open games.
    .label = everybody
server-hosts-managers = 🔑 Only those who manage the server may open games.
    .label = only those who manage the server
server-channel = 📍 Games are opened in { $channel } and its threads.
server-no-channel = 📍 Games may be opened in every channel.
server-vacation = { $days ->
        [0] 🏖️ No vacations: clocks never stand still.
       *[other] 🏖️ Everybody has { $days } days of vacation a year.
    }
server-days = { $days ->
        [0] none
       *[other] { $days } days a year
    }
server-new-games = -# Language and clock hold for games that are opened from now on.
server-pick-language = Language …
server-pick-clock = Usual clock …
server-pick-hosts = Who may open games …
server-pick-vacation = Vacation …
server-pick-channel = Games are opened in …
button-everywhere = In every channel
