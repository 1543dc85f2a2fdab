## Dlaczego tak nie można

not-playing-yet = rozgrywka jeszcze się nie zaczęła
not-broken = piki nie są jeszcze rozbite: wyjdź w inny kolor
look-first = Zanim zalicytujesz liczbę, obejrzyj swoje karty.
already-looked = Już widzisz swoje karty.
no-double-nil = Przy tym stole nie gra się podwójnego nila.
not-behind = Podwójnego nila może licytować tylko strona, która przegrywa o { $count } punktów lub więcej.
no-nil = Przy tym stole nie gra się nila: stawka od 1 wzwyż.
bid-too-low = Strona musi zalicytować razem co najmniej { $lowest }: stawka od { $need } wzwyż.
exchange-three = Wybierz dla partnera dokładnie tyle kart: { $count }.

## Co się dzieje

lot-dealer = { $mine ->
    [yes] Losowanie: rozdawanie zaczynasz ty.
   *[no] Losowanie: rozdawanie zaczyna { $seat }.
}
deals = { $mine ->
    [yes] Rozdajesz po trzynaście kart.
   *[no] { $seat } rozdaje po trzynaście kart.
}
lays-stock = { $mine ->
    [yes] Tasujesz karty i kładziesz talię na stole.
   *[no] { $seat } tasuje karty i kładzie talię na stole.
}
looks = { $mine ->
    [yes] Oglądasz swoje karty.
   *[no] { $seat } ogląda swoje karty.
}
no-double-nil-bid = { $mine ->
    [yes] Nie licytujesz podwójnego nila.
   *[no] { $seat } nie licytuje podwójnego nila.
}
bids = { $mine ->
    [yes] Twoja stawka: { $number }.
   *[no] { $seat } licytuje { $number }.
}
bids-nil = { $mine ->
    [yes] Licytujesz nila.
   *[no] { $seat } licytuje nila.
}
bids-double-nil = { $mine ->
    [yes] Licytujesz podwójnego nila, w ciemno!
   *[no] { $seat } licytuje podwójnego nila, w ciemno!
}
lays-three = { $mine ->
    [yes] Odkładasz trzy karty dla partnera.
   *[no] { $seat } odkłada trzy karty dla partnera.
}
exchanged = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: trzy karty wymienione.
keeps = { $mine ->
    [yes] Zostawiasz sobie kartę, następną odrzucasz.
   *[no] { $seat } zostawia sobie kartę, następną odrzuca.
}
throws = { $mine ->
    [yes] Odrzucasz kartę i bierzesz następną.
   *[no] { $seat } odrzuca kartę i bierze następną.
}
plays = { $mine ->
    [yes] Ty: { $card }.
   *[no] { $seat }: { $card }.
}
breaks-spades = Piki są rozbite.
takes-trick = { $mine ->
    [yes] Bierzesz lewę.
   *[no] { $seat } bierze lewę.
}
tricks-credited = { $mine ->
    [yes] Dostajesz bez rozgrywki { $count ->
        [one] { $count } lewę.
        [few] { $count } lewy.
        [many] { $count } lew.
       *[other] { $count } lewy.
    }
   *[no] { $seat } dostaje bez rozgrywki { $count ->
        [one] { $count } lewę.
        [few] { $count } lewy.
        [many] { $count } lew.
       *[other] { $count } lewy.
    }
}
claims = { $count ->
    [1] { $seat }: „Ostatnia moja” ({ $cards }).
   *[other] { $seat }: „Reszta moja” ({ $cards }).
}
agrees = { $mine ->
    [yes] Zgadzasz się.
   *[no] { $seat } się zgadza.
}
plays-on = { $seat }: „Gramy dalej”.
claim-accepted = { $mine ->
    [yes] Zgoda, reszta jest twoja.
   *[no] Zgoda, resztę bierze { $seat }.
}
claim-refused = Nie ma zgody, gramy dalej z odkrytymi kartami.
is-ready = { $mine ->
    [yes] Czekasz na następne rozdanie.
   *[no] { $seat } czeka na następne rozdanie.
}
makes-contract = { $seat }: kontrakt { $contract } ugrany, lewy: { $won }.
misses-contract = { $seat }: kontrakt { $contract } przegrany, lewy: { $won }.
side-makes-contract = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: kontrakt { $contract } ugrany, lewy: { $won }.
side-misses-contract = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: kontrakt { $contract } przegrany, lewy: { $won }.
makes-nil = { $seat }: nil udany.
misses-nil = { $seat }: nil nieudany, { $count ->
    [one] { $count } lewa.
    [few] { $count } lewy.
    [many] { $count } lew.
   *[other] { $count } lewy.
}
makes-double-nil = { $seat }: podwójny nil udany!
misses-double-nil = { $seat }: podwójny nil nieudany, { $count ->
    [one] { $count } lewa.
    [few] { $count } lewy.
    [many] { $count } lew.
   *[other] { $count } lewy.
}
full-bags = { $seat }: worki pełne ({ $count }), kara −{ $amount }.
side-full-bags = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: worki pełne ({ $count }), kara −{ $amount }.
new-score = { $seat }: { $score }.
side-new-score = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: { $score }.
wins-match = { $mine ->
    [yes] Wygrywasz partię!
   *[no] { $seat } wygrywa partię!
}
side-wins-match = Partię wygrywa partnerstwo: { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}!
draws-match = Partia kończy się remisem.

