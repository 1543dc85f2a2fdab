"""Worked cases: reading them from folders, and whether an answer agrees with what a case expects."""

import os
from pathlib import Path
from typing import cast

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent
ELSEWHERE = "PIK_CASES"
UNORDERED = ("allowed", "dealer_gets", "dealer_hand_set", "legal", "marks_after", "P1", "P2", "discards")
WHOLE = ("marks",)


class Case(Struct, frozen=True):
    """A situation and its right result. Further fields, such as a title or a source, are for the reader."""

    id: str
    game: str
    kind: str
    given: dict[str, object]
    expect: dict[str, object]

    @property
    def name(self) -> str:
        """The name of the case in a test's id."""
        return f"{self.game}-{self.id}"


def in_folder(folder: Path) -> list[Case]:
    """The cases of all JSON files in a folder.

    Raises msgspec.DecodeError for a file of another format, FileNotFoundError where there is no file.
    """
    files = [path.read_bytes() for path in sorted(folder.glob("*.json"))]
    if not files:
        raise FileNotFoundError(f"no cases in {folder}")
    return [case for raw in files for case in msgspec.json.decode(raw, type=list[Case])]


def collected() -> list[Case]:
    """Our own cases, and those of the folder that PIK_CASES names; of two with the same name, the folder's."""
    elsewhere = os.environ.get(ELSEWHERE)
    more = in_folder(Path(elsewhere)) if elsewhere else []
    names = {case.name for case in more}
    return [*(case for case in in_folder(HERE) if case.name not in names), *more]


def as_dict(value: object) -> dict[str, object] | None:
    """A JSON object with its type; None for anything else."""
    return cast("dict[str, object]", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    """A JSON array with its type; None for anything else."""
    return cast("list[object]", value) if isinstance(value, list) else None


def agrees(key: str, expected: object, actual: object) -> bool:
    """Whether an answer is the expected one.

    Sets may come in any order; of a mapping of players only those count that the case names, but for marks.
    """
    wanted, found = as_dict(expected), as_dict(actual)
    if wanted is not None and found is not None and key not in WHOLE:
        return all(name in found and agrees(key, value, found[name]) for name, value in wanted.items())
    items, others = as_list(expected), as_list(actual)
    if items is not None and others is not None and (key in UNORDERED or key.startswith("options_")):
        return sorted(map(flat, items)) == sorted(map(flat, others))
    return expected == actual


def flat(item: object) -> str:
    """An element of a set as text, whatever the order of what is in it."""
    items = as_list(item)
    return str(item) if items is None else " ".join(sorted(map(str, items)))
