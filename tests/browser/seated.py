"""A reader sits down in a staged scene."""

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from pik.web.messages import Frame
from tests.browser import staged
from tests.browser.stage import Stage


def small_phone(chromium: Browser) -> BrowserContext:
    """A phone of the smallest size, with touch."""
    return chromium.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 360, "height": 640}, is_mobile=True, has_touch=True
    )


def sit_down(stage: Stage, page: Page, scene: str = "playing") -> None:
    """Open a scene for four."""
    show(stage, page, staged.SCENES[scene](4))


def show(stage: Stage, page: Page, frame: Frame) -> None:
    """Open a table with this frame."""
    stage.frames = [frame]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".dock .status b").wait_for()


def sit_down_while_time_stands(stage: Stage, page: Page, frame: Frame | None = None) -> None:
    """Open a scene; from then on time passes only as the test says. After a day of silence there is a new link."""
    page.clock.install(time="2031-01-01")
    show(stage, page, frame or staged.playing(4))
    page.clock.pause_at("2031-01-02")
    stage.wait_for_connections(2)


def remembered(page: Page, **settings: str) -> None:
    """Settings of an earlier visit, as JSON; what the page itself remembers later stays."""
    for name, value in settings.items():
        key = f"pik.{name.replace('_', '-')}"
        page.add_init_script(f"if (!localStorage.getItem('{key}')) localStorage.setItem('{key}', '{value}')")


def open_group(page: Page, name: str) -> Locator:
    """Open the menu, and in it a group of the settings."""
    page.locator("#menu-button").click()
    group = page.locator(f"[data-group={name}]")
    group.locator("summary").click()
    return group
