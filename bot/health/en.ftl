# How the bot itself is.
command-health = health
    .description = How the bot itself is: for those who run it

health-owners-only = Only those who run this bot may ask how it is. /{ command-setup } { command-setup-check } tells you whether games can be played here.
health-title = How I am
health-gateway = Discord answers my heartbeat within { $ms } ms.
health-gateway-unknown = There was no heartbeat yet: I am connected for less than a minute, or not at all.
health-database = The database answers within { $ms } ms.
health-database-down = The database does not answer.
health-outbox = To be said: { $due } now, { $held } held until a place is open again, { $dead } given up in the last seven days.
health-games = Games: { $running } running, { $lobby } open, { $finished } finished, { $aside } set aside.
health-rivals = { $count ->
        [one] Another process is
       *[other] { $count } other processes are
    } running on this database for the same servers. Nothing is lost or said twice, but one is enough: stop the rest, or give each its own SHARD_IDS.
health-aside = Set aside: { $games }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }. docs/hosting.md says how to take a game up again.
health-errors = The last errors; the log has the whole story of each
health-no-errors = No errors since I was started.
health-in-game = in game { $game }
health-version = Quayside { $version }, running for { $hours } h { $minutes } min
health-set-aside = A game of **{ $title }** (`{ $game }`) can't go on because of an error in it, so I have set it aside; all others go on. The log has the whole story under the code `{ $code }`.
health-damaged = Something in my database can't be read: column `{ $column }` of row `{ $key }` in table `{ $table }`. I leave that out and everything else goes on. The log says so too, and docs/hosting.md what you can do about it. I tell you of this row once.
health-uncalled = Somebody who is to decide in **{ $title }** (`{ $game }`) doesn't know it: I could tell them neither in { $place } nor by direct message. { $answer } Please tell them, or mend the place; /{ command-board } shows the board there again. I tell you of this game once a day.
health-uncalled-answer = Discord answered { $route } with { $status }, code { $code }.
health-uncalled-silence = Discord did not answer.
health-refused = Discord does not take something I want to show: { $route } was answered with { $status }, code { $code }. I say it another way as far as I can, in plain words, in the channel or by direct message. I tell you of this answer once.
    ```
    { $error }
    ```
