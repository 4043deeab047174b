# Reminders of decisions that are waited for.
reminder-since = -# It has been waiting for you since { $since }.
reminder-place = -# In { $place } it has been waiting for you since { $since }.
