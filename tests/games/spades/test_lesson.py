"""The lesson of Spades: what it says is true whatever is played, and its deal shows what matters."""

from functools import cache
from itertools import takewhile
from typing import Final

import msgspec
import pytest

from pik.bots import player
from pik.cards.card import SPADES, index_of, suit_of
from pik.core.lesson import Remark
from pik.core.match import Match
from pik.core.message import Message, Value
from pik.core.seat import Seat
from pik.core.sheet import Part
from pik.games import CATALOG
from pik.games.spades.actions import Bid, Claim, Play, Vote
from pik.games.spades.ledger import Act, Row, Standing
from pik.games.spades.partners import MATCH
from pik.games.spades.partners.actions import Action
from pik.games.spades.partners.config import Config
from pik.games.spades.partners.lesson import LESSON
from pik.games.spades.partners.remarks import remark
from pik.games.spades.partners.state import Deal
from pik.texts.catalog import LANGS, catalog, entries, game_file
from tests.random_acts import steps_from

SEEDS: Final = range(20)
DEALS: Final = 2
CODES: Final = {entry.id.name for entry in entries(game_file("spades", "en", "lesson.en.ftl"))} - {"lesson-wait"}
Step = tuple[Match[Config, Standing, Deal], Seat, Action | Act, Match[Config, Standing, Deal]]


@cache
def steps(seed: int) -> tuple[Step, ...]:
    """Two deals of a random match, act by act: before, who, what, after."""
    return tuple(takewhile(is_early, steps_from(MATCH.start(Config()), MATCH, seed)))


def is_early(step: Step) -> bool:
    """Whether an act belongs to the first deals."""
    return len(step[0].standing.rows) < DEALS


def told(m: Match[Config, Standing, Deal], seat: Seat, act: Action | Act | None) -> Remark:
    """What is said to a seat, given an advised act."""
    found = remark(msgspec.json.encode(MATCH.view(m, seat)), None if act is None else msgspec.json.encode(act))
    assert found is not None
    return found


def codes(found: Remark) -> tuple[str, ...]:
    """The codes of what is said."""
    return tuple(line.code for line in found.lines)


def deal_of(m: Match[Config, Standing, Deal]) -> Deal:
    """The deal of a match that has one."""
    assert m.deal is not None
    return m.deal


def plays(seed: int) -> list[tuple[int, Match[Config, Standing, Deal], Seat, Play]]:
    """The cards played in a random match, each with its place among the steps."""
    return [(at, m, seat, act) for at, (m, seat, act, _) in enumerate(steps(seed)) if isinstance(act, Play)]


@pytest.mark.parametrize("seed", SEEDS)
def test_duties_are_those_of_the_true_deal(seed: int) -> None:
    """SP-3.1, SP-3.2: what is said of leading and following holds in the true deal."""
    for _, before, seat, act in plays(seed):
        deal, said = deal_of(before), codes(told(before, seat, act))
        held = {suit_of(card) for card in range(52) if deal.hands[seat] >> card & 1}
        if deal.trick:
            follows = suit_of(deal.trick[0]) in held
            assert ("lesson-follow" in said) == follows
            assert ("lesson-void" in said or "lesson-throw" in said) == (not follows)
        else:
            assert ("lesson-won" in said) == bool(deal.tricks)
            assert ("lesson-lead-unbroken" in said) == (not deal.broken and held != {SPADES} and SPADES in held)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_of_a_trick_comes_true(seed: int) -> None:
    """SP-3.1: a card that "takes" or that nothing can beat does take the trick; one thrown away does not."""
    seen = steps(seed)
    for at, before, seat, act in plays(seed):
        said = codes(told(before, seat, act))
        tricks = len(deal_of(before).tricks)
        later = (after for _, _, _, after in seen[at:] if after.deal and len(after.deal.tricks) > tricks)
        taker = deal_of(next(later)).tricks[tricks].winner
        if said[-1] in ("lesson-takes", "lesson-sure"):
            assert taker == seat
        if "lesson-throw" in said or said[-1] in ("lesson-under", "lesson-partners", "lesson-nil-under"):
            assert taker != seat


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_of_others_cards_is_true(seed: int) -> None:
    """A lead that nobody has a higher card of is the highest that is left; else another hand does hold a higher one."""
    for _, before, seat, act in plays(seed):
        deal, last = deal_of(before), codes(told(before, seat, act))[-1]
        card = index_of(act.card)
        above = [
            other
            for who in range(4)
            if who != seat
            for other in range(52)
            if deal.hands[who] >> other & 1 and suit_of(other) == suit_of(card) and other > card
        ]
        if last == "lesson-lead-high":
            assert above == []
        if last == "lesson-lead-low":
            assert above != []
        if last == "lesson-partners":
            assert deal.trick


def test_the_rule_behind_a_card_of_a_nil_is_that_of_nil() -> None:
    """SP-2.2: who is to take nothing is advised by that, and "why" opens it; other cards open the rule of play."""
    found = [told(before, seat, act) for seed in SEEDS for _, before, seat, act in plays(seed)]
    nil = [each for each in found if codes(each)[-1] in {"lesson-nil-under", "lesson-lead-nil"}]
    assert {codes(each)[-1] for each in nil} == {"lesson-nil-under", "lesson-lead-nil"}
    assert {each.rule for each in nil} == {"SP-2.2"}
    assert {each.rule for each in found if each not in nil} == {"SP-3.1", "SP-3.2"}


