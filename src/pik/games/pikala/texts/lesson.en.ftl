## The lesson: a line at each decision

lesson-wait = All start at 25, and each trick takes a point off: the first to reach 0 wins. No trick at all: plus 5.
lesson-cut = Cut wherever you like: the bottom card will show what is trump.
lesson-draw = Trump: { $suit }. You may put away up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and draw as many.
lesson-draw-dealer = As dealer draw up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the open { $card } first.
lesson-no-draw = At 3 or less there is no draw: you play what you were dealt.
lesson-on-own = Advice: change nothing, “Keep all my cards”.
lesson-discard = { $count ->
    [1] Put away the { $cards }: tap it
   *[other] Put away the { $cards }: tap them
}, then “{ act-draw }”.
lesson-keep-only = Advice: keep only the { $cards }. Tap the others, then “Draw 4 cards”.
lesson-discard-all = Advice: change all five. Tap them, then “Draw 5 cards”.
lesson-discard-for-rams = Put away the { $cards }: tap it, then “Draw 1 card”. A fifth card of that suit would make a rams.
lesson-nothing = Nothing to announce: boys are two jacks of one color, Pikala is the ace of spades.
lesson-too-low = You have something to announce, but a score of { $score } is too low for it.
lesson-boys = Two jacks of one color are boys. Announce them: the first trick takes 5 more off. Without a trick you get a TV: 4 at the end.
lesson-pikala = The ace of spades is Pikala. Announce it: the first trick takes 10 more off. Without a trick: plus 10 and a wheel, 2 at the end.
lesson-both = Pikala and boys: the first trick takes 15 more off. Without a trick: plus 10 and a TV, 4 at the end.
lesson-say = Advice: announce { $pikala ->
    [true] { $boys ->
        [blonds] Pikala and the blonds
        [brunettes] Pikala and the brunettes
       *[none] Pikala
    }
   *[false] { $boys ->
        [blonds] the blonds
        [brunettes] the brunettes
       *[none] what you have
    }
}.
lesson-say-nothing = Advice: say nothing. A trick is not safe.
lesson-rams = Five cards of one suit are a rams. Show it: { $own } for you, +{ $others } for the others, and no tricks are played.
lesson-show-rams = Advice: show it.
lesson-hide-rams = Advice: say nothing. Tricks will bring more.
lesson-only-rams = A rams was shown: no tricks now, and only another rams may be declared.
lesson-claim = Advice: “All mine!” The tricks left are yours, whatever the others hold.
lesson-claimed = { $seat } claims all the tricks left and shows the cards.
lesson-agree = Advice: agree. Those cards take every trick left.
lesson-play-on = Advice: play on. One trick may still be yours.
lesson-lead = You lead first: any card will do.
lesson-lead-ace = You hold the trump ace: your first lead must be that card.
lesson-lead-again = { $bonus ->
    [0] Your trick: -1, score { $score }.
   *[other] Your trick: -1, and -{ $bonus } for what you announced; score { $score }.
} Whoever takes it leads, with any card.
lesson-follow = Led: { $suit }, so you play { $suit } too. You can’t beat the { $card }.
lesson-follow-beat = Led: { $suit }, so you play { $suit } too. You can beat the { $card }, so you must.
lesson-follow-trumped = Led: { $suit }, but a trump is winning. Just play { $suit }.
lesson-trump = You have no { $suit }: play a trump.
lesson-trump-over = You have no { $suit }, and a trump lies there, the { $card }: play a higher one.
lesson-trump-under = You have no { $suit }: play a trump, though the { $card } is higher.
lesson-throw = You have neither { $suit } nor trumps: play anything, it takes nothing.
lesson-only = You have no choice here: the { $card }.
lesson-lose-weakest = You can’t take this trick. Advice: give a weak card, the { $card }.
lesson-lose = You can’t take this trick. Advice: the { $card }.
lesson-takes = Advice: the { $card }. Nobody plays after you, so the trick is yours.
lesson-sure = Advice: the { $card }. Nobody can beat it now.
lesson-beats = Advice: the { $card }. It is winning so far, but others play after you.
lesson-strongest = Advice: the { $card }. You have nothing stronger.
lesson-keep = Advice: the { $card }. Keep your stronger cards for later.
lesson-row = You went from { $was } to { $score }. The first to reach 0 wins the match.
lesson-wheel = The circle is a wheel: a deal without a trick. It costs 2 at the end.
lesson-tv = The square is a TV: boys without a trick. It costs 4 at the end.
