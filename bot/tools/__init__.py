"""Tools of the command line: measuring, simulating, drawing, trying to break things. The bot needs none of them."""
