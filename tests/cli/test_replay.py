"""`pik replay`: a recorded match told in words."""

from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest
from msgspec.structs import replace

from pik.cli import main
from pik.core.record import Record, begin, extend, read, write
from pik.games import CATALOG
from pik.texts.catalog import catalog
from tests.random_acts import random_steps
from tests.web import driver
from tests.web.program import Program


def recorded(seats: int = 2, seed: int = 7, entries: int | None = None) -> bytes:
    """The record of a random match, or of its first entries."""
    game = CATALOG["pikala"]
    header, _ = begin(game, msgspec.json.encode({"seats": seats}))
    every = tuple(extend(live, seat, act)[0] for live, seat, act in random_steps(game, seats, seed))
    return write(Record(header, every[:entries]))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with the record of a whole match."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(recorded())
    return path


@pytest.mark.parametrize(
    "lang,words",
    [
        (
            "en",
            (
                "deals five cards each.",
                "takes the trick.",
                "Score sheet",
                "Final account",
                "blind stake",
                "Player 1",
                "Player 2",
            ),
        ),
        (
            "ru",
            (
                "сдаёт по пять карт.",
                "берёт взятку.",
                "Запись",
                "Окончательный расчёт",
                "«слепая» ставка",
                "Игрок 1",
                "Игрок 2",
            ),
        ),
        (
            "pl",
            (
                "rozdaje po pięć kart.",
                "bierze lewę.",
                "Zapis",
                "Rozliczenie końcowe",
                "stawka w ciemno",
                "Gracz 1",
                "Gracz 2",
            ),
        ),
    ],
)
def test_a_match_is_told(record: Path, lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """From the first shuffle to the account, in the language asked for; who has no name is a player with a number."""
    assert main(["replay", str(record), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert [word for word in words if word not in told] == []


def test_players_have_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who has a name in the record is called by it."""
    path = tmp_path / "named.jsonl"
    whole = read(recorded(entries=12))
    path.write_bytes(write(replace(whole, header=replace(whole.header, names=("", "Zofia")))))
    assert main(["replay", str(path), "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert "Zofia rozdaje po pięć kart." in told or "Zofia tasuje." in told
    assert "Gracz 1" in told
    assert "Gracz 2" not in told


def fetched(server: Program, table: str, path: Path) -> Path:
    """The record that a server gives a stranger of a table, as a file."""
    with urlopen(f"{server.url}/t/{table}/record") as answer:  # noqa: S310 - our own address
        path.write_bytes(answer.read())
    return path


def test_a_match_of_the_web_table_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R18: the record that a table gives out after its match is told to the same account."""
    with Program(tmp_path / "data") as server:
        seen = driver.play(server.url)
        assert main(["replay", str(fetched(server, seen.table, tmp_path / "over.jsonl"))]) == 0
    told = capsys.readouterr().out
    assert "Final account" in told
    assert all(str(score) in told for score in seen.scores)
    assert "Player 1" not in told


@pytest.mark.parametrize("lang, last", [("en", "everybody"), ("ru", "видно всем"), ("pl", "widzą wszyscy")])
def test_a_record_made_during_the_match_is_told_as_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, last: str
) -> None:
    """It has what its viewer saw: that is told, with the players' names, and at the end that it was no more."""
    with Program(tmp_path / "data") as server:
        seen = driver.play(server.url, deals=1)
        assert main(["replay", str(fetched(server, seen.table, tmp_path / "on.jsonl")), "--lang", lang]) == 0
    told, wrong = capsys.readouterr()
    assert wrong == ""
    assert last in told.splitlines()[-1]
    assert len(told.splitlines()) > 10
    assert catalog(lang).format("cli-player", {"number": 1}) not in told


VIEW = (
    b'{"game":"pikala","version":%d,"config":{},"view":1,"format":1,"names":["Vera","Leo"]}' % CATALOG["pikala"].version
)
LEADS = b'{"seat":0,"act":{},"happenings":[{"code":"%s","seat":0,"data":{}}]}'


def test_a_seats_own_view_says_whose_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who saw it is called by name."""
    path = tmp_path / "view.jsonl"
    path.write_bytes(VIEW + b"\n")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "only what Leo saw" in capsys.readouterr().out


def test_a_match_without_end_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that breaks off is told as far as it goes."""
    path = tmp_path / "half.jsonl"
    path.write_bytes(recorded(entries=12))
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "The match is not finished." in capsys.readouterr().out


def damaged(line: int, old: bytes, new: bytes) -> bytes:
    """A record with one line changed."""
    lines = recorded().splitlines(keepends=True)
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    return b"".join(lines)


def without_digest() -> bytes:
    """A record whose third entry claims another state than it leads to."""
    line = recorded().splitlines()[3]
    digest = msgspec.json.decode(line, type=dict[str, msgspec.Raw])["digest"]
    return damaged(3, bytes(digest), b'"0000000000000000"')


@pytest.mark.parametrize(
    "bad,told",
    [
        (b"", "an empty record"),
        (b"not a record\n", "JSON"),
        (b"\xff\xfe\n", ""),
        (b"{}\n", "missing required field"),
        (damaged(0, b"pikala", b"nogame"), "there is no game nogame"),
        (damaged(0, b'"version":1', b'"version":99'), "99"),
        (damaged(0, b'"seats":2', b'"seats":7'), "config refused"),
        (damaged(2, b'"shuffle"', b'"ready"'), "entry 2 refused"),
        (without_digest(), "entry 3 leads to another state than the record says"),
        (VIEW + b"\n{}", "missing required field"),
        (VIEW + b"\n" + LEADS % b"nothing", "entry 1 has no words"),
        (VIEW.replace(b"pikala", b"nogame"), "there is no game nogame"),
        (VIEW.replace(b'"version":', b'"version":9'), "pikala 9"),
    ],
)
def test_a_bad_record_is_one_clear_line(
    bad: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What can't be read or does not hold ends with exit code 2 and a line that says why."""
    path = tmp_path / "bad.jsonl"
    path.write_bytes(bad)
    assert main(["replay", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"pik: {path}: ")
    assert said.count("\n") == 1
    assert told in said


def test_a_missing_file_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that is not there ends with exit code 2 and a line that says so."""
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"pik: {tmp_path / 'none'}: No such file or directory\n"
