# Seats that change hands, and what a host does to a game.
command-table = table
    .description = Leave, pause or replace: everything about a game besides playing it

button-away = Let a computer play for me …
button-break = Take a break …
button-away-sure = Yes, let it play
button-pause-sure = Yes, pause the game
button-home = I'm back
button-quit = Leave the game …
button-quit-sure = Yes, leave
button-withdraw = Keep the seat of { $name } after all
button-pause = Pause
button-go-on = Go on
button-end = End the game …
button-end-sure = Yes, end it
seats-title = Table: { $game }
seats-line-kept = ⚙️ **{ $name }**: a computer player plays for now
seats-line-host = 🔹 **{ $name }** (host)
seats-line-break = ⏸️ **{ $name }**: taking a break
seats-line-asked = ✉️ { $person } has been asked
seats-away-hint = If you are away for a while, a computer can play for you. As soon as you press *Play* or a choice, you play again yourself.
seats-break-hint = Nobody else plays here in person. While you take a break, nothing happens in this game; no computer plays it for you.
seats-pick-own = Find a replacement for me …
seats-pick-for = Offer the seat of { $name } to …
seats-pick-host = Make someone else the host …
seats-host = **You are the host**
seats-manager = **You manage this server**
seats-quit-sure = **Leave the game for good?** From now on, a computer player has your seat.
seats-quit-host = { $host } is the host and can offer it to somebody else.
seats-quit-new-host = { $host } becomes the host and can offer it to somebody else.
seats-quit-keeps = You then don't keep your progress from this game.
seats-quit-waiting = Nobody else plays in person at the moment, so the game waits until somebody is back.
seats-quit-alone = **Leave the game for good?** Nobody else is left, so the game ends without a result.
seats-end-sure = **End the game for everybody?** It ends without a result, and this can't be taken back.

seats-away-sure = **Let a computer play for you?** From now on it makes every decision of yours at once, without asking you, until you press *Play* or a choice. What it has played counts.
seats-away-sure-alone = **Take a break?** Nobody else plays here in person, so no computer plays either: the game waits until you press *Play*.
seats-gone-away-alone = The game is waiting for you. Press *Play* whenever you like.
seats-gone-away = A computer player plays for you now. I don't call you until you come back.
seats-left = You have left the game.
seats-has-been-asked = I have asked. Until the answer comes, nothing changes.
seats-withdrawn = Nobody is asked any more.
seats-has-declined = All right, everything stays as it is.
seats-handed-over = You have handed over the game.
seats-away-already = A computer player plays for you already.
seats-not-away = You play yourself already.
seats-not-oneself = You can't take over from yourself. Please pick somebody else.
seats-no-bot = A bot can't take a seat. Please pick a person.
seats-sits-here = { $name } sits at this table already.
seats-asked-already = { $name } has been asked already.
seats-nobody-asked = Nobody is asked to take over this seat.
seats-not-asked = You have not been asked.
seats-you-sit = You sit at this table already.
seats-offer-over = This seat is not on offer any more.
seats-not-yours = Only whoever sits there can say who takes over.
seats-direct = In direct messages nobody else can take over: nobody else would see the game.
seats-host-only = Only the host can do that.
seats-paused-already = The game is paused already.
seats-not-paused = The game is not paused.
seats-host-already = You are the host already.
challenge-no-help = In a challenge everybody plays by themselves: nobody can take over.

table-event-away = ⚙️ { $who } let{ s } a computer player play for a while.
table-event-break = ⏸️ { $who } take{ s } a break. Nobody else plays in person, so the game waits.
table-event-home = 👋 { $who } play{ s } again.
table-event-left = 🚪 { $who } leave{ s } the game; a computer player plays on.
table-event-left-waiting = 🚪 { $who } leave{ s } the game. Nobody plays in person at the moment, so the game waits until somebody is back.
table-event-deserted = 🛑 Nobody is left at this table. The game ends without a result.
table-event-hosts = 🔑 { $who } { is } the host now.
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
table-event-declined = ✉️ { $who } do{ es } not want to take over.
table-event-paused = ⏸️ { $who } pause{ s } the game. Nobody can act, and no clock runs.
table-event-goes-on = ▶️ { $who } resume{ s } the game.
table-event-ended = 🛑 { $who } end{ s } the game. There is no result.
button-accept = Take the seat
button-decline = No, thank you
