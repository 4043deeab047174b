# Whether an exported record is what it says.
command-verify = verify
    .description = Replay an exported record: is everything as it says?
argument-file = file
    .description = The JSON file you got from /{ command-export } { command-export-game }

verify-game = { $game }, played by { $names }.
verify-luck = The luck was fixed beforehand: the secret has the fingerprint the file names, `{ $commitment }`.
verify-luck-not = The secret is not the one that was promised: the file names the fingerprint { $said }, the secret in it has { $found }.
verify-edition = Its rules and figures are the ones used here.
verify-other-rules = It was played under other rules: version { $said } in the file, version { $ours } here.
verify-other-shape = Its tables have another format: version { $said } in the file, version { $ours } here.
verify-other-data = It was played with other figures: those with the fingerprint { $said }; the ones here have { $ours }.
verify-edition-not = So it can't be replayed here; its decisions, final table and result remain unchecked.
verify-choices = { $count ->
        [0] Nobody decided anything.
        [one] The only decision was legal.
       *[other] All { $count } decisions were legal.
    }
verify-illegal = Decision { $number } of { $count } is not legal: { $name } (seat { $seat }) chose “{ $choice }”. { $reason }
verify-no-seat = Decision { $number } of { $count } is by seat { $seat }, which this game doesn't have.
verify-not-reached = So the end wasn't reached; final table and result remain unchecked.
verify-table = The final table has the fingerprint the file names, { $digest }.
verify-table-not = The final table isn't the one in the file: the file names the fingerprint { $said }, replaying gives { $found }.
verify-place = { $name } in place { $place } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
verify-result = Places and points are those in the file: { $places }.
verify-ended-early = The game was ended early, so nobody has a place; the file says so, too.
verify-result-missing = The result is missing: the file has none, but the game was played to its end.
verify-result-untimely = The file has a result, but the game is not over after its last decision.
verify-result-total = The result differs: { $name } (seat { $seat }) has { $found } points, the file says { $said }.
verify-result-place = The result differs: { $name } (seat { $seat }) is in place { $found }, the file says { $said }.
verify-result-categories = The result differs: { $name } (seat { $seat }) got their points in other ways than the file says.
verify-result-seats = The result differs: the file has points for other seats than there are.
verify-result-other = The result differs: the file adds something to it or leaves something out.
verify-trust = Names and times are what the file says; replaying it can't show whether they are true.
verify-stored = It was played here, and the file agrees with what I have stored.
verify-stored-not = A game with this id was played here, but the file doesn't agree with what I have stored.
verify-unknown = I have no finished game with this id; compare the fingerprint of the luck, all 64 digits, with the one its lobby showed.
verify-holds = Everything is as the file says.
verify-fails = Not everything is as the file says.

verify-not-fetched = I couldn't fetch the file from Discord. Please try again.
verify-too-large = This file is too large for a record: more than { $most } kB.
verify-too-long = This record has { $count } decisions; no game has more than { $most }.
verify-no-json = This file is not JSON, or it is damaged.
verify-no-record = This file is not the record of a game. You get one with /{ command-export } { command-export-game }.
verify-format = This record has the format { $said }; only { $ours } can be read here.
verify-field = The field “{ $field }” of this record is missing or damaged.
verify-game-unknown = This is the record of a game that is not played here: “{ $game }”.
