"""Faults to be planted in piquet, one or more a rule; each must be found by a test that bears the rule's number."""

from typing import Final

from tests.games.piquet.mutants_of_live_tables import LIVE
from tests.games.piquet.planting import faults

RULES = faults(
    "rules.py",
    ("PQ-1.1", "return 11\n", "return 10\n"),
    ("PQ-1.1", "return 10 if rank >= TEN else rank + 2", "return 10 if rank >= TEN - 1 else rank + 2"),
    ("PQ-1.1", "return 10 if rank >= TEN else rank + 2", "return 10 if rank >= TEN else rank + 1"),
    ("PQ-1.2", "return card % 13 < other % 13", "return card % 13 > other % 13"),
    ("PQ-1.2", "return card % 13 < other % 13", "return card < other"),
    ("PQ-1.3", "return 10 if seats == NORMAN else 12", "return 10"),
    ("PQ-1.3", "talon = OLD_TALON_AT if thrice else TALON_AT", "talon = TALON_AT"),
    ("PQ-1.3", "talon = OLD_TALON_AT if thrice else TALON_AT", "talon = OLD_TALON_AT"),
    ("PQ-1.3", "return at // 2 % 2", "return at % 2"),
    ("PQ-1.3", "return DEALERS_PART if at < talon + TALON_THREE", "return DEALERS_PART if at < talon + TALON_FIVE"),
    ("PQ-2.1", "return hand & COURTS == 0", "return hand & (COURTS | ACES) == 0"),
    ("PQ-2.1", "return hand & COURTS == 0", "return hand & (ACES >> 1) == 0"),
    ("PQ-2.1", "(ACES >> 1) | (ACES >> 2) | (ACES >> 3)", "(ACES >> 1) | (ACES >> 2)"),
    ("PQ-2.2", "LEAST_TAKEN <= count <= there", "1 <= count <= there"),
    ("PQ-2.2", "LEAST_TAKEN <= count <= there", "LEAST_TAKEN < count <= there"),
    ("PQ-2.2", "LEAST_TAKEN <= count <= there", "LEAST_TAKEN <= count"),
    ("PQ-2.2", "    if count == 0:\n        return True\n", ""),
    ("PQ-2.3", "return TALON_THREE if elder_took == 0 else", "return"),
    ("PQ-2.3", "return TALON_THREE if elder_took == 0 else", "return 8 if elder_took == 0 else"),
    ("PQ-2.3", "TALON_THREE + TALON_FIVE - elder_took", "TALON_FIVE"),
    ("PQ-3.2", "    return size\n", "    return size - 1\n"),
    ("PQ-3.2", "return follow_suit(hand, suit)", "return follow_suit(hand, suit) & ~ACES"),
    ("PQ-3.3", "return length if length < QUINT else length + 10", "return length"),
    ("PQ-3.3", "return length if length < QUINT else length + 10", "return length if length <= QUINT else length + 10"),
    ("PQ-3.3", "return length if length < QUINT else length + 10", "return length if length < 4 else length + 10"),
    ("PQ-3.3", "return run if length >= SHORTEST else 0", "return run if length > SHORTEST else 0"),
    ("PQ-3.3", "return run if length >= SHORTEST else 0", "return run if length >= 2 else 0"),
    ("PQ-3.3", "if (hand >> low) & 1 == 0 or (hand >> (low - 1)) & 1 == 1:", "if (hand >> low) & 1 == 0:"),
    ("PQ-3.4", "return 14 if size == FOUR else 3", "return 14"),
    ("PQ-3.4", "return 14 if size == FOUR else 3", "return 4 if size == FOUR else 3"),
    ("PQ-3.4", "    if rank < TEN:\n        return 0\n", ""),
    ("PQ-3.4", "if rank < TEN:", "if rank <= TEN:"),
    ("PQ-3.4", "return cards if count_of(cards) >= SHORTEST else 0", "return cards if count_of(cards) == FOUR else 0"),
    ("PQ-3.4", "return cards if count_of(cards) >= SHORTEST else 0", "return cards if count_of(cards) >= 2 else 0"),
    ("PQ-3.4", "return 13 * size + rank", "return size + 13 * rank"),
    ("PQ-3.4", "return 13 * size + rank", "return 13 * size - rank"),
    ("PQ-5.1", "return duty if duty != 0 else hand", "return hand"),
    ("PQ-5.1", "return duty if duty != 0 else hand", "return duty"),
    ("PQ-5.1", "    if led < 0:\n        return hand\n", "    if led < 0:\n        return hand & -hand\n"),
    ("PQ-8.1", "return count == NORMAN_TAKEN", "return count <= NORMAN_TAKEN"),
    ("PQ-8.1", "return at // 2 % NORMAN if at < NORMAN_TALON_AT", "return at % NORMAN if at < NORMAN_TALON_AT"),
    ("PQ-8.1", "    if seats == NORMAN:\n        return count == NORMAN_TAKEN\n", ""),
    ("PQ-8.1", "return 10 if seats == NORMAN else 12", "return 12"),
)

