# Erinnerungen an Entscheidungen, auf die gewartet wird.
reminder-since = -# Das wartet seit { $since } auf dich.
reminder-place = -# Das wartet in { $place } seit { $since } auf dich.
