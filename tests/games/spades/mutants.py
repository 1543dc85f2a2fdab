"""Faults to be planted in Spades, one or more a rule; each must be found by a test that bears the rule's number."""

from typing import Final

from house.mutant import Mutant


def faults(file: str, *each: tuple[str, str, str]) -> tuple[Mutant, ...]:
    """Faults of one module: rule, what stands there, what is planted."""
    return tuple(Mutant(file, rule, old, new) for rule, old, new in each)


RULES = faults(
    "rules.py",
    ("SP-2.1", "    return number >= least\n", "    return number > least\n"),
    ("SP-2.1", "    return number >= least\n", "    return number >= least and number < 13\n"),
    ("SP-2.1", "    return max(1, lowest - partners)\n", "    return max(2, lowest - partners)\n"),
    ("SP-2.4", "return double_nil != partners_double_nil", "return double_nil or partners_double_nil"),
    ("SP-2.4", "return double_nil != partners_double_nil", "return double_nil and not partners_double_nil"),
    ("SP-2.4", "EXCHANGED = 3", "EXCHANGED = 2"),
    ("SP-3.1", "    return suited if suited != 0 else hand\n", "    return hand\n"),
    ("SP-3.1", "    return suited if suited != 0 else hand\n", "    return suited if suited != 0 else hand & -hand\n"),
    ("SP-3.1", "return 0 if suit_of(card) == led else suit_mask(led)", "return 0"),
    ("SP-3.1", "return 0 if suit_of(card) == led else suit_mask(led)", "return suit_mask(led)"),
    ("SP-3.2", "    if broken or plain == 0:\n        return hand\n    return plain\n", "    return hand\n"),
    ("SP-3.2", "    if broken or plain == 0:\n", "    if plain == 0:\n"),
    ("SP-3.2", "    if broken or plain == 0:\n", "    if broken:\n"),
    ("SP-3.2", "    return suit_of(card) == SPADES\n", "    return False\n"),
    ("SP-3.2", "    return suit_of(card) == SPADES\n", "    return suit_of(card) != HEARTS\n"),
    ("SP-3.2", "return PLAIN_SUITS if suit_of(card) == SPADES and not broken else 0", "return 0"),
    ("SP-3.2", "return PLAIN_SUITS if suit_of(card) == SPADES and not broken else 0", "return PLAIN_SUITS"),
    ("SP-3.2", "if suit_of(card) == SPADES and not broken else 0", "if suit_of(card) == SPADES else 0"),
    ("SP-6.2", "    if number == 0:\n        return nil\n", ""),
    ("SP-6.2", "        return nil\n", "        return True\n"),
    ("SP-6.2", "        return nil\n", "        return nil and least == 1\n"),
    ("SP-6.3", "FAR = 100", "FAR = 101"),
    ("SP-6.3", "FAR = 100", "FAR = 99"),
    ("SP-6.3", "return other - own >= FAR", "return own - other >= FAR"),
    ("SP-6.3", "return other - own >= FAR", "return other >= FAR"),
    ("SP-6.5", "    return max(1, lowest - partners)\n", "    return max(1, lowest)\n"),
    ("SP-6.5", "    return max(1, lowest - partners)\n", "    return 1\n"),
    ("SP-6.5", "    return max(1, lowest - partners)\n", "    return max(0, lowest - partners) + 1\n"),
)

