# Warum sich eine Partie nicht laden oder verändern lässt.
error-no-such-game = Diese Partie gibt es nicht (mehr).
error-paused = Diese Partie ruht; niemand kann handeln, bis es weitergeht.
error-not-started = Diese Partie hat noch nicht begonnen. Wer sie leitet, startet sie in der Lobby: { $place }
error-not-started-yours = Diese Partie hat noch nicht begonnen. Du startest sie in der Lobby: { $place }
