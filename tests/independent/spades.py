"""An independent referee and scorer of Spades for four and for two: it takes every act and knows what the rules say."""

from .spades_acts import (
    CLAIM,
    DOUBLE_NIL,
    KEEP,
    LOOK,
    PASS,
    READY,
    VOTES,
    Act,
    bids,
    cards,
    exchanges,
    number,
    play,
    text,
)
from .spades_cards import breaks, winning_place
from .spades_match import CHANCE, TABLE, Match
from .spades_refusal import refusal
from .spades_score import DOUBLE, Account, Bid, account, verdict

__all__ = ["CHANCE", "TABLE", "Illegal", "Scorer"]


class Illegal(Exception):  # noqa: N818 - said as at the table
    """An act that breaks a rule; nothing has changed. The reason names the rule where one applies."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Scorer(Match):
    """The referee of one match: `feed` it every act in order, read its state at any time."""

    def feed(self, seat: int, act: Act) -> None:
        """Take one act of a seat or of CHANCE (-1); raise Illegal if the rules forbid it."""
        reason = refusal(self, seat, act)
        if reason is not None:
            raise Illegal(reason)
        self._take(seat, act)

    def lawful(self, seat: int) -> list[Act] | None:
        """The acts among which an awaited seat chooses; nothing for others; None for a shuffle, which is any order."""
        if seat not in self.to_act:
            return []
        if self.phase == "shuffle":
            return None
        return [act for act in self._thinkable(seat) if refusal(self, seat, act) is None]

    def offers(self, seat: int) -> list[Act]:
        """The acts open to a seat though nobody waits for them: a claim, a look before the own turn."""
        unasked = [CLAIM] if self.phase == "play" else [LOOK] if seat not in self.to_act else []
        return [act for act in unasked if refusal(self, seat, act) is None]

    def _take(self, seat: int, act: Act) -> None:
        match act["type"]:
            case "lot":
                self.dealer = number(act, "dealer")
                self.wait("shuffle", CHANCE)
            case "shuffle":
                self._shuffle(cards(act["deck"]))
            case "ready":
                self.to_act.remove(seat)
                if not self.to_act:
                    self.wait("shuffle", CHANCE)
            case "look" | "double-nil" | "keep" | "pass" | "bid" | "exchange":
                self._take_before_play(seat, act)
            case "play":
                self._play(seat, text(act, "card"))
            case "claim":
                self._claim(seat)
            case _:
                self._vote(seat, act["accept"] is True)

    def _take_before_play(self, seat: int, act: Act) -> None:
        match act["type"]:
            case "look" if self.phase == "bid":
                self._look(seat)
            case "look":
                self._next_in_line()
            case "double-nil":
                self._bid(seat, DOUBLE)
            case "bid":
                self._bid(seat, number(act, "number"))
            case "exchange":
                self._exchange(seat, cards(act["cards"]))
            case _:
                self._draw(seat, keep=act["type"] == "keep")

    def _shuffle(self, deck: list[str]) -> None:
        self.clear()
        if self.seats == 2:
            self.stock = deck
            self.line = [seat for seat in self.circle() if self.may_double(seat)]
            if self.line:
                self.wait("blind", self.line[0])
            else:
                self._next_draw(self.circle()[0])
            return
        self.line = self.circle()
        for place, card in enumerate(deck):
            self.hands[self.line[place % 4]].add(card)
        for seat in self.line:
            if not self.may_double(seat):
                self._look(seat)
        self.wait("bid", self.line[0])

    def _look(self, seat: int) -> None:
        self.looked.add(seat)
        self.show(sorted(self.hands[seat]), seat)

    def _bid(self, seat: int, bid: Bid) -> None:
        self.bids[seat] = bid
        if self.seats == 4:
            self._look(seat)
        self._next_in_line()

    def _next_in_line(self) -> None:
        self.line.pop(0)
        if self.line:
            self.wait(self.phase, self.line[0])
        elif self.phase == "blind":
            self._next_draw(self.circle()[0])
        elif self.exchanging():
            self.wait("exchange", *self.exchanging())
        else:
            self.wait("play", self.circle()[0])

    def _next_draw(self, seat: int) -> None:
        if self.stock:
            self.wait("draw", seat)
            self.show(self.stock[:1], seat)
            return
        self.looked = {0, 1}
        self.line = [seat for seat in self.circle() if seat not in self.bids]
        if self.line:
            self.wait("bid", self.line[0])
        else:
            self.wait("play", self.circle()[0])

    def _draw(self, seat: int, *, keep: bool) -> None:
        first, second = self.stock.pop(0), self.stock.pop(0)
        self.show([first, second], seat)
        self.hands[seat].add(first if keep else second)
        self.thrown[seat].add(second if keep else first)
        self._next_draw(1 - seat)

    def _exchange(self, seat: int, given: list[str]) -> None:
        partner = self.partner(seat)
        assert partner is not None
        self.laid[seat] = given
        self.hands[seat].difference_update(given)
        self.to_act.remove(seat)
        if partner in self.laid:
            for owner, other in ((seat, partner), (partner, seat)):
                self.hands[owner].update(self.laid[other])
                self.show(self.laid[other], owner)
        if not self.to_act:
            self.wait("play", self.circle()[0])

    def _play(self, seat: int, card: str) -> None:
        if breaks(card, self.cards_on_table()):
            self.broken = True
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.show([card])
        if len(self.trick) < self.seats:
            self.wait("play", (seat + 1) % self.seats)
            return
        taker, _ = self.trick[winning_place(self.cards_on_table())]
        self.tricks[taker] += 1
        self.taken.extend(self.cards_on_table())
        self.trick, self.claimed = [], set()
        self.wait("play", taker)
        if not self.hands[taker]:
            self._score()

    def _claim(self, seat: int) -> None:
        self.claimed.add(seat)
        self.claimant, self.leader = seat, min(self.to_act)
        self.show(sorted(self.hands[seat]))
        self.wait("vote", *self.opponents(seat))

    def _vote(self, seat: int, accept: bool) -> None:
        self.to_act.remove(seat)
        if not accept:
            self.wait("play", self.leader)
        elif not self.to_act:
            self.tricks[self.claimant] += len(self.hands[self.claimant])
            self._score()

    def _score(self) -> None:
        assert sum(self.tricks) == 13, "SP-1.1: thirteen tricks"
        assert self.dealer is not None
        row = [self._account(side) for side in (0, 1)]
        self.rows.append(row)
        self.scores = [score + part.points for score, part in zip(self.scores, row, strict=True)]
        self.bags = [part.bags_left for part in row]
        self.dealer = (self.dealer + 1) % self.seats
        result = verdict(self.scores, len(self.rows), self.options)
        if result is None:
            self.wait("ready", *range(self.seats))
            return
        self.winner = result if isinstance(result, int) else None
        self.wait("over")

    def _account(self, side: int) -> Account:
        seats = self.side(side)
        bid, taken = [self.bids[seat] for seat in seats], [self.tricks[seat] for seat in seats]
        return account(bid, taken, self.bags[side], self.options)

    def _thinkable(self, seat: int) -> list[Act]:
        match self.phase:
            case "lot":
                return [{"type": "lot", "dealer": dealer} for dealer in range(self.seats)]
            case "blind" | "bid":
                return [LOOK, DOUBLE_NIL, *bids()]
            case "draw":
                return [KEEP, PASS]
            case "exchange":
                return exchanges(self.hands[seat])
            case "play":
                return [play(card) for card in sorted(self.hands[seat])]
            case "vote":
                return VOTES
            case _:
                return [READY]
