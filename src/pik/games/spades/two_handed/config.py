"""The options of a match of two-handed Spades."""

from typing import ClassVar

import msgspec

from pik.games.spades import config


class Config(config.Config, frozen=True, forbid_unknown_fields=True):
    """A match of two players, each a side (SP-5.2)."""

    seats: ClassVar[int] = 2


_CONFIG = msgspec.json.Decoder(Config)


def read_config(raw: bytes) -> Config:
    """A config from JSON. Raises msgspec.DecodeError (a ValueError) for a bad one."""
    return _CONFIG.decode(raw)
