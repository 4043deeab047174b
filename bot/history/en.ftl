# The log, page by page, and the game, turn by turn.
command-log = log
    .description = What happened in this game
command-history = history
    .description = Step through the game picture by picture, as you're allowed to see it

log-empty = Nothing has happened here yet.
log-page = -# { $first }–{ $last } of { $count } · <t:{ $since }:f>{ $until_as ->
        [none] {""}
        [time] {" "}to <t:{ $until }:t>
       *[date] {" "}to <t:{ $until }:f>
    }
button-older = ◀ Older
button-newer = Newer ▶

history-deal = **The start** · 0 of { $count }
history-turn = **Turn { $turn } of { $count }**
history-round = · round { $round }
history-now = · the latest turn so far
history-end = · the end
history-quiet = Nothing you're allowed to see.
history-jump = Jump to …
history-entry = Turn { $turn }
history-entry-round = Turn { $turn } · round { $round }
history-entry-deal = The start
button-first = ⏮ First
button-last = ⏭ Last
button-sheet-then = My sheet
button-table-then = Whole table
button-watch = Watch in my language
replay-title = 🎞️ The whole game, turn by turn
error-replay-old = This game was played under rules or figures that have changed since, so it can't be replayed anymore.

proof-said = **Was the luck fixed before the game?**
    { $fits ->
        [yes] ✅ Yes: the secret fits the fingerprint
       *[no] ❌ No: the secret doesn't fit the fingerprint
    } that stood { $place ->
        [challenge] on the challenge's card before anybody played
       *[lobby] in the lobby before anybody joined
    }.
    Fingerprint `{ $commitment }`
    Secret `{ $secret }`
    Mixed with `{ $salt }`
    -# The fingerprint is the SHA-256 of `quayside luck` with a space and the secret's bytes. All luck comes from the secret, mixed with what was known only at the start.
proof-check = -# /{ command-export } { command-export-game } gives you the record of { $place ->
        [challenge] a run
       *[lobby] the game
    }; /{ command-verify } or `quayside verify` replays it and checks all of this.
