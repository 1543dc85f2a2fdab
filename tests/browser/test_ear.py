"""What who listens hears of a table, piece by piece."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from pik.core.match import MatchScreen
from pik.core.message import Message
from pik.core.seat import Seat
from pik.core.sheet import Cell, Line, Part, Sheet
from pik.web.messages import Event, Frame, Talk
from tests.browser import staged, staged_piquet, staged_spades
from tests.browser.ears import Listener
from tests.browser.seated import remembered, show, sit_down_while_time_stands
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

HINT = "Announcing pays only with a trick."
AFTER = 20
"""A number of an entry after those of the scenes."""


def ear(page: Page) -> Locator:
    """The live region that is alive."""
    return page.locator("[role=status][aria-live]").last


def later(shown: Frame, *codes: tuple[str, int], seq: int = AFTER) -> Frame:
    """The same a little later, with happenings."""
    happened = tuple(staged.happening(code, seat, card="D9") for code, seat in codes)
    return replace(shown, seq=seq, since=seq, events=(Event(seq, Seat(1), staged.raw({}), happened),))


def waiting(shown: Frame) -> Frame:
    """The frame while another is to act."""
    return replace(shown, asked=staged.NOTHING, waiting=(Seat(1),))


def heard_after(stage: Stage, page: Page, before: Frame, *coming: Frame) -> Locator:
    """The live region after some frames that follow another."""
    show(stage, page, before)
    for each in coming:
        stage.say(each)
        page.locator(f"main[data-seq='{each.seq}']").wait_for()
    return ear(page)


def with_row(seats: int) -> tuple[Frame, Frame]:
    """The last card of a deal for so many, before and after it."""
    before = waiting(staged.playing(seats))
    parts = (Part("PK-5.1", "part-pikala", 10),)
    cells = tuple(Cell(40 + seat, ("wheel",) if seat == 0 else (), parts if seat == 0 else ()) for seat in range(seats))
    old = staged.sheet(seats)
    row = Line(Message("row-deal", {"number": 17, "seat": 1}), cells)
    sheet = Sheet(tuple(40 + seat for seat in range(seats)), (*old.rows, row))
    screen = staged.raw(MatchScreen(Seat(0), sheet, staged.board(seats, "over")))
    scores = tuple(staged.happening("new-score", seat, score=40 + seat) for seat in range(seats))
    ready = staged.listed({"type": "ready"})
    after = later(replace(staged.frame(seats, staged.board(seats, "over"), ready), screen=screen), ("plays", 1))
    told = (*after.events[0].happenings, staged.happening("takes-trick", 2), *scores)
    talk = (*after.talk, Talk(AFTER, 1, Seat(3), "note-pikala"))
    return before, replace(after, events=(replace(after.events[0], happenings=told),), talk=talk)


def test_the_end_of_a_deal_is_told_whole(stage: Stage, page: Page) -> None:
    """Six players: the last card, who takes it, and every score with its reason and marks, the reader's first."""
    said = heard_after(stage, page, *with_row(6))
    scores = r"You: 40, Pikala \+10, wheel\. Lena: 41\. Boris: 42\. Tomek: 43\. Nina: 44\. Maximilian-Alexander: 45\."
    told = r"Lena: nine of diamonds\. Boris takes the trick\."
    expect(said).to_have_text(
        re.compile(rf"^{told} {scores} Your turn\. End of the deal\. You may choose: Next deal\.$")
    )


def test_a_crowd_of_frames_loses_nothing(stage: Stage, page: Page) -> None:
    """More frames than eyes may follow come at once: the first of what happened is heard too."""
    ears = Listener(page)
    shown = waiting(staged.playing(4))
    show(stage, page, shown)
    for seq in range(AFTER, AFTER + 30):
        stage.say(later(shown, ("takes-trick" if seq == AFTER + 2 else "plays", 1), seq=seq))
    page.locator(f"main[data-seq='{AFTER + 29}']").wait_for()
    expect(ear(page)).to_contain_text("Lena: nine of diamonds.")
    assert "Lena takes the trick." in " ".join(ears.news())


def test_a_question_says_what_may_be_chosen(stage: Stage, page: Page) -> None:
    """All that may be declared; what has the focus is told by the focus, and by nothing else."""
    shown = staged.declaring(2)
    said = heard_after(stage, page, waiting(shown), later(shown))
    choices = (
        "Announce nothing; Boys: blonds; Boys: brunettes; Pikala: −10 or +10; "
        "Pikala and blonds; Pikala and brunettes; Show rams"
    )
    expect(said).to_have_text(f"Your turn. Announcements. {HINT} You may choose: {choices}.")
    expect(page.locator(":focus")).to_have_text("Announce nothing")


