## Why an act is not accepted

not-playing-yet = no cards are played yet
place-taken = Somebody has turned the card at this place.
take-three-or-none = Change three cards or more, or none.
two-or-none = The dealer takes both cards of the talon, or none.
too-few-in-talon = { $count ->
    [one] There is only { $count } card for you in the talon.
   *[other] There are only { $count } cards for you in the talon.
}
discard-as-many = Put away as many as you take: { $count }.
nothing-to-put-right = There is nothing to put right.
declare-now = { $category ->
    [point] The point is being declared now.
    [sequence] Sequences are being declared now.
   *[set] Sets are being declared now.
}
no-such-combination = You do not hold this combination, or it is not whole.
one-point = Only one point can be declared.
no-capot-now = A capot cannot be announced now.
another-card = You have taken the { $card } back: play another card
has-looked = You have looked at these cards.
nothing-to-look-at = There are no cards to look at.
no-take-back = There is no card to take back.

## The cut, the deal, the exchange

spreads-pack = The pack is spread: the lowest card deals first.
turns-card = { $mine ->
    [yes] You turn the { $card }.
   *[no] { $seat } turns the { $card }.
}
cut-again = Equal: cut again.
deals-first = { $mine ->
    [yes] You deal first.
   *[no] { $seat } deals first.
}
deals = { $mine ->
    [yes] You deal.
   *[no] { $seat } deals.
}
white-hand = { $mine ->
    [yes] You have a white hand, +{ $count }: { $cards }.
   *[no] { $seat } has a white hand, +{ $count }: { $cards }.
}
exchanges = { $mine ->
    [yes] You change { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[no] { $seat } changes { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
refuses-talon = { $mine ->
    [yes] You take nothing from the talon.
   *[no] { $seat } takes nothing from the talon.
}
wrong-discard = { $mine ->
    [yes] You hold too many cards (+{ $count }): you play in silence ({ $rule }).
   *[no] { $seat } holds too many cards (+{ $count }) and plays in silence ({ $rule }).
}
looks-at-talon = { $mine ->
    [yes] You look at what is left of the talon.
   *[no] { $seat } looks at what is left of the talon.
}

## The declarations

says-size = { $category ->
    [point] { $seat }: “Point of { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }.”
   *[sequence] { $seat }: “A { $count ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
       *[8] huitième
    }.”
}
says-set = { $count ->
    [4] { $seat }: “Fourteen { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }.”
   *[3] { $seat }: “Three { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }.”
}
says-nothing = { $category ->
    [point] { $seat }: “No point.”
    [sequence] { $seat }: “No sequence.”
   *[set] { $seat }: “No set.”
}
asks = { $category ->
    [point] { $seat }: “Equal. Making?”
   *[sequence] { $seat }: “Equal. How high?”
}
names-pips = { $seat }: “{ $count }.”
false-brag = { $mine ->
    [yes] You did not have it: { $category ->
        [point] point
        [sequence] sequence
       *[set] set
    }. You count nothing in this deal ({ $rule }).
   *[no] { $seat } did not have it: { $category ->
        [point] point
        [sequence] sequence
       *[set] set
    }. { $seat } counts nothing in this deal ({ $rule }).
}
puts-right = { $mine ->
    [yes] You put it right: no { $category ->
        [point] point
        [sequence] sequence
       *[set] set
    }.
   *[no] { $seat } puts it right: no { $category ->
        [point] point
        [sequence] sequence
       *[set] set
    }.
}
names-top = { $rank ->
    [A] { $seat }: “Ace.”
    [K] { $seat }: “King.”
    [Q] { $seat }: “Queen.”
    [J] { $seat }: “Jack.”
    [T] { $seat }: “Ten.”
   *[other] { $seat }: “Nine.”
}
answers = { $answer ->
    [good] { $seat }: “{ $category ->
        [point] Good
       *[other] Good
    }.”
    [equal] { $seat }: “Equal.”
   *[not-good] { $seat }: “{ $category ->
        [point] Not good
       *[other] Not good
    }.”
}
is-good = { $category ->
    [point] { $mine ->
        [yes] Your point is good.
       *[no] { $seat }’s point is good.
    }
    [sequence] { $mine ->
        [yes] Your sequence is good.
       *[no] { $seat }’s sequence is good.
    }
   *[set] { $mine ->
        [yes] Your set is good.
       *[no] { $seat }’s set is good.
    }
}
nobody-counts = { $category ->
    [point] Equal: nobody counts the point.
   *[sequence] Equal: nobody counts sequences.
}
announces-capot = { $seat }: “Capot!”
shows-combination = { $category ->
    [point] { $seat }: point of { $count }, { $points } ({ $cards })
    [sequence] { $seat }: { $count ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
       *[8] huitième
    } { $rank ->
        [A] major
        [K] of the king
        [Q] of the queen
        [J] of the jack
        [T] of the ten
       *[other] of the nine
    }, { $points } ({ $cards })
   *[set] { $count ->
        [4] { $seat }: fourteen { $rank ->
            [A] aces
            [K] kings
            [Q] queens
            [J] jacks
           *[T] tens
        }, { $points }
       *[3] { $seat }: three { $rank ->
            [A] aces
            [K] kings
            [Q] queens
            [J] jacks
           *[T] tens
        }, { $points }
    }
}
clean-cards = { $mine ->
    [yes] All your cards count: clean cards, +{ $count }.
   *[no] All of { $seat }’s cards count: clean cards, +{ $count }.
}
repique = { $mine ->
    [yes] Repique! You begin at { $count }.
   *[no] Repique! { $seat } begins at { $count }.
}
counts = { $seat }: the count is { $count }.

## Play

leads = { $seat }: { $card }. “I count { $count }.”
plays = { $seat }: { $card }.
takes-trick = { $mine ->
    [yes] You take the trick: count now { $count }.
   *[no] { $seat } takes the trick: count now { $count }.
}
takes-back = { $mine ->
    [yes] You take the { $card } back.
   *[no] { $seat } takes the { $card } back.
}
pique = { $mine ->
    [yes] Pique! Your thirty becomes sixty: { $count }.
   *[no] Pique! { $seat }’s thirty becomes sixty: { $count }.
}
leza = { $mine ->
    [yes] Most tricks are yours: leza, +{ $count }.
   *[no] Most tricks went to { $seat }: leza, +{ $count }.
}
capot = { $mine ->
    [yes] All tricks are yours: capot, +{ $count }!
   *[no] All tricks went to { $seat }: capot, +{ $count }!
}
open-capot = { $mine ->
    [yes] All tricks, as you announced: open capot, +{ $count }!
   *[no] All tricks to { $seat }, as announced: open capot, +{ $count }!
}
claims = { $count ->
    [1] { $seat }: “The last one is mine.” ({ $cards })
   *[other] { $seat }: “The rest are mine.” ({ $cards })
}
agrees = { $mine ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
plays-on = { $seat }: “Play on.”
claim-accepted = { $mine ->
    [yes] Agreed: the rest are yours.
   *[no] Agreed: the rest go to { $seat }.
}
claim-refused = The claim does not stand; play goes on with open cards.
is-ready = { $mine ->
    [yes] You are ready for the next deal.
   *[no] { $seat } is ready for the next deal.
}

## What is written

deal-count = { $seat }: { $count }.
deal-difference = { $mine ->
    [yes] The difference is yours: { $amount }.
   *[no] The difference is { $seat }’s: { $amount }.
}
deal-net = { $mine ->
    [yes] Your net for this deal: { $amount }.
   *[no] { $seat }’s net for this deal: { $amount }.
}
korolik-single = { $mine ->
    [yes] You win the korolik: { $amount }.
   *[no] { $seat } wins the korolik: { $amount }.
}
korolik-doubled = { $mine ->
    [yes] You win the korolik, which counts double: { $amount }.
   *[no] { $seat } wins the korolik, which counts double: { $amount }.
}
refait = The korolik nets to nothing: refait. The next one counts double.
wins-match = { $mine ->
    [yes] You win the match by { $amount }.
   *[no] { $seat } wins the match by { $amount }.
}
drawn-match = The match is a draw.

## On the table

pile-spread = spread pack
pile-talon-five = elder’s talon
pile-talon-three = dealer’s talon
pile-talon-left = rest of the talon
phase-spread = Cut for deal
phase-cut = Turn a card
phase-shuffle = Shuffle
phase-exchange = Exchange
phase-declare = Declarations
phase-play = Play
phase-claim = “The rest are mine”
phase-over = End of the deal
note-cut = turned the { $card }
note-white = white hand
note-exchanged = changed { $count }
note-refused = no exchange
note-looked = has looked at the talon
note-over = in silence: +{ $count }
note-righted = put right: { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}
note-false = not there: { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}
note-point = point of { $count }
note-point-pips = point of { $count }, making { $pips }
note-sequence = { $count ->
    [3] tierce
    [4] quart
    [5] quint
    [6] sixième
    [7] septième
   *[8] huitième
}
note-sequence-rank = { $count ->
    [3] tierce
    [4] quart
    [5] quint
    [6] sixième
    [7] septième
   *[8] huitième
} { $rank ->
    [A] major
    [K] of the king
    [Q] of the queen
    [J] of the jack
    [T] of the ten
   *[other] of the nine
}
note-set-rank = { $count ->
    [4] fourteen { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }
   *[3] three { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }
}
note-silent = no { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}
note-good = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: “good”
note-equal = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: “equal”
note-not-good = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: “not good”
note-clean = clean cards
note-repique = repique
note-pique = pique
note-open-capot = capot announced
note-claims = “The rest are mine”
note-agreed = agrees
fact-good = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: { $mine ->
    [yes] yours
   *[no] { $seat }
}
fact-equal = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: equal
fact-none = { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}: nobody

## The sheet

mark-doubled = double
row-deal = Deal { $number }, dealer { $mine ->
    [yes] you
   *[no] { $seat }
}
row-difference = difference
row-net = net
row-korolik = Korolik { $number }
row-refait = Korolik { $number }: refait
account-pair = { $mine ->
    [yes] { $mineother ->
        [yes] you and you
       *[no] you and { $seatother }
    }
   *[no] { $mineother ->
        [yes] { $seat } and you
       *[no] { $seat } and { $seatother }
    }
}
account-total = result
result-won = { $mine ->
    [yes] You won the match by { $amount }
   *[no] { $seat } won the match by { $amount }
}
result-drawn = A draw
part-white = white hand
part-point = point
part-sequence-3 = tierce
part-sequence-4 = quart
part-sequence-5 = quint
part-sequence-6 = sixième
part-sequence-7 = septième
part-sequence-8 = huitième
part-set-3 = trio
part-set-4 = fourteen
part-clean = clean cards
part-repique = repique
part-play = leads and tricks
part-last = last trick
part-pique = pique
part-leza = leza
part-capot = capot
part-open-capot = open capot

## Buttons

act-spread = Spread the pack
act-shuffle = Shuffle
act-cut = Turn card { $at }
ui-place = Which card to turn (0 to 31)
always-cut = Always turn one for me
act-exchange = { $count ->
    [0] Take nothing
    [one] Change { $count } card
   *[other] Change { $count } cards
}
act-look = Look at the talon
act-exchange-take = { $count ->
    [one] Take { $take } for { $count } discard
   *[other] Take { $take } for { $count } discards
}
act-declare-brag = { $category ->
    [point] Point of { $brag }
    [sequence] { $brag } in sequence
   *[set] { $brag ->
        [3] Three
       *[4] Four
    } { $rank ->
        [A] aces
        [K] kings
        [Q] queens
        [J] jacks
       *[T] tens
    }
}
act-put-right = Put right: { $category ->
    [point] point
    [sequence] sequence
   *[set] set
}
act-declare = { $count ->
    [0] { $category ->
        [point] No point
        [sequence] No sequence
       *[set] No set
    }
   *[other] { $category ->
        [point] Point: { $cards }
        [sequence] Sequence: { $cards }
       *[set] Set: { $cards }
    }
}
act-declare-capot = { $count ->
    [0] No set, and announce a capot
   *[other] Set: { $cards }; and announce a capot
}
act-play = Play the { $card }
act-play-capot = Play the { $card } and announce a capot
act-take-back = Take the card back
act-claim = “The rest are mine”
sure-claim = Your cards are laid open for the rest of the deal. If nobody objects, every trick that is left is yours; otherwise play goes on and your cards stay open.
act-vote = { $accept ->
    [true] Agree
   *[false] Play on
}
act-ready = Next deal

## Options in plain words, and the account of a series

term-deals = { $count ->
    [2] A korolik: two deals
    [6] A partie: six deals
    [12] A king: twelve deals
    [one] { $count } deal
   *[other] { $count } deals
}
term-dealer-cut = The first dealer is cut for
term-dealer-seat = { $mine ->
    [yes] You deal first
   *[no] { $seat } deals first
}
term-deal-by = { $way ->
    [twos] Dealt by twos, the talon last
   *[thrice] Dealt the old way: three rounds by twos, the talon, then the rest
}
term-open-refait = The first korolik counts double: a refait is open
term-live = As at a real table: what the rules forbid can be done, and has its price
option-table = A slip against the rules
option-table-guided = cannot happen
option-table-live = as at a real table: it can, and costs silence
option-deals = How many deals
option-deals-2 = a korolik: 2
option-deals-6 = a partie: 6
option-deals-12 = a king: 12
option-deal_by = How the cards are dealt
option-deal_by-twos = by twos
option-deal_by-thrice = the old way
series-match = Match { $number }
series-unfinished = Match { $number }, unfinished
series-balance = Balance

## The look of the table

strip-point = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
}
strip-point-pips = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
} · { $pips }
strip-nothing = nothing
strip-less = less
strip-better = more
look-deal = Deal { $number } of { $deals }
look-korolik = Deal { $number } of { $deals } · korolik { $korolik }
look-korolik-double = Deal { $number } of { $deals } · korolik { $korolik }, double
look-cut = Tap a card, or let it be turned for you. The lowest card deals first.
look-cut-card = Turn card { $number }
look-cut-taken = { $seat }: { $card }
keys-cut = arrows in the spread pack: from card to card; Enter turns one
look-talon-take = { $mine ->
    [yes] You take { $count }
   *[no] { $seat } may take { $count }
}
look-talon-stays = { $mine ->
    [yes] { $count } left for you
   *[no] { $count } left for { $seat }
}
look-talon-closed = { $count } face down
look-exchange = { $role ->
    [elder] Take three to five cards, or none. What you leave goes to the dealer, before the dealer’s own three. There is only one exchange.
    [dealer] Take three cards or more, or none: first what was left of the five, then your three. There is only one exchange.
   *[norman] The dealer alone may take the two cards of the talon: both, or neither.
}
look-hold = In your hand now: { $list }
look-tray-count = { $count } out
look-declare = Declare all I can
look-declare-now = now: { $now }
look-declare-later = now: { $now }; later: { $later }
look-nothing = nothing
look-keep = Keep something back…
look-keep-ask = What do you say? The rest stays secret and does not count.
look-keep-say = Declare these
look-back = Back
look-planned = You declare all you have.
look-capot = Announce a capot
look-capot-about = All tricks: 80, not 40. A capot that fails costs nothing.
look-ledger = Declarations
look-row-point = Point
look-row-sequence = Sequence
look-row-set = Sets
look-sum = This deal
look-verdict-good = good
look-verdict-equal = equal
look-verdict-not-good = not good
look-verdict-open = for now
look-speaks = { $mine ->
    [yes] you speak
   *[no] speaks
}
look-none = nothing yet
look-counts = What is counted so far
look-to-pique = { $mine ->
    [yes] { $count } more to a pique
   *[no] { $seat }: { $count } more to a pique
}
look-white = White hand
look-white-about = No king, queen or jack: it counts 10, and nobody else makes a pique or repique.
look-great-repique = Repique!
look-great-repique-about = Thirty or more from the cards alone, and nobody else counts anything: sixty on top.
look-great-pique = Pique!
look-great-pique-about = Thirty by cards and play, and nobody else has anything: thirty on top.
look-great-capot = Capot!
look-great-capot-about = All tricks: forty on top.
look-great-open-capot = Open capot!
look-great-open-capot-about = All tricks, as announced: eighty on top.
look-great-sum = { $seat }: { $was } becomes { $now }
look-settle-deal = deal
look-settle-yours = { $mine ->
    [yes] yours
   *[no] { $seat }
}
look-settle-doubled = { $sum } = { $net }, doubled
look-settle-sum = { $sum }
look-settle-refait = refait: the next one counts double
look-settle-about = The lower count of a deal is taken from the higher. Two deals make a korolik; one that nets to nothing doubles the next. Tap a count to see what it is made of.
look-settle-norman = A net is what two differences come to: each player settles with each. Tap a count to see what it is made of.
ui-pick-hint = Tap the cards to discard, or take nothing.

## At a live table

breach-PQ-6-1 = You would hold too many cards and play in silence: you count nothing for leads and tricks, whoever plays against you counts double.
breach-PQ-6-2 = You hold nothing like that. If you have not put it right by the end of the first trick, you count nothing in this deal.
look-too-many = Take more…
look-brag = Brag…
