## A grandmother

talk-grandma-nil-1 = Nil? You must eat something, dear.
talk-grandma-nil-2 = Not one trick? Such modesty.
talk-grandma-blind-1 = Without looking! My heart, my heart.
talk-grandma-blind-2 = Blind as a kitten, and as brave.
talk-grandma-broken-1 = Spades! Who let them into the garden?
talk-grandma-broken-2 = There they are, the spades. Dig in.
talk-grandma-trick-1 = One to the basket.
talk-grandma-trick-2 = Little by little the pot fills.
talk-grandma-row-1 = Write it down before I forget.
talk-grandma-row-2 = Tea first, then the next deal.

## A student

talk-student-nil-1 = Nil. Like my effort this term.
talk-student-nil-2 = Zero tricks? Pass or fail, then.
talk-student-blind-1 = Without reading it! My kind of exam.
talk-student-blind-2 = Blind? I do that with contracts.
talk-student-broken-1 = Spades are open. Class dismissed.
talk-student-broken-2 = Broken! Like my alarm clock.
talk-student-trick-1 = That one counts toward the grade.
talk-student-trick-2 = Noted, underlined.
talk-student-row-1 = Results are out.
talk-student-row-2 = Next deal I’ll study for.

## A sea captain

talk-captain-nil-1 = Nil! Sailing with empty holds.
talk-captain-nil-2 = No cargo at all? Aye, aye.
talk-captain-blind-1 = Full sail into the fog!
talk-captain-blind-2 = No chart, no lookout. Bold!
talk-captain-broken-1 = Spades off the bow!
talk-captain-broken-2 = The dam is down. Man the pumps!
talk-captain-trick-1 = Haul it aboard.
talk-captain-trick-2 = One more in the net.
talk-captain-row-1 = Log it and set sail.
talk-captain-row-2 = All hands count the cargo!

## An actress

talk-actress-nil-1 = Nil! The silent role.
talk-actress-nil-2 = Not a single line? Brave casting.
talk-actress-blind-1 = Unrehearsed! How I adore it.
talk-actress-blind-2 = Not even a glance at the script!
talk-actress-broken-1 = Spades! At last, some drama.
talk-actress-broken-2 = Act two: enter the spades.
talk-actress-trick-1 = Bravo! And a bow.
talk-actress-trick-2 = A line well delivered.
talk-actress-row-1 = The critics are writing.
talk-actress-row-2 = Lights up, change of scene.

## A pedant

talk-pedant-nil-1 = Nil means none. I shall count.
talk-pedant-nil-2 = Zero is a number too, strictly.
talk-pedant-blind-1 = Unseen. Statistically daring.
talk-pedant-blind-2 = Two hundred at stake. Note it.
talk-pedant-broken-1 = Spades are broken. As of now.
talk-pedant-broken-2 = Now spades may be led. Not before.
talk-pedant-trick-1 = That is one. I keep count.
talk-pedant-trick-2 = Highest card takes it. Correct.
talk-pedant-row-1 = Let us check the addition.
talk-pedant-row-2 = Ten a trick, one a bag. In order.

## Anybody

talk-all-high-1 = Somebody has brought a shovel.
talk-all-high-2 = That’s a lot of tricks!
talk-all-high-3 = Big words. We’ll see.
talk-all-high-4 = Leave some for the rest of us.
talk-all-lost-1 = And there goes the nil.
talk-all-lost-2 = A trick? You shouldn’t have.
talk-all-lost-3 = Nil no more.
talk-all-lost-4 = So near, and yet a trick.
talk-all-bags-1 = Too many bags to carry.
talk-all-bags-2 = The bags are full. Ouch.
talk-all-bags-3 = A hundred, for being greedy.
talk-all-bags-4 = Never take more than you can carry.
talk-all-claim-1 = The rest? Let’s have a look.
talk-all-claim-2 = Cards on the table, then.
talk-all-claim-3 = In a hurry, are we?
talk-all-claim-4 = Well, count them with me.
talk-all-over-1 = Well bid and well played!
talk-all-over-2 = That was a match. Another one?
talk-all-over-3 = Hats off to the winners.
talk-all-over-4 = Shake hands and shuffle.
