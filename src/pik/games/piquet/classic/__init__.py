"""Piquet for two: twelve cards, an exchange each, the dialogue of the declarations, koroliks and the partie."""

from pik.core.game import Game, Ledger
from pik.core.hosted import hosted
from pik.core.match import match_of
from pik.games.piquet import actions, choices, deal, live, narrate, screen, tally, terms, turns, view, worlds
from pik.games.piquet import ledger as shared
from pik.games.piquet.actions import Action, Seen
from pik.games.piquet.classic import account, ledger
from pik.games.piquet.classic.config import read_config
from pik.games.piquet.config import DealConfig
from pik.games.piquet.seen import Screen, View
from pik.games.piquet.state import Deal
from pik.games.piquet.tally import Tally

VERSION = 1

DEAL: Game[DealConfig, Deal, Action, View, Screen, Seen, Tally] = Game(
    name="piquet",
    version=VERSION,
    seats=range(2, 3),
    decode=actions.decode,
    owns=actions.owns,
    start=deal.start,
    waiting=turns.waiting_for,
    options=choices.options,
    offers=choices.offers,
    refusal=live.refusal,
    step=deal.step,
    view=view.view,
    screen=screen.screen,
    redact=view.redact,
    narrate=narrate.narrate,
    worlds=worlds.worlds,
    outcome=tally.outcome,
    breaches=live.breaches,
)

LEDGER = Ledger(
    decode=shared.decode,
    owns=shared.owns,
    opening=ledger.opening,
    waiting=shared.waiting,
    options=shared.options,
    offers=shared.offers,
    refusal=shared.refusal,
    step=shared.step,
    narrate=shared.narrate,
    next_deal=ledger.next_deal,
    settle=ledger.settle,
    settled=ledger.settled,
    following=ledger.following,
    sheet=account.sheet,
    series=account.series,
    terms=account.terms,
    questions=terms.QUESTIONS,
)

MATCH = match_of(DEAL, LEDGER)
PIQUET = hosted(DEAL, LEDGER, read_config)
