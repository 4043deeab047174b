"""What arrives from outside, made up: hypothesis tries a little in the suite, atheris for as long as wanted."""
