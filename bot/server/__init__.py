"""What a server's managers set for its games."""
