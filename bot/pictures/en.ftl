# What is drawn, in words.
text-left-out = -# Not all of the table fits in here. All of it is behind *{ button-text }*.
