"""What people set for themselves: how they want to be called, quiet hours, vacations."""
