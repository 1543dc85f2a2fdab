"""Messages as they travel, by RFC 6455: the numbers are those of its sections."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pik.web.wire import BINARY, CLOSE, PING, PONG, TEXT, BrokenWireError, Piece, Reader, accepted, framed

MOST = 8192
SPARE = 10_000
LAST = 0x80
MASK = bytes.fromhex("37fa213d")


def read(frame: bytes) -> bytes:
    """The payload of an unmasked text in one piece (5.2)."""
    assert frame[0] == 0b1000_0001
    assert not frame[1] & 0b1000_0000
    if frame[1] < 126:
        size, at = frame[1], 2
    else:
        at = 4 if frame[1] == 126 else 10
        size = int.from_bytes(frame[2:at], "big")
        assert size >= (126 if at == 4 else 1 << 16), "the shortest form is the lawful one"
    assert len(frame) == at + size
    return frame[at:]


def masked(first: int, body: bytes, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it (5.3)."""
    size = len(body)
    if size < 126:
        head = bytes((first, LAST | size))
    elif size < 1 << 16:
        head = bytes((first, LAST | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, LAST | 127)) + size.to_bytes(8, "big")
    return head + mask + bytes(letter ^ mask[at % 4] for at, letter in enumerate(body))


def heard(data: bytes, sizes: int = 1 << 20) -> list[Piece]:
    """What a reader makes of data that comes in chunks of such a size."""
    reader, found = Reader(MOST, SPARE), list[Piece]()
    for at in range(0, len(data), sizes):
        reader.feed(data[at : at + sizes])
        while (piece := reader.next()) is not None:
            found.append(piece)
    assert len(reader) == 0
    return found


def code_of(data: bytes) -> int:
    """The code with which a reader gives up."""
    with pytest.raises(BrokenWireError) as caught:
        heard(data)
    return caught.value.code


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_text_is_framed(size: int) -> None:
    """Each length has its own form."""
    text = bytes(index % 251 for index in range(size))
    assert read(framed(text)) == text


def test_control_frames_are_framed() -> None:
    """A ping, a pong and a close have their own first byte."""
    assert [framed(b"x", kind) for kind in (PING, PONG, CLOSE)] == [b"\x89\x01x", b"\x8a\x01x", b"\x88\x01x"]


