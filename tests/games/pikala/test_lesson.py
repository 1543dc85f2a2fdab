"""The lesson of Pikala: what it says is true whatever is played, and its deal shows what matters."""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec
import pytest

from pik.bots import player
from pik.cards.card import index_of, suit_of
from pik.core.draw import SeededDraw
from pik.core.lesson import Remark
from pik.core.match import Match
from pik.core.message import Message
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.pikala import DEAL, MATCH
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play, Rams, Vote
from pik.games.pikala.config import Config
from pik.games.pikala.ledger import Act, Row, Standing
from pik.games.pikala.lesson import LESSON
from pik.games.pikala.remarks import remark
from pik.games.pikala.rules import may_draw
from pik.games.pikala.state import Deal
from pik.texts.catalog import LANGS, catalog, entries, game_file
from tests.games.pikala.build import (
    AGREE,
    BLONDS,
    NOTHING,
    PIKALA,
    PLAY_ON,
    Running,
    awaited,
    by_turn,
    dealt,
    facing,
    live,
    match,
    playing,
    standing_pat,
)

SEEDS: Final = range(25)
DEALS: Final = 4
CODES: Final = {entry.id.name for entry in entries(game_file("pikala", "en", "lesson.en.ftl"))} - {"lesson-wait"}


def told(m: Running, seat: Seat, act: Action | Act | None) -> Remark | None:
    """What is said to a seat of a match, given an advised act."""
    raw = msgspec.json.encode(MATCH.view(m, seat))
    return remark(raw, None if act is None else msgspec.json.encode(act))


def on(deal: Deal, act: Action | None = None) -> tuple[Message, ...]:
    """What is said to whoever is awaited in a deal."""
    seat = min(DEAL.waiting(deal))
    standing = Standing(deal.scores, (0,) * deal.seats, deal.dealer)
    found = told(Match(Config(deal.seats), standing, deal), seat, act)
    assert found is not None
    return found.lines


def codes(deal: Deal, act: Action | None = None) -> tuple[str, ...]:
    """The codes of what is said."""
    return tuple(line.code for line in on(deal, act))


@cache
def steps(seed: int) -> tuple[tuple[Running, Seat, Action | Act, Running], ...]:
    """Three deals of a random match, act by act: before, who, what, after."""
    draw, now = SeededDraw(b"%d" % seed), match(2 + seed % 5)
    found: list[tuple[Running, Seat, Action | Act, Running]] = []
    while len(now.standing.rows) < DEALS and (seats := sorted(MATCH.waiting(now))):
        seat = seats[draw.below(len(seats))]
        act = MATCH.options(now, seat).sample(draw)
        after = MATCH.step(now, seat, act)
        found.append((now, seat, act, after))
        now = after
    return tuple(found)


def taker(m: Running) -> Seat:
    """Who took the newest trick."""
    return live(m).tricks[-1].winner


Check = Callable[[Deal, Seat, Play], bool]


def suits(deal: Deal, seat: Seat) -> set[int]:
    """The suits that a seat holds."""
    return {suit_of(index_of(card)) for card in DEAL.view(deal, seat).hand}


def led(deal: Deal) -> int:
    """The suit that was led."""
    return suit_of(deal.trick[0])


TRUE: Final[dict[str, Check]] = {
    "lesson-lead": lambda deal, seat, act: not deal.trick and not deal.tricks,
    "lesson-lead-ace": lambda deal, seat, act: act.card[1] == "A" and suit_of(index_of(act.card)) == deal.trump,
    "lesson-lead-again": lambda deal, seat, act: not deal.trick and deal.tricks[-1].winner == seat,
    "lesson-follow": lambda deal, seat, act: led(deal) in suits(deal, seat),
    "lesson-follow-beat": lambda deal, seat, act: led(deal) in suits(deal, seat),
    "lesson-follow-trumped": lambda deal, seat, act: (
        led(deal) in suits(deal, seat) and deal.trump in map(suit_of, deal.trick)
    ),
    "lesson-trump": lambda deal, seat, act: led(deal) not in suits(deal, seat) and deal.trump in suits(deal, seat),
    "lesson-trump-over": lambda deal, seat, act: deal.trump in map(suit_of, deal.trick),
    "lesson-trump-under": lambda deal, seat, act: deal.trump in map(suit_of, deal.trick),
    "lesson-throw": lambda deal, seat, act: not suits(deal, seat) & {led(deal), deal.trump},
    "lesson-only": lambda deal, seat, act: DEAL.options(deal, seat).size == 1,
}
"""What holds in the true deal when something is said of the duty."""


