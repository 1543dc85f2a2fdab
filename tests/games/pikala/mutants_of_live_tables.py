"""Faults to be planted in what live tables have besides; each must be found by a test with the rule's number."""

from tests.games.pikala.planting import faults

LIVE = (
    *faults(
        "rules.py",
        ("PK-8.2", "return most_drawn(DRAW_ABOVE + 1, available)", "return 1"),
    ),
    *faults(
        "scoring.py",
        ("PK-8.1", "HOOLIGANKA = 5", "HOOLIGANKA = 10"),
        ("PK-8.2", "HOOLIGANKA = 5", "HOOLIGANKA = 0"),
    ),
    *faults(
        "ledger.py",
        ("PK-8.2", "live=desk.voided(desk.of(standing.live), tally.parts)", "live=standing.live"),
        ("PK-8.2", 'if tally.end == "void" else with_row(standing, tally)', "if False else with_row(standing, tally)"),
        ("PK-8.2", "replace(standing, scores=tally.scores, live=desk", "replace(standing, live=desk"),
        ("PK-8.2", "desk.with_carried(standing.live, tally.parts)", "tally.parts"),
        ("PK-8.2", "live=replace(standing.live, carried=())", "live=standing.live"),
        ("PK-8.2", "len(written.rows) + voids(written) == LAST_DEAL", "len(written.rows) == LAST_DEAL"),
        ("PK-8.5", "    if not after.asked or desk.askable(after, config.seats):\n", "    if not after.asked:\n"),
        ("PK-8.5", "last.seat, last.row, -1)", "last.seat, len(standing.rows), -1)"),
        ("PK-8.5", "live=desk.given(standing.live, len(standing.rows), seat, reason)", "live=standing.live"),
    ),
    *faults(
        "desk.py",
        ("PK-8.5", "- {last_of(desk).seat} - set(desk.agreed)", "- set(desk.agreed)"),
        ("PK-8.5", "    if not accept:\n", "    if False:\n"),
        (
            "PK-8.5",
            "marks=(*desk.marks, Given(row, seat, reason)), asked=False",
            "marks=(*desk.marks, Given(row, seat, reason))",
        ),
        ("PK-8.5", "if not desk.marks[at].back)", ")"),
    ),
    *faults(
        "live.py",
        ("PK-8.1", "return deal.hands[seat] & ~choices.lawful_cards(deal, seat) & ~tried", "return 0"),
        ("PK-8.1", " & ~choices.lawful_cards(deal, seat) & ~tried", " & ~choices.lawful_cards(deal, seat)"),
        (
            "PK-8.1",
            "put(deal.scores, seat, deal.scores[seat] + no.price)",
            "put(deal.scores, seat - 1, deal.scores[seat] + no.price)",
        ),
        ("PK-8.1", "live=Live((*deal.live.tried, tried))", "live=deal.live"),
        ("PK-8.2", 'case "serve" if not is_entitled(deal):', 'case "serve" if False:'),
        ("PK-8.2", 'case "draw" if seat == deal.dealer and not is_entitled(deal):', 'case "draw" if False:'),
        ("PK-8.2", 'replace(taken_up(deal), scores=scores, end="void")', 'replace(deal, scores=scores, end="void")'),
        (
            "PK-8.2",
            "return replace(taken_up(deal), draws=(*deal.draws, 0))",
            "return replace(deal, draws=(*deal.draws, 0))",
        ),
        (
            "PK-8.6",
            "    if deal.live is UNSET or seat not in waiting_for(deal):\n",
            "    if seat not in waiting_for(deal):\n",
        ),
    ),
    *faults(
        "choices.py",
        (
            "PK-8.6",
            "tuple(Play(card) for card in cards_of(lawful_cards(deal, seat)))",
            "tuple(Play(card) for card in cards_of(deal.hands[seat]))",
        ),
        ("PK-8.2", "Serve(give=is_entitled(deal))", "Serve(give=True)"),
        ("PK-8.2", "asks = deal.live is not UNSET and seat != deal.dealer", "asks = False"),
    ),
    *faults(
        "tally.py",
        ("PK-8.1", "scoring.HOOLIGANKA * tried", "scoring.HOOLIGANKA * (tried > 0)"),
        ("PK-8.2", 'void = deal.end == "void" and seat == deal.dealer', "void = False"),
        ("PK-8.2", '    if deal.end == "void":\n        return ()\n', ""),
    ),
    *faults(
        "refused.py",
        ("PK-8.1", "known[each.seat] |= 1 << INDEX[each.card]", "pass"),
        ("PK-8.1", "barred, needed = barred | bars, needed & needs", "barred, needed = barred, needed"),
    ),
)
