# -- who may see a game
access-unseen = This game is played where you can't look. Who can see its channel can watch, and who sits at its table plays from anywhere while a member of that server.
