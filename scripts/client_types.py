"""Writes the client's types from the Python structs: client/wire.ts, and games/*/wire.ts for the games' own screens.

`--check` fails when they drift.
"""

import re
import sys
from pathlib import Path
from typing import Final, get_args, get_origin

import msgspec
from msgspec import inspect

from house.paths import CLIENT, ROOT
from pik.cards.card import CARDS, SUITS
from pik.core.board import Board
from pik.core.match import MatchScreen
from pik.games.piquet.seen import Screen as PiquetScreen
from pik.games.spades.partners.seen import Screen as PartnersScreen
from pik.games.spades.seen import Screen as SpadesScreen
from pik.games.spades.two_handed.seen import Screen as TwoHandedScreen
from pik.room.life_acts import Rules, Wish
from pik.web.messages import ActCommand, ChatCommand, ChatLine, Frame, LifeCommand, Refused

GAMES: Final[dict[str, dict[type[msgspec.Struct], str]]] = {
    "piquet": {PiquetScreen: "PiquetScreen"},
    "spades": {SpadesScreen: "SpadesScreen", PartnersScreen: "PartnersScreen", TwoHandedScreen: "TwoHandedScreen"},
}
"""The screens of each family of games, and how the client calls them."""
NAMES: Final = {cls: called for screens in GAMES.values() for cls, called in screens.items()}
MADE: Final = f"// Generated from the Python structs by scripts/{Path(__file__).name}; don't edit.\n"
HEAD: Final = f"""\
{MADE}
export type Suit = {" | ".join(f'"{suit}"' for suit in SUITS)}
export type Rank = {" | ".join(f'"{rank}"' for rank in dict.fromkeys(card[1] for card in CARDS))}
export type Card = `${{Suit}}${{Rank}}`
export type Value = string | number | boolean

/** An act of a game: its type and the fields that this type has. */
export interface Act {{
  readonly type: string
  readonly [field: string]: unknown
}}
"""
RAW: Final = {
    "screen": "MatchScreen | null",
    "acts": "Act",
    "act": "Act",
    "config": "Readonly<Record<string, unknown>>",
}
"""What the fields hold that the server passes on as they are."""
SENT: Final = (ActCommand, LifeCommand, ChatCommand, *get_args(Wish))
"""What the client writes: there a field with a default may be left out."""
ROOTS: Final = (Frame, Refused, ChatLine, MatchScreen[Board], *SENT)


def files() -> dict[Path, str]:
    """Every file and what stands in it."""
    own = {CLIENT / "games" / family / "wire.ts": of_games(screens) for family, screens in GAMES.items()}
    return {CLIENT / "wire.ts": written(), **own}


def written() -> str:
    """All types that can be reached from what travels."""
    parts = [interface(struct) for struct in reached(ROOTS).values()]
    usual = f"export const usualRules: Rules = {msgspec.json.encode(Rules()).decode()}\n"
    return "\n".join([HEAD, *parts, usual, "export type Reply = Frame | Refused | ChatLine", ""])


def of_games(screens: dict[type[msgspec.Struct], str]) -> str:
    """The types that only the screens of some games have; what travels for all games is imported."""
    common = reached(ROOTS)
    found = reached(tuple(screens))
    body = "\n".join(interface(struct) for called, struct in found.items() if called not in common)
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*", "", body)))
    wanted = [called for called in (*common, "Card", "Suit", "Rank", "Value") if called in used]
    return f'{MADE}import type {{ {", ".join(sorted(wanted))} }} from "../../wire"\n\n{body}'


def reached(roots: tuple[object, ...]) -> dict[str, inspect.StructType]:
    """The structs that can be reached from some types, by name, in the order met."""
    found: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(roots):
        collect(kind, found)
    return found


def collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Add the structs of a type to those found, in the order met."""
    if isinstance(kind, inspect.StructType):
        known = found.setdefault(name(kind), kind)
        if known.cls is not kind.cls:
            raise TypeError(f"two structs are called {name(kind)}")
        if known is kind:
            for field in kind.fields:
                collect(field.type, found)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            collect(each, found)
    elif isinstance(kind, inspect.VarTupleType):
        collect(kind.item_type, found)


def interface(struct: inspect.StructType) -> str:
    """One struct as an interface, with the first line of its docstring."""
    lines = [f"  readonly {struct.tag_field}: {literal(struct.tag)}"] if struct.tag_field else []
    base = base_of(struct)
    inherited = base.__struct_fields__ if base else ()
    own = [field for field in struct.fields if field.name not in inherited]
    lines += [line(field, optional=may_be_absent(struct, field)) for field in own]
    doc = (struct_class(struct).__doc__ or "").partition("\n")[0]
    extends = f" extends {called(base)}" if base else ""
    return "\n".join([f"/** {doc} */", f"export interface {name(struct)}{extends} {{", *lines, "}", ""])


def may_be_absent(struct: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a field may be left out: of what the client sends one with a usual value, else one that is unset."""
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return not field.required and (struct.cls in SENT or unset)


def base_of(struct: inspect.StructType) -> type[msgspec.Struct] | None:
    """The screen that a screen adds to."""
    bases = struct_class(struct).__mro__[1:]
    return next((base for base in bases if base is Board or base in NAMES), None)


def line(field: inspect.Field, *, optional: bool) -> str:
    """One field."""
    return f"  readonly {field.encode_name}{'?' if optional else ''}: {typescript(field.type, field.name)}"


def typescript(kind: inspect.Type, field: str) -> str:
    """A type in TypeScript. Raises TypeError for one that has no place on the wire."""
    match kind:
        case inspect.StructType():
            return name(kind)
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.RawType():
            return RAW[field]
        case inspect.LiteralType(values):
            return "Card" if set(values) == set(CARDS) else " | ".join(literal(value) for value in values)
        case inspect.UnionType(types):
            return union([typescript(each, field) for each in types])
        case inspect.VarTupleType(item):
            inner = typescript(item, field)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case inspect.DictType(_, item):
            return f"Readonly<Record<string, {typescript(item, field)}>>"
        case _:
            raise TypeError(f"{field}: {kind} has no counterpart in TypeScript")


def union(members: list[str]) -> str:
    """Alternatives, null last; the values of a message have their own name."""
    if set(members) == {"string", "number", "boolean"}:
        return "Value"
    return " | ".join(sorted(members, key=lambda member: member == "null"))


def name(struct: inspect.StructType) -> str:
    """The name of a struct without its parameters."""
    return called(struct_class(struct))


def called(cls: type[msgspec.Struct]) -> str:
    """What the client calls a struct."""
    return NAMES.get(cls, cls.__name__)


def struct_class(struct: inspect.StructType) -> type[msgspec.Struct]:
    """The class of a struct, without the parameters of a generic one."""
    return get_origin(struct.cls) or struct.cls


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


def main(arguments: list[str]) -> int:
    """Write the files, or only compare them."""
    drifted = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    if arguments == ["--check"]:
        for path in drifted:
            print(f"{path.relative_to(ROOT)} is not what the structs say: run scripts/{Path(__file__).name}")
        return 1 if drifted else 0
    for path, text in drifted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
