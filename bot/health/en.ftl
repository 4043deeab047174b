# How the bot itself is.
command-health = health
    .description = Bot status, for the people who run it

health-owners-only = Only the people who run this bot can see its status. /{ command-setup } { command-setup-check } tells you whether games can be played here.
health-title = Bot status
health-gateway = Discord answers my heartbeat in { $ms } ms.
health-gateway-unknown = No heartbeat yet: I have been connected for less than a minute, or not at all.
health-database = The database answers in { $ms } ms.
health-database-down = The database isn't answering.
health-outbox = Outgoing messages: { $due } waiting, { $held } on hold until a channel is open to me again, { $dead } given up in the last seven days.
health-games = Games: { $running } running, { $lobby } waiting for players, { $finished } finished, { $aside } set aside.
health-starts = New connections to Discord: { $left } of { $total } left today.
health-rivals = { $count ->
        [one] Another process is
       *[other] { $count } other processes are
    } running on this database for the same servers. Nothing is lost or said twice, but one is enough: stop the rest, or give each its own SHARD_IDS.
health-strangers = { $count ->
        [one] Another bot, with another token, is
       *[other] { $count } processes of other bots, with other tokens, are
    } working on this database. Each bot thinks it has left the other's servers and lets their games rest. Stop one of them, or give each a database of its own.
health-aside = Set aside: { $games }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. docs/hosting.md says how to resume a game.
health-errors = Latest errors (details are in the log)
health-no-errors = No errors since the last start.
health-in-game = in game { $game }
health-version = Quayside { $version }, up for { $hours } h { $minutes } min
health-set-aside = A game of **{ $title }** (`{ $game }`) ran into an error and can't go on, so I have set it aside. All other games go on. For the details, look for code `{ $code }` in the log.
health-damaged = I can't read part of my database: column `{ $column }` of row `{ $key }` in table `{ $table }`. I leave it out, and everything else goes on. It is in the log as well, and docs/hosting.md says what you can do. I won't mention this row again.
health-rival-found = I'm running twice: another process works on my database and serves the same servers. Nothing is lost or said twice, but one is enough: stop the other, or give each its own SHARD_IDS. /{ command-health } shows whether it is still there. I report this at most once a day.
health-stranger-found = Another bot, with another token, is working on my database. That does harm: each of us thinks it has left the other's servers and lets their games rest. Stop one of us, or give each a database of its own, and start me again: then those games go on. /{ command-health } shows whether it is still there. I report this at most once a day.
health-uncalled = **{ $title }** (`{ $game }`) is waiting for { $people }, but I couldn't get through, neither in { $place } nor by direct message. { $answer } Please pass it on, or fix the channel; /{ command-board } then shows the board there again. I report this game at most once a day.
health-uncalled-somebody = somebody
health-uncalled-answer = Discord answered { $route } with { $status }, code { $code }.
health-uncalled-silence = Discord didn't answer.
health-refused = Discord won't accept something I want to show: { $route } was answered with { $status }, code { $code }. I'll try to get it across another way: in plain text, in the channel, or by direct message. I won't mention this answer again.
    ```
    { $error }
    ```
