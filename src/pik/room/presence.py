"""Who is here, since when, and since when others are away: in memory only, for a link is no act."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from msgspec import Struct


class Presence(Struct, frozen=True):
    """People with a link, by the time they came; people known to be without one, by the time they went."""

    here: dict[str, float] = {}
    away: dict[str, float] = {}

    def away_since(self, person: str, now: float) -> float:
        """Since when somebody is away; from now on for one who was never seen."""
        return self.away.get(person, now)


def noticed(presence: Presence, people: Iterable[str], now: float) -> Presence:
    """The presence when just these people have a link."""
    here = {person: presence.here.get(person, now) for person in people}
    gone = {person: now for person in presence.here if person not in here}
    away = {person: since for person, since in presence.away.items() if person not in here}
    return Presence(here, away | gone)


def known(presence: Presence, seated: AbstractSet[str], now: float) -> Presence:
    """The presence that counts the absence of everybody who sits at the table, and of nobody else."""
    if not presence.away and seated <= presence.here.keys():
        return presence
    away = {person: presence.away.get(person, now) for person in seated if person not in presence.here}
    return presence if away == presence.away else Presence(presence.here, away)
