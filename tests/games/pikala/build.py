"""Pikala deals and matches for tests: stacked packs, hands as people write them, acts by whoever is awaited."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

import pytest
from msgspec.structs import replace

from pik.cards.card import Card, index_of
from pik.cards.deck import PACK_36
from pik.cards.notation import parse_cards, parse_mask
from pik.core.draw import SeededDraw
from pik.core.match import Match
from pik.core.message import Refusal
from pik.core.seat import CHANCE, Seat
from pik.games.pikala import DEAL, LEDGER, MATCH
from pik.games.pikala.actions import Action, Announce, Claim, Cut, Draw, Play, Shuffle, Vote
from pik.games.pikala.config import Config, DealConfig
from pik.games.pikala.ledger import Act, Ready, Standing
from pik.games.pikala.state import Call, Deal, Trick

SALT = "0" * 32
CUT_AT = 18
AGREE, PLAY_ON = Vote(accept=True), Vote(accept=False)
NOTHING, PIKALA = Announce(), Announce(pikala=True)
BLONDS, BRUNETTES = Announce(boys="blonds"), Announce(boys="brunettes")
FOUR_JACKS = "SJ HJ DJ CJ S6"

Running: TypeAlias = Match[Config, Standing, Deal]


def cards(text: str) -> tuple[Card, ...]:
    """Cards in either notation, in the order written."""
    return parse_cards(text)


def filled(hands: Sequence[str], turn_up: str, stock: str) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """All hands and the stock; low cards stand for the hands written as "" and for the rest of the stock."""
    given = [cards(hand) for hand in hands]
    top = cards(stock)
    used = {*cards(turn_up), *top, *(card for hand in given for card in hand)}
    rest: list[Card] = sorted((card for card in PACK_36 if card not in used), key=lambda card: PACK_36.index(card) % 9)
    blank = sum(not hand for hand in given)
    low = iter([tuple(rest[at : 5 * blank : blank]) for at in range(blank)])
    return tuple(hand or next(low) for hand in given), (*top, *rest[5 * blank :])


def stacked(hands: Sequence[str], turn_up: str, *, dealer: int = 0, stock: str = "") -> Shuffle:
    """A pack that gives these hands (by seat), turn-up and stock (top first) when it is cut at CUT_AT."""
    held, rest = filled(hands, turn_up, stock)
    order = [held[(dealer + 1 + at) % len(held)] for at in range(len(held))]
    pack: tuple[Card, ...] = (*(hand[n] for n in range(5) for hand in order), *rest, *cards(turn_up))
    return Shuffle((*pack[-CUT_AT:], *pack[:-CUT_AT]), SALT)


def showing(card: str) -> Shuffle:
    """A pack whose bottom card, when it is cut at CUT_AT, is the given one."""
    (bottom,) = cards(card)
    rest: list[Card] = [each for each in PACK_36 if each != bottom]
    return Shuffle((*rest[: CUT_AT - 1], bottom, *rest[CUT_AT - 1 :]), SALT)


def fresh(seats: int = 3, *, dealer: int = 0, scores: Sequence[int] = (), live_table: bool = False) -> Deal:
    """A deal before its first shuffle; everybody has 25 unless said otherwise."""
    return DEAL.start(DealConfig(seats, Seat(dealer), tuple(scores) or (25,) * seats, live_table))


def awaited(deal: Deal) -> Seat:
    """The one seat that the deal waits for."""
    (seat,) = DEAL.waiting(deal)
    return seat


def by_turn(deal: Deal, *actions: Action) -> Deal:
    """The deal after acts, each by the one seat that is awaited."""
    for action in actions:
        deal = DEAL.step(deal, awaited(deal), action)
    return deal


def dealt(
    *hands: str,
    turn_up: str,
    dealer: int = 0,
    scores: Sequence[int] = (),
    stock: str = "",
    live_table: bool = False,
) -> Deal:
    """A deal right after the cut: five cards each (by seat), the first draw awaited unless four jacks are out."""
    deal = fresh(len(hands), dealer=dealer, scores=scores, live_table=live_table)
    return by_turn(deal, stacked(hands, turn_up, dealer=dealer, stock=stock), Cut(CUT_AT))


def standing_pat(deal: Deal) -> Deal:
    """The deal after everybody who has not drawn plays on their own."""
    while len(deal.draws) < deal.seats and deal.end is None:
        deal = by_turn(deal, Draw(()))
    return deal


def declared(deal: Deal, calls: Mapping[int, Action] | None = None) -> Deal:
    """The deal after the circle of declarations: those given by seat, nothing from everybody else."""
    said = calls or {}
    inside = [seat for at, seat in enumerate(from_left(deal)) if deal.draws[at] >= 0]
    for seat in inside[len(deal.calls) :]:
        deal = DEAL.step(deal, seat, said.get(seat, NOTHING))
    return deal


def from_left(deal: Deal) -> list[Seat]:
    """All seats from the dealer's left."""
    return [Seat((deal.dealer + 1 + at) % deal.seats) for at in range(deal.seats)]


def playing(
    *hands: str,
    turn_up: str,
    dealer: int = 0,
    scores: Sequence[int] = (),
    calls: Mapping[int, Action] | None = None,
    live_table: bool = False,
) -> Deal:
    """A deal at its first lead: nobody drew, and these declarations were made."""
    return declared(
        standing_pat(dealt(*hands, turn_up=turn_up, dealer=dealer, scores=scores, live_table=live_table)), calls
    )


