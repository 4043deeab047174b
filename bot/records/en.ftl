# Whether an exported record is what it says.
command-verify = verify
    .description = Play an exported record again: is everything as it says?
argument-file = file
    .description = The JSON file that /{ command-export } { command-export-game } gave out

verify-game = { $game }, played by { $names }.
verify-luck = The luck was fixed beforehand: the secret has the fingerprint the file names, `{ $commitment }`.
verify-luck-not = The secret is not the one that was promised: the file names the fingerprint { $said }, the secret in it has { $found }.
verify-edition = Rules and figures are the ones played with here.
verify-other-rules = It was played by other rules: number { $said } in the file, number { $ours } here.
verify-other-shape = Its tables are of another shape: number { $said } in the file, number { $ours } here.
verify-other-data = It was played with other figures: those with the fingerprint { $said }; the ones here have { $ours }.
verify-edition-not = So it can't be played again here; decisions, last table and result remain unchecked.
verify-choices = { $count ->
        [0] Nobody decided anything.
        [one] The only decision was legal.
       *[other] All { $count } decisions were legal.
    }
verify-illegal = Decision { $number } of { $count } is not legal: { $name } (seat { $seat }) chose “{ $choice }”. { $reason }
verify-no-seat = Decision { $number } of { $count } is by seat { $seat }, which this game does not have.
verify-not-reached = So the end was not reached; last table and result remain unchecked.
verify-table = The last table has the fingerprint the file names, { $digest }.
verify-table-not = The last table is not the one of the file: the file names the fingerprint { $said }, playing it again gives { $found }.
verify-place = { $name } in place { $place } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
verify-result = Places and points are those of the file: { $places }.
verify-ended-early = The game was ended early, so nobody has a place; the file says so, too.
verify-result-missing = The result is missing: the file has none, but the game was played to its end.
verify-result-untimely = The file has a result, but after its last decision the game is not over.
verify-result-total = The result differs: { $name } (seat { $seat }) has { $found } points, the file says { $said }.
verify-result-place = The result differs: { $name } (seat { $seat }) is in place { $found }, the file says { $said }.
verify-result-categories = The result differs: the points of { $name } (seat { $seat }) come about in another way than the file says.
verify-result-seats = The result differs: the file has points for other seats than there are.
verify-result-other = The result differs: the file adds something to it or leaves something out.
verify-trust = Names and times are what the file says; playing it again can't show whether they are true.
verify-stored = It was played here, and what the file tells is what I have stored.
verify-stored-not = A game with this id was played here, but the file does not tell what I have stored of it.
verify-unknown = I have no finished game with this id; compare the fingerprint of the luck, all 64 digits, with the one its lobby showed.
verify-holds = All is as the file says.
verify-fails = Not all is as the file says.

verify-not-fetched = I could not fetch the file from Discord. Please try again.
verify-too-large = This file is too large for a record: more than { $most } kB.
verify-too-long = This record has { $count } decisions; no game has more than { $most }.
verify-no-json = This file is not JSON, or it is damaged.
verify-no-record = This file is not the record of a game; /{ command-export } { command-export-game } gives one out.
verify-format = This record has the format { $said }; only { $ours } can be read here.
verify-field = The field “{ $field }” of this record is missing or damaged.
verify-game-unknown = This is the record of a game that is not played here: “{ $game }”.
