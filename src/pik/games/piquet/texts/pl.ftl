## Dlaczego tak nie można

not-playing-yet = jeszcze się nie gra
place-taken = Kartę z tego miejsca ktoś już odkrył.
take-three-or-none = Wymienia się co najmniej trzy karty albo nic.
two-or-none = Rozdający bierze obie karty talonu albo nic.
too-few-in-talon = { $count ->
    [one] W talonie jest dla ciebie tylko { $count } karta.
    [few] W talonie są dla ciebie tylko { $count } karty.
    [many] W talonie jest dla ciebie tylko { $count } kart.
   *[other] W talonie jest dla ciebie tylko { $count } karty.
}
discard-as-many = Odkłada się tyle, ile się bierze: { $count }.
nothing-to-put-right = Nie ma czego poprawiać.
declare-now = { $category ->
    [point] Teraz zgłasza się kolor.
    [sequence] Teraz zgłasza się sekwensy.
   *[set] Teraz zgłasza się czwórki i trójki.
}
no-such-combination = Nie masz takiego układu albo to nie cały układ.
one-point = Zgłosić można tylko jeden kolor.
no-capot-now = Teraz nie można zapowiedzieć kapotu.
another-card = tę kartę cofnięto ({ $card }): zagraj inną
has-looked = Te karty masz już obejrzane.
nothing-to-look-at = Nie ma czego oglądać.
no-take-back = Nie ma karty do cofnięcia.

## Wybór rozdającego, rozdanie, wymiana