## Na stole

pile-top = widzisz
pile-thrown = odrzucone
phase-shuffle = Rozdawanie
phase-blind = Podwójny nil?
phase-draw = Wybór kart
phase-bid = Licytacja
phase-exchange = Wymiana
phase-play = Rozgrywka
phase-claim = „Reszta moja”
phase-over = Koniec rozdania
ask-bid = Co licytujesz?
note-nil = nil
note-double-nil = podwójny nil
note-bid = stawka { $number }
note-looked = widzi karty
note-unseen = nie widzi kart
note-laid = odłożone trzy
note-claims = chce resztę
note-agreed = zgoda
spades-broken = piki rozbite
seat-stands = { $seat }: kontrakt { $contract }, lewy { $won }, worki { $bags }
side-stands = { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}: kontrakt { $contract }, lewy { $won }, worki { $bags }

## Zapis

row-deal = Rozdanie { $number }, { $mine ->
    [yes] rozdajesz ty
   *[no] rozdaje { $seat }
}
result-won = { $mine ->
    [yes] Wygrywasz partię
   *[no] { $seat } wygrywa partię
}
result-side-won = Partię wygrywa partnerstwo: { $mine_partner ->
    [yes] { $seat_partner } i { $seat }
   *[no] { $seat } i { $seat_partner }
}
result-drawn = Remis
part-contract = kontrakt
part-ten = kontrakt na dziesięć
part-nil = nil
part-double-nil = podwójny nil
part-bags = worki
part-nil-bags = worki nieudanego nila
part-bag-penalty = dziesięć worków

## Przyciski

act-shuffle = Rozdaj
act-lot = Losuj
act-look = Obejrzyj karty
act-double-nil = Podwójny nil w ciemno
act-bid = { $number ->
    [0] Nil
   *[other] { $number }
}
act-exchange = { $count ->
    [one] Odłóż { $count } kartę
    [few] Odłóż { $count } karty
    [many] Odłóż { $count } kart
   *[other] Odłóż { $count } karty
}
act-play = Zagraj: { $card }
act-keep = Zostaw, następną odrzuć
act-pass = Odrzuć, weź następną
act-claim = „Reszta moja”
sure-double-nil = Stawka w ciemno, nie można jej cofnąć. Ani jednej lewy – plus 200, choćby jedna – minus 200.
sure-claim = Twoje karty będą odkryte do końca rozdania. Jeśli druga strona się zgodzi, reszta lew jest twoja. Jeśli nie, gracie dalej, a karty zostają odkryte.
act-vote = { $accept ->
    [true] Zgoda
   *[false] Gramy dalej
}
act-ready = Następne rozdanie

## Ustalenia własnymi słowami i rachunek serii

term-partners = Cztery osoby, partnerzy naprzeciwko siebie
term-two = Dwie osoby, każda gra na siebie
term-dealer-lot = O pierwszym rozdającym decyduje los
term-dealer-seat = { $mine ->
    [yes] Rozdawanie zaczynasz ty
   *[no] Rozdawanie zaczyna: { $seat }
}
term-target = Gra do { $target } punktów
term-nil = Nil: 100 punktów premii lub kary
term-no-nil = Bez nila: najniższa stawka to 1
term-double-nil = Podwójny nil w ciemno: 200 punktów premii lub kary
term-double-nil-behind = Podwójny nil tylko dla strony, która przegrywa o 100 lub więcej
term-no-double-nil = Bez podwójnego nila
term-bags = Dziesięć worków kosztuje 100
term-no-bags = Worki nic nie kosztują
term-floor = Kto ma { $floor } lub mniej, przegrywa partię
term-lowest = Strona licytuje razem co najmniej { $number }, chyba że jest nil
term-ten = Kontrakt na dziesięć jest wart 200
term-cap = { $count ->
    [one] Najwyżej { $count } rozdanie, potem wygrywa wyższy wynik
    [few] Najwyżej { $count } rozdania, potem wygrywa wyższy wynik
    [many] Najwyżej { $count } rozdań, potem wygrywa wyższy wynik
   *[other] Najwyżej { $count } rozdania, potem wygrywa wyższy wynik
}
option-target = Gra się do
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-target-700 = 700
option-target-1000 = 1000
option-nil = Nil
option-nil-true = dozwolony
option-nil-false = niedozwolony
option-double_nil = Podwójny nil
option-double_nil-on = dozwolony
option-double_nil-behind = tylko przy stracie 100
option-double_nil-off = niedozwolony
option-bag_penalty = Dziesięć worków
option-bag_penalty-true = kosztuje 100
option-bag_penalty-false = nic nie kosztuje
option-lowest_bid = Najniższa stawka strony
option-lowest_bid-0 = dowolna
option-lowest_bid-4 = 4
option-ten_for_200 = Kontrakt na dziesięć
option-ten_for_200-false = liczy się zwyczajnie
option-ten_for_200-true = jest wart 200
option-floor = Partię przegrywa się przy wyniku
option-floor-null = nie ma takiego
option-floor--200 = −200
option-floor--500 = −500
series-match = Partia { $number }
series-unfinished = Partia { $number }, niedokoń­czona
series-won = Wygrane partie
series-points = Punkty razem

