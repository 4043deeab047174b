"""Plans for decisions that have not come yet."""
