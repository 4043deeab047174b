command-ping = ping
    .description = Hear of the next move in a game
ping-question = Shall I say when somebody moves?
ping-button = Yes
ping-promised = I will.
ping-moved = Ping: move { $number }.
