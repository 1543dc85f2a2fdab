"""The ids of the newest commands."""

from pik.room.heard import BLOCK, BLOCKS, Heard


def heard(count: int) -> Heard:
    """So many commands, one after another."""
    known = Heard()
    for number in range(count):
        known = known.and_also(str(number))
    return known


def test_newest_are_known_and_the_oldest_go() -> None:
    """However many there were, the newest are known; what is kept does not grow without end."""
    for count in (1, BLOCK, BLOCK + 1, BLOCK * BLOCKS, BLOCK * BLOCKS + 1, 1000):
        known = [number for number in range(count) if str(number) in heard(count)]
        assert known == list(range(count - len(known), count))
        assert min(count, BLOCK * BLOCKS) <= len(known) <= BLOCK * (BLOCKS + 1)


def test_unheard_is_unknown() -> None:
    """What was never said is not known, nor is the start of something that was."""
    assert "7" not in heard(7)
    assert "" not in heard(100)
