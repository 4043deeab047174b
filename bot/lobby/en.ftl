# A table before its game starts, and its card while it is played.
command-new = new
    .description = Open a table and invite others
argument-hints = hints
    .description = Whether players may ask for hints; the first hint makes the game unrated (no if left out)
hints-yes = yes
hints-no = no
argument-rated = rated
    .description = Whether the game counts for ratings and leaderboards (yes if left out)
rated-yes = yes
rated-no = no
argument-pace = pace
    .description = How fast you want to play; it sets the clock and how often people are reminded
tempo-evening = one evening together
tempo-several = a few moves a day
tempo-one = one move a day
argument-clock = clock
    .description = How much time everybody has; solo games have no clock

button-join = Join
button-leave = Leave
button-start = Start
button-start-alone = Play alone
button-start-sure = Start with { $seated }
button-options = Change options …
lobby-options = **Options of this table** ({ $game })
    Everybody sees in the lobby what you change here.
lobby-options-done = **Changed.**
lobby-option = { $option }: { $value }
lobby-seats = Seats
lobby-changed = **Changed** since others joined: { $options }
lobby-too-few-seats = { $seated } players have already joined, so the table needs at least that many seats.
button-start-later = No, wait for others
button-cancel = Cancel
button-cancel-sure = Yes, cancel it
button-seat-deckhand = Add a computer: deckhand (beginner)
button-seat-mate = Add a computer: mate (plays well)
button-unseat = Remove a computer player
lobby-free-seats = { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
lobby-free-seats-more = { lobby-free-seats } (up to { $most } can play: *{ button-options }*)
lobby-ready = ✅ Everybody is here: { $host } can press *{ button-start }* now.
lobby-commitment = -# Fair play: this game's luck was fixed before anybody joined. With this fingerprint, anyone can check that after the game: `{ $commitment }`
lobby-waits = -# The table stays here until { $until }, or longer if somebody joins or leaves.
lobby-expired = ⌛ **{ $game }**: nobody started this game in { $days } days, so I've cleared the table. /{ command-new } opens a new one.
lobby-cancel-sure = **Cancel this table?** { $others ->
        [one] Somebody else has
       *[other] { $others } others have
    } already joined. A canceled table doesn't come back. To keep it, just ignore this.
lobby-cancelled = This table was closed before its game began.
lobby-started = The game is on: { $place }
lobby-start-free = **Start now?** { $seated } players; { $free ->
        [0] all seats are taken
        [one] one seat stays empty
       *[other] { $free } seats stay empty
    }. Nobody can join once the game has begun.
lobby-start-alone = **Play alone?** Nobody else has sat down yet. If you start now, you play a solo game, and nobody can join once it has begun.
lobby-start-how = How do you want to play alone?
lobby-start-later = All right, the table stays open. Press *{ button-start }* there when everybody is here.
lobby-start-later-alone = All right, the table stays open. As soon as somebody sits down, the button *{ button-start-alone }* there says *{ button-start }*.
lobby-start-done = The game begins: { $place }
lobby-seated = You're already at this table.
lobby-not-seated = You're not at this table.
lobby-full = All seats are taken.
lobby-closed = This lobby is closed: the game has started or was canceled.
lobby-empty = Nobody is sitting at this table.
lobby-host-only = Only the host can do that.
lobby-host = **{ $name }** (host)
lobby-host-stays = You're the host: you can cancel the table, but not leave it.
lobby-no-player = There's no computer player here.
lobby-kept = 🎖️ { $name }: { $kept }
lobby-hints = Hints
lobby-hints-no = not allowed
lobby-hints-yes = allowed (the first one makes the game unrated)
button-seat-captain = Add a computer: captain (thinks ahead)
lobby-rated = Rated
lobby-rated-yes = yes
lobby-rated-no = no (it counts neither for ratings nor for leaderboards)
lobby-language = Language
button-language = 🌐 { $other ->
        [de] Auf Deutsch
       *[en] In English
    }
lobby-tempo = Pace
lobby-pick-tempo = Pace and clock: how fast do you play?
lobby-pick-clock = Only the clock: { $clock }
lobby-takes = ⏱️ Will take about { $often ->
        [one] a day
       *[other] { $often } days
    } if everybody looks in a few times a day, or { $seldom ->
        [one] one
       *[other] { $seldom }
    } if they look in just once a day.
lobby-takes-days = ⏱️ Will take about { $days ->
        [one] a day
       *[other] { $days } days
    } at this pace.
lobby-takes-evening = ⏱️ The game waits for somebody about { $waits } times. At { $minutes } minutes each, that's about { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
lobby-takes-evenings = ⏱️ Longer than one evening: the game waits for somebody about { $waits } times. At { $minutes } minutes each, that's more than { $hours } hours.
lobby-clock = Clock

status-owes = ⏳ Waiting for **{ $name }**, who was pinged { $since }.
status-thinks = 🤖 **{ $name }** is thinking.
status-finished = { $count ->
        [0] 🏁 The game is over: { $place }
       *[other] 🏁 { $people } won ({ $score }): { $place }
    }
status-finished-solo = 🏁 { $total }{ $titled ->
        [0] {""}
       *[other] , { $title }
    }: { $place }
status-answers = ⏳ Waiting for { $people }{ $count ->
        [one] {""}
       *[other] , who decide at the same time
    }.

error-no-channel = This only works in a channel.
error-missing-permissions = { $count ->
        [one] I'm missing a permission in this channel: { $permissions }. See /{ command-setup } { command-setup-check }.
       *[other] I'm missing permissions in this channel: { $permissions }. See /{ command-setup } { command-setup-check }.
    }
place-not-invited = I'm not a member of this server, so I can't show a game here. Somebody who manages it can invite me: { $invite }
place-no-threads = I can't open threads here ({ $permissions }), so this game will be played right in this channel.
place-forum-refused = Discord won't let me post in { $forum } at the moment, so I've opened the table here, and the game will be played here. Whoever manages the server can find out what's wrong with /{ command-setup } { command-setup-check }, or choose another place for games with /{ command-server }.
place-in-forum = I've opened the table in { $place }.
place-above = So that the new game gets a thread of its own, I've opened its table in the channel above: { $place }
place-lobby-coming = The table is being opened: you'll see it here in a moment.
place-lobby-again = Here is the table again: { $place }
server-hosts-only = On this server, only people who manage it can start games. You can join them, though.
server-elsewhere = On this server, games start in { $channel }.
lobby-setting = { $setting }: **{ $value }**
