"""What people may ask about themselves: a file with all of it, or to be forgotten."""
