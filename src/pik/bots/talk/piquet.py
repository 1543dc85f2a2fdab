"""What there is to remark on in a deal of piquet, for two or three.

Occasions are only ever added while a deal goes on, one at a step: a trick is one once the next card is led, when it can
no longer be taken back (PQ-5.4).
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from pik.bots.policy.piquet import NormanView, PiquetView
from pik.bots.talk.occasions import ALWAYS, Occasion, Scene, Topics
from pik.cards.card import INDEX
from pik.core.seat import Seat
from pik.games.piquet import rules, scoring
from pik.games.piquet.actions import CATEGORIES, Call
from pik.games.piquet.classic import ledger as of_two
from pik.games.piquet.ledger import Standing
from pik.games.piquet.norman import ledger as of_three
from pik.games.piquet.seen import SeenTrick, View
from pik.games.piquet.turns import exchangers, from_left

TOPICS: Final = Topics(
    own=("stand", "long", "four", "trick", "row"),
    shared={"repique": 4, "pique": 4, "capot": 4, "claim": 4, "over": 4},
)

_TWO: Final = msgspec.json.Decoder(PiquetView)
_THREE: Final = msgspec.json.Decoder(NormanView)


def scene_for_two(raw: bytes) -> Scene:
    """The deal on show, from the view of somebody without a seat."""
    match = _TWO.decode(raw)
    return scene(match.standing, match.deal, over=of_two.is_over(match.config, match.standing))


def scene_for_three(raw: bytes) -> Scene:
    """The deal of three players on show, from the view of somebody without a seat."""
    match = _THREE.decode(raw)
    return scene(match.standing, match.deal, over=of_three.is_over(match.standing))


def scene(standing: Standing, deal: View | None, *, over: bool) -> Scene:
    """What there is to remark on; `over`: the last deal of the match is written."""
    written = len(standing.rows)
    if deal is None or deal.dealer is None:
        return Scene(written, "", topics=TOPICS)
    number = written - 1 if deal.phase == "over" else written
    facts = f"{deal.dealer} {[row.counts for row in standing.rows[:number]]}"
    dealer = deal.dealer
    lasting = (*exchanges(deal, dealer), *calls(deal, dealer), *leads(deal, dealer), *ends(standing, deal, over=over))
    return Scene(number, facts, lasting, claim(deal), TOPICS)


def exchanges(deal: View, dealer: Seat) -> Iterator[Occasion]:
    """Who took no card (PQ-2.2, PQ-2.3)."""
    for seat, count in zip(exchangers(deal.seats, dealer), deal.exchanged, strict=False):
        if not count:
            yield Occasion("stand", seat, "others", 60)


def calls(deal: View, dealer: Seat) -> Iterator[Occasion]:
    """What was named that is rare: long sequences, fours, a capot; in the end a repique (PQ-3, PQ-4.1)."""
    elder = from_left(deal.seats, dealer)[0]
    for at, call in enumerate(deal.calls, 1):
        facts = f"{at} {call.size}"
        if at == len(CATEGORIES) * deal.seats and deal.repique is not None:
            yield Occasion("repique", deal.repique, "any", 95, facts)
        elif call.category == CATEGORIES[-1] and call.seat in deal.announced and call.seat != elder:
            yield Occasion("capot", call.seat, "others", 90, facts)
        elif topic := named(call):
            yield Occasion(topic, call.seat, "others", 60, facts)


def named(call: Call) -> str | None:
    """What there is to say of a size."""
    if call.category == "sequence" and (call.size or 0) >= rules.QUINT:
        return "long"
    return "four" if call.category == "set" and call.size == rules.FOUR else None


def leads(deal: View, dealer: Seat) -> Iterator[Occasion]:
    """At each lead: an open capot, a pique, or the trick before it (PQ-4.2, PQ-5.6)."""
    elder = from_left(deal.seats, dealer)[0]
    reached = pique_at(deal, elder)
    for at in range(len(deal.tricks) + bool(deal.trick)):
        facts = " ".join(placed.card for placed in deal.tricks[at - 1].cards) if at else ""
        if at == reached:
            yield Occasion("pique", elder, "any", 95, facts)
        elif at:
            yield Occasion("trick", deal.tricks[at - 1].winner, "any", 12, facts)
        elif elder in deal.announced:
            yield Occasion("capot", elder, "others", 90, facts)


def pique_at(deal: View, elder: Seat) -> int | None:
    """The number of the lead with which the first leader came to thirty, all tricks before being theirs as well."""
    if deal.pique is None:
        return None
    white = any(each.seat == elder for each in deal.whites)
    declared = sum(each.points for each in deal.combos if each.seat == elder) + scoring.white_points(white)
    return scoring.THIRTY - 1 - declared


def claim(deal: View) -> Occasion | None:
    """A claim under way. Claims pass without trace, so only those at one trick of the deal are remarked on."""
    taken = sum(deal.taken)
    first = deal.claim is not None and len(deal.claimants) == 1
    if deal.claim is None or not first or not deal.tricks or taken != place(deal.tricks[0]):
        return None
    return Occasion("claim", deal.claim.seat, "others", 100, str(taken))


def place(first: SeenTrick) -> int:
    """At which trick of a deal a claim is remarked on: five to nine, as the first trick falls."""
    return 5 + sum(INDEX[placed.card] for placed in first.cards) % 5


def ends(standing: Standing, deal: View, *, over: bool) -> Iterator[Occasion]:
    """The end of a deal: of the match, or just a line of the sheet (PQ-7)."""
    if deal.phase != "over":
        return
    facts = str(standing.rows[-1].counts)
    if over:
        yield Occasion("over", None, "any", ALWAYS, facts, last=True)
    else:
        yield Occasion("row", None, "any", 45, facts, last=True)
