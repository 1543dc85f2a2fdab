## Слова

card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [S] пик
    [H] червей
    [D] бубён
   *[C] треф
}
card-index = { $rank ->
    [T] 10
    [J] В
    [Q] Д
    [K] К
    [A] Т
   *[other] { $rank }
}
suit = { $suit ->
    [S] пики
    [H] черви
    [D] бубны
   *[C] трефы
}
level = { $level ->
    [beginner] новичок
    [club] клубный игрок
    [random] наугад
   *[other] { $level }
}
level-short = { $level ->
    [beginner] новичок
    [club] клуб
    [random] наугад
   *[other] { $level }
}
trump = Козыри: { $suit }
the-pack = колода
the-table = стол
game-pikala = Пикала
game-pikala-about = 2–6 человек. С 25 до нуля.
pile-stock = колода

## Почему так нельзя

not-now = Сейчас так нельзя.
not-your-turn = Сейчас не ваш ход.
wait-turn = дождитесь своего хода
malformed = Такого хода в этой игре нет.
stale = За столом уже всё изменилось, выберите ещё раз.
not-the-scorer = Это может только пишущий.
not-seated = За этим столом вы только смотрите.
no-seat = Там никто не сидит.
not-in-hand = У вас нет такой карты: { $card }.
must-follow = нужно в масть: { $suit }
must-trump = масти захода нет, нужно козырять: { $suit }
must-beat = нужно перебить: на столе { $card }
bad-shuffle = Так эту колоду не перетасовать.
bad-config = С такими настройками играть нельзя: { $why }
bad-origin = Страница открыта не с того адреса, где стоит стол.
other-version = Эту партию играли по другим правилам ({ $game }, версия { $version }), здесь её не продолжить.
damaged = Запись этой партии повреждена, её не продолжить.
too-fast = Слишком быстро. Подождите немного.
try-again = Не удалось сохранить. Пробуем ещё раз…

## Страница: вход

ui-title = Pik
ui-hello = Рады вас видеть, { $name }
ui-pick-game = Во что сыграем?
ui-play-now = Играть сейчас с ботами
ui-play-now-sub = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, боты: { $level }
ui-seats = Сколько человек за столом
ui-level = Как играют боты
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = как на устройстве
ui-theme-light = светлые
ui-theme-dark = тёмные
ui-your-name = Ваше имя
ui-name-ask = Как вас звать за столом?
ui-name-ok = Это я
ui-name-change = Сменить имя
ui-recent = Недавние столы
ui-lobby = К выбору игры
ui-failed = Не получилось. Попробуйте ещё раз.
ui-you = Вы
ui-seat = Место { $number }
ui-bot = бот

## Страница: стол

ui-table = Стол
ui-your-turn = Ваш ход
ui-thinking = Думает { $seat }
ui-waiting-many = Ждём: { $seats }
ui-over = Партия окончена
ui-wait-table = Минутку…
ui-hand = Ваши карты
ui-trick = Карты на столе
ui-last-trick = Прошлая взятка
ui-played = { $seat }: { $card }
ui-playable = { $card }, можно ходить
ui-unplayable = { $card }, нельзя: { $why }
ui-picked = { $card }, выбор сделан
ui-pickable = { $card }, можно выбрать
ui-why-later = сейчас не ваш ход
ui-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}
ui-score = счёт
ui-dealer = дилер
ui-dealer-mark = Д
ui-turn = ход
ui-shown = { $seat } { $mine ->
    [yes] показываете
   *[no] показывает
}: { $cards }
ui-pile = { $pile }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-trump = козырь
ui-sheet = Запись
ui-sheet-row = №
ui-sheet-open = Открыть запись
ui-parts = { $seat }, { $label }
ui-parts-rule = правило { $rule }
ui-account = Окончательный расчёт
ui-log = Что было
ui-menu = Меню
ui-rules = Правила
ui-close = Закрыть
ui-scorer = Пишущий может…
ui-pick-hint = Выберите карты, не больше { $most }: коснитесь их.
ui-pick-too-few = Выберите не меньше { $least }
ui-pick-too-many = Выберите не больше { $most }
ui-pick-exactly = Выберите ровно { $count }
ui-place = Место
ui-choose-for-me = Выберите за меня
ui-always = Всегда так
ui-new-game = Сыграть ещё
ui-lost = Связь пропала, подключаемся…
ui-slow = Всё ещё ждём сервер…
ui-sending = Отправляем…
ui-taken-over = Этот стол открыт в другой вкладке.
ui-take-back = Играть здесь
ui-no-table = Такого стола нет.
ui-players = Игроки
ui-onlooker = Вы зритель

## Страница: настройки

ui-settings = Настройки
ui-keys = Клавиши
ui-keys-cards = 1…9, 0: карта с этим номером
ui-keys-arrows = стрелки: по картам и кнопкам; Enter: выбрать
ui-keys-help = ?: этот список
ui-speed = Скорость
ui-speed-slow = неспешно
ui-speed-normal = обычно
ui-speed-fast = быстро
ui-speed-none = без движения
ui-trick-stays = Сколько лежит взятка
ui-trick-seconds = { $seconds } с
ui-four-colors = Карты в четыре цвета
ui-letter-keys = Цифры на клавиатуре ходят картами
ui-bot-talk = Боты переговариваются
ui-talk-aloud = Чтение с экрана читает и их реплики

## Терминал

cli-names = Вера Борис Лена Тёма Аня
cli-question = Ваш выбор:
cli-again = Такого выбора нет.
cli-pick = Какие карты: номера (1 3 5) или коды (S6 HT).
cli-place = Число от { $least } до { $most }.
cli-go-on = Enter: дальше
cli-input-ends = Ввод закончился, партия остановлена.
cli-unfinished = Партия не доиграна.
cli-recorded = Запись: { $file }