def played(deal: Deal, text: str) -> Deal:
    """The deal after cards, each played by whoever is awaited."""
    return by_turn(deal, *(Play(card) for card in cards(text)))


def facing(hand: str, trick: str = "", *, trump: str, led: bool = False) -> Deal:
    """A deal whose awaited player holds a hand and faces a trick in progress ("": leads), having led before or not."""
    table = [index_of(card) for card in cards(trick)]
    seats, me = max(2, len(table) + 1), Seat(len(table))
    gone = tuple(index_of(card) for card in PACK_36 if card not in cards(f"{hand} {trick}"))
    before = (Trick(me, gone[:seats], Seat(0)),) if led else ()
    return replace(
        fresh(seats, dealer=seats - 1),
        trump="SHDC".index(trump),
        hands=(0,) * me + (parse_mask(hand),) + (0,) * (seats - me - 1),
        draws=(0,) * seats,
        calls=tuple(Call(Seat(seat)) for seat in range(seats)),
        trick=tuple(table),
        tricks=before,
    )


def granted(deal: Deal, seat: int) -> Deal:
    """The deal after a seat claimed all tricks left and everybody agreed."""
    deal = DEAL.step(deal, Seat(seat), Claim())
    for voter in sorted(DEAL.waiting(deal)):
        deal = DEAL.step(deal, voter, AGREE)
    return deal


def lawful(deal: Deal) -> set[str]:
    """The cards that the awaited player may play."""
    return {action.card for action in DEAL.options(deal, awaited(deal)) if isinstance(action, Play)}


def held(deal: Deal, seat: int) -> set[str]:
    """The cards a seat holds."""
    return set(DEAL.view(deal, Seat(seat)).hand)


def refused(deal: Deal, seat: int, action: Action) -> str:
    """The code of the refusal that an act meets; it is no option, and doing it raises the same."""
    no = DEAL.refusal(deal, Seat(seat), action)
    with pytest.raises(Refusal) as raised:
        DEAL.step(deal, Seat(seat), action)
    assert no is not None
    assert action not in DEAL.options(deal, Seat(seat))
    assert action not in DEAL.offers(deal, Seat(seat))
    assert (raised.value.code, raised.value.data) == (no.code, no.data)
    return no.code


def match(seats: int = 3, *, dealer: int | None = 0, table: Literal["guided", "live"] = "guided") -> Running:
    """A match at its start."""
    return MATCH.start(Config(seats, None if dealer is None else Seat(dealer), table))


def acts(m: Running, moves: Iterable[tuple[Seat, Action | Act]]) -> Running:
    """The match after acts of named seats."""
    for seat, action in moves:
        m = MATCH.step(m, seat, action)
    return m


def ready(m: Running) -> Running:
    """The match after everybody has seen the row."""
    return acts(m, [(seat, Ready()) for seat in m.standing.unready])


def dealer(m: Running) -> Seat:
    """Who deals now or next."""
    config = LEDGER.next_deal(m.config, m.standing)
    assert config is not None
    return config.dealer


def dealing(m: Running, *hands: str, turn_up: str = "D6", stock: str = "") -> Running:
    """The match with its next deal dealt: hands by seat ("" for any low cards; none: for everybody)."""
    m, who = ready(m), dealer(m)
    pack = stacked(hands or ("",) * m.config.seats, turn_up, dealer=who, stock=stock)
    cutter = Seat((who - 1) % m.config.seats)
    return acts(m, [(CHANCE, pack), (cutter, Cut(CUT_AT))])


def live(m: Running) -> Deal:
    """The deal of a match that has one."""
    assert m.deal is not None
    return m.deal


def through(m: Running, *actions: Action) -> Running:
    """The match after acts of the deal, each by the one seat that is awaited."""
    for action in actions:
        (seat,) = MATCH.waiting(m)
        m = MATCH.step(m, seat, action)
    return m


def to_play(m: Running) -> Running:
    """The match after nobody drew and nobody declared anything."""
    return through(m, *[Draw(())] * m.config.seats, *[NOTHING] * m.config.seats)


def claimed_by(m: Running, seat: int) -> Running:
    """The match after a seat claimed all tricks left and everybody agreed."""
    m = MATCH.step(m, Seat(seat), Claim())
    for voter in sorted(MATCH.waiting(m)):
        m = MATCH.step(m, voter, AGREE)
    return m


def swept(m: Running, *seats: int) -> Running:
    """The match after whole deals in which one seat was granted all five tricks: it -5, the others +5 and a wheel."""
    for seat in seats:
        m = claimed_by(to_play(dealing(m)), seat)
    return m


def won(m: Running, seat: int) -> Running:
    """The match won on the spot by a seat that was dealt four jacks."""
    return dealing(m, *(FOUR_JACKS if each == seat else "" for each in range(m.config.seats)))


def at_random(m: Running, seed: int) -> Iterator[Running]:
    """A match and what it becomes act by act, each act drawn among the options (one in eight: the offers)."""
    draw = SeededDraw(b"%d" % seed)
    while True:
        yield m
        seats = sorted(MATCH.waiting(m))
        if not seats:
            return
        seat = seats[draw.below(len(seats))]
        offered = MATCH.offers(m, seat)
        choice = offered if offered.size and not draw.below(8) else MATCH.options(m, seat)
        m = MATCH.step(m, seat, choice.sample(draw))
