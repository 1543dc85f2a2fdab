"""The lesson of Pikala: what it says is true whatever is played, and its deal shows what matters."""

from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from pik.bots import player
from pik.cards.card import index_of, suit_of
from pik.core.message import Value
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.games.pikala import DEAL
from pik.games.pikala.actions import Action, Announce, Claim, Draw, Play, Rams
from pik.games.pikala.ledger import Standing
from pik.games.pikala.lesson import LESSON
from pik.games.pikala.state import Deal
from pik.texts.catalog import LANGS, catalog
from tests.games.pikala.build import (
    AGREE,
    NOTHING,
    PLAY_ON,
    Running,
    awaited,
    by_turn,
    dealt,
    live,
    playing,
    standing_pat,
)
from tests.games.pikala.lessons import CODES, HAND, PLAIN, SEEDS, codes, codes_of, steps, told


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


def test_what_a_trick_brought_is_said() -> None:
    """PK-1.4, PK-5.2: who took a trick reads 1, what the announcement brought with the first one, and the score."""
    said: set[int] = set()
    for before, seat, act, _ in (each for seed in SEEDS for each in steps(seed)):
        if not isinstance(act, Play) or len((deal := live(before)).jacks) > 1:
            continue
        remark = told(before, seat, act)
        for line in remark.lines if remark else ():
            if line.code != "lesson-lead-again":
                continue
            said.add(bonus := int(str(line.data["bonus"])))
            assert line.data["score"] == deal.scores[seat]
            assert bonus == (deal.start[seat] - deal.scores[seat] - 1 if deal.taken[seat] == 1 else 0)
    assert said >= {0, 5}


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
    data: dict[str, Value] = {
        "suit": "H",
        "card": "SQ",
        "cards": "S7 HA DK",
        "count": 2,
        "seat": 1,
        "score": 21,
        "bonus": 5,
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
