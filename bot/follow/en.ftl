# Following a game.
command-follow = follow
    .description = Watch a game: hear how it ends, and what happens meanwhile if you like

button-follow = 👀 Follow …
button-follow-end = Tell me how it ends
button-follow-daily = Tell me daily
button-unfollow = Don't follow any more
follow-title = 👀 **{ $game }**
follow-not = You don't follow this game. If you do, I send you a direct message when it ends; if you like, also what happened meanwhile, once a day at most and never in your quiet hours.
follow-end = You follow this game: I tell you by direct message how it ends.
follow-daily = You follow this game: I tell you by direct message what happens, once a day at most, and how it ends.
follow-stopped = You don't follow this game any more.
follow-twice = You follow this game that way already.
follow-not-yet = You don't follow this game.
follow-player = You play in this game; I call you to it anyway.
follow-only-running = Only a game that is being played can be followed.
follow-news = 👀 **{ $game }** in { $place }, which you follow
follow-waits = ⏳ Now waiting for { $people }.
follow-over = 🏁 The game you followed is over: **{ $game }** in { $place }
follow-cancelled = The game you followed ended without a result: **{ $game }** in { $place }
follow-result = { $place }. **{ $name }**: { $points } points
