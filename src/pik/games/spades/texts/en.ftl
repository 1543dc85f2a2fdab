## Why an act is not accepted

not-playing-yet = no cards are played yet
not-broken = spades are not broken yet: lead another suit
look-first = Look at your cards before you bid a number.
already-looked = You have seen your cards already.
no-double-nil = There is no double nil at this table.
not-behind = Double nil is only for a side that is { $count } or more points behind.
no-nil = There is no nil at this table: bid 1 or more.
bid-too-low = A side’s numbers have to come to { $lowest }: bid { $need } or more.
exchange-three = Choose exactly { $count } cards for your partner.

## What happens

lot-dealer = { $mine ->
    [yes] The lot falls on you: you deal first.
   *[no] The lot falls on { $seat }, who deals first.
}
deals = { $mine ->
    [yes] You deal thirteen cards each.
   *[no] { $seat } deals thirteen cards each.
}
lays-stock = { $mine ->
    [yes] You shuffle; the pack is the stock.
   *[no] { $seat } shuffles; the pack is the stock.
}
looks = { $mine ->
    [yes] You look at your cards.
   *[no] { $seat } looks at the cards.
}
no-double-nil-bid = { $mine ->
    [yes] You pass up double nil.
   *[no] { $seat } passes up double nil.
}
bids = { $mine ->
    [yes] You bid { $number }.
   *[no] { $seat } bids { $number }.
}
bids-nil = { $mine ->
    [yes] You bid nil.
   *[no] { $seat } bids nil.
}
bids-double-nil = { $mine ->
    [yes] You bid double nil, unseen!
   *[no] { $seat } bids double nil, unseen!
}
lays-three = { $mine ->
    [yes] You lay three cards face down.
   *[no] { $seat } lays three cards face down.
}
exchanged = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: three cards exchanged.
keeps = { $mine ->
    [yes] You keep the card and discard the next.
   *[no] { $seat } keeps the card and discards the next.
}
throws = { $mine ->
    [yes] You discard the card and take the next.
   *[no] { $seat } discards the card and takes the next.
}
plays = { $mine ->
    [yes] You: { $card }.
   *[no] { $seat }: { $card }.
}
breaks-spades = Spades are broken.
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
    [yes] The rest are yours.
   *[no] The rest go to { $seat }.
}
claim-refused = The claim does not stand; play goes on with open cards.
is-ready = { $mine ->
    [yes] You are ready for the next deal.
   *[no] { $seat } is ready for the next deal.
}
makes-contract = { $seat }: contract of { $contract } made with { $won }.
misses-contract = { $seat }: contract of { $contract } missed with { $won }.
side-makes-contract = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: contract of { $contract } made with { $won }.
side-misses-contract = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: contract of { $contract } missed with { $won }.
makes-nil = { $seat }: nil made.
misses-nil = { $seat }: nil failed, { $count ->
    [one] { $count } trick.
   *[other] { $count } tricks.
}
makes-double-nil = { $seat }: double nil made!
misses-double-nil = { $seat }: double nil failed, { $count ->
    [one] { $count } trick.
   *[other] { $count } tricks.
}
full-bags = { $seat }: { $count } bags, −{ $amount }.
side-full-bags = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: { $count } bags, −{ $amount }.
new-score = { $seat }: { $score }.
side-new-score = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: { $score }.
wins-match = { $mine ->
    [yes] You win the match!
   *[no] { $seat } wins the match!
}
side-wins-match = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
} win the match!
draws-match = The match is a draw.

## On the table

pile-top = you see
pile-thrown = discarded
phase-shuffle = Deal
phase-blind = Double nil?
phase-draw = Stock
phase-bid = Bidding
phase-exchange = Exchange
phase-play = Play
phase-claim = Claim
phase-over = End of the deal
ask-bid = What do you bid?
note-nil = nil
note-double-nil = double nil
note-bid = bid { $number }
note-looked = has looked
note-unseen = has not looked
note-laid = three laid
note-claims = claims the rest
note-agreed = agrees
spades-broken = spades broken
seat-stands = { $seat }: contract { $contract }, taken { $won }, bags { $bags }
side-stands = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
}: contract { $contract }, taken { $won }, bags { $bags }

## The score sheet

row-deal = Deal { $number }, dealer { $mine ->
    [yes] you
   *[no] { $seat }
}
result-won = { $mine ->
    [yes] You won the match
   *[no] { $seat } won the match
}
result-side-won = { $mine_partner ->
    [yes] { $seat_partner } and { $seat }
   *[no] { $seat } and { $seat_partner }
} won the match
result-drawn = A draw
part-contract = contract
part-ten = contract of ten
part-nil = nil
part-double-nil = double nil
part-bags = bags
part-nil-bags = bags of a failed nil
part-bag-penalty = ten bags

## Buttons

