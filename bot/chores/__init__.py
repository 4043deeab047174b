"""What the bot does again and again beside answering, and how one failure is kept from stopping everything else."""