## Stół

deal-line = Rozdanie { $number }, do { $target }
trick-line = Rozdanie { $number } · lewa { $trick } z { $all }
sides-label = Obie strony
side-tricks = { $won } z { $contract }
side-bags = { $count ->
    [one] { $count } worek
    [few] { $count } worki
    [many] { $count } worków
   *[other] { $count } worka
}
side-nil-lost = nil nieudany
side-nil-lost-spoken = { $who }: nil nieudany.
side-spoken = { $who }: lewy { $won } z { $contract }, worki { $bags }, wynik { $score }.
side-spoken-bids = { $who }: stawki { $bids }, worki { $bags }, wynik { $score }.
side-spoken-unbid = { $who }: jeszcze bez stawki, worki { $bags }, wynik { $score }.
bid-yours = Twoja stawka
bid-mark-nil = Nil
bid-choose = { $number ->
    [0] Wybierz nila.
   *[other] Wybierz { $number }.
}
bid-chosen = { $number ->
    [0] Wybrany nil
   *[other] Wybrane: { $number }
}
bid-confirm = { $number ->
    [0] Licytuj nila
   *[other] Licytuj { $number }
}
bid-none-yet = Wybierz stawkę
keys-bids = 0…9, gdy licytujesz: wybierz stawkę; Enter ją zatwierdza
bid-alone = Twój kontrakt: { $contract }
bid-so-far = Twoja strona ma na razie { $contract }
bid-with = { $seat } i ty razem: { $contract }
bid-worth = Ugrany: { $points } · przegrany: −{ $points } · każda lewa więcej to worek
bid-nil-beside = { $seat } nadal gra { $contract }
bid-nil-worth = Bez lewy: { $points }, choć jedna lewa: −{ $points }
blind-title = Twoje karty leżą zakryte
blind-title-draw = Karty jeszcze nie wybrane
blind-about = Kto obejrzy karty, nie zalicytuje już w tym rozdaniu podwójnego nila.
blind-about-draw = Kto zacznie wybierać, nie zalicytuje już w tym rozdaniu podwójnego nila.
blind-early = Możesz obejrzeć karty przed swoją kolejką, ale wtedy podwójny nil w tym rozdaniu przepada.
blind-look = Obejrzyj
blind-look-about = potem stawka od nila do 13
blind-draw = Wybieraj karty
blind-draw-about = potem stawka od nila do 13
blind-double = Podwójny nil
blind-double-about = bez lewy: +{ $points }, inaczej −{ $points }
blind-hand = { $count ->
    [one] Zakryta leży { $count } twoja karta.
    [few] Zakryte leżą { $count } twoje karty.
    [many] Zakrytych leży { $count } twoich kart.
   *[other] Zakryte leżą { $count } twoje karty.
}
always-look = Zawsze oglądaj od razu
always-draw = Zawsze wybieraj od razu
draw-choose = Zostaw kartę albo weź następną
draw-keep = Zostaw
draw-keep-about = następną zobaczysz, ale wypadnie z gry
draw-keep-spoken = Zostaw: { $card }. Następną kartę zobaczysz, ale wypadnie z gry.
draw-pass = Weź następną
draw-pass-about = ta wypada z gry; następna jest twoja, jakakolwiek będzie
draw-pass-spoken = Odrzuć: { $card }. Następna karta jest twoja, jakakolwiek będzie.
draw-so-far = Wybrane { $count } z { $all }
draw-left = w talii { $count }
draw-thrown = Odrzucone: { $count }
exchange-for = Dostanie { $seat }
exchange-title = Trzy karty dla partnera: { $seat }
exchange-about = Dotknij ich. Co przyjdzie, zobaczycie, gdy odłożycie oboje.
exchange-laid = Karty leżą, dostanie je { $seat }. Teraz pozostali.
exchange-others = Inni wymieniają trzy karty
exchange-got = Od partnera: { $seat }
exchange-gave = Dla partnera: { $seat }
claim-words = { $count ->
    [1] { $seat }: „Ostatnia moja”.
   *[other] { $seat }: „Reszta moja”.
}
count-deal = Rozdanie { $number }
count-sum = To rozdanie
count-score = Wynik
count-was = było { $one } i { $other }
reason-contract = { $who }: stawka { $contract }, lewy { $won }
reason-left = { $who }: { $count ->
    [one] teraz { $count } worek
    [few] teraz { $count } worki
    [many] teraz { $count } worków
   *[other] teraz { $count } worka
}
reason-nil = { $seat }: { $count ->
    [0] bez lewy
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
race-label = Do { $target }
race-spoken = { $who }: { $score } z { $target }
