"""What keeps the house: the environment, Node, the client bundle, the checks. Standard library only."""
