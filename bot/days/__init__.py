"""What time does to games that last for days: quiet hours, reminders, clocks, vacations. Arithmetic only, no database."""
