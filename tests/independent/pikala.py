"""An independent referee and scorer of Pikala: it takes every act of a match and knows what the rules say of it."""

from .pikala_acts import Act, cards, marks, number, text
from .pikala_cards import JACKS, legal_cards, winning_card
from .pikala_choices import thinkable
from .pikala_live import price, unlawful
from .pikala_match import CHANCE, MOST_DEALS, TABLE, Match
from .pikala_refusal import refusal

__all__ = ["CHANCE", "MOST_DEALS", "TABLE", "Illegal", "Scorer", "legal_cards"]


class Illegal(Exception):  # noqa: N818 - said as at the table
    """An act that breaks a rule; nothing has changed. The reason names the rule where one applies."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Scorer(Match):
    """The referee of one match: `feed` it every act in order, read its state at any time."""

    def feed(self, seat: int, act: Act) -> None:
        """Take one act of a seat, of CHANCE (-1) or of the TABLE (-2); raise Illegal if the rules forbid it.

        At a live table what has a price is done and costs it (PK-8.6).
        """
        reason = refusal(self, seat, act)
        if reason is None:
            self._take(seat, act)
        elif price(self, seat, act) is None:
            raise Illegal(reason)
        elif act["type"] == "play":
            self.scores[seat] += 5
            self.tried.add(text(act, "card"))
        else:
            self._void()

    def lawful(self, seat: int) -> list[Act] | None:
        """The acts among which an awaited seat chooses; nothing for others; None for the pack, which has no choice."""
        if seat == CHANCE:
            return None
        if seat not in self.to_act:
            return []
        return [act for act in thinkable(self, seat) if refusal(self, seat, act) is None]

    def offers(self, seat: int) -> list[Act]:
        """The acts open to a seat though nobody waits for them: "none are mine", a claim; for the TABLE the marks."""
        unasked: list[Act] = [{"type": "none-mine"}, {"type": "claim"}]
        answers: list[Act] = [{"type": "consent", "accept": accept} for accept in (False, True)]
        desk: list[Act] = [*marks(self.seats), {"type": "unmark"}]
        thought = desk if seat == TABLE else [*unasked, *answers]
        return [act for act in thought if refusal(self, seat, act) is None]

    def breaches(self, seat: int) -> list[Act]:
        """What an awaited seat of a live table can do though it costs five (PK-8.1, PK-8.2)."""
        return unlawful(self, seat, thinkable(self, seat)) if seat in self.to_act else []

    def final(self) -> list[int]:
        """What each seat pays (PK-9.3): the winner nothing; nobody anything in a match called off (PK-1.6)."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        return [0 if self.called_off or seat == self.winner else self.account(seat) for seat in range(self.seats)]

    def _take(self, seat: int, act: Act) -> None:
        match act["type"]:
            case "lot":
                self.dealer = number(act, "dealer")
                self.wait("shuffle", CHANCE)
            case "shuffle":
                self.pack = cards(act["deck"])
                self.wait("cut", self.circle()[-2])
            case "ready":
                self.to_act.remove(seat)
                if not self.to_act:
                    self.wait("shuffle", CHANCE)
            case "mark":
                self.mark(number(act, "seat"), text(act, "reason"))
            case "unmark":
                self.ask_back()
            case "consent":
                self.consent(seat, act["accept"] is True)
            case _:
                self._take_in_deal(seat, act)

    def _take_in_deal(self, seat: int, act: Act) -> None:
        match act["type"]:
            case "cut":
                self._cut(seat, number(act, "at"))
            case "draw":
                self._ask(seat, cards(act["discards"]))
            case "serve":
                self._draw(self.line[0], self.asked if act["give"] else [])
            case "sit-out":
                self._sit_out(seat)
            case "announce":
                self._announce(seat, act)
            case "rams":
                self.rams[seat] = min(self.hands[seat])[0]
                self._next_declaration()
            case "play":
                self._play(seat, text(act, "card"))
            case "none-mine":
                self.said_none_mine.add(seat)
            case "claim":
                self._claim(seat)
            case _:
                self._vote(seat, act["accept"] is True)

    def _cut(self, seat: int, at: int) -> None:
        pack = self.pack[at:] + self.pack[:at]
        shown = pack.pop()
        if shown in JACKS:
            self.jacks_shown += 1
            self.scores[seat] += 5 if self.jacks_shown > 1 else 0
            self.wait("shuffle", CHANCE)
            return
        self.trump, self.turn_up = shown[0], shown
        self.in_deal = self.circle()
        for place, card in enumerate(pack[: 5 * self.seats]):
            self.hands[self.in_deal[place % self.seats]].add(card)
        self.pack, self.stock = [], pack[5 * self.seats :]
        if not self._four_jacks():
            self.line = self.circle()
            self.wait("draw", self.line[0])

    def _ask(self, seat: int, discards: list[str]) -> None:
        """At a live table the dealer serves whoever else asks for cards (PK-8.6)."""
        if not self.live or seat == self.dealer or not discards:
            self._draw(seat, discards)
            return
        assert self.dealer is not None
        self.asked = discards
        self.wait("serve", self.dealer)

    def _void(self) -> None:
        """PK-8.2: five for the dealer, no row, and what the deal has cost stays."""
        assert self.dealer is not None
        self.scores[self.dealer] += 5
        self.carried = [self.scores[seat] - self.written(seat) + self.carried[seat] for seat in range(self.seats)]
        self.voids += 1
        self.clear()
        self._next_deal()

    def _draw(self, seat: int, discards: list[str]) -> None:
        self.hands[seat].difference_update(discards)
        self.discards.extend(discards)
        for _ in discards:
            if seat == self.dealer and self.turn_up is not None:
                self.hands[seat].add(self.turn_up)
                self.turn_up = None
            else:
                self.hands[seat].add(self.stock.pop(0))
        self._next_draw()

    def _sit_out(self, seat: int) -> None:
        self.discards.extend(self.hands[seat])
        self.hands[seat].clear()
        self.in_deal.remove(seat)
        self._next_draw()

    def _next_draw(self) -> None:
        self.line.pop(0)
        if self.line:
            self.wait("draw", self.line[0])
            return
        if self.turn_up is not None:
            self.discards.append(self.turn_up)
            self.turn_up = None
        if not self._four_jacks():
            self.line = list(self.in_deal)
            self.wait("declare", self.line[0])

    def _four_jacks(self) -> bool:
        for seat, hand in enumerate(self.hands):
            if hand >= JACKS:
                self._win(seat)
        return self.phase == "over"

    def _announce(self, seat: int, act: Act) -> None:
        self.bonus[seat] = (10 if act["pikala"] else 0) + (5 if act["boys"] else 0)
        self.pikala[seat], self.boys[seat] = act["pikala"] is True, act["boys"] is not None
        self._next_declaration()

    def _next_declaration(self) -> None:
        self.line.pop(0)
        if self.line:
            self.wait("declare", self.line[0])
        elif self.rams:
            self._score_rams()
        elif len(self.in_deal) == 1:
            self._credit_rest(self.in_deal[0])
        else:
            self.wait("play", self.in_deal[0])

    def _score_rams(self) -> None:
        for owner, suit in self.rams.items():
            worth = 5 if suit == self.trump else 10
            for seat in self.in_deal:
                self.scores[seat] += -worth if seat == owner else worth
        at_zero = [seat for seat in self.in_deal if self.scores[seat] <= 0]
        assert len(at_zero) <= 1, "no two owners can reach zero with one circle of rams"
        for seat in at_zero:
            self.scores[seat] = 0
            self._win(seat)
        if not at_zero:
            self._write_row([0] * self.seats)

    def _play(self, seat: int, card: str) -> None:
        if not self.trick:
            self.have_led.add(seat)
        self.hands[seat].remove(card)
        self.tried = set()
        self.trick.append((seat, card))
        if len(self.trick) < len(self.in_deal):
            after = self.in_deal.index(seat) + 1
            self.wait("play", self.in_deal[after % len(self.in_deal)])
        else:
            self._finish_trick()

    def _finish_trick(self) -> None:
        assert self.trump is not None
        best = winning_card(self.cards_on_table(), self.trump)
        taker = next(seat for seat, card in self.trick if card == best)
        self.taken.extend(card for _, card in self.trick)
        self.trick, self.claimed = [], set()
        self._credit(taker)
        if self.winner is None and sum(self.tricks) == 5:
            self._score_tricks()
        elif self.winner is None:
            self.wait("play", taker)

    def _claim(self, seat: int) -> None:
        self.claimed.add(seat)
        self.claimant, self.leader = seat, min(self.to_act)
        self.wait("vote", *(other for other in self.in_deal if other != seat))

    def _vote(self, seat: int, accept: bool) -> None:
        self.to_act.remove(seat)
        if not accept:
            self.wait("play", self.leader)
        elif not self.to_act:
            self._credit_rest(self.claimant)

    def _credit(self, seat: int) -> None:
        """One trick: -1 at once, and the announced bonus with the first one (PK-1.4, PK-5.2)."""
        self.tricks[seat] += 1
        self.scores[seat] -= 1 + (self.bonus[seat] if self.tricks[seat] == 1 else 0)
        assert self.scores[seat] >= 0, "PK-5.1: the threshold keeps every bonus above zero"
        if self.scores[seat] == 0:
            self._win(seat)

    def _credit_rest(self, seat: int) -> None:
        while self.winner is None and sum(self.tricks) < 5:
            self._credit(seat)
        if self.winner is None:
            self._score_tricks()

    def _score_tricks(self) -> None:
        """The price of no trick (PK-5.3), then the row."""
        units = [0] * self.seats
        for seat in self.in_deal:
            if self.tricks[seat] == 0:
                units[seat] = 2 if self.boys[seat] else 1
                self.scores[seat] += 10 if self.pikala[seat] else 0 if self.boys[seat] else 5
        self._write_row(units)

    def _write_row(self, units: list[int]) -> None:
        change = sum(self.scores) - sum(self.written(seat) for seat in range(self.seats))
        assert change % 5 == 0, f"PK-1.5: the sum of the scores changed by {change}"
        assert self.dealer is not None
        self.rows.append(list(zip(self.scores, units, strict=True)))
        self.row_dealers.append(self.dealer)
        self.dealer = self.circle()[0]
        self.carried = [0] * self.seats
        self.clear()
        self._next_deal()

    def _next_deal(self) -> None:
        """PK-1.6: void deals count among the deals."""
        if len(self.rows) + self.voids == MOST_DEALS:
            self.called_off = True
            self.wait("over")
        else:
            self.wait("ready", *range(self.seats))

    def _win(self, seat: int) -> None:
        self.winner = seat
        self.wait("over")
