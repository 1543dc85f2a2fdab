"""What may be heard, felt or told beside the page: sounds, vibration, notifications, scores read aloud."""

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Page, expect

from house.paths import CLIENT
from pik.core.match import MatchScreen
from pik.core.message import Happening
from pik.core.seat import Seat
from pik.texts import catalog, inventory
from pik.web.messages import Event, Frame
from tests.browser import staged
from tests.browser.conftest import NAME
from tests.browser.seated import open_group, remembered, show, sit_down
from tests.browser.stage import Stage

pytestmark = pytest.mark.browser

LISTEN = """
window.heard = []
window.contexts = 0
const Real = window.AudioContext
window.AudioContext = class extends Real {
  constructor() { super(); window.contexts += 1 }
  createOscillator() {
    const source = super.createOscillator()
    const start = source.start
    source.start = (at) => { window.heard.push(Math.round(source.frequency.value)); start.call(source, at) }
    return source
  }
  createBufferSource() { window.heard.push(0); return super.createBufferSource() }
}
"""
"""Counts audio contexts, and notes each sound: its pitch, 0 for the rustle of paper."""
TURN = [659, 880]
DEAL = [392, 494, 587]
FEAT = [523, 659, 784, 1047]

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


def waiting(seq: int) -> Frame:
    """The reader waits for Lena; the trick is the same as when the reader is asked."""
    return replace(staged.playing(4), seq=seq, waiting=(Seat(1),), asked=staged.NOTHING)


def my_turn(seq: int) -> Frame:
    """The turn comes to the reader."""
    return replace(staged.playing(4), seq=seq, since=seq)


def taken(seq: int) -> Frame:
    """The reader's card ends the trick; Lena leads."""
    return replace(staged.finished(4), seq=seq, waiting=(Seat(1),), asked=staged.NOTHING)


def scored(seq: int, rows: int = 15) -> Frame:
    """A deal has been written down: one more row, without marks, and the sentences that say it."""
    sheet = staged.sheet(4, rows=rows)
    screen = staged.raw(MatchScreen(Seat(0), sheet, staged.board(4, "over")))
    scores = (21, -3, 26, 18)
    said = tuple(
        Happening("new-score", Seat(seat), {"score": score}, ends=seat == 3) for seat, score in enumerate(scores)
    )
    trick = (Happening("plays", Seat(1), {"card": "SA"}), Happening("takes-trick", Seat(1), ends=True))
    events = (Event(seq, Seat(1), staged.raw({}), (*trick, *said)),)
    return replace(waiting(seq), screen=screen, events=events)


def before_scoring(seq: int) -> Frame:
    """The deal before that is not written yet."""
    screen = MatchScreen(Seat(0), staged.sheet(4, rows=14), staged.board(4, "play"))
    return replace(waiting(seq), screen=staged.raw(screen))


def heard(stage: Stage, page: Page, frame: Frame) -> list[int]:
    """What sounds when a frame comes."""
    page.evaluate("window.heard = []")
    stage.say(frame)
    page.locator(f"main[data-seq='{frame.seq}']").wait_for()
    pitches: list[int] = page.evaluate("window.heard")
    return pitches


def listen(stage: Stage, page: Page, frame: Frame) -> None:
    """A table with sounds, at which somebody has touched the page."""
    page.add_init_script(LISTEN)
    remembered(page, sounds="true", speed='"none"', stay="0.3")
    show(stage, page, frame)
    page.wait_for_load_state("networkidle")
    page.locator(".bar h1").click()
    page.wait_for_function("() => window.contexts === 1")


