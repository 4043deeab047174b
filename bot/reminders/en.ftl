# Reminders of decisions that are waited for.
reminder-since = -# It has been waiting for you for { $days ->
        [0] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
        [one] a day
       *[other] { $days } days
    }.
reminder-nudged = The others at the table are looking forward to your move.
reminder-place = -# It has been waiting for you in { $place } for { $days ->
        [0] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
        [one] a day
       *[other] { $days } days
    }.
