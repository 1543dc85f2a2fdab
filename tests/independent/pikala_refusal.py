"""What the rules forbid: for every act the reason against it."""

from .pikala_acts import REASONS, SALT, Act, cards, kind_of, within
from .pikala_cards import BOYS, DECK, breach
from .pikala_match import TABLE, Match

PHASE_OF = {"sit-out": "draw", "announce": "declare", "rams": "declare", "claim": "play", "none-mine": "play"}


def refusal(match: Match, seat: int, act: Act) -> str | None:
    """Why the act can't be taken now, or None."""
    kind = kind_of(act)
    if kind is None:
        return "no act of this game has that form"
    if match.phase == "over":
        return "the match is over"
    if kind == "mark":
        return _refuse_mark(match, seat, act)
    if kind in ("unmark", "consent"):
        return _refuse_taking_back(match, seat, act)
    if match.phase != PHASE_OF.get(kind, kind):
        return f"{kind} has no place in phase {match.phase}"
    if kind in ("claim", "none-mine"):
        return _refuse_unasked(match, seat, kind)
    if seat not in match.to_act:
        return f"seat {seat} is not awaited"
    return _refuse_asked(match, seat, kind, act)


def _refuse_asked(match: Match, seat: int, kind: str, act: Act) -> str | None:
    match kind:
        case "lot":
            return None if within(act["dealer"], 0, match.seats - 1) else "the lot falls on a seat"
        case "shuffle":
            return _refuse_shuffle(act)
        case "cut":
            return None if within(act["at"], 1, 35) else "PK-2.2: a cut is at 1 to 35"
        case "draw":
            return _refuse_draw(match, seat, act)
        case "serve":
            return _refuse_serve(match, act)
        case "sit-out":
            return _refuse_sit_out(match, seat)
        case "announce":
            return _refuse_announce(match, seat, act)
        case "rams":
            same = len({card[0] for card in match.hands[seat]}) == 1
            return None if same else "PK-4.2: a rams is five cards of one suit"
        case "play":
            return _refuse_play(match, seat, act)
        case "vote":
            return None if isinstance(act["accept"], bool) else "a vote is yes or no"
        case _:
            return None


def _refuse_mark(match: Match, seat: int, act: Act) -> str | None:
    if seat != TABLE:
        return "PK-8.5: a mark is given by the scorer"
    known = within(act["seat"], 0, match.seats - 1) and act["reason"] in REASONS
    return None if known else "PK-8.5: a mark names a seat and a reason"


def _refuse_taking_back(match: Match, seat: int, act: Act) -> str | None:
    """PK-8.5 at a live table: the scorer asks, everybody but the owner of the last mark agrees."""
    if act["type"] == "unmark":
        may = match.live and seat == TABLE and match.last_mark() is not None and match.may_agree is None
        return None if may else "PK-8.5: the scorer may ask, once, where a mark stands"
    may = match.may_agree is not None and seat in match.may_agree and isinstance(act["accept"], bool)
    return None if may else "PK-8.5: who has still to agree"


def _refuse_serve(match: Match, act: Act) -> str | None:
    if not isinstance(act["give"], bool):
        return "the dealer gives or refuses"
    entitled = match.may_draw(match.line[0])
    if entitled and not act["give"]:
        return "PK-3.1: who may draw is given"
    return "PK-3.2, PK-8.2: no draw at 3 or less" if act["give"] and not entitled else None


def _refuse_unasked(match: Match, seat: int, kind: str) -> str | None:
    if seat not in match.in_deal:
        return "not in the deal"
    if kind == "none-mine":
        over = not match.hands[seat] and seat not in match.said_none_mine
        return None if over else "PK-7.1: said once, after one's last card"
    if match.trick:
        return "PK-7.2: a card is on the table"
    return "PK-7.2: one claim a trick" if seat in match.claimed else None


def _refuse_shuffle(act: Act) -> str | None:
    deck, salt = act["deck"], act["salt"]
    try:
        whole = len(cards(deck)) == len(DECK)
    except ValueError as error:
        return str(error)
    salted = isinstance(salt, str) and SALT.fullmatch(salt) is not None
    return None if whole and salted else "PK-1.1: 36 cards and a salt"


def _refuse_draw(match: Match, seat: int, act: Act) -> str | None:
    try:
        discards = cards(act["discards"])
    except ValueError as error:
        return str(error)
    if not match.hands[seat].issuperset(discards):
        return "PK-3.1: discards come from the hand"
    if len(discards) > match.cards_for(seat):
        return "PK-3.5: fewer cards are left"
    served = match.live and seat != match.dealer
    return "PK-3.2: no draw at 3 or less" if discards and not match.may_draw(seat) and not served else None


def _refuse_sit_out(match: Match, seat: int) -> str | None:
    allowed = match.seats > 4 and match.may_draw(seat) and match.cards_for(seat) < 5
    return None if allowed else "PK-3.4: sitting out needs 5 or 6 seats, a right to draw and a short stock"


def _refuse_announce(match: Match, seat: int, act: Act) -> str | None:
    pikala, boys = act["pikala"], act["boys"]
    if not isinstance(pikala, bool) or not (boys is None or (isinstance(boys, str) and boys in BOYS)):
        return "PK-5.1: Pikala or not; blonds, brunettes or no boys"
    if not pikala and boys is None:
        return None
    if match.rams:
        return "PK-4.2: after a rams only another rams"
    needed = {"SA"} if pikala else set[str]()
    if isinstance(boys, str):
        needed |= BOYS[boys]
    if not needed <= match.hands[seat]:
        return "PK-5.1: without the cards"
    threshold = 17 if pikala and boys else 12 if pikala else 7
    return None if match.scores[seat] >= threshold else "PK-5.1: without the score"


def _refuse_play(match: Match, seat: int, act: Act) -> str | None:
    card = act["card"]
    if not isinstance(card, str):
        return "a card is a text"
    assert match.trump is not None
    return breach(card, match.hands[seat], match.cards_on_table(), match.trump, seat not in match.have_led)
