"""What is written to the log and what is measured."""
