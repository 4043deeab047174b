# Was gezeichnet wird, in Worten.
text-left-out = -# Hier ist nicht Platz für den ganzen Tisch. Alles steht hinter *{ button-text }*.
