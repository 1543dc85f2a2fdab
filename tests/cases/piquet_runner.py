"""Answers the worked cases of piquet by playing them."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from pik.cards.card import index_of
from pik.cards.deck import PACK_32
from pik.core.seat import CHANCE, Seat
from pik.games.piquet import counting, scoring
from pik.games.piquet.actions import Cut, Exchange, Play, Shuffle, Spread
from pik.games.piquet.classic.config import Config
from pik.games.piquet.classic.ledger import koroliks as koroliks_of
from pik.games.piquet.ledger import Row
from pik.games.piquet.state import Deal
from pik.games.piquet.turns import phase_of
from tests.cases.case import Case
from tests.cases.piquet_dealing import hands_for
from tests.cases.piquet_given import NAMES, Cards, Given, Trick, all_said, counted, declaring, words
from tests.cases.piquet_silence import silence
from tests.games.piquet import build

Answers = dict[str, object]
BOOK = Path(__file__).parents[2] / "src" / "pik" / "games" / "piquet" / "README.md"
NUMBERS = {word: number for number, word in enumerate(["zero", "one", "two", "three", "four", "five", "six", "seven"])}


def answers(case: Case) -> Answers:
    """All answers to a case of piquet. Raises for an unknown kind, an unknown key or what can't come about."""
    return KINDS[case.kind](msgspec.convert(case.given, Given), case.expect)


def named(values: Sequence[int]) -> dict[str, int]:
    """Numbers by name."""
    return dict(zip(NAMES, values, strict=True))


def name_of(seat: Seat | None) -> str | None:
    """The name of a seat, if it is one."""
    return None if seat is None else NAMES[seat]


def table(given: Given, _expect: Answers) -> Answers:
    """A sequence of each length is declared alone."""
    found: dict[str, int] = {}
    for length in given.lengths:
        deal = build.declaring("S:" + "AKQJT987"[:length], "")
        found[str(length)] = build.say(deal, "-", "-", "all", "-", "-", "-").counts[0]
    return {"values": found}


def declare(given: Given, _expect: Answers) -> Answers:
    """Both declare everything, but what was forgotten, which is refused once a card is led."""
    forgot = given.elder_forgot if isinstance(given.elder_forgot, str) else None
    deal = all_said(declaring(given), forgot=forgot)
    later = build.by_turn(deal, *list(build.game_of(deal).options(deal, build.E))[:1])
    lost = build.game_of(deal).refusal(later, build.E, build.declaration(0, "set", "-")) is not None
    return {
        "categories": {
            verdict.category: category(deal, verdict.seat, verdict.category, equal=verdict.equal)
            for verdict in deal.verdicts
        },
        "hand_totals": named(deal.counts),
        "repique": name_of(deal.repique),
        "may_score": not (given.first_card_led and lost),
        "opponent_unchanged": later.counts[1] == deal.counts[1],
    }


def category(deal: Deal, seat: Seat | None, name: str, *, equal: bool) -> Answers:
    """Who counts in a category, how much, and whether the best were equal."""
    score = sum(counting.points_of(held) for held in deal.held if held.category == name)
    return {"winner": name_of(seat), "score": score, "equal": equal}


def carte_blanche(given: Given, _expect: Answers) -> Answers:
    """Each hand is dealt to the elder."""
    deals = [build.dealt(words(hand), "") for hand in given.hands]
    return {"blanche": [deal.whites[0] != 0 for deal in deals], "score": [deal.counts[0] for deal in deals]}


def all_count(given: Given, _expect: Answers) -> Answers:
    """Both declare everything; what the elder counts."""
    deal = all_said(declaring(given))
    return {**scores(deal, 0), "total": deal.counts[0], "repique": name_of(deal.repique)}


def scores(deal: Deal, seat: int) -> Answers:
    """What a seat counts in each category."""
    found = {
        name: category(deal, None, name, equal=False)["score"] if owned(deal, seat, name) else 0
        for name in ("point", "sequence", "set")
    }
    return {
        "point": found["point"],
        "sequences": found["sequence"],
        "sets": found["set"],
        "all_cards_count_bonus": scoring.CLEAN * (Seat(seat) in deal.clean),
    }


