"""What finished games come to: figures of one game, statistics over many, ratings, leaderboards."""
