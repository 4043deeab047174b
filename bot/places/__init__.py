"""What becomes of the places where games are shown: rights that come and go, deleted threads, servers left, joined."""