def hide(page: Page, *, hidden: bool = True) -> None:
    """The page is out of sight, or back."""
    state = "hidden" if hidden else "visible"
    page.evaluate(
        f"Object.defineProperty(document, 'visibilityState', {{ value: '{state}', configurable: true }});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def test_nothing_sounds_or_loads_until_it_is_wanted(stage: Stage, page: Page) -> None:
    """Without a switch turned on there is no audio, and what makes it is not even loaded."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(LISTEN)
    sit_down(stage, page)
    page.locator("[data-card=DK]").click()
    stage.say(taken(11))
    page.locator("main[data-seq='11']").wait_for()
    assert page.evaluate("window.contexts") == 0
    assert [url for url in asked if "/all-" in url] == []


def test_a_page_that_nobody_touched_is_silent(stage: Stage, page: Page) -> None:
    """Sounds wait for a gesture, as browsers want it; then there is one context for all of them."""
    page.add_init_script(LISTEN)
    remembered(page, sounds="true")
    show(stage, page, waiting(10))
    page.wait_for_load_state("networkidle")
    assert heard(stage, page, my_turn(11)) == []
    assert page.evaluate("window.contexts") == 0
    page.locator(".bar h1").click()
    page.keyboard.press("ArrowRight")
    stage.say(waiting(12))
    page.locator("main[data-seq='12']").wait_for()
    assert heard(stage, page, my_turn(13)) == TURN
    assert page.evaluate("window.contexts") == 1


def test_each_sign_has_its_sound(stage: Stage, page: Page) -> None:
    """A card rustles, a trick twice more; turn, deal's end and something special (a wheel, a jack) have notes."""
    listen(
        stage,
        page,
        replace(waiting(10), screen=staged.raw(MatchScreen(Seat(0), staged.sheet(4), staged.board(4, "play")))),
    )
    assert heard(stage, page, waiting(11)) == [0]
    assert heard(stage, page, my_turn(12)) == TURN
    assert heard(stage, page, replace(my_turn(13), since=12)) == []
    assert heard(stage, page, taken(14)) == [0, 0, 0]
    assert heard(stage, page, before_scoring(15)) == []
    assert heard(stage, page, scored(16)) == DEAL
    assert heard(stage, page, scored(17, rows=1)) == []
    assert heard(stage, page, scored(18, rows=2)) == [*DEAL, *FEAT]
    jack = staged.told(scored(19, rows=2), "turns-jack", 1, card="SJ")
    assert heard(stage, page, jack) == FEAT


def test_out_of_sight_only_the_turn_is_heard(stage: Stage, page: Page) -> None:
    """Nobody wants a trick rustling from another window, but to be called."""
    listen(stage, page, waiting(10))
    hide(page)
    assert heard(stage, page, taken(11)) == []
    assert heard(stage, page, my_turn(12)) == TURN


def test_who_switches_sounds_on_hears_them(stage: Stage, page: Page) -> None:
    """The switch and each volume sound at once; off is silent again."""
    page.add_init_script(LISTEN)
    sit_down(stage, page)
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Sounds").check()
    page.wait_for_function("() => window.heard.length === 2")
    signs.get_by_role("button", name="loud").click()
    page.wait_for_function("() => window.heard.length === 4")
    signs.get_by_role("switch", name="Sounds").uncheck()
    expect(signs.get_by_role("button", name="loud")).to_have_count(0)
    page.keyboard.press("Escape")
    assert heard(stage, page, taken(11)) == []


def test_the_volume_is_how_loud_it_is(stage: Stage, page: Page) -> None:
    """Each step is louder than the one before."""
    page.add_init_script(
        """window.gains = []
        const ramp = AudioParam.prototype.exponentialRampToValueAtTime
        AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
          window.gains.push(value)
          return ramp.call(this, value, at)
        }"""
    )
    sit_down(stage, page)
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Sounds").check()
    loudest: list[float] = []
    for name in ("quiet", "medium", "loud"):
        page.wait_for_function("() => window.gains.length > 0")
        page.evaluate("window.gains = []")
        signs.get_by_role("button", name=name).click()
        page.wait_for_function("() => window.gains.length > 0")
        loudest.append(page.evaluate("Math.max(...window.gains)"))
    assert loudest == sorted(set(loudest))


def test_what_is_special_is_told_of_in_some_game() -> None:
    """Each code that gets a flourish is one that a game has a sentence for."""
    source = (CLIENT / "signs" / "changes.ts").read_text()
    listed = re.search(r"const feats = \[(.*?)\n\]", source, re.DOTALL)
    assert listed is not None
    codes = re.findall(r'"([a-z-]+)"', listed[1])
    told = {code for game in ("pikala", "piquet", "spades") for code in inventory.read(catalog.source("en", game))}
    assert len(codes) > 10
    assert set(codes) - told == set()


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
    """A voice of this device in the language of the page says what the live region says of the scores, and no more."""
    page.add_init_script(VOICES)
    show(stage, page, before_scoring(10))
    signs = open_group(page, "signs")
    signs.get_by_role("switch", name="Scores are read aloud").check()
    assert said(page, 1) == [["Anna", "After each deal a voice says the new scores."]]
    page.keyboard.press("Escape")
    stage.say(scored(11))
    assert said(page, 2)[1:] == [["Anna", "You: 21. Lena: -3. Boris: 26. Tomek: 18."]]
    expect(page.locator("main [role=status]")).to_contain_text("You: 21. Lena: −3. Boris: 26. Tomek: 18.")
    stage.say(my_turn(12))
    page.locator("main[data-seq='12']").wait_for()
    assert len(said(page, 2)) == 2


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
