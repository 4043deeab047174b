"""Fleet: The Dice Game in pictures: the table, a seat's sheet, the final scoring, the replay.
Draws views; knows no rule beyond what the sheet prints.
"""
