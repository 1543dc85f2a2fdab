## Babcia

talk-grandma-nil-1 = Nil? Coś trzeba przecież zjeść.
talk-grandma-nil-2 = Ani jednej lewy? Cóż za skromność.
talk-grandma-blind-1 = Bez patrzenia! Oj, moje serce.
talk-grandma-blind-2 = Po ciemku to ja i po schodach nie.
talk-grandma-broken-1 = Piki! Kto je wpuścił do ogródka?
talk-grandma-broken-2 = No i rozbite, jak słoik z dżemem.
talk-grandma-trick-1 = Do koszyczka.
talk-grandma-trick-2 = Grosz do grosza, lewa do lewy.
talk-grandma-row-1 = Zapiszcie, bo zapomnę.
talk-grandma-row-2 = Najpierw herbata, potem karty.

## Student

talk-student-nil-1 = Nil. Jak moje notatki z wykładów.
talk-student-nil-2 = Zero lew? Albo zaliczone, albo nie.
talk-student-blind-1 = Bez czytania! Jak ja na egzaminie.
talk-student-blind-2 = W ciemno? Szacun.
talk-student-broken-1 = Piki rozbite, koniec wykładu.
talk-student-broken-2 = Rozbite jak mój budżet.
talk-student-trick-1 = To idzie do średniej.
talk-student-trick-2 = Zapisane i podkreślone.
talk-student-row-1 = Są wyniki!
talk-student-row-2 = Do następnego się przygotuję.

## Kapitan

talk-captain-nil-1 = Nil! Płyniemy z pustą ładownią.
talk-captain-nil-2 = Bez ładunku? Tak jest!
talk-captain-blind-1 = Pełne żagle i prosto we mgłę!
talk-captain-blind-2 = Bez mapy i bez lornetki. Odwaga!
talk-captain-broken-1 = Piki na horyzoncie!
talk-captain-broken-2 = Tama puściła, wszyscy do pomp!
talk-captain-trick-1 = Na pokład z nią.
talk-captain-trick-2 = Jeszcze jedna w sieci.
talk-captain-row-1 = Do dziennika i kotwica w górę.
talk-captain-row-2 = Załoga, liczyć ładunek!

## Aktorka

talk-actress-nil-1 = Nil! Rola niema.
talk-actress-nil-2 = Ani słowa przez cały akt? Odważnie.
talk-actress-blind-1 = Bez próby! Uwielbiam.
talk-actress-blind-2 = Nawet bez zerknięcia w scenariusz!
talk-actress-broken-1 = Piki! Nareszcie jakiś dramat.
talk-actress-broken-2 = Akt drugi: wchodzą piki.
talk-actress-trick-1 = Brawo! I ukłon.
talk-actress-trick-2 = Pięknie powiedziane.
talk-actress-row-1 = Krytycy już piszą.
talk-actress-row-2 = Kurtyna, zmiana dekoracji.

## Pedantka

talk-pedant-nil-1 = Nil to znaczy żadnej. Będę liczyć.
talk-pedant-nil-2 = Ściśle biorąc, zero to też liczba.
talk-pedant-blind-1 = W ciemno. Statystycznie śmiałe.
talk-pedant-blind-2 = Stawką jest dwieście. Odnotujmy.
talk-pedant-broken-1 = Piki rozbite. Od tej chwili.
talk-pedant-broken-2 = Teraz wolno w nie wyjść.
talk-pedant-trick-1 = To jedna. Prowadzę rachunek.
talk-pedant-trick-2 = Starsza bierze. Zgodnie z zasadami.
talk-pedant-row-1 = Sprawdźmy dodawanie.
talk-pedant-row-2 = Lewa dziesięć, worek jeden. Zgadza się.

## Ktokolwiek

talk-all-high-1 = Ktoś tu przyszedł z łopatą.
talk-all-high-2 = Tyle lew? No, no.
talk-all-high-3 = Wielkie słowa. Zobaczymy.
talk-all-high-4 = Zostawcie coś dla nas.
talk-all-lost-1 = I po nilu.
talk-all-lost-2 = Lewa? Ależ nie trzeba było.
talk-all-lost-3 = Był nil, nie ma nila.
talk-all-lost-4 = Było tak blisko…
talk-all-bags-1 = Za dużo worków na jedne plecy.
talk-all-bags-2 = Worki pełne. Oj, zabolało.
talk-all-bags-3 = Stówka za łakomstwo.
talk-all-bags-4 = Nie bierz więcej, niż uniesiesz.
talk-all-claim-1 = Reszta? Popatrzmy.
talk-all-claim-2 = No to karty na stół.
talk-all-claim-3 = Komuś się spieszy?
talk-all-claim-4 = Policzmy razem.
talk-all-over-1 = Dobra licytacja, dobra gra!
talk-all-over-2 = To była partia. Jeszcze jedna?
talk-all-over-3 = Czapki z głów.
talk-all-over-4 = Podajmy sobie ręce i tasujemy.
