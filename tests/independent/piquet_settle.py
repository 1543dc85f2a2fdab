"""How the deals of a partie are settled."""

from collections.abc import Sequence

Totals = Sequence[int]
"""What each seat wrote in a deal."""


def norman(deals: Sequence[Totals]) -> list[int]:
    """PQ-8.5: each pair settles its difference."""
    seats = range(3)
    return [sum(deal[seat] - deal[other] for deal in deals for other in seats) for seat in seats]


def koroliks(deals: Sequence[Totals], *, open_refait: bool = False) -> list[int]:
    """PQ-7.1, PQ-7.2: what each finished pair of deals brings seat 0; a refait brings 0 and doubles the next."""
    nets: list[int] = []
    double = open_refait
    for first, second in zip(deals[::2], deals[1::2], strict=False):
        net = first[0] - first[1] + second[0] - second[1]
        nets.append(2 * net if double else net)
        double = net == 0
    return nets


def left_open(deals: Sequence[Totals], *, open_refait: bool = False) -> bool:
    """Whether the next korolik would count double (PQ-7.2)."""
    nets = koroliks(deals, open_refait=open_refait)
    return nets[-1] == 0 if nets else open_refait


def partie(deals: Sequence[Totals], *, open_refait: bool = False) -> list[int]:
    """PQ-7.3: the net of the koroliks."""
    net = sum(koroliks(deals, open_refait=open_refait))
    return [net, -net]
