"""The line to Chromium's own tools, for what Playwright has no words for."""

from typing import Protocol


class DevTools(Protocol):
    """A session of Chromium's protocol, as far as it is used."""

    def send(self, method: str, params: dict[str, object] | None = None) -> object:
        """Ask for something; the answer as it came."""
        ...


def devtools(session: DevTools) -> DevTools:
    """A session of Playwright's as one whose answers have a type."""
    return session
