"""What time does to games that last for days: quiet hours, reminders, banks of time. Arithmetic, no database."""
