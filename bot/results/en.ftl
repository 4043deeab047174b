# /stats and /leaderboard: what people have achieved.
command-stats = stats
    .description = Statistics: games, wins, points, luck
command-stats-me = me
    .description = Your statistics on all servers; only you see them
command-stats-person = person
    .description = Somebody else's statistics on this server
command-stats-server = server
    .description = What has been played on this server
argument-stats-game = game
    .description = Only this game (default: all games)
argument-stats-who = who
    .description = Whose statistics
command-leaderboard = leaderboard
    .description = Who does best on this server, this month or of all time
argument-board-game = game
    .description = Only this game (default: all games)

results-none-me = You haven't finished a game yet.
results-none-person = { $name } hasn't finished a game here yet.
results-none-server = No game has been finished here yet.
results-private-person = { $name } doesn't show their statistics to others.
results-no-server = This is about a server; please ask there.
results-title-me = { $name }: statistics
results-title-person = { $name } on { $server }
results-title-server = Statistics of { $server }
results-all-games = All games
results-everywhere = all servers
results-pick-game = Which game?
results-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
results-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
results-minutes = { $n } min
results-hours = { $n } h
results-days = { $n } d
results-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
results-month-year = { $month } { $year }
results-day = { $month } { $day }, { $year }
results-short-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
results-tile-played = played
results-tile-won = won
results-tile-share = { $share }% of { $against }
results-tile-mean = average
results-tile-best = best
results-tile-streak = wins in a row
results-tile-longest = longest: { $most }
results-tile-answer = time to answer
results-tile-mean-of = on average
results-tile-rating = rating
results-tile-games = games
results-tile-people = people
results-tile-month = this month
results-panel-course = Points, game by game
results-panel-course-best = Best results
results-legend-won = won
results-legend-mean = mean of the last five
results-panel-places = Places
results-place = { $place }.
results-panel-categories = Points by category, on average
results-panel-months = Games a month
results-panel-games = Game by game
results-head-game = game
results-head-played = played
results-head-won = won
results-head-mean = average
results-head-best = best
results-panel-luck = Luck
results-unlucky = unlucky
results-lucky = lucky
results-luck-fleet_dice = { $got } different faces per roll, where { $expected } could be expected: { $draws ->
        [one] one roll
       *[other] { $draws } rolls
    } of the dice that everybody at the table chose from.
results-line-played = **{ $game }**: { $played ->
        [one] one game
       *[other] { $played } games
    }, { $against ->
        [0] all of them alone
       *[other] won { $won } of { $against } with others
    }; average { $mean }, best { $best }.
results-line-server = **{ $game }**: { $played ->
        [one] one game
       *[other] { $played } games
    }; average { $mean }, best { $best } ({ $name }).
results-line-places = Places: { $places }.
results-line-place = { $place }. { $times }×
results-line-categories = Points on average: { $categories }.
results-line-streak = Wins in a row: { $now } now, { $most } at best.
results-line-answer = Average time to decide: { $time }.
results-line-waits = Games with other people took { $days } days and waited { $waits } times for somebody, on average ({ $games ->
        [one] one game
       *[other] { $games } games
    }).
results-line-rating = Rating here: **{ $rating }** after { $games ->
        [one] one game
       *[other] { $games } games
    }. The true strength lies within this range nineteen times out of twenty; a newcomer starts at 25.
results-line-hidden = Only you see this: you're on no leaderboard, and /{ command-stats } tells others nothing about you.
results-line-shown = People who share a server with you can see what you've done there, and you're on its leaderboards.
button-results-hide = Hide me from others
button-results-show = Show me to others
button-results-best = { $total } VP: look back
board-title = Leaderboard
board-title-game = Leaderboard · { $game }
board-ever = of all time
board-so-far = { $month }, so far
board-none = No rated game between people has ended here { $when ->
        [ever] yet
       *[month] this month
    }.
board-head-place = place
board-head-name = name
board-head-points = points
board-head-games = games
board-head-won = won
board-head-rating = rating
board-note-points = One point for every person you beat in a rated game, half a point for a tie. Beating computer players earns none.
board-note-rating = The true strength lies on the line nineteen times out of twenty; a newcomer starts at 25. Ordered by the line's lower end.
board-line = { $place }. **{ $name }**: { $points } points, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won
board-line-rating = { $place }. **{ $name }**: { $rating }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won
board-line-computer = - { $name }: { $rating }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins } won
board-player-deckhand = Deckhand (computer)
board-player-random = Deckhand (computer, plays at random)
board-player-mate = Mate (computer)
board-player-captain = Captain (computer)
board-more = … and { $count } more
board-closed = The month is over: this is the leaderboard of { $month }.
button-board-ever = All time
button-board-now = This month
