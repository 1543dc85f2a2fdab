"""Whole matches at a terminal against club bots: every score and running count that is printed is the rules'."""

from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import at_terminal, boards, read_acts, sheets
from tests.independent.piquet import Referee
from tests.independent.piquet_count import accounts
from tests.independent.piquet_table import Options
from tests.independent.spades import Scorer
from tests.independent.spades_chooser import options_of

IN_DEAL = ("exchange", "declare", "play", "vote", "ready")


def played(game: str, record: Path) -> str:
    """What a terminal has printed of a match that came to its end."""
    code, printed = at_terminal(["play", game, "--seed", "1", "--lang", "en", "--record", str(record)], Random(game))
    assert code == 0
    return printed


@pytest.mark.parametrize("game, seats", [("spades", 4), ("spades-two-handed", 2)])
def test_a_match_of_spades_to_500(game: str, seats: int, tmp_path: Path) -> None:
    """SP-1.2, SP-4: at every question and after every deal the scores are what the rules make of the record."""
    printed = played(game, tmp_path / "match.jsonl")
    config, acts = read_acts(tmp_path / "match.jsonl")
    scorer, shown, rows = Scorer(seats, None, options_of(config)), boards(printed), list[list[int]]()
    for seat, act in acts:
        if seat == 0 and seat in scorer.to_act:
            assert shown.pop(0) == scorer.scores * (seats // 2)
        scorer.feed(seat, act)
        if len(scorer.rows) > len(rows):
            rows.append(list(scorer.scores))
    assert shown == []
    assert sheets(printed) == [rows[: number + 1] for number in range(len(rows))]
    assert scorer.phase == "over"
    assert max(scorer.scores) >= 500


@pytest.mark.parametrize("game, seats", [("piquet", 2), ("piquet-norman", 3)])
def test_a_partie(game: str, seats: int, tmp_path: Path) -> None:
    """PQ-4, PQ-5.2, PQ-7, PQ-8.5: at every question the counts, and after every deal its total, are the rules'."""
    printed = played(game, tmp_path / "match.jsonl")
    _, acts = read_acts(tmp_path / "match.jsonl")
    referee, shown = Referee(Options(norman=seats == 3)), boards(printed)
    for seat, act in acts:
        if seat == 0 and seat in referee.to_act:
            counts = shown.pop(0)
            assert referee.phase not in IN_DEAL or counts == [each.total for each in accounts(referee.table)]
        referee.feed(seat, act)
    assert shown == []
    assert sheets(printed) == [referee.totals[: number + 1] for number in range(6)]
    assert referee.phase == "over"
