"""The club player: counts cards, remembers what was said, and tries its choices in a few likely worlds."""

from pik.bots.policy.piquet.claims import worth_claiming
from pik.bots.policy.piquet.declaring import declaring
from pik.bots.policy.piquet.discarding import discarding
from pik.bots.policy.piquet.player import Style
from pik.bots.policy.piquet.playing import playing
from pik.bots.policy.piquet.regret import regretting

CLUB = Style(discarding, declaring, playing, worth_claiming, regretting, curious=True)
