"""Computer players, and the process in which those think who think long."""
