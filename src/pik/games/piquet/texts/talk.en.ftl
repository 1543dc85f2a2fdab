## A grandmother

talk-grandma-stand-1 = Happy with your lot? Good child.
talk-grandma-stand-2 = No cards? Waste not, want not.
talk-grandma-long-1 = Like ducklings, one after another.
talk-grandma-long-2 = What a long row! I could knit it.
talk-grandma-four-1 = All four at one table, how nice.
talk-grandma-four-2 = The whole family has come.
talk-grandma-trick-1 = Into the apron pocket.
talk-grandma-trick-2 = One more for the jam shelf.
talk-grandma-row-1 = Take the small from the big, dears.
talk-grandma-row-2 = Where are my glasses? Ah, the score.

## A student

talk-student-stand-1 = No exchange? I’d swap half my life.
talk-student-stand-2 = Keeping it all. Brave thesis.
talk-student-long-1 = That sequence has a limit, right?
talk-student-long-2 = Longer than my reading list.
talk-student-four-1 = Fourteen! That’s a whole semester.
talk-student-four-2 = Four of a kind. I roll ones.
talk-student-trick-1 = Credit point earned.
talk-student-trick-2 = Copied that down.
talk-student-row-1 = Grades are up. Don’t tell my folks.
talk-student-row-2 = I count this as homework.

## A sea captain

talk-captain-stand-1 = Sailing with the crew on board.
talk-captain-stand-2 = No fresh water? As you wish.
talk-captain-long-1 = A convoy in line ahead!
talk-captain-long-2 = That’s a long anchor chain.
talk-captain-four-1 = Four masts on the horizon!
talk-captain-four-2 = A full watch on deck!
talk-captain-trick-1 = Stow it below.
talk-captain-trick-2 = A fair catch.
talk-captain-row-1 = Enter it in the log.
talk-captain-row-2 = Next watch, turn to!

## An actress

talk-actress-stand-1 = The same cast again. How faithful!
talk-actress-stand-2 = No change of costume tonight?
talk-actress-long-1 = Such a monologue!
talk-actress-long-2 = The whole chorus line!
talk-actress-four-1 = A quartet! Music, please.
talk-actress-four-2 = Four leads in one play? Trouble.
talk-actress-trick-1 = Curtain call, well earned.
talk-actress-trick-2 = What an exit!
talk-actress-row-1 = And the reviews are in.
talk-actress-row-2 = Intermission! Bubbly, anyone?

## A pedant

talk-pedant-stand-1 = Taking none is permitted. Noted.
talk-pedant-stand-2 = Nothing discarded. That is a right.
talk-pedant-long-1 = Five or more: ten extra. Correct.
talk-pedant-long-2 = Length before height. As it should be.
talk-pedant-four-1 = Four make fourteen. Not four.
talk-pedant-four-2 = A four beats any three. To be clear.
talk-pedant-trick-1 = Taken, therefore counted.
talk-pedant-trick-2 = The running count, please. Aloud.
talk-pedant-row-1 = The difference counts, not the sum.
talk-pedant-row-2 = I have checked it twice.

## Anybody

talk-all-repique-1 = Sixty on top! Repique!
talk-all-repique-2 = Ninety before a card is led…
talk-all-repique-3 = Well, that was thorough.
talk-all-repique-4 = And nothing on this side. Sigh.
talk-all-pique-1 = Thirty, and thirty more.
talk-all-pique-2 = Piqued, I must say.
talk-all-pique-3 = Somebody should have stopped that.
talk-all-pique-4 = Pique! Just like that.
talk-all-capot-1 = All of them? We shall see.
talk-all-capot-2 = A capot, announced aloud!
talk-all-capot-3 = Not one for us? We’ll see about it.
talk-all-capot-4 = Promises, promises.
talk-all-claim-1 = All the rest? Show us.
talk-all-claim-2 = Let’s see it in the light.
talk-all-claim-3 = Is it that late already?
talk-all-claim-4 = Fine, let us count together.
talk-all-over-1 = A fine partie!
talk-all-over-2 = Thank you, that was a pleasure.
talk-all-over-3 = Shall we play another?
talk-all-over-4 = My compliments.
