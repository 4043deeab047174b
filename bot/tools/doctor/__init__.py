"""`quayside doctor`: does Discord do what Quayside relies on? Asked on a real server, or of the local stand-in."""
