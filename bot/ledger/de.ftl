# Warum sich eine Partie nicht laden oder verändern lässt.
error-no-such-game = Diese Partie gibt es nicht (mehr).
error-paused = Diese Partie ruht; niemand kann handeln, bis es weitergeht.
