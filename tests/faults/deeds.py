"""What may happen in a world, a step at a time; every choice comes in as a number."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Raw

from pik.room.life_acts import CHOICES
from pik.web.messages import Frame
from tests.faults.device import Device
from tests.faults.server import Bots
from tests.faults.store import Mood
from tests.faults.world import World

OTHERS: Final = ("free", "bot", "options", "rules", "begin", "again", "scorer", "host")
KINDS: Final = ("sit", "leave", "rename", "ballot", *OTHERS)
RARE: Final = "count"
WRONG: Final = (b'{"type":"fly"}', b"{}", b"[]", b'{"type":"claim"}', b'{"type":"ready"}', b'{"type":"mark","seat":0}')
ROUNDS: Final = (1, 1, 2, 3, 8)
TIMES_S: Final = (0.1, 0.7, 2.0, 6.0, 31.0, 400.0)

Deed = Callable[[World, Device, Random], None]


def play(world: World, device: Device, random: Random) -> None:
    """Send what the frame on show allows."""
    found = device.lawful_act(random)
    if found is not None:
        device.act(world.name(device), found[0], table=found[1])


def play_on(world: World, device: Device, random: Random) -> None:
    """Whoever is waited for does something, several times around, without any trouble; bots need their time."""
    for _ in range(random.choice(ROUNDS)):
        for each in world.devices:
            if each.linked and each.frame is not None and each.frame.you in each.frame.waiting:
                play(world, each, random)
                world.deliver(each, -1, keep=False)
                world.settle()
        world.server.loop.pass_time(1.3)


def get_going(world: World, device: Device, random: Random) -> None:
    """Who has no seat asks for one, free seats get bots, and whoever may starts a match."""
    for each in (one for one in world.devices if one.linked and one.frame is not None and one.key):
        ask_for_seat(world, each)
        frame = each.frame
        if frame is not None and frame.host:
            free = [player.seat for player in frame.players if player.kind == "free"]
            wishes = [{"type": "bot", "seat": seat, "level": "club"} for seat in free] if random.random() < 0.5 else []
            for wish in (*wishes, {"type": "begin" if frame.phase == "gathering" else "again"}):
                each.live(world.name(each), wish)
                world.deliver(each, -1, keep=False)
                world.settle()


def arrange(world: World, device: Device, random: Random) -> None:
    """Before the start and between matches, the host and others do what may be done then, several things in a row."""
    for _ in range(4):
        for each in (one for one in world.devices if one.linked and one.frame is not None and one.frame.may):
            frame = each.frame
            if frame is None or frame.phase not in ("gathering", "finished") or random.random() < 0.5:
                continue
            kinds = [kind for kind in frame.may if kind not in ("leave", "begin", "again", RARE)]
            kind = random.choice(("options", "sit")) if random.random() < 0.4 else random.choice(kinds or ["sit"])
            each.live(world.name(each), life_act(world, frame, kind, random))
            world.deliver(each, -1, keep=False)
            world.settle()


def all_leave(world: World, device: Device, random: Random) -> None:
    """Everybody gets up; a match that nobody is left at ends."""
    for each in (one for one in world.devices if one.linked and one.frame is not None and one.frame.you is not None):
        each.live(world.name(each), {"type": "leave"})
        world.deliver(each, -1, keep=False)
        world.settle()


def vote(world: World, device: Device, random: Random) -> None:
    """Somebody has gone; those who are there wait for him, and agree on what to do, or do not."""
    device.hang_up()
    world.server.loop.pass_time(31.0)
    choice = random.choice(CHOICES)
    for each in world.devices:
        asked = None if each.frame is None else each.frame.life.question
        if each.linked and asked is not None:
            wish = choice if random.random() < 0.8 else random.choice(CHOICES)
            each.live(world.name(each), {"type": "ballot", "about": asked.about, "choice": wish})
            world.deliver(each, -1, keep=False)
            world.settle()


def ask_for_seat(world: World, device: Device) -> None:
    """Sit down where a seat is free, if this one sits nowhere."""
    frame = device.frame
    free = [player.seat for player in frame.players if player.kind == "free"] if frame is not None else []
    if frame is not None and frame.you is None and free:
        device.live(world.name(device), {"type": "sit", "seat": free[0], "name": "Otto"})
        world.deliver(device, -1, keep=False)
        world.settle()


def play_wrongly(world: World, device: Device, random: Random) -> None:
    """Send an act for a decision that is past or to come, or what is no act, or for the table."""
    found = device.lawful_act(random)
    raw = random.choice(WRONG) if found is None or random.random() < 0.5 else found[0]
    shown = 0 if device.frame is None else device.frame.since
    since = random.choice((shown, shown - 1, shown + 1, 0, 10**6))
    device.act(world.name(device), raw, table=random.random() < 0.3, since=since)


def live(world: World, device: Device, random: Random) -> None:
    """Send an act of table life: mostly one that the frame offers."""
    offered = () if device.frame is None else tuple(kind for kind in device.frame.may if kind != RARE)
    kind = random.choice(offered) if offered and random.random() < 0.8 else random.choice(KINDS)
    if random.random() < 0.004:
        kind = RARE
    if kind == "leave" and random.random() < 0.6:
        kind = "rename"
    device.live(world.name(device), life_act(world, device.frame, kind, random))


def life_act(world: World, frame: Frame | None, kind: str, random: Random) -> dict[str, object]:
    """An act of a kind; its parts are as they come."""
    seats = [player.seat for player in frame.players] if frame is not None else [0]
    seat = random.choice((*seats, len(seats)))
    act: dict[str, object] = {"type": kind}
    match kind:
        case "sit":
            return act | {"seat": seat, "name": random.choice(("Vera", "vera", "", "Otto\n", "x" * 99))}
        case "rename":
            return act | {"name": random.choice(("Vera", "Lena", "  ", "Лена"))}
        case "free" | "scorer" | "host":
            return act | {"seat": seat}
        case "bot":
            return act | {"seat": seat, "level": random.choice(("club", "beginner", "none"))}
        case "options":
            return act | {"config": options(world, random)}
        case "rules":
            clock = random.choice((None, {"decision": 20, "reserve": 30}))
            absence = random.choice(("ask", "bot", "wait"))
            return act | {"absence": absence, "grace": 5, "clock": clock, "watch": random.random() < 0.8, "pace": 0.6}
        case "ballot":
            about = frame.life.question.about if frame is not None and frame.life.question is not None else seat
            return act | {"about": about, "choice": random.choice(CHOICES)}
        case _:
            return act


def options(world: World, random: Random) -> Raw:
    """Options of the game: another number of seats where there are several, or nonsense."""
    seats = random.choice(world.game.seats)
    many = b'{"seats":%d}' % seats if len(world.game.seats) > 1 else b"{}"
    return Raw(random.choice((many, many, b'{"seats":99}', b"[]")))


def arrive(world: World, device: Device, random: Random) -> None:
    """Messages arrive in any order, some of them twice, before anything is answered."""
    for _ in range(random.choice((1, 1, 2, 4))):
        world.deliver(device, random.randrange(8), keep=random.random() < 0.3)


def arrive_together(world: World, device: Device, random: Random) -> None:
    """Messages of everybody arrive at one moment."""
    for each in world.devices:
        world.deliver(each, random.randrange(4), keep=False)


def say_again(world: World, device: Device, random: Random) -> None:
    """A device says again what was not answered."""
    device.send_again()


def speak(world: World, device: Device, random: Random) -> None:
    """Somebody says something."""
    world.speak(device)


def come(world: World, device: Device, random: Random) -> None:
    """A device opens its link, or opens it anew, and says again what was not answered."""
    world.link(device, anew=random.random() < 0.2)
    world.settle()
    device.send_again()


def come_all(world: World, device: Device, random: Random) -> None:
    """Everybody is there."""
    for each in world.devices:
        if not each.linked:
            come(world, each, random)


def go(world: World, device: Device, random: Random) -> None:
    """A link breaks."""
    device.hang_up()


def stall(world: World, device: Device, random: Random) -> None:
    """A link takes nothing for a while, or takes it again."""
    if device.wire is not None and device.linked:
        device.wire.stall(stalled=not device.wire.stalled)


def second_tab(world: World, device: Device, random: Random) -> None:
    """The browser opens the table once more."""
    world.another_tab(device)


def second_device(world: World, device: Device, random: Random) -> None:
    """The person takes up another device."""
    world.another_device(device)


def wait(world: World, device: Device, random: Random) -> None:
    """Time passes."""
    world.server.loop.pass_time(random.choice(TIMES_S))


def bots(world: World, device: Device, random: Random) -> None:
    """The bots do otherwise."""
    world.server.bots = random.choice(tuple(Bots))


def store(world: World, device: Device, random: Random) -> None:
    """The store does otherwise."""
    world.change_store(random.choice((*Mood, Mood.FINE, Mood.FINE, Mood.FINE)))


def kill(world: World, device: Device, random: Random) -> None:
    """The server is killed; a new one starts."""
    world.restart(lucky=random.random() < 0.5)


def put_away(world: World, device: Device, random: Random) -> None:
    """Everybody goes, and the table is put away from memory if nothing is under way."""
    for each in world.devices:
        each.hang_up()
    world.settle()
    world.put_away()


DEEDS: Final[dict[str, tuple[Deed, int]]] = {
    "play": (play, 6),
    "play on": (play_on, 12),
    "get going": (get_going, 2),
    "arrange": (arrange, 4),
    "all leave": (all_leave, 1),
    "vote": (vote, 2),
    "play wrongly": (play_wrongly, 3),
    "live": (live, 6),
    "arrive": (arrive, 16),
    "arrive together": (arrive_together, 3),
    "say again": (say_again, 2),
    "speak": (speak, 1),
    "come": (come, 6),
    "come all": (come_all, 3),
    "go": (go, 2),
    "stall": (stall, 1),
    "second tab": (second_tab, 1),
    "second device": (second_device, 1),
    "wait": (wait, 6),
    "bots": (bots, 1),
    "store": (store, 2),
    "kill": (kill, 1),
    "put away": (put_away, 1),
}
"""Everything that may happen, and how often."""
