"""Challenges: one luck for a whole server, a private run for everybody, and the standings when it is over.
What Discord shows of them is in `bot.challenges.panel`, what is kept in `db.challenges`."""
