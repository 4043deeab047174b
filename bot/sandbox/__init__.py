"""A local stand-in of Discord in one process: REST, gateway, attachments, interactions and a chat page.

It knows Discord and nothing of Quayside: no game, no picture, no sentence of the bot lives here.
"""
