"""How the turn calls a reader who looks elsewhere, and how scores are read aloud."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Page, expect

from pik.core.seat import Seat
from tests.browser import staged, staged_live, staged_spades
from tests.browser.coming import before_scoring, hide, my_turn, scored, waiting
from tests.browser.conftest import NAME
from tests.browser.seated import open_group, remembered, show, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser


FEEL = "window.felt = []; navigator.vibrate = (pattern) => { window.felt.push(pattern); return true }"

NOTICES = """
window.notices = []
window.Notification = class {
  static permission = '%s'
  static async requestPermission() { window.asked = true; return Notification.permission = '%s' }
  constructor(title, options) { window.notices.push([title, options.body]) }
  close() {}
}
"""

VOICES = """
const voice = (name, lang, localService) => ({ name, lang, localService, default: false, voiceURI: name })
const voices = [voice('Cloud', 'en-US', false), voice('Anna', 'en-GB', true), voice('Olga', 'ru_RU', true)]
window.said = []
speechSynthesis.getVoices = () => voices
speechSynthesis.speak = (line) => window.said.push([line.voice.name, line.text])
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
"""


def test_the_device_vibrates_when_the_turn_comes(stage: Stage, page: Page) -> None:
    """Once for the switch, once for each turn that comes, not while it stays."""
    page.add_init_script(FEEL)
    sit_down(stage, page)
    open_group(page, "signs").get_by_role("switch", name="Vibration").check()
    page.wait_for_function("() => window.felt.length === 1")
    page.keyboard.press("Escape")
    for frame in (replace(my_turn(11), since=10), waiting(12), my_turn(13), replace(my_turn(14), since=13)):
        stage.say(frame)
        page.locator(f"main[data-seq='{frame.seq}']").wait_for()
    assert page.evaluate("window.felt") == [[60, 60, 60]] * 2


def test_a_device_that_cannot_vibrate_says_so(stage: Stage, page: Page) -> None:
    """The switch is there, off, and the line under it says why."""
    page.add_init_script("delete Navigator.prototype.vibrate")
    sit_down(stage, page)
    switch = open_group(page, "signs").get_by_role("switch", name="Vibration")
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description("This device cannot vibrate.")


def test_a_hidden_page_notifies_of_the_turn(stage: Stage, page: Page) -> None:
    """The browser is asked when it is switched on; then the game and the host are named, and no card."""
    page.add_init_script(NOTICES % ("default", "granted"))
    stage.frames = [replace(my_turn(10), life=replace(staged.life(4), host=Seat(2)))]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".dock .status b").wait_for()
    assert page.evaluate("window.asked") is None
    open_group(page, "signs").get_by_role("switch", name="Notification").check()
    page.wait_for_function("() => window.notices.length === 1")
    page.keyboard.press("Escape")
    told = ((waiting(11), False), (my_turn(12), False), (waiting(13), True), (my_turn(14), True))
    for frame, hidden in told:
        hide(page, hidden=hidden)
        stage.say(replace(frame, life=replace(staged.life(4), host=Seat(2))))
        page.locator(f"main[data-seq='{frame.seq}']").wait_for()
    assert page.evaluate("window.notices") == [
        ["Pik", "You will be told here when it is your turn."],
        ["Pikala", "It is your turn. The host of the table: Boris."],
    ]


def test_the_real_browser_lets_a_page_notify(stage: Stage, context: BrowserContext, page: Page) -> None:
    """With its permission Chromium takes the notification, and the switch stays on."""
    context.grant_permissions(["notifications"])
    sit_down(stage, page)
    switch = open_group(page, "signs").get_by_role("switch", name="Notification")
    switch.check()
    page.wait_for_load_state("networkidle")
    expect(switch).to_be_checked()
    assert page.evaluate("Notification.permission") == "granted"


def test_a_browser_that_refuses_is_named(stage: Stage, page: Page) -> None:
    """The switch goes back, and the line under it says why; the ear hears it, too."""
    page.add_init_script(NOTICES % ("default", "denied"))
    sit_down(stage, page)
    signs = open_group(page, "signs")
    switch = signs.get_by_role("switch", name="Notification")
    switch.click()
    expect(switch).not_to_be_checked()
    why = "The browser does not allow it. You can allow notifications for this page in the browser’s settings."
    expect(switch).to_have_accessible_description(why)
    expect(signs.get_by_role("status")).to_have_text(why)
    assert page.evaluate("window.notices") == []


def test_a_browser_that_wants_a_service_worker_is_named(stage: Stage, page: Page) -> None:
    """Some phones know notifications, but refuse them to a page."""
    page.add_init_script(NOTICES % ("granted", "granted"))
    page.add_init_script("Notification = class extends Notification { constructor() { throw new TypeError('no') } }")
    sit_down(stage, page)
    switch = open_group(page, "signs").get_by_role("switch", name="Notification")
    switch.click()
    expect(switch).to_have_accessible_description("This browser shows no notifications from a page like this.")
    expect(switch).not_to_be_checked()


def test_without_https_there_are_no_notifications(stage: Stage, page: Page) -> None:
    """A table on the local network says so instead of asking in vain."""
    stage.frames = [staged.playing(4)]
    page.goto(f"{stage.address.replace('127.0.0.1', NAME)}/t/stage")
    page.locator(".dock .status b").wait_for()
    switch = open_group(page, "signs").get_by_role("switch", name="Notification")
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description("It only works at an address that begins with https.")


@pytest.fixture
def tolerated() -> list[str]:
    """Chromium warns of a header that plain http has no use for."""
    return ["The Cross-Origin-Opener-Policy header has been ignored"]


def said(page: Page, count: int) -> list[Any]:
    """Wait until so much was read aloud; voice and text of each."""
    page.wait_for_function(f"() => window.said.length >= {count}")
    lines: list[Any] = page.evaluate("window.said")
    return lines


def test_scores_are_read_aloud_after_a_deal(stage: Stage, page: Page) -> None:
    """A voice of this device in the page’s language says the new scores, and no more; the live region adds reasons."""
    page.add_init_script(VOICES)
    show(stage, page, before_scoring(10))
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Scores are read aloud").check()
    assert said(page, 1) == [["Anna", "After each deal a voice says the new scores."]]
    page.keyboard.press("Escape")
    stage.say(scored(11))
    assert said(page, 2)[1:] == [["Anna", "You: 21. Lena: -3. Boris: 26. Tomek: 18."]]
    expect(page.locator("main [role=status]")).to_contain_text("You: 15, tricks −2. Lena: 21, tricks −2. Boris: 26")
    stage.say(my_turn(12))
    page.locator("main[data-seq='12']").wait_for()
    assert len(said(page, 2)) == 2


def test_the_scores_of_another_game_are_read_as_it_tells_them(stage: Stage, page: Page) -> None:
    """Spades says what became of the bids and then the scores; the trick before that is not read."""
    page.add_init_script(VOICES)
    remembered(page, reads_scores="true")
    desk = staged_spades.two().go_on(28).bid(5, 4).go_on(25)
    show(stage, page, desk.frame())
    page.wait_for_load_state("networkidle")
    stage.say(replace(desk.go_on(1).frame(), seq=11))
    assert said(page, 1) == [
        ["Anna", "You: contract of 5 made with 7. Lena: contract of 4 made with 6. You: 52. Lena: 42."]
    ]


def test_a_live_tables_scores_are_read_in_the_listeners_language(stage: Stage, page: Page) -> None:
    """PK-9.1, PK-8.2: after a void deal, which has no row, with its reason, and after a deal that is written."""
    page.add_init_script(VOICES)
    remembered(page, reads_scores="true", language='"ru"')
    table = staged_live.own_draw()
    show(stage, page, table.frame())
    page.wait_for_load_state("networkidle")
    stage.say(table.act(0, {"type": "draw", "discards": ["C7"]}).frame())
    void = "Вы дали прикуп, который не положен: большая хулиганка, +5 (PK\u20118.2). Пересдача: снова сдаёте вы."
    assert said(page, 1) == [["Olga", f"{void} Вы: 8. Lena: 22. Boris: 23. Tomek: 24."]]
    for seat in range(4):
        table.act(seat, {"type": "ready"})
    table.deal().draws("", "", "", "").pass_all()
    stage.say(table.frame())
    while table.acts()[0]["type"] == "play":
        table.act(table.turn(), table.acts()[0])
    stage.say(table.frame())
    scores = zip(("Вы", "Lena", "Boris", "Tomek"), table.scores(), strict=True)
    assert said(page, 2)[1] == ["Olga", " ".join(f"{name}: {score}." for name, score in scores)]


def test_a_page_that_is_only_opened_says_and_does_nothing(stage: Stage, page: Page) -> None:
    """Switches of an earlier visit make themselves known no more, even where the tap that led here still counts."""
    tapped = "Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: true } });"
    page.add_init_script(tapped + VOICES + FEEL)
    remembered(page, reads_scores="true", buzzes="true")
    show(stage, page, my_turn(10))
    page.wait_for_load_state("networkidle")
    assert page.evaluate("[window.said, window.felt]") == [[], []]


def test_the_voice_follows_the_language(stage: Stage, page: Page) -> None:
    """Another language has another voice."""
    page.add_init_script(VOICES)
    remembered(page, reads_scores="true", language='"ru"')
    show(stage, page, before_scoring(10))
    page.wait_for_load_state("networkidle")
    stage.say(scored(11))
    assert said(page, 1) == [["Olga", "Вы: 21. Lena: -3. Boris: 26. Tomek: 18."]]


def test_a_missing_voice_is_told(stage: Stage, page: Page) -> None:
    """There is no Polish voice: the line says so, and nothing is read."""
    page.add_init_script(VOICES)
    remembered(page, language='"pl"')
    show(stage, page, before_scoring(10))
    signs = open_group(page, "signs")
    switch = signs.get_by_role("switch", name="Wyniki czytane na głos")
    switch.check()
    expect(switch).to_have_accessible_description("Na tym urządzeniu nie ma polskiego głosu.")
    expect(signs.get_by_role("status")).to_have_text("Na tym urządzeniu nie ma polskiego głosu.")
    page.keyboard.press("Escape")
    stage.say(scored(11))
    page.locator("main[data-seq='11']").wait_for()
    assert page.evaluate("window.said") == []
