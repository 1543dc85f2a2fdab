"""What there is to remark on in a deal of Pikala. Occasions are only ever added while a deal goes on."""

from collections.abc import Iterator
from typing import Final

import msgspec

from pik.bots.policy.pikala import PikalaView
from pik.bots.talk.occasions import ALWAYS, Occasion, Scene, Topics
from pik.core.seat import Seat
from pik.games.pikala.seen import SeenTrick, View
from pik.games.pikala.state import Call
from pik.games.pikala.turns import from_left, not_out
from pik.tricks.order import right_of

FULL_DRAW: Final = 5
NEAR_ZERO: Final = 3
LAST_BUT_ONE: Final = 4

TOPICS: Final = Topics(
    own=("jack", "five", "boys", "ace", "trumped", "wheel-near", "near-zero", "trick", "row"),
    shared={"trump": 4, "pikala": 4, "rams": 4, "claim": 4, "wheel": 4, "tv": 2, "over": 4},
)

_VIEW: Final = msgspec.json.Decoder(PikalaView)


def scene(raw: bytes) -> Scene:
    """The deal on show, from the view of somebody without a seat."""
    match = _VIEW.decode(raw)
    deal = match.deal
    written = len(match.standing.rows)
    if deal is None:
        return Scene(written, "")
    number = written - 1 if deal.end is not None and deal.winner is None else written
    facts = f"{deal.dealer} {deal.start}"
    lasting = (*cut(deal), *draws(deal), *calls(deal), *tricks(deal), *ends(deal))
    return Scene(number, facts, lasting, claim(deal), TOPICS)


def cut(deal: View) -> Iterator[Occasion]:
    """Jacks that the cut turned, and the trump (PK-2.3, PK-2.4)."""
    cutter = Seat(right_of(deal.seats, deal.dealer))
    for card in deal.jacks:
        yield Occasion("jack", cutter, "any", 80, card)
    if deal.trump is not None:
        yield Occasion("trump", None, "any", 50, deal.trump)


def draws(deal: View) -> Iterator[Occasion]:
    """Whoever changed all five (PK-3.1)."""
    for seat, count in zip(from_left(deal.seats, deal.dealer), deal.draws, strict=False):
        if count == FULL_DRAW:
            yield Occasion("five", seat, "own", 60)


def calls(deal: View) -> Iterator[Occasion]:
    """What was announced (PK-4.2, PK-5.1)."""
    for call in deal.calls:
        if (topic := topic_of(call)) is not None:
            yield Occasion(topic, call.seat, "others", 85)


def topic_of(call: Call) -> str | None:
    """What an announcement is remarked on as."""
    if call.rams:
        return "rams"
    if call.pikala:
        return "pikala"
    return "boys" if call.boys else None


def tricks(deal: View) -> Iterator[Occasion]:
    """The tricks that were played; the one that ends the deal is left to its end."""
    played = deal.tricks[:-1] if deal.end in {"tricks", "zero"} and full(deal) else deal.tricks
    for at, trick in enumerate(played):
        topic, speaker, chance = remarkable(deal, at, trick)
        facts = " ".join(each.card for each in trick.cards)
        yield Occasion(topic, trick.winner, "others" if speaker else "any", chance, facts)


def full(deal: View) -> bool:
    """Whether the last trick taken was played, not credited after a claim."""
    return len(deal.tricks) == sum(deal.taken)


def remarkable(deal: View, at: int, trick: SeenTrick) -> tuple[str, bool, int]:
    """The topic of a trick, whether only others remark on it, and how likely that is."""
    if score_after(deal, at) <= NEAR_ZERO:
        return "near-zero", True, 80
    if at + 1 == LAST_BUT_ONE and without_trick(deal):
        return "wheel-near", False, 75
    won = next(each.card for each in trick.cards if each.seat == trick.winner)
    if deal.trump is not None and won == deal.trump + "A":
        return "ace", False, 75
    if won[0] == deal.trump != trick.cards[0].card[0]:
        return "trumped", False, 70
    return "trick", False, 60


def score_after(deal: View, at: int) -> int:
    """The score of who took a trick, right after it (PK-1.4, PK-5.2)."""
    winner = deal.tricks[at].winner
    until = sum(trick.winner == winner for trick in deal.tricks[: at + 1])
    return deal.scores[winner] + deal.taken[winner] - until


def without_trick(deal: View) -> bool:
    """Whether somebody in the deal had no trick when four were taken (PK-5.3)."""
    takers = {trick.winner for trick in deal.tricks[:LAST_BUT_ONE]}
    return any(seat not in takers for seat in not_out(deal.seats, deal.dealer, deal.draws))


def claim(deal: View) -> Occasion | None:
    """A claim under way (PK-7.2). Claims pass without trace, so only those at one trick of the deal are remarked on."""
    taken = sum(deal.taken)
    first = deal.claim is not None and len(deal.claimants) == 1
    if deal.claim is None or not first or taken != 1 + (sum(deal.start) + deal.dealer) % 3:
        return None
    return Occasion("claim", deal.claim.seat, "others", 100, str(taken))


def ends(deal: View) -> Iterator[Occasion]:
    """The row of a deal, or the end of the match (PK-9.1, PK-9.2)."""
    if deal.winner is not None:
        yield Occasion("over", deal.winner, "any", ALWAYS, last=True)
    elif deal.end is not None:
        topic, chance = ("row", 60) if deal.end == "rams" else closing(deal)
        yield Occasion(topic, None, "any", chance, str(deal.scores), last=True)


def closing(deal: View) -> tuple[str, int]:
    """What a row of tricks is remarked on as, and how likely (PK-5.3)."""
    boys = {call.seat for call in deal.calls if call.boys}
    lost = [seat for seat in not_out(deal.seats, deal.dealer, deal.draws) if not deal.taken[seat]]
    if any(seat in boys for seat in lost):
        return "tv", 85
    return ("wheel", 75) if lost else ("row", 60)
