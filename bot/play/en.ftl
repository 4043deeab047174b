# At the table: boards, private panels, and what can be asked there.

# -- commands
command-board = board
    .description = The whole table, as a picture or as text
command-sheet = sheet
    .description = One player's sheet, large
command-replay = replay
    .description = The game as an animation, turn by turn
command-help = help
    .description = How to play here
argument-form = form
    .description = Picture or text
argument-part = part
    .description = One part of the table, large, where the game has parts
argument-player = player
    .description = Whose sheet (yours if left out)
form-picture = Picture
form-text = Text
text-parts = -# A part alone says more, such as what each card does: /{ command-board } (*{ argument-form }*: { form-text }, *{ argument-part }*: …)
command-why = why
    .description = Why something isn't possible for you right now
argument-what = what
    .description = What you would like to do
command-rules = rules
    .description = Find a rule by a word or its number
argument-search = search
    .description = A word, a question or a rule number such as F5.1
command-choose = more
    .description = A choice that has no subcommand of its own
argument-choice = choice
    .description = What you choose
command-card = card
    .description = A card, building or license of a game, large, with all that is on it
argument-card = name
    .description = The name of the card, in English or German
argument-card-game = game
    .description = Which game (the one played here if left out)

# -- buttons
button-log = Log
button-replay = 🎞️ Replay
button-whole-sheet = Whole sheet
button-text = As text
text-always = -# Would you rather always have words first? Choose *{ button-text-first }* in /{ command-settings }.
button-last-table = Last table
button-undo = Undo
button-fresh = Refresh
button-again = Play again
part-whole = Whole table
part-menu = A closer look at …
button-redo = Redo
sheet-menu = Whose sheet?
button-manage = Manage table …

# -- boards
board-call = { $people } · { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }: { $question }
board-next = Next up: { $people } · { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
board-game = { $game }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }
board-overtaken = -# { $game }: play has moved on.
board-threadless = -# This game has no thread of its own ({ $why }), so it is played here.
board-plain = { $people } · { $game }: it's your turn.
notice-plain = { $people } · { $game }: there's a question for you.
final-plain = { $people } · { $game }: the game is over.
final-winner = { $count ->
        [one] 🏆 { $game }: { $people } wins! { $score }.
       *[other] 🏆 { $game }: { $people } share the victory! { $score }.
    }
final-called = Thanks for playing, { $people }.
final-solo = 🏁 { $game }: { $total }.
final-title = Title: { $title }.
final-secret = -# Proof that the luck was fixed before the game:
    -# Fingerprint `{ $commitment }`
    -# Secret `{ $secret }`
    -# Mixed with `{ $salt }`
final-kept = 🎖️ { $name }: { $kept }, { $change ->
    [0] as before
   *[other] before: { $before }
}

# -- private panel
error-no-part = This table has no such part.
panel-all-end = { $what ->
        [game] Whatever you choose, it ends the game.
       *[round] Whatever you choose, it ends the round.
    }
panel-ways = ⏩ Several steps at once: { $choices } …
panel-ways-several = ⏩ Several steps at once …
panel-ways-named = ⏩ { $name } …
panel-ways-from = ⏩ { $choices } – several steps at once …
panel-ways-named-from = ⏩ { $choices } – { $name } …
panel-ways-cut = { $heading } (not all)
panel-ways-range = { $first } to { $last }
panel-ways-after = ⏩ { $choices }, with the next steps …
panel-ways-named-after = ⏩ { $choices } – { $name } …
panel-given-up = Choices that gain nothing …
panel-news = **Since you last looked**
panel-then = **Then**
panel-waiting = Not your turn yet. Waiting for { $people }.
panel-answered = You're done. Waiting for { $people }.
panel-receipt = -# 🔒 You chose: { $choices }. That stays secret until everybody has answered{ $undo ->
        [yes] ; until then, *{ button-undo }* takes it back
       *[no] {""}
    }.
panel-no-way-back = -# This can't be undone: { $why }.
panel-was-revealed = something hidden was revealed
panel-finished = This game is over.

# -- what befalls a game besides its moves
notice-called = { $people } · { $game }: What do you say?
notice-called-late = { $people } · { $game }: Shall we wait, skip the turn, or let a computer player take over for now?
seats-kept = ⚙️ A computer is playing for { $people } at the moment.
seats-invited = { $person } · { $game }: Would you like to take over this seat? You would then see everything this seat can see, hidden things included.
course-away = 🏖️ { $name } is on vacation until { $until }.

# -- help
help-intro = ### Board games you play one turn at a time
help-how = **Start.** /{ command-new } opens a table. The others press *Join*, you press *Start*.
    {""}**Your turn.** I ping you. Press *Play*: only you see what happened, your sheet and everything you can do. *Undo* works until something is revealed or somebody else acts.
    {""}**While you wait.** *Plan ahead* stores your next decision, and nobody else sees it.
    {""}**Stuck?** /{ command-why } says why something isn't possible, /{ command-rules } finds a rule, /{ command-card } shows a card.
    {""}**More.** /{ command-games } lists your games, /{ command-board } and /{ command-sheet } show the table, /{ command-log } says what happened. /{ command-settings } is where you choose how I ping you and whether text comes first, /{ command-table } manages a table.
help-learn = **New here?** Pick a game below: I explain it in a minute, and from there you can learn it by playing.
help-owner = -# { $games }: with figures that whoever runs this bot has entered from a printed game, not with mine.
help-mixed = -# { $games }: some figures were entered by whoever runs this bot.
help-house = -# Where a rulebook shows figures only in pictures, I play with our own. *How to play* at each table says which.
primer-more = -# In the picture, the numbers on brown discs are those on the buttons. A menu with ⏩ takes several of your next steps in one press. *Why not …?* says why something is missing, and the number of the rule in parentheses; /{ command-rules } finds a rule by its number, a word or a question.

# -- why not, rules
button-why = Why not …?
why-question = **What did you want to do?**
why-some = { $kind }: { $first } to { $last }
why-other = One of these …
why-answer = **{ $choice }**: { $reason }
why-possible = **{ $choice }** is possible right now.
why-not-your-turn = It's not your turn, so there is nothing for you to choose right now.
why-nothing = Everything there is to choose in this game is possible right now.
why-outdated = The game has moved on since this menu was shown. Here is the menu as it is now.
why-unknown = I don't know that choice. Please pick one of the suggestions.
rules-found = **{ $number } · { $title }**
    { $text }
rules-none = I found no rule about “{ $search }”. Try another word, or the number of a rule.
rules-more = -# … and { $count } more; add a word to narrow it down.

# -- cards
card-none = I know no card called “{ $search }”. Please pick one of the suggestions.
card-several = Several cards match “{ $search }”: { $cards }. Please pick one.

# -- asked once more
sure-question = **{ $choice }?** { $lost }
button-sure = Yes, do it: { $choice }
