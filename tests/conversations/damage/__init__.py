"""Every column of every table, damaged in every way: what is one's own breaks, everybody else goes on."""
