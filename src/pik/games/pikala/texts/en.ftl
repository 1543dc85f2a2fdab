## Why an act is not accepted

not-playing-yet = no cards are played yet
must-lead-trump-ace = your first lead must be the { $card }
must-follow-beat = follow suit and beat the { $card }
must-trump-beat = you have none of the led suit: play a trump and beat the { $card }
may-not-draw = With a score of 3 or less you keep your cards.
too-few-in-stock = { $count ->
    [one] There is only { $count } card left to draw.
   *[other] There are only { $count } cards left to draw.
}
may-not-be-given = No cards are due: give none.
must-be-given = The cards are due: give them.
no-sit-out = You cannot sit this deal out.
no-pikala = You do not hold the ace of spades.
no-boys = You do not hold these two jacks.
no-rams = A rams needs five cards of one suit.
only-rams-now = After a rams only another rams may be declared.
score-too-low = Your score must be { $need } or more for that.

## What happens

lot-dealer = { $mine ->
    [yes] The lot falls on you: you deal first.
   *[no] The lot falls on { $seat }, who deals first.
}
shuffles = { $mine ->
    [yes] You shuffle.
   *[no] { $seat } shuffles.
}
cuts = { $mine ->
    [yes] You cut.
   *[no] { $seat } cuts.
}
turns-jack = The { $card } turns up and goes back: shuffle and cut again.
jack-penalty = { $mine ->
    [yes] Another jack in a row: +{ $amount } for you.
   *[no] Another jack in a row: +{ $amount } for { $seat }.
}
turns-trump = The { $card } turns up. Trump: { $suit }.
deals = { $mine ->
    [yes] You deal five cards each.
   *[no] { $seat } deals five cards each.
}
draws = { $mine ->
    [yes] You draw { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[no] { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
on-own = { $mine ->
    [yes] You keep all five cards.
   *[no] { $seat } keeps all five cards.
}
asks-for = { $mine ->
    [yes] You put away { $count ->
        [one] { $count } card and ask for as many.
       *[other] { $count } cards and ask for as many.
    }
   *[no] { $seat } puts away { $count ->
        [one] { $count } card and asks for as many.
       *[other] { $count } cards and asks for as many.
    }
}
refuses-cards = { $mine ->
    [yes] You refuse the draw: the score is too low.
   *[no] { $seat } refuses the draw: the score is too low.
}
big-hooliganka = { $mine ->
    [yes] Big hooliganka for you: +{ $amount } ({ $rule }).
   *[no] Big hooliganka for { $seat }: +{ $amount } ({ $rule }).
} { $why ->
    [must-lead-trump-ace] The trump ace had to be led.
    [must-follow] Suit had to be followed.
    [must-trump] A trump had to be played.
   *[must-beat] The winning card had to be beaten.
} The { $card } goes back.
wrongly-given = { $mine ->
    [yes] You gave cards where none were due: big hooliganka, +{ $amount } ({ $rule }).
   *[no] { $seat } gave cards where none were due: big hooliganka, +{ $amount } ({ $rule }).
}
deal-void = { $mine ->
    [yes] The deal is void, and you deal again.
   *[no] The deal is void, and { $seat } deals again.
}
sits-out = { $mine ->
    [yes] You sit this deal out.
   *[no] { $seat } sits this deal out.
}
announces-nothing = { $mine ->
    [yes] You announce nothing.
   *[no] { $seat } announces nothing.
}
announces-pikala = { $mine ->
    [yes] You announce Pikala.
   *[no] { $seat } announces Pikala.
}
announces-blonds = { $mine ->
    [yes] You announce boys: blonds.
   *[no] { $seat } announces boys: blonds.
}
announces-brunettes = { $mine ->
    [yes] You announce boys: brunettes.
   *[no] { $seat } announces boys: brunettes.
}
announces-pikala-blonds = { $mine ->
    [yes] You announce Pikala and boys: blonds.
   *[no] { $seat } announces Pikala and boys: blonds.
}
announces-pikala-brunettes = { $mine ->
    [yes] You announce Pikala and boys: brunettes.
   *[no] { $seat } announces Pikala and boys: brunettes.
}
shows-rams = { $mine ->
    [yes] You show
   *[no] { $seat } shows
} { $trump ->
    [true] a trump rams
   *[false] a plain rams
}, { $suit }: { $cards }.
plays = { $mine ->
    [yes] You: { $card }.
   *[no] { $seat }: { $card }.
}
takes-trick = { $mine ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
tricks-credited = { $mine ->
    [yes] You are credited with { $count ->
        [one] { $count } trick.
       *[other] { $count } tricks.
    }
   *[no] { $seat } is credited with { $count ->
        [one] { $count } trick.
       *[other] { $count } tricks.
    }
}
says-none-mine = { $seat }: “None are mine.”
claims = { $count ->
    [1] { $seat }: “This one is mine.” ({ $cards })
   *[other] { $seat }: “All mine!” ({ $cards })
}
agrees = { $mine ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
plays-on = { $seat }: “Play on.”
claim-accepted = { $mine ->
    [yes] Everybody agrees: the rest is yours.
   *[no] Everybody agrees: the rest goes to { $seat }.
}
claim-refused = The claim does not stand; play goes on with open cards.
four-jacks = { $mine ->
    [yes] You have four jacks!
   *[no] { $seat } has four jacks!
}
touches-zero = { $mine ->
    [yes] You touch zero!
   *[no] { $seat } touches zero!
}
is-ready = { $mine ->
    [yes] You are ready for the next deal.
   *[no] { $seat } is ready for the next deal.
}
marked = { $mine ->
    [yes] Small hooliganka for you: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] Small hooliganka for { $seat }: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
new-score = { $seat }: { $score }.
asks-unmark = { $mine ->
    [yes] The scorer wants to take your last mark back: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] The scorer wants to take the last mark of { $seat } back: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
agrees-unmark = { $mine ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
refuses-unmark = { $mine ->
    [yes] You do not agree: the mark stays.
   *[no] { $seat } does not agree: the mark stays.
}
unmarked = { $mine ->
    [yes] All agree: your mark is gone.
   *[no] All agree: the mark of { $seat } is gone.
}
wins-match = { $mine ->
    [yes] You win the match!
   *[no] { $seat } wins the match!
}
called-off = The match is called off after 200 deals: nobody wins, nobody pays.

## On the table

pile-turn-up = turn-up
phase-shuffle = Shuffle
phase-cut = Cut
phase-draw = Draw
phase-serve = The dealer serves
phase-declare = Announcements
phase-play = Play
phase-claim = “All mine!”
phase-over = End of the deal
ask-cut = Where to cut?
ask-draw = Your draw
ask-serve = Give the cards?
ask-claim = { $seat }: “All mine!” Do you agree?
ask-declare = { $count ->
    [1] Nothing to announce
   *[other] What do you announce?
}
note-drew = drew { $count }
note-asks = asks for { $count }
note-hooliganka = big hooliganka: { $count }
note-on-own = kept all
note-out = sits out
note-pikala = Pikala
note-blonds = blonds
note-brunettes = brunettes
note-rams = rams
note-nothing = nothing
note-none-mine = “None are mine”
note-claims = “All mine!”
note-agreed = agrees

## The pad

mark-wheel = wheel
mark-tv = TV
mark-wheel-costs = the circle is a wheel: it costs a loser 2
mark-tv-costs = the square is a TV: it costs a loser 4
mark-won = won
row-opening = Start
row-deal = Deal { $number }, dealer { $mine ->
    [yes] you
   *[no] { $seat }
}
account-last = last row
account-blind = blind stake
account-wheels = wheels
account-tvs = TVs
account-total = { $mine ->
    [yes] paid to you
   *[no] paid to { $seat }
}
account-note = The last deal is not written: the row before it is what counts.
trace-mark = small hooliganka: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
trace-back = taken back: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
result-won = { $mine ->
    [yes] You touched zero and won the match
   *[no] { $seat } touched zero and won the match
}
result-four-jacks = { $mine ->
    [yes] You won the match with four jacks
   *[no] { $seat } won the match with four jacks
}
result-called-off = Called off: no winner
part-last = last row
part-blind = blind stake: every loser pays it
part-wheels = wheels, 2 each
part-tvs = TVs, 4 each
part-tricks = tricks
part-pikala = Pikala
part-boys = boys
part-no-trick = { $amount ->
    [10] Pikala and no trick
   *[other] no trick
}
part-jacks = jacks at the cut
part-hooliganka = big hooliganka
part-dealer = dealer’s error
part-rams-own = own rams
part-rams-other = another’s rams

## Buttons

act-shuffle = Shuffle
act-lot = Draw lots
act-cut = { $at ->
    [one] Cut { $at } card
   *[other] Cut { $at } cards
}
ui-place = Where to cut
always-cut = Always cut for me
ui-pick-hint = Tap the cards to put away, { $most } at most. Or keep all.
act-draw = { $count ->
    [0] Keep all my cards
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
act-sit-out = Sit this deal out: score unchanged
act-announce = { $pikala ->
    [true] { $boys ->
        [blonds] Pikala and blonds
        [brunettes] Pikala and brunettes
       *[none] Pikala: -10 or +10
    }
   *[false] { $boys ->
        [blonds] Boys: blonds
        [brunettes] Boys: brunettes
       *[none] Announce nothing
    }
}
act-rams = Show rams
act-play = Play the { $card }
act-none-mine = “None are mine”
act-claim = “All mine!”
sure-claim = Your cards are laid open for the rest of the deal. If nobody objects, every trick that is left is yours; otherwise play goes on and your cards stay open.
act-vote = { $accept ->
    [true] Agree
   *[false] Play on
}
act-ready = Next deal
act-serve = { $give ->
    [true] Give the cards
   *[false] Refuse
}
act-unmark = Take the last mark back
act-consent = { $accept ->
    [true] Agree: take the mark back
   *[false] The mark stays
}
act-mark = Give a small hooliganka: { $seat }, { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
reason-exposed = an exposed card
reason-dawdling = dawdling
reason-rudeness = rudeness
reason-other = another trifle

## Options in plain words, and the account of a series

term-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
term-dealer-lot = The first dealer is chosen by lot
term-dealer-seat = { $mine ->
    [yes] You deal first
   *[no] { $seat } deals first
}
term-guided = Guided table: what the rules forbid cannot be played, and the reason is told
term-live = As at a real table: what the rules forbid can be done, and costs points
option-table = A play against the rules
option-table-guided = cannot be made
option-table-live = as at a real table: it can, and costs 5
series-match = Match { $number }
series-unfinished = Match { $number }, unfinished
series-called-off = Match { $number }, called off
series-paid = Paid in all
series-balance = Balance: losers pay the winner

## At a live table

breach-PK-8-1 = That is a big hooliganka: it costs you { $price } points at once. Everybody sees the card, and it goes back.
breach-PK-8-2 = With a score of 3 or less nobody may draw. That is a dealer’s error: the deal is void, and it costs you { $price } points.
look-asks = { $seat } asks for { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
look-asks-score = score { $score }
hint-declare = Announcing pays only with a trick.
hint-serve = At a score of 3 or less: no draw.
look-give = Give { $count }
look-refuse = Refuse
look-void = The deal is void
look-late = { $seat } has run out of time twice. A small hooliganka for dawdling?
look-traces = On the pad
look-for-whom = For whom
look-for-what = Reason (costs a wheel: 2 at the end)
