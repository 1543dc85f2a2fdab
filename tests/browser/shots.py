"""Takes a picture of every screen at every size and in a language, as WebP; `--docs` takes those that docs/ shows."""

import argparse
import base64
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from house import browser as house_browser
from house import bundle as house_bundle
from house.devtools import devtools
from house.paths import ROOT
from pik.web.bundle import read_bundle
from tests.browser.pseudo import pseudo
from tests.browser.screens import SCREENS, SPEED, Gallery
from tests.browser.stage import Stage

SIZES: Final = {"phone": (360, 640), "tall-phone": (390, 844), "landscape": (844, 390), "desktop": (1280, 800)}
THUMBS: Final = {"phone": (150, 11), "tall-phone": (150, 11), "landscape": (270, 6), "desktop": (270, 6)}
"""How wide a screen is in the picture of all, and how many stand in a row."""
LANGS: Final = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL", "pseudo": "en-GB"}
Theme = Literal["light", "dark"]


class Look(Struct, frozen=True):
    """How pictures are taken."""

    size: str
    lang: str
    theme: Theme = "light"
    four: bool = False
    sharp: float = 1


class Shown(Struct, frozen=True):
    """A picture for docs/: which screen, how, and its file."""

    screen: str
    look: Look
    file: str


class Shot(Struct, frozen=True):
    """What Chromium answers when it is asked for a picture."""

    data: bytes


DOCS: Final = (
    Shown("lobby", Look("phone", "en"), "lobby"),
    Shown("invitation", Look("phone", "en"), "invitation"),
    Shown("waiting table", Look("desktop", "en"), "waiting"),
    Shown("draw", Look("phone", "pl"), "pikala-draw"),
    Shown("declarations", Look("phone", "en"), "pikala-declarations"),
    Shown("talk at the table", Look("phone", "en"), "pikala-play"),
    Shown("play", Look("desktop", "en"), "pikala-desktop"),
    Shown("play, six", Look("landscape", "ru", "dark"), "pikala-six-dark"),
    Shown("claim vote", Look("phone", "ru"), "pikala-claim"),
    Shown("deal summary", Look("phone", "en"), "pikala-summary"),
    Shown("pad parts", Look("phone", "en"), "pikala-parts"),
    Shown("match result", Look("phone", "en"), "pikala-result"),
    Shown("series account", Look("desktop", "en"), "series"),
    Shown("settings", Look("phone", "ru", "dark"), "settings-dark"),
    Shown("rulebook", Look("phone", "pl"), "rulebook"),
    Shown("spades bid", Look("phone", "en"), "spades-bid"),
    Shown("spades play", Look("phone", "en"), "spades-play"),
    Shown("spades for two", Look("phone", "en", "dark", four=True), "spades-two"),
    Shown("piquet exchange", Look("phone", "en"), "piquet-exchange"),
    Shown("piquet declarations", Look("phone", "en"), "piquet-declarations"),
    Shown("norman play", Look("phone", "en"), "norman-play"),
)


SIDE_BY_SIDE: Final = ("talk at the table", "piquet declarations", "norman play", "spades bid", "spades for two")
"""The games of the room, one picture for the README."""


def main(words: Sequence[str] | None = None) -> None:
    """Read what is wished, and take pictures."""
    parser = argparse.ArgumentParser(prog="scripts/screens", description=__doc__)
    parser.add_argument("--lang", choices=LANGS, default="en", help="the language (en); pseudo: 40 %% longer")
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size; may be given again")
    parser.add_argument("--only", metavar="SCREEN", action="append", help=f"only this screen: {', '.join(SCREENS)}")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="light or dark")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screens", help="where to (build/screens)")
    parser.add_argument("--docs", action="store_true", help="the pictures of docs/screens instead")
    asked = parser.parse_args(words)
    house_bundle.prepare()
    with sync_playwright() as playwright:
        as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
        browser = playwright.chromium.launch(executable_path=house_browser.get(), args=["--disable-gpu", *as_root])
        if asked.docs:
            for shown in DOCS:
                take(browser, shown.look, [(shown.screen, ROOT / "docs" / "screens" / f"{shown.file}.webp")])
            side_by_side(browser, ROOT / "docs" / "table.webp")
            for size in SIZES:
                overview(browser, size, ROOT / "docs" / "screens" / f"all-{size}.webp")
        else:
            for size in asked.size or SIZES:
                names: Iterable[str] = asked.only or SCREENS
                folder = asked.out / asked.lang / asked.theme / size
                files = [(name, folder / f"{name.replace(', ', '-').replace(' ', '-')}.webp") for name in names]
                take(browser, Look(size, asked.lang, asked.theme), files)
        browser.close()