def test_the_example_of_the_rfc() -> None:
    """The masked "Hello" of 5.7, whole and in two fragments, and the handshake of 1.3."""
    assert heard(bytes.fromhex("818537fa213d7f9f4d5158")) == [Piece(TEXT, b"Hello")]
    assert heard(masked(TEXT, b"Hel") + masked(LAST, b"lo")) == [Piece(TEXT, b"Hello")]
    assert accepted("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize(
    "key", ["", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZQ==", "ключ", "dGhlIHNhbXBsZSBub25j\n"]
)
def test_no_key_is_not_accepted(key: str) -> None:
    """A key is 16 bytes in base64."""
    assert accepted(key) is None


@given(
    bodies=st.lists(st.tuples(st.sampled_from((TEXT, PING, PONG)), st.text(max_size=200)), max_size=8),
    sizes=st.integers(1, 400),
    seed=st.integers(0, 99),
)
def test_however_it_comes_it_says_the_same(bodies: list[tuple[int, str]], sizes: int, seed: int) -> None:
    """Messages in fragments, with pings between them and in chunks of any size, are heard whole and in order."""
    random, data, expected = Random(seed), b"", list[Piece]()
    for kind, text in bodies:
        body = text.encode()[: 125 if kind != TEXT else None]
        if kind != TEXT:
            data += masked(LAST | kind, body, random.randbytes(4))
            expected.append(Piece(kind, body))
            continue
        cuts = sorted({0, *(random.randrange(len(body) + 1) for _ in range(random.randrange(3)))})
        for at, cut in enumerate(cuts):
            end = cuts[at + 1] if at + 1 < len(cuts) else len(body)
            last = LAST if at + 1 == len(cuts) else 0
            data += masked(last | (0 if at else TEXT), body[cut:end], random.randbytes(4))
            if not last and random.random() < 0.5:
                data += masked(LAST | PING, b"?")
                expected.append(Piece(PING, b"?"))
        expected.append(Piece(TEXT, body))
    assert heard(data, sizes) == expected


@pytest.mark.parametrize("size", [0, 125, 126, MOST])
def test_as_much_as_may_be(size: int) -> None:
    """A message of the most bytes is heard, in one piece and in two."""
    body = b"x" * size
    halves = masked(BINARY, body[: size // 2]) + masked(LAST, body[size // 2 :])
    assert heard(masked(LAST | BINARY, body)) == heard(halves) == [Piece(BINARY, body)]


@pytest.mark.parametrize(
    "data",
    [
        masked(LAST | TEXT, b"x" * (MOST + 1))[:4],
        masked(TEXT, b"x" * MOST) + masked(LAST, b"x"),
        bytes((LAST | TEXT, LAST | 127)) + b"\xff" * 8,
    ],
    ids=["one piece", "two pieces", "more than there is"],
)
def test_too_big_is_told_at_the_head(data: bytes) -> None:
    """More than the most bytes end the talk as too big, before they have come (7.4.1)."""
    assert code_of(data) == 1009


@pytest.mark.parametrize(
    "data",
    [
        b"\x81\x05Hello",
        masked(LAST | 0x40 | TEXT, b""),
        masked(LAST | 3, b""),
        masked(LAST | 11, b""),
        masked(LAST, b"lo"),
        masked(TEXT, b"a") + masked(LAST | TEXT, b"b"),
        masked(PING, b""),
        masked(LAST | PING, b"x" * 126),
        masked(LAST | CLOSE, b"\x03"),
        masked(LAST | CLOSE, (999).to_bytes(2, "big")),
        masked(LAST | CLOSE, (1005).to_bytes(2, "big")),
        masked(LAST | CLOSE, (5000).to_bytes(2, "big")),
    ],
    ids=[
        "not masked",
        "an extension",
        "unknown kind",
        "unknown control",
        "a rest of nothing",
        "a new one in between",
        "a ping in pieces",
        "a long ping",
        "half a code",
        "no code",
        "a code that may not travel",
        "nobody's code",
    ],
)
def test_what_may_not_be_ends_the_talk(data: bytes) -> None:
    """Whoever does not keep to the protocol is told so (5.1 to 5.5, 7.4)."""
    assert code_of(data) == 1002


@pytest.mark.parametrize(
    "data",
    [
        masked(LAST | TEXT, b"\xff"),
        masked(TEXT, b"\xd0") + masked(LAST, b"x"),
        masked(LAST | CLOSE, b"\x03\xe8\xff"),
    ],
)
def test_a_text_is_text(data: bytes) -> None:
    """What is no UTF-8 ends the talk, in a text and in the words of a close (8.1)."""
    assert code_of(data) == 1007


@pytest.mark.parametrize("body", [b"", b"\x03\xe8", b"\x0f\xa1bye", b"\x03\xe9\xc3\xa9"])
def test_a_close_may_say_why(body: bytes) -> None:
    """A close comes without a code, with one, and with words (5.5.1)."""
    assert heard(masked(LAST | CLOSE, body)) == [Piece(CLOSE, body)]


@pytest.mark.parametrize("idle", [masked(LAST | PING, b""), masked(LAST | PONG, b"x")])
def test_frames_that_end_no_message_are_counted(idle: bytes) -> None:
    """So many may come and no more, until they are allowed anew; whole messages are not counted."""
    reader = Reader(MOST, 1)
    reader.feed(masked(LAST | TEXT, b"{}") * 3 + idle * 2)
    for _ in range(3):
        assert reader.next() == Piece(TEXT, b"{}")
    first = reader.next()
    assert first is None or first.kind in (PING, PONG)
    with pytest.raises(BrokenWireError) as caught:
        reader.next()
    assert caught.value.code == 1008
