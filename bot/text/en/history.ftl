# -- the log, page by page
log-empty = Nothing has happened here yet.
log-page = -# { $first }–{ $last } of { $count } · <t:{ $since }:f> to <t:{ $until }:f>
button-older = ◀ Older
button-newer = Newer ▶

# -- the game, turn by turn
command-history = history
    .description = Step through the game picture by picture, as you may see it
button-history = Step by step
history-deal = **The beginning** · 0 of { $count }
history-turn = **Turn { $turn } of { $count }**
history-round = · round { $round }
history-now = · as it is now
history-end = · the end
history-quiet = Nothing that you may know of.
history-jump = Jump to …
history-entry = Turn { $turn }
history-entry-round = Turn { $turn } · round { $round }
history-entry-deal = The beginning
button-first = ⏮
button-back = ◀
button-forth = ▶
button-last = ⏭
button-sheet-then = My sheet
button-table-then = Whole table

# -- sheets of others
sheet-menu = Whose sheet?

# -- my games
games-title = **Your games**
games-here-waits = ⏳ **{ $game }** · { $server } · { $place } waits for you (called { $since })
games-here-turn = ▫️ { $game } · { $server } · { $place } · waiting for { $people } (called { $since })
games-here-window = ▫️ { $game } · { $server } · { $place } · waiting for { $people }
games-here-paused = ⏸️ { $game } · { $server } · { $place } · paused
games-here-lobby = 🔹 { $game } · { $server } · { $place } · lobby, { $taken } of { $seats } seats taken
games-here-followed = 👀 { $game } · { $server } · { $place } · you follow it
games-direct = direct message
games-other-server = another server
games-page = -# page { $page } of { $pages }
button-next-game = { $count ->
        [one] Next game
       *[other] Next game ({ $count })
    }
next-none = No other game waits for you. Well done!

# -- following
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
