# Erinnerungen an Entscheidungen, auf die gewartet wird.
reminder-since = -# Das wartet seit { $days ->
        [0] { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $days } Tagen
    } auf dich.
reminder-nudged = Die anderen am Tisch freuen sich auf deinen Zug.
reminder-place = -# Das wartet in { $place } seit { $days ->
        [0] { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $days } Tagen
    } auf dich.
