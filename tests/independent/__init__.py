"""A second reading of the rules: slow, plain, and knowing nothing of the package it is compared with."""
