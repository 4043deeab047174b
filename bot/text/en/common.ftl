# Words every part of the bot uses.
list-and = { $first } and { $last }
story-you = You
story-by-you = you
story-more = -# { $count ->
        [one] 1 line
       *[other] { $count } lines
    } left out (see the log)
panel-ends = { $what ->
        [game] ends the game
       *[round] ends the round
    }
score-of = { $name }: { $total }
score-total = { $sign }{ $amount } VP
# What a figure counts; nothing where it is in the game's own unit already, such as money (`named`).
score-points = { $named ->
    [yes] {""}
   *[no] {" "}points
}
score-points-of = { $unit ->
    [own] { score-points }
   *[lead] { $named ->
        [yes] {" "}of lead
       *[no] {" "}points of lead
    }
}
sure-gone = What you give up is gone for good.
forgotten-name = someone

# -- refusals that every game shares
reason-by-rule = { $reason } (Rule { $number }: { $title })
reason-not_your_turn = It's not your turn.
reason-game_over = This game is over.
reason-not_an_option = That's not possible now.
reason-seats = This game is for { $least } to { $most } players.
reason-setting = The option { $setting } has no value { $value }.

# -- errors
error-no-seat = You're not playing at this table. You can watch, but not act.
error-they-have-no-seat = That person isn't playing at this table.
error-which-game = There is more than one game. Please say which one with the option “game”.
error-finished = This game is over. /{ command-board } shows how it ended.
error-cancelled = This game was canceled.
error-aside = This game is set aside because of an error. Nothing is lost; the host of the bot has been told.
error-busy = This game is very busy right now. Nothing was changed; please try again.
error-stale = The table has moved on since that button was shown. Here it is as it stands now.
error-unknown-control = This button or menu belongs to nothing I know anymore. /{ command-play } shows your game.
error-unknown-value = I can't read one of the values. Please pick one of the suggestions.
place-not-here = I can't show a game in a conversation between others. Open it on a server where I am, or in a direct message to me.

# -- commands (names: lower case, no blanks; descriptions: at most 100 characters)
argument-seats = seats
    .description = How many players at most
argument-game = game
    .description = Which game, if there are several

# -- buttons
button-primer = How to play
button-play = Play
button-sheet = My sheet
button-table = Whole table
button-not-sure = No, go back
button-history = Step through
button-back = ◀ Back
button-forth = ▶ Next

# -- who sits at a table
language-en = English
language-de = Deutsch
lobby-person = **{ $name }**
lobby-player = { $name } (computer)
player-deckhand = Deckhand { $number }
player-random = Deckhand { $number } (plays at random)
player-mate = Mate { $number }
player-glancing_mate = Mate { $number } (looks less far ahead)
player-captain = Captain { $number }
seats-kept-for-you = ⚙️ A computer is playing for you. As soon as you press *{ button-play }*, *{ button-home }* or a choice, you're back in the game.

# -- what befalls a game besides its moves
course-paused = ⏸️ The game is paused.
course-unattended = ⏸️ Everybody is away, so the game waits until somebody is back.
course-ended = 🛑 The game was ended without a result.

# -- clocks
clock-none = no clock
    .terms = none (play when you like)
clock-relaxed = relaxed
    .terms = relaxed (10 days each, 2 more with each turn)
clock-daily = daily
    .terms = daily (4 days each, 1 more with each turn)
clock-brisk = brisk
    .terms = brisk (1 day each, 4 hours more with each turn)

# -- questions to those at a table
vote-undo = ↩️ **{ $name }** asks to take back the last decision. Not answered yet: { $missing }.
vote-undo-yes = Agree
vote-undo-no = Refuse
vote-late = ⌛ **{ $name }** has run out of time. Shall we wait, skip the turn, or let a computer player take over for now? Not answered yet: { $missing }.
vote-late-wait = Wait
vote-late-skip = Skip
vote-late-player = Computer player

# -- places
place-timed-out-here = I'm timed out on this server until { $until } and can't show anybody a game until then. Whoever manages the server can end that sooner.
place-forum-tags = In { $forum } every post needs a tag, and only moderators may set one there. Add a tag that everybody may set, or choose another place with /{ command-server }.
plan-rest = Something else …
button-settings-back = Back to the settings
# -- a game in a minute
primer-title = ### { $game } in a minute
# -- the proof of the luck
button-proof = Check the luck
proof-not-yet = The secret of a game's luck is shown once the game is over, and in a challenge once that is closed.
