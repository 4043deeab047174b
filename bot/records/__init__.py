"""Records of finished games as files, and playing them again to see whether they are what they say."""
