"""Spades for four: two partnerships."""

from pik.core.game import Game, Ledger
from pik.core.hosted import hosted
from pik.core.match import match_of
from pik.games.spades import account, ledger, series, settled, tally, terms
from pik.games.spades.config import DealConfig
from pik.games.spades.ledger import Act, Standing
from pik.games.spades.partners import actions, choices, deal, lesson, narrate, screen, turns, view, worlds
from pik.games.spades.partners.actions import Action, Seen
from pik.games.spades.partners.config import Config, read_config
from pik.games.spades.partners.seen import Screen, View
from pik.games.spades.partners.state import Deal
from pik.games.spades.tally import Tally

VERSION = 1

DEAL: Game[DealConfig, Deal, Action, View, Screen, Seen, Tally] = Game(
    name="spades",
    version=VERSION,
    seats=range(turns.SEATS, turns.SEATS + 1),
    decode=actions.decode,
    owns=actions.owns,
    start=deal.start,
    waiting=turns.waiting_for,
    options=choices.options,
    offers=choices.offers,
    refusal=choices.refusal,
    step=deal.step,
    view=view.view,
    screen=screen.screen,
    redact=view.redact,
    narrate=narrate.narrate,
    worlds=worlds.worlds,
    outcome=tally.outcome,
)

LEDGER: Ledger[Config, Standing, DealConfig, Tally, Act] = Ledger(
    decode=ledger.decode,
    owns=ledger.owns,
    opening=ledger.opening,
    waiting=ledger.waiting,
    options=ledger.options,
    offers=ledger.offers,
    refusal=ledger.refusal,
    step=ledger.step,
    narrate=ledger.narrate,
    next_deal=ledger.next_deal,
    settle=ledger.settle,
    settled=settled.settled,
    following=ledger.following,
    sheet=account.sheet,
    series=series.series,
    terms=terms.terms,
    questions=terms.QUESTIONS,
)

MATCH = match_of(DEAL, LEDGER)
SPADES = hosted(DEAL, LEDGER, read_config, lesson.LESSON)
