"""What the page does about the life of a table: sit down, begin, vote, enter by a personal link, count."""

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from pik.core.seat import Seat
from pik.room.life_acts import Clock, Rules
from pik.web.messages import ChatLine, SeatClock
from tests.browser import staged
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


def test_the_invitation_leads_to_a_seat(stage: Stage, page: Page) -> None:
    """It says who invites and what departs from the usual; a name and one button send the first free seat."""
    show(stage, page, "invited")
    expect(page.get_by_role("heading", level=1)).to_have_text("Vera invites you to play Pikala")
    expect(page.locator(".terms .changed")).to_contain_text("Not the usual way:")
    page.get_by_label("Your name").fill("Boris")
    page.get_by_role("button", name="Sit down").click()
    assert stage.heard()["act"] == {"type": "sit", "seat": 2, "name": "Boris"}
    assert stage.asked == [("/api/hello", {})]


def test_another_free_seat_can_be_picked_and_the_name_is_remembered(stage: Stage, page: Page) -> None:
    """The oval's free seats are buttons."""
    page.add_init_script("localStorage.setItem('pik.name', '\"Nina\"')")
    show(stage, page, "invited")
    page.locator("button[data-seat='3']").click()
    page.get_by_role("button", name="Sit down").click()
    assert stage.heard()["act"] == {"type": "sit", "seat": 3, "name": "Nina"}


def test_a_new_browser_connects_anew_before_it_sits(stage: Stage, page: Page) -> None:
    """The socket has to carry the cookie that the first word has brought."""
    stage.answers["hello"] = {"new": True}
    show(stage, page, "invited")
    page.get_by_label("Your name").fill("Boris")
    page.get_by_role("button", name="Sit down").click()
    stage.wait_for_connections(2)
    assert stage.heard()["act"] == {"type": "sit", "seat": 2, "name": "Boris"}


def test_beginning_gives_free_seats_to_bots(stage: Stage, page: Page) -> None:
    """The button says so; then each free seat gets a bot before the match begins."""
    show(stage, page, "gathering")
    expect(page.locator("#begin")).to_contain_text("bots take the 2 free seats")
    page.locator(".pick").first.wait_for()
    page.locator("#begin").click()
    assert [command["act"] for command in stage.hear(3)] == [
        {"type": "bot", "seat": 2, "level": "club"},
        {"type": "bot", "seat": 3, "level": "club"},
        {"type": "begin"},
    ]


def test_who_left_takes_the_seat_back(stage: Stage, page: Page) -> None:
    """The seat that a bot keeps for who left is chosen already, the button says so, and the name needs no telling."""
    frame = staged.playing(4)
    lena = replace(frame.players[1], kind="bot", level="club", name="Leo")
    stage.frames = [
        replace(
            frame,
            you=None,
            host=False,
            may=("sit",),
            back=Seat(1),
            asked=staged.NOTHING,
            players=(frame.players[0], lena, *frame.players[2:]),
        )
    ]
    page.goto(f"{stage.address}/t/stage")
    page.get_by_role("button", name="Take your seat back").click()
    assert stage.heard()["act"] == {"type": "sit", "seat": 1, "name": ""}


def test_everybody_learns_who_runs_the_table(stage: Stage, page: Page) -> None:
    """The host's seat bears a sign; when another person becomes the host it passes over the table and goes there."""
    frame = staged.asking(4)
    lena = replace(frame, host=False, life=replace(frame.life, host=Seat(1)))
    stage.frames = [lena]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator("#seat1 .meta > .ico")).to_have_count(1)
    expect(page.locator("#seat1 > .sr")).to_contain_text("host")
    boris = replace(lena, seq=lena.seq + 1, life=replace(frame.life, host=Seat(2)))
    stage.say(boris)
    expect(page.locator(".toast")).to_have_text(f"{frame.players[2].name} is the host now.")
    expect(page.locator("#seat2 .meta > .ico")).to_have_count(1)
    expect(page.locator("#seat1 .meta > .ico")).to_have_count(0)
    stage.say(replace(boris, seq=boris.seq + 1, host=True, life=replace(frame.life, host=Seat(0))))
    expect(page.locator(".toast")).to_have_text("You are the host now.")


def test_who_is_away_is_not_thinking(stage: Stage, page: Page) -> None:
    """Dock and seat say away, and the table is asked; the votes stand on the buttons."""
    show(stage, page, "asking")
    expect(page.locator(".dock .status b")).to_have_text("Lena is away")
    expect(page.locator("#seat1 .level")).to_have_text("away")
    question = page.get_by_role("group", name="Lena is away. What shall we do?")
    expect(question.locator("[data-vote=bot]")).to_contain_text("1")
    question.get_by_role("button", name="Wait").click()
    assert stage.heard()["act"] == {"type": "ballot", "about": 1, "choice": "wait"}