spreads-pack = Talia leży rozłożona: rozdaje ten, kto odkryje najniższą kartę.
turns-card = { $mine ->
    [yes] Odkrywasz kartę: { $card }.
   *[no] { $seat } odkrywa kartę: { $card }.
}
cut-again = Równe karty: jeszcze raz.
deals-first = { $mine ->
    [yes] Rozdawanie zaczynasz ty.
   *[no] Rozdawanie zaczyna { $seat }.
}
deals = { $mine ->
    [yes] Rozdajesz.
   *[no] { $seat } rozdaje.
}
white-hand = { $mine ->
    [yes] Masz białe karty, +{ $count } ({ $cards }).
   *[no] { $seat }: „Białe karty!”, +{ $count } ({ $cards }).
}
exchanges = { $mine ->
    [yes] Wymieniasz { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
   *[no] { $seat } wymienia { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
}
refuses-talon = { $mine ->
    [yes] Nie bierzesz nic z talonu.
   *[no] { $seat } nie bierze nic z talonu.
}
wrong-discard = { $mine ->
    [yes] Masz za dużo kart (+{ $count }): grasz w milczeniu ({ $rule }).
   *[no] { $seat } ma za dużo kart (+{ $count }) i gra w milczeniu ({ $rule }).
}
looks-at-talon = { $mine ->
    [yes] Oglądasz resztę talonu.
   *[no] { $seat } ogląda resztę talonu.
}

## Zgłoszenia

says-size = { $category ->
    [point] { $seat }: „{ $count ->
        [1] Jedna karta w kolorze
        [2] Dwie karty w kolorze
        [3] Trzy karty w kolorze
        [4] Cztery karty w kolorze
        [5] Pięć kart w kolorze
        [6] Sześć kart w kolorze
        [7] Siedem kart w kolorze
       *[8] Osiem kart w kolorze
    }”.
   *[sequence] { $seat }: „{ $count ->
        [3] Tercja
        [4] Kwarta
        [5] Kwinta
        [6] Seksta
        [7] Septyma
       *[8] Oktawa
    }”.
}
says-set = { $count ->
    [4] { $seat }: „{ $rank ->
        [A] Cztery asy
        [K] Cztery króle
        [Q] Cztery damy
        [J] Cztery walety
       *[T] Cztery dziesiątki
    }”.
   *[3] { $seat }: „{ $rank ->
        [A] Trzy asy
        [K] Trzy króle
        [Q] Trzy damy
        [J] Trzy walety
       *[T] Trzy dziesiątki
    }”.
}
says-nothing = { $category ->
    [point] { $seat }: „Koloru nie zgłaszam”.
    [sequence] { $seat }: „Bez sekwensu”.
   *[set] { $seat }: „Ani czwórki, ani trójki”.
}
asks = { $category ->
    [point] { $seat }: „Tyle samo. Ile oczek?”
   *[sequence] { $seat }: „Tyle samo. Od czego?”
}
names-pips = { $seat }: „{ $count }”.
false-brag = { $mine ->
    [yes] Tego nie było: { $category ->
        [point] kolor
        [sequence] sekwens
       *[set] komplet
    }. W tym rozdaniu nic nie liczysz ({ $rule }).
   *[no] { $seat } zgłasza coś, czego nie ma: { $category ->
        [point] kolor
        [sequence] sekwens
       *[set] komplet
    }. { $seat } w tym rozdaniu nic nie liczy ({ $rule }).
}
puts-right = { $mine ->
    [yes] Poprawiasz się: { $category ->
        [point] kolor
        [sequence] sekwens
       *[set] komplet
    } się nie liczy.
   *[no] { $seat } się poprawia: { $category ->
        [point] kolor
        [sequence] sekwens
       *[set] komplet
    } się nie liczy.
}
names-top = { $seat }: „{ $rank ->
    [A] Major
    [K] Od króla
    [Q] Od damy
    [J] Od waleta
    [T] Od dziesiątki
   *[other] Od dziewiątki
}”.
answers = { $answer ->
    [good] { $seat }: „{ $category ->
        [point] Dobry
        [sequence] Dobry
       *[set] Dobre
    }”.
    [equal] { $seat }: „Tyle samo”.
   *[not-good] { $seat }: „{ $category ->
        [point] Niedobry
        [sequence] Niedobry
       *[set] Niedobre
    }”.
}
is-good = { $category ->
    [point] { $mine ->
        [yes] Twój kolor jest dobry.
       *[no] Dobry kolor: { $seat }.
    }
    [sequence] { $mine ->
        [yes] Twój sekwens jest dobry.
       *[no] Dobry sekwens: { $seat }.
    }
   *[set] { $mine ->
        [yes] Twój komplet jest dobry.
       *[no] Dobry komplet: { $seat }.
    }
}
nobody-counts = { $category ->
    [point] Po równo: koloru nikt nie liczy.
   *[sequence] Po równo: sekwensów nikt nie liczy.
}
announces-capot = { $seat }: „Kapot!”
shows-combination = { $category ->
    [point] { $seat }: kolor, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, liczy { $points } ({ $cards })
    [sequence] { $seat }: { $count ->
        [3] tercja
        [4] kwarta
        [5] kwinta
        [6] seksta
        [7] septyma
       *[8] oktawa
    } { $rank ->
        [A] major
        [K] od króla
        [Q] od damy
        [J] od waleta
        [T] od dziesiątki
       *[other] od dziewiątki
    }, liczy { $points } ({ $cards })
   *[set] { $count ->
        [4] { $seat }: { $rank ->
            [A] cztery asy
            [K] cztery króle
            [Q] cztery damy
            [J] cztery walety
           *[T] cztery dziesiątki
        }, liczy { $points }
       *[3] { $seat }: { $rank ->
            [A] trzy asy
            [K] trzy króle
            [Q] trzy damy
            [J] trzy walety
           *[T] trzy dziesiątki
        }, liczy { $points }
    }
}
clean-cards = { $mine ->
    [yes] Liczą się wszystkie twoje karty: czyste karty, +{ $count }.
   *[no] { $seat }: liczą się wszystkie karty, czyste karty, +{ $count }.
}
repique = { $mine ->
    [yes] Repik! Zaczynasz od { $count }.
   *[no] Repik! { $seat } zaczyna od { $count }.
}
counts = { $seat }: wynik { $count }.

## Gra

leads = { $seat }: { $card }. „Wynik { $count }”.
plays = { $seat }: { $card }.
takes-trick = { $mine ->
    [yes] Bierzesz lewę, wynik { $count }.
   *[no] { $seat } bierze lewę, wynik { $count }.
}
takes-back = { $mine ->
    [yes] Cofasz kartę: { $card }.
   *[no] { $seat } cofa kartę: { $card }.
}
pique = { $mine ->
    [yes] Pik! Dodatkowe trzydzieści, wynik { $count }.
   *[no] Pik! { $seat }: dodatkowe trzydzieści, wynik { $count }.
}
leza = { $mine ->
    [yes] Masz najwięcej lew: leza, +{ $count }.
   *[no] Najwięcej lew bierze { $seat }: leza, +{ $count }.
}
capot = { $mine ->
    [yes] Wszystkie lewy są twoje: kapot, +{ $count }!
   *[no] Wszystkie lewy bierze { $seat }: kapot, +{ $count }!
}
open-capot = { $mine ->
    [yes] Wszystkie lewy, zgodnie z zapowiedzią: otwarty kapot, +{ $count }!
   *[no] Wszystkie lewy bierze { $seat }, zgodnie z zapowiedzią: otwarty kapot, +{ $count }!
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
    [yes] Zgoda: reszta lew jest twoja.
   *[no] Zgoda: resztę lew bierze { $seat }.
}
claim-refused = Nie ma zgody: gramy dalej w otwarte karty.
is-ready = { $mine ->
    [yes] Czekasz na następne rozdanie.
   *[no] { $seat } czeka na następne rozdanie.
}

## Zapis

deal-count = { $seat }: { $count }.
deal-difference = { $mine ->
    [yes] Różnica jest twoja: { $amount }.
   *[no] Różnicę zapisuje { $seat }: { $amount }.
}
deal-net = { $mine ->
    [yes] Twoje saldo rozdania: { $amount }.
   *[no] Saldo rozdania, { $seat }: { $amount }.
}
korolik-single = { $mine ->
    [yes] Korolik jest twój: { $amount }.
   *[no] Korolik wygrywa { $seat }: { $amount }.
}
korolik-doubled = { $mine ->
    [yes] Korolik jest twój, podwójnie: { $amount }.
   *[no] Korolik wygrywa { $seat }, podwójnie: { $amount }.
}
refait = Korolik na zero: refet. Następny liczy się podwójnie.
wins-match = { $mine ->
    [yes] Wygrywasz partię, zysk { $amount }.
   *[no] Partię wygrywa { $seat }, zysk { $amount }.
}
drawn-match = Remis.

## Na stole

pile-spread = rozłożona talia
pile-talon-five = talon wychodzącego
pile-talon-three = talon rozdającego
pile-talon-left = reszta talonu
phase-spread = Wybór rozdającego
phase-cut = Odkryj kartę
phase-shuffle = Tasowanie
phase-exchange = Wymiana
phase-declare = Zgłoszenia
phase-play = Gra
phase-claim = „Reszta moja”
phase-over = Koniec rozdania
note-cut = { $card }
note-white = białe karty
note-exchanged = wymiana: { $count }
note-refused = bez wymiany
note-looked = widzi resztę talonu
note-over = w milczeniu: +{ $count }
note-righted = poprawione: { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}
note-false = tego nie było: { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}
note-point = w kolorze { $count }
note-point-pips = w kolorze { $count }, oczek { $pips }
note-sequence = { $count ->
    [3] tercja
    [4] kwarta
    [5] kwinta
    [6] seksta
    [7] septyma
   *[8] oktawa
}
note-sequence-rank = { $count ->
    [3] tercja
    [4] kwarta
    [5] kwinta
    [6] seksta
    [7] septyma
   *[8] oktawa
} { $rank ->
    [A] major
    [K] od króla
    [Q] od damy
    [J] od waleta
    [T] od dziesiątki
   *[other] od dziewiątki
}
note-set-rank = { $count ->
    [4] { $rank ->
        [A] cztery asy
        [K] cztery króle
        [Q] cztery damy
        [J] cztery walety
       *[T] cztery dziesiątki
    }
   *[3] { $rank ->
        [A] trzy asy
        [K] trzy króle
        [Q] trzy damy
        [J] trzy walety
       *[T] trzy dziesiątki
    }
}
note-silent = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: nic
note-good = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: „dobre”
note-equal = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: „tyle samo”
note-not-good = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: „niedobre”
note-clean = czyste karty
note-repique = repik
note-pique = pik
note-open-capot = kapot zapowiedziany
note-claims = „Reszta moja”
note-agreed = zgoda
fact-good = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: { $mine ->
    [yes] ty
   *[no] { $seat }
}
fact-equal = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: po równo
fact-none = { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}: nikt

## Arkusz

mark-doubled = podwójnie
row-deal = Rozdanie { $number }, { $mine ->
    [yes] rozdajesz ty
   *[no] rozdaje { $seat }
}
row-difference = różnica
row-net = saldo
row-korolik = Korolik { $number }
row-refait = Korolik { $number }: refet
account-pair = { $mine ->
    [yes] { $mineother ->
        [yes] ty i ty
       *[no] ty i { $seatother }
    }
   *[no] { $mineother ->
        [yes] { $seat } i ty
       *[no] { $seat } i { $seatother }
    }
}
account-total = rozliczenie
result-won = { $mine ->
    [yes] Wygrywasz partię, zysk { $amount }
   *[no] Partię wygrywa { $seat }, zysk { $amount }
}
result-drawn = Remis
part-white = białe karty
part-point = kolor
part-sequence-3 = tercja
part-sequence-4 = kwarta
part-sequence-5 = kwinta
part-sequence-6 = seksta
part-sequence-7 = septyma
part-sequence-8 = oktawa
part-set-3 = trójka
part-set-4 = czwórka
part-clean = czyste karty
part-repique = repik
part-play = wyjścia i lewy
part-last = ostatnia lewa
part-pique = pik
part-leza = leza
part-capot = kapot
part-open-capot = otwarty kapot

## Przyciski

act-spread = Rozłóż talię
act-shuffle = Tasuj
act-cut = Odkryj kartę { $at }
ui-place = Którą kartę odkryć (od 0 do 31)
always-cut = Odkryj za mnie
act-exchange = { $count ->
    [0] Nie biorę nic
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
    [many] Wymień { $count } kart
   *[other] Wymień { $count } karty
}
act-look = Obejrzyj resztę talonu
act-exchange-take = { $count ->
    [one] Odłóż { $count } kartę, weź { $take }
    [few] Odłóż { $count } karty, weź { $take }
    [many] Odłóż { $count } kart, weź { $take }
   *[other] Odłóż { $count } karty, weź { $take }
}
act-declare-brag = { $category ->
    [point] W kolorze { $brag }
    [sequence] Sekwens: { $brag }
   *[set] { $brag ->
        [3] Trzy
       *[4] Cztery
    } { $rank ->
        [A] asy
        [K] króle
        [Q] damy
        [J] walety
       *[T] dziesiątki
    }
}
act-put-right = Popraw: { $category ->
    [point] kolor
    [sequence] sekwens
   *[set] komplet
}
act-declare = { $count ->
    [0] { $category ->
        [point] Koloru nie zgłaszam
        [sequence] Bez sekwensu
       *[set] Ani czwórki, ani trójki
    }
   *[other] { $category ->
        [point] Kolor: { $cards }
        [sequence] { $count ->
            [1] Sekwens
           *[other] Sekwensy
        }: { $cards }
       *[set] { $count ->
            [1] Komplet
           *[other] Komplety
        }: { $cards }
    }
}
act-declare-capot = { $count ->
    [0] Nic nie zgłaszam, zapowiadam kapot
   *[other] { $count ->
        [1] Komplet
       *[other] Komplety
    }: { $cards }; zapowiadam kapot
}
act-play = Zagraj: { $card }
act-play-capot = Zagraj: { $card }, zapowiedz kapot
act-take-back = Cofnij kartę
act-claim = „Reszta moja”
sure-claim = Twoje karty będą odkryte do końca rozdania. Jeśli będzie zgoda, reszta lew jest twoja. Jeśli nie, gracie dalej, a karty zostają odkryte.
act-vote = { $accept ->
    [true] Zgoda
   *[false] Gramy dalej
}
act-ready = Następne rozdanie

## Zasady prostymi słowami i rozliczenie serii

term-deals = { $count ->
    [2] Korolik: dwa rozdania
    [6] Partia: sześć rozdań
    [12] Król: dwanaście rozdań
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
term-dealer-cut = O pierwszym rozdającym decyduje odkryta karta
term-dealer-seat = { $mine ->
    [yes] Rozdawanie zaczynasz ty
   *[no] Rozdawanie zaczyna: { $seat }
}
term-deal-by = { $way ->
    [twos] Rozdaje się po dwie karty, talon na końcu
   *[thrice] Rozdanie po dawnemu: trzy razy po dwie, talon, reszta po dwie
}
term-open-refait = Pierwszy korolik liczy się podwójnie: jest otwarty refet
term-live = Jak przy prawdziwym stole: można się pomylić, ale potem gra się w milczeniu
option-table = Błąd wbrew zasadom
option-table-guided = niemożliwy
option-table-live = jak przy stole: możliwy, potem milczenie
option-deals = Ile rozdań
option-deals-2 = korolik: 2
option-deals-6 = partia: 6
option-deals-12 = król: 12
option-deal_by = Jak się rozdaje
option-deal_by-twos = po dwie
option-deal_by-thrice = po dawnemu
series-match = Partia { $number }
series-unfinished = Partia { $number }, niedokoń­czona
series-balance = Bilans

## Wygląd stołu

strip-point = { $count ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
}
strip-point-pips = { $count ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
   *[8] osiem
} · { $pips }
strip-nothing = nic
strip-less = mniej
strip-better = więcej
look-deal = Rozdanie { $number } z { $deals }
look-korolik = Rozdanie { $number } z { $deals } · korolik { $korolik }
look-korolik-double = Rozdanie { $number } z { $deals } · korolik { $korolik }, podwójnie
look-cut = Dotknij karty albo zdaj się na los. Kto ma najniższą, rozdaje.
look-cut-card = Odkryj kartę { $number }
look-cut-taken = { $seat }: { $card }
keys-cut = strzałki w rozłożonej talii: od karty do karty; Enter odkrywa
look-talon-take = { $mine ->
    [yes] Bierzesz: { $count }
   *[no] { $seat } może wziąć: { $count }
}
look-talon-stays = { $mine ->
    [yes] zostanie dla ciebie: { $count }
   *[no] zostanie dla innych ({ $seat }): { $count }
}
look-talon-closed = pozostaną zakryte: { $count }
look-exchange = { $role ->
    [elder] Bierze się od trzech do pięciu kart albo nic. Resztę może wziąć rozdający, przed swoimi trzema. Wymiana jest jedna.
    [dealer] Bierze się co najmniej trzy karty albo nic: najpierw to, co zostało z piątki, potem swoje trzy. Wymiana jest jedna.
   *[norman] Dwie karty talonu może wziąć tylko rozdający: obie albo nic.
}
look-hold = Masz teraz: { $list }
look-tray-count = odrzut: { $count }
look-declare = Zgłoś wszystko, co masz
look-declare-now = teraz: { $now }
look-declare-later = teraz: { $now }; potem: { $later }
look-nothing = nic
look-keep = Zachowaj coś dla siebie…
look-keep-ask = Co zgłaszasz? Reszta pozostaje tajemnicą i się nie liczy.
look-keep-say = Zgłoś to
look-back = Wróć
look-planned = Zgłaszasz wszystko, co masz.
look-capot = Zapowiedz kapot
look-capot-about = Wszystkie lewy: 80 zamiast 40. Nieudany kapot nic nie kosztuje.
look-ledger = Zgłoszenia
look-row-point = Kolor
look-row-sequence = Sekwens
look-row-set = Komplety
look-sum = Rozdanie
look-verdict-good = dobre
look-verdict-equal = tyle samo
look-verdict-not-good = niedobre
look-verdict-open = na razie
look-speaks = { $mine ->
    [yes] mówisz
   *[no] mówi
}
look-none = jeszcze nic
look-counts = Co już policzono
look-to-pique = { $mine ->
    [yes] do pika brakuje: { $count }
   *[no] { $seat }: do pika brakuje { $count }
}
look-white = Białe karty
look-white-about = Ani króla, ani damy, ani waleta: to 10, a nikt inny nie zrobi pika ani repika.
look-great-repique = Repik!
look-great-repique-about = Trzydzieści lub więcej z samych kart, a nikt inny nie ma nic: dodatkowo sześćdziesiąt.
look-great-pique = Pik!
look-great-pique-about = Trzydzieści z kart i gry, a nikt inny nie ma nic: dodatkowo trzydzieści.
look-great-capot = Kapot!
look-great-capot-about = Wszystkie lewy: dodatkowo czterdzieści.
look-great-open-capot = Otwarty kapot!
look-great-open-capot-about = Wszystkie lewy zgodnie z zapowiedzią: dodatkowo osiemdziesiąt.
look-great-sum = { $seat }: { $was }, z premią { $now }
look-settle-deal = nr
look-settle-yours = { $mine ->
    [yes] twoje
   *[no] { $seat }
}
look-settle-doubled = { $sum } = { $net }, podwójnie
look-settle-sum = { $sum }
look-settle-refait = refet: następny podwójnie
look-settle-about = W każdym rozdaniu od wyższego wyniku odejmuje się niższy. Dwa rozdania to korolik; remisowy korolik to refet i podwaja następny. Dotknij wyniku, aby zobaczyć, z czego się składa.
look-settle-norman = Saldo rozdania to suma dwóch różnic: każdy rozlicza się z każdym. Dotknij salda, aby zobaczyć, z czego się składa.
ui-pick-hint = Dotknij kart do odrzucenia albo nie bierz nic.

## Jak przy stole

breach-PQ-6-1 = Będziesz mieć za dużo kart i grasz w milczeniu: za wyjścia i lewy nic, a kto gra przeciw tobie, liczy podwójnie.
breach-PQ-6-2 = Nie masz niczego takiego. Jeśli nie poprawisz tego do końca pierwszej lewy, w tym rozdaniu nic nie liczysz.
look-too-many = Weź więcej…
look-brag = Przechwal się…