SCORING = faults(
    "scoring.py",
    ("SP-2.2", "NIL = 100", "NIL = 50"),
    ("SP-2.2", "    return worth if tricks == 0 else -worth\n", "    return worth\n"),
    ("SP-2.2", "    return worth if tricks == 0 else -worth\n", "    return worth if tricks < 2 else -worth\n"),
    ("SP-2.2", "for bid, tricks in own if bid == 0),", "for bid, tricks in own[:1] if bid == 0),"),
    ("SP-2.2", '*(Part("SP-2.2", "part-nil", nil) for nil in result.nils)', "*()"),
    ("SP-2.3", "worth = 2 * NIL if double else NIL", "worth = NIL"),
    ("SP-2.3", "worth = 2 * NIL if double else NIL", "worth = 4 * NIL if double else NIL"),
    ("SP-2.3", "for bid, tricks in own if bid == DOUBLE_NIL),", "for bid, tricks in own[:1] if bid == DOUBLE_NIL),"),
    ("SP-2.5", "if bid in {0, DOUBLE_NIL}", "if bid == DOUBLE_NIL"),
    ("SP-2.5", "if bid is not None and bid > 0]", "if bid is not None and bid >= 0]"),
    ("SP-4.1", "PER_TRICK = 10", "PER_TRICK = 11"),
    ("SP-4.1", "    return worth if won >= contract else -worth\n", "    return worth if won > contract else -worth\n"),
    (
        "SP-4.1",
        "    return worth if won >= contract else -worth\n",
        "    return worth if won == contract else -worth\n",
    ),
    ("SP-4.1", "    return worth if won >= contract else -worth\n", "    return worth if won >= contract else 0\n"),
    ("SP-4.1", "return max(0, won - contract)", "return won - contract"),
    ("SP-4.1", "return max(0, won - contract)", "return 0"),
    ("SP-4.1", '*part("SP-4.1", "part-bags", result.over)', '*part("SP-4.1", "part-bags", 2 * result.over)'),
    ("SP-4.2", "won=sum(tricks for _, tricks in numbers)", "won=sum(tricks for _, tricks in own)"),
    ("SP-4.2", "return self.over + self.nil_tricks", "return self.over"),
    ("SP-4.2", '*part("SP-4.2", "part-nil-bags", result.nil_tricks)', "*()"),
    (
        "SP-4.2",
        '*part("SP-4.2", "part-nil-bags", result.nil_tricks)',
        '*part("SP-4.2", "part-nil-bags", result.nil_tricks if result.won >= result.contract else 0)',
    ),
    ("SP-4.3", "BAGS = 10", "BAGS = 9"),
    ("SP-4.3", "PENALTY = 100", "PENALTY = 50"),
    ("SP-4.3", "    return bags // BAGS\n", "    return min(1, bags // BAGS)\n"),
    ("SP-4.3", "    return bags % BAGS\n", "    return bags\n"),
    ("SP-4.3", "    return bags % BAGS\n", "    return 0 if bags >= BAGS else bags\n"),
    ("SP-4.3", "full = penalties(bags + result.bags)", "full = penalties(result.bags)"),
    ("SP-6.1", "if house.bag_penalty else 0", "if True else 0"),
    ("SP-6.6", "if ten_for_200 and contract == TEN", "if ten_for_200 and contract >= TEN"),
    ("SP-6.6", "if ten_for_200 and contract == TEN", "if contract == TEN"),
    ("SP-6.6", "TEN_SCORES = 200", "TEN_SCORES = 100"),
    ("SP-6.6", "own_price = house.ten_for_200 and result.contract == TEN", "own_price = result.contract == TEN"),
    ("SP-6.6", "own_price = house.ten_for_200 and result.contract == TEN", "own_price = False"),
)

LEDGER = faults(
    "ledger.py",
    ("SP-1.2", "    return max(one, other) >= target and one != other\n", "    return max(one, other) >= target\n"),
    ("SP-1.2", "max(one, other) >= target and one", "max(one, other) > target and one"),
    ("SP-1.2", "max(one, other) >= target and one", "one >= target and one"),
    (
        "SP-1.2",
        "return None if one == other else int(other > one)",
        "return None if one == other else int(other < one)",
    ),
    ("SP-1.2", "(standing.dealer + number) % config.seats)", "(standing.dealer - number) % config.seats)"),
    ("SP-1.2", "(standing.dealer + number) % config.seats)", "standing.dealer)"),
    ("SP-1.2", "if decided(one, other, config.target):", "if decided(one, other, 500):"),
    ("SP-1.3", "frozenset({CHANCE}) if standing.dealer is None", "frozenset() if standing.dealer is None"),
    ("SP-1.3", "for dealer in range(config.seats)", "for dealer in range(SIDES)"),
    ("SP-1.3", "return replace(standing, dealer=act.dealer)", "return replace(standing, dealer=Seat(0))"),
    ("SP-1.3", "(0,) * SIDES, config.first_dealer)", "(0,) * SIDES, None)"),
    ("SP-1.4", 'return "cap" if len(standing.rows) >= config.cap else None', "return None"),
    ("SP-1.4", "len(standing.rows) >= config.cap", "len(standing.rows) > config.cap"),
    ("SP-1.4", "len(standing.rows) >= config.cap", "len(standing.rows) >= 100"),
    ("SP-1.4", "return None if one == other else int(other > one)", "return int(other > one)"),
    ("SP-6.4", "if config.floor is not None and", "if False and config.floor is not None and"),
    ("SP-6.4", "decided(-one, -other, -config.floor)", "decided(-one, -other, 1 - config.floor)"),
    ("SP-6.4", "decided(-one, -other, -config.floor)", "decided(-one, -other, 200)"),
    ("SP-6.4", "decided(-one, -other, -config.floor)", "min(one, other) <= config.floor"),
    ("SP-7.2", "unready=tuple(Seat(seat) for seat in range(config.seats))", "unready=()"),
    ("SP-7.2", "unready=tuple(Seat(seat) for seat in range(config.seats))", "unready=(Seat(0),)"),
    ("SP-7.2", "for each in standing.unready if each != seat", "for each in standing.unready if each > seat"),
    ("SP-7.2", "return replace(after, end=end, winner=", "return replace(after, end=end, unready=(Seat(0),), winner="),
    ("SP-7.3", "moved.get(dealer_of(config, standing, len(standing.rows)))", "standing.dealer"),
    ("SP-7.3", "moved.get(dealer_of(config, standing, len(standing.rows)))", "moved.get(standing.dealer)"),
    ("SP-7.3", "moved.get(dealer_of(config, standing, len(standing.rows)))", "config.first_dealer"),
    (
        "SP-7.3",
        "moved.get(dealer_of(config, standing, len(standing.rows)))",
        "dealer_of(config, standing, len(standing.rows))",
    ),
)

