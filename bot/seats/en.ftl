# Seats that change hands, and what a host does to a game.
command-table = table
    .description = Leave, pause, find a replacement: everything about a game besides playing it

button-away = Let a computer play for me …
button-break = Take a break …
button-away-sure = Yes, let it play
button-pause-sure = Yes, pause the game
button-home = I'm back
button-quit = Leave the game …
button-quit-sure = Yes, leave
button-withdraw = Keep { $name }'s seat after all
button-pause = Pause
button-go-on = Resume
button-end = End the game …
button-end-sure = Yes, end it
seats-title = Table: { $game }
seats-line-kept = ⚙️ **{ $name }**: a computer is playing for now
seats-line-host = **{ $name }** (host)
seats-line-break = ⏸️ **{ $name }**: taking a break
seats-line-asked = ✉️ { $person } has been asked
seats-away-hint = If you'll be away for a while, a computer can play for you. As soon as you press *Play* or make a choice, you're back in the game.
seats-break-hint = You're the only human player here at the moment. While you take a break, nothing happens in this game; no computer plays it for you.
seats-pick-own = Find a replacement for me …
seats-pick-for = Offer { $name }'s seat to …
seats-pick-host = Make someone else the host …
seats-host = **You're the host**
seats-manager = **You manage this server**
seats-quit-sure = **Leave the game for good?** A computer player takes your seat.
seats-quit-host = { $host } is the host and can offer it to somebody else.
seats-quit-new-host = { $host } becomes the host and can offer it to somebody else.
seats-quit-keeps = You won't keep your progress from this game.
seats-quit-waiting = Everybody else is away at the moment, so the game waits until somebody is back.
seats-quit-alone = **Leave the game for good?** Nobody else is left, so the game ends without a result.
seats-end-sure = **End the game for everybody?** It ends without a result, and this can't be taken back.

seats-away-sure = **Let a computer play for you?** From now on it makes every decision of yours right away, without asking you, until you press *{ button-home }* or make a choice. What it has played counts.
seats-away-sure-alone = **Take a break?** You're the only human player here at the moment, so no computer plays either: the game waits until you press *{ button-home }*.
seats-gone-away-alone = The game is waiting for you. Press *{ button-home }* whenever you like.
seats-gone-away = A computer is playing for you now. I won't ping you until you're back.
seats-left = You've left the game.
seats-has-been-asked = I've asked. Nothing changes until they answer.
seats-withdrawn = The offer is withdrawn.
seats-has-declined = All right, everything stays as it is.
seats-handed-over = You've handed over the game.
seats-away-already = A computer is already playing for you.
seats-not-away = You're already playing yourself.
seats-not-oneself = You can't take over from yourself. Please pick somebody else.
seats-no-bot = A bot can't take a seat. Please pick a person.
seats-sits-here = { $name } is already at this table.
seats-asked-already = { $name } has already been asked.
seats-nobody-asked = Nobody is being asked to take over this seat.
seats-not-asked = This offer isn't for you.
seats-you-sit = You're already at this table.
seats-offer-over = This seat is no longer on offer.
seats-not-yours = Only the player in this seat can say who takes over.
seats-direct = Nobody else can take over in direct messages: they wouldn't see the game.
seats-host-only = Only the host can do that.
seats-paused-already = The game is already paused.
seats-not-paused = The game isn't paused.
seats-host-already = You're already the host.
challenge-no-help = In a challenge, everybody plays on their own: nobody can take over.

table-event-away = ⚙️ { $who } let{ s } a computer play for a while.
table-event-break = ⏸️ { $who } take{ s } a break. There's no other human player at the moment, so the game waits.
table-event-home = 👋 { $who } { is } back.
table-event-left = 🚪 { $who } leave{ s } the game; a computer player plays on.
table-event-left-waiting = 🚪 { $who } leave{ s } the game. Everybody else is away at the moment, so the game waits until somebody is back.
table-event-deserted = 🛑 Nobody is left at this table. The game ends without a result.
table-event-hosts = 🔑 { $who } { is } now the host.
table-event-seat-offered = ✉️ { $by_person ->
    [you] You ask
   *[they] { $by } asks
} { $person ->
    [you] you
   *[they] { $who }
} { $own ->
    [1] to take over
   *[other] to take over from a computer player
}.
table-event-seat-kept = ✉️ { $who } no longer ask{ s } anybody to take over.
table-event-replaced = 🪑 { $who } take{ s } over from { $by_person ->
    [you] you
   *[they] { $by }
}.
table-event-filled = 🪑 { $who } take{ s } over from a computer player.
table-event-declined = ✉️ { $who } do{ es }n't want to take over.
table-event-paused = ⏸️ { $who } pause{ s } the game. Nobody can act, and no clock runs.
table-event-goes-on = ▶️ { $who } resume{ s } the game.
table-event-ended = 🛑 { $who } end{ s } the game. There is no result.
button-accept = Take the seat
button-decline = No, thanks
