"""The master of Pikala: looks at many likely worlds and plays each to its end exactly. Needs kernels."""

from pik.bots.policy.pikala.club import claiming
from pik.bots.policy.pikala.master.declaring import declaring
from pik.bots.policy.pikala.master.drawing import drawing
from pik.bots.policy.pikala.master.playing import playing
from pik.bots.policy.pikala.player import Style

MASTER = Style(drawing, declaring, playing, claiming)
