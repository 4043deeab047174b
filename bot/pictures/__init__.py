"""Where pictures and replays are drawn: beside the event loop."""
