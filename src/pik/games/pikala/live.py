"""The live table (PK-8.6): what can be done though it breaks a rule, and what comes of it."""

from msgspec import UNSET
from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.cardset import cards_of, mask_of_indices, size_of
from pik.core.breach import Breaches, priced
from pik.core.lazy import Choices, Listed
from pik.core.message import Refusal
from pik.core.seat import Seat, put
from pik.games.pikala import choices, rules, scoring
from pik.games.pikala.actions import Action, Play, Serve
from pik.games.pikala.state import Deal, Live, Tried
from pik.games.pikala.turns import available_to, drawer_of, is_entitled, phase_of, waiting_for

CARDS, DEALING = "PK-8.1", "PK-8.2"


def breaches(deal: Deal, seat: Seat) -> tuple[Breaches[Action], ...]:
    """What a seat that is waited for can do against a rule; nothing at a guided table."""
    if deal.live is UNSET or seat not in waiting_for(deal):
        return ()
    match phase_of(deal):
        case "play":
            return costing(CARDS, Listed(tuple(map(Play, cards_of(unlawful_cards(deal, seat))))))
        case "serve" if not is_entitled(deal):
            return costing(DEALING, Listed((Serve(give=True),)))
        case "draw" if seat == deal.dealer and not is_entitled(deal):
            most = rules.most_asked(available_to(deal, seat))
            return costing(DEALING, choices.draws_of(deal.hands[seat], range(1, most + 1)))
        case _:
            return ()


def costing(rule: str, acts: Choices[Action]) -> tuple[Breaches[Action], ...]:
    """Acts that cost a big hooliganka, if there are any."""
    return (Breaches(rule, scoring.HOOLIGANKA, acts),) if acts.size else ()


def unlawful_cards(deal: Deal, seat: Seat) -> int:
    """The cards that a player holds and may not play, without those tried in this turn already (PK-8.1)."""
    tried = sum(1 << each.card for each in tried_now(deal))
    return deal.hands[seat] & ~choices.lawful_cards(deal, seat) & ~tried


def tried_now(deal: Deal) -> tuple[Tried, ...]:
    """What whoever is to play has tried in this turn."""
    if deal.live is UNSET or not deal.live.tried:
        return ()
    player, number = next(iter(waiting_for(deal))), len(deal.tricks)
    return tuple(each for each in deal.live.tried if (each.seat, each.number) == (player, number))


def refusal(deal: Deal, seat: Seat, action: Action) -> Refusal | None:
    """Why an act is not accepted, with its price where it can be done all the same; None when it is."""
    no = choices.refusal(deal, seat, action)
    return no if no is None or deal.live is UNSET else priced(no, breaches(deal, seat), action)


def broken(deal: Deal, seat: Seat, action: Action, no: Refusal) -> Deal:
    """A breach done: a card is seen and goes back (PK-8.1), or the deal is void (PK-8.2); the price is written."""
    scores = put(deal.scores, seat, deal.scores[seat] + no.price)
    if isinstance(action, Play) and deal.live is not UNSET:
        tried = Tried(len(deal.tricks), seat, index_of(action.card), no.code)
        return replace(deal, scores=scores, live=Live((*deal.live.tried, tried)))
    scoring.whole(sum(scores) - sum(deal.start))
    return replace(taken_up(deal), scores=scores, end="void")


def served(deal: Deal, *, give: bool) -> Deal:
    """Cards for whoever asked, or the own ones back (PK-8.2); the draw is still to be counted."""
    seat = drawer_of(deal)
    if not give:
        return replace(taken_up(deal), draws=(*deal.draws, 0))
    count = rules.HAND_SIZE - size_of(deal.hands[seat])
    hand = deal.hands[seat] | mask_of_indices(deal.pack[:count])
    return replace(deal, hands=put(deal.hands, seat, hand), pack=deal.pack[count:], draws=(*deal.draws, count))


def put_away(deal: Deal, seat: Seat, discards: int) -> Deal:
    """Cards put away by a player who asks for as many."""
    return replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] & ~discards),
        discards=put(deal.discards, seat, discards),
    )


def taken_up(deal: Deal) -> Deal:
    """The cards that were put away for a draw are in the hand again."""
    seat = drawer_of(deal)
    return replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] | deal.discards[seat]),
        discards=put(deal.discards, seat, 0),
    )
