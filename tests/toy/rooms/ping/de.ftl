command-ping = ping
    .description = Beim nächsten Zug einer Partie Bescheid bekommen
ping-question = Soll ich sagen, wenn jemand zieht?
ping-button = Ja
ping-promised = Mache ich.
ping-moved = Ping: Zug { $number }.