SCORING = faults(
    "scoring.py",
    ("PQ-2.1", "WHITE = 10", "WHITE = 12"),
    ("PQ-2.1", "return WHITE if white else 0", "return WHITE"),
    ("PQ-2.1", "return WHITE if white else 0", "return 0"),
    ("PQ-3.6", "CLEAN = 20", "CLEAN = 10"),
    ("PQ-3.6", "return CLEAN if counted == hand else 0", "return CLEAN if counted != 0 else 0"),
    ("PQ-3.6", "return CLEAN if counted == hand else 0", "return 0"),
    ("PQ-4.1", "REPIQUE = 60", "REPIQUE = 90"),
    ("PQ-4.1", "declared >= THIRTY and", "declared > THIRTY and"),
    ("PQ-4.1", "declared >= THIRTY and", "declared >= 29 and"),
    ("PQ-4.1", "return REPIQUE if declared >= THIRTY and others == 0 else 0", "return 0"),
    ("PQ-4.3", "declared >= THIRTY and others == 0", "declared >= THIRTY"),
    ("PQ-8.3", "declared >= THIRTY and others == 0", "declared >= THIRTY"),
    ("PQ-4.2", "\nPIQUE = 30", "\nPIQUE = 60"),
    ("PQ-4.2", "before < THIRTY <= now", "before <= THIRTY <= now"),
    ("PQ-4.2", "before < THIRTY <= now", "before < THIRTY < now"),
    ("PQ-4.2", "before < THIRTY <= now", "THIRTY <= now"),
    ("PQ-4.2", "THIRTY <= now and others == 0", "THIRTY <= now"),
    ("PQ-4.3", "THIRTY <= now and others == 0", "THIRTY <= now"),
    ("PQ-5.2", "return 0 if by_leader else 1", "return 1"),
    ("PQ-5.2", "return 0 if by_leader else 1", "return 0"),
    ("PQ-5.3", "return 1 if capot else 3", "return 1"),
    ("PQ-5.3", "return 1 if capot else 3", "return 1 if capot else 4"),
    ("PQ-5.6", "return 1 if capot else 3", "return 3"),
    ("PQ-5.5", "LEZA = 10", "LEZA = 13"),
    ("PQ-5.5", "most_of_others < taken < tricks", "most_of_others <= taken < tricks"),
    ("PQ-5.5", "most_of_others < taken < tricks", "taken < tricks"),
    ("PQ-5.6", "most_of_others < taken < tricks", "most_of_others < taken"),
    ("PQ-8.4", "most_of_others < taken < tricks", "most_of_others <= taken < tricks"),
    ("PQ-5.6", "CAPOT, OPEN_CAPOT = 40, 80", "CAPOT, OPEN_CAPOT = 40, 40"),
    ("PQ-5.6", "CAPOT, OPEN_CAPOT = 40, 80", "CAPOT, OPEN_CAPOT = 30, 80"),
    ("PQ-5.6", "    if taken < tricks:\n        return 0\n", ""),
    ("PQ-8.4", "    if taken < tricks:\n        return 0\n", "    if taken < 12:\n        return 0\n"),
    ("PQ-7.1", "return max(count - other, 0)", "return count - other"),
    ("PQ-7.1", "return max(count - other, 0)", "return max(other - count, 0)"),
    ("PQ-7.1", "return opponents * count - others", "return count - others - 1"),
    ("PQ-7.2", "return 2 * net if after_refait else net", "return net"),
    ("PQ-7.2", "return 2 * net if after_refait else net", "return 4 * net if after_refait else net"),
    ("PQ-7.2", "return net == 0", "return net <= 0"),
    ("PQ-8.5", "return opponents * count - others", "return count - others"),
)

LEDGER = faults(
    "ledger.py",
    ("PQ-1.2", "standing.dealer + len(standing.rows)", "standing.dealer"),
    ("PQ-1.2", "return None if seat is None else moved.get(seat)", "return seat"),
    ("PQ-1.2", "seat = next_dealer(standing)", "seat = standing.dealer"),
    ("PQ-8.1", "% len(standing.scores)", "% 2"),
    (
        "PQ-7.1",
        "row = Row(tally.dealer, tally.counts, tally.parts)",
        "row = Row(tally.dealer, tally.counts[::-1], tally.parts)",
    ),
)

