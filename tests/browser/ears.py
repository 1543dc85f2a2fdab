"""Somebody who sees nothing: hears the live region and what has the focus, and has a keyboard."""

from collections import deque

from playwright.sync_api import Page

from tests.browser.stage import PATIENCE_S

LISTEN = """
if (location.protocol.startsWith('http')) {
  window.heard = []
  const take = () => {
    const said = [...document.querySelectorAll('[role=status][aria-live]')].at(-1)?.textContent ?? ''
    if (said && said !== window.heard.at(-1)) window.heard.push(said)
  }
  new MutationObserver(take).observe(document, { subtree: true, childList: true, characterData: true })
}
"""
"""Keeps what the live region has said: of the page, or of the window on top, for what lies under one is mute.

The same thing said twice in a row is heard once, as from a screen reader.
"""
DRAWN = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"
"""Is there when what was said is on the page, too."""
ALL_KEYS = 16
"""So many steps with an arrow go round any row."""
KEPT = 24
"""So many of the last keys, each with what had the focus after it, are told when something goes wrong."""


class Listener:
    """A page as it sounds. Nothing else of it is looked at."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._known = 0
        self._trail: deque[str] = deque(maxlen=KEPT)
        page.add_init_script(LISTEN)

    def news(self) -> list[str]:
        """What was said since this was asked last; waits until there is something."""
        self._page.wait_for_timeout(10)
        said: list[str] = []
        for _ in range(int(PATIENCE_S * 30)):
            said = self._page.evaluate("window.heard")
            if len(said) > self._known:
                fresh, self._known = said[self._known :], len(said)
                self._page.evaluate(DRAWN)
                return fresh
            self._page.wait_for_timeout(10)
        raise AssertionError(f"nothing is said after {said[-5:]}, with the focus on {self.focus()}: {[*self._trail]}")

    def press(self, *keys: str) -> str:
        """Press keys; what has the focus then."""
        for key in keys:
            self._page.keyboard.press(key)
        found = self.focus()
        self._trail.append(f"{' '.join(keys)}: {found}")
        return found

    def press_and_wait(self, key: str, name: str = "") -> str:
        """Press a key; what has the focus when something of this name has it: a window gives it back in two steps."""
        self.press(key)
        found = ""
        for _ in range(int(PATIENCE_S * 30)):
            if (found := self.focus()) and name in found:
                return found
            self._page.wait_for_timeout(10)
        raise AssertionError(f"{found or 'nothing'} has the focus after {key}")

    def focus(self) -> str:
        """Role, name and state of what has the focus, as a screen reader gets them; empty when nothing has it."""
        focused = self._page.locator(":focus")
        return focused.aria_snapshot().removeprefix("- ") if focused.count() else ""

    def type(self, text: str) -> None:
        """Write into what has the focus."""
        self._page.keyboard.type(text)

    def tab_to(self, name: str) -> str:
        """Go on with Tab until something of this name has the focus. Raises AssertionError when there is nothing."""
        for _ in range(60):
            if name in (found := self.press("Tab")):
                return found
        raise AssertionError(f"Tab does not lead to {name}")

    def row(self, key: str) -> list[str]:
        """What an arrow up or down leads to, and all that lies beside it."""
        found = [self.press(key)]
        while len(found) < ALL_KEYS and (beside := self.press("ArrowRight")) != found[0]:
            found.append(beside)
        return found

    def go_to(self, key: str, *names: str) -> None:
        """Go to the first of a row that has one of these in its name. Raises AssertionError when there is none."""
        found = self.press(key)
        for _ in range(ALL_KEYS):
            if any(name in found for name in names):
                return
            found = self.press("ArrowRight")
        raise AssertionError(f"nothing of {', '.join(names)} in the row")
