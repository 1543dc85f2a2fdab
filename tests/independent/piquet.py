"""An independent referee of Piquet and of Norman piquet: it takes every act of a match and knows what it comes to."""

from collections.abc import Iterator
from itertools import combinations, product

from . import piquet_acts as acts
from .piquet_acts import Act
from .piquet_cards import CATEGORIES, held, ordered
from .piquet_count import accounts
from .piquet_live import breaches, price
from .piquet_match import Match
from .piquet_refusal import may_announce, refusal
from .piquet_table import CHANCE, Deal
from .piquet_words import put_right, spoken


class Illegal(Exception):  # noqa: N818 - said as at the table
    """An act that breaks a rule; nothing has changed. The reason names the rule where one applies."""


class Referee(Match):
    """The referee of one match: `feed` it every act in order, read its state at any time."""

    def feed(self, seat: int, act: Act) -> None:
        """Take one act of a seat or of CHANCE (-1); raise Illegal if the rules forbid it.

        At a live table what has a price is done and paid for in the count.
        """
        reason = refusal(self, seat, act)
        if reason is not None and price(self, seat, act) is None:
            raise Illegal(reason)
        match act["type"]:
            case "spread":
                self.spread, self.cuts = acts.cards(act["deck"]), {}
                self.wait("cut", *self.cutters)
            case "cut":
                self.cut(seat, acts.number(act, "at"))
            case "shuffle":
                assert self.dealer is not None
                self.deal = Deal(self.options, self.dealer, acts.cards(act["deck"]))
                self.wait("exchange", self.deal.line[0])
            case "ready":
                self.to_act.remove(seat)
                if not self.to_act:
                    self.wait("shuffle", CHANCE)
            case _:
                self._take_in_deal(self.table, seat, act)

    def lawful(self, seat: int) -> list[Act]:
        """The acts among which an awaited seat chooses; nothing for others. Exchanges and the pack's acts are too many
        to list: see `sizes`.
        """
        if seat not in self.to_act or self.phase in ("exchange", "shuffle", "spread"):
            return []
        return [act for act in self._thinkable(seat) if refusal(self, seat, act) is None]

    def sizes(self, seat: int) -> tuple[set[str], set[int]]:
        """An exchange: of which cards, and how many."""
        return self.table.hands[seat], self.table.may_take(seat)

    def offers(self, seat: int) -> list[Act]:
        """The acts open to a seat though nobody waits for them."""
        unasked = [acts.plain(kind) for kind in ("look", "take-back", "claim")]
        unasked += [acts.put_right(category) for category in CATEGORIES]
        return [act for act in unasked if refusal(self, seat, act) is None]

    def breaches(self, seat: int) -> list[Act]:
        """The false brags that can be made at a live table (PQ-6.2)."""
        return breaches(self, seat)

    def _take_in_deal(self, deal: Deal, seat: int, act: Act) -> None:
        match act["type"]:
            case "exchange":
                deal.take(seat, acts.cards(act["discards"]), acts.taken(act))
                deal.line.remove(seat)
                deal.show_white()
                self._next_in_line(deal)
            case "declare":
                if deal.options.live:
                    deal.words[deal.category][seat] = spoken(deal, seat, act)
                deal.declared[deal.category][seat] = ordered(deal.category, acts.combinations(act))
                deal.capots |= {seat} if acts.truth(act, "capot") else set()
                deal.line.remove(seat)
                self._next_in_line(deal)
            case "put-right":
                words = deal.words[acts.category(act)]
                words[seat] = put_right(words[seat])
            case "look":
                deal.looked.add(seat)
            case "play":
                self._play(deal, seat, act)
            case "take-back":
                deal.take_back(seat)
                self.wait("play", seat)
            case "claim":
                deal.claims.add((deal.number, seat))
                deal.claimant = seat
                self.wait("vote", *(other for other in deal.circle if other != seat))
            case _:
                self._vote(deal, seat, accept=acts.truth(act, "accept"))

    def _next_in_line(self, deal: Deal) -> None:
        if deal.line:
            self.wait(self.phase, deal.line[0])
        elif deal.category == "set":
            self.wait("play", deal.leader)
        else:
            deal.category = CATEGORIES[CATEGORIES.index(deal.category) + 1] if deal.category else "point"
            deal.line = [deal.dealer, *deal.circle[:-1]] if self.options.norman else list(deal.circle)
            self.wait("declare", deal.line[0])

    def _play(self, deal: Deal, seat: int, act: Act) -> None:
        card = acts.card(act, "card")
        deal.hands[seat].remove(card)
        deal.laid.append((seat, card))
        deal.capots |= {seat} if acts.truth(act, "capot") else set()
        if deal.number == deal.size:
            self._write(deal)
        else:
            self.wait("play", deal.turn)

    def _vote(self, deal: Deal, seat: int, *, accept: bool) -> None:
        self.to_act.remove(seat)
        if not accept:
            self.wait("play", deal.turn)
        elif not self.to_act:
            deal.claimer = deal.claimant
            self._write(deal)

    def _write(self, deal: Deal) -> None:
        self.accounts.append(accounts(deal))
        self.dealer = self.next_dealer()
        if len(self.accounts) == self.options.deals:
            self.wait("over")
        else:
            self.wait("ready", *range(self.options.seats))

    def _thinkable(self, seat: int) -> Iterator[Act]:
        match self.phase:
            case "cut":
                yield from (acts.cut(at) for at in range(32))
            case "declare":
                yield from declarations(self.table, seat)
            case "play":
                for card, capot in product(sorted(self.table.hands[seat]), (False, True)):
                    yield acts.play(card, capot=capot)
            case "vote":
                yield from (acts.vote(accept) for accept in (False, True))
            case _:
                yield acts.plain("ready")


def declarations(deal: Deal, seat: int) -> Iterator[Act]:
    """Every choice of whole combinations, the better ones first."""
    having = ordered(deal.category, held(deal.category, deal.hands[seat]))
    for size, capot in product(range(len(having) + 1), (False, True)):
        if not capot or may_announce(deal, seat):
            for chosen in combinations(having, size):
                yield acts.declare(deal.category, *chosen, capot=capot)
