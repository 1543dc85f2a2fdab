"""Checks the texts: `python -m pik.texts.check` lists what is wrong and exits 1, or exits 0 in silence."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import product

from pik.texts import catalog, inventory, usage
from pik.texts.catalog import LANGS
from pik.texts.inventory import Entry

COUNTS = (0, 1, 2, 5, 21)
CATEGORIES: Mapping[str, frozenset[str]] = {
    "en": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many", "other"}),
    "pl": frozenset({"one", "few", "many", "other"}),
}
FORMS = frozenset(form for forms in CATEGORIES.values() for form in forms)
Texts = Mapping[str, Mapping[str, Entry]]
"""Language, message, what it is made of."""


def main() -> int:
    """Check the shared texts and every game's; 1 when something is wrong."""
    problems = list(everything())
    for problem in problems:
        print(problem, file=sys.stderr)  # noqa: T201
    return 1 if problems else 0


def everything() -> Iterator[str]:
    """What is wrong with the package's texts."""
    yield from of_source("shared", {lang: catalog.shared_source(lang) for lang in LANGS})
    for game in games():
        yield from of_source(game, {lang: catalog.game_source(lang, game) for lang in LANGS})
        for lang in LANGS:
            yield from rendered(game, lang, catalog.source(lang, game))
    shared = frozenset(inventory.read(catalog.source("en")))
    known = {game: frozenset(inventory.read(catalog.source("en", game))) for game in games()}
    yield from usage.unused(joined((shared, *known.values())))
    yield from usage.unknown(known, shared)


def games() -> tuple[str, ...]:
    """The games that have texts."""
    home = files("pik") / "games"
    return tuple(sorted(game.name for game in home.iterdir() if (game / "texts").is_dir()))


def of_source(name: str, sources: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with one set of texts, given by language."""
    for lang, text in sources.items():
        yield from (f"{name}/{lang}: {fault}" for fault in inventory.faults(text))
    texts = {lang: inventory.read(text) for lang, text in sources.items()}
    yield from (f"{name}: {problem}" for problem in compared(texts))
    for lang, entries in texts.items():
        yield from (f"{name}/{lang}: {problem}" for problem in plurals(lang, entries))


def compared(texts: Texts) -> Iterator[str]:
    """Messages that a language lacks, and variables that differ from language to language."""
    for code in sorted(joined(texts.values())):
        lacking = [lang for lang, entries in texts.items() if code not in entries]
        if lacking:
            yield f"{code} is missing in {', '.join(lacking)}"
            continue
        variables = {lang: entries[code].variables for lang, entries in texts.items()}
        if len(set(variables.values())) > 1:
            told = ", ".join(f"{lang}: {' '.join(sorted(names)) or '-'}" for lang, names in variables.items())
            yield f"{code} has other variables in other languages ({told})"


def plurals(lang: str, entries: Mapping[str, Entry]) -> Iterator[str]:
    """Choices by count that leave out a form the language has, or name one it has not."""
    for code, entry in entries.items():
        for choice in entry.choices:
            if is_plural(choice.keys) and choice.keys & FORMS != CATEGORIES[lang]:
                yield f"{code}: a choice by count has {' '.join(sorted(choice.keys & FORMS))}"


def is_plural(keys: frozenset[str]) -> bool:
    """Whether a choice is made by count."""
    return bool(keys & (FORMS - {"other"}))


def rendered(game: str, lang: str, source: str) -> Iterator[str]:
    """Messages that do not come out whole for some count or some choice of words."""
    sentences = catalog.Catalog(lang, source)
    for code, entry in inventory.read(source).items():
        for filling in fillings(entry):
            try:
                text = sentences.plain(code, filling)
            except KeyError as error:
                yield f"{game}/{lang}: {code}: {error}"
                break
            if not text.strip() or "{" in text:
                yield f"{game}/{lang}: {code} comes out as {text!r}"
                break


def fillings(entry: Entry) -> Iterator[dict[str, str | int]]:
    """Values for a message: each count with each combination of the words that its choices know."""
    deciding = sorted({choice.variable for choice in entry.choices if choice.variable})
    for count in COUNTS:
        for words in product(*(values(entry, variable) for variable in deciding)):
            filling: dict[str, str | int] = dict.fromkeys(entry.variables, count)
            filling.update(zip(deciding, words, strict=True))
            yield filling


def values(entry: Entry, variable: str) -> tuple[str | int, ...]:
    """What a deciding variable may be: counts for a choice by count or number, else the words that are chosen among."""
    keys = joined(choice.keys for choice in entry.choices if choice.variable == variable)
    numbers = tuple(int(key) for key in sorted(keys) if key.isdecimal())
    if is_plural(keys) or (numbers and not keys - {"other"} - set(map(str, numbers))):
        return tuple(sorted({*numbers, *COUNTS}))
    return (*numbers, *(key for key in sorted(keys) if not key.isdecimal()))


def joined(sets: Iterable[Iterable[str]]) -> frozenset[str]:
    """All words of some sets."""
    return frozenset(word for each in sets for word in each)


if __name__ == "__main__":
    sys.exit(main())
