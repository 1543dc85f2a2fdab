"""Pikala, the game of the ace of spades: a home game of tricks, jacks and a paper score pad for two to six."""

from pik.core.game import Game, Ledger
from pik.core.hosted import hosted
from pik.core.match import match_of
from pik.games.pikala import (
    account,
    actions,
    choices,
    deal,
    ledger,
    lesson,
    live,
    narrate,
    screen,
    series,
    tally,
    terms,
    turns,
    view,
    worlds,
)
from pik.games.pikala.actions import Action, Seen
from pik.games.pikala.config import DealConfig, read_config
from pik.games.pikala.seen import Screen, View
from pik.games.pikala.state import Deal
from pik.games.pikala.tally import Tally

VERSION = 1

DEAL: Game[DealConfig, Deal, Action, View, Screen, Seen, Tally] = Game(
    name="pikala",
    version=VERSION,
    seats=range(2, 7),
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
    settled=ledger.settled,
    following=ledger.following,
    sheet=account.sheet,
    series=series.series,
    terms=terms.terms,
    marks=True,
)

MATCH = match_of(DEAL, LEDGER)
PIKALA = hosted(DEAL, LEDGER, read_config, lesson.LESSON)