@pytest.mark.parametrize(
    "scene,words",
    [
        (
            staged.drawing(5),
            "Choose at most 3: Enter on each card, then the up arrow and Enter. Or: Keep all my cards",
        ),
        (staged.cutting(4), "You may choose: Cut 18 cards; Choose for me."),
        (staged.voting(3), "You may choose: Agree; Play on."),
        (staged.finished(4), "Your turn. Or: “All mine!”."),
        (
            staged.keeping(4),
            "Draw. With a score of 3 or less you keep your cards. You may choose: Keep all my cards.",
        ),
        (staged.playing(4), "Your turn. Follow suit: diamonds."),
        (staged_spades.blind(), "You may choose: "),
        (staged_spades.bidding(), "You may choose: from Nil to 13."),
        (staged_spades.exchanging(), "Choose exactly 3: Enter on each card"),
        (staged_spades.drawing(), "You may choose: Keep it, discard the next; Discard it, take the next."),
        (
            staged_piquet.cutting(2),
            "Your turn. Turn a card. Tap a card, or let it be turned for you. The lowest card deals first.",
        ),
        (
            staged_piquet.first_exchange(2),
            "and fourteen aces. Choose 3 to 5: Enter on each card, then the up arrow and Enter. Or: Take nothing.",
        ),
        (staged_piquet.declaring(2), "Your turn. Declarations."),
        (staged_piquet.norman_declaring(3), "Your turn. Declarations."),
    ],
    ids=lambda value: value.game if isinstance(value, Frame) else "",
)
def test_each_question_of_each_game_says_it(stage: Stage, page: Page, scene: Frame, words: str) -> None:
    """Whatever the question is, and whoever draws it."""
    said = heard_after(stage, page, waiting(scene), replace(scene, seq=scene.seq + 9, since=scene.seq + 9))
    expect(said).to_contain_text(words)


def test_new_cards_are_told_to_whom_they_came(stage: Stage, page: Page) -> None:
    """What was drawn, and a hand that was dealt."""
    few = waiting(staged.frame(4, staged.board(4, "play", staged.hand("SA", "SJ", "HQ"))))
    drawn = waiting(staged.frame(4, staged.board(4, "play", staged.hand("SA", "SJ", "HQ", "DK", "C9")), seq=AFTER))
    dealt = waiting(staged.frame(4, staged.board(4, "play", staged.hand("D6", "D7")), seq=AFTER + 1))
    said = heard_after(stage, page, few, replace(drawn, talk=()))
    expect(said).to_have_text("New cards: king of diamonds and nine of clubs.")
    stage.say(replace(dealt, talk=()))
    expect(said).to_have_text("Your cards: six of diamonds and seven of diamonds.")


def test_who_comes_hears_the_own_cards_and_the_key(stage: Stage, page: Page) -> None:
    """The first frame: one's hand, how to hear how things stand, and what is asked."""
    show(stage, page, staged.playing(4))
    hand = "Your cards: ace of spades, jack of spades, queen of hearts, king of diamonds, and nine of clubs."
    expect(ear(page)).to_have_text(
        re.compile(rf"^{hand} = \(the equals key\): hear how things stand.*\. Your turn\. Follow suit: diamonds\.$")
    )


def test_a_window_lets_the_table_be_heard(stage: Stage, page: Page) -> None:
    """What happens while a window is open is said inside it; what was said before it is not said anew."""
    shown = waiting(staged.playing(4))
    show(stage, page, shown)
    page.locator("#menu-button").click()
    inside = page.get_by_role("dialog").locator("[role=status][aria-live]")
    expect(inside).to_have_text("")
    stage.say(later(shown, ("plays", 1)))
    expect(inside).to_have_text("Lena: nine of diamonds.")


def test_the_last_trick_is_said_again_in_the_account(stage: Stage, page: Page) -> None:
    """The account opens over what was said a moment ago."""
    show(stage, page, waiting(staged.playing(4)))
    stage.say(later(staged.over(4), ("plays", 1), ("takes-trick", 1), ("touches-zero", 1)))
    inside = page.get_by_role("dialog").locator("[role=status][aria-live]")
    expect(inside).to_contain_text("Lena: nine of diamonds. Lena takes the trick. Lena touches zero!")


STANDING = [
    "Your turn.",
    "Play.",
    "Follow suit: diamonds.",
    "Cards on the table: Lena: nine of diamonds, Boris: seven of diamonds, Tomek: queen of diamonds.",
    "Trump: spades.",
    "You: score 15, 0 tricks.",
    "Lena: score 21, 1 trick, dealer.",
    "Boris: score 26, wheel ×1, TV ×1, 2 tricks, Pikala, brunettes.",
    "Tomek: score 18, wheel ×1, TV ×1, 0 tricks.",
    "Your cards: ace of spades, jack of spades, queen of hearts, king of diamonds, and nine of clubs.",
]


