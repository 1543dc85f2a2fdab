"""The browser says the same as the terminal, to the byte."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from house import node
from pik.core.message import Happening, Message
from pik.core.seat import Seat
from pik.games import CATALOG
from pik.texts import check, inventory
from pik.texts.catalog import LANGS, catalog, source
from pik.texts.labels import label
from tests.random_acts import random_steps

SCRIPT = Path(__file__).with_name("browser.mjs")
NAMES = ("Вера", "Łukasz", "Leo")
READER = Seat(1)
RARE = (
    Happening("shows-rams", Seat(0), {"suit": "H", "cards": "H6 HT HJ HQ HA", "trump": True}),
    Happening("shows-rams", Seat(1), {"suit": "S", "cards": "S6", "trump": False}),
    Happening("claims", Seat(1), {"count": 1, "cards": "SA"}),
    Happening("marked", Seat(1), {"reason": "rudeness"}),
    Happening("new-score", Seat(2), {"score": 12345}),
)
SAID = (
    Message("must-follow", {"suit": "D"}),
    Message("must-lead-trump-ace", {"card": "CA"}),
    *(Message("too-few-in-stock", {"count": count}) for count in (0, 1, 2, 5, 21)),
    *(Message("row-deal", {"number": 3, "seat": seat}) for seat in range(3)),
)
ACTS = (
    b'{"type":"draw","discards":[]}',
    b'{"type":"draw","discards":["S6","HT"]}',
    b'{"type":"announce","pikala":true,"boys":null}',
    b'{"type":"announce","pikala":false,"boys":"blonds"}',
    b'{"type":"vote","accept":true}',
    b'{"type":"cut","at":22}',
    b'{"type":"play","card":"C9"}',
    b'{"type":"mark","seat":1,"reason":"exposed"}',
)


def happenings() -> Iterator[Happening]:
    """What happens in a random match, and what rarely does."""
    for live, seat, act in random_steps(CATALOG["pikala"], len(NAMES), 1):
        yield from live.narrate(seat, act)
    yield from RARE


@pytest.fixture(scope="module")
def told() -> tuple[Happening, ...]:
    """Each different happening once."""
    return tuple({repr(each): each for each in happenings()}.values())


class Spoken(msgspec.Struct):
    """What the client says, by language; and what becomes of every message of each game."""

    en: list[str]
    ru: list[str]
    pl: list[str]
    pikala: dict[str, list[str]]
    piquet: dict[str, list[str]]
    spades: dict[str, list[str]]


Messages = dict[str, list[tuple[str, dict[str, str | int]]]]


@pytest.fixture(scope="module")
def every() -> dict[str, Messages]:
    """Each message of each game with each count and each word that it chooses by: by game and language."""
    return {game: {lang: filled(lang, game) for lang in LANGS} for game in check.games()}


def filled(lang: str, game: str) -> list[tuple[str, dict[str, str | int]]]:
    """The messages of a game in a language."""
    entries = inventory.read(source(lang, game))
    return [(code, filling) for code, entry in entries.items() for filling in check.fillings(entry)]


@pytest.fixture(scope="module")
def spoken(told: tuple[Happening, ...], every: dict[str, Messages]) -> Spoken:
    """What the client says."""
    players = [{"seat": seat, "kind": "human", "name": name, "level": None} for seat, name in enumerate(NAMES)]
    asked = {
        "sources": {f"/texts/{lang}/game.ftl": source(lang, "pikala") for lang in LANGS}
        | {f"/texts/{lang}/{game}.ftl": source(lang, game) for lang in LANGS for game in every},
        "every": every,
        "frame": {"you": READER, "players": players},
        "told": told,
        "said": SAID,
        "acts": [msgspec.Raw(act) for act in ACTS],
    }
    command = [node.get().node, str(SCRIPT)]
    ran = subprocess.run(command, input=msgspec.json.encode(asked), capture_output=True, check=False, timeout=60)
    assert ran.returncode == 0, ran.stderr.decode()[-1000:]
    return msgspec.json.decode(ran.stdout, type=Spoken)


@pytest.mark.parametrize("lang", LANGS)
def test_the_browser_says_the_same(lang: str, told: tuple[Happening, ...], spoken: Spoken) -> None:
    """Happenings, reasons and labels come out alike in the client and in the terminal, byte for byte."""
    texts = catalog(lang, "pikala")
    here = [texts.happening(each, NAMES, READER) for each in told]
    here += [texts.message(each, NAMES, READER) for each in (*SAID, *map(label, ACTS))]
    assert getattr(spoken, lang) == here


@pytest.mark.parametrize("game", check.games())
@pytest.mark.parametrize("lang", LANGS)
def test_every_message_for_0_1_2_5_and_21_is_the_same_in_the_browser(
    lang: str, game: str, every: dict[str, Messages], spoken: Spoken
) -> None:
    """Each message of every game is whole in the client, for each count and choice: nothing is left unfilled."""
    texts = catalog(lang, game)
    told = dict[str, dict[str, list[str]]](pikala=spoken.pikala, piquet=spoken.piquet, spades=spoken.spades)[game][lang]
    assert told == [texts.plain(code, filling) for code, filling in every[game][lang]]
    assert [line for line in told if "{" in line or not line.strip()] == []
