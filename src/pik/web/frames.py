"""A table as one viewer may see it, as bytes. Only what the game's view, screen, redact and narrate give goes in."""

import msgspec
from msgspec import Raw

from pik.core.hosted import Asked
from pik.core.seat import Seat
from pik.room.seats import Holder
from pik.room.table import Done, Table
from pik.web.messages import Event, Frame, Player, Skipped
from pik.web.talk import talk

NOTHING = Asked()


def frame(table: Table, you: Seat | None, seen: int | None = None, done: str | None = None) -> bytes:
    """The table for a viewer who has seen the entries up to `seen` (None: has seen nothing and is told no events)."""
    head = table.head
    since = table.seq if seen is None or seen > table.seq else seen
    first = table.recent[0].seq if table.recent else table.seq + 1
    return msgspec.json.encode(
        Frame(
            seq=table.seq,
            since=since_of(table, you),
            table=head.table,
            game=head.game,
            you=you,
            host=you == head.host,
            players=tuple(player(Seat(at), holder) for at, holder in enumerate(head.holders)),
            waiting=tuple(sorted(table.live.waiting)),
            over=table.live.over,
            screen=Raw(table.live.screen(you)),
            asked=NOTHING if you is None else table.seats[you].asked,
            scorer=table.marks.asked if you == head.host else NOTHING,
            log=table.log,
            talk=talk(table),
            events=tuple(event(entry, you) for entry in table.recent if entry.seq > since),
            skipped=Skipped(since + 1, first - 1) if since + 1 < first else None,
            done=done,
        )
    )


def since_of(table: Table, you: Seat | None) -> int:
    """The entry that brought what the viewer may do now; the host may also act for the table."""
    if you is None:
        return 0
    own = table.seats[you].since
    return max(own, table.marks.since) if you == table.head.host else own


def player(seat: Seat, holder: Holder) -> Player:
    """Who sits at a seat, less the secret."""
    return Player(seat, holder.kind, holder.name, holder.level)


def event(entry: Done, you: Seat | None) -> Event:
    """An entry as the viewer sees it."""
    return Event(entry.seq, entry.seat, Raw(entry.before.redact(entry.seat, entry.act, you)), entry.happenings)
