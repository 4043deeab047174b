"""Reviews on the command line: of an exported record, and of games made up to see what reviews find."""
