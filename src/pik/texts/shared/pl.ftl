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
suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
level = { $level ->
    [beginner] nowicjusz
    [club] gracz klubowy
    [random] na chybił trafił
   *[other] { $level }
}
level-short = { $level ->
    [beginner] nowicjusz
    [club] klub
    [random] losowo
   *[other] { $level }
}
trump = Atu: { $suit }
the-pack = talia
the-table = stół
game-pikala = Pikala
game-pikala-about = 2–6 osób. Od 25 do zera.
pile-stock = talia

## Dlaczego tak nie można

not-now = Teraz tak nie można.
not-your-turn = To nie twój ruch.
wait-turn = poczekaj na swoją kolej
malformed = Takiego ruchu w tej grze nie ma.
stale = Na stole już się zmieniło, wybierz jeszcze raz.
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
try-again = Nie udało się zapisać. Próbujemy jeszcze raz…

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
ui-seats = Ile osób przy stole
ui-level = Jak grają boty
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
ui-thinking = Myśli { $seat }
ui-waiting-many = Czekamy: { $seats }
ui-over = Koniec partii
ui-wait-table = Chwileczkę…
ui-hand = Twoje karty
ui-trick = Karty na stole
ui-last-trick = Ostatnia lewa
ui-played = { $seat }: { $card }
ui-playable = { $card }, można zagrać
ui-unplayable = { $card }, nie można: { $why }
ui-picked = { $card }, w wyborze
ui-pickable = { $card }, do wyboru
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
ui-turn = ruch
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
ui-sheet = Zapis
ui-sheet-row = Nr
ui-sheet-open = Otwórz zapis
ui-parts = { $seat }, { $label }
ui-parts-rule = zasada { $rule }
ui-account = Rozliczenie końcowe
ui-log = Co się działo
ui-menu = Menu
ui-rules = Zasady
ui-close = Zamknij
ui-scorer = Prowadzący zapis może…
ui-pick-hint = Wybierz karty, najwyżej { $most }: dotknij ich.
ui-pick-too-few = Wybierz co najmniej { $least }
ui-pick-too-many = Wybierz najwyżej { $most }
ui-pick-exactly = Wybierz dokładnie { $count }
ui-place = Miejsce
ui-choose-for-me = Wybierz za mnie
ui-always = Zawsze tak
ui-new-game = Zagraj jeszcze raz
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
ui-keys = Klawisze
ui-keys-cards = 1…9, 0: karta o tym numerze
ui-keys-arrows = strzałki: po kartach i przyciskach; Enter: wybierz
ui-keys-help = ?: ta lista
ui-speed = Tempo
ui-speed-slow = wolno
ui-speed-normal = zwykłe
ui-speed-fast = szybko
ui-speed-none = bez ruchu
ui-trick-stays = Jak długo leży lewa
ui-trick-seconds = { $seconds } s
ui-four-colors = Karty w czterech kolorach
ui-letter-keys = Cyfry na klawiaturze zagrywają karty
ui-bot-talk = Boty rozmawiają przy stole
ui-talk-aloud = Czytnik ekranu czyta też ich słowa

## Terminal

cli-names = Wera Borys Lena Tomek Ania
cli-question = Twój wybór:
cli-again = Takiego wyboru nie ma.
cli-pick = Które karty: numery (1 3 5) albo kody (S6 HT).
cli-place = Liczba od { $least } do { $most }.
cli-go-on = Enter: dalej
cli-input-ends = Koniec danych, partia zostaje przerwana.
cli-unfinished = Partia nie jest dokończona.
cli-recorded = Zapis: { $file }
