"""Faults to be planted in what live tables have besides; each must be found by a test with the rule's number."""

from tests.games.piquet.planting import faults

LIVE = (
    *faults(
        "scoring.py",
        ("PQ-6.1", "return 2 if silence else 1", "return 1"),
        ("PQ-6.1", "return 2 if silence else 1", "return 3 if silence else 1"),
    ),
    *faults(
        "heard.py",
        (
            "PQ-3.1",
            '    return "good" if mine < theirs else "not-good"',
            '    return "not-good" if mine < theirs else "good"',
        ),
        (
            "PQ-6.2",
            '    if any(view.taken) or call.category == "set":\n        return any(view.taken)\n',
            "    return True\n",
        ),
        ("PQ-6.2", "return rules.pips_of(sum(", "return 1 + rules.pips_of(sum("),
        ("PQ-6.2", "    secret = secret and (view.live is UNSET or any(view.taken))\n", ""),
    ),
    *faults(
        "counting.py",
        ("PQ-6.1", "    if live.over[seat] or is_out(live, seat):\n", "    if is_out(live, seat):\n"),
        ("PQ-6.2", "    if live.over[seat] or is_out(live, seat):\n", "    if live.over[seat]:\n"),
        (
            "PQ-6.2",
            "scoring.beside_silence(any(live.over))",
            "scoring.beside_silence(any(live.over) or bool(live.wrong))",
        ),
        ("PQ-6.2", "    if is_out(deal.live, seat):\n        return 0\n", ""),
        ("PQ-6.2", "wrong.seat == seat and not wrong.righted for", "wrong.seat == seat for"),
        ("PQ-6.1", "    amount *= voice(deal.live, seat)\n", ""),
    ),
    *faults(
        "tally.py",
        ("PQ-6.1", "counting.voice(deal.live, seat) * extra", "extra"),
        ("PQ-6.2", "    if counting.is_out(deal.live, seat):\n        return ()\n", ""),
    ),
    *faults(
        "live.py",
        ("PQ-6.1", "tuple(range(count)),", "tuple(range(count - 1, count)),"),
        ("PQ-6.2", "brag for brag, size in said.items() if size not in held)", "brag for brag in said)"),
        ("PQ-6.2", "if size > theirs >= max(held, default=0))", "if size > theirs)"),
        ("PQ-6.2", "return (*equal, *better[:1])", "return better[:1]"),
        (
            "PQ-6.2",
            "    if deal.live is UNSET or seat not in waiting_for(deal):\n",
            "    if seat not in waiting_for(deal):\n",
        ),
    ),
    *faults(
        "truth.py",
        ("PQ-6.2", "return found[found.index(best[0]) :]", "return best"),
        ("PQ-6.2", "return is_declared(call) and not fitting(", "return bool(call.size) and not fitting("),
        ("PQ-6.2", "return deal.hands[seat] | played", "return deal.hands[seat]"),
        ("PQ-6.2", "if call.seat == seat and not is_wrong(deal.live, call))", "if call.seat == seat)"),
    ),
    *faults(
        "reckoning.py",
        ("PQ-6.2", "wrong=(*deal.live.wrong, *false)", "wrong=deal.live.wrong"),
        ("PQ-6.2", "        played=nothing,\n", ""),
        ("PQ-6.2", " and not counting.is_out(deal.live, held.seat))", ")"),
        ("PQ-6.2", " if is_declared(call) or not counting.is_out(deal.live, call.seat))", ")"),
    ),
    *faults(
        "saying.py",
        (
            "PQ-6.2",
            "first is not None and first.size and not is_wrong(deal.live, first)",
            "first is not None and first.size",
        ),
        ("PQ-3.1", 'if (second.second or second.answer) == "equal"', 'if second.second == "equal"'),
        ("PQ-6.2", "Wrong(seat, category, righted=True)", "Wrong(seat, category, righted=False)"),
        ("PQ-6.2", "    if len(after.verdicts) <= at:\n        return after\n", "    return after\n"),
    ),
    *faults(
        "choices.py",
        (
            "PQ-6.2",
            "    if deal.live is not UNSET and not deal.trick and len(deal.tricks) == 1:\n        return False\n",
            "",
        ),
        (
            "PQ-6.1",
            "isinstance(item, Exchange) and item.take is None else None",
            "isinstance(item, Exchange) else None",
        ),
    ),
    *faults(
        "deal.py",
        ("PQ-6.1", "over=put(deal.live.over, seat, over)", "over=deal.live.over"),
        ("PQ-6.2", "return after if any(deal.taken) else reckoning.looked(after, deal.leader, winner)", "return after"),
    ),
    *faults("knowledge.py", ("PQ-6.1", "(taken_by(view, seat) or 0) - over,", "(taken_by(view, seat) or 0),")),
)
