"""A reader sits down in a staged scene."""

from playwright.sync_api import Page

from tests.browser import staged
from tests.browser.stage import Stage


def sit_down(stage: Stage, page: Page, scene: str = "playing") -> None:
    """Open a scene for four."""
    stage.frames = [staged.SCENES[scene](4)]
    page.goto(f"{stage.address}/t/stage")
    page.locator(".dock .status b").wait_for()
