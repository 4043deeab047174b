"""`quayside bench`: how fast, how large, how loaded. One module a command; each prints one JSON object with aims."""
