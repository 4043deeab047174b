# Computer players that think ahead.

button-seat-captain = Add a computer: captain (thinks ahead)
player-captain = Captain { $number }
