## Lekcja: zdanie przy każdej decyzji

lesson-wait = Każda lewa odejmuje punkt. Kto pierwszy zejdzie z 25 do zera, wygrywa. Bez żadnej lewy – plus 5.
lesson-cut = Przełóż, gdzie chcesz: karta ze spodu pokaże atu.
lesson-draw = Atu: { $suit }. Możesz odłożyć do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
} i wziąć tyle samo.
lesson-draw-dealer = Rozdajesz: możesz wymienić do { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}, najpierw bierzesz atu: { $card }.
lesson-no-draw = Przy wyniku 3 lub mniej nie dobiera się kart: grasz tym, co masz.
lesson-on-own = Rada: nic nie wymieniaj, naciśnij „Na swoich”.
lesson-discard = { $count ->
    [1] Zbędna: { $cards }. Dotknij jej
   *[other] Zbędne: { $cards }. Dotknij ich
}, potem „{ act-draw }”.
lesson-keep-only = Rada: zostaw jedną kartę: { $cards }. Dotknij pozostałych, potem „Dobierz 4 karty”.
lesson-discard-all = Rada: wymień wszystkie pięć. Dotknij ich, potem „Dobierz 5 kart”.
lesson-discard-for-rams = Zbędna: { $cards }. Dotknij jej, potem „Dobierz 1 kartę”. Cztery w kolorze: piąta da ramsa.
lesson-nothing = Nie ma czego ogłosić: chłopcy to dwa walety jednej barwy, Pikala to as pik.
lesson-too-low = Masz co ogłosić, ale przy wyniku { $score } już nie wolno.
lesson-boys = Dwa walety jednej barwy to chłopcy. Ogłoś ich: pierwsza lewa odejmie jeszcze 5, a bez lewy kara: telewizor, 4 na końcu.
lesson-pikala = As pik to Pikala. Ogłoś ją: pierwsza lewa odejmie jeszcze 10, a bez lewy plus 10 i kara: kółko, 2 na końcu.
lesson-both = Pikala i chłopcy: pierwsza lewa odejmie jeszcze 15, a bez lewy plus 10 i kara: telewizor, 4 na końcu.
lesson-say = Rada: ogłoś { $pikala ->
    [true] { $boys ->
        [blonds] Pikalę i blondynów
        [brunettes] Pikalę i brunetów
       *[none] Pikalę
    }
   *[false] { $boys ->
        [blonds] blondynów
        [brunettes] brunetów
       *[none] to, co masz
    }
}.
lesson-say-nothing = Rada: nic nie ogłaszaj. Lewa nie jest pewna.
lesson-rams = Pięć kart jednego koloru to rams. Pokażesz go: dla ciebie { $own }, dla pozostałych +{ $others }, a lew się nie gra.
lesson-show-rams = Rada: pokaż.
lesson-hide-rams = Rada: nic nie ogłaszaj. Lewy dadzą więcej.
lesson-only-rams = Pokazano ramsa: lew nie będzie, ogłosić można tylko własnego ramsa.
lesson-claim = Rada: „Wszystkie moje!” Pozostałe lewy są twoje, cokolwiek kto ma.
lesson-claimed = { $seat } chce wziąć wszystkie pozostałe lewy i pokazuje karty.
lesson-agree = Rada: zgódź się. Tu nie da się zabrać żadnej lewy.
lesson-play-on = Rada: graj dalej. Może jednak jedna lewa będzie twoja.
lesson-lead = Pierwsze wyjście jest twoje: dowolną kartą.
lesson-lead-ace = Masz asa atu: twoje pierwsze wyjście to zawsze as.
lesson-lead-again = { $bonus ->
    [0] Lewa twoja: -1, wynik { $score }.
   *[other] Lewa twoja: -1 za nią i -{ $bonus } za zapowiedź, wynik { $score }.
} Kto wziął, ten wychodzi – dowolną kartą.
lesson-follow = Kolor wyjścia: { $suit }, dołóż do koloru. Nie masz czym przebić: na stole { $card }.
lesson-follow-beat = Kolor wyjścia: { $suit }, dołóż do koloru. Możesz przebić, więc przebij: na stole { $card }.
lesson-follow-trumped = Kolor wyjścia: { $suit }, ale lewę bije atu. Po prostu dołóż do koloru.
lesson-trump = Nie masz koloru wyjścia ({ $suit }): zagraj atu.
lesson-trump-over = Nie masz koloru wyjścia ({ $suit }), a na stole leży atu, { $card }: zagraj wyższe.
lesson-trump-under = Nie masz koloru wyjścia ({ $suit }): zagraj atu, choć na stole leży wyższe: { $card }.
lesson-throw = Nie masz ani koloru wyjścia ({ $suit }), ani atu: zagraj cokolwiek, lewa nie twoja.
lesson-only = Nie ma wyboru: { $card }.
lesson-lose-weakest = Tej lewy nie weźmiesz. Rada – oddaj słabą kartę: { $card }.
lesson-lose = Tej lewy nie weźmiesz. Rada: { $card }.
lesson-takes = Rada: { $card }. Po tobie nikt już nie gra – lewa twoja.
lesson-sure = Rada: { $card }. Nikt już tego nie przebije.
lesson-beats = Rada: { $card }. Na razie lewa twoja, ale po tobie jeszcze grają.
lesson-strongest = Rada: { $card }. Mocniejszej nie masz.
lesson-keep = Rada: { $card }. Mocniejsze karty zostaw na później.
lesson-row = Było { $was }, jest { $score }. Kto pierwszy dojdzie do zera, wygrywa partię.
lesson-wheel = Obwódka to kółko: dostaje się je za rozdanie bez lewy, na końcu kosztuje 2.
lesson-tv = Kwadrat to telewizor: dostaje się go za chłopców bez lewy, na końcu kosztuje 4.
