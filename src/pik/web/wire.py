"""What travels on a socket, as RFC 6455 has it: bytes in, messages out, and the other way. Knows no network."""

from base64 import b64decode, b64encode
from binascii import Error
from hashlib import sha1
from struct import Struct
from typing import Final, NamedTuple

_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST: Final = 0x80
"""Of the first byte: the message ends with this frame."""
MASKED: Final = 0x80
"""Of the second byte."""
SHORT: Final = 126
MEDIUM: Final = 127
MOST_OF_CONTROL: Final = 125
MASK: Final = 4
WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_BIG: Final = 1009
CODES: Final = frozenset((*range(1000, 1004), *range(1007, 1015)))
"""Of the codes below 3000, those that may travel."""
OWN_CODES: Final = range(3000, 5000)
SALT: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY_BYTES: Final = 16


class BrokenWireError(Exception):
    """The other side does not keep to the protocol; the code tells it so."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Piece(NamedTuple):
    """A whole message: a text or bytes; or a ping, a pong or a close, with what came along."""

    kind: int
    body: bytes


class Reader:
    """Takes messages out of what comes from a client, one by one: fragments are joined, masks taken off."""

    __slots__ = ("_at", "_fragments", "_kind", "_most", "_rest", "spare")

    def __init__(self, most: int, spare: int) -> None:
        """`most`: bytes in a message; `spare`: how many frames may come that end no message, until it is set anew."""
        self._most = most
        self.spare = spare
        self._rest = b""
        self._at = 0
        self._kind = CONTINUED
        """Of the message whose fragments come; CONTINUED: of none."""
        self._fragments = b""

    def __len__(self) -> int:
        """How many bytes wait."""
        return len(self._rest) - self._at

    def feed(self, data: bytes) -> None:
        """Take in what has come."""
        self._rest = self._rest[self._at :] + data if self._at < len(self._rest) else data
        self._at = 0

    def next(self) -> Piece | None:
        """The next message; None where it has not come yet. Raises BrokenWireError."""
        while (frame := self._frame()) is not None:
            first, body = frame
            kind = first & 0x0F
            if kind >= CLOSE or not first & LAST:
                self._spend()
            if first & LAST and kind >= TEXT and (self._kind == CONTINUED or kind >= CLOSE):
                return Piece(kind, checked(kind, body))
            if (kind == CONTINUED) == (self._kind == CONTINUED):
                raise BrokenWireError(WRONG)
            self._kind = kind or self._kind
            self._fragments += body
            if first & LAST:
                kind, body = self._kind, self._fragments
                self._kind, self._fragments = CONTINUED, b""
                return Piece(kind, checked(kind, body))
        return None

    def _spend(self) -> None:
        """Take note of a frame that ends no message: without end they would cost and bring nothing."""
        if self.spare == 0:
            raise BrokenWireError(TOO_MANY)
        self.spare -= 1

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame, by its first byte; None where it has not come whole. Raises BrokenWireError."""
        rest, at = self._rest, self._at
        there = len(rest) - at
        if there < 2:  # noqa: PLR2004 - the least there is
            return None
        first, size = rest[at], rest[at + 1] ^ MASKED
        start = at + 2
        self._check(first, size)
        if size >= SHORT:
            start += 2 if size == SHORT else 8
            if there < start - at:
                return None
            size = int.from_bytes(rest[at + 2 : start], "big")
        if size + len(self._fragments) * (first & 0x0F < CLOSE) > self._most:
            raise BrokenWireError(TOO_BIG)
        end = start + MASK + size
        if len(rest) < end:
            return None
        self._at = end
        return first, unmasked(rest[start : start + MASK], rest[start + MASK : end])

    def _check(self, first: int, size: int) -> None:
        """Look at a frame's head: no extension, a known kind, masked, and a short one where it has to be."""
        kind = first & ~LAST
        if size >= MASKED or not (kind <= BINARY or CLOSE <= kind <= PONG):
            raise BrokenWireError(WRONG)
        if kind >= CLOSE and (size > MOST_OF_CONTROL or not first & LAST):
            raise BrokenWireError(WRONG)


def unmasked(mask: bytes, body: bytes) -> bytes:
    """What a client wrote, without the mask over it."""
    size = len(body)
    over = mask * (size // MASK + 1)
    return (int.from_bytes(body, "big") ^ int.from_bytes(over[:size], "big")).to_bytes(size, "big")


def checked(kind: int, body: bytes) -> bytes:
    """The body of a message, if it may be that. Raises BrokenWireError."""
    if kind == TEXT and not is_text(body):
        raise BrokenWireError(NO_TEXT)
    if kind == CLOSE and body:
        code = int.from_bytes(body[:2], "big")
        if len(body) == 1 or not (code in CODES or code in OWN_CODES):
            raise BrokenWireError(WRONG)
        if not is_text(body[2:]):
            raise BrokenWireError(NO_TEXT)
    return body


def is_text(body: bytes) -> bool:
    """Whether bytes are text."""
    if body.isascii():
        return True
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A message as it travels from a server: in one piece, not masked, not compressed."""
    size = len(text)
    if size < SHORT:
        return bytes((LAST | kind, size)) + text
    if size < 1 << 16:
        return _medium(LAST | kind, SHORT, size) + text
    return _long(LAST | kind, MEDIUM, size) + text


def accepted(key: str) -> str | None:
    """What a server answers to a client's key; None for what is none."""
    try:
        right = len(b64decode(key, validate=True)) == KEY_BYTES
    except (Error, ValueError):
        return None
    return b64encode(sha1(key.encode() + SALT, usedforsecurity=False).digest()).decode() if right else None
