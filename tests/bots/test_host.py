"""Players as the room has them: bytes of a view in, bytes of a lawful act out."""

import re
from dataclasses import dataclass

import msgspec
import pytest

from pik.bots import LEVELS, MASTER, kernels, lacking, levels, openspiel, player, refused, yardsticks
from pik.bots.bot import FLAT, ISMCTS, RANDOM, Policy
from pik.bots.host import players
from pik.bots.policy import PLAYERS
from pik.bots.policy.late import Late
from pik.bots.policy.pikala import PikalaView
from pik.bots.policy.random_ import any_option
from pik.core.draw import Draw, SeededDraw
from pik.core.lazy import Choices, Listed
from pik.core.seat import CHANCE, Seat
from pik.games import CATALOG
from pik.games.pikala import MATCH
from pik.games.pikala.actions import Action, Claim, Cut, NoneMine, Vote
from pik.games.pikala.ledger import Act, Ready
from tests.games.pikala.build import Running, dealing, match, swept, to_play

ALL_LEVELS = (RANDOM, *levels("pikala"))


def test_every_game_has_players() -> None:
    """A game of the catalog has players of every level."""
    assert set(PLAYERS) == set(CATALOG)
    assert all(callable(player(game, level)) for game in CATALOG for level in levels(game))


def test_unknown_game() -> None:
    """There is no player of a game that is not in the catalog."""
    with pytest.raises(KeyError):
        player("bridge", "club")


def decided(m: Running, seat: int, level: str) -> bytes | None:
    """What a player of a level does at a seat."""
    return player("pikala", level)(msgspec.json.encode(MATCH.view(m, Seat(seat))))


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_nothing_to_do(level: str) -> None:
    """Who is not waited for says nothing, though it might claim; a viewer without a seat has nothing to say."""
    m = to_play(dealing(match(3)))
    assert MATCH.offers(m, Seat(0)).size
    assert decided(m, 0, level) is None
    assert player("pikala", level)(msgspec.json.encode(MATCH.view(m, None))) is None


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_ready_at_once(level: str) -> None:
    """Between deals every player is ready when it is asked."""
    m = swept(match(3), 0)
    acts = {decided(m, seat, level) for seat in range(3)}
    assert acts == {msgspec.json.encode(Ready())}


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_cuts_anywhere(level: str) -> None:
    """PK-2.2: the place of the cut depends on the fingerprint of the shuffle alone, and is anywhere in the pack."""
    places: set[int] = set()
    for seed in range(40):
        m = match(3)
        m = MATCH.step(m, CHANCE, MATCH.options(m, CHANCE).sample(SeededDraw(b"%d" % seed)))
        act = MATCH.decode(decided(m, 2, level) or b"")
        assert isinstance(act, Cut)
        places.add(act.at)
    assert len(places) > 20
    assert places <= set(range(1, 36))


def test_equal_views_give_equal_decisions() -> None:
    """The bytes may be written otherwise: what is decided depends on the view they stand for."""
    view = msgspec.json.encode(MATCH.view(dealing(match(3)), Seat(1)))
    play = player("pikala", "club")
    assert play(msgspec.json.format(view, indent=4)) == play(view) == play(view)


def test_yardsticks_have_no_seat() -> None:
    """They are for the arena: no game offers them, and nobody passes for one that is not there."""
    assert all({RANDOM, FLAT} <= set(yardsticks(game)) for game in CATALOG)
    assert yardsticks("pikala") == (RANDOM, FLAT)
    assert not {name for game in CATALOG for name in yardsticks(game)} & set(LEVELS)
    with pytest.raises(KeyError):
        player("pikala", ISMCTS)


def test_a_level_without_a_policy_plays_at_random() -> None:
    """A game that has no players yet is played by the random one at every level."""
    policies: dict[str, Policy[PikalaView, Action | Act]] = {RANDOM: any_option}
    only = players(MATCH, PikalaView, policies)
    view = msgspec.json.encode(MATCH.view(dealing(match(3)), Seat(1)))
    assert only.at("club")(view) == only.at(RANDOM)(view) is not None


def test_nobody_passes_for_a_master() -> None:
    """A game that has no master offers none, and has no player to be taken for one."""
    policies: dict[str, Policy[PikalaView, Action | Act]] = {RANDOM: any_option}
    only = players(MATCH, PikalaView, policies)
    assert only.levels == ("beginner", "club")
    with pytest.raises(KeyError):
        only.at(MASTER)


def test_a_master_without_kernels_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is not installed the level is lacking, all others play, and a master that is asked refuses."""
    monkeypatch.setattr(kernels, "missing", lambda: ("numba",))
    assert (levels("piquet"), lacking("piquet")) == (("beginner", "club"), (MASTER,))
    late = Late[PikalaView, Action | Act]("pik.bots.policy.piquet.master")
    with pytest.raises(kernels.MissingError, match=r"kernels-missing: not installed: numba; pip install 'pik\[bots\]'"):
        late.policy  # noqa: B018 - asking for it imports it


def test_a_yardstick_without_openspiel_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where OpenSpiel is not installed it is no yardstick, and a player of it that is asked refuses."""
    monkeypatch.setattr(openspiel, "available", lambda: False)
    assert ISMCTS not in yardsticks("spades")
    why = r"openspiel-missing: not installed: open_spiel; pip install 'pik\[bots,openspiel\]' brings it"
    assert re.fullmatch(why, refused(ISMCTS) or "")
    late = Late[PikalaView, Action | Act]("pik.bots.policy.spades.ismcts", needs=(openspiel.require,))
    with pytest.raises(openspiel.MissingError, match=why):
        late.policy  # noqa: B018 - asking for it imports it


def test_what_is_not_there_is_not_lacking() -> None:
    """With the extra, what a game has can be played."""
    assert all(lacking(game) == () for game in CATALOG)
    assert MASTER in levels("piquet")


@dataclass(frozen=True)
class Recorded:
    """A policy that keeps what it was given."""

    given: list[object]

    def __call__(
        self,
        view: PikalaView,
        options: Choices[Action | Act],
        offers: Choices[Action | Act],
        draw: Draw,
    ) -> None:
        self.given.extend((view, *options, *offers))


def test_what_a_policy_is_given() -> None:
    """A policy gets the view of its seat, its options and its offers, and may have nothing to say."""
    m = to_play(dealing(match(2)))
    given = list[object]()
    policies: dict[str, Policy[PikalaView, Action | Act]] = {"kept": Recorded(given)}
    play = players(MATCH, PikalaView, policies).at("kept")
    view = MATCH.view(m, Seat(1))
    assert play(msgspec.json.encode(view)) is None
    assert given == [view, *MATCH.options(m, Seat(1)), Claim()]


def test_random_says_nothing_unasked() -> None:
    """The random player takes any of the options, and none of the offers."""
    options = Listed((Vote(accept=True), Vote(accept=False)))
    assert {any_option(None, options, Listed(), SeededDraw(b"%d" % n)) for n in range(20)} == set(options)
    assert any_option(None, Listed[Action](), Listed[Action]((NoneMine(),)), SeededDraw(b"")) is None
