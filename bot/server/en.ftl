# What a server sets for its games.
command-server = server
    .description = Settings for games on this server: language, clock, channel, who can host

server-title = Games on this server
server-no-server = This only works on a server.
server-managers-only = Only members who can manage this server can change this.
server-language-auto = not set: the community's language, or else that of whoever starts the game
server-clock = ⌛ Default clock (the host may choose another): { $clock }.
server-hosts-everybody = 🔑 Anyone can start a game.
    .label = anyone
server-hosts-managers = 🔑 Only people who manage the server can start a game.
    .label = only people who manage the server
server-channel = 📍 Games start in { $channel } and its threads.
server-forum = 📍 Games start as posts in { $channel }.
server-no-channel = 📍 Games may start in any channel.
server-vacation = { $days ->
        [0] 🏖️ No vacations: clocks never stop.
        [one] 🏖️ Everybody gets 1 day of vacation a year.
       *[other] 🏖️ Everybody gets { $days } days of vacation a year.
    }
server-days = { $days ->
        [0] none
        [one] 1 day a year
       *[other] { $days } days a year
    }
server-new-games = -# Language and clock apply to games started from now on.
server-pick-language = Language …
server-pick-clock = Default clock …
server-pick-hosts = Who can start games …
server-pick-vacation = Vacation …
server-pick-channel = Where games start …
button-everywhere = Any channel

server-zone = Time zone: **{ $zone }**. Months end at midnight there.
server-zone-usual = UTC
server-zone-form = Time zone of this server
server-zone-field = Time zone
    .small = A place such as Europe/Berlin, or UTC
button-server-zone = Time zone

server-board = Monthly leaderboards are posted in { $channel }.
server-no-board = Monthly leaderboards are not posted; /{ command-leaderboard } shows them.
server-pick-board = Where to post the monthly leaderboard …
button-no-board = Don't post leaderboards

server-puzzles = 🧩 Each day at { $hour }:00 ({ $zone }) a puzzle is posted in { $channel }: find the captain's move.
server-puzzles-shut = I can't post any there: { $rights } is missing.
server-no-puzzles = 🧩 No daily puzzle.
server-pick-puzzles = Where to post a puzzle each day …
button-no-puzzles = No puzzles