TALLY = faults(
    "tally.py",
    ("SP-1.2", "score + sum(part.amount for part in each)", "sum(part.amount for part in each)"),
    ("SP-1.2", "if is_over(deal) else None", "if deal.tricks or deal.taken else None"),
    ("SP-6.1", "if house.bag_penalty else gathered", "if True else gathered"),
    ("SP-4.3", "tuple(map(scoring.bags_left, gathered)) if house.bag_penalty else gathered", "gathered"),
)

BIDDING = faults(
    "bidding.py",
    ("SP-6.3", 'if house.double_nil == "off":', 'if house.double_nil == "never":'),
    ("SP-6.3", "scores[side], scores[1 - side]", "scores[1 - side], scores[side]"),
    ("SP-6.3", 'if house.double_nil == "behind" and not', 'if house.double_nil != "off" and not'),
    ("SP-6.3", "config.scores, Seat(seat)) is not None", "config.scores, Seat(seat)) is None"),
    ("SP-6.5", "or any(number <= 0 for number in numbers)", ""),
    ("SP-6.5", "or any(number <= 0 for number in numbers)", "or any(number < 0 for number in numbers)"),
    ("SP-6.5", "if len(numbers) < len(partners) or", "if"),
    ("SP-6.5", "if at != seat and side_of(at) == side_of(seat)]", "if at != seat]"),
    ("SP-2.3", '    if not deal.looked[seat]:\n        return Refusal("look-first")\n', ""),
    ("SP-6.2", '        return Refusal("no-nil")\n', '        return Refusal("bid-too-low", need=1, lowest=0)\n'),
    ("SP-2.1", "range(rules.HAND_SIZE + 1)", "range(rules.HAND_SIZE)"),
)

PLAY = faults(
    "play.py",
    ("SP-3.1", "winning_card(trick, SPADES)", "winning_card(trick, -1)"),
    ("SP-3.1", "winning_card(trick, SPADES)", "max(trick)"),
    ("SP-3.1", "winner = Seat((deal.leader + trick", "winner = Seat((1 + trick"),
    ("SP-3.1", "        leader=winner,\n", ""),
    ("SP-3.1", "put(deal.taken, winner, deal.taken[winner] + 1)", "put(deal.taken, deal.leader, 1)"),
    ("SP-3.1", 'Refusal("must-follow", suit=SUITS[suit_of(trick[0])])', 'Refusal("must-follow", suit=SUITS[0])'),
    (
        "SP-3.2",
        "broken = deal.broken or rules.breaks(index)",
        "broken = deal.broken or (rules.breaks(index) and not trick[1:])",
    ),
    ("SP-3.2", "broken = deal.broken or rules.breaks(index)", "broken = rules.breaks(index)"),
    ("SP-3.2", 'else Refusal("not-broken")', 'else Refusal("not-now")'),
    ("SP-7.1", "if deal.trick or seat in deal.claimants else", "if seat in deal.claimants else"),
    ("SP-7.1", "if deal.trick or seat in deal.claimants else", "if deal.trick else"),
    ("SP-7.1", "broken=broken, claimants=())", "broken=broken)"),
    ("SP-7.1", "    if claim is None or not accept:\n", "    if claim is None:\n"),
    ("SP-7.1", "agreed=(*claim.agreed, seat)", "agreed=(seat,)"),
    ("SP-7.1", "    if voters_of(after):\n        return after\n", ""),
    ("SP-7.1", "rules.HAND_SIZE - sum(deal.taken)", "1"),
    ("SP-7.1", "put(deal.taken, claim.seat, deal.taken[claim.seat] + left)", "put(deal.taken, seat, left)"),
    ("SP-7.1", "deal.shown if seat in deal.shown else (*deal.shown, seat)", "deal.shown"),
    ("SP-7.1", "deal.shown if seat in deal.shown else (*deal.shown, seat)", "(*deal.shown, seat)"),
)

