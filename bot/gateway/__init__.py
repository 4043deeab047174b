"""How presses and commands arrive and are answered: what every capability needs for it, and nothing of any one."""
