# Following a game.
command-follow = follow
    .description = Follow a game as a spectator: hear how it ends and, if you like, what happens meanwhile

button-follow = 👀 Follow …
button-follow-end = Tell me how it ends
button-follow-daily = Send me daily news
button-unfollow = Stop following
follow-title = 👀 **{ $game }**
follow-not = You aren't following this game. If you follow it, I'll send you a direct message when it ends and, if you like, news of what happened: at most once a day, never in your quiet hours.
follow-end = You're following this game: I'll tell you by direct message how it ends.
follow-daily = You're following this game: I'll send you its news by direct message, at most once a day, and tell you how it ends.
follow-stopped = You're no longer following this game.
follow-twice = You're already following this game that way.
follow-not-yet = You aren't following this game.
follow-player = You're playing in this game, so I ping you anyway.
follow-only-running = You can only follow a game that is still being played.
follow-news = 👀 News from **{ $game }** in { $place }
follow-waits = ⏳ Waiting for { $people }.
follow-over = 🏁 The game you followed is over: **{ $game }** in { $place }
follow-cancelled = The game you followed ended without a result: **{ $game }** in { $place }
follow-result = { $place }. **{ $name }**: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
