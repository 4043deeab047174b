# Erinnerungen an Entscheidungen, auf die gewartet wird.
reminder-mention = ⏰ { $person }, { $game } wartet seit { $since } auf dich.
reminder-direct = ⏰ { $game } in { $place } wartet seit { $since } auf dich.