TURNS = faults(
    "turns.py",
    ("SP-3.1", "(deal.leader + len(deal.trick)) % deal.seats", "(deal.leader - len(deal.trick)) % deal.seats"),
    ("SP-1.1", "(deal.dealer + 1 + at) % deal.seats", "(deal.dealer + at) % deal.seats"),
    ("SP-5.1", "(deal.dealer + 1 + at) % deal.seats", "(deal.dealer + at) % deal.seats"),
    ("SP-7.1", "if side_of(seat) != side_of(claim.seat)", "if seat != claim.seat"),
    ("SP-7.1", "- set(claim.agreed)", ""),
    ("SP-3.1", "sum(deal.taken) == rules.HAND_SIZE", "sum(deal.taken) == rules.HAND_SIZE - 1"),
)

PARTNERS = (
    *faults(
        "partners/turns.py",
        ("SP-2.1", "deal.dealer + 1 + SEATS - deal", "deal.dealer + SEATS - deal"),
        ("SP-2.4", "(seat + 2) % SEATS", "(seat + 1) % SEATS"),
        ("SP-2.4", "if not deal.given[seat] and exchanges", "if exchanges"),
        ("SP-2.4", 'return "exchange"', 'return "play"'),
        ("SP-2.1", '        return "bid"\n', '        return "play"\n'),
    ),
    *faults(
        "partners/choices.py",
        ("SP-2.3", "if deal.looked[seat] else UNSEEN", "if True else UNSEEN"),
        ("SP-2.3", "UNSEEN = Listed[Action]((Look(), DoubleNil()))", "UNSEEN = Listed[Action]((Look(),))"),
        ("SP-2.3", "return NOTHING if deal.looked[seat] or seat in waiting_for(deal) else LOOK", "return NOTHING"),
        ("SP-2.3", "if deal.looked[seat] or seat in waiting_for(deal) else LOOK", "if deal.looked[seat] else LOOK"),
        ("SP-2.4", "        (rules.EXCHANGED,),\n", "        (2, rules.EXCHANGED),\n"),
        ("SP-7.1", "            return claims(deal, seat)\n", "            return NOTHING\n"),
    ),
    *faults(
        "partners/deal.py",
        ("SP-1.1", "shuffle.deck[at::SEATS]", "shuffle.deck[13 * at : 13 * at + 13]"),
        ("SP-2.3", "looked=put(deal.looked, seat, True), bids=put", "bids=put"),
        ("SP-2.4", "    if deal.given[partner]:\n", "    if True:\n"),
        ("SP-2.4", "        hands = put(hands, partner, hands[partner] | cards)\n", ""),
        ("SP-2.4", "hands[seat] | deal.given[partner]", "hands[seat]"),
        ("SP-3.1", "leader=Seat((config.dealer + 1) % SEATS)", "leader=config.dealer"),
        ("SP-6.3", "looked=seen_from_start(config, SEATS)", "looked=(False,) * SEATS"),
    ),
    *faults(
        "partners/view.py",
        ("SP-2.4", "return action if viewer == seat else Laid()", "return action"),
        ("SP-2.4", "return action if viewer == seat else Laid()", "return Laid()"),
        ("SP-2.4", "if seat is not None and given else ()", "if seat is not None else ()"),
        ("SP-2.4", "given = 0 if seat is None else deal.given[seat]", "given = 0"),
        ("SP-1.1", "            return Shuffled(commitment(action))\n", "            return Shuffled(action.salt)\n"),
    ),
    *faults(
        "partners/worlds.py",
        ("SP-2.4", "for _ in self._hidden:\n            ways *= GIFTS", "for _ in ():\n            ways *= GIFTS"),
        ("SP-2.4", "sure[partner] = mask_of(self.view.given) & ~self._played[partner]", "pass"),
        ("SP-2.4", "else Part(0, rules.EXCHANGED)", "else Part(0)"),
    ),
)

