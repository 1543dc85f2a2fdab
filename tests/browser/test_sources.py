"""What is made from Python and lies with the client's sources."""

import gzip
from pathlib import Path

import pytest

import client_sprite
import client_types
from house.paths import CLIENT


def test_the_types_are_what_the_structs_say() -> None:
    """wire.ts follows the structs of the socket."""
    assert client_types.TARGET.read_text() == client_types.written()


def test_the_sprite_is_what_is_drawn() -> None:
    """cards.svg follows the drawings."""
    assert client_sprite.TARGET.read_text() == client_sprite.drawn()


def test_the_sprite_is_small() -> None:
    """At most 8 kB as it travels."""
    assert len(gzip.compress((CLIENT / "cards.svg").read_bytes())) <= 8000


def test_a_drift_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """--check fails for a file that is missing or old, and passes once it has been written."""
    for script in (client_types, client_sprite):
        monkeypatch.setattr(script, "ROOT", tmp_path)
        monkeypatch.setattr(script, "TARGET", tmp_path / script.__name__)
        assert script.main(["--check"]) == 1
        script.TARGET.write_text("old")
        assert script.main(["--check"]) == 1
        assert script.main([]) == 0
        assert script.main(["--check"]) == 0
