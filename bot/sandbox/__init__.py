"""A local stand-in of Discord in one process: REST, gateway, attachments, interactions and a chat page.

It knows Discord and nothing of Quayside: no game, no picture, no sentence of the bot lives here. Only three modules
know the bot: run.py and bot_process.py start it, autoplay.py reads what its buttons mean.
"""
