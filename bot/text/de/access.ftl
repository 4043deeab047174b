# -- wer eine Partie sehen darf
access-unseen = Diese Partie wird gespielt, wo du nicht hinsehen kannst. Zuschauen kann, wer ihren Kanal sieht; wer am Tisch sitzt, spielt von überall, solange er auf jenem Server Mitglied ist.
