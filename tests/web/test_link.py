"""A text as it travels."""

import pytest

from pik.web.link import framed


def read(frame: bytes) -> bytes:
    """The payload of an unmasked text in one piece, as RFC 6455 (5.2) has it."""
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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_text_is_framed(size: int) -> None:
    """Each length has its own form."""
    text = bytes(index % 251 for index in range(size))
    assert read(framed(text)) == text