def owned(deal: Deal, seat: int, name: str) -> bool:
    """Whether a seat counts in a category."""
    return any(held.seat == seat and held.category == name for held in deal.held)


def deal(given: Given, _expect: Answers) -> Answers:
    """Both declare everything, and the cards are played."""
    seat = None if given.announced_capot is None else Seat(NAMES.index(given.announced_capot))
    start = now = all_said(declaring(given), None if seat == build.E else seat)
    after: list[dict[str, int]] = []
    for at, card in enumerate(given.plays):
        now = build.by_turn(now, Play(card, capot=at == 0 and seat == build.E))
        if not now.trick:
            after.append(named(without_end(now)))
    ended = phase_of(now) == "over"
    winner = max((0, 1), key=lambda each: now.counts[each])
    return {
        **scores(start, winner),
        "hand": named(start.counts),
        "after_repique": named(start.counts),
        "tricks": named(now.taken),
        "leza": next((name for at, name in enumerate(NAMES) if ended and counting.leza_of(now, Seat(at))), None),
        "capot": next((name for at, name in enumerate(NAMES) if ended and counting.capot_of(now, Seat(at))), None),
        "pique": name_of(now.pique),
        "play": named(now.played),
        "totals": named(now.counts),
        "after_each_trick": after,
    }


def without_end(now: Deal) -> tuple[int, ...]:
    """The counts without what is written after the last trick."""
    if phase_of(now) != "over":
        return now.counts
    return tuple(
        count - counting.leza_of(now, Seat(seat)) - counting.capot_of(now, Seat(seat))
        for seat, count in enumerate(now.counts)
    )


def count(given: Given, _expect: Answers) -> Answers:
    """The counts go on from what is in hand, over a trick of these cards or tricks won by these players."""
    made = [given.hand[name] for name in NAMES] if isinstance(given.hand, dict) else [0, 0]
    if given.first_trick:
        now = build.played(counted(build.none_said(declaring(given)), made), words(given.first_trick))
        return {"scores": named(now.counts), "pique": name_of(now.pique), "after": [named(now.counts)]}
    tricks: tuple[Trick, ...] = () if isinstance(given.tricks, dict) else given.tricks
    plays, hands = hands_for([(trick["leader"], trick["winner"]) for trick in tricks])
    now = counted(build.playing(*map(words, hands)), made)
    after: list[dict[str, int]] = []
    for cards in plays:
        now = build.played(now, words(cards))
        after.append(named(now.counts))
    return {"after": after, "pique": name_of(now.pique), "scores": named(now.counts)}


def legal(given: Given, _expect: Answers) -> Answers:
    """The cards of the dealer's hand that may answer a lead."""
    hand: Cards = tuple(card for card in PACK_32 if card in given.hand)
    if given.led is None:
        return {"legal": list(hand)}
    facing = build.played(build.playing(given.led, ""), given.led)
    other = replace(facing, hands=(0, sum(1 << index_of(card) for card in hand)))
    return {"legal": sorted(build.lawful(other))}


def settle(given: Given, _expect: Answers) -> Answers:
    """Deals are written one after the other; a korolik given by its net is one deal with it and one without."""
    games = [(game["A"], game["B"]) for game in given.games]
    for korolik in given.koroliks:
        games += [(int(korolik.get("A", 0)), int(korolik.get("B", 0))), (0, 0)]
    rows = tuple(Row(Seat(0), each, ((), ())) for each in games)
    found = koroliks_of(Config(deals=12), rows)
    first, second = (koroliks_of(Config(), rows[at : at + 1]) for at in (0, 1))
    each = [sides(korolik.points, refait=korolik.refait) for korolik in found]
    return {
        "after_game_1": both(first[0].net),
        "game_2_difference": both(second[0].net) if second else None,
        "korolik": both(found[0].points),
        "koroliks": each,
        "korolik_1": {**both(found[0].points), "refait": found[0].refait},
        "korolik_2": {**both(found[1].points), "refait": found[1].refait} if len(found) > 1 else None,
        "piquet": both(sum(korolik.points for korolik in found)),
        "games_in_piquet": Config().deals,
        "games_in_king": 12,
    }


def both(net: int) -> dict[str, int]:
    """A net at the side of whoever is ahead."""
    return {"A": max(net, 0), "B": max(-net, 0)}


