# Words every part of the bot uses.
list-and = { $first } and { $last }

# -- refusals that every game shares
reason-not_your_turn = It is not your turn.
reason-game_over = This game is over.
reason-not_an_option = That is not possible now.
reason-seats = This game is for { $least } to { $most } players.
reason-setting = The option { $setting } has no value { $value }.

# -- errors
error-no-such-game = This game does not exist (any more).
error-no-game-here = There is no game here. Start one with /new, or name one of yours.
error-which-game = There is more than one game. Please say which one with the option "game".
error-no-seat = You don't sit at this table. You may watch, but not act.
error-they-have-no-seat = This person does not sit at this table.
error-not-started = This game has not started yet. The host starts it in the lobby.
error-finished = This game is over. /board shows how it ended.
error-cancelled = This game was cancelled.
error-aside = This game is set aside because of an error. Nothing is lost; the host of the bot has been told.
error-busy = This game is very busy right now. Nothing was changed; please try again.
error-stale = The table has moved on since that button was shown. Here it is as it stands now.
error-unknown-control = This control belongs to nothing I know any more. /play shows your game.
error-replay-old = This game was played by rules or figures that have changed since; it can no longer be replayed.
error-no-part = This table has no such part to look at.
error-no-undo = That can't be taken back any more: something was revealed, or somebody else has acted.
error-no-channel = This only works in a channel.
error-database = I can't reach my database at the moment. Nothing was changed; please try again in a minute.
error-unknown-command = I don't know this command any more. Discord may show an old list; please try again in a moment.
error-unknown-value = I can't read one of the values. Please pick what is suggested.
error-unshown = Your choice counts, but something went wrong when I wanted to show it. /play shows your game. If it happens again, tell the host of the bot this code: { $code }
error-internal = Something went wrong on my side. Nothing was changed. If it happens again, tell the host of the bot this code: { $code }
error-missing-permissions = { $count ->
        [one] I lack a permission in this channel: { $permissions }.
       *[other] I lack permissions in this channel: { $permissions }.
    }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

# -- commands (names: lower case, no blanks; descriptions: at most 100 characters)
command-new = new
    .description = Open a table and invite others
command-play = play
    .description = Your decision, your sheet, and what happened since you last looked
command-board = board
    .description = The whole table, as a picture or as text
command-sheet = sheet
    .description = One player's sheet, large
command-log = log
    .description = What happened in this game
command-replay = replay
    .description = The game as an animation, turn by turn
command-games = games
    .description = Your games on all servers; those that wait for you come first
command-help = help
    .description = How to play here
argument-seats = seats
    .description = How many can sit down at most
argument-game = game
    .description = Which game, if there are several
argument-form = form
    .description = Picture or text
argument-part = part
    .description = One part of the table, large, where the game has parts
argument-player = player
    .description = Whose sheet (yours if left out)
form-picture = Picture
form-text = Text

# -- buttons
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-seat-deckhand = Add a computer: deckhand (easy)
button-seat-mate = Add a computer: mate (plays well)
button-unseat = Remove a computer player
button-play = Play
button-sheet = My sheet
button-log = Log
button-replay = Replay
button-watch = Watch in my language
button-text = As text
button-table = Whole table
button-last-table = Last table
button-undo = Take back
button-fresh = Look again
button-primer = How to play
button-again = Play again
part-whole = Whole table
part-menu = A closer look at …

# -- lobby
lobby-setting = { $setting }: **{ $value }**
lobby-free-seat = ▫️ free seat
lobby-host = 🔹 **{ $name }** (host)
lobby-person = 🔹 **{ $name }**
lobby-player = ⚙️ { $name }
lobby-commitment = -# The luck of this game is already fixed. Fingerprint: { $commitment }…
lobby-cancelled = This table was closed by its host.
lobby-started = The game is on: { $place }
lobby-seated = You sit at this table already.
lobby-not-seated = You don't sit at this table.
lobby-full = All seats are taken.
lobby-closed = This lobby is closed: the game has started or was cancelled.
lobby-empty = Nobody sits at this table.
lobby-host-only = Only the host can do that.
lobby-host-stays = You are the host: you can cancel the table, but not leave it.
lobby-no-player = No computer player sits here.
player-deckhand = Deckhand { $number }
player-mate = Mate { $number }

# -- boards
board-decide = { $count ->
        [one] ⏳ { $people } decides now.
       *[other] ⏳ { $people } decide now.
    }
story-more = -# … and { $count } earlier { $count ->
        [one] line
       *[other] lines
    } (see the log)
final-winner = { $count ->
        [one] 🏆 { $people } wins!
       *[other] 🏆 { $people } share the victory!
    }
final-called = Thank you for playing, { $people }.
final-solo = 🏁 { $points } points.
final-title = Title: { $title }
final-secret = -# Proof that nobody bent the luck: fingerprint { $commitment }, secret { $secret }, mixed with { $salt }
replay-title = 🎞️ The whole game, turn by turn

# -- private panel
panel-news = **Since you last looked**
panel-waiting = Nothing to decide for you now. Waiting for { $people }.
panel-finished = This game is over.
panel-undone = Taken back.

# -- my games
games-none = You have no games at the moment. Open a table with /new.
games-play = Play { $game }
state-lobby = lobby
state-running = running
state-finished = finished
state-cancelled = cancelled
state-aside = set aside

# -- help
help-intro = ### Board games, turns over days
help-how = **How it works.** Open a table with /new, let others press *Join*, then press *Start*. When you are mentioned, press *Play*: you get a private panel with what happened, your sheet, and every choice you have. *Take back* works until something was revealed or somebody else acted. While you wait, *Plan ahead* stores what I shall play when your next decision comes; only you see it. Everything can also be typed: /play, /board, /sheet, /log, /games, and the commands of each game.

# -- why not, rules
button-why = Why not …?
why-question = **What would you like to do that is not offered?**
why-menu = { $first } … { $last }
why-answer = **{ $choice }**: { $reason }
why-possible = **{ $choice }** is possible right now.
why-nothing = Everything that exists in this game is possible right now.
why-unknown = I know no such choice. Please pick one of the suggestions.
command-why = why
    .description = Why something is not possible for you now
argument-what = what
    .description = What you would like to do
command-rules = rules
    .description = Find a rule by a word or its number
argument-search = search
    .description = A word or a rule number such as F5.1
rules-found = **{ $number } · { $title }**
    { $text }
rules-none = I found no rule about “{ $search }”.
rules-more = -# … and { $count } more; try a longer word.
command-choose = more
    .description = A choice that has no subcommand of its own
argument-choice = choice
    .description = What you choose

# -- cards
command-card = card
    .description = A card of a game, large, with all that is on it
argument-card = name
    .description = The name of the card, in English or German
argument-card-game = game
    .description = Of which game (the one played here if left out)
card-none = I know no card called “{ $search }”. Please pick one of the suggestions.
card-several = Several cards fit “{ $search }”: { $cards }. Please pick one.

# -- what people keep from game to game
lobby-kept = 🎖️ { $name }: { $kept }
games-kept = 🎖️ { $game }: { $kept }
final-kept = 🎖️ { $name }: { $kept }, { $change ->
    [0] as before
   *[other] before: { $before }
}

# -- asked once more
sure-question = **{ $choice }?** What you give up with it does not come back.
button-sure = Yes: { $choice }
button-not-sure = No, back
