"""Whole matches against club bots on a telephone: no frame and no page shows a score or a card that the rules don't."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import HARMLESS
from tests.browser.recorded import RecordedServer
from tests.browser.whole import Seen, begin_with_bots, by_entry, entries, numbers, phone, play_whole
from tests.independent import piquet_table
from tests.independent.piquet import Referee
from tests.independent.piquet_bytes import all_cards
from tests.independent.piquet_cards import DECK as PIQUET_DECK
from tests.independent.piquet_count import accounts
from tests.independent.piquet_known import Known
from tests.independent.spades import CHANCE, Scorer
from tests.independent.spades_bytes import CARD
from tests.independent.spades_cards import DECK
from tests.independent.spades_score import Options

pytestmark = pytest.mark.browser


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page on a telephone that must not complain."""
    context, complaints = phone(chromium), list[str]()
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    yield page
    context.close()
    assert [text for text in complaints if not text.startswith(HARMLESS)] == []


def totals(page: Page) -> list[int]:
    """Both scores after a deal, the reader's side first."""
    return numbers(page.locator(".count .total-line td").all_inner_texts())


@pytest.mark.parametrize("game, seats", [("spades", 4), ("spades-two-handed", 2)])
def test_a_match_to_500(game: str, seats: int, page: Page, bundle: object, tmp_path: Path) -> None:
    """SP-1.2, SP-3.3, SP-4: after every deal the page has the score that the rules alone make of the record."""
    chance, seen = Random(game), Seen()
    with RecordedServer(tmp_path, [chance.sample(DECK, 52) for _ in range(60)]) as server:
        seen.listen(page)
        begin_with_bots(page, server, game, "club", seats, {"target": 500, "first_dealer": 0})
        play_whole(page, seen, totals)
        kept = entries(page)
    scorer, rows = Scorer(seats, 0, Options()), list[list[int]]()
    dealt = set[str]()
    for entry, frames in by_entry(seen, kept):
        if entry.seat == CHANCE:
            dealt = set(scorer.public)
        scorer.feed(entry.seat, entry.act)
        if len(scorer.rows) > len(rows):
            rows.append(list(scorer.scores))
            ours = [list(read) for seq, read in seen.read if seq == (frames[0].seq if frames else -1)]
            assert all(read == scorer.scores for read in ours)
        for frame in frames:
            assert [row[:2] for row in frame.rows()] == rows
            named = {card.decode() for card in CARD.findall(msgspec.json.encode((frame.screen, frame.asked)))}
            assert named <= scorer.shown[0]
            assert {card.decode() for card in CARD.findall(bytes(frame.log))} <= scorer.public | dealt
    assert scorer.phase == "over"
    assert max(scorer.scores) >= 500
    assert len(seen.read) == len(rows) - 1


def counts(page: Page) -> list[int]:
    """What the slip on the table says after a deal, the reader's count first."""
    return numbers(page.locator(".counts dd").all_inner_texts())


@pytest.mark.parametrize("game, seats", [("piquet", 2), ("piquet-norman", 3)])
def test_a_partie(game: str, seats: int, page: Page, bundle: object, tmp_path: Path) -> None:
    """PQ-3.1, PQ-4, PQ-5.2, PQ-5.7: every running count is the rules', and no card is shown that was not."""
    chance, seen = Random(game), Seen()
    with RecordedServer(tmp_path, [chance.sample(PIQUET_DECK, 32) for _ in range(12)]) as server:
        seen.listen(page)
        begin_with_bots(page, server, game, "club", seats, {})
        play_whole(page, seen, counts)
        kept = entries(page)
    referee, known = Referee(piquet_table.Options(norman=seats == 3)), Known(seats)
    read, before = dict(seen.read), set[str]()
    for entry, frames in by_entry(seen, kept):
        if entry.act["type"] == "shuffle":
            before = set(known.open)
        referee.feed(entry.seat, entry.act)
        known.watch(referee, entry.seat, entry.act)
        now = [account.total for account in accounts(referee.table)] if referee.deal else [0] * seats
        for frame in frames:
            assert frame.rows("row-deal") == referee.totals
            assert all_cards(msgspec.json.encode((frame.screen, frame.asked))) <= known.cards(0)
            assert all_cards(frame.log) <= known.open | before
            assert referee.phase in ("spread", "cut", "shuffle") or frame.scores == now
            if frame.seq in read:
                assert read.pop(frame.seq) == now
    assert referee.phase == "over"
    assert (len(seen.read), read) == (5, {})
