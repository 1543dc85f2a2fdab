"""The running counts of a deal (PQ-5.2)."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from pik.core.seat import Seat, put
from pik.games.piquet import combos, rules, scoring
from pik.games.piquet.state import Deal, Held, Live
from pik.games.piquet.turns import elder_of


def points_of(held: Held) -> int:
    """What the combinations of a declaration that is good count (PQ-3.2 to PQ-3.4)."""
    return sum(combos.value(cards, held.category) for cards in held.sets)


def is_out(live: Live | UnsetType, seat: int) -> bool:
    """Whether a seat's false brag was found out: it counts nothing at all (PQ-6.2)."""
    return live is not UNSET and any(wrong.seat == seat and not wrong.righted for wrong in live.wrong)


def voice(live: Live | UnsetType, seat: int) -> int:
    """How many times a seat counts its points of play: none in silence, twice beside a wrong discard (PQ-6.1)."""
    if live is UNSET:
        return 1
    if live.over[seat] or is_out(live, seat):
        return 0
    return scoring.beside_silence(any(live.over))


def declared_points(deal: Deal, seat: Seat) -> int:
    """What a seat counts from its cards: a white hand and what is good, without the extra for clean cards."""
    if is_out(deal.live, seat):
        return 0
    white = scoring.white_points(deal.whites[seat] != 0)
    return white + sum(points_of(held) for held in deal.held if held.seat == seat)


def is_clean(deal: Deal, seat: Seat, hand: int) -> bool:
    """Whether all cards of a hand take part in what its seat counts (PQ-3.6)."""
    counted = 0
    for held in deal.held:
        if held.seat == seat:
            for cards in held.sets:
                counted |= cards
    return scoring.clean_points(counted, hand) > 0


def shown(deal: Deal, hands: tuple[int, ...]) -> Deal:
    """The declarations are through: what counts of these hands is shown and written (PQ-3.5, PQ-3.6, PQ-4.1)."""
    seats = [Seat(seat) for seat in range(deal.seats)]
    declared = [declared_points(deal, seat) for seat in seats]
    clean = tuple(seat for seat in seats if is_clean(deal, seat, hands[seat]))
    everything = sum(declared)
    repique = next((s for s in seats if scoring.repique_points(declared[s], everything - declared[s])), None)
    opened = list(deal.open)
    for held in deal.held:
        for cards in held.sets:
            opened[held.seat] |= cards & deal.hands[held.seat]
    counts = tuple(
        declared[seat] + scoring.CLEAN * (seat in clean) + scoring.REPIQUE * (seat == repique) for seat in seats
    )
    return replace(deal, clean=clean, repique=repique, open=tuple(opened), counts=counts, leader=elder_of(deal))


def scored(deal: Deal, seat: Seat, amount: int) -> Deal:
    """Points of play for a seat; the first leader may reach thirty by them (PQ-4.2)."""
    amount *= voice(deal.live, seat)
    if not amount:
        return deal
    pique = 0
    if seat == elder_of(deal) and deal.pique is None:
        before = declared_points(deal, seat) + deal.played[seat]
        others = sum(deal.counts) - deal.counts[seat]
        pique = scoring.pique_points(before, before + amount, others)
    return replace(
        deal,
        counts=put(deal.counts, seat, deal.counts[seat] + amount + pique),
        played=put(deal.played, seat, deal.played[seat] + amount),
        pique=seat if pique else deal.pique,
    )


def led(deal: Deal) -> Deal:
    """A lead counts one, before the answer (PQ-5.2)."""
    return scored(deal, deal.leader, 1)


def trick_taken(deal: Deal, winner: Seat) -> Deal:
    """A trick for its winner, who leads next; the last one has its extra and ends the play (PQ-5.2, PQ-5.3)."""
    size = rules.hand_size(deal.seats)
    amount = scoring.take_points(winner == deal.leader)
    taken = put(deal.taken, winner, deal.taken[winner] + 1)
    if sum(taken) == size:
        amount += scoring.last_points(taken[winner] == size)
    after = scored(replace(deal, taken=taken, leader=winner), winner, amount)
    return ended(after) if sum(taken) == size else after


def ended(deal: Deal) -> Deal:
    """Leza or capot, written at the end (PQ-5.5, PQ-5.6, PQ-8.4)."""
    seats = [Seat(seat) for seat in range(deal.seats)]
    counts = tuple(deal.counts[seat] + leza_of(deal, seat) + capot_of(deal, seat) for seat in seats)
    return replace(deal, counts=counts)


def leza_of(deal: Deal, seat: Seat) -> int:
    """What a seat counts for most tricks of a finished deal (PQ-5.5, PQ-8.4)."""
    if not voice(deal.live, seat):
        return 0
    others = max(taken for other, taken in enumerate(deal.taken) if other != seat)
    return scoring.leza_points(deal.taken[seat], others, rules.hand_size(deal.seats))


def capot_of(deal: Deal, seat: Seat) -> int:
    """What a seat counts for all tricks of a finished deal (PQ-5.6)."""
    if not voice(deal.live, seat):
        return 0
    return scoring.capot_points(deal.taken[seat], rules.hand_size(deal.seats), seat in deal.announced)


def recounted(deal: Deal) -> Deal:
    """The deal with the counts of its tricks and its lead written anew, after a card went back (PQ-5.4)."""
    bonus = [scoring.PIQUE * (seat == deal.pique) for seat in range(deal.seats)]
    counts = tuple(deal.counts[seat] - deal.played[seat] - bonus[seat] for seat in range(deal.seats))
    nothing = (0,) * deal.seats
    now = replace(deal, counts=counts, played=nothing, pique=None, taken=nothing)
    for trick in deal.tricks:
        now = trick_taken(led(replace(now, leader=trick.leader)), trick.winner)
    return led(replace(now, leader=deal.leader))
