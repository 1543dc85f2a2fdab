"""How faults are written down."""

from house.mutant import Mutant


def faults(file: str, *each: tuple[str, str, str]) -> tuple[Mutant, ...]:
    """Faults of one module: rule, what stands there, what is planted."""
    return tuple(Mutant(file, rule, old, new) for rule, old, new in each)
