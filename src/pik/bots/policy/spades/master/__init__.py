"""The master of both Spades games: many likely worlds played out, the last tricks exactly. Needs kernels."""

from pik.bots.policy.spades.claims import worth_claiming
from pik.bots.policy.spades.drawing import keeps
from pik.bots.policy.spades.master.bidding import bidding
from pik.bots.policy.spades.master.blind import blind
from pik.bots.policy.spades.master.giving import giving
from pik.bots.policy.spades.master.playing import playing
from pik.bots.policy.spades.player import ForFour, ForTwo, Style

STYLE = Style(bidding, playing, worth_claiming, keeps, blind, giving)
FOR_FOUR = ForFour(STYLE)
FOR_TWO = ForTwo(STYLE)
