"""What people see and press: one module per kind of message, built from a loaded game and words."""