@pytest.mark.parametrize("seed", SEEDS)
def test_duties_are_those_of_the_true_deal(seed: int) -> None:
    """PK-6: what is said of leading, following, trumping and throwing off holds in the true deal."""
    for before, seat, act, _ in steps(seed):
        if isinstance(act, Play):
            remark = told(before, seat, act)
            assert remark is not None
            for line in remark.lines:
                assert line.code not in TRUE or TRUE[line.code](live(before), seat, act), (line, act)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_of_a_trick_comes_true(seed: int) -> None:
    """PK-6.5: a card that "takes" or that nobody can beat does take the trick; one that can't, does not."""
    for at, (before, seat, act, _) in enumerate(found := list(steps(seed))):
        if not isinstance(act, Play):
            continue
        remark = told(before, seat, act)
        assert remark is not None
        last = remark.lines[-1].code
        done = next(
            (after for _, _, _, after in found[at:] if len(live(after).tricks) > len(live(before).tricks)), None
        )
        if done is None:
            continue
        if last in ("lesson-takes", "lesson-sure"):
            assert taker(done) == seat
        if last in ("lesson-lose", "lesson-lose-weakest", "lesson-trump-under") or "lesson-throw" in codes_of(remark):
            assert taker(done) != seat


def codes_of(remark: Remark) -> tuple[str, ...]:
    """The codes of a remark."""
    return tuple(line.code for line in remark.lines)


@pytest.mark.parametrize("seed", range(12))
def test_beating_is_possible_where_it_is_asked_for(seed: int) -> None:
    """PK-6.4: "you can beat it" is said exactly when every lawful card beats what lies there in the suit led."""
    for before, seat, act, _ in steps(seed):
        if not isinstance(act, Play) or not live(before).trick:
            continue
        remark = told(before, seat, act)
        assert remark is not None
        if remark.lines[0].code == "lesson-follow-beat":
            best = index_of(remark.lines[0].data["card"])  # type: ignore[arg-type]
            assert index_of(act.card) > best
            assert suit_of(index_of(act.card)) == suit_of(best)
        if remark.lines[0].code == "lesson-trump-over":
            assert index_of(act.card) > index_of(remark.lines[0].data["card"])  # type: ignore[arg-type]


HAND = "SA HJ DJ S9 C6"
PLAIN = "S9 H8 D7 C6 HT"


@pytest.mark.parametrize(
    "act, said",
    [
        (Draw(()), ("lesson-draw", "lesson-on-own")),
        (Draw(("S9", "H8")), ("lesson-draw", "lesson-discard")),
        (Draw(("S9", "H8", "D7", "C6")), ("lesson-draw", "lesson-keep-only")),
        (Draw(("S9", "H8", "D7", "C6", "HT")), ("lesson-draw", "lesson-discard-all")),
        (None, ("lesson-draw",)),
    ],
)
def test_draws(act: Draw | None, said: tuple[str, ...]) -> None:
    """PK-3.1: how many may be changed; which, or which to keep where that is shorter."""
    deal = dealt("", PLAIN, "", turn_up="D9", dealer=0)
    assert codes(deal, act) == said
    assert on(deal)[0].data == {"suit": "D", "count": 5}


def test_draw_for_a_rams() -> None:
    """PK-4.2: four cards of one suit want the fifth."""
    deal = dealt("", "S9 S8 S7 S6 HT", "", turn_up="D9", dealer=0)
    assert codes(deal, Draw(("HT",))) == ("lesson-draw", "lesson-discard-for-rams")


def test_the_dealer_gets_the_turn_up() -> None:
    """PK-3.3: the dealer is told of the open trump."""
    deal = by_turn(dealt("", "", "", turn_up="D9", dealer=0), Draw(()), Draw(()))
    assert on(deal)[0] == Message("lesson-draw-dealer", {"card": "D9", "count": 5})


def test_a_low_score_does_not_draw() -> None:
    """PK-3.2: at 3 or less nothing is advised."""
    deal = dealt("", PLAIN, "", turn_up="D9", dealer=0, scores=(25, 3, 25))
    assert not may_draw(3)
    assert codes(deal, Draw(())) == ("lesson-no-draw",)