TWO_HANDED = (
    *faults(
        "two_handed/turns.py",
        ("SP-5.1", "len(deal.kept) % SEATS", "len(deal.kept) // 13 % SEATS"),
        ("SP-5.2", '    if not all(deal.looked):\n        return "blind"\n', ""),
        ("SP-5.2", '    if None in deal.bids:\n        return "bid"\n', ""),
        (
            "SP-5.2",
            "for seat in order_of(deal) if deal.bids[seat] is None",
            "for seat in (0, 1) if deal.bids[seat] is None",
        ),
    ),
    *faults(
        "two_handed/deal.py",
        (
            "SP-5.1",
            "drawn(deal, seat, deal.stock[0], deal.stock[1], kept=True)",
            "drawn(deal, seat, deal.stock[1], deal.stock[0], kept=True)",
        ),
        (
            "SP-5.1",
            "drawn(deal, seat, deal.stock[1], deal.stock[0], kept=False)",
            "drawn(deal, seat, deal.stock[0], deal.stock[1], kept=False)",
        ),
        ("SP-5.1", "stock=deal.stock[2:]", "stock=deal.stock[1:]"),
        ("SP-5.1", "discards=put(deal.discards, seat, deal.discards[seat] | 1 << thrown),", ""),
        ("SP-5.1", "kept=(*deal.kept, kept)", "kept=(*deal.kept, True)"),
        ("SP-5.2", "leader=Seat(1 - config.dealer)", "leader=config.dealer"),
        (
            "SP-5.2",
            "looked=put(deal.looked, seat, True), bids=put(deal.bids, seat, DOUBLE_NIL)",
            "looked=put(deal.looked, seat, True)",
        ),
        ("SP-6.3", "looked=seen_from_start(config, SEATS)", "looked=(False,) * SEATS"),
    ),
    *faults(
        "two_handed/view.py",
        ("SP-5.1", "and seat == drawer_of(deal) else None", "and seat is not None else None"),
        ("SP-5.1", "and seat == drawer_of(deal) else None", "and seat != drawer_of(deal) else None"),
        ("SP-5.1", "discarded=() if seat is None else cards_of(deal.discards[seat])", "discarded=()"),
        (
            "SP-5.1",
            "discarded=() if seat is None else cards_of(deal.discards[seat])",
            "discarded=cards_of(deal.discards[1])",
        ),
    ),
)

SHOWN = (
    *faults(
        "view.py",
        ("SP-2.3", "if seat is None or not deal.looked[seat] else", "if seat is None else"),
        ("SP-7.1", "for seat in deal.shown)", "for seat in deal.shown[:0])"),
    ),
    *faults(
        "screen.py",
        ("SP-3.3", "if view.tricks and not view.trick else None", "if view.tricks else None"),
        ("SP-3.3", "return view.tricks[-1]", "return view.tricks[0]"),
        ("SP-3.3", "tricks=view.taken[seat]", "tricks=0"),
        ("SP-1.2", 'if view.phase != "over":', "if True:"),
        ("SP-3.2", 'broken = (Message("spades-broken"),) if view.broken else ()', "broken = ()"),
    ),
    *faults(
        "knowledge.py",
        ("SP-3.2", "broken = broken or rules.breaks(card)", "broken = broken"),
        ("SP-3.1", "barred[placed.seat] |= rules.bars_by_following", "barred[0] |= rules.bars_by_following"),
    ),
    *faults(
        "narrate.py",
        ("SP-3.2", "if after.broken and not deal.broken else ()", "if after.broken else ()"),
        ("SP-3.1", 'Happening("takes-trick", after.leader, ends=True)', 'Happening("takes-trick", seat, ends=True)'),
    ),
    *faults(
        "series.py",
        ("SP-7.3", "[match for match in matches if match.over]", "list(matches)"),
        ("SP-7.3", "side_of(seat) == match.standing.winner", "seat == match.standing.winner"),
        ("SP-7.3", "    if not match.over:\n", "    if False:\n"),
    ),
)

MUTANTS: Final = (
    *RULES,
    *SCORING,
    *LEDGER,
    *TALLY,
    *BIDDING,
    *PLAY,
    *TURNS,
    *PARTNERS,
    *TWO_HANDED,
    *SHOWN,
)
