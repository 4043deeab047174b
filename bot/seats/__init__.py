"""Who plays at a seat: leaving, coming back, handing over; and what a host does to a game."""
