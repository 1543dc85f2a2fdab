"""What the arena has found, in a few lines."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pik.bots.arena import Contest, Result
    from pik.bots.regret import Regret
    from pik.bots.whole import Nils
    from pik.bots.wins import Wins


def points(result: "Result") -> str:
    """Who made more points a deal, then what the decisions cost."""
    contest = result.contest
    return (
        f"{contest.game}, {contest.seats} seats, {result.deals} deals: {contest.first} over {contest.second} by "
        f"{result.advantage:+.3f} points a deal, 95 % interval {result.low:+.3f} to {result.high:+.3f}\n"
        f"{cost(contest, result.seconds)}"
    )


def matches(wins: "Wins") -> str:
    """Who won which share of the matches, then the nils where there are any, and what the decisions cost."""
    contest = wins.contest
    return (
        f"{contest.game}, {contest.seats} seats, {wins.matches} matches: {contest.first} wins {wins.share:.1%} against "
        f"{contest.second}, 95 % interval {wins.low:.1%} to {wins.high:.1%}\n"
        f"{nils(contest, wins.nils)}{cost(contest, wins.seconds)}"
    )


def regret(regret: "Regret") -> str:
    """What the cards of a level cost it."""
    return (
        f"{regret.game}, {regret.seats} seats, {regret.deals} deals: {regret.level} loses {regret.lost:.3f} points "
        f"a seat and deal by its cards, 95 % interval {regret.low:.3f} to {regret.high:.3f}"
    )


def nils(contest: "Contest", both: "tuple[Nils, Nils] | None") -> str:
    """The nils made, as a line; nothing in a game without."""
    if both is None:
        return ""
    first, second = both
    return f"nils made: {contest.first} {first.made} of {first.bid}, {contest.second} {second.made} of {second.bid}\n"


def cost(contest: "Contest", seconds: tuple[float, float]) -> str:
    """The seconds a decision of both."""
    first, second = seconds
    return f"seconds a decision: {contest.first} {first:.4f}, {contest.second} {second:.4f}"
