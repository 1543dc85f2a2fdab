"""The one place where players are registered: a line a game. A level without a policy is played at random."""

from typing import Final

from pik.bots.bot import RANDOM
from pik.bots.host import Players, players
from pik.bots.policy.pikala import PIKALA_POLICIES, PikalaView
from pik.bots.policy.piquet import NORMAN_POLICIES, PIQUET_POLICIES, NormanView, PiquetView
from pik.bots.policy.random_ import any_option
from pik.bots.policy.spades import PARTNERS_POLICIES, TWO_HANDED_POLICIES, PartnersView, TwoHandedView
from pik.games.pikala import MATCH as PIKALA
from pik.games.piquet import classic, norman
from pik.games.spades import partners, two_handed

PLAYERS: Final[dict[str, Players]] = {
    "pikala": players(PIKALA, PikalaView, {RANDOM: any_option, **PIKALA_POLICIES}),
    "piquet": players(classic.MATCH, PiquetView, PIQUET_POLICIES),
    "piquet-norman": players(norman.MATCH, NormanView, NORMAN_POLICIES),
    "spades": players(partners.MATCH, PartnersView, {RANDOM: any_option, **PARTNERS_POLICIES}),
    "spades-two-handed": players(two_handed.MATCH, TwoHandedView, {RANDOM: any_option, **TWO_HANDED_POLICIES}),
}
