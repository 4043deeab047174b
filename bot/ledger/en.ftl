# Why a game can't be loaded or changed.
error-no-such-game = This game doesn't exist (anymore).
error-paused = This game is paused; nobody can act until the host resumes it.
error-not-started = This game hasn't started yet. The host starts it in the lobby: { $place }
error-not-started-yours = This game hasn't started yet. You start it in the lobby: { $place }