@pytest.mark.parametrize(
    "hand, score, act, said",
    [
        ("S9 H8 D7 C6 HT", 25, NOTHING, ("lesson-nothing",)),
        ("HJ DJ D7 C6 HT", 25, BLONDS, ("lesson-boys", "lesson-say")),
        ("SJ CJ D7 C6 HT", 25, NOTHING, ("lesson-boys", "lesson-say-nothing")),
        ("SA H8 D7 C6 HT", 25, PIKALA, ("lesson-pikala", "lesson-say")),
        ("SA HJ DJ C6 HT", 25, Announce(pikala=True, boys="blonds"), ("lesson-both", "lesson-say")),
        ("SA HJ DJ C6 HT", 12, PIKALA, ("lesson-pikala", "lesson-say")),
        ("SA HJ DJ C6 HT", 8, BLONDS, ("lesson-boys", "lesson-say")),
        ("SA HJ DJ C6 HT", 6, NOTHING, ("lesson-too-low",)),
        ("S9 S8 S7 S6 ST", 25, Rams(), ("lesson-rams", "lesson-show-rams")),
        ("S9 S8 S7 S6 ST", 25, NOTHING, ("lesson-rams", "lesson-hide-rams")),
    ],
)
def test_declarations(hand: str, score: int, act: Action, said: tuple[str, ...]) -> None:
    """PK-4.2, PK-5.1: what a hand and a score allow, and the advice."""
    deal = standing_pat(dealt("", hand, "", turn_up="D9", dealer=0, scores=(25, score, 25)))
    assert codes(deal, act) == said


@pytest.mark.parametrize("turn_up, own, others", [("SQ", -5, 5), ("D9", -10, 10)])
def test_rams_says_what_it_brings(turn_up: str, own: int, others: int) -> None:
    """PK-4.3: trump 5 and 5, plain 10 and 10."""
    deal = standing_pat(dealt("", "S9 S8 S7 S6 ST", "", turn_up=turn_up, dealer=0))
    assert on(deal)[0].data == {"own": own, "others": others}


def test_after_a_rams_only_rams() -> None:
    """PK-4.2: who comes after a rams is told so."""
    deal = standing_pat(dealt("", "S9 S8 S7 S6 ST", "", turn_up="D9", dealer=0))
    assert codes(by_turn(deal, Rams()), NOTHING) == ("lesson-only-rams",)


def test_claims_and_votes() -> None:
    """PK-7.2: a claim that is advised is said to be sure; who votes is told what to answer."""
    deal = playing("", "CA CK CQ CJ CT", "", turn_up="C9", dealer=0)
    assert codes(deal, Claim()) == ("lesson-claim",)
    asked = DEAL.step(deal, awaited(deal), Claim())
    assert codes(asked, AGREE) == ("lesson-claimed", "lesson-agree")
    assert codes(asked, PLAY_ON) == ("lesson-claimed", "lesson-play-on")
    assert codes(asked) == ("lesson-claimed",)
    assert Vote(accept=True) == AGREE


@pytest.mark.parametrize(
    "hand, trick, act, said",
    [
        ("SA S6", "S7", "SA", ("lesson-follow-beat", "lesson-only")),
        ("H6 H7", "H9", "H6", ("lesson-follow", "lesson-lose-weakest")),
        ("H6 H7", "H9", "H7", ("lesson-follow", "lesson-lose")),
        ("H6 HA", "H9 C6", "H6", ("lesson-follow-trumped", "lesson-lose-weakest")),
        ("C7 D6", "H9", "C7", ("lesson-trump", "lesson-only")),
        ("C7 C8 D6", "H9 C6", "C8", ("lesson-trump-over", "lesson-takes")),
        ("C7 C8 D6", "H9 CA", "C7", ("lesson-trump-under", "lesson-lose-weakest")),
        ("D6 D7", "H9", "D7", ("lesson-throw", "lesson-lose")),
        ("D6 CA", "", "CA", ("lesson-lead-ace", "lesson-only")),
        ("D6 CK", "", "CK", ("lesson-lead", "lesson-sure")),
    ],
)
def test_cards(hand: str, trick: str, act: str, said: tuple[str, ...]) -> None:
    """PK-6: the duty, and why the card is a good one; clubs are trump."""
    assert codes(facing(hand, trick, trump="C"), Play(act)) == said  # type: ignore[arg-type]


@pytest.mark.parametrize("act, said", [("CK", "lesson-strongest"), ("D6", "lesson-keep"), ("HA", "lesson-keep")])
def test_leads_that_may_be_beaten(act: str, said: str) -> None:
    """PK-6.1: the strongest card that somebody may still beat, or one to keep stronger ones."""
    deal = playing("", "CK HA D6 D7 S6", "", turn_up="C9", dealer=0)
    assert codes(deal, Play(act)) == ("lesson-lead", said)  # type: ignore[arg-type]


def test_beating_for_the_time_being() -> None:
    """PK-6.4: a card that wins so far, with others still to play."""
    deal = playing("", "D8 HA D6 D7 S6", "D9 HK DA S7 S8", "", turn_up="C9", dealer=0)
    assert codes(by_turn(deal, Play("D8")), Play("D9")) == ("lesson-follow-beat", "lesson-beats")


