"""Writes the client's types, client/wire.ts, from the structs of the socket. `--check` fails when they drift."""

import sys
from pathlib import Path
from typing import Final, get_args, get_origin

import msgspec
from msgspec import inspect

from house.paths import CLIENT, ROOT
from pik.cards.card import CARDS, SUITS
from pik.core.board import Board
from pik.core.match import MatchScreen
from pik.room.life_acts import Rules, Wish
from pik.web.messages import ActCommand, ChatCommand, ChatLine, Frame, LifeCommand, Refused

TARGET: Final = CLIENT / "wire.ts"
HEAD: Final = f"""\
// Generated from the Python structs by scripts/{Path(__file__).name}; don't edit.

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


def written() -> str:
    """All types that can be reached from what travels."""
    roots = (Frame, Refused, ChatLine, MatchScreen[Board], *SENT)
    found: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(roots):
        collect(kind, found)
    parts = [interface(struct) for struct in found.values()]
    usual = f"export const usualRules: Rules = {msgspec.json.encode(Rules()).decode()}\n"
    return "\n".join([HEAD, *parts, usual, "export type Reply = Frame | Refused | ChatLine", ""])


def collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Add the structs of a type to those found, in the order met."""
    if isinstance(kind, inspect.StructType):
        if name(kind) not in found:
            found[name(kind)] = kind
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
    lines += [line(field, optional=struct.cls in SENT and not field.required) for field in struct.fields]
    doc = (struct_class(struct).__doc__ or "").partition("\n")[0]
    return "\n".join([f"/** {doc} */", f"export interface {name(struct)} {{", *lines, "}", ""])


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
    return struct_class(struct).__name__


def struct_class(struct: inspect.StructType) -> type[msgspec.Struct]:
    """The class of a struct, without the parameters of a generic one."""
    return get_origin(struct.cls) or struct.cls


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return msgspec.json.encode(value).decode()


def main(arguments: list[str]) -> int:
    """Write the file, or only compare it."""
    text = written()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text() == text:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is not what the structs say: run scripts/{Path(__file__).name}")
        return 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
