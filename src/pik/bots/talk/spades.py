"""What there is to remark on in a deal of either Spades game. Occasions are only ever added while a deal goes on."""

from collections.abc import Iterator
from typing import Final

import msgspec

from pik.bots.policy.spades import PartnersView, TwoHandedView
from pik.bots.talk.occasions import ALWAYS, Occasion, Scene, Topics
from pik.core.seat import Seat
from pik.games.spades import rules
from pik.games.spades.ledger import Standing
from pik.games.spades.seen import SeenTrick, View
from pik.games.spades.state import DOUBLE_NIL

HIGH: Final = 6
"""A number that is remarked on."""
TOPICS: Final = Topics(
    own=("nil", "blind", "broken", "trick", "row"),
    shared={"high": 4, "lost": 4, "bags": 4, "claim": 4, "over": 4},
)

_FOUR: Final = msgspec.json.Decoder(PartnersView)
_TWO: Final = msgspec.json.Decoder(TwoHandedView)


def scene_for_four(raw: bytes) -> Scene:
    """The deal on show, from the view of somebody without a seat."""
    match = _FOUR.decode(raw)
    return scene(match.standing, match.deal)


def scene_for_two(raw: bytes) -> Scene:
    """The deal of two players on show, from the view of somebody without a seat."""
    match = _TWO.decode(raw)
    return scene(match.standing, match.deal)


def scene(standing: Standing, deal: View | None) -> Scene:
    """What there is to remark on."""
    written = len(standing.rows)
    if deal is None:
        return Scene(written, "", topics=TOPICS)
    number = written - 1 if deal.phase == "over" else written
    facts = f"{deal.dealer} {deal.scores} {deal.bags}"
    lasting = (*bids(deal), *tricks(deal), *ends(standing, deal))
    return Scene(number, facts, lasting, claim(deal), TOPICS)


def bids(deal: View) -> Iterator[Occasion]:
    """Nils, double nils and high numbers, in the order in which they were bid (SP-2, SP-5.2)."""
    seats = len(deal.bids)
    order = [Seat((deal.dealer + 1 + at) % seats) for at in range(seats)]
    blind = [seat for seat in order if deal.bids[seat] == DOUBLE_NIL] if seats == 2 else []  # noqa: PLR2004
    for seat in (*blind, *(seat for seat in order if seat not in blind)):
        match deal.bids[seat]:
            case bid if bid == DOUBLE_NIL:
                yield Occasion("blind", seat, "others", 90)
            case 0:
                yield Occasion("nil", seat, "others", 75)
            case int() as number if number >= HIGH:
                yield Occasion("high", seat, "others", 50, str(number))
            case _:
                pass


def tricks(deal: View) -> Iterator[Occasion]:
    """The tricks that were played; the last one is left to the end of the deal."""
    broken, taken = False, set[Seat]()
    for trick in deal.tricks[: rules.HAND_SIZE - 1]:
        facts = " ".join(each.card for each in trick.cards)
        breaks = not broken and any(card.card[0] == "S" for card in trick.cards)
        yield remarkable(deal, trick, breaks=breaks, first=trick.winner not in taken, facts=facts)
        broken = broken or breaks
        taken.add(trick.winner)


def remarkable(deal: View, trick: SeenTrick, *, breaks: bool, first: bool, facts: str) -> Occasion:
    """A trick: the one that ruins a nil, the one that breaks spades, or just one (SP-2.2, SP-3.2)."""
    if first and deal.bids[trick.winner] in {0, DOUBLE_NIL}:
        return Occasion("lost", trick.winner, "others", 90, facts)
    if breaks:
        return Occasion("broken", trick.winner, "any", 60, facts)
    return Occasion("trick", trick.winner, "any", 12, facts)


def claim(deal: View) -> Occasion | None:
    """A claim under way (SP-7.1). Claims pass without trace, so only those at one trick of the deal are remarked on."""
    taken = sum(deal.taken)
    first = deal.claim is not None and len(deal.claimants) == 1
    if deal.claim is None or not first or taken != 6 + (sum(deal.scores) + deal.dealer) % 6:
        return None
    return Occasion("claim", deal.claim.seat, "others", 100, str(taken))


def ends(standing: Standing, deal: View) -> Iterator[Occasion]:
    """The end of a deal: of the match, with full bags, or just a row (SP-1.2, SP-4.3)."""
    if deal.phase != "over":
        return
    facts = str(standing.scores)
    if standing.end is not None:
        yield Occasion("over", None, "any", ALWAYS, facts, last=True)
    elif any(part.code == "part-bag-penalty" for parts in standing.rows[-1].parts for part in parts):
        yield Occasion("bags", None, "any", 85, facts, last=True)
    else:
        yield Occasion("row", None, "any", 45, facts, last=True)
