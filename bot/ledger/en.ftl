# Why a game can't be loaded or changed.
error-no-such-game = This game does not exist (any more).
error-paused = This game is paused; nobody can act until its host goes on.
