"""What the rules of Spades forbid: for every act the reason against it."""

from .spades_acts import SALT, Act, cards, kind_of, number, within
from .spades_cards import DECK, breach
from .spades_match import Match

PHASES_OF = {
    "look": {"bid", "blind"},
    "double-nil": {"bid", "blind"},
    "keep": {"draw"},
    "pass": {"draw"},
    "claim": {"play"},
}


def refusal(match: Match, seat: int, act: Act) -> str | None:
    """Why the act can't be taken now, or None."""
    kind = kind_of(act, match.seats)
    if kind is None:
        return "no act of this game has that form"
    if match.phase == "over":
        return "the match is over"
    if match.phase not in PHASES_OF.get(kind, {kind}):
        return f"{kind} has no place in phase {match.phase}"
    if kind == "claim":
        return _refuse_claim(match, seat)
    if kind == "look" and match.phase == "bid":
        return _refuse_look(match, seat)
    if seat not in match.to_act:
        return f"seat {seat} is not awaited"
    return _refuse_asked(match, seat, kind, act)


def _refuse_asked(match: Match, seat: int, kind: str, act: Act) -> str | None:
    match kind:
        case "lot":
            return None if within(act["dealer"], 0, match.seats - 1) else "the lot falls on a seat"
        case "shuffle":
            return _refuse_shuffle(act)
        case "double-nil":
            return _refuse_double(match, seat)
        case "bid":
            return _refuse_bid(match, seat, act)
        case "exchange":
            return _refuse_exchange(match, seat, act)
        case "play":
            return _refuse_play(match, seat, act)
        case "vote":
            return None if isinstance(act["accept"], bool) else "a vote is yes or no"
        case _:
            return None


def _refuse_claim(match: Match, seat: int) -> str | None:
    if not 0 <= seat < match.seats:
        return "players claim"
    if match.trick:
        return "a card is on the table"
    return "one claim a trick" if seat in match.claimed else None


def _refuse_look(match: Match, seat: int) -> str | None:
    if not 0 <= seat < match.seats:
        return "players look"
    return "SP-2.3: looked already" if seat in match.looked else None


def _refuse_shuffle(act: Act) -> str | None:
    deck, salt = act["deck"], act["salt"]
    try:
        whole = len(cards(deck)) == len(DECK)
    except ValueError as error:
        return str(error)
    salted = isinstance(salt, str) and SALT.fullmatch(salt) is not None
    return None if whole and salted else "SP-1.1: 52 cards and a salt"


def _refuse_double(match: Match, seat: int) -> str | None:
    if seat in match.looked:
        return "SP-2.3: who has looked bids no double nil"
    return None if match.may_double(seat) else "SP-2.3: the house allows no double nil now"


def _refuse_bid(match: Match, seat: int, act: Act) -> str | None:
    if not within(act["number"], 0, 13):
        return "SP-2.1: 0 to 13"
    if seat not in match.looked:
        return "SP-2.3: look, or bid double nil"
    if number(act, "number") == 0:
        return None if match.options.nil else "SP-2.2: the house plays without nil"
    return None if _reaches_lowest(match, seat, number(act, "number")) else "SP-2.1: the side bids too little"


def _reaches_lowest(match: Match, seat: int, value: int) -> bool:
    """Whether the side's numbers come to what the house asks for; it asks nothing while they can still grow."""
    partner = match.partner(seat)
    if partner is None:
        return value >= match.options.lowest_bid
    said = match.bids.get(partner)
    if isinstance(said, int) and said > 0:
        return said + value >= match.options.lowest_bid
    return True


def _refuse_exchange(match: Match, seat: int, act: Act) -> str | None:
    try:
        given = cards(act["cards"])
    except ValueError as error:
        return str(error)
    whole = len(given) == 3 and match.hands[seat].issuperset(given)
    return None if whole else "SP-2.4: three cards of the hand"


def _refuse_play(match: Match, seat: int, act: Act) -> str | None:
    card = act["card"]
    if not isinstance(card, str):
        return "a card is a text"
    return breach(card, match.hands[seat], match.cards_on_table(), broken=match.broken)