def test_a_key_and_an_entry_of_the_menu_say_how_things_stand(stage: Stage, page: Page) -> None:
    """Whose turn, what is asked, what lies there, trump, who deals, every score with its marks, one's own hand."""
    show(stage, page, staged.playing(4))
    page.keyboard.press("=")
    expect(ear(page)).to_have_text(" ".join(STANDING))
    page.locator("#menu-button").click()
    page.get_by_role("button", name="How things stand").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text(STANDING)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("= (the equals key): hear how things stand")


def test_the_key_is_off_with_the_others(stage: Stage, page: Page) -> None:
    """Who dictates to the computer does without it, and is not told of it."""
    remembered(page, number_keys="false")
    show(stage, page, staged.playing(4))
    page.keyboard.press("=")
    page.locator("[data-card=HQ]").press("Enter")
    expect(ear(page)).to_have_text(re.compile(r"^Follow suit: diamonds$"))
    expect(ear(page)).not_to_contain_text("hear how things stand")


def test_a_refused_claim_stays_for_a_while(stage: Stage, page: Page) -> None:
    """Long enough to be read and heard, whatever comes next."""
    shown = waiting(staged.playing(4))
    sit_down_while_time_stands(stage, page, shown)
    stage.say(later(shown, ("claim-refused", 1), seq=AFTER))
    stage.say(later(shown, ("plays", 1), seq=AFTER + 1))
    page.clock.run_for(2000)
    expect(ear(page)).to_have_text("The claim does not stand; play goes on with open cards.")
    page.clock.run_for(1000)
    expect(ear(page)).to_have_text("Lena: nine of diamonds.")


def test_that_bots_are_ready_is_not_said(stage: Stage, page: Page) -> None:
    """It is so in every deal, and nobody waits for it."""
    shown = waiting(staged.between(4))
    said = heard_after(stage, page, shown, later(shown, ("is-ready", 1), ("is-ready", 2), ("shuffles", 1)))
    expect(said).to_have_text("Lena shuffles.")


def test_what_holds_for_all_cards_is_said_once(stage: Stage, page: Page) -> None:
    """While it is not one's turn, the hand says why; the cards say what they are."""
    held = staged.hand(*staged.FIVE, why=Message("wait-turn"))
    show(stage, page, waiting(staged.frame(4, staged.board(4, "play", held))))
    expect(page.get_by_role("list", name="Your cards: wait for your turn")).to_have_count(1)
    expect(page.locator("[data-card=DK]")).to_have_accessible_name("king of diamonds")
    expect(page.locator("[data-card=DK]")).to_be_disabled()


def test_a_number_of_the_pad_says_whose_it_is(stage: Stage, page: Page) -> None:
    """Its row and its player; and from the account's title the next match is two steps away."""
    show(stage, page, waiting(staged.playing(4)))
    stage.say(replace(staged.over(4), seq=AFTER))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Deal 1, dealer you, Tomek: 30, wheel")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Next match")).to_be_focused()


def test_a_page_begins_at_its_title(stage: Stage, page: Page) -> None:
    """The table for friends, and the table that is set: one is where it begins."""
    stage.frames = [staged.gathering(4)]
    page.goto(f"{stage.address}/t/stage")
    expect(page.get_by_role("heading", name="Your table is set")).to_be_focused()
    page.goto(f"{stage.address}/#friends")
    expect(page.get_by_role("heading", name="Table for friends")).to_be_focused()


def test_a_second_refusal_is_heard_too(stage: Stage, page: Page) -> None:
    """The same card, the same reason: it is said again."""
    ears = Listener(page)
    show(stage, page, staged.playing(4))
    ears.news()
    for _ in range(3):
        page.locator("[data-card=HQ]").press("Enter")
        assert [each.strip() for each in ears.news()] == ["Follow suit: diamonds"]


def test_nobody_is_to_act_at_the_summary(stage: Stage, page: Page) -> None:
    """Who is not ready for the next deal has nothing to play."""
    show(stage, page, replace(staged.between(4), waiting=(Seat(0), Seat(1))))
    expect(page.locator("#seat1 .sr").first).not_to_contain_text("to act")


def test_enter_on_a_bid_leads_to_its_button(stage: Stage, page: Page) -> None:
    """Chosen by Enter or by its number: the next Enter sends it."""
    show(stage, page, staged_spades.bidding())
    page.locator(".dock [data-key='4']").press("Enter")
    expect(page.locator(".panel .btn.primary")).to_be_focused()
