# Challenges: one luck for a whole server, everybody in a run of their own.

# -- commands
command-challenge = challenge
    .description = The same luck for everybody: who makes the most of it?
command-challenge-new = new
    .description = Post a challenge, once or every day or week
command-challenge-list = list
    .description = The challenges of this server
command-challenge-end = end
    .description = Let no further challenge of a series follow
command-challenge-standings = standings
    .description = Who stands where, as soon as you are through or it is closed
argument-challenge-seats = seats
    .description = How many play in each run: a person and computer players
argument-against = against
    .description = Which computer players (mates if left out)
against-deckhand = Deckhands (easy)
against-mate = Mates (play well)
argument-repeat = repeat
    .description = Once, every day or every week
argument-days = days
    .description = How long a single one is open
argument-hour = hour
    .description = At which full hour one ends and the next begins
argument-zone = zone
    .description = By whose clock, such as Europe/Berlin
argument-challenge-channel = channel
    .description = Where to post it (here if left out)
argument-global = global
    .description = The same luck as on other servers, and a table of all of them
argument-series = challenge
    .description = Which one
repeat-once = once
repeat-daily = every day
repeat-weekly = every week
global-yes = yes
global-no = no

# -- the card
challenge-title = { $repeat ->
        [daily] 🌊 Daily challenge { $number }: { $game }
        [weekly] 🌊 Weekly challenge { $number }: { $game }
       *[other] 🌊 Challenge: { $game }
    }
challenge-against = Against: **{ $players }**
challenge-closes = Open until { $at } ({ $in }). Everybody plays with the same luck, by themselves; the first run counts.
challenge-closed = Closed since { $at }.
challenge-everywhere = 🌍 The same luck on { $servers } servers; a run counts on all on which its person pressed *Play* before their first decision.
challenge-fingerprint = -# The luck is already fixed. Its fingerprint: `{ $commitment }`
button-challenge-play = Play
button-challenge-standings = Standings
challenge-replays = Watch a run …
challenge-replays-page = Watch a run … ({ $first } to { $last })
challenge-replay-line = { $total } points

# -- a run
challenge-intro = **{ $challenge }**
    Your own run: only you see it here. It counts if it is over before { $at } ({ $in }). Nobody learns anything of it before they are through with their own or the challenge is closed, and nothing that was revealed can be taken back.
challenge-run-is = Your run is here: { $place }. You can play it from here, too; only you see that.
challenge-run-late = The challenge is closed. You may play your run to its end for fun: { $place }. It does not count any more.
challenge-late = ⌛ The challenge is closed. You may play this run to its end for fun; it does not count any more.
challenge-thread-title = Through: { $challenge }
challenge-thread-begin = Here are those who are through with **{ $challenge }**. Whoever still plays does not see this; let it stay so.
challenge-thread-line = ⚓ **{ $name }** is through: **{ $total }** points
challenge-you-are-through = You are through: **{ $total }** points.
challenge-thread-is = Those who are through talk here: { $place }
challenge-place = Place { $place } of { $count } so far.

# -- standings
challenge-over = { $count ->
        [0] Nobody was through with **{ $challenge }** in time.
        [one] 🏆 **{ $challenge }**: { $people } wins with { $total } points!
       *[other] 🏆 **{ $challenge }**: { $people } share the victory with { $total } points!
    }
challenge-bests = ⭐ Better than ever: { $people }
challenge-best = { $name } ({ $total }, before { $before })
challenge-all-servers = 🌍 All servers
challenge-secret = -# Proof that everybody had the same luck and nobody bent it: fingerprint `{ $commitment }`, secret `{ $secret }`, mixed with `{ $salt }`. /{ command-export } { command-export-game } gives out the record of a run, /{ command-verify } or quayside verify plays it again.
challenge-news-winner = { $count ->
        [0] Nobody was through in time
       *[other] { $people }: { $total } points
    }

# -- the list
challenge-list-title = ### Challenges here
challenge-list-none = There is no challenge on this server. Whoever may manage it or its events can post one: /{ command-challenge } { command-challenge-new }.
challenge-list-line = **{ $challenge }** in { $place }, open until { $at }: { $count } take part, { $through } through
challenge-list-closed = **{ $challenge }**, closed { $at }
challenge-posted = The challenge is posted: { $place }
challenge-posted-threadless = I can open no private threads there: those who are through get no thread of their own, and whoever takes no direct messages can't take part.
challenge-ended = No further challenge of this series will follow. The one that is open goes on to its end.

# -- refusals
challenge-gone = This challenge does not exist (any more).
challenge-is-over = This challenge is closed; nobody can begin any more.
challenge-played-already = You have played this challenge already: only the first run counts.
challenge-counts-elsewhere = You had begun this challenge on another server before you pressed *Play* here, so your run counts there and not in the table of this server: whoever stands in it joined before they knew how their run would go.
challenge-given-up = You have given up your run of this challenge; there is only one.
challenge-other-figures = The figures of this game have changed since the challenge began; it can't be played any more.
challenge-nowhere = I can't write to you: please allow direct messages from this server. (I may not open private threads here either.)
challenge-sealed = This is a run of a challenge that is still open. You may look at it when you are through with your own, or when the challenge is closed.
challenge-record-sealed = The record of a run is given out when the challenge is closed: until then its luck stays secret.
challenge-standings-sealed = You see the standings when you are through yourself, or when the challenge is closed.
challenge-no-server = Challenges are posted on servers.
challenge-hosts-only = Only those who may manage this server or its events can do that.
challenge-no-channel = A challenge needs a channel in which I can post messages.
challenge-channel-shut = { $count ->
        [one] I lack a permission in { $channel }: { $permissions }.
       *[other] I lack permissions in { $channel }: { $permissions }.
    }
challenge-no-series = There is no such series here. /{ command-challenge } { command-challenge-list } shows what there is.
challenge-ended-already = This series was ended already.
challenge-too-many = There are { $most } series on this server already. End one first: /{ command-challenge } { command-challenge-end }.

# -- pictures
picture-challenge-same-luck = Everybody has the same luck
picture-challenge-daily = Day
picture-challenge-weekly = Week
picture-challenge-once = Challenge
picture-challenge-under-way = { $count } under way
picture-challenge-through = { $count } through
picture-challenge-streak = { $count } in a row
picture-challenge-no-streaks = Who plays two in a row leads the streaks
picture-challenge-yardstick = for comparison
picture-challenge-nobody = Nobody is through yet
picture-challenge-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
