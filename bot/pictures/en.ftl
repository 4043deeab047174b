# What is drawn, in words.
text-left-out = -# The whole table doesn't fit in here. Press *{ button-text }* to read all of it.
