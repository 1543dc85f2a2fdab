"""What all trick-taking games share: following, beating, whose turn it is."""
