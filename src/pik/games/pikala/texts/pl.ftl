## Dlaczego tak nie można

not-playing-yet = rozgrywka jeszcze się nie zaczęła
must-lead-trump-ace = pierwszy raz trzeba wyjść asem atu: { $card }
must-follow-beat = przebij w kolorze, na stole { $card }
must-trump-beat = brak koloru wyjścia: przebij atutem, na stole { $card }
may-not-draw = Przy wyniku 3 lub mniej nie dobiera się kart.
too-few-in-stock = { $count ->
    [one] Można wziąć najwyżej { $count } kartę.
    [few] Można wziąć najwyżej { $count } karty.
    [many] Można wziąć najwyżej { $count } kart.
   *[other] Można wziąć najwyżej { $count } karty.
}
may-not-be-given = Karty się nie należą: nie wolno ich dać.
must-be-given = Karty się należą: trzeba je dać.
no-sit-out = Teraz nie można pauzować.
no-pikala = Nie masz asa pik.
no-boys = Nie masz tych dwóch waletów.
no-rams = Do ramsa potrzeba pięciu kart jednego koloru.
only-rams-now = Po ramsie można ogłosić tylko następnego ramsa.
score-too-low = To można ogłosić przy wyniku od { $need }.

## Co się dzieje

lot-dealer = { $mine ->
    [yes] Losowanie: rozdawanie zaczynasz ty.
   *[no] Losowanie: rozdawanie zaczyna { $seat }.
}
shuffles = { $mine ->
    [yes] Tasujesz karty.
   *[no] { $seat } tasuje karty.
}
cuts = { $mine ->
    [yes] Przekładasz karty.
   *[no] { $seat } przekłada karty.
}
turns-jack = Na spodzie { $card }: wraca do talii, przekładamy od nowa.
jack-penalty = { $mine ->
    [yes] Kolejny walet z rzędu: +{ $amount } dla ciebie.
   *[no] Kolejny walet z rzędu: { $seat } dostaje +{ $amount }.
}
turns-trump = Na spodzie { $card }. Atu: { $suit }.
deals = { $mine ->
    [yes] Rozdajesz po pięć kart.
   *[no] { $seat } rozdaje po pięć kart.
}
draws = { $mine ->
    [yes] Dobierasz { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
   *[no] { $seat } dobiera { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
}
on-own = { $mine ->
    [yes] Grasz na swoich.
   *[no] { $seat } gra na swoich.
}
asks-for = { $mine ->
    [yes] Odkładasz { $count ->
        [one] { $count } kartę i prosisz o tyle samo.
        [few] { $count } karty i prosisz o tyle samo.
        [many] { $count } kart i prosisz o tyle samo.
       *[other] { $count } karty i prosisz o tyle samo.
    }
   *[no] { $seat } odkłada { $count ->
        [one] { $count } kartę i prosi o tyle samo.
        [few] { $count } karty i prosi o tyle samo.
        [many] { $count } kart i prosi o tyle samo.
       *[other] { $count } karty i prosi o tyle samo.
    }
}
refuses-cards = { $mine ->
    [yes] Nie dajesz kart: wynik jest za niski.
   *[no] { $seat } nie daje kart: wynik jest za niski.
}
big-hooliganka = { $mine ->
    [yes] Duża chuliganka dla ciebie: +{ $amount } ({ $rule }).
   *[no] { $seat } dostaje dużą chuligankę: +{ $amount } ({ $rule }).
} { $why ->
    [must-lead-trump-ace] Trzeba było wyjść asem atu.
    [must-follow] Trzeba było dołożyć do koloru.
    [must-trump] Trzeba było zagrać atu.
   *[must-beat] Trzeba było przebić.
} Karta wraca na rękę: { $card }.
wrongly-given = { $mine ->
    [yes] Dajesz karty, które się nie należą: duża chuliganka, +{ $amount } ({ $rule }).
   *[no] { $seat } daje karty, które się nie należą: duża chuliganka, +{ $amount } ({ $rule }).
}
deal-void = { $mine ->
    [yes] Rozdanie nieważne, rozdajesz jeszcze raz.
   *[no] Rozdanie nieważne, { $seat } rozdaje jeszcze raz.
}
sits-out = { $mine ->
    [yes] Pauzujesz w tym rozdaniu.
   *[no] { $seat } pauzuje w tym rozdaniu.
}
announces-nothing = { $mine ->
    [yes] Nic nie ogłaszasz.
   *[no] { $seat } nic nie ogłasza.
}
announces-pikala = { $mine ->
    [yes] Ogłaszasz Pikalę.
   *[no] { $seat } ogłasza Pikalę.
}
announces-blonds = { $mine ->
    [yes] Ogłaszasz chłopców: blondyni.
   *[no] { $seat } ogłasza chłopców: blondyni.
}
announces-brunettes = { $mine ->
    [yes] Ogłaszasz chłopców: bruneci.
   *[no] { $seat } ogłasza chłopców: bruneci.
}
announces-pikala-blonds = { $mine ->
    [yes] Ogłaszasz Pikalę i chłopców: blondyni.
   *[no] { $seat } ogłasza Pikalę i chłopców: blondyni.
}
announces-pikala-brunettes = { $mine ->
    [yes] Ogłaszasz Pikalę i chłopców: bruneci.
   *[no] { $seat } ogłasza Pikalę i chłopców: bruneci.
}
shows-rams = { $mine ->
    [yes] Pokazujesz
   *[no] { $seat } pokazuje
} { $trump ->
    [true] ramsa atutowego
   *[false] ramsa bez atu
}, { $suit }: { $cards }.
plays = { $mine ->
    [yes] Ty: { $card }.
   *[no] { $seat }: { $card }.
}
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
says-none-mine = { $seat }: „Moich nie ma”.
claims = { $count ->
    [1] { $seat }: „Ta moja” ({ $cards }).
   *[other] { $seat }: „Wszystkie moje!” ({ $cards }).
}
agrees = { $mine ->
    [yes] Zgadzasz się.
   *[no] { $seat } się zgadza.
}
plays-on = { $seat }: „Gramy dalej”.
claim-accepted = { $mine ->
    [yes] Wszyscy się zgadzają, reszta jest twoja.
   *[no] Wszyscy się zgadzają, resztę bierze { $seat }.
}
claim-refused = Nie wszyscy się zgadzają, gramy dalej z odkrytymi kartami.
four-jacks = { $mine ->
    [yes] Masz cztery walety!
   *[no] { $seat } ma cztery walety!
}
touches-zero = { $mine ->
    [yes] Dotykasz zera!
   *[no] { $seat } dotyka zera!
}
is-ready = { $mine ->
    [yes] Ty: „Można rozdawać”.
   *[no] { $seat }: „Można rozdawać”.
}
marked = { $mine ->
    [yes] Mała chuliganka dla ciebie: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] { $seat } dostaje małą chuligankę: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
new-score = { $seat }: { $score }.
asks-unmark = { $mine ->
    [yes] Prowadzący zapis chce cofnąć twoją ostatnią chuligankę: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] Prowadzący zapis chce cofnąć ostatnią chuligankę ({ $seat }): { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
agrees-unmark = { $mine ->
    [yes] Zgadzasz się.
   *[no] { $seat } się zgadza.
}
refuses-unmark = { $mine ->
    [yes] Nie zgadzasz się: chuliganka zostaje.
   *[no] { $seat } się nie zgadza: chuliganka zostaje.
}
unmarked = { $mine ->
    [yes] Wszyscy się zgadzają: twoja chuliganka jest cofnięta.
   *[no] Wszyscy się zgadzają: chuliganka cofnięta ({ $seat }).
}
wins-match = { $mine ->
    [yes] Wygrywasz partię!
   *[no] { $seat } wygrywa partię!
}
called-off = Po 200 rozdaniach partia zostaje przerwana: nikt nie wygrywa i nikt nie płaci.

## Na stole

pile-turn-up = odkryte atu
phase-shuffle = Tasowanie
phase-cut = Przekładanie
phase-draw = Dobieranie
phase-serve = Rozdający daje karty
phase-declare = Zapowiedzi
phase-play = Rozgrywka
phase-claim = „Wszystkie moje!”
phase-over = Koniec rozdania
ask-cut = Gdzie przełożyć?
ask-draw = Dobierasz karty?
ask-serve = Dać karty?
ask-claim = { $seat }: „Wszystkie moje!” Zgadzasz się?
ask-declare = { $count ->
    [1] Nie możesz nic ogłosić
   *[other] Co ogłosisz?
}
note-drew = dobiera { $count }
note-asks = prosi o { $count }
note-hooliganka = duża chuliganka: { $count }
note-on-own = na swoich
note-out = pauzuje
note-pikala = Pikala
note-blonds = blondyni
note-brunettes = bruneci
note-rams = rams
note-nothing = nic
note-none-mine = „Moich nie ma”
note-claims = chce resztę
note-agreed = zgoda

## Zapis

mark-wheel = kółko
mark-tv = telewizor
mark-wheel-costs = obwódka to kółko: 2 przy rozliczeniu
mark-tv-costs = kwadrat to telewizor: 4 przy rozliczeniu
mark-won = wygrana
row-opening = Początek
row-deal = Rozdanie { $number }, { $mine ->
    [yes] rozdajesz ty
   *[no] rozdaje { $seat }
}
account-last = ostatni zapis
account-blind = stawka w ciemno
account-wheels = kółka
account-tvs = telewizory
account-total = { $mine ->
    [yes] razem dla ciebie
   *[no] razem, odbiera { $seat }
}
account-note = Ostatniego rozdania się nie pisze: liczy się zapis sprzed niego.
trace-mark = mała chuliganka: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
trace-back = cofnięta: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
result-won = { $mine ->
    [yes] Dotykasz zera i wygrywasz partię
   *[no] { $seat } dotyka zera i wygrywa partię
}
result-four-jacks = { $mine ->
    [yes] Masz cztery walety i wygrywasz partię
   *[no] { $seat } wygrywa partię: cztery walety
}
result-called-off = Partia przerwana, nikt nie wygrywa
part-last = ostatni zapis
part-blind = stawka w ciemno: płaci ją każdy, kto przegrał
part-wheels = kółka, każde po 2
part-tvs = telewizory, każdy po 4
part-tricks = lewy
part-pikala = Pikala
part-boys = chłopcy
part-no-trick = { $amount ->
    [10] Pikala bez lewy
   *[other] bez lewy
}
part-jacks = walety przy przekładaniu
part-hooliganka = duża chuliganka
part-dealer = błąd rozdającego
part-rams-own = własny rams
part-rams-other = cudzy rams

## Przyciski

act-shuffle = Tasuj
act-lot = Losuj
act-cut = { $at ->
    [one] Przełóż { $at } kartę
    [few] Przełóż { $at } karty
    [many] Przełóż { $at } kart
   *[other] Przełóż { $at } karty
}
ui-place = Gdzie przełożyć
always-cut = Zawsze przekładaj za mnie
ui-pick-hint = Dotknij kart, które odkładasz, najwyżej { $most }. Bez wymiany grasz „na swoich”.
act-draw = { $count ->
    [0] Na swoich
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
    [many] Dobierz { $count } kart
   *[other] Dobierz { $count } karty
}
act-sit-out = Pauzuj: wynik się nie zmieni
act-announce = { $pikala ->
    [true] { $boys ->
        [blonds] Pikala i blondyni
        [brunettes] Pikala i bruneci
       *[none] Pikala: -10 albo +10
    }
   *[false] { $boys ->
        [blonds] Chłopcy: blondyni
        [brunettes] Chłopcy: bruneci
       *[none] Nic nie ogłaszaj
    }
}
act-rams = Ogłoś ramsa
act-play = Zagraj: { $card }
act-none-mine = „Moich nie ma”
act-claim = „Wszystkie moje!”
sure-claim = Twoje karty będą odkryte do końca rozdania. Jeśli wszyscy się zgodzą, reszta lew jest twoja. Jeśli nie, gracie dalej, a karty zostają odkryte.
act-vote = { $accept ->
    [true] Zgadzam się
   *[false] Gramy dalej
}
act-ready = Następne rozdanie
act-serve = { $give ->
    [true] Daj karty
   *[false] Odmów
}
act-unmark = Cofnij ostatnią chuligankę
act-consent = { $accept ->
    [true] Zgoda, niech zniknie
   *[false] Niech zostanie
}
act-mark = Zapisz małą chuligankę: { $seat }, { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
reason-exposed = odsłonięta karta
reason-dawdling = granie na zwłokę
reason-rudeness = niegrzeczność
reason-other = inny drobiazg

## Options in plain words, and the account of a series

term-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
term-dealer-lot = O pierwszym rozdającym decyduje los
term-dealer-seat = { $mine ->
    [yes] Rozdawanie zaczynasz ty
   *[no] Rozdawanie zaczyna: { $seat }
}
term-guided = Stół z podpowiedzią: czego zabraniają zasady, tego nie da się zagrać, i widać dlaczego
term-live = Jak przy prawdziwym stole: można zagrać wbrew zasadom i za to zapłacić
option-table = Zagranie wbrew zasadom
option-table-guided = niemożliwe
option-table-live = jak przy stole: możliwe, kosztuje 5
series-match = Partia { $number }
series-unfinished = Partia { $number }, niedokoń­czona
series-called-off = Partia { $number }, przerwana
series-paid = Zapłacono razem
series-balance = Bilans: przegrani płacą zwycięzcy

## Jak przy stole

breach-PK-8-1 = To duża chuliganka: od razu { $price } punktów dla ciebie. Kartę zobaczą wszyscy i wróci do ciebie.
breach-PK-8-2 = Z wynikiem 3 albo mniej nie wolno dobierać. To błąd rozdającego: rozdanie będzie nieważne, a ty dostaniesz { $price } punktów.
look-asks = { $seat } prosi o { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
look-asks-score = wynik { $score }
hint-declare = Bez lewy ogłaszać się nie opłaca.
hint-serve = Przy wyniku 3 lub mniej nie dobiera się kart.
look-give = Daj { $count }
look-refuse = Odmów
look-void = Rozdanie nieważne
look-late = { $seat }: czas skończył się już dwa razy. Mała chuliganka za granie na zwłokę?
look-traces = Na kartce
look-for-whom = Kara dla kogo
look-for-what = Za co (kółko, 2 przy rozliczeniu)
