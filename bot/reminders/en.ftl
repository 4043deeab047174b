# Reminders of decisions that are waited for.
reminder-since = -# It has been waiting for you for { $days ->
        [0] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
       *[other] { $days } days
    }.
reminder-nudged = 👋 The others at the table are looking forward to your move.
reminder-place = -# In { $place } it has been waiting for you for { $days ->
        [0] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
       *[other] { $days } days
    }.