@pytest.mark.parametrize("seed", SEEDS)
def test_partners_bids_are_told(seed: int) -> None:
    """SP-2.1: who bids after the partner is told the number, or the nil."""
    for before, seat, act, _ in steps(seed):
        if not isinstance(act, Bid) or not deal_of(before).looked[seat]:
            continue
        partners = deal_of(before).bids[(seat + 2) % 4]
        first = told(before, seat, act).lines[0]
        if partners is None:
            assert first == Message("lesson-bid")
        elif partners > 0:
            assert first == Message("lesson-bid-beside", {"count": partners})
        else:
            assert first == Message("lesson-bid-beside-nil")


def claimed(accept: bool) -> tuple[Remark, Remark, Remark]:
    """What is said to who claims, and to who answers, at the last trick of a random deal."""
    before, seat = next((m, s) for _, m, s, _ in plays(1) if not deal_of(m).trick and len(deal_of(m).tricks) == 12)
    after = MATCH.step(before, seat, Claim())
    voter = min(MATCH.waiting(after))
    return told(before, seat, Claim()), told(after, voter, Vote(accept)), told(after, voter, None)


def test_claims_and_votes() -> None:
    """SP-7.1: a claim that is advised is said to be sure; who votes is told what to answer."""
    assert [codes(each) for each in claimed(accept=True)] == [
        ("lesson-claim",),
        ("lesson-claimed", "lesson-agree"),
        ("lesson-claimed",),
    ]
    assert codes(claimed(accept=False)[1]) == ("lesson-claimed", "lesson-play-on")


def row(score: int, *parts: Part, before: int | None = None) -> Remark:
    """What is said of a row that brought the learner's side to a score."""
    rows = tuple(
        Row((3, 3, 3, 3), (3, 3, 3, 4), (each, 0), (0, 0), (parts, ())) for each in (before, score) if each is not None
    )
    return told(Match(Config(), Standing((score, 0), (0, 0), Seat(0), rows, (Seat(0),)), None), Seat(0), None)


def test_a_row_says_where_the_score_went() -> None:
    """SP-4.1, SP-4.3: from what to what, and what a bag is where there was one."""
    contract, bag = Part("SP-4.1", "part-contract", 60), Part("SP-4.1", "part-bags", 1)
    assert row(60, contract) == Remark((Message("lesson-row", {"was": 0, "score": 60}),), "SP-4.1")
    assert row(61, contract, bag, before=-30).lines == (
        Message("lesson-row", {"was": -30, "score": 61}),
        Message("lesson-bags"),
    )


def by_advice() -> tuple[list[str], list[int]]:
    """The lesson played as it advises: the codes of all that is said, and the scores it comes to."""
    game = CATALOG["spades"]
    now = game.open(game.resolve(LESSON.config))
    said: list[str] = []
    while True:
        seat = min(now.waiting)
        view = now.view(None if seat < 0 else seat)
        raw = LESSON.pack(view) if seat < 0 else player("spades", LESSON.level if seat else LESSON.advisor)(view)
        assert raw is not None
        if seat == 0:
            found = LESSON.remark(view, raw)
            assert found is not None
            said += codes(found)
            if "lesson-row" in said:
                return said, msgspec.json.decode(view)["standing"]["scores"]
        now = now.act(seat, raw)


def test_the_deal_shows_what_matters() -> None:
    """By the advice: looking, a bid beside the partner's, following, a spade on another suit, leads, the row."""
    said, scores = by_advice()
    assert {
        *("lesson-unseen", "lesson-look", "lesson-bid-beside", "lesson-bid-number", "lesson-follow", "lesson-void"),
        *("lesson-won", "lesson-lead-unbroken", "lesson-sure", "lesson-partners", "lesson-row", "lesson-bags"),
    } <= set(said)
    assert scores[0] > 0


def met() -> set[str]:
    """The codes that come up in random matches, with each kind of advice."""
    found = {code for seed in SEEDS for m, s, a, _ in steps(seed) if s >= 0 for code in codes(told(m, s, a))}
    bag = row(61, Part("SP-4.1", "part-bags", 1))
    return found | {code for each in (*claimed(accept=True), *claimed(accept=False), bag) for code in codes(each)}


def test_no_line_is_idle() -> None:
    """Every text of the lesson comes up somewhere."""
    assert met() == CODES


@pytest.mark.parametrize("lang", LANGS)
def test_each_line_is_a_sentence(lang: str) -> None:
    """No line is empty, ends in the open or comes out with a code in it, whatever fills it."""
    data: dict[str, Value] = {"suit": "H", "card": "SQ", "cards": "S7 HA DK", "count": 2, "seat": 1}
    for code in sorted(CODES):
        text = catalog(lang, "spades").format(code, data | {"score": 63, "was": -40}, ("Вера", "Анна"))
        assert text[-1] in ".!?", text
        assert "lesson" not in text
