"""What a seat may do, as a menu to be answered in a line of text. Knows no game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from string import ascii_lowercase
from typing import Final

import msgspec
from msgspec.structs import replace

from pik.cards.card import is_card
from pik.core.hosted import Asked
from pik.core.lazy import ChoiceData, ListedData, PicksData, PlacesData

Act = dict[str, object]
QUIET: Final = ("claim",)
"""Acts that have a key and are never asked about: they are open before every trick."""


@dataclass(frozen=True)
class Menu:
    """The choices of one question: acts with a key each, cards to pick, a place to name."""

    acts: dict[str, bytes]
    picks: PicksData | None
    places: PlacesData | None
    unasked: frozenset[bytes]
    """Acts that need not be answered with, and are worth a question."""

    @property
    def only(self) -> bytes | None:
        """The one act there is, where there is just one."""
        return next(iter(self.acts.values())) if len(self.acts) == 1 and not self.picks and not self.places else None


def menu(asked: Asked) -> Menu:
    """The menu for what a seat is asked and may do unasked."""
    every = (*asked.options, *asked.offers)
    picks = next((choice for choice in every if isinstance(choice, PicksData) and choice.sizes != (0,)), None)
    places = spanned([choice for choice in every if isinstance(choice, PlacesData)])
    options, offers = tuple(listed(asked.options)), tuple(listed(asked.offers))
    letters = iter(ascii_lowercase)
    numbers = letters if picks or places else map(str, count(1))
    keyed = (*zip(options, numbers, strict=False), *zip(offers, letters if options else numbers, strict=False))
    acts = {key: act for act, key in keyed}
    return Menu(acts, picks, places, frozenset(act for act in offers if kind_of(act) not in QUIET))


def kind_of(act: bytes) -> object:
    """What sort of act it is."""
    return msgspec.json.decode(act, type=Act)["type"]


def spanned(places: Sequence[PlacesData]) -> PlacesData | None:
    """Places from the first to the last there are; the rules refuse those in a gap."""
    if not places:
        return None
    return replace(places[0], least=min(each.least for each in places), most=max(each.most for each in places))


def listed(choices: tuple[ChoiceData, ...]) -> Iterator[bytes]:
    """The acts that are written out, and picking nothing where nothing else can be picked."""
    for choice in choices:
        if isinstance(choice, ListedData):
            yield from map(bytes, choice.acts)
        elif isinstance(choice, PicksData) and choice.sizes == (0,):
            yield msgspec.json.encode({"type": choice.act, choice.field: []})


def chosen(of: Menu, answer: str) -> bytes | None:
    """The act that an answer names; None when it names none. The rules may still refuse it."""
    words = answer.replace(",", " ").split()
    if not words:
        return of.only
    if len(words) == 1 and words[0].lower() in of.acts:
        return of.acts[words[0].lower()]
    for choice in (placed(of.places, words), picked(of.picks, words), named(of, words)):
        if choice is not None:
            return msgspec.json.encode(choice)
    return None


def placed(places: PlacesData | None, words: list[str]) -> Act | None:
    """The act at a place: a number within its bounds."""
    if places is None or len(words) != 1 or not words[0].isdecimal():
        return None
    place = int(words[0])
    return {"type": places.act, places.field: place} if places.least <= place <= places.most else None


def picked(picks: PicksData | None, words: list[str]) -> Act | None:
    """The act with the cards picked, by their number or code; "0" picks none."""
    if picks is None:
        return None
    by_name = {str(number): card for number, card in enumerate(picks.cards, 1)} | {card: card for card in picks.cards}
    cards = [] if words == ["0"] else [by_name.get(word.upper()) for word in words]
    if None in cards or len(set(cards)) < len(cards) or len(cards) not in picks.sizes:
        return None
    return {"type": picks.act, picks.field: cards}


def named(of: Menu, words: list[str]) -> Act | None:
    """The act with one card, named by its code, of the kind that the menu has; perhaps not a lawful one."""
    code = words[0].upper()
    if len(words) != 1 or not is_card(code):
        return None
    for raw in of.acts.values():
        act = msgspec.json.decode(raw, type=Act)
        fields = [name for name, value in act.items() if is_card(value)]
        if fields:
            return act | {fields[0]: code}
    return None