CLASSIC = faults(
    "classic/ledger.py",
    ("PQ-1.4", "return len(standing.rows) == config.deals", "return len(standing.rows) == 6"),
    ("PQ-1.3", "ledger.next_dealer(standing), config.deal_by, config.live)", "ledger.next_dealer(standing))"),
    ("PQ-7.2", "        doubled = found[-1].refait\n", "        doubled = False\n"),
    ("PQ-7.2", "        doubled = found[-1].refait\n", "        doubled = doubled or found[-1].refait\n"),
    ("PQ-7.2", "doubled = config.open_refait", "doubled = False"),
    ("PQ-7.2", "return self.complete and scoring.is_refait(self.net)", "return scoring.is_refait(self.net)"),
    ("PQ-7.2", "open_refait=both and refait_open(config, standing)", "open_refait=refait_open(config, standing)"),
    ("PQ-7.2", "open_refait=both and refait_open(config, standing)", "open_refait=False"),
    (
        "PQ-7.2",
        "return through[-1].refait if through else config.open_refait",
        "return bool(through) and through[-1].refait",
    ),
    (
        "PQ-7.3",
        "return sum(korolik.points for korolik in koroliks(config, rows))",
        "return koroliks(config, rows)[-1].points if rows else 0",
    ),
    ("PQ-7.1", "return (max(net, 0), max(-net, 0))", "return (net, -net)"),
)

NORMAN = faults(
    "norman/ledger.py",
    ("PQ-8.5", "DEALS = 6", "DEALS = 3"),
    ("PQ-8.5", "sum(row.counts) - count, SEATS - 1)", "sum(row.counts) - count, 1)"),
    ("PQ-8.5", "tuple(map(sum, zip(standing.scores, nets, strict=True)))", "nets"),
    ("PQ-8.5", "return ahead[0] if len(ahead) == 1 else None", "return ahead[0]"),
)

DIALOGUE = faults(
    "dialogue.py",
    ("PQ-3.1", "counted = tuple(held for held in pending if held.seat == verdict.seat)", "counted = pending"),
    ("PQ-3.1", "size_of_held(mine) if mine.sets else 0)", "size_of_held(mine) if mine.sets else 99)"),
    (
        "PQ-3.1",
        '    second = answer_to(detail_of(theirs), detail_of(mine)) if answer == "equal" else None\n',
        "    second = None\n",
    ),
    (
        "PQ-3.1",
        "    if mine is None or call.size is None:\n        return call\n",
        "    if mine is None:\n        return call\n",
    ),
    ("PQ-3.1", "    if len(pending) > 1:\n", "    if pending:\n"),
    ("PQ-3.2", "seats[0] if len(seats) == 1 else None", "seats[0] if seats else None"),
    ("PQ-3.3", "seats[0] if len(seats) == 1 else None", "seats[0] if seats else None"),
    ("PQ-3.3", "best = max(map(detail_of, each), default=0)", "best = min(map(detail_of, each), default=0)"),
    (
        "PQ-3.2",
        "best = max(map(size_of_held, pending), default=0)",
        "best = min(map(size_of_held, pending), default=0)",
    ),
    ("PQ-8.2", "    if deal.seats == NORMAN or not pending:\n", "    if not pending:\n"),
    ("PQ-8.3", "seats[0] if len(seats) == 1 else None", "seats[0] if seats else None"),
)

COUNTING = faults(
    "counting.py",
    ("PQ-3.5", "opened[held.seat] |= cards", "opened[held.seat] |= 0"),
    ("PQ-3.6", "clean=clean,", "clean=(),"),
    ("PQ-3.6", "scoring.CLEAN * (seat in clean)", "0"),
    ("PQ-3.6", "before = declared_points(deal, seat) + deal.played[seat]", "before = deal.counts[seat]"),
    (
        "PQ-4.3",
        "scoring.repique_points(declared[s], everything - declared[s])",
        "scoring.repique_points(declared[s], 0)",
    ),
    ("PQ-4.2", "others = sum(deal.counts) - deal.counts[seat]", "others = 0"),
    ("PQ-5.2", "return scored(deal, deal.leader, 1)", "return deal"),
    ("PQ-5.3", "amount += scoring.last_points(taken[winner] == size)", "amount += 0"),
    ("PQ-5.4", "now = replace(deal, counts=counts, played=nothing, pique=None, taken=nothing)", "now = deal"),
    ("PQ-5.6", "seat in deal.announced)", "False)"),
    ("PQ-8.4", "others = max(taken for other, taken in enumerate(deal.taken) if other != seat)", "others = 5"),
    ("PQ-2.1", "return white + sum(", "return sum("),
)

