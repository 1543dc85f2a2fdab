## Słowa

card = { $rank ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [T] dziesiątka
    [J] walet
    [Q] dama
    [K] król
   *[A] as
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
card-index = { $rank ->
    [T] 10
    [J] W
    [Q] D
   *[other] { $rank }
}
rank = { $rank ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [T] dziesiątka
    [J] walet
    [Q] dama
    [K] król
   *[A] as
}
suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
level = { $level ->
    [beginner] nowicjusz
    [club] gracz klubowy
    [master] mistrz
    [random] na chybił trafił
   *[other] { $level }
}
level-short = { $level ->
    [beginner] nowicjusz
    [club] klubowicz
    [master] mistrz
    [random] losowo
   *[other] { $level }
}
trump = Atu: { $suit }
the-pack = talia
the-table = stół
game-pikala = Pikala
game-pikala-about = 2–6 osób. Od 25 do zera.
game-piquet = Pikieta
game-piquet-about = 2 osoby. Zgłoszenia, lewy, liczenie. Sześć rozdań.
game-piquet-norman = Pikieta normandzka
game-piquet-norman-about = 3 osoby, każdy na siebie. Sześć rozdań.
game-spades = Piki
game-spades-about = 4 osoby w parach. Stawki, lewy, worki. Do 500.
game-spades-two-handed = Piki we dwoje
game-spades-two-handed-about = 2 osoby. Karty wybiera się z talii. Do 500.
pile-stock = talia

## Dlaczego tak nie można

not-now = Teraz tak nie można.
not-your-turn = To nie twój ruch.
wait-turn = poczekaj na swoją kolej
malformed = Takiego ruchu w tej grze nie ma.
kernels-missing = Takich botów jeszcze tu nie ma: kto prowadzi serwer, dodaje je poleceniem pip install "pik[bots]".
stale = Na stole już coś się zmieniło, wybierz jeszcze raz.
not-the-scorer = To może zrobić tylko prowadzący zapis.
not-seated = Przy tym stole tylko patrzysz.
no-seat = Nikt tam nie siedzi.
not-in-hand = Nie masz takiej karty: { $card }.
must-follow = trzeba dołożyć do koloru: { $suit }
must-trump = nie masz koloru wyjścia, trzeba zagrać atu: { $suit }
must-beat = trzeba przebić: na stole { $card }
bad-shuffle = Tak tej talii nie można potasować.
bad-config = Z takimi ustawieniami nie można grać: { $why }
bad-origin = Strona jest otwarta pod innym adresem niż stół.
other-version = Tę partię grano według innych zasad ({ $game }, wersja { $version }), tutaj nie da się jej dokończyć.
damaged = Zapis tej partii jest uszkodzony, nie da się jej dokończyć.
too-fast = Za szybko. Poczekaj chwilę.
too-big = To za dużo naraz.
try-again = Nie udało się zapisać. Próbujemy jeszcze raz…
no-guest = Ta przeglądarka nie jest jeszcze znana; odśwież stronę.
not-the-host = To może tylko gospodarz stołu.
already-seated = Masz już miejsce przy tym stole.
seat-taken = To miejsce jest zajęte.
own-seat = To twoje własne miejsce.
no-such-seat = Nie ma takiego miejsca.
table-full = Wszystkie miejsca są zajęte.
seats-free = Są wolne miejsca.
started = Partia już trwa.
not-started = Nie rozegrano jeszcze żadnej partii.
in-deal = Nie w środku rozdania.
not-a-person = Na tym miejscu nie siedzi człowiek.
no-question = Teraz nikt o to nie pyta.
counted = Sesja jest zakończona i rozliczona.
lesson-table = To stół do nauki: jedna osoba i boty.
chat-off = Przy tym stole nie ma czatu.
chat-length = Wiadomość może mieć najwyżej { $most } znaków.
no-marks = W tej grze zapis prowadzi się sam.
too-many-tries = Za dużo prób. Poczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj ponownie.
too-many-changes = Za dużo zmian przy stole. Zagrajcie rozdanie, potem można dalej.
no-table = Nie ma takiego stołu.

## Life of a table

life-sits = { $name } siada do stołu.
life-leaves = { $name } odchodzi od stołu.
life-bot = { $name } siada do stołu, bot: { $level ->
    [beginner] nowicjusz
    [club] gracz klubowy
    [master] mistrz
   *[other] { $level }
}.
life-host = Gospodarzem stołu jest teraz { $name }.
life-inherits = { $name } jest tu najdłużej i teraz prowadzi stół.
life-stand-in = { $name }: teraz gra bot.
life-back = { $name } znów przy stole.
life-stopped = Partia przerwana, niedokończona.
life-lesson = To lekcja: pierwsza talia jest ułożona, przy stole jedna osoba i boty.
life-counted = Sesja zakończona.

## Ready phrases of the chat

phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-nice = Ładnie zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-bye = Do widzenia!

## Strona: wejście

ui-title = Pik
ui-hello = Miło cię widzieć, { $name }
ui-pick-game = W co gramy?
ui-play-now = Zagraj teraz z botami
ui-play-now-sub = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, boty: { $level }
ui-learn = Pierwszy raz? Nauka w jednym rozdaniu
ui-learn-sub = Podpowiedź przy każdym ruchu
ui-seats = Ile osób przy stole
ui-level = Jak grają boty
ui-level-about = { $level ->
    [beginner] gra według prostych reguł i szybko zapomina
    [club] liczy karty i pamięta, co kto mówił
    [master] sprawdza do końca każdy możliwy rozkład kart
   *[other] { $level }
}
ui-level-lacking = { $level }: tutaj niezainstalowany
ui-language = Język
ui-theme = Kolory
ui-theme-auto = jak w urządzeniu
ui-theme-light = jasne
ui-theme-dark = ciemne
ui-your-name = Twoje imię
ui-name-ask = Jak mamy cię nazywać przy stole?
ui-name-ok = To ja
ui-name-change = Zmień imię
ui-recent = Ostatnie stoły
ui-lobby = Do wyboru gry
ui-failed = Nie udało się. Spróbuj jeszcze raz.
ui-you = Ty
ui-seat = Miejsce { $number }
ui-bot = bot

## Strona: stół

ui-table = Stół
ui-your-turn = Twój ruch
ask-claim = { $seat }: „Reszta moja”. Zgadzasz się?
ask-over = Rozdajemy dalej?
ui-turn-now = Twój ruch.
ui-match-begins = Zaczyna się nowa partia.
ui-gained = { $count ->
    [one] Nowa karta
    [few] Nowe karty
    [many] Nowe karty
   *[other] Nowe karty
}: { $cards }.
ui-may = Do wyboru: { $choices }.
ui-may-also = Albo: { $choices }.
ui-may-pick = { $how }: Enter na każdej karcie, potem strzałka w górę i Enter.
ui-from-to = od „{ $first }” do „{ $last }”
ui-thinking = Myśli { $seat }
ui-waiting-many = Czekamy: { $seats }
ui-waits-for-you = Czekamy na ciebie
ui-over = Koniec partii
ui-wait-table = Chwileczkę…
ui-hand = Twoje karty
ui-tray = Wybrane karty
ui-we = My
ui-they = Oni
ui-trick = Karty na stole
ui-last-trick = Ostatnia lewa
ui-played = { $seat }: { $card }
ui-playable = { $card }, można zagrać
ui-unplayable = { $card }, nie można: { $why }
ui-breach = Wbrew zasadom
ui-breaks = { $card }, wbrew zasadom: { $why }
ui-leave-it = Jednak nie
ui-all-the-same = Zrób to mimo to
ui-picked = { $card }, wśród wybranych
ui-pickable = { $card }, można wybrać
ui-why-later = to nie twój ruch
ui-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ui-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
ui-score = wynik
ui-dealer = rozdający
ui-dealer-mark = R
ui-turn = ma ruch
ui-shown = { $seat } { $mine ->
    [yes] pokazujesz
   *[no] pokazuje
}: { $cards }
ui-pile = { $pile }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ui-trump = atu
ui-lesson = Lekcja
ui-lesson-why = Dlaczego?
ui-lesson-show = Pokaż
ui-lesson-leave = Wyjdź z lekcji
ui-lesson-real = Prawdziwa partia
ui-sheet = Zapis
ui-sheet-row = Nr
ui-sheet-open = Otwórz zapis
ui-parts = { $seat } · { $label }
ui-parts-rule = zasada { $rule }
ui-account = Rozliczenie końcowe
ui-log = Co się działo
ui-menu = Menu
ui-rules = Zasady
ui-standing = Co na stole
ui-close = Zamknij
ui-scorer = Wpisz karę
ui-pick-hint = Dotknij kart, które wybierasz, najwyżej { $most }.
ui-pick-hint-exactly = Dotknij kart, które wybierasz, dokładnie { $most }.
ui-pick-too-few = Wybierz co najmniej { $least }
ui-pick-too-many = Wybierz najwyżej { $most }
ui-pick-between = Wybierz od { $least } do { $most } kart
ui-pick-exactly = Wybierz dokładnie { $count }
ui-place = Miejsce
ui-choose-for-me = Wybierz za mnie
ui-always = Zawsze, bez pytania
ui-lost = Brak połączenia, łączymy ponownie…
ui-slow = Wciąż czekamy na serwer…
ui-sending = Wysyłamy…
ui-taken-over = Ten stół jest otwarty w innej karcie przeglądarki.
ui-take-back = Graj tutaj
ui-no-table = Nie ma takiego stołu.
ui-players = Gracze
ui-onlooker = Oglądasz

## Strona: ustawienia

ui-settings = Ustawienia
ui-group-table = Stół
ui-group-cards = Karty
ui-group-signs = Dźwięk i sygnały
ui-group-look = Język i wygląd
ui-keys = Klawisze
ui-keys-cards = 1…9, 0: pierwsze dziesięć kart, od lewej
ui-keys-cards-twice = 1…9, 0: podnieś jedną z pierwszych dziesięciu kart; drugi raz ją zagrywa
ui-keys-arrows = ← →: po kartach albo po przyciskach
ui-keys-rows = ↑ ↓: w górę do przycisków, w dół do kart
ui-keys-slider = ← → na suwaku: o jedno miejsce; Home, End: na początek i na koniec
ui-keys-enter = Enter lub spacja: zagraj kartę, naciśnij przycisk
ui-keys-tab = Tab: po całej stronie, po kolei
ui-keys-escape = Esc: zamknij, co otwarte, odłóż podniesioną kartę
ui-keys-standing = = (znak równości): posłuchaj, co na stole: czyja kolej, lewa, atu, wyniki, twoje karty
ui-keys-help = ?: ta lista
ui-speed = Tempo
ui-speed-hint = Jak szybko poruszają się karty i następują kolejne ruchy.
ui-speed-slow = wolno
ui-speed-normal = zwykłe
ui-speed-fast = szybko
ui-speed-none = bez ruchu
ui-trick-stays = Jak długo leży lewa
ui-trick-stays-hint = Żeby zdążyć zobaczyć, kto co położył.
ui-trick-seconds = { $seconds } s
ui-trick-until-tap = aż dotknę
ui-go-on = Dalej
ui-two-taps = Zagranie dwoma dotknięciami
ui-two-taps-hint = Pierwsze podnosi kartę, drugie ją zagrywa; dotknięcie obok odkłada ją z powrotem.
ui-lifted = { $card }, karta podniesiona: dotknij jeszcze raz, żeby zagrać
ui-four-colors = Karty w czterech kolorach
ui-four-colors-hint = Kara są niebieskie, trefle zielone.
ui-large-cards = Duże karty
ui-large-cards-hint = Na telefonie, gdy kart jest dużo, stoją w dwóch rzędach.
ui-contrast = Wysoki kontrast
ui-contrast-hint = Czerń, biel i wyraźne linie.
ui-letter-keys = Cyfry na klawiaturze zagrywają karty
ui-letter-keys-hint = Wyłącz, jeśli dyktujesz komputerowi: wtedy 0…9, = i ? nic nie robią.
ui-bot-talk = Boty rozmawiają przy stole
ui-bot-talk-hint = Od czasu do czasu rzucą słówko, w dymku przy swoim miejscu.
ui-talk-aloud = Czytnik ekranu czyta też ich słowa
ui-talk-aloud-hint = Po wyłączeniu ich słowa można tylko zobaczyć.
ui-sounds = Dźwięki
ui-sounds-hint = Karta, lewa, twój ruch, koniec rozdania, coś wyjątkowego.
ui-volume = Głośność
ui-volume-low = cicho
ui-volume-middle = średnio
ui-volume-high = głośno
ui-buzzes = Wibracje
ui-buzzes-hint = Dwa krótkie drgnięcia, gdy jest twój ruch.
ui-buzz-none = To urządzenie nie wibruje.
ui-notifies = Powiadomienie
ui-notifies-hint = Gdy jest twój ruch, a tej strony nie widać. Podaje grę i gospodarza, nigdy karty.
ui-notify-on = Tu pojawi się wiadomość, gdy przyjdzie twoja kolej.
ui-notify-own = Twój ruch przy własnym stole.
ui-notify-turn = Twój ruch. Gospodarz stołu: { $name }.
ui-notify-denied = Przeglądarka na to nie pozwala. Powiadomienia dla tej strony można włączyć w jej ustawieniach.
ui-notify-insecure = Działa tylko pod adresem, który zaczyna się od https.
ui-notify-none = Ta przeglądarka nie pokazuje powiadomień z takich stron.
ui-reads-scores = Wyniki czytane na głos
ui-reads-scores-hint = Po każdym rozdaniu głos podaje nowe wyniki.
ui-voice-none = Na tym urządzeniu nie ma polskiego głosu.

## Strona: życie stołu

ui-friends = Stół dla znajomych
ui-friends-sub = Przez link; wolne miejsca zajmą boty
ui-table-set = Stół gotowy
ui-invitation = Link z zaproszeniem
ui-qr = Kod QR zaproszenia
ui-share = Udostępnij
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Zaznacz link i skopiuj go.
ui-host-starts = Grę zaczyna { $name }
ui-begin = Zaczynamy
ui-again = Następna partia, te same miejsca
ui-hand-over = Przekaż stół
ui-name-scorer = Przekaż zapis
ui-remove = Usuń od stołu
ui-host = gospodarz stołu
ui-bot-plays = gra bot
ui-away = bez połączenia
ui-friend-by-link = ktoś znajomy, przez link
ui-seat-free = wolne
ui-seat-yours = twoje
ui-not-usual = Inaczej niż zwykle:
ui-changed = zmienione
ui-invites = { $name } zaprasza do stołu
ui-table-full = Wszystkie miejsca są zajęte
ui-pick-seat = Wybierz miejsce
ui-just-watch = Tylko popatrzę
ui-sit = Siadam
ui-no-account = Bez rejestracji. Ta przeglądarka zapamięta miejsce.
ui-have-code = Mam już miejsce, na innym urządzeniu
ui-code = Kod z innego urządzenia
ui-enter = Wejdź
ui-code-wrong = Ten kod tu nie pasuje.
ui-other-seat = W tej przeglądarce masz inne miejsce przy tym stole. Najpierw z niego wstań (menu, „Ja i moje urządzenia”) i spróbuj ponownie albo użyj innej przeglądarki.
ui-link-old = Ten osobisty link nie otwiera już miejsca. Usiądź na wolnym albo weź nowy link na urządzeniu, na którym grasz.
ui-try-again = Spróbuj ponownie
ui-sit-back = Wracam na swoje miejsce
ui-as-of = stan z { $time }
ui-code-is = { $code }, ważny { $minutes } min
ui-my-link = Mój osobisty link
ui-my-code = Kod dla innego urządzenia
ui-leave = Odejdź od stołu
ui-leave-sure = Na pewno odejść?
ui-leave-ends = Na pewno odejść? Partia się na tym skończy.
ui-me = Ja i moje urządzenia
ui-table-rules = Zasady przy stole
ui-rule-watch = Czy inni mogą patrzeć?
ui-rule-chat = Rozmowy przy stole?
ui-rule-absence = Gdy ktoś zniknie
ui-rule-grace = Uznaj za nieobecnego po
ui-rule-clock = Czas na ruch
ui-rule-pace = Boty myślą
ui-absence-ask = zapytaj stół
ui-absence-bot = gra bot
ui-absence-wait = czekamy
ui-yes = tak
ui-no = nie
ui-record = Zapisy partii
ui-count = Kończymy sesję, liczymy
ui-count-sure = Na pewno? Niedokończona partia się nie liczy.
ui-delete = Usuń stół
ui-delete-sure = Na pewno usunąć, dla wszystkich?
ui-chat = Rozmowa
ui-say = Powiedz
ui-mute = Wycisz: { $name }
ui-away-question = { $name }: brak połączenia. Co robimy?
ui-vote-wait = Czekamy
ui-vote-bot = Gra bot
ui-vote-stop = Przerywamy partię
ui-series = Rozliczenie sesji
ui-no-watching = Przy tym stole nie ma miejsca dla widzów.
ui-stopped = Partia przerwana
ui-is-away = { $name }: brak połączenia
ui-news-host = Teraz ty prowadzisz stół.
ui-news-sat = Przy stole jest teraz { $name }.
ui-news-renamed = { $was }: teraz { $name }.
ui-news-left = { $name } nie siedzi już przy stole.
ui-news-stand-in = { $name }: teraz gra bot.
ui-news-back = { $name } znów przy stole.
ui-news-away = { $name }: brak połączenia.
ui-house-name = Nazwa zasad domowych
ui-house-save = Zapisz jako zasady domowe
ui-how-we-play = Jak gramy
ui-clock-none = bez limitu
ui-clock-set = { $decision } s na ruch, { $reserve } s zapasu
ui-house-forget = Zapomnij „{ $name }”
ui-save = Zapisz
ui-change = Zmień
ui-set-table = Przygotuj stół
ui-friend = Ktoś znajomy
ui-by-link = przez link
ui-forget = Usuń z listy: { $names }
ui-state-gathering = czekamy na graczy
ui-state-playing = partia trwa
ui-state-finished = między partiami
ui-state-counted = rozliczono
ui-free-of = wolne: { $free } z { $seats }
ui-scores = prowadzi zapis
ui-unread = nowe: { $count }
ui-new-same = Nowy taki sam stół
ui-copy-account = Kopiuj rozliczenie
ui-devices-about = Aby grać z innego urządzenia, otwórz tam osobisty link albo wpisz kod.
ui-all-rules = Wszystkie zasady
ui-seats-word = Miejsca
ui-bots-fill = { $count ->
    [one] { $count } wolne miejsce zajmie bot
    [few] { $count } wolne miejsca zajmą boty
    [many] { $count } wolnych miejsc zajmą boty
   *[other] { $count } wolnego miejsca zajmą boty
}

## Terminal

cli-names = Wera Borys Lena Tomek Ania
cli-player = Gracz { $number }
cli-question = Twój wybór:
cli-again = Takiego wyboru nie ma.
cli-pick = Które karty: numery (1 3 5) albo kody (S6 HT).
cli-place = Liczba od { $least } do { $most }.
cli-go-on = Enter: dalej
cli-input-ends = Koniec danych, partia zostaje przerwana.
cli-unfinished = Partia nie jest dokończona.
cli-seen = Zapisano w trakcie partii: tylko to, co widzi { $name }. Takiego zapisu nie da się sprawdzić i nie ma w nim wyniku.
cli-seen-by-all = Zapisano w trakcie partii: tylko to, co widzą wszyscy. Takiego zapisu nie da się sprawdzić i nie ma w nim wyniku.
cli-recorded = Zapis: { $file }
