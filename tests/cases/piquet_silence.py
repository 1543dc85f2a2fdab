"""Answers to cases of silence: a deal of piquet at a live table in which somebody counts nothing (PQ-6.1, PQ-6.2)."""

from msgspec.structs import replace

from pik.core.seat import Seat
from pik.games.piquet import combos
from pik.games.piquet.state import Deal, Live
from pik.games.piquet.turns import category_of, phase_of, speaker_of
from tests.cases.piquet_dealing import hands_for
from tests.cases.piquet_given import NAMES, Given, Trick, words
from tests.games.piquet import build
from tests.games.piquet.live_table import declaring


def silence(given: Given, _expect: dict[str, object]) -> dict[str, object]:
    """The counts after each trick, from what is in hand on; of a false brag (`elder_claim`) nothing is."""
    tricks: tuple[Trick, ...] = () if isinstance(given.tricks, dict) else given.tricks
    plays, hands = hands_for([(trick["leader"], trick["winner"]) for trick in tricks])
    offender = Seat(NAMES.index(given.offender or "E"))
    bragged = given.elder_claim is not None
    made = [given.hand[name] for name in NAMES] if isinstance(given.hand, dict) else [0, 0]
    kept = [0 if bragged and seat == offender else count for seat, count in enumerate(made)]
    deal = said(declaring(*map(words, hands)), offender if bragged else None)
    if not bragged:
        deal = replace(deal, live=Live(tuple(int(seat == offender) for seat in range(2))))
    after: list[dict[str, int]] = []
    for cards in plays:
        deal = build.played(deal, words(cards))
        after.append(dict(zip(NAMES, map(sum, zip(kept, deal.counts, strict=True)), strict=True)))
    return {"after": after}


def said(deal: Deal, bragging: Seat | None) -> Deal:
    """The deal after everybody kept silent, but for one false brag, of what the other has not either."""
    while phase_of(deal) == "declare":
        seat = speaker_of(deal)
        brags = build.game_of(deal).breaches(deal, seat)
        others = combos.held_in(deal.hands[1 - seat], category_of(deal))
        if seat == bragging and brags and not others:
            deal, bragging = build.act(deal, seat, list(brags[0].acts)[-1]), None
        else:
            deal = build.say(deal, build.SILENT)
    return deal
