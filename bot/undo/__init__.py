"""Taking back, and playing again what was taken back."""
