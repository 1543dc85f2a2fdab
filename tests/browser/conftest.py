"""A Chromium, a page in it, and the servers that pages come from."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from house import browser as house_browser
from house import bundle as house_bundle
from pik.web.bundle import Asset, read_bundle
from tests.browser.meeting import HAND, Enter
from tests.browser.stage import Stage

PATIENCE_MS = 60_000
"""A machine that is busy elsewhere is no failure."""

NAME = "pik.test"
"""A host name that is not this machine's own for the browser: pages from there have no secure context."""

HARMLESS = ("WebSocket connection to", "The Cross-Origin-Opener-Policy header has been ignored")
"""Complaints about links that break, and about a header that plain http has no use for."""

ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's Chromium."""
    expect.set_options(timeout=PATIENCE_MS)
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=house_browser.get(), args=[*ARGUMENTS, *as_root])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def bundle() -> dict[str, Asset]:
    """The client's bundle, made if it is not fresh."""
    house_bundle.prepare()
    return read_bundle()


@pytest.fixture
def stage(bundle: dict[str, Asset]) -> Iterator[Stage]:
    """A server whose frames the test writes."""
    with Stage(bundle) as stage:
        yield stage


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that remembers nothing, speaks English and moves nothing."""
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


@pytest.fixture
def newcomer(chromium: Browser) -> Iterator[Enter]:
    """Opens one more browser that nobody knows; it must not complain, but of what is HARMLESS."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def enter() -> Page:
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844})
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(HAND)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert [text for text in complaints if not text.startswith(HARMLESS)] == []


@pytest.fixture
def tolerated() -> list[str]:
    """What the browser itself may complain of in a test that makes a request fail."""
    return []


@pytest.fixture
def page(context: BrowserContext, tolerated: list[str]) -> Iterator[Page]:
    """A page that must not complain: no error, no breach of the content policy."""
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    yield page
    page.close()
    assert [text for text in complaints if not text.startswith(tuple(tolerated))] == []
