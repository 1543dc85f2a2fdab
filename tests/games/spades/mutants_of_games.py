"""Faults to be planted in what is each Spades game's own, and in what is shown and told."""

from tests.games.spades.planting import faults

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
