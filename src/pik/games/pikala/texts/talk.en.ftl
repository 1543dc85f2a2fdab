## A grandmother

talk-grandma-jack-1 = A jack! Back in the pack, my lad.
talk-grandma-jack-2 = Jacks do love to peep out, don’t they?
talk-grandma-five-1 = All five of them, off to bed.
talk-grandma-five-2 = A new broom sweeps clean: five, please.
talk-grandma-boys-1 = Boys at the table? Wipe your feet!
talk-grandma-boys-2 = Such fine boys. I’ll put the kettle on.
talk-grandma-ace-1 = The trump ace. Grandpa would approve.
talk-grandma-ace-2 = An ace is an ace, even on Sundays.
talk-grandma-trumped-1 = Trumped, and so politely.
talk-grandma-trumped-2 = A little trump goes a long way.
talk-grandma-wheel-near-1 = Somebody’s wheel is warming up.
talk-grandma-wheel-near-2 = I hear a wheel creaking, my dears.
talk-grandma-near-zero-1 = Nearly home, dear, nearly home.
talk-grandma-near-zero-2 = Zero is just around the corner.
talk-grandma-trick-1 = Slow and steady, my dears.
talk-grandma-trick-2 = Look after the tricks, like pennies.
talk-grandma-row-1 = Write it down neatly, now.
talk-grandma-row-2 = Who’s for tea while we shuffle?

## A student

talk-student-jack-1 = A jack. I know that feeling: retake.
talk-student-jack-2 = Cut again? I wasn’t ready anyway.
talk-student-five-1 = Five. It’s called a fresh start.
talk-student-five-2 = Retaking all five, please.
talk-student-boys-1 = The boys are in town!
talk-student-boys-2 = Boys! Bold. I like it.
talk-student-ace-1 = The ace. Top marks.
talk-student-ace-2 = That’s a straight A.
talk-student-trumped-1 = Ooh, trumped. That’ll be in the exam.
talk-student-trumped-2 = So much for the theory.
talk-student-wheel-near-1 = The wheels are turning…
talk-student-wheel-near-2 = I smell a wheel.
talk-student-near-zero-1 = Somebody stop that one!
talk-student-near-zero-2 = Close to zero. Like my savings.
talk-student-trick-1 = Taking notes.
talk-student-trick-2 = One trick closer to lunch.
talk-student-row-1 = The next deal is the one that counts.
talk-student-row-2 = Is there a retake for that?

## A sea captain

talk-captain-jack-1 = Jack overboard! Haul him back in.
talk-captain-jack-2 = A jack on deck. Shuffle, and smartly!
talk-captain-five-1 = All five over the side!
talk-captain-five-2 = Change of crew: all five.
talk-captain-boys-1 = Boys aboard! Hide the rum.
talk-captain-boys-2 = Boys on watch. Now we’ll see.
talk-captain-ace-1 = The flagship is out.
talk-captain-ace-2 = A full broadside!
talk-captain-trumped-1 = Trumped at the harbor mouth!
talk-captain-trumped-2 = That one went to the bottom.
talk-captain-wheel-near-1 = Wheel on the horizon!
talk-captain-wheel-near-2 = Somebody take the wheel!
talk-captain-near-zero-1 = Harbor lights for one of us!
talk-captain-near-zero-2 = Don’t let that one dock!
talk-captain-trick-1 = Steady as she goes.
talk-captain-trick-2 = Into the hold with it.
talk-captain-row-1 = Enter it in the log.
talk-captain-row-2 = Weigh anchor, next deal!

## An actress

talk-actress-jack-1 = A jack! Always making an entrance.
talk-actress-jack-2 = Encore! Shuffle it again.
talk-actress-five-1 = A complete change of costume.
talk-actress-five-2 = New act, new cast: all five.
talk-actress-boys-1 = Boys! How thrilling.
talk-actress-boys-2 = Boys on stage. Lights, please!
talk-actress-ace-1 = The star takes the stage.
talk-actress-ace-2 = Applause for the ace, please.
talk-actress-trumped-1 = What a twist of the plot!
talk-actress-trumped-2 = Trumped! The audience gasps.
talk-actress-wheel-near-1 = I hear a wheel in the wings…
talk-actress-wheel-near-2 = Cue the wheel!
talk-actress-near-zero-1 = The finale is near.
talk-actress-near-zero-2 = Hold the curtain, not yet!
talk-actress-trick-1 = A small part, well played.
talk-actress-trick-2 = The show goes on.
talk-actress-row-1 = Intermission!
talk-actress-row-2 = Curtain. Next act.

## A pedant

talk-pedant-jack-1 = A jack. The rules are clear: again.
talk-pedant-jack-2 = A jack. The same hand cuts, please.
talk-pedant-five-1 = Five. The most one may, I note.
talk-pedant-five-2 = Five out, five in. It balances.
talk-pedant-boys-1 = Boys. Let it be noted.
talk-pedant-boys-2 = Boys announced: now a trick is due.
talk-pedant-ace-1 = The trump ace. Nothing is higher.
talk-pedant-ace-2 = Trump ace. All in good order.
talk-pedant-trumped-1 = None of the suit, so a trump. Correct.
talk-pedant-trumped-2 = Trumped. By the book.
talk-pedant-wheel-near-1 = Four tricks gone. A wheel is due.
talk-pedant-wheel-near-2 = No trick, one wheel. Just a reminder.
talk-pedant-near-zero-1 = By my sums, zero is close.
talk-pedant-near-zero-2 = We are down to small change.
talk-pedant-trick-1 = One trick, one point.
talk-pedant-trick-2 = Counting, counting.
talk-pedant-row-1 = The sums agree. As they should.
talk-pedant-row-2 = A multiple of five. Do deal.

## Anybody

talk-all-trump-1 = So that is the trump.
talk-all-trump-2 = A fine suit, that.
talk-all-trump-3 = That will do for trumps.
talk-all-trump-4 = Now we know where we stand.
talk-all-pikala-1 = Pikala! Now it gets interesting.
talk-all-pikala-2 = Her Majesty, the ace of spades!
talk-all-pikala-3 = Brave company tonight.
talk-all-pikala-4 = Pikala it is. Good luck!
talk-all-rams-1 = A rams! No tricks today.
talk-all-rams-2 = All of one suit. Well, well.
talk-all-rams-3 = A rams! Cards on the table.
talk-all-rams-4 = So much for playing.
talk-all-claim-1 = All of them? Let’s see.
talk-all-claim-2 = Cards on the table, we’ll count.
talk-all-claim-3 = All mine, all mine… Let’s check.
talk-all-claim-4 = Somebody’s in a hurry for tea.
talk-all-wheel-1 = And off rolls the wheel!
talk-all-wheel-2 = One more wheel and it’s a cart.
talk-all-wheel-3 = There it rolls.
talk-all-wheel-4 = A wheel. Happens to the best.
talk-all-tv-1 = A TV! What’s on tonight?
talk-all-tv-2 = A television for the living room!
talk-all-over-1 = Well played, everybody!
talk-all-over-2 = Good match. Once more?
talk-all-over-3 = That’s it. Hats off!
talk-all-over-4 = Count up, and deal again.
