"""What is made from Python and lies with the client's sources."""

import gzip
from pathlib import Path

import pytest

import client_sprite
import client_types
from house.paths import CLIENT
from pik.games.piquet.seen import Screen as PiquetScreen
from pik.games.spades.seen import Screen as SpadesScreen


def test_the_types_are_what_the_structs_say() -> None:
    """wire.ts follows the structs of the socket, and the games' files those of their screens."""
    assert {path: path.read_text() for path in client_types.files()} == client_types.files()


def test_a_games_types_add_to_what_all_games_have() -> None:
    """A game's file has the fields of its own screen only, and imports the types that all games share."""
    text = client_types.of_games({SpadesScreen: "SpadesScreen"})
    assert 'import type { Board } from "../../wire"' in text
    assert "export interface SpadesScreen extends Board {" in text
    assert "readonly bids: readonly (number | null)[]" in text
    assert "readonly hand" not in text


def test_two_structs_of_one_name_are_refused() -> None:
    """A name stands for one struct, so that no file says something else than is sent."""
    with pytest.raises(TypeError, match="two structs are called Claimed"):
        client_types.reached((SpadesScreen, PiquetScreen))


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
    monkeypatch.setattr(client_types, "CLIENT", tmp_path)
    monkeypatch.setattr(client_sprite, "TARGET", tmp_path / "cards.svg")
    for script, file in ((client_types, "games/spades/wire.ts"), (client_sprite, "cards.svg")):
        assert script.main(["--check"]) == 1
        assert script.main([]) == 0
        (tmp_path / file).write_text("old")
        assert script.main(["--check"]) == 1
        assert script.main([]) == 0
        assert script.main(["--check"]) == 0
