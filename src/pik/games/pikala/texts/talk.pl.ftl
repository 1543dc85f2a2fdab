## Babcia

talk-grandma-jack-1 = Walet! Z powrotem do talii, kawalerze.
talk-grandma-jack-2 = Znowu walet nos wystawia.
talk-grandma-five-1 = Cała piątka na emeryturę.
talk-grandma-five-2 = Nowe karty, nowe życie.
talk-grandma-boys-1 = Chłopcy, buty wycierać!
talk-grandma-boys-2 = Chłopcy przyszli! Wstawiam wodę.
talk-grandma-ace-1 = As to as, nawet w niedzielę.
talk-grandma-ace-2 = As atu! Dziadek byłby dumny.
talk-grandma-trumped-1 = Atutem po łapkach!
talk-grandma-trumped-2 = Atut to atut, nie ma płaczu.
talk-grandma-wheel-near-1 = Oj, słyszę, jak kółko skrzypi.
talk-grandma-wheel-near-2 = Oj, toczy się kółko do kogoś…
talk-grandma-near-zero-1 = Patrzcie, już prawie zero!
talk-grandma-near-zero-2 = Zero już za miedzą.
talk-grandma-trick-1 = Ziarnko do ziarnka.
talk-grandma-trick-2 = Powoli, kochani, powoli.
talk-grandma-row-1 = Piszcie, kochani, byle wyraźnie.
talk-grandma-row-2 = Komu herbatki, póki tasujemy?

## Student

talk-student-jack-1 = Walet! Poprawka, skąd ja to znam.
talk-student-jack-2 = O, walet. Przekładamy jeszcze raz.
talk-student-five-1 = Poprawiam wszystkie pięć.
talk-student-five-2 = Pięć na pięć do wymiany.
talk-student-boys-1 = Chłopcy w grze! Odważnie.
talk-student-boys-2 = Chłopcy! No to jazda.
talk-student-ace-1 = As atu. Zaliczone!
talk-student-ace-2 = As na piątkę.
talk-student-trumped-1 = Atutem! Bez szans.
talk-student-trumped-2 = I tyle z teorii.
talk-student-wheel-near-1 = Kółko już jedzie…
talk-student-wheel-near-2 = Czuję kółko w powietrzu.
talk-student-near-zero-1 = Trzymajcie, bo zaraz zero!
talk-student-near-zero-2 = Prawie zero, jak na moim koncie.
talk-student-trick-1 = Mała rzecz, a cieszy.
talk-student-trick-2 = Notuję.
talk-student-row-1 = Następne rozdanie będzie ważne.
talk-student-row-2 = Można to poprawić w sesji?

## Kapitan

talk-captain-jack-1 = Walet za burtą! Wciągać do talii.
talk-captain-jack-2 = Załoga, tasować od nowa!
talk-captain-five-1 = Cała załoga na ląd!
talk-captain-five-2 = Pięciu za burtę, pięciu na pokład.
talk-captain-boys-1 = Chłopcy okrętowi na pokład!
talk-captain-boys-2 = Chłopcy na wachcie. Zobaczymy.
talk-captain-ace-1 = Okręt flagowy wypływa.
talk-captain-ace-2 = Cała burta, ognia!
talk-captain-trumped-1 = Atutem prosto w burtę!
talk-captain-trumped-2 = Atutem i na dno.
talk-captain-wheel-near-1 = Kółko na kursie!
talk-captain-wheel-near-2 = Widzę kółko na horyzoncie.
talk-captain-near-zero-1 = Światła portu! Nie wpuszczać!
talk-captain-near-zero-2 = Ktoś już cumuje przy zerze.
talk-captain-trick-1 = Tak trzymać.
talk-captain-trick-2 = Do ładowni z nią.
talk-captain-row-1 = Do dziennika pokładowego z tym.
talk-captain-row-2 = Kotwica w górę, rozdajemy!

## Aktorka

