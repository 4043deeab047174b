# Why a game can't be loaded or changed.
error-no-such-game = This game doesn't exist (anymore).
error-paused = This game is paused; nobody can act until the host resumes it.