def sides(net: int, *, refait: bool) -> Answers:
    """A korolik as it is written."""
    return {"refait": True} if refait else {"A" if net > 0 else "B": abs(net)}


def exchange(given: Given, _expect: Answers) -> Answers:
    """What elder and dealer may take, and what the dealer finds."""
    start = build.dealt("", "", five=words(given.talon_right), three=words(given.talon_left))
    answer: Answers = {}
    for taken in (3, 4, 5):
        after = build.by_turn(start, Exchange(build.view(start, 0).hand[:taken]))
        most = max(build.sizes_of(after))
        full = build.by_turn(after, Exchange(build.view(after, 1).hand[:most]))
        got = {*build.held(full, 1)} - {*build.held(after, 1)}
        answer[f"take{taken}"] = [card for card in (*given.talon_right, *given.talon_left) if card in got]
    if given.elder_takes is None:
        return {**answer, "legal": sorted(build.sizes_of(start)), "dealer_may_use_right_packet": None}
    after = build.by_turn(start, Exchange(build.view(start, 0).hand[: given.elder_takes]))
    return {
        **answer,
        "legal": sorted(build.sizes_of(after)),
        "dealer_may_use_right_packet": max(build.sizes_of(after)) > 3 or 0 < given.elder_takes < 5,
    }


def rulings() -> str:
    """What the rulebook says of accidents."""
    return BOOK.read_text("utf-8").split("**PQ-6.3**")[1].split("\n\n")[0]


def misdeal(given: Given, _expect: Answers) -> Answers:
    """What the rulebook says of thirteen cards (PQ-6.3)."""
    if given.elder_cards == 13:
        found = re.findall(r"discards (\w+) and takes (\w+), or (\w+) and takes (\w+)", " ".join(rulings().split()))
        discard, take, small, less = (NUMBERS[word] for word in found[0])
        return {
            "full": {"discard": discard, "take": take},
            "small": {"discard": small, "take": less},
            "hand_after": 13 - discard + take,
            "dealer_talon_left": 7 - take,
        }
    found = re.findall(r"a dealer with thirteen discards (\w+) and takes (\w+)", " ".join(rulings().split()))
    discard, take = (NUMBERS[word] for word in found[0])
    return {"discard": discard, "take": take, "hand_after": 13 - discard + take, "dealer_talon_left": None}


def cut(given: Given, _expect: Answers) -> Answers:
    """Both turn their cards; accidents are ruled by the book."""
    names = list(given.cut)
    rest: Cards = tuple(card for card in PACK_32 if card not in given.cut.values())
    now = build.act(build.fresh(dealer=None), CHANCE, Spread((*given.cut.values(), *rest), build.SALT))
    for seat in range(len(names)):
        now = build.act(now, seat, Cut(seat))
    text = " ".join(rulings().split())
    said = {
        "own_card": ("card of the dealer's own: no new deal", "no redeal"),
        "opponent_card": ("a new deal if the other wants it", "opponent may ask"),
        "talon_card": ("talon is shown: always a new deal", "must redeal"),
    }
    return {
        "dealer": None if now.dealer is None else names[now.dealer],
        **{key: answer if phrase in text else "unknown" for key, (phrase, answer) in said.items()},
    }


def deal_order(given: Given, _expect: Answers) -> Answers:
    """Whose card lies at each place of the pack."""
    now = build.by_turn(build.fresh(), Shuffle(PACK_32, build.SALT))
    places = {card: at for at, card in enumerate(PACK_32)}
    left, right = ([places[PACK_32_OF[card]] for card in part] for part in (now.three, now.five))
    return {
        "elder": sorted(places[card] for card in build.view(now, 0).hand),
        "dealer": sorted(places[card] for card in build.view(now, 1).hand),
        "talon": {"left": left, "right": right},
    }


PACK_32_OF = {index_of(card): card for card in PACK_32}
KINDS: dict[str, Callable[[Given, Answers], Answers]] = {
    "all_count": all_count, "carte_blanche": carte_blanche, "count": count, "cut": cut, "deal": deal,
    "deal_order": deal_order, "declare": declare, "exchange": exchange, "legal": legal, "misdeal": misdeal,
    "settle": settle, "silence": silence, "table": table,
}  # fmt: skip