talk-actress-jack-1 = Walet! Zawsze wchodzi nie w porę.
talk-actress-jack-2 = Bis! Tasujemy jeszcze raz.
talk-actress-five-1 = Pełna zmiana kostiumów.
talk-actress-five-2 = Nowa obsada, cała piątka.
talk-actress-boys-1 = Chłopcy! Cóż za amanci!
talk-actress-boys-2 = Chłopcy na scenie. Światło!
talk-actress-ace-1 = Primadonna wychodzi na scenę.
talk-actress-ace-2 = As atu! Oklaski, proszę.
talk-actress-trumped-1 = Cóż za zwrot akcji!
talk-actress-trumped-2 = Atutem! Widownia wzdycha.
talk-actress-wheel-near-1 = Za kulisami turkocze kółko…
talk-actress-wheel-near-2 = Kółko, proszę na scenę!
talk-actress-near-zero-1 = Finał tuż, tuż.
talk-actress-near-zero-2 = Za wcześnie na kurtynę!
talk-actress-trick-1 = Mała rola, a jak zagrana.
talk-actress-trick-2 = Przedstawienie trwa.
talk-actress-row-1 = Antrakt!
talk-actress-row-2 = Kurtyna. Następny akt.

## Pedantka

talk-pedant-jack-1 = Walet. Według zasad: do talii.
talk-pedant-jack-2 = Walet. Przekłada ta sama osoba.
talk-pedant-five-1 = Pięć. Więcej nie wolno.
talk-pedant-five-2 = Pięć odłożone, pięć wzięte. Gra.
talk-pedant-boys-1 = Chłopcy. Proszę odnotować.
talk-pedant-boys-2 = Zapowiedź jest, teraz potrzeba lewy.
talk-pedant-ace-1 = As atu. Wyższej karty nie ma.
talk-pedant-ace-2 = As atu, zgodnie z regulaminem.
talk-pedant-trumped-1 = Nie ma koloru, jest atut. Słusznie.
talk-pedant-trumped-2 = Przebite atutem. Bez zastrzeżeń.
talk-pedant-wheel-near-1 = Cztery lewy za nami. Pachnie kółkiem.
talk-pedant-wheel-near-2 = Bez lewy jest kółko. Przypominam.
talk-pedant-near-zero-1 = Według moich rachunków zero blisko.
talk-pedant-near-zero-2 = Liczymy już na sztuki.
talk-pedant-trick-1 = Lewa, czyli minus jeden.
talk-pedant-trick-2 = Liczę, liczę.
talk-pedant-row-1 = Suma się zgadza. Jak zawsze.
talk-pedant-row-2 = Podzielne przez pięć. Rozdajemy.

## Każdy

talk-all-trump-1 = No to mamy atu.
talk-all-trump-2 = Ładny kolor.
talk-all-trump-3 = Atu jak atu.
talk-all-trump-4 = Wiadomo, na czym stoimy.
talk-all-pikala-1 = Pikala! To rozumiem.
talk-all-pikala-2 = Jej Wysokość Pikala!
talk-all-pikala-3 = Odważne towarzystwo.
talk-all-pikala-4 = Pikala poszła. Powodzenia!
talk-all-rams-1 = Rams! No i pograliśmy.
talk-all-rams-2 = Wszystkie w kolorze, cudo.
talk-all-rams-3 = Rams! Karty na stół.
talk-all-rams-4 = To się nazywa ręka…
talk-all-claim-1 = Aż wszystkie? Zobaczymy.
talk-all-claim-2 = Karty na stół, policzymy.
talk-all-claim-3 = Wszystkie moje… Sprawdźmy.
talk-all-claim-4 = Komuś spieszno na herbatę.
talk-all-wheel-1 = Kółko pojechało!
talk-all-wheel-2 = Jeszcze kółko i będzie wóz.
talk-all-wheel-3 = Toczy się, toczy…
talk-all-wheel-4 = Kółko. Zdarza się najlepszym.
talk-all-tv-1 = Telewizor! Co dziś w programie?
talk-all-tv-2 = Telewizor jak malowany!
talk-all-over-1 = I po partii. Pięknie!
talk-all-over-2 = Miło się grało. Jeszcze jedną?
talk-all-over-3 = Koniec. Brawo!
talk-all-over-4 = Liczymy i od nowa.
