"""What who listens hears besides the play of cards: the account, the next match, cards that only they may see."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.core.board import Pile
from pik.web.messages import Frame
from tests.browser import staged
from tests.browser.seated import show
from tests.browser.stage import Stage
from tests.browser.test_ear import AFTER, ear, heard_after, later, waiting

pytestmark = pytest.mark.browser


def test_the_account_is_told_line_by_line(stage: Stage, page: Page) -> None:
    """PK-9.2: who pays what, where the account opens, and by the key whenever one asks again."""
    show(stage, page, waiting(staged.playing(4)))
    stage.say(later(staged.over(4), ("touches-zero", 1)))
    account = (
        "Last row: Lena 21, Boris 22, Tomek 23. Blind stake: Lena 5, Boris 5, Tomek 5. "
        "Wheels: Lena 2, Boris 2, Tomek 2. TVs: Lena 4, Boris 4, Tomek 4. Paid to you: Lena 32, Boris 33, Tomek 34."
    )
    inside = page.get_by_role("dialog").locator("[role=status][aria-live]")
    expect(inside).to_contain_text(account, ignore_case=True)
    page.keyboard.press("=")
    expect(inside).to_contain_text("You touched zero and won the match. Trump: spades. You: score 15, 0 tricks.")
    expect(inside).to_contain_text(account, ignore_case=True)


def test_another_match_is_announced(stage: Stage, page: Page) -> None:
    """Who hears that somebody shuffles knows what for."""
    show(stage, page, waiting(staged.over(4)))
    page.keyboard.press("Escape")
    shown = waiting(staged.cutting(4))
    again = replace(shown, life=replace(shown.life, match=shown.life.match + 1))
    stage.say(later(again, ("shuffles", 1)))
    expect(ear(page)).to_have_text("A new match begins. Lena shuffles.")


def test_cards_that_one_may_look_at_are_named(stage: Stage, page: Page) -> None:
    """PQ-2.5: what was left of the talon is said when one looks at it, and again by the key."""
    shown = waiting(staged.playing(4))
    before = with_pile(shown, Pile("talon-left", 2))
    said = heard_after(
        stage, page, before, with_pile(later(shown, ("sits-out", 1)), Pile("talon-left", 2, ("S7", "HK")))
    )
    expect(said).to_contain_text("talon-left, 2 cards: seven of spades and king of hearts.")
    page.keyboard.press("=")
    expect(said).to_contain_text("2 cards: seven of spades and king of hearts.")


def with_pile(shown: Frame, pile: Pile) -> Frame:
    """The frame with these cards on the table."""
    board = replace(staged.board(4, "play", staged.hand("SA")), piles=(pile,))
    return replace(shown, screen=staged.frame(4, board).screen)


def test_what_may_be_said_all_the_time_is_told_once(stage: Stage, page: Page) -> None:
    """In the next trick of the deal the claim is not told again."""
    shown = staged.finished(4)
    said = heard_after(stage, page, waiting(shown), later(shown))
    expect(said).to_contain_text("Or: “All mine!”.")
    stage.say(waiting(later(shown, ("takes-trick", 1), seq=AFTER + 1)))
    stage.say(later(shown, ("takes-trick", 0), seq=AFTER + 2))
    expect(said).to_have_text("You take the trick. Your turn.")
