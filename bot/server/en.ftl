# What a server sets for its games.
command-server = server
    .description = What holds for games on this server: language, clock, channel, who may host

server-title = Games on this server
server-no-server = This only works on a server.
server-managers-only = Only members who may manage this server can set this.
server-language-auto = not set: the community's, else that of whoever opens
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

server-zone = Time zone: **{ $zone }**; months end by its clock.
server-zone-usual = UTC
server-zone-form = Time zone of this server
server-zone-field = Time zone
    .small = A place such as Europe/Berlin, or UTC
button-server-zone = Time zone

server-board = The leaderboard of a month that is over is posted in { $channel }.
server-no-board = The leaderboard of a month that is over is posted nowhere; /{ command-leaderboard } shows it.
server-pick-board = Where to post the leaderboards of months that are over
button-no-board = Post no leaderboards
