"""Whether a card just played is better taken back (PQ-5.4): only where the other's hand has come to lie open."""

from pik.bots.policy.piquet.playing import BOUND, capots, thirty
from pik.bots.policy.piquet.search import Search
from pik.bots.policy.piquet.sight import Sight
from pik.cards.card import INDEX
from pik.cards.cardset import indices_of
from pik.games.piquet import rules
from pik.games.piquet.rules import NORMAN


def regretting(sight: Sight) -> bool:
    """Whether another card would have brought more against the other's hand, which lies open card by card."""
    other = sight.others[0]
    if sight.view.seats == NORMAN or sight.known.parts[other].missing or not sight.view.tricks:
        return False
    last = sight.view.tricks[-1]
    led, mine = (INDEX[placed.card] for placed in last.cards)
    hand, theirs = sight.hand | 1 << mine, sight.known.parts[other].known | 1 << led
    taken = sight.view.taken[other] - (last.winner == other)
    search = Search(capots(sight), thirty(sight))
    elder = int(other == sight.elder)
    worth = {
        card: -search.after(theirs, hand, taken, elder, led, card, -BOUND, BOUND)
        for card in indices_of(rules.lawful_cards(hand, led // 13))
    }
    return max(worth.values()) > worth[mine]
