"""The master of piquet: looks at all likely worlds and plays each to its end exactly. Needs kernels."""

from pik.bots.policy.piquet.claims import worth_claiming
from pik.bots.policy.piquet.master.declaring import declaring
from pik.bots.policy.piquet.master.discarding import discarding
from pik.bots.policy.piquet.master.playing import playing
from pik.bots.policy.piquet.player import Style
from pik.bots.policy.piquet.regret import regretting

MASTER = Style(discarding, declaring, playing, worth_claiming, regretting, curious=True)
