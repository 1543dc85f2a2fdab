"""Measures the page and prints a table: figure, budget, whether it holds. It asserts nothing."""

import argparse
import os
import tempfile
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from clientbench.measures import DEALS, loaded, longest_tasks, memory, seated
from clientbench.pages import SLOW, launch
from clientbench.sizes import weigh
from house import bundle
from house.paths import BUNDLE, ROOT, VENV
from house.server import Server

GAMES = (("pikala", 4), ("pikala", 6), ("spades", 4), ("piquet", 2), ("piquet-norman", 3), ("spades-two-handed", 2))
SCRIPTS, STYLES, SPRITE = 60_000, 15_000, 8_000
USABLE_MS, FRAME_MS = 2000.0, 50.0


def show(what: str, figure: str, budget: str = "", holds: bool | None = None) -> None:
    """Print one line of the table."""
    verdict = {None: "", True: "held", False: "**not held**"}[holds]
    print(f"| {what} | {figure} | {budget} | {verdict} |", flush=True)


def main() -> None:
    """Read what is asked for, and measure."""
    parser = argparse.ArgumentParser(prog="scripts/bench-client", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each load is measured; the median counts (5)")
    parser.add_argument("--seconds", type=float, default=20, help="how long each game is played (20)")
    parser.add_argument("--parts", action="store_true", help="tell what the longest task of each game was made of")
    parser.add_argument("--no-memory", action="store_true", help=f"leave out the {DEALS} deals for the memory")
    asked = parser.parse_args()
    bundle.prepare()
    print("| measurement | figure | budget | |\n|---|---|---|---|")
    sizes()
    settings = {"PYTHONPATH": str(ROOT / "src"), "PIK_BOT_PACE": "0.2"}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="pik-bench-") as folder:
        browser = launch(playwright)
        with Server(VENV / "bin" / "pik", folder, settings) as server:
            loads(browser, server.url, asked.rounds)
            frames(browser, server.url, asked.seconds, asked.parts)
            if not asked.no_memory:
                held(browser, server.url)
        browser.close()
    busy, cores = os.getloadavg()[1], os.cpu_count()
    print(
        f"\nThe machine's load over five minutes: {busy:.1f} on {cores} cores. Above one a core the times say little."
    )


def sizes() -> None:
    """What the bundle weighs."""
    weights = weigh(BUNDLE)
    show("scripts, all games' looks, gzip", f"{weights.scripts / 1000:.1f} kB")
    for what, weight, budget in (
        ("the most scripts that one page can load", weights.most_scripts, SCRIPTS),
        ("styles", weights.styles, STYLES),
        ("card sprite", weights.sprite, SPRITE),
    ):
        show(f"{what}, gzip", f"{weight / 1000:.1f} kB", f"{budget // 1000} kB", weight <= budget)


def loads(browser: Browser, address: str, rounds: int) -> None:
    """When the lobby can be used, and how long it is from there to cards."""
    found = [loaded(browser, address) for _ in range(rounds)]
    seen, quiet = (median(getattr(each, name) for each in found) for name in ("seen", "quiet"))
    show(f"lobby drawn, {SLOW}× slower", f"{seen:.0f} ms")
    show(f"lobby interactive, {SLOW}× slower", f"{quiet:.0f} ms", f"{USABLE_MS:.0f} ms", quiet <= USABLE_MS)
    for rate in (1, SLOW):
        took = median(seated(browser, address, rate) for _ in range(rounds))
        show(f"name given → cards on the table, {rate}× slower", f"{took:.0f} ms")


def frames(browser: Browser, address: str, seconds: float, tells: bool) -> None:
    """The longest task while a game is played."""
    for game, seats in GAMES:
        found, gap = longest_tasks(browser, address, game, seats, seconds)
        longest = found[0]
        over = sum(each.cpu > FRAME_MS for each in found)
        figure = (
            f"{longest.cpu:.0f} ms of processor, {over} over {FRAME_MS:.0f} (longest gap on this machine {gap:.0f} ms)"
        )
        show(f"longest task, {game}, {seats} seats, {SLOW}× slower", figure, f"{FRAME_MS:.0f} ms", over == 0)
        if tells:
            for each in found[:3]:
                print(f"    {each.ms:.0f} ms, {each.cpu:.0f} of processor: {each.parts}")


def held(browser: Browser, address: str) -> None:
    """What the page holds."""
    early, late, deals = memory(browser, address)
    show("page after 2 deals", f"{early.heap:.1f} MB, {early.nodes} nodes, {early.listeners} listeners")
    show(f"page after {deals} deals", f"{late.heap:.1f} MB, {late.nodes} nodes, {late.listeners} listeners")


if __name__ == "__main__":
    main()
