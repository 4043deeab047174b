# Challenges: one luck for a whole server, everybody in a run of their own.

# -- commands
command-challenge = challenge
    .description = The same luck for everyone: who makes the most of it?
command-challenge-new = new
    .description = Post a challenge, once or every day or week
command-challenge-list = list
    .description = The challenges of this server
command-challenge-end = end
    .description = Stop a series (the open challenge still runs to its end)
command-challenge-standings = standings
    .description = The standings, once you've finished your run or the challenge is closed
argument-challenge-seats = seats
    .description = How many play in each run: a person and computer players
argument-against = against
    .description = Which computer players (default: mates)
against-deckhand = Deckhands (beginners)
against-mate = Mates (play well)
argument-repeat = repeat
    .description = Once, every day or every week
argument-days = days
    .description = How long each challenge stays open
argument-hour = hour
    .description = At what full hour one ends and the next begins
argument-zone = zone
    .description = Which time zone that hour is in, such as Europe/Berlin
argument-challenge-channel = channel
    .description = Where to post it (default: here)
argument-global = global
    .description = The same luck as on other servers, with standings for all of them together
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
challenge-closes = Open until { $at } ({ $in }). Everyone has the same luck and plays their own game; only the first run counts.
challenge-closed = Closed { $at }.
challenge-everywhere = 🌍 The same luck on { $servers } servers; a run counts on every server where its player pressed *Play* before their first decision.
challenge-fingerprint = -# Fair play: the luck was sealed before anyone played. With this fingerprint, anyone can check that at the end: `{ $commitment }`
button-challenge-play = Play
button-challenge-standings = Standings
challenge-replays = Watch a run …
challenge-replays-page = Watch a run … ({ $first } to { $last })
challenge-replay-line = { $total } points

# -- a run
challenge-intro = **{ $challenge }**
    Your own run: only you see it here. Nobody learns anything about it before they have finished their own or the challenge is closed, and nothing that was revealed can be taken back. It counts if it is over before { $at } ({ $in }).
challenge-run-is = Your run is in a chat that only you see: { $place }. You can also play it right here; only you see this.
challenge-run-late = The challenge is closed. You can still finish your run for fun: { $place }. It no longer counts.
challenge-run-through = You've finished **{ $challenge }** with **{ $total }** points.
challenge-late = ⌛ **{ $game }**: this challenge is closed. You can still finish this run for fun; it no longer counts.
challenge-thread-title = Finished: { $challenge }
challenge-thread-begin = Everyone in this thread has finished **{ $challenge }**. Those still playing can't see it. Please don't spoil it for them.
challenge-thread-line = ⚓ **{ $name }** has finished: **{ $total }** points
challenge-you-are-through = You've finished: **{ $total }** points.
challenge-thread-is = Talk about it with the others who have finished: { $place }
challenge-place = Place { $place } of { $count } so far.

# -- a text to copy and to tell anywhere
challenge-share = To tell your friends:
share-open = I'm done, and I'm not saying how it went. Everybody gets the same luck: can you beat me?
share-place = { $total ->
        [one] 1 point
       *[other] { $total } points
    }, place { $place } of { $count }.
share-best = My best so far!
share-streak = { $count } challenges in a row.
share-most = Most of it came from: { $categories }

# -- standings
challenge-over = { $count ->
        [0] Nobody finished **{ $challenge }** in time.
        [one] 🏆 **{ $challenge }**: { $people } wins with { $total } points!
       *[other] 🏆 **{ $challenge }**: { $people } share the victory with { $total } points!
    }
challenge-bests = ⭐ Personal bests: { $people }
challenge-best = { $name } ({ $total }, before { $before })
challenge-all-servers = 🌍 All servers
challenge-news-winner = { $count ->
        [0] Nobody finished in time
       *[other] { $people }: { $total } points
    }

# -- the list
challenge-list-title = ### Challenges here
challenge-list-none = There is no challenge on this server. Anyone who can manage the server or its events can post one: /{ command-challenge } { command-challenge-new }.
challenge-list-line = **{ $challenge }** in { $place }, open until { $at }: { $count } taking part, { $through } finished
challenge-list-closed = **{ $challenge }**, closed { $at }
challenge-posted = The challenge is posted: { $place }
challenge-posted-threadless = I can't open private threads there: those who finish get no thread to talk about it, and anyone who takes no direct messages can't take part.
challenge-ended = This series has ended: no further challenge will follow. The open one runs to its end.

# -- refusals
challenge-gone = This challenge doesn't exist (anymore).
challenge-is-over = This challenge is closed; nobody can start it anymore.
challenge-played-already = You've already played this challenge: only the first run counts.
challenge-counts-elsewhere = You started this challenge on another server before you pressed *Play* here, so your run counts there and not in this server's standings: everyone in them joined before they knew how their run would go.
challenge-given-up = You gave up your run of this challenge, and there is only one.
challenge-other-figures = The figures of this game have changed since the challenge began; it can't be played anymore.
challenge-nowhere = I can't write to you: please allow direct messages from this server. (I can't open private threads here either.)
challenge-sealed = This is a run of a challenge that is still open. You can look at it once you've finished your own, or when the challenge closes.
challenge-record-sealed = You can get the record of a run once the challenge is closed: until then its luck stays secret.
challenge-standings-sealed = You'll see the standings once you've finished your own run, or when the challenge closes.
challenge-no-server = Challenges are posted on servers, not in direct messages.
challenge-hosts-only = Only people who can manage this server or its events can do that.
challenge-no-channel = A challenge needs a channel that I can post in.
challenge-channel-shut = { $count ->
        [one] I'm missing a permission in { $channel }: { $permissions }.
       *[other] I'm missing permissions in { $channel }: { $permissions }.
    }
challenge-no-series = There is no such series here. /{ command-challenge } { command-challenge-list } shows what there is.
challenge-ended-already = This series has already ended.
challenge-too-many = There are already { $most } series on this server. End one first: /{ command-challenge } { command-challenge-end }.

# -- pictures
picture-challenge-same-luck = Everyone has the same luck
picture-challenge-daily = Day
picture-challenge-weekly = Week
picture-challenge-once = Challenge
picture-challenge-under-way = { $count } playing
picture-challenge-through = { $count } finished
picture-challenge-streak = { $count } in a row
picture-challenge-no-streaks = Play two in a row to start a streak
picture-challenge-yardstick = for comparison
picture-challenge-nobody = Nobody has finished yet
picture-challenge-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
