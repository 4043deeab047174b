# Reminders of decisions that are waited for.
reminder-mention = ⏰ { $person }, { $game } has been waiting for you since { $since }.
reminder-direct = ⏰ { $game } in { $place } has been waiting for you since { $since }.
