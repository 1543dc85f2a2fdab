"""The characters that bots speak as, and the names that go with them."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from pik.core.seat import Seat

Character: TypeAlias = Literal["grandma", "student", "captain", "actress", "pedant"]
CHARACTERS: Final[tuple[Character, ...]] = ("grandma", "student", "captain", "actress", "pedant")
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("Ada", "Leo", "Otto", "Mira", "Nell", "Hugo"),
    "ru": ("Вера", "Тёма", "Глеб", "Лиза", "Рая", "Миша"),
    "pl": ("Halina", "Kuba", "Jan", "Zosia", "Ewa", "Staś"),
}
"""Names of bots by language, in the order of the characters; the sixth takes the place of one that a person has."""

OF_NAME: Final[Mapping[str, Character]] = {
    name: character for names in NAMES.values() for name, character in zip(names, CHARACTERS, strict=False)
}


def cast(table: str, bots: Mapping[Seat, str]) -> dict[Seat, Character]:
    """Who speaks as whom: by name; who has another name gets one of the characters left, as the table's id falls."""
    spoken: dict[Seat, Character] = {seat: OF_NAME[name] for seat, name in bots.items() if name in OF_NAME}
    free: list[Character] = [each for each in turned(table) if each not in spoken.values()]
    left = tuple(free) or CHARACTERS
    for at, seat in enumerate(sorted(set(bots) - set(spoken))):
        spoken[seat] = left[at % len(left)]
    return spoken


def turned(table: str) -> tuple[Character, ...]:
    """The characters from a place on that the table's id decides."""
    at = sha256(table.encode()).digest()[0] % len(CHARACTERS)
    return CHARACTERS[at:] + CHARACTERS[:at]
