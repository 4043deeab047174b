# Words every part of the bot uses.
list-and = { $first } and { $last }
reason-not_your_turn = It is not your turn.
reason-game_over = This game is over.
reason-not_an_option = That is not possible now.
