"""A Chromium, a page in it, and the servers that pages come from."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from house import browser as house_browser
from house import bundle as house_bundle
from pik.web.bundle import Asset, read_bundle
from tests.browser.stage import Stage

PATIENCE_MS = 60_000
"""A machine that is busy elsewhere is no failure."""

ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
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