def test_a_stand_in_is_shown_at_the_seat(stage: Stage, page: Page) -> None:
    """Everybody sees that a bot plays for a person."""
    frame = staged.asking(4)
    lena = replace(frame.players[1], stand_in="club")
    stage.frames = [replace(frame, players=(frame.players[0], lena, *frame.players[2:]))]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator("#seat1 .level")).to_have_text("bot plays")


def test_the_host_starts_the_next_match(stage: Stage, page: Page) -> None:
    """The sheet that opens at the end offers it."""
    show(stage, page, "over")
    page.get_by_role("dialog").get_by_role("button", name="Next match, same seats").click()
    assert stage.heard()["act"] == {"type": "again"}


def test_the_account_of_the_series_is_a_table(stage: Stage, page: Page) -> None:
    """A column a person, a line a match, the totals; an unfinished match is there without numbers."""
    show(stage, page, "counted")
    expect(page.get_by_role("columnheader")).to_have_count(5)
    expect(page.get_by_role("row").nth(1).get_by_role("cell")).to_have_text(["0 (won)", "20", "40", "60"])
    expect(page.get_by_role("row").nth(3).get_by_role("cell")).to_have_text(["0", "20", "40", "60"])
    balance = page.get_by_role("region", name="Balance").get_by_role("listitem")
    expect(balance.locator("b")).to_have_text(["Vera", "Lena", "Boris", "Tomek"])
    expect(balance.locator(".pen")).to_have_text(["+120", "−20", "−40", "−60"])
    expect(page.get_by_role("row").nth(2).get_by_role("cell")).to_have_text(["", "", "", ""])


def test_talk_is_only_text_and_can_be_muted(stage: Stage, page: Page) -> None:
    """What is said is never markup; who is muted is not shown."""
    show(stage, page, "asking")
    stage.say(ChatLine(1, 0.0, "Lena", Seat(1), "<i id=x>hm</i>", None))
    page.locator("#chat-button").click()
    talk = page.get_by_role("dialog", name="Talk")
    expect(talk.get_by_role("listitem").locator("> span").last).to_have_text("Lena <i id=x>hm</i>")
    talk.get_by_role("button", name="Thank you").click()
    assert stage.heard()["phrase"] == "phrase-thanks"
    talk.get_by_label("Don’t listen to Lena").check()
    expect(talk.locator(".said")).to_have_count(0)


def test_a_dialog_closes_when_its_matter_is_gone(stage: Stage, page: Page) -> None:
    """Who has left the table has no devices there, and a match that is gone no sheet."""
    show(stage, page, "asking")
    page.locator("#menu-button").click()
    page.locator("[data-opens=me]").click()
    expect(page.get_by_role("dialog", name="Me and my devices")).to_be_visible()
    stage.say(replace(staged.invited(4), seq=20, since=20))
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_house_rules_are_saved_by_name(stage: Stage, page: Page) -> None:
    """They stay in the browser, say what departs from the usual, and are set with one tap."""
    frame = staged.gathering(4)
    stage.frames = [replace(frame, life=replace(frame.life, rules=Rules(watch=False, clock=Clock(20, 120))))]
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator(".ask .changed")).to_have_text(["changed: no", "changed"])
    page.get_by_role("button", name="Save as house rules").click()
    page.get_by_label("Name of the house rules").fill("Fridays")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Fridays", exact=True)).to_have_attribute("aria-pressed", "true")
    stage.frames = [frame]
    page.reload()
    page.get_by_role("button", name="Fridays", exact=True).click()
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert (act["type"], act["watch"], act["clock"]) == ("rules", False, {"decision": 20, "reserve": 120})


def test_what_is_said_is_pending_until_the_server_has_it(stage: Stage, page: Page) -> None:
    """A line of one's own says that it is on its way; the answer takes that off."""
    show(stage, page, "asking")
    page.locator("#chat-button").click()
    page.get_by_role("button", name="Thank you").click()
    expect(page.locator(".unsaid")).to_have_text("Thank you! Sending…")
    stage.say(replace(staged.asking(4), done=str(stage.heard()["cmd"])))
    expect(page.locator(".unsaid")).to_have_count(0)


def test_what_was_not_read_is_counted(stage: Stage, page: Page) -> None:
    """The number stands on the button until the talk is opened, and does not come back after a reload."""
    show(stage, page, "asking")
    for number in (1, 2):
        stage.say(ChatLine(number, 0.0, "Lena", Seat(1), "hm", None))
    expect(page.get_by_role("button", name="Talk, 2 new")).to_be_visible()
    page.locator("#chat-button").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    page.reload()
    page.locator("main[data-seq]").wait_for()
    stage.say(ChatLine(2, 0.0, "Lena", Seat(1), "hm", None))
    stage.say(ChatLine(3, 0.0, "Lena", Seat(1), "well", None))
    expect(page.get_by_role("button", name="Talk, 1 new")).to_be_visible()