def test_a_row_says_where_the_score_went() -> None:
    """PK-9.1, PK-5.3: from what to what, and the marks that stand on it."""
    row = Row((24, 30, 21), (0, 1, 2), ((), (), ()))
    m = Match(Config(3), Standing((24, 30, 21), (0, 0, 0), Seat(0), (row,), (Seat(0),)), None)
    said = told(m, Seat(0), None)
    assert said is not None
    assert said.lines == (Message("lesson-row", {"was": 25, "score": 24}), Message("lesson-wheel"))
    own = told(m, Seat(2), None)
    assert own is not None
    assert own.lines[1] == Message("lesson-tv")


def test_a_row_without_marks() -> None:
    """PK-1.2: then there is only the score, and what it is for."""
    row = Row((22, 23), (0, 0), ((), ()))
    m = Match(Config(2), Standing((22, 23), (0, 0), Seat(0), (row, row), (Seat(0),)), None)
    said = told(m, Seat(0), None)
    assert said == Remark((Message("lesson-row", {"was": 22, "score": 22}),), "PK-1.2")


def by_advice() -> tuple[list[str], Standing]:
    """The lesson played as it advises: the codes of all that is said, and what it comes to."""
    game = CATALOG["pikala"]
    now = game.open(game.resolve(b'{"seats":4,"first_dealer":0}'))
    said: list[str] = []
    while True:
        seat = min(now.waiting)
        if seat < 0:
            raw = LESSON.pack(now.view(None))
        else:
            view = now.view(seat)
            raw = player("pikala", LESSON.level if seat else LESSON.advisor)(view)
            if seat == 0:
                found = LESSON.remark(view, raw)
                assert found is not None
                said += codes_of(found)
        assert raw is not None
        if said and said[-1] in ("lesson-row", "lesson-wheel", "lesson-tv"):
            standing = msgspec.convert(msgspec.json.decode(now.view(0))["standing"], Standing)  # type: ignore[arg-type]
            return said, standing
        now = now.act(seat, raw)


def test_the_deal_shows_what_matters() -> None:
    """By the advice: a draw with the turn-up, boys, following suit, beating, trumping, leading, a claim, a wheel."""
    said, standing = by_advice()
    assert {
        *("lesson-draw-dealer", "lesson-discard", "lesson-boys", "lesson-say", "lesson-follow-beat", "lesson-takes"),
        *("lesson-lead-again", "lesson-trump", "lesson-sure", "lesson-claim", "lesson-row", "lesson-wheel"),
    } <= set(said)
    assert standing.rows[0].scores == (16, 35, 30, 19)


RAMS: Final = standing_pat(dealt("", "S9 S8 S7 S6 ST", "", turn_up="D9", dealer=0))
SURE: Final = playing("", "CA CK CQ CJ CT", "", turn_up="C9", dealer=0)
RARE: Final[tuple[tuple[Deal, Action], ...]] = (
    (RAMS, Rams()),
    (RAMS, NOTHING),
    (by_turn(RAMS, Rams()), NOTHING),
    (standing_pat(dealt("", HAND, "", turn_up="D9", dealer=0)), Announce(pikala=True, boys="blonds")),
    (standing_pat(dealt("", HAND, "", turn_up="D9", dealer=0, scores=(25, 6, 25))), NOTHING),
    (dealt("", "S9 S8 S7 S6 ST", "", turn_up="D9", dealer=0), Draw(("ST",))),
    (dealt("", PLAIN, "", turn_up="D9", dealer=0, scores=(25, 3, 25)), Draw(())),
    (SURE, Claim()),
    (DEAL.step(SURE, awaited(SURE), Claim()), AGREE),
    (DEAL.step(SURE, awaited(SURE), Claim()), PLAY_ON),
)
"""What seldom comes up by itself, with an advised act."""


def met() -> set[str]:
    """The codes that come up in random matches and in rare scenes."""
    often = {code for seed in SEEDS for m, s, a, _ in steps(seed) if (said := told(m, s, a)) for code in codes_of(said)}
    return often | {code for deal, act in RARE for code in codes(deal, act)}


def test_no_line_is_idle() -> None:
    """Every text of the lesson comes up somewhere."""
    assert met() == CODES


@pytest.mark.parametrize("lang", LANGS)
def test_each_line_is_a_sentence(lang: str) -> None:
    """No line is empty, ends in the open or comes out with a code in it, whatever fills it."""
    texts = catalog(lang, "pikala")
    data = {
        "suit": "H",
        "card": "SQ",
        "cards": "S7 HA DK",
        "count": 2,
        "seat": 1,
        "score": 21,
        "was": 25,
        "pikala": True,
        "boys": "none",
        "own": -5,
        "others": 5,
    }
    for code in sorted(CODES):
        text = texts.format(code, data, ("Вера", "Анна"))
        assert text[-1] in ".!?", text
        assert "lesson" not in text
        assert "{" not in text
