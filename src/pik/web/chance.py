"""The chance of real tables."""

from secrets import randbelow


class SecretDraw:
    """Numbers that nobody can foretell."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely."""
        return randbelow(n)
