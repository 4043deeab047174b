"""Heavy work, done in processes beside the bot: the queue it waits in, and the processes."""