def take(browser: Browser, look: Look, files: Iterable[tuple[str, Path]]) -> None:
    """Take these screens, one after the other on one page."""
    width, height = SIZES[look.size]
    touch = look.size != "desktop"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGS[look.lang],
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=look.sharp,
    )
    settings = {"theme": look.theme, "four-colors": look.four}
    for name, value in settings.items():
        context.add_init_script(f"localStorage.setItem('pik.{name}', {json.dumps(json.dumps(value))})")
    context.add_init_script(SPEED)
    page = context.new_page()
    with Stage(read_bundle()) as stage:
        stage.written = pseudo if look.lang == "pseudo" else str
        gallery = Gallery(stage, page)
        for name, file in files:
            gallery.show(name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(picture(page))
    context.close()


def side_by_side(browser: Browser, file: Path) -> None:
    """One picture of all games, each on a phone."""
    width = 300
    with TemporaryDirectory() as folder:
        phones = [(name, Path(folder) / f"{at}.webp") for at, name in enumerate(SIDE_BY_SIDE)]
        take(browser, Look("phone", "en", sharp=2), phones)
        sources = [base64.b64encode(path.read_bytes()).decode() for _, path in phones]
    style = f"width: {width}px; display: block; border-radius: 18px; box-shadow: 0 1px 6px #0004"
    images = "".join(f'<img style="{style}" src="data:image/webp;base64,{source}">' for source in sources)
    size = {"width": len(phones) * (width + 16) + 16, "height": width * 16 // 9 + 32}
    page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_content(f'<body style="margin: 16px; display: flex; gap: 16px; background: #d8d2c4">{images}</body>')
    file.write_bytes(picture(page))
    page.close()


def overview(browser: Browser, size: str, file: Path) -> None:
    """One small picture of every screen at a size, each with its name."""
    width, columns = THUMBS[size]
    with TemporaryDirectory() as folder:
        shots = [(name, Path(folder) / f"{at}.webp") for at, name in enumerate(SCREENS)]
        take(browser, Look(size, "en"), shots)
        sources = [(name, base64.b64encode(path.read_bytes()).decode()) for name, path in shots]
    figures = "".join(
        f'<figure style="margin: 0"><img style="width: 100%; display: block" src="data:image/webp;base64,{source}">'
        f"<figcaption>{name}</figcaption></figure>"
        for name, source in sources
    )
    page = browser.new_page(viewport={"width": columns * (width + 10) + 10, "height": 100})
    grid = f"display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 10px; margin: 10px"
    page.set_content(f'<body style="{grid}; background: #d8d2c4; font: 12px sans-serif">{figures}</body>')
    height = int(page.evaluate("document.documentElement.scrollHeight"))
    page.set_viewport_size({"width": columns * (width + 10) + 10, "height": height})
    file.write_bytes(picture(page, quality=45))
    page.close()


def picture(page: Page, quality: int = 82) -> bytes:
    """The page as it is seen, as WebP."""
    page.wait_for_timeout(120)
    session = page.context.new_cdp_session(page)
    asked: dict[str, object] = {"format": "webp", "quality": quality}
    shot = msgspec.convert(devtools(session).send("Page.captureScreenshot", asked), Shot)
    session.detach()
    return shot.data


if __name__ == "__main__":
    main()