def test_the_host_changes_how_the_game_is_played_before_the_start(stage: Stage, page: Page) -> None:
    """The game's options are questions; an answer is sent with the rest of the options."""
    stage.options = [{"name": "target", "values": [300, 500], "default": 500}]
    show(stage, page, "gathering")
    page.get_by_role("group", name="How many players").get_by_role("button", name="5").click()
    assert stage.heard()["act"] == {"type": "options", "config": {"seats": 5}}
    page.get_by_role("combobox", name="target").select_option(label="300")
    assert stage.heard()["act"] == {"type": "options", "config": {"target": 300}}
    page.get_by_role("switch", name="May others watch?").click()
    act = stage.heard()["act"]
    assert isinstance(act, dict)
    assert (act["type"], act["watch"]) == ("rules", False)


def test_clocks_are_shown_where_there_are_any(stage: Stage, page: Page) -> None:
    """A running clock shows what is left of the choice, one that stands its reserve."""
    frame = staged.playing(4)
    clocks = (SeatClock(Seat(0), 120, 5, running=True), SeatClock(Seat(1), 90, 0, running=False))
    life = replace(frame.life, rules=Rules(clock=Clock(65, 120)), clocks=clocks)
    stage.frames = [replace(frame, life=life)]
    page.clock.install()
    page.goto(f"{stage.address}/t/stage")
    expect(page.locator("#seat1 .clock")).to_have_text("1:30")
    expect(page.locator(".dock .clock")).to_have_text("1:00")


def test_the_invitation_is_shared_and_copied(stage: Stage, page: Page) -> None:
    """The browser's own share sheet gets the link, where there is one; where copying fails the link is marked."""
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.add_init_script("document.execCommand = () => false")
    show(stage, page, "gathering")
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == f"{stage.address}/t/stage"
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Select the link and copy it.")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == f"{stage.address}/t/stage"


def test_a_command_on_its_way_says_so(stage: Stage, page: Page) -> None:
    """The button waits; after a while a sign turns, after a longer one a sentence; the answer ends both."""
    frame = staged.gathering(4)
    stage.frames = [frame]
    page.clock.install()
    page.goto(f"{stage.address}/t/stage")
    page.get_by_role("button", name="Make host").click()
    expect(page.get_by_role("button", name="Make host")).to_be_disabled()
    page.clock.run_for(500)
    expect(page.get_by_role("img", name="Sending…")).to_be_visible()
    page.clock.run_for(3000)
    expect(page.get_by_role("alert")).to_have_text("Still waiting for the server…")
    stage.say(replace(frame, done=str(stage.heard()["cmd"])))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Make host")).to_be_enabled()


def test_a_match_is_kept_as_a_file(stage: Stage, page: Page) -> None:
    """Under the name that the server gives it."""
    name = {"Content-Disposition": 'attachment; filename="pik-abc-1.jsonl"'}
    page.route("**/record?match=1", lambda route: route.fulfill(body="{}\n", headers=name))
    show(stage, page, "playing")
    page.locator("#menu-button").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Match records, 1").click()
    assert coming.value.suggested_filename == "pik-abc-1.jsonl"
    assert coming.value.path().read_text() == "{}\n"


def test_a_record_that_is_refused_says_so(stage: Stage, page: Page, tolerated: list[str]) -> None:
    """Too many of them: how long to wait. A record that isn't there: that it did not work."""
    tolerated.append("Failed to load resource")
    answers = [(429, {"code": "too-many-tries", "data": {"seconds": 5}}), (404, None)]
    page.route("**/record?match=1", lambda route: route.fulfill(status=answers[0][0], json=answers.pop(0)[1]))
    show(stage, page, "playing")
    page.locator("#menu-button").click()
    for words in ("Too many tries. Wait 5 seconds, then try again.", "That did not work. Try again."):
        page.get_by_role("link", name="Match records, 1").click()
        expect(page.get_by_role("alert")).to_have_text(words)


def test_who_may_not_watch_is_told(stage: Stage, page: Page) -> None:
    """No screen and no seat: a sentence and the way out."""
    frame = replace(staged.playing(4), you=None, may=(), screen=staged.raw(None))
    stage.frames = [frame]
    page.goto(f"{stage.address}/t/stage")
    expect(page.get_by_role("heading")).to_have_text("This table is not open to watchers.")


def show(stage: Stage, page: Page, scene: str) -> None:
    """Open a scene for four."""
    stage.frames = [(staged.PAGES | staged.SCENES)[scene](4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator("main[data-seq]").wait_for()