act-shuffle = Deal
act-lot = Draw lots
act-look = Look at my cards
act-double-nil = Double nil, unseen
act-bid = { $number ->
    [0] Nil
   *[other] { $number }
}
act-exchange = { $count ->
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
act-play = Play the { $card }
act-keep = Keep it, discard the next
act-pass = Discard it, take the next
act-claim = “The rest are mine”
sure-double-nil = It is bid unseen and cannot be taken back. No trick at all: plus 200. Even one: minus 200.
sure-claim = Your cards are laid open for the rest of the deal. If nobody objects, every trick that is left is yours; otherwise play goes on and your cards stay open.
act-vote = { $accept ->
    [true] Agree
   *[false] Play on
}
act-ready = Next deal

## Options in plain words, and the account of a series

term-partners = Four players, partners opposite each other
term-two = Two players, each alone
term-dealer-lot = The first dealer is chosen by lot
term-dealer-seat = { $mine ->
    [yes] You deal first
   *[no] { $seat } deals first
}
term-target = Up to { $target } points
term-nil = Nil: 100 for or against
term-no-nil = No nil: the lowest bid is 1
term-double-nil = Double nil, bid unseen: 200 for or against
term-double-nil-behind = Double nil only for a side that is 100 or more behind
term-no-double-nil = No double nil
term-bags = Ten bags cost 100
term-no-bags = Bags cost nothing
term-floor = A side at { $floor } or below loses
term-lowest = A side bids { $number } at least, unless there is a nil
term-ten = A contract of ten is worth 200
term-cap = { $count ->
    [one] { $count } deal at most; then the higher score wins
   *[other] { $count } deals at most; then the higher score wins
}
option-target = The match goes to
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-target-700 = 700
option-target-1000 = 1000
option-nil = Nil
option-nil-true = may be bid
option-nil-false = may not
option-double_nil = Double nil
option-double_nil-on = may be bid
option-double_nil-behind = only when 100 behind
option-double_nil-off = may not
option-bag_penalty = Ten bags
option-bag_penalty-true = cost 100
option-bag_penalty-false = cost nothing
option-lowest_bid = The lowest bid of a side
option-lowest_bid-0 = any
option-lowest_bid-4 = 4
option-ten_for_200 = A contract of ten
option-ten_for_200-false = counts as usual
option-ten_for_200-true = is worth 200
option-floor = A side loses the match at
option-floor-null = never
option-floor--200 = −200
option-floor--500 = −500
series-match = Match { $number }
series-unfinished = Match { $number }, unfinished
series-won = Matches won
series-points = Points in all

## The look of the table

deal-line = Deal { $number }, to { $target }
trick-line = Deal { $number } · trick { $trick } of { $all }
sides-label = Both sides
side-tricks = { $won } of { $contract }
side-bags = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
}
side-nil-lost = nil lost
side-nil-lost-spoken = A nil of { $who } is lost.
side-spoken = { $who }: { $won } of { $contract } tricks, bags { $bags }, score { $score }.
side-spoken-bids = { $who }: bids { $bids }, bags { $bags }, score { $score }.
side-spoken-unbid = { $who }: no bid yet, bags { $bags }, score { $score }.
bid-yours = Your bid
bid-mark-nil = Nil
bid-choose = { $number ->
    [0] Choose nil.
   *[other] Choose { $number }.
}
bid-chosen = { $number ->
    [0] Nil is chosen
   *[other] { $number } is chosen
}
bid-confirm = { $number ->
    [0] Bid nil
   *[other] Bid { $number }
}
bid-none-yet = Choose your bid
keys-bids = 0…9 while you bid: choose that bid; Enter confirms it
bid-alone = Your contract: { $contract }
bid-so-far = Your side so far: { $contract }
bid-with = With { $seat }: { $contract }
bid-worth = Made { $points } · missed −{ $points } · each trick over is a bag
bid-nil-beside = { $seat } still makes { $contract }
bid-nil-worth = No trick: { $points }, any trick: −{ $points }
blind-title = Your hand is still face down
blind-title-draw = No cards drawn yet
blind-about = Once you look, double nil is gone for this deal.
blind-about-draw = Once you draw, double nil is gone for this deal.
blind-early = You may look before your turn, but then double nil is gone for this deal.
blind-look = Look
blind-look-about = then bid nil to 13
blind-draw = Draw cards
blind-draw-about = then bid nil to 13
blind-double = Double nil
blind-double-about = no trick: +{ $points }, else −{ $points }
blind-hand = { $count ->
    [one] Your card lies face down.
   *[other] Your { $count } cards lie face down.
}
always-look = Always look at once
always-draw = Always draw at once
draw-choose = Keep this card or take the next
draw-keep = Keep
draw-keep-about = then the next one is shown to you and discarded
draw-keep-spoken = Keep the { $card }: then the next card is shown to you and discarded.
draw-pass = Take the next
draw-pass-about = this one is discarded; the next is yours, whatever it is
draw-pass-spoken = Discard the { $card } and take the next card, whatever it is.
draw-so-far = { $count } of { $all } drawn
draw-left = { $count } left in the stock
draw-thrown = Discarded: { $count }
exchange-for = For { $seat }
exchange-title = Three cards for { $seat }
exchange-about = Tap the cards you give. You see what you get once both of you have chosen.
exchange-laid = Laid for { $seat }. The others are still choosing.
exchange-others = Others exchange three cards
exchange-got = From { $seat }
exchange-gave = To { $seat }
claim-words = { $count ->
    [1] { $seat }: “The last one is mine.”
   *[other] { $seat }: “The rest are mine.”
}
count-deal = Deal { $number }
count-sum = This deal
count-score = Score
count-was = was { $one } and { $other }
reason-contract = { $who }: bid { $contract }, took { $won }
reason-left = { $who }: { $count ->
    [one] { $count } bag now
   *[other] { $count } bags now
}
reason-nil = { $seat }: { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}
race-label = To { $target }
race-spoken = { $who }: { $score } of { $target }
