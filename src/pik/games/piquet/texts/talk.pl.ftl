## Babcia

talk-grandma-stand-1 = Swojego pilnuje. Mądre dziecko.
talk-grandma-stand-2 = Nie wymienia? Lepsze wrogiem dobrego.
talk-grandma-long-1 = Idą jak kaczuszki za kaczką.
talk-grandma-long-2 = Długie jak mój szalik na drutach.
talk-grandma-four-1 = Cała czwórka przy stole, jak miło.
talk-grandma-four-2 = Rodzina w komplecie.
talk-grandma-trick-1 = Do kieszeni fartucha.
talk-grandma-trick-2 = Jeszcze jeden słoik na półkę.
talk-grandma-row-1 = Od większego mniejsze, kochani.
talk-grandma-row-2 = Gdzie moje okulary? A, wynik.

## Student

talk-student-stand-1 = Bez wymiany? U mnie poszłoby wszystko.
talk-student-stand-2 = Zostawia całość. Śmiała teza.
talk-student-long-1 = Ten ciąg ma granicę, prawda?
talk-student-long-2 = Dłuższe niż lista lektur.
talk-student-four-1 = Czternaście! To cały semestr.
talk-student-four-2 = Cztery takie same, jak moje obiady.
talk-student-trick-1 = Punkt ECTS zdobyty.
talk-student-trick-2 = Odpisane, dzięki.
talk-student-row-1 = Są oceny. Nie mówcie mamie.
talk-student-row-2 = Zaliczam to jako zadanie domowe.

## Kapitan

talk-captain-stand-1 = Ta sama załoga, cała naprzód.
talk-captain-stand-2 = Bez świeżej wody? Jak kto woli.
talk-captain-long-1 = Konwój w szyku torowym!
talk-captain-long-2 = Długi ten łańcuch kotwiczny.
talk-captain-four-1 = Cztery maszty na widnokręgu!
talk-captain-four-2 = Cała wachta na pokładzie!
talk-captain-trick-1 = Pod pokład z nią.
talk-captain-trick-2 = Zacny połów.
talk-captain-row-1 = Wpisać do dziennika okrętowego.
talk-captain-row-2 = Następna wachta, wstawać!

## Aktorka

talk-actress-stand-1 = Ta sama obsada. Cóż za wierność!
talk-actress-stand-2 = Bez zmiany kostiumu?
talk-actress-long-1 = Co za monolog!
talk-actress-long-2 = Cały zespół baletowy!
talk-actress-four-1 = Kwartet! Muzyka, proszę.
talk-actress-four-2 = Cztery primadonny? Będzie skandal.
talk-actress-trick-1 = Zasłużone oklaski.
talk-actress-trick-2 = Co za zejście ze sceny!
talk-actress-row-1 = Są już recenzje.
talk-actress-row-2 = Antrakt! Komu szampana?

## Pedantka

talk-pedant-stand-1 = Wolno nie brać. Odnotowano.
talk-pedant-stand-2 = Nic nie odłożono. Ma prawo.
talk-pedant-long-1 = Od pięciu dziesięć więcej. Zgadza się.
talk-pedant-long-2 = Najpierw długość, potem wysokość.
talk-pedant-four-1 = Cztery to czternaście, nie cztery.
talk-pedant-four-2 = Czwórka bije każdą trójkę. Dla jasności.
talk-pedant-trick-1 = Wzięta, a więc policzona.
talk-pedant-trick-2 = Bieżący wynik, proszę. Na głos.
talk-pedant-row-1 = Liczy się różnica, nie suma.
talk-pedant-row-2 = Sprawdzone dwa razy.

## Ktokolwiek

talk-all-repique-1 = Sześćdziesiąt ekstra! Repik!
talk-all-repique-2 = Dziewięćdziesiąt przed wyjściem…
talk-all-repique-3 = No, solidna robota.
talk-all-repique-4 = A po tej stronie nic. Ech.
talk-all-pique-1 = Trzydzieści i jeszcze trzydzieści.
talk-all-pique-2 = Pik! Aż ukłuło.
talk-all-pique-3 = Ktoś powinien był przeszkodzić.
talk-all-pique-4 = Pik, ot tak.
talk-all-capot-1 = Wszystkie? Zobaczymy.
talk-all-capot-2 = Kapot, i to na głos!
talk-all-capot-3 = Ani jednej dla nas? Jeszcze czas.
talk-all-capot-4 = Obiecanki cacanki.
talk-all-claim-1 = Cała reszta? Proszę pokazać.
talk-all-claim-2 = Obejrzyjmy to pod światło.
talk-all-claim-3 = Czyżby było już tak późno?
talk-all-claim-4 = Dobrze, liczmy razem.
talk-all-over-1 = Piękna partia!
talk-all-over-2 = Dziękuję, sama przyjemność.
talk-all-over-3 = Zagramy jeszcze raz?
talk-all-over-4 = Moje uznanie.