CHOICES = faults(
    "choices.py",
    ("PQ-1.2", 'return Refusal("place-taken") if taken else None', "return None"),
    ("PQ-2.3", "rules.open_to_dealer(deal.exchanged[0]) if seat == dealer_of(deal)", "8 if seat == dealer_of(deal)"),
    ("PQ-2.5", "and seat not in deal.looked", ""),
    ("PQ-2.5", "deal.left != 0 and", ""),
    ("PQ-8.1", "deal.seats != NORMAN and", ""),
    ("PQ-3.1", 'most = 1 if category == "point" else len(found)', "most = 1"),
    ("PQ-3.1", 'if category == "point" and len(masks) > 1:', "if False:"),
    ("PQ-5.6", "category_of(deal) == CATEGORIES[-1] and seat != elder_of(deal)", "seat != elder_of(deal)"),
    ("PQ-5.6", "category_of(deal) == CATEGORIES[-1] and seat != elder_of(deal)", "category_of(deal) == CATEGORIES[-1]"),
    ("PQ-5.6", "return not deal.tricks and not deal.trick", "return not deal.trick"),
    ("PQ-5.4", "return cards if back == NO_CARD else cards & ~(1 << back)", "return cards"),
    ("PQ-5.4", "or seat in deal.backs or", "or"),
    ("PQ-5.4", "or deal.back != NO_CARD:", "or deal.claimants:"),
    ("PQ-5.4", "return playable(hand, trick[0], trick[-1]) != 0", "return True"),
)

DEAL = faults(
    "deal.py",
    (
        "PQ-1.2",
        "    if len(lowest) > 1:\n        return replace(deal, cuts=cuts, spread=(), cutters=tuple(lowest))\n",
        "",
    ),
    ("PQ-1.2", "deal, spread=indices(action.deck), cuts=(),", "deal, spread=indices(action.deck),"),
    ("PQ-2.1", "    if deal.seats == NORMAN:\n        for seat", "    if deal.seats != NORMAN:\n        for seat"),
    ("PQ-8.3", "    if deal.seats == NORMAN:\n        for seat", "    if False:\n        for seat"),
    ("PQ-2.1", "return white_declared(after, exchanger_of(after))", "return after"),
    ("PQ-2.3", "from_five = 0 if closed else min(count, len(five))", "from_five = min(count, len(five))"),
    (
        "PQ-2.3",
        "taken = mask_of_indices((*five[:from_five], *three[:from_three]))",
        "taken = mask_of_indices((*three, *five)[:count])",
    ),
    ("PQ-2.4", "discards=put(deal.discards, seat, discards),", ""),
    ("PQ-5.4", "open=put(deal.open, seat, deal.open[seat] | 1 << card),", ""),
    ("PQ-5.4", "        back=card,\n", ""),
    ("PQ-5.4", "backs=deal.backs if deal.trick else (),", "backs=deal.backs,"),
    ("PQ-5.4", "return after if deal.trick else counting.recounted(after)", "return after"),
    ("PQ-5.1", "winner = Seat((deal.leader + best) % deal.seats)", "winner = deal.leader"),
    ("PQ-5.6", "announced=(*deal.announced, seat) if action.capot else deal.announced,", ""),
)

VIEW = faults(
    "view.py",
    ("PQ-2.4", "return action if viewer == seat else Exchanged(", "return action if viewer != 9 else Exchanged("),
    (
        "PQ-2.5",
        "leftover=cards_of(deal.left) if seat in deal.looked else (),",
        "leftover=cards_of(deal.left) if deal.looked else (),",
    ),
    ("PQ-3.5", "if through or held.seat == seat)", "if held.seat == seat)"),
    ("PQ-3.1", "if through or held.seat == seat)", ")"),
    (
        "PQ-3.1",
        "return Spoken(category, calls, combos_shown(after, None), capot)",
        "return Spoken(category, calls, combos_shown(after, Seat(0)), capot)",
    ),
)

TURNS = faults(
    "turns.py",
    (
        "PQ-3.1",
        "return CATEGORIES[len(deal.calls) // deal.seats]",
        "return CATEGORIES[2 - len(deal.calls) // deal.seats]",
    ),
    (
        "PQ-8.2",
        "clockwise(seats, dealer)) if seats == NORMAN else",
        "clockwise(seats, left_of(seats, dealer))) if seats == NORMAN else",
    ),
    ("PQ-8.2", "return Seat(left_of(deal.seats, dealer_of(deal)))", "return Seat(1 - dealer_of(deal) % 2)"),
    ("PQ-2.4", "return 1 if seats == NORMAN else 2", "return 1"),
)

MUTANTS: Final = (
    *RULES,
    *SCORING,
    *LEDGER,
    *CLASSIC,
    *NORMAN,
    *DIALOGUE,
    *COUNTING,
    *CHOICES,
    *DEAL,
    *VIEW,
    *TURNS,
    *LIVE,
)
