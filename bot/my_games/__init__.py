"""A person's games on all servers, and the way from one to the next that waits."""
